"""The command line, ``python -m tabletop``; nothing else in the library prints."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from tabletop.cli.parser import make_parser
from tabletop.cli.terminal import prepare_streams
from tabletop.cli.trouble import CLOSED_PIPE, INTERRUPTED, USAGE, Trouble
from tabletop.cli.words import complain

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command, by default that of the process; return the exit code."""
    prepare_streams()
    try:
        code = _run(argv)
        sys.stdout.flush()
    except BrokenPipeError:
        _silence_stdout()
        return CLOSED_PIPE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return code


def _run(argv: Sequence[str] | None) -> int:
    try:
        parser = make_parser(_program())
        options = parser.parse_args(argv)
        if options.command is None:
            parser.print_help()
            return USAGE
        code: int = options.run(options)
    except Trouble as trouble:
        sys.stdout.flush()
        complain(str(trouble))
        return trouble.code
    except SystemExit as leaving:  # argparse has said what there was to say
        return leaving.code if isinstance(leaving.code, int) else 0
    return code


def _program() -> str:
    """Name the program as it was called."""
    name = os.path.basename(sys.argv[0])
    return "python -m tabletop" if name == "__main__.py" else "tabletop"


def _silence_stdout() -> None:
    """Let the interpreter's last flush go nowhere: the reader of the pipe has left."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
