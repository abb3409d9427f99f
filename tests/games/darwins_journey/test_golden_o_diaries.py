"""Golden cases 202 to 205: the special and the small diary."""

from __future__ import annotations

import pytest

from tabletop import replace
from tabletop.games.darwins_journey.events import (
    EffectChosen,
    ExplorerMoved,
    PlaceUnlocked,
)
from tabletop.games.darwins_journey.kinds import PlaceId
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import events
from tests.games.darwins_journey.solo import (
    ALFRED,
    ME,
    alfred,
    alfreds_turn,
    away,
    draws,
    met,
    opened,
    part,
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

OPEN = {
    "e": "exploration_2 exploration_3",
    "n": "navigation_2 navigation_3",
    "c": "correspondence_2 correspondence_3",
    "a": "academy_2 academy_3",
}
"""Pages of the main diaries, with the places that can be unlocked."""


def unlocks(
    *written: str, pages: str = "", level: str = "easy", coins: int = 4
) -> str | None:
    """Tell what Alfred unlocks, with rows from the top and whole pages unlocked."""
    state = with_rows(solo(level), dict(enumerate(written)))
    for page in pages:
        state = opened(state, OPEN[page], by=ME if page in pages[:3] else ALFRED)
    return unlocked_by(with_alfred(state, coins=coins))


def unlocked_by(state: State) -> str | None:
    """Tell what he unlocks with the card of the small diary."""
    told = events(draws(state, "small"), PlaceUnlocked)
    return told[0].place if told else None


def with_cheap_academy(state: State) -> State:
    """Play with a second place of the academy that costs three coins to unlock."""
    content = state.config.content
    places = tuple(
        replace(each, lock=3) if each.id == "academy_2" else each
        for each in content.places
    )
    config = replace(state.config, content=replace(content, places=places))
    return replace(state, config=config)


# -- the special diary


@pytest.mark.parametrize("side", ["left", "right"])
def test_g202_special_diary(side: str) -> None:
    """The lowest worker goes to the top of that side: four steps (DJS-127/129)."""
    state = draws(solo(), side)

    assert f"special_top_{side}" == where(state, 3)
    assert 5 + 4 == part(state).bonus


def test_lowest_worker_to_the_special_diary() -> None:
    """With D gone it is C (p.34, DJS-126, R71)."""
    assert "special_top_left" == where(draws(away(solo(), "D"), "left"), 2)


def test_tile_is_not_activated() -> None:
    """The action of the tile is not done: no knowledge, no coins (p.34, DJS-128)."""
    state = draws(solo(), "left")

    assert (4, 0) == (alfred(state).coins, alfred(state).knowledge)
    assert [] == events(state, EffectChosen)


def test_no_seals_for_the_special_diary() -> None:
    """No seals and no coins are needed there (p.34, DJS-128)."""
    state = draws(with_alfred(solo(), coins=0), "right")

    assert ("special_top_right", "r", 0) == (
        where(state, 3),
        row(state, 3),
        alfred(state).coins,
    )


@pytest.mark.parametrize(
    ("place", "whose"),
    [
        ("special_top_left", ME),
        ("special_top_right", ME),
        ("special_middle_right", ME),
        ("special_top_right", ALFRED),
    ],
)
def test_somebody_in_the_special_diary(place: str, whose: int) -> None:
    """With any worker anywhere in it he tries the next option (DJS-124/125, R83)."""
    state = opened(solo(), "special_middle_right", by=ME)
    mine, his = ({1: place}, {}) if whose == ME else ({}, {3: place})

    state = draws(with_workers(state, his, mine), "left")

    assert ("exploration_1", 5) == (where(state, 0), part(state).bonus)


def test_special_diary_once_a_round() -> None:
    """His own worker there blocks the other card as well (p.34, DJS-124)."""
    state = draws(alfreds_turn(draws(solo(), "left")), "right")

    assert "navigation_1" == where(state, 1)


# -- the small diary: who goes, and when


def test_lowest_worker_to_the_small_diary() -> None:
    """The lowest worker goes to one of the two places there (p.34, DJS-132)."""
    assert str(where(draws(solo(), "small"), 3)).startswith("small_")
    assert str(where(draws(away(solo(), "CD"), "small"), 1)).startswith("small_")


@pytest.mark.parametrize("place", ["small_left", "small_right"])
def test_somebody_in_the_small_diary(place: str) -> None:
    """With any worker there he tries the next option (p.34, DJS-130/131)."""
    state = draws(met(with_workers(solo(), mine={1: place}), "gr"), "small")

    assert ("museum_deliver", 6) == (where(state, 3), alfred(state).lenses)


def test_lens_and_coins() -> None:
    """He pays what the place asks for and puts a lens there (p.12, p.34, DJS-133)."""
    state = standing(with_alfred(solo(), coins=5), explorers={"A": "A16"})
    state = draws(state, "small")

    assert (5 - 4, 5) == (alfred(state).coins, alfred(state).lenses)
    assert ((PlaceId("exploration_2"), ALFRED),) == state.board.lenses


def test_lens_without_the_coins() -> None:
    """If he can pay for no place he tries the next option (p.35, DJS-144)."""
    state = draws(with_alfred(solo(), coins=3), "small")

    assert (1, 3 + 7, ()) == (resting(state), alfred(state).coins, state.board.lenses)


def test_no_lenses_left() -> None:
    """Without lenses he tries the next option (R84)."""
    state = opened(solo(), f"{OPEN['e']} {OPEN['n']} {OPEN['c']}")

    state = draws(state, "small")

    assert (0, 1) == (alfred(state).lenses, resting(state))


def test_nothing_left_to_unlock() -> None:
    """With all main places open he tries the next option (p.35)."""
    mine = f"{OPEN['e']} {OPEN['n']} {OPEN['c']}"
    state = opened(opened(solo(), mine, by=ME), OPEN["a"])

    assert 1 == resting(draws(with_alfred(state, coins=12), "small"))


def test_no_penalty_in_the_small_diary() -> None:
    """Workers elsewhere cost him nothing there (p.8)."""
    state = standing(tired(solo()), explorers={"A": "A16"})
    state = draws(with_alfred(state, coins=4), "small")

    assert (0, "exploration_2") == (
        alfred(state).coins,
        events(state, PlaceUnlocked)[0].place,
    )


# -- the small diary: which place


@pytest.mark.parametrize(
    ("written", "pages", "place"),
    [
        (("g",), "", "exploration_2"),
        (("gbyr",), "", "exploration_2"),
        (("gbyr",), "e", "navigation_2"),
        (("gyb",), "e", "correspondence_2"),
        (("gry",), "e", "academy_2"),
    ],
)
def test_left_most_colour(written: tuple[str, ...], pages: str, place: str) -> None:
    """Of equally high places the one of the left-most colour (DJS-136/138, R91)."""
    assert place == unlocks(*written, pages=pages)


@pytest.mark.parametrize("written", ["bbr", "bbrg"])
def test_example_of_the_academy(written: str) -> None:
    """Navigation is open: the academy, as red stands before green (p.34, DJS-139)."""
    assert "academy_2" == unlocks(written, pages="n", level="medium")


@pytest.mark.parametrize(
    ("written", "pages", "place"),
    [
        ("gryy", "e", "correspondence_2"),
        ("grbb", "e", "navigation_2"),
        ("gyrr", "e", "academy_2"),
        ("gyrrbb", "e", "academy_2"),
        ("gbyyy", "e", "correspondence_2"),
        ("gbbyyy", "e", "navigation_2"),
    ],
)
def test_most_seals(written: str, pages: str, place: str) -> None:
    """Without the priority colour: where most seals are of use (p.34, DJS-137).

    More seals than a place asks for are of no use; ties go to the left-most seal.
    """
    assert place == unlocks(written, pages=pages)


def test_priority_colour_before_most_seals() -> None:
    """A single seal of the left-most colour outweighs two others (p.34, DJS-136)."""
    assert "exploration_2" == unlocks("gyy")


def test_top_most_place() -> None:
    """A higher place comes before the priority colour (p.34, DJS-134, R100)."""
    state = opened(with_rows(solo(), {0: "gy"}), "exploration_2")

    assert "correspondence_2" == unlocked_by(state)


def test_worker_need_not_be_at_home() -> None:
    """The top worker counts wherever it stands (p.34, DJS-135)."""
    assert "exploration_2" == unlocked_by(away(solo(), "A"))


def test_g204_next_row() -> None:
    """A's pages are all open; B has two green: exploration (p.34, DJS-141)."""
    assert "exploration_2" == unlocks("bby", "gg", pages="nc", level="medium")


def test_rows_from_the_top() -> None:
    """Row by row downwards, until one matches (p.34, DJS-140)."""
    assert "correspondence_2" == unlocks(pages="en")
    assert "academy_2" == unlocks(pages="enc")


def test_row_above_comes_first() -> None:
    """A lower place for the row above outweighs a higher one for the next.

    Exploration 3, now that 2 is open, and not navigation 2 (p.34, R25).
    """
    assert "exploration_3" == unlocked_by(opened(solo(), "exploration_2"))


def test_g205_no_row_matches() -> None:
    """No seal matches what is locked: the cheapest place, the left-most (p.35)."""
    rows = ("gb", "b", "g", "r")
    state = with_rows(solo("advanced_green"), dict(enumerate(rows)))
    state = opened(opened(state, f"{OPEN['e']} {OPEN['n']}", by=ME), OPEN["a"])

    assert "correspondence_2" == unlocked_by(state)


@pytest.mark.parametrize(
    ("letter", "pages", "place"),
    [
        ("g", "e", "navigation_2"),
        ("g", "en", "correspondence_2"),
        ("y", "c", "exploration_2"),
        ("r", "a", "exploration_2"),
    ],
)
def test_left_most_on_the_board(letter: str, pages: str, place: str) -> None:
    """Of equally cheap places the left-most page of the board (p.35, DJS-143)."""
    assert place == unlocks(*letter * 4, pages=pages)


@pytest.mark.parametrize("coins", [3, 12])
def test_cheapest_place(coins: int) -> None:
    """If no row matches, the place that costs the least (p.35, DJS-142)."""
    state = opened(with_rows(solo(), dict.fromkeys(range(4), "g")), OPEN["e"])

    state = with_alfred(with_cheap_academy(state), coins=coins)

    assert "academy_2" == unlocked_by(state)


@pytest.mark.parametrize("coins", [3, 12])
def test_row_before_the_cheapest_place(coins: int) -> None:
    """A row that matches what he can pay comes before the cheapest place (p.34)."""
    state = with_rows(solo(), dict.fromkeys(range(4), "gr"))

    state = with_alfred(with_cheap_academy(state), coins=coins)

    assert unlocked_by(state) == ("academy_2" if coins == 3 else "exploration_2")


def test_special_places_are_never_unlocked() -> None:
    """With all main places open the special ones stay locked (p.35, DJS-147)."""
    mine = f"{OPEN['e']} {OPEN['n']} {OPEN['c']}"
    state = opened(opened(solo(), mine, by=ME), OPEN["a"])

    assert None is unlocked_by(with_alfred(state, coins=12))


# -- the small diary: what follows


def test_actions_of_the_place() -> None:
    """All actions of the unlocked place follow at once (p.35, DJS-145)."""
    state = draws(standing(solo(), explorers={"A": "A16"}), "small")

    assert [("A17", "A18", "A19")] == [
        each.path for each in events(state, ExplorerMoved)
    ]


def test_seals_are_not_needed_for_them() -> None:
    """They are done without the seals of the place (p.12, R26)."""
    state = opened(with_rows(solo(), {0: "g"}), "exploration_2")

    assert 4 == len(events(draws(state, "small"), ExplorerMoved)[0].path)


def test_actions_that_he_cannot_pay() -> None:
    """He tries them: without coins for a seal the lens lies all the same (p.35)."""
    state = with_rows(solo("medium"), {0: "bbr"})
    state = opened(state, OPEN["n"], by=ME)
    state = scrolls(state, "...", "gby", "...", "...")

    state = draws(with_alfred(state, coins=4), "small")

    assert ("academy_2", "bbr", 0) == (
        events(state, PlaceUnlocked)[0].place,
        row(state, 0),
        alfred(state).coins,
    )


def test_unlocked_place_stays_empty() -> None:
    """The worker stands in the small diary, the new place is free (p.12, R26)."""
    state = draws(solo(), "small")

    assert "exploration_2" not in {*alfred(state).at, *state.people[ME].at}
