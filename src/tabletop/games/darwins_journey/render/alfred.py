"""Alfred's board: tracks, rows, hammocks, tents and stamps, and his cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from tabletop.games.darwins_journey.content.alfred import (
    ActionCard,
    AlfredBoard,
    AlfredOption,
    DeliverSpecimens,
    MainDiary,
    Rest,
    SmallDiary,
    SpecialDiary,
)
from tabletop.games.darwins_journey.kinds import HAMMOCK, BonusCardId, Page
from tabletop.games.darwins_journey.render import (
    diaries,
    glyphs,
    icons,
    pieces,
    sayings,
    stores,
)
from tabletop.games.darwins_journey.render.ink import (
    apart,
    boxes,
    circle,
    note,
    notes,
    path,
    rect,
    sign,
    words,
)
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.render.words import counted, effects_words
from tabletop.games.darwins_journey.state import Alfred, PersonId, State
from tabletop.rendering.marks import hatch
from tabletop.rendering.svg import Element, Size, group

_LEFT: Final = 76
"""Where the tracks begin."""
_BONUS: Final = 48
"""From one space of the bonus track to the next."""
_COIN: Final = 37
"""From one space of the coin track to the next."""
_ROW: Final = 35
"""From one worker to the next, and from one seal space to the next."""
_CARD: Final = 66
"""Width of an action card."""
_HEIGHT: Final = 92


def board(
    table: State, person: PersonId, x: int, y: int, targets: Targets
) -> Iterator[Element]:
    """Draw what is printed on Alfred's board, and what lies on it."""
    alfred = table.alfred
    if alfred is None:
        return
    printed = table.config.content.catalogue.alfred[alfred.difficulty]
    yield from _bonus_track(table, alfred, printed, person, x, y + 84)
    yield _coin_track(table.people[person].coins, printed, x, y + 128)
    yield from _rows(table, printed, person, x + 8, y + 168, targets)
    yield from stores.research(table, person, x + 290, y + 160, targets)
    yield from stores.tents_left(
        table, person, x + 466, y + 172, targets, printed.tents
    )
    yield from _hammocks(table, printed, person, x + 8, y + 316, targets)
    yield from stores.pieces_left(table, person, x + 198, y + 318)
    yield _value(printed, x + 424, y + 335)
    yield from stores.stacks(table, person, x + 10, y + 364, targets, printed.stacks)
    yield from _action_cards(table, alfred, x + 8, y + 416)


def _value(printed: AlfredBoard, x: int, y: int) -> Element:
    """Draw what the Beagle goals bring him: so much for each round that has come."""
    points = printed.beagle_points
    return group(
        "goods",
        glyphs.goal_flag(x, y),
        words(x + 22, y + 9, points, Size.COUNTER, bold=True),
        id="alfred-beagle",
        hint=f"Beagle goal: {counted(points, 'point')} for each round",
    )


# -- tracks


def _bonus_track(
    table: State, alfred: Alfred, printed: AlfredBoard, person: PersonId, x: int, y: int
) -> Iterator[Element]:
    """Draw his bonus track, with what his cards do in this round above it."""
    yield words(x + 10, y + 24, "bonus", fill="muted")
    yield _spaces(printed.track, _BONUS, x + _LEFT, y)
    for number in range(1, printed.track + 1):
        middle = x + _LEFT + _BONUS * (number - 1) + 19
        if number == alfred.bonus:
            yield group(
                "bonus-marker", sign(person, middle, y + 17, 12), id="alfred-bonus"
            )
        elif number == printed.track:
            yield glyphs.points(middle, y + 17, printed.lap_points)
        else:
            yield words(middle, y + 23, number, fill="muted", anchor="middle")
    for space, card in zip(printed.cards_at, alfred.cards, strict=False):
        middle = x + _LEFT + _BONUS * (space - 1) + 19
        yield _bonus_card(table, card, middle, y - 21)


def _coin_track(coins: int, printed: AlfredBoard, x: int, y: int) -> Element:
    """Draw his coin track with the coin on it."""
    numbers = range(printed.most_coins + 1)
    middles = [x + _LEFT + _COIN * number + 15 for number in numbers]
    return group(
        "coin-track",
        words(x + 10, y + 22, "coins", fill="muted"),
        *(
            glyphs.coin(middle, y + 16, number)
            if number == coins
            else words(middle, y + 22, number, fill="muted", anchor="middle")
            for number, middle in zip(numbers, middles, strict=True)
        ),
        id="alfred-coins",
        hint=f"Alfred has {counted(coins, 'coin')}",
    )


def _spaces(count: int, pitch: int, x: int, y: int) -> Element:
    d = "".join(f"M{x + pitch * number} {y}h38v34h-38z" for number in range(count))
    return path(d, fill="leaf", stroke="line")


# -- workers


def _rows(
    table: State,
    printed: AlfredBoard,
    person: PersonId,
    x: int,
    y: int,
    targets: Targets,
) -> Iterator[Element]:
    """Draw his workers at home, their seals, and icons not covered yet."""
    me = table.people[person]
    for number, row in enumerate(printed.rows):
        top = y + _ROW * number
        yield circle(x + 20, top + 17, 15, fill="leaf", stroke="line")
        if me.at[number] is None:
            yield diaries.token(table, person, number, x + 20, top + 17, targets)
        corners = [(x + 42 + _ROW * column, top + 1) for column in range(row.spaces)]
        yield boxes(corners, 32, fill="leaf", stroke="line")
        yield path(f"M{x + 40 + _ROW * row.bracket} {top}v34", stroke="ink", line=4)
        for column, effect in row.effects:
            if column > len(me.rows[number]):
                at = x + 43 + _ROW * (column - 1), top + 17
                yield icons.row(icons.effect_icons(effect), *at, 30)
    yield pieces.scattered(
        [
            (x + 58 + _ROW * column, y + 17 + _ROW * number, kind)
            for number, row in enumerate(me.rows)
            for column, kind in enumerate(row)
        ]
    )


def _hammocks(
    table: State,
    printed: AlfredBoard,
    person: PersonId,
    x: int,
    y: int,
    targets: Targets,
) -> Iterator[Element]:
    """Draw his hammocks, and who rests in them."""
    at = table.people[person].at
    resting = [number for number, place in enumerate(at) if place == HAMMOCK]
    for number in range(printed.hammocks):
        left = x + 20 + 51 * number
        yield path(f"M{left - 22} {y + 4}c4 30 40 30 44 0", fill="leaf", stroke="ink")
        if number < len(resting):
            yield diaries.token(table, person, resting[number], left, y + 14, targets)


# -- his cards


def _bonus_card(table: State, card: BonusCardId, x: int, y: int) -> Element:
    """Draw what a bonus card does in the present round, round its middle."""
    rounds = table.config.content.catalogue.bonus_card[card].effects
    effects = rounds[max(table.round, 1) - 1]
    listed = [icon for effect in effects for icon in icons.effect_icons(effect)]
    width = icons.span(listed)
    return group(
        "bonus-card",
        rect(x - 36, y - 17, 72, 34, fill="leaf", stroke="ink", radius=6),
        icons.row(listed, x - min(width, 66) // 2, y, 66),
        id=f"bonus-{card}",
        hint=f"bonus card {card}: {effects_words(effects)}",
    )


def _action_cards(table: State, alfred: Alfred, x: int, y: int) -> Iterator[Element]:
    """Draw the action cards: face up in the order in which they came, then the rest."""
    known = table.config.content.catalogue.action_card
    step = _CARD + 4
    for number, card in enumerate(alfred.drawn):
        is_last = number == len(alfred.drawn) - 1
        yield _open(known[card], x + step * number, y, is_last=is_last)
    for number in range(alfred.deck.total):
        left = x + step * (len(alfred.drawn) + number)
        back = rect(left, y, _CARD, _HEIGHT, fill="leaf", stroke="ink", radius=6)
        mesh = apart(hatch(left, y, _CARD, _HEIGHT, stroke="line"))
        yield group("card-back", back, mesh)


def _open(card: ActionCard, x: int, y: int, *, is_last: bool) -> Element:
    """Draw a card with its options from the top; the last one drawn is framed."""
    lines = [_short(option) for option in card.options]
    told = sayings.card_told(card)
    return group(
        "action-card",
        rect(
            x,
            y,
            _CARD,
            _HEIGHT,
            fill="leaf",
            stroke="ink",
            line=4 if is_last else 2,
            radius=6,
        ),
        note(x + 8, y + 18, card.id, anchor="start", bold=True),
        notes(
            (
                (x + _CARD // 2, y + 38 + 20 * number, line)
                for number, line in enumerate(lines)
            ),
            fill="ink",
        ),
        id=f"action-{card.id}",
        hint=f"action card {card.id}: {told}",
    )


def _short(option: AlfredOption) -> str:
    """Say what Alfred tries, in the letters of a card."""
    match option:
        case MainDiary(workers=workers):
            return "".join("ABCD"[worker] for worker in workers)
        case SpecialDiary(page=page):
            return "S left" if page is Page.SPECIAL_LEFT else "S right"
        case SmallDiary():
            return "small"
        case DeliverSpecimens():
            return "deliver"
        case Rest():
            return "rest"
        case _:
            assert_never(option)
