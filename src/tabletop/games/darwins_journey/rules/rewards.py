"""The majorities of the envelopes."""

from __future__ import annotations

from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tabletop.games.darwins_journey.events import EnvelopeRanked, StampsRemoved
from tabletop.games.darwins_journey.kinds import CauseKind
from tabletop.games.darwins_journey.pending import (
    Cause,
    ChooseEffects,
    RankEnvelope,
    RemoveStamps,
)
from tabletop.games.darwins_journey.rules import windows
from tabletop.games.darwins_journey.rules.tables import people
from tabletop.games.darwins_journey.state import (
    PersonId,
    State,
    push,
    tell,
    with_person,
)


def ranked(
    state: State, envelope: int
) -> tuple[tuple[PersonId, ...], tuple[PersonId, ...]]:
    """Name who has the most and who the second most stamps, in turn order."""
    stamps = state.post.stamps[envelope]
    counts = sorted({count for count in stamps if count > 0}, reverse=True)
    first, second = (
        tuple(each for each in state.turn_order if stamps[each] == count)
        for count in (*counts[:2], -1, -1)[:2]
    )
    return first, second


def rank_envelope(state: State, item: RankEnvelope) -> State:
    """Reward the most and second most stamps as they are now."""
    state = replace(state, pending=state.pending[:-1])
    first, second = ranked(state, item.envelope)
    if not first:
        return state
    stamps = state.post.stamps[item.envelope]
    letter = state.config.content.catalogue.letter[state.post.letters[item.envelope]]
    counts = tuple(
        (stamps[each] + 1) // 2 if each in first or each in second else 0
        for each in people(state)
    )
    state = windows.ask_again(state, *people(state))
    state = tell(state, EnvelopeRanked(item.envelope, first, second))
    cause = cause_of(item.envelope)
    return push(
        state,
        *(ChooseEffects(each, letter.first, cause=cause) for each in first),
        *(ChooseEffects(each, letter.second, cause=cause) for each in second),
        RemoveStamps(item.envelope, counts),
    )


def cause_of(envelope: int) -> Cause:
    """Name an envelope as what rewards come of."""
    return Cause(CauseKind.ENVELOPE, str(envelope + 1))


def remove_stamps(state: State, item: RemoveStamps) -> State:
    """Move half the stamps of the ranked, as they were, to the tray."""
    state = replace(state, pending=state.pending[:-1])
    for person, count in zip(people(state), item.counts, strict=True):
        if count:
            state = _remove(state, person, item.envelope, count)
    return state


def _remove(state: State, person: PersonId, envelope: int, count: int) -> State:
    post, me = state.post, state.people[person]
    there = post.stamps[envelope]
    fewer = set_at(there, person, there[person] - count)
    stamps = set_at(post.stamps, envelope, fewer)
    state = replace(state, post=replace(post, stamps=stamps))
    told = StampsRemoved(person, envelope, count)
    return with_person(state, person, replace(me, tray=me.tray + count), told)
