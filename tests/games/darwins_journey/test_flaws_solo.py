"""What Alfred cannot have is refused, in a game against him."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Bag, SeededRng, replace
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.kinds import (
    AlfredCardId,
    BonusCardId,
    CrewId,
    LastingKind,
    Seal,
    SpaceId,
)
from tabletop.games.darwins_journey.pending import ChoosePair
from tabletop.games.darwins_journey.state import CrewOnTable, Slot, State
from tests.games.darwins_journey.flawed import (
    SOLO,
    Flaw,
    board,
    check_flaw,
    check_refusal,
    decks,
    mine,
    scored,
)
from tests.games.darwins_journey.positions import A, B
from tests.games.darwins_journey.solo_games import at_random, questions

DEALT = GAME.advance(GAME.new_game(1), SeededRng("dealt"))
"""The player keeps crew cards."""
LATE = next(state for state in questions("easy", 3, at_random) if state.round == 4)
"""A question of the fourth round."""


def alfred(state: State = SOLO, **changes: Any) -> State:
    """Change what only Alfred has."""
    assert state.alfred is not None
    return replace(state, alfred=replace(state.alfred, **changes))


def his(state: State = SOLO, **changes: Any) -> State:
    """Change what Alfred has as players have it."""
    return mine(state, B, **changes)


def pair() -> State:
    """Let nobody choose the pair of starting objectives."""
    state, rng = DEALT, SeededRng("pair")
    while not isinstance(state.pending[-1], ChoosePair):
        (action, *_) = GAME.legal_actions(state)
        state = GAME.advance(GAME.apply(state, action), rng)
    question = replace(state.pending[-1], order=())
    return replace(state, pending=(*state.pending[:-1], question))


ROWS = SOLO.people[B].rows
SIX = (Seal.BLUE, Seal.RED, Seal.YELLOW) * 2

FLAWS: list[Flaw] = [
    # his cards
    (
        alfred(drawn=(AlfredCardId(1), AlfredCardId(1))),
        "Alfred's action cards are not the 8 in the box",
    ),
    (alfred(deck=Bag()), "Alfred's action cards are not the 8 in the box"),
    (alfred(cards=()), "0 bonus cards lie above 2 spaces"),
    (alfred(cards=(BonusCardId("W1"),) * 2), "2 bonus cards lie above 2 spaces"),
    (
        alfred(cards=(BonusCardId("W1"), BonusCardId("B1"))),
        "a bonus card is not one of Alfred's board",
    ),
    (alfred(bonus=0), "Alfred's bonus track has no space 0"),
    (alfred(bonus=11), "Alfred's bonus track has no space 11"),
    (alfred(DEALT, bonus=2), "Alfred has done something before the first round"),
    # what he has
    (his(knowledge=1), "Alfred has knowledge, objectives or crew cards"),
    (
        his(crew=(CrewOnTable(CrewId(1)),)),
        "Alfred has knowledge, objectives or crew cards",
    ),
    (
        his(
            board(objectives=SOLO.board.objectives[1:], state=SOLO),
            silver=(Slot(SOLO.board.objectives[0], is_fulfilled=True), *[None] * 4),
        ),
        "Alfred has knowledge, objectives or crew cards",
    ),
    (
        his(
            board(objectives=SOLO.board.objectives[1:], state=SOLO),
            reserve=SOLO.board.objectives[:1],
        ),
        "Alfred has knowledge, objectives or crew cards",
    ),
    (his(coins=13), "Alfred cannot have 13 coins"),
    (his(coins=-1), "Alfred cannot have -1 coins"),
    (his(theory=37), "Alfred cannot be at space 37 of the theory"),
    (his(rows=(*ROWS[1:], ROWS[0])), "row 0 of Alfred is not a row of his board"),
    (
        his(
            decks(SOLO, seals=SOLO.decks.seals - Bag.of(SIX)),
            rows=(ROWS[0] + SIX, *ROWS[1:]),
        ),
        "row 0 of Alfred is not a row of his board",
    ),
    (
        his(lasting=(LastingKind.FREE_SCROLLS,)),
        "Alfred cannot have these benefits: free_scrolls",
    ),
    (his(ship=SpaceId("O9")), "the ship of player 1 has brought no explorer to B"),
    (his(unused=1), "player 1 has 1 explorers and used 1: there are 3"),
    # his points
    (scored(SOLO, B, actions=-1), "Alfred cannot have -1 points by icons"),
    (scored(SOLO, B, actions=10**18), "Alfred cannot have 1000000000000000000 points"),
    (scored(SOLO, B, knowledge=7), "Alfred cannot have 7 points by knowledge"),
    (scored(SOLO, B, goals=2), "Alfred cannot have 2 points by 0 goals"),
    (scored(LATE, B, goals=13), "Alfred cannot have 13 points by 3 goals"),
    (scored(SOLO, B, laps=2), "Alfred cannot have 2 points by laps of 3"),
    (scored(SOLO, B, laps=-3), "Alfred cannot have -3 points by his bonus track"),
    (
        scored(scored(SOLO, B, ribbons=-1), A, ribbons=1),
        "Alfred cannot have -1 points by golden ribbons",
    ),
    # before the first round
    (his(DEALT, coins=5), "player 1 has done something before the first round"),
    (pair(), "player 0 chooses a pair, not ()"),
    (board(DEALT, goals=()), "0 have been laid out, not 5: Beagle goals"),
]


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_flaw(found: Flaw) -> None:
    """What Alfred cannot have is said in a sentence."""
    check_flaw(found)


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_is_not_loaded(found: Flaw) -> None:
    """A saved position with a flaw is refused when it is loaded."""
    check_refusal(found)
