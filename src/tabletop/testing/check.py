"""`check_game`: play a game at random, and hold it to every law."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, Never

import attrs
from typing_extensions import TypeVar

from tabletop.core.chance import Seed, SeededRng
from tabletop.core.players import Acted
from tabletop.errors import InvalidConfig
from tabletop.game import AnyGame, Game
from tabletop.records import AnyRecord, Record
from tabletop.testing.differences import Known
from tabletop.testing.drawing import one, some
from tabletop.testing.law import Law, LawBroken, Scope
from tabletop.testing.laws import LAWS
from tabletop.testing.laws.beginning import setup
from tabletop.testing.laws.legality import soundness
from tabletop.testing.made_up import Pool
from tabletop.testing.positions import Effort, Position, Table, Trail
from tabletop.testing.report import Report

__all__ = ["check_game"]

S = TypeVar("S")
A = TypeVar("A", bound=Acted)
V = TypeVar("V", default=S)
C = TypeVar("C", default=None)
X = TypeVar("X", default=Never)

_SETUP: Final = Law(setup, Scope.START)
_SOUNDNESS: Final = Law(soundness, Scope.POSITION)


def check_game(
    game: Game[S, A, V, C, X],
    universe: Callable[[S], Iterable[A | X]] | None = None,
    totals: Callable[[S], object] | None = None,
    *,
    players: Iterable[int] | None = None,
    configs: Iterable[C] = (),
    games: int = 5,
    sweeps: int = 8,
    breadth: int = 10,
    asks: int = 800,
    seed: Seed = 0,
    without: Collection[str] = (),
) -> Report:
    """Hold a game to the laws that every game keeps; print `LAWS` to read them.

    It plays games at random, all of them again from the same seed, and looks at every
    position; the dear laws look at a sample. No law can find a wrong number of a game:
    that takes tests of your own.

    Args:
        game: Any game.
        universe: All actions that can be constructed for a state, legal or not, so that
            none that is legal can be missed. Without it, actions met in play are
            changed a little and asked about.
        totals: Something that compares and that no action may change, such as the
            number of coins in the box.
        players: Numbers of players; all that the game allows.
        configs: Settings to play with besides the default ones, ending within
            ``game.max_actions`` as well.
        games: Games for every number of players and config.
        sweeps: Positions of each game that the dear laws look at.
        breadth: Actions that are tried in a position.
        asks: Actions that are asked about in a swept position, if no universe is given.
        seed: Where all choices come from.
        without: Names of laws that are not checked.

    Raises:
        LawBroken: With the law, what is wrong, and the actions that led there.
    """
    check = _Check(
        game=game,
        laws=_laws_but(without),
        effort=Effort(games=games, sweeps=sweeps, breadth=breadth, asks=asks),
        universe=universe,
        totals=totals,
    )
    counts = game.players if players is None else tuple(players)
    check.play_all(counts, (game.config, *configs), SeededRng(seed))
    return check.report()


@attrs.define(eq=False, kw_only=True)
class _Check:
    """One run of `check_game`: what is wanted, and what it met and counted so far."""

    game: AnyGame
    laws: tuple[Law, ...]
    effort: Effort
    universe: Callable[[Any], Iterable[object]] | None
    totals: Callable[[Any], object] | None
    pool: Pool = attrs.field(factory=Pool)
    known: Known = attrs.field(factory=dict)
    tally: Counter[str] = attrs.field(factory=Counter)
    unplayable: list[str] = attrs.field(factory=list)
    last: Position | None = None

    def play_all(
        self, counts: tuple[int, ...], configs: tuple[Any, ...], rng: SeededRng
    ) -> None:
        """Play with every number of players and every config that go together."""
        if not counts:
            raise ValueError("there is no number of players to play with")
        for count in counts:
            refused: list[str] = []
            for number, config in enumerate(configs):
                reason = self._refusal_of(count, config)
                if reason is None:
                    self._play_with(count, config, rng.fork(count, number))
                else:
                    refused.append(f"{count} players, config {number}: {reason}")
            if len(refused) == len(configs):
                raise LawBroken(_SETUP, "; ".join(refused), self._record(count))
            self.unplayable += refused

    def report(self) -> Report:
        """Check what can only be said at the very end, and sum up."""
        if self.last is not None:
            self._hold(self.last, Scope.LAST)
        tally = self.tally
        return Report(
            game=self.game.name,
            laws=tuple(law.name for law in self.laws),
            games=tally["games"],
            longest=tally["longest"],
            max_actions=self.game.max_actions,
            positions=tally["positions"],
            swept=tally["swept"],
            tried=tally["tried"],
            asked=tally["asked"],
            dealt=tally["dealt"],
            dealt_otherwise=tally["dealt_otherwise"],
            unplayable=tuple(self.unplayable),
        )

    def _refusal_of(self, count: int, config: Any) -> str | None:
        """Say why setup refuses these settings, or None."""
        try:
            self.game.new_game(count, config)
        except InvalidConfig as error:
            return str(error)
        except Exception as error:
            sentence = _raised(error)
            raise LawBroken(_SETUP, sentence, self._record(count, config)) from error
        return None

    def _play_with(self, count: int, config: Any, rng: SeededRng) -> None:
        for number in range(self.effort.games):
            table = Table(
                game=self.game,
                players=count,
                config=config,
                rng=rng.fork(number),
                effort=self.effort,
                universe=self.universe,
                totals=self.totals,
                pool=self.pool,
                known=self.known,
                tally=self.tally,
            )
            self._play(table, first=number == 0)

    def _play(self, table: Table, *, first: bool) -> None:
        """Play one game to its end; check it on the way, and again afterwards."""
        trail = Trail(self.game.new_game(table.players, table.config))
        at = Position(table, trail, 0)
        if first:
            self._hold(at, Scope.START)
        self._hold(at, Scope.POSITION)
        while at.chosen and at.number < self.game.max_actions:
            self._go_on(at)
            at = Position(table, trail, at.number + 1)
            self._hold(at, Scope.POSITION)
        numbers = tuple(range(at.number + 1))
        swept = some(table.rng.fork("swept"), numbers, self.effort.sweeps)
        for number in swept:
            self._hold(Position(table, trail, number), Scope.SWEEP)
        self._hold(at, Scope.END)
        self._count(at, len(swept))

    def _go_on(self, at: Position) -> None:
        """Play one action: any that is legal, or what chance brings by its weights."""
        rng = at.rng("next")
        try:
            action = one(rng, at.legal) if at.legal else at.chance.sample(rng)
            at.trail.add(action, self.game.apply(at.state, action))
        except Exception as error:
            raise LawBroken(_SOUNDNESS, _raised(error), at.record) from error
        self.pool.meet((*at.legal, *at.chosen))

    def _hold(self, at: Position, scope: Scope) -> None:
        """Raise `LawBroken` for the first breach of the laws of that scope."""
        for law in self.laws:
            if law.scope is scope and (breach := _breach(law, at)) is not None:
                sentence, error = breach
                raise LawBroken(law, sentence, at.record) from error

    def _count(self, at: Position, swept: int) -> None:
        self.last = at
        self.tally["games"] += 1
        self.tally["positions"] += at.number + 1
        self.tally["swept"] += swept
        self.tally["longest"] = max(self.tally["longest"], at.number)

    def _record(self, count: int, config: Any = None) -> AnyRecord:
        chosen = self.game.config if config is None else config
        return Record(game=self.game, players=count, config=chosen)


def _breach(law: Law, at: Position) -> tuple[str, Exception | None] | None:
    """Return the first breach of a law, and the error that shows it, if one does."""
    try:
        sentence = next(law.check(at), None)
    except Exception as error:
        return _raised(error), error
    return None if sentence is None else (sentence, None)


def _raised(error: Exception) -> str:
    return f"{type(error).__name__} was raised: {error}"


def _laws_but(names: Collection[str]) -> tuple[Law, ...]:
    """Return all laws but some; ValueError for a name that no law has."""
    known = {law.name for law in LAWS}
    for name in names:
        if name not in known:
            raise ValueError(f"no law is called {name!r}; there are {sorted(known)}")
    return tuple(law for law in LAWS if law.name not in names)
