"""The components: tiles, headquarters, ranks, and what each number of players gets.

`DEFAULT` is the box as far as it is known, read from ``content.json``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

import attrs

from tabletop.core.bags import Bag
from tabletop.core.content import ContentFault, GameContent, refuse_first
from tabletop.errors import UnknownId
from tabletop.games.beacon_patrol.kinds import Edge, Feature, TileId, known_feature
from tabletop.serialization.contents import packaged_content


@attrs.frozen
class Tile:
    """A kind of tile; it is never turned."""

    edges: str
    """Its sides north, east, south, west: ``W`` water or ``L`` land."""
    feature: Feature = attrs.field(converter=known_feature)
    count: int = 1
    """How many of it there are."""

    def __attrs_post_init__(self) -> None:
        refuse_first(_tile_faults(self))

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

    plain: int
    buoy: int
    lighthouse: int
    windmill: int
    """For a windmill itself (expansion)."""
    windmill_neighbour: int
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
    points: Points
    catalogue: Catalogue = attrs.field(init=False, eq=False, repr=False)
    """The tiles worked out once."""

    def __attrs_post_init__(self) -> None:
        refuse_first(_faults(self))
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


def _tile_faults(tile: Tile) -> Iterator[ContentFault]:
    if len(tile.edges) != 4 or set(tile.edges) - {"W", "L"}:
        reason = f"the edges of a tile are four letters W or L, not {tile.edges!r}"
        yield ".edges", reason
    if Edge.WATER not in tile.edges:
        yield ".edges", "a tile that is land all round could never be reached"
    if tile.count < 1:
        reason = f"there are {tile.count} of the tile {tile.id}; leave it out instead"
        yield ".count", reason


def _faults(content: Content) -> Iterator[ContentFault]:
    if not content.tiles:
        yield ".tiles", "there are no tiles to draw"
    seen: set[TileId] = set()
    for path, tile in _drawn(content):
        if tile.id in seen:
            yield path, f"the tile {tile.id} is listed twice; give it a count instead"
        seen.add(tile.id)
    for path, tile in _drawn(content):
        is_windmill = tile.feature is Feature.WINDMILL
        if is_windmill and path.startswith(".tiles"):
            yield path, "a windmill stands among the tiles of the base set"
        if not is_windmill and path.startswith(".windmills"):
            yield path, "a tile of the windmill variant shows no windmill"
    least = [rank.least for rank in content.ranks]
    if not least or least[0] != 0 or least != sorted(set(least)):
        yield ".ranks", "the ranks begin with 0 and rise"
    yield from _table_faults(content.tables)
    for name, points in attrs.asdict(content.points).items():
        if points < 0:
            yield f".points.{name}", "no tile scores less than nothing"


def _drawn(content: Content) -> Iterator[tuple[str, Tile]]:
    """List the tiles that can be drawn, each with its path."""
    for name, tiles in (("tiles", content.tiles), ("windmills", content.windmills)):
        for index, tile in enumerate(tiles):
            yield f".{name}[{index}]", tile


def _table_faults(tables: tuple[Table, ...]) -> Iterator[ContentFault]:
    if [table.players for table in tables] != [1, 2, 3, 4]:
        reason = "there is one table for each of 1, 2, 3 and 4 players, in this order"
        yield ".tables", reason
    for index, table in enumerate(tables):
        if table.tiles < 1 or table.tokens < 0:
            reason = "players draw at least one tile, and have no debts"
            yield f".tables[{index}]", f"{table.players} {reason}"


DEFAULT: Final = packaged_content("tabletop.games.beacon_patrol", Content)
"""The default components; see `Content.sources` for where each table comes from."""
