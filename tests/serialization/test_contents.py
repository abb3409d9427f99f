from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import attrs
import pytest

from tabletop import (
    Bag,
    DecodingError,
    GameContent,
    Provenance,
    Record,
    Session,
    Source,
)
from tabletop.games import beacon_patrol, lock_n_go
from tabletop.serialization import (
    content_digest,
    dumps_content,
    load_content,
    loads_content,
)

OWN: Final = attrs.evolve(
    lock_n_go.DEFAULT,
    name="Großvaters Brett ⚓ «ancora»",
    numbers=attrs.evolve(lock_n_go.DEFAULT.numbers, coins=12),
)
"""Somebody's own board."""


@attrs.frozen
class Deck(GameContent):
    cards: Bag[str]


def changed(**changes: Any) -> str:
    """Write the default board with some of its JSON changed."""
    return json.dumps(json.loads(dumps_content(lock_n_go.DEFAULT)) | changes)


def fault(text: str) -> DecodingError:
    """Load a board that must be refused."""
    with pytest.raises(DecodingError) as caught:
        loads_content(text, lock_n_go.Content)
    return caught.value


def test_contents_are_read_back() -> None:
    """What is written is read as an equal content."""
    text = dumps_content(lock_n_go.DEFAULT)

    assert loads_content(text, lock_n_go.Content) == lock_n_go.DEFAULT


def test_contents_are_written_for_people() -> None:
    """Without asking, a content is indented."""
    assert dumps_content(OWN).startswith('{\n  "name": "Großvaters Brett ⚓')


def test_contents_are_loaded_from_files(tmp_path: Path) -> None:
    """A path leads to the content."""
    path = tmp_path / "board.json"
    path.write_text(dumps_content(OWN), encoding="utf-8")

    assert load_content(path, lock_n_go.Content) == OWN


def test_a_missing_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    """What is not there is no fault of JSON."""
    with pytest.raises(FileNotFoundError):
        load_content(tmp_path / "nowhere.json", lock_n_go.Content)


def test_what_is_worked_out_is_not_written() -> None:
    """The geometry of a board follows from it and is left out."""
    assert "geometry" not in json.loads(dumps_content(OWN))


@pytest.mark.parametrize(
    ("changes", "path", "reason"),
    [
        ({"board": []}, "$.board", "a board has 2 to 99 rows, not 0"),
        ({"board": "ck"}, "$.board", "expected a list, found 'ck'"),
        ({"board": ["ck", 7]}, "$.board[1]", "expected text, found 7"),
        ({"name": None}, "$.name", "expected text, found null"),
        ({"name": "\x1b[2J"}, "$.name", "'\\x1b[2J' holds a control character"),
        ({"name": "a\u202eb"}, "$.name", "holds a control character"),
        ({"board": ["ck", "\x9b"]}, "$.board[1]", "holds a control character"),
        ({"colour": 1}, "$", "unknown key 'colour' in Content"),
        ({"numbers": {}}, "$.numbers", "Numbers has no 'coins'"),
        ({"starts": [[], [], []]}, "$.starts", "expected a list of 2, found 3"),
        ({"sources": [{}]}, "$.sources[0]", "Source has no 'table'"),
    ],
)
def test_a_fault_in_a_file_has_its_place(
    changes: dict[str, Any], path: str, reason: str
) -> None:
    """The path leads from the root of the file."""
    error = fault(changed(**changes))

    assert (error.path, reason in error.reason) == (path, True)


def test_a_provenance_that_does_not_exist_is_refused() -> None:
    """Where a table comes from is one of four words."""
    source = {"table": "board", "provenance": "guessed", "note": ""}

    assert fault(changed(sources=[source])).path == "$.sources[0].provenance"


# -- what may be left out


def test_what_is_at_its_default_is_not_written() -> None:
    """Rows are short: a tile that is there once does not say so."""
    tiles = json.loads(dumps_content(beacon_patrol.DEFAULT))["tiles"]

    assert {"edges": "LWWW", "feature": "L"} == tiles[4]


def test_all_is_written_if_it_is_not_to_be_brief() -> None:
    """Who reads the file without our classes is spared their defaults."""
    tiles = json.loads(dumps_content(beacon_patrol.DEFAULT, is_brief=False))["tiles"]

    assert {"edges": "LWWW", "feature": "L", "count": 1} == tiles[4]


def test_what_is_left_out_is_at_its_default() -> None:
    """Files that are written in full and files that are not say the same."""
    text = dumps_content(beacon_patrol.DEFAULT, is_brief=False)

    assert beacon_patrol.DEFAULT == loads_content(text, beacon_patrol.Content)


def test_saved_games_leave_nothing_out() -> None:
    """A default that changes later changes no component of an old position."""
    own = attrs.evolve(beacon_patrol.DEFAULT, name="own")
    config = beacon_patrol.Config(content=own)
    data = json.loads(beacon_patrol.dumps(config))["data"]

    assert 1 == data["content"]["tiles"][4]["count"]


def test_saved_games_with_a_short_content_are_read() -> None:
    """Who builds a config by hand may paste the file into it."""
    own = attrs.evolve(beacon_patrol.DEFAULT, name="own")
    envelope = json.loads(beacon_patrol.dumps(beacon_patrol.Config(content=own)))
    envelope["data"]["content"] = json.loads(dumps_content(own))

    assert own == beacon_patrol.loads_config(json.dumps(envelope)).content


def test_saved_games_must_be_complete_otherwise() -> None:
    """Nothing is guessed about a position."""
    envelope = json.loads(beacon_patrol.dumps(beacon_patrol.Config()))
    del envelope["data"]["windmills"]

    with pytest.raises(DecodingError, match="Config has no 'windmills'"):
        beacon_patrol.loads_config(json.dumps(envelope))


# -- inside of saved games


def test_the_default_content_is_saved_by_its_digest() -> None:
    """A saved game does not repeat what the library knows."""
    state = lock_n_go.new_game()

    assert json.loads(lock_n_go.dumps(state))["data"]["config"]["content"] == (
        content_digest(lock_n_go.DEFAULT)
    )


def test_an_own_content_is_saved_whole() -> None:
    """A saved game brings along what the library does not know."""
    state = lock_n_go.new_game(config=lock_n_go.Config(OWN))

    assert json.loads(lock_n_go.dumps(state))["data"]["config"]["content"]["name"] == (
        OWN.name
    )


def test_a_state_with_an_own_content_is_read_back() -> None:
    """Board, names, numbers: all of it."""
    state = lock_n_go.new_game(config=lock_n_go.Config(OWN))

    assert lock_n_go.loads_state(lock_n_go.dumps(state)) == state


def test_a_state_with_an_own_content_plays_on() -> None:
    """What follows from the content is worked out anew."""
    state = lock_n_go.new_game(config=lock_n_go.Config(OWN))
    again = lock_n_go.loads_state(lock_n_go.dumps(state))

    assert lock_n_go.legal_actions(again) == lock_n_go.legal_actions(state)


def test_a_default_content_may_be_given_whole() -> None:
    """Who writes out the default components means the same."""
    config = lock_n_go.Config()
    envelope = json.loads(lock_n_go.dumps(config))
    envelope["data"]["content"] = json.loads(dumps_content(lock_n_go.DEFAULT))

    assert lock_n_go.loads_config(json.dumps(envelope)) == config


def test_a_content_that_equals_the_default_is_saved_by_digest() -> None:
    """What somebody loaded from a file and left as it was is the default."""
    twin = loads_content(dumps_content(lock_n_go.DEFAULT), lock_n_go.Content)
    text = lock_n_go.dumps(lock_n_go.Config(twin))

    assert "sha256:" in text


@pytest.mark.parametrize("content", ["sha256:" + "0" * 64, "", "default"])
def test_an_unknown_digest_is_refused(content: str) -> None:
    """Components that this library does not have cannot be guessed."""
    envelope = json.loads(lock_n_go.dumps(lock_n_go.Config()))
    envelope["data"]["content"] = content
    with pytest.raises(DecodingError) as caught:
        lock_n_go.loads_config(json.dumps(envelope))

    assert str(caught.value) == (
        "at $.data.content: the components with this digest are not those of this "
        "library: they were changed since this was saved"
    )


def test_a_fault_in_an_embedded_content_has_its_place() -> None:
    """The path leads through the envelope into the content."""
    envelope = json.loads(lock_n_go.dumps(lock_n_go.Config(OWN)))
    envelope["data"]["content"]["numbers"]["coins"] = "12"
    with pytest.raises(DecodingError) as caught:
        lock_n_go.loads_config(json.dumps(envelope))

    assert caught.value.path == "$.data.content.numbers.coins"


def test_an_embedded_content_sends_nothing_to_a_terminal() -> None:
    """A saved game is held to the same: no name in it can move a cursor."""
    state = lock_n_go.new_game(config=lock_n_go.Config(OWN))
    envelope = json.loads(lock_n_go.dumps(state))
    envelope["data"]["config"]["content"]["name"] = "\x1b]0;title\x07"

    with pytest.raises(DecodingError, match="holds a control character") as caught:
        lock_n_go.loads_state(json.dumps(envelope))

    assert "$.data.config.content.name" == caught.value.path


def test_the_bags_of_an_own_content_keep_their_order() -> None:
    """A deck that was read is drawn from like the one that was written."""
    deck = Deck("deck", (Source("cards", Provenance.SEED, ""),), Bag.of("BCA"))
    again = loads_content(dumps_content(deck), Deck)

    assert list(again.cards) == list(deck.cards)


def test_records_bring_an_own_content_along() -> None:
    """A record of an own board can be read where nobody knows that board."""
    session = Session(lock_n_go.GAME, config=lock_n_go.Config(OWN))
    session.play(session.legal_actions()[0])

    assert Record.from_json(session.record.to_json()) == session.record
