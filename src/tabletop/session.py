"""A game being played: the one mutable convenience of the house."""

from __future__ import annotations

from typing import Any, Generic, Never, Self

from typing_extensions import TypeVar

from tabletop.core.chance import Seed, SeededRng
from tabletop.core.events import news_of
from tabletop.core.game import Game
from tabletop.core.outcomes import Outcome
from tabletop.core.players import CHANCE, Acted, Observer, PlayerId
from tabletop.errors import NothingToUndo
from tabletop.records import Record, check_names, check_seed, result_text
from tabletop.records.sheet import check_is_game, listed

__all__ = ["Session"]

S = TypeVar("S")
A = TypeVar("A", bound=Acted)
V = TypeVar("V", default=S)
C = TypeVar("C", default=None)
X = TypeVar("X", default=Never)


class Session(Generic[S, A, V, C, X]):
    """A game in progress, with its history.

    With a `seed` it settles chance by itself: action number n draws from
    ``SeededRng(seed, n)``, so the same seed and the same actions give the same game on
    every machine, and nothing but the record must be saved to resume. Without a seed,
    whoever plays says what chance brought, by `play`.

    `undo` does not lead back over a chance action nor, in a game that hides something,
    over a change of who is to act: somebody may have learned something. `takebacks`
    lifts that.

    Raises `InvalidConfig` for settings no game can be played with, and for a seed or
    names that no record could hold.
    """

    def __init__(
        self,
        game: Game[S, A, V, C, X],
        players: int | None = None,
        seed: Seed | None = None,
        config: C | None = None,
        *,
        names: tuple[str, ...] | list[str] = (),
        takebacks: bool = False,
    ) -> None:
        check_is_game("a session plays", game)
        self.game = game
        self.players = game.players[0] if players is None else players
        check_seed(seed)
        self.seed = seed
        self.config = game.config if config is None else config
        self.names = listed(names)
        self.takebacks = takebacks
        self._actions: list[A | X] = []
        self._states: list[S] = [game.new_game(self.players, self.config)]
        check_names(self.names, self.players)
        self._undone: list[tuple[A | X, S]] = []
        self._since = 0
        self._settle()

    @classmethod
    def resume(cls, record: Record[S, A, V, C, X], *, takebacks: bool = False) -> Self:
        """Go on from a saved record; `RecordError` if it does not replay."""
        session = cls(
            record.game,
            record.players,
            None,
            record.config,
            names=record.names,
            takebacks=takebacks,
        )
        for action, state in record.steps():
            session._add(action, state)
        session.seed = record.seed
        session._since = len(session._actions)
        session._settle()
        return session

    # -- looking

    @property
    def state(self) -> S:
        """The position now."""
        return self._states[-1]

    @property
    def news(self) -> tuple[Any, ...]:
        """All events since the last `play`, as nobody at the table sees them all."""
        return tuple(
            event
            for state in self._states[self._since + 1 :]
            for event in news_of(state)
        )

    def news_for(self, observer: Observer) -> tuple[Any, ...]:
        """All events since the last `play` that an observer may know of."""
        return tuple(
            event
            for state in self._states[self._since + 1 :]
            for event in news_of(self.game.view(state, observer))
        )

    @property
    def to_act(self) -> tuple[PlayerId, ...]:
        """Who may act now."""
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.game.outcome(self.state)

    def legal_actions(self, player: PlayerId | None = None) -> tuple[A, ...]:
        """List what may be done now; with `player`, by that player."""
        return self.game.legal_actions(self.state, player)

    def view(self, observer: Observer) -> V:
        """Show the position as an observer may see it."""
        return self.game.view(self.state, observer)

    @property
    def record(self) -> Record[S, A, V, C, X]:
        """The game so far, to be saved."""
        return Record(
            game=self.game,
            players=self.players,
            config=self.config,
            actions=tuple(self._actions),
            names=self.names,
            seed=self.seed,
            result=result_text(self.outcome),
        )

    # -- playing

    def play(self, action: A | X | str, player: PlayerId | None = None) -> S:
        """Play an action, or its notation, and settle chance; return the position.

        `player` says whose notation it is, when several may act. Raises
        `IllegalAction` or `NotationError`, and nothing has changed.
        """
        chosen = self._read(action, player) if isinstance(action, str) else action
        state = self.game.apply(self.state, chosen)
        self._since = len(self._actions)
        self._undone.clear()
        self._add(chosen, state)
        self._settle()
        return self.state

    # -- going back and forth

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would go back."""
        return self._undo_to() is not None

    @property
    def can_redo(self) -> bool:
        """Whether `redo` would go on."""
        return bool(self._undone)

    def undo(self) -> S:
        """Take back the last player's action, and what chance did after it.

        Without a seed, chance was played as well: then only the last action, whoever's
        it was. Raises `NothingToUndo`.
        """
        if (goal := self._undo_to()) is None:
            raise NothingToUndo(self._why_not_undo())
        while len(self._actions) > goal:
            self._undone.append((self._actions.pop(), self._states.pop()))
        return self.state

    def redo(self) -> S:
        """Play again what was taken back last; `NothingToUndo` if nothing was."""
        if not self._undone:
            raise NothingToUndo("nothing was taken back")
        self._since = len(self._actions)
        self._add(*self._undone.pop())
        while self.seed is not None and self._chance_was_undone():
            self._add(*self._undone.pop())
        return self.state

    def fork(self) -> Self:
        """Return a second session that stands where this one does."""
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self))
        twin._actions = list(self._actions)
        twin._states = list(self._states)
        twin._undone = list(self._undone)
        return twin

    def __copy__(self) -> Self:
        return self.fork()

    def __deepcopy__(self, memo: object) -> Self:
        return self.fork()  # all that is shared is immutable, and the game is the game

    def __repr__(self) -> str:
        return f"<Session {self.game.name}, {len(self._actions)} actions>"

    def _repr_mimebundle_(
        self, include: object = None, exclude: object = None
    ) -> dict[str, str]:
        state: Any = self.state
        show = getattr(state, "_repr_mimebundle_", None)
        return show() if show else {"text/plain": repr(self)}

    def _repr_svg_(self) -> str | None:
        return self._repr_mimebundle_().get("image/svg+xml")

    def _repr_html_(self) -> str | None:
        return self._repr_mimebundle_().get("text/html")

    def _read(self, text: str, player: PlayerId | None) -> A | X:
        if player is None and self.game.chance(self.state) is not None:
            return self.game.parse_chance(text, self.state)
        return self.game.parse_action(text, self.state, player)

    def _add(self, action: A | X, state: S) -> None:
        self._actions.append(action)
        self._states.append(state)

    def _settle(self) -> None:
        """Let chance act, each time from the stream of its own step."""
        if self.seed is None:
            return
        while (chance := self.game.chance(self.state)) is not None:
            action = chance.sample(SeededRng(self.seed, len(self._actions)))
            self._add(action, self.game.apply_unchecked(self.state, action))

    def _undo_to(self) -> int | None:
        """Find how many actions would be left after an undo; None if it may not be."""
        goal = len(self._actions) - 1
        while goal >= 0 and self.game.actor_of(self._actions[goal]) is CHANCE:
            if not self.takebacks:
                return None
            if self.seed is None:
                return goal  # somebody typed in what the dice showed, and may mistype
            goal -= 1
        if goal < 0:
            return None
        if self.takebacks or self._is_open():
            return goal
        acting = self.game.to_act(self._states[goal])
        return goal if acting == self.game.to_act(self.state) else None

    def _chance_was_undone(self) -> bool:
        undone = self._undone
        return bool(undone) and self.game.actor_of(undone[-1][0]) is CHANCE

    def _is_open(self) -> bool:
        return self.game.classes.view is self.game.classes.state

    def _why_not_undo(self) -> str:
        if all(self.game.actor_of(action) is CHANCE for action in self._actions):
            return "nobody has played yet"
        return "somebody may have learned something since; takebacks are not allowed"
