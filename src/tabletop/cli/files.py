"""Files in and out: every fault is told with the name of the file."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from pathlib import Path
from typing import Any, TypeAlias

from tabletop.cli.trouble import AT_FAULT, Trouble, reason_of
from tabletop.errors import DecodingError, RecordError
from tabletop.records import LONGEST_RECORD, AnyRecord, Validation, validate
from tabletop.strictjson import MARK, read

AnyValidation: TypeAlias = Validation[Any, Any, Any, Any, Any]

STDIN = "-"
_MARK = MARK.encode()


def read_bytes(path: str) -> bytes:
    """Read a file, or standard input for ``-``; at most the longest record."""
    try:
        data = _beginning(path).removeprefix(_MARK)
    except (OSError, ValueError) as error:
        raise Trouble(f"cannot read {shown_path(path)}: {reason_of(error)}") from None
    if len(data) > LONGEST_RECORD:
        reason = f"at most {LONGEST_RECORD} bytes are read, and there are more"
        raise Trouble(f"{shown_path(path)}: {reason}", AT_FAULT)
    return data


def read_record(path: str, data: bytes | None = None) -> AnyValidation:
    """Read a record in either form; what stands before a fault is kept.

    `data` is what stands in the file, where that was read before.
    """
    data = read_bytes(path) if data is None else data
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


def read_object(path: str, data: bytes) -> dict[str, Any]:
    """Read JSON as far as needed to see what it is; {} for text."""
    if not data.lstrip().startswith(b"{"):
        return {}
    try:
        tree = read(data, limit=LONGEST_RECORD)
    except DecodingError as error:
        raise Trouble(f"{shown_path(path)}: {error}", AT_FAULT) from None
    return tree if isinstance(tree, dict) else {}


def is_json(path: str) -> bool:
    """Whether the name of a file asks for JSON."""
    return path.lower().endswith(".json")


def save_record(record: AnyRecord, path: str) -> None:
    """Write a record: JSON if the name ends so, otherwise text."""
    write_text(path, record.to_json(indent=1) if is_json(path) else record.to_text())


def write_text(path: str, text: str) -> None:
    """Write a file so that a failure leaves the old one as it was.

    A link is followed, and an old file keeps its mode. What is no file but a device or
    a pipe is written into.
    """
    try:
        old = _status(path)
        if old is None or stat.S_ISREG(old.st_mode):
            _replace(Path(os.path.realpath(path)), text, old)
        else:
            _pour(path, text)
    except (OSError, ValueError) as error:
        raise Trouble(f"cannot write {shown_path(path)}: {reason_of(error)}") from None


def is_there(path: str) -> bool:
    """Whether there is something of that name, as far as one can see."""
    try:
        return _status(path) is not None
    except (OSError, ValueError):
        return False


def shown_path(path: str) -> str:
    """Name a file in a sentence."""
    return "standard input" if path == STDIN else path


def _beginning(path: str) -> bytes:
    """Read as much as may be there, and a little more."""
    most = LONGEST_RECORD + len(_MARK) + 1
    if path == STDIN:
        return sys.stdin.buffer.read(most)
    with open(path, "rb") as file:
        return file.read(most)


def _status(path: str) -> os.stat_result | None:
    """Ask what stands at the end of a path; None where a file can be made."""
    try:
        return os.stat(path)
    except FileNotFoundError:
        return None


def _replace(goal: Path, text: str, old: os.stat_result | None) -> None:
    """Write a new file beside the old one, and put it in its place."""
    if old is not None and not os.access(goal, os.W_OK):
        raise PermissionError
    handle, name = tempfile.mkstemp(dir=goal.parent, prefix=".tabletop-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        mode = _usual_mode() if old is None else stat.S_IMODE(old.st_mode)
        Path(name).chmod(mode)
        Path(name).replace(goal)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _pour(path: str, text: str) -> None:
    """Write into what is there and cannot be replaced; a folder refuses that."""
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)


def _usual_mode() -> int:
    """Return the mode that new files have here; temporary ones are more private."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
