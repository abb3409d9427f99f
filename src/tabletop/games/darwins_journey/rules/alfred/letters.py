"""Where Alfred's stamps come from, and where they go."""

from __future__ import annotations

from tabletop.games.darwins_journey.events import AlfredDecided, AlfredSkipped
from tabletop.games.darwins_journey.events.alfred import Matter, Reason
from tabletop.games.darwins_journey.kinds import CauseKind
from tabletop.games.darwins_journey.pending import Cause, ChooseEffects
from tabletop.games.darwins_journey.pending.effects import Correspond
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules.alfred.bonus import board_of
from tabletop.games.darwins_journey.rules.correspondence import move_stamp
from tabletop.games.darwins_journey.state import Naturalist, PersonId, State, push, tell


def envelope_choice(state: State, person: PersonId, count: int) -> tuple[int, Reason]:
    """Choose the envelope for so many stamps, and say what decided."""
    counts = [(there[person], max(there[:person])) for there in state.post.stamps]
    for envelope, (own, other) in enumerate(counts):
        if other >= 1 and other >= own and own + count > other:
            return envelope, Reason.TAKES_LEAD
    for envelope, (own, _) in enumerate(counts):
        if not own:
            return envelope, Reason.WITHOUT_STAMPS
    fewest = min(range(len(counts)), key=lambda envelope: counts[envelope][0])
    return fewest, Reason.FEWEST_STAMPS


def correspond(state: State, person: PersonId, effect: Correspond) -> State:
    """Put all stamps of an action on one envelope."""
    me = state.people[person]
    count = min(effect.stamps, sum(me.stacks) + me.tray)
    if not count:
        return _without_stamps(state)
    envelope, reason = envelope_choice(state, person, count)
    names = tuple(str(each + 1) for each in range(len(state.post.stamps)))
    told = AlfredDecided(Matter.ENVELOPE, names, str(envelope + 1), reason)
    return _send(tell(state, told), person, [envelope] * count)


def prolific(state: State, person: PersonId) -> State:
    """Put one stamp on each envelope."""
    if not sum(state.people[person].stacks) + state.people[person].tray:
        return _without_stamps(state)
    return _send(state, person, [*range(len(state.post.stamps))])


def _without_stamps(state: State) -> State:
    why = "he has no stamps left"
    return tell(state, AlfredSkipped("correspondence", Rule.ALFRED_STAMPS, why))


def _send(state: State, person: PersonId, envelopes: list[int]) -> State:
    """Place stamps from the top-most stacks; those emptied bring their icons."""
    before = state.people[person].stacks
    for envelope in envelopes:
        me = state.people[person]
        stack = _top_stack(me)
        if stack is None and not me.tray:
            break
        state = move_stamp(state, person, envelope, stack)
    after = state.people[person].stacks
    icons = board_of(state).stacks
    effects = tuple(
        effect
        for stack, (had, has) in enumerate(zip(before, after, strict=True))
        if had and not has
        for effect in icons[stack]
    )
    if not effects:
        return state
    return push(state, ChooseEffects(person, effects, cause=Cause(CauseKind.STACK)))


def _top_stack(me: Naturalist) -> int | None:
    """Find the top-most stack with stamps."""
    return next((stack for stack, left in enumerate(me.stacks) if left), None)
