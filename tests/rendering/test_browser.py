"""Chromium shows each picture by day and night, alone and beside all the others."""

from __future__ import annotations

import pytest

from tabletop.rendering.svg import picture, rect
from tests.rendering.gallery import (
    NAMES,
    colours,
    drawn,
    parsed,
    spots,
    without_letters,
)
from tests.rendering.renderers import (
    Points,
    browser,
    differences,
    other_colours,
    resvg,
    size_of,
)

pytestmark = pytest.mark.slow

WIDE = 500
"""Points that a picture in a page is wide."""

OWN = [
    picture("Own", "A coin.", 90, 90, rect(9, 9, 72, 72, fill="coin"), colours=each)
    for each in ({"coin": ("#ff0000", "#880000")}, {"coin": ("#00ff00", "#008800")})
]
"""Pictures of two games that mean different colours by one name."""

every_picture = pytest.mark.parametrize("name", NAMES)
by_day_and_night = pytest.mark.parametrize("dark", [False, True])


def shown(*svgs: str, style: str = "", dark: bool = False) -> list[Points]:
    """Show pictures below each other in one page, and cut the page into them."""
    sizes = [size_of(svg) for svg in svgs]
    heights = [round(height * WIDE / width) for width, height in sizes]
    page = browser(_page(svgs, heights, style), WIDE, sum(heights), dark=dark)
    tops = [sum(heights[:number]) for number in range(len(heights))]
    return [
        Points(page.cut(0, top, WIDE, high).image, *size)
        for top, high, size in zip(tops, heights, sizes, strict=True)
    ]


def _page(svgs: tuple[str, ...], heights: list[int], style: str) -> str:
    figures = (
        f'<div style="height:{high}px">{svg}</div>'
        for svg, high in zip(svgs, heights, strict=True)
    )
    return (
        f"<!doctype html><meta charset=utf-8><style>body{{margin:0}}"
        f"body svg{{display:block;width:{WIDE}px;height:100%}}{style}</style>"
        f"{''.join(figures)}"
    )


@every_picture
def test_a_browser_draws_the_shapes_of_the_others(name: str) -> None:
    """In cells of 12 units the mean colours are those that resvg draws."""
    svg = without_letters(drawn(name))
    apart = differences(shown(svg)[0], resvg(svg, WIDE / size_of(svg)[0]), 12)

    assert max(apart) <= 40
    assert sum(apart) <= 1 * len(apart)


@by_day_and_night
def test_pictures_in_one_page_keep_their_colours(dark: bool) -> None:
    """All of them, twice each: every shape has the colour its own palette says."""
    svgs = [without_letters(drawn(name)) for name in NAMES] + OWN
    svgs += reversed(svgs)
    for svg, image in zip(svgs, shown(*svgs, dark=dark), strict=True):
        root = parsed(svg)

        assert [] == other_colours(image, spots(root), colours(root, dark=dark))


@by_day_and_night
def test_a_picture_looks_the_same_alone_and_beside_others(dark: bool) -> None:
    """With its letters, and but for what tiles of a page do to a few of its points."""
    svgs = [drawn(name) for name in NAMES if name.endswith("middle")]
    together = shown(*svgs, dark=dark)

    for svg, beside in zip(svgs, together, strict=True):
        (alone,) = shown(svg, dark=dark)

        assert max(differences(alone, beside, 12)) <= 6


@by_day_and_night
def test_a_page_can_set_a_colour_anew(dark: bool) -> None:
    """By a custom property, for all pictures and both surroundings."""
    svgs = [without_letters(drawn(name)) for name in NAMES]
    style = "svg.tabletop{--paper:#123456}"
    for svg, image in zip(svgs, shown(*svgs, style=style, dark=dark), strict=True):
        root = parsed(svg)
        found = spots(root)
        palette = {**colours(root, dark=dark), "paper": "#123456"}

        assert "paper" in {spot.colour for spot in found}
        assert [] == other_colours(image, found, palette)
