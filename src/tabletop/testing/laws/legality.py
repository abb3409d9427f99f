"""Laws about whose turn it is and what is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletop.core.players import SPECTATOR, PlayerId, seats
from tabletop.core.refusals import Refusal
from tabletop.errors import IllegalAction, UnknownId
from tabletop.testing.differences import shown
from tabletop.testing.law import spoken
from tabletop.testing.made_up import mistyped
from tabletop.testing.positions import Position


def turn(at: Position) -> Iterator[str]:
    """Let players act, or chance, or give an outcome: exactly one of the three."""
    acting = at.game.to_act(at.state)
    outcome = at.game.outcome(at.state)
    facts = [
        *([f"{_named(acting)} to act"] if acting else []),
        *(["chance is due"] if at.chance is not None else []),
        *(["there is an outcome"] if outcome is not None else []),
    ]
    if not facts:
        yield "nobody is to act, chance is not due, and there is no outcome"
    elif len(facts) > 1:
        yield f"{' and '.join(facts)}, all at once"
    if len(set(acting)) < len(acting):
        yield f"to_act names a player twice: {shown(acting)}"
    for player in acting:
        yield from _asked_in_vain(at, player)


def order(at: Position) -> Iterator[str]:
    """List the legal actions in the same order every time, none of them twice."""
    again = at.game.legal_actions(at.state)
    if again != at.legal:
        yield "the legal actions are others, or in another order, when asked again"
    seen: set[object] = set()
    for action in at.legal:
        if action in seen:
            yield f"{spoken(at.game, action)} is listed twice"
        seen.add(action)
    for player in seats(at.table.players):
        theirs = tuple(each for each in at.legal if each.player == player)
        if at.game.legal_actions(at.state, player) != theirs:
            yield f"asked for player {player} alone, the legal actions are others"


def soundness(at: Position) -> Iterator[str]:
    """Refuse no action that is listed as legal, and carry it out."""
    acting = at.game.to_act(at.state)
    for action in at.legal:
        if action.player not in acting:
            yield f"{spoken(at.game, action)} is legal, but that player is not to act"
        if (no := at.game.refusal(at.state, action)) is not None:
            said = f"{no.message} [{no.rule.name}]"
            yield f"{spoken(at.game, action)} is listed as legal, but refused: {said}"
    expected = at.game.classes.state
    for step in at.steps:
        if not isinstance(step.after, expected):
            what = f"{shown(step.after)}, which is no {expected.__name__}"
            yield f"{spoken(at.game, step.action)} leads to {what}"


def answers(at: Position) -> Iterator[str]:
    """Answer about any action at all: `refusal` never raises."""
    for action, answer in at.asked:
        what = spoken(at.game, action)
        if isinstance(answer, Exception):
            yield f"about {what}, refusal raised {type(answer).__name__}: {answer}"
        elif isinstance(answer, Refusal):
            if not answer.message:
                yield f"about {what}, refusal says no without a sentence"
        elif answer is not None:
            yield f"about {what}, refusal says {shown(answer)}"


def composure(at: Position) -> Iterator[str]:
    """Answer odd questions with a value, a refusal or an error of ours: never crash."""
    for action in at.odd:
        yield from _crashes(at, action)
    marked = [each for each in at.odd if type(each) in at.game.classes.actions]
    try:
        at.game.svg(at.game.view(at.state, SPECTATOR), marked)
    except Exception as error:
        yield f"svg, with odd actions to mark, raised {_raised(error)}"
    for seat in (-1, at.table.seats, 99):
        for ask in (at.game.view, at.game.legal_actions):
            yield from _stranger_answered(at, ask, PlayerId(seat))


def lookalikes(at: Position) -> Iterator[str]:
    """Refuse an action in which a value only looks like that of a legal one.

    What equals a legal value and is of another type (True or 1.0 for 1, a list for a
    tuple) could not be read back from a record as it was.
    """
    for action in at.chosen:
        for path, made in mistyped(action):
            answer = at.answer(made)
            what = f"{spoken(at.game, action)} with another type in {path[1:]}"
            if isinstance(answer, Exception):
                yield f"about {what}, refusal raised {type(answer).__name__}: {answer}"
            elif answer is None:
                yield f"{what} is refused by nothing: {shown(made)}"


def completeness(at: Position) -> Iterator[str]:
    """List what `refusal` allows, as legal or left to chance, and nothing else."""
    possible = {*at.legal, *(action for action, _ in at.listed)}
    for action, answer in at.asked:
        if answer is None and action not in possible:
            yield f"{spoken(at.game, action)} is refused by nothing, but not listed"
        if answer is not None and action in possible:
            yield f"{spoken(at.game, action)} is listed, but refused: {answer}"


def _crashes(at: Position, action: Any) -> Iterator[str]:
    """Write, apply and weigh an action, whatever it is."""
    game = at.game
    try:
        game.format_action(action)
    except Exception as error:
        yield f"format_action of {action} raised {_raised(error)}"
    try:
        if at.chance is not None:
            at.chance.weight(action)
        game.apply(at.state, action)
    except IllegalAction:
        return
    except Exception as error:
        yield f"{spoken(game, action)} raised {_raised(error)}"


def _stranger_answered(
    at: Position, ask: Callable[[Any, PlayerId], object], seat: PlayerId
) -> Iterator[str]:
    name = getattr(ask, "__name__", "")
    try:
        ask(at.state, seat)
    except UnknownId:
        return
    except Exception as error:
        yield f"{name} for seat {seat}, which is not there: {_raised(error)}"
    else:
        yield f"{name} answers for seat {seat}, which is not there"


def _raised(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _named(players: tuple[PlayerId, ...]) -> str:
    names = " and ".join(str(player) for player in players)
    return f"player {names} is" if len(players) == 1 else f"players {names} are"


def _asked_in_vain(at: Position, player: PlayerId) -> Iterator[str]:
    if player not in seats(at.table.players):
        yield f"player {player!r} is to act, who does not sit at the table"
    elif not at.game.legal_actions(at.state, player):
        yield f"player {player} is to act, but has no legal action"
