"""Strategies for Hypothesis: games, states and actions of any game.

    from hypothesis import given
    from tabletop.testing.strategies import states

    @given(states(GAME))
    def test_nobody_holds_more_than_seven_coins(state: State) -> None:
        assert max(side.coins for side in state.sides) <= 7

A game is drawn as a list of choices, so a failure shrinks to a short game whose choices
are the first ones possible. Chance is chosen like anything else, whatever the weights:
what is rare in play is not rare here. Needs the extra ``testing``.
"""

from __future__ import annotations

from typing import Any, Final, Never

import attrs
from typing_extensions import TypeVar

from tabletop.core.players import Acted, PlayerId
from tabletop.errors import MissingExtra
from tabletop.game import AnyGame, Game
from tabletop.records import Record, result_text
from tabletop.testing.perft import possible

try:
    from hypothesis import strategies as st
    from hypothesis.strategies import SearchStrategy
except ImportError as error:
    raise MissingExtra(
        "the strategies need Hypothesis: install the extra 'testing' of tabletop-games"
    ) from error

__all__ = ["actions", "any_actions", "games", "states"]

S = TypeVar("S")
A = TypeVar("A", bound=Acted)
V = TypeVar("V", default=S)
C = TypeVar("C", default=None)
X = TypeVar("X", default=Never)

_CHOICE: Final = st.integers(0, 1 << 16)


def states(
    game: Game[S, A, V, C, X],
    *,
    players: int | None = None,
    config: C | None = None,
    max_actions: int = 40,
) -> SearchStrategy[S]:
    """Draw positions that at most `max_actions` actions have led to.

    Chance may be due in them, or the game may be over. `players` and `config` are drawn
    or the default, if not given.
    """
    return _played(game, players, config, max_actions).map(_last_state)


def games(
    game: Game[S, A, V, C, X],
    *,
    players: int | None = None,
    config: C | None = None,
    max_actions: int = 40,
) -> SearchStrategy[Record[S, A, V, C, X]]:
    """Draw records of games, over or not, of at most `max_actions` actions."""
    return _played(game, players, config, max_actions).map(_record)


def actions(
    game: Game[S, A, V, C, X], state: S, player: PlayerId | None = None
) -> SearchStrategy[A]:
    """Draw a legal action; where there is none, nothing can be drawn."""
    return st.sampled_from(game.legal_actions(state, player))


def any_actions(game: Game[S, A, V, C, X]) -> SearchStrategy[A]:
    """Draw anything that has the form of an action, whatever sense it makes.

    Its fields are drawn from their annotations alone: any number, any text.
    """
    return st.one_of(*(st.from_type(cls) for cls in game.classes.actions))


@attrs.frozen
class _Played:
    """A game as far as it was played."""

    record: Record[Any, Any, Any, Any, Any]
    state: Any


@st.composite
def _played(
    draw: st.DrawFn,
    game: AnyGame,
    players: int | None,
    config: object,
    max_actions: int,
) -> _Played:
    count = draw(st.sampled_from(game.players)) if players is None else players
    chosen = game.config if config is None else config
    state, played = game.new_game(count, chosen), []
    for choice in draw(st.lists(_CHOICE, max_size=max_actions)):
        if not (choices := tuple(possible(game, state))):
            break
        played.append(choices[choice % len(choices)])
        state = game.apply(state, played[-1])
    record = Record(
        game=game,
        players=count,
        config=chosen,
        actions=tuple(played),
        result=result_text(game.outcome(state)),
    )
    return _Played(record, state)


def _last_state(played: _Played) -> Any:
    return played.state


def _record(played: _Played) -> Record[Any, Any, Any, Any, Any]:
    return played.record
