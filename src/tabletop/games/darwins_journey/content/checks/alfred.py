"""Alfred's boards and cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from tabletop.core.content import ContentFault
from tabletop.games.darwins_journey.content import alfred
from tabletop.games.darwins_journey.content.checks.effects import (
    Icon,
    amount_faults,
    parts_of,
    placed_parts,
)
from tabletop.games.darwins_journey.content.checks.words import (
    Placed,
    figure_faults,
    listed,
    total_faults,
)
from tabletop.games.darwins_journey.kinds import Page, Seal
from tabletop.games.darwins_journey.pending import effects

if TYPE_CHECKING:
    from tabletop.games.darwins_journey.content import Content

_DELIVER_CARDS: Final = 2
_BONUS_CARDS: Final = 2
"""Bonus cards of each board."""
_KNOWN: Final = (
    effects.GainCoins,
    effects.GainPoints,
    effects.GainKnowledge,
    effects.AdvanceTheory,
    effects.Explore,
    effects.MoveToBeagle,
    effects.Navigate,
    effects.Correspond,
    effects.Academy,
    effects.Camp,
    effects.Deliver,
    effects.GainObjective,
    effects.BonusSteps,
    effects.AddExplorer,
    effects.ProlificCorrespondence,
    effects.OneOf,
    effects.InOrder,
)
"""What Alfred does by rules of his own; other icons would bring him nothing."""


def faults(content: Content) -> Iterator[ContentFault]:
    """Hold Alfred's boards and cards to the rules, and to the player board."""
    solo = content.solo
    yield from figure_faults(".solo", "the solo game", solo)
    kept, places = content.numbers.crew_kept, len(content.catalogue.special_places)
    if solo.crew_dealt < kept:
        reason = f"in a solo game nobody keeps {kept} of {solo.crew_dealt} crew cards"
        yield ".solo.crew_dealt", reason
    if solo.tiles > places:
        reason = f"{solo.tiles} special tiles of a solo game have {places} places"
        yield ".solo.tiles", reason
    for path, board in listed(".solo.boards", solo.boards):
        yield from _board_faults(path, board, content)
    yield from _delivery_faults(solo)
    for path, card in listed(".solo.action_cards", solo.action_cards):
        yield from _option_faults(f"{path}.options", card, content)
    yield from _bonus_card_faults(content)


# -- boards


def _board_faults(
    path: str, own: alfred.AlfredBoard, content: Content
) -> Iterator[ContentFault]:
    what, board = f"Alfred's {own.difficulty} board", content.board
    yield from figure_faults(path, what, own, track=1)
    if own.start_coins > own.most_coins:
        reason = f"{own.start_coins} coins to start with, {own.most_coins} fit"
        yield f"{path}.start_coins", f"{what} has {reason}"
    workers = content.numbers.workers
    if len(own.rows) != workers or own.hammocks < workers:
        yield path, f"{what} has a row and a hammock for each of {workers} workers"
    for number, (at, row) in enumerate(listed(f"{path}.rows", own.rows), start=1):
        for place, reason in _row_faults(row, len(board.seal_points)):
            yield at + place, f"row {number} of {what} has {reason}"
    for name, wanted, found in (
        ("tents", board.tents, own.tents),
        ("stacks", board.stacks, own.stacks),
    ):
        where = f"{name} on {what}"
        yield from total_faults(f"{path}.{name}", where, len(wanted), len(found))
    yield from _track_faults(f"{path}.cards_at", what, own)
    yield from _board_icon_faults(path, what, own, content)


def _row_faults(row: alfred.AlfredRow, columns: int) -> Iterator[ContentFault]:
    seals, spaces = len(row.seals), row.spaces
    if not 1 <= seals <= spaces:
        yield ".seals", f"{seals} printed seals on {spaces} spaces"
    if Seal.PURPLE in row.seals:
        yield ".seals", "a purple seal, which is no colour to prefer"
    if spaces > columns:
        yield ".spaces", f"{spaces} spaces; {columns} have points"
    if not 0 <= row.bracket <= spaces:
        yield ".bracket", f"a bracket after {row.bracket} of {spaces} spaces"
    for path, (column, _) in listed(".effects", row.effects):
        if not seals < column <= spaces:
            reason = f"an icon in column {column}, which no seal will cover"
            yield f"{path}[0]", reason


def _track_faults(
    path: str, what: str, own: alfred.AlfredBoard
) -> Iterator[ContentFault]:
    cards = own.cards_at
    if list(cards) != sorted(set(cards)):
        reason = f"the bonus cards of {what} lie from left to right, not {cards}"
        yield path, reason
    where = f"spaces with bonus cards on {what}"
    yield from total_faults(path, where, _BONUS_CARDS, len(cards))
    if not 1 <= cards[0] <= cards[-1] <= own.track:
        yield path, f"{what} has {own.track} bonus spaces; cards lie at {cards}"


def _board_icon_faults(
    path: str, what: str, own: alfred.AlfredBoard, content: Content
) -> Iterator[ContentFault]:
    for at, row in listed(f"{path}.rows", own.rows):
        pairs = listed(f"{at}.effects", row.effects)
        covered = [(f"{place}[1]", effect) for place, (_, effect) in pairs]
        yield from _icon_faults(f"a row of {what}", covered, content)
    lasting: list[effects.Lasting] = []
    for name, icons in (("tent", own.tents), ("stack", own.stacks)):
        for number, (at, each) in enumerate(listed(f"{path}.{name}s", icons), start=1):
            others = []
            for place, icon in listed(at, each):
                if not isinstance(icon, effects.Lasting):
                    others.append((place, icon))
                elif icon in lasting:
                    yield place, f"{what} brings {icon.what} twice"
                else:
                    lasting.append(icon)
            yield from _icon_faults(f"{name} {number} of {what}", others, content)


def _icon_faults(
    where: str, icons: Iterable[Placed[effects.Effect]], content: Content
) -> Iterator[ContentFault]:
    for path, each in placed_parts([*icons]):
        yield from amount_faults(path, where, each, content)
        if not isinstance(each, _KNOWN):
            reason = f"has {type(each).__name__}, which Alfred does not do there"
            yield path, f"{where} {reason}"


# -- action cards


def _delivery_faults(solo: alfred.Solo) -> Iterator[ContentFault]:
    delivering = sum(
        any(isinstance(each, alfred.DeliverSpecimens) for each in card.options)
        for card in solo.action_cards
    )
    what = "action cards that deliver specimens"
    yield from total_faults(".solo.action_cards", what, _DELIVER_CARDS, delivering)


def _option_faults(
    path: str, card: alfred.ActionCard, content: Content
) -> Iterator[ContentFault]:
    what = f"the action card {card.id}"
    rests = [isinstance(each, alfred.Rest) for each in card.options]
    if rests[-1:] != [True] or rests.count(True) != 1:
        yield path, f"{what} has one rest, at its end"
    workers = [*range(content.numbers.workers)]
    special = {place.page for place in content.places if place.takes_tile}
    for at, option in listed(path, card.options):
        match option:
            case alfred.MainDiary(workers=order) if sorted(order) != workers:
                yield f"{at}.workers", f"{what} tries each worker once, not {order}"
            case alfred.SpecialDiary(page=page) if page not in special:
                reason = f"takes {page} for a page of the special diary"
                yield f"{at}.page", f"{what} {reason}"
            case alfred.SmallDiary() if not _has_small_diary(content):
                yield at, f"{what} needs a small diary"
            case alfred.DeliverSpecimens() if not _has_museum(content):
                yield at, f"{what} needs a museum outside the diaries"
            case _:
                pass


def _has_small_diary(content: Content) -> bool:
    return any(place.page is Page.SMALL for place in content.places)


def _has_museum(content: Content) -> bool:
    """Whether the first place to deliver specimens takes any worker."""
    museums = (
        place
        for place in content.places
        if any(isinstance(effect, effects.Deliver) for effect in place.effects)
    )
    first = next(museums, None)
    return first is not None and first.page is None


# -- bonus cards


def _bonus_card_faults(content: Content) -> Iterator[ContentFault]:
    cards, rounds = content.solo.bonus_cards, content.numbers.rounds
    for path, card in listed(".solo.bonus_cards", cards):
        where = f"the bonus card {card.id}"
        path = f"{path}.effects"
        yield from total_faults(path, f"rounds on {where}", rounds, len(card.effects))
        for at, icons in listed(path, card.effects):
            yield from _icon_faults(where, listed(at, icons), content)
    for board in content.solo.boards:
        own = [card for card in cards if card.difficulty is board.difficulty]
        what = f"bonus cards for {board.difficulty}"
        yield from total_faults(".solo.bonus_cards", what, _BONUS_CARDS, len(own))
        yield from _lap_faults(board, own, content)


def _lap_faults(
    board: alfred.AlfredBoard, cards: list[alfred.BonusCard], content: Content
) -> Iterator[ContentFault]:
    """See that what a lap brings is no other lap, or it would never end."""
    for number in range(content.numbers.rounds):
        icons = [icon for card in cards for icon in card.effects[number]]
        steps = sum(_steps(each, content) for each in parts_of(icons))
        if steps >= board.track:
            yield (
                ".solo.bonus_cards",
                f"the bonus cards for {board.difficulty} bring up to {steps} steps in "
                f"a round, a lap of {board.track} spaces, and so on without end",
            )


def _steps(effect: Icon, content: Content) -> int:
    """Count the bonus steps of an effect if no more coins of Alfred's fit."""
    match effect:
        case effects.BonusSteps(steps=steps):
            return steps
        case effects.GainCoins(coins=coins):
            return coins
        case effects.GainKnowledge(count=count):
            return count * content.solo.knowledge_price
        case effects.GainObjective():
            return content.solo.objective_steps
        case _:
            return 0
