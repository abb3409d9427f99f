"""The box as far as it is known, as Python tables.

Numbers of cards by kind, the ship mat and several effects are public; treasure cards,
legends and the other effects are RECONSTRUCTED, and no invented card has the name of a
real one.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.pirates_cove.content.effects import (
    AddDice,
    AddSpeed,
    AnyTreasures,
    CancelNavy,
    DiceFrom,
    Effect,
    HinderDice,
    HitFrom,
    MoveShip,
    RerollMisses,
    SendNavy,
    SetDice,
    ShareBooty,
    ShieldFrom,
    TellTale,
)
from tabletop.games.pirates_cove.content.parts import (
    Legend,
    Mat,
    Reward,
    TavernCard,
    TreasureCard,
)
from tabletop.games.pirates_cove.kinds import (
    CardId,
    CardKind,
    LegendId,
    Measure,
    Section,
    TreasureId,
)

__all__ = ["LEGENDS", "MAT", "NAVY", "TAVERN", "TREASURES"]

MAT: Final = Mat(
    hull=(4, 5, 6, 7, 8, 9, 10, 12),
    sails=(4, 5, 6, 7, 8, 9, 10, 12),
    crew=(2, 2, 3, 3, 4, 4, 5, 5),
    cannon=(2, 2, 3, 3, 4, 4, 5, 5),
    costs=(1, 1, 2, 2, 3, 3, 4),
    start=2,
)

_PATTERNS: Final = (
    (3, 0, 1, 0),
    (3, 1, 0, 1),
    (2, 2, 1, 0),
    (2, 0, 2, 1),
    (2, 3, 0, 0),
    (2, 1, 1, 1),
    (1, 4, 0, 1),
    (1, 2, 2, 0),
    (1, 0, 3, 1),
    (1, 3, 1, 1),
    (1, 5, 0, 0),
    (1, 1, 3, 0),
    (1, 2, 1, 2),
    (0, 6, 0, 1),
    (0, 4, 2, 0),
    (0, 2, 3, 1),
    (0, 0, 4, 1),
    (0, 3, 1, 2),
    (0, 5, 1, 1),
    (0, 1, 2, 2),
)
"""Fame, gold, treasures, Tavern cards; three cards of each."""

TREASURES: Final = tuple(
    TreasureCard(TreasureId(f"T{number:02}"), *pattern, count=3)
    for number, pattern in zip(range(1, 61, 3), _PATTERNS, strict=True)
)


def _card(
    id: str,
    name: str,
    kind: CardKind,
    count: int,
    text: str,
    *effects: Effect,
    section: Section | None = None,
) -> TavernCard:
    return TavernCard(CardId(id), name, kind, count, text, section, effects)


def _mastercraft(section: Section, count: int) -> TavernCard:
    return _card(
        f"mastercraft_{section}",
        f"Mastercraft: {section}",
        CardKind.MASTERCRAFT,
        count,
        "Takes the first two hits on its section.",
        section=section,
    )


def _tale(fame: int, count: int) -> TavernCard:
    return _card(
        f"fame_{fame}",
        f"Tavern tale worth {fame} fame",
        CardKind.FAME,
        count,
        "Keep it in your hand; it counts at the end of the game.",
        TellTale(fame),
    )


TAVERN: Final = (
    _card(
        "parrot_flint",
        "Captain Flint's parrot",
        CardKind.PARROT,
        1,
        "Treasures aboard have no limit.",
        AnyTreasures(),
        section=Section.HULL,
    ),
    _card(
        "parrot_silver",
        "Long John Silver's parrot",
        CardKind.PARROT,
        1,
        "The ship always rolls six dice.",
        SetDice(6),
        section=Section.CANNON,
    ),
    _card(
        "parrot_bones",
        "Billy Bones' parrot",
        CardKind.PARROT,
        1,
        "The ship always fires all its cannon, whatever its crew.",
        DiceFrom(Section.CANNON),
        section=Section.CREW,
    ),
    _card(
        "parrot_trelawney",
        "Squire Trelawney's parrot",
        CardKind.PARROT,
        1,
        "The ship's speed is 20 higher.",
        AddSpeed(20),
        section=Section.SAILS,
    ),
    _mastercraft(Section.HULL, 2),
    _mastercraft(Section.SAILS, 1),
    _mastercraft(Section.CANNON, 2),
    _mastercraft(Section.CREW, 2),
    _card(
        "smoke_screen",
        "Smoke Screen",
        CardKind.BATTLE,
        2,
        "Until the end of the combat, volleys at your ship hit with a 6 only.",
        ShieldFrom(6),
    ),
    _card(
        "grapple_attack",
        "Grapple Attack",
        CardKind.BATTLE,
        2,
        "Until the end of the combat, one opposing player's ship rolls a die fewer.",
        HinderDice(1),
    ),
    _card(
        "all_sails_set",
        "All Sails Set",
        CardKind.BATTLE,
        2,
        "Until the end of the combat, your ship's speed is 3 higher.",
        AddSpeed(3),
    ),
    _card(
        "extra_hands",
        "Extra Hands",
        CardKind.BATTLE,
        2,
        "Until the end of the combat, your ship rolls a die more.",
        AddDice(1),
    ),
    _card(
        "steady_aim",
        "Steady Aim",
        CardKind.VOLLEY,
        2,
        "Your next roll hits with 4, 5 and 6.",
        HitFrom(4),
    ),
    _card(
        "double_charge",
        "Double Charge",
        CardKind.VOLLEY,
        2,
        "Your next roll has two dice more.",
        AddDice(2),
    ),
    _card(
        "second_try",
        "Second Try",
        CardKind.VOLLEY,
        2,
        "The dice of your next roll that miss are rolled once more.",
        RerollMisses(),
    ),
    _card(
        "royal_navy",
        "Call the Royal Navy",
        CardKind.EVENT,
        2,
        "At the start of the Combat phase, send the Navy to an outer island where "
        "another player's ship lies, and yours does not; you aim its volleys.",
        SendNavy(),
    ),
    _card(
        "safe_passage",
        "Safe Passage",
        CardKind.EVENT,
        2,
        "When the Navy is sent to the island where your ship lies, it does not come.",
        CancelNavy(),
    ),
    _card(
        "freebooter",
        "Freebooter",
        CardKind.EVENT,
        2,
        "Before another player plunders: half of the gold and half of the treasures, "
        "each rounded down, go to you.",
        ShareBooty(),
    ),
    _card(
        "change_of_course",
        "Change of Course",
        CardKind.EVENT,
        2,
        "After the wheels are revealed, move your ship to another of the islands 1-6.",
        MoveShip(),
    ),
    _tale(1, 5),
    _tale(2, 3),
    _tale(3, 1),
)

LEGENDS: Final = (
    Legend(
        LegendId("blackbeard"),
        "Blackbeard",
        speed=8,
        hull=10,
        dice=5,
        section=Section.HULL,
        measure=Measure.MOST_FAME,
        reward=Reward(6, 0, 0),
    ),
    Legend(
        LegendId("captain_hook"),
        "Captain Hook",
        speed=6,
        hull=7,
        dice=4,
        section=Section.CREW,
        measure=Measure.MOST_TREASURE,
        reward=Reward(4, 3, 0),
    ),
    Legend(
        LegendId("flying_dutchman"),
        "Flying Dutchman",
        speed=11,
        hull=9,
        dice=4,
        section=Section.SAILS,
        measure=Measure.FASTEST,
        reward=Reward(5, 0, 0),
    ),
    Legend(
        LegendId("dread_pirate_roberts"),
        "Dread Pirate Roberts",
        speed=9,
        hull=8,
        dice=4,
        section=Section.CANNON,
        measure=Measure.MOST_CANNONS,
        reward=Reward(5, 0, 0),
    ),
    Legend(
        LegendId("mary_read"),
        "Mary Read",
        speed=5,
        hull=6,
        dice=0,
        section=None,
        measure=None,
        reward=Reward(2, 0, 0),
    ),
)

NAVY: Final = Legend(
    LegendId("royal_navy"),
    "Royal Navy",
    speed=8,
    hull=8,
    dice=4,
    section=None,
    measure=None,
    reward=Reward(4, 0, 0),
)
