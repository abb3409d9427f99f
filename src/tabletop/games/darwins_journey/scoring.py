"""Points at the end of the game, and how the players stand then."""

from __future__ import annotations

from typing import Final

import attrs

from tabletop.core.outcomes import Opponent, Outcome, ScoreLine
from tabletop.core.players import PlayerId
from tabletop.games.darwins_journey.content import ObjectiveSlot
from tabletop.games.darwins_journey.kinds import LastingKind, specimen_of
from tabletop.games.darwins_journey.pending import Ranking
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import (
    Naturalist,
    PersonId,
    Score,
    Slot,
    State,
)

_PLAYED: Final = {
    "actions": "actions",
    "ribbons": "golden ribbons",
    "ends": "ends of tracks",
    "knowledge": "knowledge converted",
    "goals": "Beagle goals",
    "laps": "bonus track",
}
"""What the points on the track are called in a breakdown."""


def books(state: State, person: PersonId) -> int:
    """Count the books that an evolution marker has reached, and an extra one."""
    me = state.people[person]
    reached = sum(space <= me.theory for space in state.config.content.theory.books)
    return reached + (LastingKind.EXTRA_BOOK in me.lasting)


def museum_modifier(state: State) -> int:
    """Return the points for each book: two, and one for each complete row."""
    museum = state.config.content.museum
    there = {*state.board.shown, *state.board.delivered}
    full = sum(
        all(specimen_of(row, kind) in there for kind in museum.columns)
        for row in museum.rows
    )
    return museum.base + full


def final_lines(state: State, person: PersonId) -> tuple[ScoreLine, ...]:
    """List what somebody scores at the end of the game, line by line."""
    me, content = state.people[person], state.config.content
    numbers, board = content.numbers, content.board
    return (
        ScoreLine("silver objectives", _slot_points(me.silver, board.silver)),
        ScoreLine("gold objectives", _slot_points(me.gold, board.gold)),
        ScoreLine("both last objectives", board.pair_points * _has_pair(me)),
        ScoreLine("seals", _seal_points(me, board.seal_points)),
        ScoreLine("tents", board.tent_points * (me.tents == 0)),
        ScoreLine("theory of evolution", museum_modifier(state) * books(state, person)),
        ScoreLine("coins", me.coins // numbers.coins_per_point),
        ScoreLine("temporary knowledge", me.knowledge * numbers.knowledge_points),
    )


def _slot_points(
    slots: tuple[Slot | None, ...], printed: tuple[ObjectiveSlot, ...]
) -> int:
    return sum(
        each.points
        for slot, each in zip(slots, printed, strict=False)
        if slot is not None and slot.is_fulfilled
    )


def _has_pair(me: Naturalist) -> bool:
    """Whether the last objectives of both metals are fulfilled."""
    last = (me.silver[-1:] + me.gold[-1:]) if me.silver and me.gold else ()
    return len(last) == 2 and all(
        slot is not None and slot.is_fulfilled for slot in last
    )


def _seal_points(me: Naturalist, points: tuple[int, ...]) -> int:
    """Add up the points of the seal spaces that are covered."""
    return sum(sum(points[: len(row)]) for row in me.rows)


def final_points(state: State, person: PersonId) -> int:
    """Return what somebody scores at the end of the game, all together."""
    return sum(line.points for line in final_lines(state, person))


def total(state: State, person: PersonId) -> int:
    """Return the points of somebody, if the game ended now."""
    return state.people[person].points + final_points(state, person)


def breakdown(state: State, person: PersonId) -> tuple[ScoreLine, ...]:
    """List every source of points."""
    score = state.people[person].score
    played = tuple(
        ScoreLine(_PLAYED[field.name], getattr(score, field.name))
        for field in attrs.fields(Score)
    )
    return tuple(line for line in (*played, *final_lines(state, person)) if line.points)


def outcome(state: State) -> Outcome | None:
    """Return the ranking once the game is over."""
    if not state.pending or not isinstance(state.pending[-1], Ranking):
        return None
    players = [PlayerId(seat) for seat in range(state.players)]
    standing = {player: _standing(state, player) for player in players}
    return Outcome(
        ranking=tuple(
            tuple(player for player in players if standing[player] == place)
            for place in sorted(set(standing.values()), reverse=True)
        ),
        scores=tuple(total(state, player) for player in players),
        breakdown=tuple(breakdown(state, player) for player in players),
        reason=_reason(state),
        grade=_grade(state),
        opponents=() if state.alfred is None else (_alfred(state),),
    )


def _alfred(state: State) -> Opponent:
    """Return what Alfred has scored."""
    him = PlayerId(state.players)
    return Opponent("Alfred", total(state, him), breakdown(state, him))


# -- why it ended so


def _reason(state: State) -> str:
    """Say that the game is over, and what has decided."""
    people = [PlayerId(seat) for seat in range(len(state.people))]
    first, second, *_ = sorted(people, key=lambda each: _rank(state, each))
    points = total(state, first)
    if points > total(state, second):
        told = f"{_name(state, first)} has most points: {points}."
    else:
        both = f"{_name(state, first)} and {_name(state, second)}"
        told = f"{both} have {points} points each: {_decided(state, first, second)}."
    rule = Rule.END if state.alfred is None else Rule.ALFRED_END
    return f"Five rounds are over. {told[0].upper()}{told[1:]} {rule.text}"


def _rank(state: State, person: PersonId) -> tuple[int, ...]:
    """Put the best first; among equals Alfred, then players by seat."""
    best_first = (-value for value in _standing(state, person))
    return (*best_first, -1 if _is_alfred(state, person) else person)


def _decided(state: State, first: PersonId, second: PersonId) -> str:
    """Say by what the first of two with the same points stands before the second."""
    (_, theory, coins), (_, behind, fewer) = (
        _standing(state, each) for each in (first, second)
    )
    name = _name(state, first)
    if theory > behind:
        return f"{name} is further in the theory of evolution, {theory} to {behind}"
    if coins > fewer:
        return f"theory is equal, and {name} has more coins, {coins} to {fewer}"
    if _is_alfred(state, first):
        return "theory and coins are equal too, and then Alfred wins"
    return "theory and coins are equal too, and they share the place"


def _name(state: State, person: PersonId) -> str:
    return "Alfred" if _is_alfred(state, person) else f"player {person}"


def _is_alfred(state: State, person: PersonId) -> bool:
    return person >= state.players


def _grade(state: State) -> str:
    """Say who has won against Alfred; equal in everything, he has."""
    if state.alfred is None:
        return ""
    player, alfred = _standing(state, PlayerId(0)), _standing(state, PlayerId(1))
    return "victory" if player > alfred else "defeat"


def _standing(state: State, person: PersonId) -> tuple[int, int, int]:
    """Return what decides: points, theory, coins."""
    me = state.people[person]
    return total(state, person), me.theory, me.coins
