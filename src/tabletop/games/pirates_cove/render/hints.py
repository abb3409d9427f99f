"""What things are, in words, for those who point at them or listen."""

from __future__ import annotations

from tabletop.core.players import PlayerId
from tabletop.games.pirates_cove.content import Legend, TavernCard, TreasureCard
from tabletop.games.pirates_cove.kinds import OUTER, Island, Measure, Section
from tabletop.games.pirates_cove.render import sayings
from tabletop.games.pirates_cove.render.sayings import PLACES, counted
from tabletop.games.pirates_cove.rules import (
    capacity,
    dice_of,
    players_at,
    speed_of,
    value_of,
)
from tabletop.games.pirates_cove.state import BlackShip, CardOnMat, State
from tabletop.games.pirates_cove.views import View

_MEASURES = {
    Measure.MOST_FAME: "the most famous player",
    Measure.MOST_TREASURE: "the player with most treasures",
    Measure.FASTEST: "the fastest player",
    Measure.MOST_CANNONS: "the player with most cannon",
}
_PILES = {
    "tavern": "Tavern cards to draw",
    "tavern-discards": "Tavern cards discarded",
    "legends": "legends still to come",
    "treasure-cards": "treasure cards left on each island",
}


def island(view: View, place: Island) -> str:
    """Tell what a place is called, what it brings, and who is there."""
    facts = [f"{place.value} {PLACES[place]}"]
    if place in OUTER:
        facts.append(treasure(sayings.treasure_at(view.table, place)))
    facts += [sayings.name(player) for player in players_at(view.table, place)]
    facts += [
        black_ship(view.table, ship)
        for ship in view.table.black_ships
        if ship.where == place
    ]
    if view.table.navy is not None and view.table.navy.where == place:
        facts.append(navy(view.table))
    return "; ".join(facts)


def treasure(card: TreasureCard | None) -> str:
    """Tell what a treasure card brings."""
    if card is None:
        return "no treasure card"
    things = [
        f"{count} {_noun(thing, count)}" for thing, count in sayings.brought(card)
    ]
    return ", ".join(things) or "nothing"


def supply(table: State) -> str:
    """Tell what lies at Treasure Island."""
    treasures = counted(table.supply.treasures, "treasure")
    return f"supply: {table.supply.gold} gold, {treasures}"


def ship(table: State, player: PlayerId) -> str:
    """Tell what a player's ship can do."""
    speed, dice = speed_of(table, player), counted(dice_of(table, player), "die")
    return f"{sayings.name(player)}: speed {speed}, {dice.replace('dies', 'dice')}"


def section(table: State, player: PlayerId, part: Section) -> str:
    """Tell how a section of a ship stands."""
    at = table.pirates[player].ship.position(part)
    if not at:
        return f"{part} of {sayings.name(player)}: off the mat"
    value = value_of(table, player, part)
    return f"{part} of {sayings.name(player)}: position {at}, value {value}"


def treasures(table: State, player: PlayerId) -> str:
    """Tell how many treasures are aboard, and how many are kept."""
    most = capacity(table, player)
    room = "any number" if most is None else most
    aboard = counted(table.pirates[player].treasures, "treasure")
    return f"{aboard} aboard, {room} kept at the end of the month"


def black_ship(table: State, ship: BlackShip) -> str:
    """Tell who sails a black ship, and where it goes next."""
    onward = f"sails on to {PLACES[sayings.next_island(ship)]}"
    if ship.legend is None:
        return f"black ship without a legend, {onward}"
    card = table.config.content.catalogue.legend[ship.legend]
    return f"black ship of {legend(card, ship.damage)}, {onward}"


def navy(table: State) -> str:
    """Tell who has sent the Navy."""
    sent = table.navy
    if sent is None:
        return ""
    told = legend(table.config.content.navy, sent.damage)
    return f"{told}, sent by {sayings.name(sent.sender)}"


def legend(card: Legend, damage: int) -> str:
    """Tell what a foe can do, what is left of it, and what sinking it brings."""
    facts = [
        f"{card.name}: speed {card.speed}",
        f"hit {damage} of {card.hull}",
        f"{card.dice} dice",
    ]
    if card.measure is not None and card.section is not None:
        facts.append(f"fires at the {card.section} of {_MEASURES[card.measure]}")
    reward = card.reward
    gains = (
        ("fame", reward.fame),
        ("gold", reward.gold),
        ("treasure", reward.treasures),
    )
    brings = [f"{count} {_noun(thing, count)}" for thing, count in gains if count]
    return ", ".join([*facts, f"brings {' and '.join(brings) or 'nothing'}"])


def pile(id: str, count: int) -> str:
    """Tell what a pile is."""
    return f"{_PILES[id]}: {count}"


def hand_card(card: TavernCard, count: int) -> str:
    """Tell what a card in the viewer's hand does."""
    many = f"{count} times " if count > 1 else ""
    return f"{many}{card.name} ({card.kind}): {card.text}"


def mat_card(table: State, lying: CardOnMat) -> str:
    """Tell what a card at a section does, and whether it was hit."""
    card = sayings.card(table, lying.card)
    hit = f", {counted(lying.hits, 'hit')} taken" if lying.hits else ""
    return f"{card.name} at the {card.section}{hit}: {card.text}"


def _noun(thing: str, count: int) -> str:
    """Name one of the four things that cards bring."""
    match thing:
        case "treasure":
            return "treasure" if count == 1 else "treasures"
        case "card":
            return "Tavern card" if count == 1 else "Tavern cards"
        case _:
            return thing
