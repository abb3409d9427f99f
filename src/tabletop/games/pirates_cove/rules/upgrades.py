"""Upgrades: what a ship may do at the place where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.turns import check_seat
from tabletop.core.values import replace
from tabletop.games.pirates_cove.actions import Action, BuyCards, Finish, RaiseSection
from tabletop.games.pirates_cove.events import SectionRaised, ShipRepaired
from tabletop.games.pirates_cove.kinds import Island, Section
from tabletop.games.pirates_cove.pending import (
    Improve,
    OrderFor,
    TakeShelter,
    TurnUpgrades,
)
from tabletop.games.pirates_cove.rulebook import Rule
from tabletop.games.pirates_cove.rules import shore
from tabletop.games.pirates_cove.rules.goods import cards_to_draw, draw_cards, pay
from tabletop.games.pirates_cove.rules.orders import order_ships
from tabletop.games.pirates_cove.rules.ships import players_at, speed_of
from tabletop.games.pirates_cove.state import State, push, tell, with_pirate

SECTION_OF: Final = {
    Island.HULL: Section.HULL,
    Island.SAILS: Section.SAILS,
    Island.CANNON: Section.CANNON,
    Island.CREW: Section.CREW,
}
"""The section that an island raises."""


def upgrade_at(state: State, place: Island) -> State:
    """Have the players at a place use it, the fastest first."""
    players = players_at(state, place)
    if not players:
        return state
    return order_ships(
        state, OrderFor.UPGRADE, players, lambda ship: (speed_of(state, ship),)
    )


def next_upgrade(state: State, item: TurnUpgrades) -> State:
    """Give the next player a turn; at the Cove the ship is repaired first."""
    below = replace(state, pending=state.pending[:-1])
    if not item.order:
        return below
    player = item.order[0]
    below = push(below, TurnUpgrades(item.order[1:]))
    if below.pirates[player].where is Island.COVE:
        return push(_repair(below, player), TakeShelter(player))
    return push(below, Improve(player))


def improvements(state: State, question: Improve) -> Iterator[Action]:
    """Propose everything that could be done where the ship lies."""
    player, numbers = question.player, state.config.content.numbers
    where = state.pirates[player].where
    if where is Island.TAVERN:
        for count in range(1, numbers.most_cards + 1):
            yield BuyCards(player, count)
    for section in _raised_at(where):
        position = state.pirates[player].ship.position(section)
        for to in range(position + 1, state.config.content.mat.top + 1):
            yield RaiseSection(player, section, to)
    yield from shore.crafts(state, player)
    if where is Island.TREASURE:
        yield from shore.burials(state, player)
    yield Finish(player)


def refuse_buying(state: State, action: BuyCards, question: Improve) -> Refusal | None:
    """Refuse to buy cards: not here, too many, the price, no cards."""
    pirate, numbers = state.pirates[action.player], state.config.content.numbers
    if pirate.where is not Island.TAVERN:
        return refuse(Rule.TAVERN, "Tavern cards are bought at Tavern Island only")
    most = numbers.most_cards - question.bought
    if not 1 <= action.count <= most:
        message = "you may buy {most} more cards in this visit, not {count}"
        return refuse(Rule.TAVERN, message, most=most, count=action.count)
    there = cards_to_draw(state)
    if action.count > there:
        message = "there are only {has} Tavern cards left to draw"
        return refuse(Rule.TAVERN, message, has=there, needed=action.count)
    needed = action.count * numbers.card_price
    if needed <= pirate.gold:
        return None
    message = "this costs {needed} gold; you have {has}"
    return refuse(Rule.TAVERN, message, needed=needed, has=pirate.gold)


def buy_cards(state: State, action: BuyCards, question: Improve) -> State:
    """Pay and draw."""
    price = action.count * state.config.content.numbers.card_price
    state = replace(state, pending=state.pending[:-1])
    bought = replace(question, bought=question.bought + action.count)
    state = push(state, bought)
    return draw_cards(state, action.player, action.count, Rule.TAVERN, price)


def raise_cost(state: State, player: PlayerId, section: Section, to: int) -> int:
    """Say what it costs where the ship lies to raise a section to a position.

    `UnknownId` for a player or a position that is not there.
    """
    check_seat(player, len(state.pirates))
    pirate, content = state.pirates[player], state.config.content
    cost = content.mat.cost(pirate.ship.position(section), to)
    double = pirate.where is Island.TREASURE
    return cost * content.numbers.treasure_island_factor if double else cost


def refuse_raising(
    state: State, action: RaiseSection, question: Improve
) -> Refusal | None:
    """Refuse to raise a section: not here, no such level, a second one, the price."""
    pirate, section = state.pirates[action.player], action.section
    island = pirate.where is Island.TREASURE
    rule = Rule.TREASURE_ISLAND if island else Rule.SECTION_ISLANDS
    if section not in _raised_at(pirate.where):
        return refuse(rule, "the {section} cannot be raised here", section=section)
    position, top = pirate.ship.position(section), state.config.content.mat.top
    if not position < action.to <= top:
        message = (
            "the {section} is at position {has}; it can be raised to {top} at most"
        )
        return refuse(rule, message, section=section, has=position, top=top)
    if island and (question.raised or action.to > position + 1):
        message = "Treasure Island raises one section, and by one level"
        return refuse(rule, message)
    needed = raise_cost(state, action.player, section, action.to)
    if needed <= pirate.gold:
        return None
    message = "this costs {needed} gold; you have {has}"
    return refuse(rule, message, needed=needed, has=pirate.gold)


def raise_section(state: State, action: RaiseSection, question: Improve) -> State:
    """Pay and move the marker up."""
    player, section, to = action.player, action.section, action.to
    cost = raise_cost(state, player, section, to)
    state = pay(state, player, cost)
    pirate = state.pirates[player]
    state = with_pirate(
        state, player, replace(pirate, ship=pirate.ship.moved(section, to))
    )
    if pirate.where is Island.TREASURE:
        below = replace(state, pending=state.pending[:-1])
        state = push(below, replace(question, raised=True))
    return tell(state, SectionRaised(player, section, to, cost))


def _raised_at(where: Island | None) -> tuple[Section, ...]:
    if where is Island.TREASURE:
        return tuple(Section)
    return (SECTION_OF[where],) if where in SECTION_OF else ()


def _repair(state: State, player: PlayerId) -> State:
    """Set each marker that is off the mat back on its lowest position."""
    pirate = state.pirates[player]
    off = [section for section in Section if not pirate.ship.position(section)]
    if not off:
        return state
    price = min(pirate.gold, state.config.repair_price * len(off))
    state = pay(state, player, price)
    pirate = state.pirates[player]
    ship = pirate.ship
    for section in off:
        ship = ship.moved(section, 1)
    repaired = with_pirate(state, player, replace(pirate, ship=ship))
    return tell(repaired, ShipRepaired(player, tuple(off), price))
