"""The whole position in words, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.darwins_journey.content import Place
from tabletop.games.darwins_journey.kinds import Metal
from tabletop.games.darwins_journey.render import asking, sayings
from tabletop.games.darwins_journey.render.news import last_news
from tabletop.games.darwins_journey.render.words import (
    counted,
    lasting_words,
    listed,
    seal_letters,
    specimen_words,
)
from tabletop.games.darwins_journey.rules.tables import (
    beagle,
    is_locked,
    is_there,
    lens_owner,
    people,
    specimen_at,
)
from tabletop.games.darwins_journey.scoring import books, outcome, total
from tabletop.games.darwins_journey.state import PersonId, State
from tabletop.games.darwins_journey.views import View


def titled(view: View) -> str:
    """Name the picture."""
    return f"Darwin's Journey, {asking.round_told(view.table)}: {asking.headline(view)}"


def described(view: View) -> str:
    """Tell the whole position, as far as the viewer may know it."""
    table = view.table
    order = listed(sayings.name(table, each) for each in table.turn_order)
    sentences = (
        f"{asking.context(table).capitalize()}.",
        last_news(view).replace("\n", " "),
        *_result(table),
        f"Turn order: {order}." if order else "",
        *_places(table),
        *_post(table),
        *_specimens(table),
        *_routes(table),
        *(_person(view, person) for person in people(table)),
        *_alfred(table),
        sayings.provenance(table),
    )
    return " ".join(filter(None, sentences))


def _result(table: State) -> Iterator[str]:
    if outcome(table) is not None:
        points = [
            f"{sayings.name(table, person)} {total(table, person)}"
            for person in people(table)
        ]
        yield f"Points in the end: {', '.join(points)}."


# -- the central board


def _places(table: State) -> Iterator[str]:
    """Tell each place that is there: what it does, and who stands on it."""
    for place in table.config.content.places:
        if is_there(table, place):
            told = sayings.place_does(table, place)
            facts = [f"{place.name.capitalize()}, {told}", *_standing(table, place)]
            yield f"{': '.join(facts[:2])}{''.join(f', {f}' for f in facts[2:])}."


def _standing(table: State, place: Place) -> Iterator[str]:
    owner = lens_owner(table, place.id)
    if is_locked(table, place):
        yield "locked"
    if owner is not None:
        yield f"lens of {sayings.name(table, owner)}"
    for person in people(table):
        for worker, at in enumerate(table.people[person].at):
            if at == place.id:
                told = sayings.worker_told(table, person, worker)
                yield f"{told} of {sayings.name(table, person)}"


def _post(table: State) -> Iterator[str]:
    """Tell the academy, the envelopes, the goals and the objectives on display."""
    for number, scroll in enumerate(table.board.scrolls, 1):
        seals = ", ".join(seal.value for seal in scroll if seal is not None)
        yield f"Scroll {number}: {seals or 'no seals'}."
    for number, letter in enumerate(table.post.letters):
        stamps = [
            f"{count} of {sayings.name(table, person)}"
            for person, count in zip(
                people(table), table.post.stamps[number], strict=True
            )
            if count
        ]
        told = f"Envelope {number + 1}, {sayings.letter_told(table, letter)}"
        yield f"{told}: {', '.join(stamps) or 'no stamps'}."
    for number, goal in enumerate(table.board.goals, 1):
        yield f"Goal of round {number}: {sayings.goal_told(table, goal)}."
    for tile in table.board.objectives:
        yield f"On display {tile}: {sayings.objective_told(table, tile)}."


def _specimens(table: State) -> Iterator[str]:
    """Tell where the specimens lie, and which are in the museum."""
    for space in table.config.content.catalogue.space:
        found = specimen_at(table, space)
        if found is not None:
            yield f"{space}: {specimen_words(found)}."
    there = [*table.board.shown, *table.board.delivered]
    if there:
        yield f"In the museum: {listed(map(specimen_words, there))}."


def _routes(table: State) -> Iterator[str]:
    """Tell where the Beagle is, and which tents stand on campsites."""
    if table.round:
        yield f"The HMS Beagle is at {beagle(table)}."
    for tent in table.board.tents:
        owner = sayings.name(table, tent.owner)
        yield f"Tent of {owner} at {tent.camp}, space {tent.space + 1}."


# -- people


def _person(view: View, person: PersonId) -> str:
    """Tell what somebody has."""
    table, me = view.table, view.table.people[person]
    explorers = [space for space in me.explorers if space is not None]
    cards = f"{view.hands[person]} crew cards in hand" if view.hands else ""
    facts = (
        f"{sayings.name(table, person)}: {counted(me.points, 'point')}",
        counted(me.coins, "coin"),
        f"{me.knowledge} knowledge",
        f"theory {me.theory} with {counted(books(table, person), 'book')}",
        f"ship at {me.ship}",
        f"explorers at {listed(explorers)}" if explorers else "",
        f"left {sayings.pieces_left(me)}",
        *_rows(table, person),
        f"researched {listed(map(specimen_words, me.research))}" if me.research else "",
        *_objectives(table, person),
        *_crew(table, person),
        cards,
        ", ".join(map(lasting_words, me.lasting)),
    )
    return f"{'; '.join(filter(None, facts))}."


def _rows(table: State, person: PersonId) -> Iterator[str]:
    me = table.people[person]
    for worker, at in enumerate(me.at):
        seals = seal_letters(me.rows[worker]) or "no seals"
        where = "home" if at is None else "placed"
        yield f"{sayings.worker_told(table, person, worker)} {seals} {where}"


def _objectives(table: State, person: PersonId) -> Iterator[str]:
    me = table.people[person]
    for tile in me.reserve:
        yield f"{tile} in reserve, {sayings.objective_told(table, tile)}"
    for metal in Metal:
        for number, slot in enumerate(me.slots(metal), 1):
            if slot is not None:
                done = "fulfilled"
                if not slot.is_fulfilled:
                    done = sayings.objective_told(table, slot.objective)
                yield f"{slot.objective} on {metal} slot {number}, {done}"


def _crew(table: State, person: PersonId) -> Iterator[str]:
    for each in table.people[person].crew:
        if each.worker is None:
            yield f"crew card {each.card}, {sayings.crew_told(table, each.card)}"
        else:
            worker = sayings.worker_told(table, person, each.worker)
            yield f"crew card {each.card} fulfilled by {worker}"


def _alfred(table: State) -> Iterator[str]:
    """Tell what only Alfred has."""
    if table.alfred is not None:
        cards = ", ".join(table.alfred.cards) or "none"
        board = table.config.content.catalogue.alfred[table.alfred.difficulty]
        points = counted(board.beagle_points, "point")
        yield f"Alfred stands at {table.alfred.bonus} on the bonus track, with {cards}."
        yield f"The Beagle brings him {points} for each round."
