"""Positions to be drawn, and a reader of the pictures."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase
from typing import Final
from xml.etree import ElementTree

import attrs

from tabletop import SeededRng
from tabletop.games.lock_n_go import (
    DEFAULT,
    GAME,
    GREY,
    Action,
    Column,
    Config,
    Content,
    Locks,
    Mode,
    Row,
    Space,
    State,
)
from tests.games.lock_n_go.drawing import given, play
from tests.rendering.sheets import spelled

Node = ElementTree.Element
_SVG: Final = "{http://www.w3.org/2000/svg}"


# -- positions


def played(seed: int, actions: int, config: Config | None = None) -> State:
    """Play at random."""
    state, rng = GAME.new_game(config=config), SeededRng(seed)
    for _ in range(actions):
        legal = GAME.legal_actions(state)
        if not legal:
            break
        state = GAME.apply(state, legal[rng.randrange(len(legal))])
    return state


def board_of(width: int, height: int, *, locks: int, room: int, discs: int) -> Content:
    """Make components of another size."""
    letters = [Column(letter) for letter in ascii_uppercase[:width]]
    near = [Space(f"{letter}1") for letter in letters[:discs]]
    far = [Space(f"{letter}{height}") for letter in letters[-discs:]]
    return attrs.evolve(
        DEFAULT,
        board=tuple(
            "".join("ck.v"[(3 * x + 5 * y + x * y) % 4] for x in range(width))
            for y in range(height)
        ),
        starts=(tuple(near), tuple(far)),
        locks=Locks(
            Row(height // 2 + 1),
            tuple(Row(row) for row in range(1, height + 1)),
            tuple(letters[:locks]),
            tuple(letters),
        ),
        numbers=attrs.evolve(
            DEFAULT.numbers, discs_in_space=room, costs=(2, 3, 4, 5)[:discs]
        ),
    )


STACKS: Final = given(
    """
    7  G  G  .  .  .
    5  .  GK .  G  .
    4  .  KG .  .  .
    3  .  .  K  .  .
    2  .  KK .  .  .
    """,
    coins=(3, 7),
    levels=(1, 2),
)
"""Every way to lie on another disc, one of them in a blocked space."""

HOUSE: Final = Config(mode=Mode.ADVANCED_HOUSE)
SMALL: Final = Config(content=board_of(1, 3, locks=1, room=3, discs=1))
LARGE: Final = Config(content=board_of(26, 99, locks=7, room=9, discs=26))

POSITIONS: Final = {
    "set-up": GAME.new_game(),
    "middle": played(3, 60),
    "late": played(8, 120),
    "end": played(5, 2000),
    "stacks": play(STACKS, "C3-D3"),
    "house set-up": GAME.new_game(config=HOUSE),
    "house": played(7, 30, HOUSE),
    "put back": given(
        """
        7  G  G  G  G  G
        2  .  K  .  .  .
        1  .  .  K  .  K
        """,
        coins=(7, 0),
        levels=(3, 1),
    ),
    "pass": given(
        """
        7  KG .  .  .  KG
        4  .  .  G  .  .
        """,
        coins=(0, 2),
        levels=(4, 3),
    ),
    "drawn": played(1, 9, SMALL),
    "wide": played(1, 200, Config(content=board_of(16, 6, locks=3, room=4, discs=10))),
    "large": played(1, 200, LARGE),
    "turn 1000": given(turn=999, to_act=GREY, turn_limit=None),
}
"""By name: set-up, middle and end, every mode, and boards of other sizes."""


# -- reading pictures


def drawn(state: State, legal: tuple[Action, ...] | None = ()) -> Node:
    """Draw a state and parse it; None marks all legal actions."""
    marked = GAME.legal_actions(state) if legal is None else legal
    root = ElementTree.fromstring(GAME.svg(state, marked))
    for node in root.iter():
        node.tag = node.tag.removeprefix(_SVG)
    return spelled(root)


def by_id(root: Node) -> dict[str, Node]:
    """Index everything with an id of its own."""
    found = [node for node in root.iter("g") if "data-id" in node.attrib]
    index = {node.attrib["data-id"]: node for node in found}
    assert len(index) == len(found), "an id is used twice"
    return index


def classes(node: Node) -> list[str]:
    """List the classes of an element."""
    return node.attrib.get("class", "").split()


def all_of(root: Node, kind: str) -> list[Node]:
    """Find all elements of a class."""
    return [node for node in root.iter() if kind in classes(node)]


def writing(root: Node) -> Iterator[str]:
    """Read every text that is drawn."""
    for node in root.iter("text"):
        yield node.text or ""
