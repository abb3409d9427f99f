"""Pictures in one page: none has to do with another, and all use what is drawn alike.

What is held here of the text of a picture, `test_renderers` and `test_browser` see.
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Final

import pytest

from tabletop.rendering.attributes import in_classes
from tests.rendering.gallery import NAMES, drawn, parsed
from tests.rendering.shapes import classes
from tests.rendering.sheets import DARK, KNOWN, sheet_of

TAGS: Final = {
    *("svg", "title", "desc", "style"),
    *("g", "rect", "circle", "ellipse", "path", "text"),
}
"""Elements that Qt, CairoSVG, resvg and browsers draw alike."""

ATTRIBUTES: Final = {
    *("x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "d", "transform"),
    *("fill", "stroke-width", "stroke-dasharray", "stroke-linecap"),
    *("font-size", "font-weight", "text-anchor"),
    *("class", "display", "pointer-events", "role", "viewBox"),
}
"""And what they read of them, besides ``data-``."""

NO_LENGTH: Final = re.compile(r"[Mm][^A-Za-z]*(?:[hv]-?0|l-?0[ ,]-?0)(?![.\d])")
"""A part of a path that begins with a line of no length."""

every_picture = pytest.mark.parametrize("name", NAMES)


@every_picture
def test_every_rule_minds_its_own_picture(name: str) -> None:
    """Each begins at a class of the picture, and that class is no other picture's."""
    root = parsed(drawn(name))
    (begun,) = {rule.selector.partition(" ")[0] for rule in sheet_of(root)}

    assert "tabletop" != begun[1:]
    assert ["tabletop", begun[1:]] == classes(root)


def test_pictures_with_one_class_have_one_style_sheet() -> None:
    """So what a rule does in its own picture, it may do in the other one."""
    sheets = defaultdict(set)
    for name in NAMES:
        root = parsed(drawn(name))
        sheets[root.attrib["class"]].add(root.findtext("style"))

    assert {1} == {len(each) for each in sheets.values()}
    assert len(sheets) > 4


@every_picture
def test_plain_rules_come_first(name: str) -> None:
    """Once a rule asks for what not every program knows, no plain one follows."""
    rules = sheet_of(parsed(drawn(name)))
    conditions = [rule.when for rule in rules]
    plain = [
        (each, value)
        for rule in rules
        if not rule.when
        for each, value in rule.declarations
    ]

    assert sorted(map(bool, conditions)) == list(map(bool, conditions))
    assert {(), (KNOWN,), (KNOWN, DARK)} == set(conditions)
    assert [] == [each for each in plain if each[0][:2] == "--" or "(" in each[1]]


@every_picture
def test_nothing_is_drawn_by_reference(name: str) -> None:
    """A picture has no ids that another one could have, and asks for none."""
    svg = drawn(name)

    assert [] == re.findall(r"\sid=|href|url\(|@import", svg)


@every_picture
def test_nothing_is_drawn_that_some_programs_skip(name: str) -> None:
    """Neither the order of painting, nor masks, markers, patterns or the like."""
    root = parsed(drawn(name))

    assert set() == {node.tag for node in root.iter()} - TAGS
    assert (
        set()
        == {each for node in root.iter() for each in node.attrib if each[:5] != "data-"}
        - ATTRIBUTES
    )


@every_picture
def test_colours_are_never_written_at_a_shape(name: str) -> None:
    """A shape is filled by a class or not at all, so that all are seen in the dark."""
    root = parsed(drawn(name))

    assert {"none"} >= {
        node.attrib["fill"] for node in root.iter() if "fill" in node.attrib
    }


@every_picture
def test_what_goes_with_a_class_is_a_class(name: str) -> None:
    """Qt before version 6.10 forgets the class else."""
    root = parsed(drawn(name))
    attributes = [tuple(node.attrib.items()) for node in root.iter()]

    assert attributes == [in_classes(each, {}) for each in attributes]


@every_picture
def test_no_line_is_without_length(name: str) -> None:
    """Qt skips all of these but the last one of a path."""
    assert [] == [
        node.attrib["d"]
        for node in parsed(drawn(name)).iter("path")
        if NO_LENGTH.search(node.attrib["d"])
    ]
