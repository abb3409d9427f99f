"""What Battle and Volley cards and Parrots do, alone and together (A62)."""

from __future__ import annotations

import pytest

from tabletop import replace
from tabletop.games.pirates_cove import (
    DEFAULT,
    GAME,
    Config,
    Pirate,
    Rule,
    State,
    dice_of,
    speed_of,
)
from tabletop.games.pirates_cove.content.effects import ShieldFrom
from tests.games.pirates_cove.drawing import A, B, fight, play, prepare, refused, ship
from tests.games.pirates_cove.showing import chances, discards, legal, levels, mat


def shot(
    own: Pirate, target: Pirate, *texts: str, played: str = "", at: str = "hull"
) -> State:
    """Let A, the faster, play Volley cards and fire at B."""
    state = fight(own, target, ship(3, "2122"), played=played)
    volley = [each for each in texts if each.startswith("volley")]
    state = play(state, *volley, f"fire B {at}")
    return play(state, *[each for each in texts if each not in volley])


OWN = ship(3, "2422")


def armed(hand: str, levels: str = "2422", mat: str = "") -> Pirate:
    """Give A Volley cards."""
    return ship(3, levels, hand=hand, mat=mat)


class TestSmokeScreen:
    """Volleys at the ship hit with a 6 only."""

    @pytest.mark.parametrize(
        ("faces", "level"), [("4 5", 8), ("5 5", 8), ("5 6", 7), ("6 6", 6)]
    )
    def test_only_sixes_hit(self, faces: str, level: int) -> None:
        """A 5 is no hit (A62)."""
        target = ship(3, "8222")
        state = shot(OWN, target, f"rolled {faces}", played="B:smoke_screen")

        assert f"{level}222" == levels(state, B)

    def test_a_second_one_adds_nothing(self) -> None:
        """Two are as good as one (A62)."""
        cards = "B:smoke_screen B:smoke_screen"
        state = shot(OWN, ship(3, "8222"), "rolled 5 6", played=cards)

        assert "7222" == levels(state, B)

    def test_against_steady_aim(self) -> None:
        """It prevails over Steady Aim (A62)."""
        own, target = armed("steady_aim"), ship(3, "8222")
        state = shot(
            own, target, "volley steady_aim", "rolled 5 6", played="B:smoke_screen"
        )

        assert "7222" == levels(state, B)

    def test_for_the_own_ship_only(self) -> None:
        """Volleys of the ship, and at others, hit as ever (PC-097)."""
        played = "A:smoke_screen C:smoke_screen"
        state = shot(OWN, ship(3, "8222"), "rolled 5 5", played=played)

        assert "6222" == levels(state, B)

    def test_against_a_legend(self) -> None:
        """Legends hit with a 6 only as well (A62)."""
        own = ship(3, "8222")
        state = fight(own, black="3:blackbeard", played="A:smoke_screen")

        assert "7222" == levels(play(state, "rolled 4 5 5 5 6"), A)

    def test_against_the_navy(self) -> None:
        """So does the Navy (A62)."""
        state = fight(ship(3, "8222"), ship(6), navy=(3, B), played="A:smoke_screen")

        assert "6222" == levels(play(state, "fire A hull", "rolled 5 5 6 6"), A)

    def test_never_helps_the_shooter(self) -> None:
        """The higher of the two faces counts, whatever an own box says (A62)."""
        cards = [
            replace(each, effects=(ShieldFrom(3),))
            if each.id == "smoke_screen"
            else each
            for each in DEFAULT.tavern
        ]
        config = Config(content=replace(DEFAULT, tavern=tuple(cards)))
        ships = OWN, ship(3, "8222")
        state = fight(*ships, played="B:smoke_screen", config=config)

        assert "7222" == levels(play(state, "fire B hull", "rolled 4 5"), B)

    def test_in_every_round(self) -> None:
        """It lasts for the whole combat (PC-095)."""
        state = fight(OWN, ship(3, "8222"), played="B:smoke_screen")
        volley = ["fire B hull", "rolled 5 6", "fire A crew", "rolled 1 1"]

        assert "5222" == levels(play(state, *volley, *volley, *volley), B)


class TestGrappleAttack:
    """One opposing player's ship rolls a die fewer."""

    @pytest.mark.parametrize(
        ("played", "dice"),
        [
            ("B:grapple_attack>A", 3),
            ("B:grapple_attack>A C:grapple_attack>A", 2),
            ("A:grapple_attack>B", 4),
        ],
    )
    def test_dice(self, played: str, dice: int) -> None:
        """Copies add up; only the ship that is named suffers (A62)."""
        state = fight(ship(3, "2466"), ship(3), ship(3), played=played)

        assert dice == dice_of(state, A)

    def test_one_die_at_least(self) -> None:
        """A die is always left (A62)."""
        played = "B:grapple_attack>A C:grapple_attack>A"
        state = fight(ship(3, "2422"), ship(3), ship(3), played=played)

        assert 1 == dice_of(state, A)
        assert chances(play(state, "fire B hull")) == {
            f"rolled {face}" for face in range(1, 7)
        }

    @pytest.mark.parametrize(
        ("mat", "dice"),
        [("parrot_silver", 6), ("parrot_bones", 5), ("parrot_flint", 3)],
    )
    def test_parrots_that_override_it(self, mat: str, dice: int) -> None:
        """Silver's and Bones' parrots do not mind it (A62)."""
        own = ship(3, "2467" if mat != "parrot_bones" else "2417", mat=mat)
        state = fight(own, ship(3), played="B:grapple_attack>A")

        assert dice == dice_of(state, A)

    def test_works_once_the_parrot_is_gone(self) -> None:
        """When the Parrot is spent, the card that was in effect works (A62, A63)."""
        target = ship(3, "2266", mat="parrot_silver*")
        state = fight(ship(3, "2822"), target, played="A:grapple_attack>B")
        assert 6 == dice_of(state, B)

        state = play(state, "fire B cannon", "rolled 1 6")

        assert ("", 3) == (mat(state, B), dice_of(state, B))

    def test_a_ship_with_such_a_parrot_may_be_named(self) -> None:
        """The card may be played at it, without effect (A63)."""
        state = prepare(ship(3, hand="grapple_attack"), ship(3, mat="parrot_silver"))
        state = play(state, "battle grapple_attack B")

        assert 6 == dice_of(state, B)

    def test_not_against_a_legend(self) -> None:
        """A player alone with a legend finds no ship to name (A63)."""
        state = prepare(ship(3, hand="grapple_attack"), black="3:blackbeard")

        assert {"pass"} == legal(state)
        assert Rule.BATTLE_CARDS is refused(state, "battle grapple_attack").rule

    def test_not_at_treasure_island(self) -> None:
        """There nobody is an opponent (A63)."""
        ships = ship(6, "2422", hand="grapple_attack"), ship(6)
        state = prepare(*ships, at=6, black="6:blackbeard")

        assert {"pass"} == legal(state)
        assert Rule.BATTLE_CARDS is refused(state, "battle grapple_attack B").rule


class TestAllSailsSet:
    """The ship is faster by three until the end of the combat."""

    @pytest.mark.parametrize(
        ("played", "mat", "speed"),
        [
            ("", "", 5),
            ("A:all_sails_set", "", 8),
            ("A:all_sails_set A:all_sails_set", "", 11),
            ("B:all_sails_set", "", 5),
            ("", "parrot_trelawney", 25),
            ("A:all_sails_set A:all_sails_set", "parrot_trelawney", 31),
        ],
    )
    def test_speed(self, played: str, mat: str, speed: int) -> None:
        """All additions count, without a limit (A62)."""
        state = fight(ship(3, mat=mat), ship(3), played=played)

        assert speed == speed_of(state, A)

    def test_not_after_the_combat(self) -> None:
        """At the Cove, and after the combat, it works no more (PC-095)."""
        state = play(fight(ship(3), ship(3), played="A:all_sails_set"), "flee")

        assert 5 == speed_of(state, A)


class TestExtraHands:
    """The ship rolls a die more until the end of the combat."""

    @pytest.mark.parametrize(
        ("levels", "played", "dice"),
        [
            ("2222", "A:extra_hands", 3),
            ("2222", "A:extra_hands A:extra_hands", 4),
            ("2288", "A:extra_hands A:extra_hands", 6),
            ("2222", "B:extra_hands", 2),
        ],
    )
    def test_dice(self, levels: str, played: str, dice: int) -> None:
        """Copies add up, to six dice at most (A62; PC-009)."""
        assert dice == dice_of(fight(ship(3, levels), ship(3), played=played), A)


class TestSteadyAim:
    """The roll hits with 4, 5 and 6."""

    @pytest.mark.parametrize(
        ("faces", "level"), [("3 3", 8), ("3 4", 7), ("4 5", 6), ("4 4", 6)]
    )
    def test_fours_hit(self, faces: str, level: int) -> None:
        """A 4 is a hit, a 3 is none (A62)."""
        own, target = armed("steady_aim"), ship(3, "8222")
        state = shot(own, target, "volley steady_aim", f"rolled {faces}")

        assert f"{level}222" == levels(state, B)

    def test_a_second_one_adds_nothing(self) -> None:
        """Two do not make a 3 a hit (A62)."""
        own, cards = armed("steady_aim steady_aim"), ["volley steady_aim"] * 2
        state = shot(own, ship(3, "8222"), *cards, "rolled 3 4")

        assert "7222" == levels(state, B)


class TestDoubleCharge:
    """The roll has two dice more."""

    @pytest.mark.parametrize(
        ("positions", "copies", "dice"),
        [("2422", 1, 4), ("2422", 2, 6), ("2466", 1, 6), ("2488", 2, 6)],
    )
    def test_dice(self, positions: str, copies: int, dice: int) -> None:
        """Copies add up, to six dice at most (A62; PC-009)."""
        own = armed("double_charge double_charge", positions)
        state = play(fight(own, ship(3)), *["volley double_charge"] * copies)

        assert dice == dice_of(state, A)


class TestSecondTry:
    """The dice that miss are rolled once more."""

    def test_misses_are_rolled_again(self) -> None:
        """Only the dice that miss fall again; all hits count (A62)."""
        own, target = armed("second_try", "2444"), ship(3, "8222")
        state = shot(own, target, "volley second_try", "rolled 1 2 6")
        assert ("8222", {6**2}) == (levels(state, B), {total(state)})

        state = play(state, "rolled 4 5")

        assert "6222" == levels(state, B)

    def test_no_misses(self) -> None:
        """When all hit nothing falls again."""
        own, target = armed("second_try"), ship(3, "8222")
        state = shot(own, target, "volley second_try", "rolled 5 6")

        assert ("6222", None) == (levels(state, B), GAME.chance(state))

    def test_two_of_them(self) -> None:
        """Two give two rolls of the dice that still miss (A62)."""
        own, target = armed("second_try second_try", "2444"), ship(3, "8222")
        cards = ["volley second_try"] * 2
        state = shot(own, target, *cards, "rolled 1 1 6", "rolled 1 6")
        assert 6 == total(state)

        assert "6222" == levels(play(state, "rolled 4"), B)

    def test_with_steady_aim(self) -> None:
        """Misses are what misses at that hit number (A62)."""
        own, target = armed("second_try steady_aim", "2444"), ship(3, "8222")
        cards = ["volley second_try", "volley steady_aim"]
        state = shot(own, target, *cards, "rolled 3 3 4")
        assert 6**2 == total(state)

        assert "6222" == levels(play(state, "rolled 3 4"), B)

    def test_against_a_smoke_screen(self) -> None:
        """A 5 at a ship in smoke is a miss, and falls again (A62)."""
        own, target = armed("second_try"), ship(3, "8222")
        state = shot(
            own, target, "volley second_try", "rolled 5 6", played="B:smoke_screen"
        )

        assert "7222" == levels(play(state, "rolled 5"), B)

    def test_cards_are_discarded_after_the_last_roll(self) -> None:
        """The card is discarded when the last die has fallen (PC-100)."""
        state = shot(armed("second_try"), ship(3), "volley second_try", "rolled 1 1")
        assert "" == discards(state)

        assert "second_try" == discards(play(state, "rolled 1 1"))


def total(state: State) -> int:
    """Count the ways in which the dice may fall."""
    chance = GAME.chance(state)
    assert chance is not None
    return chance.total


class TestTogether:
    """Several effects on one volley (A62)."""

    @pytest.mark.parametrize(
        ("own", "charges", "played", "dice"),
        [
            # 2 + 4 + 2 - 1 = 7: limited once, at the end
            ("2422", 2, "A:extra_hands A:extra_hands B:grapple_attack>A", 6),
            # 2 + 1 - 2 = 1, not 1 + 1
            ("2422", 0, "A:extra_hands B:grapple_attack>A C:grapple_attack>A", 1),
            ("2422", 1, "A:extra_hands B:grapple_attack>A C:grapple_attack>A", 3),
            ("2466", 1, "B:grapple_attack>A", 5),
        ],
    )
    def test_sum_is_limited_once(
        self, own: str, charges: int, played: str, dice: int
    ) -> None:
        """All is added up, and only then limited to one to six (A62)."""
        hand = "double_charge double_charge"
        state = fight(ship(3, own, hand=hand), ship(3), ship(3), played=played)
        state = play(state, *["volley double_charge"] * charges)

        assert dice == dice_of(state, A)

    @pytest.mark.parametrize(
        ("positions", "mat", "dice"),
        [
            ("2422", "parrot_silver", 6),
            ("2411", "parrot_silver parrot_bones", 6),
            ("2428", "parrot_bones", 5),
            ("2482", "parrot_bones", 2),
            ("2424", "parrot_bones", 3),
        ],
    )
    def test_parrots(self, positions: str, mat: str, dice: int) -> None:
        """Silver: six whatever else; Bones: the cannon value alone (A62)."""
        assert dice == dice_of(fight(ship(3, positions, mat=mat), ship(3)), A)

    @pytest.mark.parametrize(
        ("mat", "dice"), [("parrot_bones", 6), ("parrot_silver", 6)]
    )
    def test_more_dice_with_parrots(self, mat: str, dice: int) -> None:
        """To the cannon value dice are added; six is six (A62)."""
        own = ship(3, "2416", mat=mat, hand="double_charge")
        state = play(fight(own, ship(3)), "volley double_charge")

        assert dice == dice_of(state, A)

    def test_bones_with_extra_hands(self) -> None:
        """Cannon 3 and a die more are four dice, crew or not (A62)."""
        own = ship(3, "2413", mat="parrot_bones")

        assert 4 == dice_of(fight(own, ship(3), played="A:extra_hands"), A)


def test_fame_cards_and_mastercraft_are_not_played_in_combat() -> None:
    """They stay in the hand (A36)."""
    hand = "fame_1 fame_2 fame_3 mastercraft_hull"
    state = prepare(ship(3, "2422", hand=hand), ship(3))
    assert {"pass"} == legal(state)

    state = play(state, "pass")
    assert not any(said.startswith("volley") for said in legal(state))
