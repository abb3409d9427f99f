"""What a check of the whole solo game found: accounts that were untrue or too vague."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import PlaceWorker
from tabletop.games.darwins_journey.content import Effect
from tabletop.games.darwins_journey.events.alfred import (
    AlfredDecided,
    AlfredSkipped,
    BonusCardPlayed,
    Reason,
)
from tabletop.games.darwins_journey.kinds import BonusCardId, PlaceId, SpaceId
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    Camp,
    Correspond,
    Deliver,
)
from tabletop.games.darwins_journey.render.news import last_news
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import events
from tests.games.darwins_journey.solo import (
    ALFRED,
    ME,
    alfred,
    alfred_part,
    camped,
    crowded,
    does,
    draws,
    met,
    opened,
    part,
    placed,
    scrolls,
    solo,
    taught,
    tired,
    with_alfred,
    with_rows,
    with_workers,
)

C3 = SpaceId("C3")
FULL = dict(enumerate(("gggbbb", "bbbggg", "yyyrrr", "rrryyy")))


def reason(state: State) -> Reason:
    """Return what decided at the only decision told."""
    (told,) = events(state, AlfredDecided)
    return told.reason


def why(state: State) -> str:
    """Return what was in the way of the first thing left out."""
    return events(state, AlfredSkipped)[0].why


def told(state: State) -> str:
    """Tell the player what just happened."""
    return last_news(GAME.view(state, ME))


# -- what decided


@pytest.mark.parametrize(
    ("effect", "lying", "decided"),
    [
        (Academy(), ("b..", "gyr", "...", "..."), Reason.CHEAPEST),
        (Academy(), ("g..", "gyr", "...", "..."), Reason.CHEAPEST),
        (Academy(), ("by.", "gyr", "...", "..."), Reason.LEFTMOST),
        (Academy(), ("b..", "...", "...", "..."), Reason.ONLY),
        (Academy(is_free=True), ("b..", "yyr", "...", "..."), Reason.TOP_ROW),
        (Academy(is_free=True), ("by.", "yyr", "...", "..."), Reason.LEFTMOST),
    ],
)
def test_what_decides_about_seals(
    effect: Effect, lying: tuple[str, ...], decided: Reason
) -> None:
    """Only between seals of one scroll the left-most decides (p.31)."""
    state = scrolls(with_rows(solo(), {0: "g"}), *lying)

    assert decided is reason(does(state, effect))


@pytest.mark.parametrize(
    ("researched", "decided"), [("gr gp", Reason.LEFTMOST), ("br rr", Reason.TOP_ROW)]
)
def test_what_decides_about_specimens(researched: str, decided: Reason) -> None:
    """Of specimens of one row the left-most is delivered, of others the top one."""
    state = does(met(solo(), researched), Deliver(1, 3))

    assert decided is reason(state)


# -- what was in the way


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (with_alfred(solo(), tents=0), "he has no tent left"),
        (camped(solo(), {"C3": 0}, by=ALFRED), "he has a tent there already"),
        (with_alfred(solo(), coins=1), "the space costs 2 coins, and Alfred has 1"),
        (
            with_alfred(camped(solo(), {"C3": 0}, by=ME), coins=3),
            "the space costs 4 coins, and Alfred has 3",
        ),
    ],
)
def test_why_no_tent(state: State, words: str) -> None:
    """It is told which of the conditions of a camp is not met (p.34)."""
    assert words == why(does(state, Camp(C3)))


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (with_rows(solo(), FULL), "no row has room"),
        (scrolls(solo(), "...", "...", "...", "..."), "no seal lies on the scrolls"),
        (
            scrolls(with_rows(solo(), {0: "ggg", 1: "bbb", 2: "yyy", 3: "rrr"}), "ggg"),
            "every seal would be the fourth of its colour",
        ),
    ],
)
def test_why_no_seal(state: State, words: str) -> None:
    """It is told which of the conditions of the academy is not met (p.31)."""
    assert words == why(does(state, Academy()))


@pytest.mark.parametrize(
    ("lenses", "coins", "words"),
    [
        (0, 9, "he has no lens left"),
        (6, 3, "he can pay for no locked place of the main diaries"),
    ],
)
def test_why_no_lens(lenses: int, coins: int, words: str) -> None:
    """Lenses and coins are told apart (p.34-35)."""
    state = with_alfred(solo(), coins=coins, lenses=lenses)

    assert words == why(draws(state, "small"))


def test_place_without_tile_is_no_locked_place() -> None:
    """The bottom places of the special diary wait for no lens: no tile lies there."""
    state = draws(solo(), "left")

    refusal = GAME.refusal(state, PlaceWorker(ME, 0, PlaceId("special_bottom_left")))

    assert refusal is not None
    assert "no special action tile lies on special bottom left" == refusal.message


# -- the account in sentences


def test_all_stamps_are_told() -> None:
    """What happens again at once is told with how often."""
    assert "put 3 stamps on envelope 1" in told(does(solo(), Correspond(3)))


def test_what_happens_again_later_is_told_again() -> None:
    """Points that are scored twice are told twice, if other things lie between."""
    state = alfred_part(solo(), bonus=9)
    state = draws(crowded(with_alfred(state, coins=12)), "main")

    assert 2 == told(state).count("y bonus card W1, he ")


def test_bought_knowledge_is_told_beside_a_penalty() -> None:
    """Coins for knowledge are told, even if they are as many as the penalty (p.29)."""
    state = with_alfred(opened(solo(), "exploration_2", by=ALFRED), coins=6)
    state = with_workers(state, mine={0: "navigation_1"})

    assert "for 6 coins, 3 of them for 1 missing seal" in told(draws(state, "main"))


def test_what_is_left_out_keeps_its_verb() -> None:
    """Several things left out are told in whole clauses."""
    account = told(draws(tired(solo()), "main"))

    assert "\nHe left out worker B, since" in account


# -- chains


def test_surplus_within_surplus() -> None:
    """Steps by a bonus card come before the next card that was crossed (R76).

    From space 4 with 12 coins, Alfred rests: 7 steps to 1, past W2 and W1. W2 gives 2
    coins, which are 2 steps to 3; W1 walks to A1, where 4 coins are 4 steps to 7, past
    W2: 2 steps to 9. Then the 2 steps of the rest lead to 1, past W1.
    """
    cards = (BonusCardId("W2"), BonusCardId("W1"))
    state = alfred_part(solo(), bonus=4, cards=cards)
    state = draws(crowded(with_alfred(state, coins=12)), "main")

    crossed = [each.card for each in events(state, BonusCardPlayed)]

    assert (["W2", "W1", "W2", "W1"], 1, 6) == (
        crossed,
        part(state).bonus,
        alfred(state).score.laps,
    )


def test_card_that_acts_in_the_turn_of_the_player() -> None:
    """A coin for his lens that is too much can let a bonus card act at once (R75)."""
    state = alfred_part(with_alfred(solo(), coins=12), bonus=4)
    state = taught(opened(state, "exploration_2", by=ALFRED), {1: "gg"})

    state = placed(state, 1, "exploration_2")

    assert ["W1"] == [each.card for each in events(state, BonusCardPlayed)]
