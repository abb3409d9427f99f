"""Laws about what a game says of itself, and how it begins."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from tabletop.game import AnyGame
from tabletop.testing.differences import difference, shown
from tabletop.testing.positions import Position


def declaration(at: Position) -> Iterator[str]:
    """Declare a name, numbers of players, and classes that can be told apart."""
    game = at.game
    if not game.name.isprintable() or not game.name or " " in game.name:
        yield f"the name {game.name!r} is empty or has blanks or controls in it"
    if not game.players or any(count < 1 for count in game.players):
        yield f"these are no numbers of players: {game.players}"
    if len(set(game.players)) < len(game.players):
        yield f"a number of players stands twice in {game.players}"
    if game.max_actions < 1 or game.rules_version < 1:
        yield "max_actions and rules_version count from 1"
    if not isinstance(game.config, game.classes.config):
        yield f"the config is no {game.classes.config.__name__}, as setup expects"
    yield from _action_faults(game)
    yield from _names_used_twice(game)


def setup(at: Position) -> Iterator[str]:
    """Set up the same first position for the same settings."""
    expected = at.game.classes.state
    if not isinstance(at.state, expected):
        yield f"the first position is no {expected.__name__}: {shown(at.state)}"
    again = at.game.new_game(at.table.players, at.table.config)
    if (wrong := difference("state", again, at.state)) is not None:
        yield f"set up a second time, {wrong}"


def _action_faults(game: AnyGame) -> Iterator[str]:
    classes = game.classes
    if not classes.actions:
        yield "refusal is annotated with no class of action"
    for cls in (*classes.actions, *classes.chance_actions):
        if not attrs.has(cls):
            yield f"the action {cls!r} is no attrs class"
            return
        names = [field.name for field in attrs.fields(cls)]
        if cls in classes.actions and names[:1] != ["player"]:
            yield f"the first field of the action {cls.__name__} is not its player"
        if cls in classes.chance_actions and "player" in names:
            yield f"the chance action {cls.__name__} has a player, but chance acts"


def _names_used_twice(game: AnyGame) -> Iterator[str]:
    classes = game.classes
    for kinds in (classes.actions + classes.chance_actions, classes.events):
        names = [cls.__name__ for cls in kinds]
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield f"two classes are called {name}, so JSON cannot tell them apart"
