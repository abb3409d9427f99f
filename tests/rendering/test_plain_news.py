"""The sentences of a game that brings none."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tabletop import PlayerId, SeededRng, replace
from tabletop.games import beacon_patrol, lock_n_go
from tabletop.games import pirates_cove as cove
from tabletop.games.lock_n_go import BLACK, GREY, NothingGained, Rule, Space
from tabletop.rendering.plain import plain_news
from tests.agents import gamble


@attrs.frozen
class Seen:
    """A view with nothing but news."""

    news: tuple[Any, ...] = attrs.field(default=(), eq=False)


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
        (lock_n_go.CoinGained(GREY), "Coin gained: player 1."),
        (
            lock_n_go.DiscMoved(BLACK, Space("C1"), Space("C2")),
            "Disc moved from C1 to C2: player 0.",
        ),
        (
            beacon_patrol.TilePlaced(BLACK, beacon_patrol.TileId("WWWW-P"), (0, -1)),
            "Tile placed at 0,-1: player 0, tile WWWW-P.",
        ),
        (
            VoteTaken(GREY, (BLACK, GREY), True, False),
            "Vote taken: player 1, for whom (player 0 player 1), secret, "
            "not open ballot.",
        ),
        (
            cove.FameGained(GREY, 2, cove.Rule.PLUNDERING),
            "Fame gained: player 1, fame 2, rule PLUNDERING.",
        ),
        (
            cove.SectionHit(GREY, cove.Section.HULL, 1),
            "Section hit: ship player 1, section hull, levels 1.",
        ),
        (
            cove.SectionHit(cove.Foe.NAVY, cove.Section.HULL, 1),
            "Section hit: ship navy, section hull, levels 1.",
        ),
        (
            NothingGained(BLACK, Space("E3"), Rule.COIN),
            "Nothing gained: player 0, space E3, rule COIN.",
        ),
    ],
)
def test_an_event_is_a_sentence(event: object, sentence: str) -> None:
    """Class and fields make it: what, from where to where, who, how much."""
    assert sentence == plain_news(Seen((event,)))


def test_events_are_sentences_in_a_row() -> None:
    """Each has its own full stop."""
    news = (lock_n_go.CoinGained(BLACK), RoundBegan(3))

    assert "Coin gained: player 0. Round began: 3." == plain_news(Seen(news))


def test_an_event_that_is_no_class_of_fields_is_told_as_it_is() -> None:
    """A game may have its events in its own words."""
    assert "the bell rings" == plain_news(Seen(("the bell rings",)))


def test_a_cell_in_an_event_is_told_as_in_notation() -> None:
    """Two numbers stand with a comma between them."""
    event = replace(lock_n_go.DEFAULT.numbers, costs=(2, 3))

    assert "costs 2,3" in plain_news(Seen((event,)))


@pytest.mark.parametrize("view", [Seen(), 7])
def test_where_nothing_happened_nothing_is_told(view: object) -> None:
    """Neither a view without news nor one without that field has sentences."""
    assert "" == plain_news(view)


def test_a_game_without_sentences_gets_them() -> None:
    """`Game.tell` falls back on these."""
    state = gamble.GAME.advance(gamble.GAME.new_game(), SeededRng(1))
    state = gamble.GAME.apply(state, gamble.Take(PlayerId(0)))

    assert "Points gained: player 0, points 3." == gamble.GAME.tell(state)
