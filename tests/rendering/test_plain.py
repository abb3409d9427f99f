"""The picture of a game that brings none."""

from __future__ import annotations

from xml.etree import ElementTree

import attrs
import pytest

from tabletop.rendering.plain import plain_svg, plain_text
from tabletop.rendering.style import TextStyle


@attrs.frozen
class Heap:
    matches: int
    owner: str = "Zoë <b>"
    news: tuple[str, ...] = attrs.field(default=(), eq=False)


def test_fields_stand_one_a_line() -> None:
    """Under the title, each field that is part of the position has a line."""
    assert "Nim\nmatches  7\nowner    'Zoë <b>'" == plain_text("Nim", Heap(7))


def test_ascii_is_kept_to() -> None:
    """Other letters are spelled out when ASCII is asked for."""
    assert plain_text("Nim", Heap(7), TextStyle(ascii=True)).isascii()


def test_anything_can_be_shown() -> None:
    """A position that is no attrs class is shown as Python writes it."""
    assert "Nim\n7" == plain_text("Nim", 7)


@pytest.mark.parametrize("view", [Heap(7), 7])
def test_the_picture_says_the_same(view: object) -> None:
    """The card is well-formed and holds every field of the text."""
    root = ElementTree.fromstring(plain_svg("Nim", view))
    written = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]

    assert "".join(plain_text("Nim", view).split()) == "".join(
        "".join((text or "").split()) for text in written
    )


def test_the_card_is_wide_enough() -> None:
    """A long field widens the card."""
    root = ElementTree.fromstring(plain_svg("Nim", Heap(7, "x" * 200)))

    assert int(root.attrib["viewBox"].split()[2]) > 200 * 10
