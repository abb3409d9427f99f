from __future__ import annotations

import json
from typing import Any, Final

import attrs
import pytest

from tabletop import DecodingError, PlayerId
from tests.core import race

ZERO = PlayerId(0)


def to_two(kind: str, data: Any) -> Any:
    """Version 1 had coordinates from 1, and called rolling throwing."""
    if kind == "state":
        data["places"] = [place - 1 for place in data["places"]]
        data["rolling"] = data.pop("throwing")
    return data


def to_three(kind: str, data: Any) -> Any:
    """Version 2 called moved steps a distance."""
    if kind == "event" and data["type"] == "Moved":
        data["steps"] = data.pop("distance")
    return data


GAME: Final = attrs.evolve(
    race.GAME, rules_version=3, migrations={1: to_two, 2: to_three}
)
STATE: Final = race.State(race.Config(), (4, 0), ZERO)


def saved(version: int, **changes: Any) -> str:
    """Save the state under a version."""
    envelope = json.loads(GAME.dumps(STATE)) | {"rules_version": version}
    envelope["data"] |= changes
    return json.dumps(envelope)


def oldest() -> str:
    """Save the state as version 1 did."""
    envelope = json.loads(saved(1, places=[5, 1], throwing=False))
    del envelope["data"]["rolling"]
    return json.dumps(envelope)


def told(version: int, *news: Any) -> str:
    """Save the view as a version did."""
    envelope = json.loads(GAME.dumps(STATE, type="view"))
    return json.dumps(envelope | {"rules_version": version, "news": news})


def fault(text: str) -> DecodingError:
    """Read what must be refused."""
    with pytest.raises(DecodingError) as caught:
        GAME.loads_state(text)
    return caught.value


def test_the_version_of_the_library_needs_no_lift() -> None:
    """What was saved under this version is read as it is."""
    assert GAME.loads_state(saved(3)) == STATE


def test_an_older_version_is_lifted() -> None:
    """One migration leads to the next version."""
    assert GAME.loads_state(saved(2)) == STATE


def test_the_oldest_version_is_lifted_step_by_step() -> None:
    """Each migration takes over where the one before ended."""
    assert GAME.loads_state(oldest()) == STATE


def test_news_are_lifted_too() -> None:
    """Events of a view go through the same migrations."""
    text = told(2, {"type": "Moved", "player": 0, "distance": 4})

    assert GAME.loads_view(text).news == (race.Moved(ZERO, 4),)


def test_news_that_cannot_be_lifted_have_their_place() -> None:
    """The path leads to the event."""
    with pytest.raises(DecodingError) as caught:
        GAME.loads_view(told(2, {"type": "Moved", "player": 0}))

    assert caught.value.path == "$.news[0]"


def test_a_version_without_migration_is_refused() -> None:
    """The sentence names the version that cannot be lifted."""
    game = attrs.evolve(GAME, migrations={2: to_three})
    with pytest.raises(DecodingError) as caught:
        game.loads_state(oldest())

    assert str(caught.value) == (
        "at $.rules_version: this was saved under rules version 1, which this library "
        "(rules version 3) cannot lift to its own"
    )


def test_a_newer_version_is_refused() -> None:
    """The sentence names both versions."""
    assert fault(saved(4)).reason == (
        "this was saved under rules version 4; this library knows race up to 3: "
        "a newer one can read it"
    )


@pytest.mark.parametrize(
    "changes",
    [{"places": None}, {"places": 7}, {"places": ["x"]}, {"places": {}}, {}],
    ids=["null", "number", "texts", "object", "missing"],
)
def test_what_no_version_ever_wrote_is_refused(changes: dict[str, Any]) -> None:
    """A migration that stumbles over hostile data is one error of ours."""
    assert fault(saved(1, **changes)).reason == (
        "this is no state of rules version 1: it cannot be lifted"
    )


def test_a_stumbling_migration_is_not_shown() -> None:
    """Nobody sees the error of the migration behind it."""
    error = fault(saved(1))

    assert error.__cause__ is None
    assert error.__suppress_context__


def test_lifted_data_is_read_as_strictly_as_any() -> None:
    """A migration vouches for nothing."""
    envelope = json.loads(saved(2, places=["4", 0]))

    assert fault(json.dumps(envelope)).path == "$.data.places[0]"
