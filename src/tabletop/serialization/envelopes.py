"""What stands around every value that is saved: whose it is, and of which version."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tabletop.errors import DecodingError
from tabletop.strictjson import Json, shown

__all__ = ["check_game", "lifted", "opened", "sealed", "version_of"]

ENVELOPE: Final = 1
"""The version of the envelope itself."""

_MISFORMED: Final = (
    ArithmeticError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
"""What a migration may run into: it trusts the form of what it is given."""
_KEYS: Final = ("tabletop", "game", "rules_version", "type", "data")


def sealed(game: str, rules_version: int, kind: str, data: Json) -> dict[str, Json]:
    """Put data in an envelope."""
    return {
        "tabletop": ENVELOPE,
        "game": game,
        "rules_version": rules_version,
        "type": kind,
        "data": data,
    }


def opened(tree: Json, *kinds: str) -> dict[str, Json]:
    """Check keys, version and kind of an envelope; `DecodingError`."""
    if not isinstance(tree, dict):
        raise DecodingError("$", f"expected an envelope, found {shown(tree)}")
    keys = (*_KEYS, "news") if tree.get("type") == "view" else _KEYS
    for name in keys:
        if name not in tree:
            raise DecodingError("$", f"the envelope has no {name!r}")
    for name in tree:
        if name not in keys:
            raise DecodingError("$", f"unknown key {shown(name)} in the envelope")
    version = tree["tabletop"]
    if type(version) is not int or version != ENVELOPE:
        reason = f"this library reads envelope {ENVELOPE}, not {shown(version)}"
        raise DecodingError("$.tabletop", reason)
    if tree["type"] not in kinds:
        expected = kinds[0].replace("_", " ")
        reason = f"expected a value of type {expected}, found {shown(tree['type'])}"
        raise DecodingError("$.type", reason)
    return tree


def check_game(envelope: Mapping[str, Json], game: str) -> None:
    """Raise `DecodingError` if the envelope belongs to another game."""
    found = envelope["game"]
    if found != game:
        reason = f"this belongs to the game {shown(found)}, not {game!r}"
        raise DecodingError("$.game", reason)


def version_of(envelope: Mapping[str, Json], game: str, newest: int) -> int:
    """Return the rules version of an envelope; `DecodingError` if it is newer."""
    version = envelope["rules_version"]
    if type(version) is not int or version < 1:
        reason = f"expected a rules version from 1, found {shown(version)}"
        raise DecodingError("$.rules_version", reason)
    if version > newest:
        raise DecodingError(
            "$.rules_version",
            f"this was saved under rules version {version}; this library knows "
            f"{game} up to {newest}: a newer one can read it",
        )
    return version


def lifted(
    data: Json,
    kind: str,
    version: int,
    newest: int,
    migrations: Mapping[int, Callable[[str, Any], Any]],
    path: str,
) -> Json:
    """Lift data from one rules version to the newest, step by step; `DecodingError`."""
    for older in range(version, newest):
        if older not in migrations:
            raise DecodingError(
                "$.rules_version",
                f"this was saved under rules version {older}, which this library "
                f"(rules version {newest}) cannot lift to its own",
            )
        try:
            data = migrations[older](kind, data)
        except _MISFORMED:
            reason = f"this is no {kind} of rules version {older}: it cannot be lifted"
            raise DecodingError(path, reason) from None
    return data
