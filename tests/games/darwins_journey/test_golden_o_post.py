"""Golden cases 192 to 195 and 211: where Alfred's stamps go, and from where."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.events import ExplorerMoved, StampPlaced
from tabletop.games.darwins_journey.kinds import LastingKind
from tabletop.games.darwins_journey.pending.effects import (
    Correspond,
    ProlificCorrespondence,
)
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import events
from tests.games.darwins_journey.solo import (
    alfred,
    does,
    draws,
    explorer,
    opened,
    part,
    posted,
    solo,
    with_alfred,
    with_rows,
)


def written(stamps: int, *envelopes: str, level: str = "easy") -> State:
    """Let Alfred place stamps while others lie on the envelopes."""
    return does(posted(solo(level), *envelopes), Correspond(stamps))


def stocked(*stacks: int, tray: int | None = None, level: str = "easy") -> State:
    """Leave Alfred these stamps; others lie in the tray, or on the third envelope."""
    gone = 12 - sum(stacks)
    used = gone if tray is None else tray
    state = posted(solo(level), "0 0", "0 0", f"0 {gone - used}")
    return with_alfred(state, stacks=stacks, tray=used)


def his(state: State) -> tuple[int, ...]:
    """Count Alfred's stamps on the envelopes, from the top."""
    return tuple(there[1] for there in state.post.stamps)


# -- the envelope


def test_g192_first_place_from_the_player() -> None:
    """Three stamps beat two of the player's on the second envelope (p.32, DJS-100)."""
    assert (0, 3, 0) == his(written(3, "0 0", "2 0", "0 0"))


def test_g193_envelope_without_his_stamps() -> None:
    """He leads on the second envelope: both go to the empty top one (p.33, DJS-101)."""
    assert (2, 3, 0) == his(written(2, "0 0", "2 3", "0 0"))


@pytest.mark.parametrize(
    ("stamps", "envelopes", "expected"),
    [
        (2, ("1 0", "1 0", "1 0"), (2, 0, 0)),
        (2, ("2 0", "1 0", "1 0"), (0, 2, 0)),
        (2, ("2 0", "2 0", "1 0"), (0, 0, 2)),
        (2, ("1 2", "0 0", "1 0"), (2, 0, 2)),
        (2, ("3 1", "2 1", "2 1"), (1, 3, 1)),
        (1, ("0 0", "0 0", "2 2"), (0, 0, 3)),
        (1, ("1 1", "2 2", "0 0"), (2, 2, 0)),
    ],
)
def test_taking_the_lead(
    stamps: int, envelopes: tuple[str, ...], expected: tuple[int, ...]
) -> None:
    """The top envelope where he overtakes the player, tied ones too (DJS-094, R79)."""
    assert expected == his(written(stamps, *envelopes))


@pytest.mark.parametrize(
    ("stamps", "envelopes", "expected"),
    [
        (2, ("2 0", "2 0", "2 0"), (2, 0, 0)),
        (2, ("0 1", "3 0", "0 0"), (1, 2, 0)),
        (1, ("0 1", "0 2", "3 0"), (1, 2, 1)),
        (3, ("4 1", "0 0", "3 0"), (1, 3, 0)),
    ],
)
def test_envelope_that_has_none_of_his(
    stamps: int, envelopes: tuple[str, ...], expected: tuple[int, ...]
) -> None:
    """Without a lead to take: the top one without stamps of his (p.32, DJS-095)."""
    assert expected == his(written(stamps, *envelopes))


@pytest.mark.parametrize(
    ("stamps", "envelopes", "expected"),
    [
        (1, ("0 3", "0 1", "0 2"), (3, 2, 2)),
        (1, ("0 2", "0 1", "0 1"), (2, 2, 1)),
        (2, ("4 1", "4 1", "0 1"), (3, 1, 1)),
        (2, ("4 2", "0 2", "4 1"), (2, 2, 3)),
    ],
)
def test_envelope_with_the_fewest_of_his(
    stamps: int, envelopes: tuple[str, ...], expected: tuple[int, ...]
) -> None:
    """If he is everywhere: where he has the fewest, the top one (DJS-096/097, R79)."""
    assert expected == his(written(stamps, *envelopes))


def test_lead_with_the_stamps_that_he_has() -> None:
    """The lead is judged by the stamps that he can really place (R79)."""
    assert (9, 1, 2) == his(written(4, "0 9", "4 1", "0 0"))


# -- the stacks


def test_g195_top_stack() -> None:
    """Stamps come from the top stack; the last one brings its icon (DJS-093/098)."""
    state = does(stocked(2, 4, 4), Correspond(2))

    assert ((0, 4, 4), "A1") == (alfred(state).stacks, explorer(state, "A"))


def test_stack_that_is_not_empty() -> None:
    """A stack brings nothing before its last stamp (p.33)."""
    state = written(3)

    assert ((1, 4, 4), "A0") == (alfred(state).stacks, explorer(state, "A"))


def test_next_stack() -> None:
    """After the top stack comes the next one below it (p.32, R79)."""
    state = does(stocked(0, 1, 4), Correspond(3))

    assert ((0, 0, 2), 5 + 2) == (alfred(state).stacks, part(state).bonus)


def test_icons_after_all_stamps() -> None:
    """Icons of stacks act when all stamps of the action lie (R79)."""
    state = does(stocked(1, 4, 4), Correspond(2))

    told = [type(each) for each in state.news]
    assert told.index(ExplorerMoved) > len(told) - 1 - told[::-1].index(StampPlaced)


def test_two_stacks_emptied() -> None:
    """Two stacks emptied by one action bring both icons (p.15, R79)."""
    state = does(stocked(0, 1, 1), Correspond(2))

    assert (5 + 2, "O1") == (part(state).bonus, alfred(state).ship)


def test_used_stamps() -> None:
    """Only when the stacks hold too few, the tray fills up (p.15, R79)."""
    state = does(stocked(0, 0, 1, tray=5), Correspond(3))

    assert (3, (0, 0, 0), 3) == (
        his(state)[0],
        alfred(state).stacks,
        alfred(state).tray,
    )
    assert "O1" == alfred(state).ship


def test_emptied_stack_brings_its_icon_once() -> None:
    """Stamps of the tray bring no icon of a stack (p.15)."""
    state = does(stocked(0, 0, 0, tray=5), Correspond(2))

    assert (2, 3) == (his(state)[0], alfred(state).tray)
    assert ("A0", "O0", 5) == (
        explorer(state, "A"),
        alfred(state).ship,
        part(state).bonus,
    )


def test_fewer_stamps_than_wanted() -> None:
    """Without stamps enough he places what he has (p.15)."""
    state = does(stocked(0, 0, 1, tray=1), Correspond(4))

    assert ((2, 0, 10), 0) == (his(state), alfred(state).tray)


def test_no_stamps_at_all() -> None:
    """Without any stamp nothing happens (p.15)."""
    state = does(stocked(0, 0, 0, tray=0), Correspond(4))

    assert ((0, 0, 12), []) == (his(state), events(state, StampPlaced))


@pytest.mark.parametrize(
    ("level", "what"),
    [
        ("medium", LastingKind.LATE_CAP),
        ("advanced_yellow", LastingKind.EXTRA_BOOK),
        ("advanced_green", LastingKind.FREE_SCROLLS),
    ],
)
def test_benefit_of_a_stack(level: str, what: LastingKind) -> None:
    """An icon may be a benefit for the rest of the game (p.33, DJS-099)."""
    state = does(stocked(0, 1, 4, level=level), Correspond(1))

    assert (what,) == alfred(state).lasting


def test_place_of_the_post() -> None:
    """A worker on a place of the post brings its stamps (p.15)."""
    state = opened(with_rows(solo(), {2: "yyy"}), "correspondence_2 correspondence_3")

    assert (4, 0, 0) == his(draws(state, "CDAB"))


# -- prolific correspondence


def test_g211_a_stamp_to_each() -> None:
    """One stamp comes to each of the three envelopes (p.35, DJS-158)."""
    state = does(posted(solo(), "4 0", "0 2", "0 0"), ProlificCorrespondence())

    assert ((1, 3, 1), (0, 3, 4)) == (his(state), alfred(state).stacks)


def test_prolific_from_the_top_stack() -> None:
    """They come from the top stack, then the next, and bring icons (DJS-159)."""
    state = does(stocked(2, 4, 4), ProlificCorrespondence())

    assert ((1, 1, 1), (0, 3, 4)) == (his(state), alfred(state).stacks)
    assert "A1" == explorer(state, "A")


def test_prolific_with_used_stamps() -> None:
    """When the stacks hold too few, the rest comes from the tray (p.15)."""
    state = does(stocked(0, 0, 1, tray=4), ProlificCorrespondence())

    assert ((1, 1, 8), 2) == (his(state), alfred(state).tray)


def test_prolific_with_too_few_stamps() -> None:
    """With two stamps left the upper envelopes get them."""
    state = does(stocked(0, 0, 2, tray=0), ProlificCorrespondence())

    assert (1, 1, 10) == his(state)
