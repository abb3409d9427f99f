"""What people did, and what it brought them; what Alfred decided, and why: in words."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from tabletop.games.darwins_journey.events import (
    ActionDrawn,
    AlfredDecided,
    AlfredRested,
    AlfredSkipped,
    AlfredTried,
    BenefitGained,
    BonusCardLaid,
    BonusCardPlayed,
    BonusMoved,
    CardKept,
    CoinsGained,
    CoinsOverflowed,
    CoinsPaid,
    CrewBegun,
    CrewCopied,
    CrewDealt,
    CrewRevealed,
    DeckShuffled,
    Declined,
    EffectChosen,
    ExplorerMoved,
    ExplorerPlaced,
    KnowledgeConverted,
    KnowledgeGained,
    Lapsed,
    ObjectiveDiscarded,
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
from tabletop.games.darwins_journey.events.alfred import Matter, Reason
from tabletop.games.darwins_journey.kinds import (
    CrewId,
    LastingKind,
    PlaceId,
    Specimen,
)
from tabletop.games.darwins_journey.render.asking import undone
from tabletop.games.darwins_journey.render.sayings import (
    card_told,
    crew_told,
    effect_told,
    objective_told,
    option_words,
    place_told,
    worker_told,
)
from tabletop.games.darwins_journey.render.words import (
    counted,
    listed,
    specimen_words,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State

__all__ = ["AlfredDeed", "Deed", "alfred_deed", "decision", "deed", "placed"]

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
AlfredDeed: TypeAlias = (
    ActionDrawn
    | AlfredDecided
    | AlfredRested
    | AlfredSkipped
    | AlfredTried
    | BonusCardLaid
    | BonusCardPlayed
    | BonusMoved
    | DeckShuffled
    | ObjectiveDiscarded
)
"""What only Alfred does."""

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
_RIVALS: Final = (Matter.PLACE, Matter.LENS, Matter.SPECIMEN)
"""What is named when he decides between few of it."""
_ANOTHER: Final = 3
"""Up to so many others are named that Alfred might have chosen."""


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


# -- Alfred


def alfred_deed(table: State, event: AlfredDeed) -> str:
    """Tell what Alfred did."""
    match event:
        case ActionDrawn(card=action):
            card = table.config.content.catalogue.action_card[action]
            return f"drew card {action} ({card_told(card)})"
        case AlfredTried(option=option):
            return f"tried {option_words(option)}"
        case AlfredSkipped(what=what, why=why):
            return f"left out {_with_article(what)}, since {why}"
        case AlfredDecided():
            return _decided(table, event)
        case AlfredRested(worker=worker):
            return f"let {'ABCDE'[worker]} rest"
        case BonusCardLaid(card=card, space=space):
            return f"has bonus card {card} above space {space}"
        case BonusCardPlayed(card=card):
            return f"came past bonus card {card}"
        case BonusMoved(steps=steps, to=to):
            return f"moved {counted(steps, 'step')} to {to} on the bonus track"
        case DeckShuffled():
            return "shuffled all his action cards"
        case ObjectiveDiscarded(objective=tile):
            return f"threw out objective {tile}"
        case _:
            assert_never(event)


def _with_article(what: str) -> str:
    """Let a place and a worker be called by their names, and all else be *the*."""
    return what if what[-1].isupper() or what[-1].isdigit() else f"the {what}"


def _decided(table: State, event: AlfredDecided) -> str:
    """Tell what he chose, where nothing that came of it tells that."""
    chosen = _candidate(table, event.matter, event.chosen)
    of = "" if event.row is None else f" for {_row(event.row)}"
    return f"chose {chosen}{of}: {_reason(event)}"


def decision(table: State, event: AlfredDecided) -> str:
    """Say why he did what he did; nothing if he had no choice."""
    row = ""
    if event.matter is Matter.LENS and event.row is not None:
        row = f"for {_row(event.row)}"
    if event.reason is Reason.ONLY:
        return row
    others = [each for each in event.candidates if each != event.chosen]
    rather = ""
    if event.matter in _RIVALS and len(others) <= _ANOTHER:
        told = (_candidate(table, event.matter, each) for each in others)
        rather = f"rather than {listed(told, 'or')}"
    instead = ", ".join(filter(None, (row, rather)))
    return ": ".join(filter(None, (instead, _reason(event))))


def _reason(event: AlfredDecided) -> str:
    """Say what decided, with the row of his board by its letter."""
    reason = event.reason.value
    if event.matter is Matter.EXPLORER:
        reason = reason.replace("it is", f"{event.chosen} is")
        return f"{reason} of {listed(sorted(event.candidates))}"
    if event.row is not None:
        for told in ("the row of the worker", "the row"):
            reason = reason.replace(told, _row(event.row))
    return reason


def _row(row: int) -> str:
    return f"row {'ABCDE'[row]}"


def _candidate(table: State, matter: Matter, which: str) -> str:
    """Name something between which Alfred decides."""
    match matter:
        case Matter.PLACE | Matter.LENS:
            return place_told(table, PlaceId(which))
        case Matter.SEAL:
            space, seal = which.split()
            return f"the {seal} seal {space}"
        case Matter.ENVELOPE:
            return f"envelope {which}"
        case Matter.EXPLORER:
            return f"the explorer on {which}"
        case Matter.TENT:
            return f"space {which} of the camp"
        case Matter.SPECIMEN:
            return f"the {specimen_words(Specimen(which))}"
        case _:
            assert_never(matter)
