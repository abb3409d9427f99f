"""The commands that ask about games: ``games``, ``config``, ``content``, ``perft``."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from typing import Any

from tabletop.cli.files import load_record
from tabletop.cli.settings import content_of, load_config
from tabletop.cli.trouble import AT_FAULT, FINE, Trouble
from tabletop.cli.words import complain
from tabletop.errors import InvalidConfig, UnknownGame
from tabletop.game import AnyGame
from tabletop.registry import game_names, get_game
from tabletop.serialization import dumps_content


def find_game(name: str) -> AnyGame:
    """Return a game by its name."""
    try:
        return get_game(name)
    except UnknownGame as error:
        raise Trouble(str(error)) from None


def games(options: Namespace) -> int:
    """List all games."""
    facts, faults = [], []
    for name in game_names():
        try:
            facts.append(_facts(find_game(name)))
        except Trouble as error:
            faults.append(str(error))
    if options.json:
        print(json.dumps(facts, indent=2, ensure_ascii=False))
    else:
        _print_facts(facts)
    for fault in faults:
        complain(fault)
    return AT_FAULT if faults else FINE


def config(options: Namespace) -> int:
    """Print the default settings, maybe with some changed, as JSON."""
    game = find_game(options.game)
    if game.config is None:
        raise Trouble(f"{game.title} has no settings", AT_FAULT)
    print(game.dumps(load_config(game, None, None, options.set), indent=2))
    return FINE


def content(options: Namespace) -> int:
    """Print the default components as JSON."""
    game = find_game(options.game)
    if (default := content_of(game)) is None:
        raise Trouble(f"{game.title} has no components to edit", AT_FAULT)
    print(dumps_content(default))
    return FINE


def perft(options: Namespace) -> int:
    """Count the ways in which a game can go on, depth by depth."""
    from tabletop.testing import perft as count  # slow to import: when needed

    game, state = _position(options)
    print(f"{'depth':>5} {'ways':>14} {'seconds':>9}")
    for depth in range(options.depth + 1):
        before = time.perf_counter()
        found = count(game, state, depth)
        passed = time.perf_counter() - before
        print(f"{depth:>5} {found:>14,} {passed:>9.3f}", flush=True)
    return FINE


def _position(options: Namespace) -> tuple[AnyGame, Any]:
    if options.record is not None:
        record = load_record(options.record)
        if record.game.name != options.game:
            raise Trouble(f"{options.record} is a game of {record.game.name}")
        return record.game, record.replay()
    game = find_game(options.game)
    try:
        return game, game.new_game(options.players)
    except InvalidConfig as error:
        raise Trouble(str(error)) from None


def _facts(game: AnyGame) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "players": list(game.players),
        "about": game.about,
        "rules_version": game.rules_version,
    }


def _print_facts(facts: list[dict[str, Any]]) -> None:
    rows = [
        (each["name"], each["title"], _counts(each["players"]), each["about"])
        for each in facts
    ]
    rows.insert(0, ("NAME", "TITLE", "PLAYERS", ""))
    wide = [max(len(row[column]) for row in rows) for column in range(3)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, wide, strict=False)]
        print("  ".join([*cells, row[3]]).rstrip())


def _counts(players: list[int]) -> str:
    """Write the numbers of players: ``2``, ``2-4``, ``1, 3``."""
    players = sorted(players)
    if len(players) > 1 and players == list(range(players[0], players[-1] + 1)):
        return f"{players[0]}-{players[-1]}"
    return ", ".join(str(count) for count in players)
