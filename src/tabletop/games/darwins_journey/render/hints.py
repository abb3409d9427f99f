"""What things are, in words, for those who point at them or listen."""

from __future__ import annotations

from tabletop.games.darwins_journey.content.parts import Place, Space
from tabletop.games.darwins_journey.kinds import CrewId, ObjectiveId, Shape
from tabletop.games.darwins_journey.render import sayings
from tabletop.games.darwins_journey.render.words import (
    counted,
    effect_words,
    effects_words,
    place_words,
    seal_letters,
    specimen_words,
)
from tabletop.games.darwins_journey.rules.tables import (
    camp_costs,
    effects_of,
    is_locked,
    is_there,
    lens_owner,
    needs_of,
    specimen_at,
)
from tabletop.games.darwins_journey.state import PersonId, State


def place(table: State, here: Place) -> str:
    """Tell what a place asks for and does, and whether it is open."""
    if not is_there(table, here):
        return f"{place_words(here)}: empty"
    facts = [effects_words(effects_of(table, here))]
    needs = needs_of(table, here)
    if needs:
        facts.append(f"needs {seal_letters(needs)}")
    if is_locked(table, here):
        facts.append(f"locked, {counted(here.lock or 0, 'coin')} to unlock")
    elif here.shape is Shape.LENS:
        facts.append(lens(table, lens_owner(table, here.id)))
    return f"{place_words(here)}: {'; '.join(facts)}"


def lens(table: State, owner: PersonId | None) -> str:
    """Tell whose lens lies on a place."""
    return "a lens" if owner is None else f"a lens of {sayings.name(table, owner)}"


def worker(table: State, person: PersonId, number: int) -> str:
    """Tell whose worker it is, and with what seals."""
    row = seal_letters(table.people[person].rows[number]) or "no seals"
    told = sayings.worker_told(table, person, number)
    return f"{sayings.name(table, person)} {told} ({row})"


def envelope(table: State, number: int) -> str:
    """Tell what an envelope brings to the most and the second most stamps."""
    if number >= len(table.post.letters):
        return f"envelope {number + 1}"
    letter = table.post.letters[number]
    return f"envelope {number + 1}: {sayings.letter_told(table, letter)}"


def objective(table: State, which: ObjectiveId) -> str:
    """Tell what an objective asks for."""
    return f"objective {which}: {sayings.objective_told(table, which)}"


def crew(table: State, card: CrewId) -> str:
    """Tell what a crew card asks for and does."""
    return f"crew card {card}: {sayings.crew_told(table, card)}"


def space(table: State, here: Space) -> str:
    """Tell what a space of a track brings."""
    facts = [effect_words(effect) for effect in here.effects]
    found = specimen_at(table, here.id)
    if found is not None:
        facts.append(specimen_words(found))
    if here.stop is not None:
        facts.append(f"HMS Beagle in round {here.stop}")
    return f"{here.id}: {', '.join(facts) or 'nothing'}"


def camp(table: State, here: Space) -> str:
    """Tell what a camp does, and what its tents cost."""
    site = table.config.content.catalogue.camp[here.id]
    costs = " or ".join(str(cost) for cost in camp_costs(table, here.id))
    return f"camp {here.id}: {effects_words(site.effects)}; tents for {costs} coins"


def explorer(table: State, person: PersonId, where: str) -> str:
    """Tell whose ship or explorer it is."""
    return f"{sayings.name(table, person)} at {where}"
