"""What core does by itself at every table: some refusals, and settling."""

from __future__ import annotations

from collections.abc import Callable

from typing_extensions import TypeVar

from tabletop.core.chance import Chance
from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, TurnRule, refuse
from tabletop.core.validation import type_errors

__all__ = [
    "refuse_chance",
    "refuse_foreign",
    "refuse_mistyped",
    "refuse_out_of_turn",
    "settled",
]

S = TypeVar("S")
A = TypeVar("A")


def refuse_foreign(title: str, action: object) -> Refusal:
    """Refuse what is no action of the game at all."""
    what = f"a {type(action).__name__}"
    message = "{what} is no action of {title}"
    return refuse(TurnRule.ACTIONS, message, what=what, title=title)


def refuse_mistyped(action: object) -> Refusal:
    """Refuse an action with a field that is not what it is annotated to be."""
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
    over: bool, acting: tuple[PlayerId, ...], player: PlayerId
) -> Refusal:
    """Refuse the action of a player who is not among those to act."""
    if over:
        return refuse(TurnRule.GAME_OVER, "the game is over")
    if not acting:
        return refuse(TurnRule.CHANCE_FIRST, "chance comes first: advance the game")
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
    if not chance.weight(action):
        return refuse(TurnRule.CHANCE, "chance cannot bring this now")
    return None


def settled(
    resolve: Callable[[S, A], S], settle: Callable[[S], S] | None
) -> Callable[[S, A], S]:
    """Return `resolve` with what happens by itself after it, if anything does."""
    if settle is None:
        return resolve
    return lambda state, action: settle(resolve(state, action))
