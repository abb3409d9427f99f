"""Laws about who may know what.

They cannot know what a game means to hide: a view that shows everything on purpose
breaks none of them. They hold `view`, `news` and `determinize` against one another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.core.events import news_of
from tabletop.core.players import SPECTATOR, Observer
from tabletop.strictjson import write
from tabletop.testing.differences import difference, shown
from tabletop.testing.law import spoken
from tabletop.testing.positions import Position, Step

_DEALS = 3
"""So many states are dealt for one view."""


def flaw(at: Position) -> Iterator[str]:
    """Find no flaw in a position that play has reached."""
    if at.game.flaw is not None and (reason := at.game.flaw(at.state)) is not None:
        yield f"flaw says of a position that was reached: {reason}"


def views(at: Position) -> Iterator[str]:
    """Show an observer a view that names its viewer, the same every time."""
    expected = at.game.classes.view
    for observer in at.table.observers:
        view = at.game.view(at.state, observer)
        if not isinstance(view, expected):
            yield f"the view for {observer} is {shown(view)}, no {expected.__name__}"
        if at.table.hides and getattr(view, "viewer", None) != observer:
            yield f"the view for {observer} does not name its viewer"
        again = at.game.view(at.state, observer)
        if (wrong := difference("view", again, view)) is not None:
            yield f"looked at a second time by {observer}, {wrong}"
        for event in news_of(view):
            if type(event) not in at.game.classes.events:
                yield f"the view for {observer} tells {shown(event)}, no event"


def secrets(at: Position) -> Iterator[str]:
    """Deal from a view a state that its viewer cannot tell from the true one."""
    for observer in at.table.observers:
        view = at.game.view(at.state, observer)
        for number in range(_DEALS if at.table.hides else 1):
            purpose = f"deal {observer} {number}"
            dealt = at.game.determinize(view, at.rng(purpose))
            for wrong in _told_apart(at, observer, view, dealt):
                yield f"{_called(observer)} can tell a dealt state by this: {wrong}"
            yield from _dealt_from_json(at, observer, dealt, purpose)
            at.table.tally["dealt"] += 1
            at.table.tally["dealt_otherwise"] += dealt != at.state


def gossip(at: Position) -> Iterator[str]:
    """Tell the same news of two actions that look the same to a viewer.

    Two actions after which the states differ, but not the views: were the news others,
    they would tell what the view hides. A game that shows players something once, for
    them to remember, must be checked without this law.
    """
    if not at.table.hides:
        return
    for observer in at.table.observers:
        told: dict[str, tuple[Step, str]] = {}
        for step in at.steps:
            if at.game.actor_of(step.action) == observer:
                continue
            position, news = _seen(at, step, observer)
            twin, before = told.setdefault(position, (step, news))
            if news != before and twin.after != step.after:
                one, other = spoken(at.game, twin.action), spoken(at.game, step.action)
                looks = f"{one} and {other} look the same to {_called(observer)}"
                yield f"{looks}, but their news differ: {before} and {news}"


def hiding(at: Position) -> Iterator[str]:
    """Deal another state than the true one now and then, where something is hidden."""
    tally = at.table.tally
    if at.table.hides and tally["dealt"] and not tally["dealt_otherwise"]:
        times = tally["dealt"]
        yield f"determinize gave the true state {times} times of {times}"


def _told_apart(
    at: Position, observer: Observer, view: Any, dealt: Any
) -> Iterator[str]:
    game, state = at.game, at.state
    shown_now = game.view(dealt, observer)
    if (wrong := difference("view", shown_now, view)) is not None:
        yield wrong
    if (wrong := difference("news", news_of(shown_now), news_of(view))) is not None:
        yield wrong
    if game.dumps(shown_now, type="view") != game.dumps(view, type="view"):
        yield "the JSON of the views differs"
    if game.to_act(dealt) != game.to_act(state):
        yield f"{game.to_act(dealt)} are to act, not {game.to_act(state)}"
    if (game.chance(dealt) is None) != (at.chance is None):
        yield "chance is due in one of them only"
    if game.outcome(dealt) != game.outcome(state):
        yield "the outcomes differ"
    if game.flaw is not None and (reason := game.flaw(dealt)) is not None:
        yield f"flaw says of it: {reason}"
    if observer is not SPECTATOR:
        yield from _allowed_otherwise(at, observer, dealt)


def _allowed_otherwise(at: Position, player: Any, dealt: Any) -> Iterator[str]:
    game = at.game
    if game.legal_actions(dealt, player) != game.legal_actions(at.state, player):
        yield "the legal actions differ, or their order"
    for action, answer in at.asked:
        if game.actor_of(action) != player:
            continue
        if (other := game.refusal(dealt, action)) != answer:
            what = f"{shown(other)}, not {shown(answer)}"
            yield f"the refusal of {spoken(game, action)} is {what}"


def _dealt_from_json(
    at: Position, observer: Observer, dealt: Any, purpose: str
) -> Iterator[str]:
    """Deal from the view as it reaches a client, by the same numbers."""
    view = at.game.view(at.state, observer)
    sent = at.game.loads_view(at.game.dumps(view, type="view"))
    again = at.game.determinize(sent, at.rng(purpose))
    if (wrong := difference("state", again, dealt)) is not None:
        yield f"determinize deals otherwise from the view in JSON: {wrong}"


def _seen(at: Position, step: Step, observer: Observer) -> tuple[str, str]:
    """Write what an observer sees after a step: the position, and the news."""
    view = at.game.view(step.after, observer)
    data = at.game._codec.encode("view", view)
    return write(data), str(news_of(view))


def _called(observer: Observer) -> str:
    return "a spectator" if observer is SPECTATOR else f"player {observer}"
