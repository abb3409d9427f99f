"""What the news tell of Alfred: what he tried, what was in the way, what decided."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.content.alfred import (
    DeliverSpecimens,
    MainDiary,
    Rest,
    SmallDiary,
    SpecialDiary,
)
from tabletop.games.darwins_journey.events.alfred import (
    ActionDrawn,
    AlfredDecided,
    AlfredRested,
    AlfredSkipped,
    AlfredTried,
    DeckShuffled,
    Matter,
    Reason,
)
from tabletop.games.darwins_journey.kinds import AlfredCardId, Page, SpaceId
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AddExplorer,
    Camp,
    Correspond,
    Deliver,
    Explore,
    Navigate,
    PerformLocked,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import events
from tests.games.darwins_journey.solo import (
    ME,
    alfreds_turn,
    away,
    camped,
    does,
    draws,
    met,
    opened,
    posted,
    scrolls,
    shown,
    solo,
    standing,
    tired,
    with_alfred,
    with_rows,
    with_workers,
)


def tried(state: State) -> list[type]:
    """List the options that he tried."""
    return [type(each.option) for each in events(state, AlfredTried)]


def in_the_way(state: State) -> list[tuple[str, Rule]]:
    """List what he left out, and by which rules."""
    return [(each.what, each.rule) for each in events(state, AlfredSkipped)]


def decided(state: State, matter: Matter) -> tuple[str, str, Reason]:
    """Tell the candidates for something, what was chosen, and why."""
    (told,) = (each for each in events(state, AlfredDecided) if each.matter is matter)
    return " ".join(told.candidates), told.chosen, told.reason


# -- what he tried


def test_card_that_he_drew() -> None:
    """The card comes first (p.28)."""
    assert [ActionDrawn(AlfredCardId(2))] == events(draws(solo(), 2), ActionDrawn)


def test_deck_is_shuffled() -> None:
    """That the deck was shuffled is told (p.28)."""
    assert [DeckShuffled()] == events(alfreds_turn(shown(solo(), 7, 8)), DeckShuffled)
    assert [] == events(alfreds_turn(shown(solo(), 7, 1)), DeckShuffled)


def test_options_from_the_top() -> None:
    """All options down to the one that was carried out are named (p.28)."""
    state = with_workers(solo(), mine={2: "special_top_left", 3: "small_left"})

    assert [SpecialDiary] == tried(draws(solo(), "left"))
    assert [SpecialDiary, MainDiary] == tried(draws(state, "left"))
    assert [SpecialDiary, MainDiary, Rest] == tried(draws(tired(state), "left"))
    assert [SmallDiary, DeliverSpecimens, Rest] == tried(draws(state, "small"))


def test_option_is_named_as_printed() -> None:
    """An option is named with its workers or its page (p.29, p.34)."""
    (left,) = events(draws(solo(), "left"), AlfredTried)
    (main,) = events(draws(solo(), "main"), AlfredTried)

    assert (SpecialDiary(Page.SPECIAL_LEFT), MainDiary((0, 1, 2, 3))) == (
        left.option,
        main.option,
    )


def test_who_rests() -> None:
    """The worker who rests is named (p.29)."""
    assert [AlfredRested(3)] == events(draws(tired(solo()), "main"), AlfredRested)


# -- what was in the way


@pytest.mark.parametrize(
    ("card", "what", "rule"),
    [
        ("left", "special diary", Rule.ALFRED_SPECIAL),
        ("small", "small diary", Rule.ALFRED_SMALL),
        ("small", "delivery", Rule.ALFRED_DELIVERY),
        ("deliver", "delivery", Rule.ALFRED_DELIVERY),
        ("main", "worker A", Rule.STRONGEST_PLACE),
        ("main", "worker D", Rule.STRONGEST_PLACE),
        ("main", "main diaries", Rule.STRONGEST_PLACE),
    ],
)
def test_options_in_the_way(card: str, what: str, rule: Rule) -> None:
    """Each option and worker that is passed over is named with the rule (p.28-35)."""
    mine = {2: "special_top_left", 3: "small_left"}

    state = draws(with_workers(tired(solo()), mine=mine), card)

    assert (what, rule) in in_the_way(state)


def test_reasons_are_sentences() -> None:
    """What is in the way is said in words (p.28)."""
    state = with_alfred(solo(), coins=3)

    assert "he can pay for no locked place of the main diaries" in {
        each.why for each in events(draws(state, "small"), AlfredSkipped)
    }


def test_academy_in_the_way() -> None:
    """A place of the academy fails by the rule of seals (p.31)."""
    state = scrolls(solo(), "...", "...", "...", "...")

    assert [("main diaries", Rule.ALFRED_ACADEMY)] == in_the_way(draws(state, "DABC"))


def test_seal_in_the_way() -> None:
    """A seal that is too dear, or would be a fourth, is left by that rule (p.31)."""
    dear = scrolls(with_alfred(solo(), coins=1), "...", "...", "gby", "...")
    rows = dict(enumerate(("gggb", "bbr", "yyg", "rry")))
    fourth = scrolls(with_rows(solo(), rows), "ggg", "...", "...", "...")

    for state in (dear, fourth):
        assert [("academy", Rule.ALFRED_ACADEMY)] == in_the_way(does(state, Academy()))


def test_camp_in_the_way() -> None:
    """A camp is left by the rule of camps (p.34)."""
    state = does(with_alfred(solo(), coins=1), Camp(SpaceId("C3")))

    assert [("camp C3", Rule.ALFRED_CAMP)] == in_the_way(state)


def test_movements_in_the_way() -> None:
    """Pieces at their ends stay by the rule of movement (p.33)."""
    state = standing(solo(), ship="O26", explorers={"A": "A24", "B": "B14", "C": "C10"})

    assert [("navigation", Rule.ALFRED_MOVES), ("exploration", Rule.ALFRED_MOVES)] == (
        in_the_way(does(state, Navigate(1), Explore(1)))
    )


def test_second_delivery_in_the_way() -> None:
    """A second delivery that is too dear is left by its rule (p.35)."""
    state = met(with_alfred(solo(), coins=0), "gr gp")
    state = met(camped(state, {"A7": 0}), "gr gp")
    state = does(state, Deliver(2, 30))

    assert [("second delivery", Rule.SECOND_TIME)] == in_the_way(state)


def test_stamps_in_the_way() -> None:
    """Without stamps correspondence is left by its rule (p.32)."""
    state = with_alfred(posted(solo(), "0 4", "0 4", "0 4"), tray=0)

    assert [("correspondence", Rule.ALFRED_STAMPS)] == in_the_way(
        does(state, Correspond(1))
    )


def test_explorers_in_the_way() -> None:
    """With an explorer on each island no further one is placed (p.35)."""
    state = does(standing(solo(), explorers={"B": "B0", "C": "C0"}), AddExplorer())

    assert [("new explorer", Rule.ALFRED_ACTIONS)] == in_the_way(state)


def test_action_of_no_use_to_him() -> None:
    """An action that only players can do is left out (p.30, R86)."""
    state = does(solo(), PerformLocked())

    assert [("action", Rule.ALFRED_ACTIONS)] == in_the_way(state)


# -- what decided: places


def one(rows: str, coins: int = 4, pages: str = "", taken: str = "") -> State:
    """Leave only A at home, places unlocked and one of them taken."""
    state = opened(with_rows(away(solo(), "BCD"), {0: rows}), pages)
    if taken:
        state = with_workers(state, mine={0: taken})
    return with_alfred(state, coins=coins)


@pytest.mark.parametrize(
    ("state", "candidates", "chosen", "reason"),
    [
        (one("g"), "exploration_1", "exploration_1", Reason.ONLY),
        (
            one("gg", pages="exploration_2"),
            "exploration_1 exploration_2",
            "exploration_2",
            Reason.STRONGEST,
        ),
        (
            one("gbb", pages="exploration_2 navigation_2"),
            "exploration_1 exploration_2 navigation_1 navigation_2",
            "navigation_2",
            Reason.FEWEST_COINS,
        ),
        (
            one("gyb"),
            "exploration_1 navigation_1 correspondence_1",
            "exploration_1",
            Reason.LEFTMOST_SEAL,
        ),
        (
            one("gyb", coins=2, taken="navigation_1"),
            "correspondence_1",
            "correspondence_1",
            Reason.ONLY,
        ),
    ],
)
def test_place_of_a_worker(
    state: State, candidates: str, chosen: str, reason: Reason
) -> None:
    """All places that a worker can go to and pay, and what decided (p.29-30)."""
    assert (candidates, chosen, reason) == decided(draws(state, "main"), Matter.PLACE)


@pytest.mark.parametrize(
    ("rows", "pages", "candidates", "chosen", "reason"),
    [
        ("g", "", "exploration_2", "exploration_2", Reason.ONLY),
        (
            "gy",
            "exploration_2",
            "exploration_3 correspondence_2",
            "correspondence_2",
            Reason.TOP_ROW,
        ),
        (
            "gy",
            "",
            "exploration_2 correspondence_2",
            "exploration_2",
            Reason.PRIORITY_COLOUR,
        ),
        (
            "gryy",
            "exploration_2 exploration_3",
            "correspondence_2 academy_2",
            "correspondence_2",
            Reason.MOST_SEALS,
        ),
        (
            "gry",
            "exploration_2 exploration_3",
            "correspondence_2 academy_2",
            "academy_2",
            Reason.LEFTMOST_SEAL,
        ),
    ],
)
def test_place_of_a_lens(
    rows: str, pages: str, candidates: str, chosen: str, reason: Reason
) -> None:
    """All places that match the row, and what decided (p.34)."""
    state = opened(with_rows(solo(), {0: rows}), pages, by=ME)

    told = decided(draws(state, "small"), Matter.LENS)

    assert (candidates, chosen, reason) == told


def test_place_of_a_lens_without_a_row() -> None:
    """If no row matches, all that can be paid are candidates (p.35)."""
    rows = dict(enumerate(("gb", "b", "g", "b")))
    state = with_rows(solo("advanced_green"), rows)
    pages = "exploration_2 exploration_3 navigation_2 navigation_3 academy_2 academy_3"
    state = opened(with_rows(state, {3: "r"}), pages, by=ME)

    told = decided(draws(state, "small"), Matter.LENS)

    assert ("correspondence_2", "correspondence_2", Reason.ONLY) == told


# -- what decided: the rest


@pytest.mark.parametrize(
    ("written", "scroll", "chosen", "reason"),
    [
        ("g", "bg.", "1-2 green", Reason.PRIORITY_COLOUR),
        ("g", "b.y", "1-1 blue", Reason.LEFTMOST),
    ],
)
def test_seal(written: str, scroll: str, chosen: str, reason: Reason) -> None:
    """The seal by colour, or else the left-most one (p.31)."""
    state = scrolls(with_rows(solo(), {0: written}), scroll, "...", "...", "...")

    told = decided(does(state, Academy()), Matter.SEAL)

    assert (chosen, reason) == told[1:]


@pytest.mark.parametrize(
    ("envelopes", "chosen", "reason"),
    [
        (("0 0", "1 0", "0 0"), "2", Reason.TAKES_LEAD),
        (("0 1", "0 0", "0 0"), "2", Reason.WITHOUT_STAMPS),
        (("0 2", "0 2", "0 1"), "3", Reason.FEWEST_STAMPS),
    ],
)
def test_envelope(envelopes: tuple[str, ...], chosen: str, reason: Reason) -> None:
    """The envelope, counted from 1, and what decided (p.32-33)."""
    state = does(posted(solo(), *envelopes), Correspond(2))

    assert ("1 2 3", chosen, reason) == decided(state, Matter.ENVELOPE)


def test_explorer() -> None:
    """The right-most island of those on which an explorer can move (p.33)."""
    both = standing(solo(), explorers={"B": "B10"})

    assert ("A", "A", Reason.ONLY) == decided(does(solo(), Explore(1)), Matter.EXPLORER)
    assert ("B A", "B", Reason.RIGHTMOST) == decided(
        does(both, Explore(1)), Matter.EXPLORER
    )


def test_tent() -> None:
    """The space of a camp, counted from 1 (p.34)."""
    free = does(solo(), Camp(SpaceId("A4")))
    taken = does(camped(solo(), {"A4": 0}, by=ME), Camp(SpaceId("A4")))

    assert ("1 2", "1", Reason.CHEAPEST) == decided(free, Matter.TENT)
    assert ("2", "2", Reason.ONLY) == decided(taken, Matter.TENT)


@pytest.mark.parametrize(
    ("his", "mine", "chosen", "reason"),
    [
        ("gr", "", "green_reptile", Reason.ONLY),
        ("gr rp", "rp", "red_plant", Reason.SHARED),
        ("gr gp", "", "green_reptile", Reason.LEFTMOST),
        ("gr yr", "", "green_reptile", Reason.MOST_COINS),
    ],
)
def test_specimen(his: str, mine: str, chosen: str, reason: Reason) -> None:
    """The specimen, and what decided (p.35): yellow has two neighbours already."""
    state = met(met(solo(), his), mine, by=ME)

    told = decided(does(state, Deliver(1, 3)), Matter.SPECIMEN)

    assert (chosen, reason) == told[1:]
