"""The components: what is in the box, and what no box can hold."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import attrs
import pytest

from tabletop import DecodingError, InvalidContent, Provenance, SeededRng
from tabletop.games.beacon_patrol import (
    DEFAULT,
    GAME,
    Config,
    Content,
    Feature,
    Points,
    Rank,
    Rule,
    Table,
    Tile,
    rank,
)
from tabletop.serialization import (
    content_digest,
    dumps_content,
    load_content,
    loads_content,
)
from tests.games.beacon_patrol.drawing import why_not
from tests.games.beacon_patrol.playing import steps

LAND = {
    "": "PPPPPP BBBBBB",
    "N": "PP BB L",
    "E": "PP BB L",
    "S": "PP BB L",
    "W": "PP BB L",
    "NS": "PP B",
    "EW": "PP B",
    "NE": "P L",
    "ES": "P L",
    "SW": "P L",
    "NW": "P L",
    "NEW": "P L",
    "ESW": "P L",
    "NSW": "P L",
    "NES": "P L",
}
"""The base set: the sides that are land, and what each tile with them shows."""


def base_set() -> Counter[str]:
    """Count the tiles of the box by their ids, from the table above."""
    return Counter(
        f"{''.join('L' if side in land else 'W' for side in 'NESW')}-{feature}"
        for land, features in LAND.items()
        for feature in features.replace(" ", "")
    )


class TestBox:
    def test_every_tile_of_the_base_set(self) -> None:
        """The pile holds exactly the 54 tiles of the box, each as often as there."""
        assert base_set() == Counter(DEFAULT.pile(windmills=False))
        assert 54 == DEFAULT.pile(windmills=False).total

    @pytest.mark.parametrize(
        ("land", "tiles"), [(0, 12), (1, 20), (2, 14), (3, 8), (4, 0)]
    )
    def test_tiles_by_their_land_edges(self, land: int, tiles: int) -> None:
        """Twelve tiles show no land, twenty one side of it, and so on."""
        every = DEFAULT.pile(windmills=False).elements()

        assert tiles == sum(tile[:4].count("L") == land for tile in every)

    def test_a_quarter_turn_changes_nothing(self) -> None:
        """Turned by a quarter the set would be the same: no side is favoured."""
        tiles = Counter(DEFAULT.pile(windmills=False))
        turned = {f"{tile[3]}{tile[:3]}{tile[4:]}": n for tile, n in tiles.items()}

        assert tiles == Counter(turned)

    def test_every_kind_once(self) -> None:
        """The 34 kinds of the base set are listed once each, with their numbers."""
        assert 34 == len(DEFAULT.tiles)
        assert base_set() == Counter({tile.id: tile.count for tile in DEFAULT.tiles})

    @pytest.mark.parametrize(
        ("feature", "count"),
        [(Feature.PLAIN, 26), (Feature.BUOY, 16), (Feature.LIGHTHOUSE, 12)],
    )
    def test_features(self, feature: Feature, count: int) -> None:
        """Of the 54 tiles 12 show a lighthouse, 16 a buoy, 26 neither (A30)."""
        assert count == sum(
            tile.count for tile in DEFAULT.tiles if tile.feature is feature
        )

    def test_windmills(self) -> None:
        """The five windmills of the expansion stand in open sea."""
        assert (Tile("WWWW", Feature.WINDMILL, 5),) == DEFAULT.windmills

    def test_points(self) -> None:
        """Lighthouse 3, buoy 2, other 1; a windmill 1, and 1 for each open side."""
        assert Points(1, 2, 3, 1, 1) == DEFAULT.points

    def test_provenance(self) -> None:
        """Every table says where it comes from; nothing is made up."""
        tables = {source.table: source.provenance for source in DEFAULT.sources}

        assert {
            "headquarters": Provenance.PUBLIC,
            "tiles": Provenance.PUBLIC,
            "windmills": Provenance.PUBLIC,
            "ranks": Provenance.PUBLIC,
            "tables": Provenance.SEED,
            "points": Provenance.SEED,
        } == tables
        assert DEFAULT.is_original


class TestTile:
    @pytest.mark.parametrize(
        ("edges", "sentence"),
        [
            ("WWW", "four letters W or L, not 'WWW'"),
            ("WWWWW", "four letters W or L, not 'WWWWW'"),
            ("", "four letters W or L, not ''"),
            ("wwww", "four letters W or L, not 'wwww'"),
            ("WXWW", "four letters W or L, not 'WXWW'"),
            ("LLLL", "land all round could never be reached"),
        ],
    )
    def test_edges(self, edges: str, sentence: str) -> None:
        """A tile has four edges, land or water, and one of them is water (A5)."""
        with pytest.raises(InvalidContent, match=sentence):
            Tile(edges, Feature.PLAIN)

    @pytest.mark.parametrize("count", [0, -1])
    def test_count(self, count: int) -> None:
        """A kind of tile of which there is none is not listed."""
        with pytest.raises(InvalidContent, match=f"there are {count} of the tile WWWW"):
            Tile("WWWW", Feature.PLAIN, count)


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"tiles": ()}, "there are no tiles to draw"),
    ({"tiles": (*DEFAULT.tiles, DEFAULT.tiles[3])}, "is listed twice"),
    (
        {"windmills": (*DEFAULT.windmills, *DEFAULT.windmills)},
        "the tile WWWW-M is listed twice; give it a count instead",
    ),
    ({"tiles": (*DEFAULT.tiles, *DEFAULT.windmills)}, "listed twice"),
    (
        {"tiles": (Tile("WWWL", Feature.WINDMILL),)},
        "a windmill stands among the tiles of the base set",
    ),
    (
        {"windmills": (Tile("LLWW", Feature.LIGHTHOUSE),), "tiles": DEFAULT.tiles[:2]},
        "a tile of the windmill variant shows no windmill",
    ),
    ({"ranks": ()}, "the ranks begin with 0 and rise"),
    ({"ranks": (Rank(1, "A"),)}, "the ranks begin with 0 and rise"),
    ({"ranks": (Rank(0, "A"), Rank(0, "B"))}, "the ranks begin with 0 and rise"),
    (
        {"ranks": (Rank(0, "A"), Rank(9, "B"), Rank(5, "C"))},
        "the ranks begin with 0 and rise",
    ),
    ({"tables": DEFAULT.tables[:3]}, "one table for each of 1, 2, 3 and 4 players"),
    ({"tables": DEFAULT.tables[::-1]}, "one table for each of 1, 2, 3 and 4 players"),
    (
        {"tables": (*DEFAULT.tables[:3], Table(4, 0, 2))},
        "4 players draw at least one tile",
    ),
    (
        {"tables": (Table(1, 3, -1), *DEFAULT.tables[1:])},
        "1 players draw at least one tile, and have no debts",
    ),
    (
        {"points": attrs.evolve(DEFAULT.points, buoy=-1)},
        "no tile scores less than nothing",
    ),
]


@pytest.mark.parametrize(("changes", "sentence"), FAULTS)
def test_contradictions(changes: dict[str, Any], sentence: str) -> None:
    """Components that contradict each other are refused, with a sentence."""
    with pytest.raises(InvalidContent, match=sentence):
        attrs.evolve(DEFAULT, **changes)


class TestJson:
    def test_there_and_back(self, tmp_path: Path) -> None:
        """The default components, saved as a file, are read back equal."""
        path = tmp_path / "tiles.json"
        path.write_text(dumps_content(DEFAULT), encoding="utf-8")

        again = load_content(path, Content)

        assert DEFAULT == again
        assert content_digest(DEFAULT) == content_digest(again)

    @pytest.mark.parametrize(
        ("keys", "value", "path", "reason"),
        [
            (["tiles", 0, "edges"], "WWW", "$.tiles[0].edges", "four letters W or L"),
            (["tiles", 0, "edges"], "LLLL", "$.tiles[0].edges", "land all round"),
            (["tiles", 1, "count"], 0, "$.tiles[1].count", "there are 0 of the tile"),
            (["tiles", 1, "count"], "6", "$.tiles[1].count", "a whole number"),
            (["tiles", 1, "feature"], "R", "$.tiles[1].feature", "one of 'P', 'B'"),
            (["tiles", 1, "feature"], ["B", "L"], "$.tiles[1].feature", "one of"),
            (["tiles", 1, "turned"], 90, "$.tiles[1]", "unknown key 'turned' in Tile"),
            (["tiles"], [], "$.tiles", "there are no tiles to draw"),
            (["piers"], [], "$", "unknown key 'piers' in Content"),
            (["ranks", 0, "least"], 1, "$.ranks", "the ranks begin with 0 and rise"),
            (["ranks", 1, "name"], None, "$.ranks[1].name", "expected text"),
            (["tables", 0, "players"], 5, "$.tables", "one table for each of"),
            (["tables", 3, "tokens"], True, "$.tables[3].tokens", "a whole number"),
            (["points", "pier"], 1, "$.points", "unknown key 'pier' in Points"),
            (["headquarters"], "WWWW", "$.headquarters", "expected an object (Tile)"),
            (["windmills", 0, "feature"], "P", "$.windmills[0]", "listed twice"),
            (["tables", 3, "tiles"], 0, "$.tables[3]", "draw at least one tile"),
            (["points", "buoy"], -1, "$.points.buoy", "less than nothing"),
        ],
    )
    def test_fault_with_its_place(
        self, keys: list[str | int], value: object, path: str, reason: str
    ) -> None:
        """A fault in a file is told with its place (A30)."""
        tree: Any = json.loads(dumps_content(DEFAULT))
        inside = tree
        for key in keys[:-1]:
            inside = inside[key]
        inside[keys[-1]] = value

        with pytest.raises(DecodingError) as caught:
            loads_content(json.dumps(tree), Content)

        assert path == caught.value.path
        assert reason in caught.value.reason

    def test_missing_table(self) -> None:
        """A table that is left out is asked for by its name."""
        tree = json.loads(dumps_content(DEFAULT))
        del tree["ranks"]

        with pytest.raises(DecodingError, match="Content has no 'ranks'"):
            loads_content(json.dumps(tree), Content)


def own_tiles() -> Content:
    """Read a set of tiles of the owner's: seven in all, none of them plain sea."""
    tree = json.loads(dumps_content(DEFAULT))
    tree["name"] = "Pond"
    tree["tiles"] = [
        {"edges": "LWLW", "feature": "P", "count": 4},
        {"edges": "WLWW", "feature": "B", "count": 3},
    ]
    tree["ranks"] = [{"least": 0, "name": "Frogs"}, {"least": 2, "name": "Ducks"}]
    tree["tables"][1] = {"players": 2, "tiles": 2, "tokens": 1}
    return loads_content(json.dumps(tree), Content)


class TestOwnTiles:
    def test_are_played_with(self) -> None:
        """A game is played with the tiles, hands and tokens of the owner's file."""
        state = GAME.new_game(2, Config(content=own_tiles()))

        assert {"LWLW-P": 4, "WLWW-B": 3} == dict(state.pile)
        state = GAME.advance(state, SeededRng(1))
        assert [(2, 1)] * 2 == [
            (len(captain.hand), captain.tokens) for captain in state.captains
        ]

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_few_tiles(self, players: int) -> None:
        """Games end well with fewer tiles than hands can hold, too (A21, A22)."""
        config = Config(content=own_tiles())
        for number in range(20):
            *_, (_, state) = steps(players, number, config=config)

            assert GAME.outcome(state) is not None
            assert 7 == len(state.sea) - 1 + state.discarded.total

    @pytest.mark.parametrize(
        ("points", "name"), [(0, "Frogs"), (1, "Frogs"), (2, "Ducks"), (99, "Ducks")]
    )
    def test_ranks(self, points: int, name: str) -> None:
        """The ranks are those of the file (A36)."""
        assert name == rank(own_tiles(), points)

    def test_are_saved_with_the_game(self) -> None:
        """A saved game holds tiles that are not the default ones, and reads them."""
        state = GAME.new_game(2, Config(content=own_tiles()))

        again = GAME.loads_state(GAME.dumps(state))

        assert state == again
        assert "Pond" == again.config.content.name

    def test_order_of_the_list_does_not_matter_to_the_pile(self) -> None:
        """However the tiles are listed, the same seed draws the same ones."""
        turned = attrs.evolve(DEFAULT, tiles=DEFAULT.tiles[::-1])

        drawn = [
            GAME.advance(GAME.new_game(2, Config(content=each)), SeededRng(5)).captains
            for each in (DEFAULT, turned)
        ]

        assert drawn[0] == drawn[1]

    def test_kinds_that_are_not_in_the_box(self) -> None:
        """Tiles of the default set are nobody's in a game without them."""
        state = GAME.new_game(2, Config(content=own_tiles()))
        state = GAME.advance(state, SeededRng(1))

        assert Rule.IN_FRONT is why_not(state, "WWWW-P@0,1")
