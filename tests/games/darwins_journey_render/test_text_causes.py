"""Long chains of Alfred's are told line by line, each with what has caused it."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.events import (
    BonusCardPlayed,
    BonusMoved,
    Event,
    IconUsed,
    PointsGained,
    StampsRemoved,
    TheoryAdvanced,
)
from tabletop.games.darwins_journey.kinds import BonusCardId, CauseKind
from tabletop.games.darwins_journey.pending import Cause
from tabletop.games.darwins_journey.pending.effects import BonusSteps, GainPoints
from tabletop.games.darwins_journey.render.news import last_news
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.views import View
from tests.games.darwins_journey.solo import ALFRED, ME, solo

START = solo()


def told(*news: Event) -> str:
    """Tell some news of a game against Alfred."""
    return last_news(View(ME, START, news=news))


TENT = IconUsed(ALFRED, BonusSteps(1), Cause(CauseKind.TENT))


@pytest.mark.parametrize(
    ("cause", "told_as"),
    [
        (Cause(CauseKind.SPACE, "O10"), "At O10"),
        (Cause(CauseKind.CAMP, "O12"), "By the camp at O12"),
        (Cause(CauseKind.TENT), "For the tent"),
        (Cause(CauseKind.SEAL), "For the space under the seal"),
        (Cause(CauseKind.STACK), "For the emptied stack"),
        (Cause(CauseKind.BONUS_CARD, "W1"), "By bonus card W1"),
        (Cause(CauseKind.ENVELOPE, "3"), "For envelope 3"),
    ],
)
def test_what_an_icon_brings_is_told_with_where_it_is(
    cause: Cause, told_as: str
) -> None:
    """Each icon that he uses begins a line."""
    used = IconUsed(ALFRED, GainPoints(2), cause)
    points = PointsGained(ALFRED, 2, Rule.POINTS)

    assert f"Alfred moved to 2 in theory.\n{told_as}, he scored 2 points." == told(
        TheoryAdvanced(ALFRED, 2), used, points
    )


def test_several_icons_of_one_place_are_one_line() -> None:
    """A camp shows two, and both are told of it."""
    camp = Cause(CauseKind.CAMP, "O12")
    first, second = (IconUsed(ALFRED, GainPoints(n), camp) for n in (1, 2))

    assert (
        "By the camp at O12, Alfred scored 1 point and moved to 3 in theory."
        == told(
            first,
            PointsGained(ALFRED, 1, Rule.POINTS),
            second,
            TheoryAdvanced(ALFRED, 3),
        )
    )


def test_what_comes_after_an_icon_is_no_part_of_it() -> None:
    """The steps for resting are told apart from what a tent brought before."""
    news = (TENT, BonusMoved(1, 6), BonusMoved(2, 8))

    assert (
        "For the tent, Alfred moved 1 step to 6 on the bonus track.\n"
        "He moved 2 steps to 8 on the bonus track."
    ) == told(*news)


def test_an_icon_that_brings_nothing_is_not_told() -> None:
    """What follows is of another kind."""
    lost = StampsRemoved(ALFRED, 2, 1)

    assert "Alfred lost 1 stamp on envelope 3." == told(TENT, lost)
    assert "" == told(TENT)


def test_a_bonus_card_is_named_once() -> None:
    """By what it brings; or as come past, if that is nothing."""
    came = BonusCardPlayed(BonusCardId("W1"))
    used = IconUsed(ALFRED, GainPoints(2), Cause(CauseKind.BONUS_CARD, "W1"))

    assert "By bonus card W1, Alfred scored 2 points." == told(
        came, used, PointsGained(ALFRED, 2, Rule.POINTS)
    )
    assert "Alfred came past bonus card W1." == told(came, used)
