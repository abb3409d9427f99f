"""The rules that can refuse or decide, each told in our own words.

Sources name the chapter of the rulebook and, where it is silent, our ruling (A1-A38,
told on the game's page in the docs).
"""

from __future__ import annotations

from tabletop.core.refusals import GameRule


class Rule(GameRule):
    """What Beacon Patrol's rules say."""

    IN_FRONT = ("You use only tiles that lie in front of you.", "Placing tiles")
    NEXT_TO_SHIP = (
        "A tile is placed on the vacant space directly north, east, south or west of "
        "the tile that your ship is on.",
        "Placing tiles, 1; rulings A3, A35",
    )
    EDGES = (
        "Where tiles touch, land meets land and water meets water; tiles are never "
        "turned.",
        "Placing tiles, 2 and 3; rulings A2, A4",
    )
    WATER_WAY = (
        "Ships cross water only: where a ship passes from one tile to the next, their "
        "common edge is water.",
        "Placing tiles, 5; moving your ship; ruling A1",
    )
    ONE_SPACE = (
        "A ship moves to a tile directly north, east, south or west of its own, one "
        "tile at a time.",
        "Moving your ship; ruling A8",
    )
    TOKENS = (
        "Each move turns one of your movement tokens; with none left, you move only by "
        "placing or discarding tiles.",
        "Moving your ship; rulings A8-A11, A27",
    )
    SWAPPING = (
        "Once in your turn you may swap one of your tiles for one of another player's.",
        "Swapping tiles; rulings A12-A18",
    )
    KEEPING = (
        "Playing alone, you may keep one tile at the end of your turn, as long as "
        "there are tiles to draw.",
        "Course of the game, end of a turn; rulings A24, A25",
    )
    END = (
        "The game ends as soon as every tile has been placed or discarded.",
        "End and scoring; ruling A22",
    )
