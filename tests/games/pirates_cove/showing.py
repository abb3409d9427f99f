"""What a position of Pirate's Cove shows, in short words for its tests."""

from __future__ import annotations

from typing import Final

from tabletop import PlayerId, Refusal
from tabletop.games.pirates_cove import (
    GAME,
    ChooseCourses,
    Combat,
    Contestant,
    Foe,
    Island,
    State,
    View,
)
from tests.games.pirates_cove.drawing import SEATS, on

LEGENDS: Final = {
    "blackbeard",
    "captain_hook",
    "dread_pirate_roberts",
    "flying_dutchman",
    "mary_read",
}
"""All legends of the box."""


def told(refusal: Refusal) -> dict[str, int | str]:
    """Say what numbers and names a refusal gives, and that its sentence holds them."""
    params = dict(refusal.params)
    assert all(str(value) in refusal.message for value in params.values()), refusal
    return params


def turn(state: State) -> str:
    """Name who is to act, once the dice have fallen."""
    return "".join(SEATS[seat] for seat in GAME.to_act(on(state)))


def order(state: State) -> str:
    """Name the ships of a round in their order; L is a legend, N the Navy."""
    return "".join(_letter(each) for each in combat(on(state)).order)


def combat(state: State) -> Combat:
    """Return the combat that is being fought."""
    assert state.combat is not None
    return state.combat


def _letter(each: Contestant) -> str:
    return each.value[0].upper() if isinstance(each, Foe) else SEATS[each]


def legal(state: State) -> set[str]:
    """List the legal actions in notation."""
    return {GAME.format_action(each) for each in GAME.legal_actions(state)}


def fame(state: State) -> tuple[int, ...]:
    """List the fame of all players."""
    return tuple(each.fame for each in state.pirates)


def gold(state: State) -> tuple[int, ...]:
    """List the gold of all players."""
    return tuple(each.gold for each in state.pirates)


def treasures(state: State) -> tuple[int, ...]:
    """List the treasures of all players."""
    return tuple(each.treasures for each in state.pirates)


def places(state: State) -> tuple[int | None, ...]:
    """List where the ships of all players lie."""
    return tuple(
        None if each.where is None else int(each.where) for each in state.pirates
    )


def levels(state: State, player: PlayerId) -> str:
    """Write the positions of a ship's hull, sails, crew and cannon."""
    own = state.pirates[player].ship
    return f"{own.hull}{own.sails}{own.crew}{own.cannon}"


def hand(state: State, player: PlayerId) -> str:
    """Write the cards in a player's hand, in the order of their ids."""
    return " ".join(state.pirates[player].hand)


def mat(state: State, player: PlayerId) -> str:
    """Write the cards on a player's mat; a star for each hit taken."""
    return " ".join(each.card + "*" * each.hits for each in state.pirates[player].mat)


def discards(state: State) -> str:
    """Write the Tavern cards that were discarded."""
    return " ".join(state.decks.tavern_discards.elements())


def flaw(state: State) -> str | None:
    """Say what is impossible about a position, or None."""
    assert GAME.flaw is not None
    return GAME.flaw(state)


def chances(state: State) -> set[str]:
    """List in notation what chance may bring."""
    chance = GAME.chance(state)
    assert chance is not None
    return {GAME.format_action(each) for each, _ in chance.outcomes()}


def courses(seen: View) -> tuple[Island | None, ...]:
    """Return the courses that are seen."""
    question = seen.table.pending[-1]
    assert isinstance(question, ChooseCourses)
    return question.courses
