from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop import AnyGame, DecodingError, PlayerId, SeededRng
from tabletop.games import lock_n_go
from tabletop.serialization import dumps_content, loads_content
from tabletop.strictjson import read, write
from tests.core import bidding, race
from tests.serialization.mutants import dumped, json_trees, mutated, mutated_text

FEW: Final = settings(max_examples=60, derandomize=True, deadline=None)
MANY: Final = settings(max_examples=3000, deadline=None)


def after(game: AnyGame, actions: int, config: Any = None) -> Any:
    """Play a few actions at random."""
    rng = SeededRng("fuzz")
    state = game.advance(game.new_game(config=config), rng)
    for _ in range(actions):
        legal = game.legal_actions(state)
        state = game.apply(state, legal[rng.randrange(len(legal))])
        state = game.advance(state, rng)
    return state


OWN: Final = lock_n_go.Config(attrs.evolve(lock_n_go.DEFAULT, name="own"))
HOUSE: Final = lock_n_go.Config(mode=lock_n_go.Mode.ADVANCED_HOUSE)
LOCK: Final = after(lock_n_go.GAME, 30)
VIEW: Final = bidding.GAME.view(after(bidding.GAME, 3), PlayerId(0))
ACTION: Final = next(
    action for action in lock_n_go.legal_actions(LOCK) if "lock" in repr(action)
)

VALID: Final[dict[str, tuple[str, Callable[[Any], object]]]] = {
    "state": (lock_n_go.dumps(LOCK), lock_n_go.loads_state),
    "house state": (
        lock_n_go.dumps(after(lock_n_go.GAME, 2, HOUSE)),
        lock_n_go.loads_state,
    ),
    "own state": (
        lock_n_go.dumps(after(lock_n_go.GAME, 2, OWN)),
        lock_n_go.loads_state,
    ),
    "action": (lock_n_go.dumps(ACTION), lock_n_go.loads_action),
    "open view": (lock_n_go.dumps(LOCK, type="view"), lock_n_go.loads_view),
    "closed view": (bidding.GAME.dumps(VIEW), bidding.GAME.loads_view),
    "dice": (race.GAME.dumps(race.Rolled((1, 2))), race.GAME.loads_chance_action),
    "race": (race.GAME.dumps(after(race.GAME, 2)), race.GAME.loads_state),
    "content": (
        dumps_content(lock_n_go.DEFAULT),
        lambda text: loads_content(text, lock_n_go.Content),
    ),
}
"""A proper text, and the door it goes through."""


def read_or_refused(door: Callable[[Any], object], text: str | bytes) -> object:
    """Go through a door; None if one is refused there, anything else goes on up."""
    try:
        return door(text)
    except DecodingError:
        return None


@FEW
@given(text=st.one_of(st.text(), st.binary()))
def test_any_text_is_read_or_refused(text: str | bytes) -> None:
    """Noise is JSON by chance, or one error of ours."""
    read_or_refused(read, text)


@FEW
@given(tree=json_trees())
def test_what_is_read_is_written_back(tree: Any) -> None:
    """What the reader lets through is the same after writing and reading again."""
    found: Any = read_or_refused(read, dumped(tree))

    assert read(write(found)) == found


@pytest.mark.parametrize("kind", VALID)
@FEW
@given(tree=json_trees())
def test_any_tree_is_read_or_refused(kind: str, tree: Any) -> None:
    """JSON that has nothing to do with a game is one error of ours."""
    read_or_refused(VALID[kind][1], dumped(tree))


@pytest.mark.parametrize("kind", VALID)
@FEW
@given(data=st.data())
def test_any_data_is_read_or_refused(kind: str, data: st.DataObject) -> None:
    """Any JSON inside of a proper envelope is one error of ours."""
    text, door = VALID[kind]
    envelope = json.loads(text)
    if "data" in envelope:
        envelope["data"] = data.draw(json_trees())

    read_or_refused(door, dumped(envelope))


@pytest.mark.parametrize("kind", VALID)
@FEW
@given(data=st.data())
def test_any_accident_is_read_or_refused(kind: str, data: st.DataObject) -> None:
    """A proper value with a few nodes changed is read, or one error of ours."""
    text, door = VALID[kind]

    read_or_refused(door, dumped(data.draw(mutated(json.loads(text)))))


@pytest.mark.parametrize("kind", VALID)
@FEW
@given(data=st.data())
def test_any_slip_of_the_pen_is_read_or_refused(kind: str, data: st.DataObject) -> None:
    """A proper text with a few signs changed is read, or one error of ours."""
    text, door = VALID[kind]

    read_or_refused(door, data.draw(mutated_text(text)))


@pytest.mark.slow
@pytest.mark.parametrize("kind", VALID)
@MANY
@given(data=st.data())
def test_any_of_many_accidents_is_read_or_refused(
    kind: str, data: st.DataObject
) -> None:
    """The same, thousands of times, and differently each time."""
    text, door = VALID[kind]

    read_or_refused(door, dumped(data.draw(mutated(json.loads(text)))))


@pytest.mark.parametrize("kind", ["state", "house state", "own state"])
@FEW
@given(data=st.data())
def test_what_is_let_in_can_be_played(kind: str, data: st.DataObject) -> None:
    """A changed state that the door lets in can be asked, shown and written."""
    envelope = json.loads(VALID[kind][0])
    envelope["data"] = data.draw(mutated(envelope["data"]))
    state: Any = read_or_refused(lock_n_go.loads_state, dumped(envelope))
    if state is None:
        return
    for action in lock_n_go.legal_actions(state):
        lock_n_go.apply(state, action)

    assert lock_n_go.loads_state(lock_n_go.dumps(state)) == state
