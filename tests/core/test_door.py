"""Core's door: what merely equals a legal action is refused, in every game alike."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import attrs
import pytest

from tabletop import AnyGame, IllegalAction, PlayerId, SeededRng, TurnRule, get_game
from tabletop.games import beacon_patrol, darwins_journey, lock_n_go, pirates_cove
from tabletop.testing.made_up import mistyped
from tests.core import bidding, race

GAMES = ("lock_n_go", "beacon_patrol", "pirates_cove", "darwins_journey")


class Seat(int):
    """A number of another type, as those of numpy are."""


class Spiteful:
    """Raises whatever it is asked."""

    def __eq__(self, other: object) -> bool:
        raise ArithmeticError

    def __hash__(self) -> int:
        raise ArithmeticError

    def __repr__(self) -> str:
        raise ArithmeticError

    def __str__(self) -> str:
        raise ArithmeticError


def untyped(value: object) -> Any:
    """Hand a value on as a caller does who uses no type checker."""
    return value


def message(game: AnyGame, state: Any, action: Any) -> str:
    """Return the sentence with which both doors refuse an action."""
    refusal = game.refusal(state, action)
    assert refusal is not None
    assert refusal.rule is TurnRule.ACTIONS
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, action)
    assert caught.value.refusal == refusal
    return refusal.message


@cache
def positions(name: str) -> list[tuple[Any, tuple[Any, ...]]]:
    """Play a game at random; list its positions with what may happen in each."""
    game: AnyGame = get_game(name)
    rng, state = SeededRng("door"), game.new_game()
    met: list[tuple[Any, tuple[Any, ...]]] = []
    while game.outcome(state) is None:
        chance = game.chance(state)
        legal = game.legal_actions(state)
        possible = legal if chance is None else (chance.sample(rng),)
        met.append((state, possible))
        state = game.apply(state, possible[rng.randrange(len(possible))])
    return met


def one_of_each(name: str) -> Iterator[tuple[Any, Any]]:
    """Find the first legal action of each class, with its position."""
    seen: set[type] = set()
    for state, possible in positions(name):
        for action in possible:
            if type(action) not in seen:
                seen.add(type(action))
                yield state, action


@pytest.mark.parametrize("name", GAMES)
def test_no_action_with_another_type_in_it_is_legal(name: str) -> None:
    """Of every class of action, players' and chance's, each value is looked at."""
    game: AnyGame = get_game(name)

    said = [
        message(game, state, made)
        for state, action in one_of_each(name)
        for _, made in mistyped(action)
    ]

    assert len(said) > 20
    assert all(" must be " in each and ", not " in each for each in said)


@pytest.mark.parametrize("name", GAMES)
def test_the_sentence_names_the_place(name: str) -> None:
    """The path in the sentence is that of the value that was changed."""
    game: AnyGame = get_game(name)
    for state, action in one_of_each(name):
        for path, made in mistyped(action):
            told = f"the {path[1:]} of {type(action).__name__} must be "
            assert message(game, state, made).startswith(told)


# -- examples


TILE = beacon_patrol.TileId("WWWW-P")
EXAMPLES: list[tuple[str, Any, str]] = [
    (
        "beacon_patrol",
        beacon_patrol.PlaceTile(PlayerId(0), TILE, untyped((0.0, 1.0))),
        "the to[0] of PlaceTile must be a whole number, not a float",
    ),
    (
        "beacon_patrol",
        beacon_patrol.EndTurn(untyped(0.0)),
        "the player of EndTurn must be a whole number (PlayerId), not a float",
    ),
    (
        "beacon_patrol",
        beacon_patrol.EndTurn(PlayerId(Seat(0))),
        "the player of EndTurn must be a whole number (PlayerId), not a Seat",
    ),
    (
        "lock_n_go",
        lock_n_go.Pass(untyped(False)),
        "the player of Pass must be a whole number (PlayerId), not a bool",
    ),
    (
        "lock_n_go",
        lock_n_go.MoveDisc(
            lock_n_go.BLACK,
            lock_n_go.Space("E1"),
            lock_n_go.Space("D1"),
            lock_n_go.MoveRowLock(untyped(5.0)),
        ),
        "the lock.to of MoveDisc must be a whole number (Row), not a float",
    ),
    (
        "pirates_cove",
        pirates_cove.RigShip(PlayerId(0), 2, 2, 2, 10**5000),
        "the cannon of RigShip must be a whole number of at most 63 bits, not one of "
        "16610",
    ),
    (
        "pirates_cove",
        pirates_cove.SetCourse(PlayerId(0), untyped([1])),
        "the to of SetCourse must be an Island, not a list",
    ),
    (
        "darwins_journey",
        darwins_journey.DeliverSpecimen(PlayerId(0), untyped(["red_bird"])),
        "the specimen of DeliverSpecimen must be a Specimen, not a list",
    ),
    (
        "darwins_journey",
        darwins_journey.KeepCard(PlayerId(-(2**63)), darwins_journey.CrewId(3)),
        "the player of KeepCard must be a whole number of at most 63 bits, not one of "
        "64",
    ),
]


@pytest.mark.parametrize(
    ("name", "action", "sentence"), EXAMPLES, ids=range(len(EXAMPLES))
)
def test_the_sentence_is_the_same_everywhere(
    name: str, action: Any, sentence: str
) -> None:
    """It names field, class, what there should be and what there is."""
    game: AnyGame = get_game(name)
    state, _ = positions(name)[0]

    assert sentence == message(game, state, action)


def test_the_refusal_carries_what_it_tells() -> None:
    """Field, class, wish and find are parameters."""
    wrong: Any = 0.0
    game = lock_n_go.GAME
    refusal = game.refusal(game.new_game(), lock_n_go.Pass(wrong))

    assert refusal is not None
    assert {
        "field": "player",
        "what": "Pass",
        "expected": "a whole number (PlayerId)",
        "found": "a float",
    } == dict(refusal.params)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("value", [Spiteful(), [], {}, object(), None], ids=type)
def test_no_value_makes_it_raise(name: str, value: Any) -> None:
    """Neither what cannot be hashed nor what refuses to be compared is trusted."""
    game: AnyGame = get_game(name)
    state, _ = positions(name)[0]
    for cls in (*game.classes.actions, *game.classes.chance_actions):
        fields = [field.name for field in attrs.fields(cls)]
        action = cls(**dict.fromkeys(fields, value))

        assert f"the {fields[0]} of {cls.__name__} must be " in message(
            game, state, action
        )


def test_an_action_without_its_fields_is_refused() -> None:
    """A constructor can be gone around."""
    action = lock_n_go.Pass.__new__(lock_n_go.Pass)
    game = lock_n_go.GAME

    assert message(game, game.new_game(), action).endswith("(PlayerId), not missing")


def test_types_are_looked_at_before_turns() -> None:
    """When the game is over, a garbled action is still no action at all."""
    wrong: Any = True
    state = attrs.evolve(race.GAME.new_game(), stopped=True)

    assert "of Roll must be" in message(race.GAME, state, race.Roll(wrong))


# -- by whom


def test_a_seat_may_be_asked_for_by_any_number_that_equals_it() -> None:
    """What is listed for it is legal: its player is the seat itself."""
    game = bidding.GAME
    state = game.new_game()
    seat: Any = 1.0

    listed = game.legal_actions(state, seat)
    assert listed == game.legal_actions(state, PlayerId(1))
    assert [None] * len(listed) == [game.refusal(state, each) for each in listed]
