"""Alfred's cards: those of the bonus track, and the action cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from tabletop.games.darwins_journey.content.alfred import (
    ActionCard,
    AlfredOption,
    DeliverSpecimens,
    MainDiary,
    Rest,
    SmallDiary,
    SpecialDiary,
)
from tabletop.games.darwins_journey.kinds import BonusCardId, Page
from tabletop.games.darwins_journey.render import icons, sayings
from tabletop.games.darwins_journey.render.ink import apart, note, notes, rect
from tabletop.games.darwins_journey.render.words import effects_words
from tabletop.games.darwins_journey.state import Alfred, State
from tabletop.rendering.marks import hatch
from tabletop.rendering.svg import Element, group

__all__ = ["action_cards", "bonus_card"]

_CARD: Final = 66
"""Width of an action card."""
_HEIGHT: Final = 92


def bonus_card(table: State, card: BonusCardId, x: int, y: int) -> Element:
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


def action_cards(table: State, alfred: Alfred, x: int, y: int) -> Iterator[Element]:
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
    told = ", else ".join(map(sayings.option_words, card.options))
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
