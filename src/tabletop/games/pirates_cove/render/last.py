"""Marks of what the last action changed: outlines, and an arrow for a ship that left.

When all ships sail at once, none is marked: the header tells where each has gone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from tabletop.core.players import PlayerId
from tabletop.games.pirates_cove.events import (
    CardDrawn,
    Event,
    GoldBuried,
    GoldGained,
    HitAbsorbed,
    LegendMet,
    MastercraftMended,
    MastercraftPlayed,
    NavyArrived,
    ParrotLanded,
    SectionHit,
    SectionRaised,
    ShipCrippled,
    ShipFled,
    ShipMoved,
    TreasuresBuried,
    TreasuresGained,
    TreasureTurned,
)
from tabletop.games.pirates_cove.kinds import CardId, Contestant, Foe, Island, Section
from tabletop.games.pirates_cove.render import sayings, targets
from tabletop.games.pirates_cove.render.berths import berths
from tabletop.games.pirates_cove.render.layout import (
    FOE_CARD,
    FOE_HEIGHT,
    MAT,
    SECTION,
    Layout,
)
from tabletop.games.pirates_cove.state import State
from tabletop.games.pirates_cove.views import View
from tabletop.rendering.marks import arrow, last_action
from tabletop.rendering.svg import Element

_Box: TypeAlias = tuple[float, float, float, float]

_SHIP: Final = (-21, -23, 42, 48)
_FOE: Final = (-30, -27, 60, 54)
"""Round the middle of a ship on the map."""


def last_marks(view: View, layout: Layout) -> Iterator[Element]:
    """Outline what the last action changed."""
    sailed = [
        each
        for each in view.news
        if isinstance(each, ShipMoved) and each.player is not None
    ]
    news = [each for each in view.news if len(sailed) < 2 or each not in sailed]
    boxes = dict.fromkeys(
        box for event in news for box in _boxes(view.table, layout, event)
    )
    yield from (last_action(*box) for box in boxes)
    for event in news:
        if isinstance(event, ShipCrippled | ShipFled):
            yield from _retreat(view.table, layout, event.player)


def _boxes(table: State, layout: Layout, event: Event) -> Iterator[_Box]:
    match event:
        case SectionHit(ship=ship, section=section):
            yield from _hit(table, layout, ship, section)
        case SectionRaised(player=player, section=section):
            yield _section(layout, player, section)
        case TreasureTurned(island=island):
            yield _round(*layout.treasure(island), 154, 40)
        case LegendMet():
            numbers = range(len(table.black_ships))
            yield from (
                _foe_card(layout, number)
                for number in numbers
                if table.black_ships[number].legend == event.legend
            )
        case ShipMoved() | ShipCrippled() | ShipFled() | NavyArrived():
            yield from _moved(table, layout, event)
        case _:
            yield from _mat_boxes(table, layout, event)


def _moved(
    table: State,
    layout: Layout,
    event: ShipMoved | ShipCrippled | ShipFled | NavyArrived,
) -> Iterator[_Box]:
    """Outline a ship that has moved."""
    places = berths(table, layout)
    match event:
        case NavyArrived():
            ids = [targets.NAVY]
        case ShipMoved(player=None, to=to):
            ids = [
                targets.black_ship(number)
                for number, each in enumerate(table.black_ships)
                if each.where == to
            ]
        case ShipMoved(player=player) | ShipCrippled(player=player):
            ids = [] if player is None else [targets.ship(player)]
        case ShipFled(player=player):
            ids = [targets.ship(player)]
    for id in ids:
        if id in places:
            x, y = places[id]
            left, top, width, height = _SHIP if id.startswith("ship") else _FOE
            yield x + left, y + top, width, height


def _mat_boxes(table: State, layout: Layout, event: Event) -> Iterator[_Box]:
    """Outline what has changed on a mat."""
    match event:
        case CardDrawn(player=player):
            yield _round(*layout.back(player), 44, 52)
        case GoldGained(player=player) | GoldBuried(player=player):
            yield _round(*layout.gold(player), 70, 38)
        case TreasuresGained(player=player) | TreasuresBuried(player=player):
            yield _round(*layout.treasures(player), 108, 38)
        case (
            ParrotLanded(player=player, card=card)
            | MastercraftPlayed(player=player, card=card)
            | MastercraftMended(player=player, card=card)
            | HitAbsorbed(player=player, card=card)
        ):
            yield from _card(table, layout, player, card)
        case _:
            return


def _hit(
    table: State, layout: Layout, ship: Contestant, section: Section
) -> Iterator[_Box]:
    """Outline the section that was hit, or the card of the foe that was."""
    match ship:
        case Foe.NAVY:
            yield _foe_card(layout, 2)
        case Foe.LEGEND:
            where = None if table.combat is None else table.combat.where
            numbers = [
                number
                for number, each in enumerate(table.black_ships)
                if each.where == where
            ]
            yield from (_foe_card(layout, number) for number in numbers)
        case _:
            yield _section(layout, ship, section)


def _retreat(table: State, layout: Layout, player: PlayerId) -> Iterator[Element]:
    """Draw the way of a ship from its combat to the Cove."""
    to = berths(table, layout).get(targets.ship(player))
    if table.combat is None or to is None or table.combat.where is Island.COVE:
        return
    x, y = layout.water(table.combat.where)
    yield arrow(x + 87, y, *to, keep=30)


def _card(
    table: State, layout: Layout, player: PlayerId, card: CardId
) -> Iterator[_Box]:
    """Outline the cards of a section among which a card lies."""
    section = sayings.card(table, card).section
    if section is not None and any(
        each.card == card for each in table.pirates[player].mat
    ):
        x, y = layout.section(player, section)
        yield x + 70, y - 1, 54, SECTION


def _section(layout: Layout, player: PlayerId, section: Section) -> _Box:
    x, y = layout.section(player, section)
    return x, y - 1, MAT - 12, SECTION


def _foe_card(layout: Layout, number: int) -> _Box:
    return *layout.foe_card(number), FOE_CARD, FOE_HEIGHT


def _round(x: float, y: float, width: float, height: float) -> _Box:
    """Leave a little room round a thing."""
    return x - 3, y - 3, width + 6, height + 6
