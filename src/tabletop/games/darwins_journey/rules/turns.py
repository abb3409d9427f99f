"""The round: whose turn it is, the turn order, the goals, and the clean-up."""

from __future__ import annotations

from tabletop.core.values import replace
from tabletop.games.darwins_journey.events import (
    BeagleSailed,
    FinalScored,
    GoalScored,
    ObjectivesCleared,
    RoundBegan,
    ScrollCleared,
    TurnOrderSet,
)
from tabletop.games.darwins_journey.kinds import LastingKind, Pile, Seal
from tabletop.games.darwins_journey.pending import (
    BeginRound,
    CleanUp,
    Draw,
    EndGame,
    EndTurn,
    NextWorker,
    RankEnvelope,
    Ranking,
    ScoreGoal,
    SetTurnOrder,
    TakeTurn,
    Window,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules import alfred, windows
from tabletop.games.darwins_journey.rules.measures import measured
from tabletop.games.darwins_journey.rules.supplies import gain_points, is_alfred
from tabletop.games.darwins_journey.rules.tables import people
from tabletop.games.darwins_journey.scoring import final_points
from tabletop.games.darwins_journey.state import PersonId, State, push, tell


def begin_round(state: State) -> State:
    """Begin a round with the first in turn order."""
    state = replace(state, round=state.round + 1, pending=state.pending[:-1])
    state = tell(state, RoundBegan(state.round))
    return push(state, NextWorker(None))


def next_worker(state: State, item: NextWorker) -> State:
    """Ask the next in turn order who has a worker at home; else end the phase."""
    state = replace(state, pending=state.pending[:-1])
    order = state.turn_order
    first = 0 if item.after is None else order.index(item.after) + 1
    for person in (*order[first:], *order[:first]):
        if None in state.people[person].at:
            if is_alfred(state, person):
                return alfred.begin_turn(state, person)
            return push(state, TakeTurn(person), EndTurn(person), NextWorker(person))
    return push(state, SetTurnOrder())


def set_turn_order(state: State) -> State:
    """Put those who reserved the turn order first; the rewards follow."""
    state = replace(state, pending=state.pending[:-1])
    first = tuple(dict.fromkeys(state.board.reserved))
    if first and state.alfred is None:
        order = first + tuple(each for each in state.turn_order if each not in first)
        if order != state.turn_order:
            state = replace(state, turn_order=order)
            state = tell(state, TurnOrderSet(order))
    asked = tuple(each for each in state.turn_order if not is_alfred(state, each))
    envelopes = range(len(state.post.stamps))
    return push(
        state,
        Window(asked),
        *(item for each in envelopes for item in (RankEnvelope(each), Window(asked))),
        ScoreGoal(),
        Window(asked),
        CleanUp(),
    )


# -- the goal of the round


def late_penalty(state: State, person: PersonId) -> int:
    """Add up the late penalties between a ship and the HMS Beagle."""
    parts, numbers = state.config.content.catalogue, state.config.content.numbers
    ship = parts.number[state.people[person].ship]
    is_capped = LastingKind.LATE_CAP in state.people[person].lasting
    most = numbers.late_cap if is_capped else max(numbers.late)
    reached = zip(parts.stops[: state.round], numbers.late, strict=False)
    return sum(
        min(points, most) for stop, points in reached if ship < parts.number[stop]
    )


def goal_points(state: State, person: PersonId) -> int:
    """Return what the goal of the round brings somebody, before late penalties."""
    if state.alfred is not None and is_alfred(state, person):
        board = state.config.content.catalogue.alfred[state.alfred.difficulty]
        return board.beagle_points * state.round
    goal = state.config.content.catalogue.goal[state.board.goals[state.round - 1]]
    return measured(state, person, goal.measure) * goal.points


def score_goal(state: State) -> State:
    """Score the goal of the round for everybody.

    Its points may meet the last requirement of an objective.
    """
    state = before = replace(state, pending=state.pending[:-1])
    for person in state.turn_order:
        earned, late = goal_points(state, person), late_penalty(state, person)
        points = max(0, earned - late)
        goal = state.board.goals[state.round - 1]
        told = GoalScored(
            person, None if is_alfred(state, person) else goal, points, late
        )
        state = gain_points(tell(state, told), person, points, Rule.GOAL)
    asked = (each for each in people(state) if not is_alfred(state, each))
    changed = (
        each
        for each in asked
        if [*windows.fulfillable(before, each)] != [*windows.fulfillable(state, each)]
    )
    return windows.ask_again(state, *changed)


# -- clean-up


def clean_up(state: State) -> State:
    """Clean up after a round; after the last one the game ends."""
    state = replace(state, pending=state.pending[:-1])
    if state.round == state.config.content.numbers.rounds:
        return push(state, EndGame())
    stop = state.config.content.catalogue.stops[state.round]
    people = tuple(
        replace(person, at=(None,) * len(person.at)) for person in state.people
    )
    state = replace(state, people=people)
    state = tell(state, BeagleSailed(stop))
    if state.board.objectives:
        state = tell(state, ObjectivesCleared(state.board.objectives))
    board = replace(state.board, reserved=(), objectives=())
    return _clear_scroll(replace(state, board=board))


def _clear_scroll(state: State) -> State:
    """Take the top scroll's seals out of the game and move the others up."""
    scrolls = state.board.scrolls
    told = ScrollCleared(tuple(seal for seal in scrolls[0] if seal is not None))
    moved = _moved_up(scrolls)
    empty = sum(seal is None for scroll in moved for seal in scroll)
    state = tell(replace(state, board=replace(state.board, scrolls=moved)), told)
    count = displayed(state)
    return push(
        state,
        Draw(Pile.SILVER, count),
        Draw(Pile.GOLD, count),
        Draw(Pile.SEALS, empty),
        BeginRound(),
    )


def _moved_up(
    scrolls: tuple[tuple[Seal | None, ...], ...],
) -> tuple[tuple[Seal | None, ...], ...]:
    """Empty the top scroll and close the gaps of every column."""
    columns = [
        [seal for seal in column if seal is not None]
        for column in zip(*scrolls[1:], strict=True)
    ]
    return tuple(
        tuple(column[scroll] if scroll < len(column) else None for column in columns)
        for scroll in range(len(scrolls))
    )


def displayed(state: State) -> int:
    """Return how many objectives of each metal lie on display."""
    content = state.config.content
    return content.numbers.displayed if state.alfred is None else content.solo.displayed


def end_game(state: State) -> State:
    """Tell the final scoring; the points on the track stay as they are."""
    state = replace(state, pending=state.pending[:-1])
    for person in people(state):
        state = tell(state, FinalScored(person, final_points(state, person)))
    return push(state, Ranking())
