"""The SVG writer: well-formed whatever it is given, and made for frontends."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tabletop import PlayerId
from tabletop.rendering.svg import (
    Anchor,
    Size,
    circle,
    element,
    group,
    path,
    picture,
    rect,
    words,
)
from tests.rendering.sheets import sheet_of

NASTY = "<b>\"quoted\" & 'single'</b>"


def test_text_is_escaped() -> None:
    """What is written reads the same after parsing, whatever signs it holds."""
    parsed = ElementTree.fromstring(str(words(0, 0, NASTY)))

    assert parsed.text == NASTY


def test_attributes_are_escaped() -> None:
    """So do the values of attributes."""
    parsed = ElementTree.fromstring(str(group("space", id=NASTY)))

    assert parsed.attrib["data-id"] == NASTY


@pytest.mark.parametrize("letter", ["\x00", "\x1b", "\ud800", "\uffff"])
def test_what_xml_cannot_hold_is_replaced(letter: str) -> None:
    """Control signs and broken letters do not break the picture."""
    parsed = ElementTree.fromstring(str(element("g", letter, class_=letter)))

    assert ("\ufffd", "\ufffd") == (parsed.text, parsed.attrib["class"])


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (3, "3"),
        (2.5, "2.5"),
        (2.0, "2"),
        (1 / 3, "0.33"),
        (-0.001, "0"),
        (100.0, "100"),
    ],
)
def test_numbers_are_short(value: float, written: str) -> None:
    """Numbers are rounded to hundredths and carry no needless zeros."""
    assert f'<g x="{written}"/>' == str(element("g", x=value))


def test_attributes_have_svg_names() -> None:
    """Python's names become those of SVG; what is empty is left out."""
    made = element("rect", class_="land", stroke_width=2, rx=None, data_id="")

    assert '<rect class="land" stroke-width="2"/>' == str(made)


def test_colours_are_classes() -> None:
    """Fill and stroke are named, not painted; without a stroke there is no width."""
    assert 'class="f-land s-line" stroke-width="2"' in str(
        rect(0, 0, 9, 9, fill="land", stroke="line")
    )
    assert '<path d="M0 0" class="f-ink"/>' == str(path("M0 0", fill="ink"))
    assert '<circle cx="1" cy="2" r="3" class="s-ink" stroke-width="4"/>' == str(
        circle(1, 2, 3, stroke="ink", line=4)
    )


@pytest.mark.parametrize(
    ("anchor", "written"), [("start", None), ("middle", "middle"), ("end", "end")]
)
def test_text_is_anchored(anchor: Anchor, written: str | None) -> None:
    """A text begins at its point, unless it is to be centred there or to end there."""
    parsed = ElementTree.fromstring(str(words(1, 2, "A", anchor=anchor)))

    assert written == parsed.attrib.get("text-anchor")


def test_text_has_one_of_three_sizes() -> None:
    """The size of a text is a class."""
    made = words(0, 0, 7, Size.COUNTER, fill="muted", bold=True)

    assert '<text x="0" y="0" class="counter bold f-muted">7</text>' == str(made)


@pytest.mark.parametrize(
    ("anchor", "left", "right"),
    [("start", 100, 121.6), ("middle", 89.2, 110.8), ("end", 78.4, 100)],
)
def test_a_halo_lies_below_the_letters(
    anchor: Anchor, left: float, right: float
) -> None:
    """A halo in the colour of the ground is painted first, and reaches farther."""
    plate, letters = ElementTree.fromstring(
        str(words(100, 50, "A1", halo="land", anchor=anchor))
    )
    x, y, width, height = (
        float(plate.attrib[name]) for name in ("x", "y", "width", "height")
    )

    assert ("rect", "text") == (plate.tag, letters.tag)
    assert "f-land" in plate.attrib["class"].split()
    assert x < left < right < x + width
    assert y < 50 - 13 < 50 < y + height


def test_letters_with_a_halo_are_written_once() -> None:
    """Who reads or copies the picture meets them as often as who sees it."""
    made = ElementTree.fromstring(str(words(0, 0, "A1", halo="land")))

    assert ["A1"] == [text.text for text in made.iter("text")]
    assert "label f-ink" == made[1].attrib["class"]


def test_a_group_tells_what_it_is() -> None:
    """Kind, id, owner, notations and a hint in words stand where pages find them."""
    made = group(
        "space coin",
        circle(0, 0, 1),
        id="C3",
        player=PlayerId(0),
        actions=["C2-C3", "B3-C3"],
        origins=["C3-C4"],
        hint="C3: gain a coin",
    )
    parsed = ElementTree.fromstring(str(made))

    assert parsed.attrib == {
        "class": "space coin",
        "data-id": "C3",
        "data-player": "0",
        "data-actions": "C2-C3|B3-C3",
        "data-origins": "C3-C4",
    }
    assert ["title", "circle"] == [child.tag for child in parsed]
    assert parsed[0].text == "C3: gain a coin"


def test_a_group_without_actions_is_no_target() -> None:
    """Nothing is written for what cannot be clicked."""
    assert '<g class="space" data-id="C3"/>' == str(group("space", id="C3"))


def test_a_notation_with_the_separator_is_refused() -> None:
    """A page must be able to part the notations again."""
    with pytest.raises(ValueError, match=r"cannot hold '\|': 'a\|b'"):
        group("space", actions=["a|b"])


def test_a_picture_scales() -> None:
    """It has a view box and no fixed size."""
    root = ElementTree.fromstring(picture("Nim", "Seven.", 300, 200))

    assert "0 0 300 200" == root.attrib["viewBox"]
    assert {"width", "height"} & set(root.attrib) == set()


def test_a_picture_says_what_it_shows() -> None:
    """Title and description come first, and the picture counts as one image."""
    root = ElementTree.fromstring(picture("Nim", "Seven matches.", 300, 200))

    assert "img" == root.attrib["role"]
    assert ["Nim", "Seven matches."] == [child.text for child in root[:2]]


def test_a_picture_refers_to_nothing() -> None:
    """No ids, scripts, links or files: several pictures can share a page."""
    drawn = picture("Nim", "Seven.", 300, 200, rect(0, 0, 9, 9, fill="land"))

    assert [] == re.findall(r"\sid=|<script|href|url\(|@import", drawn)


def test_a_picture_has_one_style_sheet() -> None:
    """The colours of a game stand with those of the house."""
    drawn = picture("Nim", "Seven.", 9, 9, colours={"wood": ("#aa8855", "#775533")})

    assert 1 == drawn.count("<style>")
    assert "--wood:#aa8855" in drawn


def test_a_picture_has_the_class_that_its_rules_ask_for() -> None:
    """The sheet reaches the picture it stands in."""
    root = ElementTree.fromstring(picture("Nim", "Seven.", 300, 200))
    scopes = {rule.selector.partition(" ")[0][1:] for rule in sheet_of(root)}

    assert ["tabletop", *scopes] == root.attrib["class"].split()
