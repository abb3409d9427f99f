"""Alfred's board: his tracks, rows, hammocks, tents and stamps, and his cards."""

from __future__ import annotations

import pytest

from tabletop import SPECTATOR, replace
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.kinds import HAMMOCK, BonusCardId, CrewId
from tabletop.games.darwins_journey.pending import KeepCrew, Ranking
from tabletop.games.darwins_journey.render.ink import sign
from tabletop.games.darwins_journey.render.layout import MARGIN
from tabletop.games.darwins_journey.render.table import header
from tests.games.darwins_journey.solo import (
    ALFRED,
    LEVELS,
    ME,
    alfred_part,
    shown,
    solo,
    with_alfred,
    with_human,
    with_rows,
    with_workers,
)
from tests.games.darwins_journey_render.svg_drawn import (
    Node,
    all_of,
    by_id,
    classes,
    drawn,
    pictures,
    writing,
)
from tests.rendering.shapes import filled, named

START = solo()


def middle(root: Node, id: str) -> float:
    """Say where the middle of a thing is, from the left."""
    left, _, right, _ = filled(named(root, id))
    return (left + right) / 2


@pytest.mark.parametrize("level", LEVELS)
def test_his_board_says_how_strong_he_is(level: str) -> None:
    """Beside his name."""
    told = f"Alfred, {level.replace('_', ' ')}"

    assert told in writing(by_id(drawn(solo(level), ME))["player-1"])


def test_the_sign_of_who_has_won_stands_at_the_head() -> None:
    """His, if he has."""
    over = replace(START, pending=(Ranking(),))
    for coins, winner in ((0, ALFRED), (99, ME)):
        view = GAME.view(with_human(over, coins=coins, knowledge=0), ME)
        marks = [sign(each, MARGIN + 47, 42, 16) for each in (ME, ALFRED)]
        head = [*header(view, has_room=True)]

        assert [marks[winner]] == [each for each in head if each in marks]


def test_his_worker_stands_on_the_bonus_track() -> None:
    """Further to the right, the further it has come."""
    roots = [drawn(alfred_part(START, bonus=space), ME) for space in (1, 5, 10)]
    places = [middle(root, "alfred-bonus") for root in roots]

    assert places == sorted(places)
    assert len(set(places)) == 3


def test_the_bonus_track_tells_what_a_lap_is_worth() -> None:
    """On its last space: a three more than there are nines."""
    texts = writing(by_id(drawn(START, ME))["player-1"])

    assert texts.count("3") == texts.count("9") + 1


def test_his_coin_lies_on_the_coin_track() -> None:
    """On the number of coins that he has."""
    track = by_id(drawn(with_alfred(START, coins=9), ME))["alfred-coins"]
    drawn_there = list(track)
    (coin,) = [
        number for number, each in enumerate(drawn_there) if "f-coin" in classes(each)
    ]

    assert "9" == drawn_there[coin + 1].text
    assert ["coins", *map(str, range(13))] == writing(track)


@pytest.mark.parametrize(("level", "points"), [("easy", "2"), ("advanced_green", "4")])
def test_his_board_shows_what_the_beagle_brings_him(level: str, points: str) -> None:
    """In a number beside a flag, and in words."""
    node = by_id(drawn(solo(level), ME))["alfred-beagle"]

    assert [points] == writing(node)
    assert f"Beagle goal: {points} points for each round" == node.findtext("title")


def test_bonus_cards_show_what_they_do_in_this_round() -> None:
    """Above their spaces; in another round they do something else."""
    state = alfred_part(START, cards=(BonusCardId("W2"), BonusCardId("W1")))
    now, late = (by_id(drawn(replace(state, round=number), ME)) for number in (1, 4))

    assert ["2"] == writing(now["bonus-W2"])
    assert ["1"] == writing(now["bonus-W1"])
    assert ["2"] == writing(late["bonus-W1"])


def test_action_cards_lie_in_the_order_in_which_they_came() -> None:
    """With their options; the others are face down."""
    root = drawn(shown(START, 2, 6), ME)
    cards = all_of(root, "action-card")

    assert ["action-2", "action-6"] == [card.attrib["data-id"] for card in cards]
    assert ["6", "S right", "BDAC", "rest"] == writing(cards[1])
    assert 6 == len(all_of(root, "card-back"))


def test_the_last_action_card_is_framed() -> None:
    """It is the one that was played."""
    cards = all_of(drawn(shown(START, 2, 6), ME), "action-card")
    frames = [card.find("rect") for card in cards]

    assert [None, "4"] == [
        frame.attrib.get("stroke-width") for frame in frames if frame is not None
    ]


def test_his_workers_are_letters() -> None:
    """At home, at places, and in hammocks."""
    state = with_workers(START, {0: "exploration_1", 3: HAMMOCK})
    index = by_id(drawn(state, ME))
    letters = [writing(index[f"worker-1-{number}"]) for number in (1, 2, 3, 4)]

    assert [["A"], ["B"], ["C"], ["D"]] == letters
    assert index["worker-1-1"] in list(index["exploration_1"])
    assert index["worker-1-4"] in list(index["player-1"])


def test_icons_are_covered_by_seals() -> None:
    """A row shows what its next seals still bring."""
    few = with_rows(START, {2: "y", 3: "r"})
    many = with_rows(START, {2: "yyyy", 3: "rrrr"})
    coins = [
        sum("f-coin" in classes(each) for each in board.iter("circle"))
        for board in (by_id(drawn(state, ME))["player-1"] for state in (few, many))
    ]

    assert coins[0] == coins[1] + 2


def test_his_tents_and_stacks_show_what_they_bring() -> None:
    """What is printed on his board, whoever looks on."""
    for observer in (ME, SPECTATOR):
        index = by_id(drawn(START, observer))

        assert ["2", "+1", "1", "5"] == writing(index["tents-1"])
        assert ["4", "+2"] == writing(index["stack-1-2"])


def test_crew_cards_to_keep_lie_on_the_desk() -> None:
    """Those that were kept lie at the board."""
    cards = tuple(CrewId(each) for each in (1, 2, 3, 4, 5))
    question = KeepCrew(ME, cards, kept=cards[:1])
    state = replace(START, pending=(*START.pending[:-1], question))
    root = drawn(state, ME, GAME.legal_actions(state, ME))
    index = by_id(root)

    assert 4 == len(all_of(root, "start"))
    assert index["crew-1"] in list(index["player-0"])
    assert "data-actions" not in index["crew-1"].attrib
    assert "keep 2" == index["crew-2"].attrib["data-actions"]


def test_a_game_against_him_can_be_drawn_to_its_end() -> None:
    """His board stands beside the player's from the first draw to the last."""
    for _, root in pictures("easy"):
        assert "player-1" in by_id(root)
