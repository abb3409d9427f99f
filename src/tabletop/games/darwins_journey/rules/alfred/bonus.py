"""Alfred's bonus track: steps, laps, and the cards above it."""

from __future__ import annotations

from tabletop.core.values import replace
from tabletop.games.darwins_journey.content.alfred import AlfredBoard
from tabletop.games.darwins_journey.events import BonusCardPlayed, BonusMoved
from tabletop.games.darwins_journey.kinds import CauseKind
from tabletop.games.darwins_journey.pending import Cause, ChooseEffects, PlayBonus
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules.supplies import gain_points
from tabletop.games.darwins_journey.state import Alfred, PersonId, State, push, tell


def alfred_of(state: State) -> Alfred:
    """Return what only Alfred has."""
    assert state.alfred is not None
    return state.alfred


def board_of(state: State) -> AlfredBoard:
    """Return Alfred's board."""
    return state.config.content.catalogue.alfred[alfred_of(state).difficulty]


def move_bonus(state: State, person: PersonId, steps: int) -> State:
    """Move his worker to the end of its way; then the cards it came past act."""
    alfred, board = alfred_of(state), board_of(state)
    entered = [(alfred.bonus + step) % board.track + 1 for step in range(steps)]
    if not entered:
        return state
    state = replace(state, alfred=replace(alfred, bonus=entered[-1]))
    state = tell(state, BonusMoved(steps, entered[-1]))
    laps = entered.count(board.track)
    state = gain_points(state, person, laps * board.lap_points, Rule.BONUS_TRACK)
    cards = [
        PlayBonus(person, alfred.cards[board.cards_at.index(space)])
        for space in entered
        if space in board.cards_at
    ]
    return push(state, *cards)


def play_bonus(state: State, item: PlayBonus) -> State:
    """Do what a bonus card says for the round."""
    card = state.config.content.catalogue.bonus_card[item.card]
    state = replace(state, pending=state.pending[:-1])
    state = tell(state, BonusCardPlayed(card.id))
    effects = card.effects[max(state.round, 1) - 1]
    cause = Cause(CauseKind.BONUS_CARD, card.id)
    return push(state, ChooseEffects(item.player, effects, cause=cause))
