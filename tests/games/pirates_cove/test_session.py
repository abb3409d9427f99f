"""Games played by typing, with chance from a seed or from the table, and recorded."""

from __future__ import annotations

import pytest

from tabletop import (
    IllegalAction,
    NotationError,
    NothingToUndo,
    PlayerId,
    Record,
    RecordError,
    SeededRng,
    Session,
    TurnRule,
    replace,
)
from tabletop.games.pirates_cove import (
    GAME,
    Action,
    AskEvent,
    CardDrawn,
    CardId,
    ChanceAction,
    Config,
    FireAt,
    RewardTo,
    Rule,
    State,
    View,
)
from tests.games.pirates_cove.drawing import A, B, C
from tests.games.pirates_cove.showing import gold, levels, places

Sitting = Session[State, Action, View, Config, ChanceAction]

DEAL = [
    *["drew 0 fame_1", "drew 1 smoke_screen", "drew 2 parrot_flint"],
    *["met 0 blackbeard", "met 1 mary_read"],
]
RIGS = [(0, "rig 2 4 2 2"), (1, "rig 2 2 2 2"), (2, "rig 2 2 4 4")]
TURNED = [
    "turned 1 T01",
    "turned 2 T04",
    "turned 3 T07",
    "turned 4 T10",
    "turned 5 T13",
]
COURSES = [(0, "sail 3"), (1, "sail 3"), (2, "sail 6")]


def at_a_table() -> Sitting:
    """Begin a game whose cards are drawn and dice thrown by hand."""
    session: Sitting = Session(GAME, 3)
    for text in DEAL:
        session.play(text)
    return session


def in_a_fight() -> Sitting:
    """Go on to a fight of A and B at island 3."""
    session = at_a_table()
    for seat, text in RIGS:
        session.play(text, PlayerId(seat))
    for text in TURNED:
        session.play(text)
    for seat, text in COURSES:
        session.play(text, PlayerId(seat))
    while session.to_act and not isinstance(session.state.pending[-1], FireAt):
        session.play("pass")
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
        """With a seed cards are dealt at once, the same ones each time."""
        session: Sitting = Session(GAME, 3, seed=7)

        assert (0, 1, 2) == session.to_act
        assert 39 == session.state.decks.tavern.total
        assert session.state == Session(GAME, 3, seed=7).state
        assert session.state != Session(GAME, 3, seed=8).state

    def test_cards_and_dice_by_hand(self) -> None:
        """Without a seed, whoever draws and throws tells what it was."""
        session = in_a_fight()
        assert (A,) == session.to_act

        session.play("fire 1 hull")
        session.play("rolled 6 1")

        assert ("1222", (B,)) == (levels(session.state, B), session.to_act)

    def test_wrong_draw_by_hand(self) -> None:
        """What cannot have been drawn or thrown is refused; nothing changes."""
        session: Sitting = Session(GAME, 3)
        before = session.state

        for text in ("drew 1 fame_1", "tie 0 5", "rolled 1"):
            with pytest.raises(IllegalAction) as caught:
                session.play(text)
            assert TurnRule.CHANCE is caught.value.refusal.rule
        assert before is session.state

    def test_more_of_a_card_than_there_are(self) -> None:
        """A card of which there is one is not drawn twice."""
        session: Sitting = Session(GAME, 3)
        session.play("drew 0 fame_3")

        with pytest.raises(IllegalAction):
            session.play("drew 1 fame_3")

    def test_illegal_text_changes_nothing(self) -> None:
        """An illegal action, typed, is refused by its rule; the session stays."""
        session = in_a_fight()
        before = session.state

        with pytest.raises(IllegalAction, match=r"\[TARGETS\]") as caught:
            session.play("fire 2 hull")

        assert Rule.TARGETS is caught.value.refusal.rule
        assert before is session.state

    def test_senseless_text_changes_nothing(self) -> None:
        """A text that is no action is refused; the session stays."""
        session = in_a_fight()
        before = session.state

        with pytest.raises(NotationError):
            session.play("ahoy!")

        assert before is session.state

    def test_news_for_a_player(self) -> None:
        """News are told to each as they may know them (A58)."""
        session: Sitting = Session(GAME, 3)
        session.play("drew 0 fame_1")

        assert (CardDrawn(A, CardId("fame_1")),) == session.news_for(A)
        assert (CardDrawn(A, None),) == session.news_for(B)


class TestGoingBack:
    def test_within_a_turn(self) -> None:
        """At an island one may think again before the visit is over."""
        session = in_a_fight()
        session.play("fire 1 hull")
        session.play("rolled 5 6")
        session.play("pass")
        session.play("raise sails 5")

        session.undo()
        assert ("2422", 8) == (levels(session.state, A), gold(session.state)[A])
        session.redo()
        assert ("2522", 6) == (levels(session.state, A), gold(session.state)[A])

    def test_not_over_dice(self) -> None:
        """Once dice have fallen nothing before them is taken back."""
        session = in_a_fight()
        session.play("fire 1 hull")
        session.play("rolled 1 1")

        assert not session.can_undo()

    def test_a_rig_is_changed_while_others_still_rig(self) -> None:
        """Nobody sees how another rigs, so a rig is changed until all have (A1)."""
        session = at_a_table()
        session.play("rig 2 4 2 2", A)
        session.play("rig 2 2 2 2", B)
        session.undo(A)
        session.play("rig 2 2 2 4", A)
        session.play("rig 2 2 4 4", C)

        assert "2224" == levels(session.state, A)
        assert session.state == session.record.replay()

    def test_a_course_is_not_changed_once_all_have_sailed(self) -> None:
        """The last to choose sees where all sail, and so do the others (A1)."""
        session = at_a_table()
        for player, text in RIGS:
            session.play(text, PlayerId(player))
        for text in TURNED:
            session.play(text)
        for player, text in COURSES:
            session.play(text, PlayerId(player))

        assert (False, False, False) == tuple(map(session.can_undo, (A, B, C)))
        with pytest.raises(NothingToUndo, match="player 2 what was hidden before"):
            session.undo(C)


class TestRecord:
    @pytest.mark.parametrize("players", [3, 4, 5])
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
            assert again.validate().fault is None

    def test_chance_has_lines_of_its_own(self) -> None:
        """Each draw and throw is a line of its own, and bears a star."""
        session = in_a_fight()
        session.play("fire 1 hull")
        session.play("rolled 6 1")

        lines = session.record.to_text().splitlines()

        assert "1. * drew 0 fame_1" in lines
        assert "6. 0 rig 2 4 2 2" in lines
        assert lines[-1].endswith(". * rolled 1 6")
        assert lines[-2].endswith(". 0 fire 1 hull")

    def test_tells_the_result(self) -> None:
        """The result names the ranking and all scores."""
        session = whole(3)

        assert session.outcome is not None
        scores = ", ".join(str(score) for score in session.outcome.scores)
        assert f"({scores})" in session.record.to_text()

    def test_is_resumed_from_its_seed(self) -> None:
        """Resumed from its record, a game draws and throws what it would have."""
        first: Sitting = Session(GAME, 3, seed=3)
        for seat in (A, B, C):
            first.play("rig 2 2 2 2", seat)
        text = first.record.to_text()

        again = Session.resume(Record.from_text(text, GAME))
        for session in (first, again):
            for seat in (A, B, C):
                session.play("sail 2", seat)
            while isinstance(session.state.pending[-1], AskEvent):
                session.play("pass")

        assert first.state == again.state
        assert first.record == again.record

    def test_is_resumed_in_the_midst_of_a_volley(self) -> None:
        """A game saved between aim and dice goes on with the dice."""
        session = in_a_fight()
        session.play("fire 1 hull")

        again = Session.resume(Record.from_json(session.record.to_json(), GAME))
        again.play("rolled 5 6")

        assert 7 == places(again.state)[B]

    @pytest.mark.parametrize("cut", [3, 10, 50, 200])
    def test_of_a_game_that_was_broken_off(self, cut: int) -> None:
        """Any beginning of a record is a record."""
        record = whole(3).record
        begun = replace(record, actions=record.actions[:cut], result="*")

        again = Record.from_text(begun.to_text(), GAME)

        assert begun == again
        assert cut == len(list(again.steps()))

    @pytest.mark.parametrize(
        ("line", "rule"),
        [
            ("0 fire 2 hull", Rule.TARGETS),
            ("0 volley steady_aim", Rule.CARD_IN_HAND),
            ("0 pass", Rule.BATTLE_CARDS),
            ("1 flee", TurnRule.YOUR_TURN),
            ("* rolled 1 1", TurnRule.CHANCE),
        ],
    )
    def test_illegal_line(self, line: str, rule: Rule | TurnRule) -> None:
        """An illegal line of a record is named, with its rule."""
        record = in_a_fight().record
        text = f"{record.to_text()}{len(record.actions) + 1}. {line}\n"

        with pytest.raises(RecordError) as caught:
            Record.from_text(text, GAME)

        assert caught.value.refusal is not None
        assert rule is caught.value.refusal.rule
        assert len(text.splitlines()) == caught.value.line

    def test_settings(self) -> None:
        """The settings stand in the record."""
        config = Config(fame_floor=None, reward_to=RewardTo.LAST_HIT)
        session: Sitting = Session(GAME, 3, 5, config)

        assert config == Record.from_text(session.record.to_text(), GAME).config
        assert config == Record.from_json(session.record.to_json(), GAME).config
