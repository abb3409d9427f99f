"""The command as the shell starts it: pipes, signals, terminals, encodings."""

from __future__ import annotations

import contextlib
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Timer
from typing import IO

import pytest

from tests.house.source import ROOT

LIMIT = 60.0
"""Seconds that a command may take."""
COMMAND = (sys.executable, "-W", "error", "-m", "tabletop")


def environment(site: Path, **changes: str) -> dict[str, str]:
    """Return an environment in which the made-up games are installed."""
    path = os.pathsep.join((str(site), str(ROOT), str(ROOT / "src")))
    kept = {name: text for name, text in os.environ.items() if name != "NO_COLOR"}
    return {**kept, "PYTHONPATH": path, "COLUMNS": "80", **changes}


@pytest.fixture
def site(elsewhere: Path) -> Path:
    """Name the folder where the made-up games are installed."""
    return elsewhere


@contextlib.contextmanager
def started(
    site: Path, *argv: str, **changes: str
) -> Iterator[subprocess.Popen[bytes]]:
    """Start a command whose streams are pipes; it is killed when its time is over.

    Ctrl-C reaches it even where the tests were started in the background, whose
    children ignore it: Python leaves the signal ignored then.
    """
    with (
        listening(),
        subprocess.Popen(
            [*COMMAND, *argv],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(site, **changes),
        ) as process,
        limited(process),
    ):
        yield process


@contextlib.contextmanager
def listening() -> Iterator[None]:
    """Let children that are started meanwhile hear Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def limited(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Kill a command that runs too long, so that nothing waits for it for ever."""
    clock = Timer(LIMIT, process.kill)
    clock.start()
    try:
        yield
    finally:
        clock.cancel()


def pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Return the streams of a command: in, out and error."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def said_at_terminal(site: Path, typed: bytes, *argv: str, **changes: str) -> str:
    """Run a command at a pseudo-terminal; return all that appeared there."""
    outer, inner = pty.openpty()
    with (
        subprocess.Popen(
            [*COMMAND, *argv],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=environment(site, **{"TERM": "xterm", **changes}),
        ) as process,
        limited(process),
    ):
        os.close(inner)
        os.write(outer, typed)
        seen = b""
        # Linux ends a pseudo-terminal by an error, others by an empty read.
        with contextlib.suppress(OSError):
            while part := os.read(outer, 65536):
                seen += part
    os.close(outer)
    return seen.decode()


def test_the_module_is_a_command(site: Path) -> None:
    """``python -m tabletop games`` lists them and succeeds."""
    with started(site, "games") as process:
        out, err = process.communicate()

    assert (0, b"") == (process.returncode, err)
    assert b"lock_n_go" in out


def test_the_usage_names_the_module(site: Path) -> None:
    """Help shows the command as it was called."""
    with started(site, "--help") as process:
        out, _ = process.communicate()

    assert out.startswith(b"usage: python -m tabletop ")


def test_a_closed_pipe_is_no_traceback(site: Path) -> None:
    """Who reads nothing more, as head does after its lines, gets no complaint."""
    with started(site, "render", "lock_n_go") as process:
        _, out, err = pipes(process)
        out.close()
        complaint = err.read()

    assert (141, b"") == (process.returncode, complaint)


def test_ctrl_c_at_the_prompt_leaves_politely(site: Path) -> None:
    """The code is 130, there is a word about the game, and no traceback."""
    with started(site, "play", "gamble") as process:
        keyboard, screen, _ = pipes(process)
        keyboard.write(b"Take\n")
        keyboard.flush()
        seen = b""
        while seen.count(b"player 0> ") < 2:
            seen += os.read(screen.fileno(), 4096)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()

    assert (130, b"") == (process.returncode, err)
    assert out.endswith(b"The game was not saved.\n")


def test_ctrl_c_elsewhere_is_no_traceback(site: Path) -> None:
    """A count that takes too long is broken off with code 130."""
    with started(site, "perft", "lock_n_go", "--depth", "9") as process:
        _, screen, _ = pipes(process)
        for _ in range(2):
            screen.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()

    assert (130, b"\n") == (process.returncode, err)


def test_a_screen_without_unicode_gets_ascii(site: Path) -> None:
    """Where the encoding knows no boxes, none are drawn."""
    with started(site, "render", "lock_n_go", PYTHONIOENCODING="ascii") as process:
        out, err = process.communicate()

    assert (0, b"") == (process.returncode, err)
    assert out.decode().isascii()
    assert b"?" not in out


def test_bytes_that_are_no_text_are_just_another_line(site: Path) -> None:
    """Garbage at the prompt is nonsense, not a crash."""
    with started(site, "play", "gamble") as process:
        out, err = process.communicate(b"\xff\xfe\nquit\n")

    assert (0, b"") == (process.returncode, err)
    assert b"is no action" in out


def test_a_terminal_gets_colours(site: Path) -> None:
    """The reason of a refusal is red there."""
    argv = ("play", "lock_n_go", "--hotseat")

    assert "\x1b[31mNo: " in said_at_terminal(site, b"C1-C9\nquit\n", *argv)


@pytest.mark.parametrize(
    ("option", "changes"),
    [
        ("--no-colour", {}),
        ("--hotseat", {"NO_COLOR": "1"}),
        ("--hotseat", {"TERM": "dumb"}),
    ],
)
def test_a_terminal_gets_no_colours_against_its_wish(
    site: Path, option: str, changes: dict[str, str]
) -> None:
    """An option, NO_COLOR or a dumb terminal keep the text plain."""
    argv = ("play", "lock_n_go", "--hotseat", option)

    seen = said_at_terminal(site, b"C1-C9\nquit\n", *argv, **changes)

    assert "No: " in seen
    assert "\x1b[31m" not in seen


def test_a_pipe_gets_colours_on_wish(site: Path) -> None:
    """``--colour`` is for those who page with colours."""
    with started(site, "play", "lock_n_go", "--hotseat", "--colour") as process:
        out, _ = process.communicate(b"C1-C9\nquit\n")

    assert b"\x1b[31mNo: " in out


def test_a_terminal_shows_that_the_computer_thinks(site: Path) -> None:
    """The line is wiped out when it has thought."""
    argv = ("play", "duel", "--seed", "3", "--no-colour")

    seen = said_at_terminal(site, b"#1\nquit\n\n", *argv)

    assert f"The computer is thinking ...\r{' ' * 28}\r" in seen


def test_tab_completes_an_action(site: Path) -> None:
    """The rest of a notation that is begun clearly comes by itself."""
    seen = said_at_terminal(site, b"thr\t\nquit\n\n", "play", "gamble", "--no-colour")

    assert "player 0: Throw" in seen


# -- streams that are closed, or take nothing more


def said_in_shell(
    site: Path, redirected: str, *argv: str, typed: bytes = b""
) -> tuple[int, bytes, bytes]:
    """Run a command with its streams redirected; return code, output, complaint."""
    script = f'exec "$@" {redirected}'
    done = subprocess.run(
        ["sh", "-c", script, "sh", *COMMAND, *argv],
        input=typed,
        capture_output=True,
        env=environment(site, PYTHONUNBUFFERED=""),
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


TALKING = pytest.mark.parametrize(
    "argv",
    [
        ("games",),
        ("games", "--json"),
        ("--help",),
        ("render", "lock_n_go"),
        ("perft", "gamble", "--depth", "1"),
        ("play", "gamble"),
        ("content", "lock_n_go"),
    ],
    ids=" ".join,
)


@TALKING
def test_a_closed_output_is_told(site: Path, argv: tuple[str, ...]) -> None:
    """There is a sentence and a code, and no traceback."""
    code, _, err = said_in_shell(site, ">&-", *argv)

    complaint = b"error: cannot write to standard output: it is closed\n"
    assert (2, complaint) == (code, err)


@TALKING
def test_an_output_that_takes_nothing_is_told(
    site: Path, argv: tuple[str, ...]
) -> None:
    """A full disk, say: there is a sentence and a code, and no traceback."""
    code, _, err = said_in_shell(site, "1< /dev/null", *argv)

    complaint = b"error: cannot write to standard output: bad file descriptor\n"
    assert (2, complaint) == (code, err)


def test_a_closed_output_does_not_matter_where_nothing_is_said(
    site: Path, tmp_path: Path
) -> None:
    """A picture for a file is drawn all the same."""
    picture = tmp_path / "board.svg"

    code, _, err = said_in_shell(site, ">&-", "render", "lock_n_go", "-o", str(picture))

    assert (0, b"", True) == (code, err, picture.exists())


@pytest.mark.parametrize("argv", [("play", "gamble"), ("validate", "-")], ids=" ".join)
def test_a_closed_input_is_told(site: Path, argv: tuple[str, ...]) -> None:
    """There is a sentence and a code, and no traceback."""
    code, _, err = said_in_shell(site, "<&-", *argv)

    assert (2, b"error: cannot read standard input: it is closed\n") == (code, err)


@pytest.mark.parametrize("redirected", ["2>&-", "2< /dev/null"])
@pytest.mark.parametrize("argv", [("sing",), ("validate", "gone")], ids=" ".join)
def test_without_ears_the_code_still_tells(
    site: Path, redirected: str, argv: tuple[str, ...]
) -> None:
    """Where no complaint can be heard, none is printed elsewhere."""
    assert (2, b"", b"") == said_in_shell(site, redirected, *argv)


def test_a_reader_that_leaves_a_game_is_no_traceback(site: Path) -> None:
    """The game ends silently when nobody looks any more."""
    with started(site, "play", "gamble") as process:
        keyboard, screen, err = pipes(process)
        screen.close()
        with contextlib.suppress(BrokenPipeError):
            keyboard.write(b"Take\n" * 9)
            keyboard.flush()
        complaint = err.read()

    assert (141, b"") == (process.returncode, complaint)
