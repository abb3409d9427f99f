"""Golden cases 210, 213 and 214: rewards, clean-up and the end against Alfred."""

from __future__ import annotations

import pytest

from tabletop import replace
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.events import (
    EnvelopeRanked,
    GoalScored,
    TurnOrderSet,
)
from tabletop.games.darwins_journey.kinds import GoalId, LastingKind, LetterId
from tabletop.games.darwins_journey.pending import (
    Draw,
    EndGame,
    NextWorker,
    RankEnvelope,
    ScoreGoal,
    TakeTurn,
)
from tabletop.games.darwins_journey.pending.effects import GainCoins
from tabletop.games.darwins_journey.scoring import final_points
from tabletop.games.darwins_journey.state import Score, State
from tests.games.darwins_journey.positions import choose, events, settled
from tests.games.darwins_journey.solo import (
    ALFRED,
    LEVELS,
    ME,
    alfred,
    alfred_part,
    dawn,
    draws,
    evening,
    explorer,
    is_his,
    later,
    me,
    morning,
    part,
    posted,
    resting,
    row,
    solo,
    standing,
    tired,
    with_alfred,
    with_human,
    with_rows,
    with_workers,
)
from tests.games.darwins_journey.verbs import named

VALUES = {"easy": 2, "medium": 3, "advanced_yellow": 4, "advanced_green": 4}
"""Points for each round at a Beagle goal."""


def ranked(state: State, letter: int, envelope: str) -> State:
    """Reward the top envelope, with a tile and the stamps of the player and Alfred."""
    state = posted(state, envelope)
    letters = (LetterId(letter), *state.post.letters[1:])
    state = replace(state, post=replace(state.post, letters=letters))
    return settled(replace(state, pending=(TakeTurn(ME),)), RankEnvelope(0))


def scored(state: State) -> State:
    """Score the goal of the round."""
    return settled(replace(state, pending=(TakeTurn(ME),)), ScoreGoal())


def goal(state: State, number: int) -> State:
    """Lay a Beagle goal for all rounds."""
    board = replace(state.board, goals=(GoalId(number),) * 5)
    return replace(state, board=board)


def sixty(state: State, *, mine: int = 60, his: int = 60) -> State:
    """Let the player and Alfred come to points, with nothing to score at the end."""
    state = replace(state, board=replace(state.board, shown=()))
    for person, wanted in ((ME, mine), (ALFRED, his)):
        own = state.people[person]
        score = Score(actions=wanted)
        change = with_human if person == ME else with_alfred
        state = change(state, score=score, coins=4, knowledge=0, theory=own.theory)
    return state


# -- envelopes


def test_rewards_for_both() -> None:
    """The first and the second reward go by stamps, whoever has them (p.35)."""
    state = ranked(solo(), 2, "3 1")
    assert 4 + 2 == alfred(choose(state, GainCoins(4))).coins

    state = ranked(solo(), 2, "1 3")
    assert 4 + 4 == alfred(state).coins
    assert 4 + 2 == me(choose(state, GainCoins(2))).coins


def test_tie_for_the_first_place() -> None:
    """With equally many stamps both get the first reward (p.23, DJS-164)."""
    state = choose(ranked(solo(), 2, "2 2"), GainCoins(4))

    assert (4 + 4, 4 + 4) == (me(state).coins, alfred(state).coins)


def test_stamps_removed() -> None:
    """Half of the stamps, rounded up, go to the tray (p.23, DJS-164)."""
    state = ranked(solo(), 3, "0 3")

    assert ((0, 1), 2) == (state.post.stamps[0], alfred(state).tray)


def test_alfred_is_first_in_turn_order() -> None:
    """Equal rewards come to Alfred first (p.23, p.28, R65)."""
    state = ranked(solo(), 2, "2 2")

    assert (ALFRED, ME) == events(state, EnvelopeRanked)[0].first
    assert (4, 4 + 4) == (me(state).coins, alfred(state).coins)


@pytest.mark.parametrize(
    ("letter", "stamps", "ship", "place"),
    [
        (4, "0 1", "O0", "A2"),
        (4, "2 1", "O0", "A1"),
        (5, "0 1", "O2", "A0"),
        (5, "2 1", "O1", "A0"),
        (8, "0 1", "O1", "A1"),
        (8, "2 1", "O0", "A1"),
    ],
)
def test_movements_of_an_envelope(
    letter: int, stamps: str, ship: str, place: str
) -> None:
    """He takes movements by his own rules; of two, exploration (p.35, R86, R99)."""
    state = ranked(solo(), letter, stamps)
    while not isinstance(state.pending[-1], TakeTurn):
        state = GAME.apply(state, GAME.legal_actions(state)[-1])

    assert (ship, place) == (alfred(state).ship, explorer(state, "A"))


def test_exploration_before_navigation() -> None:
    """Of the first reward of tile 8 he explores first (R99)."""
    state = ranked(solo(), 8, "0 1")

    told = [type(each).__name__ for each in state.news]
    assert told.index("ExplorerMoved") < told.index("ShipMoved")


def test_navigation_when_no_explorer_can_move() -> None:
    """Of the second reward of tile 8 he navigates only if he cannot explore (R99)."""
    state = ranked(standing(solo(), explorers={"A": "A24"}), 8, "2 1")
    while not isinstance(state.pending[-1], TakeTurn):
        state = GAME.apply(state, GAME.legal_actions(state)[-1])

    assert "O1" == alfred(state).ship


def test_seal_of_an_envelope() -> None:
    """A seal of an envelope is taken by his own rules (p.35, R87)."""
    assert "gg" == row(ranked(solo(), 6, "0 1"), 0)


def test_knowledge_of_an_envelope() -> None:
    """Knowledge of an envelope is coins for him (p.30, R86)."""
    assert 4 + 3 + 2 == alfred(ranked(solo(), 1, "0 1")).coins


def test_coins_of_an_envelope_above_twelve() -> None:
    """Surplus coins are bonus steps here too, in the row of this round (R75, R76)."""
    state = later(alfred_part(solo(), bonus=4), 3)

    state = ranked(with_alfred(state, coins=12), 2, "0 1")

    assert (4 + 4, 1) == (part(state).bonus, alfred(state).theory)


def test_all_envelopes_are_ranked() -> None:
    """After the last worker all three envelopes are ranked (p.22-23, p.35)."""
    state = evening(posted(solo(), "0 1", "0 2", "0 3"))

    assert ((0, 0), (0, 1), (0, 1)) == state.post.stamps


def test_only_the_player_is_asked() -> None:
    """While rewards are given nobody but the player is ever asked (R88)."""
    state = evening(posted(solo(), "1 2", "2 1", "1 1"))

    while GAME.to_act(state):
        assert (ME,) == GAME.to_act(state)
        state = GAME.apply(state, GAME.legal_actions(state)[-1])


# -- the Beagle


@pytest.mark.parametrize(
    ("number", "level", "ship", "points"),
    [(4, "medium", "O9", 8), (4, "easy", "O3", 0), (4, "medium", "O14", 12)],
)
def test_board_value_and_late_penalties(
    number: int, level: str, ship: str, points: int
) -> None:
    """Value of his board by round, less late penalties, not below none (DJS-167)."""
    state = scored(standing(later(solo(level), number), ship=ship))

    assert points == alfred(state).score.goals


def test_g210_the_player_scores_normally() -> None:
    """Round 4, value 3: 12 less 4 one stop behind; the player scores the goal."""
    state = standing(goal(later(solo("medium"), 4), 5), ship="O9")
    state = standing(with_human(state, research=named("gr br")), ship="O14", by=ME)

    state = scored(state)

    assert (12 - 4, 12) == (alfred(state).score.goals, me(state).score.goals)
    assert {GoalScored(ALFRED, None, 8, 4), GoalScored(ME, GoalId(5), 12, 0)} == {
        *events(state, GoalScored)
    }


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", [1, 2, 5])
def test_value_of_his_board(level: str, number: int) -> None:
    """The value of his board counts for each round that has come (p.35, DJS-166)."""
    state = scored(standing(later(solo(level), number), ship="O26"))

    assert VALUES[level] * number == alfred(state).score.goals


@pytest.mark.parametrize("number", [4, 5, 9, 12])
def test_he_ignores_the_goal(number: int) -> None:
    """What the goal names brings him nothing (p.35, DJS-165)."""
    state = standing(goal(later(solo(), 2), number), ship="O4")
    state = with_alfred(state, research=named("gr br"), stacks=(0, 0, 4), tray=8)

    assert 2 * 2 == alfred(scored(state)).score.goals


def test_late_penalties_are_capped() -> None:
    """With the benefit for it each late penalty is two at most (p.21, R78)."""
    state = with_alfred(later(solo("medium"), 4), lasting=(LastingKind.LATE_CAP,))

    assert 12 - (1 + 2 + 2 + 2) == alfred(scored(state)).score.goals


# -- clean-up


def test_g213_next_round() -> None:
    """One objective of each metal, the next bonus row, Alfred first (DJS-168)."""
    state = morning(solo())

    assert (2, True) == (state.round, is_his(state))
    assert ["G", "S"] == sorted(each[0] for each in state.board.objectives)
    assert (8, 8) == (state.decks.silver.total, state.decks.gold.total)


def test_bonus_cards_of_the_next_round() -> None:
    """In the second round their second rows count (p.35, DJS-169)."""
    state = alfred_part(tired(morning(solo())), bonus=3)

    state = draws(state, "main")

    assert ("O1", "A0") == (alfred(state).ship, explorer(state, "A"))


def test_workers_come_home() -> None:
    """Alfred's workers come home, those in hammocks too (p.24, p.35)."""
    mine = {2: "museum_research", 3: "museum_research"}
    state = with_workers(tired(solo()), mine=mine)

    for card in (1, 2, 3, 4):
        state = draws(with_alfred(state, coins=0), card)
    state = dawn(state)

    assert (2, (None,) * 4, 0) == (state.round, alfred(state).at, resting(state))


def test_bonus_worker_stays() -> None:
    """The bonus worker and the coins stay where they are (p.24, p.35)."""
    state = morning(with_alfred(alfred_part(solo(), bonus=7), coins=9))

    assert (7, 9) == (part(state).bonus, alfred(state).coins)


def test_no_turn_order_phase() -> None:
    """There is no turn order phase; Alfred begins every round (p.35, DJS-163)."""
    state = evening(solo(), reserved=(ME,))

    assert [] == events(state, TurnOrderSet)
    assert (ALFRED, ME) == state.turn_order


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_he_begins_every_round(number: int) -> None:
    """The first turn of every round is his (p.28, DJS-027)."""
    state = morning(later(solo(), number))

    assert (number + 1, True) == (state.round, is_his(state))


def test_no_clean_up_after_the_last_round() -> None:
    """After the fifth round the game ends (p.24)."""
    state = evening(later(solo(), 5))

    assert GAME.outcome(state) is not None
    assert not isinstance(state.pending[-1], Draw | NextWorker)


# -- the end


@pytest.mark.parametrize(
    ("mine", "his", "winner"), [(61, 60, ME), (60, 61, ALFRED), (90, 30, ME)]
)
def test_more_points_win(mine: int, his: int, winner: int) -> None:
    """More points win (p.35, DJS-171)."""
    assert won(sixty(solo(), mine=mine, his=his)) is (winner == ME)


def won(state: State) -> bool:
    """Whether the player wins."""
    outcome = GAME.outcome(settled(replace(state, pending=()), EndGame()))
    assert outcome is not None
    return outcome.grade == "victory"


def test_g214_ties() -> None:
    """Equal points: theory, then coins, then Alfred (p.35, DJS-174)."""
    even = sixty(solo())
    assert not won(even)

    ahead = sixty(with_alfred(with_human(solo(), theory=5), theory=4))
    behind = sixty(with_alfred(with_human(solo(), theory=4), theory=5))
    assert (True, False) == (won(ahead), won(behind))

    rich, poor = with_human(even, coins=3), with_human(even, coins=4)
    assert not won(with_alfred(rich, coins=4))
    assert won(with_alfred(poor, coins=3))


def test_theory_before_coins() -> None:
    """Theory decides before coins do (p.35, DJS-172/173)."""
    state = sixty(with_alfred(with_human(solo(), theory=5), theory=4))

    assert won(with_alfred(with_human(state, coins=0), coins=4))


# -- what Alfred scores at the end


def test_he_scores_like_a_player() -> None:
    """Books, seals, tents and coins count for him as well (p.35, DJS-170)."""
    state = with_alfred(solo(), coins=11, theory=15)

    assert 9 * 2 + 11 // 5 == final_points(state, ALFRED)
    five = with_rows(state, {0: "ggbby"})
    assert 9 * 2 + 2 + 3 == final_points(five, ALFRED)
    six = with_rows(state, {0: "ggbbyy"})
    assert 9 * 2 + 2 + 3 + 7 == final_points(six, ALFRED)
    tents = with_alfred(state, tents=0)
    assert 9 * 2 + 2 + 5 == final_points(tents, ALFRED)


def test_full_rows_of_the_museum_count_for_him() -> None:
    """Complete rows make his books worth more (p.25, R90)."""
    state = with_alfred(solo(), coins=0, theory=3)
    board = replace(state.board, shown=named("gr gp gb gf"))

    assert 3 * 3 == final_points(replace(state, board=board), ALFRED)


def test_extra_book() -> None:
    """With the benefit for it he has a book more (p.21, R78)."""
    state = with_alfred(solo(), coins=0, theory=3, lasting=(LastingKind.EXTRA_BOOK,))

    assert 4 * 2 == final_points(state, ALFRED)
