"""Which seal Alfred takes from the academy, and to which row."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from tabletop.core.values import Value
from tabletop.games.darwins_journey.actions import TakeSeal
from tabletop.games.darwins_journey.events import AlfredDecided, AlfredSkipped
from tabletop.games.darwins_journey.events.alfred import Matter, Reason
from tabletop.games.darwins_journey.kinds import CauseKind, Seal
from tabletop.games.darwins_journey.pending import Cause, ChooseEffects
from tabletop.games.darwins_journey.pending.effects import Academy
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules.academy import scroll_cost, take_from_scroll
from tabletop.games.darwins_journey.rules.alfred.bonus import board_of
from tabletop.games.darwins_journey.rules.supplies import pay
from tabletop.games.darwins_journey.rules.tables import coins_in_words
from tabletop.games.darwins_journey.state import PersonId, State, push, tell

_MOST_OF_A_COLOUR = 3
"""Seals of a colour that a row of Alfred's holds at most."""


@attrs.frozen
class SealChoice(Value):
    """A seal that Alfred takes, and what decided."""

    scroll: int
    column: int
    row: int
    cost: int
    reason: Reason


def target_row(state: State, person: PersonId) -> int | None:
    """Find the first row with room to the left of its bracket, or else at all."""
    rows, printed = state.people[person].rows, board_of(state).rows
    for limit in ([row.bracket for row in printed], [row.spaces for row in printed]):
        for number, row in enumerate(rows):
            if len(row) < limit[number]:
                return number
    return None


def seal_choice(state: State, person: PersonId, effect: Academy) -> SealChoice | None:
    """Choose a seal, whatever it costs; None if none may be taken."""
    target = target_row(state, person)
    if target is None:
        return None
    row = state.people[person].rows[target]
    if effect.is_free:
        return _free_choice(state, row, target)
    for scroll, seals in enumerate(state.board.scrolls):
        found = _of_scroll(seals, row)
        if found is not None:
            column, reason = found
            cost = max(0, scroll_cost(state, person, scroll) - effect.discount)
            return SealChoice(scroll, column, target, cost, reason)
    return None


def _free_choice(state: State, row: tuple[Seal, ...], target: int) -> SealChoice | None:
    """Choose for no coins: the left-most colour of any scroll, else the first seal."""
    first = row[0] if row else None
    if first is not None and row.count(first) < _MOST_OF_A_COLOUR:
        for scroll, seals in enumerate(state.board.scrolls):
            if first in seals:
                column = seals.index(first)
                return SealChoice(scroll, column, target, 0, Reason.PRIORITY_COLOUR)
    for scroll, seals in enumerate(state.board.scrolls):
        if allowed := [*_allowed(seals, row)]:
            reason = Reason.LEFTMOST if len(allowed) > 1 else Reason.TOP_ROW
            return SealChoice(scroll, allowed[0], target, 0, reason)
    return None


def _of_scroll(
    seals: tuple[Seal | None, ...], row: tuple[Seal, ...]
) -> tuple[int, Reason] | None:
    """Choose a seal of one scroll."""
    allowed = [*_allowed(seals, row)]
    if not allowed:
        return None
    if len(allowed) == 1:
        return allowed[0], Reason.CHEAPEST
    for column in allowed:
        if row and seals[column] is row[0]:
            return column, Reason.PRIORITY_COLOUR
    return allowed[0], Reason.LEFTMOST


def _allowed(seals: tuple[Seal | None, ...], row: tuple[Seal, ...]) -> Iterator[int]:
    """Name the columns with a seal that would not be a fourth of its colour."""
    for column, seal in enumerate(seals):
        if seal is not None and row.count(seal) < _MOST_OF_A_COLOUR:
            yield column


def can_study(state: State, person: PersonId, effect: Academy, coins: int) -> bool:
    """Whether Alfred can take a seal with so many coins."""
    choice = seal_choice(state, person, effect)
    return choice is not None and choice.cost <= coins


def study(state: State, person: PersonId, effect: Academy) -> State:
    """Take a seal to a row, and do what its space shows; or nothing at all."""
    choice = seal_choice(state, person, effect)
    if choice is None:
        why = _why(state, person)
        return tell(state, AlfredSkipped("academy", Rule.ALFRED_ACADEMY, why))
    coins = state.people[person].coins
    if choice.cost > coins:
        why = f"the seal costs {coins_in_words(choice.cost)}, and Alfred has {coins}"
        return tell(state, AlfredSkipped("academy", Rule.ALFRED_ACADEMY, why))
    state = tell(state, _told(state, person, choice))
    state = pay(state, person, choice.cost)
    taken = TakeSeal(person, choice.scroll, choice.column, choice.row)
    return _cover(take_from_scroll(state, taken), person, choice.row)


def _why(state: State, person: PersonId) -> str:
    """Say why there is no seal that may be taken."""
    if target_row(state, person) is None:
        return "no row has room"
    if not any(seal for scroll in state.board.scrolls for seal in scroll):
        return "no seal lies on the scrolls"
    return "every seal would be the fourth of its colour"


def _told(state: State, person: PersonId, choice: SealChoice) -> AlfredDecided:
    """Tell which seals could have been taken, and which is."""
    row = state.people[person].rows[choice.row]
    candidates = tuple(
        _named(scroll, column, seals[column])
        for scroll, seals in enumerate(state.board.scrolls)
        for column in _allowed(seals, row)
    )
    seal = state.board.scrolls[choice.scroll][choice.column]
    chosen = _named(choice.scroll, choice.column, seal)
    reason = Reason.ONLY if len(candidates) == 1 else choice.reason
    return AlfredDecided(Matter.SEAL, candidates, chosen, reason, choice.row)


def _named(scroll: int, column: int, seal: Seal | None) -> str:
    return f"{scroll + 1}-{column + 1} {seal}"


def _cover(state: State, person: PersonId, number: int) -> State:
    """Do what is printed on the space that the last seal of a row covers."""
    column = len(state.people[person].rows[number])
    effects = tuple(
        effect
        for place, effect in board_of(state).rows[number].effects
        if place == column
    )
    if not effects:
        return state
    return push(state, ChooseEffects(person, effects, cause=Cause(CauseKind.SEAL)))
