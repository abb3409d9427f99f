"""What a law looks at: a position of a game that is being played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import islice
from typing import Any, Final

import attrs

from tabletop.core.chance import SeededRng
from tabletop.core.players import SPECTATOR, Observer, seats
from tabletop.core.refusals import Refusal
from tabletop.game import AnyGame
from tabletop.records import AnyRecord, Record
from tabletop.testing.differences import Known
from tabletop.testing.drawing import some
from tabletop.testing.made_up import Pool

__all__ = [
    "MOST_LISTED",
    "Effort",
    "Position",
    "Step",
    "Table",
    "Trail",
    "fingerprint",
    "listed_outcomes",
]

MOST_LISTED: Final = 5000
"""So many outcomes of chance are listed at most; beyond, only samples are looked at."""

_ODD: Final = 4
"""Of so many actions that are asked about, one is tried as an odd one."""


@attrs.frozen(kw_only=True)
class Effort:
    """How much a check looks at."""

    games: int
    """Games for every number of players and config."""
    sweeps: int
    """Positions of each game that the dear laws look at."""
    breadth: int
    """Actions that are tried in a position."""
    asks: int
    """Actions that are asked about in a swept position, if no universe is given."""


@attrs.frozen(eq=False, kw_only=True)
class Table:
    """What all positions of one game share."""

    game: AnyGame
    players: int
    config: Any
    rng: SeededRng
    effort: Effort
    universe: Callable[[Any], Iterable[object]] | None
    totals: Callable[[Any], object] | None
    pool: Pool
    """Actions met so far."""
    known: Known
    tally: Counter[str]
    """What the laws count, for the report."""

    @property
    def observers(self) -> tuple[Observer, ...]:
        """Everybody who may look on: every seat, and a spectator."""
        return (*seats(self.players), SPECTATOR)

    @property
    def seats(self) -> int:
        """How many seats the game knows to be there, here or at any table."""
        return max(self.game.players) if self.game.seated is None else self.players

    @property
    def hides(self) -> bool:
        """Whether views are of a class of their own."""
        return self.game.classes.view is not self.game.classes.state


@attrs.frozen(eq=False)
class Step:
    """An action that is legal, and the state after it."""

    action: Any
    after: Any


@attrs.define(eq=False)
class Trail:
    """A game as it is played: every state, and the action that led to the next."""

    first: Any
    states: list[Any] = attrs.field(init=False)
    prints: list[tuple[int, int]] = attrs.field(init=False)
    """By state, what `fingerprint` said when it was reached."""
    actions: list[Any] = attrs.field(factory=list)

    def __attrs_post_init__(self) -> None:
        self.states = [self.first]
        self.prints = [fingerprint(self.first)]

    def add(self, action: object, state: object) -> None:
        """Go on by one action."""
        self.actions.append(action)
        self.states.append(state)
        self.prints.append(fingerprint(state))


@attrs.frozen(eq=False, slots=False)
class Position:
    """One state of a trail, and what laws want to know of it; worked out when asked."""

    table: Table
    trail: Trail
    number: int
    """So many actions were played before."""

    @property
    def game(self) -> AnyGame:
        """The game that is checked."""
        return self.table.game

    @property
    def state(self) -> Any:
        """The position as the game knows it."""
        return self.trail.states[self.number]

    @property
    def record(self) -> AnyRecord:
        """The game up to here."""
        return Record(
            game=self.game,
            players=self.table.players,
            config=self.table.config,
            actions=tuple(self.trail.actions[: self.number]),
        )

    def rng(self, purpose: str) -> SeededRng:
        """Return the generator of this position for one purpose, from its start."""
        return self.table.rng.fork(self.number, purpose)

    @cached_property
    def legal(self) -> tuple[Any, ...]:
        """Every legal action of everybody."""
        return self.game.legal_actions(self.state)

    @cached_property
    def chance(self) -> Any:
        """What chance may bring; None when it is not due."""
        return self.game.chance(self.state)

    @cached_property
    def listed(self) -> tuple[tuple[Any, int], ...]:
        """The outcomes of chance with their weights, up to `MOST_LISTED`."""
        return listed_outcomes(self.chance)

    @cached_property
    def chosen(self) -> tuple[Any, ...]:
        """Some of the actions that may come now, those of chance as well."""
        possible = (*self.legal, *(action for action, weight in self.listed if weight))
        return some(self.rng("chosen"), possible, self.table.effort.breadth)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The chosen actions, and the states after them."""
        apply = self.game.apply
        self.table.tally["tried"] += len(self.chosen)
        return tuple(Step(each, apply(self.state, each)) for each in self.chosen)

    @cached_property
    def saved(self) -> Any:
        """The state after it was written as JSON and read back."""
        return self.game.loads_state(self.game.dumps(self.state))

    @cached_property
    def asked(self) -> tuple[tuple[Any, Refusal | Exception | None], ...]:
        """Many actions, legal or not, and what `refusal` says of each."""
        answers = tuple((each, self.answer(each)) for each in self._questions())
        self.table.tally["asked"] += len(answers)
        return answers

    @cached_property
    def odd(self) -> tuple[Any, ...]:
        """Some well-formed actions near those met so far, most of them impossible."""
        table, most = self.table, self.table.effort.asks // _ODD
        near = table.pool.near(self.chosen, table.players, self.rng("odd"), most)
        return tuple(filter(self._can_be_said, near))

    def _questions(self) -> Iterable[object]:
        if self.table.universe is not None:
            listed = (action for action, _ in self.listed)
            return dict.fromkeys(
                (*self.table.universe(self.state), *self.legal, *listed)
            )
        table, rng = self.table, self.rng("questions")
        near = table.pool.near(self.chosen, table.players, rng, table.effort.asks)
        return filter(self._can_be_said, near)

    def _can_be_said(self, action: object) -> bool:
        """Whether an action is well-formed: whether JSON can bring it."""
        game = self.game
        by_chance = type(action) in game.classes.chance_actions
        loads = game.loads_chance_action if by_chance else game.loads_action
        try:
            return bool(loads(game.dumps(action)) == action)
        except Exception:
            return False

    def answer(self, action: object) -> Refusal | Exception | None:
        """Ask what `refusal` says of an action, or raises."""
        try:
            return self.game.refusal(self.state, action)
        except Exception as error:
            return error


def listed_outcomes(chance: Any) -> tuple[tuple[Any, int], ...]:
    """List what chance may bring, with weights; at most one more than `MOST_LISTED`."""
    if chance is None:
        return ()
    return tuple(islice(chance.outcomes(), MOST_LISTED + 1))


def fingerprint(state: object) -> tuple[int, int]:
    """Two numbers that change when a state does, its news as well."""
    try:
        hashed = hash(state)
    except TypeError:  # the law of immutability will tell
        hashed = 0
    return hashed, hash(repr(state))
