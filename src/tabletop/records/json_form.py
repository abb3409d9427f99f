"""The form of a record for programs: an envelope like that of every saved value."""

from __future__ import annotations

from typing import Any, Final

import attrs

from tabletop.errors import DecodingError
from tabletop.game import AnyGame
from tabletop.records.sheet import HeaderFault, Sheet, fitting, read_header
from tabletop.strictjson import Json, read, shown, write

_KEYS: Final = ("players", "names", "seed", "config", "result", "actions")
_PATHS: Final = {"game": "$.game", "rules": "$.rules_version"}


def write_json(sheet: Sheet, indent: int | None) -> str:
    """Write a record for programs."""
    from tabletop.serialization.envelopes import sealed  # slow to import

    codec = sheet.game._codec
    data: dict[str, Json] = {
        "players": sheet.players,
        "names": list(sheet.names),
        "seed": sheet.seed,
        "config": codec.encode("config", sheet.config),
        "result": sheet.result,
        "actions": [codec.encode("any_action", action) for action in sheet.actions],
    }
    envelope = sealed(sheet.game.name, sheet.game.rules_version, "record", data)
    return fitting(write(envelope, indent, limit=None))


def read_json(text: str | bytes, game: AnyGame | None, limit: int) -> Sheet:
    """Read a record; the first action that cannot be read is noted, and ends it.

    Nothing is replayed. Raises `DecodingError` if not even the header can be read.
    """
    from tabletop.serialization.envelopes import opened  # slow to import

    envelope = opened(read(text, limit=limit), "record")
    data = _checked(envelope["data"])
    raw = {**data, "game": envelope["game"], "rules": envelope["rules_version"]}
    try:
        sheet = read_header(raw, game)
    except HeaderFault as fault:
        path = _PATHS.get(fault.name, f"$.data.{fault.name}")
        raise DecodingError(path + fault.path, fault.reason) from fault.__cause__
    return _with_actions(sheet, data["actions"])


def _checked(data: Json) -> dict[str, Json]:
    if not isinstance(data, dict):
        raise DecodingError("$.data", f"expected an object, found {shown(data)}")
    for name in _KEYS:
        if name not in data:
            raise DecodingError("$.data", f"the record has no {name!r}")
    for name in data:
        if name not in _KEYS:
            raise DecodingError("$.data", f"unknown key {shown(name)} in the record")
    return data


def _with_actions(sheet: Sheet, items: Json) -> Sheet:
    if not isinstance(items, list):
        reason = f"expected a list, found {shown(items)}"
        raise DecodingError("$.data.actions", reason)
    codec = sheet.game._codec
    actions: list[Any] = []
    fault = None
    for index, item in enumerate(items):
        try:
            actions.append(codec.decode("any_action", item, f"$.data.actions[{index}]"))
        except DecodingError as error:
            fault = error
            break
    return attrs.evolve(sheet, actions=tuple(actions), fault=fault)
