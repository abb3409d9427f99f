"""The end: the top of the track, two passes, the turn limit, and what is told then."""

from __future__ import annotations

import pytest

from tabletop import Outcome, PlayerId, TurnRule
from tabletop.games.lock_n_go import BLACK, GAME, GREY, Config, Rule, State
from tests.games.lock_n_go.drawing import given, legal, levels, play, refused


def ended(state: State) -> Outcome:
    """Return the outcome of a game that is over."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def stuck(
    to_act: PlayerId = BLACK,
    passes: int = 0,
    turn: int | None = None,
    turn_limit: int = 1000,
) -> State:
    """Build a position in which both can only pass."""
    return given(
        "1 KG KG . . .",
        row=1,
        columns="CE",
        levels=(4, 4),
        to_act=to_act,
        passes=passes,
        turn=turn,
        turn_limit=turn_limit,
    )


def last_step(turn: int = 20, turn_limit: int | None = 1000) -> State:
    """Build a position one step before black's victory."""
    return given(
        "7 G G G G G\n2 . . K . .\n1 K . . . .",
        coins=(5, 0),
        levels=(4, 1),
        turn=turn,
        turn_limit=turn_limit,
    )


def ended_by(rule: Rule) -> State:
    """Play to an end of that sort."""
    if rule is Rule.VICTORY:
        return play(last_step(), "C2-C3")
    if rule is Rule.STALEMATE:
        return play(stuck(), "pass", "pass")
    return play(given(to_act=GREY, turn=999), "C7-C6")


class TestVictory:
    def test_first_at_the_top_wins_at_once(self) -> None:
        """Reaching level 5 ends the game in that very turn (R29, R37; LG-015)."""
        state = play(last_step(), "C2-C3")

        assert ((), ()) == (GAME.to_act(state), GAME.legal_actions(state))
        assert (BLACK,) == ended(state).winners, Rule.VICTORY.text
        assert "Black reached the top of the victory track." == ended(state).reason

    def test_grey_wins_likewise(self) -> None:
        """Grey at the top has won, though black began (R29)."""
        state = given(
            "7 . . . . G\n4 . . G . .\n1 K K K K K",
            coins=(0, 5),
            levels=(1, 4),
            to_act=GREY,
        )

        state = play(state, "C4-C3")

        assert ((GREY,), (BLACK,)) == ended(state).ranking
        assert (1, 5) == ended(state).scores
        assert "Grey reached the top of the victory track." == ended(state).reason

    def test_nothing_else_wins(self) -> None:
        """Neither coins nor level 4 nor a lone opponent end the game (R37; LG-046)."""
        state = given(
            "7 G G . . .\n2 . . . . K\n1 K . . . .", coins=(7, 7), levels=(4, 4)
        )

        assert GAME.outcome(state) is None
        assert (BLACK,) == GAME.to_act(state)

    def test_victory_on_the_last_turn(self) -> None:
        """Who reaches the top with the last turn of the limit has won (R29, R36)."""
        state = play(last_step(turn=28, turn_limit=29), "C2-C3")

        assert (BLACK,) == ended(state).winners

    @pytest.mark.parametrize("text", ["A1-A2", "C7-C6", "pass", "+C1"])
    def test_nobody_acts_after_the_end(self, text: str) -> None:
        """When the game is over every action is refused."""
        state = play(last_step(), "C2-C3")

        for player in (BLACK, GREY):
            assert TurnRule.GAME_OVER is refused(state, text, player).rule


class TestStalemate:
    def test_two_passes_in_a_row_draw(self) -> None:
        """When both have passed, one after the other, the game is drawn (R11)."""
        state = play(stuck(), "pass")
        assert ({"pass"}, (GREY,)) == (legal(state), GAME.to_act(state))

        state = play(state, "pass")

        assert ((BLACK, GREY),) == ended(state).ranking, Rule.STALEMATE.text
        assert "both passed" in ended(state).reason

    def test_grey_may_be_the_first_to_pass(self) -> None:
        """Whoever passes first, the second pass ends it (R11)."""
        state = play(stuck(to_act=GREY), "pass", "pass")

        assert (BLACK, GREY) == ended(state).winners

    def test_passes_with_a_move_between_them(self) -> None:
        """A move between two passes keeps the game going (R11)."""
        state = given("7 KG . . . KG\n6 . . G G G", levels=(4, 1))

        state = play(state, "pass", "C6-C5", "pass", "C5-C4/R5", "pass")

        assert (None, 1) == (GAME.outcome(state), state.passes)

    def test_one_pass_is_no_end(self) -> None:
        """After one pass the other still acts (R11)."""
        assert GAME.outcome(play(stuck(), "pass")) is None


class TestTurnLimit:
    def test_drawn_after_so_many_turns(self) -> None:
        """When the agreed turns are over nobody has won (R36)."""
        state = GAME.new_game(config=Config(turn_limit=3))

        state = play(state, "C1-C2", "C7-C6")
        assert GAME.outcome(state) is None
        state = play(state, "B1-B2")

        assert ((BLACK, GREY),) == ended(state).ranking, Rule.TURN_LIMIT.text
        assert "Drawn: the limit of 3 turns was reached." == ended(state).reason
        assert () == GAME.to_act(state)

    def test_drawn_whatever_the_levels(self) -> None:
        """A higher level wins nothing when the turns are over (R36)."""
        state = given(
            "7 G G G G G\n2 . . K . .\n1 K K . K .",
            levels=(2, 1),
            turn=28,
            turn_limit=29,
        )

        state = play(state, "C2-D2")

        assert (BLACK, GREY) == ended(state).winners
        assert (2, 1) == ended(state).scores

    def test_a_thousand_turns_by_default(self) -> None:
        """Unless told otherwise a game has at most a thousand turns (R36)."""
        assert 1000 == Config().turn_limit
        state = play(given(turn=998), "C1-C2")
        assert GAME.outcome(state) is None
        assert ended(play(state, "C7-C6")).reason.startswith("Drawn: the limit of 1000")

    def test_no_limit(self) -> None:
        """Without a limit a game may go on for ever, as in the text (R36)."""
        state = play(given(turn=123_456, turn_limit=None), "C1-C2")

        assert GAME.outcome(state) is None

    def test_stalemate_on_the_last_turn(self) -> None:
        """A second pass with the last turn is told as a stalemate (R11, R36)."""
        state = play(stuck(passes=1, turn=28, turn_limit=29), "pass")

        assert "both passed" in ended(state).reason


class TestOutcome:
    def test_no_outcome_while_the_game_runs(self) -> None:
        """A running game has no outcome."""
        assert GAME.outcome(GAME.new_game()) is None

    @pytest.mark.parametrize("rule", [Rule.VICTORY, Rule.STALEMATE, Rule.TURN_LIMIT])
    def test_breakdown_adds_up_to_the_scores(self, rule: Rule) -> None:
        """Scores are the levels, and the lines of each player add up to theirs."""
        state = ended_by(rule)
        outcome = ended(state)

        assert levels(state) == outcome.scores
        assert list(outcome.scores) == [
            sum(line.points for line in lines) for lines in outcome.breakdown
        ]

    def test_breakdown_tells_what_was_paid(self) -> None:
        """Each level is a line of its own, with its cost."""
        lines = ended(play(last_step(), "C2-C3")).breakdown[BLACK]

        assert [
            "level 1 of the victory track, the start",
            "level 2 of the victory track, for 2 coins",
            "level 3 of the victory track, for 3 coins",
            "level 4 of the victory track, for 4 coins",
            "level 5 of the victory track, for 5 coins",
        ] == [line.label for line in lines]

    def test_places(self) -> None:
        """The winner stands first, the other second; after a draw both are first."""
        won = ended(play(last_step(), "C2-C3"))
        drawn = ended(play(stuck(), "pass", "pass"))

        assert (1, 2) == (won.place(BLACK), won.place(GREY))
        assert (1, 1) == (drawn.place(BLACK), drawn.place(GREY))
