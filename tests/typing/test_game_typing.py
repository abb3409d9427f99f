"""What mypy knows of games, sessions and records without being told."""

from __future__ import annotations

from typing import Literal, assert_type

import pytest

import tabletop
from tabletop import (
    CHANCE,
    Actor,
    AnyGame,
    Chance,
    Dice,
    Game,
    IllegalAction,
    Outcome,
    PlayerId,
    Refusal,
    SeededRng,
    Session,
)
from tabletop.core.players import ChanceActor
from tabletop.games import lock_n_go
from tests.core import bidding, race

ZERO = PlayerId(0)


def test_a_game_of_ours_is_known_by_its_name() -> None:
    """get_game keeps the types of our games."""
    game = tabletop.get_game("lock_n_go")
    assert_type(game.new_game(), lock_n_go.State)

    assert game is lock_n_go.GAME


def test_another_name_gives_any_game() -> None:
    """A name that is known at run time only gives a game of any classes."""
    name = tabletop.game_names()[0]
    assert_type(tabletop.get_game(name), AnyGame)

    assert tabletop.get_game(name).name == name


def test_legal_actions_are_actions() -> None:
    """What may be done is typed as the union of the game's actions."""
    actions = lock_n_go.legal_actions(lock_n_go.new_game())
    assert_type(actions, tuple[lock_n_go.Action, ...])

    assert lock_n_go.refusal(lock_n_go.new_game(), actions[0]) is None


def test_states_follow_states() -> None:
    """What apply returns is a state."""
    state = race.GAME.advance(race.GAME.new_game(), SeededRng(1))
    after = race.GAME.apply(state, race.GAME.legal_actions(state)[0])
    assert_type(after, race.State)

    assert after != state


def test_a_refusal_may_be_none() -> None:
    """Who asks why must think of yes."""
    state = lock_n_go.new_game()
    refusal = lock_n_go.refusal(state, lock_n_go.Pass(ZERO))
    assert_type(refusal, Refusal | None)

    assert refusal


def test_a_view_is_another_class_than_a_state() -> None:
    """A state cannot be passed where a view is wanted."""
    game = bidding.GAME
    state = game.new_game()
    with pytest.raises(AttributeError):
        game.determinize(state, SeededRng(1))  # type: ignore[arg-type]  # tested


def test_what_is_dealt_is_a_state() -> None:
    """A view leads back to the class of states."""
    game = bidding.GAME
    state = game.determinize(game.view(game.new_game(), ZERO), SeededRng(1))
    assert_type(state, bidding.State)

    assert isinstance(state, bidding.State)


def test_chance_is_of_chance_actions() -> None:
    """What chance may bring is typed, and may be nothing."""
    chance = race.GAME.chance(race.GAME.new_game())
    assert_type(chance, Chance[race.Drawn | race.Rolled] | None)

    assert chance


def test_chance_of_less_is_chance_of_more() -> None:
    """Chance is covariant: dice of one action serve a union of two."""
    chance: Chance[race.Drawn | race.Rolled] = Dice(race.Rolled, 2)

    assert chance.total == 36


def test_an_actor_is_a_player_or_chance() -> None:
    """One `is` tells them apart for the checker."""
    actor: Actor = race.GAME.actor_of(race.Roll(ZERO))
    if actor is CHANCE:
        assert_type(actor, Literal[ChanceActor.CHANCE])
    else:
        assert_type(actor, PlayerId)

    assert actor == ZERO


def test_an_outcome_may_be_none() -> None:
    """Who asks for the end must think of there being none yet."""
    outcome = lock_n_go.outcome(lock_n_go.new_game())
    assert_type(outcome, Outcome | None)

    assert outcome is None


def test_a_session_keeps_the_types_of_its_game() -> None:
    """State, actions and views of a session are those of the game."""
    session = Session(bidding.GAME)
    assert_type(session.state, bidding.State)
    assert_type(session.legal_actions(), tuple[bidding.Action, ...])
    assert_type(session.view(ZERO), bidding.View)

    assert session.state == bidding.GAME.new_game()


def test_a_record_keeps_the_types_of_its_game() -> None:
    """Replaying gives states, actions and views of the game."""
    record = Session(race.GAME).record
    assert_type(record.actions, tuple[race.Action | race.ChanceAction, ...])
    assert_type(record.replay(), race.State)

    assert record.replay() == race.GAME.new_game()


def test_a_session_resumes_typed() -> None:
    """A session from a record has the types of the record."""
    session = Session.resume(Session(race.GAME).record)
    assert_type(session.state, race.State)

    assert session.state == race.GAME.new_game()


def test_json_is_read_typed() -> None:
    """Each door of JSON gives its own class."""
    game = race.GAME
    state = game.loads_state(game.dumps(game.new_game()))
    assert_type(state, race.State)

    assert state == game.new_game()


def test_the_action_of_another_game_is_found_by_the_checker() -> None:
    """A foreign action is a type error before it is an illegal action."""
    with pytest.raises(IllegalAction):
        race.GAME.apply(race.GAME.new_game(), bidding.Bid(ZERO, 1))  # type: ignore[arg-type]  # tested


def test_a_plain_number_is_no_player() -> None:
    """Seats are PlayerIds for the checker."""
    game, state = race.GAME, race.GAME.new_game()
    actions = game.legal_actions(state, 0)  # type: ignore[arg-type]  # tested

    assert actions == game.legal_actions(state, ZERO)


def test_a_game_needs_no_more_classes_than_it_has() -> None:
    """View, config and chance may be left out of the brackets."""
    assert_type(bidding.GAME, Game[bidding.State, bidding.Action, bidding.View])

    assert isinstance(bidding.GAME, Game)
