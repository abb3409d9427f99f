"""Combat, from place to place: beginning, Battle cards, end."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.values import replace
from tabletop.games.pirates_cove.actions import Action, Pass, PlayBattle
from tabletop.games.pirates_cove.content.effects import HinderDice
from tabletop.games.pirates_cove.events import (
    BattlePlayed,
    CombatEnded,
    CombatStarted,
    Passed,
)
from tabletop.games.pirates_cove.kinds import OUTER, CardId, CardKind, Island
from tabletop.games.pirates_cove.pending import OrderFor, PrepareBattle, StartRound
from tabletop.games.pirates_cove.rulebook import Rule
from tabletop.games.pirates_cove.rules.goods import discard, without_card
from tabletop.games.pirates_cove.rules.orders import order_ships
from tabletop.games.pirates_cove.rules.ships import (
    is_fought,
    legend_ship,
    players_at,
    speed_of,
)
from tabletop.games.pirates_cove.state import (
    CardOnMat,
    Combat,
    Pirate,
    PlayedCard,
    State,
    push,
    tell,
)


def fight_at(state: State, place: Island) -> State:
    """Begin the combat at a place, if there is one."""
    if not is_fought(state, place):
        return state
    state = tell(replace(state, combat=Combat(place)), CombatStarted(place))
    state = push(state, StartRound())
    armed = [each for each in players_at(state, place) if state.pirates[each].hand]
    return order_ships(
        state, OrderFor.BATTLE, armed, lambda ship: (speed_of(state, ship),)
    )


def settle_preparation(state: State, item: PrepareBattle) -> State | None:
    """Let empty hands pass; None while a player is to play a card or pass."""
    below = replace(state, pending=state.pending[:-1])
    if item.passes >= len(item.order):
        return below
    if state.pirates[item.order[0]].hand:
        return None
    return push(below, _next(item, item.passes + 1))


def battle_cards(state: State, player: PlayerId) -> Iterator[Action]:
    """Propose every Battle card in hand, at every ship, and to pass."""
    assert state.combat is not None
    for card in dict.fromkeys(state.pirates[player].hand):
        if state.config.content.catalogue.card[card].kind is not CardKind.BATTLE:
            continue
        yield PlayBattle(player, card)
        for target in players_at(state, state.combat.where):
            yield PlayBattle(player, card, target)
    yield Pass(player)


def refuse_battle(state: State, action: PlayBattle) -> Refusal | None:
    """Refuse a Battle card: not in hand, of another kind, at the wrong ship."""
    player, card, target = action.player, action.card, action.target
    if card not in state.pirates[player].hand:
        message = "you have no card {card} in your hand"
        return refuse(Rule.CARD_IN_HAND, message, card=str(card))
    if state.config.content.catalogue.card[card].kind is not CardKind.BATTLE:
        message = "{card} is no Battle card, and only those are played now"
        return refuse(Rule.BATTLE_CARDS, message, card=card)
    if not _hinders(state, card):
        if target is None:
            return None
        message = "{card} works for your own ship and names no other"
        return refuse(Rule.BATTLE_CARDS, message, card=card)
    if target in _opponents(state, player):
        return None
    message = "{card} names an opposing player's ship in this combat"
    return refuse(Rule.BATTLE_CARDS, message, card=card)


def play_battle(state: State, action: PlayBattle, question: PrepareBattle) -> State:
    """Lay the card out; it works from now on."""
    state = without_card(state, action.player, action.card)
    assert state.combat is not None
    played = PlayedCard(action.player, action.card, action.target)
    combat = replace(state.combat, played=(*state.combat.played, played))
    below = replace(state, combat=combat, pending=state.pending[:-1])
    told = tell(below, BattlePlayed(action.player, action.card, action.target))
    return push(told, _next(question, 0))


def pass_battle(state: State, action: Pass, question: PrepareBattle) -> State:
    """Give the turn to the next."""
    below = replace(state, pending=state.pending[:-1])
    passed = tell(below, Passed(action.player, None))
    return push(passed, _next(question, question.passes + 1))


def end_combat(state: State) -> State:
    """Discard Battle cards, stand Parrots up, let the Navy leave."""
    combat = state.combat
    assert combat is not None
    state = replace(state, pending=state.pending[:-1], combat=None)
    state = discard(state, *(each.card for each in combat.played))
    hurt = tuple(_hurt_parrots(state))
    pirates = tuple(_parrots_up(state, pirate) for pirate in state.pirates)
    navy = state.navy
    if navy is not None and navy.where == combat.where:
        navy = None
    state = _without_damage(replace(state, pirates=pirates, navy=navy), combat.where)
    return tell(state, CombatEnded(combat.where, hurt))


def _next(item: PrepareBattle, passes: int) -> PrepareBattle:
    return PrepareBattle((*item.order[1:], item.order[0]), passes)


def _hinders(state: State, card: CardId) -> bool:
    effects = state.config.content.catalogue.card[card].effects
    return any(isinstance(effect, HinderDice) for effect in effects)


def _opponents(state: State, player: PlayerId) -> tuple[PlayerId, ...]:
    """Name the players' ships that fight against a player's."""
    assert state.combat is not None
    where = state.combat.where
    if where not in OUTER:
        return ()
    return tuple(each for each in players_at(state, where) if each != player)


def _hurt_parrots(state: State) -> Iterator[tuple[PlayerId, CardId]]:
    cards = state.config.content.catalogue.card
    for player, pirate in enumerate(state.pirates):
        for each in pirate.mat:
            if each.hits and cards[each.card].kind is CardKind.PARROT:
                yield PlayerId(player), each.card


def _parrots_up(state: State, pirate: Pirate) -> Pirate:
    cards = state.config.content.catalogue.card
    mat = tuple(
        CardOnMat(each.card) if cards[each.card].kind is CardKind.PARROT else each
        for each in pirate.mat
    )
    return pirate if mat == pirate.mat else replace(pirate, mat=mat)


def _without_damage(state: State, place: Island) -> State:
    number = legend_ship(state, place)
    if number is None or state.config.keeps_damage:
        return state
    ships = tuple(
        replace(ship, damage=0) if each == number else ship
        for each, ship in enumerate(state.black_ships)
    )
    return replace(state, black_ships=ships)
