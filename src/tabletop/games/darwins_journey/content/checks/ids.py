"""The ids of all parts, and how many of each there are in the box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tabletop.core.content import ContentFault
from tabletop.games.darwins_journey.content.checks.words import (
    Placed,
    id_faults,
    listed,
    total_faults,
)
from tabletop.games.darwins_journey.content.parts import Space, Track
from tabletop.games.darwins_journey.kinds import Difficulty

if TYPE_CHECKING:
    from tabletop.games.darwins_journey.content import Content


def faults(content: Content) -> Iterator[ContentFault]:
    """Hold ids to being told apart, and tables to the box."""
    solo = content.solo
    tables: tuple[tuple[str, Sequence[object], str, str], ...] = (
        (".places", content.places, "id", "place"),
        (".distinctions", content.distinctions, "page", "page with distinctions"),
        (".tiles", content.tiles, "id", "special tile"),
        (".letters", content.letters, "id", "correspondence tile"),
        (".goals", content.goals, "id", "Beagle goal"),
        (".crew", content.crew, "id", "crew card"),
        (".objectives", content.objectives, "id", "objective"),
        (".camps", content.camps, "space", "campsite"),
        (".solo.boards", solo.boards, "difficulty", "board of Alfred's"),
        (".solo.action_cards", solo.action_cards, "id", "action card"),
        (".solo.bonus_cards", solo.bonus_cards, "id", "bonus card"),
    )
    for path, parts, key, what in tables:
        ids = [(f"{at}.{key}", getattr(part, key)) for at, part in listed(path, parts)]
        yield from id_faults(what, ids)
    spaces = [(f"{path}.id", space.id) for path, space in all_spaces(content)]
    yield from id_faults("space", spaces)
    yield from _total_faults(content)


def all_tracks(content: Content) -> list[Placed[Track]]:
    """List the ocean and the islands."""
    return [(".ocean", content.ocean), *listed(".islands", content.islands)]


def all_spaces(content: Content) -> Iterator[Placed[Space]]:
    """List the spaces of all tracks."""
    for path, track in all_tracks(content):
        yield from listed(f"{path}.spaces", track.spaces)


def _total_faults(content: Content) -> Iterator[ContentFault]:
    solo = content.solo
    for path, what, wanted, parts in (
        (".tiles", "special tiles", 12, content.tiles),
        (".letters", "correspondence tiles", 8, content.letters),
        (".goals", "Beagle goals", 12, content.goals),
        (".crew", "crew cards", 16, content.crew),
        (".solo.boards", "boards of Alfred's", len(Difficulty), solo.boards),
        (".solo.action_cards", "action cards of Alfred's", 8, solo.action_cards),
    ):
        yield from total_faults(path, what, wanted, len(parts))
