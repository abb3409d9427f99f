"""What can wait: the questions, draws and steps that make up a game.

The whole rest of a turn stands on the stack of a state, the next at its end. Questions
wait for players, draws for chance; steps happen by themselves.
"""

from __future__ import annotations

from typing import TypeAlias

import attrs

from tabletop.core.players import PlayerId
from tabletop.core.values import Value
from tabletop.games.darwins_journey.kinds import (
    BonusCardId,
    CauseKind,
    CrewId,
    ObjectiveId,
    Pile,
    PlaceId,
)
from tabletop.games.darwins_journey.pending.effects import Effect

# -- questions


@attrs.frozen
class DraftCrew(Value):
    """Each player keeps a crew card in secret; the rest goes to the next seat."""

    hands: tuple[tuple[CrewId, ...], ...]
    """The cards to choose from, by player; only the player sees them."""
    kept: tuple[tuple[CrewId, ...], ...]
    """The cards kept so far, by player; only the player sees them."""
    picked: tuple[CrewId | None, ...]
    """The answers so far, by player; None for who has not answered."""


@attrs.frozen
class KeepCrew(Value):
    """The player of a solo game keeps some of the crew cards on the table."""

    player: PlayerId
    cards: tuple[CrewId, ...]
    kept: tuple[CrewId, ...] = ()


@attrs.frozen
class ChoosePair(Value):
    """The last of `order` chooses one of the pairs of starting objectives."""

    order: tuple[PlayerId, ...]
    silver: tuple[ObjectiveId, ...] = ()
    gold: tuple[ObjectiveId, ...] = ()
    """Each lies below the silver one that it belongs to."""


@attrs.frozen
class TakeTurn(Value):
    """A player places a worker."""

    player: PlayerId


@attrs.frozen
class EndTurn(Value):
    """A player may still fulfil objectives and crew cards before the turn ends."""

    player: PlayerId


@attrs.frozen
class Window(Value):
    """In the reward phase, players may fulfil objectives and crew cards."""

    order: tuple[PlayerId, ...]
    """Who is still to be asked, the next first."""
    declined: tuple[PlayerId, ...] = ()
    """Who has declined, with nothing changed for them since: they are passed over."""


@attrs.frozen
class Cause(Value):
    """Why effects are done: what shows their icons."""

    kind: CauseKind
    which: str = ""
    """The space, camp or card, or the number of the envelope from 1; "" elsewhere."""


@attrs.frozen
class ChooseEffects(Value):
    """A player does some of these effects, in any order."""

    player: PlayerId
    effects: tuple[Effect, ...]
    """What is left to choose; empty while the last of them is being done."""
    place: PlaceId | None = None
    """The place whose effects they are, if they are a place's."""
    card: CrewId | None = None
    """The crew card whose effects they are, if they are a card's."""
    cause: Cause | None = None
    """Where the icons are, if the news do not tell it: much may happen before."""


@attrs.frozen
class DoEffect(Value):
    """A player decides how an effect is done, or declines it."""

    player: PlayerId
    effect: Effect


# -- draws


@attrs.frozen
class Draw(Value):
    """Chance draws so many single components, each to where the next one belongs."""

    pile: Pile
    count: int


# -- steps


@attrs.frozen
class GiveSeals(Value):
    """The seals of the crew cards go to the workers."""


@attrs.frozen
class BeginRound(Value):
    """A round begins."""


@attrs.frozen
class NextWorker(Value):
    """The next in turn order who has a worker takes a turn."""

    after: PlayerId | None
    """Who had the last turn; None at the begin of a round."""


@attrs.frozen
class EndCrew(Value):
    """A crew card has been carried out: it now belongs to a worker."""

    player: PlayerId
    card: CrewId
    worker: int


@attrs.frozen
class SetTurnOrder(Value):
    """The turn order follows the workers that reserved it."""


@attrs.frozen
class RankEnvelope(Value):
    """The most and second most stamps of an envelope are rewarded."""

    envelope: int


@attrs.frozen
class RemoveStamps(Value):
    """Stamps leave an envelope for the tray."""

    envelope: int
    counts: tuple[int, ...]
    """How many, by player; Alfred's last."""


@attrs.frozen
class ScoreGoal(Value):
    """The goal of the round is scored."""


@attrs.frozen
class CleanUp(Value):
    """The round is cleaned up, or the game ends."""


@attrs.frozen
class EndGame(Value):
    """The final scoring."""


@attrs.frozen
class AlfredTurn(Value):
    """Alfred has drawn a card and plays it."""


@attrs.frozen
class PlayBonus(Value):
    """Alfred does what a bonus card says that he came past."""

    player: PlayerId
    card: BonusCardId


@attrs.frozen
class Ranking(Value):
    """The game is over."""


Item: TypeAlias = (
    DraftCrew
    | KeepCrew
    | ChoosePair
    | TakeTurn
    | EndTurn
    | Window
    | ChooseEffects
    | DoEffect
    | Draw
    | GiveSeals
    | BeginRound
    | NextWorker
    | EndCrew
    | SetTurnOrder
    | RankEnvelope
    | RemoveStamps
    | ScoreGoal
    | CleanUp
    | EndGame
    | AlfredTurn
    | PlayBonus
    | Ranking
)
"""Whatever can stand on the stack."""
