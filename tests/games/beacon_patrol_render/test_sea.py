"""The map: tiles in their places, their features and seals, ships, the last action."""

from __future__ import annotations

from itertools import combinations

import pytest

from tabletop.core.grids import Cell
from tabletop.games.beacon_patrol import HARBOUR, State, explored, is_explored
from tabletop.games.beacon_patrol.render.coast import TILE
from tests.games.beacon_patrol.drawing import ROUND, given, play
from tests.games.beacon_patrol.test_golden_scoring import BOARD_I
from tests.games.beacon_patrol_render.positions import (
    NAMES,
    all_of,
    by_id,
    drawn,
    position,
)
from tests.rendering.shapes import (
    Box,
    Node,
    Place,
    classes,
    covered,
    filled,
    lies_in,
    named,
    overlap,
    places,
    things,
)

every_position = pytest.mark.parametrize("name", NAMES)

_TILES = (
    *("WWWW-B", "LWWW-B", "WLWW-B", "WWLW-B", "WWWL-B", "LWLW-B", "WLWL-B"),
    *("LWWW-L", "WLWW-L", "WWLW-L", "WWWL-L", "LLWW-L", "WLLW-L", "WWLL-L", "LWWL-L"),
    *("LLWL-L", "WLLL-L", "LWLL-L", "LLLW-L"),
)


def spot(root: Node, cell: Cell) -> Box:
    """Say where a cell is on the picture."""
    place = named(root, f"{cell[0]},{cell[1]}")
    return place.x, place.y, place.x + TILE, place.y + TILE


def seals(root: Node) -> dict[str, str]:
    """Read the points on each explored tile."""
    return {
        id: text.text or ""
        for id, node in by_id(root).items()
        if "cell" in classes(node)
        for seal in all_of(node, "stamp")
        for text in seal.iter("text")
    }


@every_position
def test_every_tile_has_a_group(name: str) -> None:
    """Each placed tile is a group, named by its cell and bearing the id of the tile."""
    state = position(name)
    cells = all_of(drawn(state), "cell")

    assert {f"{x},{y}": tile for (x, y), tile in state.sea.items()} == {
        node.attrib["data-id"]: node.attrib["data-tile"] for node in cells
    }


@every_position
def test_north_is_up(name: str) -> None:
    """Tiles are a space apart, further east more to the right, further north higher."""
    state = position(name)
    root = drawn(state)
    left, top, _, _ = spot(root, HARBOUR)

    for x, y in state.sea:
        assert (left + 100 * x, top - 100 * y) == spot(root, (x, y))[:2]


@pytest.mark.parametrize(
    ("tile", "kind"), [("LWWW-L", "lighthouse"), ("LWWW-B", "buoy"), ("LWWW-P", None)]
)
def test_tiles_show_their_feature(tile: str, kind: str | None) -> None:
    """A tile shows its feature, and no other."""
    root = drawn(given(f"0,-1 WWWW-P; 1,-1 {tile}; 1,0 WWLW-P"))
    cell = by_id(root)["1,-1"]
    shown = {each for each in _FEATURES if all_of(cell, each)}

    assert {kind} - {None} == shown


def test_windmills_have_their_own_sign() -> None:
    """Tiles of the expansion show a windmill, of four sails."""
    (mill,) = all_of(by_id(drawn(position("mills")))["1,0"], "windmill")

    assert 4 == sum(
        "rotate" in node.attrib.get("transform", "") for node in mill.iter()
    )


def test_the_headquarters_are_no_common_lighthouse() -> None:
    """The tile at 0,0 shows the headquarters, and it alone does."""
    root = drawn(position("end 2"))

    assert 1 == len(all_of(root, "headquarters"))
    assert all_of(by_id(root)["0,0"], "headquarters")
    assert not all_of(by_id(root)["0,0"], "lighthouse")


def test_explored_tiles_bear_their_points() -> None:
    """A seal with its points marks every explored tile, and no other tile."""
    state = given(BOARD_I)

    assert {
        "0,0": "3",
        "1,-1": "2",
        "1,0": "2",
        "2,0": "1",
        "2,1": "2",
        "3,0": "3",
        "3,1": "3",
        "3,2": "2",
        "4,2": "2",
    } == seals(drawn(state))
    assert len(explored(state)) == 9


def test_a_windmill_bears_what_it_scores_there() -> None:
    """Its seal counts the open sea round it."""
    state = play(position("mills"), "1,0")

    assert is_explored(state.sea, (1, 0))
    assert "5" == seals(drawn(state))["1,0"]


def test_new_seals_stand_out() -> None:
    """Tiles that the last action made explored have a seal in the accent colour."""
    before = given("0,1 WWWW-P; -1,0 WWWW-P; 1,0 WLWW-B", "WWWW-P")
    after = play(before, "WWWW-P@0,-1")
    later = play(after, "0,0")

    assert ["f-accent s-paper"] == _seal_colours(drawn(after))
    assert ["f-ink s-paper"] == _seal_colours(drawn(later))


@pytest.mark.parametrize("tile", _TILES)
@pytest.mark.parametrize("ships", [0, 1, 2])
def test_seals_stay_clear(tile: str, ships: int) -> None:
    """The points of an explored tile hide no tower and no buoy, and no ship them."""
    root = drawn(_explored(tile, ships))
    home = spot(root, (1, 0))
    (seal,) = [box for box in covered(root, "stamp") if lies_in(box, home)]
    digit = (seal[0] + 9, seal[1] + 6, seal[2] - 9, seal[3] - 6)
    others = covered(root, "ship")
    for kind in ("lighthouse", "buoy"):
        for thing in things(root, kind):
            others += [box for part in places(thing) if (box := _solid(part))]

    assert not any(overlap(digit, other) for other in others)


@every_position
def test_ships_lie_on_their_tiles(name: str) -> None:
    """Each ship is drawn on the tile where it is, even in a crowd."""
    state = position(name)
    root = drawn(state)

    for player, captain in enumerate(state.captains):
        box = filled(named(root, f"ship-{player}"))
        assert lies_in(box, spot(root, captain.ship), slack=6), player


@pytest.mark.parametrize("name", ["set-up 4", "set-up 3", "set-up 2", "crowd", "bay"])
def test_ships_on_one_tile_lie_side_by_side(name: str) -> None:
    """No ship hides the sail of another."""
    sails = [
        (left + 3, top, right - 3, bottom)
        for left, top, right, bottom in covered(drawn(position(name)), "ship")
    ]

    assert [] == [pair for pair in combinations(sails, 2) if overlap(*pair)]


def test_ships_differ_without_colour() -> None:
    """Each player's ship has a sail of another shape."""
    root = drawn(position("set-up 4"))
    ships = [by_id(root)[f"ship-{player}"] for player in range(4)]

    assert 4 == len({list(ship.iter("path"))[-1].attrib["d"] for ship in ships})


def test_ships_do_not_hide_the_headquarters() -> None:
    """With all four ships there, the headquarters can be seen."""
    root = drawn(position("set-up 4"))
    (house,) = covered(root, "headquarters")

    assert not any(overlap(house, ship) for ship in covered(root, "ship"))


def test_the_placed_tile_is_outlined() -> None:
    """An outline stands round the tile that was placed last."""
    root = drawn(play(given(ROUND, "WWWW-P", ships=((1, 0),)), "WWWW-P@2,0"))
    (outline,) = covered(root, "last-action")

    assert lies_in(outline, spot(root, (2, 0)))


@pytest.mark.parametrize(
    ("text", "to", "other"),
    [
        ("1,0", (1, 0), (0, 1)),
        ("0,1", (0, 1), (0, -1)),
        ("0,-1", (0, -1), (0, 1)),
        ("WWWW-B>-1,0", (-1, 0), (1, 0)),
    ],
)
def test_a_voyage_has_an_arrow(text: str, to: Cell, other: Cell) -> None:
    """After a move, an arrow leads to the outlined tile from the one before."""
    root = drawn(play(given(ROUND, "WWWW-B"), text))
    (arrow,) = covered(root, "arrow")
    outlines = covered(root, "last-action")

    assert any(lies_in(outline, spot(root, to)) for outline in outlines)
    assert overlap(arrow, spot(root, HARBOUR))
    assert overlap(arrow, spot(root, to))
    assert not overlap(arrow, spot(root, other))


@pytest.mark.parametrize("name", ["new", "set-up 2", "drawing", "thrown"])
def test_without_a_voyage_nothing_is_marked_on_the_map(name: str) -> None:
    """Draws and discards leave no arrow."""
    assert [] == covered(drawn(position(name)), "arrow")


def test_cells_say_what_lies_there() -> None:
    """Who points at a tile reads its cell, id, feature, coast, score and ships."""
    table = "1,0 WLWW-B; 2,0 WWWL-P; 1,1 WWWW-P; 2,1 WWWW-P; 1,-1 WWWW-P"
    rest = "0,1 WWWW-P; -1,0 WWWW-P; 0,-1 WWWW-P"
    state = given(f"{table}; {rest}", players=1, ships=((1, 0),))
    index = by_id(drawn(state))

    assert "1,0: WLWW-B: buoy, land east, explored for 2 points, ship of player 0" == (
        index["1,0"].findtext("title")
    )
    assert "0,0: WWWW-L: lighthouse, open sea, headquarters, explored for 3 points" == (
        index["0,0"].findtext("title")
    )


def test_rows_and_columns_are_numbered() -> None:
    """The numbers beside the map are those of the notation, as far as it is shown."""
    root = drawn(position("wide"))
    left, top, right, bottom = spot(root, HARBOUR)
    zeros = [
        place.box
        for place in places(root)
        if place.node.text == "0" and "muted" in place.node.attrib.get("class", "")
    ]
    columns = [box for box in zeros if box and left < box[0] < right]
    rows = [box for box in zeros if box and top < box[1] < bottom]

    assert (1, 1) == (len(columns), len(rows))
    assert {"-28", "28"} <= {place.node.text for place in places(root)}


_FEATURES = ("lighthouse", "buoy", "windmill", "headquarters")


def _explored(tile: str, ships: int) -> State:
    """Lay a tile at 1,0 with four round it, whether they match or not."""
    table = f"1,0 {tile}; 2,0 WWWW-P; 1,1 WWWW-P; 1,-1 WWWW-P"
    return given(table, players=4, ships=((1, 0),) * ships, reachable=False)


def _seal_colours(root: Node) -> list[str]:
    return [
        " ".join(kind for kind in classes(circle) if kind[1] == "-")
        for cell in all_of(root, "cell")
        for seal in all_of(cell, "stamp")
        for circle in seal.iter("circle")
    ]


def _solid(part: Place) -> Box | None:
    """Say where a shape is, unless it is a beam of light."""
    is_beam = part.node.tag == "path" and "f-lamp" in classes(part.node)
    return None if is_beam else part.box
