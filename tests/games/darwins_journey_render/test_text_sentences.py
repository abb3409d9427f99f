"""How what happened together is told in one sentence, and once."""

from __future__ import annotations

import pytest

from tabletop import PlayerId
from tabletop.games.darwins_journey import GAME, View
from tabletop.games.darwins_journey.events import (
    BenefitGained,
    CoinsGained,
    CoinsPaid,
    Declined,
    EffectChosen,
    Event,
    GoalScored,
    KnowledgeConverted,
    KnowledgeGained,
    Lapsed,
    ObjectiveFulfilled,
    ObjectiveTaken,
    PlaceUnlocked,
    PointsGained,
    SealTaken,
    SpecimenDelivered,
    SpecimenResearched,
    StampPlaced,
    StampsRemoved,
    TentPitched,
    TheoryAdvanced,
    WorkerPlaced,
)
from tabletop.games.darwins_journey.kinds import (
    Gain,
    GoalId,
    LastingKind,
    Metal,
    ObjectiveId,
    PlaceId,
    Seal,
    SpaceId,
    Specimen,
)
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AdvanceTheory,
    Correspond,
    Deliver,
    Effect,
    Explore,
    GainCoins,
    GainWorker,
    InOrder,
    MoveToBeagle,
    Navigate,
    OneOf,
    Research,
    Unlock,
)
from tabletop.games.darwins_journey.render.news import last_news
from tabletop.games.darwins_journey.rulebook import Rule
from tests.games.darwins_journey.positions import A, B, play, start, turn
from tests.games.darwins_journey.positions import place as put

PLACE, CAMP, BIRD = PlaceId("academy_2"), SpaceId("A7"), Specimen.GREEN_BIRD
G1 = ObjectiveId("G1")
START = start()


def told(*news: Event) -> str:
    """Tell some news."""
    return last_news(View(A, START, news=news))


def test_what_one_person_does_is_one_sentence() -> None:
    """Verbs are not repeated; another person begins a new sentence."""
    news = (CoinsGained(A, 2), KnowledgeGained(A, 1), TheoryAdvanced(A, 3))

    assert "Player 0 gained 2 coins and 1 knowledge, and moved to 3 in theory." == told(
        *news
    )
    assert "Player 0 is done and moved to 3 in theory." == told(
        Declined(A, ()), TheoryAdvanced(A, 3)
    )
    assert "Player 0 gained 2 coins.\nPlayer 1 paid 1 coin." == told(
        CoinsGained(A, 2), CoinsPaid(B, 1)
    )


def test_a_choice_is_told_by_what_follows() -> None:
    """Unless nothing follows."""
    chosen = EffectChosen(A, GainCoins(2))

    assert "Player 0 gained 2 coins." == told(chosen, CoinsGained(A, 2))
    assert "Player 0 chose +2 coins." == told(chosen)


def test_points_of_a_goal_are_told_once() -> None:
    """The goal itself tells them."""
    scored = GoalScored(A, GoalId(4), 8, 0)

    assert told(scored) == told(scored, PointsGained(A, 8, Rule.GOAL))


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        (LastingKind.FREE_SCROLLS, "pays nothing for scrolls from now on"),
        (LastingKind.LOWER_PENALTY, "pays one coin less of each penalty from now on"),
        (LastingKind.LATE_CAP, "loses at most two points by each late penalty from"),
    ],
)
def test_a_benefit_has_a_verb_of_its_own(what: LastingKind, sentence: str) -> None:
    """It is no thing that is gained like coins."""
    news = told(CoinsGained(A, 3), BenefitGained(A, what))

    assert f"Player 0 gained 3 coins and {sentence}" in news


@pytest.mark.parametrize(
    ("effects", "sentence"),
    [
        ((Explore(2), Navigate(1)), "move an explorer up to 2 spaces or sail up to 1"),
        ((OneOf((Academy(), Correspond(2))),), "take a seal or place a stamp."),
        ((Deliver(2, 3),), "deliver."),
        ((Deliver(2, 3, 1),), "deliver another for 3 coins."),
        (
            (InOrder((Research(BIRD), AdvanceTheory(1))),),
            "research the green bird or a",
        ),
        ((AdvanceTheory(1),), "advance in theory."),
        ((MoveToBeagle(), GainWorker()), "move the ship to the Beagle or gain the fif"),
    ],
)
def test_what_lapses_is_told_by_verbs(
    effects: tuple[Effect, ...], sentence: str
) -> None:
    """As one says what one could not do."""
    assert told(Lapsed(A, effects)).startswith(f"Player 0 could not {sentence}")


def test_a_choice_of_which_nothing_came_is_told_once() -> None:
    """What could not be done tells it."""
    unlock = Unlock()

    assert "Player 0 could not unlock a place." == told(
        EffectChosen(A, unlock), Lapsed(A, (unlock,))
    )


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (SealTaken(A, Seal.RED, 0, 1, 2), "took the red seal 1-2 to w3"),
        (TentPitched(A, CAMP, 1), "pitched a tent on space 2 of the camp at A7"),
        (PlaceUnlocked(A, PLACE), "unlocked academy 2"),
        (SpecimenDelivered(A, BIRD, 2, 1), "delivered the green bird"),
        (SpecimenResearched(A, BIRD), "researched the green bird"),
    ],
)
def test_what_is_paid_is_told_with_what_it_is_for(event: Event, sentence: str) -> None:
    """Coins that are paid first belong to what follows."""
    assert f"Player 0 {sentence} for 3 coins." == told(CoinsPaid(A, 3), event)


def test_what_an_objective_costs_is_told_with_it() -> None:
    """There the coins are paid last."""
    paid = CoinsPaid(A, 2)

    assert "Player 0 fulfilled objective G1 on gold slot 2 for 2 coins." == told(
        ObjectiveFulfilled(A, G1, Metal.GOLD, 1), paid
    )
    assert told(ObjectiveTaken(A, G1, 1), paid).endswith(" to slot 2 for 2 coins.")


def test_other_coins_are_told_for_themselves() -> None:
    """Those which follow the coins for a place, too."""
    assert "Player 0 placed w2 on academy 2 for 3 coins and paid 3 coins." == told(
        WorkerPlaced(A, 1, PLACE, 3, 0), CoinsPaid(A, 3)
    )


def test_what_the_owner_of_a_lens_gets_is_told_with_the_place() -> None:
    """Without it one would wonder what the coin is for."""
    placed = WorkerPlaced(A, 1, PLACE, 0, 0)

    assert "Player 0 placed w2 on academy 2 (1 coin to Player 1 for the lens)." == told(
        placed, CoinsGained(B, 1)
    )
    assert "Player 0 placed w2 on academy 2 and gained 4 coins." == told(
        placed, CoinsGained(A, 4)
    )


def test_stamps_on_the_same_envelope_are_counted() -> None:
    """Those from the tray apart; from which stacks others come is not told."""
    news = [StampPlaced(A, 1, 0), StampPlaced(A, 1, 1), StampPlaced(A, 1, None)]

    assert (
        "Player 0 put 2 stamps on envelope 2, 1 used stamp on envelope 2 and "
        "1 stamp on envelope 3."
    ) == told(*news, StampPlaced(A, 2, 1))


def test_what_happens_again_at_once_is_told_with_how_often() -> None:
    """In one clause."""
    assert "Player 0 scored 3 points (2 times)." == told(
        *2 * [PointsGained(A, 3, Rule.POINTS)]
    )


def test_knowledge_becomes_so_many_coins_or_points() -> None:
    """They are not told again as gained."""
    assert "Player 0 turned 1 knowledge into 7 coins." == told(
        KnowledgeConverted(A, Gain.COINS), CoinsGained(A, 7)
    )
    assert "Player 0 turned 1 knowledge into 7 points." == told(
        KnowledgeConverted(A, Gain.POINTS), PointsGained(A, 7, Rule.CONVERT)
    )


def test_a_goal_is_told_in_a_sentence_of_its_own() -> None:
    """Whoever scores it has done something else before."""
    news = told(StampsRemoved(A, 2, 1), GoalScored(A, GoalId(4), 8, 0))

    assert "lost 1 stamp on envelope 3.\nPlayer 0 scored 8 points (" in news


def test_no_news_are_no_sentence() -> None:
    """Nothing is said when nothing happened."""
    assert "" == told()


def test_news_of_a_real_action() -> None:
    """The news of a position are what its last action brought about."""
    state = play(turn(START, A), put(A, 0, "turn_order"))

    assert "Player 0 placed w1 on turn order." == last_news(
        GAME.view(state, PlayerId(1))
    )
