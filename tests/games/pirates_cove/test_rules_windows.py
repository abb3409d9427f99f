"""Event cards: the windows, who is asked, and in which order."""

from __future__ import annotations

import pytest

from tabletop import TurnRule
from tabletop.games.pirates_cove import (
    GAME,
    AskEvent,
    CardId,
    Improve,
    Island,
    Passed,
    Phase,
    Pirate,
    PlayEvent,
    Rule,
    ShipMoved,
    State,
    Window,
)
from tests.games.pirates_cove.drawing import (
    A,
    B,
    C,
    on,
    opened,
    play,
    refused,
    sailing,
    ship,
    visit,
)
from tests.games.pirates_cove.showing import (
    combat,
    discards,
    fame,
    gold,
    hand,
    legal,
    places,
    told,
    treasures,
    turn,
)

EVENTS = "change_of_course freebooter royal_navy safe_passage"


def asked(state: State) -> str:
    """Pass for everybody who is asked in this window, and name them in order."""
    state, said = on(state), ""
    question = state.pending[-1]
    assert isinstance(question, AskEvent)
    while isinstance(state.pending[-1], AskEvent):
        if state.pending[-1].window is not question.window:
            break
        said += turn(state)
        state = on(play(state, "pass"))
    return said


class TestChangeOfCourse:
    """After the wheels are revealed, ships may change their course."""

    def test_comes_after_the_reveal(self) -> None:
        """As soon as the ships have moved, players are asked (A64)."""
        state = sailing(ship(6), ship(6, hand="change_of_course"))
        courses = [f"{player}: sail 2" for player in "ABCD"]

        state = play(state, *courses)

        assert (
            "B",
            {f"event change_of_course {place}" for place in (1, 3, 4, 5, 6)},
        ) == (turn(state), legal(state) - {"pass"})

    def test_moves_the_own_ship(self) -> None:
        """The ship moves, the card is discarded, and all see it (A68)."""
        state = opened(Window.COURSE, ship(2, hand="change_of_course"), ship(3))
        state = play(state, "event change_of_course 3")

        assert (3, "", "change_of_course") == (
            places(state)[A],
            hand(state, A),
            discards(state),
        )
        assert Island(3) is combat(state).where
        assert ShipMoved(A, Island(3)) in state.news

    @pytest.mark.parametrize("place", range(1, 7))
    def test_not_to_where_it_is(self, place: int) -> None:
        """Any of the islands 1 to 6 but the present one (A68)."""
        state = opened(Window.COURSE, ship(place, hand="change_of_course"))

        assert {
            f"event change_of_course {other}" for other in range(1, 7) if other != place
        } == legal(state) - {"pass"}
        refusal = refused(state, f"event change_of_course {place}")
        assert Rule.EVENT_CARDS is refusal.rule
        assert str(place) not in str(told(refusal)["choice"])

    @pytest.mark.parametrize(
        "said", ["event change_of_course", "event change_of_course 7"]
    )
    def test_not_to_the_cove_and_not_nowhere(self, said: str) -> None:
        """It names an island, and not the Cove (A68)."""
        state = opened(Window.COURSE, ship(2, hand="change_of_course"))

        assert Rule.EVENT_CARDS is refused(state, said).rule

    def test_once_a_month(self) -> None:
        """Who has two plays one in a month (A68)."""
        hand = "change_of_course change_of_course"
        state = opened(Window.COURSE, ship(2, hand=hand), ship(4))
        state = play(state, "event change_of_course 3")

        assert Rule.EVENT_CARDS is refused(state, "event change_of_course 2").rule
        assert Window.NAVY is window(state)

    def test_later_players_see_the_move(self) -> None:
        """Who is asked later knows where the ship went, and the order stays (A68)."""
        ships = ship(1, hand="change_of_course"), ship(2, hand="change_of_course")
        state = play(opened(Window.COURSE, *ships), "event change_of_course 6")

        assert (6, "B") == (GAME.view(state, B).table.pirates[A].where, turn(state))

    def test_order(self) -> None:
        """By place, then by speed; Treasure Island comes last (A64)."""
        ships = [
            ship(6, hand="fame_1"),
            ship(4, "2322", hand="fame_1"),
            ship(4, "2422", hand="fame_1"),
            ship(1, hand="fame_1"),
        ]

        assert "DCBA" == asked(opened(Window.COURSE, *ships))

    def test_everybody_with_a_card_is_asked(self) -> None:
        """Whoever holds any card is asked; an empty hand is not (A65)."""
        ships = ship(1, hand="fame_1"), ship(2), ship(3, hand="steady_aim"), ship(4)

        assert "AC" == asked(opened(Window.COURSE, *ships))

    def test_nobody_with_a_card(self) -> None:
        """With empty hands the window passes unseen (A65)."""
        state = opened(Window.COURSE, ship(1), ship(2), ship(3), ship(3))

        assert Island(3) is combat(state).where


def window(state: State) -> Window:
    """Say for which window somebody is asked."""
    question = on(state).pending[-1]
    assert isinstance(question, AskEvent)
    return question.window


class TestFreebooter:
    """Before each plunder the others may ask for half of it."""

    def shared(self, *ships: Pirate, turned: str = "2:T46") -> State:
        """Let A plunder island 2, with B holding the card."""
        others = ships or (ship(6, hand="freebooter"),)
        state = visit(Phase.PLUNDER, 2, ship(2), *others, turned=turned)
        return on(play(state, "event freebooter"))

    def test_half_of_gold_and_treasures(self) -> None:
        """Of 2 gold and 3 treasures 1 and 1 go to the freebooter (A67)."""
        state = self.shared()

        assert ((10, 10), (2, 1)) == (gold(state)[:2], treasures(state)[:2])
        assert ("", "freebooter") == (hand(state, B), discards(state))

    @pytest.mark.parametrize(
        ("card", "coins", "chests"),
        [
            ("T31", (12, 11), (0, 0)),
            ("T01", (9, 9), (1, 0)),
            ("T49", (9, 9), (2, 2)),
            ("T34", (10, 9), (2, 1)),
            ("T43", (11, 11), (1, 1)),
        ],
    )
    def test_rounded_down_apart(
        self, card: str, coins: tuple[int, int], chests: tuple[int, int]
    ) -> None:
        """Halves are rounded down, gold and treasures apart (A67)."""
        state = self.shared(turned=f"2:{card}")

        assert (coins, chests) == (gold(state)[:2], treasures(state)[:2])

    def test_fame_and_cards_are_not_shared(self) -> None:
        """Fame and Tavern cards stay with who plunders (A67)."""
        state = self.shared(turned="2:T04")

        assert ((3, 0), 1, "") == (
            fame(state)[:2],
            len(state.pirates[A].hand),
            hand(state, B),
        )

    def test_half_of_what_is_really_had(self) -> None:
        """Of 3 treasures only 2 are in the supply: half of 2 (A67, A48)."""
        others = ship(6, hand="freebooter"), ship(6, treasures=48)

        assert (1, 1, 48) == treasures(self.shared(*others))[:3]

    def test_of_nothing(self) -> None:
        """Of an empty supply the freebooter has nothing, and the card is gone (A67)."""
        others = ship(6, hand="freebooter"), ship(6, treasures=50)
        state = self.shared(*others, turned="2:T49")

        assert ((0, 0), "freebooter") == (treasures(state)[:2], discards(state))

    def test_not_for_who_plunders(self) -> None:
        """All others are asked, wherever they are; who plunders is not (A64)."""
        state = visit(
            Phase.PLUNDER,
            2,
            ship(2, hand="freebooter"),
            ship(7, hand="fame_1"),
            ship(6, hand="fame_1"),
            turned="2:T31",
        )

        assert "CB" == asked(state)

    def test_one_for_a_plunder(self) -> None:
        """After one nobody else is asked (A67)."""
        ships = ship(2), ship(5, hand="freebooter"), ship(6, hand="freebooter")
        state = visit(Phase.PLUNDER, 2, *ships, turned="2:T31")
        state = on(play(state, "event freebooter"))

        assert (("", "freebooter"), Window.BOOTY) == (
            (hand(state, B), hand(state, C)),
            window(state),
        )
        assert (12, 11) == gold(state)[:2]

    def test_asked_before_each_plunder(self) -> None:
        """Before every island that is plundered players are asked anew (A64)."""
        ships = ship(2), ship(3), ship(6, hand="freebooter")
        state = visit(Phase.PLUNDER, 1, *ships, turned="2:T31 3:T40")
        state = play(state, "pass")
        assert ("C", 14) == (turn(state), gold(state)[A])

        state = on(play(state, "event freebooter"))
        assert (12, 12) == gold(state)[1:3]

    def test_no_question_where_nobody_plunders(self) -> None:
        """Where no ship is left nobody is asked (A64)."""
        state = visit(Phase.PLUNDER, 5, ship(2), ship(6, hand="freebooter"))

        assert isinstance(on(state).pending[-1], Improve)

    def test_names_nobody(self) -> None:
        """The card names no island."""
        ships = ship(2), ship(6, hand="freebooter")
        state = visit(Phase.PLUNDER, 2, *ships, turned="2:T31")

        assert Rule.EVENT_CARDS is refused(state, "event freebooter 2").rule

    def test_taken_beyond_the_hull(self) -> None:
        """A freebooter may have more than the hull keeps, until phase 6 (A49)."""
        state = self.shared(ship(6, treasures=5, hand="freebooter"), turned="2:T49")

        assert 7 == treasures(state)[B]


class TestNavyWindow:
    """At the start of the Combat phase the Navy may be sent."""

    def test_before_the_first_combat(self) -> None:
        """Players are asked once, before any combat (A64)."""
        ships = ship(1), ship(1), ship(3), ship(6, hand="royal_navy")
        state = opened(Window.NAVY, *ships)

        assert (None, Window.NAVY) == (state.combat, window(state))
        state = play(state, "pass")
        assert Island.TAVERN is combat(on(state)).where

    def test_order(self) -> None:
        """By place, then by speed (A64)."""
        ships = [
            ship(6, hand="fame_1"),
            ship(4, hand="fame_1"),
            ship(1, hand="fame_1"),
            ship(6, "2322", hand="fame_1"),
        ]

        assert "CBDA" == asked(opened(Window.NAVY, *ships))

    def test_after_the_courses_are_changed(self) -> None:
        """First courses are changed, then the Navy is sent (A64)."""
        ships = ship(6, hand=EVENTS), ship(3), ship(2), ship(1)
        state = sailing(*ships)
        state = play(state, "A: sail 6", "B: sail 3", "C: sail 2", "D: sail 1")
        assert Window.COURSE is window(state)

        assert Window.NAVY is window(play(state, "pass"))


@pytest.mark.parametrize(
    ("opening", "card"),
    [(Window.COURSE, "change_of_course"), (Window.NAVY, "royal_navy")],
)
def test_cards_of_other_windows(opening: Window, card: str) -> None:
    """A card is played in its own window only (A64)."""
    state = opened(opening, ship(2, hand=f"{EVENTS} fame_1 steady_aim"), ship(3))

    assert {card} == {said.split()[1] for said in legal(state) if said != "pass"}
    for other in f"{EVENTS} fame_1 steady_aim".split():
        for island in ("", " 1", " 3", " 4", " 6"):
            if other != card:
                said = f"event {other}{island}"
                assert Rule.EVENT_CARDS is refused(state, said).rule


def test_cards_of_others() -> None:
    """Only what one holds is played."""
    ships = ship(2, hand="fame_1"), ship(3, hand="change_of_course")
    state = opened(Window.COURSE, *ships)

    refusal = refused(state, "event change_of_course 4")
    assert Rule.CARD_IN_HAND is refusal.rule
    assert {"card": "change_of_course"} == told(refusal)
    card = PlayEvent(B, CardId("change_of_course"), Island(4))
    assert TurnRule.YOUR_TURN is refused(state, card).rule


def test_no_event_cards_in_upgrades() -> None:
    """When a place is used, no Event card is played (A64)."""
    state = visit(Phase.UPGRADE, 1, ship(1, hand=EVENTS))

    for card in EVENTS.split():
        assert Rule.EVENT_CARDS is refused(state, f"event {card}").rule


def test_passing_is_told() -> None:
    """Everybody hears who passes in which window (A65)."""
    state = opened(Window.COURSE, ship(2, hand="fame_1"), ship(3))
    state = play(state, "pass")

    assert Passed(A, Window.COURSE) in GAME.view(state, C).news


def test_event_cards_cost_nothing() -> None:
    """An Event card costs no gold (A64)."""
    state = opened(Window.COURSE, ship(2, gold=0, hand="change_of_course"))

    assert 0 == gold(play(state, "event change_of_course 3"))[A]
