"""The names of things in the picture, the same from one position to the next."""

from __future__ import annotations

from typing import Final

from tabletop.games.darwins_journey.actions import Action
from tabletop.games.darwins_journey.kinds import (
    CrewId,
    Metal,
    ObjectiveId,
    SpaceId,
    Specimen,
)
from tabletop.games.darwins_journey.notation import format_action
from tabletop.games.darwins_journey.state import PersonId

BEAGLE: Final = "beagle"
"""The HMS Beagle."""


def worker(person: PersonId, number: int) -> str:
    """Name a worker, at home or away."""
    return f"worker-{person}-{number + 1}"


def row(person: PersonId, number: int) -> str:
    """Name the row of seals of a worker."""
    return f"row-{person}-{number + 1}"


def ship(person: PersonId) -> str:
    """Name a ship."""
    return f"ship-{person}"


def explorer(person: PersonId, track: int) -> str:
    """Name an explorer by the number of its island."""
    return f"explorer-{person}-{track + 1}"


def crew(card: CrewId) -> str:
    """Name a crew card."""
    return f"crew-{card}"


def seal(scroll: int, column: int) -> str:
    """Name a seal of the academy."""
    return f"seal-{scroll + 1}-{column + 1}"


def envelope(number: int) -> str:
    """Name an envelope."""
    return f"envelope-{number + 1}"


def stack(person: PersonId, number: int | None) -> str:
    """Name a stack of stamps, or the tray of used ones."""
    return f"stack-{person}-{'tray' if number is None else number + 1}"


def pair(silver: ObjectiveId) -> str:
    """Name a pair of starting objectives by the silver one."""
    return f"pair-{silver}"


def goal(number: int) -> str:
    """Name the goal of a round, which is counted from 1."""
    return f"goal-{number}"


def museum(specimen: Specimen) -> str:
    """Name a space of the museum."""
    return f"museum-{specimen}"


def token(specimen: Specimen) -> str:
    """Name a specimen that lies on a track."""
    return f"token-{specimen}"


def research(person: PersonId, specimen: Specimen) -> str:
    """Name a space of the research of a player."""
    return f"research-{person}-{specimen}"


def slot(person: PersonId, metal: Metal, number: int) -> str:
    """Name a slot for an objective."""
    return f"slot-{person}-{metal}-{number + 1}"


def tents(person: PersonId) -> str:
    """Name the tents that a player has left."""
    return f"tents-{person}"


def camp(space: SpaceId) -> str:
    """Name a campsite."""
    return f"camp-{space}"


def tent_space(space: SpaceId, number: int) -> str:
    """Name a tent space of a camp."""
    return f"camp-{space}-{number + 1}"


def button(action: Action) -> str:
    """Name what stands on the desk for an action that has no place on the table."""
    return format_action(action).replace(" ", "-")
