"""The desk below the header: what there is to choose from, where it has no place.

Effects, and being done, are buttons; crew cards and pairs of objectives lie open.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.games.darwins_journey.actions import Action, ChooseEffect, Convert
from tabletop.games.darwins_journey.kinds import CrewId, Gain
from tabletop.games.darwins_journey.pending import (
    ChoosePair,
    DoEffect,
    DraftCrew,
    KeepCrew,
)
from tabletop.games.darwins_journey.pending.effects import ConvertKnowledge
from tabletop.games.darwins_journey.render import asking, hall, ids, moment, pieces
from tabletop.games.darwins_journey.render.ink import rect, words
from tabletop.games.darwins_journey.render.layout import (
    DESK,
    DESK_HEIGHT,
    GAP,
    INNER,
    MARGIN,
    TILE,
)
from tabletop.games.darwins_journey.render.targets import Targets
from tabletop.games.darwins_journey.render.words import counted
from tabletop.games.darwins_journey.state import State
from tabletop.games.darwins_journey.views import View
from tabletop.rendering.svg import Element, Size, group

_SIZES: Final = ((Size.COUNTER, 16, 48), (Size.LABEL, 11, 48), (Size.LABEL, 11, 31))
"""Size of letters, units for each of them, height of a row with the gap below."""
_SEAL: Final = 34
"""Width of the seal to start with, left of a card."""
_CARD: Final = 188
"""Width of a crew card."""


def desk(view: View, targets: Targets) -> Iterator[Element]:
    """Draw the choices of the moment."""
    match moment.top(view.table):
        case DraftCrew() | KeepCrew():
            yield from _crew(view, targets)
        case ChoosePair() as question:
            yield from _pairs(view.table, question, targets)
        case _:
            yield from _buttons(view.table, targets)


# -- cards


def _crew(view: View, targets: Targets) -> Iterator[Element]:
    """Lay out the cards that the viewer may keep, each beside its seal to start with.

    Those kept lie at the board.
    """
    for number, card in enumerate(_cards(view)):
        x = MARGIN + (_SEAL + _CARD + GAP) * number
        seal = view.table.config.content.catalogue.crew[card].seal
        yield group(
            "start",
            rect(x, DESK + 8, _SEAL + 8, 42, fill="land", stroke="ink", radius=8),
            pieces.seals(x + 17, DESK + 29, (seal,)),
            hint=f"starts with a {seal} seal",
        )
        at = x + _SEAL, DESK + 8
        yield hall.crew_card(view.table, card, *at, targets, width=_CARD)


def _cards(view: View) -> tuple[CrewId, ...]:
    """List the cards that the viewer sees, to choose from; then the chosen one."""
    match moment.top(view.table):
        case DraftCrew(hands=hands, picked=picked) if isinstance(view.viewer, int):
            chosen = picked[view.viewer]
            return hands[view.viewer] if chosen is None else (chosen,)
        case KeepCrew(cards=cards, kept=kept):
            return tuple(card for card in cards if card not in kept)
        case _:
            return ()


def _pairs(table: State, question: ChoosePair, targets: Targets) -> Iterator[Element]:
    """Lay out the pairs of starting objectives."""
    width = 2 * TILE - 6
    pairs = zip(question.silver, question.gold, strict=False)
    for number, (silver, gold) in enumerate(pairs):
        x, y = MARGIN + 4 + (width + 14) * number, DESK + 4
        yield targets.thing(
            "pair",
            ids.pair(silver),
            (x - 6, y - 6, width + 8, 65),
            hall.objective(table, silver, x, y, targets),
            hall.objective(table, gold, x + TILE - 2, y, targets),
        )


# -- buttons


def _buttons(table: State, targets: Targets) -> Iterator[Element]:
    """Set the buttons in rows, as large as there is room for."""
    labelled = [(action, _label(table, action)) for action in targets.buttons]
    size, height, rows = _fitted([label for _, label in labelled])
    for row, places in enumerate(rows):
        for number, x, width in places:
            box = x, DESK + 2 + height * row, width, height - 6
            yield _button(*labelled[number], box, size, targets)


def _fitted(labels: list[str]) -> tuple[Size, int, list[list[tuple[int, int, int]]]]:
    """Choose the largest letters with which all buttons stand on the desk."""
    for size, letter, height in _SIZES:
        rows = _rows([letter * len(label) + 36 for label in labels])
        if len(rows) * height <= DESK_HEIGHT:
            return size, height, rows
    return size, height, rows


def _rows(widths: list[int]) -> list[list[tuple[int, int, int]]]:
    """Part buttons into rows: number, left and width of each."""
    rows: list[list[tuple[int, int, int]]] = [[]]
    x = MARGIN
    for number, width in enumerate(widths):
        if x + width > MARGIN + INNER and x > MARGIN:
            x = MARGIN
            rows.append([])
        rows[-1].append((number, x, width))
        x += width + 10
    return rows


def _label(table: State, action: Action) -> str:
    match action:
        case ChooseEffect(effect=number):
            told = asking.choices(table)
            return told[number] if 0 <= number < len(told) else f"{number}"
        case Convert(into=into):
            return _converted(table, into)
        case _:
            return "done"


def _converted(table: State, into: Gain) -> str:
    """Say what a temporary knowledge becomes."""
    match moment.top(table):
        case DoEffect(effect=ConvertKnowledge(coins=coins)) if into is Gain.COINS:
            return counted(coins, "coin")
        case DoEffect(effect=ConvertKnowledge(points=points)):
            return counted(points, "point")
        case _:
            return into.value


def _button(
    action: Action,
    label: str,
    box: tuple[int, int, int, int],
    size: Size,
    targets: Targets,
) -> Element:
    x, y, width, height = box
    base = y + height / 2 + (9 if size is Size.COUNTER else 6.5)
    return targets.thing(
        "button",
        ids.button(action),
        box,
        rect(x, y, width, height, fill="paper", radius=height // 2),
        words(x + width // 2, base, label, size, anchor="middle"),
        radius=height // 2,
    )
