"""What is impossible about Alfred: his cards, his bonus track and what he can have."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.bags import Bag
from tabletop.games.darwins_journey.content.alfred import AlfredBoard
from tabletop.games.darwins_journey.kinds import LastingKind, Pile
from tabletop.games.darwins_journey.pending.effects import Lasting
from tabletop.games.darwins_journey.setup.flaws_table import double
from tabletop.games.darwins_journey.setup.gains import GAINS, gains_of
from tabletop.games.darwins_journey.setup.stages import (
    Stage,
    goals_scored,
    stage_of,
    waiting,
)
from tabletop.games.darwins_journey.state import Alfred, Naturalist, State


def alfred_flaws(state: State) -> Iterator[str]:
    """Say what Alfred cannot have, in a game against him."""
    if state.alfred is None:
        return
    yield from _card_flaws(state, state.alfred)
    yield from _track_flaws(state, state.alfred)
    yield from _board_flaws(state, state.alfred)


def _card_flaws(state: State, alfred: Alfred) -> Iterator[str]:
    """Count his action cards and his bonus cards."""
    parts = state.config.content.catalogue
    box = Bag.of(parts.action_card)
    if alfred.deck + Bag.of(alfred.drawn) != box:
        yield f"Alfred's action cards are not the {box.total} in the box"
    own = [
        card.id
        for card in state.config.content.solo.bonus_cards
        if card.difficulty is alfred.difficulty
    ]
    spaces = len(parts.alfred[alfred.difficulty].cards_at)
    to_come = waiting(state, Pile.BONUS) or 0
    if len(alfred.cards) != spaces - to_come or double(alfred.cards) is not None:
        yield f"{len(alfred.cards)} bonus cards lie above {spaces} spaces"
    if not set(alfred.cards) <= set(own):
        yield "a bonus card is not one of Alfred's board"


def _track_flaws(state: State, alfred: Alfred) -> Iterator[str]:
    board = state.config.content.catalogue.alfred[alfred.difficulty]
    if not 1 <= alfred.bonus <= board.track:
        yield f"Alfred's bonus track has no space {alfred.bonus}"
    if stage_of(state) is Stage.SET_UP and (alfred.bonus != 1 or alfred.drawn):
        yield "Alfred has done something before the first round"


def _board_flaws(state: State, alfred: Alfred) -> Iterator[str]:
    """See that he has nothing that only players have, and no more than he can."""
    person, content = state.people[-1], state.config.content
    board = content.catalogue.alfred[alfred.difficulty]
    slots = {*person.silver, *person.gold} - {None}
    if person.knowledge or person.reserve or person.crew or slots:
        yield "Alfred has knowledge, objectives or crew cards"
    if not 0 <= person.coins <= board.most_coins:
        yield f"Alfred cannot have {person.coins} coins"
    if not 0 <= person.theory <= content.theory.length:
        yield f"Alfred cannot be at space {person.theory} of the theory"
    for number, (row, printed) in enumerate(zip(person.rows, board.rows, strict=True)):
        is_begun = row[: len(printed.seals)] == printed.seals
        if not is_begun or len(row) > printed.spaces:
            yield f"row {number} of Alfred is not a row of his board"
    is_double = double(person.lasting) is not None
    if is_double or not {*person.lasting} <= _benefits(board, person):
        yield f"Alfred cannot have these benefits: {', '.join(person.lasting)}"
    yield from _score_flaws(state, board)


def _benefits(board: AlfredBoard, person: Naturalist) -> set[LastingKind]:
    """Name the benefits beside tents and stacks that he has emptied."""
    pitched = board.tents[: len(board.tents) - person.tents]
    stacks = zip(person.stacks, board.stacks, strict=True)
    empty = (icons for left, icons in stacks if not left)
    return {
        effect.what
        for effects in (*pitched, *empty)
        for effect in effects
        if isinstance(effect, Lasting)
    }


def _score_flaws(state: State, board: AlfredBoard) -> Iterator[str]:
    """Hold his points to what he can have scored up to this round."""
    score, goals = state.people[-1].score, goals_scored(state)
    times = state.round * GAINS
    limits = {
        "icons": (score.actions, times * gains_of(state).points),
        "his bonus track": (score.laps, times * board.lap_points),
        "knowledge": (score.knowledge, 0),
        f"{goals} goals": (score.goals, board.beagle_points * sum(range(goals + 1))),
    }
    for what, (points, most) in limits.items():
        if not 0 <= points <= most:
            yield f"Alfred cannot have {points} points by {what}"
    if score.laps % max(1, board.lap_points):
        yield f"Alfred cannot have {score.laps} points by laps of {board.lap_points}"
    if score.ribbons < 0:
        yield f"Alfred cannot have {score.ribbons} points by golden ribbons"
