"""What just happened, in sentences."""

from __future__ import annotations

from typing import get_args

import pytest

from tabletop import Value
from tabletop.games.darwins_journey import State, View
from tabletop.games.darwins_journey.content.alfred import MainDiary
from tabletop.games.darwins_journey.events import (
    ActionDrawn,
    AlfredDecided,
    AlfredRested,
    AlfredSkipped,
    AlfredTried,
    BeagleSailed,
    BenefitGained,
    BonusCardLaid,
    BonusCardPlayed,
    BonusMoved,
    CardKept,
    CoinsGained,
    CoinsOverflowed,
    CoinsPaid,
    CrewBegun,
    CrewCopied,
    CrewDealt,
    CrewRevealed,
    DeckShuffled,
    Declined,
    EffectChosen,
    EnvelopeRanked,
    Event,
    ExplorerMoved,
    ExplorerPlaced,
    FinalScored,
    GoalLaid,
    GoalScored,
    HandsPassed,
    IconUsed,
    KnowledgeConverted,
    KnowledgeGained,
    Lapsed,
    LetterLaid,
    ObjectiveDiscarded,
    ObjectiveFulfilled,
    ObjectiveLaid,
    ObjectivesCleared,
    ObjectiveTaken,
    PairTaken,
    PlacePerformed,
    PlaceUnlocked,
    PointsGained,
    PurplePlaced,
    RoundBegan,
    ScrollCleared,
    SealLaid,
    SealsReturned,
    SealTaken,
    SeatDrawn,
    ShipMoved,
    SpecimenDelivered,
    SpecimenLaid,
    SpecimenResearched,
    StampPlaced,
    StampsRemoved,
    TentPitched,
    TentReactivated,
    TheoryAdvanced,
    TileLaid,
    TurnOrderSet,
    WorkerGained,
    WorkerPlaced,
)
from tabletop.games.darwins_journey.events.alfred import Matter, Reason
from tabletop.games.darwins_journey.kinds import (
    AlfredCardId,
    BonusCardId,
    CauseKind,
    CrewId,
    Gain,
    GoalId,
    IslandId,
    LastingKind,
    LetterId,
    Metal,
    ObjectiveId,
    PlaceId,
    Seal,
    SpaceId,
    Specimen,
    TileId,
)
from tabletop.games.darwins_journey.pending import Cause
from tabletop.games.darwins_journey.pending.effects import (
    Explore,
    GainCoins,
    GainPoints,
    Unlock,
)
from tabletop.games.darwins_journey.render.news import last_news
from tabletop.games.darwins_journey.rulebook import Rule
from tests.games.darwins_journey.positions import A, B, start

PLACE, CAMP, BIRD = PlaceId("academy_2"), SpaceId("A7"), Specimen.GREEN_BIRD
S1, G1, CARD = ObjectiveId("S1"), ObjectiveId("G1"), CrewId(5)
NEWS: list[tuple[Event, str]] = [
    (RoundBegan(2), "Round 2 began."),
    (CrewDealt(A, None), "Player 0 got a crew card."),
    (CrewDealt(A, CARD), "Player 0 got crew card 5 (BBBBY: unlock for free)."),
    (CardKept(A, None), "Player 0 kept a crew card."),
    (CardKept(A, CARD), "Player 0 kept crew card 5 (BBBBY: unlock for free)."),
    (HandsPassed(), "The cards in hand went to the next players."),
    (CrewRevealed(A, (CARD, CrewId(6))), "Player 0 has the crew cards 5 and 6."),
    (
        PairTaken(A, ObjectiveId("SS1"), ObjectiveId("SG2")),
        "Player 0 took the starting objectives SS1 and SG2.",
    ),
    (
        TileLaid(PlaceId("special_top_left"), TileId(7)),
        "Tile 7 (purple seal) came to special top left.",
    ),
    (LetterLaid(0, LetterId(2)), "Envelope 1 brings +4 coins / +2 coins."),
    (SealLaid(0, 1, Seal.RED), "A red seal came to the academy, 1-2."),
    (SealsReturned(), "The seals of the academy went back, to be drawn again."),
    (ObjectiveLaid(S1), "Objective S1 (2 blue seals, 1 red specimen) was turned up."),
    (SeatDrawn(B, 0), "Player 1 has place 1 in the turn order."),
    (GoalLaid(3, GoalId(4)), "The goal of round 3 is 4 for each blue seal."),
    (SpecimenLaid(SpaceId("A2"), BIRD), "The green bird came to A2."),
    (WorkerPlaced(A, 1, PLACE, 0, 0), "Player 0 placed w2 on academy 2."),
    (
        WorkerPlaced(A, 1, PlaceId("small_left"), 0, 0),
        "Player 0 placed w2 on small diary left.",
    ),
    (
        WorkerPlaced(A, 1, PLACE, 3, 1),
        "Player 0 placed w2 on academy 2 for 3 coins and 1 knowledge.",
    ),
    (Declined(A, (Explore(2),)), "Player 0 left out explore 2."),
    (
        Declined(A, (Explore(2), GainCoins(1))),
        "Player 0 left out explore 2 and +1 coin.",
    ),
    (Declined(A, ()), "Player 0 is done."),
    (Lapsed(A, (Unlock(),)), "Player 0 could not unlock a place."),
    (EffectChosen(A, Explore(2)), "Player 0 chose explore 2."),
    (CoinsGained(A, 1), "Player 0 gained 1 coin."),
    (CoinsOverflowed(A, 2), "Player 0 had no room for 2 more coins."),
    (CoinsPaid(A, 3), "Player 0 paid 3 coins."),
    (PointsGained(A, 3, Rule.POINTS), "Player 0 scored 3 points."),
    (
        PointsGained(A, 1, Rule.GOLD_RIBBON),
        "Player 0 scored 1 point for a golden ribbon.",
    ),
    (PointsGained(A, 4, Rule.GOAL), "Player 0 scored 4 points for the Beagle goal."),
    (KnowledgeGained(A, 2), "Player 0 gained 2 knowledge."),
    (KnowledgeConverted(A, Gain.COINS), "Player 0 turned 1 knowledge into coins."),
    (TheoryAdvanced(A, 5), "Player 0 moved to 5 in theory."),
    (ShipMoved(A, (SpaceId("O1"), SpaceId("O3"))), "Player 0 sailed O1-O3."),
    (ExplorerMoved(A, (SpaceId("A1"),)), "Player 0 walked A1."),
    (ExplorerPlaced(A, IslandId("B")), "Player 0 put an explorer on island B."),
    (SpecimenResearched(A, BIRD), "Player 0 researched the green bird."),
    (SpecimenDelivered(A, BIRD, 2, 1), "Player 0 delivered the green bird."),
    (SealTaken(A, Seal.RED, 0, 1, 2), "Player 0 took the red seal 1-2 to w3."),
    (PurplePlaced(A, 2), "Player 0 took a purple seal to w3."),
    (WorkerGained(A), "Player 0 gained the fifth worker."),
    (
        BenefitGained(A, LastingKind.EXTRA_BOOK),
        "Player 0 has one book more from now on.",
    ),
    (PlaceUnlocked(A, PLACE), "Player 0 unlocked academy 2."),
    (PlacePerformed(A, PLACE), "Player 0 used the locked academy 2."),
    (TentPitched(A, CAMP, 0), "Player 0 pitched a tent on space 1 of the camp at A7."),
    (TentReactivated(A, CAMP), "Player 0 used the camp at A7 again."),
    (StampPlaced(A, 1, 0), "Player 0 put 1 stamp on envelope 2."),
    (StampPlaced(A, 1, None), "Player 0 put 1 used stamp on envelope 2."),
    (
        ObjectiveTaken(A, G1, None),
        "Player 0 took objective G1 (2 blue seals, 2 tents).",
    ),
    (
        ObjectiveTaken(A, G1, 1),
        "Player 0 took objective G1 (2 blue seals, 2 tents) to slot 2.",
    ),
    (
        ObjectiveFulfilled(A, G1, Metal.GOLD, 1),
        "Player 0 fulfilled objective G1 on gold slot 2.",
    ),
    (CrewBegun(A, CARD, 1), "Player 0 fulfilled crew card 5 by w2."),
    (CrewCopied(A, CARD), "Player 0 copied crew card 5 (BBBBY: unlock for free)."),
    (TurnOrderSet((B, A)), "The turn order is Player 1, Player 0."),
    (EnvelopeRanked(0, (), ()), "Envelope 1 has no stamps."),
    (EnvelopeRanked(0, (A, B), ()), "Envelope 1 rewards Player 0 and Player 1 first."),
    (
        EnvelopeRanked(0, (A,), (B,)),
        "Envelope 1 rewards Player 0 first, Player 1 second.",
    ),
    (StampsRemoved(A, 2, 1), "Player 0 lost 1 stamp on envelope 3."),
    (
        GoalScored(A, GoalId(4), 8, 0),
        "Player 0 scored 8 points (4 for each blue seal).",
    ),
    (
        GoalScored(A, GoalId(4), 0, 3),
        "Player 0 scored 0 points (4 for each blue seal, 3 less for being late).",
    ),
    (GoalScored(A, None, 1, 0), "Player 0 scored 1 point (by the Beagle)."),
    (BeagleSailed(SpaceId("O4")), "The Beagle sailed to O4."),
    (ObjectivesCleared((S1, G1)), "Objectives S1 and G1 left the game."),
    (ObjectivesCleared((S1,)), "Objective S1 left the game."),
    (
        ScrollCleared((Seal.RED, Seal.BLUE)),
        "The top scroll was cleared (RB), the others moved up.",
    ),
    (ScrollCleared(()), "The top scroll was cleared (empty), the others moved up."),
    (
        FinalScored(A, 21),
        "Player 0 scored 21 points at the end (temporary knowledge 1).",
    ),
    (
        ActionDrawn(AlfredCardId(8)),
        "Alfred drew card 8 (small diary, else deliver, else rest).",
    ),
    (AlfredTried(MainDiary((1, 0))), "Alfred tried main diaries BA."),
    (
        AlfredSkipped("worker A", Rule.SEALS, "a seal is missing"),
        "Alfred left out worker A, since a seal is missing.",
    ),
    (
        AlfredDecided(Matter.LENS, ("academy_2",), "academy_2", Reason.LEFTMOST),
        "Alfred chose academy 2: it is the left-most.",
    ),
    (AlfredRested(3), "Alfred let D rest."),
    (BonusCardLaid(BonusCardId("W1"), 5), "Alfred has bonus card W1 above space 5."),
    (BonusCardPlayed(BonusCardId("W1")), "Alfred came past bonus card W1."),
    (BonusMoved(2, 7), "Alfred moved 2 steps to 7 on the bonus track."),
    (DeckShuffled(), "Alfred shuffled all his action cards."),
    (IconUsed(A, GainPoints(2), Cause(CauseKind.TENT)), ""),
    (ObjectiveDiscarded(S1), "Alfred threw out objective S1."),
]
START = start()


def told(*news: Event, table: State = START) -> str:
    """Tell some news."""
    return last_news(View(A, table, news=news))


@pytest.mark.parametrize(("event", "sentence"), NEWS)
def test_events(event: Event, sentence: str) -> None:
    """Each event is a sentence."""
    assert sentence == told(event)


def test_every_event_is_told() -> None:
    """The sentences above are of all classes."""
    classes: set[type[Value]] = {*get_args(Event)}

    assert classes == {type(event) for event, _ in NEWS}
