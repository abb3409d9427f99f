"""Golden cases 93 to 99: the end of the year, and the Royal Navy."""

from __future__ import annotations

from tabletop import TurnRule
from tabletop.games.pirates_cove import (
    GAME,
    Finish,
    Island,
    Pass,
    Rule,
    Section,
    SetCourse,
    State,
    Window,
)
from tests.games.pirates_cove.drawing import (
    A,
    B,
    C,
    D,
    month_end,
    on,
    opened,
    play,
    refused,
    ship,
)
from tests.games.pirates_cove.playing import steps
from tests.games.pirates_cove.showing import (
    combat,
    fame,
    gold,
    legal,
    levels,
    order,
    places,
    turn,
)


def test_g93_after_twelve_months() -> None:
    """After month 12 nobody acts any more, no card is left (A53; PC-028, PC-045)."""
    *_, (_, state) = steps(3, "the end")

    assert GAME.outcome(state) is not None
    assert (12, 0, 60) == (
        state.month,
        state.decks.treasures.total,
        state.decks.used.total,
    )
    assert ((), ()) == (GAME.to_act(state), GAME.legal_actions(state))
    for action in (SetCourse(A, Island(1)), Finish(B), Pass(C)):
        assert TurnRule.GAME_OVER is refused(state, action).rule


def test_g94_what_counts() -> None:
    """The track and Fame cards count, gold and treasures do not (A54; PC-027)."""
    own = ship(6, "8888", fame=20, hand="fame_1 fame_3", treasures=5, gold=9)
    outcome = GAME.outcome(month_end(own, month=12))

    assert outcome is not None
    assert (24, 0, 0, 0) == outcome.scores


def test_g96_dice_at_the_end() -> None:
    """Of two with 24 fame the one with the higher die wins (A55; PC-089)."""
    state = month_end(ship(6, fame=24), ship(6, fame=24), month=12)
    outcome = GAME.outcome(play(state, "tie A 3", "tie B 6"))

    assert outcome is not None
    assert ((B,), (A,), (C, D)) == outcome.ranking


# -- the Royal Navy


def navy_sent() -> State:
    """Let C, who is elsewhere, send the Navy to A."""
    state = opened(
        Window.NAVY, ship(2), ship(6), ship(6, hand="royal_navy"), turned="2:T31"
    )
    return play(state, "event royal_navy 2")


def test_g97_navy_against_a_ship_alone() -> None:
    """C aims four dice at a section; A may fire at the Navy's hull only (A45, A46)."""
    state = navy_sent()
    assert (Island.HULL, "NA") == (combat(state).where, order(state))
    assert ("C", {f"fire 0 {section}" for section in Section}) == (
        turn(state),
        legal(on(state)),
    )

    state = on(play(state, "fire A crew", "rolled 1 2 3 6"))

    assert ("2212", "A") == (levels(state, A), turn(state))
    assert {"fire navy hull", "flee"} == legal(state)
    assert Rule.TARGETS is refused(state, "fire navy sails").rule


def test_g99_navy_cripples() -> None:
    """Nobody gains fame, and nobody plunders (A22, A47)."""
    state = on(play(navy_sent(), "fire A sails", "rolled 3 4 5 6"))

    assert ("2022", 7, (0, 0, 0, 0)) == (
        levels(state, A),
        places(state)[A],
        fame(state),
    )
    assert ((9, 9, 9, 9), "T31") == (gold(state), state.decks.turned[1])
    assert (None, None) == (state.combat, state.navy)
