"""What must hold of the wishes for a new game, whatever the game."""

from __future__ import annotations

from enum import Enum

from typing_extensions import TypeVar

from tabletop.core.validation import described, is_well_typed, type_errors
from tabletop.errors import InvalidConfig

__all__ = ["check_config", "check_players", "chosen", "titled"]

E = TypeVar("E", bound=Enum)


def titled(name: str) -> str:
    """Make a title of a name: ``lock_n_go`` is Lock N Go."""
    return name.replace("_", " ").title()


def check_players(title: str, allowed: tuple[int, ...], count: object) -> None:
    """Refuse a number of players that the game is not for: `InvalidConfig`."""
    if type(count) is int and count in allowed:
        return
    numbers = " or ".join(str(number) for number in sorted(allowed))
    raise InvalidConfig(f"{title} is for {numbers} players, not {described(count)}")


def check_config(title: str, cls: type, config: object) -> None:
    """Refuse settings that are not well typed settings of the game: `InvalidConfig`."""
    if is_well_typed(config, cls):
        return
    if cls is type(None):
        raise InvalidConfig(f"{title} has no settings")
    if config is None:
        raise InvalidConfig(f"{title} needs a {cls.__name__}, and has no default one")
    fault = next(type_errors(config, cls))
    if not fault.path:
        found = type(config).__name__
        raise InvalidConfig(f"the config of {title} is a {cls.__name__}, no {found}")
    raise InvalidConfig(
        f"the {fault.path} of the config must be {fault.expected}, not {fault.found}"
    )


def chosen(enum: type[E], value: object) -> E:
    """Take a word for the setting that it names; `InvalidConfig` for anything else.

    It is for the converters of settings; an enum whose ``_missing_`` raises
    `InvalidConfig` says more about words that it does not know.
    """
    if isinstance(value, enum | str):
        return enum(value)
    known = ", ".join(str(member.value) for member in enum)
    name = enum.__name__
    raise InvalidConfig(f"the setting {name} is one of {known}, not {described(value)}")
