"""The command ``validate``: is a file what it claims to be, and right?"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

import attrs

from tabletop.cli.files import (
    AnyValidation,
    at_line,
    read_bytes,
    read_object,
    read_record,
    shown_path,
)
from tabletop.cli.games import find_game
from tabletop.cli.settings import content_of, unplayable
from tabletop.cli.trouble import AT_FAULT, FINE, Trouble
from tabletop.cli.words import amount, complain, rule_line, tame
from tabletop.core.content import GameContent
from tabletop.errors import DecodingError, InvalidConfig
from tabletop.game import AnyGame
from tabletop.registry import game_names
from tabletop.serialization import loads_content


def validate(options: Namespace) -> int:
    """Check files; print a line for each."""
    code = FINE
    for path in options.files:
        try:
            told, own = _checked(path)
        except Trouble as error:
            code = max(code, error.code)
            if error.code != AT_FAULT:
                complain(str(error))
            else:
                print(tame(error))
            continue
        print(told)
        code = max(code, own)
    return code


def verdict(path: str, validation: AnyValidation) -> str:
    """Say in a line, with the rule below it, whether a record is right."""
    record, fault = validation.record, validation.fault
    if fault is None:
        facts = (
            record.game.title,
            amount(record.players, "player"),
            amount(len(record.actions), "action"),
            "not over" if record.result == "*" else f"result {record.result}",
        )
        return f"{shown_path(path)}: OK, {', '.join(facts)}"
    lines = [tame(f"{at_line(path, fault)}: {fault.reason}")]
    if fault.refusal is not None:
        lines.append(f"  {rule_line(fault.refusal.rule)}")
    kept = amount(len(record.actions), "action")
    lines.append(f"  before that stand {kept} that are right")
    return "\n".join(lines)


def _checked(path: str) -> tuple[str, int]:
    """Check a file, whatever it is; return what to say, and the exit code."""
    data = read_bytes(path)
    tree = read_object(path, data)
    if tree.get("type") == "config":
        game = find_game(str(tree.get("game")))
        return _right(path, game, "settings", _config(path, game, data)), FINE
    if (content_game := _game_of_content(tree)) is not None:
        config = _content(path, content_game, data)
        return _right(path, content_game, "components", config), FINE
    validation = read_record(path, data)
    return verdict(path, validation), FINE if validation.fault is None else AT_FAULT


def _right(path: str, game: AnyGame, what: str, config: Any) -> str:
    """Say that settings or components are right, if a game can be played with them."""
    if (reason := unplayable(game, config)) is not None:
        raise Trouble(f"{shown_path(path)}: {reason}", AT_FAULT)
    return f"{shown_path(path)}: OK, {what} of {game.title}"


def _config(path: str, game: AnyGame, data: bytes) -> Any:
    try:
        return game.loads_config(data)
    except DecodingError as error:
        raise Trouble(f"{shown_path(path)}: {error}", AT_FAULT) from None


def _content(path: str, game: AnyGame, data: bytes) -> Any:
    """Read components, into the settings of their game."""
    default = content_of(game)
    assert default is not None, "its components were recognised"
    try:
        content = loads_content(data, type(default))
        return attrs.evolve(game.config, content=content)
    except (DecodingError, InvalidConfig) as error:
        raise Trouble(f"{shown_path(path)}: {error}", AT_FAULT) from None


def _game_of_content(tree: dict[str, Any]) -> AnyGame | None:
    """Find the game whose components have the most of these keys; None for a record."""
    if "tabletop" in tree:
        return None
    found = [(len(tables & set(tree)), game) for game, tables in _tables()]
    most, game = max(found, key=lambda each: each[0], default=(0, None))
    return game if most else None


def _tables() -> Iterator[tuple[AnyGame, set[str]]]:
    """Name the tables of each game's components, but for what all have."""
    common = {field.name for field in attrs.fields(GameContent)}
    for name in game_names():
        try:
            game = find_game(name)
        except Trouble:  # it is registered, but broken; `games` tells of it
            continue
        if (content := content_of(game)) is not None:
            yield game, {field.name for field in attrs.fields(type(content))} - common
