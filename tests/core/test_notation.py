from __future__ import annotations

import os
import subprocess
import sys
from enum import StrEnum
from typing import Any

import attrs
import pytest

from tabletop import NotationError, PlayerId, Value
from tabletop.core.notation import format_action, read_among, undescribed


class Suit(StrEnum):
    CUPS = "cups"


@attrs.frozen
class Card(Value):
    suit: Suit
    rank: int


@attrs.frozen
class Lay(Value):
    player: PlayerId
    what: Any = None


@pytest.mark.parametrize(
    ("what", "text"),
    [
        (None, "Lay -"),
        (4, "Lay 4"),
        (True, "Lay True"),
        ("oak", "Lay oak"),
        (Suit.CUPS, "Lay cups"),
        ((1, 2), "Lay (1 2)"),
        ((), "Lay ()"),
        (frozenset({"b", "a"}), "Lay (a b)"),
        (Card(Suit.CUPS, 3), "Lay (Card cups 3)"),
        ((None, Suit.CUPS), "Lay (- cups)"),
    ],
)
def test_fields_are_written_as_words(what: object, text: str) -> None:
    """Class name and fields, without the player."""
    assert format_action(Lay(PlayerId(0), what)) == text


def test_sets_are_written_alike_in_every_process() -> None:
    """The order of a set, which differs by process, does not show."""
    code = (
        "import attrs; from tabletop.core.notation import format_action; "
        "Lay = attrs.make_class('Lay', ['what'], frozen=True); "
        "print(format_action(Lay(frozenset('hazel oak fir elm ash yew'.split()))))"
    )
    texts = {
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": str(salt)},
            capture_output=True,
            check=True,
        ).stdout
        for salt in (1, 2, 3)
    }

    assert texts == {b"Lay (ash elm fir hazel oak yew)\n"}


def test_what_is_no_action_is_written_as_text() -> None:
    """Anything can be shown."""
    assert format_action(7) == "7"


@pytest.mark.parametrize("word", ["", "two  words", " edges ", "x\ty"])
def test_odd_texts_are_read_back(word: str) -> None:
    """Blanks inside of a field do not get in the way."""
    action = Lay(PlayerId(0), word)

    assert read_among(format_action(action), [action], format_action) == action


def test_a_near_miss_names_what_may_have_been_meant() -> None:
    """The hint lists near notations."""
    with pytest.raises(NotationError, match="did you mean Lay oak"):
        read_among("Lay oka", [Lay(PlayerId(0), "oak")], format_action)


def test_where_nothing_can_be_said_the_sentence_says_so() -> None:
    """Among no actions, no text is understood."""
    with pytest.raises(NotationError, match="nothing can be said here"):
        read_among("Lay oak", [], format_action)


def test_the_error_keeps_the_text_as_it_was_given() -> None:
    """A program finds what was typed, blanks and all."""
    with pytest.raises(NotationError) as caught:
        read_among("  lay ", [Lay(PlayerId(0))], format_action)

    assert caught.value.text == "  lay "


def test_a_notation_says_all_of_an_action_by_itself() -> None:
    """A game that describes nothing adds no words."""
    assert "" == undescribed(None, Lay(PlayerId(0)))
