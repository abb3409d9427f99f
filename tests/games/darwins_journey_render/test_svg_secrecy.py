"""Pictures show nothing that their viewer may not know."""

from __future__ import annotations

import pytest

from tabletop import SPECTATOR, Observer, replace
from tabletop.games.darwins_journey import GAME, Config, State
from tabletop.games.darwins_journey.actions import KeepCard
from tabletop.games.darwins_journey.pending import DraftCrew
from tests.games.darwins_journey.positions import A, B, dealt, play
from tests.games.darwins_journey_render.svg_drawn import all_of, by_id, drawn

DRAFT = dealt(3, config=Config())
others = pytest.mark.parametrize("observer", [A, SPECTATOR])


def shown(state: State, observer: Observer) -> str:
    """Draw everything that an observer can see."""
    return GAME.svg(GAME.view(state, observer))


def draft(state: State) -> DraftCrew:
    """Return the draft that is going on."""
    question = state.pending[-1]
    assert isinstance(question, DraftCrew)
    return question


def with_kept(state: State) -> State:
    """Let everybody keep the first card; hands go on to the next seat."""
    for _ in range(3):
        state = play(state, GAME.legal_actions(state, GAME.to_act(state)[0])[0])
    return replace(state, news=())


def swapped(state: State) -> State:
    """Give the second player another card for one in hand, which goes to the pile."""
    question, crew = draft(state), state.decks.crew
    (own, *rest), (other, *_) = question.hands[B], sorted(crew)
    hands = (question.hands[0], (other, *rest), question.hands[2])
    pending = (*state.pending[:-1], replace(question, hands=hands))
    decks = replace(state.decks, crew=crew.without(other).plus(own))
    return replace(state, pending=pending, decks=decks)


@others
def test_hands_of_others_make_no_difference(observer: Observer) -> None:
    """Whatever cards a player holds, others see the same picture."""
    assert shown(DRAFT, observer) == shown(swapped(DRAFT), observer)


def test_own_hands_make_a_difference() -> None:
    """The owner sees which cards they are."""
    assert shown(DRAFT, B) != shown(swapped(DRAFT), B)


@others
def test_choices_of_others_make_no_difference(observer: Observer) -> None:
    """Until all have chosen, nobody sees what another keeps."""
    first, second, *_ = (play(DRAFT, each) for each in GAME.legal_actions(DRAFT, B))

    assert shown(first, observer) == shown(second, observer)


def test_the_hand_lies_on_the_desk() -> None:
    """The viewer's own cards, each with the seal that it brings, to be kept."""
    root = drawn(DRAFT, B, GAME.legal_actions(DRAFT, B))
    ids = [node.attrib["data-id"] for node in all_of(root, "crew")]

    assert [f"crew-{card}" for card in draft(DRAFT).hands[B]] == ids
    assert 4 == len(all_of(root, "start"))


def test_only_the_chosen_card_is_left_on_the_desk() -> None:
    """Until all have chosen, its owner may not take it back."""
    first = GAME.legal_actions(DRAFT, B)[0]
    root = drawn(play(DRAFT, first), B)
    ids = [node.attrib["data-id"] for node in all_of(root, "crew")]

    assert isinstance(first, KeepCard)
    assert [f"crew-{first.card}"] == ids


def test_a_spectator_sees_no_crew_cards() -> None:
    """Only backs of those that were kept."""
    root = drawn(with_kept(DRAFT), SPECTATOR)

    assert [] == all_of(root, "crew")
    assert 3 == len(all_of(root, "card-back"))


def test_kept_cards_lie_at_the_board() -> None:
    """Open for their owner, face down for the others."""
    state = with_kept(DRAFT)
    index = by_id(drawn(state, B))
    (kept,) = draft(state).kept[B]

    assert index[f"crew-{kept}"] in list(index["player-1"])
    assert [1, 0, 1] == [
        len(all_of(index[f"player-{player}"], "card-back")) for player in range(3)
    ]


def test_who_has_chosen_is_ticked() -> None:
    """The others are still to act."""
    state = play(DRAFT, GAME.legal_actions(DRAFT, B)[0])
    root = drawn(state, SPECTATOR)

    assert 2 == len(all_of(root, "tick"))
    assert 4 == len(all_of(root, "to-act"))
