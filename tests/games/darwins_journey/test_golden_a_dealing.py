"""Golden cases 10 to 12: crew cards are drafted, objectives dealt."""

from __future__ import annotations

import pytest

from tabletop import PlayerId, SeededRng
from tabletop.agents import random_action
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import KeepCard, TakePair
from tabletop.games.darwins_journey.kinds import CrewId, Metal
from tabletop.games.darwins_journey.pending import ChoosePair, DraftCrew, TakeTurn
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import Config, State
from tests.games.darwins_journey.positions import (
    A,
    B,
    C,
    D,
    dealt,
    legal,
    refused,
    start,
)

FREE = Config()


# -- the draft


def keep(state: State, player: PlayerId, index: int = 0) -> State:
    """Keep a card of a player's hand."""
    question = state.pending[-1]
    assert isinstance(question, DraftCrew)
    return GAME.apply(state, KeepCard(player, question.hands[player][index]))


def draft(state: State) -> DraftCrew:
    """Return the draft that is going on."""
    question = state.pending[-1]
    assert isinstance(question, DraftCrew)
    return question


def test_g10_draft_of_three() -> None:
    """Of 16 cards twelve are dealt, each keeps three (DJ-090, DJ-101 to DJ-104)."""
    state = dealt(3, config=FREE)
    assert ([4, 4, 4], 4) == (
        [len(hand) for hand in draft(state).hands],
        state.decks.crew.total,
    )

    for _ in range(3):
        for player in (A, B, C):
            state = keep(state, player)

    kept = [each.card for me in state.people for each in me.crew]
    assert not isinstance(state.pending[-1], DraftCrew)
    assert [3, 3, 3] == [len(me.crew) for me in state.people]
    assert 9 == len(set(kept))


def test_everybody_is_asked_at_once_in_the_draft() -> None:
    """All players choose at the same time; who has chosen waits (DJ-102, R3)."""
    state = dealt(3, config=FREE)
    assert {A, B, C} == set(GAME.to_act(state))

    assert {A, C} == set(GAME.to_act(keep(state, B)))


def test_picks_of_the_draft_are_secret() -> None:
    """What others keep makes no difference to what a player sees (DJ-102)."""
    state = dealt(3, config=FREE)

    seen = [GAME.view(keep(state, B, index), A) for index in (0, 3)]

    assert seen[0] == seen[1]


def test_picks_stay_secret_while_hands_go_round() -> None:
    """After a pass nobody knows what the others have kept (DJ-102)."""
    state = dealt(3, config=FREE)
    (_, second, third) = draft(state).hands

    passed = keep(keep(keep(state, A), B), C)
    other = keep(keep(keep(state, A), C), B, 3)

    assert (second[0], third[0]) == (draft(passed).kept[B][0], draft(passed).kept[C][0])
    assert GAME.view(passed, A) == GAME.view(other, A)


def test_hands_go_to_the_left() -> None:
    """The cards that are not kept go to the next seat, the last one's to the first."""
    state = dealt(3, config=FREE)
    before = draft(state).hands

    after = draft(keep(keep(keep(state, A), B), C)).hands

    assert (before[C][1:], before[A][1:], before[B][1:]) == after


def test_a_card_of_another_hand_cannot_be_kept() -> None:
    """Only a card of the own hand is kept (DJ-102)."""
    state = dealt(3, config=FREE)

    assert Rule.DRAFT is refused(state, KeepCard(A, draft(state).hands[B][0]))


def test_crew_cards_are_open_after_the_draft() -> None:
    """At the end everybody sees all cards, and their seals lie there (DJ-104)."""
    state = start(3, config=FREE)
    box = state.config.content.catalogue

    for player in (A, B, C):
        cards = [each.card for each in state.people[player].crew]
        assert [box.crew[card].seal for card in cards] == [
            state.people[player].rows[worker][0] for worker in (1, 2, 3)
        ]
        for other in (A, B, C):
            seen = GAME.view(state, other).table
            assert state.people[player].crew == seen.people[player].crew


def test_all_sixteen_cards_can_be_dealt() -> None:
    """With four players no card is left, and each begins with four (DJ-101)."""
    state = dealt(4, config=FREE)

    cards = [card for hand in draft(state).hands for card in hand]

    assert {CrewId(number) for number in range(1, 17)} == set(cards)
    assert 0 == state.decks.crew.total


# -- objectives


def pairs(state: State) -> ChoosePair:
    """Return the question for a pair of starting objectives."""
    question = state.pending[-1]
    assert isinstance(question, ChoosePair)
    return question


def test_pairs_are_chosen_from_the_last_to_the_first() -> None:
    """Who is last in turn order chooses a pair first (DJ-109, DJ-110)."""
    state = dealt(4, order=(C, A, D, B))
    asked: list[PlayerId] = []
    while isinstance(state.pending[-1], ChoosePair):
        asked += GAME.to_act(state)
        state = GAME.apply(state, legal(state)[0])

    assert [B, D, A] == asked


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_silver_and_a_golden_objective(players: int) -> None:
    """Each player starts with two starting objectives, one of each metal (DJ-105)."""
    state = start(players)
    box = state.config.content.catalogue

    for me in state.people:
        tiles = [box.objective[each] for each in me.reserve]
        assert {Metal.SILVER, Metal.GOLD} == {each.metal for each in tiles}
        assert [True, True] == [each.is_starting for each in tiles]
    assert 2 * players == len({each for me in state.people for each in me.reserve})


def test_pairs_are_drawn() -> None:
    """Chance makes the pairs, of a silver and of a gold stack (DJ-107)."""
    drawn = [pairs(dealt(3, seed)) for seed in range(4)]

    for question in drawn:
        assert {"SS"} == {each.rstrip("1234") for each in question.silver}
        assert {"SG"} == {each.rstrip("1234") for each in question.gold}
    assert 1 < len({question.silver for question in drawn})
    assert 1 < len({question.gold for question in drawn})


def test_a_pair_stays_together() -> None:
    """With a silver objective comes the golden one below it (DJ-108)."""
    state = dealt(3)
    question = pairs(state)

    state = GAME.apply(state, TakePair(C, question.silver[1]))

    assert {question.silver[1], question.gold[1]} == set(state.people[C].reserve)


def test_as_many_pairs_as_players() -> None:
    """There are as many pairs as players, and none is taken twice (DJ-108)."""
    state = dealt(3)
    first = pairs(state).silver[0]
    assert (3, 3) == (len(pairs(state).silver), len(legal(state)))

    state = GAME.apply(state, TakePair(C, first))

    assert 2 == len(legal(state))
    assert Rule.STARTING_PAIR is refused(state, TakePair(B, first))


def test_last_pair_goes_to_the_first_player() -> None:
    """The first in turn order gets the pair that is left (R5)."""
    state = dealt(2)
    question = pairs(state)

    state = GAME.apply(state, TakePair(B, question.silver[0]))

    assert TakeTurn(A) == state.pending[-1]
    assert {question.silver[1], question.gold[1]} == set(state.people[A].reserve)


def test_g12_objectives_on_display() -> None:
    """Two of each metal are shown, eight of each are left (DJ-072, DJ-073)."""
    state = start()

    assert ([2, 2], 8, 8) == (displayed(state), *stacks(state))


def test_objectives_are_used_up_by_the_fourth_clean_up() -> None:
    """When the last round begins, both stacks are empty and four are shown."""
    state, rng = start(), SeededRng(2)
    while state.round < 5:
        (player,) = GAME.to_act(state)
        state = GAME.apply(state, random_action(GAME, state, player, rng))
        state = GAME.advance(state, rng)

    assert ([2, 2], 0, 0) == (displayed(state), *stacks(state))


def displayed(state: State) -> list[int]:
    """Count the objectives on display, silver and gold."""
    box = state.config.content.catalogue
    metals = [box.objective[each].metal for each in state.board.objectives]
    return [metals.count(Metal.SILVER), metals.count(Metal.GOLD)]


def stacks(state: State) -> tuple[int, int]:
    """Count the objectives of the stacks, silver and gold."""
    return state.decks.silver.total, state.decks.gold.total
