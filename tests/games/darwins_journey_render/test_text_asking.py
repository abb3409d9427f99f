"""The question that is asked: in the headline, with what there is to choose from."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabletop import SPECTATOR, Observer, SeededRng, replace
from tabletop.agents import random_action
from tabletop.games.darwins_journey import GAME, Config, State
from tabletop.games.darwins_journey.actions import KeepCard
from tabletop.games.darwins_journey.kinds import Pile, SpaceId
from tabletop.games.darwins_journey.pending import (
    ChoosePair,
    Draw,
    EndTurn,
    RankEnvelope,
    Ranking,
    ScoreGoal,
    SetTurnOrder,
    Window,
)
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AnyCamp,
    Camp,
    ConvertKnowledge,
    CopyCrew,
    Correspond,
    Deliver,
    Effect,
    Explore,
    FulfilFreely,
    GainCoins,
    GainObjective,
    GainPurple,
    GainTurnCoins,
    Navigate,
    OneOf,
    PerformLocked,
    PlaceExplorer,
    Reactivate,
    RepeatDelivery,
    ResearchAny,
    ResearchIslands,
    ResearchMuseum,
    Unlock,
)
from tabletop.games.darwins_journey.pending.items import (
    AlfredTurn,
    ChooseEffects,
    CleanUp,
    DoEffect,
    Item,
)
from tabletop.games.darwins_journey.render import asking, moment
from tabletop.games.darwins_journey.render.moment import Step
from tests.games.darwins_journey.positions import A, B, dealt, start, with_me

START = start()


def asked(*items: Item, state: State = START) -> State:
    """Let items wait, the last on top."""
    return replace(state, pending=(*state.pending[:-1], *items), news=())


def end(state: State, observer: Observer = A) -> list[str]:
    """List the lines from the news on."""
    drawn = GAME.text(GAME.view(state, observer)).split("\n")
    (start_,) = (n for n, line in enumerate(drawn) if "What happened" in line)
    return drawn[start_ + 1 :]


QUESTIONS: list[tuple[Effect, str]] = [
    (Explore(1), "to move an explorer up to 1 space"),
    (Explore(3, stops=1), "to move an explorer up to 3 spaces with 1 extra stop"),
    (Navigate(2), "to sail up to 2 spaces"),
    (Correspond(2), "to place a stamp (2 stamps to one envelope)"),
    (Academy(discount=2), "to take a seal (academy -2)"),
    (GainPurple(), "to put a purple seal to a worker"),
    (Unlock(), "to unlock a place"),
    (PerformLocked(), "to use a locked place"),
    (Deliver(2, 3), "to deliver (second: 3 coins)"),
    (RepeatDelivery(), "to deliver a specimen again"),
    (ResearchMuseum(2, 3), "to research in the museum"),
    (ResearchMuseum(2, 3, done=1), "to research another in the museum for 3 coins"),
    (ResearchAny(), "to research any specimen"),
    (ResearchIslands(), "to research on an island with an explorer"),
    (GainObjective(), "to take an objective"),
    (FulfilFreely(), "to fulfil an objective outright"),
    (PlaceExplorer(), "to put an explorer on an island"),
    (Camp(SpaceId("A4")), "to pitch a tent at A4"),
    (AnyCamp(), "to pitch a tent at any camp"),
    (Reactivate(), "to use a camp with a tent again"),
    (CopyCrew(), "to copy a crew card"),
    (ConvertKnowledge(7, 7), "to turn 1 knowledge into 7 coins or 7 points"),
]


@pytest.mark.parametrize(("effect", "told"), QUESTIONS)
def test_effects_that_ask(effect: Effect, told: str) -> None:
    """The headline says what is to be decided, and that it may be declined."""
    assert f"▶ Player 1 {told}, or be done." == end(asked(DoEffect(B, effect)))[-1]


def test_choices_are_numbered_as_in_actions() -> None:
    """Whatever can be chosen stands below the question."""
    effects = (Explore(2), GainTurnCoins())
    by_place = ChooseEffects(A, effects, place=START.config.content.places[0].id)

    assert [
        "▶ Player 0 to choose at exploration 1, or be done.",
        "  do 1: explore 2",
        "  do 2: +3 coins",
    ] == end(asked(by_place))[-3:]


def test_one_of_several_is_chosen_in_the_same_way() -> None:
    """An effect of which one is done lists its parts."""
    one = OneOf((Navigate(1), Explore(1)))

    assert [
        "▶ Player 0 to choose one of these, or be done.",
        "  do 1: navigate 1",
        "  do 2: explore 1",
    ] == end(asked(DoEffect(A, one)))[-3:]


def test_effects_of_cards_and_others() -> None:
    """A card is named; what belongs to nothing is not."""
    (card, *_) = START.config.content.crew

    assert "by crew card 1, or" in end(asked(ChooseEffects(A, (), card=card.id)))[-1]
    assert (
        "to choose what to do, or be done."
        in end(asked(ChooseEffects(A, (GainCoins(1),))))[-2]
    )


@pytest.mark.parametrize("item", [EndTurn(A), Window((A, B))])
def test_fulfilling(item: Item) -> None:
    """At the end of a turn and in the reward phase, one may still fulfil."""
    told = "▶ Player 0 to fulfil objectives or crew cards, or be done."

    assert told == end(asked(item))[-1]


def test_pairs_are_laid_out() -> None:
    """Each with what it asks for, by the silver one; the last in order chooses."""
    state = dealt()
    question = state.pending[-1]
    assert isinstance(question, ChoosePair)
    drawn = end(state, B)

    assert "▶ Player 1 to take a pair of starting objectives." in drawn
    for silver, gold in zip(question.silver, question.gold, strict=True):
        assert any(
            line.startswith(f"  pair {silver}: ") and f"; with {gold}: " in line
            for line in drawn
        )


def test_the_draft_shows_the_own_cards() -> None:
    """Those to choose from, those kept, and the one that was chosen."""
    state = dealt(config=Config())
    hand = GAME.legal_actions(state, A)
    cards = [action.card for action in hand if isinstance(action, KeepCard)]
    chosen = GAME.apply(state, hand[0])
    passed = GAME.apply(chosen, GAME.legal_actions(chosen, B)[0])

    assert 4 == len(cards)
    assert "▶ Players 0 and 1 to keep a crew card." in end(state)
    for card in cards:
        assert any(line.startswith(f"  keep {card}: ") for line in end(state))
    assert "▶ Player 1 to keep a crew card." in end(chosen)
    (offered,) = [line for line in end(chosen) if line.startswith("  ")]
    assert offered.startswith(f"  chosen {cards[0]}: ")
    assert any(line.startswith(f"  kept {cards[0]}: ") for line in end(passed))


def test_the_draft_ticks_who_has_chosen() -> None:
    """And counts the cards that others hold."""
    state = dealt(config=Config())
    chosen = GAME.apply(state, GAME.legal_actions(state, A)[0])
    drawn = GAME.text(GAME.view(chosen, SPECTATOR))

    assert "✓ ● Player 0 " in drawn
    assert "▶ ■ Player 1 " in drawn
    assert "4 crew cards in hand, 0 kept" in drawn


def test_chance_is_said_to_be_due() -> None:
    """Nobody is pointed at then."""
    state = asked(Draw(Pile.SEALS, 3))

    assert "Chance draws a seal." == end(state)[-1]
    assert "▶" not in GAME.text(GAME.view(state, SPECTATOR))


@pytest.mark.parametrize(
    ("item", "told"),
    [(AlfredTurn(), "Alfred plays."), (CleanUp(), "The game goes on.")],
)
def test_what_happens_by_itself_is_said_too(item: Item, told: str) -> None:
    """Though nobody should ever see it stop there, and nobody has a task then."""
    assert told == end(asked(item))[-1]
    assert "to act" == asking.task(asked(item))


def test_every_pile_is_named() -> None:
    """Whatever is drawn has a name."""
    told = {end(asked(Draw(pile, 1)))[-1] for pile in Pile}

    assert len(Pile) == len(told)


def test_the_winner_is_named_with_the_points() -> None:
    """Points of the game and of its end are added up."""
    state = with_me(START, A, coins=10)
    over = asked(Ranking(), state=state)

    assert "Player 0 has won." in end(over)
    assert any(
        line.startswith("Points, in the game and at its end: Player 0 0 + 3 = 3, ")
        for line in end(over)
    )


def test_a_shared_win_is_told() -> None:
    """Both winners are named."""
    assert "Players 0 and 1 have won." in end(asked(Ranking()))


@pytest.mark.parametrize(
    ("items", "told"),
    [
        ((SetTurnOrder(),), "turn order phase"),
        ((RankEnvelope(1),), "reward phase, envelope 2"),
        ((RankEnvelope(1), DoEffect(A, Explore(1))), "reward phase, envelope 2"),
        ((RankEnvelope(1), Window((A,))), "reward phase"),
        ((ScoreGoal(),), "reward phase"),
        ((Ranking(),), "the game is over"),
    ],
)
def test_phases(items: tuple[Item, ...], told: str) -> None:
    """The phase is what lies highest on the stack and tells it."""
    assert told == asking.context(asked(*items))


def test_phases_of_a_round_follow_each_other() -> None:
    """Each comes after the one before it, until the next round begins."""
    state, rng, seen = GAME.new_game(2), SeededRng("phases"), [Step.SETUP]
    while GAME.outcome(state) is None:
        chance = GAME.chance(state)
        if chance is not None:
            state = GAME.apply(state, chance.sample(rng))
        else:
            (player, *_) = GAME.to_act(state)
            state = GAME.apply(state, random_action(GAME, state, player, rng))
        if moment.step(state) is not seen[-1]:
            seen.append(moment.step(state))
    order = [*Step]

    assert 5 == seen.count(Step.ACTIONS)
    assert Step.OVER is seen[-1]
    for first, second in pairwise(seen):
        assert second is Step.ACTIONS or order.index(first) < order.index(second)
