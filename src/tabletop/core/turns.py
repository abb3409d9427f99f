"""The refusals that core gives by itself, the same at every table."""

from __future__ import annotations

from tabletop.core.chance import Chance
from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, TurnRule, refuse

__all__ = ["refuse_chance", "refuse_foreign", "refuse_out_of_turn"]


def refuse_foreign(title: str, action: object) -> Refusal:
    """Refuse what is no action of the game at all."""
    what = f"a {type(action).__name__}"
    message = "{what} is no action of {title}"
    return refuse(TurnRule.ACTIONS, message, what=what, title=title)


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
