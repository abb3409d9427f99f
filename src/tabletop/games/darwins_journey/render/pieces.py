"""The colours of the game, and what players and chance put on the table, as shapes.

Everything is drawn round the point that is given. Seals and specimens carry a letter of
their colour, pieces of players the sign of the player: colour alone tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tabletop.core.players import PlayerId
from tabletop.games.darwins_journey.kinds import Kind, Seal, Specimen
from tabletop.games.darwins_journey.render.ink import (
    circle,
    path,
    placed,
    rect,
    sign,
    words,
)
from tabletop.rendering.palette import PLAYER_COLOURS, Palette
from tabletop.rendering.svg import Element, element

COLOURS: Final[Palette] = {
    "tar": ("#141619", "#141619"),
    "chalk": ("#ffffff", "#ffffff"),
    "coin": ("#eabf3f", "#eabf3f"),
    "green": ("#2f7d32", "#2f7d32"),
    "blue": ("#2b5fa8", "#2b5fa8"),
    "yellow": ("#f0cf45", "#f0cf45"),
    "red": ("#b3262e", "#b3262e"),
    "purple": ("#6d3a8c", "#6d3a8c"),
    "silver": ("#b4bac2", "#9aa1ab"),
    "gold": ("#d9a521", "#d9a521"),
    "book": ("#7a4a21", "#7a4a21"),
    "leaf": ("#ffffff", "#262a31"),
    "shore": ("#b9a36c", "#6f6750"),
}
"""What seals, coins and books are made of; *leaf* is the paper of diaries and tiles."""

_LETTERS: Final = {
    Seal.GREEN: "m5-4l-2-2h-5l-2 2v8l2 2h5l2-2v-4h-4",
    Seal.BLUE: "m-3 0h6l1 1v4l-1 1h-7v-12h6l1 1v4l-1 1",
    Seal.YELLOW: "m-5-6l5 6 5-6m-5 6v6",
    Seal.RED: "m-4 6v-12h6l2 2v3l-2 2h-6m4 0l4 5",
    Seal.PURPLE: "m-4 6v-12h6l2 2v3l-2 2h-6",
}
"""The first letters of the colours, as lines: they look alike in every typeface."""

_DISC: Final = "m0-10a10.2 10.2 0 1 0 .1 0"
_EDGE: Final = 3
"""Width of the edge of a seal: lines four units long, and gaps as long as these."""

_GLYPHS: Final = {
    Kind.REPTILE: "m-11 5c0-8 4-11 9-11c5 0 8 3 9 7c1-3 6-3 6 1c0 2-2 3-5 3v3h-4v-3h-8v"
    "3h-4v-3z",
    Kind.PLANT: "m-1 10c0-4 0-6 0-8c-7 0-9-4-9-9c6 0 9 2 10 6c1-4 4-7 10-7c0 6-3 9-9 "
    "10v8z",
    Kind.BIRD: "m-11-3l5-2c1-4 6-5 9-2c2 4 5 6 9 6c-2 5-6 7-10 7l-1 4h-2v-4c-5 "
    "0-7-3-6-7z",
    Kind.FOSSIL: "m9-1a9 9 0 1 0-9 10c5 0 8-3 8-7a6 6 0 1 0-7 6",
}
"""The kinds of specimens, about 20 units wide: tortoise, leaves, finch, ammonite."""


# -- seals and specimens


def seals(x: float, y: float, kinds: Sequence[Seal], pitch: float = 0) -> Element:
    """Draw wax seals in a row, each 24 units wide, the first of them at `x`."""
    return scattered([(x + pitch * each, y, kind) for each, kind in enumerate(kinds)])


def scattered(listed: Sequence[tuple[float, float, Seal]]) -> Element:
    """Draw wax seals, each at its point."""
    discs = [
        path(
            "".join(placed(x, y, _DISC) for x, y, kind in listed if kind == colour),
            fill=colour,
            stroke=colour,
            line=_EDGE,
        )
        for colour in dict.fromkeys(kind for _, _, kind in listed)
    ]
    return element("g", _wax(*discs), *_letters(listed), class_="seals")


def _letters(listed: Sequence[tuple[float, float, Seal]]) -> Iterator[Element]:
    for ink in ("chalk", "tar"):
        drawn = [
            placed(x, y, _LETTERS[kind])
            for x, y, kind in listed
            if letters_on(kind) == ink
        ]
        if drawn:
            yield path("".join(drawn), stroke=ink, line=2.5)


def any_seal(x: float, y: float) -> Element:
    """Draw the disc of a seal that has no colour."""
    disc = path(placed(x, y, _DISC), fill="leaf", stroke="ink", line=_EDGE)
    return _wax(disc)


def _wax(*discs: Element) -> Element:
    """Give discs the edge of wax seals."""
    return element("g", *discs, stroke_dasharray=4)


def letters_on(colour: str) -> str:
    """Choose letters that can be read on the colour of a seal or specimen."""
    return "tar" if colour == Seal.YELLOW else "chalk"


def glyph(x: float, y: float, kind: Kind, colour: str = "ink") -> Element:
    """Draw a kind of specimen, about 20 units wide."""
    return glyphs([(x, y, kind)], colour)


def glyphs(listed: Sequence[tuple[float, float, Kind]], colour: str) -> Element:
    """Draw kinds of specimens, all fossils or none."""
    d = "".join(placed(x, y, _GLYPHS[kind]) for x, y, kind in listed)
    if listed[0][2] is Kind.FOSSIL:
        return path(d, stroke=colour, line=3)
    return path(d, fill=colour)


def specimen(x: float, y: float, which: Specimen, *, is_open: bool = False) -> Element:
    """Draw a specimen: a kind on its colour, 42 units wide; open for one displayed."""
    colour = which.colour.value
    ground, drawn = ("leaf", "ink") if is_open else (colour, letters_on(colour))
    box = rect(x - 20, y - 13, 40, 26, fill=ground, stroke=colour, radius=6)
    letter = words(
        x - 11, y + 6.5, colour[0].upper(), fill=drawn, anchor="middle", bold=True
    )
    return element("g", box, letter, glyph(x + 8, y, which.kind, drawn))


# -- pieces of players


def worker(player: PlayerId, name: str, x: float, y: float) -> Element:
    """Draw a worker: the sign of the player with what the worker is called."""
    letters = "chalk" if player == 0 else "tar"
    told = words(x, y + 6.5, name, fill=letters, anchor="middle", bold=True)
    return element("g", sign(player, x, y, 14), told)


def ship(player: PlayerId, x: float, y: float) -> Element:
    """Draw a ship: a hull under the sign of its player, 24 units wide."""
    d = f"M{x - 12:g} {y + 6:g}h24l-5 8h-14z"
    hull = path(d, fill=PLAYER_COLOURS[player], stroke="ink")
    return element("g", hull, sign(player, x, y - 4, 8.5))


def explorer(player: PlayerId, x: float, y: float) -> Element:
    """Draw an explorer: the sign of its player on a foot, 18 units wide."""
    d = f"M{x - 8:g} {y + 14:g}l8-14l8 14z"
    foot = path(d, fill=PLAYER_COLOURS[player], stroke="ink")
    return element("g", foot, sign(player, x, y - 4, 8.5))


def beagle(x: float, y: float) -> Element:
    """Draw the HMS Beagle: a larger ship with two masts."""
    masts = path(f"M{x - 6:g} {y + 4:g}v-18m12 18v-18", stroke="ink", line=2.5)
    d = f"M{x - 14:g} {y - 11:g}h11v13h-13zm15 0h12l3 13h-15z"
    sails = path(d, fill="chalk", stroke="tar", line=1.5)
    hull = path(f"M{x - 18:g} {y + 5:g}h36l-6 9h-24z", fill="tar", stroke="chalk")
    return element("g", masts, sails, hull)


def tent(x: float, y: float, colour: str = "leaf") -> Element:
    """Draw a tent, 24 units wide."""
    cloth = path(f"M{x:g} {y - 11:g}l12 22h-24z", fill=colour, stroke="ink")
    return element("g", cloth, path(f"M{x:g} {y + 1:g}l5 10h-10z", fill="ink"))


def pitched(owner: PlayerId, x: float, y: float) -> Element:
    """Draw a tent that bears the sign of its player."""
    cloth = path(f"M{x:g} {y - 11:g}l12 22h-24z", fill="leaf", stroke="ink")
    return element("g", cloth, sign(owner, x, y + 4, 5.5))


def lens(x: float, y: float, radius: float, colour: str) -> Element:
    """Draw a lens: a ring with a handle."""
    reach = f"{radius * 0.71:.1f}"
    handle = f"M{x:g} {y:g}m{reach} {reach}l{radius * 0.5:.1f} {radius * 0.5:.1f}"
    return element(
        "g",
        path(handle, stroke="ink", line=round(radius * 0.36, 1)),
        circle(x, y, radius, fill="leaf", stroke="ink", line=6),
        circle(x, y, radius, stroke=colour, line=3),
    )
