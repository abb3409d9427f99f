"""The sheet of letters: lines that meet, two alphabets, colours on request."""

from __future__ import annotations

from io import StringIO

import pytest

from tabletop.rendering.style import TextStyle
from tabletop.rendering.text import Canvas, Look, wants_colour

UNICODE = TextStyle()
ASCII = TextStyle(ascii=True)
COLOUR = TextStyle(colour=True)


class Screen(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def grid() -> Canvas:
    """Draw two by two boxes that share their lines."""
    canvas = Canvas()
    for x, y in ((0, 0), (2, 0), (0, 2), (2, 2)):
        canvas.box(x, y, 2, 2)
    return canvas


def test_lines_that_meet_join() -> None:
    """Boxes that share a side become one grid with crossings."""
    assert ["┌─┬─┐", "│ │ │", "├─┼─┤", "│ │ │", "└─┴─┘"] == grid().render(
        UNICODE
    ).split("\n")


def test_lines_have_an_ascii_form() -> None:
    """The same grid keeps to ASCII when asked."""
    assert ["+-+-+", "| | |", "+-+-+", "| | |", "+-+-+"] == grid().render(ASCII).split(
        "\n"
    )


def test_a_line_ends_in_half_a_letter() -> None:
    """Lines reach from the middle of a letter to the middle of another."""
    canvas = Canvas()
    canvas.across(0, 0, 3)

    assert "╶──╴" == canvas.render(UNICODE)


def test_letters_cover_lines() -> None:
    """What is written stands over a line."""
    canvas = Canvas()
    canvas.across(0, 0, 6)
    canvas.write(2, 0, "A1")

    assert "╶─A1──╴" == canvas.render(UNICODE)


def test_what_is_written_later_covers() -> None:
    """The last letter written at a place is seen."""
    canvas = Canvas()
    canvas.write(0, 0, "before")
    canvas.write(2, 0, "X")

    assert "beXore" == canvas.render(UNICODE)


def test_the_sheet_has_no_edges() -> None:
    """A drawing may reach to the left and above of where it began."""
    canvas = Canvas()
    canvas.write(3, 1, "x")
    canvas.write(-2, -1, "y")

    assert "y\n\n     x" == canvas.render(UNICODE)


def test_an_empty_sheet_is_empty() -> None:
    """Nothing drawn gives nothing."""
    assert "" == Canvas().render(UNICODE)


def test_lines_end_without_blanks() -> None:
    """Blanks at the end of a line are dropped."""
    canvas = Canvas()
    canvas.write(0, 0, "a   ")

    assert "a" == canvas.render(UNICODE)


def test_ascii_holds_for_everything() -> None:
    """A letter without an ASCII form becomes a question mark."""
    canvas = Canvas()
    canvas.write(0, 0, "Zoë ▶")

    assert "Zo? ?" == canvas.render(ASCII)


def test_colours_come_only_when_asked_for() -> None:
    """Looks change nothing in a plain rendering."""
    canvas = Canvas()
    canvas.write(0, 0, "stop", Look.DANGER)

    assert "stop" == canvas.render(UNICODE)


def test_equal_looks_share_one_code() -> None:
    """Neighbours of one look are coloured together, and the colour ends after them."""
    canvas = Canvas()
    canvas.write(0, 0, "ab", Look.DANGER)
    canvas.write(2, 0, "cd", Look.DANGER)
    canvas.write(4, 0, "ef")

    assert "\x1b[31mabcd\x1b[0mef" == canvas.render(COLOUR)


def test_a_terminal_wants_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Colours suit a terminal, as long as nobody objects."""
    monkeypatch.delenv("NO_COLOR", raising=False)

    assert wants_colour(Screen())


def test_a_file_wants_no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Colours suit nothing but a terminal."""
    monkeypatch.delenv("NO_COLOR", raising=False)

    assert not wants_colour(StringIO())


@pytest.mark.parametrize(("value", "wanted"), [("1", False), ("", True)])
def test_no_color_is_obeyed(
    monkeypatch: pytest.MonkeyPatch, value: str, wanted: bool
) -> None:
    """``NO_COLOR`` says no, unless it is empty."""
    monkeypatch.setenv("NO_COLOR", value)

    assert wants_colour(Screen()) is wanted
