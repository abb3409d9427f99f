"""What Alfred delivers to the museum."""

from __future__ import annotations

from tabletop.core.values import replace
from tabletop.games.darwins_journey.events import AlfredDecided, AlfredSkipped
from tabletop.games.darwins_journey.events.alfred import Matter, Reason
from tabletop.games.darwins_journey.kinds import Specimen
from tabletop.games.darwins_journey.pending import DoEffect
from tabletop.games.darwins_journey.pending.effects import Deliver
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules.museum import (
    bonus,
    deliver_one,
    in_museum,
    next_cost,
)
from tabletop.games.darwins_journey.rules.supplies import pay
from tabletop.games.darwins_journey.rules.tables import coins_in_words
from tabletop.games.darwins_journey.state import PersonId, State, push, tell


def deliverable(state: State, person: PersonId) -> list[Specimen]:
    """List what Alfred can deliver, from the top left of the museum."""
    there, museum = in_museum(state), state.config.content.museum
    valid = [each for each in state.people[person].research if each not in there]
    return sorted(
        valid,
        key=lambda each: (
            museum.rows.index(each.colour),
            museum.columns.index(each.kind),
        ),
    )


def specimen_choice(
    state: State, person: PersonId, valid: list[Specimen]
) -> tuple[Specimen, Reason]:
    """Choose a specimen, and say what decided."""
    player = state.people[0].research
    shared = [each for each in valid if each in player]
    among = shared or valid
    most = max(bonus(state, each)[0] for each in among)
    best = [each for each in among if bonus(state, each)[0] == most]
    if len(valid) == 1:
        return best[0], Reason.ONLY
    if len(best) > 1:
        is_one_row = best[0].colour is best[1].colour
        return best[0], Reason.LEFTMOST if is_one_row else Reason.TOP_ROW
    if len(among) > 1:
        return best[0], Reason.MOST_COINS
    return best[0], Reason.SHARED


def deliver_next(state: State, person: PersonId, effect: Deliver) -> State:
    """Deliver the next specimen of a visit, as far as there are any and coins."""
    valid = deliverable(state, person)
    if not valid:
        return state
    cost, coins = next_cost(effect), state.people[person].coins
    if cost > coins:
        why = f"the second costs {coins_in_words(cost)}, and Alfred has {coins}"
        told = AlfredSkipped("second delivery", Rule.SECOND_TIME, why)
        return tell(state, told)
    specimen, reason = specimen_choice(state, person, valid)
    names = tuple(each.value for each in valid)
    decided = AlfredDecided(Matter.SPECIMEN, names, specimen.value, reason)
    state = pay(tell(state, decided), person, cost)
    if effect.done + 1 < effect.most:
        state = push(state, DoEffect(person, replace(effect, done=effect.done + 1)))
    return deliver_one(state, person, specimen)
