"""The prompt: reads what a person types, an action or a command, and obeys."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import cached_property
from typing import Any, Final

import attrs

from tabletop.cli.table import Table
from tabletop.cli.trouble import Trouble
from tabletop.cli.words import headline, refusal_lines, rule_line, sentence
from tabletop.core.players import PlayerId
from tabletop.core.values import replace
from tabletop.errors import NotationError, NothingToUndo
from tabletop.rendering.text import Look
from tabletop.strictjson import shown

_FEW: Final = 8
"""As many actions are listed without being asked for, where no board is drawn."""


class Quitting(Exception):
    """The person wants to leave, and has been asked whether to save."""


class Prompt:
    """Asks one person for one action; or, without a player, for what chance brought."""

    def __init__(self, table: Table, player: PlayerId | None) -> None:
        self.table = table
        self.player = player

    def introduce(self) -> None:
        """Say what is asked, where the board that would is not drawn again."""
        session, player = self.table.session, self.player
        assert player is not None, "chance is not told what it may bring"
        told = headline(session.game, session.view(player))
        self._show("")
        if told:
            self._say(sentence(told), Look.STRONG)
        if len(self.legal) <= _FEW:
            self.table.terminal.list(self._numbered())

    def run(self) -> None:
        """Ask until an action was played, or the position is another one."""
        name = "chance" if self.player is None else self.table.name(self.player)
        question = f"\n{name}> "
        while not self.obey(self.table.terminal.ask(question, self._words)):
            pass

    def obey(self, line: str) -> bool:
        """Do what a line says; True if the position is another one now."""
        if not line:
            return self._nothing_typed()
        if (action := self._among_legal(line)) is not None:
            return self._play(action)
        word, _, rest = line.partition(" ")
        if (command := _COMMANDS.get(word.lower())) is not None:
            return command.obey(self, rest.strip())
        return self._try(line)

    @cached_property
    def legal(self) -> dict[str, Any]:
        """What may be said now, by its notation."""
        game, state = self.table.session.game, self.table.session.state
        if self.player is not None:
            actions = game.legal_actions(state, self.player)
        elif not self.table.is_open:
            return {}  # what a pile holds would tell what hands do
        else:
            chance = game.chance(state)
            assert chance is not None, "somebody is to act, or chance is due"
            actions = tuple(action for action, _ in chance.outcomes())
        return {game.format_action(action): action for action in actions}

    # -- actions

    def _among_legal(self, line: str) -> Any:
        """Find a legal action by its notation, in any case, or by its number."""
        if (exact := self.legal.get(line)) is not None:
            return exact
        if line.startswith("#"):
            return self._by_number(line.removeprefix("#"))
        wanted = "".join(line.split()).casefold()
        same = [
            action
            for text, action in self.legal.items()
            if "".join(text.split()).casefold() == wanted
        ]
        return same[0] if len(same) == 1 else None

    def _by_number(self, number: str) -> Any:
        """Find a legal action by its number in the list, as ``moves`` counts."""
        counted = {str(count): action for count, action in enumerate(self.legal, 1)}
        text = counted.get(number)
        return None if text is None else self.legal[text]

    def _meant(self, line: str) -> Any:
        """Read an action, legal or not; a bare number that is none counts the list."""
        try:
            return self._read(line)
        except NotationError:
            if (action := self._by_number(line)) is None:
                raise
            return action

    def _try(self, line: str) -> bool:
        """Play what is no legal action, for the sake of the reason it gets."""
        try:
            action = self._meant(line)
        except NotationError as error:
            self._explain_text(line, error)
            return False
        if self._explain(action):
            return False
        return self._play(action)

    def _read(self, line: str) -> Any:
        game, state = self.table.session.game, self.table.session.state
        if self.player is None:
            return game.parse_chance(line, state)
        return game.parse_action(line, state, self.player)

    def _play(self, action: Any) -> bool:
        self.table.play(action, self.player)
        return True

    def _explain(self, action: Any) -> bool:
        """Say which rule forbids an action; False if none does."""
        session = self.table.session
        refusal = session.game.refusal(session.state, action)
        if refusal is None:
            return False
        why, rule = refusal_lines(refusal)
        self._say(why, Look.DANGER)
        self._say(rule, indent="  ")
        return True

    def _explain_text(self, line: str, error: NotationError) -> None:
        near = get_close_matches(line.split()[0][:20].lower(), _COMMANDS, n=1)
        if near:
            said = f"{shown(line)} is no action; did you mean {near[0]}?"
            self._say(said, Look.DANGER)
            return
        self._say(sentence(error), Look.DANGER)
        self._say("Type moves to see what you may do, or ? for help.")

    def _nothing_typed(self) -> bool:
        if self.player is None:
            return self._play(self.table.throw())
        examples = ", ".join(list(self.legal)[:3])
        self._say(f"Type an action (for instance {examples}), or ? for help.")
        return False

    # -- commands

    def help(self, rest: str) -> bool:
        """List what can be typed here."""
        examples = ", ".join(list(self.legal)[:3])
        if self.player is None:
            instance = f", for instance {examples}" if examples else ""
            self._say(f"Type what chance brought{instance}.")
            self._say("Press Enter alone to let the computer throw or draw.")
        else:
            self._say(f"Type an action, for instance {examples}, or a command:")
        for command in dict.fromkeys(_COMMANDS.values()):
            self._show(f"  {command.usage:<14}{command.told}")
        return False

    def moves(self, rest: str) -> bool:
        """List what may be done, or what of it contains a text."""
        if not self.legal:
            self._say("What chance may bring is not listed: it would tell secrets.")
            return False
        numbered = self._numbered(rest)
        if not numbered:
            self._say(
                f"None of the {len(self.legal)} possible ones contains {shown(rest)}."
            )
            return False
        self.table.terminal.list(numbered)
        example = numbered[0].split()[0]
        self._say(
            f"{len(numbered)} in all; the number is enough to play one, as in {example}"
        )
        return False

    def board(self, rest: str) -> bool:
        """Draw the board again."""
        player = self.player
        self.table.board(self.table.onlooker if player is None else player)
        return False

    def why(self, rest: str) -> bool:
        """Say why an action is not allowed."""
        if not rest:
            self._say("Say which action: why, and then its notation.")
            return False
        action = self._among_legal(rest)
        try:
            action = self._meant(rest) if action is None else action
        except NotationError as error:
            self._say(sentence(error), Look.DANGER)
            return False
        if not self._explain(action):
            self._say("That is allowed.")
        return False

    def hint(self, rest: str) -> bool:
        """Say what the computer would do."""
        if self.player is None:
            self._say("Chance needs no advice.")
        else:
            text = self.table.hint(self.player)
            meaning = self._meaning(self.legal[text]).removeprefix(": ")
            told = f"{text} ({meaning})" if meaning else text
            self._say(f"The computer would play {told}.")
        return False

    def undo(self, rest: str) -> bool:
        """Go back to the last decision of a person."""
        if self._go(lambda: self.table.undo(self.player)):
            return True
        if self.table.wants_takebacks:
            self._say("Begun or resumed with --takebacks, a game lets you undo more.")
        return False

    def redo(self, rest: str) -> bool:
        """Go forward again."""
        return self._go(self.table.redo)

    def save(self, rest: str) -> bool:
        """Save the game in its file, or a copy in another."""
        path = rest or self.table.path
        if path is None:
            self._say("Say where: save, and then the name of a file.")
        elif _may_replace(self.table, path):
            _save(self.table, path)
        return False

    def record(self, rest: str) -> bool:
        """Show the game so far, unless that would tell what is hidden now."""
        record = self.table.session.record
        if not self.table.is_open:
            self._say(
                "The record tells what is hidden, so it is not shown now. "
                "To write it down unseen, type save and the name of a file."
            )
            return False
        # The seed would tell what chance has still to bring.
        self._show(replace(record, seed=None).to_text().rstrip())
        return False

    def rules(self, rest: str) -> bool:
        """Tell the rules of the game, or those that contain a word."""
        wanted = rest.casefold()
        lines = [rule_line(rule) for rule in self.table.session.game.rules or ()]
        found = [line for line in lines if wanted in line.casefold()]
        for line in found:
            self._say(line, indent="  ")
        if not found:
            self._say(
                f"No rule contains {shown(rest)}." if lines else "No rules are listed."
            )
        return False

    def quit(self, rest: str) -> bool:
        """Leave, after asking whether to save."""
        offer_to_save(self.table)
        raise Quitting

    # -- helpers

    def _go(self, move: Callable[[], None]) -> bool:
        try:
            move()
        except NothingToUndo as error:
            self._say(sentence(f"No: {error}"), Look.DANGER)
            return False
        return True

    def _numbered(self, wanted: str = "") -> list[str]:
        """List what may be said now, as far as it contains a text, with numbers."""
        told = (f"{text}{self._meaning(action)}" for text, action in self.legal.items())
        return [
            f"#{number} {text}"
            for number, text in enumerate(told, 1)
            if wanted.casefold() in text.casefold()
        ]

    def _meaning(self, action: Any) -> str:
        """Say what an action of a person does, where its notation does not tell."""
        if self.player is None:
            return ""
        session = self.table.session
        meaning = session.game.describe(session.view(self.player), action)
        return f": {meaning}" if meaning else ""

    def _words(self) -> Iterator[str]:
        yield from self.legal
        yield from _COMMANDS

    def _say(self, text: str, look: Look = Look.PLAIN, indent: str = "") -> None:
        self.table.terminal.say(text, look, indent)

    def _show(self, text: str) -> None:
        self.table.terminal.show(text)


def offer_to_save(table: Table) -> None:
    """Ask whether and where to save what would be lost."""
    if table.is_safe:
        return
    question = (
        "To save the game, type the name of a file; or just press Enter. "
        if table.path is None
        else f"Save the game in {table.path}? [Y, n, or another file] "
    )
    while True:
        answer = table.terminal.ask(question)
        word = answer.lower()
        if word in ("n", "no") or (not answer and table.path is None):
            return
        path = table.path if word in ("", "y", "yes") else answer
        if path is None or not _may_replace(table, path):
            continue
        if _save(table, path):
            return


def _may_replace(table: Table, path: str) -> bool:
    """Ask before another file is lost."""
    if path == table.path or not os.path.isfile(path):
        return True
    answer = table.terminal.ask(f"{path} is there already. Replace it? [y/N] ")
    return answer.lower() in ("y", "yes")


def _save(table: Table, path: str) -> bool:
    try:
        table.save(path)
    except Trouble as error:
        table.terminal.say(sentence(error), Look.DANGER)
        return False
    is_copy = path != table.path
    copied = f" The game itself stays in {table.path}." if is_copy else ""
    table.terminal.say(f"Saved in {path}.{copied}")
    return True


@attrs.frozen
class _Command:
    """One command of the prompt."""

    usage: str
    told: str
    obey: Callable[[Prompt, str], bool]


_HELP: Final = _Command("?", "this list", Prompt.help)
_QUIT: Final = _Command("quit", "leave; you are asked whether to save", Prompt.quit)
_COMMANDS: Final[dict[str, _Command]] = {
    "moves": _Command("moves [TEXT]", "what you may do; with TEXT in it", Prompt.moves),
    "why": _Command("why ACTION", "the rule that forbids it, if any", Prompt.why),
    "hint": _Command("hint", "what the computer would do", Prompt.hint),
    "board": _Command(
        "board", "the board; within a turn it is drawn on wish only", Prompt.board
    ),
    "rules": _Command("rules [WORD]", "the rules; with WORD in them", Prompt.rules),
    "undo": _Command("undo", "take back your last action", Prompt.undo),
    "redo": _Command("redo", "play again what was taken back", Prompt.redo),
    "record": _Command("record", "the game so far", Prompt.record),
    "save": _Command("save [FILE]", "save the game, or a copy in FILE", Prompt.save),
    "quit": _QUIT,
    "exit": _QUIT,
    "q": _QUIT,
    "?": _HELP,
    "help": _HELP,
    "h": _HELP,
}
