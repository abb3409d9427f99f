"""Golden cases 163 to 169: the end of the game."""

from __future__ import annotations

import pytest

from tabletop import Outcome, PlayerId
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.kinds import LastingKind
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    B,
    C,
    holding,
    with_me,
    with_seals,
    with_tents,
)
from tests.games.darwins_journey.positions_more import bare, ended, final, museum, worth

ROW = "{0}r {0}p {0}b {0}f"
"""All specimens of a colour."""


def plain(players: int = 2) -> State:
    """Let nobody have anything that scores at the end."""
    state = museum(bare(players))
    for player in map(PlayerId, range(players)):
        state = with_me(state, player, coins=0, knowledge=0)
    return state


def full(*colours: str) -> str:
    """Write all specimens of some colours."""
    return " ".join(ROW.format(colour) for colour in colours)


def over(state: State) -> Outcome:
    """End the game."""
    outcome = GAME.outcome(ended(state))
    assert outcome is not None
    return outcome


class TestG163:
    """Golden case 163: the theory of evolution."""

    def test_g163_nine_books(self) -> None:
        """Two full rows make 4 for each of nine books: 36 points (DJ-361, DJ-373)."""
        state = museum(plain(), shown=full("g"), delivered=f"{full('y')} rb bf")

        assert 36 == final(with_me(state, A, theory=15))

    @pytest.mark.parametrize(
        ("theory", "books"),
        [(0, 0), (1, 1), (4, 4), (5, 4), (6, 5), (14, 8), (17, 9), (35, 14), (36, 15)],
    )
    def test_books(self, theory: int, books: int) -> None:
        """Each book reached or passed counts (DJ-359)."""
        assert 2 * books == final(with_me(plain(), A, theory=theory))


def test_extra_book() -> None:
    """The benefit of a further book adds one, times the modifier (DJ-360)."""
    state = museum(plain(), shown=full("g"))
    state = with_me(state, A, theory=15, lasting=(LastingKind.EXTRA_BOOK,))

    assert 3 * (9 + 1) == final(state)


class TestG165:
    """Golden case 165: the player board of the example."""

    def test_g165_example(self) -> None:
        """Objectives, pair, last tent, seals: 43 points (DJ-361, DJ-374)."""
        state = holding(
            plain(),
            A,
            silver={0: "S1!", 1: "S2!", 2: "S3!", 4: "S4!"},
            gold={0: "G1!", 4: "G2!"},
        )
        camps = ("O6", "O12", "A4", "A7", "B4")
        state = with_tents(state, A, dict.fromkeys(camps, 0))
        state = with_seals(state, A, {1: "gbyrgb", 2: "bgyrp", 3: "yg"})

        assert (1 + 1 + 2 + 5) + (4 + 8) + 4 + 5 + (3 + 3) + 7 == final(state)

    @pytest.mark.parametrize(("slot", "points"), [*enumerate((1, 1, 2, 2, 5))])
    def test_silver_slots(self, slot: int, points: int) -> None:
        """Each silver slot has its points, for a fulfilled objective (DJ-362)."""
        assert points == final(holding(plain(), A, silver={slot: "S1!"}))
        assert 0 == final(holding(plain(), A, silver={slot: "S1"}))

    @pytest.mark.parametrize(("slot", "points"), [*enumerate((4, 4, 2, 4, 8))])
    def test_gold_slots(self, slot: int, points: int) -> None:
        """Each gold slot has its points, for a fulfilled objective (DJ-362)."""
        assert points == final(holding(plain(), A, gold={slot: "G1!"}))
        assert 0 == final(holding(plain(), A, gold={slot: "G1"}))

    def test_slot_of_the_other_metal(self) -> None:
        """An objective on a slot of the other metal counts like any other (R97)."""
        state = holding(plain(), A, silver={4: "S1!"}, gold={4: "S2!"})

        assert 5 + 8 + 4 == final(state)

    def test_reserve(self) -> None:
        """Objectives in reserve bring nothing (DJ-362)."""
        assert 0 == final(holding(plain(), A, reserve="S1 G1"))


@pytest.mark.parametrize(
    ("row", "points"), [("gbyr", 0), ("gbyrp", 3), ("gbyrpp", 3 + 7)]
)
def test_g166_seals(row: str, points: int) -> None:
    """Five seals of a worker score 3, six 10, purple ones too (DJ-278, DJ-365, R32)."""
    assert points == final(with_seals(plain(), A, {1: row}))


def test_each_worker_scores() -> None:
    """Every worker with five seals scores (DJ-364)."""
    state = with_seals(plain(), A, {1: "gbyrp", 2: "bgyrp", 3: "ygbrp"})

    assert 3 * 3 == final(state)


@pytest.mark.parametrize(
    ("coins", "knowledge", "points"),
    [(4, 0, 0), (5, 0, 1), (9, 0, 1), (10, 0, 2), (0, 3, 3), (14, 2, 4)],
)
def test_g167_coins_and_knowledge(coins: int, knowledge: int, points: int) -> None:
    """A point for five coins, and for each temporary knowledge (DJ-361/367/368)."""
    assert points == final(with_me(plain(), A, coins=coins, knowledge=knowledge))


class TestG168:
    """Golden case 168: who wins."""

    def test_most_points(self) -> None:
        """Most points win (DJ-046, DJ-369)."""
        outcome = over(worth(worth(plain(3), 8), 9, by=C))

        assert (((C,), (A,), (B,)), (8, 0, 9)) == (outcome.ranking, outcome.scores)

    def test_g168_theory_decides(self) -> None:
        """Of equals, the marker further ahead wins (DJ-370)."""
        state = with_me(worth(plain(), 10), A, theory=4)
        state = with_me(worth(state, 10, by=B), B, theory=5)

        assert ((B,), (A,)) == over(state).ranking

    def test_theory_before_coins(self) -> None:
        """Theory decides before coins do (DJ-370, DJ-371)."""
        state = with_me(plain(), A, theory=4, coins=4)

        assert ((B,), (A,)) == over(with_me(state, B, theory=5)).ranking

    def test_coins_decide(self) -> None:
        """Then more coins win; they are not spent by scoring (DJ-371, R70)."""
        state = with_me(with_me(plain(), A, coins=6), B, coins=8)

        outcome = over(state)

        assert (((B,), (A,)), (1, 1)) == (outcome.ranking, outcome.scores)

    def test_shared(self) -> None:
        """Else they share the victory (DJ-372)."""
        assert ((A, B), (C,)) == over(worth(worth(plain(3), 5), 5, by=B)).ranking


class TestG169:
    """Golden case 169: the modifier of the museum."""

    @pytest.mark.parametrize(
        ("rows", "modifier"), [("", 2), ("g", 3), ("gb", 4), ("gbr", 5), ("gbry", 6)]
    )
    def test_g169_rows(self, rows: str, modifier: int) -> None:
        """Two, and one for each full row (DJ-358)."""
        state = museum(plain(), delivered=full(*rows))

        assert modifier == final(with_me(state, A, theory=1))

    def test_columns_do_not_count(self) -> None:
        """A full column does not count (DJ-358)."""
        state = museum(plain(), delivered="gr br rr yr")

        assert 2 == final(with_me(state, A, theory=1))

    def test_set_up_counts(self) -> None:
        """Tiles of the set-up fill rows too (DJ-358, R7)."""
        state = museum(plain(), shown=full("r"))

        assert 3 == final(with_me(state, A, theory=1))
