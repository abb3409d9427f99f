"""Actions as short texts, both ways."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given as over
from hypothesis import strategies as st

from tabletop import NotationError
from tabletop.games.lock_n_go import (
    BLACK,
    GAME,
    GREY,
    Action,
    Column,
    MoveColumnLock,
    MoveDisc,
    MoveRowLock,
    Pass,
    PlaceToken,
    PutDiscBack,
    Row,
    Space,
)
from tests.games.lock_n_go.drawing import given

FORMS = [
    ("C1-C2", MoveDisc(BLACK, Space("C1"), Space("C2"))),
    ("E1-D1/R5", MoveDisc(BLACK, Space("E1"), Space("D1"), MoveRowLock(Row(5)))),
    (
        "E1-D1/B-C",
        MoveDisc(
            BLACK, Space("E1"), Space("D1"), MoveColumnLock(Column("B"), Column("C"))
        ),
    ),
    ("+A1", PutDiscBack(BLACK, Space("A1"))),
    ("pass", Pass(BLACK)),
    ("@C2", PlaceToken(BLACK, Space("C2"))),
]


@pytest.mark.parametrize(("text", "action"), FORMS)
def test_written(text: str, action: Action) -> None:
    """Each action has one way of being written."""
    assert text == GAME.format_action(action)


@pytest.mark.parametrize(("text", "action"), FORMS)
def test_read(text: str, action: Action) -> None:
    """What is written is read again, legal or not."""
    assert action == GAME.parse_action(text, given())


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("c1-c2", "C1-C2"),
        (" C1 - C2 ", "C1-C2"),
        ("e1-d1/r5", "E1-D1/R5"),
        ("E1-D1 / R5", "E1-D1/R5"),
        ("e1 - d1 / b - c", "E1-D1/B-C"),
        ("+ a1", "+A1"),
        ("PASS", "pass"),
        ("\tPass\n", "pass"),
        ("@ c2", "@C2"),
        ("Z26-Z99", "Z26-Z99"),
    ],
)
def test_letters_and_blanks(text: str, same: str) -> None:
    """Small letters are as good as large ones, and blanks mean nothing."""
    state = given()

    assert same == GAME.format_action(GAME.parse_action(text, state))


ALL = (
    "write C1-C2 to move disc, C1-C2/R5 with lock, +A1 to put disc back, pass, "
    "or @C2 to place token"
)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", ALL),
        (" ", ALL),
        ("+", ALL),
        ("@", ALL),
        ("resign", ALL),
        ("E1-D1/", ALL),
        ("C1", "write @C2 to place token"),
        ("A1+", "write +A1 to put disc back"),
        ("C1 to C2", "write C1-C2 to move disc"),
        ("C1C2", "write C1-C2 to move disc"),
        ("C1>C2", "write C1-C2 to move disc"),
        ("passes", "write pass"),
        ("C1-C2-C3", "'c2-c3' is no space: write C1, C2"),
        ("C0-C1", "'c0' is no space"),
        ("C1-C01", "'c01' is no space"),
        ("C1-C100", "'c100' is no space"),
        ("CC-C1", "'cc' is no space"),
        ("1C-2C", "'1c' is no space"),
        ("+A", "'a' is no space"),
        ("+A1/R5", "'a1/r5' is no space"),
        ("Ç1-C2", "'ç1' is no space"),
        ("C１-C２", "'c１' is no space"),
    ],
)
def test_no_action(text: str, reason: str) -> None:
    """A text that is no action is refused with what is wrong, or what there is."""
    with pytest.raises(NotationError) as caught:
        GAME.parse_action(text, given())

    assert text == caught.value.text
    assert reason in caught.value.reason
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("E1-D1/5", "there is no lock '5'; did you mean R5?"),
        ("E1-D1/R0", "there is no lock 'r0'; write R5, B-C"),
        ("E1-D1/RR5", "there is no lock 'rr5'; did you mean R5?"),
        ("E1-D1/B", "there is no lock 'b'; write R5, B-C"),
        ("E1-D1/BC", "there is no lock 'bc'; did you mean B-C?"),
        ("E1-D1/B-C-D", "there is no lock 'b-c-d'; did you mean B-C?"),
        ("E1-D1//", "there is no lock '/'; write R5, B-C"),
    ],
)
def test_no_lock_move(text: str, reason: str) -> None:
    """A lock move that is none is told apart from the rest."""
    with pytest.raises(NotationError) as caught:
        GAME.parse_action(text, given())

    assert reason == caught.value.reason


def test_whose_action() -> None:
    """A text is read as the action of whoever is to act, or of the player named."""
    assert GREY == GAME.parse_action("C7-C6", given(to_act=GREY)).player
    assert GREY == GAME.parse_action("C7-C6", given(), GREY).player


def test_nobody_to_act() -> None:
    """When the game is over a text needs a player's name to be read."""
    state = given(turn=1000)

    with pytest.raises(NotationError, match="nobody is to act"):
        GAME.parse_action("C1-C2", state)


PLAYERS = st.sampled_from([BLACK, GREY])
COLUMNS = st.sampled_from([Column(chr(code)) for code in range(ord("A"), ord("Z") + 1)])
ROWS = st.builds(Row, st.integers(1, 99))
SPACES = st.builds(lambda column, row: Space(f"{column}{row}"), COLUMNS, ROWS)
LOCKS = (
    st.none()
    | st.builds(MoveRowLock, ROWS)
    | st.builds(MoveColumnLock, COLUMNS, COLUMNS)
)
ACTIONS: st.SearchStrategy[Action] = (
    st.builds(MoveDisc, PLAYERS, SPACES, SPACES, LOCKS)
    | st.builds(PutDiscBack, PLAYERS, SPACES)
    | st.builds(Pass, PLAYERS)
    | st.builds(PlaceToken, PLAYERS, SPACES)
)


@over(ACTIONS)
def test_every_action_there_and_back(action: Action) -> None:
    """Every action of every board is read back as it was written."""
    text = GAME.format_action(action)

    assert action == GAME.parse_action(text, given(), action.player)
    assert action == GAME.parse_action(f" {text.lower()} ", given(), action.player)


@over(st.text(max_size=12) | st.text("ABCR0123456789-/+@ pas", max_size=12))
def test_any_text_is_an_action_or_a_sentence(text: str) -> None:
    """Reading fails by a NotationError only, and what it reads is what was said."""
    with suppress(NotationError):
        action = GAME.parse_action(text, given())

        assert "".join(text.split()).upper() == GAME.format_action(action).upper()
