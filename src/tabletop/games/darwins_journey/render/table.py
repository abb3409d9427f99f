"""The whole table in letters, at most 100 columns wide."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.darwins_journey.kinds import CrewId
from tabletop.games.darwins_journey.pending import ChoosePair, DraftCrew, KeepCrew
from tabletop.games.darwins_journey.render import asking, moment, sayings
from tabletop.games.darwins_journey.render.news import last_news
from tabletop.games.darwins_journey.render.text_pages import write_pages
from tabletop.games.darwins_journey.render.text_people import (
    write_boards,
    write_people,
)
from tabletop.games.darwins_journey.render.text_routes import write_routes
from tabletop.games.darwins_journey.render.text_sheet import ASCII, UNICODE, Sheet
from tabletop.games.darwins_journey.render.text_shelves import (
    write_museum,
    write_shelves,
)
from tabletop.games.darwins_journey.rules.tables import people
from tabletop.games.darwins_journey.scoring import final_points, outcome, total
from tabletop.games.darwins_journey.state import State
from tabletop.games.darwins_journey.views import View
from tabletop.rendering.style import TextStyle
from tabletop.rendering.text import Look

__all__ = ["text"]


def text(view: View, style: TextStyle) -> str:
    """Draw a view in letters; what is asked now stands at the end, near the prompt."""
    sheet = Sheet(ASCII if style.ascii else UNICODE)
    _write_title(sheet, view)
    write_pages(sheet, view.table)
    write_shelves(sheet, view.table)
    write_routes(sheet, view.table)
    write_museum(sheet, view.table)
    write_boards(sheet, view.table)
    write_people(sheet, view)
    _write_question(sheet, view)
    return sheet.canvas.render(style)


def _write_title(sheet: Sheet, view: View) -> None:
    """Say where the game is, who is to act, and in which order they come."""
    table = view.table
    told = f"{asking.round_told(table)}, {asking.context(table)}"
    order = ", ".join(
        f"{sheet.signs.who(each)} {sayings.name(table, each)}"
        for each in table.turn_order
    )
    sheet.line(f"Darwin's Journey, {told}. {asking.headline(view)}.", Look.STRONG)
    told = f"Turn order: {order}. " if order else ""
    sheet.line(f"{told}{sayings.provenance(table)}", Look.FAINT)


def _write_question(sheet: Sheet, view: View) -> None:
    """Say what just happened, who is to do what, and what there is to choose from."""
    sheet.rule("What happened, and what is asked")
    sheet.line(last_news(view))
    sign = f"{sheet.signs.act} " if moment.asked(view) else ""
    sheet.line(f"{sign}{asking.headline(view)}.", Look.STRONG)
    for told in _result(view.table):
        sheet.line(told, Look.STRONG)
    for number, effect in enumerate(asking.choices(view.table), 1):
        sheet.line(f"  do {number}: {effect}", Look.STRONG)
    for told in _on_offer(view):
        sheet.line(f"  {told}", Look.STRONG)


def _result(table: State) -> Iterator[str]:
    """Add up the points of everybody once the game is over."""
    if outcome(table) is not None:
        told = [
            f"{sayings.name(table, person)} {table.people[person].points} + "
            f"{final_points(table, person)} = {total(table, person)}"
            for person in people(table)
        ]
        yield f"Points, in the game and at its end: {', '.join(told)}."


def _on_offer(view: View) -> Iterator[str]:
    """Name the cards and pairs to choose from, as far as the viewer may see them."""
    table = view.table
    match moment.top(table):
        case DraftCrew(hands=hands, kept=kept, picked=picked):
            if isinstance(view.viewer, int):
                yield from _cards(table, "keep", hands[view.viewer])
                yield from _cards(table, "kept", kept[view.viewer])
                chosen = picked[view.viewer]
                yield from _cards(table, "chosen", () if chosen is None else (chosen,))
        case KeepCrew(cards=cards, kept=kept):
            left = tuple(card for card in cards if card not in kept)
            yield from _cards(table, "keep", left)
            yield from _cards(table, "kept", kept)
        case ChoosePair(silver=silvers, gold=golds):
            for silver, gold in zip(silvers, golds, strict=False):
                first = sayings.objective_told(table, silver)
                second = sayings.objective_told(table, gold)
                yield f"pair {silver}: {first}; with {gold}: {second}"
        case _:
            pass  # nothing lies there to be chosen


def _cards(table: State, verb: str, cards: tuple[CrewId, ...]) -> Iterator[str]:
    """Write what crew cards bring, ask for and do."""
    for card in cards:
        seal = table.config.content.catalogue.crew[card].seal
        yield f"{verb} {card}: {seal} seal; {sayings.crew_told(table, card)}"
