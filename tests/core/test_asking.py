from __future__ import annotations

from typing import Any

import attrs
import pytest

from tabletop import SPECTATOR, AnyGame, PlayerId, Refusal, Session, TurnRule, UnknownId
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


def why_not(state: Any, action: Any, game: AnyGame = GAME) -> Refusal:
    """Ask for the refusal there must be."""
    refusal = game.refusal(state, action)
    assert refusal is not None
    return refusal


def rule_against(state: Any, action: Any, game: AnyGame = GAME) -> object:
    """Name the rule that says no."""
    return why_not(state, action, game).rule


# -- asking


def test_who_is_to_act_has_actions() -> None:
    """Legal actions are the candidates that are not refused."""
    assert GAME.legal_actions(begun()) == (Roll(ZERO),)


def test_legal_actions_of_who_is_not_to_act_are_none() -> None:
    """Asking for somebody who must wait gives nothing."""
    assert GAME.legal_actions(begun(), ONE) == ()


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_nobody_sits_where_no_seat_is(seat: int) -> None:
    """Whoever asks for a seat that is not there is told so, and which."""
    stranger, state = PlayerId(seat), begun()

    for ask in (
        lambda: GAME.legal_actions(state, stranger),
        lambda: GAME.view(state, stranger),
        lambda: GAME.parse_action("Roll", state, stranger),
        lambda: Session(GAME).view(stranger),
        lambda: Session(GAME).news_for(stranger),
        lambda: Session(GAME).legal_actions(stranger),
    ):
        with pytest.raises(UnknownId, match=f"there is no player {seat}") as caught:
            ask()
        assert ("player", stranger) == (caught.value.kind, caught.value.value)


def test_a_game_may_say_how_many_sit_at_a_table() -> None:
    """A game that counts its seats refuses those that this table does not have."""
    counted = attrs.evolve(GAME, seated=_seated)

    with pytest.raises(UnknownId):
        counted.view(begun(), PlayerId(2))
    assert begun() == GAME.view(begun(), PlayerId(2))


def test_the_news_of_a_spectator_are_told() -> None:
    """Who looks on has no seat, and is told what everybody may know."""
    assert () == Session(GAME).news_for(SPECTATOR)


def _seated(state: race.State) -> int:
    return len(state.places)


def test_nobody_has_actions_while_chance_is_due() -> None:
    """Before the dice have fallen nothing can be done."""
    assert GAME.legal_actions(rolling()) == ()


def test_nobody_has_actions_when_it_is_over() -> None:
    """After the end nothing can be done."""
    assert GAME.legal_actions(over()) == ()


def test_all_who_may_act_are_listed_one_after_the_other() -> None:
    """Where several are to act, their actions stand by player."""
    actions = bidding.GAME.legal_actions(bidding.GAME.new_game())

    assert [action.player for action in actions] == [0, 0, 0, 0, 1, 1, 1, 1]


def test_one_of_several_can_be_asked_for() -> None:
    """With a player, only theirs are listed."""
    actions = bidding.GAME.legal_actions(bidding.GAME.new_game(), ONE)

    assert {action.player for action in actions} == {ONE}


def test_a_legal_action_has_no_refusal() -> None:
    """None means yes."""
    assert GAME.refusal(begun(), Roll(ZERO)) is None


def test_a_refusal_of_the_game_carries_its_numbers() -> None:
    """What was needed and what there was can be asked for."""
    assert dict(why_not(begun(), Stop(ZERO)).params) == {"needed": 5, "has": 0}


def test_out_of_turn_is_refused() -> None:
    """Only a player who is asked to act may act."""
    assert rule_against(begun(), Roll(ONE)) is TurnRule.YOUR_TURN


def test_out_of_turn_is_refused_in_a_sentence() -> None:
    """The message names who is to act and who tried."""
    assert why_not(begun(), Roll(ONE)).message == (
        "it is the turn of player 0, not of player 1"
    )


def test_several_who_may_act_are_all_named() -> None:
    """Where several may act, a stranger is told all of them."""
    stranger = bidding.Ponder(PlayerId(7))

    assert (
        "player 0 or 1"
        in why_not(bidding.GAME.new_game(), stranger, bidding.GAME).message
    )


def test_chance_comes_before_players() -> None:
    """While chance is due nobody may act."""
    assert rule_against(rolling(), Roll(ZERO)) is TurnRule.CHANCE_FIRST


def test_nobody_acts_after_the_end() -> None:
    """The game is over for players."""
    assert rule_against(over(), Roll(ONE)) is TurnRule.GAME_OVER


def test_chance_does_not_act_after_the_end() -> None:
    """The game is over for chance."""
    assert rule_against(over(), Rolled((1, 2))) is TurnRule.GAME_OVER


def test_chance_does_not_act_unasked() -> None:
    """Where nothing is left to chance no dice fall."""
    assert rule_against(begun(), Rolled((1, 2))) is TurnRule.CHANCE


@pytest.mark.parametrize(
    "faces", [(2, 1), (0, 1), (1, 7), (1,), (1, 2, 3), (), (2**60, 2**61)]
)
def test_dice_show_only_what_they_can(faces: Any) -> None:
    """Impossible or unsorted faces are refused."""
    assert rule_against(rolling(), Rolled(faces)) is TurnRule.CHANCE


@pytest.mark.parametrize("faces", [("1", "2"), (1, 2.0), [1, 2], (True, 2), None])
def test_dice_show_whole_numbers(faces: Any) -> None:
    """Garbled faces are no action of chance at all."""
    assert rule_against(rolling(), Rolled(faces)) is TurnRule.ACTIONS


def test_dice_cannot_do_what_the_lot_does() -> None:
    """A chance action of another kind is refused."""
    assert rule_against(rolling(), Drawn(ZERO)) is TurnRule.CHANCE


@pytest.mark.parametrize(
    "action",
    [None, "roll", 7, nim.Take(ZERO, 1), Roll, GAME, [Roll(ZERO)], {"player": 0}],
    ids=lambda action: str(type(action).__name__),
)
def test_what_is_no_action_of_the_game_is_refused(action: object) -> None:
    """Foreign values are refused, and nothing is raised."""
    assert rule_against(begun(), action) is TurnRule.ACTIONS


def test_what_is_no_action_is_refused_in_a_sentence() -> None:
    """The message names the class and the game."""
    assert why_not(begun(), nim.Take(ZERO, 1)).message == (
        "a Take is no action of Race"
    )


def test_foreign_actions_are_refused_after_the_end_too() -> None:
    """What is no action at all is so at any time."""
    assert rule_against(over(), "roll") is TurnRule.ACTIONS
