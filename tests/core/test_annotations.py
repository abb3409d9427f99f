"""Aliases stand for what they name, wherever a game writes them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated, Any, Final, NewType

import attrs
import pytest
from typing_extensions import TypeAliasType, TypeVar

from tabletop import Game, IllegalAction, PlayerId, Refusal, Value
from tabletop.core.annotations import meant, members, unaliased
from tabletop.core.validation import is_well_typed
from tabletop.testing import check_game
from tests.contract import stones
from tests.contract.stones import State, Take

T = TypeVar("T")
U = TypeVar("U")

Whole = TypeAliasType("Whole", int)
Maybe = TypeAliasType("Maybe", T | None, type_params=(T,))
Pair = TypeAliasType("Pair", tuple[U, T], type_params=(T, U))
Same = TypeAliasType("Same", T, type_params=(T,))
CardId = NewType("CardId", str)
ZERO = PlayerId(0)


has_statement = pytest.mark.skipif(
    sys.version_info < (3, 12),
    reason="the statement came with Python 3.12; TypeAliasType is what it makes",
)


def declared(statement: str) -> Any:
    """Declare a type by the statement that Python has for it since 3.12."""
    names: dict[str, Any] = {}
    exec(statement, names)
    return names[statement.split()[1].split("[")[0]]


# -- what they stand for


@pytest.mark.parametrize(
    ("annotation", "meaning"),
    [
        (int, int),
        (None, type(None)),
        (Whole, int),
        (TypeAliasType("Number", Whole), int),
        (Annotated[Whole, "a note"], int),
        (Final[Whole], int),
        (Maybe[int], int | None),
        (Pair[int, str], tuple[str, int]),
        (Same[CardId], CardId),
    ],
    ids=str,
)
def test_an_alias_stands_for_what_it_names(annotation: Any, meaning: Any) -> None:
    """Aliases, notes and arguments are looked through."""
    assert meaning == unaliased(annotation)


def test_a_new_type_is_meant_as_what_it_is_made_of() -> None:
    """Names upon names end at a class."""
    assert str is meant(NewType("FaceId", CardId))


def test_the_members_of_an_alias_are_those_of_the_union() -> None:
    """Aliases within a union are looked through."""
    assert (str, type(None), int) == members(Maybe[str] | Whole)


@has_statement
def test_the_statement_for_types_is_understood() -> None:
    """Newer Pythons make aliases of their own."""
    either = declared("type Either = int | None")

    assert (int, type(None)) == members(either)
    assert (int, str, type(None)) == members(
        declared("type More[T] = T | str | None")[int]
    )


@has_statement
def test_a_type_may_stand_in_itself() -> None:
    """What is nested is checked as deep as it goes."""
    tree = declared("type Tree = int | tuple[Tree, ...]")

    assert is_well_typed((1, (2, (), (3,))), tree)
    assert not is_well_typed((1, (2, (), (True,))), tree)


@has_statement
def test_a_type_that_stands_for_itself_is_refused() -> None:
    """It is not followed for ever."""
    with pytest.raises(TypeError, match="stands for itself"):
        unaliased(declared("type Circle = Circle"))


def test_an_alias_that_names_nothing_is_refused() -> None:
    """A generic alias needs its arguments."""
    with pytest.raises(TypeError, match="a value is annotated Same, which"):
        is_well_typed(1, Same)


# -- a game that is written with them


@attrs.frozen
class Mark(Value):
    """Take stones, and say something."""

    player: PlayerId
    number: Whole
    pair: Pair[int, str] = ("a", 1)
    card: Maybe[CardId] = None
    cards: tuple[Same[CardId], ...] = (CardId("c"),)


@attrs.frozen
class Heap(State):
    """A position with a note."""

    note: Maybe[Whole] = None
    pairs: frozenset[Pair[int, str]] = frozenset({("b", 2)})


Action = TypeAliasType("Action", Mark | Take)
Position = TypeAliasType("Position", Heap)


def setup(players: int, config: None) -> Position:
    """Lay the heap."""
    return Heap()


def candidates(state: Position, player: PlayerId) -> list[Action]:
    """Propose one stone to three, in silence or with words."""
    numbers = (1, 2, 3)
    return [make(player, each) for make in (Mark, Take) for each in numbers]


def refusal(state: Position, action: Action) -> Refusal | None:
    """Refuse what is not there."""
    if isinstance(action, Mark) and action != Mark(action.player, action.number):
        return stones.refusal(state, Take(action.player, 0))
    return stones.refusal(state, Take(action.player, action.number))


def resolve(state: Position, action: Action) -> Position:
    """Take the stones."""
    after = stones.resolve(state, Take(action.player, action.number))
    assert isinstance(after, Heap)  # resolve keeps the class
    return after


GAME = Game[Heap, Mark | Take](
    name="aliased",
    players=(2,),
    max_actions=7,
    setup=setup,
    to_act=stones.to_act,
    candidates=candidates,
    refusal=refusal,
    resolve=resolve,
    outcome=stones.outcome,
)


def test_a_game_written_with_aliases_has_its_classes() -> None:
    """The classes behind the aliases are what JSON and the kit work with."""
    classes = GAME.classes

    assert (Heap, (Mark, Take), ()) == (
        classes.state,
        classes.actions,
        classes.chance_actions,
    )


def test_a_game_written_with_aliases_keeps_all_laws() -> None:
    """It is played, saved, recorded and read back like any other."""
    check_game(GAME, games=2)


def test_fields_behind_aliases_are_checked() -> None:
    """The sentence tells what the alias stands for."""
    wrong: Any = True

    with pytest.raises(IllegalAction, match="must be a whole number, not a bool"):
        GAME.apply(GAME.new_game(), Take(ZERO, wrong))
    with pytest.raises(
        IllegalAction, match=r"pair\[0\] of Mark must be text, not a bool"
    ):
        GAME.apply(GAME.new_game(), Mark(ZERO, 1, (wrong, 1)))


# -- what cannot be understood


@attrs.frozen
class Vague(Value):
    """An action that says too little."""

    player: PlayerId
    what: Any


def _any(state: State, action: Any) -> Refusal | None: ...


def _object(state: State, action: object) -> Refusal | None: ...


def _number(state: State, action: Take | int) -> Refusal | None: ...


def _generic(state: State, action: Any) -> Refusal | None: ...


_generic.__annotations__["action"] = Maybe


def _vague(state: State, action: Vague) -> Refusal | None: ...


def _nowhere(state: State, action: Any) -> Refusal | None: ...


_nowhere.__annotations__["action"] = "Gone"


REMEDY = "annotate an attrs class, or a union of such classes"


@pytest.mark.parametrize(
    ("refuse", "reason"),
    [
        (_any, rf"_any takes (typing\.)?Any for an action: {REMEDY}"),
        (_object, f"_object takes object for an action: {REMEDY}"),
        (_number, f"_number takes int for an action: {REMEDY}"),
        (_generic, f"_generic takes .*T for an action: {REMEDY}"),
        (_vague, r"Vague\.what is annotated (typing\.)?Any, .*: take int, float, str"),
        (_nowhere, "_nowhere has an annotation that is not there when it runs"),
    ],
)
def test_a_game_of_which_nobody_could_know_the_actions_is_not_made(
    refuse: Callable[..., Any], reason: str
) -> None:
    """It is refused at once, with what to write instead."""
    with pytest.raises(TypeError, match=reason):
        stones.stones("vague", refusal=refuse, resolve=refuse)
