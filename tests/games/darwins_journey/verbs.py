"""What players say in tests, in a word: ``deliver("gr")``, ``tent("A7", 0)``.

Specimens are written by the first letters of colour and kind, ``"gr bp"`` for the green
reptile and the blue plant. Unless `by` says otherwise, A says it.
"""

from __future__ import annotations

from typing import Final

from tabletop import PlayerId
from tabletop.games.darwins_journey.actions import (
    Convert,
    CopyCard,
    DeliverSpecimen,
    FulfilCrew,
    FulfilObjective,
    FulfilOutright,
    PerformPlace,
    PitchTent,
    PlacePurple,
    PlaceStamp,
    ReactivateTent,
    ResearchSpecimen,
    SendExplorer,
    TakeObjective,
    TakeSeal,
    UnlockPlace,
)
from tabletop.games.darwins_journey.kinds import (
    CrewId,
    Gain,
    IslandId,
    Metal,
    ObjectiveId,
    PlaceId,
    SpaceId,
    Specimen,
)
from tests.games.darwins_journey.positions import A

_NAMED: Final = {each.colour.value[0] + each.kind.value[0]: each for each in Specimen}


def named(text: str) -> tuple[Specimen, ...]:
    """Read specimens: ``"gr bp"``."""
    return tuple(_NAMED[each] for each in text.split())


def deliver(text: str, by: PlayerId = A) -> DeliverSpecimen:
    """Deliver a specimen, or deliver it again."""
    return DeliverSpecimen(by, *named(text))


def research(text: str, by: PlayerId = A) -> ResearchSpecimen:
    """Research a specimen."""
    return ResearchSpecimen(by, *named(text))


def tent(camp: str, space: int, by: PlayerId = A) -> PitchTent:
    """Put the top tent to a campsite."""
    return PitchTent(by, SpaceId(camp), space)


def again(camp: str, by: PlayerId = A) -> ReactivateTent:
    """Re-activate a tent."""
    return ReactivateTent(by, SpaceId(camp))


def stamp(envelope: int, stack: int | None, by: PlayerId = A) -> PlaceStamp:
    """Put a stamp on an envelope; from the tray if no stack is said."""
    return PlaceStamp(by, envelope, stack)


def take(name: str, slot: int | None = None, by: PlayerId = A) -> TakeObjective:
    """Take an objective from the display."""
    return TakeObjective(by, ObjectiveId(name), slot)


def fulfil(name: str, slot: int | None = None, by: PlayerId = A) -> FulfilObjective:
    """Fulfil an objective."""
    return FulfilObjective(by, ObjectiveId(name), slot)


def outright(
    name: str, metal: Metal | None = None, slot: int | None = None, by: PlayerId = A
) -> FulfilOutright:
    """Fulfil an objective without its requirements."""
    return FulfilOutright(by, ObjectiveId(name), metal, slot)


def crew(card: int, worker: int, by: PlayerId = A) -> FulfilCrew:
    """Fulfil a crew card."""
    return FulfilCrew(by, CrewId(card), worker)


def copy(card: int, by: PlayerId = A) -> CopyCard:
    """Copy a crew card."""
    return CopyCard(by, CrewId(card))


def unlock(name: str, by: PlayerId = A) -> UnlockPlace:
    """Unlock a place."""
    return UnlockPlace(by, PlaceId(name))


def perform(name: str, by: PlayerId = A) -> PerformPlace:
    """Do the actions of a locked place."""
    return PerformPlace(by, PlaceId(name))


def send(island: str, by: PlayerId = A) -> SendExplorer:
    """Put an explorer on an island."""
    return SendExplorer(by, IslandId(island))


def seal(scroll: int, column: int, worker: int, by: PlayerId = A) -> TakeSeal:
    """Take a seal of the academy to a worker."""
    return TakeSeal(by, scroll, column, worker)


def purple(worker: int, by: PlayerId = A) -> PlacePurple:
    """Put a purple seal to a worker."""
    return PlacePurple(by, worker)


def convert(into: Gain, by: PlayerId = A) -> Convert:
    """Turn a temporary knowledge into something."""
    return Convert(by, into)
