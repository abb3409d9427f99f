from __future__ import annotations

import pickle
from typing import Any

import attrs
import pytest

from tabletop import (
    CHANCE,
    SPECTATOR,
    AnyGame,
    Game,
    IllegalAction,
    InvalidConfig,
    NotationError,
    PlayerId,
    SeededRng,
)
from tabletop.games import lock_n_go
from tests.core import bidding, nim, race
from tests.core.race import Drawn, Roll, Rolled, Stop

ZERO, ONE, TWO = PlayerId(0), PlayerId(1), PlayerId(2)
GAME = race.GAME


def begun(*faces: tuple[int, int], goal: int = 20) -> race.State:
    """Let player 0 begin, then roll these dice in turn."""
    state = GAME.apply(GAME.new_game(config=race.Config(goal)), Drawn(ZERO))
    for throw in faces:
        for player in GAME.to_act(state):
            state = GAME.apply(GAME.apply(state, Roll(player)), Rolled(throw))
    return state


def rolling() -> race.State:
    """Stop between the roll and the dice."""
    return GAME.apply(begun(), Roll(ZERO))


def over() -> race.State:
    """Come to the end of a short race."""
    return begun((6, 6), goal=12)


# -- beginning


def test_the_first_number_of_players_is_the_default() -> None:
    """Without a number, the game is for the first that is allowed."""
    assert len(GAME.new_game().places) == 2


def test_another_allowed_number_of_players_will_do() -> None:
    """Three may play the race."""
    assert len(GAME.new_game(3).places) == 3


@pytest.mark.parametrize("players", [0, 1, 4, -2])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    """The sentence says how many may play."""
    with pytest.raises(
        InvalidConfig, match=f"Race is for 2 or 3 players, not {players}"
    ):
        GAME.new_game(players)


@pytest.mark.parametrize("players", [2.0, "2", True, [2]], ids=repr)
def test_what_is_no_number_of_players_is_refused(players: Any) -> None:
    """Only a whole number counts players."""
    with pytest.raises(InvalidConfig, match="Race is for 2 or 3 players, not "):
        GAME.new_game(players)


def test_the_config_of_another_game_is_refused() -> None:
    """The sentence names the class that is wanted."""
    foreign: Any = lock_n_go.Config()

    with pytest.raises(InvalidConfig, match="the config of Race is a Config"):
        GAME.new_game(config=foreign)


def test_a_game_without_settings_refuses_settings() -> None:
    """A config where none is wanted is refused."""
    foreign: Any = race.Config()

    with pytest.raises(InvalidConfig, match="Nim has no settings"):
        nim.GAME.new_game(config=foreign)


def test_a_config_that_cannot_be_played_says_why() -> None:
    """The sentence is the game's own."""
    with pytest.raises(InvalidConfig, match="the goal is a number from 1, not 0"):
        race.Config(0)


def test_the_title_comes_from_the_name() -> None:
    """A game that brings no title is called by its name."""
    assert GAME.title == "Race"


def test_a_game_shows_its_name() -> None:
    """The repr is short."""
    assert repr(GAME) == "<Game race>"


# -- acting


def test_apply_leaves_the_state_as_it_was() -> None:
    """The state that is acted on does not change."""
    state = begun()
    GAME.apply(state, Roll(ZERO))

    assert state == begun()


def test_apply_raises_what_refusal_returns() -> None:
    """The error carries the refusal."""
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(begun(), Stop(ZERO))

    assert caught.value.refusal == GAME.refusal(begun(), Stop(ZERO))


def test_apply_gives_back_the_refused_action() -> None:
    """The error carries the action as it was given."""
    action = Stop(ZERO)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(begun(), action)

    assert caught.value.action is action


def test_apply_refuses_foreign_actions() -> None:
    """A text is no action."""
    action: Any = "Roll"

    with pytest.raises(IllegalAction, match="a str is no action of Race"):
        GAME.apply(begun(), action)


def test_apply_empties_the_news() -> None:
    """News tell of the last action only."""
    assert GAME.apply(begun((1, 2)), Roll(ONE)).news == ()


def test_resolve_tells_the_news() -> None:
    """What an action brings about stands in the news."""
    assert begun((1, 2)).news == (race.Moved(ZERO, 3),)


def test_apply_unchecked_empties_the_news() -> None:
    """The fast door empties the news as well."""
    assert GAME.apply_unchecked(begun((1, 2)), Roll(ONE)).news == ()


def test_news_are_no_part_of_the_position() -> None:
    """Two states that differ in their news are equal."""
    state = begun((1, 2))

    assert state == attrs.evolve(state, news=())


def test_a_game_without_news_is_played_alike() -> None:
    """A state without the field is left in peace."""
    assert nim.GAME.apply(nim.State(), nim.Take(ZERO, 3)) == nim.State(4, ONE)


# -- chance


def test_advance_plays_chance_until_somebody_must_act() -> None:
    """After advancing, a player is to act."""
    assert GAME.to_act(GAME.advance(GAME.new_game(), SeededRng(1))) != ()


def test_advance_leaves_a_state_alone_in_which_somebody_must_act() -> None:
    """Where nothing is left to chance nothing is done."""
    state = begun()

    assert GAME.advance(state, SeededRng(1)) is state


def test_chance_steps_are_the_steps_of_advance() -> None:
    """Both play the same with the same generator."""
    state = GAME.new_game()
    *_, (_, last) = GAME.chance_steps(state, SeededRng(1))

    assert last == GAME.advance(state, SeededRng(1))


def test_chance_steps_name_their_actions() -> None:
    """Each step can be recorded."""
    ((action, _),) = GAME.chance_steps(rolling(), SeededRng(1))

    assert isinstance(action, Rolled)


@pytest.mark.parametrize(
    ("action", "actor"),
    [(Roll(ONE), ONE), (Stop(ZERO), ZERO), (Drawn(ONE), CHANCE), (Rolled(()), CHANCE)],
)
def test_every_action_has_an_actor(
    action: race.Action | race.ChanceAction, actor: object
) -> None:
    """A player's action names its player, the others are chance's."""
    assert GAME.actor_of(action) == actor


# -- notation


def test_notation_is_read_back() -> None:
    """What is written is understood."""
    assert GAME.parse_action(GAME.format_action(Roll(ZERO)), begun()) == Roll(ZERO)


def test_blanks_do_not_matter() -> None:
    """Notation is read however it is spaced."""
    assert GAME.parse_chance("  Rolled  (1   4) ", rolling()) == Rolled((1, 4))


def test_unknown_notation_is_answered_with_near_ones() -> None:
    """A slip of the pen gets a hint."""
    with pytest.raises(NotationError, match=r"did you mean Roll\?"):
        GAME.parse_action("Rol", begun())


def test_wild_notation_is_answered_with_examples() -> None:
    """Who has no idea is shown what can be said."""
    with pytest.raises(NotationError, match=r"e\.g\. Roll"):
        GAME.parse_action("?!", begun())


def test_several_who_may_act_must_be_told_apart() -> None:
    """Where several may act, notation needs a player."""
    with pytest.raises(NotationError, match="say whose it is"):
        bidding.GAME.parse_action("Bid 2", bidding.GAME.new_game())


def test_the_player_tells_them_apart() -> None:
    """With a player the notation is understood."""
    bid = bidding.GAME.parse_action("Bid 2", bidding.GAME.new_game(), ONE)

    assert bid == bidding.Bid(ONE, 2)


@pytest.mark.parametrize("state", [over(), rolling()], ids=["over", "rolling"])
def test_when_nobody_is_to_act_notation_is_refused(state: race.State) -> None:
    """After the end, and while chance is due, nothing is read."""
    with pytest.raises(NotationError, match="nobody is to act"):
        GAME.parse_action("Roll", state)


def test_who_is_not_to_act_can_say_nothing() -> None:
    """The default notation reads among legal actions, and there are none."""
    with pytest.raises(NotationError, match="nothing can be said here"):
        GAME.parse_action("Roll", begun(), ONE)


def test_when_nothing_is_left_to_chance_no_dice_are_read() -> None:
    """A chance action that is not due is not read."""
    with pytest.raises(NotationError, match="nothing is left to chance now"):
        GAME.parse_chance("Rolled (1 2)", begun())


def test_long_texts_are_refused_at_once() -> None:
    """A megabyte is no notation, and nobody looks long for near ones."""
    with pytest.raises(NotationError, match="possible ones"):
        GAME.parse_chance("Rolled" * 200_000, rolling())


# -- showing


def test_an_open_game_shows_everybody_the_state() -> None:
    """Where nothing is hidden, the view is the state."""
    state = begun()

    assert GAME.view(state, SPECTATOR) is state


def test_an_open_game_deals_nothing() -> None:
    """Where nothing is hidden, the state behind the view is the view."""
    state = begun()

    assert GAME.determinize(state, SeededRng(1)) is state


@pytest.mark.parametrize(
    "game", [race.GAME, bidding.GAME, nim.GAME, lock_n_go.GAME], ids=repr
)
def test_games_pickle(game: AnyGame) -> None:
    """A game that comes back from pickle begins the same game."""
    assert pickle.loads(pickle.dumps(game)).new_game() == game.new_game()


def test_a_pickled_game_plays_on() -> None:
    """A game that comes back from pickle understands states of the original."""
    twin: AnyGame = pickle.loads(pickle.dumps(GAME))

    assert twin.legal_actions(begun()) == GAME.legal_actions(begun())


def test_a_game_that_has_been_used_pickles() -> None:
    """What a game has worked out meanwhile does not stand in the way."""
    GAME.dumps(begun())

    assert isinstance(pickle.loads(pickle.dumps(GAME)), Game)


def test_a_game_cannot_be_changed() -> None:
    """A game is a value."""
    game: Any = GAME

    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        game.name = "chase"
