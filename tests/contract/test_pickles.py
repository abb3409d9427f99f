"""Whatever a game is played with comes back from every protocol of pickle."""

from __future__ import annotations

import pickle
from functools import cache
from typing import Any

import pytest

from tabletop import (
    CHANCE,
    SPECTATOR,
    AnyGame,
    Bag,
    DecodingError,
    IllegalAction,
    InvalidConfig,
    NotationError,
    PlayerId,
    RecordError,
    Refusal,
    SeededRng,
    Session,
    TabletopError,
    get_game,
)
from tabletop.core.events import news_of
from tabletop.core.grids import GridMap
from tabletop.core.refusals import Params
from tabletop.errors import (
    InvalidContent,
    MissingExtra,
    NothingToUndo,
    UnknownGame,
    UnknownId,
)
from tabletop.testing import LawBroken, check_game
from tabletop.testing.differences import difference
from tabletop.testing.made_up import Pool
from tests.contract.broken import BROKEN

GAMES = ("lock_n_go", "beacon_patrol", "pirates_cove", "darwins_journey")
PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)


def again(value: Any, protocol: int) -> Any:
    """Take a value through pickle."""
    return pickle.loads(pickle.dumps(value, protocol))


@cache
def session(name: str) -> Session[Any, Any, Any, Any, Any]:
    """Play a game at random to its end."""
    game: AnyGame = get_game(name)
    played: Session[Any, Any, Any, Any, Any] = Session(game, seed="pickled")
    rng = SeededRng("pickles")
    while legal := played.legal_actions():
        played.play(legal[rng.randrange(len(legal))])
    return played


@cache
def refusals(name: str) -> tuple[Refusal, ...]:
    """Gather refusals of a game, one of each rule that says no somewhere."""
    game, seen = session(name).game, dict[object, Refusal]()
    for state in session(name)._states[::7]:
        legal = game.legal_actions(state)
        for action in Pool().near(legal[:5], 4, SeededRng(0), 40):
            refusal = game.refusal(state, action)
            if refusal is not None:
                seen[refusal.rule] = refusal
    return tuple(seen.values())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_all_values_of_a_game_pickle(name: str, protocol: int) -> None:
    """States, views, actions, settings, refusals and the record of a whole game."""
    played = session(name)
    game, states = played.game, played._states[::9]
    seers = (PlayerId(0), SPECTATOR)
    views = [game.view(state, seer) for state in states for seer in seers]
    values = [
        *states,
        *views,
        *played.record.actions,
        *refusals(name),
        game.config,
        game.config.content,
        played.outcome,
    ]

    assert played.record == again(played.record, protocol)
    assert played.record.validate() == again(played.record.validate(), protocol)
    for value in values:
        twin = again(value, protocol)
        assert difference(type(value).__name__, twin, value) is None
        assert news_of(twin) == news_of(value)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_a_session_goes_on_after_pickling(name: str, protocol: int) -> None:
    """It can be gone back with, and played to the same end again."""
    twin = again(session(name), protocol)

    assert twin.record == session(name).record
    assert twin.state == session(name).state
    if twin.can_undo():
        twin.undo()
        twin.redo()
    assert twin.outcome == session(name).outcome


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_a_game_is_played_on_after_pickling(name: str, protocol: int) -> None:
    """What it works out for itself it works out anew."""
    twin: AnyGame = again(session(name).game, protocol)
    states, actions = session(name)._states, session(name).record.actions

    for state, action, after in zip(states[:20], actions, states[1:], strict=False):
        assert after == twin.apply(state, action)
        with pytest.raises(IllegalAction):
            twin.apply(state, None)


REFUSAL = Refusal(next(iter(get_game("lock_n_go").rules or ())), "no", Params({"a": 1}))
ERRORS: list[TabletopError] = [
    DecodingError("$.a", "why"),
    IllegalAction("action", REFUSAL),
    InvalidConfig("why"),
    InvalidContent("why"),
    MissingExtra("why"),
    NotationError("text", "why"),
    NothingToUndo("why"),
    RecordError("why", line=3, refusal=REFUSAL),
    UnknownGame("why"),
    UnknownId("space", "Z9"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_errors_pickle(error: TabletopError, protocol: int) -> None:
    """With all that they carry, and what they say."""
    twin = again(error, protocol)

    assert (type(error), str(error), error.args) == (type(twin), str(twin), twin.args)
    assert vars(error) == vars(twin)


def test_every_error_is_pickled_here() -> None:
    """None of the tree is forgotten."""
    kinds = {type(error) for error in ERRORS}
    below = {each for kind in kinds for each in kind.__subclasses__()}

    assert set(TabletopError.__subclasses__()) | below <= kinds


@pytest.mark.parametrize(
    "value",
    [
        Bag.of("abba"),
        Bag(),
        Params({"needed": 3, "has": "two"}),
        Params(),
        REFUSAL,
        GridMap({(0, 1): "a", (-1, 2): "b"}),
        CHANCE,
        SPECTATOR,
    ],
    ids=repr,
)
@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_small_values_pickle(value: object, protocol: int) -> None:
    """They come back equal, of the same type, and hash alike."""
    twin = again(value, protocol)

    assert (type(value), value, hash(value)) == (type(twin), twin, hash(twin))


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_a_generator_goes_on_after_pickling(protocol: int) -> None:
    """Its next number is the one that it would have been."""
    rng = SeededRng("seed", 3)
    rng.randrange(10)
    twin = again(rng, protocol)

    assert repr(rng) == repr(twin)
    assert [twin.randrange(1000) for _ in range(9)] == [
        rng.randrange(1000) for _ in range(9)
    ]


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_a_broken_law_pickles(protocol: int) -> None:
    """So a check may run in another process."""
    case = next(each for each in BROKEN if each.name == "repeated")
    with pytest.raises(LawBroken) as caught:
        check_game(case.game, **case.options)

    assert str(caught.value) == str(again(caught.value, protocol))
