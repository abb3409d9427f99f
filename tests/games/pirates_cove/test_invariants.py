"""What holds after every action of many random games."""

from __future__ import annotations

from functools import cache

import attrs
import pytest

from tabletop import TurnRule
from tabletop.games.pirates_cove import (
    GAME,
    Action,
    ChanceAction,
    ChooseCourses,
    Pirate,
    State,
    TurnTreasure,
)
from tests.games.pirates_cove.by_the_book import is_lawful
from tests.games.pirates_cove.playing import sampled, steps, totals, universe
from tests.games.pirates_cove.showing import fame, flaw

GAMES = 24
MANY = {3: 1700, 4: 1700, 5: 1600}
"""Games for each number of players: five thousand in all."""

COUNTS = pytest.mark.parametrize("players", [3, 4, 5])
HULLS = (4, 4, 5, 6, 7, 8, 9, 10, 12)
"""Treasures kept, by position; a hull off the mat is repaired by then."""


@attrs.define
class Survey:
    """What random games showed; a law that nobody broke has no witnesses."""

    broken: list[str] = attrs.Factory(list)
    flaws: list[str] = attrs.Factory(list)
    lengths: list[int] = attrs.Factory(list)
    months: list[int] = attrs.Factory(list)
    met: set[str] = attrs.Factory(set)
    """The classes of actions and events that came."""


@cache
def survey(players: int, games: int = GAMES) -> Survey:
    """Play random games once for all laws."""
    found = Survey()
    for number in range(games):
        count = 0
        for action, state in steps(players, "survey", number):
            count += 1
            found.broken += (
                f"game {number}, action {count}, {action}: {fault}"
                for fault in faults(state)
            )
            found.flaws += filter(None, [flaw(state)])
            found.met |= met_in(action, state)
        found.lengths.append(count)
        found.months.append(state.month)
    return found


def met_in(action: Action | ChanceAction, state: State) -> set[str]:
    """Name the classes of an action and of the events that it brought about."""
    return {type(each).__name__ for each in (action, *state.news)}


def faults(state: State) -> list[str]:
    """Name the sentences of g100 that a position breaks."""
    checks = {
        "totals": totals(state) == (124, 50, 42, 60, 5),
        "supply": state.supply.gold >= 0 and state.supply.treasures >= 0,
        "fame": min(fame(state)) >= 0,
        "sections": all(map(is_afloat, state.pirates)),
        "cargo": cargo_fits(state),
    }
    return [name for name, holds in checks.items() if not holds]


def is_afloat(pirate: Pirate) -> bool:
    """Whether all markers are on the mat, or the ship is at the Cove, crippled."""
    own = pirate.ship
    lowest = min(own.hull, own.sails, own.crew, own.cannon)
    highest = max(own.hull, own.sails, own.crew, own.cannon)
    return highest <= 8 and (lowest >= 1 or (lowest == 0 and pirate.where == 7))


def cargo_fits(state: State) -> bool:
    """Whether, when courses are set, no ship holds more than its hull keeps."""
    if not isinstance(state.pending[-1], ChooseCourses | TurnTreasure):
        return True
    return all(
        pirate.treasures <= HULLS[pirate.ship.hull]
        or any(lying.card == "parrot_flint" for lying in pirate.mat)
        for pirate in state.pirates
    )


@COUNTS
def test_g100_nothing_is_lost(players: int) -> None:
    """Gold, treasures, cards, fame, sections, cargo, after every step (A26)."""
    assert [] == survey(players).broken


@COUNTS
def test_every_game_ends_in_time(players: int) -> None:
    """Random games end after month 12, within the number of actions declared (A53)."""
    found = survey(players)

    assert GAMES == len(found.lengths)
    assert {12} == set(found.months)
    assert max(found.lengths) <= GAME.max_actions


@COUNTS
def test_every_position_is_possible(players: int) -> None:
    """No position that is reached by play has a flaw."""
    assert [] == survey(players).flaws


def test_everything_happens() -> None:
    """In games enough everything is done, thrown and told."""
    met: set[str] = set().union(*(survey(players).met for players in (3, 4, 5)))
    classes = GAME.classes
    kinds = (*classes.actions, *classes.chance_actions, *classes.events)
    wanted = {kind.__name__ for kind in kinds}
    for number in range(GAMES, 5 * GAMES):
        if wanted <= met:
            break
        for action, state in steps(4, "survey", number):
            met |= met_in(action, state)

    assert set() == wanted - met


@pytest.mark.slow
@COUNTS
def test_five_thousand_games(players: int) -> None:
    """All of it holds in five thousand games."""
    found = survey(players, MANY[players])

    assert ([], []) == (found.broken, found.flaws)
    assert {12} == set(found.months)
    assert max(found.lengths) <= GAME.max_actions


# -- the legal actions


def unequal(state: State) -> list[Action]:
    """List what `legal_actions`, `refusal` and the rulebook do not agree about."""
    legal = set(GAME.legal_actions(state))
    everything = dict.fromkeys((*universe(state), *legal))
    return [
        action
        for action in everything
        if not (
            (action in legal)
            is (GAME.refusal(state, action) is None)
            is is_lawful(state, action)
        )
    ]


def questions(players: int, games: int, most: int) -> list[State]:
    """Collect positions of several games, up to `most` for each kind of question."""
    found: dict[object, list[State]] = {}
    for number in range(games):
        for state in sampled(players, "questions", number):
            if GAME.to_act(state):
                item = state.pending[-1]
                kind = (type(item), getattr(item, "window", None), number)
                alike = found.setdefault(kind, [])
                if len(alike) < most:
                    alike.append(state)
    return [state for states in found.values() for state in states]


@COUNTS
def test_legal_actions_are_all_that_is_allowed(players: int) -> None:
    """Of all that could be said exactly the legal actions are not refused."""
    for state in questions(players, games=3, most=2):
        assert [] == unequal(state)


@pytest.mark.slow
@COUNTS
def test_legal_actions_in_many_positions(players: int) -> None:
    """So it is in many more positions, in particular of fights and of upgrades."""
    for state in questions(players, games=12, most=25):
        assert [] == unequal(state)


@COUNTS
def test_nothing_is_allowed_while_chance_is_due(players: int) -> None:
    """While dice are to be thrown or cards to be drawn, nobody may act."""
    for state in sampled(players, "chance", every=37):
        if GAME.chance(state) is not None:
            refusals = {GAME.refusal(state, action) for action in universe(state)}
            assert {TurnRule.CHANCE_FIRST} == {each and each.rule for each in refusals}
