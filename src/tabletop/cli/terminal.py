"""The screen and the keyboard: what is printed, asked, hidden and coloured."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tabletop.cli.trouble import Trouble, reason_of
from tabletop.game import AnyGame
from tabletop.rendering.text import Look, wants_colour

WIDEST = 100
"""Columns; boards are drawn for so many at most."""
CLEARED = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, screen emptied, and what has scrolled off it too."""


class Leaving(Exception):
    """Nothing more will come from the keyboard."""


class Terminal:
    """One screen and its keyboard."""

    def __init__(self, *, ascii: bool = False, colour: bool | None = None) -> None:
        self.ascii = ascii or not _can_draw()
        wanted = wants_colour(sys.stdout) and os.environ.get("TERM") != "dumb"
        self.colour = wanted if colour is None else colour
        self.width = min(shutil.get_terminal_size((80, 24)).columns, WIDEST)
        self._keyboard = _line_editor() if sys.stdin.isatty() else None

    def say(self, text: str = "", look: Look = Look.PLAIN, indent: str = "") -> None:
        """Print a paragraph, wrapped; further lines are indented by `indent`."""
        lines = textwrap.wrap(
            text, self.width, subsequent_indent=indent, break_on_hyphens=False
        )
        print("\n".join(self.painted(line, look) for line in lines))

    def draw(self, game: AnyGame, view: Any) -> None:
        """Print a board."""
        self.show(game.text(view, ascii=self.ascii, colour=self.colour))

    def show(self, text: str) -> None:
        """Print something as it is."""
        print(text, flush=True)

    def list(self, items: Iterable[str]) -> None:
        """Print short texts in columns, to be read downwards."""
        listed = list(items)
        if not listed:
            return
        wide = max(len(item) for item in listed) + 2
        across = max(1, (self.width + 2) // wide)
        deep = -(-len(listed) // across)
        for row in range(deep):
            print("".join(item.ljust(wide) for item in listed[row::deep]).rstrip())

    def painted(self, text: str, look: Look) -> str:
        """Colour a text, where that is wanted."""
        return f"\x1b[{look}m{text}\x1b[0m" if self.colour and look else text

    def ask(self, question: str, words: Callable[[], Iterable[str]] = tuple) -> str:
        """Read a line, which Tab completes to one of `words`; raises `Leaving`.

        Raises `Trouble` where nothing can be read at all.
        """
        if self._keyboard is not None:
            self._keyboard.set_completer(_completer(words))
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            print(question, end="", flush=True)  # so that reading alone can fail below
            question = ""
        try:
            answer = input(question)
        except EOFError:
            print()
            raise Leaving from None
        except OSError as error:
            print()
            reason = f"cannot read standard input: {reason_of(error)}"
            raise Trouble(reason) from None
        if not sys.stdin.isatty():
            print(answer)  # so that a transcript reads like a conversation
        return answer.strip()

    @contextlib.contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """Show in a terminal, while something lasts, what is being waited for."""
        if not sys.stdout.isatty():
            yield
            return
        print(text, end="\r", flush=True)
        try:
            yield
        finally:
            print(" " * len(text), end="\r", flush=True)

    def clear(self) -> None:
        """Hide all that was printed and typed; draw a line where one cannot."""
        if self._keyboard is not None:
            self._keyboard.clear_history()
        print(CLEARED if sys.stdout.isatty() else "-" * self.width, flush=True)


def _can_draw() -> bool:
    """Whether the screen knows the signs that boards are drawn with."""
    try:
        "─┼●▲".encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _line_editor() -> Any:
    """Return the module that edits lines, where Python has it."""
    with contextlib.suppress(ImportError):
        import readline

        readline.set_completer_delims("\n")
        is_libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind(
            "bind ^I rl_complete" if is_libedit else "tab: complete"
        )
        return readline
    return None


def _completer(words: Callable[[], Iterable[str]]) -> Callable[[str, int], str | None]:
    """Complete a line to those of `words` that begin like it, in either case."""
    found: list[str] = []

    def complete(line: str, number: int) -> str | None:
        if number == 0:
            begun = line.casefold()
            found[:] = [word for word in words() if word.casefold().startswith(begun)]
        return found[number] if number < len(found) else None

    return complete
