"""Laws about how one position becomes the next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.core.events import has_news, news_of
from tabletop.testing.differences import difference, mutable_part, shown
from tabletop.testing.law import spoken
from tabletop.testing.positions import Position, fingerprint


def immutability(at: Position) -> Iterator[str]:
    """Make states and actions of parts that cannot be changed, but hashed."""
    known = at.table.known
    if (wrong := mutable_part("state", at.state, known)) is not None:
        yield wrong
    for action in at.chosen:
        if (wrong := mutable_part(type(action).__name__, action, known)) is not None:
            yield wrong


def determinism(at: Position) -> Iterator[str]:
    """Lead by one action from one position to one other, with the same news."""
    for step in at.steps:
        again = at.game.apply(at.state, step.action)
        if (wrong := _changed(again, step.after)) is not None:
            yield f"{spoken(at.game, step.action)}, applied a second time: {wrong}"


def unchecked(at: Position) -> Iterator[str]:
    """Do the same by `apply_unchecked` as by `apply`, for a legal action."""
    for step in at.steps:
        quick = at.game.apply_unchecked(at.state, step.action)
        if (wrong := _changed(quick, step.after)) is not None:
            yield f"{spoken(at.game, step.action)}, applied unchecked: {wrong}"


def conservation(at: Position) -> Iterator[str]:
    """Keep what the game holds in all, from its beginning to its end."""
    if (totals := at.table.totals) is None:
        return
    expected = totals(at.trail.states[0])
    if (found := totals(at.state)) != expected:
        yield f"the totals are {shown(found)}; at the beginning {shown(expected)}"
    for step in at.steps:
        if (found := totals(step.after)) != expected:
            what = f"{shown(found)}; at the beginning they were {shown(expected)}"
            yield f"after {spoken(at.game, step.action)} the totals are {what}"


def events(at: Position) -> Iterator[str]:
    """Keep news out of the position, and tell in them by the game's own events."""
    state = at.game.classes.state
    if hasattr(at.state, "news") and not has_news(state):
        yield f"{state.__name__}.news is compared and saved; write eq=False"
    for event in news_of(at.state):
        if type(event) not in at.game.classes.events:
            yield f"the news tell {shown(event)}, which is no event of the game"


def news(at: Position) -> Iterator[str]:
    """Tell in the news of the last action, and of nothing before."""
    for step in at.steps:
        alone = news_of(at.game.apply(at.saved, step.action))
        if (found := news_of(step.after)) != alone:
            action = spoken(at.game, step.action)
            yield f"after {action} the news are {found}; alone it brings {alone}"


def purity(at: Position) -> Iterator[str]:
    """Leave a position as it was, whatever is asked about it or done from it."""
    if fingerprint(at.state) != at.trail.prints[at.number]:
        yield "the position was changed by looking at it and acting from it"


def history(at: Position) -> Iterator[str]:
    """Leave every earlier position of a game as it was."""
    for number, state in enumerate(at.trail.states):
        if fingerprint(state) != at.trail.prints[number]:
            yield f"the position after {number} actions was changed later"


def _changed(found: Any, expected: Any) -> str | None:
    """Say how two positions differ, with their news, or None."""
    if (wrong := difference("state", found, expected)) is not None:
        return wrong
    return difference("news", news_of(found), news_of(expected))
