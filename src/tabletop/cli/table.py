"""A table in the terminal: who sits there, whose turn it is, who may see the screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import attrs

from tabletop.cli.files import save_record
from tabletop.cli.opponents import AnyAgent
from tabletop.cli.secrecy import Secrecy, is_secretive
from tabletop.cli.story import Line, Step, Story
from tabletop.cli.terminal import Terminal
from tabletop.cli.trouble import Trouble
from tabletop.cli.words import names_in, outcome_lines, player_name, sentence
from tabletop.core.chance import Seed, SeededRng
from tabletop.core.events import news_of
from tabletop.core.players import CHANCE, SPECTATOR, Observer, PlayerId
from tabletop.rendering.text import Look
from tabletop.session import Session

AnySession: TypeAlias = Session[Any, Any, Any, Any, Any]


@attrs.frozen
class _Glance:
    """What the person who was asked last has seen, and when."""

    steps: int
    """Steps that had been made."""
    question: object
    """What was asked when the board was drawn last."""


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
    _story: Story = attrs.Factory(lambda self: self._fresh_story(), takes_self=True)
    _at_screen: PlayerId | None = None
    """Who has the screen alone, while several people play and there are secrets."""
    _glance: _Glance | None = None
    """None if the board must be drawn."""

    @property
    def actions(self) -> tuple[Any, ...]:
        """All actions so far."""
        return self.session.record.actions

    @property
    def secrecy(self) -> Secrecy:
        """Who sees what in this game."""
        return Secrecy(self.session.game, self.session.players)

    @property
    def is_secretive(self) -> bool:
        """Whether the game hides something, at some time."""
        return is_secretive(self.session.game)

    @property
    def is_open(self) -> bool:
        """Whether nothing at all is hidden now."""
        return self.secrecy.is_open(self.session.state)

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
        before = len(self.actions)
        self.session.play(action)
        self._story.go_on(self.actions[before:])
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

    def undo(self, player: PlayerId | None) -> None:
        """Go back to where a person was asked last; `NothingToUndo`, and none is.

        Who sits at the screen, `player`, takes back what is theirs; where nothing is
        hidden, or takebacks are agreed upon, what anybody did.
        """
        trial = self.session.fork()
        self._take_back(trial, player)
        while not self._asks_somebody(trial):
            self._take_back(trial, player)
        self._stand_at(trial)

    def redo(self) -> None:
        """Go forward again to where a person is asked; `NothingToUndo`."""
        trial = self.session.fork()
        trial.redo()
        while trial.can_redo and not self._asks_somebody(trial):
            trial.redo()
        self._stand_at(trial)

    @property
    def wants_takebacks(self) -> bool:
        """Whether takebacks would let somebody undo what they may not undo now."""
        lenient = self.session.fork()
        lenient.takebacks = True
        return lenient.can_undo() and not self.session.takebacks

    def _take_back(self, session: AnySession, player: PlayerId | None) -> None:
        """Take back an action: anybody's, where nobody can have learned anything."""
        rule = session.takebacks
        session.takebacks = rule or self._is_harmless(session)
        try:
            session.undo(None if session.takebacks else player)
        finally:
            session.takebacks = rule

    def _is_harmless(self, session: AnySession) -> bool:
        """Whether the last action is a player's, and nothing is hidden round it."""
        actions = session.record.actions
        if not actions or session.game.actor_of(actions[-1]) is CHANCE:
            return False
        before = session.fork()
        before.takebacks = True
        before.undo()
        states = before.state, session.state
        return all(self.secrecy.is_open(state) for state in states)

    def _asks_somebody(self, session: AnySession) -> bool:
        """Whether a person is to act, or to say what chance brought."""
        is_chance_due = session.game.chance(session.state) is not None
        return is_chance_due or not self.people.isdisjoint(session.to_act)

    def _stand_at(self, trial: AnySession) -> None:
        before = self.actions
        self.session = trial
        gone, back = len(before) - len(self.actions), self.actions[len(before) :]
        if gone > len(self._story.steps):
            self._story = self._fresh_story()
        elif gone > 0:
            self._story.go_back(gone)
        else:
            self._story.go_on(back)
            self._story.keep_silent(self.people)
        self._glance = None
        self._autosave()

    def _fresh_story(self) -> Story:
        return Story(self.secrecy, self.names, self.session.state)

    # -- the screen

    def hand_over(self, player: PlayerId) -> None:
        """See to it that only `player` looks at the screen, where there are secrets."""
        if len(self.people) < 2:
            return
        if not self._is_private(player):
            self._open_screen()
            return
        if self._at_screen == player:
            return
        name = self.name(player)
        if self._at_screen is not None:
            self.terminal.ask(f"\nPress Enter, then pass the screen to {name}. ")
            self.terminal.clear()
        self.terminal.ask(f"\nThis is for {name} only. Press Enter to look. ")
        self._at_screen = player

    def show(self, player: PlayerId) -> bool:
        """Tell a person what happened; draw the board, unless it is as they know it.

        False if it was not drawn.
        """
        if self._at_screen is None and len(self.people) > 1:
            self._tell_all()
        else:
            self._say(self._story.tell(player))
        glance = self._glance if self._is_small(player) else None
        question = self._question if glance is None else glance.question
        self._glance = _Glance(len(self._story.steps), question)
        if glance is not None:
            return False
        self.terminal.show("")
        self.board(player)
        return True

    def board(self, observer: Observer) -> None:
        """Draw the board as somebody sees it."""
        self.terminal.draw(self.session.game, self.session.view(observer))

    def show_end(self) -> None:
        """Show the end to everybody."""
        outcome = self.session.outcome
        assert outcome is not None
        self._open_screen()
        self._tell(None)
        self.terminal.show("")
        self.board(self.onlooker)
        self.terminal.show("")
        for line in outcome_lines(outcome, self.names):
            self.terminal.show(line)

    def _open_screen(self) -> None:
        """Let everybody look again; what was for one pair of eyes is wiped away."""
        if self._at_screen is not None:
            self.terminal.clear()
        self._at_screen = None

    def _is_private(self, player: PlayerId) -> bool:
        """Whether a person has to see, hear or say what other people may not know."""
        secrecy, state = self.secrecy, self.session.state
        return (
            not secrecy.look_alike(state, self.people)
            or self._story.is_news(player)
            or secrecy.asks_in_secret(state, player, self.people)
        )

    @property
    def _question(self) -> object:
        """What is asked, in a game that keeps what waits in ``pending``; or None."""
        pending = getattr(self.session.state, "pending", ())
        return pending[-1] if isinstance(pending, tuple) and pending else None

    def _is_small(self, player: PlayerId) -> bool:
        """Whether only a decision of `player`, within a turn, has led here.

        A turn goes on until its first question is asked again. Where nothing waits,
        each decision is a turn.
        """
        glance = self._glance
        if glance is None or glance.question == self._question:
            return False
        since = self._story.steps[glance.steps :]
        return not any(self._is_of_others(step, player) for step in since)

    def _is_of_others(self, step: Step, player: PlayerId) -> bool:
        """Whether others have acted, or chance, or the news tell of others."""
        game = self.session.game
        return game.actor_of(step.action) != player or any(
            getattr(event, "player", player) != player
            for event in news_of(game.view(step.state, player))
        )

    # -- telling

    def _tell(self, player: PlayerId | None) -> None:
        """Tell of the last play, as far as those who look now may know it."""
        if len(self.people) == 1:
            self._say(self._story.tell(next(iter(self.people))))
        elif self._at_screen is None:
            self._tell_all()
        elif player == self._at_screen:
            self._say(self._story.tell(player))

    def _tell_all(self) -> None:
        self._say(self._story.tell_all(self.people))

    def _say(self, lines: Iterable[Line]) -> None:
        for told, look in lines:
            self.terminal.say(told, look, indent="    ")
