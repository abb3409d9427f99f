"""Golden cases 15 to 28: where workers go, and what an occupied section costs."""

from __future__ import annotations

import pytest

from tabletop import PlayerId
from tabletop.games.darwins_journey.events import WorkerPlaced
from tabletop.games.darwins_journey.kinds import LastingKind, PlaceId
from tabletop.games.darwins_journey.pending import DoEffect
from tabletop.games.darwins_journey.pending.effects import Explore
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    B,
    C,
    D,
    events,
    legal,
    place,
    play,
    refused,
    start,
    turn,
    unlocked,
    with_fifth,
    with_me,
    with_seals,
    with_tiles,
    workers_at,
)


def rich(players: int = 2, **rows: str) -> State:
    """Let A have 20 coins, and workers with seals: ``one="ggb"``."""
    names = {"one": 1, "two": 2, "three": 3}
    state = with_me(start(players), A, coins=20)
    return with_seals(state, A, {names[name]: row for name, row in rows.items()})


def paid(state: State, where: str, worker: int = 1, player: PlayerId = A) -> int:
    """Place a worker, and say what its player has paid all in all."""
    before = state.people[player].coins
    after = play(turn(state, player), place(player, worker, where))
    return before - after.people[player].coins


# -- the penalty


@pytest.mark.parametrize("players", [2, 3, 4])
def test_g15_first_worker_of_a_section(players: int) -> None:
    """The first worker of a section pays nothing (DJ-125)."""
    assert 0 == paid(rich(players, one="g"), "exploration_1")


@pytest.mark.parametrize("player", [A, B, C, D])
def test_colour_of_the_first_worker_does_not_matter(player: PlayerId) -> None:
    """Whoever comes first to a section pays nothing (DJ-125)."""
    state = with_seals(start(4), player, {1: "g"})

    assert 0 == paid(state, "exploration_1", player=player)


@pytest.mark.parametrize("players", [3, 4])
def test_g16_second_worker_of_a_section(players: int) -> None:
    """With three or four players an occupied section costs two coins (DJ-129)."""
    state = workers_at(rich(players, one="g"), B, {1: "exploration_1"})

    after = play(turn(state, A), place(A, 1, "exploration_1"))

    assert 18 == after.people[A].coins
    placed = WorkerPlaced(A, 1, PlaceId("exploration_1"), coins=2, knowledge=0)
    assert [placed] == events(after, WorkerPlaced)


def test_second_worker_with_two_players() -> None:
    """With two players an occupied section costs three coins (DJ-128)."""
    state = workers_at(rich(one="g"), B, {1: "exploration_1"})

    assert 3 == paid(state, "exploration_1")


@pytest.mark.parametrize("other", ["exploration_1", "navigation_1"])
def test_g18_own_worker_counts(other: str) -> None:
    """A worker of one's own makes a section occupied, too (DJ-126)."""
    state = workers_at(rich(one="g"), A, {2: other})

    assert 3 == paid(state, "exploration_1")


def test_g19_penalty_does_not_grow() -> None:
    """The fifth worker of a section pays as much as the second (DJ-127)."""
    state = rich(4, one="g")
    for player in (B, C, D):
        state = workers_at(state, player, {1: "exploration_1"})
    state = workers_at(state, B, {2: "exploration_1"})

    assert 2 == paid(state, "exploration_1")


@pytest.mark.parametrize(("players", "short"), [(2, 2), (3, 1)])
def test_penalty_must_be_paid(players: int, short: int) -> None:
    """Who cannot pay the penalty cannot place the worker there (DJ-126)."""
    state = workers_at(rich(players, one="g"), B, {1: "exploration_1"})
    state = turn(with_me(state, A, coins=short), A)

    assert Rule.PENALTY is refused(state, place(A, 1, "exploration_1"))
    after = with_me(state, A, coins=short + 1)
    assert 0 == play(after, place(A, 1, "exploration_1")).people[A].coins


def test_place_in_another_section_is_free_while_coins_lack() -> None:
    """Without coins there is still an empty section to go to (DJ-125)."""
    state = workers_at(rich(one="y"), B, {1: "exploration_1"})

    assert 0 == paid(with_me(state, A, coins=0), "correspondence_1")


SQUARES = ("museum_deliver", "museum_research", "gain_objective", "turn_order")


@pytest.mark.parametrize("where", SQUARES)
def test_g21_squares_are_free(where: str) -> None:
    """At a square any number of workers stands, own ones too, for free (DJ-133)."""
    state = workers_at(rich(one="g"), B, {1: where, 2: where, 3: where})
    state = workers_at(state, A, {2: where, 3: where})

    after = play(turn(state, A), place(A, 1, where))

    (placed,) = events(after, WorkerPlaced)
    assert (where, 0) == (placed.place, placed.coins)
    assert after.people[A].coins >= 20


@pytest.mark.parametrize("where", SQUARES)
def test_squares_need_no_seals(where: str) -> None:
    """A worker without any seal can go to a square (DJ-133, R9)."""
    state = turn(with_me(with_fifth(start(), A), A, knowledge=0), A)

    assert place(A, 4, where) in legal(state)


def test_squares_make_no_section_occupied() -> None:
    """Workers at squares cost nobody in the diaries anything (DJ-134)."""
    state = workers_at(rich(one="g"), B, dict(enumerate(SQUARES)))

    assert 0 == paid(state, "exploration_1")


@pytest.mark.parametrize(
    ("where", "coins"), [("exploration_1", 2), ("navigation_1", 0)]
)
def test_g22_bookmark_divides_a_diary(where: str, coins: int) -> None:
    """With four players each page is a section of its own (DJ-123, DJ-142, DJ-143)."""
    state = workers_at(rich(4, one="gb"), C, {1: "exploration_1"})
    state = workers_at(state, D, {1: "exploration_1"})

    assert coins == paid(state, where)


@pytest.mark.parametrize(
    ("occupied", "where", "coins"),
    [
        ("correspondence_1", "academy_1", 0),
        ("correspondence_1", "correspondence_1", 2),
        ("special_top_left", "special_top_right", 0),
        ("special_top_right", "special_middle_right", 2),
        ("special_top_left", "special_middle_left", 2),
        ("small_left", "small_right", 2),
        ("exploration_1", "correspondence_1", 0),
    ],
)
def test_sections_of_four_players(occupied: str, where: str, coins: int) -> None:
    """Main and special diaries are divided, the small one is not (DJ-131, DJ-132)."""
    state = special(rich(4, one="ggbbrry"))
    state = workers_at(state, B, {1: occupied})

    assert coins == paid(state, where)


@pytest.mark.parametrize(("players", "penalty"), [(2, 3), (3, 2)])
@pytest.mark.parametrize(
    ("occupied", "where", "is_same"),
    [
        ("exploration_1", "navigation_1", True),
        ("academy_1", "correspondence_1", True),
        ("special_top_left", "special_top_right", True),
        ("special_top_left", "special_middle_right", True),
        ("small_left", "small_right", True),
        ("exploration_1", "academy_1", False),
        ("special_top_left", "small_right", False),
    ],
)
def test_sections_without_bookmarks(
    players: int, penalty: int, occupied: str, where: str, *, is_same: bool
) -> None:
    """With fewer players each whole diary is one section (DJ-124)."""
    state = special(rich(players, one="ggbbrry"))
    state = workers_at(state, B, {1: occupied})

    assert (penalty if is_same else 0) == paid(state, where)


def special(state: State) -> State:
    """Open the middle row of the special diary, and lay tiles with two seals."""
    tiles = {"top_left": 4, "top_right": 3, "middle_left": 2, "middle_right": 1}
    state = with_tiles(state, {f"special_{name}": tile for name, tile in tiles.items()})
    return unlocked(state, {"special_middle_left": A, "special_middle_right": A})


def test_g39_small_diary() -> None:
    """In the small diary only the first worker of the round is free (DJ-132/180)."""
    state = rich(one="g")

    assert 0 == paid(state, "small_left")
    assert 3 == paid(workers_at(state, B, {0: "small_left"}), "small_right")


# -- the lower penalty


@pytest.mark.parametrize(("players", "coins"), [(2, 2), (3, 1), (4, 1)])
@pytest.mark.parametrize("where", ["exploration_1", "special_top_left", "small_right"])
def test_lower_penalty(players: int, coins: int, where: str) -> None:
    """The objective's benefit takes one coin off in any diary (DJ-309, R16)."""
    state = special(rich(players, one="gb"))
    other = {"exploration_1": "exploration_1", "small_right": "small_left"}
    state = workers_at(state, B, {1: other.get(where, "special_middle_left")})
    state = with_me(state, A, lasting=(LastingKind.LOWER_PENALTY,))

    assert coins == paid(state, where)


@pytest.mark.parametrize(("owner", "player"), [(A, B), (B, A)])
def test_lower_penalty_is_only_for_its_owner(owner: PlayerId, player: PlayerId) -> None:
    """Who does not have the benefit pays the whole penalty (DJ-309)."""
    state = workers_at(rich(one="g"), A, {2: "small_left"})
    state = with_me(state, owner, lasting=(LastingKind.LOWER_PENALTY,))

    assert 3 == paid(state, "small_right", player=player)


def test_lower_penalty_takes_nothing_off_a_free_place() -> None:
    """In an empty section the benefit brings no coin (DJ-309)."""
    state = with_me(rich(one="g"), A, lasting=(LastingKind.LOWER_PENALTY,))

    assert 0 == paid(state, "exploration_1")


# -- circles and lenses


def test_g24_coin_for_the_owner_of_a_lens() -> None:
    """A worker on somebody's lens brings the owner a coin of the supply (DJ-140)."""
    state = unlocked(rich(4, one="gg"), {"exploration_2": C})
    before = state.people[C].coins

    after = play(turn(state, A), place(A, 1, "exploration_2"))

    assert (before + 1, 20) == (after.people[C].coins, after.people[A].coins)


def test_coin_for_the_owner_besides_the_penalty() -> None:
    """The penalty goes to the supply, and the owner still gets one coin (DJ-144)."""
    state = unlocked(rich(3, one="gg"), {"exploration_2": C})
    state = workers_at(state, B, {1: "navigation_1"})
    before = [me.coins for me in state.people]

    after = play(turn(state, A), place(A, 1, "exploration_2"))

    gained = [me.coins - coins for me, coins in zip(after.people, before, strict=True)]
    assert [-2, 0, 1] == gained


def test_g25_own_lens() -> None:
    """A worker on the own lens brings no coin (DJ-141)."""
    state = unlocked(rich(one="gg"), {"exploration_2": A})

    after = play(turn(state, A), place(A, 1, "exploration_2"))

    assert [20, 4] == [me.coins for me in after.people]


@pytest.mark.parametrize("where", ["special_top_left", "small_left"])
def test_neutral_and_printed_lenses(where: str) -> None:
    """On a neutral or printed lens nobody gains a coin (DJ-140)."""
    state = with_tiles(rich(one="bg"), {"special_top_left": 4})

    after = play(turn(state, A), place(A, 1, where))

    assert [20, 4] == [me.coins for me in after.people]


@pytest.mark.parametrize(
    "where", ["exploration_2", "special_top_left", "special_middle_left", "small_left"]
)
@pytest.mark.parametrize("other", [A, B])
def test_only_one_worker_on_a_lens(where: str, other: PlayerId) -> None:
    """A lens holds one worker, whoever owns the worker or the lens (DJ-138)."""
    state = unlocked(special(rich(one="ggbbry")), {"exploration_2": B})
    state = workers_at(state, other, {3: where})

    assert Rule.LENS is refused(turn(state, A), place(A, 1, where))


@pytest.mark.parametrize(("players", "penalty"), [(2, 3), (3, 2)])
def test_penalty_on_a_lens(players: int, penalty: int) -> None:
    """On a lens in an occupied section the penalty is due (DJ-139)."""
    state = unlocked(rich(players, one="gg"), {"exploration_2": A})

    assert 0 == paid(state, "exploration_2")
    assert penalty == paid(workers_at(state, B, {1: "navigation_1"}), "exploration_2")


def test_g27_circle_holds_any_number() -> None:
    """A circle takes further workers, own ones too, for the penalty (DJ-135/136)."""
    state = workers_at(rich(one="g"), A, {2: "exploration_1", 3: "exploration_1"})
    state = workers_at(state, B, {1: "exploration_1"})

    after = play(turn(state, A), place(A, 1, "exploration_1"))

    assert 17 == after.people[A].coins
    assert DoEffect(A, Explore(2)) == after.pending[-1]


@pytest.mark.parametrize(
    "where",
    ["exploration_2", "academy_3", "special_middle_left", "special_bottom_right"],
)
def test_g28_locked_places(where: str) -> None:
    """Nobody can be placed on a locked place, whatever the seals (DJ-137)."""
    state = turn(with_me(rich(one="gggbbr"), A, knowledge=6), A)

    for knowledge in range(5):
        tried = place(A, 1, where, knowledge)
        assert Rule.OPEN_PLACE is refused(state, tried)


def test_lens_opens_only_its_place() -> None:
    """A lens on the second place leaves the third one locked (DJ-137)."""
    state = turn(unlocked(rich(one="ggg"), {"exploration_2": B}), A)

    assert place(A, 1, "exploration_2") in legal(state)
    assert Rule.OPEN_PLACE is refused(state, place(A, 1, "exploration_3"))


def test_place_that_does_not_exist() -> None:
    """Workers go to places of the board only (DJ-137)."""
    assert Rule.OPEN_PLACE is refused(turn(rich(), A), place(A, 1, "exploration_4"))
