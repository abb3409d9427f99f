"""Every game keeps every law: ours, the trial games, and the example of the docs.

Each of our games is played here once, and asked about all that can be said, written by
hand; what many more games show stands in the games' own ``test_invariants``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import attrs
import pytest

from examples.tic_tac_toe import GAME as TIC_TAC_TOE
from examples.tic_tac_toe import O, Place, X
from examples.tic_tac_toe import State as TicTacToe
from tabletop import Chance, Outcome, PlayerId, SeededRng, game_names, get_game
from tabletop.core.grids import Cell, cell_name
from tabletop.core.players import seats
from tabletop.games import beacon_patrol, darwins_journey, lock_n_go, pirates_cove
from tabletop.games.darwins_journey.kinds import Pile
from tabletop.games.darwins_journey.pending import DraftCrew, Draw
from tabletop.games.lock_n_go import BLACK, GREY, Column, Row, Space
from tabletop.testing import LAWS, check_game
from tests.games.beacon_patrol.playing import universe as beacon_patrol_universe
from tests.games.darwins_journey.playing import totals as darwins_journey_totals
from tests.games.darwins_journey.playing import universe as darwins_journey_universe
from tests.games.pirates_cove.playing import totals as pirates_cove_totals
from tests.games.pirates_cove.playing import universe as pirates_cove_universe
from tests.trial import race, secret_dice
from tests.trial.secret_dice.pending import ChooseBids

ALL = tuple(law.name for law in LAWS)
LAWS_BUT_HIDING = tuple(name for name in ALL if name != "hiding")
ANSWERING = ("answers", "completeness")
SECRECY = ("views", "secrets", "gossip", "hiding")


def all_but(*names: str) -> set[str]:
    """Name the laws that are left out where only some are of interest."""
    return set(ALL) - set(names)


@pytest.mark.parametrize("name", game_names())
def test_every_game_that_is_installed_is_held_to_every_law(name: str) -> None:
    """What the registry knows has a test below that holds it to the laws."""
    assert f"test_{name}_keeps_every_law" in globals()


@pytest.mark.parametrize("name", game_names())
def test_every_game_answers_about_actions_near_its_own(name: str) -> None:
    """Asked about actions of players and chance, changed a little, a game is right."""
    report = check_game(
        get_game(name), games=1, sweeps=8, seed="installed", without=all_but(*ANSWERING)
    )

    assert report.asked > 1000


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

FIRST_GAME = darwins_journey.FIRST_GAME
AGAINST_ALFRED = [
    darwins_journey.Config(solo=level, first_game=level == "easy")
    for level in darwins_journey.Difficulty
]


@pytest.mark.parametrize(
    ("players", "config"),
    [
        (2, darwins_journey.Config()),
        (2, FIRST_GAME),
        (3, darwins_journey.Config()),
        (4, darwins_journey.Config()),
        *((1, config) for config in AGAINST_ALFRED),
    ],
)
def test_darwins_journey_keeps_every_law(
    players: int, config: darwins_journey.Config
) -> None:
    """Darwin's Journey keeps every law, in a first game too, and against Alfred.

    Only the draft hides something, which few positions show; see below for that.
    """
    report = check_game(
        attrs.evolve(darwins_journey.GAME, config=config),
        darwins_journey_universe,
        darwins_journey_totals,
        players=[players],
        games=1,
        sweeps=2,
        without=["hiding"],
    )

    assert (LAWS_BUT_HIDING, 1) == (report.laws, report.games)


def is_drafting(state: darwins_journey.State) -> bool:
    """Whether crew cards are dealt for the draft, or drafted."""
    match state.pending[-1]:
        case Draw(pile=Pile.CREW) | DraftCrew():
            return True
        case _:
            return False


def at_the_draft(players: int, config: darwins_journey.Config) -> darwins_journey.State:
    """Set Darwin's Journey up until crew cards are dealt."""
    state, rng = darwins_journey.GAME.new_game(players, config), SeededRng("draft")
    while not is_drafting(state):
        chance = darwins_journey.GAME.chance(state)
        assert chance is not None
        state = darwins_journey.GAME.apply(state, chance.sample(rng))
    return state


def dealt(state: darwins_journey.State) -> Chance[darwins_journey.ChanceAction] | None:
    """Leave only the deal of the crew cards to chance."""
    return darwins_journey.GAME.chance(state) if is_drafting(state) else None


def drafted(state: darwins_journey.State) -> Outcome | None:
    """End the game with the draft."""
    if is_drafting(state):
        return None
    everybody = seats(state.players)
    return Outcome(
        ranking=(everybody,),
        scores=(0,) * len(everybody),
        breakdown=((),) * len(everybody),
        reason="The crew cards are drafted.",
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_of_darwins_journey_is_secret(players: int) -> None:
    """While crew cards are drafted, those of others could be others than they are."""
    report = check_game(
        attrs.evolve(
            darwins_journey.GAME, setup=at_the_draft, chance=dealt, outcome=drafted
        ),
        players=[players],
        games=1,
        sweeps=10,
        without=all_but(*SECRECY),
    )

    assert 7 * players + 1 == report.positions
    assert report.dealt_otherwise > report.dealt // 2


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
