"""News: what each action brought about, told in order."""

from __future__ import annotations

from tabletop.games.pirates_cove import (
    GAME,
    BattlePrepared,
    CardId,
    CardsGranted,
    ChoiceMade,
    CombatEnded,
    CombatStarted,
    EventPlayed,
    FameGained,
    Fired,
    Foe,
    GoldGained,
    Island,
    LegendId,
    LegendMet,
    MastercraftPlayed,
    MonthStarted,
    Mutinied,
    NavyArrived,
    Phase,
    Plundered,
    Rig,
    Rule,
    Section,
    SectionHit,
    SectionRaised,
    ShipCrippled,
    ShipFled,
    ShipMoved,
    ShipRepaired,
    ShipRigged,
    ShipSunk,
    TieThrown,
    TreasureDiscarded,
    TreasureId,
    TreasuresGained,
    TreasureTurned,
    Window,
)
from tests.games.pirates_cove.drawing import (
    A,
    B,
    C,
    fight,
    month_end,
    opened,
    play,
    sailing,
    ship,
    visit,
)
from tests.games.pirates_cove.playing import advanced

CARD = CardId("mastercraft_hull")


def test_rigging() -> None:
    """A choice is told as such; the last one tells what everybody paid (A1)."""
    state = play(advanced(3), "A: rig 2 4 2 2")
    assert (ChoiceMade(A),) == state.news

    state = play(state, "B: rig 2 2 2 2", "C: rig 3 2 2 2")
    assert (
        ChoiceMade(C),
        ShipRigged(A, Rig(2, 4, 2, 2), 3),
        ShipRigged(B, Rig(2, 2, 2, 2), 0),
        ShipRigged(C, Rig(3, 2, 2, 2), 1),
        MonthStarted(1),
    ) == state.news


def test_treasure_cards() -> None:
    """A card that is turned is told with its island (PC-043)."""
    state = play(month_end(), "turned 1 T16")

    assert (TreasureTurned(Island(1), TreasureId("T16")),) == state.news


def test_legends() -> None:
    """A legend that comes aboard is told with the place of its ship (PC-024)."""
    state = play(GAME.new_game(3), "drew A fame_1", "drew B fame_1", "drew C fame_1")
    state = play(state, "met 0 blackbeard", "met 1 mary_read")

    assert (LegendMet(LegendId("mary_read"), Island(4)),) == state.news


def test_a_combat_begins() -> None:
    """Its place is told, then each round with its number (PC-051)."""
    state = play(sailing(), "A: sail 3", "B: sail 3", "C: sail 6", "D: sail 6")
    assert CombatStarted(Island(3)) == state.news[-1]

    state = play(state, "tie A 3", "tie B 2")
    assert (TieThrown(B, 2), BattlePrepared(1)) == state.news


def test_a_volley_that_cripples() -> None:
    """Dice, hits, the forced retreat, the fame of the others, the end (PC-123)."""
    state = fight(ship(3, "2422"), ship(3))
    state = play(state, "fire B hull", "rolled 5 6")

    assert (
        Fired(A, B, Section.HULL, (5, 6), 2),
        SectionHit(B, Section.HULL, 2),
        ShipCrippled(B),
        FameGained(A, 1, Rule.CRIPPLED),
        CombatEnded(Island(3)),
    ) == state.news


def test_a_miss() -> None:
    """A volley without a hit tells its dice only (PC-105)."""
    state = play(fight(ship(3, "2422"), ship(3)), "fire B hull", "rolled 1 2")

    assert (Fired(A, B, Section.HULL, (1, 2), 0),) == state.news


def test_each_throw_of_a_volley_is_told() -> None:
    """With a second try both throws are told, each with its hits (A62)."""
    state = fight(ship(3, "2422", hand="second_try"), ship(3))
    state = play(state, "volley second_try", "fire B hull", "rolled 1 6")
    assert (Fired(A, B, Section.HULL, (1, 6), 1),) == state.news

    state = play(state, "rolled 5")
    assert Fired(A, B, Section.HULL, (5,), 1) == state.news[0]
    assert SectionHit(B, Section.HULL, 2) == state.news[1]


def test_a_flight() -> None:
    """Who flees, the fame of the others if it was hit, then the die (A24)."""
    state = fight(ship(3, "2422"), ship(3, treasures=2), ship(3, "2122"))
    state = play(state, "fire B hull", "rolled 1 6", "flee")
    assert (
        ShipFled(B),
        FameGained(A, 1, Rule.FLEEING),
        FameGained(C, 1, Rule.FLEEING),
    ) == state.news

    state = play(state, "mutiny B 1")
    assert (
        Mutinied(B, 1, True),
        GoldGained(B, -9, Rule.MUTINY),
        TreasuresGained(B, -2, Rule.MUTINY),
    ) == state.news


def test_a_mutiny_that_costs_fame() -> None:
    """Fame that is lost is told as far as there was any (A26)."""
    state = play(fight(ship(3, "2422", fame=1), ship(3)), "flee", "mutiny A 1")

    assert FameGained(A, -1, Rule.MUTINY) in state.news


def test_no_fame_is_no_news() -> None:
    """Where no fame is lost or gained none is told (A26)."""
    state = play(fight(ship(3, "2422"), ship(3)), "flee", "mutiny A 1")

    assert not any(isinstance(each, FameGained) for each in state.news)


def test_a_legend_is_sunk() -> None:
    """The last hits, the sinking, the reward (A39, A40)."""
    state = fight(ship(3, mat="parrot_silver"), black="3:mary_read")
    state = play(state, "fire legend hull", "rolled 6 6 6 6 6 6")

    assert (
        SectionHit(Foe.LEGEND, Section.HULL, 6),
        ShipSunk(Foe.LEGEND, LegendId("mary_read")),
        FameGained(A, 2, Rule.SUNK),
        CombatEnded(Island(3)),
    ) == state.news[1:]


def test_event_cards() -> None:
    """An Event card is told with the island that it names (A64)."""
    ships = ship(3), ship(6, hand="royal_navy")
    state = play(opened(Window.NAVY, *ships), "event royal_navy 3")

    assert (
        EventPlayed(B, CardId("royal_navy"), Island(3)),
        NavyArrived(Island(3), B),
        CombatStarted(Island(3)),
    ) == state.news[:3]


def test_a_freebooter_is_told() -> None:
    """What changes hands is told for both (A67)."""
    ships = ship(2), ship(6, hand="freebooter")
    state = visit(Phase.PLUNDER, 2, *ships, turned="2:T43")
    state = play(state, "event freebooter")

    assert (
        EventPlayed(B, CardId("freebooter"), None),
        Plundered(A, Island(2), TreasureId("T43")),
        GoldGained(A, 4, Rule.PLUNDERING),
        TreasuresGained(A, 2, Rule.PLUNDERING),
        GoldGained(A, -2, Rule.EVENT_CARDS),
        TreasuresGained(A, -1, Rule.EVENT_CARDS),
        GoldGained(B, 2, Rule.EVENT_CARDS),
        TreasuresGained(B, 1, Rule.EVENT_CARDS),
    ) == state.news[:8]


def test_upgrades() -> None:
    """A raise, a card laid out and one mended are told."""
    own = ship(2, hand=CARD, mat="parrot_flint")
    state = visit(Phase.UPGRADE, 2, own)

    assert (SectionRaised(A, Section.HULL, 3, 1),) == play(state, "raise hull 3").news
    assert (MastercraftPlayed(A, CARD),) == play(state, f"lay {CARD}").news


def test_the_cove() -> None:
    """A repair is told, and the gold that is taken (A31, A52)."""
    state = visit(Phase.UPGRADE, 7, ship(7, "0222"))
    assert (ShipRepaired(A, (Section.HULL,), 0),) == state.news

    assert (GoldGained(A, 2, Rule.SHELTER), CardsGranted(A, 1, Rule.SHELTER)) == play(
        state, "shelter 1 2"
    ).news


def test_end_of_a_month() -> None:
    """Black ships, cargo, cards, the next month, in this order (PC-067, PC-071)."""
    state = month_end(
        ship(1, treasures=7), turned="2:T16", month=4, black="3:blackbeard"
    )

    assert (
        ShipMoved(None, Island(4)),
        TreasuresGained(A, -2, Rule.CARGO),
        TreasureDiscarded(Island(2), TreasureId("T16")),
        MonthStarted(5),
    ) == state.news


def test_news_are_those_of_the_last_action() -> None:
    """What happened before is told no more."""
    state = play(fight(ship(3, "2422"), ship(3)), "fire B hull", "rolled 1 2")
    after = play(state, "fire A hull")

    assert () == after.news
    assert 1 == len(state.news)
