"""What can be fulfilled, and who has declined to: the windows of the reward phase.

A window knows who has declined and has nothing new to consider; it does not ask them.
When it closes, it tells the window that comes next, which lies below one step: an
envelope, or the goal. Rewards of an envelope change the table, and so does what is
fulfilled in a window: everybody is asked again. The goal brings points, which change
something only for those who can now fulfil what they could not before.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.players import PlayerId
from tabletop.core.values import replace
from tabletop.games.darwins_journey.actions import FulfilCrew, FulfilObjective
from tabletop.games.darwins_journey.pending import Window
from tabletop.games.darwins_journey.rules import crew, objectives
from tabletop.games.darwins_journey.state import PersonId, State


def fulfillable(
    state: State, player: PlayerId
) -> Iterator[FulfilObjective | FulfilCrew]:
    """Propose every objective and crew card that a player can fulfil now."""
    yield from objectives.fulfilments(state, player)
    yield from crew.crew_fulfilments(state, player)


def can_fulfil(state: State, player: PlayerId) -> bool:
    """Whether a player can fulfil anything now."""
    return next(fulfillable(state, player), None) is not None


def next_asked(state: State, window: Window) -> tuple[PlayerId, ...]:
    """Name who is still to be asked, from the first who has something to consider."""
    for number, player in enumerate(window.order):
        if player not in window.declined and can_fulfil(state, player):
            return window.order[number:]
    return ()


def decline(state: State, window: Window, player: PlayerId) -> State:
    """Let a player decline in the window on top."""
    order = tuple(each for each in window.order if each != player)
    declined = (*window.declined, player)
    return _with_top(state, replace(window, order=order, declined=declined))


def close(state: State, window: Window) -> State:
    """Take the window on top away; the next one asks nobody who has declined."""
    match state.pending[:-1]:
        case (*below, Window() as later, step):
            told = replace(later, declined=window.declined)
            return replace(state, pending=(*below, told, step))
        case left:
            return replace(state, pending=left)


def ask_again(state: State, *changed: PersonId) -> State:
    """Let the window on top, if it is one, ask those for whom something has changed."""
    window = state.pending[-1] if state.pending else None
    if not isinstance(window, Window) or not window.declined:
        return state
    declined = tuple(each for each in window.declined if each not in changed)
    return _with_top(state, replace(window, declined=declined))


def _with_top(state: State, window: Window) -> State:
    return replace(state, pending=(*state.pending[:-1], window))
