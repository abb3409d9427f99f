"""What things are called: players, places, ships, legends, cards."""

from __future__ import annotations

from typing import Final

from tabletop.core.players import PlayerId
from tabletop.games.pirates_cove.content import Legend, TavernCard, TreasureCard
from tabletop.games.pirates_cove.kinds import (
    ISLANDS,
    OUTER,
    CardId,
    Contestant,
    Foe,
    Island,
    LegendId,
    Measure,
)
from tabletop.games.pirates_cove.render import moment
from tabletop.games.pirates_cove.render.moment import Step
from tabletop.games.pirates_cove.scoring import final_fame
from tabletop.games.pirates_cove.state import BlackShip, CardOnMat, PlayedCard, State

PLACES: Final = {
    Island.TAVERN: "Tavern Island",
    Island.HULL: "Hull Island",
    Island.SAILS: "Sail Island",
    Island.CANNON: "Cannon Island",
    Island.CREW: "Crew Island",
    Island.TREASURE: "Treasure Island",
    Island.COVE: "Pirate's Cove",
}
"""What the places are called in a sentence."""
SHORT: Final = {
    Island.TAVERN: "Tavern",
    Island.HULL: "Hull",
    Island.SAILS: "Sails",
    Island.CANNON: "Cannon",
    Island.CREW: "Crew",
    Island.TREASURE: "Treasure",
    Island.COVE: "The Cove",
}
"""What is written on the map."""

_MEASURES: Final = {
    Measure.MOST_FAME: "most fame",
    Measure.MOST_TREASURE: "most loot",
    Measure.FASTEST: "fastest",
    Measure.MOST_CANNONS: "most guns",
}
_NO_LEGEND: Final = "the legend"
_LONGEST: Final = 15
"""Letters of a legend's name that fit on its card."""


def counted(count: int, thing: str) -> str:
    """Say how many there are of something that takes an s."""
    return f"{count} {thing}{'' if count == 1 else 's'}"


def listed(things: tuple[PlayerId, ...] | list[str]) -> str:
    """Write a list as people do: ``0, 2 and 3``."""
    words = [str(thing) for thing in things]
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def name(player: PlayerId) -> str:
    """Name a player by the seat, as the notations do."""
    return f"Player {player}"


def ship_name(table: State, ship: Contestant) -> str:
    """Name a ship of the combat that is being fought."""
    match ship:
        case Foe.NAVY:
            return table.config.content.navy.name
        case Foe.LEGEND:
            combat = table.combat
            return legend_at(table, None if combat is None else combat.where)
        case _:
            return name(ship)


def legend_name(table: State, legend: LegendId) -> str:
    """Name a legend."""
    return table.config.content.catalogue.legend[legend].name


def legend_at(table: State, place: Island | None) -> str:
    """Name the legend at a place; one that was sunk is there no more."""
    for ship in table.black_ships:
        if ship.where == place and ship.legend is not None:
            return legend_name(table, ship.legend)
    return _NO_LEGEND


def black_ship_at(table: State, place: Island) -> str:
    """Name the black ship at a place by its legend."""
    found = legend_at(table, place)
    return "a black ship" if found == _NO_LEGEND else found


def short_legend(legend: Legend) -> str:
    """Name a legend on its card: of a long name, only the last word is written out."""
    if len(legend.name) <= _LONGEST:
        return legend.name
    *words, last = legend.name.split()
    return " ".join([*(f"{word[0]}." for word in words), last])


def aim(legend: Legend) -> str:
    """Say whom a legend fires at, and where."""
    if not legend.dice:
        return "never fires"
    if legend.measure is None or legend.section is None:
        return "aimed by its sender"
    return f"{legend.section}, {_MEASURES[legend.measure]}"


def next_island(ship: BlackShip) -> Island:
    """Say where a black ship sails at the end of the month."""
    return ISLANDS[ship.where % len(ISLANDS)]


def card(table: State, card: CardId) -> TavernCard:
    """Return a kind of Tavern card."""
    return table.config.content.catalogue.card[card]


def treasure_at(table: State, island: Island) -> TreasureCard | None:
    """Return the open treasure card of an island; None where none lies."""
    turned = table.decks.turned[island - 1] if island in OUTER else None
    return None if turned is None else table.config.content.catalogue.treasure[turned]


def lying_told(table: State, lying: CardOnMat) -> str:
    """Name a card that lies at a section, and say whether it was hit."""
    told = card(table, lying.card).name
    return f"{told}, hit" if lying.hits else told


def played_told(table: State, played: PlayedCard) -> str:
    """Name a Battle card, with who played it and whom it hinders."""
    at = "" if played.target is None else f" at {name(played.target)}"
    return f"{card(table, played.card).name} of {name(played.player)}{at}"


def cards_on(table: State, ship: Contestant) -> list[str]:
    """Name the cards that work on a ship until the combat, or the roll, is over."""
    combat = table.combat
    if combat is None:
        return []
    told = [
        card(table, each.card).name
        for each in combat.played
        if (each.player if each.target is None else each.target) == ship
    ]
    if combat.shooter is not None and combat.shooter == ship:
        told += [card(table, each).name for each in combat.volley]
    return told


def fame_of(table: State, player: PlayerId) -> int:
    """Count the fame of a player, with Fame cards once all are shown."""
    if moment.step(table) is Step.OVER:
        return final_fame(table, player)
    return table.pirates[player].fame


def fame_told(table: State, player: PlayerId) -> str:
    """Add up the fame of a player: the track, and Fame cards once all are shown."""
    track, fame = table.pirates[player].fame, fame_of(table, player)
    return str(track) if fame == track else f"{track} + {fame - track} = {fame}"


def months_left(table: State) -> int:
    """Count the months to come: so many treasure cards are left on each island."""
    return table.config.content.numbers.months - table.month


def brought(card: TreasureCard) -> list[tuple[str, int]]:
    """List what a treasure card brings, by its kinds; nothing of which there is 0."""
    brings = [
        ("fame", card.fame),
        ("gold", card.gold),
        ("treasure", card.treasures),
        ("card", card.cards),
    ]
    return [(thing, count) for thing, count in brings if count]


def provenance(table: State) -> str:
    """Warn of what is not the printed game; nothing where all of it is."""
    if table.config.content.is_original:
        return ""
    return "Reconstructed cards, not the printed ones."
