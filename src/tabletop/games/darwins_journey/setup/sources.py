"""Where the lists of effects come from, and what can be left of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from tabletop.core.players import PlayerId
from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tabletop.games.darwins_journey.content import Content
from tabletop.games.darwins_journey.content.checks.effects import parts_of
from tabletop.games.darwins_journey.kinds import PlaceId
from tabletop.games.darwins_journey.pending.effects import Effect, InOrder
from tabletop.games.darwins_journey.rules.camps import own_camps
from tabletop.games.darwins_journey.rules.placing import effects_for
from tabletop.games.darwins_journey.rules.tables import (
    effects_of,
    is_locked,
    is_open,
    lens_owner,
    space_effects,
)
from tabletop.games.darwins_journey.setup.flaws_pieces import beyond
from tabletop.games.darwins_journey.state import State, with_person

Effects: TypeAlias = tuple[Effect, ...]
"""A list of effects, each of which can be done once."""


def is_part(left: Effects, whole: Effects) -> bool:
    """Whether something can be left of a list, in its order."""
    rest = iter(whole)
    return all(effect in rest for effect in left)


def left_out(left: Effects, whole: Effects) -> Iterator[Effect]:
    """Find what of a list has been chosen."""
    return (Counter(whole) - Counter(left)).elements()


def lists_in_play(state: State) -> Iterator[Effects]:
    """List what places, tiles, cards, letters, spaces, camps and boards bring."""
    content, parts = state.config.content, state.config.content.catalogue
    yield from (place.effects for place in content.places)
    yield from (camp.effects for camp in content.camps)
    yield from (space.effects for space in parts.space.values())
    yield from (parts.tile[each].effects for each in state.board.tiles)
    for person in state.people:
        yield from (parts.crew[card.card].effects for card in person.crew)
    yield from letters(state)
    board = content.board
    slots = (slot.reward for slot in (*board.silver, *board.gold))
    stacks = (stack.reward for stack in board.stacks)
    for reward in (*slots, *stacks, *board.tents):
        yield () if reward is None else (reward,)


def letters(state: State) -> Iterator[Effects]:
    """List what the correspondence tiles bring."""
    for number in state.post.letters:
        letter = state.config.content.catalogue.letter[number]
        yield letter.first
        yield letter.second


def alfred_lists(content: Content) -> Iterator[Effects]:
    """List what Alfred's boards and bonus cards bring."""
    for board in content.solo.boards:
        yield from board.tents
        yield from board.stacks
        yield from ((effect,) for row in board.rows for _, effect in row.effects)
    for card in content.solo.bonus_cards:
        yield from card.effects


def in_order(state: State) -> Iterator[Effects]:
    """List what is done one after another: each by itself."""
    for effects in lists_in_play(state):
        for effect in parts_of(effects):
            if isinstance(effect, InOrder):
                yield from ((each,) for each in effect.effects)


# -- places


def of_placing(state: State, player: PlayerId, name: PlaceId) -> Iterator[Effects]:
    """List what a worker of a player at a place can have been offered.

    The row may have grown since, so each of its beginnings counts.
    """
    place, me = state.config.content.catalogue.place[name], state.people[player]
    if not is_open(state, place):
        return
    for worker, at in enumerate(me.at):
        row = me.rows[worker]
        for length in range(len(row) + 1) if at == name else ():
            rows = set_at(me.rows, worker, row[:length])
            before = with_person(state, player, replace(me, rows=rows))
            yield effects_for(before, player, worker, place)


def of_opening(state: State, player: PlayerId, name: PlaceId) -> Iterator[Effects]:
    """List what unlocking a place, or doing a locked one, brings a player."""
    place = state.config.content.catalogue.place[name]
    if lens_owner(state, name) == player or is_locked(state, place):
        yield effects_of(state, place)


# -- what pieces and boards bring


def of_slots(state: State, player: PlayerId) -> Iterator[Effects]:
    """List what the slots with fulfilled objectives of a player bring."""
    me, board = state.people[player], state.config.content.board
    printed = (*board.silver, *board.gold)
    for slot, each in zip((*me.silver, *me.gold), printed, strict=True):
        if slot is not None and slot.is_fulfilled and each.reward is not None:
            yield (each.reward,)


def of_spaces(state: State, player: PlayerId) -> Iterator[Effects]:
    """List what the spaces bring on which pieces of a player can have stopped."""
    parts, me = state.config.content.catalogue, state.people[player]
    standing = {me.ship, *(space for space in me.explorers if space is not None)}
    for space in parts.space.values():
        if not standing.isdisjoint(beyond(parts)[space.id]):
            yield space_effects(state, space)


def of_camps(state: State, player: PlayerId) -> Iterator[Effects]:
    """List what the camps with a tent of a player bring."""
    camps = state.config.content.catalogue.camp
    yield from (camps[camp].effects for camp in sorted(own_camps(state, player)))


def of_tents(state: State, player: PlayerId) -> Iterator[Effects]:
    """List what the tents bring that a player has pitched."""
    tents = state.config.content.board.tents
    pitched = tents[: len(tents) - state.people[player].tents]
    yield from ((reward,) for reward in pitched if reward is not None)


def of_stacks(state: State, player: PlayerId) -> Iterator[Effects]:
    """List what the empty stacks of a player bring, together."""
    stacks = zip(
        state.people[player].stacks, state.config.content.board.stacks, strict=True
    )
    yield tuple(
        stack.reward for left, stack in stacks if not left and stack.reward is not None
    )
