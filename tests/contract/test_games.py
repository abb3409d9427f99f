"""Every game keeps every law: ours, the trial games, and the example of the docs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import attrs
import pytest

from examples.tic_tac_toe import GAME as TIC_TAC_TOE
from examples.tic_tac_toe import O, Place, X
from examples.tic_tac_toe import State as TicTacToe
from tabletop import PlayerId, game_names, get_game
from tabletop.core.grids import Cell, cell_name
from tabletop.games import beacon_patrol, darwins_journey, lock_n_go, pirates_cove
from tabletop.games.lock_n_go import BLACK, GREY, Column, Row, Space
from tabletop.testing import LAWS, check_game
from tests.games.beacon_patrol.playing import universe as beacon_patrol_universe
from tests.games.darwins_journey.playing import totals as darwins_journey_totals
from tests.games.darwins_journey.playing import universe as darwins_journey_universe
from tests.games.pirates_cove.playing import universe as pirates_cove_universe
from tests.trial import race, secret_dice
from tests.trial.secret_dice.pending import ChooseBids

ALL = tuple(law.name for law in LAWS)
LAWS_BUT_HIDING = tuple(name for name in ALL if name != "hiding")

# -- Lock n Go

CELLS: list[Cell] = [(column, row) for row in range(7) for column in range(5)]
LOCKS: list[lock_n_go.LockMove] = [
    *(lock_n_go.MoveRowLock(Row(row)) for row in range(9)),
    *(
        lock_n_go.MoveColumnLock(Column(source), Column(to))
        for source, to in product("ABCDEF", repeat=2)
    ),
]


def lock_n_go_universe(state: lock_n_go.State) -> Iterator[lock_n_go.Action]:
    """List every action that can be said, lock moves for steps of one space only."""
    for player in (BLACK, GREY, PlayerId(2)):
        yield lock_n_go.Pass(player)
        for cell in (*CELLS, (5, 7)):
            yield lock_n_go.PutDiscBack(player, _space(cell))
            yield lock_n_go.PlaceToken(player, _space(cell))
    for source, to in product((*CELLS, (0, 7)), repeat=2):
        yield lock_n_go.MoveDisc(state.player, _space(source), _space(to))
        if abs(source[0] - to[0]) + abs(source[1] - to[1]) <= 1:
            for lock in LOCKS:
                yield lock_n_go.MoveDisc(state.player, _space(source), _space(to), lock)


def _space(cell: Cell) -> Space:
    return Space(cell_name(cell))


def lock_n_go_totals(state: lock_n_go.State) -> tuple[object, ...]:
    """Count coins, discs that stand where their owner thinks, locks, and tokens."""
    held = sum(side.coins for side in state.sides)
    missing = [
        side.discs - sum(stack.count(player) for stack in state.board)
        for player, side in zip((BLACK, GREY), state.sides, strict=True)
    ]
    return (
        held + lock_n_go.coins_in_reserve(state),
        tuple(missing),
        len(state.locks.columns),
        len(state.tokens) + len(state.pending),
    )


def test_lock_n_go_keeps_every_law() -> None:
    """Lock n Go keeps every law, in both modes, all its actions asked about."""
    report = check_game(
        lock_n_go.GAME,
        lock_n_go_universe,
        lock_n_go_totals,
        configs=[lock_n_go.Config(mode=lock_n_go.Mode.ADVANCED_HOUSE)],
        games=2,
        sweeps=2,
    )

    assert (ALL, 4, 8) == (report.laws, report.games, report.swept)


@pytest.mark.parametrize("name", game_names())
def test_every_game_that_is_installed_keeps_every_law(name: str) -> None:
    """What the registry knows keeps every law, asked about actions near its own."""
    report = check_game(get_game(name), games=1, sweeps=2, seed="installed")

    assert ALL == report.laws


def test_lock_n_go_ends_within_a_small_limit_too() -> None:
    """With a limit of turns, the game is over by then and keeps every law."""
    short = lock_n_go.Config(turn_limit=5)
    report = check_game(lock_n_go.GAME, configs=[short], games=1, sweeps=1)

    assert 2 == report.games


# -- Beacon Patrol and Pirate's Cove


def beacon_patrol_totals(state: beacon_patrol.State) -> int:
    """Count all tiles, the headquarters too."""
    hands = sum(len(captain.hand) for captain in state.captains)
    return len(state.sea) + hands + state.pile.total + state.discarded.total


def test_beacon_patrol_keeps_every_law() -> None:
    """Beacon Patrol keeps every law with 1 to 4 captains, and with windmills."""
    report = check_game(
        beacon_patrol.GAME,
        beacon_patrol_universe,
        beacon_patrol_totals,
        configs=[beacon_patrol.Config(windmills=True)],
        games=1,
        sweeps=2,
    )

    assert (ALL, 8) == (report.laws, report.games)


def pirates_cove_totals(state: pirates_cove.State) -> tuple[object, ...]:
    """Count gold, treasures, Tavern cards, treasure cards and legends."""
    pirates, decks, combat = state.pirates, state.decks, state.combat
    cards = sum(len(each.hand) + len(each.mat) for each in pirates)
    cards += len(combat.played) + len(combat.volley) if combat else 0
    turned = sum(card is not None for card in decks.turned)
    aboard = sum(ship.legend is not None for ship in state.black_ships)
    return (
        state.supply.gold + sum(each.gold for each in pirates),
        state.supply.treasures + sum(each.treasures for each in pirates),
        cards + decks.tavern.total + decks.tavern_discards.total,
        turned + decks.treasures.total + decks.used.total,
        aboard + decks.legends.total + decks.legend_discards.total,
    )


@pytest.mark.parametrize("players", [3, 4, 5])
def test_pirates_cove_keeps_every_law(players: int) -> None:
    """Pirate's Cove keeps every law, and shows nobody what is secret."""
    report = check_game(
        pirates_cove.GAME,
        pirates_cove_universe,
        pirates_cove_totals,
        players=[players],
        games=1,
        sweeps=2,
    )

    assert ALL == report.laws
    assert report.dealt_otherwise > report.dealt // 2


# -- Darwin's Journey


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_darwins_journey_keeps_every_law(players: int) -> None:
    """Darwin's Journey keeps every law, in a first game too, and against Alfred.

    Only the draft hides something, which few positions show; see below for that.
    """
    report = check_game(
        darwins_journey.GAME,
        darwins_journey_universe,
        darwins_journey_totals,
        players=[players],
        configs=[darwins_journey.FIRST_GAME],
        games=1,
        sweeps=2,
        without=["hiding"],
    )

    assert (LAWS_BUT_HIDING, 2) == (report.laws, report.games)


@pytest.mark.parametrize("level", darwins_journey.Difficulty)
def test_alfred_keeps_every_law(level: darwins_journey.Difficulty) -> None:
    """A game against Alfred keeps every law, however strong he is."""
    report = check_game(
        attrs.evolve(darwins_journey.GAME, config=darwins_journey.Config(solo=level)),
        darwins_journey_universe,
        darwins_journey_totals,
        players=[1],
        games=1,
        sweeps=2,
        without=["hiding"],
    )

    assert (LAWS_BUT_HIDING, 1) == (report.laws, report.games)


def test_the_draft_of_darwins_journey_is_secret() -> None:
    """While crew cards are drafted, those of others could be others than they are."""
    report = check_game(
        darwins_journey.GAME,
        players=[2, 3, 4],
        games=1,
        sweeps=20,
        without=set(ALL) - {"views", "secrets", "gossip", "hiding"},
    )

    assert report.dealt_otherwise > 10


# -- the trial games and the example


def secret_dice_totals(state: secret_dice.State) -> tuple[int, int]:
    """Count all cards and all coins."""
    face_down = [
        len(item.bids) for item in state.pending if isinstance(item, ChooseBids)
    ]
    cards = sum(seat.hand.total for seat in state.seats) + sum(face_down)
    return (
        cards + state.deck.total + state.board.discards.total,
        state.board.bank + sum(seat.coins for seat in state.seats),
    )


def test_secret_dice_keep_every_law() -> None:
    """A game with chance, secret choices, nested bonuses and views keeps every law."""
    report = check_game(secret_dice.GAME, totals=secret_dice_totals, games=3)

    assert ALL == report.laws


def test_secret_dice_hide_something_from_everybody() -> None:
    """Most states that are dealt from views of the secret game are not the true one."""
    report = check_game(secret_dice.GAME, games=1)

    assert report.dealt_otherwise > report.dealt // 2


def race_universe(state: race.State) -> Iterator[race.Throw | race.Thrown]:
    """List throws by everybody, and all that dice may show."""
    for player in range(5):
        yield from (race.Throw(PlayerId(player), dice) for dice in range(-1, 4))
    for first in range(8):
        yield race.Thrown((first,))
        yield from (race.Thrown((first, second)) for second in range(8))


def test_the_race_keeps_every_law() -> None:
    """An open game that brings nothing of its own but its rules keeps every law."""
    report = check_game(race.GAME, race_universe, games=3)

    assert ALL == report.laws


def tic_tac_toe_universe(state: TicTacToe) -> list[Place]:
    """List marks on every cell, and beside the board."""
    return [Place(player, cell) for player in (X, O) for cell in range(-1, 10)]


def test_the_example_keeps_every_law() -> None:
    """Tic-tac-toe, the game of the tutorial, keeps every law."""
    report = check_game(TIC_TAC_TOE, tic_tac_toe_universe)

    assert ALL == report.laws
