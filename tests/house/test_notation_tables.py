"""The tables of actions on the games' pages show notation as it is written."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tabletop import PlayerId, get_game
from tests.house.source import GAMES, ROOT

TABLE = re.compile(r"^\| action \| notation \|.*\n\|-.*\n((?:\|.*\n)+)", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")


def shown(game: str) -> Iterator[tuple[set[str], str]]:
    """Yield each notation on a page, with the classes of the row."""
    classes: set[str] = set()
    page = (ROOT / f"docs/games/{game}.md").read_text("utf-8")
    for row in "".join(TABLE.findall(page)).splitlines():
        _, action, notation, *_ = row.split("|")
        classes = {*CODE.findall(action)} or classes
        for text in CODE.findall(notation):
            yield classes, text


@pytest.mark.parametrize("name", GAMES)
def test_pages_show_notation_as_it_is_written(name: str) -> None:
    """What a page shows for an action is read as that action, and written alike."""
    game = get_game(name)
    state, seen = game.new_game(), set()
    chances = {cls.__name__ for cls in game.classes.chance_actions}
    for classes, text in shown(name):
        if classes & chances:
            action = game.parse_chance(text, state)
        else:
            action = game.parse_action(text, state, PlayerId(0))
        seen.add(type(action).__name__)
        assert type(action).__name__ in classes
        assert text == game.format_action(action)

    assert {cls.__name__ for cls in game.classes.actions} | chances == seen
