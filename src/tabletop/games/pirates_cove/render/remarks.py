"""What stands between and below the tables of the board in letters."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.players import seats
from tabletop.games.pirates_cove.kinds import Island, Section
from tabletop.games.pirates_cove.pending import ThrowDice
from tabletop.games.pirates_cove.render import hints, moment, sayings
from tabletop.games.pirates_cove.render.sayings import PLACES
from tabletop.games.pirates_cove.scoring import outcome
from tabletop.games.pirates_cove.state import State
from tabletop.games.pirates_cove.views import View


def foes_told(table: State, place: Island) -> Iterator[str]:
    """Name the black ships at a place with where they sail next, and the Navy."""
    for ship in table.black_ships:
        if ship.where == place:
            legend = table.config.content.catalogue.legend
            name = "black ship"
            if ship.legend is not None:
                name = sayings.short_legend(legend[ship.legend])
            yield f"{name} to {sayings.next_island(ship).value}"
    if table.navy is not None and table.navy.where == place:
        yield "Navy"


def foes(table: State) -> Iterator[str]:
    """Tell what the legends aboard, and the Navy when it is there, can do."""
    for ship in table.black_ships:
        if ship.legend is not None:
            card = table.config.content.catalogue.legend[ship.legend]
            yield f"{hints.legend(card, ship.damage)}."
    if table.navy is not None:
        yield f"{hints.navy(table)}."


def cards_in_play(table: State) -> Iterator[str]:
    """Name the cards that lie at the sections of ships."""
    told = [
        f"{sayings.name(player)} {sayings.lying_told(table, each)}"
        for player in seats(len(table.pirates))
        for each in table.pirates[player].mat
    ]
    if told:
        yield f"At the ships: {'; '.join(told)}."


def result(table: State) -> Iterator[str]:
    """Tell how the fame of each player came about, once the year is over."""
    end = outcome(table)
    if end is not None:
        told = [
            f"{sayings.name(player)} {sayings.fame_told(table, player)}"
            for group in end.ranking
            for player in group
        ]
        yield f"Fame: {', '.join(told)}."


def throw(view: View) -> Iterator[str]:
    """Tell which dice are to be thrown."""
    due = moment.top(view.table)
    if isinstance(due, ThrowDice):
        target = sayings.ship_name(view.table, due.target)
        told = f"Throw {due.dice} dice at {target}'s {due.section}"
        yield f"{told}: hits from {due.face}."


def known(view: View, times: str) -> Iterator[str]:
    """Tell the viewer what only the viewer may know: the hand, a secret choice."""
    if not isinstance(view.viewer, int):
        return
    hand = view.table.pirates[view.viewer].hand
    told = [
        f"{f'{hand.count(card)} {times} ' if hand.count(card) > 1 else ''}"
        f"{sayings.card(view.table, card).name} ({sayings.card(view.table, card).kind})"
        for card in dict.fromkeys(hand)
    ]
    yield f"Your hand: {', '.join(told) or 'no cards'}."
    rig, course = moment.own_rig(view), moment.own_course(view)
    if rig is not None:
        chosen = ", ".join(f"{part} {getattr(rig, part.value)}" for part in Section)
        yield f"You rig to the positions {chosen}."
    if course is not None:
        yield f"Your wheel points at {PLACES[course]}."


def supplies(view: View) -> Iterator[str]:
    """Count what lies at Treasure Island, and the piles of cards."""
    decks, left = view.table.decks, sayings.months_left(view.table)
    yield (
        f"Tavern cards: {view.tavern} to draw, {decks.tavern_discards.total} "
        f"discarded. Legends: {decks.legends.total} to come. Treasure cards: {left} "
        f"left on each island."
    )
    costs = ", ".join(str(cost) for cost in view.table.config.content.mat.costs)
    yield f"Raising a section costs {costs} gold, from level to level."
