"""Golden cases 43 to 55: legendary pirates and black ships."""

from __future__ import annotations

from tabletop.games.pirates_cove import GAME, BlackShip, Island, LegendId, Phase, Rule
from tests.games.pirates_cove.drawing import (
    A,
    B,
    fight,
    month_end,
    on,
    play,
    refused,
    ship,
    visit,
    why_not,
)
from tests.games.pirates_cove.playing import steps
from tests.games.pirates_cove.showing import (
    LEGENDS,
    combat,
    fame,
    gold,
    legal,
    places,
    told,
    turn,
)

SILVER = "parrot_silver"
"""Six dice."""


def test_g43_alone_with_a_black_ship() -> None:
    """One player and a legend at an outer island fight (A14; PC-049, PC-074)."""
    state = on(visit(Phase.COMBAT, 1, ship(1), black="1:mary_read"))

    assert Island.TAVERN is combat(state).where
    assert {"fire legend hull", "flee"} == legal(state)


def test_g44_legends_at_the_hull_only() -> None:
    """A legend is hit in the hull, and nowhere else (A18; PC-103)."""
    state = on(visit(Phase.COMBAT, 1, ship(1), black="1:mary_read"))

    assert Rule.TARGETS is refused(state, "fire legend sails").rule
    assert why_not(state, "fire legend hull") is None


def test_g45_legends_first() -> None:
    """Who stays and fights fires at the legend before all others (A18; PC-108)."""
    state = on(fight(ship(3), ship(3), black="3:mary_read"))

    refusal = refused(state, "fire B hull")
    assert (Rule.TARGETS, {"target": "1", "choice": "legend"}) == (
        refusal.rule,
        told(refusal),
    )


def test_g46_then_the_players() -> None:
    """Once the legend is sunk, the players fight each other (PC-109)."""
    state = fight(ship(3, mat=SILVER), ship(3), black="3:mary_read")
    state = play(state, "fire legend hull", "rolled 5 5 5 6 6 6", "fire A hull")
    state = on(play(state, "rolled 1 1"))

    assert "A" == turn(state)
    assert why_not(state, "fire B crew") is None
    assert Rule.TARGETS is why_not(state, "fire legend hull")


def test_g48_legend_cripples() -> None:
    """A gains 1 when the legend cripples B, and fights on against it (A21; PC-126)."""
    state = fight(ship(3), ship(3, fame=1), black="3:blackbeard")
    state = on(play(state, "rolled 1 2 3 5 6"))

    assert ((1, 1, 0, 0), 7) == (fame(state), places(state)[B])
    assert {"fire legend hull", "flee"} == legal(state)


def test_g49_fleeing_from_a_legend() -> None:
    """Nobody plunders; the card is cleared away, the black ship sails on (A47)."""
    state = visit(Phase.COMBAT, 3, ship(3), black="3:mary_read", turned="3:T31")
    state = play(state, "flee", "mutiny A 4")
    assert ((9,) * 4, 7, 0) == (gold(state), places(state)[A], fame(state)[A])
    assert "T31" == state.decks.turned[2]

    state = play(state, *["finish"] * 4)

    assert (None, {"T31": 1}) == (state.decks.turned[2], dict(state.decks.used))
    assert [4] == [each.where for each in state.black_ships]


def test_g51_treasure_island_without_a_black_ship() -> None:
    """Two players share the island in peace, the faster first (A14; PC-050)."""
    ships = ship(6), ship(6, "2322"), ship(1), ship(2)
    state = visit(Phase.COMBAT, 6, *ships)

    assert state.combat is None
    state = play(state, "finish", "finish")
    assert "B" == turn(state)
    assert {"bury 9 gold", "raise crew 3"} <= legal(state)
    state = play(state, "bury 3 gold", "raise crew 3", "finish")
    assert "A" == turn(state)
    assert {"bury 9 gold", "raise sails 3"} <= legal(state)


def test_g52_treasure_island_with_a_black_ship() -> None:
    """Both fight the legend only, gain its reward, and use the island (A16, A40)."""
    ships = ship(6, mat=SILVER), ship(6), ship(1), ship(2)
    state = on(visit(Phase.COMBAT, 6, *ships, black="6:mary_read"))
    assert Rule.TARGETS is why_not(state, "fire B hull")

    state = on(play(state, "fire legend hull", "rolled 5 5 5 5 5 5"))

    assert (None, (2, 2, 0, 0)) == (state.combat, fame(state))
    state = on(play(state, "finish", "finish"))
    assert (6, 6) == places(state)[:2]
    assert ("A", Rule.VOLLEYS) == (turn(state), why_not(state, "fire B hull"))
    assert {"raise hull 3", "bury 3 gold"} <= legal(state)


def test_g54_black_ships_of_three_players() -> None:
    """Two black ships, three steps apart, from month to month (A6, A44; PC-068)."""
    where = {}
    for _, state in steps(3, "black ships"):
        where[state.month] = tuple(int(each.where) for each in state.black_ships)
        if state.month == 5:
            break

    assert [(1, 4), (2, 5), (3, 6), (4, 1)] == [where[month] for month in range(1, 5)]


class TestG55:
    """Golden case 55: a new legend for a black ship."""

    def test_g55_next_of_the_pile(self) -> None:
        """In phase 6 the black ship sails on and meets a new legend (A43; PC-069)."""
        state = month_end(month=3, black="3:-", sunk="mary_read")

        chance = GAME.chance(state)
        assert chance is not None
        assert {f"met 0 {each}" for each in LEGENDS - {"mary_read"}} == {
            GAME.format_action(each) for each, _ in chance.outcomes()
        }
        state = play(state, "met 0 captain_hook")
        assert [BlackShip(Island(4), LegendId("captain_hook"))] == [*state.black_ships]

    def test_empty_pile(self) -> None:
        """Of an empty pile the discards become the new one (A43; PC-070)."""
        state = month_end(month=3, black="3:-", sunk=" ".join(LEGENDS))

        assert (0, 5) == (state.decks.legend_discards.total, state.decks.legends.total)
        assert "mary_read" == play(state, "met 0 mary_read").black_ships[0].legend
