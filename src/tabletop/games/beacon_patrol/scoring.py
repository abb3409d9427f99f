"""Which tiles are explored, what they score, and when the game is over."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.grids import NEIGHBOURS, Cell
from tabletop.core.outcomes import Outcome, ScoreLine
from tabletop.core.players import seats
from tabletop.errors import UnknownId
from tabletop.games.beacon_patrol.content import Content
from tabletop.games.beacon_patrol.kinds import Edge, Feature, TileId
from tabletop.games.beacon_patrol.rulebook import Rule
from tabletop.games.beacon_patrol.state import State


def is_explored(sea: Mapping[Cell, TileId], cell: Cell) -> bool:
    """Whether a tile lies on the cell and on each of its four sides."""
    x, y = cell
    return cell in sea and all((x + dx, y + dy) in sea for _, dx, dy in NEIGHBOURS)


def explored(state: State) -> tuple[Cell, ...]:
    """List the cells of all explored tiles, line by line from the top."""
    found = [cell for cell in state.sea if is_explored(state.sea, cell)]
    return tuple(sorted(found, key=lambda cell: (-cell[1], cell[0])))


def points(state: State, cell: Cell) -> int:
    """Say what the tile that lies on a cell scores once explored."""
    return worth(state.config.content, state.sea, cell)


def worth(content: Content, sea: Mapping[Cell, TileId], cell: Cell) -> int:
    """Say the same of a map."""
    scores = content.points
    match content.catalogue.by_id[sea[cell]].feature:
        case Feature.PLAIN:
            return scores.plain
        case Feature.BUOY:
            return scores.buoy
        case Feature.LIGHTHOUSE:
            return scores.lighthouse
        case Feature.WINDMILL:
            open_sea = _open_neighbours(content, sea, cell)
            return scores.windmill + scores.windmill_neighbour * open_sea


def score(state: State) -> int:
    """Add up what is explored now."""
    return sum(points(state, cell) for cell in explored(state))


def rank(content: Content, score: int) -> str:
    """Say what a score is called; `UnknownId` for one below zero."""
    if score < 0:
        raise UnknownId("score", score)
    return [rank.name for rank in content.ranks if rank.least <= score][-1]


def ending(state: State) -> Rule | None:
    """Return the rule by which the game is over; None while it is not."""
    if state.pile.total or any(captain.hand for captain in state.captains):
        return None
    return Rule.END


def outcome(state: State) -> Outcome | None:
    """Return the team's score and rank; every player has the score of the team."""
    if ending(state) is None:
        return None
    lines = tuple(_line(state, cell) for cell in explored(state))
    total, players = sum(line.points for line in lines), len(state.captains)
    return Outcome(
        ranking=(seats(players),),
        scores=(total,) * players,
        breakdown=(lines,) * players,
        reason="Every tile has been placed or discarded.",
        grade=rank(state.config.content, total),
    )


def _line(state: State, cell: Cell) -> ScoreLine:
    tile = state.sea[cell]
    feature = state.config.content.catalogue.by_id[tile].feature
    what = "" if feature is Feature.PLAIN else f", {feature.name.lower()}"
    return ScoreLine(f"{tile} at {cell[0]},{cell[1]}{what}", points(state, cell))


def _open_neighbours(content: Content, sea: Mapping[Cell, TileId], cell: Cell) -> int:
    """Count the tiles beside a cell that show no land."""
    (x, y), edges = cell, content.catalogue.edges
    beside = [sea.get((x + dx, y + dy)) for _, dx, dy in NEIGHBOURS]
    return sum(tile is not None and Edge.LAND not in edges[tile] for tile in beside)
