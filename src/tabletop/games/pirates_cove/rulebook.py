"""The rules that can refuse or decide, each told in our own words.

Sources name the chapter of the rulebook and, where it is silent or cut off, our ruling
(A1-A71, told on the game's page in the docs).
"""

from __future__ import annotations

from tabletop.core.refusals import GameRule


class Rule(GameRule):
    """What the rules of Pirate's Cove say."""

    RIGGING = (
        "Before the first month you may raise any sections of your ship, paying the "
        "cost of every level passed; nothing is lowered.",
        "Rigging; rulings A1, A2",
    )
    NAVIGATION = (
        "Your wheel points at one of the islands 1 to 6; nobody sails to the Cove.",
        "Phase 2; ruling A5",
    )
    CARD_IN_HAND = ("You play cards from your hand only.", "Cards")
    EVENT_CARDS = (
        "An Event card is played in its own window, when you are asked.",
        "Event cards; rulings A45, A64-A68",
    )
    BATTLE_CARDS = (
        "Battle cards are played in the preparation of a combat, one in a turn; it "
        "ends when all pass one after the other.",
        "Preparing for battle; rulings A28, A61, A63",
    )
    VOLLEY_CARDS = (
        "Volley cards are played in your own volley, before the dice, for that roll.",
        "Firing volleys; rulings A29, A62",
    )
    VOLLEYS = (
        "On your turn in a round of volleys, you fire at a section of another ship, or "
        "you flee.",
        "Order of combat; rulings A17, A60",
    )
    TARGETS = (
        "You fire at a ship that is still in this combat; a legend or the Navy first, "
        "as long as one is there, and those only at the hull.",
        "Firing volleys; rulings A16, A18",
    )
    TAVERN = (
        "At Tavern Island you may buy up to three Tavern cards at two gold each.",
        "Phase 5; rulings A33, A34",
    )
    SECTION_ISLANDS = (
        "At Hull, Sail, Cannon or Crew Island you may raise the section of that name, "
        "paying the cost of every level passed.",
        "Phase 5",
    )
    TREASURE_ISLAND = (
        "At Treasure Island you may raise one section by one level, at double cost.",
        "Phase 5; ruling A51",
    )
    BURYING = (
        "At Treasure Island you may bury treasures, and gold in threes, for one "
        "fame each.",
        "Phase 5; ruling A50",
    )
    MASTERCRAFT = (
        "At the islands 1 to 5 you may lay out one Mastercraft card, and mend one that "
        "was hit; only so many may lie on a ship.",
        "Phase 5; rulings A30, A32",
    )
    SHELTER = (
        "At the Cove your ship is repaired, and you may take two Tavern cards, or one "
        "and two gold.",
        "Phase 5; rulings A31, A52",
    )
    PLUNDERING = (
        "The ship that is left at an outer island takes what the treasure card there "
        "brings, as far as there is any.",
        "Phase 4; rulings A47, A48, A59",
    )
    CARGO = (
        "At the end of a month a ship keeps as many treasures as its hull holds; the "
        "rest goes back to Treasure Island.",
        "Phase 6; ruling A49",
    )
    CRIPPLED = (
        "A ship whose marker is pushed off the lowest level is crippled and sails to "
        "the Cove; every opponent still there gains a fame.",
        "Forced retreat; rulings A21, A22",
    )
    FLEEING = (
        "When a ship that was hit in this combat flees, every opponent still there "
        "gains a fame.",
        "Fleeing; rulings A22, A23",
    )
    MUTINY = (
        "Who flees without being crippled rolls a die; on a 1 the crew takes all gold "
        "and treasures, and two fame are lost.",
        "Fleeing; rulings A23-A26",
    )
    SUNK = (
        "A legend or the Navy is sunk when it has taken as many hits as its hull; all "
        "who fought it gain its reward.",
        "Legendary pirates; rulings A38-A43",
    )
    YEAR = (
        "After twelve months the pirate with the most fame wins; Fame cards are shown "
        "now.",
        "Object of the game; rulings A53-A55",
    )
