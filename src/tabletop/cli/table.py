"""A table in the terminal: who sits there, whose turn it is, who may see the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import attrs

from tabletop.cli.files import save_record
from tabletop.cli.news import event_text, events_text
from tabletop.cli.opponents import AnyAgent
from tabletop.cli.terminal import Terminal
from tabletop.cli.trouble import Trouble
from tabletop.cli.words import (
    is_secretive,
    names_in,
    outcome_lines,
    player_name,
    sentence,
)
from tabletop.core.chance import Seed, SeededRng
from tabletop.core.players import CHANCE, SPECTATOR, Observer, PlayerId
from tabletop.rendering.text import Look
from tabletop.session import Session

__all__ = ["AnySession", "Table"]

AnySession: TypeAlias = Session[Any, Any, Any, Any, Any]


@attrs.define
class Table:
    """A game being played at one screen. What its methods print, people may see."""

    session: AnySession
    people: frozenset[PlayerId]
    """The seats of those who play at the screen; the computer has the others."""
    agent: AnyAgent
    terminal: Terminal
    seed: Seed
    """What the computer draws from when it chooses, or throws dice for people."""
    path: str | None = None
    """The file of the game."""
    saves_always: bool = False
    """Whether it is saved there after every action."""
    kept: str | None = None
    """Where the game was saved last; copies of what was safe already do not count."""
    safe: tuple[Any, ...] = attrs.Factory(lambda self: self.actions, takes_self=True)
    """The actions that are saved, or that nobody would miss."""
    _told: int = attrs.Factory(lambda self: len(self.actions), takes_self=True)
    """Actions that everybody has been told of, in a game without secrets."""
    _at_screen: PlayerId | None = None
    """Who has the screen, in a game with secrets that several people play."""
    _inbox: dict[PlayerId, list[str]] = attrs.field(factory=dict)
    """What happened since a person last looked, in a game with secrets."""

    @property
    def actions(self) -> tuple[Any, ...]:
        """All actions so far."""
        return self.session.record.actions

    @property
    def is_secretive(self) -> bool:
        """Whether the game hides something."""
        return is_secretive(self.session.game)

    @property
    def is_safe(self) -> bool:
        """Whether nothing would be lost by leaving."""
        return self.safe == self.actions

    @property
    def onlooker(self) -> Observer:
        """The one whose view everybody at the screen may see."""
        return next(iter(self.people)) if len(self.people) == 1 else SPECTATOR

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return names_in(self.session.game, self.session.names)

    def name(self, player: PlayerId) -> str:
        """Name a player."""
        return player_name(player, self.names)

    # -- playing

    def play(self, action: Any, player: PlayerId | None) -> None:
        """Play an action of `player`, or of chance; tell of it; save if always."""
        self.session.play(action)
        self._tell(player)
        self._autosave()

    def let_computer_play(self, player: PlayerId) -> None:
        """Let the computer choose for a seat, from that seat's view alone."""
        self.play(self._choice(player, "computer"), player)

    def hint(self, player: PlayerId) -> str:
        """Ask the computer what it would do in the place of `player`."""
        return self.session.game.format_action(self._choice(player, "hint"))

    def throw(self) -> Any:
        """Let the computer say what chance brings."""
        chance = self.session.game.chance(self.session.state)
        assert chance is not None, "only asked for where chance is due"
        return chance.sample(SeededRng(self.seed, "throw", len(self.actions)))

    def save(self, path: str) -> None:
        """Write the record; the first file is the game's own, others are copies."""
        save_record(self.session.record, path)
        self.path = path if self.path is None else self.path
        if path == self.path or not self.is_safe:
            self.kept = path
        self.safe = self.actions

    def _autosave(self) -> None:
        """Save if always; a failure is told, and the game goes on."""
        if not self.saves_always or self.path is None:
            return
        try:
            self.save(self.path)
        except Trouble as error:
            self.terminal.say(sentence(f"Not saved: {error}"), Look.DANGER)

    def _choice(self, player: PlayerId, why: str) -> Any:
        session = self.session
        # A path of its own: nothing that chance will draw can be learned from it.
        rng = SeededRng(self.seed, why, player, len(self.actions))
        with self.terminal.waiting("The computer is thinking ..."):
            return self.agent.choose(session.game, session.view(player), player, rng)

    # -- back and forth

    def undo(self) -> None:
        """Go back to where a person was asked last; `NothingToUndo`, and none is."""
        trial = self.session.fork()
        trial.undo()
        while not self._asks_somebody(trial):
            trial.undo()
        self._stand_at(trial)

    def redo(self) -> None:
        """Go forward again to where a person is asked; `NothingToUndo`."""
        trial = self.session.fork()
        trial.redo()
        while trial.can_redo and not self._asks_somebody(trial):
            trial.redo()
        self._stand_at(trial)

    def _asks_somebody(self, session: AnySession) -> bool:
        """Whether a person is to act, or to say what chance brought."""
        is_chance_due = session.game.chance(session.state) is not None
        return is_chance_due or not self.people.isdisjoint(session.to_act)

    def _stand_at(self, trial: AnySession) -> None:
        self.session = trial
        self._inbox.clear()
        self._told = len(self.actions)
        self._autosave()

    # -- the screen

    def hand_over(self, player: PlayerId) -> None:
        """See to it that only `player` looks at the screen, where there are secrets."""
        if self._at_screen == player or not self.is_secretive or len(self.people) < 2:
            return
        name = self.name(player)
        if self._at_screen is not None:
            self.terminal.ask(f"\nPress Enter, then pass the screen to {name}. ")
            self.terminal.clear()
        self.terminal.ask(f"\nThis is for {name} only. Press Enter to look. ")
        self._at_screen = player

    def show(self, player: PlayerId) -> None:
        """Show a person what happened, and the board as they see it."""
        self._empty_inbox(player)
        self.terminal.show("")
        self.board(player)

    def board(self, observer: Observer) -> None:
        """Draw the board as somebody sees it."""
        self.terminal.draw(self.session.game, self.session.view(observer))

    def show_end(self) -> None:
        """Show the end to everybody."""
        outcome = self.session.outcome
        assert outcome is not None
        if self.onlooker is not SPECTATOR:
            self._empty_inbox(self.onlooker)
        elif self.is_secretive and (news := self.session.news_for(SPECTATOR)):
            self.terminal.say(events_text(news, None, self.names), indent="    ")
        self.terminal.show("")
        self.board(self.onlooker)
        self.terminal.show("")
        for line in outcome_lines(outcome, self.names):
            self.terminal.show(line)

    # -- telling

    def _tell(self, player: PlayerId | None) -> None:
        """Tell of the last play: aloud, or in secret to each who may know."""
        if not self.is_secretive:
            for line in self._open_news(player):
                self.terminal.say(line, indent="    ")
            return
        for person in self.people:
            news = self._news_for(person, player)
            self._inbox.setdefault(person, []).extend(news)
        if player is not None and player in self.people:
            self._empty_inbox(player)

    def _empty_inbox(self, player: PlayerId) -> None:
        for line in self._inbox.pop(player, []):
            self.terminal.say(line, indent="    ")

    def _open_news(self, player: PlayerId | None) -> Iterator[str]:
        """Tell every action since the last time, and what came of it."""
        game = self.session.game
        for action in self.actions[self._told :]:
            actor = game.actor_of(action)
            who = "chance" if actor is CHANCE else self.name(actor)
            yield f"{who}: {game.format_action(action)}"
        self._told = len(self.actions)
        if news := events_text(self.session.news, player, self.names):
            yield self.terminal.painted(f"  {news}", Look.FAINT)

    def _news_for(self, person: PlayerId, player: PlayerId | None) -> Iterator[str]:
        """Tell what a person may know of the last play: events, but no notation."""
        if player is not None and player != person:
            yield f"{self.name(player)} has acted."
        for event in self.session.news_for(person):
            yield f"  {event_text(event, player, self.names)}"
