"""Standard input, output and error: made fit for use, even closed or broken."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from typing import Any, TextIO


class _Closed(io.BufferedIOBase):
    """Stands where the one who started the command has closed a stream."""

    def readable(self) -> bool:
        return True

    def writable(self) -> bool:
        return True

    def read(self, *_: Any) -> bytes:
        raise OSError(errno.EBADF, "it is closed")

    read1 = read

    def write(self, _: Any) -> int:
        raise OSError(errno.EBADF, "it is closed")


def prepare_streams() -> None:
    """See to it that each stream is there, and that no letter can make it fail."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # without standard error, complaints are not heard
            instead = io.BytesIO() if name == "stderr" else _Closed()
            setattr(sys, name, io.TextIOWrapper(instead, "utf-8", "replace"))
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def whisper(text: str) -> None:
    """Print a line on standard error; where that fails, nobody can be told."""
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        silence(sys.stderr)


def silence(stream: TextIO) -> None:
    """Let the interpreter's last flush go nowhere: the stream takes nothing more."""
    with contextlib.suppress(OSError):
        file = stream.fileno()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, file)
        os.close(nowhere)
