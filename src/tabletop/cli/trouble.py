"""What goes wrong at a command line, and the exit codes that tell of it."""

from __future__ import annotations

from typing import Final

FINE: Final = 0
AT_FAULT: Final = 1
"""What was asked about is wrong: a record that does not replay, broken JSON."""
USAGE: Final = 2
"""The command could not be carried out: wrong words, a file that cannot be read."""
INTERRUPTED: Final = 130
"""Ctrl-C, as shells have it."""
CLOSED_PIPE: Final = 141
"""Whoever read the output has gone, as shells have it."""


class Trouble(Exception):
    """Something to tell the user, without a traceback."""

    def __init__(self, message: str, code: int = USAGE) -> None:
        super().__init__(message)
        self.code: Final = code
        """The exit code."""


def reason_of(error: OSError | ValueError) -> str:
    """Say why a file or a stream does not do what it should."""
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
