"""Components that contradict each other, and the sentences that say so."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import InvalidContent, replace
from tabletop.games.pirates_cove import (
    DEFAULT,
    CardId,
    CardKind,
    Island,
    LegendId,
    Reward,
    Section,
    TreasureId,
)
from tabletop.games.pirates_cove.content.effects import (
    AddDice,
    CancelNavy,
    HinderDice,
    MoveShip,
    SendNavy,
    SetDice,
)


def mat(**changes: Any) -> dict[str, Any]:
    """Change the mat."""
    return {"mat": replace(DEFAULT.mat, **changes)}


def numbers(**changes: Any) -> dict[str, Any]:
    """Change the figures."""
    return {"numbers": replace(DEFAULT.numbers, **changes)}


def treasure(**changes: Any) -> dict[str, Any]:
    """Change the first treasure card."""
    first, *rest = DEFAULT.treasures
    return {"treasures": (replace(first, **changes), *rest)}


def tavern(card: str, **changes: Any) -> dict[str, Any]:
    """Change a Tavern card."""
    cards = [
        replace(each, **changes) if each.id == card else each for each in DEFAULT.tavern
    ]
    return {"tavern": tuple(cards)}


def legend(**changes: Any) -> dict[str, Any]:
    """Change the first legend."""
    first, *rest = DEFAULT.legends
    return {"legends": (replace(first, **changes), *rest)}


def navy(**changes: Any) -> dict[str, Any]:
    """Change the Navy."""
    return {"navy": replace(DEFAULT.navy, **changes)}


def starts(*islands: list[int]) -> dict[str, Any]:
    """Change where the first black ships start, by number of players."""
    changed = tuple(tuple(map(Island, places)) for places in islands)
    return {"black_ships": (*changed, *DEFAULT.black_ships[len(islands) :])}


FAULTS: list[tuple[dict[str, Any], str]] = [
    # the mat
    (mat(sails=(4, 5, 6)), "the track of the sails has other positions, or falls"),
    (mat(crew=(2, 2, 3, 3, 4, 4, 5, 4)), "the track of the crew has other positions"),
    (mat(cannon=(-1, 2, 3, 3, 4, 4, 5, 5)), "no value on the track of the cannon is"),
    (mat(costs=(1, 1, 2)), "8 positions have 7 costs between them"),
    (mat(costs=(1, 1, 2, 2, 3, 3, -4)), "no cost is below zero"),
    (mat(start=0), "no section can start at position 0"),
    (mat(start=9), "no section can start at position 9"),
    # treasure cards
    (treasure(count=4), "12 months take 60 treasure cards, not 61"),
    (treasure(count=0), "12 months take 60 treasure cards, not 57"),
    (numbers(months=11), "11 months take 55 treasure cards, not 60"),
    (treasure(id=TreasureId("T04")), "the id t04 is there twice"),
    (treasure(id=TreasureId("t58")), "the id t58 is there twice"),
    (treasure(id=TreasureId("T 1")), "the id 'T 1' is not one word"),
    (treasure(id=TreasureId("")), "the id '' is not one word"),
    (treasure(fame=-1), "a number of the treasure card T01 is too low"),
    (treasure(gold=-1), "a number of the treasure card T01 is too low"),
    (treasure(treasures=-1), "a number of the treasure card T01 is too low"),
    (treasure(cards=-1), "a number of the treasure card T01 is too low"),
    # Tavern cards
    (tavern("fame_1", count=6), "there are 9 fame cards in the box, not 10"),
    (tavern("parrot_flint", count=2), "there are 4 parrot cards in the box, not 5"),
    (
        tavern("fame_3", kind=CardKind.BATTLE),
        "there are 8 battle cards in the box, not 9",
    ),
    (tavern("fame_1", id=CardId("FAME_2")), "the id fame_2 is there twice"),
    (tavern("fame_1", id=CardId("fame one")), "the id 'fame one' is not one word"),
    (
        tavern("smoke_screen", section=Section.HULL),
        "the card smoke_screen lies at a section, or not, against its kind",
    ),
    (
        tavern("parrot_bones", section=None),
        "the card parrot_bones lies at a section, or not, against its kind",
    ),
    (
        tavern("smoke_screen", effects=(MoveShip(),)),
        "an effect of the card smoke_screen does not belong to its kind",
    ),
    (
        tavern("royal_navy", effects=()),
        "an effect of the card royal_navy does not belong to its kind",
    ),
    (
        tavern("royal_navy", effects=(AddDice(1),)),
        "an effect of the card royal_navy does not belong to its kind",
    ),
    (
        tavern("royal_navy", effects=(SendNavy(), CancelNavy())),
        "the Event card royal_navy has one effect, which is an event's",
    ),
    (
        tavern("royal_navy", effects=(SendNavy(), AddDice(1))),
        "the Event card royal_navy has one effect, which is an event's",
    ),
    (
        tavern("steady_aim", effects=(HinderDice(1),)),
        "the card steady_aim hinders a ship: that is a Battle card's only effect",
    ),
    (
        tavern("grapple_attack", effects=(HinderDice(1), AddDice(1))),
        "the card grapple_attack hinders a ship: that is a Battle card's only effect",
    ),
    (
        tavern("parrot_silver", effects=(SetDice(0),)),
        "with the card parrot_silver a ship rolls at least one die",
    ),
    # legends and the Navy
    ({"legends": DEFAULT.legends[:1]}, "two black ships need two legends"),
    ({"legends": (*DEFAULT.legends, DEFAULT.legends[0])}, "blackbeard is there twice"),
    (legend(id=LegendId("royal_navy")), "the id royal_navy is there twice"),
    (
        legend(dice=0),
        "the legend blackbeard has dice without an aim, or an aim without",
    ),
    (legend(measure=None), "the legend blackbeard has dice without an aim"),
    (legend(section=None), "the legend blackbeard has dice without an aim"),
    (legend(hull=0), "Blackbeard has a hull from 1 and 0 to 6 dice"),
    (legend(dice=7), "Blackbeard has a hull from 1 and 0 to 6 dice"),
    (legend(reward=Reward(0, -1, 0)), "nobody loses anything by sinking Blackbeard"),
    (legend(reward=Reward(-1, 0, 0)), "nobody loses anything by sinking Blackbeard"),
    (navy(hull=0), "Royal Navy has a hull from 1 and 0 to 6 dice"),
    (navy(dice=7), "Royal Navy has a hull from 1 and 0 to 6 dice"),
    (navy(dice=0), "Royal Navy fires with at least one die"),
    (navy(reward=Reward(0, 0, -1)), "nobody loses anything by sinking Royal Navy"),
    # where black ships start
    ({"black_ships": ()}, "black ships start somewhere for each of 3, 4 and 5"),
    (starts([1]), "3 players meet 2 black ships, not 1"),
    (starts([1, 4], [1, 4]), "4 players meet 1 black ships, not 2"),
    (starts([1, 4], []), "4 players meet 1 black ships, not 0"),
    (starts([4, 4]), "each black ship starts at an island of its own, from 1 to 6"),
    (starts([1, 4], [7]), "each black ship starts at an island of its own"),
    # the figures
    (numbers(gold=-1), "'gold' of the numbers is below zero"),
    (numbers(mutiny_fame=-2), "'mutiny_fame' of the numbers is below zero"),
    (numbers(most_dice=0), "Blackbeard has a hull from 1 and 0 to 0 dice"),
    (numbers(gold_per_fame=0), "there is at least one month, die, gold for a fame"),
    (numbers(absorbed=0), "there is at least one month, die, gold for a fame"),
    (numbers(start_gold=25), "the box does not hold the gold that five players start"),
]


@pytest.mark.parametrize(("changes", "sentence"), FAULTS)
def test_contradictions(changes: dict[str, Any], sentence: str) -> None:
    """Components that contradict each other are refused, with a sentence."""
    with pytest.raises(InvalidContent) as caught:
        replace(DEFAULT, **changes)

    assert sentence in str(caught.value)


@pytest.mark.parametrize("kind", CardKind)
def test_every_kind_has_its_number(kind: CardKind) -> None:
    """A box without the cards of a kind is none (PC-006)."""
    others = tuple(each for each in DEFAULT.tavern if each.kind is not kind)

    with pytest.raises(InvalidContent, match=f"{kind} cards in the box, not 0"):
        replace(DEFAULT, tavern=others)
