from __future__ import annotations

import pytest
from mypy import api

WRONG = """
from tabletop import replace
from tabletop.games import lock_n_go

state = lock_n_go.new_game()
replace(state, sails=1)
replace(state, turn="late")
reveal_type(replace(state, turn=1))
"""


@pytest.fixture(scope="module")
def answer(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Ask mypy, as a user of the library would, about a few wrong lines."""
    folder = tmp_path_factory.mktemp("user")
    wrong = folder / "wrong.py"
    wrong.write_text(WRONG)
    cache = str(folder / "cache")
    said, _, _ = api.run([str(wrong), "--strict", "--cache-dir", cache])
    return said


@pytest.mark.slow
def test_users_are_told_of_a_field_that_is_not_there(answer: str) -> None:
    """The checker finds the wrong field in a user's own file."""
    assert 'wrong.py:6: error: Unexpected keyword argument "sails"' in answer


@pytest.mark.slow
def test_users_are_told_of_a_field_of_another_type(answer: str) -> None:
    """The checker finds the wrong type in a user's own file."""
    assert 'wrong.py:7: error: Argument "turn"' in answer


@pytest.mark.slow
def test_users_keep_their_class(answer: str) -> None:
    """The checker knows what a copy is."""
    assert 'wrong.py:8: note: Revealed type is "tabletop.games.lock_n_go' in answer
