"""The map: places, treasure cards, ships, foes, piles."""

from __future__ import annotations

from itertools import pairwise

import attrs
import pytest

from tabletop import SPECTATOR
from tabletop.games.pirates_cove import DEFAULT, GAME, Config
from tests.games.pirates_cove.drawing import B, given, ship
from tests.games.pirates_cove_render.positions import (
    Node,
    all_of,
    by_id,
    classes,
    drawn,
    position,
    writing,
)
from tests.rendering.shapes import filled, named, places

SIGNS = ("coin", "chest", "card")


def middle(root: Node, id: str) -> tuple[float, float]:
    """Find the middle of a thing."""
    left, top, right, bottom = filled(named(root, id))
    return (left + right) / 2, (top + bottom) / 2


def land(root: Node, number: int) -> tuple[float, float]:
    """Find the middle of the number of a place."""
    circle = next(
        place
        for place in places(named(root, f"island-{number}"))
        if place.node.tag == "circle"
    )
    left, top, right, bottom = filled(circle)
    return (left + right) / 2, (top + bottom) / 2


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (1, "Tavern"),
        (2, "Hull"),
        (3, "Sails"),
        (4, "Cannon"),
        (5, "Crew"),
        (6, "Treasure"),
        (7, "The Cove"),
    ],
)
def test_places_have_numbers_and_names(number: int, name: str) -> None:
    """Each place shows its number and what it is called."""
    place = by_id(drawn(GAME.new_game(4)))[f"island-{number}"]

    assert [str(number), name] == writing(place)[:2]


def test_islands_lie_clockwise_round_treasure_island() -> None:
    """Westward is clockwise: 1 to 5 round 6, as the black ships sail."""
    root = drawn(GAME.new_game(4))
    x, y = land(root, 6)
    ring = [land(root, number) for number in (1, 2, 3, 4, 5, 1)]
    turns = [
        (one[0] - x) * (other[1] - y) - (one[1] - y) * (other[0] - x)
        for one, other in pairwise(ring)
    ]

    assert all(turn > 0 for turn in turns), "clockwise, with y downwards"


@pytest.mark.parametrize(
    ("card", "brings", "signs"),
    [
        ("T01", ["3", "1"], ["chest"]),
        ("T16", ["2", "1", "1", "1"], ["coin", "chest", "card"]),
        ("T31", ["1", "5"], ["coin"]),
        ("T49", ["4", "1"], ["chest", "card"]),
    ],
)
def test_a_treasure_card_shows_what_it_brings(
    card: str, brings: list[str], signs: list[str]
) -> None:
    """Fame, gold, treasures and cards as symbols with numbers; no zeros."""
    island = by_id(drawn(given(turned=f"3:{card}")))["treasure-3"]
    drawn_signs = [sign for sign in SIGNS if all_of(island, sign)]

    assert (brings, signs) == (writing(island), drawn_signs)


def test_a_place_without_treasure_card_shows_an_outline() -> None:
    """What was plundered, or not turned yet, leaves an empty place."""
    index = by_id(drawn(position("plundered")))

    assert [] == writing(index["treasure-2"])
    assert [] != writing(index["treasure-3"])


def test_treasure_island_shows_the_supply() -> None:
    """Gold and treasures that nobody has lie there."""
    index = by_id(drawn(given(ship(6, gold=20, treasures=3))))

    assert ["77", "47"] == writing(index["supply"])
    assert index["supply"] in list(index["island-6"])


@pytest.mark.parametrize("number", range(1, 8))
def test_ships_lie_at_their_place(number: int) -> None:
    """A ship lies below the number of its place, nearer than to any other above."""
    root = drawn(given(ship(number), ship(1 + number % 7), black="5:mary_read"))
    x, y = middle(root, "ship-0")
    above = [
        (y - land(root, other)[1], other)
        for other in range(1, 8)
        if abs(land(root, other)[0] - x) < 100 and land(root, other)[1] < y
    ]

    assert number == min(above)[1]


def test_ships_bear_colour_and_shape_of_their_player() -> None:
    """Each ship has the colour of its player and, on the mast, the shape."""
    index = by_id(drawn(position("sailing 5")))
    ships = [index[f"ship-{player}"] for player in range(5)]
    signs = [list(ship_.iter("path"))[-1].attrib["d"] for ship_ in ships]

    assert 5 == len(set(signs))
    assert [[f"f-p{player}"] * 2 for player in range(5)] == [
        [kind for node in ship_.iter("path") for kind in classes(node) if "f-p" in kind]
        for ship_ in ships
    ]


def test_nobody_lies_anywhere_before_the_first_month() -> None:
    """Players' ships are not on the map yet, the black ship is."""
    index = by_id(drawn(position("rigging")))

    assert "ship-0" not in index
    assert "black-0" in index


def test_a_legend_shows_what_it_can_do() -> None:
    """Its card has name, speed, dice, reward, and whom it fires at."""
    legend = by_id(drawn(position("legend")))["legend-0"]

    assert ["Captain Hook", "6", "4", "4", "crew, most loot"] == writing(legend)


def hits(node: Node) -> list[bool]:
    """Read the boxes of a hull: whether each was hit."""
    boxes = [rect for rect in node.iter("rect") if rect.attrib["height"] == "13"]
    return ["f-danger" in classes(box) for box in boxes]


def test_the_hull_of_a_legend_shows_its_damage() -> None:
    """So many boxes as it takes hits, the hit ones filled."""
    legend = by_id(drawn(position("legend")))["legend-0"]

    assert [True] * 4 + [False] * 3 == hits(legend)


def test_large_hulls_are_told_by_numbers() -> None:
    """A hull of more boxes than fit is told as a number of hits."""
    strong = tuple(attrs.evolve(each, hull=20) for each in DEFAULT.legends)
    config = Config(content=attrs.evolve(DEFAULT, legends=strong))
    index = by_id(drawn(given(config=config)))

    assert "hit 0 of 20" in writing(index["legend-0"])


def test_long_names_are_shortened() -> None:
    """A legend's name too long for its card keeps its last word, and initials."""
    index = by_id(drawn(position("crowd")))

    assert "D. P. Roberts" in writing(index["legend-0"])


def test_an_empty_black_ship_says_so() -> None:
    """Once its legend is sunk, a black ship has no skull, and an empty card."""
    index = by_id(drawn(position("sunk")))

    assert "no legend aboard" in writing(index["legend-0"])
    assert "black ship without a legend" in (index["black-0"].findtext("title") or "")


def test_three_players_meet_two_legends() -> None:
    """Each black ship has its card."""
    index = by_id(drawn(position("sailing 3")))

    assert ["Mary Read", "Captain Hook"] == [
        writing(index[f"legend-{number}"])[0] for number in (0, 1)
    ]


def test_the_navy_lies_where_it_was_sent() -> None:
    """Its ship is on the map, and its card names the sender."""
    root = drawn(position("aiming"))
    x, y = middle(root, "navy")

    assert abs(x - land(root, 2)[0]) < 150
    assert 60 < y - land(root, 2)[1] < 170
    assert "sent by Player 2" in writing(by_id(root)["navy-card"])


def test_there_is_no_navy_unless_it_was_sent() -> None:
    """Neither its ship nor its card is shown."""
    index = by_id(drawn(position("fight")))

    assert not {"navy", "navy-card"} & index.keys()


@pytest.mark.parametrize(
    ("where", "onward"),
    [(1, (1, 0)), (2, (0, 1)), (3, (-1, 1)), (4, (-1, -1)), (5, (1, 0)), (6, (-1, -1))],
)
def test_black_ships_point_at_their_next_island(
    where: int, onward: tuple[int, int]
) -> None:
    """An arrow head on the way points on, from Treasure Island to Tavern Island."""
    root = drawn(given(black=f"{where}:mary_read"))
    (way,) = all_of(root, "way-on")
    (head,) = way.iter("path")
    points = [
        tuple(map(float, point.split()))
        for point in head.attrib["d"].strip("Mz").split("L")
    ]
    tip, base = points[0], [(a + b) / 2 for a, b in zip(*points[1:], strict=True)]
    heading = tip[0] - base[0], tip[1] - base[1]

    assert onward == tuple(round(step / 18) for step in heading)


def test_the_hint_names_the_next_island() -> None:
    """Who listens hears where a black ship goes."""
    (way,) = all_of(drawn(given(black="6:mary_read")), "way-on")

    assert "a black ship sails on to Tavern Island" == way.findtext("title")


@pytest.mark.parametrize(
    ("id", "count"),
    [
        ("tavern", "36"),
        ("tavern-discards", "2"),
        ("legends", "3"),
        ("treasure-cards", "4"),
    ],
)
def test_piles_are_counted(id: str, count: str) -> None:
    """Tavern cards to draw and used, legends to come, treasure cards left."""
    state = given(
        ship(6, hand="fame_1 fame_1 fame_2 fame_3"),
        discards="freebooter royal_navy",
        sunk="captain_hook",
        month=8,
    )

    assert count == writing(by_id(drawn(state))[id])[0]


def test_hidden_piles_are_hatched_and_open_ones_not() -> None:
    """What lies face down has the back of a card."""
    index = by_id(drawn(given()))
    ids = ("tavern", "tavern-discards", "legends", "treasure-cards")

    assert [True, False, True, True] == [
        bool(all_of(index[id], "card-back")) for id in ids
    ]


def test_a_hint_tells_a_place_in_words() -> None:
    """Number, name, treasure card and who is there."""
    index = by_id(drawn(position("legend")))

    assert (
        "4 Cannon Island; 4 gold, 2 treasures; Player 0; Player 1; "
        "black ship of Captain Hook" in (index["island-4"].findtext("title") or "")
    )


def test_a_crowd_lies_in_two_rows() -> None:
    """Five players and two foes find berths below their island."""
    root = drawn(position("crowd"))
    rows = [middle(root, id)[1] for id in ("ship-0", "ship-4", "black-0", "navy")]

    assert rows[0] == pytest.approx(rows[1], abs=2)
    assert rows[2] == pytest.approx(rows[3], abs=1)
    assert rows[2] > rows[0] + 40


def test_the_wheel_is_seen_by_its_owner_only() -> None:
    """Whoever has chosen sees the own wheel at the island; nobody else does."""
    state = position("sailing 4")
    wheels = {
        observer: [
            id
            for id, node in by_id(drawn(state, observer)).items()
            if all_of(node, "wheel")
        ]
        for observer in (B, SPECTATOR)
    }

    assert {B: ["island-5"], SPECTATOR: []} == wheels


def test_ships_that_fled_lie_at_the_cove() -> None:
    """A ship that left its combat lies below the Cove."""
    root = drawn(position("mutiny"))
    x, y = middle(root, "ship-0")

    assert abs(x - land(root, 7)[0]) < 100
    assert y > land(root, 7)[1]
