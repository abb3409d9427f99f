"""Positions of Darwin's Journey built step by step, and the verbs its tests speak with.

A position starts as a game that was really set up, A before B before C before D in turn
order; each builder changes one thing and puts right what hangs on it: seals, objectives
and lenses that somebody has are missing elsewhere, ribbons behind an explorer have been
crossed. Seals are written by their letters, a worker's row as ``"pgb"``::

    state = with_seals(start(), A, {1: "ggb"})
    state = workers_at(state, B, {0: "exploration_1"})
    state = play(turn(state, A), place(A, 1, "exploration_1"))

`doing` and `choosing` begin in the middle of a turn; `play` feeds actions one after
another; `refused` tries what must fail.
"""

from __future__ import annotations

from typing import Final, TypeVar

import pytest

from tabletop import GameRule, IllegalAction, PlayerId, SeededRng, replace
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import (
    Action,
    ChanceAction,
    ChooseEffect,
    DrawSeat,
    Finish,
    MoveExplorer,
    MoveShip,
    PlaceWorker,
)
from tabletop.games.darwins_journey.content import Effect
from tabletop.games.darwins_journey.kinds import (
    CrewId,
    Pile,
    PlaceId,
    SpaceId,
    Specimen,
)
from tabletop.games.darwins_journey.pending import (
    ChooseEffects,
    DoEffect,
    Draw,
    EndCrew,
    EndTurn,
    Item,
    NextWorker,
    TakeTurn,
)
from tabletop.games.darwins_journey.state import FIRST_GAME, Config, State
from tests.games.darwins_journey.pieces import (
    SEALS,
    Person,
    holding,
    on,
    unlocked,
    with_delivered,
    with_fifth,
    with_letters,
    with_me,
    with_scrolls,
    with_seals,
    with_specimens,
    with_tents,
    with_tiles,
    workers_at,
)

__all__ = [
    "SEALS",
    "A",
    "B",
    "C",
    "D",
    "Person",
    "choose",
    "choosing",
    "dealt",
    "decline",
    "doing",
    "events",
    "flaw",
    "holding",
    "legal",
    "on",
    "place",
    "play",
    "refused",
    "sail",
    "seals_of",
    "settled",
    "space_of",
    "specimen_on",
    "start",
    "turn",
    "unlocked",
    "walk",
    "with_delivered",
    "with_fifth",
    "with_letters",
    "with_me",
    "with_scrolls",
    "with_seals",
    "with_specimens",
    "with_tents",
    "with_tiles",
    "workers_at",
]

A, B, C, D = (PlayerId(seat) for seat in range(4))
E = TypeVar("E")


# -- given: a game that was set up


def start(
    players: int = 2,
    seed: int = 1,
    config: Config = FIRST_GAME,
    order: tuple[PlayerId, ...] = (A, B, C, D),
) -> State:
    """Set a game up until the first turn; each keeps and takes what comes first."""
    state, rng = dealt(players, seed, config, order), SeededRng("pairs", seed)
    while not isinstance(state.pending[-1], TakeTurn):
        (player, *_) = GAME.to_act(state)
        state = GAME.advance(play(state, legal(state, player)[0]), rng)
    return replace(state, news=())


def dealt(
    players: int = 2,
    seed: int = 1,
    config: Config = FIRST_GAME,
    order: tuple[PlayerId, ...] = (A, B, C, D),
) -> State:
    """Play chance until the first question; seats are drawn in the order given."""
    state, rng = GAME.new_game(players, config), SeededRng(seed)
    seats = iter(order)
    while (chance := GAME.chance(state)) is not None:
        top = state.pending[-1]
        fall: ChanceAction = chance.sample(rng)
        if isinstance(top, Draw) and top.pile is Pile.SEATS:
            fall = DrawSeat(next(seats))
        state = GAME.apply(state, fall)
    return state


# -- given: whose turn it is


def turn(state: State, player: PlayerId) -> State:
    """Let it be a player's turn to place a worker."""
    waiting = _turn_of(state, player)
    return replace(waiting, pending=(*waiting.pending, TakeTurn(player)))


def doing(state: State, player: PlayerId, effect: Effect) -> State:
    """Let a player, in the own turn, be asked how an effect is done."""
    return settled(_turn_of(state, player), DoEffect(player, effect))


def choosing(
    state: State,
    player: PlayerId,
    *effects: Effect,
    place: str | None = None,
    card: int | None = None,
) -> State:
    """Let a player, in the own turn, choose from the effects of a place or card."""
    asked = ChooseEffects(
        player,
        effects,
        place=None if place is None else PlaceId(place),
        card=None if card is None else CrewId(card),
    )
    return settled(_turn_of(state, player), asked)


def settled(state: State, *items: Item) -> State:
    """Put items on the stack, the last on top; let happen what happens by itself."""
    assert GAME.settle is not None
    return GAME.settle(replace(state, pending=state.pending + items, news=()))


def _turn_of(state: State, player: PlayerId) -> State:
    """Let what ends a player's turn wait, in place of the turn that is played."""
    below = list(state.pending)
    while below and isinstance(below[-1], _OF_A_TURN):
        below.pop()
    pending = (*below, NextWorker(player), EndTurn(player))
    return replace(state, pending=pending, news=())


_OF_A_TURN: Final = (TakeTurn, EndTurn, NextWorker, ChooseEffects, DoEffect, EndCrew)


# -- when


def play(state: State, *actions: Action | ChanceAction) -> State:
    """Play actions one after another."""
    for action in actions:
        state = GAME.apply(state, action)
    return state


def place(player: PlayerId, worker: int, where: str, knowledge: int = 0) -> PlaceWorker:
    """Place a worker: ``place(A, 1, "exploration_1")``."""
    return PlaceWorker(player, worker, PlaceId(where), knowledge)


def sail(player: PlayerId, path: str) -> MoveShip:
    """Move a ship along spaces: ``sail(A, "O1 O3")``."""
    return MoveShip(player, tuple(SpaceId(each) for each in path.split()))


def walk(player: PlayerId, path: str) -> MoveExplorer:
    """Move an explorer along spaces, those jumped over too: ``walk(A, "A1 A2")``."""
    return MoveExplorer(player, tuple(SpaceId(each) for each in path.split()))


def choose(state: State, *effects: Effect) -> State:
    """Choose effects from the list on top, one after another."""
    for effect in effects:
        top = state.pending[-1]
        assert isinstance(top, ChooseEffects), top
        action = ChooseEffect(top.player, top.effects.index(effect))
        state = GAME.apply(state, action)
    return state


def decline(state: State) -> State:
    """Let whoever is asked leave out what is left of the question on top."""
    (player,) = GAME.to_act(state)
    return GAME.apply(state, Finish(player))


# -- then


def legal(state: State, player: PlayerId | None = None) -> list[Action]:
    """List what a player may do, or the one player who is to act."""
    if player is None:
        (player,) = GAME.to_act(state)
    return list(GAME.legal_actions(state, player))


def refused(state: State, action: Action) -> GameRule:
    """Try an action that must fail: nothing changes; return the rule that says no."""
    before = repr(state)

    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, action)

    refusal = caught.value.refusal
    assert before == repr(state)
    assert GAME.refusal(state, action) == refusal
    assert action not in GAME.legal_actions(state, action.player)
    told = {key: value for key, value in refusal.params.items() if key != "place"}
    assert all(str(value) in refusal.message for value in told.values())
    return refusal.rule


def events(state: State, kind: type[E]) -> list[E]:
    """List the news of a kind that the last action brought about."""
    return [each for each in state.news if isinstance(each, kind)]


def seals_of(state: State, player: PlayerId, worker: int) -> str:
    """Write the row of a worker by the letters of its seals."""
    return "".join(each.value[0] for each in state.people[player].rows[worker])


def specimen_on(state: State, space: str) -> Specimen:
    """Return the specimen whose token lies on a space."""
    spaces = state.config.content.catalogue.specimen_spaces(state.players)
    return state.board.specimens[spaces.index(SpaceId(space))]


def space_of(state: State, name: str) -> SpaceId:
    """Return the space on which the token of a specimen lies."""
    spaces = state.config.content.catalogue.specimen_spaces(state.players)
    return spaces[state.board.specimens.index(Specimen(name))]


def flaw(state: State) -> str | None:
    """Say what is impossible about a position, or None."""
    assert GAME.flaw is not None
    return GAME.flaw(state)
