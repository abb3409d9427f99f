"""Places, tiles, cards and boards that contradict each other, and what is said."""

from __future__ import annotations

import pytest

from tabletop import replace
from tabletop.games.darwins_journey.content import DEFAULT, Requirement
from tabletop.games.darwins_journey.content.measures import (
    EmptyStacks,
    LensesPlaced,
    Measure,
    ObjectivesFulfilled,
    ShipAtBeagle,
    ShipSpace,
    SpecimensOfColour,
    SpecimensOfKind,
    TentsPlaced,
    TheorySpace,
)
from tabletop.games.darwins_journey.kinds import (
    Colour,
    Kind,
    Metal,
    Page,
    PlaceId,
    Seal,
    Shape,
)
from tests.games.darwins_journey.faults import (
    Changes,
    part,
    refused,
    twice,
    whole,
    without,
)

SQUARES = ("museum_deliver", "museum_research", "turn_order", "gain_objective")

IDS: list[tuple[Changes, str]] = [
    (twice("places"), "the place exploration_1 is there twice"),
    (
        part("places", "small_left", id=PlaceId("Small_Right")),
        "the place small_right is there twice",
    ),
    (
        part("places", "small_left", id=PlaceId("small left")),
        "the place id 'small left' is not one word of letters and digits",
    ),
    (part("places", "small_left", id=PlaceId("")), "the place id '' is not one"),
    (part("tiles", 2, id=3), "the special tile 3 is there twice"),
    (part("tiles", 2, id=-2), "the special tile id '-2' is not one word"),
    (part("letters", 2, id=3), "the correspondence tile 3 is there twice"),
    (part("goals", 2, id=3), "the Beagle goal 3 is there twice"),
    (part("crew", 2, id=3), "the crew card 3 is there twice"),
    (part("objectives", "S2", id="s3"), "the objective S3 is there twice"),
    (part("objectives", "S2", id="S-2"), "the objective id 'S-2' is not one word"),
]

PLACES: list[tuple[Changes, str]] = [
    (
        part("places", "academy_1", page=None),
        "the circle academy_1 is not on a page, or not from 1 on it",
    ),
    (
        part("places", "small_left", order=0),
        "the lens small_left is not on a page, or not from 1 on it",
    ),
    (
        part("places", "academy_1", section_a=None),
        "the circle academy_1 is in no section of a side of the board",
    ),
    (
        part("places", "academy_1", section_b=None),
        "the circle academy_1 is in no section of a side of the board",
    ),
    (part("places", "academy_1", lock=4), "the circle academy_1 is locked for 4 coins"),
    (part("places", "academy_2", lock=-1), "the lens academy_2 is locked for -1 coins"),
    (
        part("places", "turn_order", page=Page.SMALL),
        "the rectangle turn_order is outside the diaries, but on a page",
    ),
    (
        part("places", "turn_order", order=1),
        "the rectangle turn_order is outside the diaries, but on a page",
    ),
    (
        part("places", "turn_order", section_a="small"),
        "the rectangle turn_order has no penalty, but is in a section",
    ),
    (
        part("places", "turn_order", section_b="small"),
        "the rectangle turn_order has no penalty, but is in a section",
    ),
    (
        part("places", "turn_order", lock=0),
        "the rectangle turn_order is locked; only lenses are",
    ),
    (
        part("places", "small_left", takes_tile=True),
        "the places of the special diary take a tile, no others: small_left",
    ),
    (
        part("places", "special_top_left", takes_tile=False),
        "the places of the special diary take a tile, no others: special_top_left",
    ),
    (
        part("places", "special_top_left", needs=(Seal.RED,)),
        "seals and actions of the place special_top_left are on its tile",
    ),
    (
        part("places", "special_top_left", effects=DEFAULT.tiles[0].effects),
        "seals and actions of the place special_top_left are on its tile",
    ),
    (part("places", "small_left", effects=()), "the place small_left has no action"),
    (
        part("places", "academy_1", needs=(Seal.RED,) * 7),
        "the place academy_1 asks for 7 seals; a row has 6",
    ),
    (
        part("places", "academy_1", needs=(Seal.PURPLE,)),
        "the place academy_1 asks for a purple seal, which stands in for any colour",
    ),
    (
        part("places", "academy_2", order=3),
        "the places of the page academy are numbered from 1: [1, 3, 3]",
    ),
    (
        without("places", "academy_2"),
        "the places of the page academy are numbered from 1: [1, 3]",
    ),
    (
        part("places", "special_middle_left", order=4),
        "the places of the page special_left are numbered from 1: [1, 4, 3]",
    ),
    (
        without("places", "special_bottom_left"),
        "there are 6 places for special tiles, not 5",
    ),
    (
        {
            "places": (
                *DEFAULT.places[16:18],
                *DEFAULT.places[:16],
                *DEFAULT.places[18:],
            )
        },
        "the places for special tiles are listed row by row, not [3, 3, 1, 1, 2, 2]",
    ),
    (
        part("places", "special_bottom_left", lock=None),
        "in a solo game special_bottom_left is open without a tile",
    ),
    (
        {
            "places": tuple(
                replace(each, needs=(Seal.RED,)) if each.id in SQUARES else each
                for each in DEFAULT.places
            )
        },
        "no square place takes a worker without seals",
    ),
    (
        {"places": tuple(each for each in DEFAULT.places if each.id not in SQUARES)},
        "no square place takes a worker without seals",
    ),
    (
        part("places", "gain_objective", shape=Shape.RECTANGLE),
        "workers queue on one rectangle, not on turn_order gain_objective",
    ),
    (twice("distinctions"), "the page with distinctions exploration is there twice"),
    (
        without("distinctions", "small"),
        "the page small of small_left has no distinctions",
    ),
]

TILES_AND_CARDS: list[tuple[Changes, str]] = [
    (without("tiles", 3), "there are 12 special tiles, not 11"),
    (
        part("tiles", 3, needs=(Seal.RED,) * 7),
        "the special tile 3 asks for 7 seals; a row has 6",
    ),
    (
        part("tiles", 3, needs=(Seal.PURPLE,)),
        "the special tile 3 asks for a purple seal",
    ),
    (part("tiles", 3, effects=()), "the special tile 3 has no action"),
    (without("letters", 3), "there are 8 correspondence tiles, not 7"),
    (without("goals", 3), "there are 12 Beagle goals, not 11"),
    (part("goals", 3, points=0), "the Beagle goal 3 brings 0 points for each"),
    (without("crew", 3), "there are 16 crew cards, not 15"),
    (part("crew", 3, needs=(Seal.RED,) * 4), "the crew card 3 asks for 5 seals: 4"),
    (part("crew", 3, needs=(Seal.PURPLE,) * 5), "the crew card 3 shows a purple seal"),
    (part("crew", 3, seal=Seal.PURPLE), "the crew card 3 shows a purple seal"),
    (
        part("crew", 3, seal=Seal.BLUE),
        "there are 4 crew cards that start with a blue seal, not 5",
    ),
    (
        part("crew", 3, seal=Seal.GREEN),
        "there are 4 crew cards that start with a green seal, not 5",
    ),
    (
        whole("numbers", crew_dealt=5),
        "16 crew cards are fewer than the 20 that are dealt",
    ),
    (without("objectives", "SS2"), "there are 4 starting silver objectives, not 3"),
    (without("objectives", "SG2"), "there are 4 starting gold objectives, not 3"),
    (without("objectives", "S2"), "there are 10 other silver objectives, not 9"),
    (
        part("objectives", "G2", metal=Metal.SILVER),
        "there are 10 other silver objectives, not 11",
    ),
    (whole("numbers", displayed=3), "5 rounds display 15 silver objectives of 10"),
    (part("objectives", "S2", requirements=()), "the objective S2 asks for nothing"),
    (
        part("objectives", "S2", requirements=(Requirement(TentsPlaced(), 0),)),
        "the objective S2 asks for 0 by TentsPlaced",
    ),
]

MOST = [
    (TentsPlaced(), 5),
    (LensesPlaced(), 6),
    (EmptyStacks(), 3),
    (TheorySpace(), 36),
    (ShipSpace(), 26),
    (ShipAtBeagle(), 1),
    (ObjectivesFulfilled(), 10),
    (SpecimensOfKind(Kind.BIRD), 4),
    (SpecimensOfColour(Colour.RED), 4),
]

FIRST_GAME: list[tuple[Changes, str]] = [
    (
        whole("first_game", tiles=(7, 8, 1, 9, 5)),
        "there are 6 special tiles in the first game, not 5",
    ),
    (
        whole("first_game", tiles=(7, 8, 1, 9, 5, 13)),
        "the first game has 13 among its special tiles, which is not there",
    ),
    (
        whole("first_game", tiles=(7, 8, 1, 9, 5, 7)),
        "the part of the special tiles in the first game 7 is there twice",
    ),
    (
        whole("first_game", letters=(2, 4)),
        "there are 3 correspondence tiles in the first game, not 2",
    ),
    (
        whole("first_game", letters=(2, 4, 9)),
        "the first game has 9 among its correspondence tiles, which is not there",
    ),
    (
        whole("first_game", goals=(7, 4, 10, 8)),
        "there are 5 Beagle goals in the first game, not 4",
    ),
    (
        whole("first_game", goals=(7, 4, 10, 8, 13)),
        "the first game has 13 among its Beagle goals, which is not there",
    ),
    (
        whole("first_game", crew=((1, 2, 3), (4, 5, 6), (7, 8, 9))),
        "there are 4 hands of crew cards in the first game, not 3",
    ),
    (
        whole("first_game", crew=((1, 2), (4, 5, 6), (7, 8, 9), (10, 11, 12))),
        "there are 12 crew cards in the first game, not 11",
    ),
    (
        whole("first_game", crew=((1, 2, 3, 4), (5, 6), (7, 8, 9), (10, 11, 12))),
        "there are 3 crew cards in a hand of the first game, not 4",
    ),
    (
        whole("first_game", crew=((1, 2, 3), (3, 5, 6), (7, 8, 9), (10, 11, 12))),
        "the part of the crew cards in the first game 3 is there twice",
    ),
    (
        whole("first_game", crew=((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 17))),
        "the first game has 17 among its crew cards, which is not there",
    ),
]


@pytest.mark.parametrize(("changes", "sentence"), IDS + PLACES)
def test_places(changes: Changes, sentence: str) -> None:
    """Ids that cannot be told apart and places against their shapes are refused."""
    assert sentence in refused(changes)


@pytest.mark.parametrize(("changes", "sentence"), TILES_AND_CARDS + FIRST_GAME)
def test_tiles_and_cards(changes: Changes, sentence: str) -> None:
    """Tiles, cards and objectives are as many as in the box, and fit the rules."""
    assert sentence in refused(changes)


@pytest.mark.parametrize(("measure", "most"), MOST)
def test_objectives_can_be_fulfilled(measure: Measure, most: int) -> None:
    """An objective asks for no more than a player can have."""
    reached = part("objectives", "S2", requirements=(Requirement(measure, most),))
    beyond = part("objectives", "S2", requirements=(Requirement(measure, most + 1),))

    assert replace(DEFAULT, **reached) != DEFAULT
    assert (
        f"the objective S2 asks for {most + 1} by {type(measure).__name__}; "
        f"there are {most} at most"
    ) == refused(beyond)
