"""Laws about what is written down: JSON, notation, records, pickles."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from typing import Any

from tabletop.core.events import news_of
from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal
from tabletop.core.validation import type_errors
from tabletop.core.values import replace
from tabletop.records import Record, result_text
from tabletop.testing.differences import difference
from tabletop.testing.law import spoken
from tabletop.testing.positions import Position, listed_outcomes


def types(at: Position) -> Iterator[str]:
    """Hold in every field what it is annotated to hold, and could be saved."""
    game, outcome = at.game, at.game.outcome(at.state)
    yield from _ill_typed("the state", at.state)
    if at.table.hides:
        for observer in at.table.observers:
            yield from _ill_typed("a view", game.view(at.state, observer))
    for action in at.chosen:
        yield from _ill_typed(spoken(game, action), action)
    if outcome is not None:
        yield from _ill_typed("the outcome", outcome)


def json(at: Position) -> Iterator[str]:
    """Read everything back from JSON as it was written, news of views as well."""
    game = at.game
    if at.number == 0:
        yield from _rewritten(at, "the config", at.table.config, game.loads_config)
    yield from _rewritten(at, "the state", at.state, game.loads_state)
    if (outcome := game.outcome(at.state)) is not None:
        yield from _rewritten(at, "the outcome", outcome, game.loads_outcome)
    for action in at.chosen:
        theirs = type(action) in game.classes.actions
        loads = game.loads_action if theirs else game.loads_chance_action
        yield from _rewritten(at, spoken(game, action), action, loads)
    for observer in at.table.observers if at.table.hides else at.table.observers[:1]:
        yield from _view_rewritten(at, game.view(at.state, observer))


def saving(at: Position) -> Iterator[str]:
    """Go on from a position that was saved and read back as from the true one."""
    game, saved = at.game, at.saved
    for name, ask in (
        ("who is to act", game.to_act),
        ("the legal actions", game.legal_actions),
        ("the outcome", game.outcome),
    ):
        if ask(saved) != ask(at.state):
            yield f"{name} changed when the position was saved and read back"
    if listed_outcomes(game.chance(saved)) != at.listed:
        yield "chance changed when the position was saved and read back"
    for step in at.steps:
        after = game.apply(saved, step.action)
        if (wrong := difference("state", after, step.after)) is not None:
            action = spoken(game, step.action)
            yield f"{action} leads elsewhere from the saved position: {wrong}"


def notation(at: Position) -> Iterator[str]:
    """Write each action as a text of its own, and read it back."""
    game = at.game
    for player in game.to_act(at.state):
        legal = game.legal_actions(at.state, player)
        yield from _texts_used_twice(at, legal)
        # Without a reader of the game's own, texts that differ are found again.
        for action in legal if game.read_action else legal[: at.table.effort.breadth]:
            yield from _reread(at, action, player)
    if at.chance is not None:
        outcomes = tuple(action for action, _ in at.listed)
        yield from _texts_used_twice(at, outcomes)
        for action in at.chosen:
            yield from _reread(at, action, None)


def records(at: Position) -> Iterator[str]:
    """Replay a game from its record, written as text or as JSON."""
    result = result_text(at.game.outcome(at.state))
    record: Record[Any, Any, Any, Any, Any] = replace(at.record, result=result)
    if (wrong := difference("state", record.replay(), at.state)) is not None:
        yield f"replayed, the game ends elsewhere: {wrong}"
    if Record.from_text(record.to_text(), at.game) != record:
        yield "the record is another after it was written as text and read back"
    if Record.from_json(record.to_json(), at.game) != record:
        yield "the record is another after it was written as JSON and read back"


def pickling(at: Position) -> Iterator[str]:
    """Let the game be pickled by every protocol, and all that it is played with."""
    views = [at.game.view(at.state, observer) for observer in at.table.observers]
    refusals = [answer for _, answer in at.asked if isinstance(answer, Refusal)]
    config, outcome = at.table.config, at.game.outcome(at.state)
    values = (at.state, *views, *at.chosen, *refusals[:1], config, outcome)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(at.game, protocol))
        if again.to_act(at.state) != at.game.to_act(at.state):
            yield f"the game is another after pickling by protocol {protocol}"
        for value in values:
            twin = pickle.loads(pickle.dumps(value, protocol))
            if (wrong := difference(type(value).__name__, twin, value)) is not None:
                yield f"after pickling by protocol {protocol}, {wrong}"
            if news_of(twin) != news_of(value):
                yield f"after pickling by protocol {protocol}, the news are others"


def _ill_typed(what: str, value: object) -> Iterator[str]:
    for path, expected, found in type_errors(value, type(value)):
        yield f"in {what}, {path} must be {expected}, not {found}"


def _rewritten(
    at: Position, what: str, value: object, loads: Callable[[str], object]
) -> Iterator[str]:
    text = at.game.dumps(value)
    read = loads(text)
    if (wrong := difference("it", read, value)) is not None:
        yield f"{what} is another after it was written as JSON and read back: {wrong}"
    if at.game.dumps(read) != text:
        yield f"{what}, read back from JSON, is written otherwise the second time"


def _view_rewritten(at: Position, view: object) -> Iterator[str]:
    read = at.game.loads_view(at.game.dumps(view, type="view"))
    if (wrong := difference("view", read, view)) is not None:
        yield f"a view is another after it was written as JSON and read back: {wrong}"
    if (wrong := difference("news", news_of(read), news_of(view))) is not None:
        yield f"the news of a view are others after JSON: {wrong}"


def _texts_used_twice(at: Position, actions: tuple[object, ...]) -> Iterator[str]:
    written: dict[str, object] = {}
    for action in actions:
        text = at.game.format_action(action)
        if not text or text != " ".join(text.split()):
            yield f"the notation {text!r} is empty or has needless blanks"
        if text in written:
            yield f"{action} and {written[text]} are both written {text!r}"
        written[text] = action


def _reread(at: Position, action: object, player: PlayerId | None) -> Iterator[str]:
    game, text = at.game, at.game.format_action(action)
    if player is None:
        found = game.parse_chance(text, at.state)
    else:
        found = game.parse_action(text, at.state, player)
    if (wrong := difference("it", found, action)) is not None:
        yield f"the notation {text!r} is read back as another action: {wrong}"
