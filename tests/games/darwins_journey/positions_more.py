"""More builders and verbs for positions: the museum, the envelopes, phases, the end.

Specimens are written by the first letters of colour and kind, ``"gr bp"`` for the green
reptile and the blue plant. Unless `by` says otherwise, it is A who has or does
something. `bare` is where most positions begin: nobody has anything to fulfil.
"""

from __future__ import annotations

from typing import Final

from tabletop import PlayerId, SeededRng, replace
from tabletop.core.players import seats
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import (
    ChooseEffect,
    Finish,
    MoveExplorer,
    MoveShip,
)
from tabletop.games.darwins_journey.content import Effect
from tabletop.games.darwins_journey.kinds import (
    CrewId,
    GoalId,
    Metal,
    ObjectiveId,
    PlaceId,
    TileId,
)
from tabletop.games.darwins_journey.pending import (
    ChooseEffects,
    EndGame,
    EndTurn,
    Item,
    NextWorker,
    RankEnvelope,
    ScoreGoal,
    TakeTurn,
    Window,
)
from tabletop.games.darwins_journey.state import CrewOnTable, Naturalist, Score, State
from tests.games.darwins_journey.positions import (
    A,
    legal,
    play,
    settled,
    start,
    with_me,
    with_seals,
)
from tests.games.darwins_journey.verbs import named

# -- given


def bare(players: int = 2) -> State:
    """Set a game up; nobody has objectives or crew cards, workers have one seal.

    The first seals are green, blue and yellow; everybody has four coins.
    """
    state = start(players)
    for player in seats(players):
        state = with_me(state, player, reserve=(), crew=())
        state = with_seals(state, player, {1: "g", 2: "b", 3: "y"})
    return state


def museum(state: State, shown: str = "", delivered: str = "") -> State:
    """Put these specimens into the museum, by set-up or delivered, and no others."""
    board = replace(state.board, shown=named(shown), delivered=named(delivered))
    return replace(state, board=board)


def researched(state: State, text: str, by: PlayerId = A) -> State:
    """Let a player have researched these specimens."""
    return with_me(state, by, research=named(text))


def crewed(state: State, cards: str, by: PlayerId = A) -> State:
    """Give a player crew cards, fulfilled ones with their worker: ``"2 14:3"``."""
    pairs = (each.partition(":") for each in cards.split())
    lying = tuple(
        CrewOnTable(CrewId(int(card)), int(worker) if worker else None)
        for card, _, worker in pairs
    )
    return with_me(state, by, crew=lying)


def worth(state: State, points: int, by: PlayerId = A) -> State:
    """Let a player have so many points."""
    return with_me(state, by, score=Score(actions=points))


def tiled(state: State, number: int) -> State:
    """Lay a special action tile on the top left place, which is open."""
    tiles = (TileId(number), *state.board.tiles[1:])
    return replace(state, board=replace(state.board, tiles=tiles))


def stamped(state: State, *envelopes: str) -> State:
    """Put stamps on the envelopes, for each the numbers of A, B, ...: ``"4 4 2"``.

    They come from the stacks, from the first one on.
    """
    lying = [tuple(int(count) for count in each.split()) for each in envelopes]
    none = (0,) * len(state.people)
    lying += [none] * (3 - len(lying))
    state = replace(state, post=replace(state.post, stamps=tuple(lying)))
    for player in seats(state.players):
        out = sum(envelope[player] for envelope in lying)
        stacks = tuple(4 - min(4, max(0, out - 4 * number)) for number in range(3))
        state = with_me(state, player, stacks=stacks)
    return state


def displayed(state: State, text: str) -> State:
    """Lay objectives on display, and no others."""
    lying = tuple(ObjectiveId(each) for each in text.split())
    return replace(state, board=replace(state.board, objectives=lying))


def at_round(state: State, number: int) -> State:
    """Let it be a later round; the Beagle has sailed on."""
    return replace(state, round=number)


def goal(state: State, number: int) -> State:
    """Lay a Beagle goal below the stop of the round."""
    goals = list(state.board.goals)
    goals[state.round - 1] = GoalId(number)
    return replace(state, board=replace(state.board, goals=tuple(goals)))


# -- when: phases


def _next(state: State, item: Item) -> State:
    """Let an item come; then it is A's turn."""
    return settled(replace(state, pending=(TakeTurn(A),)), item)


def ranked(state: State, envelope: int = 0) -> State:
    """Reward an envelope."""
    return _next(state, RankEnvelope(envelope))


def scored(state: State) -> State:
    """Score the goal of the round."""
    return _next(state, ScoreGoal())


def asked(state: State) -> State:
    """Open a window of the reward phase."""
    return _next(state, Window(state.turn_order))


_OF_A_TURN: Final = (TakeTurn, EndTurn, NextWorker)


def evening(state: State, reserved: tuple[PlayerId, ...] = ()) -> State:
    """Let the last worker be placed: the turn order is set, then come the rewards.

    `reserved` are the owners of the workers on the turn order place, from the left.
    """
    for player in seats(state.players):
        waiting = (PlaceId("turn_order"),) * reserved.count(player)
        home = len(state.people[player].at) - len(waiting)
        at = (*waiting, *(PlaceId("museum_research"),) * home)
        state = with_me(state, player, at=at)
    board = replace(state.board, reserved=reserved)
    phase = tuple(each for each in state.pending if not isinstance(each, _OF_A_TURN))
    state = replace(state, board=board, pending=phase)
    return settled(state, NextWorker(state.turn_order[-1]))


def morning(state: State, reserved: tuple[PlayerId, ...] = ()) -> State:
    """Let the round end and the next begin; who is asked does nothing."""
    rng = SeededRng("morning")
    state = GAME.advance(evening(state, reserved), rng)
    while not isinstance(state.pending[-1], TakeTurn) and GAME.to_act(state):
        state = GAME.advance(play(state, Finish(GAME.to_act(state)[0])), rng)
    return state


def ended(state: State) -> State:
    """Score the end of the game."""
    return settled(replace(state, pending=()), EndGame())


# -- then


def me(state: State, by: PlayerId = A) -> Naturalist:
    """Show what a player has."""
    return state.people[by]


def whose(state: State) -> str:
    """Name who is asked."""
    return "".join("ABCD"[seat] for seat in GAME.to_act(state))


def is_over(state: State) -> bool:
    """Say whether all is done, and somebody takes the next turn."""
    return isinstance(state.pending[-1], TakeTurn)


def offered(state: State) -> set[Effect]:
    """Collect the effects that can be chosen now."""
    asks = state.pending[-1]
    assert isinstance(asks, ChooseEffects), asks
    said = (each for each in legal(state) if isinstance(each, ChooseEffect))
    return {asks.effects[each.effect] for each in said}


def stops(state: State) -> set[str]:
    """Collect the spaces on which a ship or an explorer can end its move."""
    moves = (each for each in legal(state) if isinstance(each, MoveShip | MoveExplorer))
    return {str(each.path[-1]) for each in moves}


def fulfilled(state: State, by: PlayerId = A) -> dict[str, tuple[str, int]]:
    """Tell on which slots which objectives of a player are fulfilled."""
    return _slots(state, by, is_fulfilled=True)


def unfulfilled(state: State, by: PlayerId = A) -> dict[str, tuple[str, int]]:
    """Tell on which slots which objectives of a player lie face up."""
    return _slots(state, by, is_fulfilled=False)


def _slots(
    state: State, by: PlayerId, *, is_fulfilled: bool
) -> dict[str, tuple[str, int]]:
    return {
        str(slot.objective): (metal.value, number)
        for metal in Metal
        for number, slot in enumerate(state.people[by].slots(metal))
        if slot is not None and slot.is_fulfilled is is_fulfilled
    }


def final(state: State, by: PlayerId = A) -> int:
    """Count what a player scores at the end of the game."""
    over = GAME.outcome(ended(state))
    assert over is not None
    return int(over.scores[by]) - state.people[by].points


def bound(state: State, by: PlayerId = A) -> dict[int, int]:
    """Tell by which workers of a player which crew cards were fulfilled."""
    lying = state.people[by].crew
    return {int(each.card): each.worker for each in lying if each.worker is not None}
