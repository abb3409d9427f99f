"""The law about what may be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.core.events import news_of
from tabletop.core.players import Observer, PlayerId
from tabletop.session import Session
from tabletop.testing.differences import difference
from tabletop.testing.drawing import some
from tabletop.testing.law import spoken
from tabletop.testing.positions import Position, Step
from tabletop.undoing import learns

_ACTIONS = 4
"""So many actions of a position are taken back."""
_WORLDS = 8
"""So many worlds that look alike to the actor are compared."""


def undo(at: Position) -> Iterator[str]:
    """Let nobody who has learned anything by an action take it back.

    States that look the same to a player before an action that may be taken back look
    the same after it; and once it is taken back, everybody sees what they saw before.
    """
    steps = [each for each in at.steps if hasattr(each.action, "player")]
    for step in some(at.rng("undo"), tuple(steps), _ACTIONS):
        actor: PlayerId = step.action.player
        if not learns(at.game, at.state, step.action, step.after, actor):
            yield from _told_apart(at, step, actor)
            yield from _seen_after(at, step, actor)


def _told_apart(at: Position, step: Step, actor: PlayerId) -> Iterator[str]:
    """Find worlds that the actor cannot tell apart until having acted."""
    game, expected = at.game, _eyes(at, step.after, actor)
    for world in _worlds(at, actor):
        after = game.apply(world, step.action)
        if (wrong := difference("it", _eyes(at, after, actor), expected)) is not None:
            what = spoken(game, step.action)
            told = "could be taken back, but tells in which world one is"
            yield f"{what} {told}: {wrong}"


def _worlds(at: Position, actor: PlayerId) -> Iterator[Any]:
    """List states that look like the true one: dealt ones, and such as might be played.

    The latter know nothing of `determinize`: the last action might have been another.
    """
    if not at.table.hides:
        return
    game, view = at.game, at.game.view(at.state, actor)
    for number in range(_WORLDS):
        yield game.determinize(view, at.rng(f"world {number}"))
    if not at.number:
        return
    before, last = at.trail.states[at.number - 1], at.trail.actions[at.number - 1]
    if not hasattr(last, "player") or last.player == actor:
        return
    for other in game.legal_actions(before, last.player):
        world = game.apply(before, other)
        if game.view(world, actor) == view and actor in game.to_act(world):
            yield world


def _seen_after(at: Position, step: Step, actor: PlayerId) -> Iterator[str]:
    """Take it back, at once and after others; find who sees another position."""
    game, played = at.game, at.trail.actions[: at.number]
    for other in (None, *_others(at, step, actor)):
        session: Session[Any, Any, Any, Any, Any] = Session(
            game, at.table.players, config=at.table.config
        )
        for action in (*played, step.action, *(() if other is None else (other,))):
            session.play(action)
        if not session.can_undo(actor):
            continue
        session.undo(actor)
        left = at.state if other is None else game.apply(at.state, other)
        for observer in at.table.observers:
            now, then = session.view(observer), game.view(left, observer)
            if (wrong := difference("the view", now, then)) is not None:
                what = spoken(game, step.action)
                yield f"{what} was taken back, but for {observer} {wrong}"


def _others(at: Position, step: Step, actor: PlayerId) -> list[Any]:
    """List an action of everybody else who may act before and after the step."""
    game = at.game
    acting = [
        each
        for each in game.to_act(step.after)
        if each != actor and each in game.to_act(at.state)
    ]
    return [game.legal_actions(at.state, each)[0] for each in acting]


def _eyes(at: Position, state: Any, observer: Observer) -> tuple[object, object]:
    view = at.game.view(state, observer)
    return view, news_of(view)
