"""The plan of the house, held: rooms, import directions, forbidden names, rules."""

from __future__ import annotations

import re
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
)

FLOORS = (
    ("errors",),
    ("strictjson",),
    (
        "core.values",
        "core.annotations",
        "core.seq",
        "core.grids",
        "core.players",
        "core.pending",
    ),
    ("core.refusals", "core.chance", "core.events", "core.outcomes"),
    (
        "core.bags",
        "core.views",
        "core.content",
        "core.classes",
        "core.notation",
        "core.turns",
        "core.checks",
        "core.validation",
        "core.starting",
    ),
    ("rendering",),
    ("serialization",),
    ("core.game",),
    ("registry",),
    ("records",),
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

GOLDEN = {
    "darwins_journey": (
        "1 3 4 6 7 9 10 12 13 15 16 18 19 21 22 24 25 27 28 30 31 33 34 36 37 39 "
        "40 42 43 45 46 48 49 51 52 54 55 58 60 61 63 64 66 67 69 70 72 73 75 76 "
        "78 79 80 81 82 83 84 85 86 87 88 90 91 92 93 94 95 96 97 98 99 100 101 "
        "102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 "
        "120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 "
        "138 139 140 141 142 143 144 145 146 147 148 150 151 152 153 154 156 157 "
        "158 159 160 161 162 163 164 165 166 167 168 169 171 172 174 175 177 178 "
        "180 181 183 184 186 187 189 190 192 193 195 196 198 199 201 202 204 205 "
        "207 208 210 211 213 214 216 217 218 219 220"
    ),
    "pirates_cove": (
        "1 3 4 5 6 7 9 10 12 13 14 15 16 18 19 20 21 22 24 25 27 28 30 31 32 33 "
        "34 36 37 38 39 40 41 42 43 44 45 46 48 49 51 52 54 55 57 58 61 63 64 69 "
        "70 72 73 75 76 78 79 81 82 84 85 87 88 90 91 93 94 96 97 99 100"
    ),
    "beacon_patrol": (
        "1 3 4 6 7 9 10 12 13 18 19 21 22 24 25 27 28 31 33 34 39 40 42 43 45 46 "
        "48 49 50 51 52 54 55 57 58 60 61 64 66 67 69 70 72 73 75 76 78 79"
    ),
    "lock_n_go": (
        "1 3 4 6 7 9 10 13 16 17 18 19 21 22 24 25 27 28 29 30 31 33 34 36 37 38 "
        "39 40 42 43 45 46 48 49 51 52 54 55 57 58 60 61 63 64 66 67 69"
    ),
}
"""The numbers of the golden cases of each game."""


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
        for name in graph.get(module, set()) - faces:
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
    source = "\n".join(path.read_text("utf-8") for path in rooms)

    assert _missing(game, source) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_claimed_by_a_test(game: str) -> None:
    """Each member of a game's Rule is named by a test of that game."""
    tests = [path for path in files(TESTS / "games" / game) if "test_" in path.name]
    source = "\n".join(path.read_text("utf-8") for path in tests)

    assert _missing(game, source) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_golden_case_has_one_test(game: str) -> None:
    """The number of each golden case stands in exactly one test's name."""
    names = [name for name, _ in claims_in(TESTS / "games" / game)]
    numbers = [
        int(found[1]) for name in names if (found := re.search(r"_g(\d+)_", name))
    ]

    assert sorted(numbers) == [int(number) for number in GOLDEN[game].split()]


def _missing(game: str, source: str) -> list[str]:
    rule = import_module(f"tabletop.games.{game}").Rule
    words = set(re.findall(r"Rule\.([A-Z_]+)", source))
    return [member.name for member in rule if member.name not in words]
