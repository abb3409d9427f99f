"""What is impossible about coins, knowledge, points and research of a player."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from tabletop.core.players import PlayerId, seats
from tabletop.games.darwins_journey.content import Catalogue, Space
from tabletop.games.darwins_journey.kinds import Specimen
from tabletop.games.darwins_journey.rules.museum import in_museum
from tabletop.games.darwins_journey.rules.tables import specimen_at
from tabletop.games.darwins_journey.setup.flaws_pieces import beyond
from tabletop.games.darwins_journey.setup.flaws_table import double
from tabletop.games.darwins_journey.setup.gains import GAINS, Gains, gains_of
from tabletop.games.darwins_journey.setup.stages import goals_scored
from tabletop.games.darwins_journey.state import Naturalist, State


def score_flaws(state: State) -> Iterator[str]:
    """Say what no player can have gained up to this round."""
    gains = gains_of(state)
    for player in seats(state.players):
        person = state.people[player]
        yield from _amount_flaws(state, player, person, gains)
        yield from _point_flaws(state, player, person)
        yield from _converted_flaws(player, person, gains)
        if not gains.researches_any:
            yield from _research_flaws(state, player, person)
        if (twice := double(person.research)) is not None:
            yield f"player {player} has researched the {twice} twice"


def _amount_flaws(
    state: State, player: PlayerId, person: Naturalist, gains: Gains
) -> Iterator[str]:
    """Hold what is gained by icons to what so many rounds can bring."""
    content, score = state.config.content, person.score
    numbers, times = content.numbers, state.round * GAINS
    coins = numbers.start_coins + times * gains.coins
    knowledge = numbers.start_knowledge + times * gains.knowledge
    limits = {
        "coins": (person.coins, coins),
        "temporary knowledge": (person.knowledge, knowledge),
        "points by icons": (score.actions, times * gains.points),
        "spaces of theory": (person.theory, content.theory.length),
    }
    for what, (count, most) in limits.items():
        if not 0 <= count <= most:
            yield f"player {player} cannot have {count} {what}"


def _point_flaws(state: State, player: PlayerId, person: Naturalist) -> Iterator[str]:
    """Look at the points by goals and ribbons; ends of tracks are seen elsewhere."""
    goals, score = goals_scored(state), person.score
    worth = max(goal.points for goal in state.config.content.goals)
    if not 0 <= score.goals <= goals * worth * GAINS:
        yield f"player {player} cannot have {score.goals} points by {goals} goals"
    if score.ribbons < 0:
        yield f"player {player} cannot have {score.ribbons} points by golden ribbons"
    if score.laps:
        yield f"player {player} has {score.laps} points by a bonus track of Alfred's"


def _converted_flaws(
    player: PlayerId, person: Naturalist, gains: Gains
) -> Iterator[str]:
    """See that points by knowledge are made up of those that icons give for it."""
    points, parts = person.score.knowledge, gcd(*gains.converted)
    if points < 0 or (points % parts if parts else points):
        yield f"player {player} cannot have {points} points by knowledge"


def _research_flaws(
    state: State, player: PlayerId, person: Naturalist
) -> Iterator[str]:
    """See that what is researched was met: in the museum, or on a track."""
    met = {*in_museum(state), *_met(state, person)}
    for each in person.research:
        if each not in met:
            yield f"player {player} has researched the {each} without meeting it"


def _met(state: State, person: Naturalist) -> Iterator[Specimen]:
    """Find the specimens on islands with an explorer, and where the ship has been."""
    content = state.config.content
    parts, islands = content.catalogue, content.islands
    spaces = [space for space in content.ocean.spaces if _was_at(parts, person, space)]
    for track, explorer in zip(islands, person.explorers, strict=True):
        spaces += track.spaces if explorer is not None else ()
    for space in spaces:
        if (found := specimen_at(state, space.id)) is not None:
            yield found


def _was_at(parts: Catalogue, person: Naturalist, space: Space) -> bool:
    return person.ship in beyond(parts)[space.id]
