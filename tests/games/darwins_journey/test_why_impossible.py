"""Where nothing can be done, the refusal says why: what is missing, and how much."""

from __future__ import annotations

from typing import Final

import pytest

from tabletop import replace
from tabletop.games.darwins_journey import GAME, ChooseEffect, Rule
from tabletop.games.darwins_journey.content import Effect
from tabletop.games.darwins_journey.kinds import CrewId, IslandId, SpaceId, Specimen
from tabletop.games.darwins_journey.pending import ChooseEffects, EndCrew
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AddExplorer,
    AdvanceTheory,
    AnyCamp,
    Camp,
    ConvertKnowledge,
    CopyCrew,
    Correspond,
    Deliver,
    Explore,
    FulfilFreely,
    GainCoins,
    GainObjective,
    GainPurple,
    GainWorker,
    InOrder,
    MoveToBeagle,
    Navigate,
    OneOf,
    PerformLocked,
    PlaceExplorer,
    Reactivate,
    RepeatDelivery,
    Research,
    ResearchAny,
    ResearchIslands,
    ResearchMuseum,
    Unlock,
)
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.pieces import (
    holding,
    on,
    unlocked,
    with_fifth,
    with_me,
    with_scrolls,
    with_seals,
    with_tents,
)
from tests.games.darwins_journey.positions import A, B, refused
from tests.games.darwins_journey.positions_more import (
    bare,
    crewed,
    displayed,
    museum,
    researched,
)

START = bare()
POOR = with_me(START, A, coins=0)
FULL = with_seals(START, A, dict.fromkeys((1, 2, 3), "gbyrgb"))
A7 = SpaceId("A7")
BROKE = holding(displayed(POOR, "S6 G1"), A, "SS1 SG1")
SILVER = holding(BROKE, A, silver={slot: f"S{slot + 1}!" for slot in range(5)})
TAKEN = holding(SILVER, A, gold={slot: f"G{slot + 2}!" for slot in (2, 3, 4)})
CAMPS = ("O6", "O12", "O19", "A4", "A7", "A14", "B4", "B9", "C3")


def without_scrolls() -> State:
    """Let all seals of the academy be taken."""
    return with_scrolls(START, "---", "---", "---", "---")


def without_purple() -> State:
    """Let all purple seals be taken."""
    return replace(START, decks=replace(START.decks, purple=0))


def all_unlocked() -> State:
    """Let B have opened every place."""
    places = START.config.content.places
    locked = [place.id for place in places if place.lock is not None]
    return unlocked(START, dict.fromkeys(map(str, locked), B))


def busy() -> State:
    """Let the actions of the only crew card on the table be done just now."""
    return replace(
        crewed(START, "7"), pending=(*START.pending[:-1], EndCrew(A, CrewId(7), 1))
    )


def busy_places() -> State:
    """Let the actions of every locked place be done just now."""
    places = START.config.content.places
    items = (
        ChooseEffects(A, (), place=place.id)
        for place in places
        if place.lock is not None
    )
    return replace(START, pending=(*START.pending[:-1], *items))


REASONS: Final[list[tuple[State, Effect, Rule, str]]] = [
    (
        on(START, A, explorers={"A": "A24"}),
        Explore(2),
        Rule.MOVING,
        "each of your explorers is at the end of its island",
    ),
    (
        on(START, A, explorers={"A": "A24"}),
        Explore(2, island=IslandId("A")),
        Rule.MOVING,
        "your explorer on island A is at the end of it",
    ),
    (
        on(START, A, ship="O26"),
        Navigate(2),
        Rule.MOVING,
        "your ship is at the end of the ocean, on O26",
    ),
    (
        on(START, A, ship="O26"),
        MoveToBeagle(),
        Rule.BEAGLE,
        "your ship is level with the HMS Beagle, or ahead of it",
    ),
    (
        with_me(START, A, unused=0),
        PlaceExplorer(),
        Rule.ISLAND,
        "you have no unused explorer left",
    ),
    (
        on(START, A, explorers={"A": "A1", "B": "B1", "C": "C1"}),
        PlaceExplorer(),
        Rule.ISLAND,
        "you have an explorer on every island already",
    ),
    (
        with_me(START, A, stacks=(0, 0, 0), tray=0),
        Correspond(2),
        Rule.CORRESPONDENCE,
        "you have no stamps left, neither on your stacks nor in the tray",
    ),
    (FULL, Academy(), Rule.SEAL_ROW, "all seal spaces of your workers are full"),
    (without_scrolls(), Academy(), Rule.ACADEMY, "no seal is left on the scrolls"),
    (
        with_seals(POOR, A, dict.fromkeys((1, 2, 3), "gbyr")),
        Academy(),
        Rule.ACADEMY,
        "a seal and the space that it covers cost 2 coins at least, and you have 0",
    ),
    (without_purple(), GainPurple(), Rule.SEAL_ROW, "no purple seal is left"),
    (FULL, GainPurple(), Rule.SEAL_ROW, "all seal spaces of your workers are full"),
    (
        researched(museum(START, "gr"), "gr"),
        Deliver(2, 3),
        Rule.DELIVERY,
        "you have researched no specimen that is not in the museum yet",
    ),
    (
        researched(museum(POOR, "gr"), "gr bp"),
        Deliver(2, 3, done=1),
        Rule.SECOND_TIME,
        "the second specimen costs 3 coins, and you have 0",
    ),
    (
        researched(museum(START, "gr"), "gr"),
        RepeatDelivery(),
        Rule.REPEAT_DELIVERY,
        "nobody has delivered a specimen yet",
    ),
    (
        researched(museum(START, "gr", "bp"), "gr"),
        RepeatDelivery(),
        Rule.REPEAT_DELIVERY,
        "you have researched no specimen that has been delivered",
    ),
    (
        researched(museum(START, "gr"), "gr"),
        ResearchMuseum(2, 3),
        Rule.RESEARCH,
        "you have researched every specimen in the museum already",
    ),
    (
        museum(START),
        ResearchMuseum(2, 3),
        Rule.RESEARCH,
        "there is no specimen in the museum",
    ),
    (
        museum(POOR, "gr"),
        ResearchMuseum(2, 3, done=1),
        Rule.SECOND_TIME,
        "the second specimen costs 3 coins, and you have 0",
    ),
    (
        with_me(START, A, research=tuple(Specimen)),
        ResearchAny(),
        Rule.RESEARCH,
        "you have researched every specimen of the game already",
    ),
    (
        with_me(START, A, research=tuple(Specimen)),
        ResearchIslands(),
        Rule.RESEARCH,
        "you have researched every specimen that lies on an island with an explorer "
        "of yours already",
    ),
    (
        with_me(START, A, research=(Specimen.GREEN_BIRD,)),
        Research(Specimen.GREEN_BIRD),
        Rule.RESEARCH,
        "you have researched the green bird already",
    ),
    (
        with_me(START, A, theory=36),
        AdvanceTheory(1),
        Rule.EFFECTS,
        "your evolution marker is at the end of its track",
    ),
    (with_me(START, A, tents=0), Camp(A7), Rule.CAMP, "you have no tent left"),
    (
        with_tents(START, A, {"A7": 0}),
        Camp(A7),
        Rule.CAMP,
        "you have a tent at the camp A7 already",
    ),
    (
        with_tents(with_tents(bare(3), B, {"A7": 0}), B, {"A7": 1}),
        Camp(A7),
        Rule.CAMP,
        "every tent space of the camp A7 is taken",
    ),
    (
        with_tents(POOR, B, {"A7": 0}),
        Camp(A7),
        Rule.CAMP,
        "the cheapest tent space costs 1 coin, and you have 0",
    ),
    (
        with_me(with_tents(START, A, dict.fromkeys(CAMPS, 0)), A, tents=1),
        AnyCamp(),
        Rule.CAMP,
        "no camp without a tent of yours has an empty space",
    ),
    (START, Reactivate(), Rule.REACTIVATE, "you have no tent at any camp"),
    (with_me(START, A, lenses=0), Unlock(), Rule.UNLOCKING, "you have no lens left"),
    (POOR, Unlock(), Rule.UNLOCKING, "the cheapest lock costs 4 coins, and you have 0"),
    (all_unlocked(), Unlock(), Rule.UNLOCKING, "no place is locked any more"),
    (
        all_unlocked(),
        PerformLocked(),
        Rule.PERFORM_LOCKED,
        "no place is locked any more",
    ),
    (
        busy_places(),
        PerformLocked(),
        Rule.PERFORM_LOCKED,
        "you are doing the actions of every locked place just now",
    ),
    (
        displayed(START, ""),
        GainObjective(),
        Rule.GAIN_OBJECTIVE,
        "no objective is on display",
    ),
    (
        TAKEN,
        GainObjective(),
        Rule.GAIN_OBJECTIVE,
        "your reserve is full; an objective lies on each of your silver slots "
        "already; the cheapest of your empty gold slots costs 3 coins, and you have 0",
    ),
    (
        START,
        FulfilFreely(),
        Rule.OBJECTIVE,
        "you have no objective that is not fulfilled",
    ),
    (
        TAKEN,
        FulfilFreely(),
        Rule.OBJECTIVE_SLOT,
        "your objectives lie in the reserve; an objective lies on each of your silver "
        "slots already; the cheapest of your empty gold slots costs 3 coins, and you "
        "have 0",
    ),
    (
        crewed(START, "14:1"),
        CopyCrew(),
        Rule.COPY,
        "every crew card on the table has been fulfilled",
    ),
    (
        busy(),
        CopyCrew(),
        Rule.COPY,
        "the actions of every crew card that is open are just being done",
    ),
    (
        with_me(START, A, knowledge=0),
        ConvertKnowledge(7, 7),
        Rule.CONVERT,
        "you have no temporary knowledge",
    ),
    (
        with_fifth(START, A),
        GainWorker(),
        Rule.WORKER,
        "your fifth worker is in play already",
    ),
    (
        on(START, A, ship="O26", explorers={"A": "A24", "B": "B14", "C": "C10"}),
        OneOf((Navigate(1), Explore(1))),
        Rule.EFFECTS,
        "your ship is at the end of the ocean, on O26; each of your explorers is at "
        "the end of its island",
    ),
    (
        displayed(START, ""),
        InOrder((GainObjective(), FulfilFreely())),
        Rule.EFFECTS,
        "no objective is on display; you have no objective that is not fulfilled",
    ),
    (START, AddExplorer(), Rule.EFFECTS, "only Alfred does such a thing"),
]


@pytest.mark.parametrize(
    ("state", "effect", "rule", "told"), REASONS, ids=[row[3] for row in REASONS]
)
def test_the_reason(state: State, effect: Effect, rule: Rule, told: str) -> None:
    """An effect that cannot be done in any way is refused by what stands against it."""
    asked = ChooseEffects(A, (effect, GainCoins(1)))
    state = replace(state, pending=(*state.pending, asked))

    refusal = GAME.refusal(state, ChooseEffect(A, 0))

    assert refusal is not None
    assert (rule, told) == (refusal.rule, refusal.message)
    assert rule is refused(state, ChooseEffect(A, 0))
