"""Changes of single components, to be put into the default ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import pytest

from tabletop import InvalidContent, replace
from tabletop.games.darwins_journey.content import DEFAULT, Track
from tabletop.games.darwins_journey.content.alfred import AlfredOption
from tabletop.games.darwins_journey.pending.effects import Effect

Changes: TypeAlias = dict[str, Any]

KEYS: Final = {"distinctions": "page", "camps": "space"}
"""By which field a part is found, if not by its id."""


def refused(changes: Changes) -> str:
    """Return what is said against the default components with these changes."""
    with pytest.raises(InvalidContent) as caught:
        replace(DEFAULT, **changes)
    return str(caught.value)


def part(table: str, which: str | int, **changes: Any) -> Changes:
    """Change one part of a table."""
    key = KEYS.get(table, "id")
    listed = getattr(DEFAULT, table)
    assert which in [getattr(each, key) for each in listed]
    return {
        table: tuple(
            replace(each, **changes) if getattr(each, key) == which else each
            for each in listed
        )
    }


def without(table: str, which: str | int) -> Changes:
    """Leave one part of a table out."""
    key = KEYS.get(table, "id")
    listed = getattr(DEFAULT, table)
    kept = tuple(each for each in listed if getattr(each, key) != which)
    assert len(kept) == len(listed) - 1
    return {table: kept}


def twice(table: str) -> Changes:
    """Put the first part of a table at its end once more."""
    listed = getattr(DEFAULT, table)
    return {table: (*listed, listed[0])}


def spaces(changes: Mapping[str, Changes]) -> Changes:
    """Change spaces of any tracks."""
    known = DEFAULT.catalogue.space.keys()
    assert not [each for each in changes if each not in known]
    return {
        "ocean": _with_spaces(DEFAULT.ocean, changes),
        "islands": tuple(_with_spaces(each, changes) for each in DEFAULT.islands),
    }


def space(which: str, **changes: Any) -> Changes:
    """Change one space."""
    return spaces({which: changes})


def whole(name: str, **changes: Any) -> Changes:
    """Change a component that is there once: ``board``, ``numbers``, ``solo``."""
    return {name: replace(getattr(DEFAULT, name), **changes)}


def alfred(**changes: Any) -> Changes:
    """Change Alfred's easy board."""
    first, *others = DEFAULT.solo.boards
    return whole("solo", boards=(replace(first, **changes), *others))


def row(**changes: Any) -> Changes:
    """Change the first row of Alfred's easy board."""
    first, *others = DEFAULT.solo.boards[0].rows
    return alfred(rows=(replace(first, **changes), *others))


def action(which: int, *options: AlfredOption) -> Changes:
    """Change the options of an action card."""
    cards = DEFAULT.solo.action_cards
    made = [replace(each, options=options) for each in cards if each.id == which]
    others = [each for each in cards if each.id != which]
    return whole("solo", action_cards=(*made, *others))


def bonus(which: str, *rounds: Effect) -> Changes:
    """Change what a bonus card brings, round by round."""
    cards = DEFAULT.solo.bonus_cards
    effects = tuple((each,) for each in rounds)
    made = [replace(each, effects=effects) for each in cards if each.id == which]
    others = [each for each in cards if each.id != which]
    return whole("solo", bonus_cards=(*made, *others))


def _with_spaces(track: Track, changes: Mapping[str, Changes]) -> Track:
    made = [replace(each, **changes.get(each.id, {})) for each in track.spaces]
    return replace(track, spaces=tuple(made))
