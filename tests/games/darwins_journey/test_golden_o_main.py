"""Golden cases 177 to 183: which worker of Alfred's goes to which main place."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.kinds import LastingKind
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.solo import (
    ME,
    alfred,
    away,
    draws,
    me,
    opened,
    posted,
    resting,
    row,
    scrolls,
    solo,
    standing,
    tired,
    where,
    with_alfred,
    with_rows,
    with_workers,
)

MAIN = {1: "ABCD", 2: "BCDA", 3: "CDAB", 4: "DABC", 5: "ACBD", 6: "BDAC", 7: "DCBA"}
"""The workers by whom each card would like to go to a main diary."""

FIRST = {
    "A": "exploration_1",
    "B": "navigation_1",
    "C": "correspondence_1",
    "D": "academy_1",
}
"""Where the workers of the white board go with nothing but their printed seals."""


def gone(state: State) -> dict[str, str | None]:
    """Tell which workers of Alfred's stand where."""
    return {
        letter: where(state, worker)
        for worker, letter in enumerate("ABCD")
        if where(state, worker) is not None
    }


def one(level: str, rows: str, coins: int = 4, worker: int = 0) -> State:
    """Leave one worker at home, with seals and coins.

    His explorer stands where no coins are to be found on the next spaces.
    """
    state = standing(with_rows(solo(level), {worker: rows}), explorers={"A": "A16"})
    state = away(state, "ABCD".replace("ABCD"[worker], ""))
    return with_alfred(state, coins=coins)


# -- which worker


@pytest.mark.parametrize(("card", "order"), MAIN.items())
def test_order_of_a_card(card: int, order: str) -> None:
    """The left-most worker at home of the card's list is sent (p.29, DJS-058/059)."""
    state = with_workers(solo(), mine={1: "special_top_left"})

    for number, letter in enumerate(order):
        left = away(state, order[:number])
        assert FIRST[letter] == gone(draws(left, card))[letter]


def test_worker_without_a_place() -> None:
    """A worker who has no place is passed over for the next (p.29, DJS-060)."""
    state = with_workers(solo(), mine={1: "exploration_1"})

    assert {"B": "navigation_1"} == gone(draws(state, "main"))


def test_no_worker_has_a_place() -> None:
    """If no worker has one, the card's next option comes (p.29, DJS-061)."""
    state = draws(tired(solo()), "main")

    assert (1, 0 + 7) == (resting(state), alfred(state).coins)


def test_nothing_is_paid_in_vain() -> None:
    """Workers that are passed over cost nothing (p.29, DJS-052)."""
    state = opened(with_alfred(solo(), coins=2), "navigation_2 navigation_3")
    state = with_workers(state, mine={1: "exploration_1"})

    state = draws(state, "main")

    assert ({"C": "correspondence_1"}, 2) == (gone(state), alfred(state).coins)


# -- places that are possible


def test_circle_with_a_worker() -> None:
    """For Alfred a round place with a worker is not empty, his own too (p.29, R72)."""
    state = with_workers(with_alfred(solo(), coins=12), {1: "exploration_1"})

    assert "A" not in gone(draws(state, "main"))


def test_locked_places() -> None:
    """What is locked cannot be entered, however strong (p.29, DJS-048)."""
    state = with_rows(with_alfred(solo(), coins=12), {0: "ggg"})

    assert {"A": "exploration_1"} == gone(draws(state, "main"))


def test_only_the_main_diaries() -> None:
    """Other diaries and squares are none of this option's business (p.29, DJS-062)."""
    state = one("easy", "gb")
    state = with_workers(state, mine={0: "exploration_1", 1: "navigation_1"})

    assert 1 == resting(draws(state, "main"))


def test_a_seal_that_matches() -> None:
    """Without a seal of its colour a place is out of reach, coins or not (DJS-049)."""
    state = opened(one("easy", "g", coins=12), "navigation_2 navigation_3")

    assert "exploration_1" == where(draws(state, "main"), 0)


def test_g181_occupied_section() -> None:
    """An occupied section costs three coins; with two he stays away (p.29, DJS-026)."""
    state = with_workers(one("easy", "g", coins=3), mine={0: "navigation_1"})

    paid = draws(state, "main")
    kept = draws(with_alfred(state, coins=2), "main")

    assert ("exploration_1", 3 - 3) == (where(paid, 0), alfred(paid).coins)
    assert (1, 2 + 7) == (resting(kept), alfred(kept).coins)


def test_own_worker_occupies_a_section() -> None:
    """His own workers make a section dear as well (p.8, R74)."""
    state = standing(with_workers(solo(), {1: "navigation_1"}), explorers={"A": "A16"})

    assert 4 - 3 == alfred(draws(state, "main")).coins


def test_lower_penalty() -> None:
    """With the benefit for it he pays two coins, and two are enough (p.21, R78)."""
    state = with_workers(
        one("advanced_yellow", "g", worker=1), mine={0: "navigation_1"}
    )
    state = with_alfred(state, coins=2, lasting=(LastingKind.LOWER_PENALTY,))

    state = draws(state, "main")

    assert ("exploration_1", 0) == (where(state, 1), alfred(state).coins)


# -- the strongest


def test_g177_strongest_place() -> None:
    """With two blue he buys a third for three coins: navigation 3 (DJS-047/067)."""
    state = opened(one("easy", "bb", 3, worker=1), "navigation_2 navigation_3")

    state = draws(state, "main")

    assert ("navigation_3", 0) == (where(state, 1), alfred(state).coins)


def test_g178_next_strongest_place() -> None:
    """With two coins he pays none and takes navigation 2 (p.29)."""
    state = opened(one("easy", "bb", 2, worker=1), "navigation_2 navigation_3")

    state = draws(state, "main")

    assert ("navigation_2", 2) == (where(state, 1), alfred(state).coins)


@pytest.mark.parametrize(
    ("coins", "place", "left"),
    [
        (7, "navigation_3", 1),
        (6, "navigation_3", 0),
        (5, "navigation_2", 2),
        (3, "navigation_2", 0),
        (2, "navigation_1", 2),
    ],
)
def test_as_much_knowledge_as_needed(coins: int, place: str, left: int) -> None:
    """One blue seal: three coins for each missing one, or none (DJS-050/051/063)."""
    state = opened(one("easy", "b", coins, worker=1), "navigation_2 navigation_3")

    state = draws(state, "main")

    assert (place, left) == (where(state, 1), alfred(state).coins)


def test_knowledge_is_spent_at_once() -> None:
    """The knowledge that he buys is not kept (p.29-30)."""
    state = opened(one("easy", "bb", 3, worker=1), "navigation_2 navigation_3")

    assert (0, "bb") == (alfred(draws(state, "main")).knowledge, row(state, 1))


@pytest.mark.parametrize(
    ("coins", "place", "left"), [(6, "navigation_3", 0), (5, "navigation_2", 2)]
)
def test_penalty_and_knowledge(coins: int, place: str, left: int) -> None:
    """Penalty and knowledge must be paid together (p.29, DJS-064/066)."""
    state = opened(one("easy", "bb", coins, worker=1), "navigation_2 navigation_3")
    state = with_workers(state, mine={0: "exploration_1"})

    state = draws(state, "main")

    assert (place, left) == (where(state, 1), alfred(state).coins)


def test_strength_before_coins() -> None:
    """A stronger place is worth all its coins (p.29, DJS-051)."""
    state = opened(one("easy", "gy", 3), "exploration_2")

    state = draws(state, "main")

    assert ("exploration_2", 0) == (where(state, 0), alfred(state).coins)


def test_strength_before_colour() -> None:
    """A stronger place is worth more than the left-most colour (p.29-30)."""
    state = opened(one("easy", "gbb"), "navigation_2")

    assert "navigation_2" == where(draws(state, "main"), 0)


def test_strength_where_he_can_pay() -> None:
    """What he cannot pay does not keep him from a weaker place (p.29, DJS-065)."""
    state = opened(one("easy", "ggy", 2), "exploration_2")
    state = with_workers(state, mine={0: "navigation_1"})

    assert "correspondence_1" == where(draws(state, "main"), 0)


def test_stronger_place_is_taken() -> None:
    """With the strongest one taken the next is the strongest (p.29, DJS-048)."""
    state = opened(one("easy", "ggg"), "exploration_2 exploration_3")
    state = with_workers(state, mine={0: "exploration_3"})

    state = draws(state, "main")

    assert ("exploration_2", 4 - 3) == (where(state, 0), alfred(state).coins)


# -- equal strength


def test_fewest_coins_for_knowledge() -> None:
    """Of two equally strong places the one without knowledge (p.30, DJS-068/070)."""
    state = opened(one("easy", "gbb", 12), "exploration_2 navigation_2")

    state = draws(state, "main")

    assert ("navigation_2", 12) == (where(state, 0), alfred(state).coins)


def test_penalty_does_not_count_as_knowledge() -> None:
    """Only coins for knowledge are compared, not the penalty (p.30, R73)."""
    state = opened(one("easy", "gy", 6), "exploration_2 correspondence_2")
    state = with_workers(state, mine={0: "navigation_1"})

    state = draws(state, "main")

    assert ("exploration_2", 0) == (where(state, 0), alfred(state).coins)


def test_equal_places_that_he_can_pay() -> None:
    """With fewer coins only the place in the free section is left (R72, R73)."""
    state = opened(one("easy", "gy", 5), "exploration_2 correspondence_2")
    state = with_workers(state, mine={0: "navigation_1"})

    state = draws(state, "main")

    assert ("correspondence_2", 2) == (where(state, 0), alfred(state).coins)


def test_g180_left_most_seal() -> None:
    """Only the top places are left: green comes first, he explores (p.30, DJS-071)."""
    state = opened(one("easy", "gb", 3), "exploration_2 navigation_2")
    state = with_workers(state, mine={0: "exploration_2", 1: "navigation_2"})

    state = draws(state, "main")

    assert ("exploration_1", 3 - 3) == (where(state, 0), alfred(state).coins)


@pytest.mark.parametrize(
    ("level", "rows", "place"),
    [
        ("easy", "gb", "exploration_1"),
        ("medium", "bg", "navigation_1"),
        ("medium", "byyg", "navigation_1"),
        ("advanced_yellow", "yrg", "correspondence_1"),
        ("advanced_green", "gbyr", "exploration_1"),
    ],
)
def test_colour_of_the_left_most_seal(level: str, rows: str, place: str) -> None:
    """Equally strong and dear: the left-most seal decides (p.30, DJS-069)."""
    assert place == where(draws(one(level, rows), "main"), 0)


def test_colour_met_first() -> None:
    """If the left-most colour has no place, the next one counts (p.30, R72)."""
    state = with_alfred(one("easy", "gryb"), coins=6)
    state = with_workers(state, mine={0: "exploration_1"})

    assert "academy_1" == where(draws(state, "main"), 0)


# -- what it costs and brings


def test_the_players_lens() -> None:
    """The player gains a coin when he places on a lens of the player's (p.9, R74)."""
    state = opened(one("easy", "gg"), "exploration_2", by=ME)

    state = draws(state, "main")

    assert ("exploration_2", 4 + 1) == (where(state, 0), me(state).coins)


def test_his_own_lens() -> None:
    """A lens of his own brings nobody a coin (p.9, R74)."""
    state = draws(opened(one("easy", "gg"), "exploration_2"), "main")

    assert (4, 4) == (me(state).coins, alfred(state).coins)


@pytest.mark.parametrize("rows", ["gggb", "gggbbb", "gbyrgb"])
def test_g183_no_distinctions(rows: str) -> None:
    """Four or six seals bring him no further movement (p.29)."""
    state = draws(one("easy", rows), "main")

    assert "A18" == alfred(state).explorers[0]


@pytest.mark.parametrize("rows", ["bbbg", "bbbggg"])
def test_no_distinctions_at_sea(rows: str) -> None:
    """Nor do they let his ship sail further (p.29, DJS-055)."""
    assert "O2" == alfred(draws(one("easy", rows, worker=1), "main")).ship


@pytest.mark.parametrize("rows", ["yyyg", "yyyggg"])
def test_no_distinctions_for_letters(rows: str) -> None:
    """Nor do they bring more stamps, or split them (p.29, DJS-055)."""
    state = posted(one("easy", rows, worker=2), "0 0")

    state = draws(state, "main")

    assert ((0, 2), (0, 0), (0, 0)) == state.post.stamps


@pytest.mark.parametrize("rows", ["rrrg", "rrrggg"])
def test_no_distinctions_in_the_academy(rows: str) -> None:
    """Nor do they bring more seals, or cheaper ones (p.29, DJS-055)."""
    state = scrolls(one("easy", rows, worker=3), "...", "rgb", "yyb", "ryg")

    state = draws(state, "main")

    assert ("gg", 4 - 1) == (row(state, 0), alfred(state).coins)


@pytest.mark.parametrize("rows", ["gggb", "gggbbb"])
def test_no_distinctions_in_the_special_diary(rows: str) -> None:
    """Nor do they bring coins or points in the special diary (p.29, DJS-055)."""
    state = draws(one("easy", rows), "left")

    assert (4, 0) == (alfred(state).coins, alfred(state).points)
