"""How things are said: players, refusals, events, ends, rules, errors."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Any

import attrs

from tabletop.core.game import AnyGame
from tabletop.core.outcomes import Outcome
from tabletop.core.players import PlayerId
from tabletop.core.refusals import GameRule, Refusal

__all__ = [
    "amount",
    "complain",
    "event_text",
    "events_text",
    "is_secretive",
    "names_in",
    "outcome_lines",
    "player_name",
    "refusal_lines",
    "rule_line",
    "sentence",
]

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def amount(count: int, thing: str) -> str:
    """Count things: ``1 action``, ``2 actions``."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def complain(text: str) -> None:
    """Say on standard error what went wrong."""
    print(f"error: {text}", file=sys.stderr)


def player_name(player: PlayerId, names: tuple[str, ...]) -> str:
    """Name a player: by seat, and by name where there is one."""
    return f"{names[player]} (player {player})" if names else f"player {player}"


def names_in(game: AnyGame, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return what players are called: as they said, or as the game says."""
    return names or game.seat_names


def is_secretive(game: AnyGame) -> bool:
    """Whether a game hides something from somebody."""
    return game.classes.view is not game.classes.state


# -- refusals and rules


def sentence(text: object) -> str:
    """End a sentence, where it has no end yet."""
    told = str(text)
    return told if told.endswith((".", "?", "!")) else f"{told}."


def refusal_lines(refusal: Refusal) -> tuple[str, str]:
    """Tell a refusal: why not, and which rule says so."""
    rule = refusal.rule
    return sentence(f"No: {refusal.message}"), f"Rule {rule_line(rule)}"


def rule_line(rule: GameRule) -> str:
    """Tell a rule, by name and with its source."""
    return f"{rule.name}: {rule.text} ({rule.source})"


# -- what happened


def events_text(events: Iterable[object], actor: object = None) -> str:
    """Tell events in a row."""
    return "; ".join(event_text(event, actor) for event in events)


def event_text(event: Any, actor: object = None) -> str:
    """Tell an event: ``coin gained``, ``disc moved: source C1, to C2``.

    Whose it is is left out where that is `actor`.
    """
    if not attrs.has(type(event)):
        return str(event)
    facts = [
        _fact(field.name, getattr(event, field.name))
        for field in attrs.fields(type(event))
        if not (field.name == "player" and event.player == actor)
        and getattr(event, field.name) is not None
    ]
    told = _class_words(event)
    return f"{told}: {', '.join(facts)}" if facts else told


def outcome_lines(outcome: Outcome, names: tuple[str, ...]) -> Iterator[str]:
    """Tell how a game ended: why, who stands where, and every point."""
    yield outcome.reason or "The game is over."
    yield ""
    for group in outcome.ranking:
        for player in group:
            points = amount(outcome.scores[player], "point")
            place = outcome.place(player)
            yield f"{place}. {player_name(player, names)}, {points}"
    table = _table(outcome)
    if table:
        yield ""
        yield from table


def _table(outcome: Outcome) -> list[str]:
    """Lay out the breakdown: a line for every label, a column for every player."""
    labels = dict.fromkeys(line.label for own in outcome.breakdown for line in own)
    if not labels:
        return []
    rows = [
        [label, *(_points(own, label) for own in outcome.breakdown)] for label in labels
    ]
    seats = [f"player {seat}" for seat in range(len(outcome.scores))]
    rows = [["", *seats], *rows, ["total", *map(str, outcome.scores)]]
    wide = max(len(row[0]) for row in rows)
    return [
        f"{row[0]:<{wide}}" + "".join(f"{cell:>10}" for cell in row[1:]) for row in rows
    ]


def _points(lines: Iterable[Any], label: str) -> str:
    points = [line.points for line in lines if line.label == label]
    return str(sum(points)) if points else "-"


def _fact(name: str, value: object) -> str:
    """Tell a field, without its name where the value says it already."""
    words, told = name.replace("_", " "), _value(value)
    return told if told.startswith(f"{words} ") else f"{words} {told}"


def _value(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, GameRule):
        return value.name
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple) and value and {type(each) for each in value} == {int}:
        return ",".join(str(each) for each in value)
    if isinstance(value, tuple | frozenset):
        return "(" + " ".join(_value(item) for item in value) + ")"
    if not attrs.has(type(value)):
        return str(value)
    fields = attrs.fields(type(value))
    inside = (_value(getattr(value, field.name)) for field in fields)
    return " ".join([_class_words(value), *inside])


def _class_words(value: object) -> str:
    return _HUMP.sub(" ", type(value).__name__).lower()
