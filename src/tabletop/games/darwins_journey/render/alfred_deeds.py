"""What Alfred alone does, what he decided, and why: in words."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from tabletop.games.darwins_journey.events import (
    ActionDrawn,
    AlfredDecided,
    AlfredRested,
    AlfredSkipped,
    AlfredTried,
    BonusCardLaid,
    BonusCardPlayed,
    BonusMoved,
    DeckShuffled,
    IconUsed,
    ObjectiveDiscarded,
)
from tabletop.games.darwins_journey.events.alfred import Matter, Reason
from tabletop.games.darwins_journey.kinds import CauseKind, PlaceId, Specimen
from tabletop.games.darwins_journey.pending import Cause
from tabletop.games.darwins_journey.render.sayings import (
    card_told,
    effect_told,
    option_words,
    place_told,
)
from tabletop.games.darwins_journey.render.words import counted, listed, specimen_words
from tabletop.games.darwins_journey.state import State

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
    | IconUsed
    | ObjectiveDiscarded
)
"""What only Alfred does."""

_RIVALS: Final = (Matter.PLACE, Matter.LENS, Matter.SPECIMEN)
"""What is named when he decides between few of it."""
_ANOTHER: Final = 3
"""Up to so many others are named that Alfred might have chosen."""


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
        case IconUsed(effect=effect):
            return f"turned to {effect_told(table, effect)}"
        case DeckShuffled():
            return "shuffled all his action cards"
        case ObjectiveDiscarded(objective=tile):
            return f"threw out objective {tile}"
        case _:
            assert_never(event)


def because(cause: Cause) -> str:
    """Say where the icon is that he turned to: ``at O10``, ``for the tent``."""
    which = cause.which
    match cause.kind:
        case CauseKind.SPACE:
            return f"at {which}"
        case CauseKind.CAMP:
            return f"by the camp at {which}"
        case CauseKind.TENT:
            return "for the tent"
        case CauseKind.SEAL:
            return "for the space under the seal"
        case CauseKind.STACK:
            return "for the emptied stack"
        case CauseKind.BONUS_CARD:
            return f"by bonus card {which}"
        case CauseKind.ENVELOPE:
            return f"for envelope {which}"
        case _:
            assert_never(cause.kind)


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
