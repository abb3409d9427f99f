from __future__ import annotations

from typing import Any

import pytest

from tabletop import (
    IllegalAction,
    InvalidConfig,
    NotationError,
    PlayerId,
    SeededRng,
    Session,
    TurnRule,
)
from tests.core import bidding, nim, race

ZERO, ONE = PlayerId(0), PlayerId(1)


def seeded(seed: int | str = 7) -> Session[Any, Any, Any, Any, Any]:
    """Begin a race that settles chance by itself."""
    return Session(race.GAME, seed=seed)


def by_hand() -> Session[Any, Any, Any, Any, Any]:
    """Begin a race whose dice are thrown at a table; player 0 begins."""
    session: Session[Any, Any, Any, Any, Any] = Session(race.GAME)
    session.play(race.Drawn(ZERO))
    return session


def everything_of(session: Session[Any, Any, Any, Any, Any]) -> tuple[object, ...]:
    """Gather all that a session shows."""
    return (
        session.state,
        session.news,
        session.record,
        session.can_undo(),
        session.can_redo,
    )


# -- beginning


def test_a_session_begins_with_the_first_position() -> None:
    """Nothing has been played."""
    assert Session(nim.GAME).state == nim.GAME.new_game()


def test_the_number_of_players_is_the_games_default() -> None:
    """Without a number, the game's first is taken."""
    assert Session(race.GAME).players == 2


def test_another_number_of_players_can_be_given() -> None:
    """Three play the race."""
    assert len(Session(race.GAME, 3).state.places) == 3


def test_another_config_can_be_given() -> None:
    """The settings reach the state."""
    session = Session(race.GAME, config=race.Config(9))

    assert session.state.config == race.Config(9)


def test_settings_that_cannot_be_played_are_refused() -> None:
    """What new_game refuses, a session refuses."""
    with pytest.raises(InvalidConfig, match="2 or 3 players, not 7"):
        Session(race.GAME, 7)


def test_a_seeded_session_settles_chance_at_once() -> None:
    """With a seed, somebody is to act from the beginning."""
    assert seeded().to_act != ()


def test_a_session_without_seed_leaves_chance_to_the_caller() -> None:
    """Without a seed, nobody throws dice but the caller."""
    assert race.GAME.chance(Session(race.GAME).state) is not None


def test_a_session_shows_game_and_length() -> None:
    """The repr is short."""
    assert repr(by_hand()) == "<Session race, 1 actions>"


def test_a_session_shows_its_state_in_a_notebook() -> None:
    """What a notebook shows is the picture of the state."""
    session = Session(nim.GAME)
    state: Any = session.state

    assert session._repr_mimebundle_() == state._repr_mimebundle_()


# -- seeds and names


@pytest.mark.parametrize("seed", [0, -1, 2**53 - 1, 1 - 2**53, "", "7", "Grüße ⚓"])
def test_whole_numbers_and_texts_are_seeds(seed: int | str) -> None:
    """A seed is kept as it was given."""
    assert Session(nim.GAME, seed=seed).seed == seed


@pytest.mark.parametrize(
    "seed", [2**53, -(2**53), 2**64, 10**5000], ids=["2^53", "-2^53", "2^64", "10^5000"]
)
def test_seeds_beyond_53_bits_are_refused(seed: int) -> None:
    """A number that JavaScript would round is refused at once, with what to do."""
    with pytest.raises(InvalidConfig, match=r"at most 53 bits.*as text: str\(seed\)"):
        Session(nim.GAME, seed=seed)


@pytest.mark.parametrize("seed", [True, False, 1.0, b"7", (7,)], ids=repr)
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    """A bool or float is a slip."""
    with pytest.raises(InvalidConfig, match="a seed is a whole number or text, not "):
        Session(nim.GAME, seed=seed)


def test_half_a_character_is_no_seed_of_a_session() -> None:
    """A text that cannot be saved as UTF-8 is refused at once."""
    with pytest.raises(InvalidConfig, match="holds half a character"):
        Session(nim.GAME, seed="\ud800")


def test_names_are_one_for_each_player() -> None:
    """Too few or many names are refused at once."""
    with pytest.raises(InvalidConfig, match="there are 2 players, but 1 names"):
        Session(nim.GAME, names=("Ada",))


# -- playing


def test_an_action_is_played() -> None:
    """The position after it is returned."""
    assert Session(nim.GAME).play(nim.Take(ZERO, 3)) == nim.State(4, ONE)


def test_the_position_after_an_action_is_kept() -> None:
    """The session stands where it has come to."""
    session = Session(nim.GAME)
    session.play(nim.Take(ZERO, 3))

    assert session.state == nim.State(4, ONE)


def test_notation_is_played() -> None:
    """A text will do for an action."""
    assert Session(nim.GAME).play("Take 3") == nim.State(4, ONE)


def test_notation_needs_a_player_where_several_may_act() -> None:
    """Whose bid it is must be said."""
    with pytest.raises(NotationError, match="say whose it is"):
        Session(bidding.GAME).play("Bid 2")


def test_notation_is_played_for_a_player() -> None:
    """The text is read as hers."""
    session = Session(bidding.GAME)
    session.play("Bid 2", ONE)

    assert session.record.actions == (bidding.Bid(ONE, 2),)


def test_chance_is_played_by_action() -> None:
    """Without a seed, the caller says what the lot brought."""
    session = Session(race.GAME)
    session.play(race.Drawn(ONE))

    assert session.to_act == (ONE,)


def test_chance_is_played_by_notation() -> None:
    """Real dice are typed in."""
    session = by_hand()
    session.play("Roll")
    session.play("Rolled (3 4)")

    assert session.state.places == (7, 0)


def test_chance_brings_only_what_it_can() -> None:
    """Dice that do not exist are refused."""
    session = by_hand()
    session.play("Roll")
    with pytest.raises(IllegalAction) as caught:
        session.play(race.Rolled((3, 9)))

    assert caught.value.refusal.rule is TurnRule.CHANCE


def test_players_cannot_hurry_chance() -> None:
    """While dice are due nobody may act."""
    session = by_hand()
    session.play("Roll")
    with pytest.raises(IllegalAction) as caught:
        session.play(race.Roll(ONE))

    assert caught.value.refusal.rule is TurnRule.CHANCE_FIRST


def test_a_seeded_session_takes_no_dice_from_the_caller() -> None:
    """Where the seed has settled chance, nothing is left to it."""
    with pytest.raises(IllegalAction) as caught:
        seeded().play(race.Rolled((6, 6)))

    assert caught.value.refusal.rule is TurnRule.CHANCE


def test_legal_actions_are_those_of_the_state() -> None:
    """The session asks its game."""
    assert by_hand().legal_actions() == (race.Roll(ZERO),)


def test_legal_actions_of_one_player_can_be_asked_for() -> None:
    """With a player, only theirs."""
    session = Session(bidding.GAME)

    assert {action.player for action in session.legal_actions(ONE)} == {ONE}


def test_a_view_is_that_of_the_state() -> None:
    """The session asks its game."""
    session = Session(bidding.GAME)

    assert session.view(ONE) == bidding.GAME.view(session.state, ONE)


def test_an_outcome_is_that_of_the_state() -> None:
    """At the end there is one."""
    session = Session(nim.GAME)
    for text in ("Take 3", "Take 3", "Take 1"):
        session.play(text)

    assert session.outcome == nim.GAME.outcome(session.state) is not None


def test_there_is_no_outcome_before_the_end() -> None:
    """A game in progress has none."""
    assert Session(nim.GAME).outcome is None


FAILING: tuple[tuple[object, type[Exception]], ...] = (
    (race.Stop(ZERO), IllegalAction),
    (race.Roll(ONE), IllegalAction),
    (race.Rolled((1, 2)), IllegalAction),
    (nim.Take(ZERO, 1), IllegalAction),
    (None, IllegalAction),
    (7, IllegalAction),
    ("Fly", NotationError),
    ("", NotationError),
)


@pytest.mark.parametrize(("action", "error"), FAILING)
def test_what_fails_is_an_error(action: Any, error: type[Exception]) -> None:
    """Illegal, foreign and unreadable actions raise."""
    with pytest.raises(error):
        by_hand().play(action)


@pytest.mark.parametrize(("action", "error"), FAILING)
def test_what_fails_changes_nothing(action: Any, error: type[Exception]) -> None:
    """State, news, record and what can be redone are as before."""
    session = by_hand()
    session.play("Roll")
    session.play("Rolled (1 2)")
    session.takebacks = True
    session.undo()
    session.undo()
    before = everything_of(session)
    with pytest.raises(error):
        session.play(action)

    assert everything_of(session) == before


# -- news


def test_news_are_all_since_the_last_play() -> None:
    """What chance did after the action is told as well."""
    session = seeded()
    session.play("Roll")

    assert [type(event) for event in session.news] == [race.Moved]


def test_news_of_the_beginning_are_those_of_chance() -> None:
    """Before the first play, what chance did is told."""
    assert seeded().news == (race.Began(*seeded().to_act),)


def test_news_of_the_play_before_are_gone() -> None:
    """Each play empties the news."""
    session = by_hand()
    session.play("Roll")

    assert session.news == ()


def test_news_for_somebody_are_those_of_their_views() -> None:
    """Each observer has the news that their views tell."""
    session = Session(bidding.GAME)
    session.play("Bid 1", ZERO)

    assert session.news_for(ONE) == (bidding.CardLaid(ZERO),)


def test_a_game_without_events_has_no_news() -> None:
    """Nothing is told where nothing can be."""
    session = Session(nim.GAME)
    session.play("Take 1")

    assert (session.news, session.news_for(ZERO)) == ((), ())


# -- seeds decide


def test_same_seed_and_same_actions_give_the_same_game() -> None:
    """Two sessions that are played alike come out alike."""
    one, other = seeded("tonight"), seeded("tonight")
    while one.outcome is None:
        one.play(one.legal_actions()[0])
        other.play(other.legal_actions()[0])

    assert one.record == other.record


def test_other_seeds_give_other_games() -> None:
    """Ten seeds do not throw the same dice."""
    thrown = set()
    for seed in range(10):
        session = seeded(seed)
        session.play("Roll")
        thrown.add(session.record.actions)

    assert len(thrown) > 5


def test_a_number_and_its_text_are_different_seeds() -> None:
    """7 and "7" throw different dice."""
    number, text = seeded(7), seeded("7")
    for session in (number, text):
        while session.outcome is None:
            session.play(session.legal_actions()[0])

    assert number.record.actions != text.record.actions


def test_each_step_has_a_stream_of_its_own() -> None:
    """Action number n is drawn from SeededRng(seed, n)."""
    session = seeded(7)
    session.play("Roll")
    rng = SeededRng(7, 2)
    faces = sorted(rng.randrange(6) + 1 for _ in range(2))

    assert session.record.actions[2] == race.Rolled(tuple(faces))


def test_the_games_of_a_seed_never_change() -> None:
    """The lot and the dice of this seed are those written down here."""
    session = seeded("for ever")
    while session.outcome is None:
        session.play("Roll")

    written = [race.GAME.format_action(action) for action in session.record.actions]

    assert [text for text in written if text != "Roll"] == [
        "Drawn 0",
        "Rolled (2 4)",
        "Rolled (5 6)",
        "Rolled (5 6)",
        "Rolled (1 2)",
        "Rolled (2 3)",
    ]
