"""Positions of the solo game, built step by step, and the verbs its tests speak with.

`solo` is where most positions begin: it is Alfred's turn of the first round, he has not
drawn a card yet, and the player has nothing to fulfil. `draws` lets him draw a certain
action card and carries his turn out; `does` lets him do effects; both end when the
player is asked. His rows are written with the printed seals: ``{0: "gb"}``::

    state = with_rows(solo("medium"), {0: "bb"})
    state = draws(opened(state, "navigation_2"), 1)
    assert "navigation_2" == where(state, 0)
"""

from __future__ import annotations

from typing import Final

from tabletop import PlayerId, SeededRng, replace
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import DrawAction, Finish, PlaceWorker
from tabletop.games.darwins_journey.content import Effect
from tabletop.games.darwins_journey.kinds import (
    HAMMOCK,
    AlfredCardId,
    Difficulty,
    GoalId,
    LetterId,
    ObjectiveId,
    Pile,
    PlaceId,
    SpaceId,
    TileId,
)
from tabletop.games.darwins_journey.pending import (
    AlfredTurn,
    ChooseEffects,
    Draw,
    EndTurn,
    Item,
    NextWorker,
    TakeTurn,
)
from tabletop.games.darwins_journey.state import Config, State
from tests.games.darwins_journey.positions import legal, play, settled
from tests.games.darwins_journey.solo_pieces import (
    ALFRED,
    ME,
    Part,
    alfred,
    alfred_part,
    away,
    camped,
    counted,
    crowded,
    later,
    me,
    met,
    opened,
    part,
    posted,
    scrolls,
    shown,
    standing,
    taught,
    tired,
    with_alfred,
    with_human,
    with_rows,
    with_workers,
)
from tests.games.darwins_journey.verbs import named

__all__ = [
    "ALFRED",
    "CARDS",
    "LEVELS",
    "ME",
    "Part",
    "alfred",
    "alfred_part",
    "alfreds_turn",
    "away",
    "camped",
    "counted",
    "crowded",
    "dawn",
    "does",
    "draws",
    "evening",
    "explorer",
    "is_his",
    "later",
    "me",
    "met",
    "morning",
    "opened",
    "part",
    "placed",
    "posted",
    "resting",
    "row",
    "scrolls",
    "shown",
    "solo",
    "solo_start",
    "standing",
    "taught",
    "tired",
    "where",
    "with_alfred",
    "with_human",
    "with_rows",
    "with_workers",
]

LEVELS: Final = tuple(each.value for each in Difficulty)

CARDS: Final = {
    "main": 1,
    "BCDA": 2,
    "CDAB": 3,
    "DABC": 4,
    "left": 5,
    "right": 6,
    "deliver": 7,
    "small": 8,
}
"""Action cards by what their first option is."""


# -- given: a game that was set up


def solo_start(level: str = "easy", seed: int = 1) -> State:
    """Set a game up until Alfred draws his first card; take what comes first."""
    rng = SeededRng(seed)
    state = GAME.new_game(1, Config(solo=Difficulty(level)))
    while not is_his(state):
        chance = GAME.chance(state)
        if chance is None:
            state = GAME.apply(state, legal(state)[0])
        else:
            state = GAME.apply(state, chance.sample(rng))
    return replace(state, news=())


def solo(level: str = "easy") -> State:
    """Let it be Alfred's turn in a game of which everything is known.

    Nothing is unlocked, four coins each, bonus worker on space 5, its cards in the
    order of their names. The museum shows birds and fossils of three colours.
    """
    state = solo_start(level)
    board = replace(
        state.board,
        tiles=tuple(TileId(each) for each in (4, 3, 2, 7)),
        objectives=(ObjectiveId("S1"), ObjectiveId("G1")),
        specimens=named("gr gp gb gf br bp rr rp yr yp"),
        shown=named("bb bf rb rf yb yf"),
        goals=tuple(GoalId(each) for each in (1, 2, 3, 4, 5)),
    )
    post = replace(state.post, letters=tuple(LetterId(each) for each in (1, 2, 3)))
    state = replace(state, board=board, post=post)
    cards = sorted(part(state).cards)
    state = alfred_part(state, bonus=5, cards=tuple(cards))
    state = with_human(state, crew=(), reserve=())
    state = taught(state, {1: "g", 2: "b", 3: "y"})
    state = scrolls(state, "gby", "rgb", "yrg", "byr")
    return with_alfred(state, coins=4)


# -- when


def alfreds_turn(state: State) -> State:
    """Let the player's turn end; Alfred has not drawn a card yet."""
    below = [each for each in state.pending if not isinstance(each, _OF_A_TURN)]
    return settled(replace(state, pending=tuple(below)), NextWorker(ME))


_OF_A_TURN: Final = (TakeTurn, EndTurn, NextWorker, Draw, AlfredTurn, ChooseEffects)


def evening(state: State, reserved: tuple[PlayerId, ...] = ()) -> State:
    """Let all workers be placed: the rewards follow, until somebody is asked.

    `reserved` are the owners of the workers on the turn order place, from the left.
    """
    state = away(state, "ABCD")
    count = len(me(state).at)
    at = (PlaceId("turn_order"),) * len(reserved)
    state = with_human(state, at=(*at, *(PlaceId("museum_research"),) * count)[:count])
    state = replace(state, board=replace(state.board, reserved=reserved))
    below = [each for each in state.pending if not isinstance(each, _OF_A_TURN)]
    return settled(replace(state, pending=tuple(below)), NextWorker(ME))


def morning(state: State, reserved: tuple[PlayerId, ...] = ()) -> State:
    """Let the round end; stop when Alfred draws the first card of the next."""
    return dawn(evening(state, reserved))


def dawn(state: State) -> State:
    """Go on until Alfred draws a card; who is asked does nothing."""
    rng = SeededRng("dawn")
    while not is_his(state):
        chance = GAME.chance(state)
        if chance is None:
            (player,) = GAME.to_act(state)
            state = GAME.apply(state, Finish(player))
        else:
            state = GAME.apply(state, chance.sample(rng))
    return state


def draws(state: State, card: int | str) -> State:
    """Let Alfred draw an action card, by number or name, and play it."""
    number = CARDS[card] if isinstance(card, str) else card
    return play(state, DrawAction(AlfredCardId(number)))


def does(state: State, *effects: Effect, by: PlayerId = ALFRED) -> State:
    """Let Alfred do effects one after another; then the player is asked."""
    waiting: tuple[Item, ...] = (NextWorker(ALFRED), TakeTurn(ME))
    return settled(replace(state, pending=waiting), ChooseEffects(by, effects))


def placed(state: State, worker: int, place: str) -> State:
    """Let the player place a worker, in a turn before one of Alfred's."""
    waiting = replace(state, pending=(NextWorker(ME), TakeTurn(ME)), news=())
    return GAME.apply(waiting, PlaceWorker(ME, worker, PlaceId(place)))


# -- then


def is_his(state: State) -> bool:
    """Whether Alfred is to draw an action card."""
    top = state.pending[-1]
    return isinstance(top, Draw) and top.pile is Pile.ALFRED


def row(state: State, worker: int) -> str:
    """Write a row of Alfred's by the letters of its seals."""
    return "".join(each.value[0] for each in alfred(state).rows[worker])


def where(state: State, worker: int) -> str | None:
    """Name the place of a worker of Alfred's; None for one at home."""
    return alfred(state).at[worker]


def resting(state: State) -> int:
    """Count Alfred's workers in hammocks."""
    return alfred(state).at.count(HAMMOCK)


def explorer(state: State, island: str) -> SpaceId | None:
    """Tell where Alfred's explorer on an island stands."""
    return alfred(state).explorers["ABC".index(island)]
