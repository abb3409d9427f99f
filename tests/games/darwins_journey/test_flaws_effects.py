"""Lists of effects, and actions in them, that nobody could be asked are refused."""

from __future__ import annotations

import pytest

from tabletop import replace
from tabletop.games.darwins_journey.kinds import (
    CrewId,
    IslandId,
    PlaceId,
    SpaceId,
    Specimen,
)
from tabletop.games.darwins_journey.pending import (
    ChooseEffects,
    DoEffect,
    EndCrew,
    EndGame,
    Item,
)
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    Camp,
    Correspond,
    Deliver,
    Effect,
    Explore,
    FulfilFreely,
    GainCoins,
    GainObjective,
    GainPoints,
    InOrder,
    Navigate,
    Reactivate,
    Research,
    ResearchAny,
    ResearchMuseum,
    Unlock,
)
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.flawed import (
    REWARDED,
    START,
    Flaw,
    check_flaw,
    check_refusal,
    in_turn,
    mine,
    on_top,
    post,
)
from tests.games.darwins_journey.positions import (
    A,
    B,
    flaw,
    unlocked,
    with_me,
    with_seals,
    with_tents,
)
from tests.games.darwins_journey.verbs import named


def stood(place: str, row: str = "", of: State = START) -> State:
    """Let A have placed worker 1, with a row of seals, on a place."""
    state = with_seals(of, A, {1: row}) if row else of
    at = (None, PlaceId(place), None, None)
    return with_me(state, A, at=at)


def chosen(
    *effects: Effect, place: str | None = None, card: int | None = None
) -> ChooseEffects:
    """Let A choose from effects of a place, a card or of something else."""
    return ChooseEffects(
        A,
        effects,
        place=None if place is None else PlaceId(place),
        card=None if card is None else CrewId(card),
    )


def doing(effect: Effect) -> DoEffect:
    """Let A be asked how an effect is done."""
    return DoEffect(A, effect)


def at_place(place: str, *items: Item, row: str = "", of: State = START) -> State:
    """Let A be doing the last effect of a place."""
    return in_turn(chosen(place=place), *items, of=stood(place, row, of))


PAIR = InOrder((GainObjective(), FulfilFreely()))
TILED = "special_top_left"
"""A place on which the tile lies that brings a purple seal."""
GUEST = with_tents(START, A, {"A4": 0})
RESEARCHED = mine(START, research=named("gr gp"))
CREWED = with_seals(START, A, {1: "bbyyg", 2: "gggggr"})
"""Worker 1 can fulfil the crew card 1, worker 2 the card 2."""
SENT = mine(post(START, stamps=((2, 0), (0, 0), (1, 0))), stacks=(1, 4, 4))
"""A has placed two stamps on the first envelope, one on the last."""
OPENED = unlocked(START, {"academy_2": A, "exploration_2": B})

LISTS: list[Flaw] = [
    *(
        (state, "player 0 cannot choose from these")
        for state in (
            # places
            at_place("exploration_1", chosen(Explore(3), place="exploration_1")),
            in_turn(
                chosen(Explore(3), place="exploration_1"), of=stood("exploration_1")
            ),
            in_turn(
                chosen(Explore(3), place="exploration_1"),
                of=stood("exploration_1", "bgg"),
            ),
            in_turn(
                chosen(Explore(3, stops=1), place="exploration_1"),
                of=stood("exploration_1", "bgggg"),
            ),
            in_turn(chosen(place="exploration_1")),
            in_turn(chosen(place="exploration_1"), of=stood("navigation_1")),
            in_turn(chosen(GainPoints(3), place=TILED), of=stood(TILED)),
            in_turn(chosen(Unlock(is_free=True), place="small_left")),
            at_place("small_left", chosen(Academy(), place="academy_1")),
            at_place(
                "small_left", chosen(Explore(3), place="exploration_2"), of=OPENED
            ),
            at_place(
                "small_left",
                chosen(Academy(discount=1), Academy(), place="academy_2"),
                of=OPENED,
            ),
            in_turn(chosen(place=TILED, card=1), of=stood(TILED)),
            # cards
            in_turn(chosen(GainCoins(8), card=1)),
            at_place(TILED, chosen(GainCoins(8), card=16)),
            at_place(TILED, chosen(GainCoins(9), card=1)),
            in_turn(EndCrew(A, CrewId(1), 1), chosen(card=2), of=CREWED),
            in_turn(EndCrew(A, CrewId(1), 1), chosen(GainCoins(8)), of=CREWED),
            # all others
            on_top(chosen()),
            on_top(chosen(Reactivate())),
            in_turn(chosen(GainCoins(4))),
            at_place(TILED, chosen(GainCoins(4))),
            at_place(TILED, chosen(GainCoins(400))),
            at_place(TILED, chosen(Correspond(2))),
            at_place(TILED, chosen(Navigate(2), Explore(2))),
            at_place(TILED, chosen(Camp(SpaceId("A4"))), of=GUEST),
            at_place(TILED, chosen(Research(Specimen.RED_BIRD))),
            at_place(TILED, chosen(FulfilFreely(), GainObjective())),
        )
    ),
    (
        on_top(DoEffect(B, Correspond(1, envelope=0)), of=REWARDED),
        "player 1 is asked in the turn of player 0",
    ),
    (in_turn(ChooseEffects(B, ())), "player 1 is asked in the turn of player 0"),
]

ACTIONS: list[Flaw] = [
    *(
        (state, "player 0 cannot be asked about this")
        for state in (
            at_place("exploration_1", doing(Explore(3))),
            at_place("exploration_1", doing(Explore(1))),
            at_place("exploration_1", doing(Explore(10**6))),
            at_place("exploration_1", doing(Navigate(2))),
            at_place("exploration_1", doing(Explore(1, island=IslandId("A")))),
            at_place(
                "exploration_1", doing(Explore(3, 0, IslandId("A"))), row="bggggg"
            ),
            at_place(
                "exploration_1", doing(Explore(2, 1, IslandId("A"))), row="bggggg"
            ),
            at_place(
                "exploration_1", doing(Explore(0, 0, IslandId("A"))), row="bggggg"
            ),
            at_place(
                "exploration_1", doing(Explore(2, 0, IslandId("B"))), row="bggggg"
            ),
            at_place(
                "exploration_1", doing(Explore(2, 0, IslandId("X"))), row="bggggg"
            ),
            at_place("navigation_1", doing(Navigate(1))),
            at_place("correspondence_1", doing(Correspond(1)), of=SENT),
            at_place("correspondence_1", doing(Correspond(1, envelope=1)), of=SENT),
            at_place("correspondence_1", doing(Correspond(1, envelope=3)), of=SENT),
            at_place("correspondence_1", doing(Correspond(0, envelope=0)), of=SENT),
            at_place("correspondence_1", doing(Correspond(2, envelope=0)), of=SENT),
            at_place(
                "correspondence_1",
                doing(Correspond(1, is_split=True, envelope=0)),
                of=SENT,
            ),
            at_place(
                "correspondence_1",
                doing(Correspond(1, envelope=0, emptied=(0,))),
                of=SENT,
            ),
            at_place(
                "correspondence_1",
                doing(Correspond(1, envelope=0, emptied=(7,))),
                of=SENT,
            ),
            at_place("museum_deliver", doing(Deliver(2, 3, 2)), of=RESEARCHED),
            at_place("museum_deliver", doing(Deliver(2, 2, 1)), of=RESEARCHED),
            at_place("museum_deliver", doing(Deliver(3, 3, 2)), of=RESEARCHED),
            at_place("museum_research", doing(ResearchMuseum(2, 3, -1))),
            at_place("museum_research", doing(ResearchAny())),
            at_place(TILED, doing(GainCoins(2)), row="bggg"),
            in_turn(
                chosen(Explore(2), place="exploration_1"),
                doing(Explore(2)),
                of=stood("exploration_1"),
            ),
        )
    ),
    (in_turn(doing(Academy())), "DoEffect does not wait on EndTurn"),
    (
        at_place("exploration_1", doing(Explore(2)), doing(Explore(2))),
        "DoEffect does not wait on DoEffect",
    ),
    (at_place(TILED, EndGame()), "EndGame does not wait on ChooseEffects"),
]

CREW: list[Flaw] = [
    (
        in_turn(EndCrew(A, CrewId(4), 1), chosen(card=4), of=CREWED),
        "player 0 has no crew card 4 to fulfil",
    ),
    (
        in_turn(EndCrew(B, CrewId(1), 1), chosen(card=1), of=CREWED),
        "player 0 has no crew card 1 to fulfil",
    ),
    (
        in_turn(EndCrew(A, CrewId(1), 3), chosen(card=1), of=CREWED),
        "worker 3 of player 0 cannot fulfil crew card 1",
    ),
    (
        in_turn(
            *(EndCrew(A, CrewId(1), 1), chosen(card=1)),
            *(EndCrew(A, CrewId(1), 1), chosen(card=1)),
            of=CREWED,
        ),
        "the actions of crew card 1 are done while they are done",
    ),
    (
        at_place(TILED, chosen(card=3), chosen(card=3)),
        "the actions of crew card 3 are done while they are done",
    ),
    (
        in_turn(
            *(EndCrew(A, CrewId(1), 1), chosen(card=1)),
            *(EndCrew(A, CrewId(2), 1), chosen(card=2)),
            of=with_seals(START, A, {1: "bppppp"}),
        ),
        "worker 1 of player 0 is fulfilling two crew cards",
    ),
    (
        at_place(TILED, *[chosen(place="academy_2")] * 2),
        "the actions of academy_2 are done while they are done",
    ),
    (
        in_turn(EndCrew(A, CrewId(1), 1), EndCrew(A, CrewId(2), 2), of=CREWED),
        "EndCrew does not wait on EndCrew",
    ),
]

DUE: list[Flaw] = [
    *(
        (state, "nobody is to act and nothing is due on")
        for state in (
            in_turn(),
            at_place("exploration_1"),
            at_place("museum_deliver", doing(Deliver(2, 3))),
            in_turn(EndCrew(A, CrewId(1), 1), of=CREWED),
        )
    )
]

FLAWS = [*LISTS, *ACTIONS, *CREW, *DUE]


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_flaw(found: Flaw) -> None:
    """What a player cannot be asked is said in a sentence."""
    check_flaw(found)


@pytest.mark.parametrize("found", FLAWS, ids=lambda found: str(found[1]))
def test_is_not_loaded(found: Flaw) -> None:
    """A saved position with a flaw is refused when it is loaded."""
    check_refusal(found)


@pytest.mark.parametrize(
    "state",
    [
        at_place("exploration_1", doing(Explore(2))),
        at_place("exploration_1", doing(Explore(3, 1)), row="bggggg"),
        at_place("exploration_1", doing(Explore(2, 0, IslandId("A"))), row="bggggg"),
        at_place("correspondence_1", doing(Correspond(2)), of=SENT),
        in_turn(
            chosen(place="museum_deliver"),
            doing(Deliver(2, 3, 1)),
            of=replace(stood("museum_deliver", of=RESEARCHED), round=1),
        ),
        at_place(
            "small_left", chosen(Academy(), Academy(discount=1), place="academy_2")
        ),
        at_place(TILED, chosen(GainCoins(2)), of=with_tents(GUEST, A, {"A7": 0})),
        in_turn(EndCrew(A, CrewId(1), 1), chosen(GainCoins(8), card=1), of=CREWED),
    ],
)
def test_no_flaw(state: State) -> None:
    """What a player can be asked is no flaw."""
    assert flaw(state) is None
