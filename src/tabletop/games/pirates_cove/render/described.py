"""The whole position in words, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.players import PlayerId, seats
from tabletop.games.pirates_cove.kinds import Island, Section
from tabletop.games.pirates_cove.pending import ThrowDice
from tabletop.games.pirates_cove.render import asking, hints, moment, sayings
from tabletop.games.pirates_cove.render.news import last_news
from tabletop.games.pirates_cove.render.sayings import PLACES, counted
from tabletop.games.pirates_cove.rules import dice_of, foes_at, players_at, speed_of
from tabletop.games.pirates_cove.scoring import outcome
from tabletop.games.pirates_cove.state import State
from tabletop.games.pirates_cove.views import View


def titled(view: View) -> str:
    """Name the picture."""
    return f"Pirate's Cove, {asking.month_told(view.table)}: {asking.headline(view)}"


def described(view: View) -> str:
    """Tell the whole position, as far as the viewer may know it."""
    table = view.table
    sentences = (
        f"{asking.context(table)}.",
        last_news(view),
        *_result(table),
        *_combat(table),
        *(_place(view, place) for place in Island),
        *(_pirate(view, player) for player in seats(len(table.pirates))),
        *_secrets(view),
        _supply(view),
        sayings.provenance(table),
    )
    return " ".join(filter(None, sentences))


def _result(table: State) -> Iterator[str]:
    end = outcome(table)
    if end is not None:
        scores = [
            f"{sayings.name(PlayerId(player))} {score}"
            for player, score in enumerate(end.scores)
        ]
        yield f"Fame in the end: {', '.join(scores)}."


def _combat(table: State) -> Iterator[str]:
    combat, due = table.combat, moment.top(table)
    if combat is None:
        return
    present = *players_at(table, combat.where), *foes_at(table, combat.where)
    order = [
        f"{sayings.ship_name(table, ship)}, speed {speed_of(table, ship)}, "
        f"{dice_of(table, ship)} dice"
        for ship in moment.fighters(table)
        if ship in present
    ]
    yield f"Order of the ships: {'; '.join(order)}."
    played = [sayings.played_told(table, each) for each in combat.played]
    played += [sayings.card(table, card).name for card in combat.volley]
    if played:
        yield f"Cards in effect: {', '.join(played)}."
    if isinstance(due, ThrowDice):
        target = sayings.ship_name(table, due.target)
        yield f"{due.dice} dice at {target}'s {due.section}, hits from {due.face}."


def _place(view: View, place: Island) -> str:
    return f"{hints.island(view, place)}."


def _pirate(view: View, player: PlayerId) -> str:
    table, pirate = view.table, view.table.pirates[player]
    sections = ", ".join(_section(table, player, part) for part in Section)
    facts = [
        f"{hints.ship(table, player)}, {sections}",
        f"{pirate.fame} fame, {pirate.gold} gold, {hints.treasures(table, player)}",
        sayings.counted(view.hands[player], "Tavern card"),
        *(sayings.card(table, card).name for card in pirate.hand),
        *(sayings.lying_told(table, each) for each in pirate.mat),
    ]
    return f"{'; '.join(facts)}."


def _section(table: State, player: PlayerId, part: Section) -> str:
    at = table.pirates[player].ship.position(part)
    return f"{part} at {at}" if at else f"{part} off the mat"


def _secrets(view: View) -> Iterator[str]:
    """Tell who has chosen, and what the viewer has."""
    if view.chosen:
        yield f"Has chosen: {sayings.listed(list(map(sayings.name, view.chosen)))}."
    rig, course = moment.own_rig(view), moment.own_course(view)
    if rig is not None:
        chosen = ", ".join(f"{part} {getattr(rig, part.value)}" for part in Section)
        yield f"You rig {chosen}."
    if course is not None:
        yield f"Your wheel points at {PLACES[course]}."


def _supply(view: View) -> str:
    decks, left = view.table.decks, sayings.months_left(view.table)
    piles = (
        f"{counted(view.tavern, 'Tavern card')} to draw",
        f"{decks.tavern_discards.total} discarded",
        f"{counted(decks.legends.total, 'legend')} still to come",
        f"{counted(left, 'treasure card')} left on each island",
    )
    return f"{hints.supply(view.table).capitalize()}; {', '.join(piles)}."
