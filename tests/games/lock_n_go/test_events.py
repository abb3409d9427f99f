"""News: what each action brought about, told in order."""

from __future__ import annotations

import pytest

from tabletop.games.lock_n_go import (
    BLACK,
    GAME,
    GREY,
    CoinGained,
    Column,
    Config,
    DiscMoved,
    DiscPutBack,
    Event,
    Kind,
    LevelReached,
    LockMoved,
    Mode,
    MoveColumnLock,
    MoveRowLock,
    NothingGained,
    Passed,
    Row,
    Rule,
    Space,
    TokenPlaced,
)
from tests.games.lock_n_go.drawing import given, play, start_with


def moved(source: str, to: str) -> DiscMoved:
    """Tell of a black disc."""
    return DiscMoved(BLACK, Space(source), Space(to))


@pytest.mark.parametrize(
    ("text", "news"),
    [
        ("C1-D1/R5", (moved("C1", "D1"), LockMoved(BLACK, MoveRowLock(Row(5))))),
        (
            "C1-D1/B-C",
            (
                moved("C1", "D1"),
                LockMoved(BLACK, MoveColumnLock(Column("B"), Column("C"))),
            ),
        ),
        ("B1-B2", (moved("B1", "B2"), CoinGained(BLACK))),
        ("A1-A2", (moved("A1", "A2"),)),
        ("E2-E3", (moved("E2", "E3"), LevelReached(BLACK, 2, 2, Space("E3")))),
    ],
)
def test_news_of_a_move(text: str, news: tuple[Event, ...]) -> None:
    """A move tells of the disc, then of what its new space made happen."""
    state = play(given(start_with("E1", "E2"), coins=(2, 0)), text)

    assert news == state.news


def test_news_of_a_landing_too_poor() -> None:
    """Where nothing can be paid, that is told with the rule of the space (R24)."""
    state = play(given(start_with("E1", "E2"), coins=(1, 0)), "E2-E3")
    nothing = NothingGained(BLACK, Space("E3"), Rule.ADVANCE)

    assert (moved("E2", "E3"), nothing) == state.news


def test_news_of_a_coin_too_many() -> None:
    """Where no coin can be taken, that is told with the rule of the space (R22)."""
    state = play(given(coins=(7, 0)), "B1-B2")
    nothing = NothingGained(BLACK, Space("B2"), Rule.COIN)

    assert (moved("B1", "B2"), nothing) == state.news


def test_news_of_putting_back() -> None:
    """A disc put back is told with its price."""
    state = given("7 G G G G G\n1 . K K K K", coins=(6, 0), levels=(2, 1))

    assert (DiscPutBack(BLACK, Space("A1"), 5),) == play(state, "+A1").news


def test_news_of_a_pass() -> None:
    """A pass is told."""
    state = given("7 KG . . . KG\n6 . . G G G", levels=(4, 1))

    assert (Passed(BLACK),) == play(state, "pass").news


def test_news_of_a_token() -> None:
    """A token is told with its kind and its space."""
    state = GAME.new_game(config=Config(mode=Mode.ADVANCED_HOUSE))

    assert (TokenPlaced(GREY, Kind.COIN, Space("E5")),) == play(state, "@E5").news


def test_only_of_the_last_action() -> None:
    """News of earlier actions are gone, and a new game has none."""
    state = play(given(), "B1-B2", "C7-C6")

    assert (DiscMoved(GREY, Space("C7"), Space("C6")),) == state.news
    assert () == GAME.new_game().news


def test_no_part_of_the_position() -> None:
    """Positions that differ in their news only are equal."""
    state = play(given(turn=8), "C1-C2")
    same = given(start_with("C1", "C2"), to_act=GREY, turn=9)

    assert state.news != same.news
    assert (state, hash(state)) == (same, hash(same))
