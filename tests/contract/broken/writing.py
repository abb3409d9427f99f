"""Games that cannot be written down, drawn, or saved without loss."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import count
from operator import index
from typing import Any, Final, SupportsIndex, cast

import attrs

from tabletop import NotationError, Outcome, PlayerId, Refusal, refuse, replace
from tabletop.rendering.style import TextStyle
from tests.contract.broken.case import Case
from tests.contract.stones import (
    Rule,
    State,
    Take,
    format_action,
    outcome,
    refusal,
    resolve,
    stones,
)

# -- JSON


def _half(number: int) -> int:
    return number // 2


class Colour(StrEnum):
    """What the stones look like."""

    RED = "red"


@attrs.frozen
class Coloured(State):
    """Declares a text, but holds a colour."""

    colour: str = Colour.RED


def _lay_coloured(players: int, config: None) -> Coloured:
    return Coloured()


def _scores_halves(state: State) -> Outcome | None:
    found, halves = outcome(state), cast(Any, (3.5, 3.5))
    return found and replace(found, scores=halves)


@attrs.frozen
class Halving(State):
    """Takes a number for its half, each time that it is made."""

    rows: int = attrs.field(default=8, converter=_half)


def _lay_halving(players: int, config: None) -> Halving:
    return Halving()


@attrs.frozen
class Remembering(State):
    """What it remembers matters, but is neither compared nor saved."""

    last: int = attrs.field(default=0, eq=False)


def _lay_remembering(players: int, config: None) -> Remembering:
    return Remembering()


def _refuse_same(state: Remembering, action: Take) -> Refusal | None:
    if action.number == state.last and state.heap > 1:
        return refuse(Rule.STONES, "take another number than the last")
    return refusal(state, action)


def _resolve_same(state: Remembering, action: Take) -> State:
    after = resolve(state, action)
    assert isinstance(after, Remembering)  # resolve keeps the class
    return replace(after, last=action.number)


@attrs.frozen
class Doubling(State):
    """Gives the last stones twice, by something that is not saved."""

    turns: int = attrs.field(default=0, eq=False)


def _lay_doubling(players: int, config: None) -> Doubling:
    return Doubling()


def _resolve_doubling(state: Doubling, action: Take) -> State:
    after: Any = replace(state, turns=state.turns + 1)
    player = PlayerId(state.turns % 2)
    return replace(resolve(after, action), player=player)


# -- notation


def _says_little(action: Take) -> str:
    return "take"


def _says_nothing(action: Take) -> str:
    return " take  1 "


def _reads_one(text: str, state: State, player: PlayerId) -> Take:
    return Take(player, 1)


def _reads_nothing(text: str, state: State, player: PlayerId) -> Take:
    raise NotationError(text, "I cannot read")


# -- pictures, pickles, records


def _bad_svg(view: State, legal: Sequence[Take]) -> str:
    return "<svg><g></svg>"


def _no_svg(view: State, legal: Sequence[Take]) -> str:
    return "<html/>"


def _wide(view: State, style: TextStyle) -> str:
    return "o" * 101


def _signs(view: State, style: TextStyle) -> str:
    return "●" * view.heap + "."


def _cannot_draw(view: State, style: TextStyle) -> str:
    raise ZeroDivisionError("no pencil")


@attrs.frozen
class Modern(Take):
    """The older protocols of pickle cannot save it, as a class with slots may be."""

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        if index(protocol) < 2:
            raise TypeError("a class with slots cannot be pickled")
        return Modern, (self.player, self.number)


def _ones(state: State, player: PlayerId) -> list[Modern]:
    return [Modern(player, number) for number in (1, 2, 3)]


def _refuse_modern(state: State, action: Modern) -> Refusal | None:
    return refusal(state, action)


def _take_modern(state: State, action: Modern) -> State:
    return resolve(state, action)


_LAID: Final = count()


def _by_turns(players: int, config: None) -> State:
    return State(taken=(next(_LAID) % 4, 0))


CASES: Final = (
    Case(
        "types",
        "in the state, colour must be text, not a Colour",
        stones("coloured", setup=_lay_coloured),
    ),
    Case(
        "types",
        "in the outcome, scores[0] must be a whole number, not a float",
        stones("scores_halves", outcome=_scores_halves),
    ),
    Case("json", "it.rows is 2, not 4", stones("halving", setup=_lay_halving)),
    Case(
        "saving",
        "the legal actions changed when the position was saved",
        stones(
            "remembering",
            setup=_lay_remembering,
            refusal=_refuse_same,
            resolve=_resolve_same,
        ),
    ),
    Case(
        "saving",
        "leads elsewhere from the saved position: state.player is",
        stones("doubling", setup=_lay_doubling, resolve=_resolve_doubling),
    ),
    Case(
        "notation",
        "are both written 'take'",
        stones("says_little", format_action=_says_little),
    ),
    Case(
        "notation",
        "is empty or has needless blanks",
        stones("says_nothing", format_action=_says_nothing),
    ),
    Case(
        "notation",
        "the notation 'take 2' is read back as another action: it.number is 1, not 2",
        stones("reads_one", read_action=_reads_one),
    ),
    Case(
        "notation",
        "NotationError was raised",
        stones("reads_nothing", read_action=_reads_nothing),
    ),
    Case("pictures", "is no XML", stones("bad_svg", svg=_bad_svg)),
    Case("pictures", "begins with html", stones("no_svg", svg=_no_svg)),
    Case("pictures", "has 101 columns, more than 100", stones("wide", text=_wide)),
    Case("pictures", "keeps not to ASCII", stones("signs", text=_signs)),
    Case(
        "pictures",
        "ZeroDivisionError was raised: no pencil",
        stones("cannot_draw", text=_cannot_draw),
    ),
    Case(
        "pickling",
        "was raised",
        stones("lambda", format_action=lambda action: format_action(action)),
    ),
    Case(
        "pickling",
        "a class with slots cannot be pickled",
        stones(
            "new_pickles_only",
            candidates=_ones,
            refusal=_refuse_modern,
            resolve=_take_modern,
        ),
    ),
    Case(
        "records",
        "replayed, the game ends elsewhere: state.taken[0] is",
        stones("by_turns", setup=_by_turns),
        {"without": ["setup", "undo"]},
    ),
    Case(
        "undo",
        "was taken back, but for 0 the view.taken[0] is",
        stones("by_turns_again", setup=_by_turns),
        {"without": ["setup"]},
    ),
)
