"""Actions written as texts."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from tabletop.games.darwins_journey.actions import (
    Action,
    ChanceAction,
    ChooseEffect,
    Convert,
    CopyCard,
    DealCrew,
    DeliverSpecimen,
    DrawAction,
    DrawBonus,
    DrawGoal,
    DrawLetter,
    DrawObjective,
    DrawSeal,
    DrawSeat,
    DrawSpecimen,
    DrawTile,
    Finish,
    FulfilCrew,
    FulfilObjective,
    FulfilOutright,
    KeepCard,
    MoveExplorer,
    MoveShip,
    PerformPlace,
    PitchTent,
    PlacePurple,
    PlaceStamp,
    PlaceWorker,
    ReactivateTent,
    ResearchSpecimen,
    SendExplorer,
    TakeObjective,
    TakePair,
    TakeSeal,
    UnlockPlace,
)

TRAY: Final = "tray"
"""Where used stamps come from."""

_Piece: TypeAlias = (
    PlaceWorker
    | MoveShip
    | MoveExplorer
    | SendExplorer
    | PitchTent
    | ReactivateTent
    | UnlockPlace
    | PerformPlace
)
_Ware: TypeAlias = (
    TakeSeal
    | PlacePurple
    | PlaceStamp
    | DeliverSpecimen
    | ResearchSpecimen
    | ChooseEffect
    | Convert
    | Finish
)
_Card: TypeAlias = (
    KeepCard
    | TakePair
    | FulfilObjective
    | FulfilCrew
    | FulfilOutright
    | TakeObjective
    | CopyCard
)


def format_action(action: Action | ChanceAction) -> str:
    """Write an action, without its player."""
    if isinstance(action, _Piece):
        return _format_piece(action)
    if isinstance(action, _Ware):
        return _format_ware(action)
    if isinstance(action, _Card):
        return _format_card(action)
    return _format_chance(action)


def _format_piece(action: _Piece) -> str:
    match action:
        case PlaceWorker(worker=worker, place=place, knowledge=knowledge):
            spent = f" +{knowledge}" if knowledge else ""
            return f"w{worker + 1} {place}{spent}"
        case MoveShip(path=path):
            return f"sail {'-'.join(path)}"
        case MoveExplorer(path=path):
            return f"walk {'-'.join(path)}"
        case SendExplorer(island=island):
            return f"explorer {island}"
        case PitchTent(camp=camp, space=space):
            return f"tent {camp}-{space + 1}"
        case ReactivateTent(camp=camp):
            return f"again {camp}"
        case UnlockPlace(place=place):
            return f"unlock {place}"
        case PerformPlace(place=place):
            return f"perform {place}"
        case _:
            assert_never(action)


def _format_ware(action: _Ware) -> str:
    match action:
        case TakeSeal(scroll=scroll, column=column, worker=worker):
            return f"seal {scroll + 1}-{column + 1} to w{worker + 1}"
        case PlacePurple(worker=worker):
            return f"purple w{worker + 1}"
        case PlaceStamp(envelope=envelope, stack=stack):
            return f"stamp {envelope + 1} from {TRAY if stack is None else stack + 1}"
        case DeliverSpecimen(specimen=specimen):
            return f"deliver {specimen}"
        case ResearchSpecimen(specimen=specimen):
            return f"research {specimen}"
        case ChooseEffect(effect=effect):
            return f"do {effect + 1}"
        case Convert(into=into):
            return str(into)
        case Finish():
            return "done"
        case _:
            assert_never(action)


def _format_card(action: _Card) -> str:
    match action:
        case KeepCard(card=card):
            return f"keep {card}"
        case TakePair(silver=silver):
            return f"pair {silver}"
        case FulfilObjective(objective=objective, slot=slot):
            return f"fulfil {objective}{_slot('slot', slot)}"
        case FulfilCrew(card=card, worker=worker):
            return f"crew {card} by w{worker + 1}"
        case FulfilOutright(objective=objective, metal=metal, slot=slot):
            row = "slot" if metal is None else metal.value
            named = f" {metal}" if slot is None and metal is not None else ""
            return f"outright {objective}{named}{_slot(row, slot)}"
        case TakeObjective(objective=objective, slot=slot):
            return f"take {objective}{_slot('slot', slot)}"
        case CopyCard(card=card):
            return f"copy {card}"
        case _:
            assert_never(action)


def _slot(row: str, slot: int | None) -> str:
    return "" if slot is None else f" {row} {slot + 1}"


def _format_chance(action: ChanceAction) -> str:
    match action:
        case DrawTile(tile=tile):
            return f"tile {tile}"
        case DrawLetter(letter=letter):
            return f"letter {letter}"
        case DrawSeal(seal=seal):
            return f"seal {seal}"
        case DrawObjective(objective=objective):
            return f"objective {objective}"
        case DrawSeat(seat=seat):
            return f"seat {seat}"
        case DrawGoal(goal=goal):
            return f"goal {goal}"
        case DrawSpecimen(specimen=specimen):
            return f"specimen {specimen}"
        case DealCrew(card=card):
            return f"crew {card}"
        case DrawAction(card=action_card):
            return f"action {action_card}"
        case DrawBonus(card=bonus):
            return f"bonus {bonus}"
        case _:
            assert_never(action)
