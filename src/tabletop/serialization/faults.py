"""How a fault finds its way out of nested readers: one `DecodingError` with a path."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cattrs import Converter
from typing_extensions import TypeVar

from tabletop.errors import DecodingError, InvalidContent, TabletopError
from tabletop.strictjson import Json, step

__all__ = ["Fault", "below", "first_fault", "guarded", "structured"]

T = TypeVar("T")


class Fault(Exception):
    """A fault on its way up, gathering its path."""

    def __init__(self, reason: str, path: str = "") -> None:
        super().__init__(reason, path)
        self.reason = reason
        """What is wrong, as a sentence."""
        self.path = path
        """Where, as far as is known."""

    def under(self, path: str) -> Fault:
        """Return the same fault as it is seen from further up."""
        return Fault(self.reason, path + self.path)


def structured(converter: Converter, tree: Json, cls: Any, path: str) -> Any:
    """Turn JSON data into a value of `cls`; `DecodingError` with a path from `path`."""
    return guarded(lambda: converter.structure(tree, cls), path)


def guarded(run: Callable[[], T], path: str) -> T:
    """Run a reader; whatever fault it finds becomes one `DecodingError`."""
    try:
        return run()
    except Exception as error:
        fault = first_fault(error)
    raise DecodingError(path + fault.path, fault.reason)


def below(converter: Converter, value: Any, kind: Any, path: str) -> Any:
    """Read a part of a value; its faults bear `path`."""
    try:
        return converter.structure(value, kind)
    except Exception as error:
        fault = first_fault(error).under(path)
    raise fault


def first_fault(error: BaseException) -> Fault:
    """Find the first fault in what cattrs raised; anything unforeseen goes on up."""
    path = ""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
        path += "".join(_step(note) for note in getattr(error, "__notes__", ()))
    if isinstance(error, Fault):
        return error.under(path)
    if isinstance(error, InvalidContent):
        return Fault(str(error), path + error.path)
    if isinstance(error, RecursionError):
        return Fault("lists and objects are nested too deeply", path)
    if isinstance(error, ValueError | TypeError | ArithmeticError):
        return Fault(_sentence(error), path)  # what the validators of a class raise
    raise error


def _step(note: object) -> str:
    name = getattr(note, "name", None)
    return "" if name is None else step(name)


def _sentence(error: Exception) -> str:
    """Return what an error says; validators of attrs have more arguments behind it."""
    if isinstance(error, TabletopError) or not error.args:
        return str(error)
    return str(error.args[0])
