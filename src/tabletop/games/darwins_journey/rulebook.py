"""The rules that can refuse or decide, each told in our own words.

Sources name the page of the rulebook and, where it is silent or cut off, our ruling
(R1-R100, told on the game's page in the docs).
"""

from __future__ import annotations

from tabletop.core.refusals import GameRule


class Rule(GameRule):
    """What the rules of Darwin's Journey say."""

    DRAFT = (
        "Of the crew cards in your hand you keep one in secret; the rest goes to the "
        "next player, until everybody has three.",
        "page 7; ruling R3",
    )
    STARTING_PAIR = (
        "A silver and a gold starting objective lie together; who is last in turn "
        "order chooses first.",
        "page 7; rulings R5, R6",
    )
    WORKER = (
        "On your turn you place one worker that is still at home.",
        "page 11; rulings R9, R24",
    )
    OPEN_PLACE = (
        "A worker goes to a place that is open; a locked one needs a lens first.",
        "page 9",
    )
    LENS = ("Only one worker fits on a lens.", "page 9")
    PENALTY = (
        "Who places a worker in a section that holds one already, of whatever colour, "
        "pays three coins with two players, else two.",
        "pages 8-9; rulings R15, R16",
    )
    SEALS = (
        "The worker must own the seals that the place asks for; purple ones count as "
        "any colour.",
        "page 10; rulings R13, R14",
    )
    KNOWLEDGE = (
        "Temporary knowledge stands in for exactly the seals that are missing.",
        "page 10; ruling R13",
    )
    EFFECTS = (
        "The actions of a place, tile or card are done in any order, each once at "
        "most, and none of them has to be done.",
        "pages 8 and 10; rulings R19, R21",
    )
    MOVING = (
        "A piece moves forward along its track, at least one space and at most as "
        "many as the action says.",
        "pages 12-13; rulings R34, R36",
    )
    JUMPING = (
        "Spaces with explorers of others are jumped, do not count, and cannot be "
        "stopped on, except the first and the last space of an island.",
        "page 13; ruling R35",
    )
    GOLD_RIBBON = (
        "The first explorer that crosses a golden ribbon scores its points.",
        "page 13; ruling R37",
    )
    TRACK_END = (
        "The first piece at the end of a track scores three points.",
        "page 13; ruling R39",
    )
    ISLAND = (
        "An unused explorer goes to the start of an island on which you have none; a "
        "ship that crosses a silver ribbon sends one by itself.",
        "pages 12-13 and 18; rulings R38, R41",
    )
    BEAGLE = (
        "Your ship moves forward to the HMS Beagle, never back.",
        "page 18; ruling R42",
    )
    POINTS = ("Points are scored at once.", "page 11")
    ACADEMY = (
        "You take one seal from a scroll, and pay for the scroll and for the space "
        "that it covers.",
        "page 12; rulings R29-R31",
    )
    SEAL_ROW = (
        "A seal goes to the left-most empty space of a worker; the first and the fifth "
        "worker have no spaces.",
        "pages 10 and 12; rulings R32, R33",
    )
    UNLOCKING = (
        "You pay for a locked place and put one of your lenses on it; all its actions "
        "follow.",
        "page 12; rulings R26, R27, R92",
    )
    TOP_TO_BOTTOM = (
        "On a page of a main diary places are unlocked from top to bottom.",
        "page 12; ruling R25",
    )
    PERFORM_LOCKED = (
        "You do the actions of a place that is locked, but not of one that you are "
        "just doing.",
        "page 18; ruling R28",
    )
    RESEARCH = (
        "You research a specimen once: it must be free on your board, and lie where "
        "the action says.",
        "pages 14, 17, 18 and 21; rulings R44, R45",
    )
    DELIVERY = (
        "You deliver specimens that you have researched and that are not in the "
        "museum.",
        "page 16; ruling R46",
    )
    SECOND_TIME = (
        "At the museum the second specimen of a visit costs three coins, and there is "
        "no third.",
        "pages 16-17",
    )
    REPEAT_DELIVERY = (
        "You deliver once more a specimen that somebody has delivered before and that "
        "you have researched.",
        "page 18; ruling R47",
    )
    CAMP = (
        "Your top tent goes to an empty space of the camp, and you pay for the space; "
        "nobody has two tents at a camp.",
        "page 15; rulings R48, R49",
    )
    REACTIVATE = (
        "You do the actions of a camp at which you have a tent.",
        "page 21; ruling R50",
    )
    CORRESPONDENCE = (
        "Stamps go to one envelope, unless the action lets you split them.",
        "pages 15, 18 and 19; rulings R51, R93",
    )
    USED_STAMPS = (
        "Used stamps come from the tray only when your stacks are empty.",
        "page 15; rulings R51, R94",
    )
    GAIN_OBJECTIVE = (
        "You take an objective from the display to your reserve; when that is full, to "
        "an empty slot of its metal, which you pay for.",
        "page 17; rulings R52, R95",
    )
    OBJECTIVE = (
        "You fulfil an objective of yours when all its requirements are met.",
        "pages 20-21; rulings R55, R58",
    )
    OBJECTIVE_SLOT = (
        "An objective from the reserve goes to an empty slot, of its metal unless it "
        "is fulfilled outright, and you pay for the slot; one on a slot stays there.",
        "pages 18 and 20; rulings R53, R54",
    )
    CREW = (
        "A worker who owns the seals of a crew card of yours fulfils it; each worker "
        "only one.",
        "page 22; ruling R57",
    )
    COPY = (
        "You do the actions of a crew card that nobody has fulfilled yet, but not of "
        "one that is just being done.",
        "page 18; ruling R57",
    )
    CONVERT = (
        "A temporary knowledge becomes seven coins or seven points.",
        "page 18; ruling R60",
    )
    GOAL = (
        "A Beagle goal scores for each of what it names; every late penalty between "
        "your ship and the HMS Beagle is taken off, down to nothing.",
        "pages 23-24; rulings R66, R67",
    )
    WINDOW = (
        "Objectives and crew cards are fulfilled on your own turn, or when you are "
        "asked in the reward phase.",
        "pages 8 and 20; rulings R55, R56",
    )
    STRONGEST_PLACE = (
        "Alfred's worker goes to the lowest open and empty place of the main diaries "
        "that asks for a seal of its row and that he can pay, missing seals included.",
        "pages 29-30; rulings R72-R74",
    )
    ALFRED_SPECIAL = (
        "Alfred goes to the special diary only when no worker stands there.",
        "page 34; ruling R83",
    )
    ALFRED_SMALL = (
        "Alfred unlocks a place only when no worker stands in the small diary and he "
        "can pay for a place of the main diaries.",
        "pages 34-35; rulings R84, R91",
    )
    ALFRED_DELIVERY = (
        "Alfred delivers what the player has researched too, then what brings most "
        "coins, then what is top-most and left-most.",
        "page 35; rulings R85, R89, R100",
    )
    ALFRED_ACADEMY = (
        "Alfred takes a seal of the cheapest scroll to his first row with room, and "
        "never a fourth of a colour.",
        "pages 30-32; rulings R77, R78, R99",
    )
    ALFRED_STAMPS = (
        "Alfred's stamps take a first place from the player, or go where none of his "
        "lie, or where the fewest do.",
        "pages 32-33; ruling R79",
    )
    ALFRED_MOVES = (
        "Alfred's pieces move the whole distance along the longest way.",
        "page 33; rulings R80, R81, R98",
    )
    ALFRED_CAMP = (
        "Alfred takes the cheapest space of a camp that he can pay, or none.",
        "page 34; ruling R82",
    )
    ALFRED_ACTIONS = (
        "Alfred does what his rules tell of; other actions are left out.",
        "page 30; rulings R86, R87",
    )
    BONUS_TRACK = (
        "Alfred scores each time that he comes to the end of his bonus track; the "
        "cards that he comes past act when he stands.",
        "page 28; rulings R75, R76",
    )
    END = (
        "After five rounds most points win; then theory, then coins decide.",
        "page 25; ruling R70",
    )
    ALFRED_END = (
        "Against Alfred, too, most points win, then theory, then coins; if all are "
        "equal, he wins.",
        "page 35; ruling R90",
    )
