"""What is impossible about workers, lenses, tents, stamps, ships and explorers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from tabletop.games.darwins_journey.content.catalogue import Catalogue
from tabletop.games.darwins_journey.kinds import HAMMOCK, Shape, SpaceId
from tabletop.games.darwins_journey.pending import AlfredTurn, NextWorker, TakeTurn
from tabletop.games.darwins_journey.rules.tables import (
    camp_costs,
    is_open,
    is_there,
    people,
)
from tabletop.games.darwins_journey.rules.unlocking import locked_above
from tabletop.games.darwins_journey.setup.flaws_table import double
from tabletop.games.darwins_journey.setup.stages import (
    Stage,
    rewards_begun,
    stage_of,
    waits,
)
from tabletop.games.darwins_journey.state import Naturalist, PersonId, State


def pieces_flaws(state: State) -> Iterator[str]:
    """Say which pieces are too many, missing, or where none can stand."""
    yield from _place_flaws(state)
    yield from _reserved_flaws(state)
    yield from _home_flaws(state)
    yield from _lens_flaws(state)
    yield from _tent_flaws(state)
    for seat in people(state):
        yield from _stamp_flaws(state, seat, state.people[seat])
        yield from _explorer_flaws(state, seat, state.people[seat])
    yield from _meeting_flaws(state)
    yield from _ribbon_flaws(state)
    yield from _end_flaws(state)


# -- workers


def _place_flaws(state: State) -> Iterator[str]:
    """See that workers stand on open places, and on a lens one only."""
    place_of = state.config.content.catalogue.place
    standing = Counter(
        place
        for person in state.people
        for place in person.at
        if place is not None and place != HAMMOCK
    )
    for each, count in standing.items():
        place = place_of[each]
        if not is_open(state, place):
            yield f"a worker stands on {each}, which is not open"
        if place.shape is Shape.LENS and count > 1:
            yield f"{count} workers stand on {each}, where there is room for one"


def _reserved_flaws(state: State) -> Iterator[str]:
    """Compare the turn order with the workers that have reserved it."""
    place_of = state.config.content.catalogue.place
    there = Counter(
        seat
        for seat in people(state)
        for place in state.people[seat].at
        if place in place_of and place_of[place].shape is Shape.RECTANGLE
    )
    if there != Counter(state.board.reserved):
        counts = len(state.board.reserved), there.total()
        yield "{} have reserved the turn order by {} workers".format(*counts)
    first = tuple(dict.fromkeys(state.board.reserved))
    is_set = stage_of(state) in (Stage.REWARDS, Stage.END) and state.alfred is None
    if is_set and state.turn_order[: len(first)] != first:
        yield "the turn order does not follow the workers that have reserved it"


def _home_flaws(state: State) -> Iterator[str]:
    """Compare the workers at home with the turns that have been taken."""
    fifth = state.config.content.numbers.workers
    stage, asked = stage_of(state), state.pending[0]
    for seat in people(state):
        at = state.people[seat].at
        placed = len(at) - at.count(None)
        if stage in (Stage.SET_UP, Stage.CLEAN_UP):
            wanted = 0
        elif stage in (Stage.REWARDS, Stage.END):
            wanted = placed if None not in at[:fifth] else fifth
        else:
            assert isinstance(asked, NextWorker)
            wanted = _turns(state, seat, asked.after)
        if placed != wanted:
            yield f"{placed} workers of player {seat} have been placed, not {wanted}"


def _turns(state: State, seat: PersonId, after: PersonId | None) -> int:
    """Count the turns that somebody has had when it is the turn of `after`."""
    if after is None:
        return 0
    order, at = state.turn_order, state.people[after].at
    if seat not in order or after not in order:  # told as a fault of the order
        return 0
    turn = len(at) - at.count(None)
    if waits(state, TakeTurn, AlfredTurn):
        turn += 1
        had = turn if order.index(seat) < order.index(after) else turn - 1
    else:
        had = turn if order.index(seat) <= order.index(after) else turn - 1
    return max(0, min(had, len(state.people[seat].at)))


# -- lenses, tents and stamps


def _lens_flaws(state: State) -> Iterator[str]:
    place_of, lenses = state.config.content.catalogue.place, state.board.lenses
    if (twice := double(place for place, _ in lenses)) is not None:
        yield f"two lenses lie on {twice}"
    for each, _ in lenses:
        place = place_of[each]
        if place.lock is None or not is_there(state, place):
            yield f"a lens lies on {each}, which is no place to unlock"
        elif (above := locked_above(state, place)) is not None:
            yield f"{each} has been unlocked before {above.id}"
    for seat in people(state):
        count = state.people[seat].lenses, sum(owner == seat for _, owner in lenses)
        yield from _count_flaws(
            "lenses", seat, count, state.config.content.numbers.lenses
        )


def _count_flaws(
    what: str, seat: PersonId, counts: tuple[int, int], wanted: int
) -> Iterator[str]:
    """See that what is left and what was used are all that there is."""
    left, used = counts
    if left < 0 or left + used != wanted:
        yield f"player {seat} has {left} {what} and used {used}: there are {wanted}"


def _tent_flaws(state: State) -> Iterator[str]:
    tents, content = state.board.tents, state.config.content
    for tent in tents:
        spaces = len(camp_costs(state, tent.camp))
        there = [each for each in tents if each.camp == tent.camp]
        if sum(each.space == tent.space for each in there) > 1:
            yield f"two tents stand on space {tent.space} of the camp {tent.camp}"
        if sum(each.owner == tent.owner for each in there) > 1:
            yield f"player {tent.owner} has two tents at the camp {tent.camp}"
        if not 0 <= tent.space < spaces:
            yield f"the camp {tent.camp} has {spaces} spaces, and none {tent.space}"
    for seat in people(state):
        out = sum(tent.owner == seat for tent in tents)
        counts = state.people[seat].tents, out
        yield from _count_flaws("tents", seat, counts, len(content.board.tents))


def _stamp_flaws(state: State, seat: PersonId, person: Naturalist) -> Iterator[str]:
    printed = [stack.stamps for stack in state.config.content.board.stacks]
    for number, (left, stamps) in enumerate(zip(person.stacks, printed, strict=True)):
        if not 0 <= left <= stamps:
            yield f"stack {number} of player {seat} holds {left} of {stamps} stamps"
    out = [stamps[seat] for stamps in state.post.stamps]
    if min((person.tray, *out)) < 0:
        yield f"player {seat} owes stamps"
    there = sum(person.stacks) + person.tray + sum(out)
    if there != sum(printed):
        yield f"player {seat} has {there} stamps, not {sum(printed)}"
    if person.tray and not rewards_begun(state):
        yield f"{person.tray} stamps of player {seat} are used, and none was rewarded"


# -- ships and explorers


@lru_cache(maxsize=8)
def beyond(parts: Catalogue) -> dict[SpaceId, frozenset[SpaceId]]:
    """Return for each space where a piece that was there can be now."""
    found: dict[SpaceId, frozenset[SpaceId]] = {}

    def look(space: SpaceId) -> frozenset[SpaceId]:
        if space not in found:
            later = [look(each) for each in parts.space[space].next]
            found[space] = frozenset((space,)).union(*later)
        return found[space]

    for space in parts.space:
        look(space)
    return found


@lru_cache(maxsize=8)
def _behind(parts: Catalogue) -> dict[SpaceId, frozenset[SpaceId]]:
    """Return for each space all that no piece can have missed on its way there."""
    before: dict[SpaceId, list[SpaceId]] = {space: [] for space in parts.space}
    for space in parts.space.values():
        for onward in space.next:
            before[onward].append(space.id)
    found: dict[SpaceId, frozenset[SpaceId]] = {}

    def look(space: SpaceId) -> frozenset[SpaceId]:
        if space not in found:
            earlier = [look(each) for each in before[space]]
            common = frozenset.intersection(*earlier) if earlier else frozenset()
            found[space] = common | {space}
        return found[space]

    for space_id in parts.space:
        look(space_id)
    return found


def _explorer_flaws(state: State, seat: PersonId, person: Naturalist) -> Iterator[str]:
    """Compare the explorers of somebody with the islands that the ship has passed."""
    content = state.config.content
    parts, out = content.catalogue, sum(each is not None for each in person.explorers)
    counts = person.unused, out
    yield from _count_flaws("explorers", seat, counts, content.numbers.explorers)
    if person.explorers[0] is None:
        yield f"player {seat} has no explorer on {content.islands[0].name}"
    for passed in sorted(_behind(parts)[person.ship]):
        island = parts.space[passed].island
        if island is not None and person.explorers[parts.island[island]] is None:
            yield f"the ship of player {seat} has brought no explorer to {island}"


def _meeting_flaws(state: State) -> Iterator[str]:
    """See that explorers meet only where islands begin and end."""
    ends = state.config.content.catalogue.ends
    standing = [
        space
        for person in state.people
        for space in person.explorers
        if space is not None and space not in ends
    ]
    if (twice := double(standing)) is not None:
        yield f"two explorers stand on {twice}"


def _standing(state: State) -> set[SpaceId]:
    """Name the spaces with pieces."""
    ships = {person.ship for person in state.people}
    explorers = {space for person in state.people for space in person.explorers}
    return ships | {space for space in explorers if space is not None}


def _ribbon_flaws(state: State) -> Iterator[str]:
    """Compare the golden ribbons with the explorers, and with the points for them."""
    parts, ribbons = state.config.content.catalogue, state.board.ribbons
    standing = _standing(state)
    passed = {each for space in standing for each in _behind(parts)[space]}
    if (twice := double(ribbons)) is not None:
        yield f"the golden ribbon at {twice} is crossed for the first time twice"
    for each in ribbons:
        if not beyond(parts)[each] & standing:
            yield f"nobody has crossed the golden ribbon at {each}"
    for each in sorted(passed - set(ribbons)):
        if parts.space[each].ribbon is not None:
            yield f"the golden ribbon at {each} is not crossed, but somebody is beyond"
    points = sum(parts.space[each].ribbon or 0 for each in ribbons)
    scored = sum(person.score.ribbons for person in state.people)
    if scored != points:
        yield f"{scored} points came from golden ribbons, not {points}"


def _end_flaws(state: State) -> Iterator[str]:
    """Compare the ends of tracks with the pieces there, and with the points."""
    parts, ends = state.config.content.catalogue, state.board.ends
    if (twice := double(ends)) is not None:
        yield f"the end at {twice} is reached for the first time twice"
    reached = {each for each in _standing(state) if not parts.space[each].next}
    if set(ends) != reached:
        yield f"{len(reached)} ends of tracks are reached, not {len(ends)}"
    worth = state.config.content.numbers.first_at_end
    for seat in people(state):
        person = state.people[seat]
        own = {person.ship, *person.explorers} & reached
        score = person.score.ends
        if score % max(worth, 1) or not 0 <= score <= worth * len(own):
            yield f"player {seat} has {score} points for {len(own)} ends of tracks"
    scored = sum(person.score.ends for person in state.people)
    if scored != worth * len(ends):
        yield f"{scored} points came from ends of tracks, not {worth * len(ends)}"
