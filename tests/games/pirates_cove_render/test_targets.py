"""What a page needs to make the picture clickable without knowing a rule."""

from __future__ import annotations

import attrs
import pytest

from tabletop import SPECTATOR, PlayerId, SeededRng
from tabletop.games.pirates_cove import (
    DEFAULT,
    GAME,
    Action,
    BuryGold,
    BuryTreasures,
    Config,
    State,
)
from tests.games.pirates_cove.drawing import A, fight, on, play, prepare, ship
from tests.games.pirates_cove_render.positions import (
    PLAYING,
    Node,
    all_of,
    by_id,
    drawn,
    eyes,
    position,
    seen,
)

every_question = pytest.mark.parametrize("name", PLAYING)


def listed(node: Node, what: str = "actions") -> set[str]:
    """Read the notations that a thing carries."""
    return set(filter(None, node.attrib.get(f"data-{what}", "").split("|")))


def legal(state: State) -> tuple[Action, ...]:
    """List what the one who is to act may do."""
    return GAME.legal_actions(state, PlayerId(int(eyes(state))))


def notations(state: State) -> set[str]:
    """Write what the one who is to act may do."""
    return {GAME.format_action(action) for action in legal(state)}


@every_question
def test_every_legal_action_can_be_clicked(name: str) -> None:
    """Together, the targets carry all legal actions and no others."""
    state = position(name)
    nodes = by_id(drawn(state, None, None)).values()

    assert notations(state) == {text for node in nodes for text in listed(node)}


@every_question
def test_clicks_name_one_action(name: str) -> None:
    """All targets and origins of an action have that action alone in common.

    Only amounts that have no button of their own share one target.
    """
    state = position(name)
    nodes = by_id(drawn(state, None, None))
    for action in legal(state):
        text = GAME.format_action(action)
        clicked = [listed(node) for node in nodes.values() if text in listed(node)]
        clicked += [
            listed(node, "origins")
            for node in nodes.values()
            if text in listed(node, "origins")
        ]
        if isinstance(action, BuryGold | BuryTreasures) and len(clicked) == 1:
            continue

        assert {text} == set.intersection(*clicked)


@every_question
def test_targets_and_nothing_else_are_ringed(name: str) -> None:
    """A dashed ring stands at each thing that carries actions, or begins them."""
    for id, node in by_id(drawn(position(name), None, None)).items():
        carries = bool(listed(node))
        begins = "card" in node.attrib["class"] and bool(listed(node, "origins"))
        ringed = any(
            "target" in child.attrib.get("class", "").split() for child in node
        )

        assert ringed == (carries or begins), id


@every_question
def test_nothing_is_marked_unless_asked(name: str) -> None:
    """Without legal actions the picture has no targets."""
    root = drawn(position(name))

    assert [] == all_of(root, "target")
    assert not any("data-actions" in node.attrib for node in root.iter())


def test_a_course_is_clicked_on_the_map() -> None:
    """Each island carries the course that leads there, the Cove none."""
    index = by_id(drawn(position("sailing 4"), None, None))

    assert [{f"sail {number}"} for number in range(1, 7)] == [
        listed(index[f"island-{number}"]) for number in range(1, 7)
    ]
    assert set() == listed(index["island-7"])


def test_a_rig_is_four_clicks() -> None:
    """One position of each section names one rig, the sections left alone too."""
    index = by_id(drawn(position("rigging"), None, None))
    levels = {"hull": 4, "sails": 2, "crew": 3, "cannon": 2}

    assert {"rig 4 2 3 2"} == set.intersection(
        *(listed(index[f"ship-0-{part}-{level}"]) for part, level in levels.items())
    )


def test_very_many_rigs_are_marked_only() -> None:
    """With gold for a thousand rigs, positions are ringed but list nothing."""
    rich = attrs.evolve(DEFAULT, numbers=attrs.evolve(DEFAULT.numbers, start_gold=24))
    start = GAME.new_game(4, Config(content=rich))
    state = GAME.advance(start, SeededRng(1))
    root = drawn(state, A, None)
    index = by_id(root)

    assert 1000 < len(GAME.legal_actions(state, A))
    assert all_of(index["ship-0-hull-8"], "target")
    assert not any("data-actions" in node.attrib for node in root.iter())


def test_a_volley_is_aimed_at_a_section() -> None:
    """Each section of each opponent is a target, and the own ship the origin."""
    index = by_id(drawn(position("fight"), None, None))

    assert {"fire 2 crew"} == listed(index["ship-2-crew"])
    assert {
        f"fire {player} {part}"
        for player in (1, 2)
        for part in ("hull", "sails", "crew", "cannon")
    } == listed(index["ship-0"], "origins")
    assert set() == listed(index["ship-0-crew"]) | listed(index["ship-3-crew"])


def test_a_legend_is_hit_as_a_whole() -> None:
    """The black ship itself is the target of a volley at the legend."""
    index = by_id(drawn(position("legend"), None, None))

    assert {"fire legend hull"} == listed(index["black-0"])


def test_the_second_legend_is_hit_where_it_is() -> None:
    """With two black ships, the one of the combat is the target."""
    black = "5:mary_read 2:captain_hook"
    state = on(fight(ship(2, "2422"), players=3, at=2, black=black))
    index = by_id(drawn(state, None, None))

    assert [set(), {"fire legend hull"}] == [
        listed(index[f"black-{number}"]) for number in (0, 1)
    ]


def test_the_navy_fires_from_its_own_ship() -> None:
    """Whoever sent the Navy begins at its ship, and aims at sections."""
    index = by_id(drawn(position("aiming"), None, None))

    assert {"fire 0 hull"} == listed(index["ship-0-hull"])
    assert "fire 0 hull" in listed(index["navy"], "origins")
    assert set() == listed(index["ship-2"], "origins")


def test_the_navy_is_hit_as_a_whole() -> None:
    """Its ship is the target of those that it attacks."""
    state = play(position("aiming"), "fire A crew", "rolled 1 1 1 1")
    index = by_id(drawn(state, None, None))

    assert {"fire navy hull"} == listed(index["navy"])


def test_cards_without_a_target_are_clicked_themselves() -> None:
    """A Volley card in the hand carries its own play."""
    index = by_id(drawn(position("fight"), None, None))

    assert {"volley steady_aim"} == listed(index["steady_aim"])
    assert set() == listed(index["fame_2"])


def test_cards_that_name_an_island_begin_in_the_hand() -> None:
    """An Event card is the origin, the islands it may name are the targets."""
    index = by_id(drawn(position("course"), None, None))

    assert {f"event change_of_course {n}" for n in (1, 3, 4, 5, 6)} == listed(
        index["change_of_course"], "origins"
    )
    assert {"event change_of_course 3"} == listed(index["island-3"])
    assert set() == listed(index["island-2"])


def test_cards_that_name_a_ship_begin_in_the_hand() -> None:
    """A Battle card is the origin, the ships it may hinder are the targets."""
    armed = ship(3, "2422", hand="grapple_attack smoke_screen")
    index = by_id(drawn(on(prepare(armed, ship(3), ship(3))), A, None))

    assert {"battle grapple_attack 1", "battle grapple_attack 2"} == listed(
        index["grapple_attack"], "origins"
    )
    assert {"battle grapple_attack 2"} == listed(index["ship-2"])
    assert {"battle smoke_screen"} == listed(index["smoke_screen"])


def test_sections_are_raised_where_they_go() -> None:
    """The position that a section may reach carries the way there."""
    index = by_id(drawn(position("section"), None, None))

    assert {"raise crew 4"} == listed(index["ship-0-crew-4"])
    assert set() == listed(index["ship-0-crew-3"]) | listed(index["ship-0-hull-4"])


def test_mastercraft_is_laid_from_the_hand_and_mended_on_the_ship() -> None:
    """Both carry their action where the card is."""
    hand = by_id(drawn(position("tavern"), None, None))
    mat = by_id(drawn(position("workshop"), None, None))

    assert {"lay mastercraft_hull"} == listed(hand["mastercraft_hull"])
    assert {"mend mastercraft_cannon"} == listed(mat["ship-0-mastercraft_cannon"])


@pytest.mark.parametrize(
    ("name", "buttons"),
    [
        ("tavern", {"buy-1": "1", "buy-2": "2", "buy-3": "3", "finish": "finish"}),
        (
            "cove",
            {
                "shelter-2-0": "2 cards",
                "shelter-1-2": "1 card + 2 gold",
                "finish": "finish",
            },
        ),
        ("fight", {"flee": "flee"}),
        ("booty", {"pass": "pass"}),
        ("section", {"finish": "finish"}),
        ("sailing 4", {}),
    ],
)
def test_what_has_no_place_has_a_button(name: str, buttons: dict[str, str]) -> None:
    """Its label says what it does, and it carries that action."""
    root = drawn(position(name), None, None)
    found = all_of(root, "button")

    assert buttons == {
        node.attrib["data-id"]: node.findtext("text") or "" for node in found
    }
    assert all(
        {node.attrib["data-id"].replace("-", " ")} == listed(node) for node in found
    )


def test_amounts_to_bury_have_buttons_up_to_all_there_is() -> None:
    """The first eight amounts and the largest have a button; the goods carry all."""
    root = drawn(position("treasure"), None, None)
    index = by_id(root)
    ids = [node.attrib["data-id"] for node in all_of(root, "button")]

    assert [f"bury-{n}-treasures" for n in (*range(1, 9), 14)] == ids[:9]
    assert [f"bury-{n}-gold" for n in (*range(3, 25, 3), 39)] == ids[9:18]
    assert {f"bury {n} treasures" for n in range(1, 15)} == listed(index["treasures-0"])
    assert {f"bury {n} gold" for n in range(3, 40, 3)} == listed(index["gold-0"])


def test_a_spectator_may_be_shown_what_others_can_do() -> None:
    """Of several players who may sail, each island carries the course once."""
    state = position("sailing 4")
    svg = GAME.svg(seen(state, SPECTATOR), GAME.legal_actions(state))

    assert 'data-id="island-3" data-actions="sail 3"' in svg
