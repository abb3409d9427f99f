"""Golden cases 171, 172, 184, 207 and 216: turns, action cards, rests, coins."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.pending import TakeTurn
from tabletop.games.darwins_journey.pending.effects import GainCoins, GainTurnCoins
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import choose
from tests.games.darwins_journey.solo import (
    ALFRED,
    ME,
    alfred,
    alfreds_turn,
    away,
    crowded,
    does,
    draws,
    is_his,
    later,
    me,
    morning,
    opened,
    part,
    placed,
    resting,
    shown,
    solo,
    taught,
    tired,
    where,
    with_alfred,
    with_human,
    with_workers,
)


def homes(state: State) -> int:
    """Count Alfred's workers at home."""
    return alfred(state).at.count(None)


# -- rest


def test_g171_rest() -> None:
    """The lowest worker goes to a hammock: seven coins, two bonus steps (DJS-057)."""
    state = draws(tired(solo()), "main")

    assert (7, 5 + 2) == (alfred(state).coins, part(state).bonus)
    assert (None, None, None) == alfred(state).at[:3]
    assert (1, False) == (resting(state), where(state, 3) is None)


@pytest.mark.parametrize(("gone", "rests"), [("D", 2), ("BD", 2), ("CD", 1)])
def test_lowest_worker_rests(gone: str, rests: int) -> None:
    """It is the lowest worker at home, whatever the card lists (p.29, R71)."""
    state = draws(away(tired(solo()), gone), "main")

    assert where(state, rests) is not None
    assert 4 - len(gone) - 1 == homes(state)


def test_room_for_all_workers() -> None:
    """There is a hammock for each of the four workers (p.28-29, DJS-046/056)."""
    state = tired(solo())

    for number, card in enumerate((1, 2, 3, 4), start=1):
        state = tired(draws(alfreds_turn(state), card))
        assert (number, 4 - number) == (resting(state), homes(state))


def test_rest_is_outside_the_board() -> None:
    """A worker who rests makes no section dear (p.8, p.29)."""
    state = draws(tired(solo()), "main")
    state = with_human(state, at=(None,) * 4, coins=0)

    assert "exploration_1" == me(placed(state, 1, "exploration_1")).at[1]


# -- coins


def test_g172_coins_above_twelve() -> None:
    """Eight coins and a rest: twelve, three steps for the rest, then two (p.28)."""
    state = later(with_alfred(crowded(solo()), coins=8), 5)

    state = draws(state, "main")

    assert (12, 5 + 3 + 2) == (alfred(state).coins, part(state).bonus)


@pytest.mark.parametrize(
    ("coins", "gain", "kept", "steps"),
    [(4, 3, 7, 0), (8, 4, 12, 0), (11, 4, 12, 3), (12, 2, 12, 2), (0, 12, 12, 0)],
)
def test_coin_track(coins: int, gain: int, kept: int, steps: int) -> None:
    """Coins up to twelve stay, each one more is a bonus step (DJS-022/023/024)."""
    state = does(with_alfred(solo(), coins=coins), GainCoins(gain))

    assert (kept, 5 + steps) == (alfred(state).coins, part(state).bonus)


def test_last_coin() -> None:
    """Who pays his last coin has none (p.28, DJS-021/025)."""
    state = with_alfred(opened(solo(), "navigation_2"), coins=3)

    state = draws(state, "BCDA")

    assert ("navigation_2", 0) == (where(state, 1), alfred(state).coins)


# -- options


def test_g184_impossible_options() -> None:
    """What cannot be done is passed over, down to the rest at the end (DJS-045)."""
    state = with_workers(solo(), mine={2: "special_top_right"})

    assert "exploration_1" == where(draws(state, "left"), 0)
    assert 1 == resting(draws(tired(state), "left"))


def test_first_option_that_is_possible() -> None:
    """What is possible is done, and nothing after it (p.28, DJS-043/044)."""
    state = draws(solo(), "left")

    assert ("special_top_left", 3) == (where(state, 3), homes(state))
    assert (None, 0) == (where(state, 0), resting(state))


@pytest.mark.parametrize("card", range(1, 9))
def test_rest_is_always_possible(card: int) -> None:
    """Every card ends with a rest, which he takes if all else fails (p.28)."""
    mine = {2: "small_left", 3: "special_top_right"}

    state = draws(with_workers(tired(solo()), mine=mine), card)

    assert (1, 3) == (resting(state), homes(state))


@pytest.mark.parametrize("card", range(1, 9))
def test_one_worker_a_turn(card: int) -> None:
    """Whatever he draws, one worker goes to the board (p.28, DJS-038/043/053)."""
    state = draws(solo(), card)

    assert (3, 0) == (homes(state), resting(state))


# -- action cards


def test_cards_stay_face_up() -> None:
    """What he draws leaves the deck and lies open beside the others (p.28, DJS-040)."""
    state = draws(alfreds_turn(draws(solo(), 4)), 2)

    assert (4, 2) == part(state).drawn
    assert {1, 3, 5, 6, 7, 8} == {*part(state).deck}


@pytest.mark.parametrize("card", [7, 8])
def test_one_deliver_card(card: int) -> None:
    """With one card that delivers still face down, nothing is shuffled (p.28)."""
    state = alfreds_turn(shown(solo(), 1, card, 3))

    assert (1, card, 3) == part(state).drawn
    assert 5 == part(state).deck.total


def test_both_deliver_cards() -> None:
    """With both of them face up all eight are shuffled before the draw (DJS-039)."""
    state = alfreds_turn(shown(solo(), 8, 2, 7))

    assert {1, 2, 3, 4, 5, 6, 7, 8} == {*part(state).deck}
    assert ((), 8) == (part(state).drawn, part(state).deck.total)


def test_shuffled_just_before_the_draw() -> None:
    """The second card that delivers is seen until his next turn (p.28, R88)."""
    state = draws(shown(solo(), 7, 1), "small")
    assert (7, 1, 8) == part(state).drawn

    assert () == part(alfreds_turn(state)).drawn


def test_cards_are_kept_between_rounds() -> None:
    """A new round shuffles nothing (p.28, DJS-041)."""
    state = morning(shown(solo(), 1, 7, 3))

    assert (2, (1, 7, 3)) == (state.round, part(state).drawn)


# -- whose turn it is


def test_turns_alternate() -> None:
    """After Alfred the player, after the player Alfred (p.28, DJS-028, DJS-162)."""
    state = draws(solo(), "main")
    assert TakeTurn(ME) == state.pending[-1]

    state = choose(placed(state, 0, "turn_order"), GainTurnCoins())

    assert is_his(state)


def test_the_player_ends_alone() -> None:
    """Once Alfred's four workers are placed, the player goes on (p.28, R88)."""
    state = placed(away(solo(), "ABCD"), 0, "turn_order")

    state = choose(state, GainTurnCoins())

    assert TakeTurn(ME) == state.pending[-1]


def test_alfred_ends_alone() -> None:
    """And Alfred goes on if only he has workers (p.28, R23)."""
    mine = dict.fromkeys(range(4), "museum_research")

    state = draws(with_workers(solo(), mine=mine), "main")

    assert (3, True) == (homes(state), is_his(state))


def test_g216_turn_order_place() -> None:
    """The player gets three coins there; Alfred still begins (DJS-010/029/030)."""
    state = choose(placed(solo(), 0, "turn_order"), GainTurnCoins())
    assert 4 + 3 == me(state).coins

    state = morning(state, (ME,))

    assert ((ALFRED, ME), 2, True) == (state.turn_order, state.round, is_his(state))


# -- the player against him


def test_his_workers_make_sections_dear() -> None:
    """The player pays three coins where a worker of Alfred's stands (p.28)."""
    state = with_workers(solo(), {1: "navigation_1"})
    assert 4 - 3 == me(placed(state, 1, "exploration_1")).coins


def test_g207_his_lens() -> None:
    """Alfred gains a coin when the player places on a lens of his (p.35, DJS-146)."""
    state = taught(opened(solo(), "exploration_2"), {1: "gg"})

    state = placed(state, 1, "exploration_2")

    assert (4 + 1, 4) == (alfred(state).coins, me(state).coins)


def test_his_lens_at_twelve_coins() -> None:
    """With twelve coins it is a bonus step instead (p.28, R74, R75)."""
    state = taught(opened(solo(), "exploration_2"), {1: "gg"})

    state = placed(with_alfred(state, coins=12), 1, "exploration_2")

    assert (12, 5 + 1) == (alfred(state).coins, part(state).bonus)


def test_the_players_own_lens() -> None:
    """A lens of the player's own brings Alfred nothing (p.9)."""
    state = taught(opened(solo(), "exploration_2", by=ME), {1: "gg"})

    assert 4 == alfred(placed(state, 1, "exploration_2")).coins
