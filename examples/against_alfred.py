"""Darwin's Journey alone: a small greedy player against Alfred, and a turn of his told.

python examples/against_alfred.py
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tabletop import PlayerId, Rng, SeededRng
from tabletop.games import darwins_journey as dj
from tabletop.games.darwins_journey.events import (
    ActionDrawn,
    AlfredDecided,
    AlfredSkipped,
    AlfredTried,
    Event,
)

ME: Final = PlayerId(0)
TRIES: Final = 4
"""How often the player tries an action out."""


def main() -> None:
    state, rng = dj.new_game(1, dj.Config(solo="easy")), SeededRng(5)
    turns = []
    while dj.outcome(state) is None:
        if dj.to_act(state):
            state = dj.apply(state, greedy(state, rng))
            continue
        # Alfred draws a card; what he does follows from it, and all of it is news.
        for action, after in dj.chance_steps(state, rng):
            state = after
            if isinstance(action, dj.DrawAction):
                turns.append((state.round, state.news))

    number, news = max(turns, key=lambda turn: len(turn[1]))
    print(f"His longest turn was in round {number}.", *account(news), sep="\n")
    outcome = dj.outcome(state)
    assert outcome is not None
    print(f"\n{outcome.reason}")
    print(f"You have {outcome.scores[ME]}: {outcome.grade}.")
    for line in outcome.breakdown[ME]:
        print(f"{line.points:5} {line.label}")


def greedy(state: dj.State, rng: Rng) -> dj.Action:
    """Choose the action that led furthest when all were tried out.

    Against Alfred nothing is hidden, so a player may look at the state itself.
    """
    promises = {
        action: max(worth(tried(state, action, rng)) for _ in range(TRIES))
        for action in dj.legal_actions(state)
    }
    return max(promises, key=promises.__getitem__)


def tried(state: dj.State, action: dj.Action, rng: Rng) -> dj.State:
    """Do an action, and at random what it leads to at once."""
    state = dj.apply_unchecked(state, action)
    while isinstance(state.pending[-1], dj.ChooseEffects | dj.DoEffect):
        legal = dj.legal_actions(state)
        state = dj.apply_unchecked(state, legal[rng.randrange(len(legal))])
    return state


def worth(state: dj.State) -> float:
    """Count points, and what may bring some later, at a rough price."""
    me, number = state.people[ME], state.config.content.catalogue.number
    way = sum(number[space] for space in (me.ship, *me.explorers) if space)
    to_deliver = {*me.research}.difference(dj.in_museum(state))
    stamps = sum(envelope[ME] for envelope in state.post.stamps)
    goods = me.coins + 2 * me.knowledge + 3 * sum(len(row) for row in me.rows)
    left = 6 * me.lenses + 3 * me.tents
    ahead = 0.7 * (way + me.theory) + 2 * len(to_deliver) + 0.5 * stamps
    return dj.total(state, ME) + goods + ahead - left


def account(news: Iterable[Event]) -> Iterator[str]:
    """Tell what Alfred did, and why."""
    for event in news:
        match event:
            case ActionDrawn(card=card):
                yield f"He draws action card {card}."
            case AlfredTried(option=option):
                yield f"He tries {option}."
            case AlfredSkipped(what=what, why=why):
                yield f"    {what}: no, {why}"
            case AlfredDecided(candidates=candidates, chosen=chosen, reason=reason):
                yield f"    of {', '.join(candidates)}: {chosen}, since {reason}"
            case _:
                yield f"    {event}"


if __name__ == "__main__":
    main()
