"""The map in letters: what it shows, in which signs, and how wide it is."""

from __future__ import annotations

import re

import pytest

from tabletop import replace
from tabletop.core.grids import Cell, GridMap
from tabletop.games.beacon_patrol import GAME, State
from tests.games.beacon_patrol.drawing import P2, given, play
from tests.games.beacon_patrol_render.positions import NAMES, position

every_position = pytest.mark.parametrize("name", NAMES)

BEFORE = given(
    "0,1 LWWW-L; 1,0 WWLW-B; -1,0 WWWL-P; 1,1 WWWW-P",
    "WWWL-P LWWW-B WWWW-P",
    "WLWW-P LLLW-P WWWW-B",
    ships=((0, 0), (1, 1)),
    pile=21,
)


def lines(state: State, *, ascii: bool = False) -> list[str]:
    """Draw a state and part the lines."""
    return GAME.text(state, ascii=ascii).split("\n")


def tile(state: State, cell: Cell) -> list[str]:
    """Cut a tile out of the map, in ASCII."""
    text = lines(state, ascii=True)
    head = next(n for n, line in enumerate(text) if re.fullmatch(r"( +-?\d+)+", line))
    columns = list(re.finditer(r"-?\d+", text[head]))
    wide = columns[1].end() - columns[0].end()
    (number,) = (n for n, match in enumerate(columns) if int(match[0]) == cell[0])
    row = next(n for n, line in enumerate(text) if line[:5].strip() == str(cell[1]))
    left = 5 + wide * number
    return [
        f"{line:<{left}}"[left : left + wide + 1] for line in text[row - 1 : row + 3]
    ]


def test_the_whole_map() -> None:
    """A position as a whole, for the eyes of who changes something."""
    assert [
        "Beacon Patrol, turn 1",
        "▶ Player 0 to act. Player 0 placed WWWW-P at 0,-1. "
        "Explored: 0,0 for 3 points.",
        "",
        "        -2     -1     0      1      2",
        "                                            ▶ Player 0, ship at 0,-1",
        "   2                                          3 of 3 moves left",
        "                                              LWWW-B WWWL-P",
        "                   ████████┈┈┈┈┈┈·",
        "   1               ┊ L    ┊      ┊            Player 1, ship at 1,1",
        "                   ┊      ┊ 1    ┊            3 of 3 moves left",
        "            █┈┈┈┈┈┈·┈┈┈┈┈┈·┈┈┈┈┈┈·            LLLW-P WLWW-P WWWW-B",
        "   0        █      ┊ H+3  ┊ B    ┊",
        "            █      ┊      ┊      ┊          "
        "Score: 3 points, Novices; next rank at 26",
        "            █┈┈┈┈┈┈·┈┈┈┈┈┈████████          To draw: 21, discarded: 23",
        "  -1               ┊    * ┊",
        "                   ┊ 0    ┊",
        "                   ·┈┈┈┈┈┈·",
        "  -2",
        "",
        "",
        "        -2     -1     0      1      2",
        "",
        "█ land  H headquarters  L lighthouse  B buoy  +3 explored for 3  0 1 ships  "
        "* last action",
    ] == lines(play(BEFORE, "WWWW-P@0,-1"))


@every_position
def test_no_line_is_too_long(name: str) -> None:
    """Maps of every size keep within 100 columns."""
    assert 100 >= max(len(line) for line in lines(position(name)))


@every_position
def test_ascii_is_kept_to(name: str) -> None:
    """Asked for ASCII, no other letter is used, and nothing is lost."""
    text = GAME.text(position(name), ascii=True)

    assert text.isascii()
    assert "?" not in text


@every_position
def test_colours_change_nothing_else(name: str) -> None:
    """Without its colour codes, the coloured map is the plain one."""
    coloured = GAME.text(position(name), colour=True)

    assert "\x1b[" in coloured
    assert GAME.text(position(name)) == re.sub(r"\x1b\[[\d;]*m", "", coloured)


def test_tiles_show_their_sides_and_features() -> None:
    """Land is drawn from corner to corner, water dotted; the letter is the feature."""
    state = given("1,0 WLLW-L; -1,0 WWWL-B; 0,1 LWWW-P")

    assert ["+......#", ": L    #", ":      #", "########"] == tile(state, (1, 0))
    assert ["#......+", "# B    :", "#      :", "#......+"] == tile(state, (-1, 0))
    assert ["########", ":      :", ":      :", "+......+"] == tile(state, (0, 1))


def test_vacant_cells_are_blank() -> None:
    """Where no tile lies, nothing is drawn but the sides of tiles beside it."""
    assert [":", ":"] == [
        line.strip() for line in tile(given("1,0 WWWW-P; 0,1 WWWW-P"), (1, 1))[1:3]
    ]


def test_explored_tiles_tell_their_points() -> None:
    """What an explored tile scores stands after its letter."""
    assert ": H+3  :" == tile(position("mills"), (0, 0))[1]
    assert ": M+5  :" == tile(position("mills"), (1, 0))[1]
    assert ": B    :" == tile(position("mills"), (2, 0))[1]


def test_all_ships_fit_on_one_tile() -> None:
    """Ships bear the numbers of their players, as the notation has them."""
    assert ": 0123 :" == tile(position("crowd"), (1, 0))[2]


def test_a_star_marks_the_last_action() -> None:
    """It stands where the ship went that moved last."""
    assert ": B  * :" == tile(play(BEFORE, "1,0"), (1, 0))[1]
    assert "* last" not in "".join(line for line in lines(BEFORE) if "┊" in line)


def test_narrow_tiles_make_room_for_wide_maps() -> None:
    """Up to sixteen columns fit: tiles get narrower, and still hold four ships."""
    wide = position("wide")
    near = {cell: tile for cell, tile in wide.sea.items() if -8 <= cell[0] <= 7}
    state = replace(wide, sea=GridMap(near))

    assert {"-9", "-8", "7", "8"} <= set(lines(state)[3].split())
    assert "0123" == tile(state, (0, 0))[2][1:5]
    assert "Not shown" not in GAME.text(state)


@pytest.mark.parametrize(
    ("ship", "hidden"),
    [
        (0, "columns -27 to -10 and columns 9 to 27"),
        (27, "columns -27 to 10"),
        (-27, "columns -10 to 27"),
    ],
)
def test_the_widest_maps_are_shown_in_part(ship: int, hidden: str) -> None:
    """Round the ship whose turn it is, with a note of the columns left out."""
    state = position("wide")
    captain = replace(state.captains[0], ship=(ship, 0))
    state = replace(state, captains=(captain, *state.captains[1:]))

    assert f"Not shown: {hidden}." in lines(state)
    assert str(ship) in lines(state)[3].split()


@pytest.mark.parametrize(
    ("state", "lead"),
    [
        (given(), "▶ Player 0 to act."),
        (given(to_act=P2), "▶ Player 1 to act."),
        (position("new"), "Player 0 draws 3 tiles."),
        (
            position("end 3"),
            "19 points: Novices. Every tile has been placed or discarded.",
        ),
    ],
)
def test_the_second_line_says_how_things_stand(state: State, lead: str) -> None:
    """Whose turn it is, who draws, or the result and its reason."""
    assert lines(state)[1].startswith(lead)


def test_long_news_go_on_in_the_next_line() -> None:
    """What just happened may take more than one line."""
    text = lines(position("thrown"))
    hand = position("rich").captains[0].hand

    told = f"Player 0 discarded {', '.join(hand)} and ended the turn."
    assert told in " ".join(text[1:3])


@pytest.mark.parametrize("player", [0, 1])
def test_players_are_told_with_ship_moves_and_tiles(player: int) -> None:
    """Each has three lines, and who is to act a sign before them."""
    text = GAME.text(given("1,0 WWWW-P", "LWWW-L", "WWWW-B WWWW-B", tokens=(1,)))

    told = (
        "▶ Player 0, ship at 0,0",
        "  1 of 3 moves left",
        "  LWWW-L",
        "  Player 1, ship at 0,0",
        "  3 of 3 moves left",
        "  WWWW-B WWWW-B",
    )
    assert all(line in text for line in told[3 * player : 3 * player + 3])


def test_a_swap_is_remembered() -> None:
    """Who has swapped in this turn is told so, for it cannot be done again."""
    before = given("", "WWWW-P", "LWWW-P")
    after = play(before, "WWWW-P<>1:LWWW-P")

    assert "3 of 3 moves left, has swapped" in lines(after)[5]
    assert "has swapped" not in GAME.text(before)


def test_a_reconstruction_says_so() -> None:
    """Below the map stands that its components are not the printed ones."""
    assert lines(position("rebuilt"))[-1] == (
        "Reconstructed components, not the printed ones."
    )


def test_the_end_lists_what_was_explored() -> None:
    """At the end every explored tile is told with its points."""
    before = given("0,1 WWWW-P; -1,0 WWWW-P; 1,0 WLWW-B", "WWWW-P", "", pile="")
    end = play(before, "WWWW-P@0,-1")

    assert "Explored: 0,0 for 3" in GAME.text(end)
    assert "Score: 3 points, Novices; next rank at 26" in GAME.text(end)


def test_the_legend_knows_windmills_where_there_are_some() -> None:
    """The letter of the expansion is explained when it can be seen."""
    assert "M windmill" in GAME.text(position("mills"))
    assert "windmill" not in GAME.text(given())
