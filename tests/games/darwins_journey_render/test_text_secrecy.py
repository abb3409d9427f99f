"""Boards in letters show nothing that their viewer may not know."""

from __future__ import annotations

import pytest

from tabletop import SPECTATOR, Observer, replace
from tabletop.games.darwins_journey import GAME, Config, State
from tabletop.games.darwins_journey.events import CardKept, CrewDealt
from tabletop.games.darwins_journey.pending import DraftCrew
from tabletop.games.darwins_journey.render.described import described
from tests.games.darwins_journey.positions import A, B, dealt, play

DRAFT = dealt(config=Config())
others = pytest.mark.parametrize("observer", [A, SPECTATOR])


def shown(state: State, observer: Observer) -> str:
    """Write everything that an observer is told."""
    view = GAME.view(state, observer)
    return GAME.text(view) + described(view)


def draft(state: State) -> DraftCrew:
    """Return the draft that is going on."""
    question = state.pending[-1]
    assert isinstance(question, DraftCrew)
    return question


def swapped(state: State) -> State:
    """Give the second player another card for one in hand, which goes to the pile."""
    question, crew = draft(state), state.decks.crew
    (own, *rest), (other, *_) = question.hands[B], sorted(crew)
    hands = (question.hands[A], (other, *rest))
    pending = (*state.pending[:-1], replace(question, hands=hands))
    decks = replace(state.decks, crew=crew.without(other).plus(own))
    return replace(state, pending=pending, decks=decks)


@others
def test_hands_of_others_make_no_difference(observer: Observer) -> None:
    """Whatever cards a player holds, others see the same board."""
    assert shown(DRAFT, observer) == shown(swapped(DRAFT), observer)


def test_own_hands_make_a_difference() -> None:
    """The owner sees which cards they are."""
    assert shown(DRAFT, B) != shown(swapped(DRAFT), B)


@others
def test_choices_of_others_make_no_difference(observer: Observer) -> None:
    """Nobody sees what another has kept, only that it was done."""
    first, second, *_ = (play(DRAFT, each) for each in GAME.legal_actions(DRAFT, B))

    assert shown(first, observer) == shown(second, observer)
    assert shown(first, B) != shown(second, B)
    assert "Player 1 kept a crew card." in shown(first, observer)


@others
def test_cards_kept_by_others_make_no_difference(observer: Observer) -> None:
    """Nor which cards they have kept so far."""
    question = draft(DRAFT)
    (one, two, *hand) = question.hands[B]
    states = [
        replace(
            DRAFT,
            pending=(
                *DRAFT.pending[:-1],
                replace(
                    question,
                    hands=(question.hands[A], (two if kept == one else one, *hand)),
                    kept=((), (kept,)),
                ),
            ),
        )
        for kept in (one, two)
    ]

    assert shown(states[0], observer) == shown(states[1], observer)
    assert shown(states[0], B) != shown(states[1], B)


@others
def test_news_of_the_draft_name_no_cards(observer: Observer) -> None:
    """Cards that are dealt or kept are told to their owner only."""
    card = draft(DRAFT).hands[B][0]
    state = replace(DRAFT, news=(CrewDealt(B, card), CardKept(B, card)))

    assert f"crew card {card}" not in shown(state, observer)
    assert f"crew card {card}" in shown(state, B)
