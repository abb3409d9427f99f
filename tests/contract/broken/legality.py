"""Games that are wrong about turns and what is legal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Final

import attrs

from tabletop import Outcome, PlayerId, Refusal, Value
from tests.contract.broken.case import Case
from tests.contract.stones import (
    Rule,
    State,
    Take,
    candidates,
    outcome,
    refusal,
    resolve,
    stones,
    to_act,
    universe,
)

_ASKED: Final = count()


def _always(state: State) -> tuple[PlayerId, ...]:
    return (state.player,)


def _never_over(state: State) -> Outcome | None:
    return None


def _stranger(state: State) -> tuple[PlayerId, ...]:
    return (PlayerId(7),) if to_act(state) else ()


def _twice(state: State) -> tuple[PlayerId, ...]:
    return to_act(state) * 2


def _few(state: State, player: PlayerId) -> list[Take]:
    return [Take(player, number) for number in (1, 2)]


def _many(state: State, player: PlayerId) -> list[Take]:
    return [Take(player, number) for number in (1, 2, 3, 4)]


def _repeated(state: State, player: PlayerId) -> list[Take]:
    return candidates(state, player) * 2


def _by_mood(state: State, player: PlayerId) -> list[Take]:
    return candidates(state, player)[:: 1 if next(_ASKED) % 2 else -1]


def _only_large(state: State, player: PlayerId) -> list[Take]:
    return [Take(player, 3)]


def _of_the_other(state: State, player: PlayerId) -> list[Take]:
    return [Take(PlayerId(1 - player), 1), *candidates(state, player)]


def _looks_up(state: State, action: Take) -> Refusal | None:
    return {1: None, 2: None, 3: refusal(state, action)}[action.number]


def _mumbles(state: State, action: Take) -> Refusal | None:
    found = refusal(state, action)
    return None if found is None else Refusal(found.rule, "")


def _allows_four(state: State, action: Take) -> Refusal | None:
    return None if action.number == 4 == state.heap else refusal(state, action)


def _wrong_count(state: State) -> int:
    return 3


def _writes_few(action: Take) -> str:
    return {-1: "", 1: "one", 2: "two", 3: "three", 0: "none", 4: "four"}[action.number]


def _draws_few(view: State, legal: Sequence[Take]) -> str:
    return f"<svg>{[('one', 'two', 'three')[each.number - 1] for each in legal]}</svg>"


def _counts_to_nine(state: State, action: Take) -> Refusal | None:
    return refusal(state, Take(action.player, [*range(10)][action.number]))


def _takes_too_many(state: State, action: Take) -> State:
    if action.number == 3:
        raise KeyError("three")
    return resolve(state, action)


def _forgets(state: State, action: Take) -> State | None:
    return resolve(state, action) if action.number < 3 else None


def _ends_early(state: State) -> Outcome | None:
    return outcome(state) if state.heap != 1 else outcome(State(heap=0))


@attrs.frozen
class Weigh(Value):
    """Takes a number or a fraction of stones."""

    player: PlayerId
    number: int | float


def _weighed(state: State, player: PlayerId) -> list[Weigh]:
    return [Weigh(player, number) for number in (1, 2, 3)]


def _refuse_weighed(state: State, action: Weigh) -> Refusal | None:
    return None if action.number in range(1, min(3, state.heap) + 1) else _NO


def _take_weighed(state: State, action: Weigh) -> State:
    return resolve(state, Take(action.player, int(action.number)))


_NO: Final = Refusal(Rule.STONES, "no")


CASES: Final = (
    Case(
        "turn",
        "player 0 is to act and there is an outcome, all at once",
        stones("acts_after_the_end", to_act=_always, outcome=_ends_early),
    ),
    Case(
        "turn",
        "nobody is to act, chance is not due, and there is no outcome",
        stones("never_over", outcome=_never_over),
    ),
    Case("turn", "player 7 is to act, who does not sit", stones("7", to_act=_stranger)),
    Case("turn", "names a player twice", stones("acts_twice", to_act=_twice)),
    Case("turn", "has no legal action", stones("stuck", candidates=_only_large)),
    Case("order", "take 1 is listed twice", stones("repeated", candidates=_repeated)),
    Case("order", "the legal actions are others", stones("moody", candidates=_by_mood)),
    Case(
        "soundness",
        "take 4 is listed as legal, but refused: take 1 to 3 stones [STONES]",
        stones("lists_illegal", candidates=_many, exact_candidates=True),
    ),
    Case(
        "soundness",
        "take 1 is legal, but that player is not to act",
        stones("of_the_other", candidates=_of_the_other),
    ),
    Case(
        "soundness",
        "KeyError was raised: 'three'",
        stones("cannot_apply", resolve=_takes_too_many),
    ),
    Case(
        "soundness",
        "take 3 leads to None, which is no State",
        stones("forgets", resolve=_forgets),
    ),
    Case("answers", "refusal raised KeyError", stones("looks_up", refusal=_looks_up)),
    Case("answers", "without a sentence", stones("mumbles", refusal=_mumbles)),
    Case(
        "lookalikes",
        "with another type in number is refused by nothing",
        stones(
            "weighs",
            candidates=_weighed,
            refusal=_refuse_weighed,
            resolve=_take_weighed,
        ),
    ),
    Case(
        "completeness",
        "take 3 is refused by nothing, but not listed",
        stones("omits_legal", candidates=_few),
        {"universe": universe},
    ),
    Case(
        "composure",
        "format_action of Take(player=0, number=99) raised KeyError: 99",
        stones("writes_few", format_action=_writes_few, read_action=None),
        {"universe": universe},
    ),
    Case(
        "composure",
        "svg, with odd actions to mark, raised IndexError",
        stones("draws_few", svg=_draws_few),
    ),
    Case(
        "composure",
        "view answers for seat 2, which is not there",
        stones("wrong_count", seated=_wrong_count),
    ),
    Case(
        "composure",
        "0 take 99 raised IndexError",
        stones("counts_to_nine", refusal=_counts_to_nine),
        {"universe": universe},
    ),
    Case(
        "completeness",
        "take 3 is refused by nothing, but not listed",
        stones("omits_legal_nudged", candidates=_few),
    ),
    Case(
        "completeness",
        "take 4 is refused by nothing, but not listed",
        stones("allows_rare", refusal=_allows_four),
    ),
)
