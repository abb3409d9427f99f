"""The preparation of a combat, beyond the golden cases."""

from __future__ import annotations

import pytest

from tabletop import SPECTATOR, TurnRule
from tabletop.games.pirates_cove import (
    GAME,
    BattlePlayed,
    CardId,
    FireAt,
    Passed,
    Phase,
    PlayBattle,
    PlayedCard,
    Rule,
    dice_of,
)
from tests.games.pirates_cove.drawing import (
    A,
    B,
    C,
    on,
    play,
    prepare,
    refused,
    ship,
    visit,
)
from tests.games.pirates_cove.showing import (
    combat,
    discards,
    legal,
    order,
    places,
    turn,
)


def test_everybody_with_cards_is_asked() -> None:
    """Who has cards is asked, Battle cards or not, so that nothing shows (A65)."""
    state = prepare(ship(3, "2422", hand="fame_1"), ship(3, hand="freebooter"))

    assert ("A", {"pass"}) == (turn(state), legal(state))
    assert ("B", {"pass"}) == (turn(play(state, "pass")), legal(play(state, "pass")))


def test_empty_hands_are_not_asked() -> None:
    """Who has no card at all passes without being asked (A65)."""
    state = prepare(ship(3, "2422"), ship(3, hand="smoke_screen fame_1"))

    assert "B" == turn(state)
    state = play(state, "battle smoke_screen", "pass")
    assert (1, "A") == (combat(on(state)).round, turn(state))


def test_nobody_has_cards() -> None:
    """With empty hands everywhere the volleys begin at once (PC-051)."""
    state = visit(Phase.COMBAT, 3, ship(3, "2422"), ship(3))

    assert (1, "A") == (combat(state).round, turn(state))


def test_who_is_elsewhere_is_not_asked() -> None:
    """Only players in the combat prepare for it."""
    state = prepare(ship(3, hand="fame_1"), ship(3), ship(2, hand="smoke_screen"))

    assert "A" == turn(state)
    card = PlayBattle(C, CardId("smoke_screen"))
    assert TurnRule.YOUR_TURN is refused(state, card).rule
    assert isinstance(on(play(state, "pass")).pending[-1], FireAt)


def test_one_card_in_a_turn() -> None:
    """After a card it is the next player's turn (A28; PC-092)."""
    cards = "smoke_screen extra_hands"
    state = prepare(ship(3, "2422", hand=cards), ship(3, hand="fame_1"))

    state = play(state, "battle smoke_screen")

    assert "B" == turn(state)
    assert ("A", {"battle extra_hands", "pass"}) == (
        turn(play(state, "pass")),
        legal(play(state, "pass")),
    )


def test_a_player_alone_passes_once() -> None:
    """Against a legend alone one may play one after another; a pass ends it (A28)."""
    state = prepare(
        ship(3, "2422", hand="smoke_screen all_sails_set fame_1"), black="3:mary_read"
    )
    state = play(state, "battle smoke_screen")
    assert "A" == turn(state)
    state = play(state, "battle all_sails_set")
    assert "A" == turn(state)

    assert isinstance(on(play(state, "pass")).pending[-1], FireAt)


def test_three_players_pass_one_after_another() -> None:
    """It ends after as many passes in a row as there are players (A28; PC-093)."""
    state = prepare(
        ship(3, "2422", hand="fame_1"),
        ship(3, "2322", hand="fame_1"),
        ship(3, hand="smoke_screen fame_1"),
    )
    state = play(state, "pass", "pass", "battle smoke_screen")
    assert "A" == turn(state)
    state = play(state, "pass", "pass")
    assert "C" == turn(state)

    assert isinstance(on(play(state, "pass")).pending[-1], FireAt)


def test_coming_back_needs_a_card_of_another() -> None:
    """After passes of all others, one's own pass ends it (A28; PC-094)."""
    state = prepare(
        ship(3, "2422", hand="smoke_screen"), ship(3, hand="fame_1"), ship(3)
    )
    state = play(state, "pass", "pass")

    assert Rule.BATTLE_CARDS is refused(on(state), "battle smoke_screen").rule


def test_last_card_of_a_hand() -> None:
    """Who has played the last card passes from then on, unasked (A28, A65)."""
    state = prepare(ship(3, "2422", hand="smoke_screen"), ship(3, hand="fame_1"))
    state = play(state, "battle smoke_screen")
    assert "B" == turn(state)

    assert isinstance(on(play(state, "pass")).pending[-1], FireAt)


def test_speed_gained_counts_from_round_one() -> None:
    """The order of the preparation is made once, at its start (A61)."""
    cards = "all_sails_set fame_1"
    state = prepare(ship(3, "2322", hand="fame_1"), ship(3, hand=cards))
    state = play(state, "pass", "battle all_sails_set")
    assert "A" == turn(state)

    state = play(state, "pass", "pass")

    assert "BA" == order(state)


def test_cards_are_played_openly() -> None:
    """Everybody sees a card that is played, and that it works (PC-091; A58)."""
    state = prepare(ship(3, hand="smoke_screen"), ship(3))
    state = play(state, "battle smoke_screen")

    seen = GAME.view(state, SPECTATOR)
    assert BattlePlayed(A, CardId("smoke_screen"), None) in seen.news
    assert PlayedCard(A, CardId("smoke_screen"), None) in combat(seen.table).played


def test_passes_are_told() -> None:
    """A pass is told; one that nobody was asked for is not."""
    state = prepare(ship(3, "2422", hand="fame_1"), ship(3))

    passes = [each for each in play(state, "pass").news if isinstance(each, Passed)]

    assert [Passed(A, None)] == passes


def test_cards_of_a_ship_that_left() -> None:
    """What a ship played works, and lies there, after it has left (A37, A63)."""
    state = prepare(
        ship(3, "2422", hand="grapple_attack"), ship(3, "2344"), ship(3, "2244")
    )
    state = play(state, "battle grapple_attack B", "flee")
    assert (2, 3, "") == (dice_of(state, B), dice_of(state, C), discards(state))

    state = on(play(state, "fire C hull", "rolled 1 1", "flee"))

    assert (None, "grapple_attack") == (state.combat, discards(state))


def test_cards_of_a_crippled_ship() -> None:
    """So it is with the cards of a crippled ship (A37)."""
    state = prepare(ship(3, "2422"), ship(3, hand="smoke_screen"), ship(3))
    state = play(state, "battle smoke_screen", "fire B hull", "rolled 6 6")

    assert (7, "") == (places(state)[B], discards(state))
    assert (None, "smoke_screen") == (
        on(play(state, "flee")).combat,
        discards(on(play(state, "flee"))),
    )


def test_preparation_at_treasure_island() -> None:
    """Battle cards are played against a legend at Treasure Island, too (PC-079)."""
    state = prepare(ship(6, hand="smoke_screen"), at=6, black="6:mary_read")

    assert {"battle smoke_screen", "pass"} == legal(state)


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ("battle extra_hands", Rule.CARD_IN_HAND),
        ("battle steady_aim", Rule.BATTLE_CARDS),
        ("battle fame_1", Rule.BATTLE_CARDS),
        ("battle royal_navy", Rule.BATTLE_CARDS),
        ("battle mastercraft_hull", Rule.BATTLE_CARDS),
        ("event royal_navy 2", Rule.EVENT_CARDS),
        ("event change_of_course 2", Rule.EVENT_CARDS),
        ("volley steady_aim", Rule.VOLLEY_CARDS),
        ("lay mastercraft_hull", Rule.MASTERCRAFT),
        ("fire B hull", Rule.VOLLEYS),
        ("flee", Rule.VOLLEYS),
        ("finish", Rule.SHELTER),
        ("battle smoke_screen B", Rule.BATTLE_CARDS),
        ("battle smoke_screen A", Rule.BATTLE_CARDS),
        ("battle grapple_attack", Rule.BATTLE_CARDS),
        ("battle grapple_attack A", Rule.BATTLE_CARDS),
        ("battle grapple_attack C", Rule.BATTLE_CARDS),
    ],
)
def test_what_is_not_played(said: str, rule: Rule) -> None:
    """Battle cards from the hand only, at a ship only where they name one (A63)."""
    cards = "smoke_screen grapple_attack steady_aim fame_1 royal_navy"
    own = ship(3, hand=f"{cards} mastercraft_hull change_of_course")
    state = prepare(own, ship(3), ship(2))

    assert rule is refused(state, said).rule


def test_legal_actions() -> None:
    """Each Battle card once, one that hinders once for each opponent (A63)."""
    hand = "smoke_screen smoke_screen grapple_attack steady_aim"
    state = prepare(ship(3, "2422", hand=hand), ship(3), ship(3), ship(2))

    assert {
        "battle smoke_screen",
        "battle grapple_attack 1",
        "battle grapple_attack 2",
        "pass",
    } == legal(state)
