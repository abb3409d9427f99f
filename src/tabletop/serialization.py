"""Values to JSON and back, strictly: the one cattrs converter, and a game's envelope.

What it writes: attrs classes as objects of their compared fields, tuples as lists,
frozensets as sorted lists, bags as objects or lists of pairs, enums by value, members of
a union with their class name as ``"type"``. What it reads is held to exactly that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from hashlib import sha256
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

import attrs
from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override
from typing_extensions import TypeVar

from tabletop.core.bags import Bag
from tabletop.core.classes import Classes, members
from tabletop.core.content import GameContent
from tabletop.core.events import news_of
from tabletop.core.outcomes import Outcome
from tabletop.core.values import replace
from tabletop.errors import DecodingError, InvalidConfig, InvalidContent
from tabletop.strictjson import Json, read, shown, write

__all__ = ["Codec", "content_digest", "dumps_content", "load_content", "loads_content"]

T = TypeVar("T")
K = TypeVar("K", bound=GameContent)
Hook = Callable[[Any, Any], Any]

ENVELOPE: Final = 1
"""The version of the envelope itself."""
_KEYS: Final = ("tabletop", "game", "rules_version", "type", "data")


class _Fault(Exception):
    """A fault on its way up, gathering its path."""

    def __init__(self, reason: str, path: str = "") -> None:
        super().__init__(reason, path)
        self.reason = reason
        self.path = path

    def under(self, step: str) -> _Fault:
        return _Fault(self.reason, step + self.path)


# -- contents


def load_content(path: str | Path, cls: type[K]) -> K:
    """Read a set of components from a JSON file of yours.

    Raises `DecodingError` with the path of the fault inside the file, `OSError` if the
    file cannot be read.
    """
    return loads_content(Path(path).read_bytes(), cls)


def loads_content(text: str | bytes, cls: type[K]) -> K:
    """Read a set of components from JSON text; `DecodingError` with path and reason."""
    content: K = _structured(_CONVERTER, read(text), cls, "$")
    return content


def dumps_content(content: GameContent, indent: int | None = 2) -> str:
    """Write a set of components as JSON, to be edited and loaded again."""
    return write(_CONVERTER.unstructure(content), indent)


def content_digest(content: GameContent) -> str:
    """Name a set of components by its content: the same text for equal ones only."""
    text = write(_CONVERTER.unstructure(content)).encode()
    return f"sha256:{sha256(text).hexdigest()}"


# -- games


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
        migrations: Mapping[int, Callable[[str, Any], Any]] | None = None,
    ) -> None:
        self.game: Final = game
        self.rules_version: Final = rules_version
        self._flaw = flaw
        self._migrations = dict(migrations or {})
        self._views_are_states = classes.view is classes.state
        self._converter = _converter(_default_contents(config))
        self._annotations: dict[str, Any] = {
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

    def dumps(
        self,
        value: object,
        *,
        type: Literal["view"] | None = None,
        indent: int | None = None,
    ) -> str:
        """Write a value of the game in its envelope; TypeError for a foreign one."""
        kind = type or self._kind_of(value)
        envelope: dict[str, Json] = {
            "tabletop": ENVELOPE,
            "game": self.game,
            "rules_version": self.rules_version,
            "type": kind,
            "data": self.encode(kind, value),
        }
        if kind == "view":
            envelope["news"] = [self.encode("event", event) for event in news_of(value)]
        return write(envelope, indent)

    def loads(self, kind: str, text: str | bytes) -> Any:
        """Read a value of that kind from its envelope; `DecodingError`."""
        envelope = self._opened(read(text), kind)
        data = self._migrated(kind, envelope)
        value = self.decode(kind, data, "$.data")
        if "news" in envelope:
            value = replace(value, news=self._news(envelope["news"]))
        return value

    def encode(self, kind: str, value: object) -> Json:
        """Turn a value into JSON data, without envelope."""
        data: Json
        if kind in self._unions:
            data = _tagged(self._converter, value)
        else:
            data = self._converter.unstructure(value, self._annotations[kind])
        return data

    def decode(self, kind: str, data: Json, path: str = "$") -> Any:
        """Turn JSON data into a value; `DecodingError` with a path below `path`."""
        if kind in self._unions:
            hook = _union_hook(self._converter, self._unions[kind])
            return _guarded(lambda: hook(data, None), path)
        value = _structured(self._converter, data, self._annotations[kind], path)
        if kind == "state" and self._flaw is not None:
            if (reason := self._flaw(value)) is not None:
                raise DecodingError(path, f"no game can come to this: {reason}")
        return value

    def _kind_of(self, value: object) -> str:
        for kind, annotation in self._annotations.items():
            if value.__class__ is annotation:
                return kind
        for kind, union in self._unions.items():
            if value.__class__ in union:
                return kind
        raise TypeError(f"a {type(value).__name__} is no value of {self.game}")

    def _opened(self, tree: Json, kind: str) -> dict[str, Json]:
        """Check everything about an envelope but its data."""
        if not isinstance(tree, dict):
            raise DecodingError("$", f"expected an envelope, found {shown(tree)}")
        for name in _KEYS:
            if name not in tree:
                raise DecodingError("$", f"the envelope has no {name!r}")
        found = tree["type"]
        same = found == "state" and kind == "view" and self._views_are_states
        known = {*_KEYS, "news"} if found == "view" else set(_KEYS)
        for name in tree:
            if name not in known:
                raise DecodingError("$", f"unknown key {shown(name)} in the envelope")
        if type(tree["tabletop"]) is not int or tree["tabletop"] != ENVELOPE:
            reason = (
                f"this library reads envelope {ENVELOPE}, not {shown(tree['tabletop'])}"
            )
            raise DecodingError("$.tabletop", reason)
        if tree["game"] != self.game:
            reason = (
                f"this belongs to the game {shown(tree['game'])}, not {self.game!r}"
            )
            raise DecodingError("$.game", reason)
        if found != kind and not same:
            raise DecodingError("$.type", f"expected a {kind}, found {shown(found)}")
        return tree

    def _migrated(self, kind: str, envelope: dict[str, Json]) -> Json:
        """Lift the data to the rules version of this library."""
        version, data = envelope["rules_version"], envelope["data"]
        if type(version) is not int or version < 1:
            reason = f"expected a rules version from 1, found {shown(version)}"
            raise DecodingError("$.rules_version", reason)
        if version > self.rules_version:
            raise DecodingError(
                "$.rules_version",
                f"this was saved under rules version {version}; this library knows "
                f"{self.game} up to {self.rules_version}: a newer one can read it",
            )
        while version < self.rules_version:
            if version not in self._migrations:
                raise DecodingError(
                    "$.rules_version",
                    f"this was saved under rules version {version}, which this library "
                    f"(rules version {self.rules_version}) cannot lift to its own",
                )
            data = self._migrations[version](kind, data)
            version += 1
        return data

    def _news(self, data: Json) -> tuple[Any, ...]:
        if not isinstance(data, list):
            raise DecodingError("$.news", f"expected a list, found {shown(data)}")
        return tuple(
            self.decode("event", item, f"$.news[{index}]")
            for index, item in enumerate(data)
        )


# -- the converter


def _converter(contents: Mapping[str, GameContent]) -> Converter:
    """Build the converter; `contents` are those that are written as their digest."""
    converter = Converter(detailed_validation=True)
    _add_plain(converter)
    _add_collections(converter)
    _add_unions(converter)
    converter.register_structure_hook_factory(
        attrs.has, lambda cls: _class_reader(converter, cls)
    )
    converter.register_unstructure_hook_factory(
        attrs.has, lambda cls: _class_writer(converter, cls)
    )
    _add_contents(converter, contents)
    return converter


def _add_plain(converter: Converter) -> None:
    for cls in (int, str, bool, float):
        converter.register_structure_hook(cls, _exactly(cls))
    converter.register_structure_hook_factory(_is_enum, _enum_hook)
    converter.register_structure_hook_factory(_is_literal, _literal_hook)


def _exactly(cls: type) -> Hook:
    names = {
        int: "a whole number",
        str: "text",
        bool: "true or false",
        float: "a number",
    }

    def read_plain(value: Any, _: Any) -> Any:
        if type(value) is cls:
            return value
        if cls is float and type(value) is int:
            return float(value)
        raise _Fault(f"expected {names[cls]}, found {shown(value)}")

    return read_plain


def _is_enum(cls: Any) -> bool:
    return isinstance(cls, type) and issubclass(cls, Enum)


def _enum_hook(cls: Any) -> Hook:
    known = {member.value: member for member in cls}

    def read_member(value: Any, _: Any) -> Any:
        for own, member in known.items():
            if type(value) is type(own) or (
                isinstance(own, str) and type(value) is str
            ):
                if value == own:
                    return member
        choice = ", ".join(str(own) for own in known)
        raise _Fault(f"expected one of {choice}, found {shown(value)}")

    return read_member


def _is_literal(cls: Any) -> bool:
    return get_origin(cls) is Literal


def _literal_hook(cls: Any) -> Hook:
    allowed = get_args(cls)

    def read_literal(value: Any, _: Any) -> Any:
        for choice in allowed:
            if type(value) is type(choice) and value == choice:
                return choice
        choices = ", ".join(shown(choice) for choice in allowed)
        raise _Fault(f"expected one of {choices}, found {shown(value)}")

    return read_literal


def _add_collections(converter: Converter) -> None:
    def is_tuple(cls: Any) -> bool:
        return get_origin(cls) is tuple

    def is_set(cls: Any) -> bool:
        return get_origin(cls) is frozenset

    def is_bag(cls: Any) -> bool:
        return get_origin(cls) is Bag

    converter.register_structure_hook_factory(
        is_tuple, lambda cls: _tuple_reader(converter, get_args(cls))
    )
    converter.register_unstructure_hook_factory(
        is_tuple, lambda cls: _tuple_writer(converter, get_args(cls))
    )
    converter.register_structure_hook_factory(
        is_set, lambda cls: _set_reader(converter, get_args(cls)[0])
    )
    converter.register_unstructure_hook_factory(
        is_set, lambda cls: _set_writer(converter, get_args(cls)[0])
    )
    converter.register_structure_hook_factory(
        is_bag, lambda cls: _bag_reader(converter, get_args(cls)[0])
    )
    converter.register_unstructure_hook_factory(
        is_bag, lambda cls: _bag_writer(converter, get_args(cls)[0])
    )


def _tuple_reader(converter: Converter, inside: tuple[Any, ...]) -> Hook:
    repeated = len(inside) == 2 and inside[1] is Ellipsis

    def read_tuple(value: Any, _: Any) -> Any:
        items = _list(value)
        if not repeated and len(items) != len(inside):
            raise _Fault(f"expected a list of {len(inside)}, found {len(items)} items")
        kinds = (inside[0],) * len(items) if repeated else inside
        return tuple(
            _below(converter, item, kind, f"[{index}]")
            for index, (item, kind) in enumerate(zip(items, kinds, strict=True))
        )

    return read_tuple


def _tuple_writer(
    converter: Converter, inside: tuple[Any, ...]
) -> Callable[[Any], Any]:
    repeated = len(inside) == 2 and inside[1] is Ellipsis

    def write_tuple(value: tuple[Any, ...]) -> list[Any]:
        kinds = (inside[0],) * len(value) if repeated else inside
        return [
            converter.unstructure(item, kind)
            for item, kind in zip(value, kinds, strict=True)
        ]

    return write_tuple


def _set_reader(converter: Converter, kind: Any) -> Hook:
    def read_set(value: Any, _: Any) -> Any:
        items = _list(value)
        made = frozenset(
            _below(converter, item, kind, f"[{index}]")
            for index, item in enumerate(items)
        )
        if len(made) != len(items):
            raise _Fault("something stands in this list twice")
        return made

    return read_set


def _set_writer(converter: Converter, kind: Any) -> Callable[[Any], Any]:
    def write_set(value: frozenset[Any]) -> list[Any]:
        return sorted((converter.unstructure(item, kind) for item in value), key=write)

    return write_set


def _bag_reader(converter: Converter, kind: Any) -> Hook:
    def read_bag(value: Any, _: Any) -> Any:
        counts: dict[Any, int] = {}
        for step, key, count in _counted(value, _is_text(kind)):
            item = _below(converter, key, kind, step)
            if type(count) is not int or count < 1:
                raise _Fault(f"expected a number from 1, found {shown(count)}", step)
            if item in counts:
                raise _Fault("this is counted twice", step)
            counts[item] = count
        return Bag(counts)

    return read_bag


def _bag_writer(converter: Converter, kind: Any) -> Callable[[Any], Any]:
    def write_bag(value: Bag[Any]) -> Any:
        pairs = [(converter.unstructure(item, kind), n) for item, n in value.items()]
        pairs.sort(key=lambda pair: write(pair[0]))
        return dict(pairs) if _is_text(kind) else [list(pair) for pair in pairs]

    return write_bag


def _counted(value: Any, by_name: bool) -> list[tuple[str, Any, Any]]:
    if by_name:
        if type(value) is not dict:
            raise _Fault(f"expected an object of counts, found {shown(value)}")
        return [(f".{name}", name, count) for name, count in value.items()]
    pairs = _list(value)
    for index, pair in enumerate(pairs):
        if type(pair) is not list or len(pair) != 2:
            raise _Fault("expected a pair: item and count", f"[{index}]")
    return [(f"[{index}]", key, n) for index, (key, n) in enumerate(pairs)]


def _is_text(kind: Any) -> bool:
    base = getattr(kind, "__supertype__", kind)
    return isinstance(base, type) and issubclass(base, str)


def _add_unions(converter: Converter) -> None:
    def is_union(cls: Any) -> bool:
        return get_origin(cls) in (Union, UnionType)

    converter.register_structure_hook_factory(
        is_union, lambda cls: _union_hook(converter, members(cls))
    )
    converter.register_unstructure_hook_factory(
        is_union, lambda cls: _union_writer(converter, members(cls))
    )


def _union_writer(converter: Converter, parts: tuple[Any, ...]) -> Callable[[Any], Any]:
    classes = [part for part in parts if attrs.has(part)]
    alone = len(classes) == 1

    def write_member(value: Any) -> Any:
        if attrs.has(type(value)) and not alone:
            return _tagged(converter, value)
        return converter.unstructure(value)

    return write_member


def _tagged(converter: Converter, value: object) -> dict[str, Json]:
    return {"type": type(value).__name__, **converter.unstructure(value)}


def _union_hook(converter: Converter, parts: tuple[Any, ...]) -> Hook:
    """Read one of several: classes by their tag, plain values by their JSON type.

    One class beside plain values needs no tag; a union of actions always has one.
    """
    classes = {part.__name__: part for part in parts if attrs.has(part)}
    plain = [part for part in parts if not attrs.has(part) and part is not NoneType]
    untagged = len(classes) == 1 and len(parts) > 1

    def read_member(value: Any, _: Any) -> Any:
        if value is None and NoneType in parts:
            return None
        if type(value) is dict and classes:
            if untagged:
                return converter.structure(value, next(iter(classes.values())))
            return _read_tagged(converter, value, classes)
        return _read_plain(converter, value, plain, classes)

    return read_member


def _read_tagged(
    converter: Converter, value: dict[str, Any], classes: dict[str, Any]
) -> Any:
    choice = ", ".join(classes)
    if "type" not in value:
        raise _Fault(f'the object has no "type": one of {choice}')
    tag = value["type"]
    if type(tag) is not str or tag not in classes:
        raise _Fault(f"expected one of {choice}, found {shown(tag)}", ".type")
    rest = {name: item for name, item in value.items() if name != "type"}
    return converter.structure(rest, classes[tag])


def _read_plain(
    converter: Converter, value: Any, plain: list[Any], classes: dict[str, Any]
) -> Any:
    faults = []
    for kind in plain:
        try:
            return converter.structure(value, kind)
        except _Fault as fault:
            faults.append(fault)
    if len(faults) == 1 and not classes:
        raise faults[0]
    names = [getattr(kind, "__name__", str(kind)) for kind in plain]
    choice = " or ".join([*names, *classes]) or "nothing"
    raise _Fault(f"expected {choice}, found {shown(value)}")


def _class_reader(converter: Converter, cls: Any) -> Hook:
    """Let cattrs read a class, after checking that exactly its keys are there."""
    attrs.resolve_types(cls)
    kept, left_out = _saved_fields(cls)
    structure = make_dict_structure_fn(
        cls, converter, **{name: override(omit=True) for name in left_out}
    )

    def read_class(value: Any, _: Any) -> Any:
        if type(value) is not dict:
            raise _Fault(f"expected an object ({cls.__name__}), found {shown(value)}")
        for name in kept:
            if name not in value:
                raise _Fault(f"{cls.__name__} has no {name!r}")
        for name in value:
            if name not in kept:
                raise _Fault(f"unknown key {shown(name)} in {cls.__name__}")
        return structure(value, cls)

    return read_class


def _class_writer(converter: Converter, cls: Any) -> Callable[[Any], Any]:
    attrs.resolve_types(cls)
    _, left_out = _saved_fields(cls)
    write_class: Callable[[Any], Any] = make_dict_unstructure_fn(
        cls, converter, **{name: override(omit=True) for name in left_out}
    )
    return write_class


def _saved_fields(cls: Any) -> tuple[list[str], list[str]]:
    """Split fields: saved are those that are part of the value, not its news."""
    kept, left_out = [], []
    for field in attrs.fields(cls):
        (kept if field.init and field.eq else left_out).append(field.name)
    return kept, left_out


def _add_contents(converter: Converter, contents: Mapping[str, GameContent]) -> None:
    """Write known contents as their digest, others whole."""
    digests = {content: digest for digest, content in contents.items()}

    def write_content(value: GameContent) -> Json:
        known = digests.get(value)
        whole: Json = known or _CONVERTER.unstructure(value)
        return whole

    def read_content(value: Any, cls: Any) -> Any:
        if type(value) is not str:
            return _CONVERTER.structure(value, cls)
        if value not in contents:
            raise _Fault(
                "the components with this digest are not those of this library: "
                "they were changed since this was saved"
            )
        return contents[value]

    if contents:
        converter.register_unstructure_hook_func(_is_content, write_content)
        converter.register_structure_hook_func(_is_content, read_content)


def _is_content(cls: Any) -> bool:
    return isinstance(cls, type) and issubclass(cls, GameContent)


def _default_contents(config: object) -> dict[str, GameContent]:
    if not attrs.has(type(config)):
        return {}
    values = [getattr(config, field.name) for field in attrs.fields(type(config))]
    return {
        content_digest(value): value
        for value in values
        if isinstance(value, GameContent)
    }


# -- faults


def _structured(converter: Converter, tree: Json, cls: Any, path: str) -> Any:
    return _guarded(lambda: converter.structure(tree, cls), path)


def _guarded(run: Callable[[], T], path: str) -> T:
    try:
        return run()
    except Exception as error:
        fault = _first_fault(error)
        raise DecodingError(path + fault.path, fault.reason) from None


def _below(converter: Converter, value: Any, kind: Any, step: str) -> Any:
    try:
        return converter.structure(value, kind)
    except Exception as error:
        raise _first_fault(error).under(step) from None


def _first_fault(error: BaseException) -> _Fault:
    """Find the first fault in what cattrs raised; anything unforeseen goes on up."""
    if isinstance(error, _Fault):
        return error
    if isinstance(error, BaseExceptionGroup):
        inner = error.exceptions[0]
        step = "".join(_step(note) for note in getattr(inner, "__notes__", ()))
        return _first_fault(inner).under(step)
    if isinstance(error, InvalidConfig | InvalidContent | DecodingError):
        return _Fault(str(error))
    raise error


def _step(note: object) -> str:
    name = getattr(note, "name", None)
    return "" if name is None else f".{name}"


def _list(value: Any) -> list[Any]:
    if type(value) is not list:
        raise _Fault(f"expected a list, found {shown(value)}")
    listed: list[Any] = value
    return listed


_CONVERTER: Final = _converter({})
