"""Boards in letters of whole games: what holds for every one of them."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tabletop import SPECTATOR, SeededRng
from tabletop.agents import random_action
from tabletop.games.darwins_journey import GAME, Config, State
from tabletop.games.darwins_journey.actions import Finish
from tabletop.games.darwins_journey.kinds import Difficulty
from tabletop.games.darwins_journey.render.asking import headline
from tabletop.games.darwins_journey.rules.tables import beagle

every_game = pytest.mark.parametrize("name", ["easy", "2", "3", "4"])
_SIGNS = "●■▲◆"


@cache
def positions(name: str) -> tuple[State, ...]:
    """Play a game at random, but eagerly; keep a position now and then."""
    solo = Difficulty(name) if name.isalpha() else None
    state = GAME.new_game(1 if solo else int(name), Config(solo=solo))
    rng, kept = SeededRng("letters", name), [state]
    while GAME.outcome(state) is None:
        chance = GAME.chance(state)
        if chance is not None:
            state = GAME.apply(state, chance.sample(rng))
        else:
            (player, *_) = GAME.to_act(state)
            drawn = [random_action(GAME, state, player, rng) for _ in range(3)]
            eager = [each for each in drawn if not isinstance(each, Finish)]
            state = GAME.apply(state, (eager or drawn)[0])
        if rng.randrange(16) == 0:
            kept.append(state)
    return (*kept, state)


@every_game
def test_no_line_is_too_long(name: str) -> None:
    """A board takes 100 columns at most, with signs and without."""
    for state in positions(name):
        for ascii in (False, True):
            drawn = GAME.text(GAME.view(state, SPECTATOR), ascii=ascii)
            assert [] == [line for line in drawn.split("\n") if len(line) > 100]


@every_game
def test_ascii_is_kept_to(name: str) -> None:
    """Every sign has a substitute: none becomes a question mark."""
    for state in positions(name):
        drawn = GAME.text(GAME.view(state, SPECTATOR), ascii=True)
        assert drawn.isascii()
        assert "?" not in drawn


@every_game
def test_colours_come_only_when_asked_for(name: str) -> None:
    """They change nothing but the colours."""
    for state in positions(name):
        view = GAME.view(state, SPECTATOR)
        coloured = GAME.text(view, colour=True)
        plain = re.sub("\x1b\\[[0-9;]*m", "", coloured)
        assert "\x1b[1m" in coloured
        assert _bare(GAME.text(view)) == _bare(plain)


def _bare(text: str) -> list[str]:
    """Leave out blanks at the ends of lines, which colours keep."""
    return [line.rstrip() for line in text.split("\n")]


@every_game
def test_ships_and_explorers_stand_where_they_are(name: str) -> None:
    """Brackets hold exactly the pieces on each space."""
    for state in positions(name):
        drawn = GAME.text(GAME.view(state, SPECTATOR))
        shown = dict(re.findall(r"\b([OABC]\d+)\[([^]]*)\]", drawn))
        assert shown == _brackets(state)


def _brackets(state: State) -> dict[str, str]:
    """Write what should stand in the brackets."""
    found: dict[str, str] = {}
    for space in state.config.content.catalogue.space:
        signs = "".join(
            sign
            for sign, me in zip(_SIGNS, state.people, strict=False)
            if space in (me.ship, *me.explorers)
        )
        there = [signs] if signs else []
        there += ["Beagle"] if space == beagle(state) else []
        if there:
            found[space] = " ".join(there)
    return found


@every_game
def test_objectives_are_told_where_they_are(name: str) -> None:
    """Every objective on display or in front of somebody has its name there."""
    for state in positions(name):
        words = re.findall(r"\w+", GAME.text(GAME.view(state, SPECTATOR)))
        tiles = {*state.board.objectives}
        for me in state.people:
            tiles.update(me.reserve)
            tiles.update(slot.objective for slot in (*me.silver, *me.gold) if slot)
        assert [] == [each for each in sorted(tiles) if each not in words]


@every_game
def test_boards_begin_and_end_with_the_question(name: str) -> None:
    """The title asks it, and it is asked again below the news."""
    for state in positions(name):
        view = GAME.view(state, SPECTATOR)
        title, *_, news = GAME.text(view).split("──────")
        assert f". {headline(view)}. " in " ".join(title.split())
        assert f"{headline(view)}." in " ".join(news.split())
