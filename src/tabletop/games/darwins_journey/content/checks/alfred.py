"""Alfred's boards and cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop.games.darwins_journey.content.alfred import (
    ActionCard,
    AlfredBoard,
    AlfredRow,
    DeliverSpecimens,
    MainDiary,
    Rest,
    SmallDiary,
    Solo,
    SpecialDiary,
)
from tabletop.games.darwins_journey.content.catalogue import Catalogue
from tabletop.games.darwins_journey.content.checks.effects import (
    Icon,
    check_amounts,
    parts_of,
)
from tabletop.games.darwins_journey.content.checks.words import (
    check_figures,
    check_ids,
    check_total,
    fail,
)
from tabletop.games.darwins_journey.content.parts import PlayerBoard
from tabletop.games.darwins_journey.kinds import Difficulty, Page, Seal
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AddExplorer,
    AdvanceTheory,
    BonusSteps,
    Camp,
    Correspond,
    Deliver,
    Effect,
    Explore,
    GainCoins,
    GainKnowledge,
    GainObjective,
    GainPoints,
    InOrder,
    Lasting,
    MoveToBeagle,
    Navigate,
    OneOf,
    ProlificCorrespondence,
)

__all__ = ["check_solo"]

_ACTION_CARDS: Final = 8
_DELIVER_CARDS: Final = 2
_BONUS_CARDS: Final = 2
"""Bonus cards of each board."""
_KNOWN: Final = (
    GainCoins,
    GainPoints,
    GainKnowledge,
    AdvanceTheory,
    Explore,
    MoveToBeagle,
    Navigate,
    Correspond,
    Academy,
    Camp,
    Deliver,
    GainObjective,
    BonusSteps,
    AddExplorer,
    ProlificCorrespondence,
    OneOf,
    InOrder,
)
"""What Alfred does by rules of his own; other icons would bring him nothing."""


def check_solo(parts: Catalogue, board: PlayerBoard) -> None:
    """Hold Alfred's boards and cards to the rules, and to the player board."""
    solo = parts.solo
    check_figures("the solo game", solo)
    _check_choosing(parts)
    check_ids("board of Alfred's", [each.difficulty for each in solo.boards])
    check_total("boards of Alfred's", len(Difficulty), len(solo.boards))
    for each in solo.boards:
        _check_board(each, board, parts)
    _check_action_cards(solo)
    for card in solo.action_cards:
        _check_options(card, parts)
    _check_bonus_cards(parts)


def _check_choosing(parts: Catalogue) -> None:
    solo, kept = parts.solo, parts.numbers.crew_kept
    if solo.crew_dealt < kept:
        fail(f"in a solo game nobody keeps {kept} of {solo.crew_dealt} crew cards")
    places = len(parts.special_places)
    if solo.tiles > places:
        fail(f"{solo.tiles} special tiles of a solo game have {places} places")


# -- boards


def _check_board(own: AlfredBoard, board: PlayerBoard, parts: Catalogue) -> None:
    what = f"Alfred's {own.difficulty} board"
    check_figures(what, own, track=1)
    if own.start_coins > own.most_coins:
        fail(f"{what} has {own.start_coins} coins to start with, {own.most_coins} fit")
    workers = parts.numbers.workers
    if len(own.rows) != workers or own.hammocks < workers:
        fail(f"{what} has a row and a hammock for each of {workers} workers")
    for number, row in enumerate(own.rows, start=1):
        _check_row(f"row {number} of {what}", row, len(board.seal_points))
    check_total(f"tents on {what}", len(board.tents), len(own.tents))
    check_total(f"stacks on {what}", len(board.stacks), len(own.stacks))
    _check_track(what, own)
    _check_icons(what, own, parts)


def _check_row(what: str, row: AlfredRow, columns: int) -> None:
    if not 1 <= len(row.seals) <= row.spaces:
        fail(f"{what} has {len(row.seals)} printed seals on {row.spaces} spaces")
    if Seal.PURPLE in row.seals:
        fail(f"{what} has a purple seal, which is no colour to prefer")
    if row.spaces > columns:
        fail(f"{what} has {row.spaces} spaces; {columns} have points")
    if not 0 <= row.bracket <= row.spaces:
        fail(f"{what} has a bracket after {row.bracket} of {row.spaces} spaces")
    for column, _ in row.effects:
        if not len(row.seals) < column <= row.spaces:
            fail(f"{what} has an icon in column {column}, which no seal will cover")


def _check_track(what: str, own: AlfredBoard) -> None:
    if list(own.cards_at) != sorted(set(own.cards_at)):
        fail(f"the bonus cards of {what} lie from left to right, not {own.cards_at}")
    check_total(f"spaces with bonus cards on {what}", _BONUS_CARDS, len(own.cards_at))
    if not 1 <= own.cards_at[0] <= own.cards_at[-1] <= own.track:
        fail(f"{what} has {own.track} bonus spaces; cards lie at {own.cards_at}")


def _check_icons(what: str, own: AlfredBoard, parts: Catalogue) -> None:
    covered = [effect for row in own.rows for _, effect in row.effects]
    _check_effects(f"a row of {what}", covered, parts)
    lasting: list[Lasting] = []
    for name, icons in (("tent", own.tents), ("stack", own.stacks)):
        for number, effects in enumerate(icons, start=1):
            where = f"{name} {number} of {what}"
            others = [each for each in effects if not isinstance(each, Lasting)]
            lasting += [each for each in effects if isinstance(each, Lasting)]
            _check_effects(where, others, parts)
    if twice := [each for each in lasting if lasting.count(each) > 1]:
        fail(f"{what} brings {twice[0].what} twice")


def _check_effects(where: str, effects: Iterable[Effect], parts: Catalogue) -> None:
    for each in parts_of(effects):
        check_amounts(where, each, parts)
        if not isinstance(each, _KNOWN):
            fail(f"{where} has {type(each).__name__}, which Alfred does not do there")


# -- action cards


def _check_action_cards(solo: Solo) -> None:
    check_ids("action card", [card.id for card in solo.action_cards])
    check_total("action cards of Alfred's", _ACTION_CARDS, len(solo.action_cards))
    delivering = [
        card.id
        for card in solo.action_cards
        if any(isinstance(each, DeliverSpecimens) for each in card.options)
    ]
    found = len(delivering)
    check_total("action cards that deliver specimens", _DELIVER_CARDS, found)


def _check_options(card: ActionCard, parts: Catalogue) -> None:
    rests = [isinstance(each, Rest) for each in card.options]
    if rests[-1:] != [True] or rests.count(True) != 1:
        fail(f"the action card {card.id} has one rest, at its end")
    workers = parts.numbers.workers
    for option in card.options:
        match option:
            case MainDiary(workers=order) if sorted(order) != [*range(workers)]:
                fail(f"the action card {card.id} tries each worker once, not {order}")
            case SpecialDiary(page=page):
                _check_special(card, page, parts)
            case SmallDiary() if not _has_page(parts, Page.SMALL):
                fail(f"the action card {card.id} needs a small diary")
            case DeliverSpecimens() if not _has_museum(parts):
                fail(f"the action card {card.id} needs a museum outside the diaries")
            case _:
                pass


def _check_special(card: ActionCard, page: Page, parts: Catalogue) -> None:
    special = {parts.place[each].page for each in parts.special_places}
    if page not in special:
        fail(f"the action card {card.id} takes {page} for a page of the special diary")


def _has_page(parts: Catalogue, page: Page) -> bool:
    return any(place.page is page for place in parts.places)


def _has_museum(parts: Catalogue) -> bool:
    """Whether the first place to deliver specimens takes any worker."""
    museums = (
        place
        for place in parts.places
        if any(isinstance(effect, Deliver) for effect in place.effects)
    )
    first = next(museums, None)
    return first is not None and first.page is None


# -- bonus cards


def _check_bonus_cards(parts: Catalogue) -> None:
    cards = parts.solo.bonus_cards
    check_ids("bonus card", [card.id for card in cards])
    for card in cards:
        where = f"the bonus card {card.id}"
        check_total(f"rounds on {where}", parts.numbers.rounds, len(card.effects))
        for effects in card.effects:
            _check_effects(where, effects, parts)
    for board in parts.solo.boards:
        own = [card for card in cards if card.difficulty is board.difficulty]
        check_total(f"bonus cards for {board.difficulty}", _BONUS_CARDS, len(own))
        for number in range(parts.numbers.rounds):
            on_cards = [each for card in own for each in card.effects[number]]
            _check_laps(board, on_cards, parts)


def _check_laps(
    board: AlfredBoard, effects: Iterable[Effect], parts: Catalogue
) -> None:
    """See that what a lap brings is no other lap, or it would never end."""
    steps = sum(_steps(each, parts.solo) for each in parts_of(effects))
    if steps >= board.track:
        fail(
            f"the bonus cards for {board.difficulty} bring up to {steps} steps in a "
            f"round, a lap of {board.track} spaces, and so on without end"
        )


def _steps(effect: Icon, solo: Solo) -> int:
    """Count the bonus steps of an effect if no more coins of Alfred's fit."""
    match effect:
        case BonusSteps(steps=steps):
            return steps
        case GainCoins(coins=coins):
            return coins
        case GainKnowledge(count=count):
            return count * solo.knowledge_price
        case GainObjective():
            return solo.objective_steps
        case _:
            return 0
