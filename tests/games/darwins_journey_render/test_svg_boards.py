"""The player boards: goods, workers and seals, research, stores, objectives, crew."""

from __future__ import annotations

import pytest

from tabletop import SPECTATOR, PlayerId, replace
from tabletop.games.darwins_journey import State
from tabletop.games.darwins_journey.actions import Finish
from tabletop.games.darwins_journey.kinds import Metal, ObjectiveId
from tabletop.games.darwins_journey.state import Slot
from tests.games.darwins_journey.positions import (
    A,
    B,
    play,
    start,
    turn,
    with_fifth,
    with_me,
    with_seals,
    workers_at,
)
from tests.games.darwins_journey.positions_more import (
    asked,
    crewed,
    ended,
    researched,
    worth,
)
from tests.games.darwins_journey_render.svg_drawn import (
    GAMES,
    Node,
    all_of,
    by_id,
    classes,
    drawn,
    pictures,
    writing,
)
from tests.rendering.shapes import filled, lies_in, named, things

every_game = pytest.mark.parametrize("name", GAMES)


def board(state: State, player: PlayerId = A) -> Node:
    """Draw the board of a player, for a spectator."""
    return by_id(drawn(state, SPECTATOR))[f"player-{player}"]


def painted(node: Node, colour: str) -> int:
    """Count the squares that are filled with a colour."""
    return sum(
        path.attrib["d"].count("z")
        for path in node.iter("path")
        if f"f-{colour}" in classes(path)
    )


def with_slot(state: State, metal: Metal, tile: str, *, is_fulfilled: bool) -> State:
    """Put an objective to the first slot of a metal."""
    slots = state.people[A].slots(metal)
    filled_ = (Slot(ObjectiveId(tile), is_fulfilled), *slots[1:])
    if metal is Metal.SILVER:
        return with_me(state, A, silver=filled_)
    return with_me(state, A, gold=filled_)


def test_everything_of_a_player_stands_on_the_board() -> None:
    """Also where a player has as much as there can be."""
    root = drawn(start(4), SPECTATOR)
    for player in range(4):
        frame = filled(named(root, f"player-{player}"))
        rect = by_id(root)[f"player-{player}"].find("rect")
        assert rect is not None
        x, y, width, height = (
            float(rect.attrib[name]) for name in ("x", "y", "width", "height")
        )

        assert lies_in(frame, (x, y, x + width, y + height))


def test_the_viewer_is_told() -> None:
    """A spectator is not."""
    names = "Player 0", "Player 1 (you)"

    assert set(names) <= set(writing(drawn(start(), B)))
    assert "Player 1 (you)" not in writing(drawn(start(), SPECTATOR))


def test_who_is_to_act_has_a_triangle() -> None:
    """On top and at the board, which is framed."""
    root = drawn(start(), B)
    index = by_id(root)
    frames = [index[f"player-{player}"].find("rect") for player in (A, B)]

    assert 2 == len(all_of(root, "to-act"))
    assert 1 == len(all_of(index["player-0"], "to-act"))
    assert ["4", None] == [
        frame.attrib.get("stroke-width") for frame in frames if frame is not None
    ]


def test_goods_are_counted() -> None:
    """Coins, knowledge, books, lenses and explorers, in this order; points on top."""
    state = worth(with_me(start(), A, coins=12, knowledge=3, theory=8, lenses=4), 31)
    node = board(state)
    goods = [writing(each) for each in all_of(node, "goods")]

    assert [["12"], ["?", "3"], ["6"], ["4"], ["2"]] == goods
    assert "31" in writing(node)


def test_points_of_a_finished_game_are_all_points() -> None:
    """Those of the final scoring are added."""
    state = ended(worth(start(), 31))

    assert "31" not in writing(board(state))
    assert str(31 + 1) in writing(board(with_me(state, A, coins=0, knowledge=1)))


def test_workers_at_home_stand_in_their_rows() -> None:
    """Those away leave an empty spot."""
    state = workers_at(start(), A, {1: "museum_deliver"})
    index = by_id(drawn(state, SPECTATOR))
    at_home = [len(all_of(index[f"row-0-{row}"], "worker")) for row in range(1, 6)]

    assert [1, 0, 1, 1, 0] == at_home


def test_a_fifth_worker_has_a_row_of_its_own() -> None:
    """Below the others."""
    index = by_id(drawn(with_fifth(start(), A), SPECTATOR))

    assert 1 == len(all_of(index["row-0-5"], "worker"))


def test_seals_lie_in_the_rows_of_their_workers() -> None:
    """As many discs of each colour as there are seals."""
    state = with_seals(start(), A, {1: "ggb", 2: "y", 3: "rrrrp"})
    (seals,) = (each for each in board(state) if "seals" in classes(each))
    counts = {
        colour: sum(
            path.attrib["d"].count("M")
            for path in seals.iter("path")
            if f"f-{colour}" in classes(path)
        )
        for colour in ("green", "blue", "yellow", "red", "purple")
    }

    assert {"green": 2, "blue": 1, "yellow": 1, "red": 4, "purple": 2} == counts


def test_spaces_of_distinctions_are_framed() -> None:
    """The fourth of each row in silver, the sixth in gold."""
    frames = {
        kind: each.attrib["d"].count("z")
        for each in board(start()).iter("path")
        for kind in classes(each)
        if kind in ("s-silver", "s-gold")
    }

    assert {"s-silver": 3, "s-gold": 3} == frames


def test_research_is_coloured_and_drawn() -> None:
    """Each specimen on its place, by colour and kind."""
    state = researched(start(), "gr gp yb")
    node = by_id(drawn(state, SPECTATOR))["research-0"]

    assert 2 == painted(node, "green")
    assert 1 == painted(node, "yellow")
    assert ["green reptile, green plant, yellow bird"] == [
        title.text for title in node.iter("title")
    ]


def test_tents_are_used_from_the_top() -> None:
    """What is left stands below."""
    tops = [
        [filled(tent)[1] for tent in things(drawn(state, B), "tent-left")][:left]
        for left in (5, 2)
        for state in (with_me(start(), A, tents=left),)
    ]

    assert 2 == len(tops[1])
    assert tops[0][-2:] == tops[1]


def test_stacks_and_the_tray_are_counted() -> None:
    """Three stacks, then the used stamps."""
    state = with_me(start(), B, stacks=(4, 0, 3), tray=5)
    node = board(state, B)
    written = [writing(each)[0] for each in all_of(node, "stack")]

    assert ["4", "0", "3"] == written
    assert ["tray", "5"] == writing(all_of(node, "tray")[0])


@pytest.mark.parametrize("player", range(4))
def test_every_board_shows_what_is_printed_on_it(player: int) -> None:
    """What stacks, tents and slots bring and cost."""
    node = board(start(4), PlayerId(player))

    assert ["4", "2", "4", "-2", "4", "2"] == _told(node, "stack")
    assert ["2", "1", "/", "1", "1", "/", "-2", "5"] == _told(node, "tents")
    assert ["0", "+1", "5", "5", "3", "-1", "2"] == _told(node, "slot")
    assert 10 == len([each for each in all_of(node, "slot") if each.findtext("title")])


def _told(node: Node, kind: str) -> list[str]:
    """List what is written in all things of a kind."""
    return [text for each in all_of(node, kind) for text in writing(each)]


def test_an_open_objective_on_a_slot_shows_what_it_asks_for() -> None:
    """As it does on display."""
    state = with_slot(start(), Metal.SILVER, "S7", is_fulfilled=False)
    index = by_id(drawn(state, SPECTATOR))

    assert ["S7", "10"] == writing(index["S7"])
    assert index["S7"] in list(index["slot-0-silver-1"])


def test_a_fulfilled_objective_is_ticked() -> None:
    """It shows no requirements any more."""
    state = with_slot(start(), Metal.GOLD, "G2", is_fulfilled=True)
    node = by_id(drawn(state, SPECTATOR))["G2"]

    assert ["fulfilled"] == classes(node)
    assert ["G2"] == writing(node)


def test_slots_tell_the_points_of_the_end() -> None:
    """Five of silver and five of gold; the last ones are worth most."""
    texts = writing(board(start()))

    assert " ".join("11225") in " ".join(texts)
    assert " ".join("44248") in " ".join(texts)


@every_game
def test_every_crew_card_is_there(name: str) -> None:
    """Three beside each board."""
    for state, root in pictures(name)[-3:]:
        shown = {node.attrib["data-id"] for node in all_of(root, "crew")}

        assert {f"crew-{each.card}" for me in state.people for each in me.crew} == shown


def test_a_fulfilled_crew_card_names_its_worker() -> None:
    """It is ticked, and its number stands at the row."""
    state = crewed(start(), "1 14:2 7")
    index = by_id(drawn(state, SPECTATOR))

    assert ["14"] == [
        text for each in all_of(index["row-0-3"], "bound") for text in writing(each)
    ]
    assert [] == writing(index["crew-14"])
    assert ["8"] == writing(index["crew-1"])


def test_those_asked_in_the_reward_phase_are_shown() -> None:
    """The one whose turn it is to fulfil something."""
    state = asked(turn(crewed(with_seals(start(), A, {1: "bbyyg"}), "1"), A))
    root = drawn(state)

    assert 1 == len(all_of(by_id(root)["player-0"], "to-act"))
    assert [] == all_of(drawn(play(state, Finish(A))), "fulfilled")


def test_boards_of_all_players_are_there() -> None:
    """Two in a row, none over another."""
    for players in (2, 3, 4):
        root = drawn(start(players), SPECTATOR)
        corners = {
            filled(named(root, f"player-{player}"))[:2] for player in range(players)
        }

        assert players == len(corners)
        assert (players + 1) // 2 == len({round(y, -2) for _, y in corners})


def test_coins_without_end_fit() -> None:
    """Two hundred coins are written in full."""
    state = replace(with_me(start(), A, coins=200))

    assert ["200"] == writing(by_id(drawn(state))["coins-0"])
