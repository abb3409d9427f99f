"""Games that declare nonsense, or do not begin twice in the same way."""

from __future__ import annotations

from itertools import count
from typing import Final, cast

import attrs

from tabletop import Outcome, PlayerId, Refusal, Value
from tests.contract.broken.case import Case
from tests.contract.stones import HEAP, State, Take, refusal, resolve, stones, variant
from tests.trial.race import GAME as RACE
from tests.trial.race import State as RaceState
from tests.trial.race import Throw

_LAID: Final = count()


@attrs.frozen
class Backwards(Value):
    """An action whose player is not its first field."""

    number: int
    player: PlayerId


def _refuse_backwards(state: State, action: Backwards) -> Refusal | None:
    return refusal(state, Take(action.player, action.number))


def _resolve_backwards(state: State, action: Backwards) -> State:
    return resolve(state, Take(action.player, action.number))


@attrs.frozen
class Thrown(Value):
    """A chance action with a player."""

    player: PlayerId
    faces: tuple[int, ...]


def _resolve_thrown(state: RaceState, action: Throw | Thrown) -> RaceState:
    return state


class Left:
    """A namespace."""

    @attrs.frozen
    class Twin(Value):
        """An action."""

        player: PlayerId


class Right:
    """Another one."""

    @attrs.frozen
    class Twin(Value):
        """An action of the same name."""

        player: PlayerId


def _refuse_twins(state: State, action: Left.Twin | Right.Twin) -> Refusal | None:
    return None


def _resolve_twins(state: State, action: Left.Twin | Right.Twin) -> State:
    return state


def _lay_by_turns(players: int, config: None) -> State:
    return State(heap=HEAP - next(_LAID) % 2)


def _lay_tuple(players: int, config: None) -> State:
    return cast(State, (HEAP, 0))


def _nobody(state: object) -> tuple[PlayerId, ...]:
    return ()


def _over(state: object) -> Outcome | None:
    return None


CASES: Final = (
    Case("declaration", "'two words' is empty or has blanks", stones("two words")),
    Case("declaration", "'\\x07' is empty or has blanks or controls", stones("\x07")),
    Case(
        "declaration",
        "a number of players stands twice",
        stones("players_twice", players=(2, 2)),
    ),
    Case("declaration", "count from 1", stones("no_actions", max_actions=0)),
    Case(
        "declaration", "no numbers of players", stones("nobody_plays", players=(0, 2))
    ),
    Case(
        "declaration",
        "the first field of the action Backwards is not its player",
        stones("backwards", refusal=_refuse_backwards, resolve=_resolve_backwards),
    ),
    Case(
        "declaration",
        "the chance action Thrown has a player",
        variant(RACE, "chance_has_player", resolve=_resolve_thrown),
    ),
    Case(
        "declaration",
        "two classes are called Twin",
        stones("twins", refusal=_refuse_twins, resolve=_resolve_twins),
    ),
    Case(
        "setup",
        "set up a second time, state.heap is",
        stones("laid_by_turns", setup=_lay_by_turns),
    ),
    Case(
        "setup",
        "the first position is no State",
        stones("tuple", setup=_lay_tuple, to_act=_nobody, outcome=_over),
    ),
)
