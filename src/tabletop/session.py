"""A game being played: the one mutable convenience of the house."""

from __future__ import annotations

from typing import Any, Generic, Never, Self

from typing_extensions import TypeVar

from tabletop.core import turns
from tabletop.core.chance import Seed, SeededRng
from tabletop.core.events import news_of
from tabletop.core.outcomes import Outcome
from tabletop.core.players import CHANCE, Acted, Observer, PlayerId, seats
from tabletop.errors import NothingToUndo
from tabletop.game import Game
from tabletop.records import Record, check_names, check_seed, result_text
from tabletop.records.sheet import check_is_game, listed
from tabletop.undoing import learns

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

    `undo` takes a player's last action back while nobody has learned anything by it
    (`tabletop.undoing` says when). ``takebacks``, which may be set at any time, lifts
    that: the table agrees to whatever is taken back.

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
        self._undone: list[tuple[A | X, ...]] = []
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
        """All events since the last `play` that an observer may know of.

        `UnknownId` for a seat that is not there.
        """
        states = self._states[self._since :]  # one is asked of, even without news
        views = [self.game.view(state, observer) for state in states]
        return tuple(event for view in views[1:] for event in news_of(view))

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

    def can_undo(self, player: PlayerId | None = None) -> bool:
        """Whether `undo` would take something back."""
        return self._refuse_undo(player) is None

    @property
    def can_redo(self) -> bool:
        """Whether `redo` would go on."""
        return bool(self._undone)

    def undo(self, player: PlayerId | None = None) -> S:
        """Take back the last action of `player`; return the position.

        What others have done since without having been able to see it stands: so a
        secret choice may be changed while others still choose. Without `player`, whose
        it is must be plain: only one player may take something back now.

        With `takebacks`, everything since that action is taken back too; without
        `player`, from the last action of anybody. Where chance was played by hand, for
        want of a seed, that may be chance's.

        Raises `NothingToUndo`, and says why.
        """
        if (reason := self._refuse_undo(player)) is not None:
            raise NothingToUndo(reason)
        if player is None and not self.takebacks:
            player = self._undoers()[0]
        at = self._last_of(player)
        end = len(self._actions) if self.takebacks else at + 1
        kept = self._actions[end:]
        self._undone.append(tuple(self._actions[at:end]))
        self._states[at + 1 :] = self._after(at, kept) or ()
        self._actions[at:] = kept
        self._since = len(self._actions)
        return self.state

    def redo(self) -> S:
        """Play again what was taken back last; `NothingToUndo` if nothing was.

        What stood when it was taken back still stands, and comes first.
        """
        if not self._undone:
            raise NothingToUndo("nothing was taken back")
        self._since = len(self._actions)
        for action in self._undone.pop():
            self._add(action, self.game.apply(self.state, action))
        self._settle()
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

    # -- what may be taken back

    def _refuse_undo(self, player: PlayerId | None) -> str | None:
        """Say why nothing can be taken back, or None; `UnknownId` for a stranger."""
        if player is not None:
            turns.check_seat(player, self.players)
        if all(self.game.actor_of(action) is CHANCE for action in self._actions):
            typed = self.takebacks and self.seed is None and player is None
            return None if typed and self._actions else "nobody has played yet"
        if self.takebacks:
            return None if self._last_of(player) >= 0 else _not_played(player)
        if player is not None:
            return self._refuse_undo_of(player)
        undoers = self._undoers()
        if not undoers:
            return self._refuse_undo_of(self._last_player())
        if len(undoers) == 1:
            return None
        told = " or ".join(str(each) for each in undoers)
        return f"several may take something back: say whose (player {told})"

    def _refuse_undo_of(self, player: PlayerId) -> str | None:
        """Say why a player may not take their last action back, or None."""
        if (at := self._last_of(player)) < 0:
            return _not_played(player)
        since: list[Any] = [
            self.game.actor_of(action) for action in self._actions[at + 1 :]
        ]
        if CHANCE in since:
            return "chance has acted since, and what it brought is known"
        if self._learns(at, player):
            return f"it has shown player {player} what was hidden before"
        for later, other in enumerate(since, at + 1):
            if self._learns(at, other):
                return f"player {other} could see it, and has acted since"
            if self._learns(later, player):
                return f"player {player} could see what player {other} has done since"
        if self._after(at, self._actions[at + 1 :]) is None:
            return "what others have done since rests on it"
        return None

    def _learns(self, at: int, player: PlayerId) -> bool:
        """Whether a player learned something by an action of a player."""
        before, after = self._states[at], self._states[at + 1]
        return learns(self.game, before, self._actions[at], after, player)

    def _after(self, at: int, actions: list[A | X]) -> list[S] | None:
        """Play actions from an earlier state; None if they are not legal there."""
        states, state = [], self._states[at]
        for action in actions:
            if self.game.refusal(state, action) is not None:
                return None
            state = self.game.apply_unchecked(state, action)
            states.append(state)
        return states

    def _last_of(self, player: PlayerId | None) -> int:
        """Find the last action of a player, or of anybody; -1 if there is none.

        Where a seed settles chance, what chance did is nobody's.
        """
        for at in reversed(range(len(self._actions))):
            actor = self.game.actor_of(self._actions[at])
            if actor == player:
                return at
            if player is None and (actor is not CHANCE or self.seed is None):
                return at
        return -1

    def _last_player(self) -> PlayerId:
        """Name the player who acted last; somebody has."""
        actors = map(self.game.actor_of, reversed(self._actions))
        return next(actor for actor in actors if actor is not CHANCE)

    def _undoers(self) -> tuple[PlayerId, ...]:
        """Name all who may take something back."""
        everybody = seats(self.players)
        return tuple(each for each in everybody if self._refuse_undo_of(each) is None)


def _not_played(player: PlayerId | None) -> str:
    return f"player {player} has not played yet"
