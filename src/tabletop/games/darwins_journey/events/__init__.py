"""What happened, in the order in which it did.

Everybody sees everything but the draft of the crew: there, cards are None for everybody
but their owner. In a solo game Alfred counts as player 1.
"""

from __future__ import annotations

from typing import TypeAlias

from tabletop.games.darwins_journey.events.alfred import (
    ActionDrawn,
    AlfredDecided,
    AlfredRested,
    AlfredSkipped,
    AlfredTried,
    BonusCardLaid,
    BonusCardPlayed,
    BonusMoved,
    CoinsOverflowed,
    DeckShuffled,
    IconUsed,
    Matter,
    ObjectiveDiscarded,
    Reason,
)
from tabletop.games.darwins_journey.events.table import (
    BeagleSailed,
    CardKept,
    CrewDealt,
    CrewRevealed,
    EnvelopeRanked,
    FinalScored,
    GoalLaid,
    GoalScored,
    HandsPassed,
    LetterLaid,
    ObjectiveLaid,
    ObjectivesCleared,
    PairTaken,
    RoundBegan,
    ScrollCleared,
    SealLaid,
    SealsReturned,
    SeatDrawn,
    SpecimenLaid,
    StampsRemoved,
    TileLaid,
    TurnOrderSet,
)
from tabletop.games.darwins_journey.events.turns import (
    BenefitGained,
    CoinsGained,
    CoinsPaid,
    CrewBegun,
    CrewCopied,
    Declined,
    EffectChosen,
    ExplorerMoved,
    ExplorerPlaced,
    KnowledgeConverted,
    KnowledgeGained,
    Lapsed,
    ObjectiveFulfilled,
    ObjectiveTaken,
    PlacePerformed,
    PlaceUnlocked,
    PointsGained,
    PurplePlaced,
    SealTaken,
    ShipMoved,
    SpecimenDelivered,
    SpecimenResearched,
    StampPlaced,
    TentPitched,
    TentReactivated,
    TheoryAdvanced,
    WorkerGained,
    WorkerPlaced,
)

__all__ = [
    "ActionDrawn",
    "AlfredDecided",
    "AlfredRested",
    "AlfredSkipped",
    "AlfredTried",
    "BeagleSailed",
    "BenefitGained",
    "BonusCardLaid",
    "BonusCardPlayed",
    "BonusMoved",
    "CardKept",
    "CoinsGained",
    "CoinsOverflowed",
    "CoinsPaid",
    "CrewBegun",
    "CrewCopied",
    "CrewDealt",
    "CrewRevealed",
    "DeckShuffled",
    "Declined",
    "EffectChosen",
    "EnvelopeRanked",
    "Event",
    "ExplorerMoved",
    "ExplorerPlaced",
    "FinalScored",
    "GoalLaid",
    "GoalScored",
    "HandsPassed",
    "IconUsed",
    "KnowledgeConverted",
    "KnowledgeGained",
    "Lapsed",
    "LetterLaid",
    "Matter",
    "ObjectiveDiscarded",
    "ObjectiveFulfilled",
    "ObjectiveLaid",
    "ObjectiveTaken",
    "ObjectivesCleared",
    "PairTaken",
    "PlacePerformed",
    "PlaceUnlocked",
    "PointsGained",
    "PurplePlaced",
    "Reason",
    "RoundBegan",
    "ScrollCleared",
    "SealLaid",
    "SealTaken",
    "SealsReturned",
    "SeatDrawn",
    "ShipMoved",
    "SpecimenDelivered",
    "SpecimenLaid",
    "SpecimenResearched",
    "StampPlaced",
    "StampsRemoved",
    "TentPitched",
    "TentReactivated",
    "TheoryAdvanced",
    "TileLaid",
    "TurnOrderSet",
    "WorkerGained",
    "WorkerPlaced",
]

Event: TypeAlias = (
    RoundBegan
    | CrewDealt
    | CardKept
    | HandsPassed
    | CrewRevealed
    | PairTaken
    | TileLaid
    | LetterLaid
    | SealLaid
    | SealsReturned
    | ObjectiveLaid
    | SeatDrawn
    | GoalLaid
    | SpecimenLaid
    | WorkerPlaced
    | Declined
    | EffectChosen
    | CoinsGained
    | CoinsPaid
    | PointsGained
    | KnowledgeGained
    | KnowledgeConverted
    | TheoryAdvanced
    | ShipMoved
    | ExplorerMoved
    | ExplorerPlaced
    | SpecimenResearched
    | SpecimenDelivered
    | SealTaken
    | PurplePlaced
    | WorkerGained
    | BenefitGained
    | PlaceUnlocked
    | PlacePerformed
    | TentPitched
    | TentReactivated
    | StampPlaced
    | ObjectiveTaken
    | ObjectiveFulfilled
    | CrewBegun
    | CrewCopied
    | TurnOrderSet
    | EnvelopeRanked
    | StampsRemoved
    | GoalScored
    | BeagleSailed
    | ObjectivesCleared
    | ScrollCleared
    | FinalScored
    | ActionDrawn
    | AlfredDecided
    | AlfredRested
    | AlfredSkipped
    | AlfredTried
    | BonusCardLaid
    | BonusCardPlayed
    | BonusMoved
    | DeckShuffled
    | IconUsed
    | ObjectiveDiscarded
    | CoinsOverflowed
    | Lapsed
)
"""Everything that can happen."""
