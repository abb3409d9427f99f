"""The colours of all boards, each with one meaning, and the style sheet they make.

Every colour has a value for light and one for dark surroundings. What they are painted
with are classes: ``f-land`` fills with the colour *land*, ``s-line`` strokes with
*line*. A page that shows a board may set the custom properties (``--land``) anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Final, TypeAlias

import attrs

__all__ = ["COLOURS", "PLAYER_COLOURS", "SIZES", "Palette", "StyleSheet", "stylesheet"]

Palette: TypeAlias = Mapping[str, tuple[str, str]]
"""Colours by name: in light, and in dark surroundings."""

COLOURS: Final[Palette] = {
    "paper": ("#ffffff", "#15171b"),
    "ink": ("#1a1c20", "#f1f2f4"),
    "line": ("#858b94", "#7a818c"),
    "muted": ("#565d66", "#b0b7c1"),
    "water": ("#dcecf5", "#1d3440"),
    "land": ("#f1ebdd", "#3a3f48"),
    "accent": ("#6a35c9", "#c0a6ff"),
    "danger": ("#b3261e", "#ff9187"),
    "p0": ("#0072b2", "#0072b2"),
    "p1": ("#e69f00", "#e69f00"),
    "p2": ("#009e73", "#009e73"),
    "p3": ("#d55e00", "#d55e00"),
    "p4": ("#cc79a7", "#cc79a7"),
}
"""The colours of the house; those of players come from Okabe and Ito's set."""

PLAYER_COLOURS: Final = ("p0", "p1", "p2", "p3", "p4")
"""The colours of the seats, in turn order."""

SIZES: Final = {"label": 18, "counter": 26, "heading": 34}
"""Units that letters are high, by class."""

_FONTS: Final = "system-ui,sans-serif,'DejaVu Sans','Liberation Sans','Noto Sans',Arial"
"""A browser stops at the first two; resvg knows fonts by their own names only."""

_ROOT: Final = f"fill:none;font-family:{_FONTS};font-variant-numeric:tabular-nums"
_SUPPORTS: Final = "@supports (fill:var(--ink))"
_DARK: Final = "@media screen and (prefers-color-scheme:dark)"


@attrs.frozen
class StyleSheet:
    """How a picture is painted, whatever else is in its page."""

    scope: str
    """The class that its rules ask for; pictures share it if all their rules agree."""
    rules: str
    """What a ``<style>`` of the picture holds."""


def stylesheet(extra: Palette, classes: Mapping[str, tuple[str, str]]) -> StyleSheet:
    """Write the style sheet, with the colours that a game adds to those of the house.

    `classes` are those that a picture has besides: a property and its value each.

    Programs that know no custom properties paint the light colours: these come first,
    and all that such programs cannot read stands in one ``@supports`` behind them. Qt
    gives up at the first property of its kind, CairoSVG fails at ``var()``, and resvg
    paints it black. Dark surroundings are asked for on screens only, so paper gets the
    light colours.
    """
    palette = {**COLOURS, **extra}
    light = {name: day for name, (day, _) in palette.items()}
    plain = {**_painted(light), **_written(), **classes}
    rules = f"&{{{_ROOT}}}{_classes(plain)}{_SUPPORTS}{{{_themed(palette)}}}"
    scope = f"t{sha256(rules.encode()).hexdigest()[:8]}"
    return StyleSheet(scope, rules.replace("&", f".{scope}"))


def _themed(palette: Palette) -> str:
    """Write what is for programs that know custom properties."""
    light = {name: day for name, (day, _) in palette.items()}
    dark = {name: night for name, (day, night) in palette.items() if night != day}
    named = {name: f"var(--{name})" for name in palette}
    return (
        f"{_properties(light)}{_DARK}{{{_properties(dark)}}}{_classes(_painted(named))}"
    )


def _painted(colours: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    return {
        f"{what[0]}-{name}": (what, value)
        for name, value in colours.items()
        for what in ("fill", "stroke")
    }


def _written() -> dict[str, tuple[str, str]]:
    sizes = {name: ("font-size", f"{height}px") for name, height in SIZES.items()}
    return sizes | {"bold": ("font-weight", "600")}


def _classes(classes: Mapping[str, tuple[str, str]]) -> str:
    return "".join(
        f"& .{name}{{{what}:{value}}}" for name, (what, value) in classes.items()
    )


def _properties(colours: Mapping[str, str]) -> str:
    inside = ";".join(f"--{name}:{value}" for name, value in colours.items())
    return f"&{{{inside}}}"
