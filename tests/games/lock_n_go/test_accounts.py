"""The books balance: what the events tell, added up, is what has changed."""

from __future__ import annotations

from functools import cache

import pytest

from tabletop import SPECTATOR, SeededRng, replace
from tabletop.games.lock_n_go import (
    GAME,
    CoinGained,
    Config,
    DiscMoved,
    DiscPutBack,
    Event,
    LevelReached,
    LockMoved,
    Mode,
    MoveRowLock,
    Side,
    Stack,
    State,
    Token,
    TokenPlaced,
)

MODES = pytest.mark.parametrize("mode", Mode)


@cache
def played(mode: Mode) -> tuple[tuple[State, State], ...]:
    """Play random games; collect every position with the one after it."""
    pairs = []
    for seed in range(20):
        rng, state = SeededRng("accounts", seed), GAME.new_game(2, Config(mode=mode))
        while actions := GAME.legal_actions(state):
            after = GAME.apply(state, actions[rng.randrange(len(actions))])
            pairs.append((state, after))
            state = after
    return tuple(pairs)


def with_side(state: State, player: int, coins: int, level: int, discs: int) -> State:
    """Change what a player has by so much."""
    sides = list(state.sides)
    own = sides[player]
    sides[player] = Side(own.coins + coins, own.level + level, own.discs + discs)
    return replace(state, sides=(sides[0], sides[1]))


def with_stack(state: State, space: str, stack: Stack) -> State:
    """Change the discs in a space."""
    place = state.config.content.geometry.index
    board = list(state.board)
    board[{str(each): n for each, n in place.items()}[space]] = stack
    return replace(state, board=tuple(board))


def booked(state: State, event: Event) -> State:
    """Book one event."""
    match event:
        case DiscMoved(player=player, source=source, to=to):
            state = with_stack(state, source, state.stack(source)[:-1])
            return with_stack(state, to, (*state.stack(to), player))
        case CoinGained(player=player):
            return with_side(state, player, 1, 0, 0)
        case LevelReached(player=player, level=level, cost=cost, space=space):
            assert level == state.sides[player].level + 1
            state = with_stack(state, space, state.stack(space)[:-1])
            return with_side(state, player, -cost, 1, -1)
        case DiscPutBack(player=player, space=space, cost=cost):
            state = with_stack(state, space, (*state.stack(space), player))
            return with_side(state, player, -cost, 0, 1)
        case LockMoved(move=MoveRowLock(to=to)):
            return replace(state, locks=replace(state.locks, row=to))
        case LockMoved(move=move):
            assert not isinstance(move, MoveRowLock)
            columns = [
                move.to if each == move.source else each for each in state.locks.columns
            ]
            ordered = tuple(sorted(columns))
            return replace(state, locks=replace(state.locks, columns=ordered))
        case TokenPlaced(kind=kind, space=space):
            return replace(state, tokens=(*state.tokens, Token(space, kind)))
        case _:
            return state


@MODES
def test_the_news_add_up(mode: Mode) -> None:
    """Board, coins, levels, locks, tokens are what they were, and what is told."""
    for before, after in played(mode):
        told = before
        for event in after.news:
            told = booked(told, event)
        assert (after.board, after.sides) == (told.board, told.sides)
        assert (after.locks, after.tokens) == (told.locks, told.tokens)


@MODES
def test_the_sentences_name_what_has_changed(mode: Mode) -> None:
    """Whoever is told in words hears of every coin and level, and what it cost."""
    for _, after in played(mode):
        told = GAME.tell(GAME.view(after, SPECTATOR))
        for event in after.news:
            match event:
                case CoinGained():
                    assert "took a coin" in told
                case LevelReached(level=level, cost=cost):
                    assert f"level {level} for {cost} coin" in told
                case DiscPutBack(space=space, cost=cost):
                    assert f"put a disc back on {space} for {cost} coin" in told
                case DiscMoved(source=source, to=to):
                    assert f"{source}-{to}" in told
                case TokenPlaced(kind=kind, space=space):
                    assert f"the {kind} token on {space}" in told
                case _:
                    assert told
