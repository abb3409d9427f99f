"""What holds after every action of many games, most of them played by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import attrs
import pytest

from tabletop import PlayerId, TurnRule
from tabletop.games.darwins_journey import (
    FIRST_GAME,
    GAME,
    Action,
    BeginRound,
    ChanceAction,
    CleanUp,
    Draw,
    Naturalist,
    Ranking,
    Seal,
    State,
)
from tests.games.darwins_journey.playing import (
    GENEROUS,
    Step,
    at_random,
    busily,
    sampled,
    steps,
    totals,
    universe,
)
from tests.games.darwins_journey.positions import flaw

GAMES = 8
MANY = 667
"""Games for each number of players; the slow test plays two thousand in all."""
MOST = 300
"""Nobody has ever so many legal actions."""
SEALS = {2: 12, 3: 13, 4: 14}
"""Regular seals of each colour, by number of players."""

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


@attrs.define
class Survey:
    """What games showed; a law that nobody broke has no witnesses."""

    broken: list[str] = attrs.Factory(list)
    flaws: list[str] = attrs.Factory(list)
    lengths: list[int] = attrs.Factory(list)
    rounds: list[int] = attrs.Factory(list)
    most: int = 0
    """The most legal actions of a player at once."""
    met: set[str] = attrs.Factory(set)
    """The classes of actions and events that came."""


@cache
def survey(players: int, games: int = GAMES) -> Survey:
    """Play games once for all laws: by chance and busily, with three boxes."""
    found = Survey()
    for number in range(games):
        for count, (action, state) in enumerate(game(players, number), start=1):
            found.broken += (
                f"game {number}, action {count}, {action}: {fault}"
                for fault in faults(state)
            )
            found.flaws += filter(None, [flaw(state)])
            found.met |= met_in(action, state)
            found.most = max(found.most, _choices(state))
        found.lengths.append(count)
        found.rounds.append(state.round)
    return found


def game(players: int, number: int) -> Iterator[Step]:
    """Play a game, by chance or busily, with one of the boxes."""
    config = (None, FIRST_GAME, GENEROUS, GENEROUS)[number % 4]
    choose = (at_random, busily)[number // 2 % 2]
    return steps(players, "survey", number, choose=choose, config=config)


def met_in(action: Action | ChanceAction, state: State) -> set[str]:
    """Name the classes of an action and of the events that it brought about."""
    return {type(each).__name__ for each in (action, *state.news)}


def _choices(state: State) -> int:
    acting = GAME.to_act(state)
    return max((len(GAME.legal_actions(state, each)) for each in acting), default=0)


# -- what is counted


def faults(state: State) -> list[str]:
    """Name what is lost, doubled, or where it cannot be in a position."""
    checks = {
        "pieces": totals(state)[3:] == ((6, 5, 3, 12),) * state.players,
        "purple": totals(state)[0] == 12 + state.players,
        "specimens": totals(state)[1] == 16,
        "seals": has_seals(state),
        "objectives": has_no_double(objectives(state)),
        "crew": has_no_double(crew(state)),
        "tiles": all(map(has_no_double, laid_out(state))),
        "museum": has_no_double([*state.board.shown, *state.board.delivered]),
        "places": is_in_place(state),
        "boards": all(map(is_possible, state.people)),
    }
    return [name for name, holds in checks.items() if not holds]


def has_no_double(things: list[str]) -> bool:
    """Whether nothing is there twice."""
    return len(set(things)) == len(things)


def has_seals(state: State) -> bool:
    """Whether seals are missing only as far as scrolls were cleared."""
    lying = [seal for scroll in state.board.scrolls for seal in scroll]
    owned = [seal for each in state.people for row in each.rows for seal in row]
    there = Counter((*lying, *owned, *state.decks.seals.elements()))
    missing = [SEALS[state.players] - there[each] for each in Seal if each != "purple"]
    is_over = isinstance(state.pending[0], BeginRound)
    cleared = state.round - (0 if is_over else min(1, state.round))
    return min(missing) >= 0 and sum(missing) <= 3 * cleared


def objectives(state: State) -> list[str]:
    """Name the objectives in stacks, on display, in reserves and on slots."""
    decks = state.decks
    found: list[str] = [*state.board.objectives]
    for stack in (decks.silver, decks.gold, decks.starting_silver, decks.starting_gold):
        found += stack.elements()
    for own in state.people:
        found += own.reserve
        found += (slot.objective for slot in (*own.silver, *own.gold) if slot)
    return found


def crew(state: State) -> list[str]:
    """Name the crew cards before players."""
    return [str(card.card) for own in state.people for card in own.crew]


def laid_out(state: State) -> tuple[list[str], ...]:
    """Name tiles, goals, letters and the turn order."""
    board, post = state.board, state.post
    found = (board.tiles, board.goals, post.letters, state.turn_order)
    return tuple([str(each) for each in laid] for laid in found)


def is_in_place(state: State) -> bool:
    """Whether lenses hold one worker, and all are placed before the rewards."""
    parts = state.config.content.catalogue.place
    standing = [place for own in state.people for place in own.at if place is not None]
    on_lenses = [each for each in standing if parts[each].shape == "lens"]
    if isinstance(state.pending[0], CleanUp | Ranking):
        are_placed = all(None not in own.at[:4] for own in state.people)
    elif isinstance(state.pending[0], BeginRound):
        are_placed = not standing
    else:
        are_placed = True
    return len(set(on_lenses)) == len(on_lenses) and are_placed


def is_possible(own: Naturalist) -> bool:
    """Whether somebody owes nothing, and has no more than fits on the board."""
    return (
        min(own.coins, own.knowledge, own.lenses, own.tents, own.tray, own.unused) >= 0
        and len(own.at) in (4, 5)
        and [len(own.rows[worker]) for worker in (0, 4)] == [1, 0]
        and max(map(len, own.rows)) <= 6
        and 0 <= own.theory <= 36
        and len(own.reserve) <= 2
        and has_no_double([str(each.worker) for each in own.crew if each.worker])
    )


# -- laws of many games


@COUNTS
def test_nothing_is_lost(players: int) -> None:
    """Seals, pieces, tiles and cards are all there, after every action."""
    assert [] == survey(players).broken


@COUNTS
def test_every_game_ends_in_time(players: int) -> None:
    """Games end after round 5, within the number of actions declared."""
    found = survey(players)

    assert GAMES == len(found.lengths)
    assert {5} == set(found.rounds)
    assert max(found.lengths) <= GAME.max_actions


@COUNTS
def test_choices_are_not_too_many(players: int) -> None:
    """Nobody ever has three hundred legal actions."""
    assert 40 < survey(players).most < MOST


@COUNTS
def test_every_position_is_possible(players: int) -> None:
    """No position that is reached by play has a flaw."""
    assert [] == survey(players).flaws


def test_everything_happens() -> None:
    """In games enough everything is done, drawn and told, but for what is Alfred's."""
    met: set[str] = set().union(*(survey(players).met for players in (2, 3, 4)))
    classes = GAME.classes
    kinds = (*classes.actions, *classes.chance_actions, *classes.events)
    rare = {kind.__name__ for kind in kinds} - ALONE
    for number in range(GAMES, 5 * GAMES):
        if rare <= met:
            break
        for action, state in game(4, number):
            met |= met_in(action, state)

    assert (set(), set()) == (rare - met, ALONE & met)


ALONE = {
    "ActionDrawn",
    "AlfredDecided",
    "AlfredRested",
    "IconUsed",
    "AlfredSkipped",
    "AlfredTried",
    "BonusCardLaid",
    "BonusCardPlayed",
    "BonusMoved",
    "CoinsOverflowed",
    "DeckShuffled",
    "DrawAction",
    "DrawBonus",
    "ObjectiveDiscarded",
    "SealsReturned",
}
"""What comes only against Alfred, and seals that go back, which is too rare."""


@pytest.mark.slow
@COUNTS
def test_two_thousand_games(players: int) -> None:
    """All of it holds in two thousand games."""
    found = survey(players, MANY)

    assert ([], []) == (found.broken, found.flaws)
    assert {5} == set(found.rounds)
    assert max(found.lengths) <= GAME.max_actions
    assert found.most < MOST


# -- the legal actions


def unequal(state: State) -> list[Action]:
    """List what `legal_actions` and `refusal` do not agree about."""
    legal = {each for player in GAME.to_act(state) for each in _legal(state, player)}
    everything = dict.fromkeys((*universe(state), *legal))
    return [
        action
        for action in everything
        if (action in legal) is not (GAME.refusal(state, action) is None)
    ]


def _legal(state: State, player: PlayerId) -> tuple[Action, ...]:
    return tuple(GAME.legal_actions(state, player))


def questions(players: int, games: int, most: int) -> list[State]:
    """Collect positions of several games, up to `most` for each kind of question."""
    found: dict[object, list[State]] = {}
    for number in range(games):
        for state in sampled(players, "questions", number, config=GENEROUS):
            if GAME.to_act(state):
                item = state.pending[-1]
                effect = type(getattr(item, "effect", None))
                alike = found.setdefault((type(item), effect, number), [])
                if len(alike) < most:
                    alike.append(state)
    return [state for states in found.values() for state in states]


@COUNTS
def test_legal_actions_are_all_that_is_allowed(players: int) -> None:
    """Of all that could be said exactly the legal actions are not refused."""
    for state in questions(players, games=2, most=1):
        assert [] == unequal(state)


@pytest.mark.slow
@COUNTS
def test_legal_actions_in_many_positions(players: int) -> None:
    """So it is in many more positions, for each effect that asks."""
    for state in questions(players, games=20, most=5):
        assert [] == unequal(state)


@COUNTS
def test_nothing_is_allowed_while_chance_is_due(players: int) -> None:
    """While something is to be drawn, nobody may act."""
    drawing = [
        state for state in sampled(players, "chance") if isinstance(_top(state), Draw)
    ]
    for state in drawing[::9]:
        refusals = {GAME.refusal(state, action) for action in universe(state)}
        assert {TurnRule.CHANCE_FIRST} == {each and each.rule for each in refusals}


def _top(state: State) -> object:
    return state.pending[-1]
