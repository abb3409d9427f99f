"""Files are written whole or not at all, and nothing else becomes one."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest

from tabletop.cli.files import is_there, read_bytes, write_text
from tabletop.cli.trouble import AT_FAULT, USAGE, Trouble
from tabletop.records import LONGEST_RECORD


def trouble(do: Callable[..., object], *args: object) -> Trouble:
    """Do what must fail with a sentence."""
    with pytest.raises(Trouble) as caught:
        do(*args)
    return caught.value


def mode_of(path: Path) -> int:
    """Return the mode of a file."""
    return stat.S_IMODE(path.stat().st_mode)


# -- writing


def test_a_link_is_followed(tmp_path: Path) -> None:
    """The file at its end is written, and the link stays one."""
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    link.symlink_to("target")

    write_text(str(link), "new")

    assert ("new", True) == (target.read_text(), link.is_symlink())


def test_a_link_to_nothing_yet_is_followed(tmp_path: Path) -> None:
    """The file is made where the link points."""
    (tmp_path / "link").symlink_to("target")

    write_text(str(tmp_path / "link"), "new")

    assert "new" == (tmp_path / "target").read_text()
    assert (tmp_path / "link").is_symlink()


def test_links_in_a_circle_are_told(tmp_path: Path) -> None:
    """There is no file at the end."""
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")

    assert "symbolic links" in str(trouble(write_text, str(tmp_path / "a"), "new"))


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o755])
def test_a_file_keeps_its_mode(tmp_path: Path, mode: int) -> None:
    """What was private stays so."""
    path = tmp_path / "file"
    path.write_text("old")
    path.chmod(mode)

    write_text(str(path), "new")

    assert ("new", mode) == (path.read_text(), mode_of(path))


def test_a_new_file_has_the_usual_mode(tmp_path: Path) -> None:
    """As any other program would make it."""
    (tmp_path / "usual").write_text("")

    write_text(str(tmp_path / "file"), "new")

    assert mode_of(tmp_path / "usual") == mode_of(tmp_path / "file")


def test_a_pipe_is_written_into(tmp_path: Path) -> None:
    """It stays a pipe, and whoever reads it gets the text."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    heard: list[str] = []
    reader = Thread(target=lambda: heard.append(pipe.read_text()), daemon=True)
    reader.start()

    write_text(str(pipe), "new")

    is_pipe = stat.S_ISFIFO(pipe.stat().st_mode)
    reader.join(5)
    assert (True, ["new"]) == (is_pipe, heard)


def test_a_device_is_written_into() -> None:
    """A terminal, for instance, shows the text."""
    outer, inner = os.openpty()

    write_text(os.ttyname(inner), "new")

    assert b"new" == os.read(outer, 9)
    os.close(inner)
    os.close(outer)


def test_a_failure_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    """Half a character cannot be written, and no half a file remains."""
    path = tmp_path / "file"
    path.write_text("old")

    trouble(write_text, str(path), "new \ud800")

    assert ([path], "old") == (list(tmp_path.iterdir()), path.read_text())


def test_a_file_that_may_not_be_written_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who may change the folder may still not change what is protected."""
    path = tmp_path / "file"
    path.write_text("old")
    monkeypatch.setattr(os, "access", lambda path, mode: False)

    error = trouble(write_text, str(path), "new")

    assert ("old", USAGE) == (path.read_text(), error.code)
    assert f"cannot write {path}: that is not allowed" == str(error)


def test_a_folder_is_not_written(tmp_path: Path) -> None:
    """It is told what it is."""
    assert str(trouble(write_text, str(tmp_path), "new")).endswith("that is a folder")


# -- reading


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_what_is_too_long_is_not_read(tmp_path: Path, mark: bytes) -> None:
    """Up to the limit a file is read, whatever an editor puts before it."""
    path = tmp_path / "file"
    path.write_bytes(mark + b"#" * LONGEST_RECORD)
    assert LONGEST_RECORD == len(read_bytes(str(path)))

    path.write_bytes(mark + b"#" * (LONGEST_RECORD + 1))
    error = trouble(read_bytes, str(path))

    assert AT_FAULT == error.code
    assert (
        f"{path}: at most {LONGEST_RECORD} bytes are read, and there are more"
        == str(error)
    )


def test_what_never_ends_is_not_read() -> None:
    """A device that gives bytes for ever is refused in no time."""
    assert "at most" in str(trouble(read_bytes, "/dev/zero"))


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, "no/where"])
def test_a_name_that_no_file_can_have_is_not_there(name: str) -> None:
    """To ask is no fault."""
    assert not is_there(name)
