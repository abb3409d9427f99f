from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, TypeAlias

import attrs
import pytest

from tabletop import NothingToUndo, PlayerId, Session, UnknownId
from tests.core import bidding, nim, race

AnySession: TypeAlias = Session[Any, Any, Any, Any, Any]

ZERO, ONE, TWO = PlayerId(0), PlayerId(1), PlayerId(2)


def nim_after(*counts: int) -> Session[Any, Any, Any, Any, Any]:
    """Play nim."""
    session: Session[Any, Any, Any, Any, Any] = Session(nim.GAME)
    for count in counts:
        session.play(f"Take {count}")
    return session


def bidding_after(*plays: str, **options: Any) -> Session[Any, Any, Any, Any, Any]:
    """Play the bidding; each play is a player and a notation."""
    session: Session[Any, Any, Any, Any, Any] = Session(bidding.GAME, **options)
    for play in plays:
        player, notation = play.split(maxsplit=1)
        session.play(notation, PlayerId(int(player)))
    return session


def race_after(*plays: str, **options: Any) -> Session[Any, Any, Any, Any, Any]:
    """Play the race."""
    session: Session[Any, Any, Any, Any, Any] = Session(race.GAME, **options)
    for play in plays:
        session.play(play)
    return session


def refused(session: AnySession, player: PlayerId | None = None) -> str:
    """Undo what may not be undone; return the sentence."""
    assert not session.can_undo(player)
    with pytest.raises(NothingToUndo) as caught:
        session.undo(player)
    return str(caught.value)


# -- undo


def test_undo_goes_back_one_action() -> None:
    """The position before the last action returns."""
    assert nim_after(3, 2).undo() == nim.State(4, ONE)


def test_undo_takes_the_action_out_of_the_record() -> None:
    """What is taken back was never played."""
    session = nim_after(3, 2)
    session.undo()

    assert session.record == nim_after(3).record


def test_undo_goes_back_to_the_beginning() -> None:
    """Action by action, the first position returns."""
    session = nim_after(3, 2)
    session.undo()
    session.undo()

    assert session.state == nim.State()


def test_undo_comes_back_from_the_end() -> None:
    """The last action of a game can be taken back."""
    session = nim_after(3, 3, 1)
    session.undo()

    assert session.outcome is None


def test_there_is_nothing_to_undo_before_the_first_action() -> None:
    """The sentence says so."""
    assert refused(nim_after()) == "nobody has played yet"


def test_a_refused_undo_changes_nothing() -> None:
    """After the error all is as before."""
    session = bidding_after("0 Bid 1", "1 Bid 2")
    refused(session)

    assert session.record == bidding_after("0 Bid 1", "1 Bid 2").record


def test_news_are_empty_after_an_undo() -> None:
    """Going back is no event."""
    session = race_after("Drawn 0", "Roll", "Rolled (1 2)", takebacks=True)
    session.undo()

    assert session.news == ()


def test_undo_of_an_open_game_goes_over_a_change_of_turn() -> None:
    """Where nothing is hidden, nobody learned anything."""
    assert nim_after(3).can_undo()


def test_undo_without_a_player_takes_back_what_only_one_may() -> None:
    """Where whose it is is plain, it need not be said."""
    session = bidding_after("1 Bid 2")
    session.undo()

    assert session.state == bidding.GAME.new_game()


def test_undo_takes_back_one_s_own_action_only() -> None:
    """Who has not played has nothing to take back, whoever played last."""
    assert refused(nim_after(3), ONE) == "player 1 has not played yet"


@pytest.mark.parametrize("stranger", [2, -1, "chance"])
def test_undo_is_for_those_who_sit_at_the_table(stranger: Any) -> None:
    """A seat that is not there is named, and so is who has none."""
    with pytest.raises(UnknownId, match=f"there is no player '?{stranger}"):
        nim_after(3).can_undo(stranger)


def test_undo_stops_where_another_has_answered_what_they_saw() -> None:
    """In an open game, an answered action stands."""
    assert (
        refused(nim_after(3, 2), ZERO) == "player 1 could see it, and has acted since"
    )


def test_a_secret_choice_is_changed_while_others_still_choose() -> None:
    """Nobody has learned anything yet."""
    session = bidding_after("0 Bid 1", players=3)
    session.undo(ZERO)
    session.play("Bid 3", ZERO)

    assert session.state.bids == (3, None, None)


def test_a_secret_choice_is_changed_after_others_have_chosen() -> None:
    """What the other has chosen in secret stands, and the record is of a fair game."""
    session = bidding_after("0 Bid 1", "1 Bid 2", players=3)
    session.undo(ZERO)

    assert session.record == bidding_after("1 Bid 2", players=3).record
    assert session.state == bidding_after("1 Bid 2", players=3).state


def test_whose_choice_is_taken_back_must_be_said_where_several_could() -> None:
    """Two have chosen in secret, and either may think again."""
    session = bidding_after("0 Bid 1", "1 Bid 2", players=3)

    assert not session.can_undo()
    assert (True, True, False) == tuple(map(session.can_undo, (ZERO, ONE, TWO)))
    assert refused(session) == (
        "several may take something back: say whose (player 0 or 1)"
    )


def test_the_last_of_the_secret_choosers_may_not_choose_again() -> None:
    """The last bid shows the others' bids to who bids it."""
    session = bidding_after("0 Bid 1", "1 Bid 2")

    assert refused(session, ONE) == "it has shown player 1 what was hidden before"


def test_the_first_of_the_secret_choosers_may_not_choose_after_the_last() -> None:
    """They have seen what the last chose, though their own choice showed nothing."""
    session = bidding_after("0 Bid 1", "1 Bid 2")

    assert refused(session, ZERO) == ("player 0 could see what player 1 has done since")


def first_without_a_bid(state: bidding.State) -> tuple[PlayerId, ...]:
    """Let players bid in turn, still face down."""
    return bidding.to_act(state)[:1]


def test_what_another_could_only_do_because_of_it_keeps_it() -> None:
    """Nobody saw anything, but the other bid was only due since this one was laid."""
    game = attrs.evolve(bidding.GAME, name="in_turn", to_act=first_without_a_bid)
    session: AnySession = Session(game, 3)
    session.play("Bid 1")
    session.play("Bid 2")

    assert refused(session, ZERO) == "what others have done since rests on it"
    assert session.can_undo(ONE)


def test_what_others_have_seen_and_not_answered_does_no_harm() -> None:
    """Pondering is seen by all, and may be taken back while nobody has gone on."""
    session = bidding_after("0 Ponder")
    session.undo(ZERO)

    assert session.state == bidding.GAME.new_game()


def test_undo_stops_at_dice() -> None:
    """What was thrown is known."""
    assert not race_after("Drawn 0", "Roll", "Rolled (1 2)").can_undo()


def test_undo_stops_at_dice_of_the_seed() -> None:
    """What the seed threw is known as well."""
    assert refused(race_after("Roll", seed=7)) == (
        "chance has acted since, and what it brought is known"
    )


def test_undo_goes_back_while_the_dice_have_not_fallen() -> None:
    """Between the roll and the dice one may think again."""
    session = race_after("Drawn 0", "Roll")
    session.undo()

    assert session.legal_actions() == (race.Roll(ZERO),)


def test_chance_alone_is_nothing_to_undo() -> None:
    """Where only the lot was drawn, nobody has played."""
    assert refused(race_after(seed=7)) == "nobody has played yet"


# -- takebacks


def test_takebacks_go_back_over_what_others_may_have_seen() -> None:
    """Among friends a bid may be taken back."""
    session = bidding_after("0 Bid 1", takebacks=True)
    session.undo()

    assert session.state == bidding.GAME.new_game()


def test_takebacks_of_a_player_go_back_over_what_others_did_since() -> None:
    """Everything from the player's last action on is taken back."""
    session = nim_after(1, 2)
    session.takebacks = True
    session.undo(ZERO)

    assert session.state == nim.State()


def test_takebacks_are_agreed_upon_at_any_time() -> None:
    """A table may switch them on, and off again."""
    session = bidding_after("0 Bid 1", "1 Bid 2")
    session.takebacks = True
    assert session.can_undo(ZERO)

    session.takebacks = False
    assert not session.can_undo(ZERO)


def test_takebacks_take_back_nothing_of_who_has_not_played() -> None:
    """Consent makes no action of one's own."""
    session = nim_after(3)
    session.takebacks = True

    assert refused(session, ONE) == "player 1 has not played yet"


def test_takebacks_go_back_over_the_dice_of_the_seed() -> None:
    """The player's action goes, with what chance did after it."""
    session = race_after("Roll", seed=7, takebacks=True)
    session.undo()

    assert session.record == race_after(seed=7).record


def test_takebacks_never_take_back_what_chance_began_with() -> None:
    """Where only the seed has played, there is nothing to take back."""
    assert refused(race_after(seed=7, takebacks=True)) == "nobody has played yet"


def test_dice_that_were_typed_in_are_taken_back_alone() -> None:
    """Without a seed, who mistyped the dice need not take back the roll."""
    session = race_after("Drawn 0", "Roll", "Rolled (1 2)", takebacks=True)
    session.undo()

    assert session.state == race_after("Drawn 0", "Roll").state


def test_a_lot_that_was_typed_in_is_taken_back() -> None:
    """Without a seed, even the first chance action was played."""
    session = race_after("Drawn 0", takebacks=True)
    session.undo()

    assert session.state == race.GAME.new_game()


def test_dice_fall_as_before_when_a_roll_is_played_again() -> None:
    """The seed decides by the number of actions, so undoing is no second chance."""
    session = race_after("Roll", seed=7, takebacks=True)
    before = session.record
    session.undo()
    session.play("Roll")

    assert session.record == before


# -- redo


def test_redo_plays_again_what_was_taken_back() -> None:
    """Position and record are as before the undo."""
    session = nim_after(3, 2)
    session.undo()
    session.redo()

    assert session.record == nim_after(3, 2).record


def test_redo_brings_back_all_that_a_takeback_took() -> None:
    """Back and forth by the same step."""
    session = nim_after(1, 2)
    session.takebacks = True
    session.undo(ZERO)
    session.redo()

    assert session.record == nim_after(1, 2).record


def test_redo_of_a_secret_choice_comes_after_what_stood() -> None:
    """The other's choice stood meanwhile, and comes first in the record."""
    session = bidding_after("0 Bid 1", "1 Bid 2", players=3)
    session.undo(ZERO)
    session.redo()

    assert session.record == bidding_after("1 Bid 2", "0 Bid 1", players=3).record


def test_redo_returns_the_position() -> None:
    """The position after the action is returned."""
    session = nim_after(3, 2)
    session.undo()

    assert session.redo() == nim.State(2, ZERO)


def test_redo_goes_on_as_far_as_undo_went_back() -> None:
    """Two undone are two redone, in the order in which they were played."""
    session = nim_after(3, 2)
    session.undo()
    session.undo()
    session.redo()
    session.redo()

    assert session.record == nim_after(3, 2).record


def test_redo_brings_back_the_dice() -> None:
    """The player's action returns with what chance did after it."""
    session = race_after("Roll", seed=7, takebacks=True)
    before = session.record
    session.undo()
    session.redo()

    assert session.record == before


def test_redo_brings_back_one_action_that_was_typed_in() -> None:
    """Without a seed, redo goes on as undo went back: one by one."""
    session = race_after("Drawn 0", "Roll", "Rolled (1 2)", takebacks=True)
    session.undo()
    session.undo()
    session.redo()

    assert session.state == race_after("Drawn 0", "Roll").state


def test_redo_tells_the_news_again() -> None:
    """What happened happens again."""
    session = race_after("Roll", seed=7, takebacks=True)
    news = session.news
    session.undo()
    session.redo()

    assert session.news == news


def test_there_is_nothing_to_redo_before_an_undo() -> None:
    """The sentence says so."""
    with pytest.raises(NothingToUndo, match="nothing was taken back"):
        nim_after(3).redo()


def test_can_redo_follows_undo() -> None:
    """After an undo there is something to redo."""
    session = nim_after(3)
    session.undo()

    assert session.can_redo


def test_can_redo_ends_with_the_last_redo() -> None:
    """When all is redone there is nothing left."""
    session = nim_after(3)
    session.undo()
    session.redo()

    assert not session.can_redo


def test_playing_on_clears_what_could_be_redone() -> None:
    """Another action leads elsewhere."""
    session = nim_after(3)
    session.undo()
    session.play("Take 1")

    assert not session.can_redo


def test_a_redone_action_can_be_undone_again() -> None:
    """Back and forth as often as one likes."""
    session = nim_after(3)
    session.undo()
    session.redo()
    session.undo()

    assert session.state == nim.State()


# -- forks


def test_a_fork_stands_where_the_session_does() -> None:
    """State and record are the same."""
    session = nim_after(3)

    assert session.fork().record == session.record


def test_a_fork_goes_its_own_way() -> None:
    """What is played in the fork does not happen in the session."""
    session = nim_after(3)
    session.fork().play("Take 1")

    assert session.record == nim_after(3).record


def test_a_session_goes_on_without_its_fork() -> None:
    """What is played in the session does not happen in the fork."""
    session = nim_after(3)
    fork = session.fork()
    session.play("Take 1")

    assert fork.record == nim_after(3).record


def test_a_fork_goes_back_alone() -> None:
    """What the fork takes back stays played in the session."""
    session = nim_after(3)
    session.fork().undo()

    assert session.record == nim_after(3).record


def test_a_fork_can_redo_what_the_session_took_back() -> None:
    """The fork has the same things to redo."""
    session = nim_after(3)
    session.undo()

    assert session.fork().redo() == nim.State(4, ONE)


def test_the_redo_of_a_fork_is_its_own() -> None:
    """What the fork redoes can still be redone in the session."""
    session = nim_after(3)
    session.undo()
    session.fork().redo()

    assert session.can_redo


def test_a_fork_throws_the_dice_of_the_session() -> None:
    """With the same seed and the same actions both go the same way."""
    session = race_after("Roll", seed=7)
    fork = session.fork()

    assert fork.play("Roll") == session.play("Roll")


def test_a_fork_tells_the_same_news() -> None:
    """What was told last is told in the fork."""
    session = race_after("Roll", seed=7)

    assert session.fork().news == session.news


COPIES = pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])


@COPIES
def test_a_copy_is_a_fork(copied: Callable[[AnySession], AnySession]) -> None:
    """What is played in a copy does not happen in the session, nor the reverse."""
    session = nim_after(3)
    twin = copied(session)
    twin.play("Take 1")
    session.undo()

    assert (nim_after(3, 1).record, nim_after().record) == (twin.record, session.record)


@COPIES
def test_a_copy_plays_the_same_game(copied: Callable[[AnySession], AnySession]) -> None:
    """The game is no part of what is copied."""
    assert copied(nim_after(3)).game is nim.GAME
