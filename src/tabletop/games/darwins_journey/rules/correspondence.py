"""Correspondence: stamps from stacks and tray to the envelopes."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tabletop.games.darwins_journey.actions import PlaceStamp
from tabletop.games.darwins_journey.events import StampPlaced
from tabletop.games.darwins_journey.pending import ChooseEffects, DoEffect
from tabletop.games.darwins_journey.pending.effects import Correspond
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import PersonId, State, push, with_person


def stamps(state: State, player: PlayerId, effect: Correspond) -> Iterator[PlaceStamp]:
    """Propose every next stamp."""
    me = state.people[player]
    sources: list[int | None] = [
        stack for stack, left in enumerate(me.stacks) if left > 0
    ]
    if not sources and me.tray > 0:
        sources = [None]
    for envelope in _envelopes(state, effect):
        for source in sources:
            yield PlaceStamp(player, envelope, source)


def _envelopes(state: State, effect: Correspond) -> range:
    """Count the envelopes that the next stamp can go to."""
    if effect.is_split or effect.envelope is None:
        return range(len(state.post.stamps))
    return range(effect.envelope, effect.envelope + 1)


def refuse_stamp(
    state: State, action: PlaceStamp, effect: Correspond
) -> Refusal | None:
    """Say why a stamp cannot be placed so, or None."""
    if not 0 <= action.envelope < len(state.post.stamps):
        message = "there is no envelope {envelope}"
        return refuse(Rule.CORRESPONDENCE, message, envelope=action.envelope + 1)
    if action.envelope not in _envelopes(state, effect):
        assert effect.envelope is not None
        message = "all stamps of this action go to envelope {envelope}"
        return refuse(Rule.CORRESPONDENCE, message, envelope=effect.envelope + 1)
    return _refuse_source(state, action)


def _refuse_source(state: State, action: PlaceStamp) -> Refusal | None:
    me, stack = state.people[action.player], action.stack
    if stack is None:
        left = sum(me.stacks)
        if left:
            held = "1 stamp: that comes" if left == 1 else "{left} stamps: those come"
            message = f"your stacks still hold {held} first"
            return refuse(Rule.USED_STAMPS, message, left=left)
        if me.tray < 1:
            return refuse(Rule.USED_STAMPS, "no used stamp of yours is in the tray")
        return None
    if not 0 <= stack < len(me.stacks):
        message = "you have no stack {stack}"
        return refuse(Rule.CORRESPONDENCE, message, stack=stack + 1)
    if me.stacks[stack] < 1:
        message = "your stack {stack} has no stamps left"
        return refuse(Rule.CORRESPONDENCE, message, stack=stack + 1)
    return None


def no_stamp() -> Refusal:
    """Say why no stamp at all can be placed."""
    message = "you have no stamps left, neither on your stacks nor in the tray"
    return refuse(Rule.CORRESPONDENCE, message)


def place_stamp(state: State, action: PlaceStamp, effect: Correspond) -> State:
    """Place one stamp; the action goes on while it has more."""
    player, stack = action.player, action.stack
    state = move_stamp(state, player, action.envelope, stack)
    emptied = effect.emptied
    if stack is not None and not state.people[player].stacks[stack]:
        emptied = (*emptied, stack)
    left = replace(
        effect, stamps=effect.stamps - 1, envelope=action.envelope, emptied=emptied
    )
    if left.stamps:
        return push(state, DoEffect(player, left))
    return reward_stacks(state, player, left)


def move_stamp(
    state: State, person: PersonId, envelope: int, stack: int | None
) -> State:
    """Put a stamp of somebody from a stack, or the tray, on an envelope."""
    me, post = state.people[person], state.post
    if stack is None:
        less = replace(me, tray=me.tray - 1)
    else:
        less = replace(me, stacks=set_at(me.stacks, stack, me.stacks[stack] - 1))
    there = post.stamps[envelope]
    more = set_at(there, person, there[person] + 1)
    stamps = set_at(post.stamps, envelope, more)
    state = replace(state, post=replace(post, stamps=stamps))
    return with_person(state, person, less, StampPlaced(person, envelope, stack))


def reward_stacks(state: State, player: PlayerId, effect: Correspond) -> State:
    """Go on with the rewards of the stacks that an action has emptied."""
    board = state.config.content.board
    rewards = tuple(
        reward
        for stack in sorted(effect.emptied)
        if (reward := board.stacks[stack].reward) is not None
    )
    return push(state, ChooseEffects(player, rewards)) if rewards else state
