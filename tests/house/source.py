"""Reads the source of the house: its rooms, imports, names and functions."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SRC: Final = ROOT / "src"
TESTS: Final = ROOT / "tests"
PACKAGE: Final = SRC / "tabletop"
GAMES: Final = tuple(
    sorted(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))
)


def files(folder: Path = PACKAGE) -> list[Path]:
    """List all Python files below a folder."""
    return sorted(path for path in folder.rglob("*.py") if path.is_file())


def module_of(path: Path) -> str:
    """Name the module of a file of ours: ``tabletop.game``."""
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree_of(path: Path) -> ast.Module:
    """Parse a file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def imports_of(path: Path) -> frozenset[str]:
    """Name all modules of ours that a file imports when it runs, even late."""
    known = _modules()
    found: set[str] = set()
    for node in _running(tree_of(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            below = {f"{node.module}.{alias.name}" for alias in node.names}
            inside = below & known
            found |= inside
            if len(inside) < len(below):
                found.add(node.module)
    return frozenset(name for name in found if name.split(".")[0] == "tabletop")


def names_in(path: Path) -> set[str]:
    """Collect every name that a file imports, calls or reads."""
    found: set[str] = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


def functions_of(path: Path) -> Iterator[tuple[str, int]]:
    """Yield every function with the number of its lines, docstring left out."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef):
            body = node.body[1:] if ast.get_docstring(node) else node.body
            lines = (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0
            yield node.name, lines


def definitions_in(path: Path) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """Yield the functions and classes of a file, and those in its classes."""
    waiting = list[ast.stmt](tree_of(path).body)
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node
        if isinstance(node, ast.ClassDef):
            waiting += node.body


def claims_in(folder: Path) -> Iterator[tuple[str, str, Path]]:
    """Yield the name of every test below a folder, with its docstring and file."""
    for path in files(folder):
        for node in definitions_in(path):
            if node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or "", path


@cache
def _modules() -> frozenset[str]:
    return frozenset(module_of(path) for path in files())


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """Walk everything but what only type checkers see."""
    yield node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            continue
        yield from _running(child)
