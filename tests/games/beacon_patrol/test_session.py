"""Games played by typing, with chance from a seed or from the table, and recorded."""

from __future__ import annotations

import pytest

from tabletop import (
    IllegalAction,
    NotationError,
    NothingToUndo,
    Record,
    RecordError,
    SeededRng,
    Session,
    TurnRule,
)
from tabletop.games.beacon_patrol import GAME, Action, ChanceAction, Config, Rule, State
from tests.games.beacon_patrol.drawing import P1, P2, hand, ship

Sitting = Session[State, Action, State, Config, ChanceAction]

DEAL = [
    *["drew 0 WWWW-P", "drew 0 LWWW-P", "drew 0 WWWW-P"],
    *["drew 1 WWWW-B", "drew 1 LLLW-P", "drew 1 WLWL-B"],
]


def at_a_table(players: int = 2) -> Sitting:
    """Begin a game whose tiles are drawn by hand."""
    return Session(GAME, players)


def dealt() -> Sitting:
    """Begin such a game, with known hands."""
    session = at_a_table()
    for text in DEAL:
        session.play(text)
    return session


def whole(players: int, seed: int = 0) -> Sitting:
    """Play a whole game from a seed, its actions drawn from another."""
    session: Sitting = Session(GAME, players, seed)
    rng = SeededRng("choices", players, seed)
    while actions := session.legal_actions():
        session.play(actions[rng.randrange(len(actions))])
    return session


class TestPlaying:
    def test_seed_deals(self) -> None:
        """With a seed the tiles are dealt at once, the same ones each time."""
        session: Sitting = Session(GAME, 3, seed=7)

        assert (0,) == session.to_act
        assert 45 == session.state.pile.total
        assert session.state == Session(GAME, 3, seed=7).state

    def test_tiles_drawn_by_hand(self) -> None:
        """Without a seed, whoever draws tells which tile it was."""
        session = dealt()

        assert ("LWWW-P WWWW-P WWWW-P", (P1,)) == (hand(session.state), session.to_act)
        session.play("wwww-p@1,0")
        session.play("end")
        session.play("drew 0 LLLW-L")
        assert "LLLW-L" == hand(session.state)

    def test_wrong_draw_by_hand(self) -> None:
        """A tile that cannot have been drawn is refused; nothing changes."""
        session = at_a_table()
        before = session.state

        for text in ("drew 1 WWWW-P", "drew 0 WWWW-L"):
            with pytest.raises(IllegalAction) as caught:
                session.play(text)
            assert TurnRule.CHANCE is caught.value.refusal.rule
        assert before is session.state

    def test_illegal_text_changes_nothing(self) -> None:
        """An illegal action, typed, is refused by its rule; the session stays."""
        session = dealt()
        before = session.state

        with pytest.raises(IllegalAction, match=r"\[NEXT_TO_SHIP\]") as caught:
            session.play("WWWW-P@1,1")

        assert Rule.NEXT_TO_SHIP is caught.value.refusal.rule
        assert before is session.state

    def test_senseless_text_changes_nothing(self) -> None:
        """A text that is no action is refused; the session stays."""
        session = dealt()
        before = session.state

        with pytest.raises(NotationError):
            session.play("ahoy!")

        assert before is session.state


class TestGoingBack:
    def test_within_a_turn(self) -> None:
        """What was done in a turn may be taken back and done again."""
        session = dealt()
        session.play("WWWW-P@1,0")

        session.undo()
        assert (0, 0) == ship(session.state)
        session.redo()
        assert (1, 0) == ship(session.state)

    def test_not_over_a_draw(self) -> None:
        """Once a tile is drawn nothing before it is taken back."""
        session = dealt()
        session.play("end")
        session.play("drew 0 LLLW-L")

        assert not session.can_undo()
        with pytest.raises(NothingToUndo):
            session.undo()

    def test_over_a_change_of_turns(self) -> None:
        """Nothing is hidden: a turn that ended without a draw is taken back."""
        session = whole(2)
        while session.can_undo():
            session.undo()

        assert (16, 0) == (session.state.turn, session.state.pile.total)


class TestRecord:
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_of_a_whole_game(self, players: int) -> None:
        """A whole game is read back from its text and its JSON, to the same end."""
        session = whole(players)
        record = session.record

        for again in (
            Record.from_text(record.to_text(), GAME),
            Record.from_json(record.to_json(), GAME),
        ):
            assert record == again
            assert session.state == again.replay()

    def test_draws_are_lines_of_chance(self) -> None:
        """Each draw is a line of its own, and bears a star."""
        session = dealt()
        session.play("WWWW-P@1,0")

        lines = session.record.to_text().splitlines()

        assert "1. * drew 0 WWWW-P" in lines
        assert ["6. * drew 1 WLWL-B", "7. 0 WWWW-P@1,0"] == lines[-2:]

    def test_tells_the_result(self) -> None:
        """The result is that of the team: one place and one score."""
        session = whole(3)

        assert session.outcome is not None
        points = session.outcome.scores[0]
        text = session.record.to_text()
        assert f"result: 0 = 1 = 2 ({points}, {points}, {points})" in text

    def test_is_resumed_from_its_seed(self) -> None:
        """Resumed from its record, a game draws what it would have drawn."""
        first: Sitting = Session(GAME, 2, seed=3)
        first.play("end")
        text = first.record.to_text()

        again = Session.resume(Record.from_text(text, GAME))
        for session in (first, again):
            session.play("end")
            session.play("end")

        assert first.state == again.state
        assert first.record == again.record

    def test_is_resumed_in_the_midst_of_a_deal(self) -> None:
        """A game saved between two draws goes on with the next one."""
        session = at_a_table()
        for text in DEAL[:4]:
            session.play(text)

        again = Session.resume(Record.from_json(session.record.to_json(), GAME))
        for text in DEAL[4:]:
            again.play(text)

        assert dealt().state == again.state

    @pytest.mark.parametrize(
        ("line", "rule"),
        [
            ("7. 0 WWWW-P@1,1", Rule.NEXT_TO_SHIP),
            ("7. 0 WWWW-B@1,0", Rule.IN_FRONT),
            ("7. 0 end LWWW-P", Rule.KEEPING),
            ("7. 0 LWWW-P<>0:WWWW-P", Rule.SWAPPING),
            ("7. * drew 0 WWWW-P", TurnRule.CHANCE),
        ],
    )
    def test_illegal_line(self, line: str, rule: Rule | TurnRule) -> None:
        """An illegal line of a record is named, with its rule."""
        text = f"{dealt().record.to_text()}{line}\n"

        with pytest.raises(RecordError) as caught:
            Record.from_text(text, GAME)

        assert caught.value.refusal is not None
        assert rule is caught.value.refusal.rule
        assert len(text.splitlines()) == caught.value.line

    def test_of_windmills(self) -> None:
        """The settings stand in the record."""
        session: Sitting = Session(GAME, 2, 5, Config(windmills=True))

        again = Record.from_text(session.record.to_text(), GAME)

        assert again.config.windmills
        assert 53 == again.replay().pile.total

    def test_of_another_first_player(self) -> None:
        """Who began stands in the record as well."""
        session: Sitting = Session(GAME, 2, 5, Config(first_player=P2))

        assert (P2,) == session.to_act
        assert session.record == Record.from_text(session.record.to_text(), GAME)
