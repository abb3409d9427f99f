"""Alfred in letters: his board, what he did, and how a solo game ends."""

from __future__ import annotations

from tabletop import SPECTATOR, replace
from tabletop.games.darwins_journey import GAME, LastingKind, State
from tabletop.games.darwins_journey.kinds import (
    HAMMOCK,
    BonusCardId,
    CrewId,
    Difficulty,
    SpaceId,
)
from tabletop.games.darwins_journey.pending import KeepCrew, Ranking
from tests.games.darwins_journey.positions import start
from tests.games.darwins_journey.solo import (
    ME,
    alfred_part,
    draws,
    shown,
    solo,
    with_alfred,
    with_human,
    with_rows,
    with_workers,
)


def lines(state: State) -> list[str]:
    """List the lines of a position, blanks made single."""
    drawn = GAME.text(GAME.view(state, SPECTATOR)).split("\n")
    return [" ".join(line.split()) for line in drawn]


def has(state: State, told: str) -> bool:
    """Whether some line says something."""
    return any(told in line for line in lines(state))


START = solo()


def test_alfred_tells_his_level_and_counters() -> None:
    """His coins have an end, and he has no knowledge."""
    state = with_alfred(START, coins=9, theory=4)

    assert has(state, "■ Alfred, easy 0 points, 9 of 12 coins")
    assert has(state, "theory 4 (4 books), ship O0")
    assert has(state, "6 lenses, 5 tents, 2 explorers, stamps 4 4 4 +0")


def test_alfred_tells_his_bonus_track() -> None:
    """Where his worker stands, and what a lap brings."""
    state = alfred_part(START, bonus=7)

    assert has(state, "bonus track 7 of 10 (3 points a lap)")


def test_alfreds_workers_are_letters() -> None:
    """With their rows, where they are, and the icon that their row still brings."""
    state = with_rows(START, {0: "gbb", 1: "byyr"})
    state = with_workers(state, {0: "exploration_1", 3: HAMMOCK})

    assert has(state, "A GBB|... on exploration_1; seal 4: 1 bonus step")
    assert has(state, "B BYY|R.. home")
    assert not has(state, "B BYY|R.. home;")
    assert has(state, "D R..|... resting; seal 4: +2c")
    assert has(state, "exploration_1 G explore 2 ■ A")


def test_brackets_stand_where_they_are_printed() -> None:
    """What the bar in a row means is told above, in a game against him only."""
    content = START.config.content
    board = content.catalogue.alfred[Difficulty.EASY]
    rows = (replace(board.rows[0], bracket=1, spaces=4), *board.rows[1:])
    boards = (replace(board, rows=rows), *content.solo.boards[1:])
    own = replace(content, solo=replace(content.solo, boards=boards))
    state = replace(START, config=replace(START.config, content=own))

    assert has(state, "A G|... home")
    assert has(state, "stamps: stacks + tray; | is the bracket of Alfred's rows")
    assert not has(start(), "is the bracket")


def test_his_goal_is_told_by_its_value() -> None:
    """So much for each round, what that is now, and what being late takes off."""
    late = replace(START, round=3)

    assert has(late, "Beagle 2 points a round, now 6, late -6")
    assert has(with_alfred(late, ship=SpaceId("O21")), "Beagle 2 points a round, now 6")
    assert not has(with_alfred(late, ship=SpaceId("O21")), "now 6, late")
    assert has(replace(START, round=0), "Beagle 2 points a round")
    assert not has(replace(START, round=0), "a round, now")


def test_goals_leave_him_out() -> None:
    """They tell what the player has; he scores none of them."""
    (goal,) = [line for line in lines(START) if "Goal 1 (O1)" in line]

    assert " ●" in goal
    assert "■" not in goal


def test_bonus_cards_tell_this_round_and_those_to_come() -> None:
    """What is over is not told any more."""
    state = alfred_part(START, cards=(BonusCardId("W2"), BonusCardId("W1")))
    late = replace(state, round=4)

    assert has(state, "bonus W2 at 5: +2c; 1 stamp to each envelope;")
    assert has(late, "bonus W2 at 5: navigate 2; +2t")
    assert has(late, "bonus W1 at 10: explore 2; +3p")


def test_action_cards_tell_what_was_played_and_what_is_left() -> None:
    """Everybody can count the cards that are face down."""
    state = shown(START, 2, 6)

    assert has(state, "played card 6: special diary, right, else main")
    assert has(state, "cards face down: 1, 3, 4, 5, 7, 8")
    assert has(shown(START, *range(1, 9)), "cards face down: none")
    assert not has(shown(START), "played card")


def test_alfred_tells_what_his_tents_and_stacks_bring() -> None:
    """From the top."""
    assert has(START, "tents: -; +2c; 1 bonus step; navigate 1; -")
    assert has(START, "stacks: explore 1; 2 bonus steps; navigate 1")


def test_alfreds_benefits_are_told() -> None:
    """As those of a player."""
    state = with_alfred(START, lasting=(LastingKind.LATE_CAP,))

    assert has(state, "lasting: late penalty capped")


def test_what_alfred_did_is_told() -> None:
    """The card, and then what came of it."""
    told = " ".join(lines(draws(START, 1)))

    assert "Alfred drew card 1 (main diaries ABCD, else rest). He placed A on" in told


def test_cards_of_the_solo_set_up_lie_open() -> None:
    """Those kept are told apart."""
    cards = tuple(CrewId(each) for each in (1, 2, 3, 4, 5))
    question = KeepCrew(ME, cards, kept=cards[:1])
    state = replace(START, pending=(*START.pending[:-1], question))
    drawn = lines(state)

    assert "▶ Player 0 to keep a crew card." in drawn
    assert "kept 1: blue seal; BBYYG: +8 coins" in drawn
    assert "keep 5: blue seal; BBBBY: unlock for free" in drawn
    assert not any(line.startswith("keep 1:") for line in drawn)


def test_who_has_won_against_alfred_is_told() -> None:
    """Equal in everything, Alfred has."""
    over = replace(START, pending=(Ranking(),))
    state = with_human(over, coins=99)

    assert "Alfred has won." in lines(with_alfred(over, coins=12))
    assert "Player 0 has won." in lines(state)
    assert has(state, "at its end: Player 0 0 + ")
    assert has(state, ", Alfred 0 + ")
