"""Qt, CairoSVG and resvg draw every picture alike, and as its colours say."""

from __future__ import annotations

import functools

import pytest

from tests.rendering.gallery import (
    NAMES,
    colours,
    drawn,
    parsed,
    spots,
    without_letters,
)
from tests.rendering.renderers import RENDERERS, Points, differences, other_colours

SCALE = 0.5
"""Points a unit."""

every_picture = pytest.mark.parametrize(
    "name", [name for name in NAMES if not name.endswith("start")]
)
every_renderer = pytest.mark.parametrize("renderer", RENDERERS)
every_other_renderer = pytest.mark.parametrize("renderer", ["qt", "cairo"])


@functools.cache
def shown(name: str, renderer: str, *, letters: bool) -> Points:
    """Draw a picture of the gallery."""
    svg = drawn(name) if letters else without_letters(drawn(name))
    return RENDERERS[renderer](svg, SCALE)


@every_picture
@every_renderer
def test_shapes_have_their_colours(name: str, renderer: str) -> None:
    """Where one shape is painted and nothing over it, its light colour is seen."""
    root = parsed(without_letters(drawn(name)))
    image = shown(name, renderer, letters=False)
    found = spots(root)

    assert found
    assert [] == other_colours(image, found, colours(root))


@every_picture
@every_other_renderer
def test_shapes_are_drawn_alike(name: str, renderer: str) -> None:
    """In cells of 12 units the mean colours are those that resvg draws."""
    apart = differences(
        shown(name, renderer, letters=False), shown(name, "resvg", letters=False), 12
    )

    assert max(apart) <= 28
    assert sum(apart) <= 1 * len(apart)


@every_picture
@every_other_renderer
def test_letters_stand_in_the_same_places(name: str, renderer: str) -> None:
    """They darken the same cells of 40 units about as much, whatever the typeface."""
    written, wanted = (
        differences(
            shown(name, each, letters=True), shown(name, each, letters=False), 40
        )
        for each in (renderer, "resvg")
    )
    apart = sum(abs(one - other) for one, other in zip(written, wanted, strict=True))

    assert sum(wanted)
    assert apart <= 0.4 * sum(wanted)
    assert sum(written) == pytest.approx(sum(wanted), rel=0.25)
