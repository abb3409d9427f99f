"""Actions as short texts, both ways."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given as over
from hypothesis import strategies as st

from tabletop import NotationError
from tabletop.games.beacon_patrol import (
    GAME,
    Action,
    ChanceAction,
    DiscardToMove,
    DrawTile,
    EndTurn,
    MoveShip,
    PlaceTile,
    SwapTiles,
    TileId,
)
from tests.games.beacon_patrol.drawing import P1, P2, P3, P4, given, play

A, B = TileId("WLWW-B"), TileId("WWWW-P")
FORMS: list[tuple[str, Action]] = [
    ("WLWW-B@1,0", PlaceTile(P1, A, (1, 0))),
    ("WLWW-B@-3,12", PlaceTile(P1, A, (-3, 12))),
    ("1,0", MoveShip(P1, (1, 0))),
    ("0,-1", MoveShip(P1, (0, -1))),
    ("WLWW-B>1,0", DiscardToMove(P1, A, (1, 0))),
    ("WLWW-B<>2:WWWW-P", SwapTiles(P1, A, P3, B)),
    ("end", EndTurn(P1)),
    ("end WLWW-B", EndTurn(P1, A)),
]


@pytest.mark.parametrize(("text", "action"), FORMS)
def test_written(text: str, action: Action) -> None:
    """Each action has one way of being written."""
    assert text == GAME.format_action(action)


@pytest.mark.parametrize(("text", "action"), FORMS)
def test_read(text: str, action: Action) -> None:
    """What is written is read again, legal or not."""
    assert action == GAME.parse_action(text, given())


def test_draw_both_ways() -> None:
    """What chance brought is written with who drew it, and read again."""
    action = DrawTile(P3, A)

    assert "drew 2 WLWW-B" == GAME.format_action(action)
    assert action == GAME.parse_chance("drew 2 WLWW-B", GAME.new_game())


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("wlww-b@1,0", "WLWW-B@1,0"),
        (" WLWW-B @ 1, 0 ", "WLWW-B@1,0"),
        ("- 1 , 0", "-1,0"),
        ("wlww-b > 1,0", "WLWW-B>1,0"),
        ("WLWW-B <> 2: wwww-p", "WLWW-B<>2:WWWW-P"),
        ("END", "end"),
        ("\tEnd\n", "end"),
        ("endWLWW-B", "end WLWW-B"),
        ("end  wlww-b", "end WLWW-B"),
        ("e n d WLWW - B", "end WLWW-B"),
        ("WLWW-B<>01:WWWW-P", "WLWW-B<>1:WWWW-P"),
    ],
)
def test_letters_and_blanks(text: str, same: str) -> None:
    """Small letters are as good as large ones, and blanks mean nothing."""
    assert same == GAME.format_action(GAME.parse_action(text, given()))


ALL = (
    "write WLWW-B@1,0 to place tile, 1,0 to move ship, WLWW-B>1,0 to discard to move, "
    "WLWW-B<>2:WWWW-P to swap tiles, end, or end WLWW-B"
)
SAIL = "write 1,0 to move ship"
TILE = "is no tile: write WLWW-B, WWWW-P"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", ALL),
        (" ", ALL),
        ("1", ALL),
        ("east", ALL),
        ("pass", ALL),
        ("drew 0 WLWW-B", ALL),
        ("1;0", SAIL),
        ("1,0,0", SAIL),
        ("+1,0", SAIL),
        ("01,0", SAIL),
        ("-0,1", SAIL),
        ("1.5,0", SAIL),
        ("(1,0)", SAIL),
        ("١,0", SAIL),
        ("1234567890,0", SAIL),
        ("WLWW-B", "write WLWW-B@1,0 to place tile"),
        ("WLWW@1,0", f"'wlww' {TILE}"),
        ("WLW-B@1,0", f"'wlw-b' {TILE}"),
        ("WLXW-B@1,0", f"'wlxw-b' {TILE}"),
        ("WLWW-B@", "write WLWW-B@1,0 to place tile"),
        ("WLWW-B@1", "'1' is no cell: write 1,0, 0,1"),
        ("WLWW-B>>1,0", "write WLWW-B>1,0 to discard to move"),
        ("WLWW-B<>WWWW-P", "write WLWW-B<>2:WWWW-P to swap tiles"),
        ("WLWW-B<>-1:WWWW-P", "write WLWW-B<>2:WWWW-P to swap tiles"),
        ("WLWW-B<>x:WWWW-P", "'x' is no player: write 0, 1, 2, ..."),
        ("WLWW-B<>2:", "write WLWW-B>1,0 to discard to move"),
        ("end 1", f"'1' {TILE}"),
        ("end WLWW-B WWWW-P", "write end, or end WLWW-B"),
        ("ends", "write end, or end WLWW-B"),
    ],
)
def test_no_action(text: str, reason: str) -> None:
    """A text that is no action is refused with what is wrong, or what there is."""
    with pytest.raises(NotationError) as caught:
        GAME.parse_action(text, given())

    assert text == caught.value.text
    assert reason == caught.value.reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "write drew 0 WLWW-B"),
        ("end", "write drew 0 WLWW-B"),
        ("WLWW-B", "write drew 0 WLWW-B"),
        ("drew -1 WLWW-B", "write drew 0 WLWW-B"),
        ("drew", "drew takes 2 words: write drew 0 WLWW-B; this has 0"),
        ("drew 0", "drew takes 2 words: write drew 0 WLWW-B; this has 1"),
        ("drew WLWW-B", "drew takes 2 words: write drew 0 WLWW-B; this has 1"),
        ("drew x WLWW-B", "'x' is no player: write 0, 1, 2, ..."),
    ],
)
def test_no_draw(text: str, reason: str) -> None:
    """A text that is no draw is refused by what is due, and the form there is."""
    with pytest.raises(NotationError) as caught:
        GAME.parse_chance(text, GAME.new_game())

    assert f"a DrawTile for player 0 is due; {reason}" == caught.value.reason


def test_whose_action() -> None:
    """A text is the action of whoever is to act, or of the player named."""
    assert P2 == GAME.parse_action("1,0", given(to_act=P2)).player
    assert P4 == GAME.parse_action("1,0", given(players=4, to_act=P2), P4).player


def test_nobody_to_act() -> None:
    """While tiles are drawn, and after the end, nobody's action is read."""
    over_now = play(given("", "WWWW-P", "", pile=""), "WWWW-P@1,0")

    for state in (GAME.new_game(), over_now):
        with pytest.raises(NotationError, match="nobody is to act"):
            GAME.parse_action("end", state)


SEATS = st.sampled_from([P1, P2, P3, P4])
TILES = st.from_regex(r"[WL]{4}-[PBLM]", fullmatch=True).map(TileId)
NUMBERS = st.integers(-9999, 9999)
CELLS = st.tuples(NUMBERS, NUMBERS)
ACTIONS: st.SearchStrategy[Action] = (
    st.builds(PlaceTile, SEATS, TILES, CELLS)
    | st.builds(MoveShip, SEATS, CELLS)
    | st.builds(DiscardToMove, SEATS, TILES, CELLS)
    | st.builds(SwapTiles, SEATS, TILES, SEATS, TILES)
    | st.builds(EndTurn, SEATS, st.none() | TILES)
)


@over(ACTIONS)
def test_every_action_there_and_back(action: Action) -> None:
    """Every action of every table is read back as it was written."""
    text, state = GAME.format_action(action), given(players=4)

    assert action == GAME.parse_action(text, state, action.player)
    assert action == GAME.parse_action(f" {text.lower()} ", state, action.player)


@over(st.builds(DrawTile, SEATS, TILES))
def test_every_draw_there_and_back(action: ChanceAction) -> None:
    """Every draw is read back as it was written."""
    assert action == GAME.parse_chance(GAME.format_action(action), GAME.new_game())


@over(st.text(max_size=12) | st.text("WLB-@><:,0123456789 end", max_size=14))
def test_any_text_is_an_action_or_a_sentence(text: str) -> None:
    """Reading fails by a NotationError only, and what it reads is what was said."""
    with suppress(NotationError):
        action = GAME.parse_action(text, given())

        said = "".join(text.split()).upper()
        assert said == GAME.format_action(action).replace(" ", "").upper()
