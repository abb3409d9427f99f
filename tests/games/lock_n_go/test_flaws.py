"""Positions that no game can come to are refused, with a sentence."""

from __future__ import annotations

import attrs
import pytest

from tabletop import DecodingError, PlayerId, replace
from tabletop.games.lock_n_go import (
    BLACK,
    GAME,
    GREY,
    ChooseTokenSpace,
    Column,
    Config,
    Kind,
    LockTokens,
    Mode,
    Row,
    Side,
    Space,
    Stack,
    State,
    Token,
)
from tests.games.lock_n_go.drawing import flaw, given, play

START = GAME.new_game()
HOUSE = GAME.new_game(config=Config(mode=Mode.ADVANCED_HOUSE))
BEGUN = play(HOUSE, "@A2", "@C2", "@A3")


def stacked(space: str, *discs: int, of: State = START) -> State:
    """Put other discs in a space, and leave all the rest."""
    place = of.config.content.geometry.index[Space(space)]
    stack: Stack = tuple(PlayerId(disc) for disc in discs)
    return replace(of, board=(*of.board[:place], stack, *of.board[place + 1 :]))


def sided(**changes: int) -> State:
    """Change what black has, and leave all the rest."""
    black, grey = START.sides
    return replace(START, sides=(attrs.evolve(black, **changes), grey))


def locked(row: int, columns: str) -> State:
    """Put the locks elsewhere."""
    names = tuple(Column(column) for column in columns)
    return replace(START, locks=LockTokens(Row(row), names))


def tokened(*tokens: tuple[str, Kind], of: State = BEGUN) -> State:
    """Put other action tokens on the board."""
    return replace(of, tokens=tuple(Token(Space(at), kind) for at, kind in tokens))


COIN, LOCK, ADVANCE = Kind.COIN, Kind.LOCK, Kind.ADVANCE

FLAWS: list[tuple[State, str]] = [
    # the discs
    (replace(START, board=START.board[1:]), "the board has 35 spaces, not 34"),
    (stacked("C1", 0, 0, 0), "C1 holds 3 discs; 2 is the most"),
    (stacked("C1", 2), "C1 holds a disc of a player who is not there"),
    (stacked("C1", -1), "C1 holds a disc of a player who is not there"),
    (stacked("C2", 0), "player 0 has 5 discs in play, but shows 6"),
    (stacked("C1", 1), "player 0 has 5 discs in play, but shows 4"),
    (stacked("C7"), "player 1 has 5 discs in play, but shows 4"),
    (sided(discs=4), "player 0 has 4 discs in play, but shows 5"),
    (
        replace(stacked("C1"), sides=(Side(discs=4), Side())),
        "player 0 cannot have 4 discs on level 1",
    ),
    (
        replace(stacked("A2", 0), sides=(Side(0, 2, 6), Side())),
        "player 0 cannot have 6 discs on level 2",
    ),
    # coins and levels
    (sided(coins=8), "player 0 cannot hold 8 coins"),
    (sided(coins=-1), "player 0 cannot hold -1 coins"),
    (sided(level=6), "there is no level 6 on the victory track"),
    (replace(START, sides=(Side(0, 5), Side(0, 5))), "both players stand at the top"),
    # the locks
    (locked(8, "BD"), "the row lock cannot stand at row 8"),
    (locked(0, "BD"), "the row lock cannot stand at row 0"),
    (locked(4, "BB"), "the column locks cannot stand at B, B"),
    (locked(4, "DB"), "the column locks cannot stand at D, B, in this order"),
    (locked(4, "BF"), "the column locks cannot stand at B, F"),
    (locked(4, "B"), "the column locks cannot stand at B"),
    (locked(4, "BCD"), "the column locks cannot stand at B, C, D"),
    (locked(4, ""), "the column locks cannot stand at no column"),
    # the turn
    (replace(START, player=PlayerId(2)), "there is no player 2"),
    (replace(START, turn=-1), "the game cannot be -1 turns old"),
    (replace(START, turn=1002), "the game cannot be 1002 turns old"),
    (replace(START, passes=1), "there cannot have been 1 passes in a row"),
    (replace(START, turn=8, passes=3), "there cannot have been 3 passes in a row"),
    (replace(START, turn=8, passes=-1), "there cannot have been -1 passes in a row"),
    # the house variant
    (tokened(("A2", COIN), of=START), "these action tokens cannot have been placed"),
    (tokened(), "something waits that cannot wait now"),
    (
        tokened(("A2", LOCK), ("C2", COIN), ("A3", ADVANCE)),
        "these action tokens cannot have been placed",
    ),
    (
        tokened(("A2", COIN), ("A2", LOCK), ("A3", ADVANCE)),
        "an action token cannot lie on A2",
    ),
    (
        tokened(("A9", COIN), ("C2", LOCK), ("A3", ADVANCE)),
        "an action token cannot lie on A9",
    ),
    (
        tokened(("C3", COIN), ("C2", LOCK), ("A3", ADVANCE)),
        "an action token lies on C3, which is no plain space",
    ),
    (replace(START, pending=HOUSE.pending), "something waits that cannot wait now"),
    (replace(HOUSE, pending=()), "something waits that cannot wait now"),
    (
        replace(HOUSE, pending=(ChooseTokenSpace(GREY, COIN),)),
        "something waits that cannot wait now",
    ),
    (replace(HOUSE, player=BLACK), "placed before the first turn, by turns"),
    (replace(HOUSE, turn=2), "placed before the first turn, by turns"),
]


@pytest.mark.parametrize(("state", "sentence"), FLAWS)
def test_impossible_position(state: State, sentence: str) -> None:
    """What is impossible about a position is told in a sentence."""
    told = flaw(state)

    assert told is not None
    assert sentence in told


@pytest.mark.parametrize(("state", "sentence"), FLAWS)
def test_impossible_position_is_not_loaded(state: State, sentence: str) -> None:
    """JSON of an impossible position is refused with the same sentence."""
    with pytest.raises(DecodingError, match="no game can come to this: ") as caught:
        GAME.loads_state(GAME.dumps(state))

    assert "$.data" == caught.value.path
    assert sentence in caught.value.reason


def test_more_coins_than_there_are() -> None:
    """Two hands together hold no more coins than the box."""
    content = START.config.content
    poor = replace(content, numbers=replace(content.numbers, coins=10))
    state = GAME.new_game(config=Config(content=poor))

    told = flaw(replace(state, sides=(Side(7), Side(7))))

    assert "the players hold more than 10 coins" == told


@pytest.mark.parametrize("state", [START, HOUSE, BEGUN, given(coins=(7, 7))])
def test_possible_positions(state: State) -> None:
    """A position that can be come to has no flaw."""
    assert flaw(state) is None
