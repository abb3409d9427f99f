"""The plan of the house, held: rooms, import directions, forbidden names, rules."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from tests.house.source import (
    GAMES,
    PACKAGE,
    TESTS,
    claims_in,
    files,
    functions_of,
    imports_of,
    module_of,
    names_in,
    tree_of,
)

FLOORS = (
    ("errors",),
    ("strictjson",),
    ("core.values", "core.annotations", "core.seq", "core.grids", "core.players"),
    ("core.refusals", "core.chance", "core.events", "core.outcomes"),
    (
        "core.bags",
        "core.views",
        "core.content",
        "core.classes",
        "core.notation",
        "core.turns",
        "core.due",
        "core.checks",
        "core.validation",
        "core.starting",
        "core.pending",
    ),
    ("rendering",),
    ("serialization",),
    ("game",),
    ("registry",),
    ("records",),
    ("undoing",),
    ("session", "simulate", "agents", "testing", "games"),
    ("cli",),
    ("", "__main__", "core"),
)
"""From the ground up; a room imports from its own floor and those below it."""

ROOMS = (
    "rulebook",
    "kinds",
    "pending",
    "content",
    "actions",
    "events",
    "state",
    "scoring",
    "rules",
    "setup",
    "views",
    "notation",
    "render",
)
"""The rooms of every game, in reading and import order."""

FORBIDDEN = {"random", "time", "datetime", "os", "secrets", "print", "open", "input"}


def floor_of(module: str) -> int:
    """Find the floor of a module of ours."""
    name = module.removeprefix("tabletop").removeprefix(".")
    exact = [number for number, rooms in enumerate(FLOORS) if name in rooms]
    if exact:
        return exact[0]
    above = name.rpartition(".")[0]
    assert above, f"{module} has no place in the plan"
    return floor_of(above)


@pytest.mark.parametrize("path", files(), ids=module_of)
def test_rooms_import_from_their_own_floor_and_below(path: Path) -> None:
    """No file imports from a floor above its own, not even late."""
    own = floor_of(module_of(path))

    assert {name for name in imports_of(path) if floor_of(name) > own} == set()


def test_no_files_import_each_other_in_a_circle() -> None:
    """Following imports from any file never leads back to it."""
    graph = {module_of(path): imports_of(path) for path in files()}
    faces = {module_of(path) for path in files() if path.name == "__init__.py"}
    seen: set[str] = set()

    def walk(module: str, way: tuple[str, ...]) -> None:
        assert module not in way, " -> ".join((*way, module))
        if module in seen:
            return
        for name in graph.get(module, frozenset()) - faces:
            walk(name, (*way, module))
        seen.add(module)

    for module in graph:
        walk(module, ())


def test_every_game_has_the_same_rooms() -> None:
    """Each game's folder holds exactly the rooms of the plan."""
    for game in GAMES:
        folder = PACKAGE / "games" / game
        found = {path.stem for path in folder.iterdir() if path.name[0] != "_"}

        assert found == set(ROOMS), game


@pytest.mark.parametrize("game", GAMES)
def test_rooms_of_a_game_import_only_rooms_above(game: str) -> None:
    """In reading order, no room imports a later one, and no game another."""
    prefix = f"tabletop.games.{game}."
    for path in files(PACKAGE / "games" / game):
        room = module_of(path).removeprefix(prefix).split(".")[0]
        if module_of(path) + "." == prefix:
            continue
        for name in imports_of(path):
            if name.startswith("tabletop.games."):
                assert name.startswith(prefix), f"{path} imports {name}"
                other = name.removeprefix(prefix).split(".")[0]
                assert ROOMS.index(other) <= ROOMS.index(room), f"{room} <- {other}"


@pytest.mark.parametrize("folder", ["core", "games"])
def test_core_and_games_are_silent_and_repeatable(folder: str) -> None:
    """No generator, clock, file or terminal is named under core and games."""
    for path in files(PACKAGE / folder):
        assert names_in(path) & FORBIDDEN == set(), path


def test_no_room_is_too_large() -> None:
    """A room over 400 lines becomes a folder."""
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in files()}

    assert {path: lines for path, lines in lengths.items() if lines > 400} == {}


def test_no_function_is_too_long() -> None:
    """No function has more than 30 lines, its docstring left out."""
    long = [
        (path.name, name, lines)
        for path in files()
        for name, lines in functions_of(path)
        if lines > 30
    ]

    assert long == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_used_in_the_code(game: str) -> None:
    """Each member of a game's Rule decides or refuses somewhere in its rooms."""
    rooms = [
        path
        for path in files(PACKAGE / "games" / game)
        if path.parent.name != "rulebook" and path.stem != "rulebook"
    ]

    assert set() == _rules_of(game) - _rules_in(rooms)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_claimed_by_a_test(game: str) -> None:
    """Each member of a game's Rule is named by a test of that game."""
    tests = [path for path in files(TESTS / "games" / game) if "test_" in path.name]

    assert set() == _rules_of(game) - _rules_in(tests)


def test_every_test_says_what_it_claims() -> None:
    """Each test has a docstring, those in classes too."""
    assert [] == [
        f"{path.name}: {name}" for name, claim, path in claims_in(TESTS) if not claim
    ]


def _rules_of(game: str) -> set[str]:
    return {member.name for member in import_module(f"tabletop.games.{game}").Rule}


def _rules_in(paths: list[Path]) -> set[str]:
    """Collect what is read of Rule; sentences about it do not count."""
    return {
        node.attr
        for path in paths
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith("Rule")
    }
