"""Treasure Island and the Cove, beyond the golden cases."""

from __future__ import annotations

import pytest

from tabletop.games.pirates_cove import (
    Config,
    FameGained,
    GoldBuried,
    Phase,
    Rule,
    Section,
    ShipRepaired,
    State,
    TreasuresBuried,
    raise_cost,
)
from tests.games.pirates_cove.drawing import A, on, play, refused, ship, visit
from tests.games.pirates_cove.showing import (
    chances,
    fame,
    gold,
    hand,
    legal,
    levels,
    mat,
    told,
    treasures,
    turn,
)

ELSEWHERE = ship(1), ship(2), ship(4)


def at_treasure_island(
    levels: str = "2222", *, gold: int = 9, treasures: int = 0
) -> State:
    """Let A use Treasure Island."""
    own = ship(6, levels, gold=gold, treasures=treasures)
    return visit(Phase.UPGRADE, 6, own, *ELSEWHERE)


@pytest.mark.parametrize("count", range(1, 6))
def test_any_number_of_treasures(count: int) -> None:
    """Each treasure buried brings a fame and returns to the supply (A50; PC-061)."""
    state = at_treasure_island(treasures=5)
    after = play(state, f"bury {count} treasures")

    assert (count, 5 - count) == (fame(after)[A], treasures(after)[A])
    assert after.supply.treasures == state.supply.treasures + count
    assert (TreasuresBuried(A, count), FameGained(A, count, Rule.BURYING)) == (
        after.news[0],
        after.news[-1],
    )


@pytest.mark.parametrize("amount", range(1, 15))
def test_gold_in_threes(amount: int) -> None:
    """Every three gold bring a fame; other amounts are refused (A50; PC-062)."""
    state = at_treasure_island(gold=13)
    if amount % 3 or amount > 13:
        assert Rule.BURYING is refused(state, f"bury {amount} gold").rule
        return

    after = play(state, f"bury {amount} gold")

    assert (amount // 3, 13 - amount) == (fame(after)[A], gold(after)[A])
    assert after.supply.gold == state.supply.gold + amount
    assert GoldBuried(A, amount) in after.news


@pytest.mark.parametrize("said", ["bury 0 treasures", "bury 0 gold", "bury 15 gold"])
def test_nothing_is_not_buried_nor_more_than_there_is(said: str) -> None:
    """What is buried is there, and is something (A50)."""
    state = at_treasure_island(gold=13, treasures=1)

    assert Rule.BURYING is refused(state, said).rule


def test_burying_again_and_again() -> None:
    """One may bury in several goes, before and after an upgrade (A50; PC-064)."""
    state = at_treasure_island(gold=13, treasures=3)
    state = play(state, "bury 1 treasures", "raise hull 3", "bury 3 gold")
    state = play(state, "bury 2 treasures", "bury 6 gold")

    assert (6, 2, 0) == (fame(state)[A], gold(state)[A], treasures(state)[A])
    assert "3222" == levels(state, A)


@pytest.mark.parametrize("place", range(1, 6))
def test_no_burying_elsewhere(place: int) -> None:
    """Treasures and gold are buried at Treasure Island only (PC-061)."""
    state = visit(Phase.UPGRADE, place, ship(place, treasures=3))

    for said in ("bury 1 treasures", "bury 3 gold"):
        assert (Rule.BURYING, {}) == (
            refused(state, said).rule,
            told(refused(state, said)),
        )


@pytest.mark.parametrize("section", list(Section))
@pytest.mark.parametrize(
    ("position", "cost"), [(1, 2), (2, 2), (3, 4), (4, 4), (5, 6), (6, 6), (7, 8)]
)
def test_a_level_at_double_cost(section: Section, position: int, cost: int) -> None:
    """Any section rises by a level, at twice the printed cost (A51; PC-063)."""
    own = "".join(str(position) if each is section else "2" for each in Section)
    state = at_treasure_island(own, gold=20)

    after = play(state, f"raise {section} {position + 1}")

    assert position + 1 == after.pirates[A].ship.position(section)
    assert 20 - cost == gold(after)[A]
    assert cost == raise_cost(state, A, section, position + 1)


def test_price_of_a_level() -> None:
    """Who cannot pay double does not raise (A51)."""
    refusal = refused(at_treasure_island("2422", gold=3), "raise sails 5")

    assert (Rule.TREASURE_ISLAND, {"needed": 4, "has": 3}) == (
        refusal.rule,
        told(refusal),
    )


def test_nothing_above_the_top() -> None:
    """A section at 8 does not rise."""
    refusal = refused(at_treasure_island("8222", gold=40), "raise hull 9")

    assert (Rule.TREASURE_ISLAND, 8) == (refusal.rule, told(refusal)["top"])


def test_a_visit_may_be_empty() -> None:
    """Nobody has to bury or to raise anything (PC-058)."""
    assert "A" not in turn(play(at_treasure_island(treasures=5), "finish"))


# -- the Cove


def at_cove(
    levels: str = "2222", *, gold: int = 9, config: Config | None = None
) -> State:
    """Let A use the Cove."""
    own = ship(7, levels, gold=gold)
    return visit(Phase.UPGRADE, 7, own, *ELSEWHERE, config=config or Config())


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("0222", "1222"),
        ("2022", "2122"),
        ("2202", "2212"),
        ("2220", "2221"),
        ("1111", "1111"),
    ],
)
def test_repair(before: str, after: str) -> None:
    """A marker off the mat goes back to 1, for nothing; others stay (A31; PC-066)."""
    state = at_cove(before)

    assert (after, 9) == (levels(state, A), gold(state)[A])
    told = [each for each in state.news if isinstance(each, ShipRepaired)]
    assert bool(told) is (before != after)


def test_repair_is_not_chosen() -> None:
    """The ship is repaired even if its captain takes nothing (A31, A52)."""
    assert "1222" == levels(play(at_cove("0222"), "finish"), A)


@pytest.mark.parametrize(
    ("price", "coins", "paid"), [(0, 9, 0), (2, 9, 2), (3, 2, 2), (3, 0, 0)]
)
def test_price_of_a_repair(price: int, coins: int, paid: int) -> None:
    """By the setting a repair has a price, as far as there is gold (A31)."""
    state = at_cove("2022", gold=coins, config=Config(repair_price=price))

    assert ("2122", coins - paid) == (levels(state, A), gold(state)[A])


def test_price_of_two_repairs() -> None:
    """Two markers off the mat cost twice as much (A31)."""
    state = at_cove("0202", config=Config(repair_price=2))

    assert ("1212", 5) == (levels(state, A), gold(state)[A])


def test_each_takes_once() -> None:
    """After two cards, or a card and 2 gold, the visit is over (A52)."""
    state = visit(Phase.UPGRADE, 7, ship(7, "2422"), ship(7), *ELSEWHERE[:2])
    state = on(play(state, "shelter 1 2"))

    assert ("B", {"shelter 2 0", "shelter 1 2", "finish"}) == (
        turn(state),
        legal(state),
    )


@pytest.mark.parametrize(
    "said", ["shelter 0 4", "shelter 2 2", "shelter 3 0", "shelter 0 0", "shelter 0 2"]
)
def test_nothing_else_is_taken(said: str) -> None:
    """There are two choices, and no others (A52)."""
    refusal = refused(at_cove(), said)

    assert Rule.SHELTER is refusal.rule
    assert {"choice": "2 cards and 0 gold or 1 cards and 2 gold"} == told(refusal)


def test_short_supply_at_the_cove() -> None:
    """A choice stands though the supply cannot fill it; the rest is lost (A52, A48)."""
    rich = ship(1, gold=96)
    state = visit(Phase.UPGRADE, 7, ship(7), rich, ship(2, gold=9), tavern="")
    assert 1 == state.supply.gold

    state = on(play(state, "shelter 1 2"))

    assert ((10, 0), "") == ((gold(state)[A], state.supply.gold), hand(state, A))


def test_last_card_at_the_cove() -> None:
    """Of two cards the one that is left is drawn (A34, A52)."""
    state = visit(Phase.UPGRADE, 7, ship(7), *ELSEWHERE[:2], tavern="fame_3")
    state = play(state, "shelter 2 0", "drew A fame_3")

    assert "fame_3" == hand(state, A)
    assert not any(said.startswith("drew") for said in chances(state))


def test_parrot_at_the_cove() -> None:
    """A Parrot drawn at the Cove comes into play at once (A33)."""
    state = play(at_cove(), "shelter 2 0", "drew A parrot_flint", "drew A fame_1")

    assert ("parrot_flint", "fame_1") == (mat(state, A), hand(state, A))


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ("buy 1", Rule.TAVERN),
        ("raise hull 3", Rule.SECTION_ISLANDS),
        ("bury 3 gold", Rule.BURYING),
        ("lay mastercraft_hull", Rule.MASTERCRAFT),
        ("mend mastercraft_hull", Rule.MASTERCRAFT),
        ("pass", Rule.BATTLE_CARDS),
        ("flee", Rule.VOLLEYS),
        ("sail 2", Rule.NAVIGATION),
    ],
)
def test_nothing_else_is_done_at_the_cove(said: str, rule: Rule) -> None:
    """The Cove repairs and gives shelter, and that is all (A32, A52)."""
    assert rule is refused(at_cove(), said).rule


def test_crippled_sails_are_slowest() -> None:
    """With its sails marker off, a ship chooses after the others (A70)."""
    state = visit(Phase.UPGRADE, 7, ship(7, "2022"), ship(7, "2122"), *ELSEWHERE[:2])

    assert ("B", "2022") == (turn(state), levels(state, A))
    state = play(state, "finish")
    assert ("A", "2122") == (turn(state), levels(state, A))


def test_cards_count_for_crippled_sails() -> None:
    """Without sails, 20 of a Parrot are still 20 (A70)."""
    own = ship(7, "2022", mat="parrot_trelawney")
    state = visit(Phase.UPGRADE, 7, own, ship(7, "2822"), *ELSEWHERE[:2])

    assert "A" == turn(state)
