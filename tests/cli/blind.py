"""A made-up game that is open, but for moments: blind choices, and looks at a card.

Each round both players choose a number in secret; both are turned over. Then the one
whose round it is says something aloud, or looks at a card that nobody else sees. On
wish, a card is burnt at the beginning, which nobody ever sees.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs

from tabletop import (
    Chance,
    Dice,
    Game,
    NotationError,
    Observer,
    Outcome,
    PlayerId,
    Refusal,
    Rng,
    Value,
    ranked,
    replace,
    seats,
)
from tabletop.core.seq import set_at

ROUNDS: Final = 2
PLAYERS: Final = 2
NUMBERS: Final = (2, 1)
"""In another order than one would count."""


@attrs.frozen
class Choose(Value):
    """Choose a number, in secret."""

    player: PlayerId
    number: int


@attrs.frozen
class Say(Value):
    """Say something, for all to hear."""

    player: PlayerId


@attrs.frozen
class Look(Value):
    """Look at the card."""

    player: PlayerId


Action: TypeAlias = Choose | Say | Look


@attrs.frozen
class Seen(Value):
    """The card that was looked at, or burnt."""

    faces: tuple[int, ...]


@attrs.frozen
class Turned(Value):
    """Both numbers were turned over."""

    numbers: tuple[int, ...]


@attrs.frozen
class Said(Value):
    """Something was said."""

    player: PlayerId


@attrs.frozen
class CardSeen(Value):
    """A card was looked at; what it was, only one knows."""

    player: PlayerId
    card: int | None


Event: TypeAlias = Turned | Said | CardSeen


@attrs.frozen
class Config(Value):
    """The settings."""

    burns: bool = False


@attrs.frozen
class State(Value):
    """A position."""

    config: Config
    chosen: tuple[int | None, ...] = (None,) * PLAYERS
    is_turned: bool = False
    is_looking: bool = False
    round: int = 0
    burnt: int | None = None
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)

    @property
    def speaker(self) -> PlayerId:
        """Whose round it is."""
        return PlayerId(self.round % PLAYERS)


@attrs.frozen
class View(Value):
    """What one may know."""

    viewer: Observer
    table: State
    news: tuple[Event, ...] = attrs.field(default=(), eq=False)


def setup(players: int, config: Config) -> State:
    """Begin with nothing chosen."""
    return State(config)


def is_to_burn(state: State) -> bool:
    """Whether a card has still to be burnt."""
    return state.config.burns and state.burnt is None


def to_act(state: State) -> tuple[PlayerId, ...]:
    """Name all who have not chosen, or who is to speak."""
    if state.round == ROUNDS or state.is_looking or is_to_burn(state):
        return ()
    if state.is_turned:
        return (state.speaker,)
    return tuple(seat for seat in seats(PLAYERS) if state.chosen[seat] is None)


def candidates(state: State, player: PlayerId) -> list[Action]:
    """Propose what the moment asks for."""
    if state.is_turned:
        return [Say(player), Look(player)]
    return [Choose(player, number) for number in NUMBERS]


def refusal(state: State, action: Action) -> Refusal | None:
    """Refuse nothing."""
    return None


def chance(state: State) -> Chance[Seen] | None:
    """Turn up a card for one pair of eyes, or for none."""
    return Dice(Seen, count=1) if state.is_looking or is_to_burn(state) else None


def resolve(state: State, action: Action | Seen) -> State:
    """Choose, turn over, say, or look."""
    match action:
        case Choose(player=player, number=number):
            chosen = set_at(state.chosen, player, number)
            if None in chosen:
                return replace(state, chosen=chosen)
            news = (Turned(tuple(number or 0 for number in chosen)),)
            return replace(state, chosen=chosen, is_turned=True, news=news)
        case Say(player=player):
            return _next_round(state, Said(player))
        case Look():
            return replace(state, is_looking=True)
        case Seen(faces=faces) if is_to_burn(state):
            return replace(state, burnt=faces[0])
        case Seen(faces=faces):
            return _next_round(state, CardSeen(state.speaker, faces[0]))


def _next_round(state: State, event: Event) -> State:
    return State(state.config, round=state.round + 1, burnt=state.burnt, news=(event,))


def outcome(state: State) -> Outcome | None:
    """Let nobody win."""
    if state.round < ROUNDS:
        return None
    return Outcome(ranked((0, 0)), (0, 0), ((), ()), "All rounds are over.")


def view(state: State, observer: Observer) -> View:
    """Hide what others chose until both have, what they saw, and what was burnt."""
    chosen = tuple(
        number if state.is_turned or seat == observer else None
        for seat, number in enumerate(state.chosen)
    )
    news = tuple(
        CardSeen(event.player, None)
        if isinstance(event, CardSeen) and event.player != observer
        else event
        for event in state.news
    )
    table = replace(state, chosen=chosen, burnt=state.burnt and 0, news=())
    return View(observer, table, news)


def determinize(view: View, rng: Rng) -> State:
    """Make up what is hidden; who has chosen is left open here."""
    burnt = None if view.table.burnt is None else rng.randrange(6) + 1
    return replace(view.table, burnt=burnt, news=view.news)


def format_action(action: Action | Seen) -> str:
    """Write an action."""
    match action:
        case Choose(number=number):
            return f"choose {number}"
        case Say():
            return "say"
        case Look():
            return "look"
        case Seen(faces=faces):
            return f"seen {faces[0]}"


def read_action(text: str, state: State, player: PlayerId) -> Action:
    """Read what may be done; a bare number is one that is chosen."""
    actions = (Say(player), Look(player), *candidates(state, player))
    known = {format_action(action): action for action in actions}
    if text in known:
        return known[text]
    if f"choose {text}" in known:
        return known[f"choose {text}"]
    raise NotationError(text, "write one of what is listed")


def gossip(state: State, player: PlayerId) -> list[Action]:
    """Propose what can be done aloud."""
    return [Say(player), Look(player)]


GAME: Final = Game[State, Action, View, Config, Seen](
    name="blind",
    title="Blind Choice",
    players=(PLAYERS,),
    config=Config(),
    max_actions=20,
    setup=setup,
    to_act=to_act,
    candidates=candidates,
    refusal=refusal,
    resolve=resolve,
    chance=chance,
    outcome=outcome,
    view=view,
    determinize=determinize,
    format_action=format_action,
    read_action=read_action,
)

GOSSIP: Final = attrs.evolve(GAME, name="gossip", candidates=gossip)
"""The same without blind choices."""
