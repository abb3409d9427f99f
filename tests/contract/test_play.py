"""Playing in one line."""

from __future__ import annotations

import pytest

from tabletop import IllegalAction, NotationError, PlayerId
from tabletop.testing import play
from tests.contract.stones import GAME, Take
from tests.trial import race, secret_dice


def test_actions_and_notations_mix() -> None:
    """Actions may be given as such, or in notation."""
    state = play(GAME, GAME.new_game(), "take 1", Take(PlayerId(1), 2))

    assert (1, 2) == state.taken


def test_what_is_said_at_chances_turn_is_chances() -> None:
    """When dice are in the air, a notation says how they fall."""
    state = play(race.GAME, race.GAME.new_game(), "Throw 2", "Thrown (3 4)")

    assert (7, 0) == state.places


def test_a_notation_names_its_player_where_several_may_act() -> None:
    """Where several may act, the seat stands before the notation."""
    game = secret_dice.GAME
    deals = [f"deal {player} {card}" for card in (1, 2, 3) for player in (0, 1)]
    state = play(game, game.new_game(), *deals, "throw 1 2 3", "1: bid 2")

    assert (PlayerId(0),) == game.to_act(state)


def test_an_illegal_action_is_raised() -> None:
    """What the rules refuse is not played."""
    with pytest.raises(IllegalAction, match="take 1 to 3 stones"):
        play(GAME, GAME.new_game(), Take(PlayerId(0), 4))


def test_a_text_that_is_none_is_raised() -> None:
    """What cannot be read is not played."""
    with pytest.raises(NotationError):
        play(GAME, GAME.new_game(), "take all")
