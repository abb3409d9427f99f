"""Boards of one's own: another size, other kinds, starts, tracks and numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Record, SeededRng, Session, replace
from tabletop.games.lock_n_go import (
    BLACK,
    DEFAULT,
    GAME,
    Config,
    Content,
    Kind,
    Mode,
    Row,
    Rule,
    Space,
    State,
    coins_in_reserve,
    kind_of,
    lock_moves,
)
from tabletop.serialization import loads_content
from tests.games.lock_n_go.drawing import (
    at,
    blocked,
    coins,
    destinations,
    discs,
    drawn,
    flaw,
    given,
    legal,
    levels,
    play,
    refused,
)

OWN_BOARD = """
{
  "name": "Six by eight",
  "sources": [
    {"table": "board", "provenance": "public", "note": "Made at our kitchen table."}
  ],
  "board": [
    "cckkcc",
    "c.cc.c",
    "vkcckv",
    "..vv..",
    "..vv..",
    "vkcckv",
    "c.cc.c",
    "cckkcc"
  ],
  "starts": [["B1", "E1", "C2"], ["E8", "B8", "D7"]],
  "locks": {
    "row": 4,
    "row_track": [3, 4, 5, 6],
    "columns": ["C"],
    "column_track": ["B", "C", "D", "E"]
  },
  "numbers": {
    "coins": 9,
    "most_coins": 4,
    "costs": [1, 3],
    "discs_in_space": 2,
    "on_opponent": 1,
    "putting_back_cost": 2,
    "putting_back_most": 2
  }
}
"""

OWN = loads_content(OWN_BOARD, Content)
STARTS = """
    8  .  G  .  .  G  .
    7  .  .  .  G  .  .
    2  .  .  K  .  .  .
    1  .  K  .  .  K  .
"""


def own(board: str = STARTS, row: int = 4, columns: str = "C") -> State:
    """Build a position on the board of six by eight."""
    return given(board, row, columns, content=OWN)


class TestSixByEight:
    def test_first_position(self) -> None:
        """Three discs each on their own start spaces, one space blocked."""
        state = GAME.new_game(config=Config(content=OWN))

        assert drawn(own()) == drawn(state)
        assert ((3, 3), {"C4"}) == (discs(state), blocked(state))
        assert (9, (1, 1)) == (coins_in_reserve(state), levels(state))

    def test_kinds(self) -> None:
        """Spaces do what the board says."""
        state = own()

        assert Kind.LOCK is kind_of(state, Space("D8"))
        assert Kind.ADVANCE is kind_of(state, Space("F3"))
        assert Kind.PLAIN is kind_of(state, Space("B2"))
        assert Kind.COIN is kind_of(state, Space("F7"))

    @pytest.mark.parametrize(
        ("row", "column", "moves"),
        [
            (4, "C", {"R3", "R5", "C-B", "C-D"}),
            (3, "B", {"R4", "B-C"}),
            (6, "E", {"R5", "E-D"}),
        ],
    )
    def test_tracks_shorter_than_the_board(
        self, row: int, column: str, moves: set[str]
    ) -> None:
        """Locks go no further than their tracks, though the board goes on (R20)."""
        state = own(row=row, columns=column)

        assert {f"B1-C1/{move}" for move in moves} == {
            text for text in legal(state) if text.startswith("B1-C1")
        }
        assert Rule.LOCK_MOVE is refused(state, "B1-C1/R2").rule

    def test_victory_at_its_own_top(self) -> None:
        """Three levels here: one coin leads to the second, three more to the top."""
        first = given(
            "8 . G . . G .\n7 . . . G . .\n2 . . . . . K\n1 . K . . K .",
            columns="C",
            coins=(1, 0),
            content=OWN,
        )
        last = given(
            "8 . G . . G .\n7 . . . G . .\n2 . . . . . K\n1 . K . . . .",
            columns="C",
            coins=(3, 0),
            levels=(2, 1),
            content=OWN,
        )

        assert (2, 1) == levels(play(first, "F2-F3"))
        assert GAME.outcome(play(first, "F2-F3")) is None
        outcome = GAME.outcome(play(last, "F2-F3"))
        assert outcome is not None
        assert ((BLACK,), (3, 1)) == (outcome.winners, outcome.scores)

    def test_putting_back_for_two_coins(self) -> None:
        """With two discs in play one comes back for two coins, to C2 also."""
        state = given(
            "8 . G . . G .\n7 . . . G . .\n1 . K . . K .",
            columns="C",
            coins=(3, 0),
            levels=(2, 1),
            content=OWN,
        )

        after = play(state, "+C2")

        assert ("K", (1, 0), (3, 3)) == (at(after, "C2"), coins(after), discs(after))
        assert Rule.PUTTING_BACK is refused(state, "+A1").rule

    def test_one_disc_on_the_opponents(self) -> None:
        """On this board one disc may lie on the opponent's, no second."""
        state = own("8 . G . . . .\n4 G . . . . .\n3 K . . . . .\n2 GK . . . . K")

        assert Rule.ON_TOP is refused(state, "A3-A4").rule
        assert {"A3", "B2"} == destinations(state, "A2")

    def test_four_coins_at_most(self) -> None:
        """The fifth coin is not gained here."""
        state = given(STARTS, columns="C", coins=(4, 0), content=OWN)

        assert (4, 0) == coins(play(state, "C2-D2"))

    @pytest.mark.parametrize("seed", range(25))
    def test_plays_to_the_end(self, seed: int) -> None:
        """A random game on it ends, and no position of it is at fault."""
        rng = SeededRng(seed)
        state = GAME.new_game(config=Config(content=OWN, turn_limit=400))
        while actions := GAME.legal_actions(state):
            assert all(GAME.refusal(state, action) is None for action in actions)
            state = GAME.apply(state, actions[rng.randrange(len(actions))])
            assert flaw(state) is None

        assert GAME.outcome(state) is not None

    def test_state_carries_its_board(self) -> None:
        """A saved position holds the whole board, since no library knows it."""
        state = play(GAME.new_game(config=Config(content=OWN)), "B1-B2", "B8-B7")

        text = GAME.dumps(state)

        assert "Six by eight" in text
        assert state == GAME.loads_state(text)

    def test_record_carries_its_board(self) -> None:
        """A record of a game on it replays from its own text."""
        session = Session(GAME, config=Config(content=OWN))
        for text in ("B1-B2", "B8-B7", "C2-D2"):
            session.play(text)

        again = Record.from_text(session.record.to_text())

        assert session.state == again.replay()

    def test_house_variant(self) -> None:
        """The variant's tokens go on the plain spaces of this board."""
        state = GAME.new_game(config=Config(content=OWN, mode=Mode.ADVANCED_HOUSE))

        assert 12 == len(legal(state))
        assert Kind.COIN is kind_of(play(state, "@F5"), Space("F5"))


def numbered(**changes: Any) -> Content:
    """Take the default board with other numbers."""
    return replace(DEFAULT, numbers=replace(DEFAULT.numbers, **changes))


class TestOtherNumbers:
    def test_empty_reserve_gives_nothing(self) -> None:
        """When all coins are in hands, a coin space gives nothing."""
        state = given(coins=(3, 2), content=numbered(coins=5))

        after = play(state, "B1-B2")

        assert ((3, 2), 0) == (coins(after), coins_in_reserve(after))

    def test_three_discs_in_a_space(self) -> None:
        """Where a space holds three discs the third may come and the fourth not."""
        state = given(
            "7 G G G G G\n2 K . KK . .\n1 . . K . K", content=numbered(discs_in_space=3)
        )

        assert "KKK" == at(play(state, "C1-C2"), "C2")
        crowded = given(
            "7 G G G G G\n2 . . KKK . .\n1 . . K . K",
            content=numbered(discs_in_space=3),
        )
        assert Rule.FULL_SPACE is refused(crowded, "C1-C2").rule

    def test_one_disc_in_a_space(self) -> None:
        """Where a space holds one disc none lands on another."""
        state = given(content=numbered(discs_in_space=1))

        assert Rule.FULL_SPACE is refused(state, "A1-B1/R5").rule
        assert {"A1-A2", "B1-B2", "C1-C2", "D1-D2"} < legal(state)

    def test_none_on_the_opponents(self) -> None:
        """Where no disc may lie on the opponent's, none lands there."""
        state = given(
            "7 G G . G G\n2 . . G . .\n1 K K K K K", content=numbered(on_opponent=0)
        )

        assert Rule.ON_TOP is refused(state, "C1-C2").rule

    def test_all_discs_back_at_most(self) -> None:
        """However the limit is set, nobody gets more discs than there are."""
        state = given(coins=(7, 0), content=numbered(putting_back_most=9))

        assert Rule.PUTTING_BACK is refused(state, "+A1").rule
        assert not any(text.startswith("+") for text in legal(state))


class TestOtherLocks:
    def test_track_in_an_order_of_its_own(self) -> None:
        """Neighbours are neighbours on the track, wherever they lie on the board."""
        locks = replace(DEFAULT.locks, row_track=(Row(6), Row(4), Row(2)))
        state = given(content=replace(DEFAULT, locks=locks))

        assert {"E1-D1/R6", "E1-D1/R2"} == {
            text for text in legal(state) if text.startswith("E1-D1/R")
        }
        assert {"B2", "D2"} == blocked(play(state, "E1-D1/R2"))
        assert Rule.LOCK_MOVE is refused(state, "E1-D1/R5").rule

    def test_row_lock_alone(self) -> None:
        """Without column tokens nothing is blocked, and the row token still moves."""
        locks = replace(DEFAULT.locks, columns=())
        state = given(columns="", content=replace(DEFAULT, locks=locks))

        assert set() == blocked(state)
        assert 2 == len(lock_moves(state))

    def test_columns_as_they_stand_on_their_track(self) -> None:
        """Column tokens are listed in the order of their track, not of the alphabet."""
        track = tuple(reversed(DEFAULT.locks.column_track))
        content = replace(DEFAULT, locks=replace(DEFAULT.locks, column_track=track))
        state = GAME.new_game(config=Config(content=content))

        assert ("D", "B") == state.locks.columns
        assert flaw(play(state, "E1-D1/D-C")) is None
        assert {"B4", "D4"} == blocked(state)


def test_other_board_is_another_position() -> None:
    """Positions on different boards differ, even if they look alike."""
    assert given() != given(content=replace(DEFAULT, name="another"))
