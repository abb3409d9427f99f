"""What is impossible while an envelope is rewarded.

The stack holds what the ranked players have still to be given: the lists of who comes
second below those of who comes first, in turn order from the top. The list of the last
one may be done in part, with more on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from tabletop.games.darwins_journey.pending import ChooseEffects, Item, RemoveStamps
from tabletop.games.darwins_journey.rules.rewards import cause_of
from tabletop.games.darwins_journey.rules.supplies import is_alfred
from tabletop.games.darwins_journey.rules.tables import people
from tabletop.games.darwins_journey.setup.flaws_effects import nested_flaws
from tabletop.games.darwins_journey.setup.sources import is_part
from tabletop.games.darwins_journey.state import PersonId, State


def rewarded_flaws(
    state: State, item: RemoveStamps, above: tuple[Item, ...]
) -> Iterator[str]:
    """Look at the stamps that will be removed, and at who is rewarded for them."""
    stamps = state.post.stamps[item.envelope]
    for seat, count in enumerate(item.counts):
        if count < 0 or (count and 2 * count - 1 > stamps[seat]):
            yield f"player {seat} loses {count} of {stamps[seat]} stamps"
    base = _base(above)
    if not base or is_alfred(state, base[-1].player):
        yield f"nobody is asked, and envelope {item.envelope} is being rewarded"
        return
    if not any(_agree(base, plan) for plan in _plans(state, item)):
        yield f"envelope {item.envelope} does not reward those who are to be rewarded"
    player, nested = base[-1].player, above[len(base) :]
    yield from nested_flaws(state, player, base[-1], nested)


def _base(above: tuple[Item, ...]) -> list[ChooseEffects]:
    """Find the lists of the envelope: one for each player, before more is on it."""
    found: list[ChooseEffects] = []
    for item in above:
        if not isinstance(item, ChooseEffects) or item.place or item.card:
            break
        if any(item.player == each.player for each in found):
            break
        found.append(item)
    return found


def _agree(base: list[ChooseEffects], plan: list[ChooseEffects]) -> bool:
    """Whether lists are the first of a plan, the last one perhaps done in part."""
    if len(base) > len(plan):
        return False
    *whole, last = base
    due = plan[len(whole)]
    is_last = last.player == due.player and is_part(last.effects, due.effects)
    return whole == plan[: len(whole)] and is_last


def _plans(state: State, item: RemoveStamps) -> Iterator[list[ChooseEffects]]:
    """List the lists that come of each ranking with which the stamps agree."""
    parts, number = state.config.content.catalogue, state.post.letters[item.envelope]
    letter = parts.letter[number]
    ranked = [seat for seat in state.turn_order if item.counts[seat]]
    for size in range(len(ranked)):
        for second in combinations(ranked, size):
            first = [seat for seat in ranked if seat not in second]
            if _is_ranking(state, item, first, second):
                rewards = dict.fromkeys(reversed(second), letter.second)
                rewards |= dict.fromkeys(reversed(first), letter.first)
                cause = cause_of(item.envelope)
                yield [
                    ChooseEffects(each, effects, cause=cause)
                    for each, effects in rewards.items()
                ]


def _is_ranking(
    state: State, item: RemoveStamps, first: list[PersonId], second: Sequence[PersonId]
) -> bool:
    """Whether some could have had the most stamps, others the second most.

    Who is not ranked cannot have placed a stamp since.
    """
    stamps = state.post.stamps[item.envelope]
    others = [stamps[seat] for seat in people(state) if not item.counts[seat]]
    most, next_most = _counts(state, item, first), _counts(state, item, second)
    if not second:
        return bool(most) and not any(others)
    return any(
        max(others, default=0) < fewer < count for count in most for fewer in next_most
    )


def _counts(state: State, item: RemoveStamps, seats: Iterable[PersonId]) -> set[int]:
    """Return how many stamps each of some could have had, as many as the others."""
    stamps = state.post.stamps[item.envelope]
    halves = [(item.counts[seat], stamps[seat]) for seat in seats]
    possible = [{2 * half - 1, min(2 * half, there)} for half, there in halves]
    return set.intersection(*possible) if possible else set()
