"""The Royal Navy, beyond the golden cases."""

from __future__ import annotations

from typing_extensions import Unpack

from tabletop.games.pirates_cove import (
    DEFAULT,
    Config,
    FireAt,
    Foe,
    Island,
    LegendId,
    Navy,
    NavyArrived,
    Pirate,
    PrepareBattle,
    RewardTo,
    Rule,
    Section,
    ShipSunk,
    State,
    Window,
    dice_of,
    speed_of,
)
from tests.games.pirates_cove.drawing import (
    A,
    B,
    C,
    Table,
    fight,
    on,
    opened,
    play,
    refused,
    ship,
)
from tests.games.pirates_cove.showing import (
    chances,
    combat,
    discards,
    fame,
    hand,
    legal,
    levels,
    order,
    places,
    told,
    turn,
)

SAFE = "safe_passage"
SILVER = "parrot_silver"


def sending(*ships: Pirate, **table: Unpack[Table]) -> State:
    """Open the window in which the Navy is sent."""
    return opened(Window.NAVY, *ships, **table)


def test_where_it_may_be_sent() -> None:
    """To outer islands with another player's ship and without one's own (A45)."""
    state = sending(ship(2, hand="royal_navy"), ship(2), ship(4), ship(6))

    assert {"event royal_navy 4", "pass"} == legal(state)
    for place in (1, 2, 3, 5, 6, 7):
        refusal = refused(state, f"event royal_navy {place}")
        assert (Rule.EVENT_CARDS, {"card": "royal_navy", "choice": "4"}) == (
            refusal.rule,
            told(refusal),
        )
    assert Rule.EVENT_CARDS is refused(state, "event royal_navy").rule


def test_who_can_send_it_nowhere_is_not_asked() -> None:
    """Where nobody else lies at an outer island, nobody is asked (A64)."""
    state = sending(ship(2, hand="royal_navy"), ship(2), ship(6), ship(7))

    assert isinstance(state.pending[-1], PrepareBattle)


def test_from_treasure_island_and_the_cove() -> None:
    """The sender may lie anywhere else (A45)."""
    state = sending(ship(3), ship(7, hand="royal_navy"), ship(6))

    assert ("B", {"event royal_navy 3", "pass"}) == (turn(state), legal(state))


def test_it_makes_a_combat_with_one_ship() -> None:
    """The Navy counts as a ship: with one player it fights (A46; PC-074)."""
    state = sending(ship(3), ship(6, hand="royal_navy"))
    state = play(state, "event royal_navy 3")

    assert Navy(Island(3), B) == state.navy
    assert Island(3) is combat(state).where
    assert NavyArrived(Island(3), B) in state.news


def test_speed_hull_and_dice() -> None:
    """Speed 8, four dice, sunk by the eighth hit (A38, A39)."""
    state = fight(ship(3), ship(6), navy=(3, B))

    assert (8, 4) == (speed_of(state, Foe.NAVY), dice_of(state, Foe.NAVY))
    assert 8 == DEFAULT.navy.hull


def test_the_sender_aims() -> None:
    """The sender names ship and section anew for each volley (A45)."""
    ships = ship(3, "4444"), ship(3, "4444"), ship(6)
    state = fight(*ships, navy=(3, C))
    assert {
        f"fire {seat} {section}" for seat in (0, 1) for section in Section
    } == legal(on(state))

    state = play(state, "fire A crew", "rolled 1 1 1 6")
    state = play(state, *["fire navy hull", "rolled 1 1 1"] * 2)
    assert "C" == turn(state)
    state = play(state, "fire B sails", "rolled 1 1 6 6")

    assert ("4434", "4244") == (levels(state, A), levels(state, B))


def test_it_fires_at_player_ships_of_the_combat_only() -> None:
    """Not at the sender, not at a legend, not at ships elsewhere (A66)."""
    state = on(fight(ship(3), ship(2), ship(6), navy=(3, C), black="3:mary_read"))

    for target in ("B", "C", "legend", "navy"):
        assert Rule.TARGETS is refused(state, f"fire {target} hull").rule


def test_it_never_flees() -> None:
    """The sender may not let the Navy flee (A42; PC-122)."""
    refusal = refused(fight(ship(3), ship(6), navy=(3, B)), "flee")

    assert (Rule.VOLLEYS, {}) == (refusal.rule, told(refusal))
    assert "Royal Navy" in refusal.message


def test_no_cards_for_it() -> None:
    """Cards in the sender's hand do not help the Navy (PC-101, PC-114)."""
    state = fight(ship(3), ship(6, hand="steady_aim double_charge"), navy=(3, B))

    assert not any(said.startswith("volley") for said in legal(state))
    state = play(state, "fire A crew")
    assert "rolled 1 1 1 1" in chances(state)


def test_a_fleeing_prey_leaves_it_to_the_others() -> None:
    """When a ship flees, the Navy goes on with the others (A45, A66)."""
    state = fight(ship(3, "2822"), ship(3), ship(6), navy=(3, C))
    state = play(state, "flee")

    assert ("C", {f"fire 1 {section}" for section in Section}) == (
        turn(state),
        legal(on(state)),
    )


def test_nobody_is_left() -> None:
    """With no player left the combat ends, and the Navy leaves (A66)."""
    state = on(play(fight(ship(3, "2822"), ship(6), navy=(3, B)), "flee"))

    assert (None, None) == (state.combat, state.navy)


def test_it_leaves_after_the_combat() -> None:
    """It leaves with the end of its combat, sunk or not (A45)."""
    state = sending(ship(3), ship(6, hand="royal_navy"), turned="3:T31")
    state = play(state, "event royal_navy 3", "fire A hull", "rolled 6 6 6 6")
    state = on(state)

    assert (None, None, 7) == (state.combat, state.navy, places(state)[A])


def test_sunk() -> None:
    """Four fame for each player in that combat; the sender has none (A40, A66)."""
    ships = ship(3, "2822", mat=SILVER), ship(3, "2722", mat="parrot_bones"), ship(6)
    state = fight(*ships, navy=(3, C))
    state = play(state, "fire navy hull", "rolled 6 6 6 6 6 6")
    assert 6 == (state.navy or Navy(Island(1), A)).damage

    state = play(state, "fire navy hull", "rolled 6 6")

    assert ((4, 4, 0, 0), None) == (fame(state), state.navy)
    assert ShipSunk(Foe.NAVY, LegendId("royal_navy")) in state.news
    assert 0 == state.decks.legend_discards.total
    assert {"fire 1 hull", "flee"} <= legal(on(state))


def test_sunk_for_the_last_hit() -> None:
    """By the setting, its reward goes to who fired the last hit (A40)."""
    config = Config(reward_to=RewardTo.LAST_HIT)
    ships = ship(3, "2822", mat=SILVER), ship(3, "2722"), ship(6)
    state = fight(*ships, navy=(3, C), config=config)
    state = play(state, "fire navy hull", "rolled 6 6 6 6 6 6")
    state = play(state, "fire navy hull", "rolled 6 6")

    assert (0, 4, 0, 0) == fame(state)


def test_crippled_by_it() -> None:
    """Its prey's fellow fighters gain 1, its sender nothing (A21, A22, A66)."""
    state = fight(ship(3), ship(3), ship(6), navy=(3, C))
    state = play(state, "fire A hull", "rolled 1 1 6 6")

    assert ((0, 1, 0, 0), 7) == (fame(state), places(state)[A])
    assert "B" == turn(state)


def test_it_joins_a_legend() -> None:
    """The Navy may be sent where a legend is, and both fire (A66)."""
    state = sending(
        ship(3, "8888"), ship(6, hand="royal_navy"), black="3:dread_pirate_roberts"
    )
    state = play(state, "event royal_navy 3")
    assert "ALN" == order(state)

    state = play(state, "fire legend hull", "rolled 1 1 1 1 1", "rolled 1 1 1 6")
    state = play(state, "fire A crew", "rolled 1 1 1 6")

    assert "8877" == levels(state, A)


def test_one_navy_only() -> None:
    """While it is on the board nobody is asked to send it (A66)."""
    ships = ship(3), ship(6, hand="royal_navy"), ship(6, "2322", hand="royal_navy")
    state = sending(*ships)
    assert "C" == turn(state)

    state = play(state, "event royal_navy 3")

    assert isinstance(on(state).pending[-1], FireAt)
    assert ("royal_navy", "") == (hand(state, B), hand(state, C))


class TestSafePassage:
    """The answer to the Navy."""

    def test_cancels_it(self) -> None:
        """The Navy does not come, for nobody at that island; both cards go (A64)."""
        ships = ship(3, "2422", hand=SAFE), ship(6, hand="royal_navy"), ship(3)
        state = play(sending(*ships), "event royal_navy 3", "event safe_passage")

        assert None is state.navy
        assert "royal_navy safe_passage" == discards(state)
        assert ("", "") == (hand(state, A), hand(state, B))
        assert "AC" == order(play(state))

    def test_only_who_lies_there_is_asked(self) -> None:
        """Players at the island named are asked, holding the card or not (A64, A65)."""
        ships = ship(3, hand="fame_1"), ship(6, hand="royal_navy"), ship(2, hand=SAFE)
        state = play(sending(*ships), "pass", "pass", "event royal_navy 3")

        assert ("A", {"pass"}) == (turn(state), legal(state))
        state = play(state, "pass")
        assert Navy(Island(3), B) == state.navy

    def test_one_is_enough(self) -> None:
        """After one the others at the island are not asked (A64)."""
        ships = (
            ship(3, hand=SAFE),
            ship(3, "2422", hand=SAFE),
            ship(6, hand="royal_navy"),
        )
        state = play(sending(*ships), "event royal_navy 3")
        assert "B" == turn(state)

        state = play(state, "event safe_passage")

        assert (None, SAFE) == (state.navy, hand(state, A))

    def test_sent_again_by_another(self) -> None:
        """A player asked later may send it again, wherever they like (A66)."""
        ships = (
            ship(3, hand=SAFE),
            ship(6, "2422", hand="royal_navy"),
            ship(6, hand="royal_navy"),
        )
        state = play(sending(*ships), "event royal_navy 3", "event safe_passage")
        assert ("C", {"event royal_navy 3", "pass"}) == (turn(state), legal(state))

        state = play(state, "event royal_navy 3")
        assert Navy(Island(3), C) == state.navy

    def test_not_without_the_navy(self) -> None:
        """At any other time it is no card to be played (A64)."""
        state = sending(ship(3, hand=f"{SAFE} fame_1"), ship(4))

        assert ("A", {"pass"}) == (turn(state), legal(state))
        refusal = refused(state, "event safe_passage")
        assert {"card": SAFE, "window": "navy"} == told(refusal)

    def test_names_no_island(self) -> None:
        """The card names no island."""
        ships = ship(3, hand=SAFE), ship(6, hand="royal_navy")
        state = play(sending(*ships), "event royal_navy 3")

        assert Rule.EVENT_CARDS is refused(state, "event safe_passage 3").rule
