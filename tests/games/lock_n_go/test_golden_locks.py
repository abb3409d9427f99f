"""Golden cases 28 to 43: moving locks, blocked spaces, and the duty to leave them."""

from __future__ import annotations

import pytest

from tabletop import DecodingError, NotationError
from tabletop.games.lock_n_go import (
    BLACK,
    GAME,
    GREY,
    Action,
    Column,
    LockMove,
    MoveColumnLock,
    MoveDisc,
    MoveRowLock,
    Row,
    Rule,
    Space,
)
from tests.games.lock_n_go.drawing import (
    at,
    blocked,
    discs,
    given,
    legal,
    play,
    refused,
)


def test_g28_row_lock_moves() -> None:
    """The row token goes from 4 to 5: B5 and D5 are blocked, B4 and D4 open."""
    state = play(given(), "E1-D1/R5")

    assert {"B5", "D5"} == blocked(state)
    assert ("KK", "") == (at(state, "D1"), at(state, "E1"))
    assert (GREY,) == GAME.to_act(state)


def test_g29_column_lock_moves_right() -> None:
    """The column token goes from B to C: C4 and D4 are blocked."""
    assert {"C4", "D4"} == blocked(play(given(), "E1-D1/B-C"))


def test_g30_column_lock_moves_left() -> None:
    """The column token goes from B to A: A4 and D4 are blocked."""
    assert {"A4", "D4"} == blocked(play(given(), "E1-D1/B-A"))


@pytest.mark.parametrize("move", ["B-D", "R6", "R2", "D-B"])
def test_g31_one_space_a_token(move: str) -> None:
    """No token goes two spaces."""
    assert Rule.LOCK_MOVE is refused(given(), f"E1-D1/{move}").rule


def landing(lock: LockMove) -> Action:
    """Write down an action whose lock move no notation can say."""
    return MoveDisc(BLACK, Space("E1"), Space("D1"), lock)


@pytest.mark.parametrize(
    "lock",
    [
        MoveRowLock(Row(8)),
        MoveColumnLock(Column("A"), Column("@")),
        MoveColumnLock(Column("A"), Column("")),
        MoveColumnLock(Column("A"), Column("E")),
    ],
)
def test_g33_no_token_beyond_its_track(lock: LockMove) -> None:
    """Above row 7, and left of column A, the tracks end."""
    state = given(row=7, columns="AD")

    assert Rule.LOCK_MOVE is refused(state, landing(lock)).rule
    assert {"A7", "D7"} == blocked(state)


class TestG34:
    """Golden case 34: one token is moved, not none and not two."""

    def test_g34_lock_move_must_be_named(self) -> None:
        """Landing on a lock space without a lock move is refused."""
        assert Rule.LOCK_MOVE is refused(given(), "E1-D1").rule

    @pytest.mark.parametrize("text", ["E1-D1/R5/B-C", "E1-D1/R5,B-C", "E1-D1/R5 R6"])
    def test_two_lock_moves_cannot_be_said(self, text: str) -> None:
        """A text with two lock moves is no action."""
        with pytest.raises(NotationError, match="lock"):
            GAME.parse_action(text, given())

    def test_two_lock_moves_cannot_be_sent(self) -> None:
        """JSON with a list of lock moves is no action."""
        sent = GAME.dumps(landing(MoveRowLock(Row(5))))
        one = sent[sent.index('"lock":') + len('"lock":') : -2]

        with pytest.raises(DecodingError, match="found a list"):
            GAME.loads_action(sent.replace(one, f"[{one},{one}]"))


BESIDE_BLOCKED = """
    7  G  G  G  G  G
    5  .  .  {C5}  .  .
    4  .  .  K  .  .
    1  K  K  .  .  {E1}
"""


@pytest.mark.parametrize("text", ["C4-B4", "C4-D4"])
def test_g36_no_disc_into_a_blocked_space(text: str) -> None:
    """From C4 the blocked B4 and D4 are closed; C5 is open unless it is full."""
    state = given(BESIDE_BLOCKED.format(C5=".", E1="KK"))
    full = given(BESIDE_BLOCKED.format(C5="KK", E1="."))

    assert Rule.BLOCKED_SPACE is refused(state, text).rule
    assert "K" == at(play(state, "C4-C5"), "C5")
    assert Rule.FULL_SPACE is refused(full, "C4-C5").rule


GREY_ON_B5 = """
    7  G  G  G  G  .
    5  .  G  .  .  .
    1  K  K  K  K  K
"""


def test_g37_lock_falls_on_a_disc() -> None:
    """A lock may block a space with a disc in it; the disc stays."""
    state = play(given(GREY_ON_B5), "E1-D1/R5")

    assert {"B5", "D5"} == blocked(state)
    assert "G" == at(state, "B5")


def test_g38_disc_in_a_blocked_space_must_move() -> None:
    """Grey must move the disc on B5, to A5, C5 or B4, and no other."""
    state = play(given(GREY_ON_B5), "E1-D1/R5")

    assert {"B5-A5", "B5-B4", "B5-C5"} == legal(state)
    assert Rule.DUTY is refused(state, "C7-C6").rule
    assert ("", "G") == (at(play(state, "B5-B4"), "B5"), at(play(state, "B5-B4"), "B4"))


def test_g39_free_choice_among_several() -> None:
    """With discs in both blocked spaces grey moves either, and no third one."""
    state = given(
        """
        7  G  G  G  .  .
        5  .  G  .  G  .
        1  K  K  K  K  K
        """,
        row=5,
        to_act=GREY,
    )

    assert {"B5", "D5"} == {text[:2] for text in legal(state)}
    assert "G" == at(play(state, "D5-E5"), "E5")
    assert "G" == at(play(state, "B5-A5"), "A5")
    assert Rule.DUTY is refused(state, "A7-A6/R4").rule


def test_g40_from_one_blocked_space_not_into_the_other() -> None:
    """From the blocked B5 there is no way to the blocked C5, only to A5 and B4."""
    state = given(GREY_ON_B5, row=5, columns="BC", to_act=GREY)

    assert Rule.BLOCKED_SPACE is refused(state, "B5-C5").rule
    assert {"B5-A5", "B5-B4"} == legal(state)


def test_g42_duty_lapses_when_it_cannot_be_met() -> None:
    """With every way out of B5 full, grey may move another disc."""
    state = given(
        """
        7  .  .  G  G  .
        5  KK G  GG .  .
        4  .  KK .  .  .
        1  .  .  .  .  K
        """,
        row=5,
        to_act=GREY,
    )

    after = play(state, "C7-C6")

    assert ("G", "G") == (at(after, "B5"), at(after, "C6"))
    assert Rule.FULL_SPACE is refused(state, "B5-A5").rule


def test_g43_no_putting_back_under_the_duty() -> None:
    """Who must leave a blocked space does not put a disc back instead."""
    state = given(
        """
        7  .  G  G  G  .
        5  .  G  .  .  .
        1  K  K  K  K  K
        """,
        row=5,
        coins=(0, 5),
        levels=(1, 2),
        to_act=GREY,
    )

    assert Rule.DUTY is refused(state, "+A7").rule
    assert (5, 4) == discs(state)
