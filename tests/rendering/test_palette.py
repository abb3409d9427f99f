"""Colours: enough contrast to read by, a dark set, and paper that stays white."""

from __future__ import annotations

import pytest

from tabletop.rendering.palette import COLOURS, PLAYER_COLOURS, stylesheet
from tests.rendering.contrast import contrast
from tests.rendering.sheets import DARK, KNOWN, Rule, rules

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


def sheet(**extra: tuple[str, str]) -> list[Rule]:
    """Read the style sheet of a game with such colours."""
    return list(rules(stylesheet(extra, {}).rules))


def said(listed: list[Rule], kind: str) -> list[tuple[tuple[str, ...], object]]:
    """List what a class says, and when."""
    return [
        (rule.when, rule.declarations)
        for rule in listed
        if rule.selector.endswith(f" .{kind}")
    ]


def properties(listed: list[Rule], *when: str) -> dict[str, str]:
    """List the custom properties that a sheet sets under some conditions."""
    return {
        name: value
        for rule in listed
        if rule.when == when
        for name, value in rule.declarations
        if name.startswith("--")
    }


def test_dark_colours_are_for_screens_only() -> None:
    """The dark set is asked for on a screen, so that a print has white paper."""
    listed = sheet()

    assert "#ffffff" == properties(listed, KNOWN)["--paper"]
    assert "#15171b" == properties(listed, KNOWN, DARK)["--paper"]
    assert {(), (KNOWN,), (KNOWN, DARK)} == {rule.when for rule in listed}


def test_style_sheet_touches_its_picture_only() -> None:
    """Every rule begins at the class that is made of all the rules."""
    made = stylesheet({}, {})

    assert {f".{made.scope}"} == {
        rule.selector.partition(" ")[0] for rule in rules(made.rules)
    }


@pytest.mark.parametrize(
    ("extra", "classes"),
    [
        ({"wood": ("#8b5a2b", "#8b5a2b")}, {}),
        ({"land": ("#000000", "#3a3f48")}, {}),
        ({"land": ("#f1ebdd", "#000000")}, {}),
        ({}, {"w2": ("stroke-width", "2")}),
    ],
)
def test_other_rules_ask_for_another_class(
    extra: dict[str, tuple[str, str]], classes: dict[str, tuple[str, str]]
) -> None:
    """Two sheets that differ in anything touch different pictures, equal ones agree."""
    assert stylesheet({}, {}).scope != stylesheet(extra, classes).scope
    assert stylesheet(extra, classes) == stylesheet(extra, classes)


def test_colours_stand_for_themselves_first() -> None:
    """A program that knows no custom properties finds the light colours only."""
    listed = sheet()

    assert [
        ((), (("fill", "#f1ebdd"),)),
        ((KNOWN,), (("fill", "var(--land)"),)),
    ] == said(listed, "f-land")


def test_a_game_adds_colours() -> None:
    """Colours of a game get custom properties and classes like those of the house."""
    listed = sheet(sand=("#eeddaa", "#554411"))

    assert "#eeddaa" == properties(listed, KNOWN)["--sand"]
    assert "#554411" == properties(listed, KNOWN, DARK)["--sand"]
    assert [
        ((), (("stroke", "#eeddaa"),)),
        ((KNOWN,), (("stroke", "var(--sand)"),)),
    ] == said(listed, "s-sand")


def test_a_colour_that_never_changes_is_written_once() -> None:
    """The dark set holds only what differs from the light one."""
    listed = sheet(wood=("#8b5a2b", "#8b5a2b"))

    assert "--wood" in properties(listed, KNOWN)
    assert "--wood" not in properties(listed, KNOWN, DARK)


def test_letters_have_families_for_programs_without_a_usual_one() -> None:
    """Fonts that Linux has by their names follow the usual families."""
    (root,) = [rule for rule in sheet() if " " not in rule.selector and not rule.when]
    families = dict(root.declarations)["font-family"].split(",")

    assert ["system-ui", "sans-serif"] == families[:2]
    assert {"'DejaVu Sans'", "'Liberation Sans'", "'Noto Sans'"} <= set(families)
