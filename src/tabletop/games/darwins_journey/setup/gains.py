"""What can be gained at once in a game, with what is laid out in it."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from tabletop.core.values import Value
from tabletop.games.darwins_journey.content.checks.effects import Icon, parts_of
from tabletop.games.darwins_journey.pending.effects import (
    ConvertKnowledge,
    GainCoins,
    GainKnowledge,
    GainPoints,
    ResearchAny,
)
from tabletop.games.darwins_journey.setup.sources import alfred_lists, lists_in_play
from tabletop.games.darwins_journey.state import State

GAINS = 500
"""Nobody gains coins, points or knowledge more often in a round. A player places five
workers and is ranked three times; over the whole game six lenses, ten objectives, three
cards, five tents, three stacks and the 74 spaces behind three explorers and a ship each
bring a few gains, once or twice."""


@attrs.frozen
class Gains(Value):
    """The most that is gained at once, and what else icons can do."""

    coins: int
    points: int
    knowledge: int
    converted: tuple[int, ...]
    """The points for which a temporary knowledge can be given."""
    researches_any: bool
    """Whether specimens can be researched that somebody has not met."""


def gains_of(state: State) -> Gains:
    """Sum up what the icons of a game can bring."""
    icons, numbers = [*_icons(state)], state.config.content.numbers
    museum = state.config.content.museum
    delivered = len(museum.rows) + len(museum.columns) + museum.row_coins
    coins = [each.coins for each in icons if isinstance(each, GainCoins)]
    points = [each.points for each in icons if isinstance(each, GainPoints)]
    knowledge = [each.count for each in icons if isinstance(each, GainKnowledge)]
    converted = [each for each in icons if isinstance(each, ConvertKnowledge)]
    coins += (numbers.owner_coins, *numbers.turn_coins, delivered)
    coins += (each.coins for each in converted)
    return Gains(
        coins=max(coins),
        points=max(points, default=0),
        knowledge=max(knowledge, default=0),
        converted=tuple(each.points for each in converted),
        researches_any=any(isinstance(each, ResearchAny) for each in icons),
    )


def _icons(state: State) -> Iterator[Icon]:
    """Find every icon in a game."""
    content = state.config.content
    for page in content.distinctions:
        yield from parts_of((page.silver, page.gold))
    for effects in lists_in_play(state):
        yield from parts_of(effects)
    if state.alfred is not None:
        for effects in alfred_lists(content):
            yield from parts_of(effects)
