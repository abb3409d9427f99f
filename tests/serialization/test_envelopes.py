from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tabletop import SPECTATOR, DecodingError, PlayerId
from tests.core import bidding, nim, race

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


# -- what goes through


@pytest.mark.parametrize(
    ("value", "loads"),
    [
        (STATE, GAME.loads_state),
        (race.Roll(ZERO), GAME.loads_action),
        (race.Rolled((1, 2)), GAME.loads_chance_action),
        (race.Config(7), GAME.loads_config),
    ],
    ids=["state", "action", "chance action", "config"],
)
def test_values_come_back_through_their_door(
    value: object, loads: Callable[[str], object]
) -> None:
    """Each kind of value has a door that gives it back."""
    assert loads(GAME.dumps(value)) == value


def test_outcomes_come_back_through_their_door() -> None:
    """The end of a game can be sent."""
    state = nim.State(0, ONE)
    outcome = nim.GAME.outcome(state)

    assert nim.GAME.loads_outcome(nim.GAME.dumps(outcome)) == outcome


def test_views_come_back_through_their_door() -> None:
    """A view of a game that hides something can be sent."""
    view = bidding.GAME.view(bidding.GAME.new_game(), ONE)

    assert bidding.GAME.loads_view(bidding.GAME.dumps(view)) == view


def test_the_spectators_view_comes_back() -> None:
    """A viewer that is nobody's seat is read back as the spectator."""
    view = bidding.GAME.view(bidding.GAME.new_game(), SPECTATOR)

    assert bidding.GAME.loads_view(bidding.GAME.dumps(view)).viewer is SPECTATOR


def test_events_can_be_written() -> None:
    """A single event has an envelope as well."""
    assert json.loads(GAME.dumps(race.Moved(ZERO, 3)))["data"] == {
        "type": "Moved",
        "player": 0,
        "steps": 3,
    }


def test_an_envelope_says_whose_it_is() -> None:
    """Game, rules version and kind stand around the data."""
    envelope = json.loads(GAME.dumps(race.Roll(ZERO)))
    del envelope["data"]

    assert envelope == {
        "tabletop": 1,
        "game": "race",
        "rules_version": 1,
        "type": "action",
    }


def test_a_state_leaves_its_news_behind() -> None:
    """What just happened is no part of the position."""
    assert "news" not in json.loads(GAME.dumps(STATE))["data"]


def test_a_read_state_has_no_news() -> None:
    """A state from outside tells of nothing."""
    assert GAME.loads_state(GAME.dumps(STATE)).news == ()


def test_indented_json_is_read() -> None:
    """What is written for people is read as well."""
    assert GAME.loads_state(GAME.dumps(STATE, indent=2)) == STATE


def test_bytes_are_read() -> None:
    """What comes over a wire need not be decoded before."""
    assert GAME.loads_state(GAME.dumps(STATE).encode()) == STATE


def test_what_is_read_is_written_alike() -> None:
    """Reading and writing again gives the same text."""
    text = GAME.dumps(STATE)

    assert GAME.dumps(GAME.loads_state(text)) == text


# -- views and news


def test_a_view_brings_its_news() -> None:
    """News travel beside the data of a view."""
    state = bidding.GAME.apply(bidding.GAME.new_game(), bidding.Bid(ZERO, 2))
    view = bidding.GAME.view(state, ONE)

    assert bidding.GAME.loads_view(bidding.GAME.dumps(view)).news == (
        bidding.CardLaid(ZERO),
    )


def test_a_view_of_an_open_game_brings_its_news() -> None:
    """Where views are states, asking for a view takes the news along."""
    assert GAME.loads_view(GAME.dumps(STATE, type="view")).news == STATE.news


def test_an_open_game_reads_a_state_as_a_view() -> None:
    """Where nothing is hidden, a state will do for a view."""
    assert GAME.loads_view(GAME.dumps(STATE)) == STATE


def test_an_open_game_reads_no_view_as_a_state() -> None:
    """The other way round the kind is wrong."""
    text = GAME.dumps(STATE, type="view")

    assert fault(GAME.loads_state, text).path == "$.type"


def test_a_game_without_events_writes_views() -> None:
    """A view without the field news has none to tell."""
    text = nim.GAME.dumps(nim.State(), type="view")

    assert nim.GAME.loads_view(text) == nim.State()


def test_a_game_without_events_refuses_news() -> None:
    """Nobody can tell of events that do not exist."""
    envelope = json.loads(nim.GAME.dumps(nim.State(), type="view"))
    text = json.dumps(envelope | {"news": [{"type": "Moved"}]})

    assert fault(nim.GAME.loads_view, text).reason == "nim has no events to tell of"


def test_a_state_is_never_written_as_the_view_of_a_closed_game() -> None:
    """Asking for a view of a state that hides something is a TypeError, no leak."""
    with pytest.raises(TypeError, match="a State is no view of bidding"):
        bidding.GAME.dumps(bidding.GAME.new_game(), type="view")


def test_a_closed_game_reads_no_state_as_a_view() -> None:
    """Where something is hidden, kinds are kept apart."""
    text = bidding.GAME.dumps(bidding.GAME.new_game())

    assert fault(bidding.GAME.loads_view, text).path == "$.type"


@pytest.mark.parametrize(
    ("news", "path"),
    [
        (None, "$.news"),
        ({}, "$.news"),
        (["x"], "$.news[0]"),
        ([{"type": "Roll", "player": 0}], "$.news[0].type"),
        ([{"type": "Moved", "player": 0, "steps": "3"}], "$.news[0].steps"),
        ([{"type": "Moved", "player": 0}], "$.news[0]"),
    ],
)
def test_wrong_news_have_their_place(news: object, path: str) -> None:
    """News are held to the game's events."""
    text = json.dumps(json.loads(GAME.dumps(STATE, type="view")) | {"news": news})

    assert fault(GAME.loads_view, text).path == path


def test_a_view_without_news_is_refused() -> None:
    """The envelope of a view has news, if only none."""
    envelope = json.loads(GAME.dumps(STATE, type="view"))
    del envelope["news"]

    assert fault(GAME.loads_view, json.dumps(envelope)).reason == (
        "the envelope has no 'news'"
    )


def test_a_state_with_news_is_refused() -> None:
    """Only views travel with news."""
    assert fault(GAME.loads_state, enveloped(news=[])).reason == (
        "unknown key 'news' in the envelope"
    )


# -- wrong envelopes

ENVELOPES: tuple[tuple[str, str, str, str], ...] = (
    ("a list", "[]", "$", "expected an envelope, found a list"),
    ("null", "null", "$", "expected an envelope, found null"),
    ("a text", '"state"', "$", "expected an envelope, found 'state'"),
    ("empty", "{}", "$", "the envelope has no 'tabletop'"),
    ("bare data", '{"places": [0, 0]}', "$", "the envelope has no 'tabletop'"),
    ("no version", enveloped(tabletop=...), "$", "the envelope has no 'tabletop'"),
    ("no game", enveloped(game=...), "$", "the envelope has no 'game'"),
    ("no rules", enveloped(rules_version=...), "$", "has no 'rules_version'"),
    ("no type", enveloped(type=...), "$", "the envelope has no 'type'"),
    ("no data", enveloped(data=...), "$", "the envelope has no 'data'"),
    ("more", enveloped(extra=1), "$", "unknown key 'extra' in the envelope"),
    ("envelope 2", enveloped(tabletop=2), "$.tabletop", "reads envelope 1, not 2"),
    ("envelope true", enveloped(tabletop=True), "$.tabletop", "1, not true"),
    ("envelope 1.0", enveloped(tabletop=1.0), "$.tabletop", "1, not 1.0"),
    ("envelope text", enveloped(tabletop="1"), "$.tabletop", "1, not '1'"),
    ("other game", enveloped(game="nim"), "$.game", "game 'nim', not 'race'"),
    ("no name", enveloped(game=None), "$.game", "the game null, not 'race'"),
    ("list of games", enveloped(game=["race"]), "$.game", "a list, not 'race'"),
    ("newer", enveloped(rules_version=2), "$.rules_version", "a newer one can read"),
    ("far newer", enveloped(rules_version=10**15), "$.rules_version", "a newer one"),
    ("version 0", enveloped(rules_version=0), "$.rules_version", "from 1, found 0"),
    ("version -1", enveloped(rules_version=-1), "$.rules_version", "found -1"),
    ("true rules", enveloped(rules_version=True), "$.rules_version", "found true"),
    ("rules text", enveloped(rules_version="1"), "$.rules_version", "found '1'"),
    ("other kind", enveloped(type="action"), "$.type", "state, found 'action'"),
    ("no kind", enveloped(type=None), "$.type", "state, found null"),
    ("list of kinds", enveloped(type=["state"]), "$.type", "state, found a list"),
    ("unknown kind", enveloped(type="record"), "$.type", "found 'record'"),
    ("data null", enveloped(data=None), "$.data", "expected an object (State)"),
    ("data list", enveloped(data=[]), "$.data", "expected an object (State)"),
    ("data empty", enveloped(data={}), "$.data", "State has no 'config'"),
)


@pytest.mark.parametrize(
    ("text", "path"), [pytest.param(*case[1:3], id=case[0]) for case in ENVELOPES]
)
def test_a_wrong_envelope_has_its_place(text: str, path: str) -> None:
    """The error carries the JSON path of what is wrong."""
    assert fault(GAME.loads_state, text).path == path


@pytest.mark.parametrize(
    ("text", "reason"),
    [pytest.param(case[1], case[3], id=case[0]) for case in ENVELOPES],
)
def test_a_wrong_envelope_has_its_reason(text: str, reason: str) -> None:
    """The error says what is wrong."""
    assert reason in fault(GAME.loads_state, text).reason
