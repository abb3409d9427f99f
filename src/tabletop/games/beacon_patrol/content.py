"""The components: tiles, headquarters, ranks, and what each number of players gets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final, NoReturn

import attrs

from tabletop.core.bags import Bag
from tabletop.core.content import GameContent, Provenance, Source
from tabletop.errors import InvalidContent, UnknownId
from tabletop.games.beacon_patrol.kinds import Edge, Feature, TileId, known_feature

__all__ = ["DEFAULT", "Catalogue", "Content", "Points", "Rank", "Table", "Tile"]


@attrs.frozen
class Tile:
    """A kind of tile; it is never turned."""

    edges: str
    """Its sides north, east, south, west: ``W`` water or ``L`` land."""
    feature: Feature = attrs.field(converter=known_feature)
    count: int = 1
    """How many of it there are."""

    def __attrs_post_init__(self) -> None:
        if len(self.edges) != 4 or set(self.edges) - {"W", "L"}:
            _fail(f"the edges of a tile are four letters W or L, not {self.edges!r}")
        if Edge.WATER not in self.edges:
            _fail("a tile that is land all round could never be reached")
        if self.count < 1:
            _fail(f"there are {self.count} of the tile {self.id}; leave it out instead")

    @property
    def id(self) -> TileId:
        """Name the tile by what it shows."""
        return TileId(f"{self.edges}-{self.feature.value}")


@attrs.frozen
class Rank:
    """What a score is called."""

    least: int
    """The smallest score with this name."""
    name: str


@attrs.frozen
class Table:
    """What a number of players gets."""

    players: int
    tiles: int
    """Tiles drawn to begin with, and at the end of each turn."""
    tokens: int
    """Movement tokens of each player."""


@attrs.frozen
class Points:
    """What explored tiles score."""

    plain: int = 1
    buoy: int = 2
    lighthouse: int = 3
    windmill: int = 1
    """For a windmill itself (expansion)."""
    windmill_neighbour: int = 1
    """For each tile beside it that shows no land (expansion)."""


@attrs.frozen
class Content(GameContent):
    """All components of a game; `InvalidContent` when they contradict each other."""

    headquarters: Tile
    tiles: tuple[Tile, ...]
    """The base set."""
    windmills: tuple[Tile, ...]
    """Tiles that the windmill variant adds."""
    ranks: tuple[Rank, ...]
    """From the lowest to the highest; the first begins with 0."""
    tables: tuple[Table, ...]
    """By number of players."""
    points: Points = Points()
    catalogue: Catalogue = attrs.field(init=False, eq=False, repr=False)
    """The tiles worked out once."""

    def __attrs_post_init__(self) -> None:
        _check_tiles(self)
        _check_ranks(self.ranks)
        _check_tables(self.tables)
        _check_points(self.points)
        listed = (self.headquarters, *self.tiles, *self.windmills)
        object.__setattr__(self, "catalogue", Catalogue(listed))

    def pile(self, *, windmills: bool) -> Bag[TileId]:
        """Fill the draw pile, in the order of ids: so it is found in a saved game."""
        tiles = (*self.tiles, *self.windmills) if windmills else self.tiles
        return Bag({tile.id: tile.count for tile in sorted(tiles, key=lambda t: t.id)})

    def table(self, players: int) -> Table:
        """Return what so many players get; `UnknownId` for another number of them."""
        for table in self.tables:
            if table.players == players:
                return table
        raise UnknownId("number of players", players)


@attrs.frozen(eq=False, slots=False)
class Catalogue:
    """What follows from the tiles: each by its id."""

    tiles: tuple[Tile, ...]

    @cached_property
    def by_id(self) -> dict[TileId, Tile]:
        """Each kind of tile."""
        return {tile.id: tile for tile in self.tiles}

    @cached_property
    def edges(self) -> dict[TileId, str]:
        """The edges of each kind of tile, north, east, south, west."""
        return {tile.id: tile.edges for tile in self.tiles}


def _fail(message: str) -> NoReturn:
    raise InvalidContent(message)


def _check_tiles(content: Content) -> None:
    if not content.tiles:
        _fail("there are no tiles to draw")
    drawn = [tile.id for tile in (*content.tiles, *content.windmills)]
    for tile in drawn:
        if drawn.count(tile) > 1:
            _fail(f"the tile {tile} is listed twice; give it a count instead")
    if any(tile.feature is Feature.WINDMILL for tile in content.tiles):
        _fail("a windmill stands among the tiles of the base set")
    if any(tile.feature is not Feature.WINDMILL for tile in content.windmills):
        _fail("a tile of the windmill variant shows no windmill")


def _check_ranks(ranks: tuple[Rank, ...]) -> None:
    least = [rank.least for rank in ranks]
    if not least or least[0] != 0 or least != sorted(set(least)):
        _fail("the ranks begin with 0 and rise")


def _check_tables(tables: tuple[Table, ...]) -> None:
    if [table.players for table in tables] != [1, 2, 3, 4]:
        _fail("there is one table for each of 1, 2, 3 and 4 players, in this order")
    for table in tables:
        if table.tiles < 1 or table.tokens < 0:
            _fail(f"{table.players} players draw at least one tile, and have no debts")


def _check_points(points: Points) -> None:
    if min(attrs.astuple(points)) < 0:
        _fail("no tile scores less than nothing")


def _tiles() -> Iterator[Tile]:
    """Yield the base set: edges, then how many plain, with a buoy, a lighthouse."""
    for line in (
        """
        WWWW 6 6 0    LWWW 2 2 1    WLWW 2 2 1    WWLW 2 2 1    WWWL 2 2 1
        LWLW 2 1 0    WLWL 2 1 0    LLWW 1 0 1    WLLW 1 0 1    WWLL 1 0 1
        LWWL 1 0 1    LLWL 1 0 1    WLLL 1 0 1    LWLL 1 0 1    LLLW 1 0 1
    """.strip()
        .replace("    ", "\n")
        .split("\n")
    ):
        if not line.strip():
            continue
        edges, *counts = line.split()
        features = (Feature.PLAIN, Feature.BUOY, Feature.LIGHTHOUSE)
        for feature, count in zip(features, counts, strict=True):
            if int(count):
                yield Tile(edges, feature, int(count))


_LISTING: Final = (
    "One public transcription of all tiles, checked against six photographs of real "
    "boards: 30 of the 34 kinds were seen, none contradicted."
)

DEFAULT: Final = Content(
    name="Beacon Patrol, base set",
    sources=(
        Source("headquarters", Provenance.PUBLIC, "Photographs; a review."),
        Source("tiles", Provenance.PUBLIC, _LISTING),
        Source(
            "windmills",
            Provenance.PUBLIC,
            "The same transcription, not seen on photographs; five tiles, as two "
            "reviews and the English rulebook say.",
        ),
        Source(
            "ranks", Provenance.PUBLIC, "A public scoring program and a shop's page."
        ),
        Source("tables", Provenance.SEED, "Preparation, in the rule text."),
        Source(
            "points",
            Provenance.SEED,
            "Final scoring, in the rule text; those of the windmills from two reviews.",
        ),
    ),
    headquarters=Tile("WWWW", Feature.LIGHTHOUSE),
    tiles=tuple(_tiles()),
    windmills=(Tile("WWWW", Feature.WINDMILL, 5),),
    ranks=(
        Rank(0, "Novices"),
        Rank(26, "Sailors"),
        Rank(36, "Captains"),
        Rank(46, "Navigators"),
        Rank(56, "Cartographers"),
    ),
    tables=(
        Table(1, tiles=3, tokens=4),
        Table(2, tiles=3, tokens=3),
        Table(3, tiles=3, tokens=3),
        Table(4, tiles=2, tokens=2),
    ),
)
"""The default components; see `Content.sources` for where each table comes from."""
