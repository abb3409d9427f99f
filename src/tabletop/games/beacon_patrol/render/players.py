"""What stands below the map: each player's movement tokens and tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.core.players import PlayerId, seats
from tabletop.games.beacon_patrol.kinds import TileId
from tabletop.games.beacon_patrol.render import pieces, sayings
from tabletop.games.beacon_patrol.render.coast import TILE
from tabletop.games.beacon_patrol.render.layout import SLOT, Hands, Layout
from tabletop.games.beacon_patrol.render.sea import tile
from tabletop.games.beacon_patrol.render.targets import Targets, keeping
from tabletop.games.beacon_patrol.state import State
from tabletop.rendering.marks import button, last_action, to_act
from tabletop.rendering.svg import Element, Size, element, group, rect, words

_MOST_SHOWN: Final = 4
"""More tokens than these are told by number alone."""
_ROOMY: Final = 220
"""Width of an area that leaves room for large letters."""


def players(view: State, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw what each player has, side by side."""
    for player in seats(layout.players):
        drawn = group(
            "player",
            *_name(view, player, layout.hands),
            _tokens(view, player),
            *_swap(view, player, layout.hands),
            *_hand(view, player, layout.hands, targets),
            id=f"player-{player}",
            player=player,
        )
        place = pieces.transform(*layout.player_area(player))
        yield pieces.with_attributes(drawn, transform=place)


def _name(view: State, player: PlayerId, hands: Hands) -> Iterator[Element]:
    is_acting = sayings.acting(view) == player
    stroke, line = ("ink", 4) if is_acting else ("line", 2)
    yield rect(
        0,
        0,
        hands.width,
        hands.height,
        fill="land",
        stroke=stroke,
        line=line,
        radius=10,
    )
    if is_acting:
        yield to_act(8, 28, 20)
    yield pieces.moved(47, 26, *pieces.ship(player), scale=0.85)
    size, y = (Size.COUNTER, 36) if hands.width > _ROOMY else (Size.LABEL, 34)
    yield words(70, y, sayings.name(player), size, bold=True)


def _tokens(view: State, player: PlayerId) -> Element:
    """Draw the tokens of a player, those that show blue first."""
    left = view.captains[player].tokens
    most = view.config.content.table(len(view.captains)).tokens
    shown = (
        [words(80, 70, f"{left}/{most}", bold=True)]
        if most > _MOST_SHOWN
        else [
            pieces.token(92 + 25 * each, 64, is_blue=each < left)
            for each in range(most)
        ]
    )
    return group(
        "tokens",
        words(12, 70, "moves", fill="muted"),
        *shown,
        id=f"tokens-{player}",
        player=player,
        hint=f"{left} of {sayings.counted(most, 'movement token')} left",
    )


def _swap(view: State, player: PlayerId, hands: Hands) -> Iterator[Element]:
    """Draw whether the player to act may still swap, where there is a partner."""
    if sayings.acting(view) != player or len(view.captains) == 1:
        return
    sign = group(
        "swap",
        *pieces.swap(is_spent=view.swapped),
        hint="has swapped" if view.swapped else "may swap once",
    )
    yield pieces.moved(hands.width - 26, 64, sign)


def _hand(
    view: State, player: PlayerId, hands: Hands, targets: Targets
) -> Iterator[Element]:
    held = view.captains[player].hand
    if not held and hands.tiles:
        yield words(12, hands.slot(0)[1] + 34, "no tiles", fill="muted")
    for number, each in enumerate(held):
        is_last = each not in held[number + 1 :]
        is_new = is_last and (player, each) in sayings.newly_held(view)
        x, y = hands.slot(number)
        drawn = group(
            "tile",
            pieces.moved(0, 0, *tile(view, each), scale=SLOT / TILE),
            _id(each, hands),
            *([_ring()] if targets.end((player, each)) else ()),
            *([last_action(-4, -4, SLOT + 8, SLOT + 8)] if is_new else ()),
            id=each,
            player=player,
            actions=targets.end((player, each)),
            origins=targets.begin((player, each)),
            hint=sayings.tile_hint(view, each),
        )
        yield pieces.with_attributes(drawn, transform=pieces.transform(x, y))
        if is_last and (ends := targets.end(keeping(each))):
            yield group(
                "button",
                *button(round(x) + SLOT + 12, round(y) + 24, 146, "end, keep"),
                id=keeping(each),
                actions=ends,
                hint=f"end the turn, but keep {each}",
            )


def _id(tile: TileId, hands: Hands) -> Element:
    if hands.is_below:
        return words(SLOT / 2, SLOT + 22, tile, anchor="middle")
    return words(SLOT + 12, 18 if hands.has_room else 34, tile)


def _ring() -> Element:
    """Ring a tile in a hand that a legal action may take."""
    return element(
        "rect",
        x=-4,
        y=-4,
        width=SLOT + 8,
        height=SLOT + 8,
        rx=12,
        class_="target s-accent",
        stroke_width=4,
        stroke_dasharray="9 6",
    )
