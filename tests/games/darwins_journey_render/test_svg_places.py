"""The diaries, the places outside of them, and what lies beside them."""

from __future__ import annotations

import pytest

from tabletop import SPECTATOR, replace
from tabletop.games.darwins_journey import GAME, State
from tabletop.games.darwins_journey.kinds import Seal
from tabletop.games.darwins_journey.rules.tables import is_locked, needs_of
from tests.games.darwins_journey.positions import (
    A,
    B,
    C,
    D,
    start,
    unlocked,
    with_letters,
    with_scrolls,
    workers_at,
)
from tests.games.darwins_journey.positions_more import (
    at_round,
    displayed,
    goal,
    museum,
    stamped,
    tiled,
)
from tests.games.darwins_journey.solo import solo
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
from tests.rendering.shapes import filled, named, things

every_game = pytest.mark.parametrize("name", GAMES)


def place(state: State, id: str) -> Node:
    """Draw a place."""
    return by_id(drawn(state, SPECTATOR))[id]


def seals(*groups: Node) -> int:
    """Count the seals in groups: each is a disc with teeth."""
    return sum(
        wax.attrib["d"].count("M")
        for group in groups
        for discs in group.iter("g")
        if "stroke-dasharray" in discs.attrib
        for wax in discs.iter("path")
    )


def paints(node: Node) -> set[str]:
    """Name the colours that things are filled with."""
    return {
        kind[2:] for each in node.iter() for kind in classes(each) if kind[:2] == "f-"
    }


# -- places


@every_game
def test_every_place_is_there(name: str) -> None:
    """All places of the diaries, and those outside of them."""
    state, root = pictures(name)[-1]
    ids = [node.attrib["data-id"] for node in all_of(root, "place")]

    assert sorted(ids) == sorted(state.config.content.catalogue.place)


def test_a_place_asks_for_its_seals() -> None:
    """One disc for each seal that is needed, in its colour."""
    state = start(3)
    for here in state.config.content.places:
        needs = needs_of(state, here)
        node = place(state, here.id)

        assert len(needs) == seals(*all_of(node, "seals")[:1] if needs else ())
        assert {seal.value for seal in needs} <= paints(node)


@pytest.mark.parametrize(
    ("id", "written"),
    [
        ("exploration_1", ["2"]),
        ("navigation_1", ["2"]),
        ("correspondence_1", ["2"]),
        ("academy_1", ["+"]),
        ("academy_3", ["+", "-3", "4"]),
        ("navigation_3", ["4", "4"]),
        ("turn_order", ["turn order", "3"]),
    ],
)
def test_a_place_says_what_it_does(id: str, written: list[str]) -> None:
    """As a number in a sign; a locked place adds what it costs."""
    assert written == writing(place(start(), id))


def test_the_turn_order_place_pays_less_to_many() -> None:
    """Two coins with three players or four."""
    assert ["turn order", "2"] == writing(place(start(4), "turn_order"))


@every_game
def test_locked_places_show_a_lock_and_others_do_not(name: str) -> None:
    """A lock is red; what it costs to open it stands beside it."""
    for state, root in pictures(name):
        index = by_id(root)
        for here in state.config.content.places:
            locked = "danger" in paints(index[here.id])

            assert is_locked(state, here) == locked, here.id


def test_a_lens_shows_whose_it_is() -> None:
    """It bears the player, in the colour and by the sign."""
    state = unlocked(start(), {"exploration_2": B})
    index = by_id(drawn(state))

    assert "1" == index["lens-exploration_2"].attrib["data-player"]
    assert "p1" in paints(index["lens-exploration_2"])


def test_printed_lenses_belong_to_nobody() -> None:
    """Those of the small diary, and the upper ones of the special diary."""
    lenses = all_of(drawn(start()), "lens")

    assert 4 == len(lenses)
    assert not any("data-player" in lens.attrib for lens in lenses)


@every_game
def test_every_lens_is_there(name: str) -> None:
    """Each belongs to the one who put it there."""
    for state, root in pictures(name):
        shown = {
            (lens.attrib["data-id"].removeprefix("lens-"), lens.attrib["data-player"])
            for lens in all_of(root, "lens")
            if "data-player" in lens.attrib
        }

        assert {(here, str(owner)) for here, owner in state.board.lenses} == shown


@every_game
def test_every_worker_is_there_once(name: str) -> None:
    """At its place, at home, or in a hammock."""
    for state, root in pictures(name):
        workers = all_of(root, "worker")
        ids = sorted(worker.attrib["data-id"] for worker in workers)

        assert ids == sorted(
            f"worker-{person}-{number + 1}"
            for person, me in enumerate(state.people)
            for number, _ in enumerate(me.at)
        )


@every_game
def test_workers_stand_at_their_places(name: str) -> None:
    """Inside of them; those at home in their rows."""
    for state, root in pictures(name):
        index = by_id(root)
        for person, me in enumerate(state.people):
            for number, at in enumerate(me.at):
                if at is not None and at in index:
                    worker = index[f"worker-{person}-{number + 1}"]

                    assert worker in list(index[at]), at


def test_many_workers_fit_on_one_place() -> None:
    """All workers of four players, each to be seen."""
    state = start(4)
    for player in (A, B, C, D):
        state = workers_at(state, player, dict.fromkeys(range(4), "museum_deliver"))
    root = drawn(state, SPECTATOR)
    left, _, right, _ = filled(named(root, "museum_deliver"))
    boxes = [filled(worker) for worker in things(root, "worker")]

    assert 16 == len({box[0] for box in boxes})
    assert left < min(box[0] for box in boxes)
    assert right > max(box[2] for box in boxes)


def test_the_order_of_workers_counts_on_the_turn_order_place() -> None:
    """They stand there from the left as they came."""
    state = start(4)
    for player in (A, B, C):
        state = workers_at(state, player, {1: "turn_order"})
    state = replace(state, board=replace(state.board, reserved=(C, A, B)))
    workers = all_of(place(state, "turn_order"), "worker")

    assert ["2", "0", "1"] == [each.attrib["data-player"] for each in workers]


def test_workers_are_told_apart_without_colours() -> None:
    """Each player has a shape, each worker a number."""
    root = drawn(start(4), SPECTATOR)
    signs: dict[str, set[tuple[int, bool]]] = {}
    for worker in all_of(root, "worker"):
        (shape,) = worker.iter("path")
        corners = shape.attrib["d"].count("L"), "a" in shape.attrib["d"]
        signs.setdefault(worker.attrib["data-player"], set()).add(corners)

    assert [1] * 4 == [len(each) for each in signs.values()]
    assert ["1", "2", "3", "4"] == [
        text for worker in all_of(root, "worker")[:4] for text in writing(worker)
    ]


# -- sections


def test_an_occupied_section_says_what_it_costs() -> None:
    """On both pages of a diary with two players."""
    state = workers_at(start(), A, {1: "exploration_1"})
    index = by_id(drawn(state, SPECTATOR))

    assert "3" in writing(index["page-exploration"])
    assert "3" in writing(index["page-navigation"])
    assert ["Academy"] == writing(index["page-academy"])[:1]
    assert "3" not in writing(index["page-academy"])


def test_a_bookmark_parts_a_diary_in_two_for_four() -> None:
    """Then only one of its pages is occupied."""
    state = workers_at(start(4), A, {1: "exploration_1"})
    root = drawn(state, SPECTATOR)
    index = by_id(root)

    assert 3 == len(all_of(root, "bookmark"))
    assert "2" in writing(index["page-exploration"])
    assert "2" not in writing(index["page-navigation"])


def test_there_is_no_bookmark_for_fewer() -> None:
    """A diary is one section then."""
    assert [] == all_of(drawn(start(3)), "bookmark")


def test_pages_show_what_distinctions_bring() -> None:
    """One of silver and one of gold, but for the small diary."""
    index = by_id(drawn(start()))
    counts = {id: len(all_of(index[id], "distinction")) for id in index if "page" in id}

    assert 0 == counts.pop("page-small")
    assert {2} == set(counts.values())


def test_special_places_without_a_tile_are_empty() -> None:
    """The lowest two against Alfred."""
    state = solo()

    assert [] == list(place(state, "special_bottom_left").iter("path"))
    assert [] != list(place(state, "special_middle_left").iter("path"))


def test_special_places_do_what_their_tiles_say() -> None:
    """Tile 2 brings three spaces of theory."""
    assert ["3"] == writing(place(tiled(start(), 2), "special_top_left"))


# -- beside the diaries


def test_the_academy_shows_its_seals_and_their_costs() -> None:
    """Empty spaces stay empty."""
    state = with_scrolls(start(), "g.r", "bby", "...", "yyr")
    root = drawn(state)
    found = {
        node.attrib["data-id"]: paints(node) & {seal.value for seal in Seal}
        for node in all_of(root, "academy-seal")
    }

    assert 12 == len(found)
    assert {"green"} == found["seal-1-1"]
    assert set() == found["seal-1-2"]
    assert {"yellow"} == found["seal-4-2"]


def test_envelopes_show_both_rewards_and_all_stamps() -> None:
    """The first reward, the second, and the stamps of each player."""
    state = stamped(with_letters(start(3), 2, 7, 5), "3 1 2")
    index = by_id(drawn(state))

    assert ["1.", "4", "2.", "2", "3", "1", "2"] == writing(index["envelope-1"])
    assert ["0", "0", "0"] == writing(index["envelope-2"])[-3:]
    assert "2" == index["stamps-1-2"].attrib["data-player"]


def test_the_museum_tells_delivered_specimens_from_displayed_ones() -> None:
    """Those delivered are filled, the others in outline."""
    root = drawn(museum(start(), shown="gf", delivered="bp yb"))
    found = {
        node.attrib["data-id"]: paints(node) & {"blue", "green", "yellow", "leaf"}
        for node in all_of(root, "exhibit")
    }

    assert {
        "museum-green_fossil": {"leaf"},
        "museum-blue_plant": {"blue"},
        "museum-yellow_bird": {"yellow"},
    } == found


def test_the_first_delivery_takes_the_coin_of_a_row() -> None:
    """What was displayed since the set-up does not."""
    root = drawn(museum(start(), shown="gf", delivered="bp"))
    written = [writing(head) for head in all_of(root, "row-coin")]

    assert [["G", "1"], ["B"], ["R", "1"], ["Y", "1"]] == written


def test_objectives_on_display_show_what_they_ask_for() -> None:
    """By their names, and as signs with numbers."""
    index = by_id(drawn(displayed(start(), "S7 G3 S1"), SPECTATOR))

    assert ["S7", "10"] == writing(index["S7"])
    assert ["G3", "2", "Y", "20"] == writing(index["G3"])
    assert ["S1", "2", "R"] == writing(index["S1"])
    assert 1 == seals(*all_of(index["S1"], "seals"))


@every_game
def test_every_objective_is_there_once(name: str) -> None:
    """On display, beside a board or on a slot."""
    for state, root in pictures(name):
        index = by_id(root)
        tiles = {*state.board.objectives}
        for me in state.people:
            tiles |= {*me.reserve}
            tiles |= {slot.objective for slot in (*me.silver, *me.gold) if slot}

        assert tiles <= set(index)


def test_goals_show_their_points_and_the_present_one_is_framed() -> None:
    """Goals of rounds that are over are ticked."""
    state = goal(at_round(start(), 3), 9)
    index = by_id(drawn(state))
    frames = [
        rect.attrib.get("stroke-width")
        for number in range(1, 6)
        for rect in index[f"goal-{number}"].findall("rect")[:1]
    ]

    assert ["3", "8", "/", "0"] == writing(index["goal-3"])
    assert [None, None, "4", None, None] == frames


def test_supplies_are_counted() -> None:
    """Seals by colour, purple ones last, and objectives by metal."""
    state = start()
    decks = state.decks
    counts = [decks.seals[seal] for seal in Seal if seal is not Seal.PURPLE]
    told = [*counts, decks.purple, decks.silver.total, decks.gold.total]

    assert [str(count) for count in told] == writing(by_id(drawn(state))["supply"])


def test_the_turn_order_is_shown() -> None:
    """From the left, by the signs of the players."""
    state = replace(start(3), turn_order=(C, A, B))
    node = by_id(drawn(state))["turn-order-track"]
    signs = [kind for each in node for kind in classes(each) if kind[:3] == "f-p"]

    assert ["f-p2", "f-p0", "f-p1"] == signs


def test_the_round_is_told() -> None:
    """On top."""
    assert "round 3 of 5" in writing(drawn(at_round(start(), 3)))


def test_a_finished_game_names_the_winner() -> None:
    """With the sign of the winner, and nobody to act."""
    state, root = pictures("3")[-1]
    over = GAME.outcome(state)

    assert over is not None
    assert f"Player {over.winners[0]} has won" in writing(root)
    assert [] == all_of(root, "to-act")
