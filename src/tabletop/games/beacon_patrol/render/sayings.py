"""A position in words: whose turn it is, what just happened, where everything is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from tabletop.core.bags import Bag
from tabletop.core.grids import Cell
from tabletop.core.players import PlayerId, seats
from tabletop.games.beacon_patrol.content import Rank
from tabletop.games.beacon_patrol.events import (
    Event,
    ShipMoved,
    TileDrawn,
    TileExplored,
    TilePlaced,
    TilesDiscarded,
    TilesSwapped,
    TurnEnded,
    TurnStarted,
)
from tabletop.games.beacon_patrol.kinds import HARBOUR, Edge, Feature, TileId
from tabletop.games.beacon_patrol.pending import DrawTiles
from tabletop.games.beacon_patrol.rules import to_act
from tabletop.games.beacon_patrol.scoring import (
    explored,
    is_explored,
    outcome,
    points,
    rank,
    score,
)
from tabletop.games.beacon_patrol.state import State

_SIDES: Final = ("north", "east", "south", "west")


def named(cell: Cell) -> str:
    """Name a cell as the notation does."""
    return f"{cell[0]},{cell[1]}"


def name(player: PlayerId) -> str:
    """Name a player by the seat, as the notation does."""
    return f"Player {player}"


def acting(view: State) -> PlayerId | None:
    """Say who is to act; None while tiles are drawn, and when the game is over."""
    return next(iter(to_act(view)), None)


def headline(view: State) -> str:
    """Say who is to do what, or how the game ended."""
    if (end := outcome(view)) is not None:
        return f"{counted(score(view), 'point')}: {end.grade}"
    match view.pending[-1:]:
        case (DrawTiles(player=player, count=count),):
            return f"{name(player)} draws {counted(count, 'tile')}"
        case _:
            return f"{name(view.player)} to act"


def about(view: State) -> PlayerId | None:
    """Say whom the headline is about; None when the game is over."""
    if outcome(view) is not None:
        return None
    return view.pending[-1].player if view.pending else view.player


def reason(view: State) -> str:
    """Say why the game is over; nothing while it is not."""
    end = outcome(view)
    return "" if end is None else end.reason


def turn_told(view: State) -> str:
    """Say how far the game has come."""
    if outcome(view) is not None:
        return f"after {counted(view.turn, 'turn')}"
    if view.pending and view.turn == 0:
        return "set-up"
    return f"turn {view.turn + 1}"


def last_news(view: State) -> str:
    """Say what the last action brought about; nothing at the start."""
    news = view.news
    clauses = [clause for event in news if (clause := _told(event, news))]
    worth = {each.at: each.points for each in news if isinstance(each, TileExplored)}
    explored = "; ".join(
        f"{named(cell)} for {counted(worth[cell], 'point')}"
        for cell in newly_explored(view)
    )
    told = f"{' and '.join(clauses)}." if clauses else ""
    return f"{told} Explored: {explored}." if explored else told


def last_way(view: State) -> tuple[Cell | None, Cell | None]:
    """Name the cells that the last action left and reached, where it did."""
    for event in view.news:
        if isinstance(event, ShipMoved):
            return event.source, event.to
    return None, None


def newly_explored(view: State) -> list[Cell]:
    """List the cells that the last action made explored, as they are read."""
    found = [event.at for event in view.news if isinstance(event, TileExplored)]
    return reading_order(found)


def newly_discarded(view: State) -> int:
    """Count the tiles that the last action discarded."""
    return sum(
        len(event.tiles) for event in view.news if isinstance(event, TilesDiscarded)
    )


def newly_held(view: State) -> set[tuple[PlayerId, TileId]]:
    """Name the tiles that the last action brought into a hand."""
    found: set[tuple[PlayerId, TileId]] = set()
    for event in view.news:
        match event:
            case TileDrawn(player=player, tile=tile):
                found.add((player, tile))
            case TilesSwapped(player=player, gave=gave, partner=partner, took=took):
                found |= {(player, took), (partner, gave)}
            case _:
                pass  # tells of the map, of discards and of turns
    return found


def reading_order(cells: Iterable[Cell]) -> list[Cell]:
    """Sort cells line by line from the top."""
    return sorted(cells, key=lambda cell: (-cell[1], cell[0]))


def ships_at(view: State, cell: Cell) -> list[PlayerId]:
    """List the players whose ships are on a cell."""
    return [
        player
        for player in seats(len(view.captains))
        if view.captains[player].ship == cell
    ]


def next_rank(view: State) -> Rank | None:
    """Return the next better rank; None at the top."""
    now, ranks = score(view), view.config.content.ranks
    return next((rank for rank in ranks if rank.least > now), None)


def listed(cells: Iterable[Cell]) -> str:
    """List cells: ``0,0; 1,0``."""
    return "; ".join(named(cell) for cell in cells)


def counted(count: int, thing: str) -> str:
    """Count things: ``1 tile``, ``2 tiles``."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def tile_hint(view: State, tile: TileId) -> str:
    """Tell what a tile shows: ``LWWW-L: lighthouse, land north``."""
    known = view.config.content.catalogue.by_id[tile]
    land = [
        side
        for side, edge in zip(_SIDES, known.edges, strict=True)
        if edge == Edge.LAND
    ]
    facts = [known.feature.name.lower()] if known.feature is not Feature.PLAIN else []
    facts.append(f"land {' '.join(land)}" if land else "open sea")
    return f"{tile}: {', '.join(facts)}"


def cell_hint(view: State, cell: Cell) -> str:
    """Tell what lies on a cell, who is there, and what it scores."""
    if cell not in view.sea:
        return f"{named(cell)}: vacant"
    facts = [f"{named(cell)}: {tile_hint(view, view.sea[cell])}"]
    if cell == HARBOUR:
        facts.append("headquarters")
    if is_explored(view.sea, cell):
        facts.append(f"explored for {counted(points(view, cell), 'point')}")
    facts += [f"ship of player {player}" for player in ships_at(view, cell)]
    return ", ".join(facts)


def bag_hint(bag: Bag[TileId]) -> str:
    """List what is in a bag: ``2 WWWW-B, 1 LWWW-P``."""
    return ", ".join(f"{bag[tile]} {tile}" for tile in sorted(bag)) or "none"


def titled(view: State) -> str:
    """Name the picture."""
    return f"Beacon Patrol, {turn_told(view)}: {headline(view)}"


def described(view: State) -> str:
    """Tell the whole position, for those who cannot see it."""
    return " ".join(filter(None, _sentences(view)))


def score_told(view: State) -> str:
    """Tell the score now, and what it is called."""
    now = score(view)
    return f"{counted(now, 'point')}, {rank(view.config.content, now)}"


def remark(view: State) -> str:
    """Warn of what is not the printed game; nothing where all of it is."""
    is_original = view.config.content.is_original
    return "" if is_original else "Reconstructed components, not the printed ones."


def _sentences(view: State) -> Iterator[str]:
    yield last_news(view)
    yield reason(view)
    yield f"Score: {score_told(view)}."
    for player in seats(len(view.captains)):
        captain = view.captains[player]
        tokens = counted(captain.tokens, "movement token")
        held = f"tiles {', '.join(captain.hand)}" if captain.hand else "no tiles"
        yield f"{name(player)}: ship at {named(captain.ship)}, {tokens}, {held}."
    if view.swapped:
        yield f"{name(view.player)} has swapped."
    lying = reading_order(view.sea)
    yield f"Map: {'; '.join(f'{named(cell)} {view.sea[cell]}' for cell in lying)}."
    yield f"Explored: {listed(explored(view)) or 'none'}."
    drawn, thrown = view.pile.total, view.discarded.total
    yield f"{counted(drawn, 'tile')} to draw, {thrown} discarded."
    yield remark(view)


def _told(event: Event, news: tuple[Event, ...]) -> str:
    """Tell an event; nothing for what another event of the news says already."""
    match event:
        case TilePlaced(player=player, tile=tile, at=at):
            return f"{name(player)} placed {tile} at {named(at)}"
        case ShipMoved(player=player, to=to):
            if len(news) == 1:
                return f"{name(player)} sailed to {named(to)}"
            return "" if isinstance(news[0], TilePlaced) else f"sailed to {named(to)}"
        case TilesDiscarded(player=player, tiles=tiles):
            return f"{name(player)} discarded {', '.join(tiles)}"
        case TilesSwapped(player=player, gave=gave, partner=partner, took=took):
            return f"{name(player)} swapped {gave} for {took} of player {partner}"
        case TileDrawn(player=player, tile=tile):
            return f"{name(player)} drew {tile}"
        case TurnEnded(player=player):
            is_told = isinstance(news[0], TilesDiscarded)
            return "ended the turn" if is_told else f"{name(player)} ended the turn"
        case TurnStarted(player=player):
            return "" if len(news) > 1 else f"The turn of player {player} begins"
        case TileExplored():
            return ""
        case _:
            assert_never(event)
