"""The command line, ``python -m tabletop``; nothing else in the library prints."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from tabletop.cli.parser import make_parser
from tabletop.cli.streams import prepare_streams, silence, whisper
from tabletop.cli.trouble import CLOSED_PIPE, INTERRUPTED, USAGE, Trouble, reason_of
from tabletop.cli.words import complain


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command, by default that of the process; return the exit code."""
    prepare_streams()
    try:
        code = _interruptible(argv)
        sys.stdout.flush()
    except BrokenPipeError:
        silence(sys.stdout)
        return CLOSED_PIPE
    except OSError as error:
        if error.filename is not None:
            raise  # that is no stream of the command, but a file: a fault of ours
        silence(sys.stdout)
        complain(f"cannot write to standard output: {reason_of(error)}")
        return USAGE
    return code


def _interruptible(argv: Sequence[str] | None) -> int:
    try:
        return _run(argv)
    except KeyboardInterrupt:
        whisper("")
        return INTERRUPTED


def _run(argv: Sequence[str] | None) -> int:
    try:
        parser = make_parser(_program())
        options = parser.parse_args(argv)
        if options.command is None:
            parser.print_help()
            return USAGE
        code: int = options.run(options)
    except Trouble as trouble:
        try:
            sys.stdout.flush()  # what was said before comes first
        finally:
            complain(str(trouble))
        return trouble.code
    except SystemExit as leaving:  # argparse has said what there was to say
        return leaving.code if isinstance(leaving.code, int) else 0
    return code


def _program() -> str:
    """Name the program as it was called."""
    name = os.path.basename(sys.argv[0])
    return "python -m tabletop" if name == "__main__.py" else "tabletop"
