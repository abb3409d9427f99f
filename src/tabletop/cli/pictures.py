"""The command ``render``: a game, a record or a saved position as SVG or text."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from functools import partial
from typing import Any

import attrs

from tabletop.cli.files import (
    read_bytes,
    read_object,
    read_record,
    shown_path,
    write_text,
)
from tabletop.cli.games import find_game
from tabletop.cli.records import observer_in
from tabletop.cli.secrecy import is_secretive
from tabletop.cli.terminal import Terminal
from tabletop.cli.trouble import AT_FAULT, FINE, USAGE, Trouble
from tabletop.cli.words import amount
from tabletop.core.chance import SeededRng
from tabletop.core.players import SPECTATOR, Observer
from tabletop.core.values import replace
from tabletop.errors import DecodingError, InvalidConfig
from tabletop.game import AnyGame
from tabletop.records import AnyRecord
from tabletop.registry import game_names


@attrs.frozen
class _Subject:
    """What is to be drawn: a view, and what may be behind it."""

    game: AnyGame
    view: Any
    viewer: Observer
    behind: Callable[[], Any]
    """Gives the state behind the view, or one that may be."""
    doubt: tuple[str, int] | None = None
    """What is wrong if it cannot be drawn, and the exit code: it came from outside."""


def render(options: Namespace) -> int:
    """Draw a position."""
    subject = _subject(options)
    try:
        picture = _picture(subject, options)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        if subject.doubt is None:
            raise
        raise Trouble(*subject.doubt) from None
    if options.output is None:
        print(picture)
    else:
        write_text(options.output, picture + "\n")
    return FINE


def _picture(subject: _Subject, options: Namespace) -> str:
    legal = _legal(subject) if options.legal else ()
    if _format(options) == "svg":
        return subject.game.svg(subject.view, legal)
    return _text(subject, legal, options)


def _format(options: Namespace) -> str:
    if options.format is not None:
        return str(options.format)
    name = (options.output or "").lower()
    return "svg" if name.endswith(".svg") else "text"


def _text(subject: _Subject, legal: tuple[Any, ...], options: Namespace) -> str:
    is_printed = options.output is None
    terminal = Terminal(ascii=options.ascii, colour=options.colour)
    text = subject.game.text(
        subject.view,
        ascii=terminal.ascii if is_printed else options.ascii,
        colour=terminal.colour if is_printed else bool(options.colour),
    )
    if not options.legal:
        return text
    written = ", ".join(subject.game.format_action(action) for action in legal)
    return f"{text}\n\nlegal: {written or 'nothing'}"


def _legal(subject: _Subject) -> tuple[Any, ...]:
    """List what the viewer may do; in a game without secrets, what anybody may."""
    game = subject.game
    if subject.viewer is not SPECTATOR:
        return game.legal_actions(subject.behind(), subject.viewer)
    if is_secretive(game):
        raise Trouble("that would tell secrets: say whose actions, by --view PLAYER")
    return game.legal_actions(subject.behind())


# -- finding what to draw


def _subject(options: Namespace) -> _Subject:
    if options.what in game_names():
        if options.at is not None:
            raise Trouble("--at is for a record")
        return _begun(options)
    data = _file(options.what)
    envelope = read_object(options.what, data)
    if envelope.get("type") not in ("state", "view"):
        return _recorded(options)
    if options.at is not None:
        raise Trouble(f"--at is for a record, and {options.what} is none")
    return _saved(options, data, envelope)


def _file(path: str) -> bytes:
    try:
        return read_bytes(path)
    except Trouble as error:
        raise Trouble(f"{path!r} is no game, and as a file: {error}") from None


def _begun(options: Namespace) -> _Subject:
    """Set up a new game."""
    game = find_game(options.what)
    try:
        start = game.new_game(options.players)
    except InvalidConfig as error:
        raise Trouble(str(error)) from None
    first = game.advance(start, SeededRng(options.seed))
    players = game.players[0] if options.players is None else options.players
    return _seen(game, first, observer_in(options.view, players))


def _saved(options: Namespace, data: bytes, envelope: dict[str, Any]) -> _Subject:
    """Take a saved state, or a saved view."""
    game = find_game(str(envelope.get("game")))
    viewer = observer_in(options.view, max(game.players))
    try:
        if envelope["type"] == "state":
            return _stated(game, game.loads_state(data), viewer)
        return _viewed(game, game.loads_view(data), options)
    except DecodingError as error:
        raise Trouble(f"{shown_path(options.what)}: {error}", AT_FAULT) from None


def _stated(game: AnyGame, state: Any, viewer: Observer) -> _Subject:
    """Take a saved state; how many play there, only the game itself knows."""
    if viewer is SPECTATOR:
        return _seen(game, state, viewer)
    absent = f"there is no player {viewer} in this game", USAGE
    try:
        return attrs.evolve(_seen(game, state, viewer), doubt=absent)
    except (LookupError, ValueError):
        raise Trouble(*absent) from None


def _viewed(game: AnyGame, view: Any, options: Namespace) -> _Subject:
    """Take a saved view; where games hide something, it is for one pair of eyes."""
    own, path = getattr(view, "viewer", None), shown_path(options.what)
    viewer = observer_in(options.view, max(game.players))
    if own is not None and options.view is not None and viewer != own:
        raise Trouble(f"{path} is a view for other eyes: --view {own}")
    behind = partial(game.determinize, view, SeededRng(options.seed))
    forged = f"{path}: no game can come to such a view", AT_FAULT
    return _Subject(game, view, viewer if own is None else own, behind, forged)


def _recorded(options: Namespace) -> _Subject:
    """Take a position of a record: the last, or that after so many actions."""
    validation = read_record(options.what)
    record = validation.record
    if (fault := validation.fault) is not None and options.at is None:
        raise Trouble(f"{shown_path(options.what)}: {fault}", AT_FAULT)
    last = len(record.actions)
    at = last if options.at is None else options.at
    if at > last:
        raise Trouble(f"the record ends after {amount(last, 'action')}")
    viewer = observer_in(options.view, record.players)
    return _seen(record.game, _first(record, at).replay(), viewer)


def _first(record: AnyRecord, count: int) -> AnyRecord:
    return replace(record, actions=record.actions[:count])


def _seen(game: AnyGame, state: Any, viewer: Observer) -> _Subject:
    """Look at a state with the eyes that were asked for."""
    return _Subject(game, game.view(state, viewer), viewer, lambda: state)
