"""Docstrings as we write them: Google's sections, and code that is merely indented.

Napoleon would also read the string below a field as ``type: text``, and take half of a
sentence with a colon for a type; ours are sentences.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from sphinx.application import Sphinx
from sphinx.ext.napoleon import Config
from sphinx.ext.napoleon.docstring import GoogleDocstring
from sphinx.util.typing import ExtensionMetadata

PLAIN: Final = ("attribute", "data", "property")
"""What is told in sentences only."""


def read_sections(
    app: Sphinx, what: Any, name: str, value: Any, options: Any, lines: list[str]
) -> None:
    """Turn ``Args:`` and the like into field lists, indented code into code."""
    if what == "module":
        lines[:] = list(_with_code_marked(lines))
    elif what not in PLAIN:
        config: Any = Config(napoleon_use_rtype=False)
        docstring = GoogleDocstring(lines, config, app, what, name, value, options)
        lines[:] = docstring.lines()


def _with_code_marked(lines: list[str]) -> Iterator[str]:
    """Put the marker of a code block before each block that is only indented."""
    last = ""
    for number, line in enumerate(lines):
        is_new = number > 0 and not lines[number - 1].strip()
        if is_new and line[:1] == " " and last[:1] != " " and not last.endswith("::"):
            yield from ("::", "")
        yield line
        last = line if line.strip() else last


def setup(app: Sphinx) -> ExtensionMetadata:
    """Connect to autodoc."""
    app.connect("autodoc-process-docstring", read_sections)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
