"""Hands, crew cards and pairs that nobody could be offered are refused."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Bag, SeededRng, replace
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.kinds import CrewId, ObjectiveId, Pile
from tabletop.games.darwins_journey.pending import (
    ChoosePair,
    DraftCrew,
    Draw,
    Item,
    KeepCrew,
)
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.flawed import (
    BEGUN,
    DRAFT,
    PAIRS,
    Flaw,
    check_flaw,
    check_refusal,
    decks,
)
from tests.games.darwins_journey.positions import A, B, flaw


def until(state: State, pile: Pile, left: int) -> State:
    """Draw until so many are left to be drawn from a pile."""
    rng = SeededRng("until")
    while state.pending[-1] != Draw(pile, left):
        chance = GAME.chance(state)
        assert chance is not None
        state = GAME.apply(state, chance.sample(rng))
    return replace(state, news=())


def asked(state: State, kind: type[Item], **changes: Any) -> State:
    """Change the question of a kind, wherever it waits."""
    items = [
        replace(item, **changes) if isinstance(item, kind) else item
        for item in state.pending
    ]
    return replace(state, pending=tuple(items))


def cards(*numbers: int) -> tuple[CrewId, ...]:
    """Name crew cards."""
    return tuple(CrewId(number) for number in numbers)


def tiles(text: str) -> tuple[ObjectiveId, ...]:
    """Name objectives."""
    return tuple(ObjectiveId(name) for name in text.split())


DEALING = until(BEGUN, Pile.CREW, 3)
"""A has been dealt four cards, B one."""
TABLE = until(GAME.new_game(1), Pile.CREW, 1)
"""Four of five cards lie before a player who is alone."""
OFFERED = GAME.advance(TABLE, SeededRng("offered"))
"""All five lie there."""
HANDS = next(item.hands for item in DRAFT.pending if isinstance(item, DraftCrew))
DEALT = next(item.hands for item in DEALING.pending if isinstance(item, DraftCrew))
SHOWN = next(item.cards for item in OFFERED.pending if isinstance(item, KeepCrew))
LAID = next(item.cards for item in TABLE.pending if isinstance(item, KeepCrew))
CHOICE = next(item for item in PAIRS.pending if isinstance(item, ChoosePair))

CREW: list[Flaw] = [
    (
        asked(
            DRAFT, DraftCrew, hands=(HANDS[0][1:], HANDS[1]), kept=(HANDS[0][:1], ())
        ),
        "the players have not all kept as many crew cards, or no more to keep",
    ),
    (
        asked(
            DRAFT,
            DraftCrew,
            hands=(HANDS[0][3:], HANDS[1][3:]),
            kept=(HANDS[0][:3], HANDS[1][:3]),
        ),
        "the players have not all kept as many crew cards, or no more to keep",
    ),
    (
        asked(DRAFT, DraftCrew, hands=(HANDS[0][1:], HANDS[1])),
        "player 0 has 3 crew cards to choose from",
    ),
    (
        asked(DEALING, DraftCrew, hands=(DEALT[0][:3], (*DEALT[1], DEALT[0][3]))),
        "player 0 has 3 crew cards to choose from",
    ),
    (
        asked(DRAFT, DraftCrew, picked=(HANDS[1][0], None)),
        "player 0 keeps a crew card from another hand",
    ),
    (
        asked(DEALING, DraftCrew, picked=(DEALT[0][0], None)),
        "a crew card is kept while cards are still dealt",
    ),
    (
        asked(DRAFT, DraftCrew, hands=(HANDS[0], (HANDS[0][0], *HANDS[1][1:]))),
        f"the crew card {HANDS[0][0]} was dealt twice",
    ),
    (decks(DRAFT, crew=Bag()), "0 crew cards are left, not 8"),
    (decks(crew=Bag.of(cards(16))), "1 crew cards are left, not 0"),
    (asked(OFFERED, KeepCrew, cards=SHOWN[1:]), "4 crew cards lie on the table, not 5"),
    (
        asked(OFFERED, KeepCrew, kept=(SHOWN[0], SHOWN[0])),
        "a crew card is kept that does not lie on the table",
    ),
    (
        asked(OFFERED, KeepCrew, kept=cards(*{*range(1, 17)} - {*SHOWN})[:1]),
        "a crew card is kept that does not lie on the table",
    ),
    (
        asked(TABLE, KeepCrew, kept=LAID[:1]),
        "a crew card is kept while cards are still dealt",
    ),
    (
        asked(TABLE, KeepCrew, cards=(*LAID[1:], LAID[1])),
        f"the crew card {LAID[1]} was dealt twice",
    ),
]

OBJECTIVES: list[Flaw] = [
    (
        asked(PAIRS, ChoosePair, silver=CHOICE.silver[:1]),
        "1 starting silver objectives are laid out, not 2",
    ),
    (
        asked(DRAFT, ChoosePair, gold=tiles("SG1"), silver=()),
        "the objective SG1 is there twice",
    ),
    (
        asked(
            decks(
                DRAFT, starting_gold=DRAFT.decks.starting_gold - Bag.of(tiles("SG1"))
            ),
            ChoosePair,
            gold=tiles("SG1"),
        ),
        "1 starting gold objectives are laid out, not 0",
    ),
    (
        asked(PAIRS, ChoosePair, silver=CHOICE.gold, gold=CHOICE.silver),
        f"{CHOICE.gold[0]} is no starting silver objective",
    ),
    (
        asked(DRAFT, ChoosePair, order=(A, B)),
        "the players (0, 1) choose pairs before it is time",
    ),
    (
        asked(PAIRS, ChoosePair, order=(B, A)),
        "pairs are chosen from last to first in turn order, not by (1, 0)",
    ),
    (
        decks(PAIRS, starting_silver=Bag.of(tiles("SS1"))),
        "1 starting silver objectives are left, not 0",
    ),
    (
        decks(DRAFT, starting_gold=Bag.of(tiles("SG1"))),
        "1 starting gold objectives are left, not 4",
    ),
    (
        decks(starting_gold=Bag.of(tiles("SG3"))),
        "1 starting gold objectives are left, not 0",
    ),
]

FLAWS = [*CREW, *OBJECTIVES]


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_flaw(found: Flaw) -> None:
    """What cannot be drafted or chosen is said in a sentence."""
    check_flaw(found)


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_is_not_loaded(found: Flaw) -> None:
    """A saved position with a flaw is refused when it is loaded."""
    check_refusal(found)


@pytest.mark.parametrize(
    "state",
    [
        DEALING,
        TABLE,
        OFFERED,
        asked(OFFERED, KeepCrew, kept=SHOWN[1:3]),
        asked(DRAFT, DraftCrew, picked=(None, HANDS[1][2])),
        asked(
            DRAFT,
            DraftCrew,
            hands=(HANDS[1][2:], HANDS[0][2:]),
            kept=(HANDS[0][:2], HANDS[1][:2]),
        ),
    ],
)
def test_no_flaw(state: State) -> None:
    """Cards that are dealt, passed on and kept are no flaw."""
    assert flaw(state) is None
