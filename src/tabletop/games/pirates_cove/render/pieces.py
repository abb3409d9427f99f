"""The things on the table as shapes, each drawn round the origin.

Symbols are about 24 units high, ships 40; `moved` takes them where they belong.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.players import PlayerId
from tabletop.games.pirates_cove.kinds import Contestant, Foe
from tabletop.rendering.marks import dots, player_shape
from tabletop.rendering.palette import PLAYER_COLOURS, Palette
from tabletop.rendering.svg import (
    Element,
    Size,
    circle,
    element,
    moved,
    path,
    rect,
    words,
)

COLOURS: Final[Palette] = {
    "coin": ("#eabf3f", "#eabf3f"),
    "wood": ("#9a6332", "#c48a54"),
    "coast": ("#8a7440", "#b9a36c"),
    "wave": ("#a9cde0", "#35586a"),
    "tar": ("#141619", "#141619"),
    "chalk": ("#ffffff", "#ffffff"),
}
"""What pieces and islands are made of."""

_STAR: Final = (
    "M0 -12.5L3.5 -4.5L12 -3.9L5.5 1.9L7.5 10.3L0 5.9L-7.5 10.3L-5.5 1.9L-12 -3.9L-3.5 "
    "-4.5z"
)
_SKULL: Final = (
    "M0 -8a8 8 0 0 1 8 8c0 3 -1.5 4.5 -3.5 5.5v3.5h-9v-3.5c-2 -1 -3.5 -2.5 -3.5 "
    "-5.5a8 8 0 0 1 8 -8z"
)
_HULL: Final = "M-19 9h38l-7 12h-24z"
_LANDS: Final = (
    "M14 8C42 -5 96 2 128 0C158 -2 178 14 174 44C171 66 180 92 156 104C128 117 88 108 "
    "54 111C24 113 2 106 1 76C0 54 -8 22 14 8z",
    "M24 4C60 -6 104 4 140 3C166 3 179 26 174 54C171 76 172 98 146 107C112 116 80 106 "
    "46 110C14 113 -3 94 2 62C5 40 2 12 24 4z",
    "M18 10C36 -4 84 3 116 -1C152 -5 176 6 175 38C174 62 180 84 160 100C140 114 92 107 "
    "60 111C28 114 4 110 1 82C-2 58 2 26 18 10z",
)
_COVE: Final = (
    "M16 6C50 -5 96 3 138 1C166 0 178 18 174 44C170 66 148 74 134 62C120 50 104 58 88 "
    "64C64 72 46 70 22 70C4 68 -3 46 1 30C3 18 8 8 16 6z"
)
"""Three coasts, 174 units wide and 111 high from the origin."""


def star() -> Element:
    """Draw fame."""
    return path(_STAR, fill="ink")


def coin() -> Element:
    """Draw a doubloon."""
    bar = rect(-1.5, -5.5, 3, 11, fill="tar")
    return element("g", circle(0, 0, 11, fill="coin", stroke="tar"), bar, class_="coin")


def chest() -> Element:
    """Draw a treasure."""
    body = "M-12 -2a12 9 0 0 1 24 0v11h-24z"
    return element(
        "g",
        path(body, fill="wood", stroke="tar"),
        path("M-12 -1h24", stroke="tar"),
        rect(-3, -4, 6, 7, fill="coin", stroke="tar", line=1.5),
        class_="chest",
    )


def card() -> Element:
    """Draw a Tavern card from its back."""
    back = rect(-8.5, -12, 17, 24, fill="paper", stroke="ink", radius=3)
    hatch = "M-8.5 -4l8 -8M-8.5 4l16 -16M-6.5 10l15 -15M1.5 12l7 -7"
    return element("g", back, path(hatch, stroke="line"), class_="card")


def sail() -> Element:
    """Draw speed: a sail before the wind."""
    return element(
        "g",
        path("M-6 -12v22", stroke="ink", line=3),
        path("M-3.5 -12C6 -9 12.5 0 13 8H-3.5z", fill="paper", stroke="ink"),
        class_="sail",
    )


def die() -> Element:
    """Draw dice: how many are thrown."""
    box = rect(-11, -11, 22, 22, fill="paper", stroke="ink", radius=5)
    pips = dots(((-5, -5), (5, -5), (0, 0), (-5, 5), (5, 5)), 4)
    return element("g", box, pips, class_="die")


def thrown(face: int, *, is_hit: bool) -> Element:
    """Draw a die that has fallen; one that hits is filled."""
    fill, letters = ("ink", "paper") if is_hit else ("paper", "ink")
    return element(
        "g",
        rect(-13, -13, 26, 26, fill=fill, stroke="ink", radius=5),
        words(0, 6.5, face, fill=letters, anchor="middle", bold=True),
        class_="thrown",
    )


def wheel() -> Element:
    """Draw a captain's wheel."""
    spokes = "M0 -16v32M-16 0h32M-11.3 -11.3l22.6 22.6M11.3 -11.3l-22.6 22.6"
    return element(
        "g",
        path(spokes, stroke="paper", line=8),
        circle(0, 0, 10, stroke="paper", line=9),
        path(spokes, stroke="accent", line=3),
        circle(0, 0, 10, fill="paper", stroke="accent", line=4),
        class_="wheel",
    )


def ship(player: PlayerId) -> Element:
    """Draw a player's ship under the player's sign."""
    return element(
        "g",
        path("M0 -18v30" + _HULL, stroke="paper", line=7),
        path("M0 -18v28", stroke="ink", line=3),
        path(_HULL, fill=PLAYER_COLOURS[player], stroke="ink", line=2.5),
        player_shape(player, 0, -6, 13),
    )


def black_ship(*, has_legend: bool = True) -> Element:
    """Draw a black ship; a skull on its sail says that a legend is aboard."""
    eyes = dots(((-3.5, -0.5), (3.5, -0.5)), 4, fill="tar")
    sign = (
        moved(0, -7, path(_SKULL, fill="chalk"), eyes)
        if has_legend
        else path("M-8 -7h16", stroke="chalk", line=3)
    )
    return element(
        "g",
        path("M-17 -22h34v30h-34zM-24 8h48l-8 14h-32z", stroke="paper", line=7),
        path("M-24 8h48l-8 14h-32z", fill="tar", stroke="chalk", line=2),
        rect(-17, -22, 34, 30, fill="tar", stroke="chalk", radius=4),
        sign,
    )


def navy() -> Element:
    """Draw a ship of the Royal Navy: white, with a cross on its sail."""
    return element(
        "g",
        path("M-17 -22h34v30h-34zM-24 8h48l-8 14h-32z", stroke="paper", line=7),
        path("M-24 8h48l-8 14h-32z", fill="chalk", stroke="tar", line=2.5),
        rect(-17, -22, 34, 30, fill="chalk", stroke="tar", line=2.5, radius=4),
        path("M0 -19v24M-14 -7h28", stroke="danger", line=6),
        path("M-22 13h44", stroke="tar", line=3),
    )


def sign(ship: Contestant, x: float, y: float) -> Element:
    """Draw a small sign of a ship in a combat, 28 units wide."""
    match ship:
        case Foe.LEGEND:
            return moved(x, y, black_ship(), scale=0.62)
        case Foe.NAVY:
            return moved(x, y, navy(), scale=0.62)
        case _:
            return player_shape(ship, x, y, 12)


def land(number: int) -> Element:
    """Draw an island, 174 units wide and 111 high, from its upper left corner."""
    return path(_LANDS[number % len(_LANDS)], fill="land", stroke="coast", line=3)


def bay() -> Element:
    """Draw the Cove: land round a bay, 174 units wide and 72 high."""
    return path(_COVE, fill="land", stroke="coast", line=3)


def amount(x: float, y: float, symbol: Element, number: int | str) -> Element:
    """Write a number beside its symbol, about `y`."""
    told = words(x + 17, y + 9, number, Size.COUNTER, bold=True)
    return element("g", moved(x, y, symbol), told)
