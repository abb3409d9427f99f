"""The news above the board: as large as there is room for."""

from __future__ import annotations

import pytest

from tabletop import SPECTATOR, replace
from tabletop.games.darwins_journey import GAME, State
from tabletop.games.darwins_journey.events import CoinsGained, Event, TheoryAdvanced
from tabletop.games.darwins_journey.pending.effects import GainCoins, GainKnowledge
from tests.games.darwins_journey.positions import A, choosing, start, turn
from tests.games.darwins_journey_render.svg_drawn import Node, classes, may, parsed
from tests.rendering.shapes import filled, named

TURN = turn(start(), A)
CHOICE = choosing(start(), A, GainCoins(1), GainKnowledge(1))
SHORT: tuple[Event, ...] = (CoinsGained(A, 2),)
MEDIUM: tuple[Event, ...] = (*SHORT, TheoryAdvanced(A, 2)) * 2
LONG = MEDIUM * 20


def news(state: State, *told: Event) -> list[Node]:
    """List the lines of the news in the picture of a position."""
    return _told(picture(state, *told))


def picture(state: State, *told: Event) -> Node:
    """Draw a position in which something has just happened."""
    view = replace(GAME.view(state, SPECTATOR), news=told)
    return parsed(GAME.svg(view, may(state)))


def _told(root: Node) -> list[Node]:
    """List the lines below the phase, down to the first that is no text."""
    listed = [*next(node for node in root if node.tag == "g")]
    phase = next(
        number for number, node in enumerate(listed) if node.text == "Action phase"
    )
    lines = listed[phase + 2 :]
    rest = next(number for number, node in enumerate(lines) if node.tag != "text")
    return lines[:rest]


@pytest.mark.parametrize(("told", "count"), [(SHORT, 1), (MEDIUM, 2)])
def test_short_news_are_large_on_an_ordinary_turn(
    told: tuple[Event, ...], count: int
) -> None:
    """There is nothing on the desk then, so they stand there."""
    assert ["counter"] * count == [classes(line)[0] for line in news(TURN, *told)]


def test_long_news_fill_the_desk_in_small_letters() -> None:
    """Five lines, and dots if that is not enough."""
    lines = news(TURN, *LONG)

    assert ["label"] * 5 == [classes(line)[0] for line in lines]
    assert (lines[-1].text or "").endswith(" ...")


def test_a_desk_in_use_leaves_two_lines() -> None:
    """In small letters, even for a short sentence."""
    assert ["label"] * 2 == [classes(line)[0] for line in news(CHOICE, *LONG)]
    assert ["label"] == [classes(line)[0] for line in news(CHOICE, *SHORT)]


@pytest.mark.parametrize("told", [SHORT, MEDIUM, LONG])
def test_news_end_above_the_diaries(told: tuple[Event, ...]) -> None:
    """However many lines they take."""
    root = picture(TURN, *told)
    _, top, _, _ = filled(named(root, "page-exploration"))
    last = _told(root)[-1]

    assert float(last.attrib["y"]) + 4 < top
