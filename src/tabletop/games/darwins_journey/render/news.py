"""What just happened, as sentences: the clauses of one person together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from tabletop.games.darwins_journey.events import (
    AlfredDecided,
    CoinsPaid,
    EffectChosen,
    Event,
    GoalScored,
    PointsGained,
    WorkerPlaced,
)
from tabletop.games.darwins_journey.events.alfred import Reason
from tabletop.games.darwins_journey.render.clauses import Clause, clause
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.views import View

__all__ = ["last_news"]


def last_news(view: View) -> str:
    """Say what the last action brought about, as far as the viewer may know."""
    clauses = _counted(clause(view.table, event) for event in _telling(view.news))
    sentences = (
        f"{who} {_joined([what for _, what in told])}."
        for who, told in groupby(clauses, key=_subject)
    )
    return " ".join(sentence[0].upper() + sentence[1:] for sentence in sentences)


def _counted(clauses: Iterable[Clause]) -> Iterator[Clause]:
    """Tell what is repeated at once with how often it happened."""
    for (who, what), same in groupby(clauses):
        times = len([*same])
        yield who, what if times == 1 else f"{what} ({times} times)"


def _telling(news: tuple[Event, ...]) -> Iterator[Event]:
    """Leave out what others tell, and what Alfred had no choice about."""
    for number, event in enumerate(news):
        before = news[number - 1] if number else None
        match before, event:
            case _, EffectChosen() if number + 1 < len(news):
                continue
            case _, AlfredDecided(reason=Reason.ONLY) if number:
                continue
            case GoalScored(), PointsGained(rule=Rule.GOAL):
                continue
            case WorkerPlaced(coins=penalty, knowledge=0), CoinsPaid(coins=coins) if (
                coins == penalty
            ):
                continue
            case _:
                yield event


def _joined(told: list[str]) -> str:
    """Join what one has done, each verb once: ``gained 2 coins, 1 knowledge``."""
    verbs = [what.split()[0] for what in told]
    return ", ".join(
        what.removeprefix(f"{verb} ")
        if number and verb == verbs[number - 1] != "left"
        else what
        for number, (what, verb) in enumerate(zip(told, verbs, strict=True))
    )


def _subject(clause: Clause) -> str:
    return clause[0]
