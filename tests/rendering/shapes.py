"""Where drawn things are: the boxes they fill, whatever moves and enlarges them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias
from xml.etree import ElementTree

import attrs

Node: TypeAlias = ElementTree.Element
Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""

SIZES: Final = {"label": 18, "counter": 26, "heading": 34}
_WIDE: Final = {"W": 1.0, "M": 0.9}
_LETTER: Final = 0.6
"""Width of a letter in a wide typeface, in parts of its height."""


@attrs.frozen
class Place:
    """An element that is shown, and how it and the groups round it are moved."""

    node: Node
    x: float = 0
    y: float = 0
    scale: float = 1

    def inside(self, node: Node) -> Place:
        """Enter a child; what is turned stays where it is, for these tests."""
        written = node.attrib.get("transform", "")
        move = re.search(r"translate\((\S+) (\S+)\)", written)
        size = re.search(r"scale\((\S+)\)", written)
        x, y = (float(move[1]), float(move[2])) if move else (0.0, 0.0)
        scale = float(size[1]) if size else 1.0
        return Place(
            node, self.x + self.scale * x, self.y + self.scale * y, self.scale * scale
        )

    @property
    def box(self) -> Box | None:
        """What the element itself fills; None for groups and the like."""
        points = _points(self.node)
        if not points:
            return None
        xs = [self.x + self.scale * x for x, _ in points]
        ys = [self.y + self.scale * y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)


def places(root: Node | Place) -> Iterator[Place]:
    """Walk through everything that is shown."""
    waiting = [root if isinstance(root, Place) else Place(root)]
    while waiting:
        place = waiting.pop()
        yield place
        waiting += [
            place.inside(child)
            for child in reversed(place.node)
            if child.attrib.get("display") != "none"
        ]


def things(root: Node, kind: str) -> list[Place]:
    """List the things of a class, with where they are."""
    return [place for place in places(root) if kind in classes(place.node)]


def named(root: Node, id: str) -> Place:
    """Find a thing by its id."""
    (found,) = [
        place for place in places(root) if place.node.attrib.get("data-id") == id
    ]
    return found


def covered(root: Node, kind: str) -> list[Box]:
    """Say what each thing of a class fills, with all that is in it."""
    return [filled(thing) for thing in things(root, kind)]


def filled(thing: Place) -> Box:
    """Say what a thing fills, with all that is in it."""
    found = [box for place in places(thing) if (box := place.box)]
    return (
        min(box[0] for box in found),
        min(box[1] for box in found),
        max(box[2] for box in found),
        max(box[3] for box in found),
    )


def lies_in(box: Box, other: Box, *, slack: float = 0) -> bool:
    """Whether a box lies in another, or sticks out by no more than `slack`."""
    return (
        box[0] >= other[0] - slack
        and box[1] >= other[1] - slack
        and box[2] <= other[2] + slack
        and box[3] <= other[3] + slack
    )


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than an edge."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 0 and down > 0


def classes(node: Node) -> list[str]:
    """List the classes of an element."""
    return node.attrib.get("class", "").split()


def corners(d: str) -> list[Point]:
    """List the points of a path: those it runs through, and those it bends towards."""
    found: list[Point] = []
    x = y = 0.0
    start = x, y
    for command, written in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        numbers = [float(each) for each in re.findall(r"-?\d*\.?\d+", written)]
        is_relative = command.islower()
        if command in "Zz":
            x, y = start
        for number, step in enumerate(_steps(command.upper(), numbers)):
            pairs = [
                (
                    (x if is_relative else 0) + right if right is not None else x,
                    (y if is_relative else 0) + down if down is not None else y,
                )
                for right, down in step
            ]
            found += pairs
            x, y = pairs[-1]
            if command in "Mm" and not number:
                start = x, y
    return found


def _steps(
    command: str, numbers: list[float]
) -> Iterator[Sequence[tuple[float | None, float | None]]]:
    """Part the numbers of a command into steps, each a list of points."""
    match command:
        case "H":
            yield from ([(number, None)] for number in numbers)
        case "V":
            yield from ([(None, number)] for number in numbers)
        case "A":
            for start in range(0, len(numbers), 7):
                yield [(numbers[start + 5], numbers[start + 6])]
        case "M" | "L" | "S" | "C":
            points = list(zip(numbers[::2], numbers[1::2], strict=True))
            size = {"S": 2, "C": 3}.get(command, 1)
            for start in range(0, len(points), size):
                yield points[start : start + size]
        case _:
            assert command == "Z"


def _points(node: Node) -> list[Point]:
    number = {
        name: float(value)
        for name, value in node.attrib.items()
        if name in ("x", "y", "cx", "cy", "r", "width", "height")
    }
    x, y = number.get("x", 0), number.get("y", 0)
    match node.tag:
        case "rect":
            return [(x, y), (x + number["width"], y + number["height"])]
        case "circle":
            x, y, r = number["cx"], number["cy"], number["r"]
            return [(x - r, y - r), (x + r, y + r)]
        case "path":
            return corners(node.attrib["d"])
        case "text":
            return _letters(node, x, y)
        case _:
            return []


def _letters(node: Node, x: float, y: float) -> list[Point]:
    """Estimate what a text covers."""
    size = SIZES[classes(node)[0]]
    wide = size * sum(_WIDE.get(letter, _LETTER) for letter in node.text or "")
    anchor = node.attrib.get("text-anchor", "")
    left = {"middle": x - wide / 2, "end": x - wide}.get(anchor, x)
    return [(left, y - 0.74 * size), (left + wide, y + 0.05 * size)]
