"""The rules that nothing but a number, or another question, refuses."""

from __future__ import annotations

from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import Convert, FulfilCrew, FulfilObjective
from tabletop.games.darwins_journey.events import PointsGained
from tabletop.games.darwins_journey.kinds import CrewId, Gain, ObjectiveId
from tabletop.games.darwins_journey.pending import DoEffect, EndTurn, NextWorker
from tabletop.games.darwins_journey.pending.effects import ConvertKnowledge
from tabletop.games.darwins_journey.rulebook import Rule
from tests.games.darwins_journey.flawed import END, PAIRS, START, WINDOW, mine, waiting
from tests.games.darwins_journey.positions import A, B, doing, events, play, refused
from tests.games.darwins_journey.positions_more import goal, scored, stamped

SEVEN = ConvertKnowledge(coins=7, points=7)


def test_knowledge_is_converted_only_when_asked() -> None:
    """Nobody converts temporary knowledge just so."""
    assert Rule.CONVERT == refused(START, Convert(A, Gain.COINS))


def test_what_is_not_there_is_not_converted() -> None:
    """Without temporary knowledge there is nothing to convert (DJ-268)."""
    turn = (NextWorker(A), EndTurn(A), DoEffect(A, SEVEN))
    state = waiting(*turn, of=mine(WINDOW, knowledge=0))

    assert Rule.CONVERT == refused(state, Convert(A, Gain.POINTS))


def test_points_by_knowledge_name_their_rule() -> None:
    """Seven points for a temporary knowledge are told as such."""
    state = play(doing(START, A, SEVEN), Convert(A, Gain.POINTS))

    assert [PointsGained(A, 7, Rule.CONVERT)] == events(state, PointsGained)


def test_nothing_is_fulfilled_before_the_first_round() -> None:
    """Objectives and crew cards wait for the own turn and the reward phase."""
    player = GAME.to_act(PAIRS)[0]
    objective, card = ObjectiveId("SS1"), CrewId(1)

    assert Rule.WINDOW == refused(PAIRS, FulfilObjective(player, objective))
    assert Rule.WINDOW == refused(PAIRS, FulfilCrew(player, card, 1))


def test_points_by_goals_name_their_rule() -> None:
    """The points of a Beagle goal are told as such."""
    state = scored(goal(stamped(START, "4 0"), 9))

    (points,) = events(state, PointsGained)
    assert (A, Rule.GOAL) == (points.player, points.rule)
    assert B not in {each.player for each in events(state, PointsGained)}


def test_the_end_says_how_it_is_decided() -> None:
    """When the game is over, the reason tells what decides, ties too."""
    outcome = GAME.outcome(END)

    assert outcome is not None
    assert Rule.END.text in outcome.reason
