"""Positions of Darwin's Journey with one thing wrong, for the tests of `flaw`.

Fields are changed without putting right what hangs on them. `START` is the first turn
of a first game, which is A's; the others are further on, or before it. Objectives,
places and spaces are written as they are called, specimens as in `verbs`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

from tabletop import DecodingError, PlayerId, SeededRng, replace
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import DrawSeal, Finish
from tabletop.games.darwins_journey.kinds import ObjectiveId, Pile, PlaceId, Seal
from tabletop.games.darwins_journey.pending import (
    CleanUp,
    DraftCrew,
    Draw,
    EndTurn,
    GiveSeals,
    Item,
    NextWorker,
    TakeTurn,
)
from tabletop.games.darwins_journey.state import FIRST_GAME, Config, Slot, State
from tests.games.darwins_journey.positions import A, dealt, flaw, play, start, with_me
from tests.games.darwins_journey.positions_more import evening, stamped
from tests.games.darwins_journey.verbs import named

Flaw: TypeAlias = tuple[State, str]
"""A position, and a part of the sentence that says what is wrong with it."""


def check_flaw(found: Flaw) -> None:
    """See that a flaw is found, and told in its words."""
    state, sentence = found

    reason = flaw(state)

    assert reason is not None
    assert sentence in reason


def check_refusal(found: Flaw) -> None:
    """See that a saved position with a flaw is refused when it is loaded."""
    state, sentence = found
    text = GAME.dumps(state)

    with pytest.raises(DecodingError, match="no game can come to this") as caught:
        GAME.loads_state(text)

    assert "$.data" == caught.value.path
    assert sentence in caught.value.reason


# -- with one thing changed


def mine(state: State | None = None, by: PlayerId = A, **changes: Any) -> State:
    """Change what a player has, and nothing else."""
    state = START if state is None else state
    people = list(state.people)
    people[by] = replace(people[by], **changes)
    return replace(state, people=tuple(people))


def scored(state: State | None = None, by: PlayerId = A, **changes: Any) -> State:
    """Change the points of a player."""
    state = START if state is None else state
    return mine(state, by, score=replace(state.people[by].score, **changes))


def board(state: State | None = None, **changes: Any) -> State:
    """Change what lies on the board."""
    state = START if state is None else state
    return replace(state, board=replace(state.board, **changes))


def post(state: State | None = None, **changes: Any) -> State:
    """Change the envelopes."""
    state = START if state is None else state
    return replace(state, post=replace(state.post, **changes))


def decks(state: State | None = None, **changes: Any) -> State:
    """Change what is left to be drawn."""
    state = START if state is None else state
    return replace(state, decks=replace(state.decks, **changes))


def waiting(*items: Item, of: State | None = None) -> State:
    """Let other things wait."""
    return replace(START if of is None else of, pending=items)


def on_top(*items: Item, of: State | None = None) -> State:
    """Let other things wait on what waits."""
    state = START if of is None else of
    return replace(state, pending=(*state.pending, *items))


def in_turn(*items: Item, of: State | None = None) -> State:
    """Let these be asked in the turn of A, who has placed a worker."""
    turn = (NextWorker(A), EndTurn(A))
    return waiting(*turn, *items, of=PLACED if of is None else of)


# -- positions of all stages


def _passed(state: State) -> State:
    """Let everybody decline whatever is asked in the reward phase."""
    while isinstance(state.pending[0], CleanUp):
        state = play(state, Finish(GAME.to_act(state)[0]))
    return replace(state, news=())


def _drafted(state: State) -> State:
    """Draft the crew until pairs are chosen."""
    rng = SeededRng("pairs")
    while isinstance(state.pending[-1], DraftCrew):
        (player, *_) = GAME.to_act(state)
        state = GAME.advance(play(state, GAME.legal_actions(state, player)[0]), rng)
    return replace(state, news=())


def _alone() -> State:
    """Begin a game against Alfred, until the player takes the first turn."""
    rng = SeededRng("alone")
    state = GAME.advance(GAME.new_game(1), rng)
    while not isinstance(state.pending[-1], TakeTurn):
        (player,) = GAME.to_act(state)
        state = GAME.advance(play(state, GAME.legal_actions(state, player)[0]), rng)
    return replace(state, news=())


def _rich(state: State) -> State:
    """Let A have taken an objective that can be fulfilled at any time."""
    left = tuple(each for each in state.board.objectives if each != "S8")
    lying = Slot(ObjectiveId("S8"), is_fulfilled=False)
    state = board(state, objectives=left)
    state = mine(state, silver=(None, None, lying, None, None))
    return with_me(state, A, theory=4, research=named("gr"))


def _refilled() -> State:
    """Lay all blue seals on the scrolls, so that none is left for the workers."""
    state, rng = GAME.new_game(2, FIRST_GAME), SeededRng("blue")
    while state.pending[-2:] != (GiveSeals(), Draw(Pile.SEALS, 12)):
        chance, top = GAME.chance(state), state.pending[-1]
        assert chance is not None
        assert isinstance(top, Draw)
        is_seal = top.pile is Pile.SEALS
        drawn = DrawSeal(Seal.BLUE) if is_seal else chance.sample(rng)
        state = GAME.apply(state, drawn)
    return replace(state, news=())


START = start()
"""The first turn."""
BEGUN = GAME.new_game(2)
"""Everything is still to be drawn."""
DRAFT = replace(dealt(config=Config()), news=())
"""The crew is drafted, by two players."""
REFILLED = _refilled()
"""The academy is filled anew, for want of blue seals for the workers."""
PAIRS = _drafted(DRAFT)
"""Pairs of starting objectives are chosen."""
SOLO = _alone()
"""A turn of the player in a game against Alfred."""
PLACED = replace(
    with_me(START, A, at=(PlaceId("museum_deliver"), None, None, None)),
    pending=(NextWorker(A), EndTurn(A)),
)
"""The first turn, in which a worker was placed; nothing is asked yet."""
WINDOW = evening(_rich(START))
"""A could fulfil an objective before the first envelope is rewarded."""
REWARDED = evening(stamped(START, "2 1"))
"""The first envelope is rewarded: A is asked, then B."""
CLEAN_UP = evening(START)
"""The objectives for the next round are drawn."""
MORNING = replace(GAME.advance(CLEAN_UP, SeededRng("morning")), news=())
"""The first turn of the second round."""
END = _passed(evening(replace(_rich(START), round=5)))
"""The game is over."""
STAGES = (
    *(BEGUN, DRAFT, REFILLED, PAIRS, START, WINDOW, REWARDED),
    *(CLEAN_UP, MORNING, END, SOLO),
)
"""Positions that games come to."""
