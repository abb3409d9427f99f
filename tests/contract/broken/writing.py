"""Games that cannot be written down, drawn, or saved without loss."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import count
from typing import Any, Final

import attrs

from tabletop import NotationError, PlayerId, Refusal, refuse, replace
from tabletop.rendering.style import TextStyle
from tests.contract.broken.case import Case
from tests.contract.stones import (
    Rule,
    State,
    Take,
    format_action,
    refusal,
    resolve,
    stones,
)

__all__ = ["CASES"]

# -- JSON


class Colour(StrEnum):
    """What the stones look like."""

    RED = "red"


@attrs.frozen
class Coloured(State):
    """Declares a text, but holds a colour."""

    colour: str = Colour.RED


def _lay_coloured(players: int, config: None) -> Coloured:
    return Coloured()


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


_LAID: Final = count()


def _by_turns(players: int, config: None) -> State:
    return State(taken=(next(_LAID) % 4, 0))


CASES: Final = (
    Case(
        "json",
        "it.colour is 'red', not <Colour.RED: 'red'>",
        stones("coloured", setup=_lay_coloured),
    ),
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
