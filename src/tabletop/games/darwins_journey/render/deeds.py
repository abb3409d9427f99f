"""What people did, and what it brought them, in words."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from tabletop.games.darwins_journey.events import (
    BenefitGained,
    CardKept,
    CoinsGained,
    CoinsOverflowed,
    CoinsPaid,
    CrewBegun,
    CrewCopied,
    CrewDealt,
    CrewRevealed,
    Declined,
    EffectChosen,
    ExplorerMoved,
    ExplorerPlaced,
    KnowledgeConverted,
    KnowledgeGained,
    Lapsed,
    ObjectiveFulfilled,
    ObjectiveTaken,
    PairTaken,
    PlacePerformed,
    PlaceUnlocked,
    PointsGained,
    PurplePlaced,
    SealTaken,
    ShipMoved,
    SpecimenDelivered,
    SpecimenResearched,
    StampPlaced,
    TentPitched,
    TentReactivated,
    TheoryAdvanced,
    WorkerGained,
    WorkerPlaced,
)
from tabletop.games.darwins_journey.kinds import CrewId, LastingKind
from tabletop.games.darwins_journey.render.asking import undone
from tabletop.games.darwins_journey.render.sayings import (
    crew_told,
    effect_told,
    objective_told,
    place_told,
    worker_told,
)
from tabletop.games.darwins_journey.render.words import counted, listed, specimen_words
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State

_Card: TypeAlias = (
    CrewDealt
    | CardKept
    | CrewRevealed
    | PairTaken
    | ObjectiveTaken
    | ObjectiveFulfilled
    | CrewBegun
    | CrewCopied
)
_Counted: TypeAlias = (
    CoinsGained
    | CoinsOverflowed
    | CoinsPaid
    | PointsGained
    | KnowledgeGained
    | KnowledgeConverted
)
_Goods: TypeAlias = (
    TheoryAdvanced
    | SealTaken
    | PurplePlaced
    | WorkerGained
    | BenefitGained
    | SpecimenResearched
    | SpecimenDelivered
)
_Deed: TypeAlias = (
    WorkerPlaced
    | Declined
    | Lapsed
    | EffectChosen
    | ShipMoved
    | ExplorerMoved
    | ExplorerPlaced
    | PlaceUnlocked
    | PlacePerformed
    | TentPitched
    | TentReactivated
    | StampPlaced
)

Deed: TypeAlias = _Card | _Counted | _Goods | _Deed
"""What a person did, or what it brought them."""

_FOR: Final = {
    Rule.GOLD_RIBBON: " for a golden ribbon",
    Rule.TRACK_END: " for the first piece at the end of a track",
    Rule.GOAL: " for the Beagle goal",
    Rule.BONUS_TRACK: " for a lap of the bonus track",
}
"""What points are for, where that is not plain."""
_BENEFIT: Final = {
    LastingKind.FREE_SCROLLS: "pays nothing for scrolls from now on",
    LastingKind.EXTRA_BOOK: "has one book more from now on",
    LastingKind.LOWER_PENALTY: "pays one coin less of each penalty from now on",
    LastingKind.LATE_CAP: "loses at most two points by each late penalty from now on",
}


def deed(table: State, event: Deed, times: int = 1) -> str:
    """Tell what a person did, or what it brought them; stamps may be several."""
    if isinstance(event, _Card):
        return _card(table, event)
    if isinstance(event, _Counted):
        return _counted(event)
    if isinstance(event, _Goods):
        return _goods(table, event)
    return _deed(table, event, times)


def _card(table: State, event: _Card) -> str:
    match event:
        case CrewDealt(card=card):
            return f"got {_crew(table, card)}"
        case CardKept(card=card):
            return f"kept {_crew(table, card)}"
        case CrewRevealed(cards=cards):
            return f"has the crew cards {listed(cards)}"
        case PairTaken(silver=silver, gold=gold):
            return f"took the starting objectives {silver} and {gold}"
        case ObjectiveTaken(objective=tile, slot=slot):
            return f"took objective {tile} ({objective_told(table, tile)}){_to(slot)}"
        case ObjectiveFulfilled(objective=tile, metal=metal, slot=slot):
            return f"fulfilled objective {tile} on {metal} slot {slot + 1}"
        case CrewBegun(card=card, worker=worker):
            by = worker_told(table, event.player, worker)
            return f"fulfilled crew card {card} by {by}"
        case CrewCopied(card=card):
            return f"copied {_crew(table, card)}"
        case _:
            assert_never(event)


def _to(slot: int | None) -> str:
    return "" if slot is None else f" to slot {slot + 1}"


def _crew(table: State, card: CrewId | None) -> str:
    """Name a crew card, as far as the viewer may know it."""
    if card is None:
        return "a crew card"
    return f"crew card {card} ({crew_told(table, card)})"


def _counted(event: _Counted) -> str:
    match event:
        case CoinsGained(coins=coins):
            return f"gained {counted(coins, 'coin')}"
        case CoinsOverflowed(coins=coins):
            return f"had no room for {counted(coins, 'more coin')}"
        case CoinsPaid(coins=coins):
            return f"paid {counted(coins, 'coin')}"
        case PointsGained(points=points, rule=rule):
            return f"scored {counted(points, 'point')}{_FOR.get(rule, '')}"
        case KnowledgeGained(count=count):
            return f"gained {count} knowledge"
        case KnowledgeConverted(into=into):
            return f"turned 1 knowledge into {into}"
        case _:
            assert_never(event)


def _goods(table: State, event: _Goods) -> str:
    match event:
        case TheoryAdvanced(to=to):
            return f"moved to {to} in theory"
        case SealTaken(seal=seal, worker=worker):
            whom = worker_told(table, event.player, worker)
            at = f"{event.scroll + 1}-{event.column + 1}"
            return f"took the {seal} seal {at} to {whom}"
        case PurplePlaced(worker=worker):
            return f"took a purple seal to {worker_told(table, event.player, worker)}"
        case WorkerGained():
            return "gained the fifth worker"
        case BenefitGained(what=what):
            return _BENEFIT[what]
        case SpecimenResearched(specimen=specimen):
            return f"researched the {specimen_words(specimen)}"
        case SpecimenDelivered(specimen=specimen):
            return f"delivered the {specimen_words(specimen)}"
        case _:
            assert_never(event)


def _deed(table: State, event: _Deed, times: int) -> str:
    match event:
        case WorkerPlaced():
            return placed(table, event)
        case Declined(effects=effects):
            told = listed(effect_told(table, each) for each in effects)
            return f"left out {told}" if told else "is done"
        case Lapsed(effects=effects):
            return f"could not {listed(map(undone, effects), 'or')}"
        case EffectChosen(effect=effect):
            return f"chose {effect_told(table, effect)}"
        case ShipMoved(path=path):
            return f"sailed {'-'.join(path)}"
        case ExplorerMoved(path=path):
            return f"walked {'-'.join(path)}"
        case ExplorerPlaced(island=island):
            return f"put an explorer on island {island}"
        case PlaceUnlocked(place=place):
            return f"unlocked {place_told(table, place)}"
        case PlacePerformed(place=place):
            return f"used the locked {place_told(table, place)}"
        case TentPitched(camp=camp, space=space):
            return f"pitched a tent on space {space + 1} of the camp at {camp}"
        case TentReactivated(camp=camp):
            return f"used the camp at {camp} again"
        case StampPlaced(envelope=envelope, stack=stack):
            stamps = counted(times, "stamp" if stack is not None else "used stamp")
            return f"put {stamps} on envelope {envelope + 1}"
        case _:
            assert_never(event)


def placed(table: State, event: WorkerPlaced, bought: int = 0) -> str:
    """Say where a worker went, and what that has cost; Alfred buys knowledge."""
    worker = worker_told(table, event.player, event.worker)
    coins, cost = event.coins + bought, ""
    if bought:
        seals = counted(event.knowledge, "missing seal")
        part = f"{bought} of them" if event.coins else "all"
        cost = f" for {counted(coins, 'coin')}, {part} for {seals}"
    elif coins or event.knowledge:
        known = f"{event.knowledge} knowledge" if event.knowledge else ""
        paid = counted(coins, "coin") if coins else ""
        cost = f" for {listed(filter(None, (paid, known)))}"
    return f"placed {worker} on {place_told(table, event.place)}{cost}"
