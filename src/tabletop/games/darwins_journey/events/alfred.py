"""What Alfred did, and why: what he tried, what he left out, and what decided."""

from __future__ import annotations

from enum import StrEnum

import attrs

from tabletop.core.players import PlayerId
from tabletop.core.values import Value
from tabletop.games.darwins_journey.content.alfred import AlfredOption
from tabletop.games.darwins_journey.kinds import AlfredCardId, BonusCardId, ObjectiveId
from tabletop.games.darwins_journey.pending import Cause
from tabletop.games.darwins_journey.pending.effects import Effect
from tabletop.games.darwins_journey.rulebook import Rule


class Matter(StrEnum):
    """What Alfred decides about."""

    PLACE = "place"
    """Where a worker goes; candidates are places."""
    LENS = "lens"
    """Which place is unlocked; candidates are places."""
    SEAL = "seal"
    """Which seal is taken; candidates are scroll, column and colour."""
    ENVELOPE = "envelope"
    """Where stamps go; candidates are envelopes, counted from 1."""
    EXPLORER = "explorer"
    """Which explorer moves; candidates are islands."""
    TENT = "tent"
    """Which space of a camp is taken; candidates are spaces, counted from 1."""
    SPECIMEN = "specimen"
    """What is delivered; candidates are specimens."""


class Reason(StrEnum):
    """What decided between the candidates."""

    ONLY = "there is no other"
    STRONGEST = "it is the strongest"
    FEWEST_COINS = "it takes the fewest coins for knowledge"
    LEFTMOST_SEAL = "its colour comes first in the row of the worker"
    TOP_ROW = "it is the top-most"
    PRIORITY_COLOUR = "it has the left-most colour of the row"
    MOST_SEALS = "it uses the most seals of the row"
    CHEAPEST = "it is the cheapest"
    LEFTMOST = "it is the left-most"
    RIGHTMOST = "it is the right-most"
    TAKES_LEAD = "it takes the first place from the player"
    WITHOUT_STAMPS = "no stamp of his lies there"
    FEWEST_STAMPS = "the fewest of his stamps lie there"
    SHARED = "the player has researched it too"
    MOST_COINS = "it brings the most coins"


@attrs.frozen
class DeckShuffled(Value):
    """All action cards were shuffled, since both that deliver were face up."""


@attrs.frozen
class ActionDrawn(Value):
    """Alfred drew an action card."""

    card: AlfredCardId


@attrs.frozen
class BonusCardLaid(Value):
    """A bonus card came above a space of the bonus track."""

    card: BonusCardId
    space: int


@attrs.frozen
class AlfredTried(Value):
    """Alfred tries an option of his card, or something of his turn."""

    option: AlfredOption


@attrs.frozen
class AlfredSkipped(Value):
    """Something could not be done, and Alfred went on without it."""

    what: str
    """The option, worker or action that is left out, in words."""
    rule: Rule
    why: str
    """A sentence that says what is in the way."""


@attrs.frozen
class IconUsed(Value):
    """Alfred does what an icon shows; what comes of it follows."""

    player: PlayerId
    effect: Effect
    cause: Cause


@attrs.frozen
class AlfredDecided(Value):
    """Alfred chose one of several by his rules."""

    matter: Matter
    candidates: tuple[str, ...]
    """All that were possible."""
    chosen: str
    reason: Reason
    """What decided at last."""
    row: int | None = None
    """The row of his board whose seals mattered, 0 is A; None if none did."""


@attrs.frozen
class CoinsOverflowed(Value):
    """Alfred had no room for coins; he moves on his bonus track instead."""

    player: PlayerId
    coins: int


@attrs.frozen
class AlfredRested(Value):
    """A worker of Alfred's went to a hammock."""

    worker: int
    """0 is A, 3 is D."""


@attrs.frozen
class BonusMoved(Value):
    """Alfred's worker moved on the bonus track."""

    steps: int
    to: int
    """The space it stands on now, from 1."""


@attrs.frozen
class BonusCardPlayed(Value):
    """Alfred came past a bonus card and does what it says for this round."""

    card: BonusCardId


@attrs.frozen
class ObjectiveDiscarded(Value):
    """Alfred threw an objective of the display out of the game."""

    objective: ObjectiveId
