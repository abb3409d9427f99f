"""Laws about chance."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tabletop.testing.differences import shown
from tabletop.testing.drawing import TooMany, every_way
from tabletop.testing.law import spoken
from tabletop.testing.positions import MOST_LISTED, Position


def chance(at: Position) -> Iterator[str]:
    """Weigh every outcome of chance once; all weights make the total."""
    if at.chance is None:
        return
    if not at.listed:
        yield "chance is due, but nothing can happen"
    yield from _outcome_faults(at)
    if len({action for action, _ in at.listed}) < len(at.listed):
        yield "chance lists the same outcome twice"
    drawn = at.chance.sample(at.rng("sample"))
    if not at.chance.weight(drawn):
        yield f"{spoken(at.game, drawn)} was drawn, but has no weight"
    added, total = sum(weight for _, weight in at.listed), at.chance.total
    if len(at.listed) <= MOST_LISTED and added != total:
        yield f"the weights of chance make {added}, but its total is {total}"


def sampling(at: Position) -> Iterator[str]:
    """Draw each outcome of chance exactly as often as its weight says."""
    if at.chance is None or len(at.listed) > MOST_LISTED:
        return
    weights = dict(at.listed)
    if (shares := _shares(at)) is None:
        return
    for action, weight in weights.items():
        meant, found = Fraction(weight, at.chance.total), shares.get(action, 0)
        if meant != found:
            yield f"{spoken(at.game, action)} is drawn {found} of the time, not {meant}"


def _outcome_faults(at: Position) -> Iterator[str]:
    for action, weight in at.listed:
        what = spoken(at.game, action)
        if type(action) not in at.game.classes.chance_actions:
            yield f"chance lists {shown(action)}, which is no chance action of the game"
        if type(weight) is not int or weight < 1:
            yield f"{what} has the weight {weight!r}, which is no whole number from 1"
        if (alone := at.chance.weight(action)) != weight:
            yield f"{what} is listed with weight {weight}, but weight() says {alone}"


def _shares(at: Position) -> dict[object, Fraction] | None:
    """Work out how often each outcome is drawn; None if that takes too long."""
    shares: dict[object, Fraction] = {}
    try:
        for action, probability in every_way(at.chance.sample, MOST_LISTED):
            shares[action] = shares.get(action, Fraction(0)) + probability
    except TooMany:
        return None
    return shares
