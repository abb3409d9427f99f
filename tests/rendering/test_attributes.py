"""Attributes and classes: what belongs together is said in one place."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tabletop.rendering.attributes import in_classes
from tabletop.rendering.svg import circle, picture
from tests.rendering.sheets import sheet_of, spelled


@pytest.mark.parametrize(
    ("kind", "name", "value", "became", "rule"),
    [
        ("s-ink", "stroke-width", "2.5", "w2_5", ("stroke-width", "2.5")),
        ("s-ink", "stroke-dasharray", "9 6", "dash9-6", ("stroke-dasharray", "9 6")),
        ("s-ink", "stroke-opacity", "0.2", "veil0_2", ("stroke-opacity", "0.2")),
        ("f-ink", "fill-rule", "evenodd", "fill-evenodd", ("fill-rule", "evenodd")),
        ("label", "text-anchor", "end", "at-end", ("text-anchor", "end")),
        ("bold", "font-size", "14.4", "size14_4", ("font-size", "14.4px")),
    ],
)
def test_what_goes_with_a_class_becomes_one(
    kind: str, name: str, value: str, became: str, rule: tuple[str, str]
) -> None:
    """Widths and dashes go with the colour of a line, anchors with a size."""
    classes: dict[str, tuple[str, str]] = {}
    attributes = (("x", "1"), ("class", kind), (name, value))

    assert (("x", "1"), ("class", f"{kind} {became}")) == (
        in_classes(attributes, classes)
    )
    assert {became: rule} == classes


@pytest.mark.parametrize(
    ("kind", "name", "value"),
    [
        ("f-ink", "stroke-width", "2"),
        ("s-ink", "text-anchor", "end"),
        ("space", "stroke-width", "2"),
        ("s-ink", "stroke-width", "calc(1px + 1px)"),
        ("s-ink", "x", "2"),
    ],
)
def test_what_goes_with_no_class_stays(kind: str, name: str, value: str) -> None:
    """So does a value that the name of a class cannot tell."""
    classes: dict[str, tuple[str, str]] = {}
    attributes = (("class", kind), (name, value))

    assert attributes == in_classes(attributes, classes)
    assert {} == classes


def test_a_picture_brings_the_rules_of_its_classes() -> None:
    """Read with its sheet, a picture says all that was drawn."""
    drawn = circle(1, 2, 3, stroke="ink", line=4.5)
    root = ElementTree.fromstring(picture("Nim", "Seven.", 9, 9, drawn))
    found = root[-1].attrib

    assert "s-ink w4_5" == found["class"]
    assert "stroke-width" not in found
    assert "4.5" == spelled(root)[-1].attrib["stroke-width"]


def test_equal_lines_share_a_rule() -> None:
    """However many there are."""
    drawn = [circle(1, 2, each, stroke="ink", line=4) for each in (3, 4, 5)]
    root = ElementTree.fromstring(picture("Nim", "Seven.", 9, 9, *drawn))

    assert 1 == sum(rule.selector.endswith(" .w4") for rule in sheet_of(root))
