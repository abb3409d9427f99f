"""Lock n Go: two players race up a victory track past locks that close the way.

>>> from tabletop.games import lock_n_go
>>> state = lock_n_go.new_game()
>>> state = lock_n_go.apply(state, lock_n_go.parse_action("C1-C2", state))
>>> lock_n_go.to_act(state) == (lock_n_go.GREY,)
True
>>> print(lock_n_go.refusal(state, lock_n_go.parse_action("C7-C5", state)).message)
from C7, your disc moves one space forward or sideways: to C6, B7, D7, not to C5
"""

from __future__ import annotations

from typing import Final

from tabletop.game import Game
from tabletop.games.lock_n_go import notation, render, rules, scoring, setup, views
from tabletop.games.lock_n_go.actions import (
    Action,
    ChanceAction,
    LockMove,
    MoveColumnLock,
    MoveDisc,
    MoveRowLock,
    Pass,
    PlaceToken,
    PutDiscBack,
)
from tabletop.games.lock_n_go.content import DEFAULT, Content, Locks, Numbers
from tabletop.games.lock_n_go.events import (
    CoinGained,
    DiscMoved,
    DiscPutBack,
    Event,
    LevelReached,
    LockMoved,
    NothingGained,
    Passed,
    TokenPlaced,
)
from tabletop.games.lock_n_go.kinds import BLACK, GREY, Column, Kind, Mode, Row, Space
from tabletop.games.lock_n_go.pending import ChooseTokenSpace, Item
from tabletop.games.lock_n_go.rulebook import Rule
from tabletop.games.lock_n_go.rules import (
    blocked_spaces,
    coins_in_reserve,
    kind_of,
    lock_moves,
    next_level_cost,
)
from tabletop.games.lock_n_go.state import Config, LockTokens, Side, Stack, State, Token
from tabletop.games.lock_n_go.views import View

__all__ = [
    "BLACK",
    "DEFAULT",
    "GAME",
    "GREY",
    "Action",
    "ChanceAction",
    "ChooseTokenSpace",
    "CoinGained",
    "Column",
    "Config",
    "Content",
    "DiscMoved",
    "DiscPutBack",
    "Event",
    "Item",
    "Kind",
    "LevelReached",
    "LockMove",
    "LockMoved",
    "LockTokens",
    "Locks",
    "Mode",
    "MoveColumnLock",
    "MoveDisc",
    "MoveRowLock",
    "NothingGained",
    "Numbers",
    "Pass",
    "Passed",
    "PlaceToken",
    "PutDiscBack",
    "Row",
    "Rule",
    "Side",
    "Space",
    "Stack",
    "State",
    "Token",
    "TokenPlaced",
    "View",
    "actor_of",
    "advance",
    "apply",
    "apply_unchecked",
    "blocked_spaces",
    "chance",
    "chance_steps",
    "coins_in_reserve",
    "determinize",
    "dumps",
    "format_action",
    "kind_of",
    "legal_actions",
    "loads_action",
    "loads_config",
    "loads_state",
    "loads_view",
    "lock_moves",
    "new_game",
    "next_level_cost",
    "outcome",
    "parse_action",
    "parse_chance",
    "refusal",
    "svg",
    "tell",
    "text",
    "to_act",
    "view",
]

GAME: Final = Game[State, Action, View, Config, ChanceAction](
    name="lock_n_go",
    title="Lock n Go",
    about="Two players race up a victory track past locks that close the way.",
    rules=Rule,
    seat_names=("Black", "Grey"),
    players=(2,),
    config=Config(),
    max_actions=1003,
    setup=setup.setup,
    to_act=rules.to_act,
    candidates=rules.candidates,
    exact_candidates=True,
    fresh_news=True,
    refusal=rules.refusal,
    resolve=rules.resolve,
    outcome=scoring.outcome,
    view=views.view,
    determinize=views.determinize,
    flaw=setup.flaw,
    format_action=notation.format_action,
    read_action=notation.read_action,
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
loads_config: Final = GAME.loads_config
