from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import attrs
import pytest

from tabletop import DecodingError, PlayerId
from tabletop.core.classes import Classes
from tabletop.games import lock_n_go
from tabletop.serialization import Codec
from tests.core import nim, race

ZERO, ONE = PlayerId(0), PlayerId(1)
GAME = race.GAME
STATE = GAME.apply(GAME.new_game(), race.Drawn(ONE))


def enveloped(value: object = STATE, **changes: Any) -> str:
    """Write a value and change its envelope; `...` takes a key away."""
    envelope = json.loads(GAME.dumps(value)) | changes
    kept = {name: item for name, item in envelope.items() if item is not ...}
    return json.dumps(kept)


def fault(loads: Callable[[str], object], text: str) -> DecodingError:
    """Read what must be refused."""
    with pytest.raises(DecodingError) as caught:
        loads(text)
    return caught.value


# -- doors are told apart


def test_no_client_can_send_dice() -> None:
    """A chance action in the envelope of an action is none of the game's actions."""
    data = json.loads(GAME.dumps(race.Rolled((6, 6))))["data"]
    error = fault(GAME.loads_action, enveloped(race.Roll(ZERO), data=data))

    assert str(error) == "at $.data.type: expected one of Roll, Stop, found 'Rolled'"


def test_no_client_can_send_dice_in_their_own_envelope() -> None:
    """The kind of the envelope is wrong at the door of actions."""
    text = GAME.dumps(race.Rolled((6, 6)))

    assert fault(GAME.loads_action, text).path == "$.type"


def test_chance_cannot_do_what_players_do() -> None:
    """An action in the envelope of a chance action is refused."""
    data = json.loads(GAME.dumps(race.Roll(ZERO)))["data"]
    text = enveloped(race.Rolled((6, 6)), data=data)

    assert fault(GAME.loads_chance_action, text).path == "$.data.type"


def test_a_game_without_chance_reads_no_chance_actions() -> None:
    """Where nothing is left to chance, nothing is read."""
    text = json.dumps(
        {
            "tabletop": 1,
            "game": "nim",
            "rules_version": 1,
            "type": "chance_action",
            "data": {"type": "Rolled", "faces": [1]},
        }
    )

    assert fault(nim.GAME.loads_chance_action, text).reason == (
        "expected nothing, found an object"
    )


def test_an_action_of_another_game_is_refused_by_its_game() -> None:
    """The envelope says whose action it is."""
    assert fault(GAME.loads_action, nim.GAME.dumps(nim.Take(ZERO, 1))).path == "$.game"


def test_an_impossible_state_is_refused() -> None:
    """What the game finds flawed is not let in."""
    data = json.loads(GAME.dumps(STATE))["data"] | {"player": 5}

    assert str(fault(GAME.loads_state, enveloped(data=data))) == (
        "at $.data: no game can come to this: there is no player 5"
    )


def test_an_impossible_view_of_an_open_game_is_refused() -> None:
    """Where views are states, they are looked at as closely."""
    data = json.loads(GAME.dumps(STATE))["data"] | {"player": 5}

    assert "there is no player 5" in fault(GAME.loads_view, enveloped(data=data)).reason


def test_an_impossible_config_is_refused() -> None:
    """The game's own sentence comes with the place."""
    text = enveloped(race.Config(7), data={"goal": 0})

    assert str(fault(GAME.loads_config, text)) == (
        "at $.data: the goal is a number from 1, not 0"
    )


def test_the_config_inside_a_state_is_checked() -> None:
    """The place of a fault in a nested class is exact."""
    data = json.loads(GAME.dumps(STATE))["data"] | {"config": {"goal": 0}}

    assert fault(GAME.loads_state, enveloped(data=data)).path == "$.data.config"


@pytest.mark.parametrize("value", [7, "roll", None, object(), nim.State()], ids=type)
def test_foreign_values_are_not_written(value: object) -> None:
    """What is no value of the game is a TypeError."""
    with pytest.raises(TypeError, match="is no value of race"):
        GAME.dumps(value)


@pytest.mark.parametrize("text", [None, 7, ["x"]], ids=type)
def test_what_is_no_text_is_refused_at_every_door(text: Any) -> None:
    """Passing anything but text or bytes is one error with a sentence."""
    assert fault(GAME.loads_state, text).reason.startswith("JSON is text or bytes")


# -- what an author must not do


@attrs.frozen
class Typed:
    """An action whose field has the name of the tag."""

    player: PlayerId
    type: str


def codec_of(*actions: type) -> Codec:
    """Make the codec of a game with these actions."""
    classes = Classes(
        state=nim.State,
        view=nim.State,
        config=type(None),
        actions=actions,
        chance_actions=(),
        events=(),
    )
    return Codec(game="trial", rules_version=1, classes=classes)


def test_a_field_cannot_bear_the_name_of_the_tag() -> None:
    """An action with a field `type` could not be read back."""
    with pytest.raises(TypeError, match=r"Typed\.type is where JSON writes the class"):
        codec_of(Typed)


def test_two_classes_of_one_union_cannot_share_a_name() -> None:
    """The tag would not tell them apart."""
    with pytest.raises(TypeError, match="two classes of one union are called Roll"):
        codec_of(race.Roll, attrs.make_class("Roll", ["player"], frozen=True))


def test_lock_n_go_reads_its_own_states() -> None:
    """A game of the house goes through the same doors."""
    state = lock_n_go.new_game()
    state = lock_n_go.apply(state, lock_n_go.legal_actions(state)[0])

    assert lock_n_go.loads_state(lock_n_go.dumps(state)) == state
