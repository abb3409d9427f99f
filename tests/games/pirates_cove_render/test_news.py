"""What just happened, as sentences."""

from __future__ import annotations

from typing import get_args

import pytest

from tabletop import SPECTATOR, PlayerId, replace
from tabletop.games.pirates_cove import (
    GAME,
    OUTER,
    BattlePlayed,
    BattlePrepared,
    CardDrawn,
    CardId,
    CardsGranted,
    CardsReshuffled,
    ChoiceMade,
    CombatEnded,
    CombatStarted,
    Event,
    EventPlayed,
    FameGained,
    Fired,
    Foe,
    GoldBuried,
    GoldGained,
    HitAbsorbed,
    Island,
    LegendId,
    LegendMet,
    MastercraftMended,
    MastercraftPlayed,
    MonthStarted,
    Mutinied,
    NavyArrived,
    ParrotLanded,
    Passed,
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
    TreasuresBuried,
    TreasuresGained,
    TreasureTurned,
    View,
    VolleyPlayed,
    Window,
)
from tabletop.games.pirates_cove.render.news import last_news
from tests.games.pirates_cove.drawing import A, B, given, play, sailing, ship
from tests.games.pirates_cove_render.positions import position, seen

TOLD: dict[Event, str] = {
    MonthStarted(3): "Month 3 began.",
    ChoiceMade(A): "Player 0 has chosen.",
    ShipRigged(A, Rig(2, 4, 3, 5), 8): (
        "Player 0 rigged hull 2, sails 4, crew 3, cannon 5 for 8 gold."
    ),
    ShipMoved(B, Island.CREW): "Player 1 sailed to 5.",
    ShipMoved(None, Island.CREW): "Mary Read sailed to Crew Island.",
    ShipMoved(None, Island.HULL): "A black ship sailed to Hull Island.",
    TreasureTurned(Island.HULL, TreasureId("T01")): (
        "A treasure card was turned at Hull Island."
    ),
    TreasureDiscarded(Island.HULL, TreasureId("T01")): (
        "Treasure cards were cleared away."
    ),
    LegendMet(LegendId("blackbeard"), Island.TAVERN): (
        "Blackbeard came aboard at Tavern Island."
    ),
    CardDrawn(A, None): "Player 0 drew a Tavern card.",
    CardDrawn(A, CardId("fame_1")): "Player 0 drew Tavern tale worth 1 fame.",
    ParrotLanded(A, CardId("parrot_flint")): (
        "Player 0 drew Captain Flint's parrot, now in play."
    ),
    CardsReshuffled(): "The Tavern discards became a new pile.",
    EventPlayed(A, CardId("freebooter"), None): "Player 0 played Freebooter.",
    EventPlayed(A, CardId("royal_navy"), Island.HULL): (
        "Player 0 played Call the Royal Navy for Hull Island."
    ),
    Passed(A, None): "Player 0 passed.",
    Passed(B, Window.BOOTY): "Player 1 passed.",
    NavyArrived(Island.HULL, A): "Royal Navy arrived at Hull Island.",
    TieThrown(A, 4): "Player 0 threw a 4.",
    CombatStarted(Island.CREW): "Combat began at Crew Island.",
    BattlePlayed(A, CardId("smoke_screen"), None): "Player 0 played Smoke Screen.",
    BattlePlayed(A, CardId("grapple_attack"), B): (
        "Player 0 played Grapple Attack at Player 1."
    ),
    BattlePrepared(2): "Round 2 began.",
    VolleyPlayed(A, CardId("steady_aim")): "Player 0 played Steady Aim.",
    Fired(A, B, Section.HULL, (1, 5, 6), 2): (
        "Player 0 fired at Player 1's hull: 1 5 6, 2 hits."
    ),
    Fired(Foe.NAVY, B, Section.CREW, (1,), 0): (
        "Royal Navy fired at Player 1's crew: 1, no hit."
    ),
    HitAbsorbed(A, CardId("parrot_flint"), discarded=False): (
        "Player 0's Captain Flint's parrot took a hit."
    ),
    HitAbsorbed(A, CardId("parrot_flint"), discarded=True): (
        "Player 0's Captain Flint's parrot took a hit and is spent."
    ),
    SectionHit(A, Section.CREW, 1): "Player 0 lost 1 level of crew.",
    SectionHit(Foe.NAVY, Section.HULL, 3): "Royal Navy took 3 hits.",
    ShipCrippled(A): "Player 0 was crippled.",
    ShipFled(A): "Player 0 fled.",
    Mutinied(A, 1, lost=True): "Player 0 threw a 1: mutiny.",
    Mutinied(A, 4, lost=False): "Player 0 threw a 4: no mutiny.",
    ShipSunk(Foe.LEGEND, LegendId("blackbeard")): "Blackbeard was sunk.",
    CombatEnded(Island.CREW): "The combat at Crew Island is over.",
    CombatEnded(Island.CREW, ((A, CardId("parrot_flint")),)): (
        "The combat at Crew Island is over, "
        "Player 0's Captain Flint's parrot upright again."
    ),
    Plundered(A, Island.HULL, TreasureId("T01")): "Player 0 plundered Hull Island.",
    CardsGranted(A, 2, Rule.SHELTER): ("Player 0 may draw 2 Tavern cards at the Cove."),
    CardsGranted(A, 1, Rule.TAVERN, 2): "Player 0 bought 1 Tavern card for 2 gold.",
    FameGained(A, 2, Rule.SUNK): "Player 0 gained 2 fame for the sunk ship.",
    FameGained(A, -2, Rule.MUTINY): "Player 0 lost 2 fame in the mutiny.",
    FameGained(A, 1, Rule.YEAR): "Player 0 gained 1 fame for year.",
    GoldGained(A, 3, Rule.SHELTER): "Player 0 gained 3 gold at the Cove.",
    TreasuresGained(A, 1, Rule.EVENT_CARDS): (
        "Player 0 gained 1 treasure through an Event card."
    ),
    TreasuresGained(A, -2, Rule.CARGO): (
        "Player 0 lost 2 treasures that the hull could not hold."
    ),
    SectionRaised(A, Section.HULL, 5, 4): (
        "Player 0 raised hull to position 5 for 4 gold."
    ),
    MastercraftPlayed(A, CardId("mastercraft_hull")): (
        "Player 0 laid out Mastercraft: hull."
    ),
    MastercraftMended(A, CardId("mastercraft_hull"), 1): (
        "Player 0 mended Mastercraft: hull for 1 gold."
    ),
    TreasuresBuried(A, 3): "Player 0 buried 3 treasures.",
    GoldBuried(A, 6): "Player 0 buried 6 gold.",
    ShipRepaired(A, (Section.HULL, Section.CREW), 2): (
        "Player 0 was repaired: hull and crew for 2 gold."
    ),
}
"""Every kind of event, with what is said of it."""


def telling(*news: Event) -> str:
    """Tell some news, at a table where Mary Read lies at Crew Island."""
    view: View = GAME.view(given(), SPECTATOR)
    return last_news(replace(view, news=news))


@pytest.mark.parametrize("event", TOLD, ids=repr)
def test_an_event_is_told(event: Event) -> None:
    """Each event is a sentence of its own."""
    assert TOLD[event] == telling(event)


def test_every_event_can_be_told() -> None:
    """No kind of event is left out."""
    assert set(get_args(Event)) == {type(event) for event in TOLD}


def test_without_news_nothing_is_told() -> None:
    """At the start there is nothing to tell."""
    assert "" == telling()


def test_what_one_has_done_is_one_sentence() -> None:
    """Events of one ship are joined, each verb said once."""
    told = telling(
        FameGained(A, 2, Rule.PLUNDERING),
        GoldGained(A, 1, Rule.PLUNDERING),
        TreasuresGained(A, 3, Rule.PLUNDERING),
        FameGained(A, 1, Rule.CRIPPLED),
        Passed(B, None),
    )

    assert (
        "Player 0 gained 2 fame, 1 gold, 3 treasures by plunder, "
        "1 fame for a crippled ship. Player 1 passed."
    ) == told


def test_two_hits_on_a_card_are_two() -> None:
    """What happened twice is told twice."""
    hits = (HitAbsorbed(A, CardId("parrot_flint"), each) for each in (False, True))

    assert (
        "Player 0's Captain Flint's parrot took a hit, a hit and is spent."
    ) == telling(*hits)


def test_what_is_told_twice_is_said_once() -> None:
    """Five treasure cards cleared away are one sentence."""
    told = telling(*(TreasureDiscarded(each, TreasureId("T01")) for each in OUTER))

    assert "Treasure cards were cleared away." == told


def test_a_reveal_tells_the_choices_only() -> None:
    """When the last has chosen, where all sail is told, not that one has chosen."""
    courses = "A: sail 2", "B: sail 3", "C: sail 2", "D: sail 6"
    told = last_news(seen(play(sailing(ship(2)), *courses), A))

    assert told.startswith(
        "Player 0 sailed to 2. Player 1 sailed to 3. Player 2 sailed to 2. "
        "Player 3 sailed to 6."
    )


def test_a_burial_does_not_lose_treasures() -> None:
    """Treasures that are buried are told once."""
    told = last_news(seen(play(position("treasure"), "bury 2 treasures"), A))

    assert "Player 0 buried 2 treasures, gained 2 fame for it." == told


def test_a_sunk_legend_keeps_its_name() -> None:
    """The news name a legend that was sunk by the volley they tell of."""
    told = last_news(seen(position("sunk"), SPECTATOR))

    assert told.startswith(
        "Player 0 fired at Captain Hook's hull: 5 5 5 5, 4 hits. "
        "Captain Hook took 1 hit, was sunk. Player 0 gained 4 fame, 3 gold "
        "for the sunk ship."
    )


def test_a_legend_keeps_its_name_after_the_combat() -> None:
    """The news of a combat that is over still know which legend fought it."""
    told = telling(
        Fired(Foe.LEGEND, A, Section.CREW, (6, 6), 2), CombatEnded(Island.CREW)
    )

    assert told.startswith("Mary Read fired at Player 0's crew: 6 6, 2 hits.")


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    """Others hear that a card was drawn."""
    state = play(position("drawing"), "drew 0 fame_2")

    assert ["Tavern tale worth 2 fame", "a Tavern card"] == [
        last_news(seen(state, player)).removeprefix("Player 0 drew ").rstrip(".")
        for player in (A, PlayerId(2))
    ]
