"""Positions to be drawn, and a reader of the pictures."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final
from xml.etree import ElementTree

import attrs

from tabletop import replace
from tabletop.core.content import Provenance, Source
from tabletop.core.grids import Cell
from tabletop.games.beacon_patrol import (
    DEFAULT,
    GAME,
    HARBOUR,
    Action,
    Config,
    State,
    Table,
    TileExplored,
)
from tests.games.beacon_patrol.drawing import P2, ROUND, dealt, given, play
from tests.games.beacon_patrol.playing import greedily, steps
from tests.rendering.shapes import Node, classes, places
from tests.rendering.sheets import spelled

_SVG: Final = "{http://www.w3.org/2000/svg}"

MILLS: Final = Config(windmills=True)
_RICH: Final = attrs.evolve(
    DEFAULT,
    tables=tuple(Table(players, tiles=8, tokens=12) for players in (1, 2, 3, 4)),
)
_REBUILT: Final = attrs.evolve(
    DEFAULT, sources=(Source("tiles", Provenance.RECONSTRUCTED, "Made up."),)
)

NAMES: Final = (
    "new",
    *(f"set-up {players}" for players in (1, 2, 3, 4)),
    *(f"middle {players}" for players in (1, 2, 3, 4)),
    *(f"end {players}" for players in (1, 2, 3, 4)),
    "drawing",
    "crowd",
    "bay",
    "mills",
    "wide",
    "tall",
    "full",
    "rich",
    "thrown",
    "rebuilt",
)
"""Every player number, early, later and at the end; odd maps and components."""


@cache
def position(name: str) -> State:
    """Return a position by its name."""
    kind, _, players = name.partition(" ")
    match kind:
        case "new":
            return GAME.new_game(2)
        case "set-up":
            return dealt(GAME.new_game(int(players)), int(players))
        case "middle" | "end":
            return _played(int(players), has_ended=kind == "end")
        case "drawing":
            return play(dealt(GAME.new_game(2)), "end", "drew 0 WWWW-B")
        case "crowd":
            return given(ROUND, players=4, ships=((1, 0),) * 4, to_act=P2)
        case "bay":
            return given("1,0 WLLW-L; -1,0 LWWL-L", players=3, ships=((-1, 0),) * 2)
        case "mills":
            mills = f"1,0 WWWW-M; 2,0 WWWW-B; 1,1 WWWW-P; 1,-1 WWWW-B; {_REST}"
            return given(mills, "WWWW-M", config=MILLS)
        case "wide":
            return _spread((x, 0) for x in range(-27, 28))
        case "tall":
            return _spread((0, y) for y in range(-27, 28))
        case "full":
            return _spread((x % 9 - 4, x // 9 - 3) for x in range(55))
        case "rich":
            return dealt(GAME.new_game(4, Config(content=_RICH)))
        case "thrown":
            return play(dealt(GAME.new_game(2, Config(content=_RICH))), "end")
        case "rebuilt":
            return given(config=Config(content=_REBUILT))
        case _:
            raise KeyError(name)


_REST: Final = "0,1 WWWW-P; 0,-1 WWWW-P; -1,0 WWWW-P"


@cache
def _played(players: int, *, has_ended: bool) -> State:
    """Play greedily to the end, or until a tile is explored after 45 actions."""
    for number, (_, state) in enumerate(steps(players, 2, choose=greedily)):
        explored = any(isinstance(event, TileExplored) for event in state.news)
        if not has_ended and number >= 45 and explored and GAME.to_act(state):
            break
    return state


def _spread(cells: Iterable[Cell]) -> State:
    """Lay the whole box on some cells, whether edges match or not."""
    state = dealt(GAME.new_game(4))
    box = iter(state.config.content.pile(windmills=False).elements())
    sea = state.sea
    for cell in cells:
        if cell != HARBOUR:
            sea = sea.placed(cell, next(box))
    return replace(state, sea=sea)


# -- reading pictures


def drawn(state: State, legal: tuple[Action, ...] | None = ()) -> Node:
    """Draw a state and parse it; None marks all legal actions."""
    marked = GAME.legal_actions(state) if legal is None else legal
    root = ElementTree.fromstring(GAME.svg(state, marked))
    for node in root.iter():
        node.tag = node.tag.removeprefix(_SVG)
    return spelled(root)


def by_id(root: Node) -> dict[str, Node]:
    """Index everything with an id of its own; tiles in hands have none."""
    found = [node for node in root.iter("g") if "data-id" in node.attrib]
    found = [node for node in found if "tile" not in classes(node)]
    index = {node.attrib["data-id"]: node for node in found}
    assert len(index) == len(found), "an id is used twice"
    return index


def hand_of(root: Node, player: int) -> list[Node]:
    """List the tiles in front of a player."""
    return all_of(by_id(root)[f"player-{player}"], "tile")


def all_of(root: Node, kind: str) -> list[Node]:
    """Find all elements of a class."""
    return [node for node in root.iter() if kind in classes(node)]


def writing(root: Node) -> list[str]:
    """Read every text that is shown."""
    return [place.node.text or "" for place in places(root) if place.node.tag == "text"]
