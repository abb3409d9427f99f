"""Golden cases 46 to 55: unlocking places, and doing what is locked."""

from __future__ import annotations

import pytest

from tabletop import PlayerId, SeededRng
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import PerformPlace, TakeSeal, UnlockPlace
from tabletop.games.darwins_journey.events import PlacePerformed, PlaceUnlocked
from tabletop.games.darwins_journey.kinds import PlaceId
from tabletop.games.darwins_journey.pending import ChooseEffects, DoEffect, TakeTurn
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    Correspond,
    Explore,
    GainCoins,
    GainKnowledge,
    PerformLocked,
    Unlock,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    B,
    D,
    choose,
    decline,
    doing,
    events,
    legal,
    place,
    play,
    refused,
    start,
    turn,
    unlocked,
    with_me,
    with_scrolls,
    with_seals,
    with_tiles,
    workers_at,
)


def unlock(player: PlayerId, name: str) -> UnlockPlace:
    """Unlock a place."""
    return UnlockPlace(player, PlaceId(name))


def perform(player: PlayerId, name: str) -> PerformPlace:
    """Do the actions of a locked place."""
    return PerformPlace(player, PlaceId(name))


def unlocking(*, is_free: bool = False, coins: int = 4) -> State:
    """Let A, with coins, be asked which place to unlock."""
    return doing(with_me(start(), A, coins=coins), A, Unlock(is_free=is_free))


def unlockable(state: State) -> set[str]:
    """Name the places that can be unlocked."""
    return {each.place for each in legal(state) if isinstance(each, UnlockPlace)}


def performable(state: State) -> set[str]:
    """Name the places whose actions can be done although they are locked."""
    return {each.place for each in legal(state) if isinstance(each, PerformPlace)}


def effects(state: State) -> tuple[object, ...]:
    """Return the effects from which somebody chooses."""
    top = state.pending[-1]
    assert isinstance(top, ChooseEffects), top
    return top.effects


# -- paying and placing the lens


def test_g46_unlock_a_special_place() -> None:
    """Four coins, a lens, the actions of the tile without seals (DJ-130/181/186)."""
    state = with_tiles(start(4), {"special_middle_left": 4})
    state = play(turn(state, D), place(D, 0, "small_left"))

    state = play(state, unlock(D, "special_middle_left"))
    me = state.people[D]
    assert (0, 5) == (me.coins, me.lenses)
    assert (("special_middle_left", D),) == state.board.lenses
    assert [PlaceUnlocked(D, PlaceId("special_middle_left"))] == events(
        state, PlaceUnlocked
    )

    state = choose(state, GainCoins(3), GainKnowledge(1))
    assert (3, 2) == (state.people[D].coins, state.people[D].knowledge)


def test_actions_of_an_unlocked_place_may_be_declined() -> None:
    """The bonus of unlocking is no duty; the lens stays (DJ-181)."""
    state = decline(play(unlocking(), unlock(A, "exploration_2")))

    assert (("exploration_2", A),) == state.board.lenses
    assert "A0" == state.people[A].explorers[0]


def test_unlocking_may_be_declined() -> None:
    """Nobody has to unlock anything (DJ-158)."""
    state = decline(unlocking())

    assert ((), 4, 6) == (state.board.lenses, state.people[A].coins, _lenses(state))


def _lenses(state: State) -> int:
    return state.people[A].lenses


@pytest.mark.parametrize("name", ["exploration_2", "special_bottom_right"])
def test_g49_unlocking_costs_coins(name: str) -> None:
    """Three coins do not pay for a lock of four (DJ-179)."""
    state = with_me(unlocking(), A, coins=3)

    assert Rule.UNLOCKING is refused(state, unlock(A, name))


def test_unlocking_that_nobody_can_pay_is_no_question() -> None:
    """With three coins the small diary asks nothing (DJ-179)."""
    assert (B,) == GAME.to_act(unlocking(coins=3))


@pytest.mark.parametrize("coins", [0, 3, 9])
def test_unlocking_without_coins(coins: int) -> None:
    """Tile 8 and crew card 5 unlock for nothing (DJ-008, DJ-032, DJ-166)."""
    state = unlocking(is_free=True, coins=coins)

    state = play(state, unlock(A, "navigation_2"))

    assert (coins, 5) == (state.people[A].coins, _lenses(state))


def test_costs_of_the_bonus_stay_due() -> None:
    """Only the lock is free; a seal of the bonus is paid for (R92)."""
    state = with_scrolls(start(), "gby", "rgb", "yrg", "byr")
    state = doing(with_me(state, A, coins=1), A, Unlock(is_free=True))

    state = choose(play(state, unlock(A, "academy_2")), Academy())

    assert Rule.ACADEMY is refused(state, TakeSeal(A, 2, 0, 1))
    assert 0 == play(state, TakeSeal(A, 1, 0, 1)).people[A].coins


@pytest.mark.parametrize("is_free", [False, True])
def test_no_lens_left(*, is_free: bool) -> None:
    """Without a personal lens nothing can be unlocked (R27)."""
    names = ("exploration", "navigation", "correspondence", "academy")
    state = unlocked(start(), {f"{name}_2": A for name in names})
    state = unlocked(state, {"exploration_3": A, "navigation_3": A})
    assert 0 == _lenses(state)

    state = doing(with_me(state, A, coins=9), A, Unlock(is_free=is_free))

    assert (B,) == GAME.to_act(state)


# -- which places


def test_first_places_to_unlock() -> None:
    """The second place of each main page, and any special place (DJ-184, DJ-185)."""
    pages = ("exploration", "navigation", "correspondence", "academy")
    special = {
        f"special_{row}_{side}"
        for row in ("middle", "bottom")
        for side in ("left", "right")
    }

    assert {f"{page}_2" for page in pages} | special == unlockable(unlocking())


@pytest.mark.parametrize("is_free", [False, True])
@pytest.mark.parametrize("page", ["exploration", "navigation", "academy"])
def test_main_pages_are_opened_from_the_top(page: str, *, is_free: bool) -> None:
    """The third place of a page waits for the second, free or not (DJ-184, R25)."""
    state = unlocking(is_free=is_free)

    assert Rule.TOP_TO_BOTTOM is refused(state, unlock(A, f"{page}_3"))
    assert f"{page}_3" in unlockable(
        doing(unlocked(start(), {f"{page}_2": B}), A, Unlock(is_free=is_free))
    )


def test_g48_special_places_in_any_order() -> None:
    """The bottom one may be unlocked before the one in the middle (DJ-185)."""
    state = play(unlocking(), unlock(A, "special_bottom_left"))

    assert (("special_bottom_left", A),) == state.board.lenses


@pytest.mark.parametrize(
    "name",
    ["exploration_1", "special_top_left", "small_left", "museum_deliver", "nowhere"],
)
def test_open_places_are_not_unlocked(name: str) -> None:
    """Only locked places of main and special diaries get a lens (DJ-178)."""
    assert Rule.UNLOCKING is refused(unlocking(), unlock(A, name))


@pytest.mark.parametrize("owner", [A, B])
def test_no_second_lens_on_a_place(owner: PlayerId) -> None:
    """A place that has a lens is not unlocked again (DJ-182)."""
    state = doing(unlocked(start(), {"academy_2": owner}), A, Unlock())

    assert Rule.UNLOCKING is refused(state, unlock(A, "academy_2"))


# -- after unlocking


def unlocked_by(player: PlayerId, name: str) -> State:
    """Let a player unlock a place from the small diary, and decline its actions."""
    state = with_seals(with_me(start(), A, coins=9), A, {1: "yy", 2: "rr"})
    state = play(turn(state, player), place(player, 0, "small_left"))
    return decline(play(state, unlock(player, name)))


def test_g51_place_is_open_for_the_next_player() -> None:
    """Others use it at once: the owner gains a coin, nobody pays (DJ-182, DJ-183)."""
    state = unlocked_by(B, "correspondence_2")

    after = play(turn(state, A), place(A, 1, "correspondence_2"))

    assert DoEffect(A, Correspond(3)) == after.pending[-1]
    assert [9, 1] == [me.coins for me in after.people]


def test_penalty_on_the_place_just_unlocked() -> None:
    """If its section holds a worker, the next one pays the penalty (DJ-182)."""
    state = workers_at(unlocked_by(B, "correspondence_2"), B, {1: "academy_1"})

    after = play(turn(state, A), place(A, 1, "correspondence_2"))

    assert [6, 1] == [me.coins for me in after.people]


def test_g52_unlocking_places_no_worker() -> None:
    """The bonus of unlocking does not make the section occupied (R15, R26)."""
    state = unlocked_by(B, "academy_2")

    after = play(turn(state, A), place(A, 2, "academy_1"))

    assert 9 == after.people[A].coins


def test_place_stays_unlocked_in_later_rounds() -> None:
    """The lens lies there for the rest of the game (DJ-182)."""
    state, rng = unlocked_by(B, "academy_2"), SeededRng(1)
    while state.round == 1:
        (player,) = GAME.to_act(state)
        at = state.people[player].at
        if isinstance(state.pending[-1], TakeTurn):
            state = play(state, place(player, at.index(None), "museum_deliver"))
        else:
            state = decline(state)
        state = GAME.advance(state, rng)

    assert (("academy_2", B),) == state.board.lenses


def test_no_distinction_for_the_bonus() -> None:
    """Actions done by unlocking are those of the place, unchanged (R17)."""
    state = with_seals(with_me(start(), A, coins=9), A, {1: "gggggg"})
    state = play(turn(state, A), place(A, 1, "small_left"))

    state = play(state, unlock(A, "exploration_2"))

    assert DoEffect(A, Explore(3)) == state.pending[-1]


# -- doing what is locked


def test_g54_perform_a_locked_place() -> None:
    """It stays locked, and costs neither a lens, nor coins or seals (DJ-250)."""
    state = with_me(start(), A, coins=0, knowledge=0)

    state = play(doing(state, A, PerformLocked()), perform(A, "exploration_3"))

    assert DoEffect(A, Explore(4)) == state.pending[-1]
    me = state.people[A]
    assert (0, 0, 6, ()) == (me.coins, me.knowledge, me.lenses, state.board.lenses)
    assert (None,) * 4 == me.at
    assert [PlacePerformed(A, PlaceId("exploration_3"))] == events(
        state, PlacePerformed
    )


@pytest.mark.parametrize(
    "name", ["exploration_1", "special_top_left", "small_left", "turn_order", "no"]
)
def test_open_places_are_not_performed(name: str) -> None:
    """Only a locked place is chosen (DJ-250)."""
    assert Rule.PERFORM_LOCKED is refused(
        doing(start(), A, PerformLocked()), perform(A, name)
    )


def test_unlocked_places_are_not_performed() -> None:
    """A place with a lens is not locked any more (DJ-250)."""
    state = doing(unlocked(start(), {"academy_2": B}), A, PerformLocked())

    assert Rule.PERFORM_LOCKED is refused(state, perform(A, "academy_2"))


def test_performed_places_need_no_order() -> None:
    """Any row of a page will do, also below a locked one (R28)."""
    pages = ("exploration", "navigation", "correspondence", "academy")
    main = {f"{page}_{row}" for page in pages for row in (2, 3)}
    special = {
        f"special_{row}_{side}"
        for row in ("middle", "bottom")
        for side in ("left", "right")
    }

    found = performable(doing(start(), A, PerformLocked()))

    assert main <= found
    assert found <= main | special


def test_g55_tile_6_does_not_perform_itself() -> None:
    """Crew 9 takes tile 6; tile 6 may take any other locked place (R28)."""
    state = with_tiles(start(), {"special_middle_left": 6})
    state = doing(state, A, PerformLocked())
    before = performable(state)

    state = play(state, perform(A, "special_middle_left"))

    assert DoEffect(A, PerformLocked()) == state.pending[-1]
    assert Rule.PERFORM_LOCKED is refused(state, perform(A, "special_middle_left"))
    assert before - {"special_middle_left"} == performable(state)


def test_tile_6_goes_on_to_another_place() -> None:
    """What tile 6 takes is done like any locked place (R28)."""
    state = with_tiles(start(), {"special_middle_left": 6, "special_bottom_left": 4})
    state = doing(state, A, PerformLocked())

    state = play(state, perform(A, "special_middle_left"))
    state = play(state, perform(A, "special_bottom_left"))

    assert {GainKnowledge(1), GainCoins(3)} == set(effects(state))
