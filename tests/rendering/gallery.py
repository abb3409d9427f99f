"""Pictures of every game, from its beginning to its end, and colours known in them."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final
from xml.etree import ElementTree

import attrs

from tabletop import SPECTATOR, AnyGame, SeededRng
from tabletop.rendering.palette import PLAYER_COLOURS
from tests.contract.playout import every_game
from tests.rendering.shapes import Box, Node, Place, Point, classes, places
from tests.rendering.sheets import DARK, KNOWN, sheet_of

MOMENTS: Final = {"start": 0.0, "middle": 0.6, "end": 1.0}
GAMES: Final = {game.name: game for game in every_game()}
NAMES: Final = [
    f"{name} {players} {moment}"
    for name, game in GAMES.items()
    for players in sorted({1, max(game.players)} & set(game.players))
    for moment in MOMENTS
]
"""Every picture: a game, how many play it (all, or one alone), and a moment."""

_SMALLEST: Final = 12
"""A shape is looked at if it is so many units wide and high."""
_INSIDE: Final = 12
"""The corners of a shape are looked at so far from its edges."""
_EDGE: Final = 8
"""A shape covers so many units around it, for its line and for what is turned a bit."""
_TURNED: Final = 40
"""And so many if it is turned."""


@attrs.frozen
class Spot:
    """A point, in units, that nothing covers but a shape of a known colour."""

    x: float
    y: float
    colour: str
    """Its name in the palette."""


@functools.cache
def drawn(name: str) -> str:
    """Draw a picture for who is to act, with what may be done marked."""
    game_name, players, moment = name.split()
    game = GAMES[game_name]
    played = _play(game_name, int(players))
    state = played[round(MOMENTS[moment] * (len(played) - 1))]
    acting = game.to_act(state)
    legal = game.legal_actions(state, acting[0]) if acting else ()
    return game.svg(game.view(state, acting[0] if acting else SPECTATOR), legal)


@functools.cache
def _play(name: str, players: int) -> tuple[object, ...]:
    """Play a game at random, and keep all its states."""
    return tuple(_states(GAMES[name], players))


def _states(game: AnyGame, players: int) -> Iterator[object]:
    rng = SeededRng("gallery")
    state = game.advance(game.new_game(players=players), rng)
    yield state
    while game.outcome(state) is None:
        legal = game.legal_actions(state, game.to_act(state)[0])
        state = game.advance(game.apply(state, legal[rng.randrange(len(legal))]), rng)
        yield state


def parsed(svg: str) -> Node:
    """Read a picture, with tags as short as they are written."""
    root = ElementTree.fromstring(svg)
    for node in root.iter():
        node.tag = node.tag.rpartition("}")[2]
    return root


def without_letters(svg: str) -> str:
    """Take out all that is written, since no two programs draw letters alike."""
    return re.sub("<text[^>]*>[^<]*</text>", "", svg)


def colours(root: Node, *, dark: bool = False) -> Mapping[str, str]:
    """Read the palette of a picture in light or dark surroundings."""
    return {
        name.removeprefix("--"): value
        for when in ((KNOWN,), (KNOWN, DARK))[: 2 if dark else 1]
        for rule in sheet_of(root)
        if rule.when == when
        for name, value in rule.declarations
        if name.startswith("--")
    }


def spots(root: Node) -> list[Spot]:
    """Find where nothing but one plain shape is painted."""
    shapes = [(place, box) for place in places(root) if (box := place.box)]
    covers = [_covered(place, box) for place, box in shapes]
    return [
        Spot(x, y, colour)
        for number, (place, box) in enumerate(shapes)
        if (colour := _colour(place, box))
        for x, y in _inside(place, box)
        if not any(
            left < x < right and top < y < bottom
            for left, top, right, bottom in covers[number + 1 :]
        )
    ]


def _inside(place: Place, box: Box) -> Iterator[Point]:
    """Choose points that surely lie in a shape: its middle, and in a box some more."""
    left, top, right, bottom = box
    yield (left + right) / 2, (top + bottom) / 2
    if place.node.tag == "rect" and min(right - left, bottom - top) > 3 * _INSIDE:
        yield from product(
            (left + _INSIDE, right - _INSIDE), (top + _INSIDE, bottom - _INSIDE)
        )


def _colour(place: Place, box: Box) -> str:
    """Name the colour that fills a shape all over; "" for none, or a small shape."""
    fills = [kind[2:] for kind in classes(place.node) if kind.startswith("f-")]
    is_large = min(box[2] - box[0], box[3] - box[1]) >= _SMALLEST
    is_solid = place.node.tag in ("rect", "circle") or (
        place.node.tag == "path" and fills and fills[0] in PLAYER_COLOURS
    )
    return fills[0] if fills and is_large and is_solid else ""


def _covered(place: Place, box: Box) -> Box:
    """Say what a shape may cover: its box, its line, and as far as its arcs bulge."""
    far = float(_EDGE)
    if "rotate" in place.node.attrib.get("transform", ""):
        far = _TURNED
    arcs = re.findall(r"[aA]([\d.]+)", place.node.attrib.get("d", ""))
    far += 2 * place.scale * max(map(float, arcs), default=0)
    return box[0] - far, box[1] - far, box[2] + far, box[3] + far
