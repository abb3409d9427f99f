"""How things are said: players, refusals, ends, rules, errors."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from tabletop.cli.streams import whisper
from tabletop.core.outcomes import Outcome
from tabletop.core.players import PlayerId
from tabletop.core.refusals import GameRule, Refusal
from tabletop.game import AnyGame
from tabletop.strictjson import CONTROLS

_LONG_WORD: Final = re.compile(r"\S{100,}")
_LONGEST_TEXT: Final = 2000
_TITLE: Final = re.compile(r"<title[^>]*>([^<]*)</title>")


def amount(count: int, thing: str) -> str:
    """Count things: ``1 action``, ``2 actions``."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def complain(text: str) -> None:
    """Say on standard error what went wrong."""
    whisper(f"error: {tame(text)}")


def tame(text: object) -> str:
    """Make a text from anywhere fit to be printed in a sentence.

    Very long words, and all of a very long text, are shortened; control characters,
    which could move the cursor or worse, are question marks.
    """
    told = _LONG_WORD.sub(_shortened, CONTROLS.sub("?", str(text)))
    return told if len(told) <= _LONGEST_TEXT else f"{told[:_LONGEST_TEXT]}..."


def _shortened(match: re.Match[str]) -> str:
    return f"{match[0][:50]}...{match[0][-25:]}"


def player_name(player: PlayerId, names: tuple[str, ...]) -> str:
    """Name a player: by seat, and by name where there is one."""
    return f"{names[player]} (player {player})" if names else f"player {player}"


def names_in(game: AnyGame, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return what players are called: as they said, or as the game says."""
    return tuple(map(tame, names)) or game.seat_names


# -- refusals and rules


def sentence(text: object) -> str:
    """End a sentence, where it has no end yet."""
    told = tame(text)
    return told if told.endswith((".", "?", "!")) else f"{told}."


def refusal_lines(refusal: Refusal) -> tuple[str, str]:
    """Tell a refusal: why not, and which rule says so."""
    rule = refusal.rule
    return sentence(f"No: {refusal.message}"), f"Rule {rule_line(rule)}"


def rule_line(rule: GameRule) -> str:
    """Tell a rule, by name and with its source."""
    return f"{rule.name}: {rule.text} ({rule.source})"


# -- positions


def headline(game: AnyGame, view: Any) -> str:
    """Say who is to do what, as the title of the picture does; "" if it does not."""
    found = _TITLE.search(game.svg(view))
    told = "" if found is None else html.unescape(found[1]).strip()
    return "" if told == game.title else told


# -- how it ended


def outcome_lines(outcome: Outcome, names: tuple[str, ...]) -> Iterator[str]:
    """Tell how a game ended: the grade and why, who stands where, and every point."""
    why = outcome.reason or "The game is over."
    grade = f"{outcome.grade[0].upper()}{outcome.grade[1:]}: " if outcome.grade else ""
    yield f"{grade}{why}"
    yield ""
    for group in outcome.ranking:
        for player in group:
            points = amount(outcome.scores[player], "point")
            yield f"{_placed(outcome, player)}{player_name(player, names)}, {points}"
    for opponent in outcome.opponents:
        yield f"{opponent.name}, {amount(opponent.score, 'point')}"
    table = _table(outcome)
    if table:
        yield ""
        yield from table


def _placed(outcome: Outcome, player: PlayerId) -> str:
    """Say the place of a player; who plays alone is neither first nor last."""
    return f"{outcome.place(player)}. " if len(outcome.scores) > 1 else ""


def _table(outcome: Outcome) -> list[str]:
    """Lay out the breakdown: a line for every label, a column for everybody."""
    columns = [
        *((f"player {seat}", own) for seat, own in enumerate(outcome.breakdown)),
        *((each.name, each.breakdown) for each in outcome.opponents),
    ]
    labels = dict.fromkeys(line.label for _, own in columns for line in own)
    if not labels:
        return []
    rows = [[label, *(_points(own, label) for _, own in columns)] for label in labels]
    scores = (*outcome.scores, *(each.score for each in outcome.opponents))
    rows = [["", *(name for name, _ in columns)], *rows, ["total", *map(str, scores)]]
    wide = max(len(row[0]) for row in rows)
    return [
        f"{row[0]:<{wide}}" + "".join(f"{cell:>10}" for cell in row[1:]) for row in rows
    ]


def _points(lines: Iterable[Any], label: str) -> str:
    points = [line.points for line in lines if line.label == label]
    return str(sum(points)) if points else "-"
