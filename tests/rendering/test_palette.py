"""Colours: enough contrast to read by, a dark set, and paper that stays white."""

from __future__ import annotations

import pytest

from tabletop.rendering.palette import COLOURS, PLAYER_COLOURS, stylesheet
from tests.rendering.contrast import contrast

DAY, NIGHT = 0, 1


def test_contrast_of_black_and_white_is_the_largest_there_is() -> None:
    """The measure used below gives 21 for black on white."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("scheme", [DAY, NIGHT])
@pytest.mark.parametrize("ground", ["paper", "land", "water"])
@pytest.mark.parametrize("letters", ["ink", "muted", "accent", "danger"])
def test_letters_can_be_read(letters: str, ground: str, scheme: int) -> None:
    """Letters have a contrast of 4.5 on every ground, by day and by night."""
    assert contrast(COLOURS[letters][scheme], COLOURS[ground][scheme]) >= 4.5


@pytest.mark.parametrize("scheme", [DAY, NIGHT])
@pytest.mark.parametrize("ground", ["accent", "danger"])
def test_letters_on_marks_can_be_read(ground: str, scheme: int) -> None:
    """Letters in the colour of the paper have a contrast of 4.5 on the marks."""
    assert contrast(COLOURS["paper"][scheme], COLOURS[ground][scheme]) >= 4.5


def test_players_have_five_of_okabe_and_itos_colours() -> None:
    """Blue, orange, bluish green, vermilion, purple, the same by day and by night."""
    shown = [COLOURS[name] for name in PLAYER_COLOURS]

    assert ["#0072b2", "#e69f00", "#009e73", "#d55e00", "#cc79a7"] == [
        day for day, _ in shown
    ]
    assert [day for day, _ in shown] == [night for _, night in shown]


def test_dark_colours_are_for_screens_only() -> None:
    """The dark set is asked for on a screen, so that a print has white paper."""
    light, _, rest = stylesheet({}).partition("@media ")
    condition, _, dark = rest.partition("{")

    assert "--paper:#ffffff" in light
    assert "screen and (prefers-color-scheme:dark)" == condition
    assert dark.startswith(".tabletop{--paper:#15171b")


def test_style_sheet_touches_boards_only() -> None:
    """Every rule begins at a board, so a page around it keeps its own looks."""
    rules = stylesheet({}).replace("@media screen and (prefers-color-scheme:dark){", "")
    rules = rules.replace("@supports (fill:var(--ink)){", "")
    selectors = [rule.partition("{")[0] for rule in rules.split("}") if rule]

    assert all(selector.startswith(".tabletop") for selector in selectors)


def test_colours_stand_for_themselves_first() -> None:
    """A program that knows no custom properties finds the light colours only."""
    plain, _, named = stylesheet({}).partition("@supports (fill:var(--ink)){")

    assert ".f-land{fill:#f1ebdd}" in plain
    assert ".f-land{fill:var(--land)}" in named
    assert "var(" not in plain


def test_a_game_adds_colours() -> None:
    """Colours of a game get custom properties and classes like those of the house."""
    sheet = stylesheet({"sand": ("#eeddaa", "#554411")})

    assert "--sand:#eeddaa" in sheet
    assert "--sand:#554411" in sheet
    assert ".s-sand{stroke:#eeddaa}" in sheet
    assert ".s-sand{stroke:var(--sand)}" in sheet


def test_a_colour_that_never_changes_is_written_once() -> None:
    """The dark set holds only what differs from the light one."""
    assert 1 == stylesheet({"wood": ("#8b5a2b", "#8b5a2b")}).count("--wood:")
