"""The column on the right: phases, the order in a combat, what is thrown."""

from __future__ import annotations

import pytest

from tabletop.games.pirates_cove import GAME, Phase
from tests.games.pirates_cove.drawing import play, ship, visit
from tests.games.pirates_cove_render.positions import (
    Node,
    all_of,
    by_id,
    classes,
    drawn,
    position,
    writing,
)
from tests.rendering.shapes import Place, filled, overlap, places

PHASES = [
    "1 treasure cards",
    "2 navigation",
    "3 combat",
    "4 plunder",
    "5 upgrades",
    "6 month's end",
]


def present(root: Node) -> list[str]:
    """Read the phase that is marked as the present one: on a filled ground."""
    grounds = [
        filled(place)
        for place in places(root)
        if place.node.tag == "rect" and "f-ink" in classes(place.node)
    ]
    return [
        place.node.text or ""
        for place in places(root)
        if place.node.text in PHASES
        and "f-paper" in classes(place.node)
        and any(overlap(filled(place), ground) for ground in grounds)
    ]


@pytest.mark.parametrize(
    ("name", "phase"),
    [
        ("turning", "1 treasure cards"),
        ("sailing 4", "2 navigation"),
        ("course", "2 navigation"),
        ("navy sent", "3 combat"),
        ("preparation", "3 combat"),
        ("tie", "3 combat"),
        ("mutiny", "3 combat"),
        ("booty", "4 plunder"),
        ("plundered", "4 plunder"),
        ("tavern", "5 upgrades"),
        ("drawing", "5 upgrades"),
        ("cove", "5 upgrades"),
    ],
)
def test_the_present_phase_is_filled(name: str, phase: str) -> None:
    """All six phases are listed, and one is marked, whatever waits on the stack."""
    root = drawn(position(name))

    assert [phase] == present(root)
    assert set(PHASES) <= set(writing(root))


@pytest.mark.parametrize("name", ["rigging", "new", "dealing", "shared", "end 4"])
def test_outside_the_months_no_phase_is_filled(name: str) -> None:
    """Before the first month and after the last, none is the present one."""
    assert [] == present(drawn(position(name)))


def fighters(root: Node) -> list[Node]:
    """List the ships of the combat, from above."""
    found = all_of(root, "fighter")
    return sorted(found, key=lambda node: filled(Place(node))[1])


def test_a_combat_lists_its_ships_in_order() -> None:
    """Each ship shows its speed and its dice."""
    found = fighters(drawn(position("legend")))

    assert [["7", "4"], ["6", "2"], ["6", "4"]] == [writing(node) for node in found]
    assert ["Player 0", "Player 1", "Captain Hook"] == [
        node.findtext("title") for node in found
    ]


def test_whose_turn_it_is_has_a_triangle() -> None:
    """In a round, those that have had their turn are ticked."""
    found = fighters(drawn(position("legend")))

    assert [["tick"], ["to-act"], []] == [
        [kind for kind in ("tick", "to-act") if all_of(node, kind)] for node in found
    ]


def test_before_the_first_round_who_is_asked_has_a_triangle() -> None:
    """In the preparation nobody has had a turn."""
    found = fighters(drawn(position("preparation")))

    assert [[], ["to-act"], []] == [
        [kind for kind in ("tick", "to-act") if all_of(node, kind)] for node in found
    ]


def test_ships_that_have_left_are_gone() -> None:
    """A crippled ship stays in the list, and shows that it is gone."""
    found = fighters(drawn(position("crippled")))

    assert [["7", "2"], ["gone"], ["5", "2"]] == [writing(node) for node in found]


def test_no_combat_is_shown_when_none_is_fought() -> None:
    """The list is there in combats only."""
    assert "combat" not in by_id(drawn(position("tavern")))
    assert "combat" in by_id(drawn(position("fight")))


@pytest.mark.parametrize(
    ("name", "title"), [("preparation", "Preparation"), ("fight", "Round 2")]
)
def test_a_combat_tells_its_round(name: str, title: str) -> None:
    """Rounds are counted; before the first, cards are played."""
    assert title == writing(by_id(drawn(position(name)))["combat"])[0]


def test_battle_cards_stand_at_the_ship_they_work_on() -> None:
    """A card that hinders is listed at its victim, any other at its owner."""
    state = play(position("preparation"), "pass", "battle smoke_screen")
    told = writing(by_id(drawn(state))["combat"])

    assert ["Preparation", "7", "2", "Smoke Screen", "5", "2", "5", "1"] == told[:8]
    assert ["Grapple Attack"] == told[8:]


def test_volley_cards_stand_at_their_ship() -> None:
    """What works for the next roll is listed at the shooter."""
    told = writing(by_id(drawn(play(position("fight"), "volley steady_aim")))["combat"])

    assert "Steady Aim" in told


def test_too_many_cards_become_symbols() -> None:
    """Where names do not fit, a symbol says that cards are in effect; hints tell."""
    found = fighters(drawn(position("crowd")))
    symbols = [bool(all_of(node, "card")) for node in found]
    hints = [node.findtext("title") or "" for node in found]

    assert [True, False] == symbols[:2]
    assert symbols == [", " in hint for hint in hints]
    assert (
        "Player 0, Smoke Screen, Grapple Attack, All Sails Set, Extra Hands"
        == (hints[0])
    )


def test_dice_to_be_thrown_are_announced() -> None:
    """How many, at what, and which faces hit."""
    told = writing(by_id(drawn(position("dice")))["combat"])

    assert ["Throw 2 dice", "at", "crew", "hits from 5"] == told[-4:]


def test_dice_that_fell_are_shown() -> None:
    """The faces of the last volley, hits filled."""
    root = drawn(position("crippled"))
    faces = [
        (node.findtext("text"), "f-ink" in classes(next(node.iter("rect"))))
        for node in all_of(root, "thrown")
    ]

    assert [("6", True), ("6", True)] == faces
    assert "Volley: 2 hits" in writing(root)


def test_dice_that_miss_are_not_filled() -> None:
    """A volley without a hit says so."""
    root = drawn(position("aim"))
    faces = [
        (node.findtext("text"), "f-ink" in classes(next(node.iter("rect"))))
        for node in all_of(root, "thrown")
    ]

    assert [("1", False), ("1", False)] == faces
    assert "Volley: no hit" in writing(root)


def test_a_volley_belongs_to_its_combat() -> None:
    """The dice that ended one combat are not shown in the next."""
    first, second = (
        (ship(2, "2433"), ship(2, "1222")),
        (ship(4, hand="fame_1"), ship(4)),
    )
    state = play(visit(Phase.COMBAT, 2, *first, *second), "fire B hull", "rolled 6 6 6")

    assert "Preparation" in writing(drawn(state))
    assert not all_of(drawn(state), "thrown")


@pytest.mark.parametrize(
    ("name", "order"), [("navy sent", "01"), ("cove", "01"), ("tavern", "01")]
)
def test_who_is_asked_in_turn_is_shown(name: str, order: str) -> None:
    """Where players are asked one after another, their signs stand in a row."""
    queue = by_id(drawn(position(name)))["queue"]
    signs = [
        kind.removeprefix("f-p")
        for node in queue.iter("path")
        for kind in classes(node)
        if kind.startswith("f-p")
    ]

    assert list(order) == signs
    assert ["Asked in turn:"] == writing(queue)


@pytest.mark.parametrize("name", ["section", "sailing 4", "fight"])
def test_who_is_asked_alone_needs_no_row(name: str) -> None:
    """One player, or all at once, are not asked in turn."""
    assert "queue" not in by_id(drawn(position(name)))


def test_the_last_plunder_is_still_plunder() -> None:
    """Cards drawn at Crew Island belong to the Plunder phase, not to the next."""
    state = visit(Phase.PLUNDER, 5, ship(5), ship(7), turned="5:T16")

    assert ["4 plunder"] == present(drawn(state))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_month_is_told(players: int) -> None:
    """The column is headed by the month."""
    assert "Month 4" in writing(drawn(position(f"sailing {players}")))


def test_new_games_begin_with_rigging() -> None:
    """Before the first month the column says what is done then."""
    assert "Rigging" in writing(drawn(GAME.new_game(3)))
