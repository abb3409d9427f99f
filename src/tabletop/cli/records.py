"""The command for games that were played: ``replay``."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

import attrs

from tabletop.cli.checking import verdict
from tabletop.cli.files import read_record
from tabletop.cli.secrecy import is_secretive
from tabletop.cli.terminal import Leaving, Terminal
from tabletop.cli.trouble import AT_FAULT, FINE, Trouble
from tabletop.cli.words import amount, names_in, outcome_lines, player_name
from tabletop.core.players import CHANCE, SPECTATOR, Observer
from tabletop.records import AnyRecord
from tabletop.rendering.text import Look

NOTHING = object()
"""The action before the first."""


def replay(options: Namespace) -> int:
    """Step through a record, or show one position, or all."""
    validation = read_record(options.record)
    record = validation.record
    viewer = observer_in(options.view, record.players)
    terminal = Terminal(ascii=options.ascii, colour=options.colour)
    film = _Film(record, terminal, viewer, tells_all=options.view is None)
    if options.step is not None:
        film.show_only(options.step)
    elif options.all or not (sys.stdin.isatty() and sys.stdout.isatty()):
        film.show_all()
    else:
        film.show_by_hand()
    if validation.fault is None:
        return FINE
    terminal.show("")
    terminal.show(verdict(options.record, validation))
    return AT_FAULT


def observer_in(chosen: int | str | None, players: int) -> Observer:
    """Return the one whose eyes were asked for; without a wish, the spectator."""
    if chosen is None or isinstance(chosen, str):
        return SPECTATOR
    if chosen >= players:
        raise Trouble(f"there is no player {chosen}: they are 0 to {players - 1}")
    observer: Any = chosen
    found: Observer = observer
    return found


@attrs.frozen
class _Film:
    """A record, to be shown picture by picture."""

    record: AnyRecord
    terminal: Terminal
    viewer: Observer
    tells_all: bool
    """Whether what somebody kept secret may be told, too."""

    def show_only(self, number: int) -> None:
        """Show the position after so many actions."""
        last = len(self.record.actions)
        if number > last:
            raise Trouble(f"the record ends after {amount(last, 'action')}")
        for index, picture in enumerate(self._pictures()):
            if index == number:
                self._show(index, *picture)

    def show_all(self) -> None:
        """Show every position."""
        for index, picture in enumerate(self._pictures()):
            self._show(index, *picture)
        self._show_end()

    def show_by_hand(self) -> None:
        """Step to and fro, as the keyboard says."""
        pictures = list(self._pictures())
        index = 0
        try:
            while index < len(pictures):
                self._show(index, *pictures[index])
                index = self._next(index)
        except Leaving:
            return
        if index == len(pictures):
            self._show_end()

    def _next(self, index: int) -> int:
        """Ask where to go: on, back, to a number, or away (past the end)."""
        last = len(self.record.actions)
        while True:
            answer = self.terminal.ask(
                f"[{index}/{last}] Enter: on, b: back, q: quit> "
            )
            if not answer:
                return index + 1
            if answer in ("b", "back"):
                return max(0, index - 1)
            if answer in ("q", "quit", "exit"):
                return last + 2
            if answer.isdecimal() and len(answer) < 10 and int(answer) <= last:
                return int(answer)
            self.terminal.say(f"Type Enter, b, q, or a number from 0 to {last}.")

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return names_in(self.record.game, self.record.names)

    def _pictures(self) -> Iterator[tuple[Any, Any]]:
        yield NOTHING, self.record.start()
        yield from self.record.steps()

    def _show(self, index: int, action: Any, state: Any) -> None:
        view = self.record.game.view(state, self.viewer)
        for line in self._told(index, action, view):
            self.terminal.say(line, Look.STRONG, indent="    ")
        self.terminal.draw(self.record.game, view)
        self.terminal.show("")

    def _told(self, index: int, action: Any, view: Any) -> Iterator[str]:
        """Tell an action as the viewer may know it, and what came of it."""
        if action is NOTHING:
            yield f"{self.record.game.title}, the beginning"
            return
        game = self.record.game
        actor = game.actor_of(action)
        is_known = self.tells_all or not is_secretive(game) or actor == self.viewer
        who = "chance" if actor is CHANCE else player_name(actor, self.names)
        what = f": {game.format_action(action)}" if is_known else ""
        yield f"{index}. {who}{what}"
        for told in game.tell(view).splitlines():
            yield f"  {told}"

    def _show_end(self) -> None:
        outcome = self.record.game.outcome(self.record.replay())
        if outcome is not None:
            for line in outcome_lines(outcome, self.names):
                self.terminal.show(line)
