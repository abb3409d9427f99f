"""Signatures as an author wrote them, not as attrs and enum generate them."""

from __future__ import annotations

import inspect
import re
from enum import Enum
from typing import Any, Final

from sphinx.application import Sphinx
from sphinx.util.inspect import object_description
from sphinx.util.typing import ExtensionMetadata

DEFAULT_FACTORY: Final = re.compile(r"= NOTHING\b")
FUNCTION: Final = re.compile(r"<function (?:\w+\.)*(\w+)[^>]*>")
LONGEST: Final = 60
"""Signs of a default that are still read easily; a whole board is not."""


def tidy(
    app: Sphinx,
    what: str,
    name: str,
    value: Any,
    options: Any,
    arguments: str | None,
    result: str | None,
) -> tuple[str | None, str | None] | None:
    """Hide an enum's call, and write defaults so that they can be read."""
    if what == "class" and isinstance(value, type) and issubclass(value, Enum):
        return "", None
    if arguments is None:
        return None
    arguments = DEFAULT_FACTORY.sub("= ...", arguments)
    arguments = _without_long_defaults(arguments, value)
    return FUNCTION.sub(r"\1", arguments), result


def _without_long_defaults(arguments: str, value: Any) -> str:
    for parameter in inspect.signature(value).parameters.values():
        default = object_description(parameter.default)
        if len(default) > LONGEST:
            arguments = arguments.replace(default, "...")
    return arguments


def setup(app: Sphinx) -> ExtensionMetadata:
    """Connect to autodoc."""
    app.connect("autodoc-process-signature", tidy)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
