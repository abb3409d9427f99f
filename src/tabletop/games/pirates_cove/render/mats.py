"""The ship mats: four sections each, gold, treasures, cards; the viewer's own hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.core.players import PlayerId, seats
from tabletop.games.pirates_cove.kinds import CardId, CardKind, Section
from tabletop.games.pirates_cove.render import hints, moment, pieces, sayings, targets
from tabletop.games.pirates_cove.render.layout import (
    CARD_ROW,
    MAT,
    MAT_HEIGHT,
    SECTION,
    Layout,
)
from tabletop.games.pirates_cove.render.pieces import amount
from tabletop.games.pirates_cove.render.targets import Targets
from tabletop.games.pirates_cove.rules import capacity, dice_of, speed_of
from tabletop.games.pirates_cove.state import CardOnMat, State
from tabletop.games.pirates_cove.views import View
from tabletop.rendering.marks import (
    card_back,
    player_shape,
    target,
    target_box,
    tick,
    to_act,
)
from tabletop.rendering.palette import PLAYER_COLOURS
from tabletop.rendering.svg import Element, Size, group, moved, path, rect, words

_NARROW: Final = 24
"""In positions narrower than this only the marker has a number."""


def mats(view: View, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw the mat of each player, and the viewer's hand."""
    for player in seats(layout.players):
        yield group(
            "player",
            *_name(view, layout, player),
            *(_section(view, layout, player, part, targets) for part in Section),
            *_goods(view, layout, player, targets),
            id=f"player-{player}",
            player=player,
        )
    if layout.viewer is not None:
        yield from _hand(view.table, layout, layout.viewer, targets)


def _name(view: View, layout: Layout, player: PlayerId) -> Iterator[Element]:
    x, y = layout.mat(player)
    is_asked = player in moment.asked(view)
    height = layout.own_height if player == layout.viewer else MAT_HEIGHT
    stroke, line = ("ink", 4) if is_asked else ("line", 2)
    yield rect(x, y, MAT, height, fill="land", stroke=stroke, line=line, radius=10)
    if is_asked:
        yield to_act(x + 10, y + 25, 22)
    elif player in view.chosen:
        yield tick(x + 9, y + 26, 22)
    yield player_shape(player, x + 50, y + 25, 15)
    own = " (you)" if player == layout.viewer else ""
    yield words(x + 76, y + 34, sayings.name(player) + own, Size.COUNTER, bold=True)
    fame = sayings.fame_of(view.table, player)
    yield moved(x + MAT - 62, y + 25, pieces.star())
    yield words(x + MAT - 44, y + 34, fame, Size.COUNTER, bold=True)


# -- sections


def _section(
    view: View, layout: Layout, player: PlayerId, part: Section, targets_: Targets
) -> Element:
    """Draw a track with its values; the marker is filled, the way to it coloured."""
    x, y = layout.section(player, part)
    at = view.table.pirates[player].ship.position(part)
    id = targets.section(player, part)
    ring = [target_box(x, y + 1.5, MAT - 12, SECTION - 5, radius=8)]
    return group(
        "section",
        words(x + 4, y + 21, part),
        *_cards_at(view.table, layout, player, part, targets_),
        *_track(layout, player, part, at),
        *(
            _position(view, layout, player, part, position, targets_)
            for position in range(1, layout.positions + 1)
        ),
        *_secret(view, layout, player, part),
        *(ring if targets_.is_marked(id) else ()),
        id=id,
        player=player,
        actions=targets_.end(id),
        hint=hints.section(view.table, player, part),
    )


def _track(
    layout: Layout, player: PlayerId, part: Section, at: int
) -> Iterator[Element]:
    """Draw the ground of a track, the part below the marker, and the marker."""
    x, y = layout.position(player, part, 1)
    length = layout.cell * layout.positions
    yield rect(x, y + 2, length, 25, fill="paper", stroke="line", line=1.5, radius=5)
    if not at:
        left, _ = layout.position(player, part, 0)
        yield from _off(round(left), y)
        return
    bar = layout.cell * (at - 1)
    if bar:
        yield rect(x, y + 22, bar, 5, fill=PLAYER_COLOURS[player], stroke="ink", line=1)
    marker, _ = layout.position(player, part, at)
    yield rect(marker, y + 1, layout.cell, 27, fill="ink", radius=5)


def _off(x: int, y: float) -> Iterator[Element]:
    """Draw a marker that was pushed off the mat: the ship is crippled."""
    yield rect(x, y + 2, 24, 25, fill="paper", stroke="danger", line=3, radius=5)
    yield path(f"M{x + 6} {y + 8:g}l12 13m0 -13l-12 13", stroke="danger", line=4)


def _position(
    view: View,
    layout: Layout,
    player: PlayerId,
    part: Section,
    position: int,
    targets_: Targets,
) -> Element:
    x, y = layout.position(player, part, position)
    is_marker = view.table.pirates[player].ship.position(part) == position
    value = view.table.config.content.mat.value(part, position)
    id = targets.position(player, part, position)
    ring = [target(x + layout.cell / 2, y + 14.5, min(11.5, layout.cell / 2 - 2))]
    label = words(
        x + layout.cell / 2,
        y + 20,
        value,
        fill="paper" if is_marker else "ink",
        anchor="middle",
        bold=is_marker,
    )
    has_label = is_marker or layout.cell >= _NARROW
    return group(
        "position",
        *([label] if has_label else ()),
        *(ring if targets_.is_marked(id) else ()),
        id=id,
        actions=targets_.end(id),
    )


def _secret(
    view: View, layout: Layout, player: PlayerId, part: Section
) -> Iterator[Element]:
    """Show the viewer how the ship will be rigged, once all have chosen."""
    rig = moment.own_rig(view)
    if rig is None or player != layout.viewer:
        return
    x, y = layout.position(player, part, getattr(rig, part.value))
    box = rect(x + 1, y, layout.cell - 2, 29, stroke="accent", line=4, radius=6)
    yield group("chosen", box, hint="your secret choice")


def _cards_at(
    table: State, layout: Layout, player: PlayerId, part: Section, targets_: Targets
) -> Iterator[Element]:
    """Draw the cards that lie at a section; one that was hit lies sideways."""
    x, y = layout.section(player, part)
    lying = [
        each
        for each in table.pirates[player].mat
        if sayings.card(table, each.card).section is part
    ]
    for number, each in enumerate(lying):
        id = targets.card_on_mat(player, each.card)
        at = x + 87 + 25 * number, y + 14.5
        ring = [target_box(at[0] - 13, y, 26, 29, radius=6)]
        yield group(
            "card-in-play",
            _lying(table, each, *at),
            *(ring if targets_.is_marked(id) else ()),
            id=id,
            player=player,
            actions=targets_.end(id),
            hint=hints.mat_card(table, each),
        )


def _lying(table: State, lying: CardOnMat, x: float, y: float) -> Element:
    """Draw a card at a section: M for Mastercraft, P for Parrot."""
    kind = sayings.card(table, lying.card).kind
    letter = "P" if kind is CardKind.PARROT else "M"
    plate = rect(-9.5, -13, 19, 26, fill="paper", stroke="ink", radius=4)
    label = words(0, 6.5, letter, anchor="middle", bold=True)
    return moved(x, y, plate, label, turn=90 if lying.hits else 0)


# -- goods and hands


def _goods(
    view: View, layout: Layout, player: PlayerId, targets: Targets
) -> Iterator[Element]:
    """Draw gold, treasures, speed and dice, and the back of the hand."""
    table, (x, y) = view.table, layout.mat(player)
    yield _gold(table, layout, player, targets)
    yield _treasures(table, layout, player, targets)
    yield group(
        "powers",
        amount(x + 212, y + 204, pieces.sail(), speed_of(table, player)),
        amount(x + 276, y + 204, pieces.die(), dice_of(table, player)),
        hint=hints.ship(table, player),
    )
    yield _cards_held(view, layout, player)


def _gold(table: State, layout: Layout, player: PlayerId, targets_: Targets) -> Element:
    (x, y), id = layout.gold(player), targets.gold_of(player)
    gold = table.pirates[player].gold
    return group(
        "gold",
        amount(x + 17, y + 19, pieces.coin(), gold),
        *([target_box(x, y, 72, 38)] if targets_.is_marked(id) else ()),
        id=id,
        player=player,
        actions=targets_.end(id),
        hint=f"{gold} gold",
    )


def _treasures(
    table: State, layout: Layout, player: PlayerId, targets_: Targets
) -> Element:
    """Draw the treasures aboard, and how many of them can be kept."""
    (x, y), id = layout.treasures(player), targets.treasures_of(player)
    most = capacity(table, player)
    aboard = f"{table.pirates[player].treasures}/{'∞' if most is None else most}"
    return group(
        "treasures",
        amount(x + 17, y + 19, pieces.chest(), aboard),
        *([target_box(x, y, 112, 38)] if targets_.is_marked(id) else ()),
        id=id,
        player=player,
        actions=targets_.end(id),
        hint=hints.treasures(table, player),
    )


def _cards_held(view: View, layout: Layout, player: PlayerId) -> Element:
    """Draw the back of a hand; its hint names the cards that others are shown."""
    x, y = layout.back(player)
    held = () if player == layout.viewer else view.table.pirates[player].hand
    told = [sayings.card(view.table, card).name for card in held]
    count = view.hands[player]
    return group(
        "hand",
        moved(x, y, card_back(0, 0, 60, 70, count), scale=0.74),
        id=f"hand-{player}",
        player=player,
        hint=", ".join([sayings.counted(count, "Tavern card"), *told]),
    )


def _hand(
    table: State, layout: Layout, player: PlayerId, targets: Targets
) -> Iterator[Element]:
    """List the viewer's cards, each kind once, with what it is."""
    x, y = layout.hand
    yield words(x, y + 28, "Your hand", Size.COUNTER, bold=True)
    hand = table.pirates[player].hand
    if not hand:
        yield words(x, y + 64, "no cards", fill="muted")
    for number, card in enumerate(dict.fromkeys(hand)):
        top = y + 42 + CARD_ROW * number
        yield _card(table, card, hand.count(card), x, top, targets)


def _card(
    table: State, id: CardId, count: int, x: int, y: int, targets: Targets
) -> Element:
    card = sayings.card(table, id)
    many = f"{count} × " if count > 1 else ""
    ends, begins = targets.end(id), targets.begin(id)
    ring = [target_box(x, y, MAT - 2, CARD_ROW - 4, radius=8)]
    return group(
        "card",
        rect(x, y, MAT - 2, CARD_ROW - 4, fill="paper", stroke="ink", radius=8),
        words(x + 9, y + 20, many + card.name, bold=True),
        words(x + MAT - 10, y + 20, card.kind, fill="muted", anchor="end"),
        *(ring if ends or begins else ()),
        id=id,
        actions=ends,
        origins=begins,
        hint=hints.hand_card(card, count),
    )
