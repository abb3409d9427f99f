"""The end of the year: Fame cards, ties, the ranking."""

from __future__ import annotations

import pytest

from tabletop import SPECTATOR, Observer, Outcome, PlayerId, SeededRng, TurnRule
from tabletop.games.pirates_cove import (
    GAME,
    Config,
    FinalTie,
    Pirate,
    Rule,
    State,
    final_fame,
)
from tests.games.pirates_cove.drawing import (
    A,
    B,
    C,
    D,
    given,
    month_end,
    on,
    play,
    refused,
    ship,
)
from tests.games.pirates_cove.showing import chances, fame, hand


def ended(*ships: Pirate, config: Config | None = None) -> State:
    """Let the year end."""
    return month_end(*ships, month=12, config=config or Config())


def result(state: State) -> Outcome:
    """Return the outcome; dice that are due fall by themselves."""
    outcome = GAME.outcome(on(state))
    assert outcome is not None
    return outcome


def test_track_and_fame_cards() -> None:
    """Fame on the track and on Fame cards in hand count, nothing else (A36, A54)."""
    state = ended(
        ship(6, fame=3, hand="fame_1 fame_1 fame_2"),
        ship(6, fame=5, hand="smoke_screen royal_navy", mat="parrot_flint"),
        ship(6, "8888", gold=40, treasures=12),
        ship(6, hand="fame_3"),
    )

    assert (7, 5, 0, 3) == result(state).scores
    assert ((A,), (B,), (D,), (C,)) == result(state).ranking


def test_every_point_is_explained() -> None:
    """The breakdown names the track and each Fame card (A54)."""
    outcome = result(ended(ship(6, fame=3, hand="fame_1 fame_3 smoke_screen")))

    assert [("fame track", 3), ("Tavern tale worth 1 fame", 1)] == [
        (line.label, line.points) for line in outcome.breakdown[A]
    ][:2]
    assert [3, 1, 3] == [line.points for line in outcome.breakdown[A]]
    assert Rule.YEAR.text in outcome.reason


def test_fame_cards_count_for_nobody_during_the_year() -> None:
    """The track alone is moved before the end (A36)."""
    state = given(ship(6, fame=3, hand="fame_3"))

    assert (3, 6) == (fame(state)[A], final_fame(state, A))
    assert GAME.outcome(state) is None


@pytest.mark.parametrize("dice", [("3", "6", (B, A)), ("5", "2", (A, B))])
def test_two_at_the_top(dice: tuple[str, str, tuple[PlayerId, PlayerId]]) -> None:
    """The higher die wins (A55)."""
    state = ended(ship(6, fame=9), ship(6, fame=7, hand="fame_2"), ship(6, fame=1))
    state = play(state, f"tie A {dice[0]}", f"tie B {dice[1]}")

    winner, second = dice[2]
    assert ((winner,), (second,), (C,), (D,)) == result(state).ranking


def test_equal_dice_at_the_top() -> None:
    """Those equal at the top throw again, the others do not (A55; PC-089)."""
    state = ended(ship(6, fame=9), ship(6, fame=9), ship(6, fame=9))
    state = play(state, "tie A 4", "tie B 2", "tie C 4")
    assert {f"tie 0 {face}" for face in range(1, 7)} == chances(state)

    state = play(state, "tie A 1", "tie C 2")

    assert ((C,), (A,), (B,), (D,)) == result(state).ranking


def test_places_below_are_shared() -> None:
    """Dice are thrown for the first place only (A55)."""
    state = ended(ship(6, fame=9), ship(6, fame=3), ship(6, fame=3))

    assert GAME.chance(state) is None
    assert ((A,), (B, C), (D,)) == result(state).ranking


def test_equal_dice_below_the_winner_share() -> None:
    """Of three, when one die is highest, the others keep their equal dice (A55)."""
    state = ended(ship(6, fame=9), ship(6, fame=9), ship(6, fame=9))
    state = play(state, "tie A 2", "tie B 5", "tie C 2")

    assert ((B,), (A, C), (D,)) == result(state).ranking


def test_nobody_has_any_fame() -> None:
    """Four with nothing throw for it as well (A55)."""
    state = play(ended(), "tie A 1", "tie B 2", "tie C 3", "tie D 4")

    assert ((D,), (C,), (B,), (A,)) == result(state).ranking


def test_shared_win() -> None:
    """By the setting equal players share the win, and no die is thrown (A55)."""
    config = Config(final_tie=FinalTie.SHARED)
    state = ended(ship(6, fame=9), ship(6, fame=9), ship(6, fame=3), config=config)

    assert GAME.chance(state) is None
    assert ((A, B), (C,), (D,)) == result(state).ranking
    assert (A, B) == result(state).winners


def test_fame_below_zero() -> None:
    """Without a floor a score may be negative (A26, A54)."""
    config = Config(fame_floor=None)
    ships = [ship(6, fame=points) for points in (-2, -1, 1, 0)]
    outcome = result(ended(*ships, config=config))

    assert ((-2, -1, 1, 0), ((C,), (D,), (B,), (A,))) == (
        outcome.scores,
        outcome.ranking,
    )


def test_nobody_acts_afterwards() -> None:
    """When the year is over nothing is left to do or to throw (PC-028)."""
    state = ended(ship(6, fame=9))

    assert ((), (), None) == (
        GAME.to_act(state),
        GAME.legal_actions(state),
        GAME.chance(state),
    )
    assert TurnRule.GAME_OVER is refused(state, "tie A 3").rule


class TestFameCardsAreShown:
    """At the end everybody shows the Fame cards (A36, A58)."""

    def shown(self) -> State:
        """End a year with Fame cards and others in hands."""
        return ended(
            ship(6, fame=9, hand="fame_1 fame_3 royal_navy"),
            ship(6, fame=9, hand="fame_2 fame_2 steady_aim"),
        )

    @pytest.mark.parametrize("observer", [C, SPECTATOR])
    def test_to_everybody(self, observer: Observer) -> None:
        """Before dice are thrown and after, all see all Fame cards, and no others."""
        for state in (self.shown(), on(self.shown())):
            table = GAME.view(state, observer).table

            assert ("fame_1 fame_3", "fame_2 fame_2") == (
                hand(table, A),
                hand(table, B),
            )
            assert (3, 3) == GAME.view(state, observer).hands[:2]

    def test_outcome_follows_from_what_is_seen(self) -> None:
        """A state that is dealt from a view ends in the same way (A54)."""
        state = on(self.shown())
        for seed in range(20):
            dealt = GAME.determinize(GAME.view(state, C), SeededRng(seed))

            assert GAME.outcome(state) == GAME.outcome(dealt)

    def test_not_before(self) -> None:
        """Until then they are as hidden as any card (A36, A58)."""
        state = given(ship(6, hand="fame_3"), month=12)

        assert "" == hand(GAME.view(state, B).table, A)
