"""The map: places with what lies there, ships, the foes' cards, the piles of cards."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final

from tabletop.core.players import PlayerId
from tabletop.games.pirates_cove.content import Legend
from tabletop.games.pirates_cove.kinds import ISLANDS, OUTER, Island
from tabletop.games.pirates_cove.render import hints, moment, pieces, sayings, targets
from tabletop.games.pirates_cove.render.berths import berths
from tabletop.games.pirates_cove.render.layout import (
    BAY,
    BLOCK,
    FOE_CARD,
    FOE_HEIGHT,
    LAND,
    Layout,
)
from tabletop.games.pirates_cove.render.pieces import amount
from tabletop.games.pirates_cove.render.targets import NAVY, Targets
from tabletop.games.pirates_cove.state import BlackShip, State
from tabletop.games.pirates_cove.views import View
from tabletop.rendering.marks import card_back, target_box
from tabletop.rendering.svg import (
    Element,
    Size,
    circle,
    element,
    group,
    moved,
    path,
    rect,
    words,
)

_MIDDLE: Final = BLOCK // 2
_BOXES: Final = 12
"""More hits than these are told by number alone."""


def chart(view: View, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw the sea and everything on it."""
    yield _sea(layout)
    yield _route(layout)
    for place in Island:
        yield _island(view, layout, place, targets)
    yield from (_way_on(layout, each) for each in view.table.black_ships)
    yield from _ships(view.table, layout, targets)
    yield from _foe_cards(view.table, layout)
    yield from _piles(view, layout)


def _sea(layout: Layout) -> Element:
    x, y, width, height = layout.map_box
    waves = "".join(
        f"M{x + across} {y + down}c6 -7 12 -7 18 0s12 7 18 0"
        for across, down in ((420, 470), (480, 520), (400, 560), (490, 600))
    )
    return element(
        "g",
        rect(x, y, width, height, fill="water", stroke="line", radius=14),
        path(waves, stroke="wave", line=4),
        class_="sea",
    )


def _route(layout: Layout) -> Element:
    """Draw the way of the black ships, round and round the six islands."""
    stops = [stop for island in ISLANDS for stop in _leg(layout, island)]
    return element(
        "path",
        d="M" + "L".join(f"{x} {y}" for x, y in stops) + "z",
        class_="s-wave",
        stroke_width=5,
        stroke_dasharray="2 12",
        stroke_linecap="round",
    )


def _leg(layout: Layout, island: Island) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the straight part of the way from an island to the next one."""
    if island is Island.TAVERN:
        x, y = layout.channel
        return (x, y), (x + BLOCK, y)
    following = ISLANDS[island % len(ISLANDS)]
    return _centre(layout, island), _centre(layout, following)


def _centre(layout: Layout, island: Island) -> tuple[int, int]:
    x, y = layout.island(island)
    return x + _MIDDLE, y + LAND // 2


# -- places


def _island(view: View, layout: Layout, place: Island, targets_: Targets) -> Element:
    x, y = layout.island(place)
    id, height = targets.island(place), BAY if place is Island.COVE else LAND
    ground = pieces.bay() if place is Island.COVE else pieces.land(place.value)
    ring = [target_box(x - 4, y - 4, BLOCK + 8, height + 8, radius=42)]
    wheel = [moved(x + 146, y + 30, pieces.wheel())]
    return group(
        "island" if place is not Island.COVE else "cove",
        moved(x, y, ground),
        circle(x + 32, y + 31, 18, fill="paper", stroke="ink"),
        words(x + 32, y + 40, place.value, Size.COUNTER, anchor="middle", bold=True),
        words(x + 59, y + 40, sayings.SHORT[place], Size.COUNTER),
        *_goods(view.table, layout, place),
        *(ring if targets_.is_marked(id) else ()),
        *(wheel if moment.own_course(view) is place else ()),
        id=id,
        actions=targets_.end(id),
        hint=hints.island(view, place),
    )


def _goods(table: State, layout: Layout, place: Island) -> Iterator[Element]:
    """Draw the open treasure card of an island, or the supply at Treasure Island."""
    x, y = layout.island(place)
    if place is Island.TREASURE:
        supply = table.supply
        inside = [
            amount(x + 30, y + 77, pieces.coin(), supply.gold),
            amount(x + 116, y + 77, pieces.chest(), supply.treasures),
        ]
        yield group("supply", *inside, id="supply", hint=hints.supply(table))
    elif place in OUTER:
        yield _treasure(table, place, *layout.treasure(place))


def _treasure(table: State, place: Island, x: int, y: int) -> Element:
    """Draw a treasure card: what the island brings; an outline where none lies."""
    card = sayings.treasure_at(table, place)
    plate = rect(x, y, 154, 40, fill="paper" if card else "", stroke="line", radius=8)
    brings = () if card is None else sayings.brought(card)
    symbols = {
        "fame": pieces.star(),
        "gold": pieces.coin(),
        "treasure": pieces.chest(),
        "card": pieces.card(),
    }
    pitch, size = (51, Size.COUNTER) if len(brings) < 4 else (38, Size.LABEL)
    inside = [
        part
        for number, (thing, count) in enumerate(brings)
        for part in (
            moved(x + 14 + pitch * number, y + 20, symbols[thing], scale=0.85),
            words(x + 27 + pitch * number, y + 29, count, size, bold=True),
        )
    ]
    id = f"treasure-{place.value}"
    return group("treasure-card", plate, *inside, id=id, hint=hints.treasure(card))


# -- ships


def _ships(table: State, layout: Layout, targets_: Targets) -> Iterator[Element]:
    """Draw all ships in their berths."""
    places = berths(table, layout)
    for player, pirate in enumerate(table.pirates):
        if pirate.where is not None:
            seat = PlayerId(player)
            yield _ship(table, seat, *places[targets.ship(seat)], targets_)
    for number, each in enumerate(table.black_ships):
        at = places[targets.black_ship(number)]
        yield _black_ship(table, number, each, *at, targets_)
    if table.navy is not None:
        yield _navy(table, *places[NAVY], targets_)


def _ship(table: State, player: PlayerId, x: int, y: int, targets_: Targets) -> Element:
    id = targets.ship(player)
    ring = [target_box(x - 19, y - 21, 38, 44)]
    return group(
        "ship",
        moved(x, y, pieces.ship(player), scale=0.88),
        *(ring if targets_.is_marked(id) else ()),
        id=id,
        player=player,
        actions=targets_.end(id),
        origins=targets_.begin(id),
        hint=hints.ship(table, player),
    )


def _black_ship(
    table: State, number: int, ship: BlackShip, x: int, y: int, targets_: Targets
) -> Element:
    id = targets.black_ship(number)
    ring = [target_box(x - 29, y - 25, 58, 50)]
    return group(
        "black-ship",
        moved(x, y, pieces.black_ship(has_legend=ship.legend is not None), scale=0.9),
        *(ring if targets_.is_marked(id) else ()),
        id=id,
        actions=targets_.end(id),
        hint=hints.black_ship(table, ship),
    )


def _navy(table: State, x: int, y: int, targets: Targets) -> Element:
    ring = [target_box(x - 29, y - 25, 58, 50)]
    return group(
        "navy",
        moved(x, y, pieces.navy(), scale=0.9),
        *(ring if targets.is_marked(NAVY) else ()),
        id=NAVY,
        actions=targets.end(NAVY),
        origins=targets.begin(NAVY),
        hint=hints.navy(table),
    )


def _way_on(layout: Layout, ship: BlackShip) -> Element:
    """Hint at the island to which a black ship sails at the end of the month."""
    (x, y), (to_x, to_y) = _leg(layout, ship.where)
    way = hypot(to_x - x, to_y - y)
    dx, dy = (to_x - x) / way, (to_y - y) / way
    share = 0.55 if not dy else 0.66 if dy > 0 else 0.44  # clear of all berths
    tip_x, tip_y = x + (to_x - x) * share, y + (to_y - y) * share
    head = "L".join(
        f"{tip_x - 26 * dx + 15 * side * dy:.1f} {tip_y - 26 * dy - 15 * side * dx:.1f}"
        for side in (1, -1)
    )
    return group(
        "way-on",
        path(f"M{tip_x:.1f} {tip_y:.1f}L{head}z", fill="ink", stroke="paper", line=3),
        hint=f"a black ship sails on to {sayings.PLACES[sayings.next_island(ship)]}",
    )


# -- cards


def _foe_cards(table: State, layout: Layout) -> Iterator[Element]:
    """Draw the card of each legend aboard, and of the Navy when it is there."""
    legends = table.config.content.catalogue.legend
    for number, ship in enumerate(table.black_ships):
        at = layout.foe_card(number)
        if ship.legend is None:
            yield _no_legend(number, *at)
        else:
            legend = legends[ship.legend]
            onward = f"to {sayings.next_island(ship).value}"
            yield _foe_card(legend, ship.damage, f"legend-{number}", *at, onward=onward)
    if table.navy is not None:
        at = layout.foe_card(2)
        aim = f"sent by {sayings.name(table.navy.sender)}"
        yield _foe_card(
            table.config.content.navy, table.navy.damage, "navy-card", *at, aim=aim
        )


def _foe_card(
    legend: Legend,
    damage: int,
    id: str,
    x: int,
    y: int,
    *,
    aim: str = "",
    onward: str = "",
) -> Element:
    return group(
        "legend",
        rect(x, y, FOE_CARD, FOE_HEIGHT, fill="paper", stroke="ink", radius=8),
        words(x + 8, y + 22, sayings.short_legend(legend), bold=True),
        amount(x + 19, y + 42, pieces.sail(), legend.speed),
        amount(x + 85, y + 42, pieces.die(), legend.dice),
        amount(x + 139, y + 42, pieces.star(), legend.reward.fame),
        *_hull(legend, damage, x + 9, y + 59),
        words(x + 8, y + 91, aim or sayings.aim(legend), fill="muted"),
        id=id,
        hint=hints.legend(legend, damage),
    )


def _hull(legend: Legend, damage: int, x: int, y: int) -> Iterator[Element]:
    """Draw the hull of a foe as so many boxes, with those that were hit filled."""
    if legend.hull > _BOXES:
        yield words(x, y + 14, f"hit {damage} of {legend.hull}")
        return
    width = (FOE_CARD - 18) / legend.hull
    for number in range(legend.hull):
        fill = "danger" if number < damage else ""
        yield rect(
            x + width * number, y, width - 2, 13, fill=fill, stroke="ink", line=1.5
        )


def _no_legend(number: int, x: int, y: int) -> Element:
    return group(
        "legend",
        rect(x, y, FOE_CARD, FOE_HEIGHT, stroke="line", radius=8),
        words(x + 9, y + 26, "Black ship,"),
        words(x + 9, y + 48, "no legend aboard"),
        id=f"legend-{number}",
    )


def _piles(view: View, layout: Layout) -> Iterator[Element]:
    """Draw the piles of cards that lie face down, with what was discarded."""
    decks = view.table.decks
    used = decks.tavern_discards.total
    x, y = layout.tavern_pile
    yield _pile("tavern", "Tavern", view.tavern, x, y)
    yield _open_pile("tavern-discards", "used", used, x + 92, y)
    x, y = layout.legend_pile
    yield _pile("legends", "legends", decks.legends.total, x, y)
    left = sayings.months_left(view.table)
    yield _pile("treasure-cards", "treasure", left, x + 92, y)


def _pile(id: str, label: str, count: int, x: int, y: int) -> Element:
    back = moved(x, y, card_back(0, 0, 60, 62, count), scale=0.85)
    return group(
        "pile",
        back,
        words(x + 26, y + 74, label, anchor="middle"),
        id=id,
        hint=hints.pile(id, count),
    )


def _open_pile(id: str, label: str, count: int, x: int, y: int) -> Element:
    return group(
        "pile",
        rect(x, y, 51, 53, fill="paper", stroke="line", radius=8),
        words(x + 26, y + 36, count, Size.COUNTER, anchor="middle", bold=True),
        words(x + 26, y + 74, label, anchor="middle"),
        id=id,
        hint=hints.pile(id, count),
    )
