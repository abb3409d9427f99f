from __future__ import annotations

import attrs
import pytest

from tabletop import PlayerId
from tabletop.cli.news import event_text, events_text
from tabletop.games import beacon_patrol, lock_n_go
from tabletop.games import pirates_cove as cove
from tabletop.games.lock_n_go import BLACK, GREY, NothingGained, Rule, Space

NAMES = ("Ada", "Bob")


@attrs.frozen
class RoundBegan:
    """A round began."""

    round: int


@attrs.frozen
class VoteTaken:
    """Something was voted on."""

    player: PlayerId
    for_whom: tuple[PlayerId, ...]
    secret: bool
    open_ballot: bool


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (RoundBegan(2), "Round began: 2."),
        (lock_n_go.CoinGained(BLACK), "Coin gained."),
        (
            lock_n_go.DiscMoved(BLACK, Space("C1"), Space("C2")),
            "Disc moved from C1 to C2.",
        ),
        (
            beacon_patrol.TilePlaced(BLACK, beacon_patrol.TileId("WWWW-P"), (0, -1)),
            "Tile placed at 0,-1: WWWW-P.",
        ),
        (
            VoteTaken(GREY, (BLACK, GREY), True, False),
            "Vote taken: Bob (player 1), for whom (Ada (player 0) Bob (player 1)), "
            "secret, not open ballot.",
        ),
        (
            cove.FameGained(GREY, 2, cove.Rule.PLUNDERING),
            "Fame gained: Bob (player 1), fame 2, rule PLUNDERING.",
        ),
        (
            cove.SectionHit(GREY, cove.Section.HULL, 1),
            "Section hit: ship Bob (player 1), section hull, levels 1.",
        ),
        (
            cove.SectionHit(cove.Foe.NAVY, cove.Section.HULL, 1),
            "Section hit: ship navy, section hull, levels 1.",
        ),
    ],
)
def test_an_event_is_a_sentence(event: object, sentence: str) -> None:
    """Class and fields make it: what, from where to where, who, how much."""
    assert sentence == event_text(event, BLACK, NAMES)


def test_without_names_players_are_numbers() -> None:
    """Where nobody is called anything, the seat is told."""
    assert "Coin gained: player 1." == event_text(lock_n_go.CoinGained(GREY))


def test_events_are_sentences_in_a_row() -> None:
    """Each has its own full stop."""
    events = (lock_n_go.CoinGained(BLACK), RoundBegan(3))

    assert "Coin gained. Round began: 3." == events_text(events, BLACK)


def test_an_event_that_is_no_class_of_fields_is_told_as_it_is() -> None:
    """A game may tell its events in its own words."""
    assert "the bell rings" == event_text("the bell rings")


def test_a_rule_in_an_event_is_told_by_its_name() -> None:
    """An event that names a rule stays on a line; ``why`` and ``rules`` tell it."""
    event = NothingGained(BLACK, Space("E3"), Rule.COIN)

    assert "Nothing gained: space E3, rule COIN." == event_text(event, BLACK)


def test_a_cell_in_an_event_is_told_as_in_notation() -> None:
    """Two numbers stand with a comma between them."""
    cell = lock_n_go.Numbers(costs=(2, 3))

    assert "costs 2,3" in event_text(cell)
