"""Workers, lenses, tents, stamps, ships and explorers that no game has are refused."""

from __future__ import annotations

import pytest

from tabletop import PlayerId
from tabletop.games.darwins_journey.kinds import PlaceId, SpaceId
from tabletop.games.darwins_journey.pending import EndTurn, NextWorker, TakeTurn
from tabletop.games.darwins_journey.state import Score, State, Tent
from tests.games.darwins_journey.flawed import (
    CLEAN_UP,
    DRAFT,
    PLACED,
    REWARDED,
    SOLO,
    START,
    Flaw,
    board,
    check_flaw,
    check_refusal,
    mine,
    post,
    scored,
    waiting,
)
from tests.games.darwins_journey.positions import A, B, flaw, on, turn, with_tents

A0, A4, A5, B0, O8 = (SpaceId(each) for each in ["A0", "A4", "A5", "B0", "O8"])
HOME = (None,) * 4
FAR = on(START, A, explorers={"A": "A5"})
"""An explorer of A's is beyond a ribbon, for which nobody has points yet."""
CAMPED = with_tents(START, A, {"A4": 0})


def at(*places: str | None, of: State = START, by: PlayerId = A) -> State:
    """Put the first workers of a player on places; the others are at home."""
    standing = [None if each is None else PlaceId(each) for each in places]
    return mine(of, by, at=(*standing, *HOME[len(standing) :]))


def lenses(*places: str, of: State = START) -> State:
    """Put lenses of A's on places."""
    return board(of, lenses=tuple((PlaceId(each), A) for each in places))


def tents(*pitched: Tent, left: int = 3) -> State:
    """Pitch tents; two of them are A's if nothing else is said."""
    return mine(board(tents=pitched), tents=left)


WORKERS: list[Flaw] = [
    (at("exploration_2"), "a worker stands on exploration_2, which is not open"),
    (
        at("special_middle_left"),
        "a worker stands on special_middle_left, which is not open",
    ),
    (
        at("special_bottom_left", of=SOLO),
        "a worker stands on special_bottom_left, which is not open",
    ),
    (
        at("small_left", "small_left"),
        "2 workers stand on small_left, where there is room for one",
    ),
    (
        at("small_left", of=at("small_left", by=B)),
        "2 workers stand on small_left, where there is room for one",
    ),
    (at("turn_order"), "0 have reserved the turn order by 1 workers"),
    (board(reserved=(B,)), "1 have reserved the turn order by 0 workers"),
    (
        board(at("turn_order"), reserved=(B,)),
        "1 have reserved the turn order by 1 workers",
    ),
    (
        board(
            at("turn_order", *["museum_deliver"] * 3, of=REWARDED, by=B), reserved=(B,)
        ),
        "the turn order does not follow the workers that have reserved it",
    ),
    (at("museum_deliver", of=DRAFT), "1 workers of player 0 have been placed, not 0"),
    (
        at("museum_deliver", of=CLEAN_UP, by=B),
        "1 workers of player 1 have been placed, not 0",
    ),
    (
        at(*["museum_deliver"] * 3, of=REWARDED),
        "3 workers of player 0 have been placed, not 4",
    ),
    (at("museum_deliver", by=B), "1 workers of player 1 have been placed, not 0"),
    (
        at("museum_deliver", "museum_deliver", of=PLACED),
        "0 workers of player 1 have been placed, not 1",
    ),
    (
        waiting(NextWorker(None), EndTurn(A), TakeTurn(A), of=PLACED),
        "1 workers of player 0 have been placed, not 0",
    ),
]

LENSES: list[Flaw] = [
    (lenses("academy_2", "academy_2"), "two lenses lie on academy_2"),
    (lenses("academy_1"), "a lens lies on academy_1, which is no place to unlock"),
    (lenses("small_left"), "a lens lies on small_left, which is no place to unlock"),
    (
        lenses("special_bottom_left", of=SOLO),
        "a lens lies on special_bottom_left, which is no place to unlock",
    ),
    (lenses("academy_3"), "academy_3 has been unlocked before academy_2"),
    (lenses("academy_2"), "player 0 has 6 lenses and used 1: there are 6"),
    (mine(lenses=5), "player 0 has 5 lenses and used 0: there are 6"),
    (
        mine(lenses("academy_2"), lenses=-1),
        "player 0 has -1 lenses and used 1: there are 6",
    ),
]

TENTS: list[Flaw] = [
    (tents(Tent(A4, 2, A), left=4), "the camp A4 has 2 spaces, and none 2"),
    (tents(Tent(A4, -1, A), left=4), "the camp A4 has 2 spaces, and none -1"),
    (
        tents(Tent(A4, 0, A), Tent(A4, 0, B)),
        "two tents stand on space 0 of the camp A4",
    ),
    (tents(Tent(A4, 0, A), Tent(A4, 1, A)), "player 0 has two tents at the camp A4"),
    (tents(Tent(A4, 0, A), left=3), "player 0 has 3 tents and used 1: there are 5"),
    (mine(CAMPED, tents=5), "player 0 has 5 tents and used 1: there are 5"),
]

STAMPS: list[Flaw] = [
    (mine(stacks=(5, 4, 3)), "stack 0 of player 0 holds 5 of 4 stamps"),
    (mine(stacks=(4, 4, -1)), "stack 2 of player 0 holds -1 of 4 stamps"),
    (mine(tray=-1), "player 0 owes stamps"),
    (post(stamps=((0, 0), (0, -1), (0, 0))), "player 1 owes stamps"),
    (mine(stacks=(4, 4, 3)), "player 0 has 11 stamps, not 12"),
    (mine(tray=1), "player 0 has 13 stamps, not 12"),
    (post(stamps=((0, 1), (0, 0), (0, 0))), "player 1 has 13 stamps, not 12"),
    (
        mine(stacks=(4, 4, 3), tray=1),
        "1 stamps of player 0 are used, and none was rewarded",
    ),
]

TRAVELLERS: list[Flaw] = [
    (mine(unused=3), "player 0 has 3 explorers and used 1: there are 3"),
    (mine(explorers=(None, None, None), unused=3), "player 0 has no explorer on"),
    (mine(ship=O8), "the ship of player 0 has brought no explorer to B"),
    (
        mine(mine(FAR, by=B, explorers=(A5, None, None)), score=Score(ribbons=1)),
        "two explorers stand on A5",
    ),
    (board(ribbons=(A4, A4)), "the golden ribbon at A4 is crossed for the first time"),
    (board(ribbons=(A4,)), "nobody has crossed the golden ribbon at A4"),
    (
        board(FAR, ribbons=()),
        "the golden ribbon at A4 is not crossed, but somebody is beyond",
    ),
    (FAR, "0 points came from golden ribbons, not 1"),
    (scored(ribbons=1), "1 points came from golden ribbons, not 0"),
    (board(ends=(SpaceId("A24"),) * 2), "the end at A24 is reached for the first time"),
    (board(ends=(SpaceId("A24"),)), "0 ends of tracks are reached, not 1"),
    (board(on(START, A, ship="O26"), ends=()), "1 ends of tracks are reached, not 0"),
    (scored(ends=3), "player 0 has 3 points for 0 ends of tracks"),
    (
        scored(on(START, A, ship="O26"), ends=2),
        "player 0 has 2 points for 1 ends of tracks",
    ),
    (scored(ends=-3), "player 0 has -3 points for 0 ends of tracks"),
    (on(START, A, ship="O26"), "0 points came from ends of tracks, not 3"),
]

FLAWS = [*WORKERS, *LENSES, *TENTS, *STAMPS, *TRAVELLERS]


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_flaw(found: Flaw) -> None:
    """Where no piece can be, or none of so many, is said in a sentence."""
    check_flaw(found)


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_is_not_loaded(found: Flaw) -> None:
    """A saved position with a flaw is refused when it is loaded."""
    check_refusal(found)


@pytest.mark.parametrize(
    "state",
    [
        CAMPED,
        scored(FAR, ribbons=1),
        scored(on(START, A, ship="O26"), ends=3),
        turn(PLACED, B),
    ],
)
def test_no_flaw(state: State) -> None:
    """Pieces that have moved as they can are no flaw."""
    assert flaw(state) is None
