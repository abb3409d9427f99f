"""The course of the year: months, phases from place to place, and the end."""

from __future__ import annotations

from functools import partial
from typing import Final

from tabletop.core.chance import Draw
from tabletop.core.outcomes import ranked
from tabletop.core.players import PlayerId, seats
from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tabletop.games.pirates_cove.actions import MeetLegend, TurnCard
from tabletop.games.pirates_cove.events import (
    LegendMet,
    MonthStarted,
    ShipMoved,
    TreasureDiscarded,
    TreasureTurned,
)
from tabletop.games.pirates_cove.kinds import (
    ISLANDS,
    OUTER,
    Island,
    LegendId,
    Phase,
    TreasureId,
    Window,
)
from tabletop.games.pirates_cove.pending import (
    ChooseCourses,
    EndMonth,
    EndYear,
    OpenWindow,
    OrderFor,
    OrderShips,
    Ranking,
    RevealLegend,
    StartMonth,
    TurnTreasure,
    Visit,
)
from tabletop.games.pirates_cove.rulebook import Rule
from tabletop.games.pirates_cove.rules.battle import fight_at
from tabletop.games.pirates_cove.rules.goods import gain_treasures
from tabletop.games.pirates_cove.rules.plunder import plunder_at
from tabletop.games.pirates_cove.rules.ships import capacity
from tabletop.games.pirates_cove.rules.upgrades import upgrade_at
from tabletop.games.pirates_cove.scoring import final_fame
from tabletop.games.pirates_cove.state import BlackShip, FinalTie, State, push, tell

LAST: Final = {
    Phase.COMBAT: Island.TREASURE,
    Phase.PLUNDER: Island.CREW,
    Phase.UPGRADE: Island.COVE,
}
"""The last place that each phase comes to."""


def start_month(state: State) -> State:
    """Lay out what a month brings."""
    month = state.month + 1
    state = replace(state, month=month, pending=state.pending[:-1])
    state = push(
        state,
        *(TurnTreasure(island) for island in OUTER),
        ChooseCourses((None,) * len(state.pirates)),
        OpenWindow(Window.COURSE),
        OpenWindow(Window.NAVY),
        Visit(Phase.COMBAT, Island.TAVERN),
    )
    return tell(state, MonthStarted(month))


def visit(state: State, item: Visit) -> State:
    """Carry a phase out at a place, with the next place to follow."""
    state = push(replace(state, pending=state.pending[:-1]), _after(item))
    match item.phase:
        case Phase.COMBAT:
            return fight_at(state, item.place)
        case Phase.PLUNDER:
            return plunder_at(state, item.place)
        case Phase.UPGRADE:
            return upgrade_at(state, item.place)


def end_month(state: State) -> State:
    """Move black ships, check cargo, clear treasure cards away."""
    state = replace(state, pending=state.pending[:-1])
    state = _cargo(_black_ships(state))
    state = _cleared(state)
    over = state.month >= state.config.content.numbers.months
    empty = [n for n, ship in enumerate(state.black_ships) if ship.legend is None]
    empty.sort(key=lambda number: state.black_ships[number].where)
    legends = (RevealLegend(number) for number in empty)
    return push(state, *legends, EndYear() if over else StartMonth())


def end_year(state: State) -> State:
    """Count the fame; dice decide who of those equal at the top has won."""
    state = replace(state, pending=state.pending[:-1])
    players = seats(len(state.pirates))
    groups = ranked({player: final_fame(state, player) for player in players})
    if state.config.final_tie is FinalTie.SHARED:
        return push(state, Ranking(groups))
    return push(state, OrderShips(OrderFor.RANKING, groups))


def treasure_draw(state: State, item: TurnTreasure) -> Draw[TreasureId, TurnCard]:
    """Say which treasure cards may be turned."""
    box = state.config.content.catalogue.treasure
    return Draw(partial(TurnCard, item.island), state.decks.treasures, box)


def turn_card(state: State, action: TurnCard) -> State:
    """Lay a treasure card open."""
    decks = replace(
        state.decks,
        treasures=state.decks.treasures.without(action.card),
        turned=set_at(state.decks.turned, action.island - 1, action.card),
    )
    state = replace(state, decks=decks, pending=state.pending[:-1])
    return tell(state, TreasureTurned(action.island, action.card))


def settle_legend(state: State) -> State | None:
    """Reshuffle the legends if none is left; None while one is to be drawn."""
    decks = state.decks
    if decks.legends.total:
        return None
    shuffled = replace(
        decks, legends=decks.legend_discards, legend_discards=decks.legends
    )
    return replace(state, decks=shuffled)


def legend_draw(state: State, item: RevealLegend) -> Draw[LegendId, MeetLegend]:
    """Say which legends may come aboard."""
    box = state.config.content.catalogue.legend
    return Draw(partial(MeetLegend, item.ship), state.decks.legends, box)


def meet_legend(state: State, action: MeetLegend) -> State:
    """Take a legend aboard."""
    ship = replace(state.black_ships[action.ship], legend=action.legend)
    legends = state.decks.legends.without(action.legend)
    state = replace(
        state,
        black_ships=set_at(state.black_ships, action.ship, ship),
        decks=replace(state.decks, legends=legends),
        pending=state.pending[:-1],
    )
    return tell(state, LegendMet(action.legend, ship.where))


def _after(item: Visit) -> Visit | EndMonth:
    """Name the step that follows a visit."""
    if item.place is not LAST[item.phase]:
        return Visit(item.phase, Island(item.place + 1))
    if item.phase is Phase.COMBAT:
        return Visit(Phase.PLUNDER, Island.TAVERN)
    if item.phase is Phase.PLUNDER:
        return Visit(Phase.UPGRADE, Island.TAVERN)
    return EndMonth()


def _black_ships(state: State) -> State:
    """Move each black ship one island on; from Treasure Island to Tavern Island."""
    moved: list[BlackShip] = []
    for ship in state.black_ships:
        where = ISLANDS[ship.where % len(ISLANDS)]
        moved.append(replace(ship, where=where))
        state = tell(state, ShipMoved(None, where))
    return replace(state, black_ships=tuple(moved))


def _cargo(state: State) -> State:
    for player, pirate in enumerate(state.pirates):
        most = capacity(state, PlayerId(player))
        if most is not None and pirate.treasures > most:
            over = pirate.treasures - most
            state = gain_treasures(state, PlayerId(player), -over, Rule.CARGO)
    return state


def _cleared(state: State) -> State:
    decks = state.decks
    used = decks.used
    for island, card in zip(OUTER, decks.turned, strict=True):
        if card is not None:
            used = used.plus(card)
            state = tell(state, TreasureDiscarded(island, card))
    empty = (None,) * len(OUTER)
    return replace(state, decks=replace(decks, turned=empty, used=used))
