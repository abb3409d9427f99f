"""The rules that can refuse or decide, each told in our own words.

Sources name the chapter of the rulebook and, where it is silent, our ruling (R1-R39,
told on the game's page in the docs).
"""

from __future__ import annotations

from tabletop.core.refusals import GameRule


class Rule(GameRule):
    """What Lock n Go's rules say."""

    OWN_DISC = (
        "You move a disc of your own, and only one that has nothing on top of it.",
        "Movement; rulings R8, R9",
    )
    STEP = (
        "A disc moves one space: forward, left or right; never back, never diagonally.",
        "Movement; rulings R1-R5",
    )
    FULL_SPACE = ("A space with two discs takes no more.", "Movement; ruling R6")
    ON_TOP = (
        "At most two of your discs may lie directly on top of your opponent's.",
        "Movement; ruling R7",
    )
    BLOCKED_SPACE = (
        "No disc is moved to a space where the locked row crosses a locked column.",
        "Actions, move the lock; rulings R12, R13, R21, R30",
    )
    DUTY = (
        "If your turn begins with discs of yours in blocked spaces, you move one of "
        "those, unless none of them can.",
        "Actions, move the lock; rulings R14-R17",
    )
    LOCK_MOVE = (
        "Who stops on a lock space moves one lock token one space along its track.",
        "Actions, move the lock; rulings R18-R20",
    )
    COIN = (
        "Who stops on a coin space takes a coin, up to seven in hand.",
        "Actions, gain a coin; ruling R22",
    )
    ADVANCE = (
        "Who stops on an advance space and can pay goes up one level; the disc leaves "
        "the board.",
        "Actions, advance on the victory track; rulings R23-R28",
    )
    PUTTING_BACK = (
        "Instead of moving, who has four discs or fewer in play may pay five coins to "
        "put one back on a start space of their own.",
        "Getting discs back; rulings R30-R32, R35",
    )
    PASSING = (
        "You pass only when you can neither move a disc nor put one back.",
        "Movement; rulings R10, R11",
    )
    VICTORY = (
        "The first to reach the top of the victory track wins, at once.",
        "Overview; ruling R29",
    )
    STALEMATE = (
        "When both players pass, one after the other, the game is drawn.",
        "Ruling R11",
    )
    TURN_LIMIT = (
        "After the agreed number of turns the game is drawn.",
        "Ruling R36 (not in the rulebook)",
    )
    TOKEN_PLACEMENT = (
        "Before the first move of the house variant, the three action tokens are "
        "placed on different plain spaces.",
        "House variant (not in the rulebook)",
    )
