"""The colours of all boards, each with one meaning, and the style sheet they make.

Every colour has a value for light and one for dark surroundings. What they are painted
with are classes: ``f-land`` fills with the colour *land*, ``s-line`` strokes with
*line*. A page that shows a board may set the custom properties (``--land``) anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

__all__ = ["COLOURS", "PLAYER_COLOURS", "Palette", "stylesheet"]

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

_TYPE: Final = (
    ".tabletop{font-family:system-ui,sans-serif;font-variant-numeric:tabular-nums}"
    ".tabletop .label{font-size:18px}"
    ".tabletop .counter{font-size:26px}"
    ".tabletop .heading{font-size:34px}"
    ".tabletop .bold{font-weight:600}"
)


def stylesheet(extra: Palette) -> str:
    """Write the style sheet, with the colours that a game adds to those of the house.

    Dark surroundings are asked for on screens only, so paper gets the light colours.
    Each class has its light colour, and the custom property only where such are known:
    programs that do not know them, and would paint all black, skip ``@supports``.
    """
    palette = {**COLOURS, **extra}
    light = _properties({name: pair[0] for name, pair in palette.items()})
    dark = _properties(
        {name: pair[1] for name, pair in palette.items() if pair[1] != pair[0]}
    )
    plain = _classes({name: pair[0] for name, pair in palette.items()})
    named = _classes({name: f"var(--{name})" for name in palette})
    media = f"@media screen and (prefers-color-scheme:dark){{{dark}}}"
    return f"{light}{media}{_TYPE}{plain}@supports (fill:var(--ink)){{{named}}}"


def _classes(colours: Mapping[str, str]) -> str:
    return "".join(
        f".tabletop .{letter}-{name}{{{what}:{value}}}"
        for name, value in colours.items()
        for letter, what in (("f", "fill"), ("s", "stroke"))
    )


def _properties(colours: Mapping[str, str]) -> str:
    inside = ";".join(f"--{name}:{value}" for name, value in colours.items())
    return f".tabletop{{{inside}}}"
