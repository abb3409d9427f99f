"""Sets of components: as files to edit, ours and their owner's; inside saved games.

A file leaves out what is at its default, so that rows are short. A saved game knows the
components of the library by their digest, and brings others whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from pkgutil import get_data
from typing import Any, Final

import attrs
from cattrs import Converter
from typing_extensions import TypeVar

from tabletop.core.content import GameContent
from tabletop.core.validation import type_errors
from tabletop.serialization.converter import new_converter
from tabletop.serialization.faults import Fault, structured
from tabletop.serialization.layout import laid_out
from tabletop.strictjson import CONTROLS, Json, read, shown, write

__all__ = [
    "add_contents",
    "content_digest",
    "contents_of",
    "dumps_content",
    "load_content",
    "loads_content",
    "packaged_content",
]

K = TypeVar("K", bound=GameContent)

_WHOLE: Final = new_converter()
"""Writes components with everything in them."""
_BRIEF: Final = new_converter(is_brief=True)
"""Reads and writes components without what is at its default; reads whole ones, too."""


_PLAIN_TEXT: Final = _BRIEF.get_structure_hook(str)


def _read_text(value: Any, kind: Any) -> Any:
    """Read a text that can be printed: it may come from anywhere, and is, on boards."""
    if type(value) is str and CONTROLS.search(value):
        raise Fault(f"the text {shown(value)} holds a control character")
    return _PLAIN_TEXT(value, kind)


_BRIEF.register_structure_hook(str, _read_text)


def packaged_content(package: str, cls: type[K]) -> K:
    """Read the set of components that a package brings: its ``content.json``.

    The package may be a folder or in a zip file. Raises `DecodingError` with the path
    of the fault inside the file, `OSError` if there is no such file.
    """
    # importlib.resources would do the same; importing it takes longer than reading.
    return loads_content(get_data(package, "content.json") or b"", cls)


def load_content(path: str | Path, cls: type[K]) -> K:
    """Read a set of components from a JSON file of yours.

    Raises `DecodingError` with the path of the fault inside the file, `OSError` if the
    file cannot be read.
    """
    return loads_content(Path(path).read_bytes(), cls)


def loads_content(text: str | bytes, cls: type[K]) -> K:
    """Read a set of components from JSON text; `DecodingError` with path and reason."""
    content: K = structured(_BRIEF, read(text), cls, "$")
    return content


def dumps_content(content: GameContent, *, is_brief: bool = True) -> str:
    """Write a set of components as JSON, to be edited and loaded again.

    Fields that are at their defaults are left out, unless it is not to be brief: who
    reads it without these classes needs them.

    Raises `TypeError` for what could not be loaded, as of another type.
    """
    for path, expected, found in type_errors(content, type(content)):
        raise TypeError(f"the {path} of the content must be {expected}, not {found}")
    converter = _BRIEF if is_brief else _WHOLE
    return laid_out(converter.unstructure(content))


def content_digest(content: GameContent) -> str:
    """Name a set of components by its content: the same text for equal ones only."""
    text = write(_WHOLE.unstructure(content)).encode()
    return f"sha256:{sha256(text).hexdigest()}"


def contents_of(config: object) -> dict[str, GameContent]:
    """Find the sets of components in a config, by their digest."""
    cls = type(config)
    if not attrs.has(cls):
        return {}
    values = [getattr(config, field.name) for field in attrs.fields(cls)]
    found = [value for value in values if isinstance(value, GameContent)]
    return {content_digest(content): content for content in found}


def add_contents(converter: Converter, contents: Mapping[str, GameContent]) -> None:
    """Teach the converter to write known contents as their digest, others whole."""
    digests = {content: digest for digest, content in contents.items()}

    def write_content(value: GameContent) -> Json:
        whole: Json = digests.get(value) or _WHOLE.unstructure(value)
        return whole

    def read_content(value: Any, cls: Any) -> Any:
        if type(value) is not str:
            return _BRIEF.structure(value, cls)
        if value not in contents or not isinstance(contents[value], cls):
            raise Fault(
                "the components with this digest are not those of this library: "
                "they were changed since this was saved"
            )
        return contents[value]

    if contents:
        converter.register_unstructure_hook_func(_is_content, write_content)
        converter.register_structure_hook_func(_is_content, read_content)


def _is_content(cls: Any) -> bool:
    return isinstance(cls, type) and issubclass(cls, GameContent)
