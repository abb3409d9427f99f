"""The board in letters: every part of the table stands there once, in words."""

from __future__ import annotations

import pytest

from tabletop import SPECTATOR, Observer, replace
from tabletop.games.darwins_journey import GAME, LastingKind, SpaceId, Specimen, State
from tabletop.games.darwins_journey.kinds import CrewId
from tabletop.games.darwins_journey.state import CrewOnTable
from tests.games.darwins_journey.positions import (
    A,
    B,
    C,
    D,
    holding,
    on,
    start,
    turn,
    unlocked,
    with_delivered,
    with_fifth,
    with_letters,
    with_me,
    with_scrolls,
    with_seals,
    with_specimens,
    with_tents,
    with_tiles,
    workers_at,
)


def text(state: State, observer: Observer = A, *, ascii: bool = False) -> str:
    """Draw a position in letters."""
    return GAME.text(GAME.view(state, observer), ascii=ascii)


def lines(state: State, observer: Observer = A, *, ascii: bool = False) -> list[str]:
    """List the lines of a position, blanks made single."""
    drawn = text(state, observer, ascii=ascii).split("\n")
    return [" ".join(line.split()) for line in drawn]


def has(state: State, told: str) -> bool:
    """Whether some line says something."""
    return any(told in line for line in lines(state))


START = turn(start(), A)


def test_the_title_tells_round_phase_and_question() -> None:
    """Then come the turn order, and a warning of what is reconstructed."""
    assert [
        "Darwin's Journey, round 1 of 5, action phase. Player 0 to place a worker.",
        "Turn order: ● Player 0, ■ Player 1. Some parts are reconstructed.",
    ] == lines(START)[:2]


def test_printed_components_need_no_warning() -> None:
    """When nothing is reconstructed, nothing is said of it."""
    content = replace(START.config.content, sources=())
    state = replace(START, config=replace(START.config, content=content))

    assert "Turn order: ● Player 0, ■ Player 1." == lines(state)[1]


def test_the_question_stands_at_the_end() -> None:
    """So that it can be read above the prompt, whatever has scrolled away."""
    assert "▶ Player 0 to place a worker." == lines(START)[-1]


# -- diaries


def test_places_are_named_with_seals_and_actions() -> None:
    """Ids are those of actions; an occupied place names its workers."""
    state = workers_at(START, B, {0: "exploration_1", 2: "exploration_1"})
    state = workers_at(state, A, {3: "exploration_1"})

    assert has(
        state, "exploration_1 G explore 2 ● w4 ■ w1 w3 navigation_1 B navigate 2"
    )


def test_every_place_is_there() -> None:
    """Each with its id."""
    drawn = text(START)

    assert [] == [
        each.id for each in START.config.content.places if each.id not in drawn
    ]


def test_locked_places_tell_their_price() -> None:
    """An unlocked one tells whose lens lies there, and who stands on it."""
    state = unlocked(START, {"academy_2": A, "exploration_2": B})
    state = workers_at(state, A, {1: "exploration_2"})

    assert has(state, "academy_2 RR academy, academy -1 lens ●")
    assert has(state, "exploration_2 GG explore 3 lens ■, ● w2")
    assert has(state, "academy_3 RRR academy, academy -3 locked, 4")


def test_tiles_tell_what_special_places_do() -> None:
    """Seals and actions are those of the tile."""
    state = with_tiles(START, {"special_top_left": 10})

    assert has(state, "special_top_left RRGG explore 2, navigate 2")


def test_occupied_sections_tell_the_penalty() -> None:
    """On the side for two, exploration and navigation are one section."""
    state = workers_at(START, B, {0: "navigation_1"})

    assert has(
        state,
        "Exploration (move +1, +1 stop) penalty 3 "
        "Navigation (move +1, +1 stop) penalty 3",
    )
    assert has(state, "Academy (+1 seal, -1 for each seal)")
    assert not any("Academy" in each and "penalty" in each for each in lines(state)[2:])


def test_the_penalty_is_the_viewers_own() -> None:
    """With the third golden objective it is a coin less (R16)."""
    state = workers_at(START, B, {0: "academy_1"})
    state = with_me(state, B, lasting=(LastingKind.LOWER_PENALTY,))

    assert "penalty 3" in text(state, A)
    assert "penalty 2" in text(state, B)


def test_onlookers_see_the_penalty_of_who_is_to_act() -> None:
    """Whoever they are."""
    state = workers_at(START, B, {0: "academy_1"})
    state = with_me(state, A, lasting=(LastingKind.LOWER_PENALTY,))

    assert "penalty 2" in text(state, SPECTATOR)
    assert "penalty 3" in text(turn(state, B), SPECTATOR)


def test_four_players_have_smaller_sections() -> None:
    """On their side each page is one, and the penalty is lower."""
    state = workers_at(start(4), B, {0: "navigation_1"})

    assert has(
        state, "Exploration (move +1, +1 stop) Navigation (move +1, +1 stop) penalty 2"
    )


def test_the_turn_order_place_keeps_the_order() -> None:
    """Those who reserved it stand there as they came; the coins are for two players."""
    state = workers_at(START, B, {0: "turn_order"})
    state = workers_at(state, A, {0: "turn_order"})

    assert has(state, "turn_order +3 coins ■ ●")
    assert has(start(3), "turn_order +2 coins")


def test_workers_that_find_no_room_stand_below() -> None:
    """Nothing is written over the actions, however many come."""
    state = start(4)
    for player in (A, B, C, D):
        state = workers_at(state, player, dict.fromkeys(range(4), "museum_deliver"))
    drawn = lines(state)
    (row,) = [n for n, each in enumerate(drawn) if "museum_deliver deliver" in each]

    assert drawn[row].endswith("museum_deliver deliver (second: 3 coins)")
    assert drawn[row + 1].endswith(" ● w1 w2 w3 w4 ■ w1 w2 w3 w4 ▲ w1 w2 w3 w4")
    assert "◆ w1 w2 w3 w4" == drawn[row + 2]


def test_no_line_is_left_blank() -> None:
    """Not even below actions that fill their column."""
    assert [] == [number for number, line in enumerate(lines(START)) if not line]
    drawn = lines(START)
    (row,) = [n for n, each in enumerate(drawn) if "museum_research" in each]

    assert drawn[row + 1].startswith("turn_order")


# -- academy, envelopes, goals, objectives


def test_scrolls_tell_cost_and_seals() -> None:
    """A dot is an empty space."""
    state = with_scrolls(START, "gby", "rr.", "...", "yyb")

    assert has(state, "Scroll 1 (0) G B Y Scroll 2 (1) R R . Goal 1 (O1)")
    assert has(state, "Scroll 3 (2) . . . Scroll 4 (3) Y Y B Goal 2 (O4)")


def test_envelopes_tell_rewards_and_stamps() -> None:
    """Who has none there is not named."""
    state = with_letters(START, 7, 2, 3)
    state = replace(state, post=replace(state.post, stamps=((0, 0), (1, 3), (2, 0))))

    assert has(state, "Envelope 1 +4 points / +2 points Goal 3")
    assert has(state, "Envelope 2 +4 coins / +2 coins ●1 ■3")
    assert has(state, "Envelope 3 theory +2 / theory +1 ●2")


def test_goals_tell_what_each_has() -> None:
    """All of them with their stop."""
    state = with_seals(START, B, {1: "bbg", 2: "", 3: "y"})
    goals = [line for line in lines(state) if "Goal" in line]

    assert 5 == len(goals)
    assert goals[1].endswith("Goal 2 (O4) 4 for each blue seal ●1 ■2")


def test_objectives_on_display_tell_their_requirements() -> None:
    """All of them stand in a row."""
    drawn = " ".join(lines(START))
    parts = START.config.content.catalogue.objective

    assert 4 == len(START.board.objectives)
    for tile in START.board.objectives:
        assert parts[tile].requirements
        assert f" {tile} " in drawn


# -- tracks


def test_pieces_stand_in_brackets() -> None:
    """Ships, explorers and the Beagle, each at its space."""
    state = on(START, A, ship="O3", explorers={"A": "A6"})

    for told in ("O0[■]", "O1[Beagle]", "O3[●]", "A0[■]", "A6[●] objective"):
        assert has(state, told)


def test_pieces_share_brackets() -> None:
    """Several pieces on a space are named one after another."""
    assert has(START, "O0[●■]")
    assert has(on(on(START, A, ship="O1"), B, ship="O1"), "O1[●■ Beagle]")


def test_every_space_is_there() -> None:
    """Each once, with its id."""
    words = text(START).replace("[", " ").split()

    spaces = START.config.content.catalogue.space
    assert [] == [each for each in spaces if each not in words]


def test_forks_ribbons_and_stops_are_told() -> None:
    """Where a piece can go is said wherever it is not just the next space."""
    assert has(START, "O1[Beagle] →O2/O3 stop 1")
    assert has(START, "A4 ribbon 1p camp →A5/A8")
    assert has(START, "B9 camp →B7")
    assert has(START, "O8 ribbon to B stop 3")
    assert has(START, "A24 +4p first +3p")


def test_crossed_ribbons_and_reached_ends_are_gone() -> None:
    """What nobody can score any more is not told."""
    state = on(START, B, explorers={"A": "A24"})

    assert has(state, "A4 camp →A5/A8")
    assert has(state, "A24[■] +4p")
    assert not has(state, "A24[■] +4p first")


def test_camps_tell_costs_and_tents() -> None:
    """A tent stands behind the cost of its space."""
    state = with_tents(START, B, {"A7": 1, "O12": 0})

    assert has(state, "A7 (0, 1 ■) navigate 2")
    assert has(state, "O12 (1 ■, 3) +1p, 3 stamps")
    assert has(state, "O19 (3, 5) explore 2, +5p")


def test_specimens_tell_where_they_lie() -> None:
    """On a space, in the museum, and who has researched them."""
    state = with_specimens(START, {"A2": "green_bird", "A5": "green_plant"})
    state = with_specimens(state, {"A9": "green_reptile", "A12": "green_fossil"})
    state = with_delivered(state, "green_plant")
    state = with_me(state, A, research=(Specimen.GREEN_BIRD,))
    state = with_me(state, B, research=(Specimen.GREEN_BIRD, Specimen.GREEN_PLANT))
    (row,) = [line for line in lines(state) if line.startswith("green ")]

    assert row.startswith("green A9 A5*■ A2 ●■ A12")
    assert has(state, "A2 green bird")


def test_specimens_of_the_set_up_are_in_the_museum() -> None:
    """They lie on no space."""
    stars = sum(line.count("*") for line in lines(START)) - 1

    assert len(START.board.shown) == stars == 6


# -- players


def test_players_tell_counters() -> None:
    """Points, goods, markers and what is left of the pieces."""
    state = on(START, A, ship="O5")
    state = with_me(
        state,
        A,
        coins=7,
        knowledge=2,
        theory=6,
        stacks=(4, 0, 2),
        tray=3,
        lasting=(LastingKind.LATE_CAP, LastingKind.FREE_SCROLLS),
    )

    assert has(state, "▶ ● Player 0 0 points, 7 coins, 2 knowledge ■ Player 1")
    assert has(state, "theory 6 (5 books), ship O5 theory 0")
    assert has(state, "6 lenses, 5 tents, 2 explorers, stamps 4 0 2 +3 6 lenses")
    assert has(state, "lasting: late penalty capped, free scrolls")


def test_late_ships_tell_their_penalty() -> None:
    """What would be taken off at the next goal."""
    assert has(START, "theory 0 (0 books), ship O0, late -1")


def test_workers_tell_seals_and_where_they_are() -> None:
    """The top one has its purple seal, the fifth none."""
    state = with_fifth(with_seals(START, A, {1: "ggb"}), A)
    state = workers_at(state, A, {2: "exploration_1"})
    drawn = lines(state)

    assert any(line.startswith("w1 P home") for line in drawn)
    assert any(line.startswith("w2 GGB home") for line in drawn)
    assert any("on exploration_1" in line and line.startswith("w3") for line in drawn)
    assert any(line.startswith("w5 - home") for line in drawn)


def test_objectives_tell_where_they_lie() -> None:
    """In the reserve, on a slot, or fulfilled."""
    state = holding(START, A, reserve="S1 G2", silver={2: "S7"}, gold={4: "G1!"})

    assert has(state, "reserve S1: 2 blue seals, 1 red specimen")
    assert has(state, "reserve G2: 2 red seals, 14 coins")
    assert has(state, "silver 3 S7: 10 coins, 1 plant")
    assert has(state, "fulfilled: G1 (gold 5)")


def test_objectives_that_can_be_fulfilled_are_ticked() -> None:
    """So that nobody has to count."""
    state = holding(START, A, reserve="S10")
    ready = with_me(state, A, knowledge=2, stacks=(0, 4, 4), tray=4)

    assert has(ready, "reserve S10: 1 empty stack, 2 knowledge ✓")
    assert not has(state, "2 knowledge ✓")


def test_crew_cards_tell_seals_and_actions() -> None:
    """A tick and a worker stand behind a card that can be fulfilled."""
    state = with_me(START, A, crew=(CrewOnTable(CrewId(1)), CrewOnTable(CrewId(14))))
    ready = with_seals(state, A, {3: "bbyyg"})

    assert has(state, "crew 1 BBYYG: +8 coins")
    assert has(ready, "crew 1 BBYYG: +8 coins ✓ w4")
    assert has(ready, "crew 14 GGRBB: +8 points")
    assert not has(ready, "+8 points ✓")


def test_fulfilled_crew_cards_stand_at_their_worker() -> None:
    """They do nothing any more."""
    state = with_me(START, A, crew=(CrewOnTable(CrewId(1), 1), CrewOnTable(CrewId(2))))
    drawn = lines(state)

    assert any(line.startswith("w2") and "home, crew 1" in line for line in drawn)
    assert not has(state, "crew 1 BBYYG")


def test_player_boards_tell_what_is_printed_on_them() -> None:
    """Slots with costs and rewards, tents, stacks and seals."""
    drawn = text(START)

    assert "Gold slots: 1 fifth worker (5), 2 purple seal (3), 3 penalty -1, " in drawn
    assert "Silver slots: 1 use a camp again, 2 free scrolls, " in drawn
    assert "Tents, from the top: -, +2c, navigate 1 or explore 1, 1 stamp or " in drawn
    assert "Stacks, when empty: explore 2, academy -2, navigate 2. Seals " in drawn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_a_block(players: int) -> None:
    """With the sign that stands for their pieces."""
    drawn = text(start(players), SPECTATOR)

    for seat, sign in zip(range(players), "●■▲◆", strict=False):
        assert f"{sign} Player {seat}   0 points" in drawn
        assert sign in next(line for line in drawn.split("\n") if line[:3] == "O0[")


def test_the_space_of_a_ship_moves_its_sign() -> None:
    """Everything is drawn from the position."""
    assert SpaceId("O0") == START.people[A].ship
    assert text(START) != text(on(START, A, ship="O3"))
