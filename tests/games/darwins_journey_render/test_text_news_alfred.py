"""Alfred's turns in sentences, as a referee would tell them."""

from __future__ import annotations

import pytest

from tabletop import SPECTATOR, SeededRng
from tabletop.agents import random_action
from tabletop.games.darwins_journey import GAME, Config
from tabletop.games.darwins_journey.content.alfred import MainDiary, Rest
from tabletop.games.darwins_journey.events import (
    ActionDrawn,
    AlfredDecided,
    AlfredRested,
    AlfredSkipped,
    AlfredTried,
    BonusCardPlayed,
    BonusMoved,
    CoinsGained,
    CoinsOverflowed,
    CoinsPaid,
    DeckShuffled,
    Event,
    ExplorerMoved,
    GoalScored,
    PlaceUnlocked,
    PointsGained,
    SealTaken,
    SpecimenDelivered,
    StampPlaced,
    TentPitched,
    TheoryAdvanced,
    WorkerPlaced,
)
from tabletop.games.darwins_journey.events.alfred import Matter, Reason
from tabletop.games.darwins_journey.kinds import (
    AlfredCardId,
    BonusCardId,
    Difficulty,
    PlaceId,
    Seal,
    SpaceId,
    Specimen,
)
from tabletop.games.darwins_journey.render.news import last_news
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.views import View
from tests.games.darwins_journey.solo import ALFRED, ME, draws, solo
from tests.games.darwins_journey.solo_pieces import with_alfred, with_workers

EXPLORE = PlaceId("exploration_3")
START = solo()


def told(*news: Event) -> str:
    """Tell some news of a game against Alfred."""
    return last_news(View(ME, START, news=news))


# -- sentences


def test_a_turn_is_told_in_several_sentences() -> None:
    """The card, what was left out, and then what he did."""
    news = (
        ActionDrawn(AlfredCardId(1)),
        AlfredTried(MainDiary((0, 1, 2, 3))),
        AlfredSkipped("worker A", Rule.SEALS, "a seal is missing"),
        WorkerPlaced(ALFRED, 1, EXPLORE, 0, 0),
        TheoryAdvanced(ALFRED, 2),
    )

    assert (
        "Alfred drew card 1 (main diaries ABCD, else rest).\n"
        "He left out worker A, since a seal is missing.\n"
        "He placed B on exploration 3 and moved to 2 in theory."
    ) == told(*news)


def test_what_he_tries_is_told_by_what_comes_of_it() -> None:
    """A last option needs no words of its own."""
    assert "Alfred let D rest." == told(AlfredTried(Rest()), AlfredRested(3))


def test_shuffling_is_told_apart() -> None:
    """It is no part of what he does then."""
    assert told(DeckShuffled(), ActionDrawn(AlfredCardId(4))).startswith(
        "Alfred shuffled all his action cards.\nHe drew card 4 ("
    )


@pytest.mark.parametrize(
    ("what", "named"),
    [
        ("worker D", "worker D"),
        ("academy 3", "academy 3"),
        ("camp A4", "camp A4"),
        ("small diary", "the small diary"),
        ("second delivery", "the second delivery"),
    ],
)
def test_what_is_left_out_is_named_as_people_do(what: str, named: str) -> None:
    """Names stand alone, all else is *the* one."""
    skipped = AlfredSkipped(what, Rule.STRONGEST_PLACE, "he has 3 coins")

    assert f"Alfred left out {named}, since he has 3 coins." == told(skipped)


def test_the_player_gets_a_sentence_between() -> None:
    """After it, he is called by his name."""
    news = (AlfredRested(3), CoinsGained(ME, 1), TheoryAdvanced(ALFRED, 2))

    assert (
        "Alfred let D rest.\nPlayer 0 gained 1 coin.\nAlfred moved to 2 in theory."
        == told(*news)
    )


# -- what decided


def decided(
    matter: Matter, candidates: str, reason: Reason, row: int | None = None
) -> AlfredDecided:
    """Let him choose the first of several."""
    listed = tuple(each.strip() for each in candidates.split(","))
    return AlfredDecided(matter, listed, listed[0], reason, row)


DECISIONS = [
    (
        decided(Matter.PLACE, "exploration_3, academy_1", Reason.STRONGEST, 0),
        WorkerPlaced(ALFRED, 0, EXPLORE, 3, 0),
        "placed A on exploration 3 for 3 coins (rather than academy 1: it is the "
        "strongest)",
    ),
    (
        decided(Matter.PLACE, "exploration_3, academy_1", Reason.LEFTMOST_SEAL, 1),
        WorkerPlaced(ALFRED, 1, EXPLORE, 0, 0),
        "placed B on exploration 3 (rather than academy 1: its colour comes first in "
        "row B)",
    ),
    (
        decided(Matter.LENS, "exploration_3", Reason.ONLY, 2),
        PlaceUnlocked(ALFRED, EXPLORE),
        "unlocked exploration 3 (for row C)",
    ),
    (
        decided(
            Matter.LENS, "exploration_3, academy_2, academy_3", Reason.MOST_SEALS, 0
        ),
        PlaceUnlocked(ALFRED, EXPLORE),
        "unlocked exploration 3 (for row A, rather than academy 2 or academy 3: it "
        "uses the most seals of row A)",
    ),
    (
        decided(Matter.LENS, "exploration_3, academy_2", Reason.CHEAPEST),
        PlaceUnlocked(ALFRED, EXPLORE),
        "unlocked exploration 3 (rather than academy 2: it is the cheapest)",
    ),
    (
        decided(Matter.SEAL, "1-2 red, 1-3 blue", Reason.PRIORITY_COLOUR, 3),
        SealTaken(ALFRED, Seal.RED, 0, 1, 3),
        "took the red seal 1-2 to D (it has the left-most colour of row D)",
    ),
    (
        decided(Matter.ENVELOPE, "2, 1, 3", Reason.TAKES_LEAD),
        StampPlaced(ALFRED, 1, 0),
        "put 1 stamp on envelope 2 (it takes the first place from the player)",
    ),
    (
        decided(Matter.EXPLORER, "B, A", Reason.RIGHTMOST),
        ExplorerMoved(ALFRED, (SpaceId("B1"), SpaceId("B2"))),
        "walked B1-B2 (B is the right-most of A and B)",
    ),
    (
        decided(Matter.TENT, "1, 2", Reason.CHEAPEST),
        TentPitched(ALFRED, SpaceId("A7"), 0),
        "pitched a tent on space 1 of the camp at A7 (it is the cheapest)",
    ),
    (
        decided(Matter.SPECIMEN, "red_plant, green_bird", Reason.MOST_COINS),
        SpecimenDelivered(ALFRED, Specimen.RED_PLANT, 3, 1),
        "delivered the red plant (rather than the green bird: it brings the most "
        "coins)",
    ),
]


@pytest.mark.parametrize(("decision", "event", "sentence"), DECISIONS)
def test_a_deed_is_told_with_what_decided(
    decision: AlfredDecided, event: Event, sentence: str
) -> None:
    """What he chose is told once, with the others that are not many."""
    assert f"Alfred {sentence}." == told(decision, event)


def test_every_matter_is_told_with_its_deed() -> None:
    """The deeds above are of all matters."""
    assert {*Matter} == {decision.matter for decision, *_ in DECISIONS}


CHOSEN = [
    (decided(Matter.PLACE, "academy_1, academy_2", Reason.ONLY, 0), "academy 1"),
    (decided(Matter.SEAL, "1-2 red", Reason.ONLY, 0), "the red seal 1-2"),
    (decided(Matter.ENVELOPE, "2", Reason.ONLY), "envelope 2"),
    (decided(Matter.EXPLORER, "B", Reason.ONLY), "the explorer on B"),
    (decided(Matter.TENT, "1", Reason.ONLY), "space 1 of the camp"),
    (decided(Matter.SPECIMEN, "red_plant", Reason.ONLY), "the red plant"),
]


@pytest.mark.parametrize(("decision", "named"), CHOSEN)
def test_a_choice_of_which_nothing_came_is_told(
    decision: AlfredDecided, named: str
) -> None:
    """Even if it was no choice: what follows says why nothing came of it."""
    skipped = AlfredSkipped("main diaries", Rule.ALFRED_ACADEMY, "no seal is left")
    account = told(decision, skipped)

    assert account.startswith(f"Alfred chose {named}")
    assert account.endswith("He left out the main diaries, since no seal is left.")


def test_a_row_is_told_by_its_letter() -> None:
    """Where a choice stands alone, too."""
    decision = decided(Matter.PLACE, "academy_1", Reason.ONLY, 1)

    assert "Alfred chose academy 1 for row B: there is no other." == told(decision)


def test_he_is_silent_where_he_has_no_choice() -> None:
    """Only what decided between several is told with what he does."""
    decision = decided(Matter.PLACE, "exploration_3", Reason.ONLY, 0)

    assert "Alfred placed A on exploration 3." == told(
        decision, WorkerPlaced(ALFRED, 0, EXPLORE, 0, 0)
    )


def test_many_others_are_not_named() -> None:
    """All can be seen on the table."""
    decision = decided(
        Matter.PLACE,
        "exploration_3, academy_1, academy_2, navigation_1, navigation_2",
        Reason.STRONGEST,
        0,
    )

    assert "Alfred placed A on exploration 3 (it is the strongest)." == told(
        decision, WorkerPlaced(ALFRED, 0, EXPLORE, 0, 0)
    )


def test_a_decision_begins_a_sentence() -> None:
    """What comes of it goes on in the same one."""
    news = (
        TheoryAdvanced(ALFRED, 2),
        decided(Matter.TENT, "1, 2", Reason.CHEAPEST),
        CoinsPaid(ALFRED, 1),
        TentPitched(ALFRED, SpaceId("A7"), 0),
        CoinsGained(ALFRED, 3),
    )

    assert (
        "Alfred moved to 2 in theory.\nHe pitched a tent on space 1 of the camp at A7 "
        "for 1 coin (it is the cheapest) and gained 3 coins."
    ) == told(*news)


# -- coins, points, cards


def test_bought_knowledge_is_part_of_what_a_place_costs() -> None:
    """Beside a penalty, or alone."""
    for penalty, sentence in (
        (3, "for 9 coins, 6 of them for 2 missing seals."),
        (0, "for 6 coins, all for 2 missing seals."),
    ):
        placed = WorkerPlaced(ALFRED, 0, EXPLORE, penalty, 2)

        assert f"Alfred placed A on exploration 3 {sentence}" == told(
            placed, CoinsPaid(ALFRED, 6)
        )


def test_the_lens_of_the_player_is_told_after_what_decided() -> None:
    """The player gets a coin for it."""
    decision = decided(Matter.PLACE, "exploration_3, academy_1", Reason.STRONGEST, 0)
    placed = WorkerPlaced(ALFRED, 0, EXPLORE, 0, 1)

    assert told(decision, placed, CoinsPaid(ALFRED, 3), CoinsGained(ME, 1)).endswith(
        "it is the strongest; 1 coin to Player 0 for the lens)."
    )


def test_coins_without_room_become_steps() -> None:
    """Both are told at once, if the steps come of the coins."""
    overflow = CoinsOverflowed(ALFRED, 2)

    assert (
        "Alfred moved 2 steps to 7 on the bonus track instead of gaining 2 coins."
        == told(overflow, BonusMoved(2, 7))
    )
    assert (
        "Alfred had no room for 2 more coins and moved 1 step to 7 on the bonus track."
        == told(overflow, BonusMoved(1, 7))
    )


def test_a_lap_is_told_as_what_its_points_are_for() -> None:
    """Other points are told without a word."""
    news = (
        BonusMoved(1, 10),
        PointsGained(ALFRED, 3, Rule.BONUS_TRACK),
        BonusCardPlayed(BonusCardId("W1")),
    )

    assert (
        "Alfred moved 1 step to 10 on the bonus track, scored 3 points for a lap of "
        "the bonus track and came past bonus card W1."
    ) == told(*news)


def test_his_goal_is_so_much_for_each_round() -> None:
    """He scores no goal that lies there."""
    assert "Alfred scored 4 points (2 for each round, 2 less for being late)." == told(
        GoalScored(ALFRED, None, 4, 2)
    )


# -- whole games


def test_a_real_turn() -> None:
    """A worker goes to the one place that he can pay, past the lens of his own."""
    state = with_workers(with_alfred(START, coins=0), {0: "academy_1"})
    account = last_news(GAME.view(draws(state, 1), ME))

    assert account.startswith("Alfred drew card 1 (main diaries ABCD, else rest).\nHe ")


@pytest.mark.parametrize("level", list(Difficulty))
def test_no_account_of_a_game_holds_what_only_programs_say(level: Difficulty) -> None:
    """Neither underscores nor names of classes; every sentence ends with a stop."""
    state = GAME.new_game(1, Config(solo=level))
    rng = SeededRng("account", level)
    while GAME.outcome(state) is None:
        chance = GAME.chance(state)
        due = chance.sample(rng) if chance else random_action(GAME, state, ME, rng)
        state = GAME.apply(state, due)
        account = last_news(GAME.view(state, SPECTATOR))

        assert account.endswith(".") or not account
        assert [] == [each for each in ("_", "<", "((", "; ;") if each in account]
