"""What cannot wait, or not there, is refused: the steps of the stages and rewards."""

from __future__ import annotations

import pytest

from tabletop import replace
from tabletop.games.darwins_journey.kinds import CauseKind, Pile, PlaceId
from tabletop.games.darwins_journey.pending import (
    AlfredTurn,
    BeginRound,
    Cause,
    ChooseEffects,
    CleanUp,
    Draw,
    EndGame,
    EndTurn,
    Item,
    NextWorker,
    RankEnvelope,
    Ranking,
    RemoveStamps,
    ScoreGoal,
    SetTurnOrder,
    TakeTurn,
    Window,
)
from tabletop.games.darwins_journey.pending.effects import GainCoins
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.flawed import (
    BEGUN,
    CLEAN_UP,
    DRAFT,
    END,
    MORNING,
    PAIRS,
    REFILLED,
    REWARDED,
    SOLO,
    WINDOW,
    Flaw,
    check_flaw,
    check_refusal,
    in_turn,
    mine,
    on_top,
    waiting,
)
from tests.games.darwins_journey.positions import A, B, flaw, start
from tests.games.darwins_journey.positions_more import evening, stamped

ALL, SECOND = Window((A, B)), Window((B,))
LAST = (CleanUp(), ALL, ScoreGoal(), ALL)
"""What is left of the reward phase when all envelopes are rewarded."""
POSTED = REWARDED.pending[:8]
"""What waits below the rewards of the first envelope."""
FIRST, OTHER = (GainCoins(4),), (GainCoins(2),)
"""The rewards of the first envelope."""


def rewards(*items: Item, of: State = WINDOW) -> State:
    """Let other things wait in the reward phase."""
    return waiting(*items, of=of)


def rewarding(*lists: ChooseEffects, counts: tuple[int, int] = (1, 1)) -> State:
    """Reward the first envelope, on which A has two stamps and B one."""
    return waiting(*POSTED, RemoveStamps(0, counts), *lists, of=REWARDED)


PLAN = DRAFT.pending
ALFREDS = mine(SOLO, at=(PlaceId("museum_deliver"), None, None, None))
"""The player has placed a worker; it is Alfred's turn."""
ALL_PLACED = (PlaceId("museum_deliver"),) * 4
AT_WORK = mine(mine(at=ALL_PLACED), B, at=ALL_PLACED)
ALFRED_AT_WORK = mine(mine(SOLO, at=ALL_PLACED), B, at=ALL_PLACED)
LETTER = Cause(CauseKind.ENVELOPE, "1")
FIRST_OF_A = ChooseEffects(A, FIRST, cause=LETTER)
OTHER_OF_B = ChooseEffects(B, OTHER, cause=LETTER)

SET_UP: list[Flaw] = [
    (on_top(Draw(Pile.TILES, 1), of=PAIRS), "6 have been laid out, not 5"),
    (
        on_top(BeginRound(), of=DRAFT),
        "BeginRound waits where a draw of 8 crew is to wait",
    ),
    (on_top(BeginRound(), of=BEGUN), "BeginRound waits where nothing is to come"),
    (
        waiting(*PLAN[:2], EndGame(), *PLAN[2:], of=DRAFT),
        "EndGame waits where a draw of 2 starting_gold is to wait",
    ),
    (
        waiting(*PLAN[:2], PLAN[3], PLAN[2], *PLAN[4:], of=DRAFT),
        "a draw of 2 starting_silver waits where a draw of 2 starting_gold is to wait",
    ),
    (
        waiting(*REFILLED.pending[:-1], Draw(Pile.SEALS, 11), of=REFILLED),
        "11 seals are to be drawn for 12 spaces of the scrolls",
    ),
]

TURNS: list[Flaw] = [
    (waiting(NextWorker(A)), "nobody takes a turn, and the round is not over"),
    (
        waiting(NextWorker(A), TakeTurn(A)),
        "nobody takes a turn, and the round is not over",
    ),
    (
        waiting(NextWorker(A), EndTurn(B), TakeTurn(B)),
        "the turn of player 1 goes on as that of player 0",
    ),
    (
        waiting(NextWorker(B), EndTurn(B), TakeTurn(B), of=ALFREDS),
        "the turn of player 1 goes on as that of player 1",
    ),
    (
        waiting(NextWorker(A), AlfredTurn(), Draw(Pile.ALFRED, 1), of=SOLO),
        "Alfred takes the turn of somebody else",
    ),
    (
        waiting(NextWorker(A), AlfredTurn(), Draw(Pile.ALFRED, 2), of=SOLO),
        "nobody takes a turn, and the round is not over",
    ),
    (
        waiting(NextWorker(A), EndTurn(A), TakeTurn(A), of=AT_WORK),
        "player 0 has no worker to place",
    ),
    (
        waiting(NextWorker(B), AlfredTurn(), Draw(Pile.ALFRED, 1), of=ALFRED_AT_WORK),
        "Alfred has no worker to place",
    ),
    (on_top(TakeTurn(A)), "TakeTurn does not wait on TakeTurn"),
    (in_turn(SetTurnOrder()), "SetTurnOrder does not wait on EndTurn"),
    (in_turn(Draw(Pile.SEALS, 0)), "Draw does not wait on EndTurn"),
]

REWARDS: list[Flaw] = [
    (rewards(CleanUp()), "after CleanUp players are asked"),
    (rewards(CleanUp(), ALL, ScoreGoal()), "after ScoreGoal players are asked"),
    (rewards(*LAST, RankEnvelope(2)), "after RankEnvelope players are asked"),
    (
        rewards(CleanUp(), ALL, RankEnvelope(0), ALL),
        "RankEnvelope does not wait on Window",
    ),
    (rewards(*LAST, RankEnvelope(1), ALL), "RankEnvelope does not wait on Window"),
    (
        rewards(*LAST[:-1], Window(())),
        "a window asks (), which is no end of the turn order",
    ),
    (
        rewards(*LAST[:-1], Window((A,))),
        "a window asks (0,), which is no end of the turn order",
    ),
    (
        rewards(CleanUp(), SECOND, ScoreGoal(), ALL),
        "a window that has not opened does not ask all players in turn order",
    ),
    (
        rewards(*LAST, RemoveStamps(1, (1, 1)), OTHER_OF_B, FIRST_OF_A, of=REWARDED),
        "envelope 1 is not the next to be rewarded",
    ),
    (
        waiting(
            *POSTED[:-1],
            SECOND,
            RemoveStamps(0, (1, 1)),
            OTHER_OF_B,
            FIRST_OF_A,
            of=REWARDED,
        ),
        "the window after an envelope has opened before it was rewarded",
    ),
    (rewarding(OTHER_OF_B, FIRST_OF_A, counts=(2, 1)), "player 0 loses 2 of 2 stamps"),
    (
        rewarding(OTHER_OF_B, FIRST_OF_A, counts=(1, -1)),
        "player 1 loses -1 of 1 stamps",
    ),
    (rewarding(), "nobody is asked, and envelope 0 is being rewarded"),
    *(
        (found, "envelope 0 does not reward those who are to be rewarded")
        for found in (
            rewarding(FIRST_OF_A, OTHER_OF_B),
            rewarding(ChooseEffects(A, OTHER), ChooseEffects(B, FIRST)),
            rewarding(ChooseEffects(B, OTHER), ChooseEffects(A, OTHER)),
            rewarding(ChooseEffects(B, ()), FIRST_OF_A),
            rewarding(OTHER_OF_B, ChooseEffects(A, (GainCoins(5),))),
            rewarding(FIRST_OF_A, counts=(1, 0)),
            rewarding(OTHER_OF_B, counts=(1, 0)),
        )
    ),
    (
        rewarding(OTHER_OF_B, FIRST_OF_A, OTHER_OF_B),
        "player 1 is asked in the turn of player 0",
    ),
]

CLEANED: list[Flaw] = [
    (
        replace(MORNING, pending=(BeginRound(),), round=1),
        "nothing is drawn, and the round does not begin",
    ),
    (
        waiting(*CLEAN_UP.pending[::-1], of=CLEAN_UP),
        "Draw is not what waits last in any game",
    ),
    (
        on_top(Draw(Pile.SILVER, 1), of=CLEAN_UP),
        "silver objectives are left in the stack",
    ),
    (on_top(Draw(Pile.SPECIMENS, 1), of=CLEAN_UP), "10 have been laid out, not 9"),
    (on_top(SetTurnOrder(), of=CLEAN_UP), "SetTurnOrder waits where nothing is to"),
    (
        waiting(BeginRound(), EndGame(), *CLEAN_UP.pending[1:], of=CLEAN_UP),
        "EndGame waits where a draw of 3 seals is to wait",
    ),
    (waiting(Ranking(), TakeTurn(A), of=END), "something waits, and the game is over"),
]

FLAWS = [*SET_UP, *TURNS, *REWARDS, *CLEANED]


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_flaw(found: Flaw) -> None:
    """What cannot wait, or not there, is said in a sentence."""
    check_flaw(found)


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_is_not_loaded(found: Flaw) -> None:
    """A saved position with a flaw is refused when it is loaded."""
    check_refusal(found)


@pytest.mark.parametrize(
    "state",
    [
        waiting(*POSTED, RemoveStamps(0, (1, 1)), OTHER_OF_B, of=REWARDED),
        evening(stamped(start(4), "3 3 1 1")),
        evening(stamped(start(3), "1 1 1", "0 2 2", "4 0 0")),
    ],
)
def test_no_flaw(state: State) -> None:
    """Rewards that are being chosen are no flaw."""
    assert flaw(state) is None
