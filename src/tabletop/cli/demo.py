"""The command ``demo``: whole games, shown, saved, loaded again and verified."""

from __future__ import annotations

import re
import time
from argparse import Namespace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import attrs

from tabletop.cli.files import save_record, write_text
from tabletop.cli.games import find_game
from tabletop.cli.opponents import light_agent
from tabletop.cli.terminal import Terminal
from tabletop.cli.trouble import AT_FAULT, FINE, Trouble, reason_of
from tabletop.cli.words import amount, complain, names_in, outcome_lines, player_name
from tabletop.core.chance import Seed, SeededRng
from tabletop.core.players import CHANCE, SPECTATOR
from tabletop.game import AnyGame
from tabletop.records import AnyRecord, Record
from tabletop.registry import game_names
from tabletop.rendering.text import Look
from tabletop.session import Session

PICTURES_BETWEEN = 2
"""Positions that are shown between the first and the last."""
ACTIONS_BEFORE = 3
"""Actions that are told before each position."""


def demo(options: Namespace) -> int:
    """Play, show, save and verify; return 1 if anything fails."""
    terminal = Terminal(ascii=options.ascii, colour=options.colour)
    games = [find_game(name) for name in options.games or game_names()]
    folder = _folder(options.out)
    terminal.say(f"Writing records and pictures to the folder {folder}.")
    shows = [_Showing(game, folder, terminal) for game in games]
    failed = [show.game.name for show in shows if not show.goes_well(options.seed)]
    terminal.show("")
    if failed:
        complain(f"the demo failed for {', '.join(failed)}")
        return AT_FAULT
    count = amount(len(games), "game")
    terminal.say(f"Verified: {count}, all records and pictures in {folder}.")
    return FINE


def _folder(name: str) -> Path:
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        reason = reason_of(error)
        raise Trouble(f"cannot make the folder {name}: {reason}") from None
    return folder


class Unfaithful(Exception):
    """What was saved is not what was played."""


@attrs.frozen
class _Showing:
    """One game of the demo."""

    game: AnyGame
    folder: Path
    terminal: Terminal

    def goes_well(self, seed: Seed) -> bool:
        """Show the game; tell what fails instead of ending the demo."""
        try:
            self.run(seed)
        except Trouble:
            raise
        except Exception as error:  # whatever a game does wrong, the others are shown
            self.terminal.say(f"failed: {type(error).__name__}: {error}", Look.DANGER)
            return False
        return True

    def run(self, seed: Seed) -> None:
        """Play, show, save, load and compare."""
        began = time.perf_counter()
        self._announce()
        record = _played(self.game, seed)
        self._show(record)
        text, json, svg = (self._path(ending) for ending in ("txt", "json", "svg"))
        state = record.replay()
        save_record(record, str(text))
        save_record(record, str(json))
        write_text(str(svg), self.game.svg(self.game.view(state, SPECTATOR)) + "\n")
        self.terminal.say(f"written: {text.name}, {json.name}, {svg.name}")
        _verify(record, state, text, json, svg)
        passed = time.perf_counter() - began
        self.terminal.say(
            "verified: both records replay to the same end, the picture is sound "
            f"({passed:.1f} s)"
        )

    def _path(self, ending: str) -> Path:
        return self.folder / f"{re.sub('[^A-Za-z0-9_-]', '_', self.game.name)}.{ending}"

    def _announce(self) -> None:
        """Say what is coming: the computer may think for some seconds."""
        terminal, players = self.terminal, amount(self.game.players[0], "player")
        title = f"== {self.game.title}, {players} ".ljust(terminal.width, "=")
        terminal.show("")
        terminal.show(terminal.painted(title, Look.STRONG))

    def _show(self, record: AnyRecord) -> None:
        """Show some positions, what led to each, and the end."""
        terminal, last = self.terminal, len(record.actions)
        self._draw(record.start(), "The beginning:")
        shown = _spread(last)
        for number, (action, state) in enumerate(record.steps(), 1):
            near = min(place for place in shown if place >= number)
            if near - number < ACTIONS_BEFORE:
                terminal.say(self._told(number, action, state), indent="    ")
            if number == near:
                self._draw(state, f"After {number} of {last} actions:")
        outcome = self.game.outcome(record.replay())
        assert outcome is not None
        names = names_in(self.game, record.names)
        terminal.show("\n".join(outcome_lines(outcome, names)) + "\n")

    def _draw(self, state: Any, caption: str) -> None:
        self.terminal.show("")
        self.terminal.say(caption)
        self.terminal.draw(self.game, self.game.view(state, SPECTATOR))
        self.terminal.show("")

    def _told(self, number: int, action: Any, state: Any) -> str:
        actor = self.game.actor_of(action)
        who = "chance" if actor is CHANCE else player_name(actor, self.game.seat_names)
        told = f"{number}. {who}: {self.game.format_action(action)}"
        news = self.game.tell(self.game.view(state, SPECTATOR)).replace("\n", " ")
        return f"{told}. {news}" if news else told


def _played(game: AnyGame, seed: Seed) -> AnyRecord:
    """Let the computer play a whole game with itself."""
    session: Session[Any, Any, Any, Any, Any] = Session(game, seed=seed)
    agent = light_agent(game)
    number = 0
    while acting := session.to_act:
        player = acting[0]
        rng = SeededRng(seed, "demo", number)
        session.play(agent.choose(game, session.view(player), player, rng))
        number += 1
    return session.record


def _spread(last: int) -> tuple[int, ...]:
    """Choose the numbers of the positions to show, the last one among them."""
    parts = PICTURES_BETWEEN + 1
    return tuple(sorted({last * part // parts for part in range(1, parts + 1)}))


def _verify(record: AnyRecord, state: Any, text: Path, json: Path, svg: Path) -> None:
    """Load everything again and compare it; `Unfaithful` says what differs."""
    loaded = {
        text.name: Record.from_text(text.read_text("utf-8"), record.game),
        json.name: Record.from_json(json.read_bytes(), record.game),
    }
    for name, other in loaded.items():
        if other != record:
            raise Unfaithful(f"{name} is not the record that was written")
        if other.replay() != state:
            raise Unfaithful(f"{name} does not lead to the same end")
    if not ElementTree.parse(svg).getroot().tag.endswith("svg"):
        raise Unfaithful(f"{svg.name} is no SVG")
