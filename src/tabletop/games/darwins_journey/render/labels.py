"""What a legal action does, and what it costs, where its notation does not tell."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, assert_never

from tabletop.core.players import PlayerId
from tabletop.games.darwins_journey.actions import (
    Action,
    ChooseEffect,
    Convert,
    CopyCard,
    DeliverSpecimen,
    Finish,
    FulfilCrew,
    FulfilObjective,
    FulfilOutright,
    KeepCard,
    MoveExplorer,
    MoveShip,
    PerformPlace,
    PitchTent,
    PlacePurple,
    PlaceStamp,
    PlaceWorker,
    ReactivateTent,
    ResearchSpecimen,
    SendExplorer,
    TakeObjective,
    TakePair,
    TakeSeal,
    UnlockPlace,
)
from tabletop.games.darwins_journey.kinds import (
    Gain,
    Metal,
    ObjectiveId,
    PlaceId,
    SpaceId,
)
from tabletop.games.darwins_journey.pending import ChooseEffects, ChoosePair, DoEffect
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    ConvertKnowledge,
    Deliver,
    Effect,
    RepeatDelivery,
    ResearchMuseum,
    Unlock,
)
from tabletop.games.darwins_journey.render import asking, moment, sayings
from tabletop.games.darwins_journey.render.words import counted, effects_words, listed
from tabletop.games.darwins_journey.rules.academy import seal_cost
from tabletop.games.darwins_journey.rules.museum import bonus, next_cost
from tabletop.games.darwins_journey.rules.objectives import slot_cost, slot_of
from tabletop.games.darwins_journey.rules.placing import penalty
from tabletop.games.darwins_journey.rules.tables import camp_costs, space_effects
from tabletop.games.darwins_journey.rules.unlocking import unlock_cost
from tabletop.games.darwins_journey.state import State
from tabletop.games.darwins_journey.views import View

_Piece: TypeAlias = (
    PlaceWorker
    | MoveShip
    | MoveExplorer
    | SendExplorer
    | PitchTent
    | ReactivateTent
    | UnlockPlace
    | PerformPlace
)
_Ware: TypeAlias = (
    TakeSeal | PlacePurple | PlaceStamp | DeliverSpecimen | ResearchSpecimen
)
_Tile: TypeAlias = FulfilObjective | FulfilOutright | TakeObjective | TakePair
_Card: TypeAlias = KeepCard | FulfilCrew | CopyCard


def describe(view: View, action: Action) -> str:
    """Say what a legal action does and costs: ``explore 2, for 3 coins``."""
    table = view.table
    if isinstance(action, _Piece):
        return _of_piece(table, action)
    if isinstance(action, _Ware):
        return _of_ware(table, action)
    if isinstance(action, _Tile):
        return _of_tile(table, action)
    if isinstance(action, _Card):
        return _of_card(table, action)
    match action:
        case ChooseEffect(effect=number):
            return asking.choices(table)[number]
        case Convert(into=into):
            return _converted(table, into)
        case Finish():
            return _left_out(table)
        case _:
            assert_never(action)


def _for(what: str, coins: int, knowledge: int = 0) -> str:
    """Add to what is done what it costs."""
    paid = counted(coins, "coin") if coins else ""
    known = f"{knowledge} knowledge" if knowledge else ""
    cost = listed(filter(None, (paid, known)))
    return ", ".join(filter(None, (what, f"for {cost}" if cost else "")))


def _effect(table: State) -> Effect | None:
    """Return the effect that somebody is to say how to do."""
    asked = moment.top(table)
    return asked.effect if isinstance(asked, DoEffect) else None


# -- pieces


def _of_piece(table: State, action: _Piece) -> str:
    content = table.config.content
    match action:
        case PlaceWorker(player=player, place=place, knowledge=knowledge):
            coins = penalty(table, player, content.catalogue.place[place])
            return _for(_does(table, place), coins, knowledge)
        case MoveShip(path=path) | MoveExplorer(path=path):
            return _stop(table, path)
        case SendExplorer(island=island):
            return f"to the start of island {island}"
        case PitchTent(player=player, camp=camp, space=space):
            icons = [*content.catalogue.camp[camp].effects]
            tent = content.board.tents[-table.people[player].tents]
            icons += [] if tent is None else [tent]
            return _for(effects_words(icons), camp_costs(table, camp)[space])
        case ReactivateTent(camp=camp):
            return effects_words(content.catalogue.camp[camp].effects)
        case UnlockPlace(place=place):
            effect = _effect(table)
            known = content.catalogue.place[place]
            coins = unlock_cost(known, effect) if isinstance(effect, Unlock) else 0
            return _for(_does(table, place), coins)
        case PerformPlace(place=place):
            return _does(table, place)
        case _:
            assert_never(action)


def _does(table: State, place: PlaceId) -> str:
    return sayings.place_does(table, table.config.content.catalogue.place[place])


def _stop(table: State, path: tuple[SpaceId, ...]) -> str:
    """Say what lies at the end of a way, and what its golden ribbons score."""
    space_of = table.config.content.catalogue.space
    found = space_effects(table, space_of[path[-1]])
    crossed = (space_of[each] for each in path if each not in table.board.ribbons)
    points = sum(space.ribbon or 0 for space in crossed)
    ribbons = f"golden ribbon +{counted(points, 'point')}" if points else ""
    return ", ".join(filter(None, (ribbons, effects_words(found) if found else "")))


# -- wares


def _of_ware(table: State, action: _Ware) -> str:
    effect = _effect(table)
    match action:
        case TakeSeal(player=player, scroll=scroll, column=column, worker=worker):
            assert isinstance(effect, Academy)
            coins = seal_cost(table, player, effect, scroll, worker)
            return _for(f"{table.board.scrolls[scroll][column]} seal", coins)
        case PlacePurple():
            return "purple seal"
        case PlaceStamp(player=player, envelope=number, stack=stack):
            letter = sayings.letter_told(table, table.post.letters[number])
            return f"{letter}{_last_of(table, player, stack)}"
        case DeliverSpecimen(specimen=which):
            is_again = isinstance(effect, RepeatDelivery)
            coins, theory = bonus(table, which, is_again=is_again)
            return _for(f"+{counted(coins, 'coin')}, theory +{theory}", _visit(effect))
        case ResearchSpecimen():
            return _for("", _visit(effect))
        case _:
            assert_never(action)


def _visit(effect: Effect | None) -> int:
    """Return the coins for the next specimen at the museum."""
    return next_cost(effect) if isinstance(effect, Deliver | ResearchMuseum) else 0


def _last_of(table: State, player: PlayerId, stack: int | None) -> str:
    """Say what an emptied stack brings, if this is its last stamp."""
    if stack is None or table.people[player].stacks[stack] != 1:
        return ""
    reward = table.config.content.board.stacks[stack].reward
    return "" if reward is None else f"; last of the stack: {effects_words([reward])}"


# -- objectives and cards


def _of_tile(table: State, action: _Tile) -> str:
    metal_of = table.config.content.catalogue.objective
    match action:
        case TakePair(silver=silver):
            return _pair(table, silver)
        case TakeObjective(objective=tile, slot=slot):
            told = sayings.objective_told(table, tile)
            if slot is None:
                return told
            return _for(told, slot_cost(table, metal_of[tile].metal, slot))
        case FulfilObjective(objective=tile, slot=slot):
            return _fulfilled(table, action, metal_of[tile].metal, slot)
        case FulfilOutright(slot=slot):
            return _fulfilled(table, action, action.metal, slot)
        case _:
            assert_never(action)


def _pair(table: State, silver: ObjectiveId) -> str:
    """Say what both objectives of a pair ask for."""
    asked = moment.top(table)
    assert isinstance(asked, ChoosePair)
    both = silver, asked.gold[asked.silver.index(silver)]
    return "; with ".join(sayings.objective_told(table, each) for each in both)


def _fulfilled(
    table: State,
    action: FulfilObjective | FulfilOutright,
    metal: Metal | None,
    slot: int | None,
) -> str:
    """Say what the slot of an objective brings, and costs."""
    coins, board = 0, table.config.content.board
    if slot is None or metal is None:
        lying = slot_of(table.people[action.player], action.objective)
        assert lying is not None, "it is legal"
        metal, slot = lying
    else:
        coins = slot_cost(table, metal, slot)
    printed = (board.silver if metal is Metal.SILVER else board.gold)[slot]
    points = counted(printed.points, "point")
    reward = "" if printed.reward is None else effects_words([printed.reward])
    return _for(", ".join(filter(None, (reward, f"{points} at the end"))), coins)


def _of_card(table: State, action: _Card) -> str:
    known = table.config.content.catalogue.crew[action.card]
    match action:
        case KeepCard(card=card):
            return f"{known.seal} seal; {sayings.crew_told(table, card)}"
        case FulfilCrew() | CopyCard():
            return effects_words(known.effects)
        case _:
            assert_never(action)


# -- the rest


def _converted(table: State, into: Gain) -> str:
    effect = _effect(table)
    if not isinstance(effect, ConvertKnowledge):
        return ""
    if into is Gain.COINS:
        return f"+{counted(effect.coins, 'coin')}"
    return f"+{counted(effect.points, 'point')}"


def _left_out(table: State) -> str:
    """Say what is left out by being done."""
    match moment.top(table):
        case ChooseEffects(effects=effects):
            return f"without {_listed(table, effects)}"
        case DoEffect(effect=effect):
            return f"without {_listed(table, (effect,))}"
        case _:
            return "nothing to be fulfilled now"


def _listed(table: State, effects: Iterable[Effect]) -> str:
    return listed((sayings.effect_told(table, each) for each in effects), "or")
