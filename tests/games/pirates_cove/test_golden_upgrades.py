"""Golden cases 82 to 91: upgrades."""

from __future__ import annotations

from typing import TypedDict

from typing_extensions import Unpack

from tabletop.games.pirates_cove import Phase, Rule, State
from tests.games.pirates_cove.drawing import A, B, Table, on, play, refused, ship, visit
from tests.games.pirates_cove.showing import (
    fame,
    gold,
    hand,
    legal,
    levels,
    told,
    treasures,
    turn,
)


def at_tavern(gold: int, **table: Unpack[Table]) -> State:
    """Let A visit Tavern Island."""
    return visit(Phase.UPGRADE, 1, ship(1, gold=gold), **table)


class TestG82:
    """Golden case 82: buying Tavern cards."""

    def test_g82_three_cards(self) -> None:
        """Three cards cost 6 gold (A33; PC-059)."""
        state = on(play(at_tavern(9), "buy 3"))

        assert (3, 3) == (gold(state)[A], len(hand(state, A).split()))

    def test_four_cards(self) -> None:
        """Four cards are too many (PC-059)."""
        refusal = refused(at_tavern(9), "buy 4")

        assert (Rule.TAVERN, {"most": 3, "count": 4}) == (refusal.rule, told(refusal))

    def test_too_little_gold(self) -> None:
        """Three cards are not bought with 5 gold."""
        refusal = refused(at_tavern(5), "buy 3")

        assert (Rule.TAVERN, {"needed": 6, "has": 5}) == (refusal.rule, told(refusal))


def at_treasure_island(**own: Unpack[Own]) -> State:
    """Let A visit Treasure Island."""
    others = ship(1), ship(2), ship(4)
    return visit(Phase.UPGRADE, 6, ship(6, **own), *others)


class Own(TypedDict, total=False):
    """What A has at Treasure Island."""

    levels: str
    gold: int
    treasures: int


def test_g84_burying() -> None:
    """Three treasures and 6 gold bring 5 fame (A50; PC-061, PC-062)."""
    state = at_treasure_island(gold=7, treasures=3)
    state = play(state, "bury 3 treasures", "bury 6 gold")

    assert (5, 1, 0) == (fame(state)[A], gold(state)[A], treasures(state)[A])
    assert (124, 50) == (
        state.supply.gold + sum(gold(state)),
        state.supply.treasures + sum(treasures(state)),
    )


class TestG85:
    """Golden case 85: what cannot be buried."""

    def test_g85_two_gold(self) -> None:
        """Gold is buried in threes (A50)."""
        refusal = refused(at_treasure_island(), "bury 2 gold")

        assert (Rule.BURYING, {"step": 3, "gold": 2}) == (refusal.rule, told(refusal))

    def test_more_treasures_than_aboard(self) -> None:
        """Only treasures aboard are buried (A50)."""
        refusal = refused(at_treasure_island(treasures=2), "bury 3 treasures")

        assert (Rule.BURYING, {"has": 2, "needed": 3}) == (refusal.rule, told(refusal))


class TestG87:
    """Golden case 87: Treasure Island raises little."""

    def test_g87_two_levels(self) -> None:
        """Nothing rises by two levels in a month (A51; PC-063)."""
        assert (
            Rule.TREASURE_ISLAND is refused(at_treasure_island(), "raise sails 4").rule
        )

    def test_one_after_the_other(self) -> None:
        """Nor by one level and then another (A51)."""
        state = play(at_treasure_island(), "raise sails 3")

        assert Rule.TREASURE_ISLAND is refused(state, "raise sails 4").rule

    def test_two_sections(self) -> None:
        """Nor do two sections rise in one month (A51)."""
        state = play(at_treasure_island(), "raise sails 3")

        assert ("2322", 7) == (levels(state, A), gold(state)[A])
        assert Rule.TREASURE_ISLAND is refused(state, "raise hull 3").rule


def test_g88_what_the_cove_gives() -> None:
    """Two cards, or a card and 2 gold; not 4 gold (A52; PC-065)."""
    state = visit(Phase.UPGRADE, 7, ship(7))

    assert {"shelter 2 0", "shelter 1 2", "finish"} == legal(state)
    assert Rule.SHELTER is refused(state, "shelter 0 4").rule
    two = on(play(state, "shelter 2 0"))
    one = on(play(state, "shelter 1 2"))
    assert [(2, 9), (1, 11)] == [
        (len(each.pirates[A].hand), gold(each)[A]) for each in (two, one)
    ]


class TestG90:
    """Golden case 90: when the Tavern pile runs out."""

    def test_g90_reshuffled(self) -> None:
        """Three cards are bought of one in the pile and four discarded (A34)."""
        state = at_tavern(9, tavern="fame_3", discards="fame_1 fame_1 fame_2 fame_2")
        state = play(state, "buy 3", "drew A fame_3")

        assert (4, 0) == (state.decks.tavern.total, state.decks.tavern_discards.total)
        state = play(state, "drew A fame_1", "drew A fame_2")
        assert ("fame_1 fame_2 fame_3", 2) == (hand(state, A), state.decks.tavern.total)

    def test_nothing_left(self) -> None:
        """With no card in pile and discards none can be bought (A34)."""
        state = at_tavern(9, tavern="")

        assert not any(each.startswith("buy") for each in legal(state))
        assert Rule.TAVERN is refused(state, "buy 1").rule


def test_g91_last_card_at_the_cove() -> None:
    """The faster of two ships at the Cove chooses first (A9; PC-087)."""
    slow, fast = ship(7, "2222"), ship(7, "2622")
    state = visit(Phase.UPGRADE, 7, fast, slow, tavern="fame_3")

    assert "A" == turn(state)
    state = play(state, "shelter 2 0", "drew A fame_3")
    assert ("fame_3", "B") == (hand(state, A), turn(state))
    state = on(play(state, "shelter 1 2"))
    assert ("", 11) == (hand(state, B), gold(state)[B])
