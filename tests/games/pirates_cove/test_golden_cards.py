"""Golden cases 57 to 81: cards, and plundering."""

from __future__ import annotations

from tabletop import TurnRule
from tabletop.games.pirates_cove import CardId, Phase, Pirate, PlayVolley, Rule, dice_of
from tests.games.pirates_cove.drawing import (
    A,
    B,
    C,
    fight,
    month_end,
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
    fame,
    gold,
    hand,
    mat,
    treasures,
    turn,
)


def test_g57_coming_back_after_a_pass() -> None:
    """Who passed plays again once another has played (A28; PC-090, PC-092, PC-094)."""
    state = prepare(
        ship(3, "2422", hand="smoke_screen fame_1"), ship(3, hand="extra_hands fame_1")
    )
    state = play(state, "pass", "battle extra_hands", "battle smoke_screen")
    assert "B" == turn(state)

    state = on(play(state, "pass", "pass"))

    assert (1, 2) == (combat(state).round, len(combat(state).played))


def test_g58_all_pass() -> None:
    """When all have passed, no Battle card is played any more (A28; PC-093)."""
    cards = "smoke_screen fame_1"
    state = prepare(ship(3, "2422", hand=cards), ship(3, hand=cards))
    state = play(state, "pass", "pass")

    assert "A" == turn(state)
    assert Rule.BATTLE_CARDS is refused(state, "battle smoke_screen").rule


def test_g61_discarded_at_the_end() -> None:
    """A card that never mattered stays until the combat is over (PC-095, PC-096)."""
    state = prepare(ship(3, "2422", hand="smoke_screen"), ship(3))
    state = play(state, "battle smoke_screen", "fire B hull", "rolled 1 5")
    assert (1, "") == (len(combat(state).played), discards(state))

    state = play(state, "flee", "mutiny B 2")

    assert (None, "smoke_screen") == (state.combat, discards(state))


class TestG63:
    """Golden case 63: when no Volley card is played."""

    def test_g63_after_the_roll(self) -> None:
        """Not when the target is named, nor after the roll (A29; PC-098)."""
        state = fight(ship(3, "2422", hand="steady_aim"), ship(3))
        card = PlayVolley(A, CardId("steady_aim"))

        aimed = play(state, "fire B hull")
        assert TurnRule.CHANCE_FIRST is refused(aimed, card).rule
        thrown = play(aimed, "rolled 1 1")
        assert TurnRule.YOUR_TURN is refused(thrown, card).rule

    def test_in_the_preparation(self) -> None:
        """Not in the preparation (A29)."""
        state = prepare(ship(3, hand="steady_aim"), ship(3))

        assert Rule.VOLLEY_CARDS is refused(state, "volley steady_aim").rule

    def test_in_the_volley_of_another(self) -> None:
        """Not in the volley of another player (A29)."""
        state = fight(ship(3, "2422"), ship(3, hand="steady_aim"))
        card = PlayVolley(B, CardId("steady_aim"))

        assert TurnRule.YOUR_TURN is refused(state, card).rule


def test_g64_no_cards_for_the_navy() -> None:
    """No card is played for the Navy that one has sent (PC-097, PC-101, PC-114)."""
    sender = ship(6, hand="steady_aim smoke_screen")
    state = fight(ship(3), ship(6), sender, navy=(3, C))

    assert "C" == turn(state)
    assert Rule.VOLLEY_CARDS is refused(state, "volley steady_aim").rule
    assert Rule.BATTLE_CARDS is refused(state, "battle smoke_screen").rule


def dice(own: Pirate) -> int:
    """Count the dice of a ship's volley at an island."""
    return dice_of(fight(own, ship(3)), A)


def test_g69_long_john_silver() -> None:
    """With Long John Silver's parrot, crew 2 and cannon 2 roll six dice (A62)."""
    assert 6 == dice(ship(3, mat="parrot_silver"))


def test_g70_billy_bones() -> None:
    """With Billy Bones' parrot all cannon fire, whatever the crew (A62)."""
    assert 5 == dice(ship(3, "2217", mat="parrot_bones"))


def test_g72_captain_flint() -> None:
    """With Captain Flint's parrot no treasure is too many (A49)."""
    state = month_end(ship(1, "1222", treasures=15, mat="parrot_flint"))

    assert 15 == treasures(state)[A]


def test_g73_parrot_drawn() -> None:
    """A Parrot that is drawn comes into play at once, and is in no hand (A33)."""
    state = visit(Phase.UPGRADE, 1, ship(1))
    state = play(state, "buy 1", "drew A parrot_flint")

    assert ("", "parrot_flint") == (hand(state, A), mat(state, A))
    assert ("A", 7) == (turn(state), gold(state)[A])


# -- plunder


def test_g75_card_at_island_two() -> None:
    """T16 brings 2 fame, 1 gold, 1 treasure and 1 Tavern card (PC-056, PC-019)."""
    state = visit(Phase.PLUNDER, 2, ship(2), turned="2:T16")
    state = play(state, "drew A fame_1")

    assert (2, 10, 1) == (fame(state)[A], gold(state)[A], treasures(state)[A])
    assert ("fame_1", None) == (hand(state, A), state.decks.turned[1])
    assert {"T16": 1} == dict(state.decks.used)


def test_g76_short_supply() -> None:
    """Of three treasures on the card the one that is left is had (A48; PC-057)."""
    rich = ship(6, treasures=49)
    state = visit(Phase.PLUNDER, 2, ship(2), rich, turned="2:T34")

    assert (1, 0) == (treasures(state)[A], state.supply.treasures)


def test_g78_nobody_there() -> None:
    """A card that nobody plunders is cleared away in phase 6 (A57; PC-043, PC-073)."""
    state = visit(Phase.PLUNDER, 5, ship(1), turned="5:T01")
    assert "T01" == state.decks.turned[4]

    state = play(state, *["finish"] * 4)

    assert (None, {"T01": 1}) == (state.decks.turned[4], dict(state.decks.used))
    assert 59 == state.decks.treasures.total


def test_g79_more_than_the_hull_holds() -> None:
    """Surplus treasures stay until phase 6, then they return (A49; PC-071, PC-072)."""
    state = visit(Phase.PLUNDER, 1, ship(1, treasures=5), turned="1:T22")
    assert (7, "A") == (treasures(state)[A], turn(state))
    assert 43 == state.supply.treasures

    state = play(state, *["finish"] * 4)

    assert (5, 45) == (treasures(state)[A], state.supply.treasures)


def test_g81_gold_has_no_limit() -> None:
    """Any gold is kept, however low the hull (A71)."""
    assert 40 == gold(month_end(ship(1, "1222", gold=40)))[A]
