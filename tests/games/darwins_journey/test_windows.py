"""Who has declined to fulfil anything is asked again when something has changed."""

from __future__ import annotations

import pytest

from tabletop import PlayerId, Rng, replace
from tabletop.games.darwins_journey import (
    GAME,
    Action,
    Finish,
    FulfilCrew,
    FulfilObjective,
)
from tabletop.games.darwins_journey.pending import (
    ChooseEffects,
    DoEffect,
    EndTurn,
    TakeTurn,
    Window,
)
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    Explore,
    GainCoins,
    GainPoints,
    GainTurnCoins,
    Unlock,
)
from tabletop.games.darwins_journey.rules import engine, windows
from tabletop.games.darwins_journey.state import Score, State
from tests.games.darwins_journey.playing import GENEROUS, busily, steps
from tests.games.darwins_journey.positions import (
    A,
    B,
    choose,
    choosing,
    decline,
    doing,
    holding,
    on,
    place,
    play,
    turn,
    with_letters,
    with_me,
    with_seals,
    workers_at,
)
from tests.games.darwins_journey.positions_more import (
    asked,
    bare,
    crewed,
    evening,
    goal,
    researched,
    stamped,
    whose,
    worth,
)
from tests.games.darwins_journey.verbs import crew, fulfil


def ready(state: State, by: PlayerId = A) -> State:
    """Let a player be able to fulfil SS4: two red seals and a red specimen."""
    tile = {A: "SS4", B: "SS2"}[by]
    state = holding(researched(state, "rb gr", by), by, tile)
    return with_me(with_seals(state, by, {1: "rr"}), by, stacks=(0, 4, 4))


def quiet(state: State) -> State:
    """Let the goal of the round bring nobody anything: nobody is on the way."""
    return goal(on(state, A, ship="O1"), 12)


def is_next_round(state: State) -> bool:
    """Whether no window is left: chance draws for the next round."""
    return GAME.chance(state) is not None


# -- the end of a turn


def test_declined_at_an_action_that_cannot_be_done() -> None:
    """Who declines where an action is not possible is not asked at the turn's end."""
    state = doing(ready(with_me(bare(), A, coins=0)), A, Unlock())
    assert DoEffect(A, Unlock()) == state.pending[-1]

    assert TakeTurn(B) == decline(state).pending[-1]


def test_nested_actions_that_cannot_be_done() -> None:
    """One no is enough for all actions that wait, and that are not possible."""
    state = ready(with_me(bare(), A, coins=0))
    state = choosing(state, A, Unlock(), Unlock())
    state = replace(state, pending=(*state.pending, DoEffect(A, Unlock())))

    assert TakeTurn(B) == decline(state).pending[-1]


def test_an_action_that_can_be_done_is_still_offered() -> None:
    """A no at what is not possible leaves out nothing that is."""
    state = ready(with_me(bare(), A, coins=0))
    state = choosing(state, A, Explore(1), GainCoins(1))
    state = replace(state, pending=(*state.pending, DoEffect(A, Unlock())))

    state = decline(state)

    assert ChooseEffects(A, (Explore(1), GainCoins(1))) == state.pending[-1]


def test_leaving_out_an_action_is_no_answer_to_fulfilling() -> None:
    """Who leaves out an action that is possible may still fulfil afterwards (R55)."""
    state = decline(doing(ready(bare()), A, Explore(2)))

    assert EndTurn(A) == state.pending[-1]
    assert fulfil("SS4", 0) in GAME.legal_actions(state)


def test_what_came_between_is_asked_about() -> None:
    """After a worker is placed the same objective may be fulfilled at the end."""
    state = decline(doing(ready(bare()), A, Explore(2)))
    state = play(state, Finish(A), place(B, 0, "museum_deliver"))

    state = choose(play(state, place(A, 0, "turn_order")), GainTurnCoins())

    assert EndTurn(A) == state.pending[-1]


def test_declined_at_the_end_of_the_last_turn() -> None:
    """The first window does not ask who has just declined at the end of a turn."""
    state = quiet(ready(stamped(bare(), "0 0", "0 0", "0 0")))
    state = workers_at(state, B, dict.fromkeys(range(4), "museum_research"))
    state = workers_at(state, A, dict.fromkeys(range(3), "museum_research"))
    state = play(turn(state, A), place(A, 3, "turn_order"))
    state = decline(choose(state, GainTurnCoins()))

    assert is_next_round(state)


# -- the windows


def test_nothing_happens_and_nobody_is_asked_again() -> None:
    """Empty envelopes and a goal without points change nothing (R56)."""
    state = evening(quiet(ready(bare())))
    assert (Window((A, B)), "A") == (state.pending[-1], whose(state))

    assert is_next_round(decline(state))


def test_own_reward() -> None:
    """Who got a reward is asked after it (R56)."""
    state = with_letters(stamped(quiet(ready(bare())), "1 0"), 7, 2, 1)
    state = choose(decline(evening(state)), GainPoints(4))

    assert ("A", Window) == (whose(state), type(state.pending[-1]))


def test_reward_of_others() -> None:
    """A reward of somebody else changes the table, and all are asked again (R56)."""
    state = with_letters(stamped(quiet(ready(bare())), "0 1"), 6, 2, 1)
    state = decline(evening(state))
    assert DoEffect(B, Academy(discount=2)) == state.pending[-1]

    assert "A" == whose(decline(state))


def test_fulfilment_of_others() -> None:
    """What others fulfil in a window changes the table for who declined before."""
    state = quiet(ready(ready(bare()), by=B))
    state = play(decline(evening(state)), fulfil("SS2", 4, by=B))

    assert "A" == whose(state)


def test_points_that_meet_a_requirement() -> None:
    """Points of the goal that make something new possible are a reason to ask (R58)."""
    state = quiet(holding(ready(worth(bare(), 2)), A, "SS4 S3"))
    state = goal(researched(state, "rb gb"), 7)
    state = decline(evening(state))

    assert ("A", 14) == (whose(state), state.people[A].points)
    assert fulfil("S3", 0) in GAME.legal_actions(state)


def test_points_that_meet_nothing() -> None:
    """Points of the goal are nobody's reason to think again by themselves."""
    state = goal(quiet(ready(bare())), 6)
    state = decline(evening(researched(state, "rb gp")))

    assert 6 == state.people[A].points
    assert is_next_round(state)


def test_the_second_player_is_asked_after_the_first() -> None:
    """A no of one is no answer for another (R56)."""
    state = decline(evening(quiet(ready(ready(bare()), by=B))))

    assert "B" == whose(state)


def test_own_fulfilment() -> None:
    """Who has fulfilled something may fulfil more in the same window (R56)."""
    state = crewed(with_seals(ready(bare()), A, {1: "rr", 2: "ggrbb"}), "14")
    state = play(evening(quiet(state)), crew(14, 2))
    state = choose(state, GainPoints(8))

    assert "A" == whose(state)


def test_a_new_round_begins_anew() -> None:
    """What was declined in one round is asked in the next."""
    state = decline(asked(quiet(ready(bare()))))
    assert TakeTurn(A) == state.pending[-1]

    assert fulfil("SS4", 0) in GAME.legal_actions(state)


# -- whole games


def facts(state: State, player: PlayerId) -> tuple[object, ...]:
    """Collect what a fulfilment of a player's depends on, and what it acts on."""
    own = replace(state.people[player], score=Score(), crew=())
    pieces = tuple((each.ship, each.explorers) for each in state.people)
    offers = frozenset(windows.fulfillable(state, player))
    return own, pieces, offers, replace(state.board, reserved=())


def reluctant(legal: tuple[Action, ...], rng: Rng) -> Action:
    """Seldom fulfil anything, and else do much."""
    fulfilling = FulfilObjective | FulfilCrew
    others = tuple(each for each in legal if not isinstance(each, fulfilling))
    return busily(legal if not rng.randrange(12) else others, rng)


@pytest.fixture
def passed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[State, PlayerId]]:
    """Collect who is passed over though they could fulfil something, and when."""
    found: list[tuple[State, PlayerId]] = []
    next_asked, go_past = windows.next_asked, engine._pass

    def watched(state: State, window: Window) -> tuple[PlayerId, ...]:
        left = next_asked(state, window)
        over = window.order[: len(window.order) - len(left)]
        found.extend((state, each) for each in over if windows.can_fulfil(state, each))
        return left

    def observed(state: State, player: PlayerId) -> State | None:
        top, after = state.pending[-1], go_past(state, player)
        if isinstance(top, EndTurn | ChooseEffects | DoEffect) and after is not None:
            found.append((state, player))
        return after

    monkeypatch.setattr(windows, "next_asked", watched)
    monkeypatch.setattr(engine, "_pass", observed)
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_fulfilment_is_lost(
    players: int, passed: list[tuple[State, PlayerId]]
) -> None:
    """Who is passed over has declined exactly what could be fulfilled now (R55, R56).

    Own means, the board and the pieces on it are as they were; nothing is possible that
    was not, and nothing costs less.
    """
    count = 0
    for seed in range(9):
        declined: dict[PlayerId, tuple[object, ...]] = {}
        before = GAME.new_game(players, GENEROUS)
        game = steps(players, "windows", seed, choose=reluctant, config=GENEROUS)
        for action, state in game:
            if isinstance(action, Finish):
                declined[action.player] = facts(before, action.player)
            for then, player in passed:
                assert declined[player] == facts(then, player)
                count += 1
            passed.clear()
            before = state

    assert count > 20
