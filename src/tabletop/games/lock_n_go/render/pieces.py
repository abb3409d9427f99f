"""The things on the table as shapes: discs, cylinders, coins, signs of the spaces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop.core.players import PlayerId
from tabletop.games.lock_n_go.kinds import BLACK, Kind
from tabletop.rendering.marks import padlock
from tabletop.rendering.palette import Palette
from tabletop.rendering.svg import Element, circle, element, group, path, rect, words

COLOURS: Final[Palette] = {
    "black": ("#111214", "#111214"),
    "grey": ("#a3a6ab", "#a3a6ab"),
    "white": ("#ffffff", "#ffffff"),
    "coin": ("#eabf3f", "#eabf3f"),
    "home": ("#ffffff", "#4b525d"),
}
"""What pieces are made of, the same by day and by night, and the start spaces."""

RADIUS: Final = 25
"""Of a disc on the board."""

_FILL: Final = ("black", "grey")
_EDGE: Final = ("white", "black")


def disc(
    player: PlayerId, x: float, y: float, radius: float = RADIUS, *, id: str = ""
) -> Element:
    """Draw a disc; grey ones bear a ring, so that no colour is needed to tell them."""
    body = circle(x, y, radius, fill=_FILL[player], stroke=_EDGE[player], line=2.5)
    if player == BLACK:
        return group("disc", body, id=id, player=player)
    ring = circle(x, y, radius * 0.58, stroke="black", line=radius / 9)
    return group("disc", body, ring, id=id, player=player)


def slab(player: PlayerId, x: float, y: float, height: float, *, id: str) -> Element:
    """Draw a disc from its side, round the middle `x` and up from `y`."""
    fill, edge = _FILL[player], _EDGE[player]
    side = rect(
        x - 28, y - height, 56, height, fill=fill, stroke=edge, line=1, radius=3
    )
    return group("disc", side, id=id, player=player)


def cylinder(player: PlayerId, x: float, y: float) -> Element:
    """Draw the piece that climbs the victory track, 48 units high round its middle."""
    fill, edge = _FILL[player], _EDGE[player]
    side = f"M{x - 15:g} {y - 15:g}v30a15 7 0 0 0 30 0v-30"
    top = element(
        "ellipse",
        cx=x,
        cy=y - 15,
        rx=15,
        ry=7,
        class_=f"f-{fill} s-{edge}",
        stroke_width=2.5,
    )
    band = f"M{x - 15:g} {y:g}a15 7 0 0 0 30 0"
    parts = [path(side, fill=fill, stroke=edge, line=2.5), top]
    if player != BLACK:
        parts.append(path(band, stroke="black", line=3))
    return group("cylinder", *parts, id=f"cylinder-{player}", player=player)


def coin(x: float, y: float, radius: float) -> Element:
    """Draw a coin."""
    bar = rect(x - 1.5, y - radius / 2, 3, radius, fill="black")
    return element(
        "g", circle(x, y, radius, fill="coin", stroke="black"), bar, class_="coin"
    )


def kind_sign(kind: Kind, x: float, y: float) -> tuple[Element, ...]:
    """Draw what a space does, 26 units wide; nothing for a plain one."""
    if kind is Kind.COIN:
        return (coin(x, y, 13),)
    if kind is Kind.LOCK:
        return (_key(x, y),)
    if kind is Kind.ADVANCE:
        return (_climb(x, y),)
    return ()


def action_token(kind: Kind, x: float, y: float) -> tuple[Element, ...]:
    """Draw an action token of the house variant: a plate with the sign of a space."""
    return circle(x, y, 18, fill="paper", stroke="ink", line=3), *kind_sign(kind, x, y)


def strip(player: PlayerId, x: float, y: float, width: float) -> Element:
    """Draw the strip that marks a player's start spaces."""
    return rect(
        x, y, width, 7, fill=_FILL[player], stroke=_EDGE[player], line=1, radius=3
    )


def lock_token(
    x: float, y: float, name: str | int, id: str, origins: Iterable[str]
) -> Element:
    """Draw a lock token that bears the name of the row or column it closes."""
    return group(
        "lock-token",
        rect(x - 22, y - 28, 44, 56, fill="paper", radius=8),
        padlock(x, y, 46),
        words(x, y + 17, name, fill="paper", anchor="middle", bold=True),
        id=id,
        origins=origins,
    )


def _key(x: float, y: float) -> Element:
    """Draw a key: who stops here moves a lock."""
    blade = f"M{x - 2:g} {y:g}h15v8m-6 -8v6"
    return element(
        "g",
        circle(x - 8, y, 6, stroke="danger", line=4),
        path(blade, stroke="danger", line=4),
        class_="key",
    )


def _climb(x: float, y: float) -> Element:
    """Draw an arrow upwards from a step: who stops here may go up."""
    arrow = f"M{x:g} {y - 14:g}l12 13h-7v8h-10v-8h-7zM{x - 12:g} {y + 10:g}h24v4h-24z"
    return path(arrow, fill="ink")
