"""Fixtures of the command line's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.desk import Desk, register


@pytest.fixture
def desk(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Desk:
    """Sit down at a desk in an empty folder, at a terminal of 80 columns."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    return Desk(tmp_path, capsys, monkeypatch)


@pytest.fixture(autouse=True)
def elsewhere(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """Install made-up games, as a package of somebody else's would."""
    folder = register(
        tmp_path_factory.mktemp("site"),
        "duel = tests.agents.duel:GAME",
        "gamble = tests.agents.gamble:GAME",
        "blind = tests.cli.blind:GAME",
        "gossip = tests.cli.blind:GOSSIP",
        "errands = tests.cli.errands:GAME",
    )
    monkeypatch.syspath_prepend(folder)
    return folder
