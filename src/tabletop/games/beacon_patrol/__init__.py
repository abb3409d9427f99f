"""Beacon Patrol: up to four captains chart the sea together, tile by tile.

>>> from tabletop import SeededRng
>>> from tabletop.games import beacon_patrol
>>> state = beacon_patrol.advance(beacon_patrol.new_game(2), SeededRng(7))
>>> state.captains[0].hand
('LLLW-L', 'WWWW-B', 'WWWW-B')
>>> state = beacon_patrol.apply(state, beacon_patrol.parse_action("WWWW-B@0,1", state))
"""

from __future__ import annotations

from typing import Final

from tabletop.game import Game
from tabletop.games.beacon_patrol import notation, render, rules, scoring, setup, views
from tabletop.games.beacon_patrol.actions import (
    Action,
    ChanceAction,
    DiscardToMove,
    DrawTile,
    EndTurn,
    MoveShip,
    PlaceTile,
    SwapTiles,
)
from tabletop.games.beacon_patrol.content import (
    DEFAULT,
    Content,
    Points,
    Rank,
    Table,
    Tile,
)
from tabletop.games.beacon_patrol.events import (
    Event,
    ShipMoved,
    TileDrawn,
    TileExplored,
    TilePlaced,
    TilesDiscarded,
    TilesSwapped,
    TurnEnded,
    TurnStarted,
)
from tabletop.games.beacon_patrol.kinds import HARBOUR, Edge, Feature, TileId
from tabletop.games.beacon_patrol.pending import DrawTiles, Item, StartTurn
from tabletop.games.beacon_patrol.rulebook import Rule
from tabletop.games.beacon_patrol.rules import placements, reachable, would_explore
from tabletop.games.beacon_patrol.scoring import explored, is_explored, rank, score
from tabletop.games.beacon_patrol.state import Captain, Config, State
from tabletop.games.beacon_patrol.views import View

__all__ = [
    "DEFAULT",
    "GAME",
    "HARBOUR",
    "Action",
    "Captain",
    "ChanceAction",
    "Config",
    "Content",
    "DiscardToMove",
    "DrawTile",
    "DrawTiles",
    "Edge",
    "EndTurn",
    "Event",
    "Feature",
    "Item",
    "MoveShip",
    "PlaceTile",
    "Points",
    "Rank",
    "Rule",
    "ShipMoved",
    "StartTurn",
    "State",
    "SwapTiles",
    "Table",
    "Tile",
    "TileDrawn",
    "TileExplored",
    "TileId",
    "TilePlaced",
    "TilesDiscarded",
    "TilesSwapped",
    "TurnEnded",
    "TurnStarted",
    "View",
    "actor_of",
    "advance",
    "apply",
    "apply_unchecked",
    "chance",
    "chance_steps",
    "determinize",
    "dumps",
    "explored",
    "format_action",
    "is_explored",
    "legal_actions",
    "loads_action",
    "loads_chance_action",
    "loads_config",
    "loads_outcome",
    "loads_state",
    "loads_view",
    "new_game",
    "outcome",
    "parse_action",
    "parse_chance",
    "placements",
    "rank",
    "reachable",
    "refusal",
    "score",
    "svg",
    "tell",
    "text",
    "to_act",
    "view",
    "would_explore",
]

GAME: Final = Game[State, Action, View, Config, ChanceAction](
    name="beacon_patrol",
    about="Up to four captains chart the sea together, tile by tile.",
    rules=Rule,
    players=(2, 1, 3, 4),
    config=Config(),
    max_actions=300,
    setup=setup.setup,
    to_act=rules.to_act,
    candidates=rules.candidates,
    exact_candidates=True,
    fresh_news=True,
    refusal=rules.refusal,
    resolve=rules.resolve,
    settle=rules.settle,
    chance=rules.chance,
    outcome=scoring.outcome,
    view=views.view,
    seated=views.seated,
    determinize=views.determinize,
    flaw=setup.flaw,
    format_action=notation.format_action,
    read_action=notation.read_action,
    read_chance=notation.read_chance,
    tell=render.tell,
    text=render.text,
    svg=render.svg,
)

new_game: Final = GAME.new_game
to_act: Final = GAME.to_act
legal_actions: Final = GAME.legal_actions
refusal: Final = GAME.refusal
apply: Final = GAME.apply
apply_unchecked: Final = GAME.apply_unchecked
chance: Final = GAME.chance
advance: Final = GAME.advance
chance_steps: Final = GAME.chance_steps
outcome: Final = GAME.outcome
view: Final = GAME.view
determinize: Final = GAME.determinize
actor_of: Final = GAME.actor_of
format_action: Final = GAME.format_action
parse_action: Final = GAME.parse_action
parse_chance: Final = GAME.parse_chance
tell: Final = GAME.tell
text: Final = GAME.text
svg: Final = GAME.svg
dumps: Final = GAME.dumps
loads_state: Final = GAME.loads_state
loads_view: Final = GAME.loads_view
loads_action: Final = GAME.loads_action
loads_chance_action: Final = GAME.loads_chance_action
loads_config: Final = GAME.loads_config
loads_outcome: Final = GAME.loads_outcome
