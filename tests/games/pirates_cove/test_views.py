"""Who may know what: views, news, refusals, records."""

from __future__ import annotations

from functools import cache

import pytest

from tabletop import SPECTATOR, Bag, Observer, SeededRng, Session, replace, seats
from tabletop.core.events import news_of
from tabletop.games.pirates_cove import (
    GAME,
    AskEvent,
    CardDrawn,
    CardId,
    Island,
    OrderFor,
    OrderShips,
    ParrotLanded,
    Phase,
    Ranking,
    ShipSunk,
    State,
    Window,
)
from tests.games.pirates_cove.drawing import (
    A,
    B,
    C,
    D,
    given,
    on,
    opened,
    play,
    sailing,
    ship,
    visit,
)
from tests.games.pirates_cove.playing import advanced, sampled, seen_by, steps
from tests.games.pirates_cove.showing import courses, hand, turn

COUNTS = pytest.mark.parametrize("players", [3, 4, 5])


@cache
def positions(players: int) -> tuple[State, ...]:
    """Collect positions of random games."""
    return tuple(
        state for seed in range(2) for state in sampled(players, "views", seed, every=9)
    )


def observers(state: State) -> tuple[Observer, ...]:
    """Name everybody who looks on."""
    return (*seats(len(state.pirates)), SPECTATOR)


# -- what is hidden, what is open


def test_hands_are_hidden() -> None:
    """One sees the own hand, of others how many cards they hold (A58; PC-021)."""
    state = given(ship(6, hand="fame_1 freebooter"), ship(6, hand="fame_3"))

    for observer, hands in (
        (A, ["fame_1 freebooter", "", "", ""]),
        (B, ["", "fame_3", "", ""]),
        (C, ["", "", "", ""]),
        (SPECTATOR, ["", "", "", ""]),
    ):
        seen = GAME.view(state, observer)
        assert hands == [hand(seen.table, player) for player in (A, B, C, D)]
        assert ((2, 1, 0, 0), 39) == (seen.hands, seen.tavern)


def test_the_pile_is_hidden() -> None:
    """Nobody sees what lies in the Tavern pile, only how many cards (A58; PC-012)."""
    state = given(ship(6, hand="fame_1"), discards="fame_2 smoke_screen")
    seen = GAME.view(state, A)

    assert (0, 39) == (seen.table.decks.tavern.total, seen.tavern)
    assert state.decks.tavern_discards == seen.table.decks.tavern_discards


@COUNTS
def test_everything_else_is_open(players: int) -> None:
    """Ships, gold, treasures, fame, mats, discards, black ships are seen (A58)."""
    for state in positions(players):
        for observer in observers(state):
            seen = GAME.view(state, observer)
            assert (observer, state.month) == (seen.viewer, seen.table.month)
            assert state.black_ships == seen.table.black_ships
            assert (state.combat, state.navy) == (seen.table.combat, seen.table.navy)
            assert replace(state.decks, tavern=Bag()) == seen.table.decks
            for own, shown in zip(state.pirates, seen.table.pirates, strict=True):
                assert replace(own, hand=()) == replace(shown, hand=())


def hidden(state: State, observer: Observer) -> set[CardId]:
    """Name the cards that others hold, or the pile, and that lie openly nowhere."""
    secret = set(state.decks.tavern)
    open_ = set(state.decks.tavern_discards)
    for player, pirate in enumerate(state.pirates):
        (open_ if player == observer else secret).update(pirate.hand)
        open_ |= {lying.card for lying in pirate.mat}
    if state.combat is not None:
        open_ |= {*(each.card for each in state.combat.played), *state.combat.volley}
    return secret - open_


def is_over(state: State) -> bool:
    """Whether Fame cards are shown."""
    last = state.pending[-1]
    dice = isinstance(last, OrderShips) and last.what is OrderFor.RANKING
    return dice or isinstance(last, Ranking)


@COUNTS
def test_no_hidden_card_is_written_anywhere(players: int) -> None:
    """In no view's JSON, news and all, stands a card that lies openly nowhere (A58)."""
    for state in positions(players):
        if is_over(state):
            continue
        for observer in observers(state):
            text = GAME.dumps(GAME.view(state, observer), type="view")
            sunk = any(isinstance(each, ShipSunk) for each in state.news)
            for card in hidden(state, observer):
                assert f'"{card}"' not in text or (sunk and card == "royal_navy")


@COUNTS
def test_no_hidden_card_is_shown(players: int) -> None:
    """Nor does one stand in its `repr`."""
    for state in positions(players):
        if not is_over(state):
            text = repr(GAME.view(state, SPECTATOR).table.pirates)
            assert not any(card in text for card in hidden(state, SPECTATOR))


def test_drawn_cards_are_seen_by_their_owner() -> None:
    """Others hear that a card was drawn, and not which (A58)."""
    state = play(visit(Phase.UPGRADE, 1, ship(1)), "buy 1", "drew A fame_3")

    assert (CardDrawn(A, CardId("fame_3")),) == GAME.view(state, A).news
    for observer in (B, SPECTATOR):
        assert (CardDrawn(A, None),) == GAME.view(state, observer).news


def test_parrots_are_seen_by_all() -> None:
    """A Parrot that is drawn lies openly (A3, A58)."""
    state = play(visit(Phase.UPGRADE, 1, ship(1)), "buy 1", "drew A parrot_bones")

    for observer in (A, B, SPECTATOR):
        assert (ParrotLanded(A, CardId("parrot_bones")),) == GAME.view(
            state, observer
        ).news


@COUNTS
def test_news_name_no_card_of_others(players: int) -> None:
    """In a whole game nobody hears which card another draws (A58)."""
    for _, state in steps(players, "news"):
        for observer in observers(state):
            for event in news_of(GAME.view(state, observer)):
                if isinstance(event, CardDrawn) and event.player != observer:
                    assert event.card is None


# -- secret choices


def test_own_choice_is_seen() -> None:
    """Who has chosen sees the own choice, the others that one was made (A1, A5)."""
    state = play(given(), "B: sail 4", "D: sail 2")

    assert (None, Island(4), None, None) == courses(GAME.view(state, B))
    assert (None, None, None, Island(2)) == courses(GAME.view(state, D))
    assert (None,) * 4 == courses(GAME.view(state, A))
    for observer in (A, B, SPECTATOR):
        assert (B, D) == GAME.view(state, observer).chosen


@pytest.mark.parametrize(
    ("one", "other"), [("rig 2 2 2 2", "rig 4 5 3 2"), ("rig 3 3 3 3", "rig 2 6 2 2")]
)
def test_rigs_make_no_difference_to_others(one: str, other: str) -> None:
    """Whatever B has rigged, the others see and may do the same (A1; PC-038)."""
    start = advanced(3)
    first, second = play(start, f"B: {one}"), play(start, f"B: {other}")

    for observer in (A, C, SPECTATOR):
        assert seen_by(first, observer) == seen_by(second, observer)
    assert seen_by(first, B) != seen_by(second, B)


@pytest.mark.parametrize("island", [2, 3, 6])
def test_courses_make_no_difference_to_others(island: int) -> None:
    """Wherever B sails, the others see and may do the same (A5; PC-046)."""
    first = play(given(), "C: sail 1", "B: sail 1")
    second = play(given(), "C: sail 1", f"B: sail {island}")

    for observer in (A, C, SPECTATOR):
        assert seen_by(first, observer) == seen_by(second, observer)


# -- what others hold makes no difference

HANDS = [
    "change_of_course royal_navy",
    "safe_passage freebooter",
    "fame_3 mastercraft_hull",
    "smoke_screen steady_aim",
]


@pytest.mark.parametrize("held", HANDS)
def test_a_hand_makes_no_difference_to_others(held: str) -> None:
    """Through a whole month, whatever B and C hold, A is asked the same (A65)."""
    story = [
        *["A: sail 3", "B: sail 3", "C: sail 6", "D: sail 1"],
        *["pass"] * 3,  # courses
        *["pass"] * 3,  # the Navy
        *["pass"] * 2,  # the preparation
        *["fire B hull", "rolled 1 6", "flee"],
    ]
    states = [
        sailing(ship(6, "2422", hand="fame_1"), ship(6, hand=held), ship(6, hand=other))
        for other in ("fame_1 extra_hands", "fame_2 all_sails_set")
    ]
    plain = sailing(
        ship(6, "2422", hand="fame_1"),
        ship(6, hand="fame_2 fame_1"),
        ship(6, hand="fame_1 fame_2"),
    )
    for text in story:
        seen = {GAME.dumps(GAME.view(on(each), A)) for each in (*states, plain)}
        acting = {GAME.to_act(on(each)) for each in (*states, plain)}
        assert (1, 1) == (len(seen), len(acting)), text
        states = [play(each, text) for each in states]
        plain = play(plain, text)


@pytest.mark.parametrize("window", [Window.COURSE, Window.NAVY])
@pytest.mark.parametrize("card", ["royal_navy", "change_of_course", "fame_1"])
def test_who_is_asked_in_a_window(window: Window, card: str) -> None:
    """Players with cards are asked, whichever cards they hold (A65)."""
    ships = ship(2, hand="fame_1"), ship(3, hand=card), ship(4), ship(6, hand=card)
    state = opened(window, *ships)

    asked = ""
    for _ in range(3):
        asked += turn(state)
        state = play(state, "pass")
    assert "ABD" == asked


@pytest.mark.parametrize("card", ["freebooter", "fame_1", "smoke_screen"])
def test_who_is_asked_before_a_plunder(card: str) -> None:
    """So it is before a plunder, and in answer to the Navy (A65)."""
    ships = ship(2), ship(7, hand=card), ship(6, hand="fame_1")
    state = visit(Phase.PLUNDER, 2, *ships, turned="2:T31")

    assert ("C", "B") == (turn(state), turn(play(state, "pass")))


@pytest.mark.parametrize("card", ["safe_passage", "fame_1"])
def test_who_is_asked_in_answer_to_the_navy(card: str) -> None:
    """Who lies where the Navy is sent is asked, whatever is in the hand (A65)."""
    ships = ship(2, hand=card), ship(6, hand="royal_navy"), ship(6)
    state = play(opened(Window.NAVY, *ships), "event royal_navy 2")

    assert "A" == turn(state)
    question = state.pending[-1]
    assert isinstance(question, AskEvent)
    assert Window.PASSAGE is question.window


# -- records


def test_views_of_a_record() -> None:
    """A record of a whole game, seen by one player, tells no card of others (A58)."""
    session = Session(GAME, 3, seed=11)
    rng = SeededRng("choices")
    while actions := session.legal_actions():
        session.play(actions[rng.randrange(len(actions))])

    shown = list(session.record.views(A))

    assert len(shown) > len(session.record.actions)
    for seen in shown:
        assert A == seen.viewer
        over = is_over(seen.table)
        assert over or all(not pirate.hand for pirate in seen.table.pirates[1:])
        assert not any(
            isinstance(event, CardDrawn) and event.player != A and event.card
            for event in seen.news
        )
