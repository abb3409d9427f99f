"""The ship mats: sections, cards at them, goods, hands; and the viewer's own hand."""

from __future__ import annotations

import attrs
import pytest

from tabletop import SPECTATOR, Observer
from tabletop.games.pirates_cove import DEFAULT, GAME, Config, Mat, Section
from tests.games.pirates_cove.drawing import A, B, C, given, play, ship
from tests.games.pirates_cove_render.positions import (
    Node,
    all_of,
    by_id,
    classes,
    drawn,
    position,
    writing,
)
from tests.rendering.shapes import Place, filled


def marker(section: Node) -> list[str]:
    """Read the value under the marker: the one that is not in ink."""
    return [
        node.text or "" for node in section.iter("text") if "f-paper" in classes(node)
    ]


@pytest.mark.parametrize(
    ("part", "values"),
    [
        ("hull", "4 5 6 7 8 9 10 12"),
        ("sails", "4 5 6 7 8 9 10 12"),
        ("crew", "2 2 3 3 4 4 5 5"),
        ("cannon", "2 2 3 3 4 4 5 5"),
    ],
)
def test_sections_show_their_values(part: str, values: str) -> None:
    """Eight positions, the lowest on the left, as on the mat."""
    section = by_id(drawn(position("sailing 4")))[f"ship-0-{part}"]

    assert [part, *values.split()] == writing(section)


def test_markers_stand_at_their_positions() -> None:
    """The value where a marker stands is filled, and it is the only one."""
    index = by_id(drawn(given(ship(6, "1358"))))

    assert [["4"], ["6"], ["4"], ["5"]] == [
        marker(index[f"ship-0-{part}"]) for part in Section
    ]
    assert "f-paper" in classes(next(index["ship-0-sails-3"].iter("text")))


def test_the_way_to_the_marker_has_the_players_colour() -> None:
    """The higher a section, the longer its bar; at the lowest there is none."""
    index = by_id(drawn(given(ship(6), ship(6, "1358"))))
    lengths = [
        sum(
            float(rect.attrib["width"])
            for rect in index[f"ship-1-{part}"].iter("rect")
            if "f-p1" in classes(rect)
        )
        for part in Section
    ]

    assert [0, 54, 108, 189] == lengths


def test_a_marker_off_the_mat_is_crossed_out() -> None:
    """A crippled section has no marker on its track, but a cross beside it."""
    index = by_id(drawn(position("crippled")))
    hull, sails = index["ship-1-hull"], index["ship-1-sails"]

    assert ([], ["6"]) == (marker(hull), marker(sails))
    assert [True, False] == [
        any("s-danger" in classes(node) for node in part.iter())
        for part in (hull, sails)
    ]


def test_mats_of_other_boxes_fit() -> None:
    """With too many positions to number, the marker alone shows its value."""
    track = tuple(range(1, 13))
    mat = Mat(track, track, track, track, costs=(1,) * 11, start=9)
    config = Config(content=attrs.evolve(DEFAULT, mat=mat))
    index = by_id(drawn(GAME.new_game(3, config)))

    assert ["hull", "9"] == writing(index["ship-0-hull"])


def test_cards_lie_at_their_sections() -> None:
    """P for a Parrot, M for a Mastercraft card, each at the section it protects."""
    index = by_id(drawn(position("workshop")))
    cannon = index["ship-0-cannon"]

    assert ["M", "P"] == [writing(node)[0] for node in all_of(cannon, "card-in-play")]
    assert index["ship-0-parrot_silver"] in list(cannon)


def test_cards_that_were_hit_lie_sideways() -> None:
    """A card with a hit is turned, any other stands upright."""
    index = by_id(drawn(position("workshop")))
    turned = []
    for card in ("mastercraft_cannon", "parrot_silver"):
        inner = index[f"ship-0-{card}"].find("g")
        assert inner is not None
        turned.append("rotate(90)" in inner.attrib["transform"])

    assert [True, False] == turned


def test_a_hint_tells_what_a_card_does() -> None:
    """Who points at a card at a section reads its effect."""
    hint = by_id(drawn(position("workshop")))["ship-0-mastercraft_cannon"]

    assert (
        "Mastercraft: cannon at the cannon, 1 hit taken: "
        "Takes the first two hits on its section."
    ) == hint.findtext("title")


def test_gold_and_treasures_are_counted() -> None:
    """Gold, and treasures with how many can be kept."""
    index = by_id(drawn(given(ship(6, "4222", gold=12, treasures=3))))

    assert (["12"], ["3/7"]) == (
        writing(index["gold-0"]),
        writing(index["treasures-0"]),
    )


def test_treasures_without_a_limit_say_so() -> None:
    """With Captain Flint's parrot, any number can be kept."""
    index = by_id(drawn(position("treasure")))

    assert ["14/∞"] == writing(index["treasures-0"])


def test_speed_and_dice_count_cards_in() -> None:
    """What a ship can do is worked out, Parrots and all."""
    state = given(ship(6, "2345", mat="parrot_trelawney"), ship(6, mat="parrot_silver"))
    powers = all_of(drawn(state, SPECTATOR), "powers")

    assert [["26", "3"], ["5", "6"]] == [writing(node) for node in powers[:2]]


@pytest.mark.parametrize(("observer", "hidden"), [(A, [1, 2, 3]), (SPECTATOR, [0, 1])])
def test_hands_are_backs_with_a_number(observer: Observer, hidden: list[int]) -> None:
    """Of others' hands one sees how many cards they are."""
    state = given(ship(6, hand="fame_1 fame_2"), ship(6, hand="freebooter"))
    index = by_id(drawn(state, observer))
    counts = ["2", "1", "0", "0"]

    for player in hidden:
        hand = index[f"hand-{player}"]

        assert [counts[player]] == writing(hand)
        assert all_of(hand, "card-back")


def test_the_own_hand_is_listed() -> None:
    """Each kind once, with how often it is there, and of what kind it is."""
    cards = all_of(drawn(position("sailing 4"), A), "card")
    own = [node for node in cards if "data-id" in node.attrib]

    assert [
        ("fame_1", ["2 × Tavern tale worth 1 fame", "fame"]),
        ("smoke_screen", ["Smoke Screen", "battle"]),
    ] == [(node.attrib["data-id"], writing(node)) for node in own]


def test_a_hint_tells_what_a_card_in_the_hand_does() -> None:
    """Who points at a card in the own hand reads its effect."""
    card = by_id(drawn(position("sailing 4"), A))["smoke_screen"]

    assert (card.findtext("title") or "").startswith("Smoke Screen (battle): Until the")


def test_an_empty_hand_says_so() -> None:
    """There is a place for the hand even when it is empty."""
    told = writing(drawn(position("section")))

    assert {"Your hand", "no cards"} <= set(told)


def test_a_large_hand_makes_room() -> None:
    """The area of the viewer grows with the hand, so that no card is covered."""
    root = drawn(position("tavern"))
    hand = "fame_1 fame_2 fame_3 smoke_screen steady_aim second_try royal_navy"
    large = drawn(given(ship(6, hand=hand + " safe_passage extra_hands")), A)
    area, below = (by_id(large)[f"player-{player}"] for player in (0, 1))

    assert float(large.attrib["viewBox"].split()[3]) > float(
        root.attrib["viewBox"].split()[3]
    )
    assert filled(Place(area))[3] < filled(Place(below))[1]


def test_spectators_have_no_hand() -> None:
    """Whoever sits at no seat sees no cards and nobody called `you`."""
    told = writing(drawn(position("fight"), SPECTATOR))

    assert "Your hand" not in told
    assert not any("(you)" in text for text in told)


def test_fame_cards_are_named_once_the_year_is_over() -> None:
    """Then hints name the Fame cards of others, which count; nothing else is shown."""
    state = position("end 4")
    index = by_id(drawn(state, SPECTATOR))
    names = {card.id: card.name for card in DEFAULT.tavern}
    tales = [
        [names[card] for card in pirate.hand if card.startswith("fame")]
        for pirate in state.pirates
    ]

    assert any(tales)
    assert tales == [
        (index[f"hand-{player}"].findtext("title") or "").split(", ")[1:]
        for player in range(4)
    ]


def test_who_is_to_act_has_a_triangle_and_who_is_done_a_tick() -> None:
    """Where all choose in secret, each mat tells whether its player has."""
    index = by_id(drawn(position("rigging"), SPECTATOR))
    marks = [
        [kind for kind in ("to-act", "tick") if all_of(index[f"player-{seat}"], kind)]
        for seat in range(4)
    ]

    assert [["to-act"], ["to-act"], ["tick"], ["to-act"]] == marks


def test_a_secret_rig_is_seen_by_its_owner_only() -> None:
    """Whoever has rigged sees the positions chosen, outlined; nobody else does."""
    state = position("rigging")
    chosen = {
        observer: [
            part
            for part in Section
            if all_of(by_id(drawn(state, observer))[f"ship-2-{part}"], "chosen")
        ]
        for observer in (C, B, SPECTATOR)
    }

    assert {C: list(Section), B: [], SPECTATOR: []} == chosen


def test_the_rig_is_outlined_where_it_will_be() -> None:
    """The outline stands round the position that was chosen."""
    index = by_id(drawn(position("rigging"), C))
    (outline,) = all_of(index["ship-2-hull"], "chosen")
    left, _, right, _ = filled(Place(outline))
    letter = next(index["ship-2-hull-4"].iter("text"))

    assert left < float(letter.attrib["x"]) < right


def test_fame_stands_on_the_mat() -> None:
    """Beside its star."""
    state = play(position("sailing 4"))
    mat = by_id(drawn(state, SPECTATOR))["player-1"]

    assert ["Player 1", "11"] == writing(mat)[:2]


@pytest.mark.parametrize("name", ["sailing 3", "sailing 5"])
def test_every_player_has_a_mat(name: str) -> None:
    """As many mats as players, each with four sections."""
    root = drawn(position(name))

    assert int(name[-1]) == len(all_of(root, "player"))
    assert 4 * int(name[-1]) == len(all_of(root, "section"))
