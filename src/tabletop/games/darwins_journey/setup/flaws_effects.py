"""What is impossible about the questions of one player that lie on each other.

Every list of effects comes from somewhere, and what is left of it are some of its
effects in their order. Every action that is asked about is one that was chosen from the
list below it, or what is left of such a one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from tabletop.core.players import PlayerId
from tabletop.core.values import replace
from tabletop.games.darwins_journey.kinds import CrewId
from tabletop.games.darwins_journey.pending import (
    ChooseEffects,
    DoEffect,
    EndCrew,
    EndTurn,
    Item,
    TakeTurn,
    Window,
)
from tabletop.games.darwins_journey.pending.effects import (
    Correspond,
    Deliver,
    Effect,
    Explore,
    InOrder,
    Navigate,
    OneOf,
    ResearchMuseum,
)
from tabletop.games.darwins_journey.rules.doing import GAINS
from tabletop.games.darwins_journey.rules.tables import lens_owner, shortage
from tabletop.games.darwins_journey.setup import sources
from tabletop.games.darwins_journey.setup.flaws_table import double
from tabletop.games.darwins_journey.setup.sources import Effects, is_part, left_out
from tabletop.games.darwins_journey.state import State


def nested_flaws(
    state: State, player: PlayerId, ground: Item, above: tuple[Item, ...]
) -> Iterator[str]:
    """Say what cannot lie on a question of a player; the first flaw hides others."""
    whole: list[Effects] = []
    if isinstance(ground, ChooseEffects):
        whole = [
            each for each in sources.letters(state) if is_part(ground.effects, each)
        ]
    for below, item in zip((ground, *above), above, strict=False):
        if isinstance(item, ChooseEffects | DoEffect) and item.player != player:
            yield f"player {item.player} is asked in the turn of player {player}"
        match below, item:
            case _, ChooseEffects():
                whole = [
                    each
                    for each in _sources(state, player, below, item)
                    if is_part(item.effects, each)
                ]
                if not whole:
                    yield f"player {player} cannot choose from these: {item.effects}"
            case ChooseEffects(effects=left), DoEffect(effect=effect):
                chosen = (each for of in whole for each in left_out(left, of))
                if not any(_comes_of(state, player, effect, each) for each in chosen):
                    yield f"player {player} cannot be asked about this: {effect}"
            case (
                (EndTurn() | TakeTurn() | Window() | ChooseEffects() | DoEffect()),
                (EndCrew()),
            ):
                yield from _crew_flaws(state, player, item)
            case _:
                yield f"{type(item).__name__} does not wait on {type(below).__name__}"
    yield from _doing_flaws(state, player, (ground, *above))


# -- lists


def _sources(
    state: State, player: PlayerId, below: Item, item: ChooseEffects
) -> Iterator[Effects]:
    """List what a player can have been offered on top of something."""
    card, place = item.card, item.place
    if card is not None and place is not None:
        return
    match below:
        case EndTurn() if place is not None:
            yield from sources.of_placing(state, player, place)
        case ChooseEffects() if place is not None:
            yield from sources.of_opening(state, player, place)
        case EndCrew(card=begun) if card == begun:
            yield state.config.content.catalogue.crew[begun].effects
        case ChooseEffects() if card is not None:
            yield from _copied(state, card)
        case _ if place is None and card is None:
            yield from _unnamed(state, player, below)


def _copied(state: State, card: CrewId) -> Iterator[Effects]:
    """List what a crew card brings, if it lies before anybody."""
    if any(card == each.card for person in state.people for each in person.crew):
        yield state.config.content.catalogue.crew[card].effects


def _unnamed(state: State, player: PlayerId, below: Item) -> Iterator[Effects]:
    """List what neither a place nor a card brings."""
    match below:
        case EndCrew():
            return
        case DoEffect(effect=Navigate() | Explore(island=str())):
            yield from sources.of_spaces(state, player)
        case ChooseEffects():
            yield from sources.of_spaces(state, player)
            yield from sources.of_camps(state, player)
            yield from sources.of_tents(state, player)
            yield from sources.of_stacks(state, player)
            yield from sources.in_order(state)
    yield from sources.of_slots(state, player)


# -- single actions


def _comes_of(state: State, player: PlayerId, effect: Effect, of: Effect) -> bool:
    """Whether an effect that is asked about is another, or what is left of it."""
    if effect == of:
        return not isinstance(effect, (*GAINS, InOrder))
    match of, effect:
        case OneOf(options=options), _:
            return any(_comes_of(state, player, effect, each) for each in options)
        case Explore(), Explore(island=str() as island):
            number = state.config.content.catalogue.island.get(island)
            explorers = state.people[player].explorers
            on_island = number is not None and explorers[number] is not None
            return on_island and _is_rest(effect, of)
        case Navigate(), Navigate():
            return _is_rest(effect, of)
        case Correspond(), Correspond():
            return _is_rest_of_stamps(state, player, effect, of)
        case Deliver(), Deliver(most=most, done=done):
            return 1 <= done < most and replace(effect, done=0) == of
        case ResearchMuseum(), ResearchMuseum(most=most, done=done):
            return 1 <= done < most and replace(effect, done=0) == of
        case _:
            return False


def _is_rest(effect: Explore | Navigate, of: Explore | Navigate) -> bool:
    """Whether a movement is the rest of another, after some of its extra stops."""
    stopped = of.stops - effect.stops
    return effect.stops >= 0 < stopped and 1 <= effect.spaces <= of.spaces - stopped


def _is_rest_of_stamps(
    state: State, player: PlayerId, effect: Correspond, of: Correspond
) -> bool:
    """Whether a correspondence is the rest of another, after some of its stamps."""
    placed, stacks = of.stamps - effect.stamps, state.people[player].stacks
    stamps, envelope = state.post.stamps, effect.envelope
    if envelope is None or envelope not in range(len(stamps)):
        return False
    empty = {stack for stack, left in enumerate(stacks) if not left}
    is_possible = double(effect.emptied) is None and empty.issuperset(effect.emptied)
    is_less = effect.stamps >= 1 and placed >= max(1, len(effect.emptied))
    lies_there = stamps[envelope][player] >= (1 if effect.is_split else placed)
    is_same = effect.is_split is of.is_split
    return is_possible and is_less and lies_there and is_same


# -- crew cards and places


def _crew_flaws(state: State, player: PlayerId, item: EndCrew) -> Iterator[str]:
    """See that a crew card can be fulfilled by a worker."""
    me, card = state.people[player], item.card
    if item.player != player or card not in [
        each.card for each in me.crew if each.worker is None
    ]:
        yield f"player {player} has no crew card {card} to fulfil"
    bound = {each.worker for each in me.crew}
    needs = state.config.content.catalogue.crew[card].needs
    if item.worker in bound or shortage(me.rows[item.worker], needs):
        yield f"worker {item.worker} of player {player} cannot fulfil crew card {card}"


def _doing_flaws(
    state: State, player: PlayerId, items: tuple[Item, ...]
) -> Iterator[str]:
    """See that nothing is done while it is being done already."""
    carried = [item for item in items if isinstance(item, EndCrew)]
    copied = [
        item.card
        for below, item in pairwise(items)
        if isinstance(item, ChooseEffects)
        and item.card is not None
        and not isinstance(below, EndCrew)
    ]
    for cards in ([item.card for item in carried], copied):
        if (twice := double(cards)) is not None:
            yield f"the actions of crew card {twice} are done while they are done"
    if (twice := double(item.worker for item in carried)) is not None:
        yield f"worker {twice} of player {player} is fulfilling two crew cards"
    places = Counter(
        item.place
        for item in items
        if isinstance(item, ChooseEffects) and item.place is not None
    )
    for place, count in places.items():
        if count > 1 + (lens_owner(state, place) == player):
            yield f"the actions of {place} are done while they are done"
