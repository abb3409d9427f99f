"""Files in and out: every fault is told with the name of the file."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any, TypeAlias

import attrs

from tabletop.cli.trouble import AT_FAULT, Trouble
from tabletop.core.content import GameContent
from tabletop.core.game import AnyGame
from tabletop.errors import DecodingError, InvalidConfig, RecordError
from tabletop.records import AnyRecord, Validation, validate
from tabletop.serialization import loads_content

__all__ = [
    "AnyValidation",
    "at_line",
    "is_json",
    "load_config",
    "load_record",
    "read_bytes",
    "read_record",
    "save_record",
    "shown_path",
    "write_text",
]

AnyValidation: TypeAlias = Validation[Any, Any, Any, Any, Any]

STDIN = "-"
_MARK = "\ufeff".encode()
"""Some editors put it before UTF-8 text."""


def read_bytes(path: str) -> bytes:
    """Read a file whole, or standard input for ``-``."""
    try:
        data = sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise Trouble(f"cannot read {shown_path(path)}: {_reason(error)}") from None
    return data.removeprefix(_MARK)


def read_record(path: str) -> AnyValidation:
    """Read a record in either form; what stands before a fault is kept."""
    data = read_bytes(path)
    try:
        return validate(data)
    except DecodingError as error:
        raise Trouble(f"{shown_path(path)}: {error}", AT_FAULT) from None
    except RecordError as error:
        raise Trouble(f"{at_line(path, error)}: {error.reason}", AT_FAULT) from None


def load_record(path: str) -> AnyRecord:
    """Read a record that must be right from beginning to end."""
    validation = read_record(path)
    if (fault := validation.fault) is not None:
        raise Trouble(f"{at_line(path, fault)}: {fault.reason}", AT_FAULT)
    return validation.record


def at_line(path: str, fault: RecordError) -> str:
    """Name the place of a fault, as compilers do."""
    name = shown_path(path)
    return name if fault.line is None else f"{name}:{fault.line}"


def load_config(game: AnyGame, config: str | None, content: str | None) -> Any:
    """Read the settings of a game, and the components to put into them."""
    settings = game.config if config is None else _settings(game, config)
    if content is None:
        return settings
    default = getattr(settings, "content", None)
    if not isinstance(default, GameContent):
        raise Trouble(f"{game.title} has no components that could be replaced")
    data = read_bytes(content)
    try:
        loaded = loads_content(data, type(default))
        return attrs.evolve(settings, content=loaded)
    except (DecodingError, InvalidConfig) as error:
        raise Trouble(f"{shown_path(content)}: {error}", AT_FAULT) from None


def is_json(path: str) -> bool:
    """Whether the name of a file asks for JSON."""
    return path.lower().endswith(".json")


def save_record(record: AnyRecord, path: str) -> None:
    """Write a record: JSON if the name ends so, otherwise text."""
    write_text(path, record.to_json(indent=1) if is_json(path) else record.to_text())


def write_text(path: str, text: str) -> None:
    """Write a file so that a failure leaves the old one as it was."""
    goal = Path(path)
    try:
        if goal.is_dir():
            raise IsADirectoryError
        handle, name = tempfile.mkstemp(dir=goal.parent, prefix=".tabletop-")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        _give_usual_rights(name)
        Path(name).replace(goal)
    except (OSError, ValueError) as error:
        raise Trouble(f"cannot write {shown_path(path)}: {_reason(error)}") from None


def shown_path(path: str) -> str:
    """Name a file in a sentence."""
    return "standard input" if path == STDIN else path


def _settings(game: AnyGame, path: str) -> Any:
    if game.config is None:
        raise Trouble(f"{game.title} has no settings")
    data = read_bytes(path)
    try:
        return game.loads_config(data)
    except DecodingError as error:
        raise Trouble(f"{shown_path(path)}: {error}", AT_FAULT) from None


def _reason(error: OSError | ValueError) -> str:
    match error:
        case FileNotFoundError():
            return "there is no such file or folder"
        case IsADirectoryError():
            return "that is a folder"
        case PermissionError():
            return "that is not allowed"
        case OSError(strerror=str(reason)):
            return reason.lower()
        case _:
            return str(error)


def _give_usual_rights(name: str) -> None:
    """Lift the privacy of a temporary file to what new files have here."""
    mask = os.umask(0)
    os.umask(mask)
    Path(name).chmod(0o666 & ~mask)
