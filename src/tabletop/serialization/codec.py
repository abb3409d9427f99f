"""`Codec`: reads and writes the values of one game, each in its envelope."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

from tabletop.core.classes import Classes
from tabletop.core.events import has_news, news_of
from tabletop.core.outcomes import Outcome
from tabletop.core.validation import type_errors
from tabletop.core.values import replace
from tabletop.errors import DecodingError
from tabletop.serialization.contents import add_contents, contents_of
from tabletop.serialization.converter import new_converter
from tabletop.serialization.envelopes import (
    check_game,
    lifted,
    opened,
    sealed,
    version_of,
)
from tabletop.serialization.faults import guarded, structured
from tabletop.serialization.unions import tagged, union_reader
from tabletop.strictjson import Json, read, shown, write

__all__ = ["Codec"]


class Codec:
    """Reads and writes the values of one game, each in its envelope."""

    def __init__(
        self,
        *,
        game: str,
        rules_version: int,
        classes: Classes,
        config: object = None,
        flaw: Callable[[Any], str | None] | None = None,
        view_flaw: Callable[[Any], str | None] | None = None,
        migrations: Mapping[int, Callable[[str, Any], Any]] | None = None,
    ) -> None:
        self.game: Final = game
        self.rules_version: Final = rules_version
        self._flaw = flaw
        self._view_flaw = view_flaw
        self._migrations = dict(migrations or {})
        self._views_are_states = classes.view is classes.state
        self._converter = new_converter()
        add_contents(self._converter, contents_of(config))
        self._singles: dict[str, type] = {
            "state": classes.state,
            "view": classes.view,
            "config": classes.config,
            "outcome": Outcome,
        }
        self._unions: dict[str, tuple[type, ...]] = {
            "action": classes.actions,
            "chance_action": classes.chance_actions,
            "any_action": (*classes.actions, *classes.chance_actions),
            "event": classes.events,
        }
        self._readers = {
            kind: union_reader(self._converter, union)
            for kind, union in self._unions.items()
        }

    def dumps(
        self,
        value: object,
        *,
        type: Literal["view"] | None = None,
        indent: int | None = None,
    ) -> str:
        """Write a value of the game in its envelope; TypeError for a foreign one."""
        kind = type or self._kind_of(value)
        data = self.encode(kind, value)
        envelope = sealed(self.game, self.rules_version, kind, data)
        if kind == "view":
            envelope["news"] = [self.encode("event", event) for event in news_of(value)]
        return write(envelope, indent)

    def loads(self, kind: str, text: str | bytes) -> Any:
        """Read a value of that kind from its envelope; `DecodingError`."""
        either = kind == "view" and self._views_are_states
        envelope = opened(read(text), kind, *(("state",) if either else ()))
        check_game(envelope, self.game)
        version = version_of(envelope, self.game, self.rules_version)
        data = self._lifted(envelope["data"], kind, version, "$.data")
        value = self.decode(kind, data, "$.data")
        if news := self._news(envelope.get("news", []), version):
            value = replace(value, news=news)
        if kind == "view" and self._view_flaw is not None:
            self._refuse("$", self._view_flaw(value))
        return value

    def encode(self, kind: str, value: object) -> Json:
        """Turn a value into JSON data, no envelope.

        Raises `TypeError` for a foreign value, and for one that could not be read back.
        """
        what = f"{kind.removeprefix('any_').replace('_', ' ')} of {self.game}"
        cls = type(value)
        if not self._is_a(kind, value):
            raise TypeError(f"a {cls.__name__} is no {what}")
        for path, expected, found in type_errors(value, cls):
            where = f"the {path} of a {what}" if path else f"the {what}"
            raise TypeError(f"{where} must be {expected}, not {found}")
        if kind in self._unions:
            return tagged(self._converter, value)
        data: Json = self._converter.unstructure(value, self._singles[kind])
        return data

    def decode(self, kind: str, data: Json, path: str = "$") -> Any:
        """Turn JSON data into a value; `DecodingError` with a path below `path`."""
        if kind in self._unions:
            reader = self._readers[kind]
            return guarded(lambda: reader(data, None), path)
        value = structured(self._converter, data, self._singles[kind], path)
        if self._is_a("state", value):
            self._check(value, path)
        return value

    def _check(self, state: Any, path: str) -> None:
        if self._flaw is not None:
            self._refuse(path, self._flaw(state))

    def _refuse(self, path: str, reason: str | None) -> None:
        if reason is not None:
            raise DecodingError(path, f"no game can come to this: {reason}")

    def _kind_of(self, value: object) -> str:
        for kind in (*self._singles, *self._unions):
            if self._is_a(kind, value):
                return kind
        raise TypeError(f"a {type(value).__name__} is no value of {self.game}")

    def _is_a(self, kind: str, value: object) -> bool:
        if kind in self._unions:
            return type(value) in self._unions[kind]
        return type(value) is self._singles[kind]

    def _lifted(self, data: Json, kind: str, version: int, path: str) -> Json:
        newest, migrations = self.rules_version, self._migrations
        return lifted(data, kind, version, newest, migrations, path)

    def _news(self, data: Json, version: int) -> tuple[Any, ...]:
        if not isinstance(data, list):
            raise DecodingError("$.news", f"expected a list, found {shown(data)}")
        if data and not has_news(self._singles["view"]):
            raise DecodingError("$.news", f"{self.game} has no events to tell of")
        return tuple(
            self._event(item, version, f"$.news[{index}]")
            for index, item in enumerate(data)
        )

    def _event(self, data: Json, version: int, path: str) -> Any:
        return self.decode("event", self._lifted(data, "event", version, path), path)
