"""What can wait: the questions, draws and steps that make up a game, and effects.

`items` stand on the stack of a state; `effects` are what icons do, on the table as well
as in what waits.
"""

from __future__ import annotations

from tabletop.games.darwins_journey.pending.items import (
    AlfredTurn,
    BeginRound,
    Cause,
    ChooseEffects,
    ChoosePair,
    CleanUp,
    DoEffect,
    DraftCrew,
    Draw,
    EndCrew,
    EndGame,
    EndTurn,
    GiveSeals,
    Item,
    KeepCrew,
    NextWorker,
    PlayBonus,
    RankEnvelope,
    Ranking,
    RemoveStamps,
    ScoreGoal,
    SetTurnOrder,
    TakeTurn,
    Window,
)

__all__ = [
    "AlfredTurn",
    "BeginRound",
    "Cause",
    "ChooseEffects",
    "ChoosePair",
    "CleanUp",
    "DoEffect",
    "DraftCrew",
    "Draw",
    "EndCrew",
    "EndGame",
    "EndTurn",
    "GiveSeals",
    "Item",
    "KeepCrew",
    "NextWorker",
    "PlayBonus",
    "RankEnvelope",
    "Ranking",
    "RemoveStamps",
    "ScoreGoal",
    "SetTurnOrder",
    "TakeTurn",
    "Window",
]
