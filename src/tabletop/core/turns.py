"""What core does by itself at every table: refusals, errors, and settling."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from typing_extensions import TypeVar

from tabletop.core.chance import Chance
from tabletop.core.checks import Check
from tabletop.core.due import refuse_undue, told_due
from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, TurnRule, refuse
from tabletop.core.validation import type_errors
from tabletop.errors import NotationError, UnknownId

__all__ = [
    "check_seat",
    "misread_chance",
    "refuse_chance",
    "refuse_malformed",
    "refuse_out_of_turn",
    "settled",
]

S = TypeVar("S")
A = TypeVar("A")


def check_seat(player: object, players: int) -> None:
    """Raise `UnknownId` for a seat that is not one of so many; -1 is none either."""
    if player not in range(players):
        raise UnknownId("player", player)


def refuse_malformed(
    title: str, checks: Mapping[type, Check], action: object
) -> Refusal | None:
    """Refuse what is no action of a game in any position; `checks` are by class."""
    check = checks.get(type(action))
    if check is None:
        return _refuse_foreign(title, action)
    return None if check(action) else _refuse_mistyped(action)


def _refuse_foreign(title: str, action: object) -> Refusal:
    what = f"a {type(action).__name__}"
    message = "{what} is no action of {title}"
    return refuse(TurnRule.ACTIONS, message, what=what, title=title)


def _refuse_mistyped(action: object) -> Refusal:
    fault = next(type_errors(action, type(action)))
    what = type(action).__name__
    message = "the {field} of {what} must be {expected}, not {found}"
    return refuse(
        TurnRule.ACTIONS,
        message,
        field=fault.path,
        what=what,
        expected=fault.expected,
        found=fault.found,
    )


def refuse_out_of_turn(
    over: bool,
    chance: Chance[object] | None,
    acting: tuple[PlayerId, ...],
    player: PlayerId,
) -> Refusal:
    """Refuse the action of a player who is not among those to act."""
    if over:
        return refuse(TurnRule.GAME_OVER, "the game is over")
    if chance is not None:
        message = "chance comes first: {due} is due"
        return refuse(TurnRule.CHANCE_FIRST, message, due=told_due(chance))
    who = " or ".join(str(actor) for actor in acting)
    message = "it is the turn of player {acting}, not of player {player}"
    return refuse(TurnRule.YOUR_TURN, message, acting=who, player=player)


def refuse_chance(
    over: bool, chance: Chance[object] | None, action: object
) -> Refusal | None:
    """Refuse a chance action that chance cannot bring now."""
    if over:
        return refuse(TurnRule.GAME_OVER, "the game is over")
    if chance is None:
        return refuse(TurnRule.CHANCE, "nothing is left to chance now")
    return None if chance.weight(action) else refuse_undue(chance, action)


def misread_chance(
    chance: Chance[object] | None, error: NotationError
) -> NotationError:
    """Say what is due as well, of a text that is no chance action."""
    due = "nothing is left to chance now"
    if chance is not None:
        due = f"{told_due(chance)} is due"
    return NotationError(error.text, f"{due}; {error.reason}")


def settled(
    resolve: Callable[[S, A], S], settle: Callable[[S], S] | None
) -> Callable[[S, A], S]:
    """Return `resolve` with what happens by itself after it, if anything does."""
    if settle is None:
        return resolve
    return lambda state, action: settle(resolve(state, action))
