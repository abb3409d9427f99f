"""Components of one's own that just fit: what is refused begins one step further."""

from __future__ import annotations

import pytest

from tabletop import SeededRng, replace
from tabletop.games import darwins_journey as dj
from tabletop.games.darwins_journey.content import (
    DEFAULT,
    Content,
    Requirement,
    Space,
    Track,
)
from tabletop.games.darwins_journey.content.measures import KnowledgeHeld
from tabletop.games.darwins_journey.kinds import GoalId, IslandId, Seal, SpaceId
from tabletop.games.darwins_journey.pending.effects import (
    AdvanceTheory,
    BonusSteps,
    GainPoints,
)
from tests.games.darwins_journey.faults import Changes, alfred, part, row, spaces, whole

ON_EVERY_WAY = [
    "O1",
    "O3",
    "O4",
    "O5",
    "O7",
    "O8",
    "O9",
    "O11",
    "O13",
    "O14",
    "O15",
    "O16",
]
"""Spaces of the ocean that no ship can pass by."""
NO_SCORING_OF_THEORY = {
    "objectives": tuple(
        replace(each, requirements=(Requirement(KnowledgeHeld()),))
        for each in DEFAULT.objectives
    )
}
ISLAND = Track(
    "island D",
    (Space(SpaceId("D0"), (SpaceId("D1"),)), Space(SpaceId("D1"), ())),
    IslandId("D"),
)


def lasting(rounds: int) -> Changes:
    """Let a game last so many rounds; nothing is displayed."""
    stops = {"O21": None} | dict.fromkeys(ON_EVERY_WAY)
    stops |= {each: number for number, each in enumerate(ON_EVERY_WAY[:rounds], 1)}
    cards = [
        replace(each, effects=((GainPoints(1),),) * rounds)
        for each in DEFAULT.solo.bonus_cards
    ]
    return {
        **spaces({each: {"stop": stop} for each, stop in stops.items()}),
        **whole("numbers", rounds=rounds, late=(1,) * rounds, displayed=0),
        **whole("solo", bonus_cards=tuple(cards), displayed=0),
        **whole("first_game", goals=tuple(map(GoalId, range(1, rounds + 1)))),
    }


OWN: list[Changes] = [
    whole("numbers", explorers=1, coins_per_point=1, crew_dealt=3),
    whole("numbers", scroll_seals=1, scroll_costs=(0, 1), seals_each=6),
    whole("numbers", seals_each=6, seals_removed=(0, 0, 0, 0)),
    whole(
        "numbers",
        seals_each=4,
        seals_removed=(0, 0, 0, 0),
        scroll_seals=2,
        scroll_costs=(0, 1),
    ),
    whole("board", silver_at=1, gold_at=1),
    whole("board", silver_at=6, gold_at=6),
    whole("theory", books=(36,)),
    whole("theory", books=()),
    NO_SCORING_OF_THEORY | whole("theory", length=1, books=(1,)),
    part("goals", 3, points=1),
    part("places", "academy_3", needs=(Seal.RED,) * 6),
    part("places", "academy_3", lock=0),
    {"islands": (*DEFAULT.islands, ISLAND)},
    whole("solo", crew_dealt=3, tiles=6),
    whole("solo", tiles=2),
    alfred(start_coins=12),
    alfred(cards_at=(1, 10)),
    row(seals=(Seal.RED,) * 6, effects=()),
    row(bracket=0),
    row(bracket=6, effects=((2, BonusSteps(1)), (6, AdvanceTheory(1)))),
    lasting(1),
    lasting(2),
    lasting(12),
]


@pytest.mark.parametrize("changes", OWN)
def test_components_that_just_fit(changes: Changes) -> None:
    """What is at the edge of the allowed is allowed."""
    assert isinstance(replace(DEFAULT, **changes), Content)


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("players", [1, 3])
def test_games_last_as_long_as_the_box_says(rounds: int, players: int) -> None:
    """A game ends after the last round of its box, against Alfred too."""
    config = dj.Config(content=replace(DEFAULT, **lasting(rounds)))
    rng = SeededRng(rounds)
    state = dj.advance(dj.new_game(players, config), rng)
    while to_act := dj.to_act(state):
        actions = dj.legal_actions(state, to_act[0])
        state = dj.apply(state, actions[rng.randrange(len(actions))])
        state = dj.advance(state, rng)

    assert rounds == state.round
    assert dj.outcome(state) is not None
