"""Golden cases 186 to 189: which seal Alfred takes, for how much, and where it goes."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.kinds import LastingKind
from tabletop.games.darwins_journey.pending.effects import Academy
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.solo import (
    alfred,
    away,
    does,
    draws,
    explorer,
    opened,
    part,
    resting,
    row,
    scrolls,
    solo,
    standing,
    where,
    with_alfred,
    with_rows,
    with_workers,
)

FULL = {"easy": ("ggb", "bbr", "yyg", "rry"), "medium": ("bby", "ggb", "rrg", "yyr")}
"""Rows that are full to the left of their brackets."""


def rows(state: State) -> tuple[str, ...]:
    """Write the rows of Alfred's workers."""
    return tuple(row(state, worker) for worker in range(4))


def taught(level: str, *written: str) -> State:
    """Write rows of Alfred's from the top; the others keep their printed seals."""
    return with_rows(solo(level), dict(enumerate(written)))


def takes(state: State, *scroll: str, coins: int = 4, discount: int = 0) -> State:
    """Let Alfred take a seal from the scrolls, from the cheapest on."""
    lying = (*scroll, "...", "...", "...", "...")[:4]
    state = scrolls(with_alfred(state, coins=coins), *lying)
    return does(state, Academy(discount))


def takes_free(state: State, *scroll: str) -> State:
    """Let Alfred take a seal for no coins, of which he has none."""
    lying = (*scroll, "...", "...", "...", "...")[:4]
    return does(scrolls(with_alfred(state, coins=0), *lying), Academy(is_free=True))


# -- the row


@pytest.mark.parametrize(
    ("written", "target"),
    [
        (("g",), 0),
        (("gb",), 0),
        (("ggb",), 1),
        (("ggb", "bbr"), 2),
        (("ggb", "b", "yyg"), 1),
        (("ggb", "bbr", "yyg"), 3),
        (("ggb", "bbr", "yyg", "rry"), 0),
        (("ggbr", "bbr", "yyg", "rry"), 0),
        (("ggbryy", "bbr", "yyg", "rry"), 1),
        (("ggbryy", "bbrg", "yygrbr", "r"), 3),
    ],
)
def test_target_row(written: tuple[str, ...], target: int) -> None:
    """The top row with room left of its bracket, or else at all (p.30, DJS-079/080)."""
    before = rows(taught("easy", *written))

    after = rows(takes(taught("easy", *written), "gby"))

    assert [target] == [each for each in range(4) if before[each] != after[each]]


def test_all_rows_full() -> None:
    """With no room at all nothing is taken or paid (p.30-31)."""
    state = taught("easy", "ggbbyy", "bbggyy", "yybbgg", "rrbbgg")

    after = takes(state, "...", "rrr")

    assert (rows(state), 4) == (rows(after), alfred(after).coins)


def test_seal_goes_to_the_first_empty_space() -> None:
    """A seal comes to the left-most empty space of its row (p.12)."""
    assert "gbyg" == row(takes(taught("easy", "gby", "bbr", "yyg", "rry"), "g.."), 0)


# -- an ordinary action


@pytest.mark.parametrize(
    ("scroll", "seal"), [("ybg", "g"), ("ygg", "g"), ("yrb", "y"), (".rb", "r")]
)
def test_colour_of_the_row(scroll: str, seal: str) -> None:
    """The left-most colour of the row, or else the left-most seal (p.31, DJS-086)."""
    assert "g" + seal == row(takes(solo(), scroll), 0)


def test_left_most_colour_of_the_row() -> None:
    """It is the colour at the left end of the row that counts (p.31)."""
    assert "gbg" == row(takes(taught("easy", "gb"), "bgr"), 0)


def test_example_of_the_yellow_seal() -> None:
    """The left-most colour of the row is taken up to three times (DJS-090)."""
    state = takes(taught("medium", "bby", "ggb", "rrg", "yy"), "rgy")

    assert "yyy" == row(state, 3)


def test_cheapest_scroll() -> None:
    """Always the cheapest scroll, though a dearer one has the colour (DJS-083)."""
    state = takes(solo(), "...", ".by", "ggg")

    assert ("gb", 4 - 1) == (row(state, 0), alfred(state).coins)


def test_first_of_equal_seals() -> None:
    """Of several seals of the colour in the scroll the left-most one goes (R99)."""
    assert (None, "green") == takes(solo(), "gg.").board.scrolls[0][:2]


def test_space_on_the_scroll_stays_empty() -> None:
    """What he takes is missing on the scroll (p.24, R30)."""
    state = takes(solo(), "bgy")

    assert ("blue", None, "yellow") == state.board.scrolls[0]


@pytest.mark.parametrize(("scroll", "cost"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_cost_of_a_scroll(scroll: int, cost: int) -> None:
    """He pays what the scroll says (p.31, DJS-088)."""
    state = takes(solo(), *["..."] * scroll, "gby")

    assert ("gg", 4 - cost) == (row(state, 0), alfred(state).coins)


def test_no_cost_of_a_space() -> None:
    """The spaces of his board cost nothing (R77)."""
    state = takes(taught("easy", "ggbry", "bbr", "yyg", "rry"), "...", "ggg", coins=1)

    assert ("ggbryg", 0) == (row(state, 0), alfred(state).coins)


def test_not_affordable() -> None:
    """Without the coins for the cheapest scroll no seal is taken (p.31)."""
    state = takes(solo(), "...", "...", "gby", coins=1)

    assert ("g", 1) == (row(state, 0), alfred(state).coins)


@pytest.mark.parametrize(("discount", "paid"), [(1, 1), (2, 0), (3, 0)])
def test_discount(discount: int, paid: int) -> None:
    """A discount comes off the scroll, without change (p.11, R22)."""
    state = takes(solo(), "...", "...", "gby", coins=1, discount=discount)

    assert ("gg", 1 - paid) == (row(state, 0), alfred(state).coins)


def test_free_scrolls() -> None:
    """With that benefit he pays nothing, but chooses as ever (p.21, R78)."""
    state = with_alfred(solo(), lasting=(LastingKind.FREE_SCROLLS,))

    state = takes(state, "...", "byr", "ggg", coins=0)

    assert ("gb", 0) == (row(state, 0), alfred(state).coins)


# -- never a fourth


def test_g186_no_fourth_seal() -> None:
    """Row A with three yellow takes the red one, left-most of the scroll (DJS-091)."""
    state = taught("advanced_yellow", "yryy", "ggb", "bbg", "rrg")

    assert "yryyr" == row(takes(state, "yrg"), 0)


def test_no_fourth_of_another_colour() -> None:
    """Nor a fourth seal of any other colour (p.31, DJS-084)."""
    state = taught("easy", "gbbb", "bbr", "yyg", "rry")

    assert "gbbbr" == row(takes(state, "brb"), 0)


def test_scroll_of_fourth_seals() -> None:
    """If the whole scroll would be fourth seals, the next one comes (p.31, DJS-087)."""
    state = taught("easy", "gggbbb", "bbbr", "yyg", "rry")

    after = takes(state, "bb.", "...", "bgy")

    assert ("bbbrg", 4 - 2) == (row(after, 1), alfred(after).coins)


def test_dearer_scroll_not_affordable() -> None:
    """If he cannot pay for the other colour, he takes none (p.31, DJS-085)."""
    state = taught("easy", "gggbbb", "bbbr", "yyg", "rry")

    after = takes(state, "bb.", "...", "bgy", coins=1)

    assert (rows(state), 1) == (rows(after), alfred(after).coins)


def test_only_fourth_seals() -> None:
    """If there is no other colour at all, he takes none (p.31, DJS-085)."""
    state = taught("easy", "gggb", "bbr", "yyg", "rry")

    assert rows(state) == rows(takes(state, "ggg", "g.g", "...", "ggg"))


def test_g187_first_scroll_empty() -> None:
    """Scroll two for a coin; rows A and B full to the left: green to C (DJS-092)."""
    state = takes(taught("advanced_green", "gby", "bbr", "g"), "...", "bg.", "rrr")

    assert ("gg", 4 - 1) == (row(state, 2), alfred(state).coins)


# -- for no coins


def test_free_seal_of_the_colour() -> None:
    """The row's left-most colour from any scroll, for nothing (p.31, DJS-081)."""
    state = takes_free(solo(), "byr", "byr", "byr", "brg")

    assert ("gg", 0) == (row(state, 0), alfred(state).coins)


def test_free_seal_of_the_cheapest_scroll() -> None:
    """In several scrolls: the cheapest, there the left-most column (R77, R99)."""
    state = takes_free(solo(), "byr", "rgg", "ggg")

    assert ("red", None, "green") == state.board.scrolls[1]


def test_free_seal_with_three_of_the_colour() -> None:
    """With three of it: the left-most seal of the top-most scroll (p.31, DJS-082)."""
    state = taught("easy", "gggb", "bbr", "yyg", "rry")

    assert "gggby" == row(takes_free(state, "...", "yrg", "rrr"), 0)


def test_free_seal_without_the_colour() -> None:
    """If no scroll has it: the left-most seal of the top-most one (p.31, R77)."""
    assert "gb" == row(takes_free(solo(), "...", ".br", "yyy"), 0)


def test_free_seal_is_no_fourth() -> None:
    """Not even for nothing does a row get a fourth seal of a colour (p.31, R77)."""
    state = taught("easy", "gggbbb", "bbbr", "yyg", "rry")

    assert "bbbry" == row(takes_free(state, "..b", "bb.", "byr"), 1)


def test_no_free_seal() -> None:
    """With nothing but fourth seals even a free one is left (p.31, R77)."""
    state = taught("easy", "gggb", "bbr", "yyg", "rry")

    assert rows(state) == rows(takes_free(state, "ggg", "ggg"))


# -- icons under seals


@pytest.mark.parametrize(
    ("written", "coins", "steps"),
    [
        (("ggb", "bbr", "yyg", "rry"), 0, 1),
        (("ggbryy", "bbr", "yyg", "rry"), 0, 1),
        (("ggbryy", "bbrgyy", "yyg", "rry"), 2, 0),
        (("ggbryy", "bbrgyy", "yygbrr", "rry"), 2, 0),
        (("ggbr", "bbr", "yyg", "rry"), 0, 0),
        (("gg",), 0, 0),
    ],
)
def test_icon_that_is_covered(written: tuple[str, ...], coins: int, steps: int) -> None:
    """The fourth space of each row has an icon, which acts at once (p.31)."""
    state = takes(taught("easy", *written), "bgy")

    assert (4 + coins, 5 + steps) == (alfred(state).coins, part(state).bonus)


def test_covered_icon_is_an_action() -> None:
    """An action under the seal is done by his rules (p.31, DJS-089)."""
    state = taught("medium", "bby", "ggb", "rrg", "yyr")
    assert "O1" == alfred(takes(state, "gby")).ship

    state = taught("medium", "bbyggy", "ggb", "rrg", "yyr")
    assert "A1" == explorer(takes(state, "gby"), "A")


# -- places of the academy


def scholar(*scroll: str, coins: int = 4, seals: str = "r") -> State:
    """Let D, whose row is red, be the only worker at home of the white board."""
    state = with_rows(away(solo(), "ABC"), {3: seals})
    return scrolls(with_alfred(state, coins=coins), *(*scroll, "...", "...", "...")[:4])


def test_place_of_the_academy() -> None:
    """The place costs nothing, the seal what its scroll says (p.31)."""
    state = draws(scholar("...", "gby"), "DABC")

    assert ("academy_1", "gg", 3) == (
        where(state, 3),
        row(state, 0),
        alfred(state).coins,
    )


def test_second_action_is_cheaper() -> None:
    """Place 2: a seal at full cost, a second for one coin less (DJS-072, R22, R77)."""
    state = opened(scholar("...", "...", "ggb", seals="rr"), "academy_2")

    state = draws(state, "DABC")

    assert ("academy_2", "ggg", 4 - 2 - 1) == (
        where(state, 3),
        row(state, 0),
        alfred(state).coins,
    )


def test_second_action_may_be_impossible() -> None:
    """If only the second seal is too dear, the first is taken (p.31, R72)."""
    state = opened(scholar("...", "...", "ggb", coins=2, seals="rr"), "academy_2")

    state = draws(state, "DABC")

    assert ("gg", 0) == (row(state, 0), alfred(state).coins)


def test_icon_before_the_second_action() -> None:
    """What the first seal covers is done before the second is taken (R19, p.31)."""
    state = opened(scholar("...", "g..", "r..", coins=1, seals="rry"), "academy_2")
    state = with_rows(state, {0: "ggbryy", 1: "bbrgyy", 2: "yyg"})

    state = draws(state, "DABC")

    assert ("yyggr", 0 + 2 - 1) == (row(state, 2), alfred(state).coins)


def test_g189_academy_is_impossible() -> None:
    """No seal can be paid: no worker is placed, the card's next option (p.31)."""
    state = with_alfred(scrolls(solo(), "...", "gby", "...", "..."), coins=0)

    state = draws(state, "DABC")

    assert (1, 7) == (resting(state), alfred(state).coins)
    assert (None, None, None) == alfred(state).at[:3]


def test_only_fourth_seals_at_the_academy() -> None:
    """Nor is a worker placed for what would be fourth seals (p.31, R72)."""
    state = with_rows(solo(), dict(enumerate(("gggb", "bbr", "yyg", "rry"))))

    state = draws(scrolls(state, "ggg", "ggg", "...", "..."), "DABC")

    assert (1, 4 + 7) == (resting(state), alfred(state).coins)


@pytest.mark.parametrize(("coins", "is_placed"), [(3, False), (4, True)])
def test_coins_left_for_the_seal(coins: int, *, is_placed: bool) -> None:
    """The seal is paid with what penalty and knowledge leave (R72)."""
    state = scholar("...", "gby", coins=coins)
    state = with_workers(state, mine={1: "correspondence_1"})

    state = draws(state, "DABC")

    assert is_placed is ("academy_1" == where(state, 3))
    assert is_placed is (0 == resting(state))


def test_strongest_place_decides() -> None:
    """A weaker academy place that he could use is not tried either (R72)."""
    state = opened(scholar("...", "gby", coins=3), "academy_2")

    assert 1 == resting(draws(state, "DABC"))


def test_no_other_worker_instead() -> None:
    """Another worker's place is not tried once the academy fails (p.31, R72)."""
    state = standing(scrolls(solo(), "...", "...", "...", "..."), ship="O5")

    state = draws(state, "DABC")

    assert (1, "O5") == (resting(state), alfred(state).ship)
