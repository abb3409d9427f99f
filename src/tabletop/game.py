"""A game as a value: the primitives its author writes, and what follows from them.

`Game` is the only class here. It knows turns, legality, chance and news; it knows no
rule of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, Never, TypeAlias, cast

import attrs
from typing_extensions import TypeVar

from tabletop.core import notation as plain_notation
from tabletop.core import starting, turns
from tabletop.core.chance import Chance, Rng, no_chance
from tabletop.core.checks import Check, fields_check
from tabletop.core.classes import Classes, read_classes
from tabletop.core.events import emptying_news, has_news
from tabletop.core.outcomes import Outcome
from tabletop.core.players import CHANCE, SPECTATOR, Acted, Actor, Observer, PlayerId
from tabletop.core.refusals import GameRule, Refusal
from tabletop.core.values import Value
from tabletop.core.views import check_view, forged, open_determinize, open_view
from tabletop.errors import IllegalAction, NotationError
from tabletop.rendering.notebook import show_in_notebooks
from tabletop.rendering.plain import plain_news, plain_svg, plain_text
from tabletop.rendering.style import PLAIN_TEXT, TextStyle

if TYPE_CHECKING:
    from tabletop.serialization import Codec

__all__ = ["AnyGame", "Game", "Migration"]

S = TypeVar("S")
A = TypeVar("A", bound=Acted)
V = TypeVar("V", default=S)
C = TypeVar("C", default=None)
X = TypeVar("X", default=Never)

_OPEN_VIEW: Final[Any] = open_view
_OPEN_DETERMINIZE: Final[Any] = open_determinize
_NO_CONFIG: Final[Any] = None

Migration: TypeAlias = Callable[[str, Any], Any]
"""Lifts JSON data to the next rules version: (envelope type, data) -> data."""


@attrs.frozen(kw_only=True, eq=False, slots=False)
class Game(Value, Generic[S, A, V, C, X]):
    """A game: what its author writes (the fields) and what follows (the methods).

    The type parameters are State, Action, View, Config and ChanceAction; the last three
    may be left out by a game that hides nothing, has no settings, leaves nothing to
    chance. Write ``GAME: Final = Game[State, Action](...)``, with the brackets.

    The functions are module-level and annotated: a game pickles, and reads its classes
    from their annotations. Whatever asks a state takes it first.
    """

    name: str
    """The name it is registered, saved and recorded under."""
    title: str = attrs.field(
        default=attrs.Factory(lambda self: starting.titled(self.name), takes_self=True)
    )
    """The name that people know it by."""
    about: str = ""
    """What it is, in one sentence."""
    rules: type[GameRule] | None = None
    """The enum of its rules, for tables and for help."""
    seat_names: tuple[str, ...] = ()
    """What the players are called by seat, where the rulebook calls them something."""
    rules_version: int = 1
    """Grows whenever the same actions can lead to another result."""
    players: tuple[int, ...]
    """The allowed numbers of players; the first is the default."""
    config: C = _NO_CONFIG
    """The default settings."""
    max_actions: int
    """Random play with the default settings ends within so many actions."""
    setup: Callable[[int, C], S]
    """Lay out the first position; InvalidConfig for settings that cannot be played."""
    to_act: Callable[[S], tuple[PlayerId, ...]]
    """Name who may act now; () when chance is due or the game is over."""
    candidates: Callable[[S, PlayerId], Iterable[A]]
    """Propose every action worth asking about, at least all legal ones, in order."""
    exact_candidates: bool = False
    """Whether `candidates` proposes the legal actions and no others."""
    _refusal: Callable[[S, A], Refusal | None] = attrs.field(alias="refusal")
    """The only place that says no; core has asked before whether it is their turn."""
    resolve: Callable[[S, A | X], S]
    """Carry out an action that is known to be legal."""
    fresh_news: bool = False
    """Whether `resolve` always begins the news anew: core need not empty them first."""
    settle: Callable[[S], S] | None = None
    """Run what happens by itself, until somebody must act or the game is over."""
    chance: Callable[[S], Chance[X] | None] = no_chance
    """Say what chance may bring, when it is due."""
    outcome: Callable[[S], Outcome | None]
    """Say how the game ended, when it has."""
    _view: Callable[[S, Observer], V] = attrs.field(default=_OPEN_VIEW, alias="view")
    """Show what an observer may know; core has asked before whether they are there."""
    seated: Callable[[S], int] | None = None
    """Count who sits at the table. Default: as many as the game is for, at most."""
    determinize: Callable[[V, Rng], S] = _OPEN_DETERMINIZE
    """Deal what the viewer cannot know: a state it cannot tell from the true one."""
    flaw: Callable[[S], str | None] | None = None
    """Say what is impossible about a state that was not reached by play, or None."""
    format_action: Callable[[A | X], str] = plain_notation.format_action
    """Write an action in short notation, without its actor."""
    read_action: Callable[[str, S, PlayerId], A] | None = None
    """Read notation, of illegal actions too; NotationError. Default: of legal ones."""
    read_chance: Callable[[str, S], X] | None = None
    """Read a chance action; NotationError. Default: from what chance may bring."""
    describe: Callable[[V, A], str] = plain_notation.undescribed
    """Say what a legal action does and costs, if its notation does not; else ""."""
    _tell: Callable[[V], str] | None = attrs.field(default=None, alias="tell")
    """Tell the news of a view in sentences."""
    _text: Callable[[V, TextStyle], str] | None = attrs.field(
        default=None, alias="text"
    )
    """Draw a view in letters."""
    _svg: Callable[[V, Sequence[A]], str] | None = attrs.field(
        default=None, alias="svg"
    )
    """Draw a view as SVG, with the targets of some legal actions marked."""
    migrations: Mapping[int, Migration] = attrs.field(factory=dict)
    """By rules version, what lifts JSON saved under it to the next version."""

    _checks: Mapping[type, Check] = attrs.field(init=False)
    """By class of action, those of chance too: whether its fields are well typed."""
    _applying: tuple[
        Mapping[type, Check],
        Callable[[S], tuple[PlayerId, ...]],
        Callable[[S, A], Refusal | None],
        Callable[[S, A | X], S],
    ] = attrs.field(init=False)
    """What `apply` asks for every time, with `resolve` and what follows it at last."""

    def __attrs_post_init__(self) -> None:
        self._work_out()
        show_in_notebooks(self)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __getstate__(self) -> dict[str, object]:
        return {f.name: vars(self)[f.name] for f in attrs.fields(Game) if f.init}

    def __setstate__(self, state: dict[str, object]) -> None:
        vars(self).update(state)
        self._work_out()

    # -- beginning

    def new_game(self, players: int | None = None, config: C | None = None) -> S:
        """Set up a game; `InvalidConfig` says what it cannot be played with.

        Chance may be due first: see `advance`.
        """
        count = self.players[0] if players is None else players
        starting.check_players(self.title, self.players, count)
        chosen = self.config if config is None else config
        starting.check_config(self.title, self.classes.config, chosen)
        state = self.setup(count, chosen)
        return state if self.settle is None else self.settle(state)

    # -- asking and acting

    def legal_actions(self, state: S, player: PlayerId | None = None) -> tuple[A, ...]:
        """List what may be done now, in a stable order; () when nobody is to act.

        Without `player`, by all who may act; with it, only by that one, if they may.
        `UnknownId` for a seat that is not there.
        """
        to_act, candidates = self.to_act, self.candidates  # quicker than as methods
        acting = to_act(state)
        if player is not None:
            acting = tuple([actor for actor in acting if actor == player])
            if not acting:
                self._check_seat(state, player)
        if len(acting) == 1 and self.exact_candidates:
            return tuple(candidates(state, acting[0]))
        return tuple(
            action for actor in acting for action in self._actions_of(state, actor)
        )

    def refusal(self, state: S, action: A | X) -> Refusal | None:
        """Return None if the action is legal, or the rule that forbids it and why."""
        no = turns.refuse_malformed(self.title, self._checks, action)
        if no is not None:
            return no
        move: Any = action
        is_players = type(action) in self.classes.actions
        acting = self.to_act(state)
        if is_players and move.player in acting:
            return self._refusal(state, move)
        over, chance = self.outcome(state) is not None, self.chance(state)
        if is_players:
            return turns.refuse_out_of_turn(over, chance, acting, move.player)
        return turns.refuse_chance(over, chance, move)

    def apply(self, state: S, action: A | X) -> S:
        """Return the state after `action`; the given state stays as it is.

        Raises `IllegalAction` with the action and its refusal.
        """
        checks, to_act, gate, carry_out = self._applying
        move: Any = action
        check = checks.get(type(action))
        if check is not None and check(action) and move.player in to_act(state):
            refusal = gate(state, move)
        else:
            refusal = self.refusal(state, action)
        if refusal is None:
            return carry_out(state, action)
        raise IllegalAction(action, refusal)

    def apply_unchecked(self, state: S, action: A | X) -> S:
        """Like `apply`, for an action known to be legal: no rule is asked.

        What happens with an illegal one is undefined: never pass on what a user said.
        """
        return self._applying[3](state, action)

    def view(self, state: S, observer: Observer) -> V:
        """Show what an observer may know; `UnknownId` for a seat that is not there."""
        if observer != SPECTATOR:
            self._check_seat(state, observer)
        return self._view(state, observer)

    # -- chance

    def chance_steps(self, state: S, rng: Rng) -> Iterator[tuple[X, S]]:
        """Play chance until a player must act: each chance action and what follows."""
        while (chance := self.chance(state)) is not None:
            action = chance.sample(rng)
            state = self.apply_unchecked(state, action)
            yield action, state

    def advance(self, state: S, rng: Rng) -> S:
        """Play chance until a player must act or the game is over."""
        while (chance := self.chance(state)) is not None:
            state = self.apply_unchecked(state, chance.sample(rng))
        return state

    def actor_of(self, action: A | X) -> Actor:
        """Say whose action it is: a player's, or `CHANCE`'s."""
        if action.__class__ in self.classes.chance_actions:
            return CHANCE
        move: Any = action
        actor: PlayerId = move.player
        return actor

    # -- notation

    def parse_action(self, text: str, state: S, player: PlayerId | None = None) -> A:
        """Read a player's action; `NotationError` says what is wrong with the text.

        What it reads may be illegal: ask `refusal`. `player` is needed only when
        several may act; `UnknownId` for a seat that is not there.
        """
        acting = self.to_act(state)
        if player is None:
            if len(acting) != 1:
                several = "say whose it is: pass the player too"
                raise NotationError(text, several if acting else "nobody is to act")
            player = acting[0]
        self._check_seat(state, player)
        if self.read_action is not None:
            return self.read_action(text, state, player)
        legal = self.legal_actions(state, player)
        return plain_notation.read_among(text, legal, self.format_action)

    def parse_chance(self, text: str, state: S) -> X:
        """Read a chance action, possible or not; `NotationError` says what is due."""
        chance = self.chance(state)
        try:
            if self.read_chance is not None:
                return self.read_chance(text, state)
            possible = [] if chance is None else [each for each, _ in chance.outcomes()]
            return plain_notation.read_among(text, possible, self.format_action)
        except NotationError as error:
            raise turns.misread_chance(chance, error) from None

    # -- pictures

    def tell(self, view: V) -> str:
        """Tell what the last action brought about, in lines of sentences; or ""."""
        check_view(view, self.classes.view)
        return plain_news(view) if self._tell is None else self._tell(view)

    def text(self, view: V, *, ascii: bool = False, colour: bool = False) -> str:
        """Draw a view in letters, at most 100 columns wide.

        `ascii` keeps to ASCII; `colour` adds ANSI colours.
        """
        check_view(view, self.classes.view)
        style = TextStyle(ascii, colour) if ascii or colour else PLAIN_TEXT
        if self._text is None:
            return plain_text(self.title, view, style)
        return self._text(view, style)

    def svg(self, view: V, legal: Iterable[A] = ()) -> str:
        """Draw a view as SVG; the targets of `legal` are marked and carry notations."""
        check_view(view, self.classes.view)
        if self._svg is None:
            return plain_svg(self.title, view)
        return self._svg(view, tuple(legal))

    # -- JSON

    def dumps(
        self,
        value: object,
        *,
        type: Literal["view"] | None = None,
        indent: int | None = None,
    ) -> str:
        """Write a state, view, action, chance action, event, config or outcome as JSON.

        A game that hides nothing writes a view, with its news, by ``type="view"``.
        """
        return self._codec.dumps(value, type=type, indent=indent)

    def loads_state(self, text: str | bytes) -> S:
        """Read a state; `DecodingError` with the place and the reason."""
        return cast("S", self._codec.loads("state", text))

    def loads_view(self, text: str | bytes) -> V:
        """Read a view with its news; `DecodingError` with the place and the reason."""
        return cast("V", self._codec.loads("view", text))

    def loads_action(self, text: str | bytes) -> A:
        """Read a player's action, never a chance action; `DecodingError`."""
        return cast("A", self._codec.loads("action", text))

    def loads_chance_action(self, text: str | bytes) -> X:
        """Read a chance action; `DecodingError` with the place and the reason."""
        return cast("X", self._codec.loads("chance_action", text))

    def loads_config(self, text: str | bytes) -> C:
        """Read a config; `DecodingError` with the place and the reason."""
        return cast("C", self._codec.loads("config", text))

    def loads_outcome(self, text: str | bytes) -> Outcome:
        """Read an outcome; `DecodingError` with the place and the reason."""
        return cast("Outcome", self._codec.loads("outcome", text))

    @cached_property
    def classes(self) -> Classes:
        """The classes of this game, as its functions are annotated."""
        return read_classes(
            setup=self.setup,
            refusal=self._refusal,
            resolve=self.resolve,
            view=self._view,
        )

    @cached_property
    def _codec(self) -> Codec:
        from tabletop.serialization import Codec  # slow to import: when first needed

        return Codec(
            game=self.name,
            rules_version=self.rules_version,
            classes=self.classes,
            config=self.config,
            flaw=self.flaw,
            view_flaw=self.flaw
            and partial(forged, self._view, self.determinize, self.flaw),
            migrations=self.migrations,
        )

    def _work_out(self) -> None:
        classes, resolve = self.classes, self.resolve
        if has_news(classes.state) and not self.fresh_news:
            resolve = emptying_news(resolve)
        checks = {cls: fields_check(cls) for cls in classes.actions}
        of_chance = {cls: fields_check(cls) for cls in classes.chance_actions}
        then = turns.settled(resolve, self.settle)
        applying = checks, self.to_act, self._refusal, then
        vars(self).update(_checks=of_chance | checks, _applying=applying)

    def _actions_of(self, state: S, player: PlayerId) -> tuple[A, ...]:
        candidates = self.candidates(state, player)
        if self.exact_candidates:
            return tuple(candidates)
        refusal = self._refusal
        return tuple([each for each in candidates if refusal(state, each) is None])

    def _check_seat(self, state: S, player: object) -> None:
        most = max(self.players) if self.seated is None else self.seated(state)
        turns.check_seat(player, most)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
"""A game whose classes are not known to the type checker."""
