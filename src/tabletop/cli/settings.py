"""The settings and components of a game: read from files, set one by one, checked."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import attrs

from tabletop.cli.files import read_bytes, shown_path
from tabletop.cli.trouble import AT_FAULT, Trouble
from tabletop.core.content import GameContent
from tabletop.errors import DecodingError, InvalidConfig
from tabletop.game import AnyGame
from tabletop.serialization import loads_content
from tabletop.strictjson import read

Setting: TypeAlias = tuple[str, str]
"""The name of a setting, and what was typed for its value."""

_COMPONENTS: Final = "content"
"""The field of a config that holds components; they come from files."""
_WORDS: Final = {"True": True, "False": False, "None": None}
"""What Python writes in another way than JSON does."""


def load_config(
    game: AnyGame,
    config: str | None,
    content: str | None,
    settings: Iterable[Setting] | None = None,
) -> Any:
    """Read the settings of a game, change some, and put components into them."""
    loaded = game.config if config is None else _read_config(game, config)
    for name, value in settings or ():
        loaded = _with_setting(game, loaded, name, value)
    return loaded if content is None else _with_content(game, loaded, content)


def content_of(game: AnyGame) -> GameContent | None:
    """Return the components that a game has by default, if it has any."""
    content = getattr(game.config, _COMPONENTS, None)
    return content if isinstance(content, GameContent) else None


def unplayable(game: AnyGame, config: Any) -> str | None:
    """Say why no number of players can play with these settings, or None."""
    reasons = []
    for players in game.players:
        try:
            game.new_game(players, config)
        except InvalidConfig as error:
            reasons.append(str(error))
        else:
            return None
    return reasons[0]


def _read_config(game: AnyGame, path: str) -> Any:
    _check_has_settings(game)
    data = read_bytes(path)
    try:
        return game.loads_config(data)
    except DecodingError as error:
        raise Trouble(f"{shown_path(path)}: {error}", AT_FAULT) from None


def _with_setting(game: AnyGame, config: Any, name: str, value: str) -> Any:
    """Change one setting, as if it had been changed in the file."""
    _check_has_settings(game)
    envelope = json.loads(game.dumps(config))
    known = [each for each in envelope["data"] if each != _COMPONENTS]
    if name == _COMPONENTS and name in envelope["data"]:
        raise Trouble("--set is for settings; components are put in by --content FILE")
    if name not in known:
        listed = ", ".join(known) or "none"
        raise Trouble(f"{game.title} has no setting {name!r}; there are: {listed}")
    envelope["data"][name] = _valued(value)
    try:
        return game.loads_config(json.dumps(envelope))
    except DecodingError as error:
        raise Trouble(f"--set {name}={value}: {error.reason}") from None


def _valued(text: str) -> Any:
    """Read a value: as JSON, or as the word that it is."""
    if text in _WORDS:
        return _WORDS[text]
    try:
        return read(text)
    except DecodingError:
        return text


def _with_content(game: AnyGame, config: Any, path: str) -> Any:
    default = content_of(game)
    if default is None:
        raise Trouble(f"{game.title} has no components that could be replaced")
    data = read_bytes(path)
    try:
        loaded = loads_content(data, type(default))
        return attrs.evolve(config, content=loaded)
    except (DecodingError, InvalidConfig) as error:
        raise Trouble(f"{shown_path(path)}: {error}", AT_FAULT) from None


def _check_has_settings(game: AnyGame) -> None:
    if game.config is None:
        raise Trouble(f"{game.title} has no settings")
