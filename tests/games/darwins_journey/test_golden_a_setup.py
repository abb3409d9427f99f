"""Golden cases 1 to 14: setting up."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tabletop import SPECTATOR, Bag, PlayerId, SeededRng
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import DeliverSpecimen, DrawSeal
from tabletop.games.darwins_journey.events import SealsReturned, SpecimenDelivered
from tabletop.games.darwins_journey.kinds import COLOURS, Colour, Pile, Seal, Specimen
from tabletop.games.darwins_journey.pending import Draw, TakeTurn
from tabletop.games.darwins_journey.pending.effects import Deliver, MoveToBeagle
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import FIRST_GAME, Config, State
from tests.games.darwins_journey.positions import (
    A,
    B,
    C,
    D,
    choosing,
    dealt,
    doing,
    events,
    flaw,
    legal,
    place,
    play,
    refused,
    seals_of,
    start,
    turn,
    with_me,
)

REGULAR = tuple(Seal(colour.value) for colour in COLOURS)
FREE = Config()


def seal_counts(state: State) -> tuple[int, int, int]:
    """Count the regular seals of the academy, beside workers, and face down."""
    scrolls = [seal for row in state.board.scrolls for seal in row if seal is not None]
    owned = [seal for each in state.people for row in each.rows for seal in row]
    beside = [seal for seal in owned if seal is not Seal.PURPLE]
    return len(scrolls), len(beside), state.decks.seals.total


def of_each_colour(state: State) -> set[int]:
    """Count the regular seals in play by colour, and say which numbers there are."""
    lying = [*(seal for row in state.board.scrolls for seal in row)]
    lying += [seal for each in state.people for row in each.rows for seal in row]
    counts = Counter(lying)
    return {counts[seal] + state.decks.seals[seal] for seal in REGULAR}


# -- seals


@pytest.mark.parametrize("config", [FIRST_GAME, FREE], ids=["first", "draft"])
def test_g01_seals_of_two_players(config: Config) -> None:
    """Two players play with 48 seals: 12 + 6 + 30 (DJ-065, DJ-068, DJ-069)."""
    state = start(2, config=config)

    assert ((12, 6, 30), {12}) == (seal_counts(state), of_each_colour(state))


def test_seals_of_three_players() -> None:
    """With three players one seal of each colour stays away: 12 + 9 + 31 (DJ-066)."""
    state = start(3)

    assert ((12, 9, 31), {13}) == (seal_counts(state), of_each_colour(state))


def test_g03_seals_of_four_players() -> None:
    """Four players play with all 56 seals: 12 + 12 + 32 (DJ-048, DJ-067)."""
    state = start(4)

    assert ((12, 12, 32), {14}) == (seal_counts(state), of_each_colour(state))


def test_each_scroll_has_three_seals() -> None:
    """A seal lies on each of the twelve spaces of the four scrolls (DJ-069)."""
    scrolls = start().board.scrolls

    assert [3, 3, 3, 3] == [len(scroll) for scroll in scrolls]
    assert all(seal in REGULAR for scroll in scrolls for seal in scroll)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_purple_seals_lie_on_the_tray(players: int) -> None:
    """All twelve are there; those of the top workers are printed (DJ-049, DJ-070)."""
    assert 12 == start(players).decks.purple


def test_g06_seals_at_start() -> None:
    """Purple for the top worker, then the seals of the crew cards (DJ-094/146, R2)."""
    state = start(2)

    assert [[*"p"], [*"b"], [*"g"], [*"r"], []] == [
        [*seals_of(state, A, worker)] for worker in range(5)
    ]
    assert "rby" == "".join(seals_of(state, B, worker) for worker in (1, 2, 3))


def test_seals_are_taken_from_the_supply() -> None:
    """The seals of the crew cards are missing from the face-down supply (DJ-093)."""
    state = start(4)
    academy = Bag.of(seal for row in state.board.scrolls for seal in row)

    beside = Bag.of(
        seal for each in state.people for row in each.rows[1:] for seal in row
    )

    assert 12 == beside.total
    assert all(
        14 == state.decks.seals[seal] + academy[seal] + beside[seal] for seal in REGULAR
    )


def test_academy_is_laid_anew_when_a_starting_seal_is_missing() -> None:
    """When the academy holds all seals of a colour, it goes back to the supply (R1)."""
    state, rng = GAME.new_game(2, FIRST_GAME), SeededRng(5)
    returned: list[SealsReturned] = []
    greens = 12
    while (chance := GAME.chance(state)) is not None:
        top, fall = state.pending[-1], chance.sample(rng)
        if isinstance(top, Draw) and top.pile is Pile.SEALS and greens:
            fall, greens = DrawSeal(Seal.GREEN), greens - 1
        state = GAME.apply(state, fall)
        returned += events(state, SealsReturned)

    assert 1 == len(returned)
    assert "bgr" == "".join(seals_of(state, A, worker) for worker in (1, 2, 3))
    assert ((12, 6, 30), {12}) == (seal_counts(state), of_each_colour(state))


# -- specimens


@pytest.mark.parametrize(("players", "lying"), [(2, 10), (3, 13), (4, 16)])
@pytest.mark.parametrize("seed", range(3))
def test_g04_specimens(players: int, lying: int, seed: int) -> None:
    """What has no space on the tracks is in the museum (DJ-050, DJ-081 to DJ-084)."""
    board = start(players, seed).board

    assert (lying, 16 - lying) == (len(board.specimens), len(board.shown))
    assert set(Specimen) == {*board.specimens, *board.shown}
    assert () == board.delivered


def test_specimens_lie_at_random() -> None:
    """Which specimens lie on the tracks is up to chance (DJ-081)."""
    assert 1 < len({start(2, seed).board.specimens for seed in range(4)})


# -- players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_alike(players: int) -> None:
    """All players have the same (DJ-056/076/077, DJ-086/087, DJ-095 to DJ-100)."""
    for me in start(players).people:
        assert (4, 1, 0, 0) == (me.coins, me.knowledge, me.points, me.theory)
        assert (None,) * 4 == me.at
        assert (6, 5, (4, 4, 4), 0) == (me.lenses, me.tents, me.stacks, me.tray)
        assert ("O0", ("A0", None, None), 2) == (me.ship, me.explorers, me.unused)
        assert ((), ()) == (me.research, me.lasting)
        assert {None} == {*me.silver, *me.gold}


def test_fifth_worker_is_not_in_play() -> None:
    """Only four workers can be placed before the fifth is unlocked (DJ-096)."""
    state = turn(with_me(start(), A, knowledge=9), A)

    assert {0, 1, 2, 3} == {
        getattr(action, "worker", None)
        for action in legal(state)
        if getattr(action, "place", None) == "turn_order"
    }
    assert Rule.WORKER is refused(state, place(A, 4, "turn_order"))


@pytest.mark.parametrize("order", [(A, B, C, D), (C, A, D, B)])
def test_g09_crew_of_the_first_game(order: tuple[PlayerId, ...]) -> None:
    """By turn order: cards 1-3, then 4-6, 7-9 and 10-12 (DJ-090, DJ-091, DJ-092)."""
    state = start(4, order=order)

    cards = [[each.card for each in state.people[seat].crew] for seat in order]

    assert order == state.turn_order
    assert [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]] == cards
    assert all(crew.worker is None for me in state.people for crew in me.crew)
    seen = GAME.view(state, SPECTATOR).table
    assert [me.crew for me in state.people] == [me.crew for me in seen.people]


def test_turn_order_is_drawn() -> None:
    """Who is first in turn order is up to chance (DJ-078, R4)."""
    firsts = set()
    for seed in range(12):
        state = GAME.advance(GAME.new_game(2, FIRST_GAME), SeededRng(seed))
        firsts.add(state.turn_order[0])

    assert {A, B} == firsts


# -- the board


def test_g07_special_diary_of_the_first_game() -> None:
    """Tiles 7 and 8, 1 and 9, 5 and 12; the top two are open (DJ-061, DJ-062)."""
    state = turn(with_me(start(), A, knowledge=9, coins=20), A)
    assert (7, 8, 1, 9, 5, 12) == state.board.tiles
    assert () == state.board.lenses

    for side in ("left", "right"):
        lacking = {"left": 2, "right": 3}[side]
        assert place(A, 0, f"special_top_{side}", lacking) in legal(state)
        for row in ("middle", "bottom"):
            closed = place(A, 0, f"special_{row}_{side}", 2)
            assert Rule.OPEN_PLACE is refused(state, closed)


def test_letters_and_goals_of_the_first_game() -> None:
    """Letters 2, 4, 5 from the top, goals 7, 4, 10, 8, 9 (DJ-064, DJ-080)."""
    state = start()

    assert (2, 4, 5) == state.post.letters
    assert (7, 4, 10, 8, 9) == state.board.goals


def test_tiles_letters_and_goals_are_drawn() -> None:
    """Six tiles, three letters, five goals are drawn (DJ-060, DJ-063, DJ-079)."""
    states = [dealt(2, seed, FREE) for seed in range(4)]

    for state in states:
        assert (6, 3, 5) == (
            len(set(state.board.tiles)),
            len(set(state.post.letters)),
            len(set(state.board.goals)),
        )
    assert 1 < len({state.board.tiles for state in states})
    assert 1 < len({state.post.letters for state in states})
    assert 1 < len({state.board.goals for state in states})


@pytest.mark.parametrize("colour", COLOURS)
def test_g13_coins_of_the_museum(colour: Colour) -> None:
    """A coin beside each row awaits its first delivery (DJ-075)."""
    state = start(4)
    (first, second, *_) = [each for each in Specimen if each.colour is colour]
    state = with_me(state, A, research=(first, second), coins=3)

    state = play(doing(state, A, Deliver(2, 3)), DeliverSpecimen(A, first))
    (one,) = events(state, SpecimenDelivered)
    state = play(state, DeliverSpecimen(A, second))
    (two,) = events(state, SpecimenDelivered)

    assert (6 + 1, 0) == (one.coins, one.theory)
    assert (5, 1) == (two.coins, two.theory)


def test_beagle_starts_at_its_first_stop() -> None:
    """In the first round the HMS Beagle lies on its left-most place (DJ-088)."""
    state = choosing(start(), A, MoveToBeagle())

    state = play(state, legal(state)[0])

    assert "O1" == state.people[A].ship


def test_things_are_drawn_in_the_order_of_the_set_up() -> None:
    """Tiles, letters, seals, objectives, seats, goals, specimens, then cards (R96)."""
    state, rng, drawn = GAME.new_game(2, FREE), SeededRng(1), list[Pile]()
    while (chance := GAME.chance(state)) is not None:
        top = state.pending[-1]
        assert isinstance(top, Draw)
        drawn.append(top.pile)
        state = GAME.apply(state, chance.sample(rng))

    assert [
        Pile.TILES,
        Pile.LETTERS,
        Pile.SEALS,
        Pile.SILVER,
        Pile.GOLD,
        Pile.SEATS,
        Pile.GOALS,
        Pile.SPECIMENS,
        Pile.CREW,
    ] == list(dict.fromkeys(drawn))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("config", [FIRST_GAME, FREE], ids=["first", "draft"])
def test_first_round_begins(players: int, config: Config) -> None:
    """After the set-up round 1 waits for the first in turn order, and all is there."""
    state = start(players, config=config)

    assert (1, TakeTurn(state.turn_order[0])) == (state.round, state.pending[-1])
    assert flaw(state) is None
    assert sorted(state.turn_order) == [PlayerId(seat) for seat in range(players)]


def test_seeds_make_games() -> None:
    """The same seed sets up the same game, another one another game."""
    games = [start(2, seed) for seed in (1, 1, 2, 3)]

    assert games[0] == games[1]
    assert all(one != other for one, other in pairwise(games[1:]))
