"""The whole position in words, for those who cannot see it."""

from __future__ import annotations

from tabletop import SPECTATOR, replace
from tabletop.games.darwins_journey import GAME, Config, LastingKind, Specimen, State
from tabletop.games.darwins_journey.kinds import CrewId
from tabletop.games.darwins_journey.pending import Ranking
from tabletop.games.darwins_journey.render.described import described, titled
from tabletop.games.darwins_journey.state import CrewOnTable
from tests.games.darwins_journey.positions import (
    A,
    B,
    dealt,
    holding,
    on,
    start,
    turn,
    unlocked,
    with_delivered,
    with_letters,
    with_me,
    with_scrolls,
    with_specimens,
    with_tents,
    workers_at,
)
from tests.games.darwins_journey.solo import solo

START = turn(start(), A)


def told(state: State) -> str:
    """Describe a position to an onlooker."""
    return described(GAME.view(state, SPECTATOR))


def test_the_title_tells_round_and_question() -> None:
    """In a few words."""
    view = GAME.view(START, A)

    assert "Darwin's Journey, round 1 of 5: Player 0 to place a worker" == titled(view)


def test_places_are_told() -> None:
    """What they do, who stands there, and whose lens lies there."""
    state = unlocked(START, {"academy_2": A})
    state = workers_at(state, B, {1: "academy_2", 2: "exploration_1"})

    assert "Exploration 1, explore 2: w3 of Player 1." in told(state)
    assert (
        "Academy 2, academy, academy -1: lens of Player 0, w2 of Player 1."
    ) in told(state)
    assert "Academy 3, academy, academy -3: locked." in told(state)
    assert "Navigation 1, navigate 2." in told(state)


def test_academy_and_post_are_told() -> None:
    """Scrolls, envelopes, goals and objectives on display."""
    state = with_letters(with_scrolls(START, "g.y", "...", "rrr", "bbb"), 2, 4, 5)
    state = replace(state, post=replace(state.post, stamps=((1, 2), (0, 0), (0, 0))))

    assert "Scroll 1: green, yellow. Scroll 2: no seals." in told(state)
    assert "+4 coins / +2 coins: 1 of Player 0, 2 of Player 1." in told(state)
    assert "Envelope 2, explore 2 / explore 1: no stamps." in told(state)
    assert "Goal of round 2: 4 for each blue seal." in told(state)
    for tile in state.board.objectives:
        assert f"On display {tile}: " in told(state)


def test_tracks_are_told() -> None:
    """Specimens, museum, the Beagle and tents."""
    state = with_specimens(START, {"A2": "green_bird"})
    state = with_tents(with_delivered(state, "green_bird"), B, {"A7": 1})

    assert "A2: green bird." in told(state)
    assert " and green bird. The HMS Beagle is at O1." in told(state)
    assert "Tent of Player 1 at A7, space 2." in told(state)


def test_people_are_told() -> None:
    """Everything that a player has."""
    state = on(START, B, ship="O3", explorers={"A": "A2"})
    state = holding(state, B, reserve="S1", silver={1: "S7"}, gold={0: "G1!"})
    state = with_me(
        state,
        B,
        coins=7,
        knowledge=2,
        research=(Specimen.GREEN_BIRD,),
        lasting=(LastingKind.EXTRA_BOOK,),
        crew=(CrewOnTable(CrewId(1), 1), CrewOnTable(CrewId(14))),
    )
    (own,) = [each for each in told(state).split(". ") if each.startswith("Player 1: ")]

    for fact in (
        "0 points; 7 coins; 2 knowledge; theory 0 with 1 book; ship at O3;",
        "explorers at A2; left 6 lenses, 5 tents, 2 explorers, stamps 4 4 4 +0;",
        "w1 P home;",
        "researched green bird;",
        "S1 in reserve, 2 blue seals, 1 red specimen;",
        "S7 on silver slot 2, 10 coins, 1 plant;",
        "G1 on gold slot 1, fulfilled;",
        "crew card 1 fulfilled by w2;",
        "crew card 14, GGRBB: +8 points;",
        "+1 book",
    ):
        assert fact in own


def test_hands_of_the_draft_are_counted() -> None:
    """As everybody can count them."""
    assert "4 crew cards in hand" in told(dealt(config=Config()))


def test_the_result_is_told() -> None:
    """Points of everybody, once the game is over."""
    state = with_me(replace(START, pending=(Ranking(),)), A, coins=10)

    assert "Points in the end: Player 0 3, Player 1 " in told(state)


def test_alfred_is_told() -> None:
    """Among the people, and where he is on his bonus track."""
    assert "Alfred: 0 points;" in told(solo())
    assert "Alfred stands at 5 on the bonus track, with " in told(solo())
    assert "The Beagle brings him 2 points for each round." in told(solo())
