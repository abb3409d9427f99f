"""Modern tabletop games as typed, pure Python values.

    state = game.apply(state, action)

A game is a value with a few functions; states, actions and views are immutable. Import
one from `tabletop.games`, or ask for it by name:

>>> import tabletop
>>> game = tabletop.get_game("lock_n_go")
>>> state = game.new_game()
>>> len(game.legal_actions(state))
38
"""

from __future__ import annotations

from tabletop.core.bags import Bag
from tabletop.core.chance import Chance, Dice, Draw, Rng, Seed, SeededRng, Weighted
from tabletop.core.content import GameContent, Provenance, Source
from tabletop.core.game import AnyGame, Game
from tabletop.core.outcomes import Outcome, ScoreLine, ranked
from tabletop.core.players import (
    CHANCE,
    SPECTATOR,
    Actor,
    Observer,
    PlayerId,
    others,
    seat_after,
    seats,
)
from tabletop.core.refusals import GameRule, Refusal, TurnRule, refuse
from tabletop.core.values import Value, replace
from tabletop.errors import (
    DecodingError,
    IllegalAction,
    InvalidConfig,
    InvalidContent,
    MissingExtra,
    NotationError,
    NothingToUndo,
    RecordError,
    TabletopError,
    UnknownGame,
    UnknownId,
)
from tabletop.records import AnyRecord, Record, Validation, validate
from tabletop.registry import game_names, get_game
from tabletop.rendering.style import TextStyle
from tabletop.session import Session

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Actor",
    "AnyGame",
    "AnyRecord",
    "Bag",
    "Chance",
    "DecodingError",
    "Dice",
    "Draw",
    "Game",
    "GameContent",
    "GameRule",
    "IllegalAction",
    "InvalidConfig",
    "InvalidContent",
    "MissingExtra",
    "NotationError",
    "NothingToUndo",
    "Observer",
    "Outcome",
    "PlayerId",
    "Provenance",
    "Record",
    "RecordError",
    "Refusal",
    "Rng",
    "ScoreLine",
    "Seed",
    "SeededRng",
    "Session",
    "Source",
    "TabletopError",
    "TextStyle",
    "TurnRule",
    "UnknownGame",
    "UnknownId",
    "Validation",
    "Value",
    "Weighted",
    "game_names",
    "get_game",
    "others",
    "ranked",
    "refuse",
    "replace",
    "seat_after",
    "seats",
    "validate",
]
