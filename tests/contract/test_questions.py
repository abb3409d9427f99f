"""Every question that the front doors export is answered, or refused by one error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from enum import Enum
from functools import cache, partial
from importlib import import_module
from inspect import isfunction, signature
from itertools import product
from typing import Any, Final, get_args, get_origin, get_type_hints

import attrs
import pytest

from tabletop import PlayerId, SeededRng, UnknownId, get_game
from tabletop.core.annotations import members
from tabletop.games import beacon_patrol, lock_n_go, pirates_cove

GAMES: Final = ("lock_n_go", "beacon_patrol", "pirates_cove")

STRANGERS: Final = tuple(PlayerId(seat) for seat in (-1, 5, 99))
"""Seats that are at no table."""
NUMBERS: Final = (-(10**30), -1, 0, 1, 2, 8, 9, 99, 10**30)
KNOWN: Final = {
    "Space": ("A1", "C3", "Z9", "", "?"),
    "TileId": ("WWWW-P", "WLWW-B", "LLLL-P", "", "?"),
}
"""Texts that may be an id, by its type."""


def questions(name: str) -> Iterator[tuple[str, Callable[..., object]]]:
    """List the functions of a front door that are no methods of the game."""
    door: Any = import_module(f"tabletop.games.{name}")
    for each in door.__all__:
        value = getattr(door, each)
        if isfunction(value) and not hasattr(door.GAME, each):
            yield each, value


QUESTIONS: Final = [
    pytest.param(game, ask, id=f"{game}-{name}")
    for game in GAMES
    for name, ask in questions(game)
]


@cache
def positions(name: str) -> tuple[Any, ...]:
    """Play random games and keep a position now and then, the last of all too."""
    game, kept = get_game(name), []
    for players in game.players:
        rng, state = SeededRng("questions", players), game.new_game(players)
        for number in range(game.max_actions):
            if number % 23 == 0:
                kept.append(state)
            state = game.advance(state, rng)
            if not (legal := game.legal_actions(state)):
                break
            state = game.apply(state, legal[rng.randrange(len(legal))])
        kept.append(state)
    return tuple(kept)


def values(kind: Any, state: Any) -> tuple[object, ...]:
    """List values of an annotated type, odd ones too."""
    parts = members(kind)
    if len(parts) > 1:
        return tuple(value for part in parts for value in values(part, state))
    name = getattr(kind, "__name__", "")
    if kind is PlayerId:
        return (PlayerId(0), PlayerId(1), *STRANGERS)
    if name in KNOWN:
        return KNOWN[name]
    if kind is type(None):
        return (None,)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(kind)
    if kind is int:
        return NUMBERS
    if get_origin(kind) is tuple:
        columns, rows = get_args(kind)
        return tuple(product(values(columns, state), values(rows, state)))
    if kind is type(state):
        return (state,)
    return others(kind, state)


def others(kind: Any, state: Any) -> tuple[object, ...]:
    """List values of the classes that only one question takes."""
    match getattr(kind, "__name__", ""):
        case "Content":
            return (state.config.content,)
        case "Mapping":
            return (state.sea, {})
        case "Rig" | "RigShip":
            rest = [range(1)] if kind is pirates_cove.RigShip else []
            each = product(*rest, *([(-1, 0, 2, 8, 99)] * 4))
            return tuple(kind(*positions) for positions in each)
        case _:
            raise AssertionError(f"no values of {kind}")


def asked(ask: Callable[..., object], state: Any) -> Iterator[tuple[object, ...]]:
    """List the arguments with which a question is asked of a position."""
    hints = get_type_hints(ask)
    kinds = [hints[name] for name in signature(ask).parameters]
    return product(*(values(kind, state) for kind in kinds))


@pytest.mark.parametrize(("name", "ask"), QUESTIONS)
def test_every_question_is_answered_or_refused(
    name: str, ask: Callable[..., object]
) -> None:
    """Whatever is asked of whichever position, there is an answer or `UnknownId`."""
    answers = 0
    for state in positions(name):
        for arguments in asked(ask, state):
            with suppress(UnknownId):
                ask(*arguments)
                answers += 1
    assert answers


@pytest.mark.parametrize(("name", "ask"), QUESTIONS)
def test_no_question_is_answered_for_somebody_else(
    name: str, ask: Callable[..., object]
) -> None:
    """Nobody who is not there, -1 neither, is answered as if they were another."""
    kinds = [parameter.name for parameter in signature(ask).parameters.values()]
    seats = [n for n, kind in enumerate(kinds) if kind in ("player", "ship", "shooter")]
    for state in positions(name)[::5]:
        for arguments in asked(ask, state):
            if any(arguments[place] in STRANGERS for place in seats):
                with pytest.raises(UnknownId) as caught:
                    ask(*arguments)
                assert caught.value.value in STRANGERS


def test_questions_are_found() -> None:
    """The tests above ask all that the front doors export."""
    names = {name for game in GAMES for name, _ in questions(game)}

    assert {"kind_of", "placements", "dice_of", "rank", "raise_cost"} <= names
    assert len(QUESTIONS) >= 24


# -- other public questions


def test_what_is_not_on_the_board_has_no_stack() -> None:
    """A space that is not there is named, in Lock n Go."""
    with pytest.raises(UnknownId, match="there is no space 'Z9'"):
        lock_n_go.new_game().stack(lock_n_go.Space("Z9"))


def test_no_table_is_for_nine() -> None:
    """A number of players without a table is named, in Beacon Patrol."""
    with pytest.raises(UnknownId, match="there is no number of players 9"):
        beacon_patrol.DEFAULT.table(9)


@pytest.mark.parametrize("position", [-1, 9, 99])
def test_no_level_of_a_ship_is_off_its_mat(position: int) -> None:
    """A position that is not on the mat is named, in Pirate's Cove."""
    mat, sails = pirates_cove.DEFAULT.mat, pirates_cove.Section.SAILS

    for ask in (
        partial(mat.value, sails, position),
        partial(mat.cost, 2, position),
        partial(mat.cost, position, 2),
    ):
        with pytest.raises(UnknownId, match=f"there is no position {position}"):
            ask()


def test_a_foe_who_is_not_there_has_no_dice() -> None:
    """The Navy and the legends are asked about in their combat only."""
    state = pirates_cove.new_game()

    with pytest.raises(UnknownId, match="there is no foe 'navy'"):
        pirates_cove.dice_of(state, pirates_cove.Foe.NAVY)


# -- classes whose fields are one of several


def plain_fields(name: str) -> Iterator[tuple[type, Any]]:
    """List the fields of a game's components and positions that hold one of a kind."""
    door: Any = import_module(f"tabletop.games.{name}")
    for each in door.__all__:
        cls = getattr(door, each)
        room = getattr(cls, "__module__", "").removeprefix(f"tabletop.games.{name}.")
        if not isinstance(cls, type) or not attrs.has(cls):
            continue
        if room.partition(".")[0] not in ("content", "pending", "state"):
            continue
        attrs.resolve_types(cls)
        for field in attrs.fields(cls):
            if any(_is_enum(part) for part in members(field.type)):
                yield cls, field


def _is_enum(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Enum)


FIELDS: Final = [
    pytest.param(field, id=f"{cls.__module__}-{cls.__name__}.{field.name}")
    for game in GAMES
    for cls, field in plain_fields(game)
    if field.name != "what"  # the rules compare it, and plain words are equal
]


@pytest.mark.parametrize("field", FIELDS)
def test_a_plain_word_is_taken_for_the_one_it_stands_for(field: Any) -> None:
    """Whoever writes `where=6` gets Treasure Island, and what is none is refused."""
    kinds = [kind for kind in members(field.type) if _is_enum(kind)]

    for each in (each for kind in kinds for each in kind):
        assert field.converter(each.value) is each
        assert field.converter(each) is each
    with pytest.raises((UnknownId, ValueError)):
        field.converter("nowhere")
