"""Golden cases 66, 67 and 69: what holds after every action of random games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import attrs
import pytest

from tabletop import PlayerId, SeededRng
from tabletop.games.lock_n_go import (
    BLACK,
    GAME,
    GREY,
    Action,
    CoinGained,
    Column,
    Config,
    DiscMoved,
    DiscPutBack,
    LevelReached,
    LockMove,
    Mode,
    MoveColumnLock,
    MoveDisc,
    MoveRowLock,
    Pass,
    PlaceToken,
    PutDiscBack,
    Row,
    Space,
    State,
    blocked_spaces,
    coins_in_reserve,
)
from tests.games.lock_n_go.drawing import drawn, flaw

GAMES = [150, pytest.param(1000, marks=pytest.mark.slow)]
"""How many random games are played."""


@attrs.define
class Survey:
    """What random games showed; a law that nobody broke has no witnesses."""

    games: int
    """How many there are."""
    coins: list[str] = attrs.Factory(list)
    discs: list[str] = attrs.Factory(list)
    stacks: list[str] = attrs.Factory(list)
    locks: list[str] = attrs.Factory(list)
    flaws: list[str] = attrs.Factory(list)
    turns: list[int] = attrs.Factory(list)
    winners: list[tuple[PlayerId, ...]] = attrs.Factory(list)
    sample: dict[type[Action], list[State]] = attrs.field(factory=dict, repr=False)
    """Up to ten positions for each class of the last action that is listed."""


@pytest.fixture(scope="module", params=GAMES)
def survey(request: pytest.FixtureRequest) -> Survey:
    """Play the games once for all laws."""
    found = Survey(request.param)
    for seed in range(found.games):
        mode = Mode.ADVANCED_HOUSE if seed % 10 == 9 else Mode.BASIC
        _play_out(found, seed, Config(mode=mode))
    return found


def _play_out(found: Survey, seed: int, config: Config) -> None:
    rng, state = SeededRng(seed, "invariants"), GAME.new_game(config=config)
    reserve, returned = 15, [0, 0]
    while actions := GAME.legal_actions(state):
        _sample(found, seed, state, actions)
        closed = blocked_spaces(state)
        state = GAME.apply(state, actions[rng.randrange(len(actions))])
        for event in state.news:
            if isinstance(event, DiscMoved | DiscPutBack) and _goal(event) in closed:
                found.locks.append(drawn(state))
            if isinstance(event, CoinGained):
                reserve -= 1
            elif isinstance(event, LevelReached | DiscPutBack):
                reserve += event.cost
            if isinstance(event, DiscPutBack):
                returned[event.player] += 1
        _look(found, state, reserve, returned)
    outcome = GAME.outcome(state)
    assert outcome is not None
    found.turns.append(state.turn)
    found.winners.append(outcome.winners)


def _sample(
    found: Survey, seed: int, state: State, actions: tuple[Action, ...]
) -> None:
    """Keep a position of each sort in each tenth of the games, later and later ones."""
    tenth = 10 * seed // found.games
    last = type(actions[-1])
    kept = found.sample.setdefault(last, [])
    if len(kept) > tenth:
        return
    if last is MoveDisc and state.turn < 13 * tenth:
        return
    if last is PlaceToken and len(state.tokens) != tenth % 3:
        return
    kept.append(state)


def _look(found: Survey, state: State, reserve: int, returned: list[int]) -> None:
    """Note what is not as it must be."""
    hands = [side.coins for side in state.sides]
    if sum(hands) + reserve != 15 or reserve != coins_in_reserve(state):
        found.coins.append(drawn(state))
    if not all(0 <= hand <= 7 for hand in hands):
        found.coins.append(drawn(state))
    if not _has_its_discs(state, returned):
        found.discs.append(drawn(state))
    if not all(_covering(state, player) <= 2 for player in (BLACK, GREY)):
        found.stacks.append(drawn(state))
    if any(len(stack) > 2 for stack in state.board):
        found.stacks.append(drawn(state))
    if len(set(blocked_spaces(state))) != 2:
        found.locks.append(drawn(state))
    if (fault := flaw(state)) is not None:
        found.flaws.append(fault)


def _goal(event: DiscMoved | DiscPutBack) -> Space:
    return event.to if isinstance(event, DiscMoved) else event.space


def _has_its_discs(state: State, returned: list[int]) -> bool:
    flat = [disc for stack in state.board for disc in stack]
    return all(
        side.discs == flat.count(player) == 5 - (side.level - 1) + returned[player]
        and 0 < side.discs <= 5
        for player, side in zip((BLACK, GREY), state.sides, strict=True)
    )


def _covering(state: State, player: PlayerId) -> int:
    return sum(
        stack[1] == player and stack[0] != player
        for stack in state.board
        if len(stack) == 2
    )


# -- the golden cases


def test_g66_coins_are_never_made_or_lost(survey: Survey) -> None:
    """Both hands and the reserve make fifteen; no hand is above seven or below zero."""
    assert [] == survey.coins


def test_g67_discs_in_play(survey: Survey) -> None:
    """Each level costs a disc, each putting back brings one: from 1 to 5 in play."""
    assert [] == survey.discs


def test_g69_random_games_end_with_a_winner(survey: Survey) -> None:
    """But for one or two in a thousand, random games are won within 600 turns."""
    won = [
        turns
        for turns, winners in zip(survey.turns, survey.winners, strict=True)
        if len(winners) == 1 and turns <= 600
    ]

    assert len(won) >= survey.games - 2


# -- and some more


def test_both_sides_win(survey: Survey) -> None:
    """Neither colour wins less than four random games in ten."""
    for player in (BLACK, GREY):
        assert survey.winners.count((player,)) > 0.4 * survey.games


def test_two_in_a_space_and_two_on_top(survey: Survey) -> None:
    """No space holds three discs, no player has three on the opponent's (R7)."""
    assert [] == survey.stacks


def test_two_blocked_spaces(survey: Survey) -> None:
    """Two spaces are blocked at all times, and no disc ever comes to one (R19)."""
    assert [] == survey.locks


def test_no_position_has_a_flaw(survey: Survey) -> None:
    """Whatever play comes to is possible."""
    assert [] == survey.flaws


@pytest.mark.parametrize("last", [MoveDisc, PutDiscBack, Pass, PlaceToken])
def test_legal_actions_are_all_that_is_not_refused(
    survey: Survey, last: type[Action]
) -> None:
    """The legal actions are those of all conceivable ones that nothing refuses."""
    assert len(survey.sample[last]) >= 5
    for state in survey.sample[last]:
        legal = GAME.legal_actions(state)
        allowed = {each for each in universe() if GAME.refusal(state, each) is None}

        assert allowed == set(legal), drawn(state)
        assert len(allowed) == len(legal)


SPACES = tuple(Space(f"{column}{row}") for row in range(9) for column in "ABCDEF")
"""Those of the board, and some beside it."""

LOCKS: tuple[LockMove, ...] = (
    *(MoveRowLock(Row(row)) for row in range(9)),
    *(
        MoveColumnLock(Column(source), Column(to))
        for source in "@ABCDEF"
        for to in "@ABCDEF"
    ),
)


@cache
def universe() -> tuple[Action, ...]:
    """Write down everything that could be said, sense or nonsense, by both players."""
    return tuple(_everything())


def _everything() -> Iterator[Action]:
    for player in (BLACK, GREY):
        yield Pass(player)
        for source in SPACES:
            yield PutDiscBack(player, source)
            yield PlaceToken(player, source)
            for to in SPACES:
                yield MoveDisc(player, source, to)
                if _is_near(source, to):
                    yield from (MoveDisc(player, source, to, lock) for lock in LOCKS)


def _is_near(source: Space, to: Space) -> bool:
    across, along = ord(source[0]) - ord(to[0]), int(source[1:]) - int(to[1:])
    return abs(across) + abs(along) <= 1
