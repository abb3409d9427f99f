"""Each legal action says what it does and costs, where its notation does not."""

from __future__ import annotations

from typing import Final

import pytest

from tabletop.games.darwins_journey import GAME, Action, describe
from tabletop.games.darwins_journey.actions import (
    ChooseEffect,
    Convert,
    Finish,
    KeepCard,
    TakePair,
)
from tabletop.games.darwins_journey.kinds import CrewId, Gain, Metal
from tabletop.games.darwins_journey.pending import KeepCrew
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AnyCamp,
    ConvertKnowledge,
    CopyCrew,
    Correspond,
    Deliver,
    Explore,
    FulfilFreely,
    GainCoins,
    GainObjective,
    GainPurple,
    Navigate,
    PerformLocked,
    PlaceExplorer,
    Reactivate,
    RepeatDelivery,
    ResearchMuseum,
    Unlock,
)
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.playing import GENEROUS, busily, steps
from tests.games.darwins_journey.positions import (
    A,
    B,
    choosing,
    dealt,
    doing,
    holding,
    on,
    place,
    sail,
    settled,
    turn,
    walk,
    with_me,
    with_scrolls,
    with_seals,
    with_specimens,
    with_tents,
    workers_at,
)
from tests.games.darwins_journey.positions_more import (
    bare,
    crewed,
    displayed,
    museum,
    researched,
)
from tests.games.darwins_journey.verbs import (
    again,
    copy,
    crew,
    deliver,
    fulfil,
    outright,
    perform,
    purple,
    research,
    seal,
    send,
    stamp,
    take,
    tent,
    unlock,
)

START: Final = bare()
RESERVE: Final = holding(displayed(START, "S6 G1"), A, "SS4 SG1")
READY: Final = with_seals(researched(RESERVE, "rb"), A, {1: "rr"})
PAIRS: Final = dealt()

LABELS: Final[list[tuple[State, Action, str]]] = [
    (turn(START, A), place(A, 1, "exploration_1"), "explore 2"),
    (
        turn(with_me(workers_at(START, B, {0: "exploration_1"}), A, knowledge=1), A),
        place(A, 1, "navigation_1", 1),
        "navigate 2, for 3 coins and 1 knowledge",
    ),
    (turn(START, A), place(A, 1, "turn_order"), "+3 coins"),
    (
        doing(with_specimens(START, {"O2": "green_bird"}), A, Navigate(2)),
        sail(A, "O1 O2"),
        "research green bird",
    ),
    (
        doing(on(START, A, explorers={"A": "A3"}), A, Explore(2)),
        walk(A, "A4"),
        "golden ribbon +1 point, camp A4",
    ),
    (doing(START, A, Navigate(2)), sail(A, "O1"), ""),
    (doing(START, A, PlaceExplorer()), send("B"), "to the start of island B"),
    (doing(START, A, AnyCamp()), tent("A7", 1), "navigate 2, for 1 coin"),
    (
        doing(with_me(START, A, tents=4), A, AnyCamp()),
        tent("A7", 0),
        "navigate 2, +2 coins",
    ),
    (
        doing(with_tents(START, A, {"A7": 0}), A, Reactivate()),
        again("A7"),
        "navigate 2",
    ),
    (
        doing(START, A, Unlock()),
        unlock("academy_2"),
        "academy, academy -1, for 4 coins",
    ),
    (doing(START, A, Unlock(is_free=True)), unlock("exploration_2"), "explore 3"),
    (doing(START, A, PerformLocked()), perform("exploration_3"), "explore 4"),
    (
        doing(with_scrolls(START, "gby", "rgb", "yrg", "byr"), A, Academy()),
        seal(2, 1, 1),
        "red seal, for 2 coins",
    ),
    (doing(START, A, GainPurple()), purple(1), "purple seal"),
    (doing(START, A, Correspond(2)), stamp(0, 0), "+4 coins / +2 coins"),
    (
        doing(with_me(START, A, stacks=(1, 4, 4)), A, Correspond(2)),
        stamp(0, 0),
        "+4 coins / +2 coins; last of the stack: explore 2",
    ),
    (
        doing(researched(museum(START), "gr bp"), A, Deliver(2, 3, done=1)),
        deliver("gr"),
        "+7 coins, theory +0, for 3 coins",
    ),
    (
        doing(researched(museum(START, "", "gr"), "gr"), A, RepeatDelivery()),
        deliver("gr"),
        "+6 coins, theory +0",
    ),
    (
        doing(museum(START, "gr bp"), A, ResearchMuseum(2, 3, done=1)),
        research("gr"),
        "for 3 coins",
    ),
    (
        doing(displayed(START, "S6 G1"), A, GainObjective()),
        take("S6"),
        "1 fossil, ship at space 8",
    ),
    (
        doing(RESERVE, A, GainObjective()),
        take("G1", 1),
        "2 blue seals, 2 tents, for 3 coins",
    ),
    (turn(READY, A), fulfil("SS4", 4), "5 points at the end"),
    (turn(READY, A), fulfil("SS4", 0), "use a camp again, 1 point at the end"),
    (
        doing(RESERVE, A, FulfilFreely()),
        outright("SG1", Metal.GOLD, 1),
        "purple seal, 4 points at the end, for 3 coins",
    ),
    (
        turn(crewed(with_seals(START, A, {1: "ggrbb"}), "14"), A),
        crew(14, 1),
        "+8 points",
    ),
    (doing(crewed(START, "14"), A, CopyCrew()), copy(14), "+8 points"),
    (doing(START, A, ConvertKnowledge(7, 6)), Convert(A, Gain.POINTS), "+6 points"),
    (doing(START, A, ConvertKnowledge(7, 6)), Convert(A, Gain.COINS), "+7 coins"),
    (choosing(START, A, Explore(2), GainCoins(1)), ChooseEffect(A, 1), "+1 coin"),
    (
        choosing(START, A, Explore(2), GainCoins(1)),
        Finish(A),
        "without explore 2 or +1 coin",
    ),
    (doing(START, A, Explore(2)), Finish(A), "without explore 2"),
    (
        settled(START, KeepCrew(A, (CrewId(1), CrewId(14)))),
        KeepCard(A, CrewId(14)),
        "green seal; GGRBB: +8 points",
    ),
]


@pytest.mark.parametrize(
    ("state", "action", "label"),
    LABELS,
    ids=[GAME.format_action(action) for _, action, _ in LABELS],
)
def test_a_label(state: State, action: Action, label: str) -> None:
    """It says what the action does here, and what it costs here."""
    assert GAME.refusal(state, action) is None
    assert label == describe(GAME.view(state, A), action)


def test_a_pair_says_what_both_ask_for() -> None:
    """The silver objective first."""
    player = GAME.to_act(PAIRS)[0]
    view = GAME.view(PAIRS, player)
    (action, *_) = GAME.legal_actions(PAIRS)
    assert isinstance(action, TakePair)

    assert "; with " in describe(view, action)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_legal_action_has_a_label(players: int) -> None:
    """In whole games each can be described; what is chosen by a number always is."""
    state = GAME.new_game(players, GENEROUS)
    for _, after in steps(players, "labels", choose=busily, config=GENEROUS):
        for player in GAME.to_act(state):
            view = GAME.view(state, player)
            for action in GAME.legal_actions(state, player):
                label = describe(view, action)
                assert label or not isinstance(action, ChooseEffect | Finish)
        state = after


# -- in the text


def lines(state: State) -> list[str]:
    """List the lines of a position, blanks made single."""
    drawn = GAME.text(GAME.view(state, A)).split("\n")
    return [" ".join(line.split()) for line in drawn]


def test_the_text_says_why_an_action_cannot_be_chosen() -> None:
    """Beside what it would do."""
    state = choosing(with_me(START, A, coins=3), A, Unlock(), GainCoins(1))

    assert (
        "do 1: unlock a place (not now: the cheapest lock costs 4 coins, and you have "
        "3)"
    ) in " ".join(lines(state))
    assert "do 2: +1 coin" in lines(state)


def test_the_text_says_what_can_be_fulfilled_besides() -> None:
    """At whatever question."""
    for state in (turn(READY, A), doing(READY, A, Explore(2))):
        assert "fulfil SS4 slot 5: 5 points at the end" in lines(state)
