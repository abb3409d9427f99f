"""Tables that are written by the code they are about.

::

    ```{rule-table} tabletop.games.lock_n_go
    ```

lists the members of the game's ``Rule``; ``ruling-table`` shows a chapter of its
rulings, from the catalogue that the tests cite; ``provenance-table`` shows where each
table of its ``DEFAULT`` content comes from, and what stands in it; ``law-table``
lists the ``LAWS`` of the conformance kit; ``public-names`` lists what a module
offers, each name linked to its place in the reference.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeAlias

import attrs
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.pycode import ModuleAnalyzer
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata

from tabletop import GameContent

WIDE: Final = 100
"""From so many letters a line, a table needs the whole page, and its columns shares."""

CATALOGUES: Final = Path(__file__).parents[2] / "tests" / "catalogue"
"""What the numbers in the tests stand for; a folder for each game."""

Cell: TypeAlias = str | nodes.Node
"""A text in the page's own markup, or a node made by hand."""


class TableDirective(SphinxDirective):
    """What the tables share: an argument that names a module, and rows."""

    required_arguments = 1

    @property
    def module(self) -> Any:
        """The module that the table is about."""
        return import_module(self.arguments[0])

    def table(
        self,
        heads: Sequence[str],
        rows: Iterable[Sequence[Cell]],
        widths: Sequence[int],
        kind: str,
    ) -> nodes.table:
        """Build a table; `widths` are the shares of the columns."""
        group = nodes.tgroup(cols=len(widths))
        group += [nodes.colspec(colwidth=width) for width in widths]
        group += nodes.thead("", self._row(heads))
        group += nodes.tbody("", *[self._row(row) for row in rows])
        return nodes.table("", group, classes=kind.split())

    def _row(self, cells: Sequence[Cell]) -> nodes.row:
        return nodes.row("", *[nodes.entry("", self._cell(cell)) for cell in cells])

    def _cell(self, cell: Cell) -> nodes.Node:
        if isinstance(cell, nodes.Node):
            return nodes.paragraph("", "", cell)
        inline, _ = self.parse_inline(cell)
        return nodes.paragraph(cell, "", *inline)


class RuleTable(TableDirective):
    """Lists the rules of a game: name, words, source."""

    def run(self) -> list[nodes.Node]:
        """Build the table from the ``Rule`` enum."""
        game = self.arguments[0].rpartition(".")[2]
        rows = [
            (_anchored(rule.name, f"rule-{game}-{rule.name}"), rule.text, rule.source)
            for rule in self.module.Rule
        ]
        heads = ("Rule", "What it says", "Where it stands")
        return [self.table(heads, rows, (22, 48, 30), "rules")]


class RulingTable(TableDirective):
    """Shows a chapter of the rulings of a game: number, question, answer."""

    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        """Build the table from the game's catalogue."""
        game, _, chapter = self.arguments[0].partition(" ")
        path = CATALOGUES / game / "rulings.toml"
        self.env.note_dependency(str(path))
        rulings = tomllib.loads(path.read_text("utf-8"))["ruling"][chapter]
        rows = [(number, *_parted(text)) for number, text in rulings.items()]
        return [self.table(("", "question", "ruling"), rows, (6, 38, 56), "rulings")]


class ProvenanceTable(TableDirective):
    """Shows the default components of a game, and where each table comes from."""

    def run(self) -> list[nodes.Node]:
        """Build the table of sources, then the values of each."""
        content: GameContent = self.module.DEFAULT
        rows = [
            (nodes.literal("", source.table), _badge(source.provenance), source.note)
            for source in content.sources
        ]
        heads = ("Table", "Provenance", "How it came to us")
        found: list[nodes.Node] = [self.table(heads, rows, (16, 20, 64), "components")]
        for source in content.sources:
            found += self._values(content, source.table)
        return found

    def _values(self, content: GameContent, name: str) -> list[nodes.Node]:
        value = getattr(content, name)
        docs = _field_docs(type(content)).get(name) or _class_docs(value)
        inline, _ = self.parse_inline(_first_sentence(f": {docs}" if docs else ":"))
        return [
            nodes.paragraph("", "", nodes.literal("", name), *inline),
            self._shown(value),
        ]

    def _shown(self, value: Any) -> nodes.Node:
        """Show a value in the form that suits it."""
        if attrs.has(type(value)):
            return self._fields(value)
        if _is_drawing(value):
            text = "\n".join(" ".join(line) for line in value)
            return nodes.literal_block(text, text, language="text")
        if isinstance(value, tuple) and value and attrs.has(type(value[0])):
            return self._records(value)
        return nodes.block_quote("", nodes.paragraph("", _told(value)))

    def _fields(self, value: Any) -> nodes.Node:
        docs = _field_docs(type(value))
        rows = [
            (nodes.literal("", name), _told(getattr(value, name)), docs.get(name, ""))
            for name in _names(type(value))
        ]
        return self.table(("Field", "Value", "Meaning"), rows, (24, 22, 54), "values")

    def _records(self, values: tuple[Any, ...]) -> nodes.Node:
        names = _names(type(values[0]))
        rows = [[_told(getattr(value, name)) for name in names] for value in values]
        widths = [_width(column) for column in zip(names, *rows, strict=True)]
        kind = "values" if sum(widths) < WIDE else "values wide colwidths-given"
        return self.table(names, rows, widths, kind)


class LawTable(TableDirective):
    """Lists the laws that every game keeps."""

    def run(self) -> list[nodes.Node]:
        """Build the table from ``LAWS``."""
        rows = [(nodes.literal("", law.name), law.text) for law in self.module.LAWS]
        return [self.table(("Law", "What every game does"), rows, (20, 80), "laws")]


class PublicNames(TableDirective):
    """Lists what a module offers, with the first sentence of each."""

    def run(self) -> list[nodes.Node]:
        """Build the list from ``__all__``."""
        rows = [self._name(name) for name in self.module.__all__]
        return [self.table(("Name", "What it is"), rows, (26, 74), "names")]

    def _name(self, name: str) -> tuple[Cell, Cell]:
        home, words = _home(self.module, name)
        link, _ = self.parse_inline(f"{{py:obj}}`{name} <{home}.{name}>`")
        return nodes.inline("", "", *link), words


def _anchored(text: str, anchor: str) -> nodes.Node:
    return nodes.inline("", "", nodes.literal("", text), ids=[nodes.make_id(anchor)])


def _parted(ruling: str) -> tuple[str, str]:
    """Part a ruling into its question and the answer."""
    question, mark, answer = ruling.partition("? ")
    return question + mark.strip(), answer


def _badge(provenance: str) -> nodes.Node:
    classes = ["provenance", f"provenance-{provenance}"]
    return nodes.inline("", provenance.upper(), classes=classes)


def _names(cls: type) -> list[str]:
    return [field.name for field in attrs.fields(cls) if field.init]


def _field_docs(cls: type) -> dict[str, str]:
    """Read the string literals that stand below the fields of a class."""
    found = ModuleAnalyzer.for_module(cls.__module__).find_attr_docs()
    return {
        field: " ".join(lines).strip()
        for (owner, field), lines in found.items()
        if owner == cls.__name__
    }


def _is_drawing(value: Any) -> bool:
    """Tell a board that is drawn as text from a list of names."""
    lines = isinstance(value, tuple) and len(value) > 1
    return lines and all(
        isinstance(line, str) and len(line) == len(value[0]) > 2 for line in value
    )


def _class_docs(value: Any) -> str:
    """Say what a component is; for several, what each of them is."""
    one = value[0] if isinstance(value, tuple) and value else value
    return (one.__doc__ or "") if attrs.has(type(one)) else ""


def _width(column: Sequence[str]) -> int:
    """Give a column its share by its longest text, within bounds."""
    return 4 + min(max(map(len, column)), 30)


def _told(value: Any) -> str:
    if value is None:
        return "–"
    if attrs.has(type(value)):
        parts = (
            f"{name}={_told(getattr(value, name))}" for name in _names(type(value))
        )
        return f"{type(value).__name__}({', '.join(parts)})"
    if not isinstance(value, tuple):
        return str(value)
    nested = any(isinstance(item, tuple) for item in value)
    return ("; " if nested else ", ").join(_told(item) for item in value)


def _home(module: Any, name: str) -> tuple[str, str]:
    """Find where a name is documented, and its first sentence."""
    value, homes = getattr(module, name), _homes(module, name)
    for home in homes:
        docs = ModuleAnalyzer.for_module(home).find_attr_docs()
        if words := docs.get(("", name)):
            return homes[0], _first_sentence(" ".join(words))
    return homes[0], _first_sentence(value.__doc__ or "")


def _homes(module: Any, name: str) -> list[str]:
    """List the modules below that export the same thing, the outermost first."""
    value, below = getattr(module, name), f"{module.__name__}."
    found = [
        home
        for home, loaded in sys.modules.items()
        if home.startswith(below)
        and name in getattr(loaded, "__all__", ())
        and getattr(loaded, name) is value
    ]
    return sorted(found, key=lambda home: (home.count("."), home))


def _first_sentence(text: str) -> str:
    paragraph = " ".join(text.split("\n\n")[0].split())
    return paragraph.partition(". ")[0].rstrip(".") + "." if paragraph else ""


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directives."""
    app.add_directive("law-table", LawTable)
    app.add_directive("rule-table", RuleTable)
    app.add_directive("ruling-table", RulingTable)
    app.add_directive("provenance-table", ProvenanceTable)
    app.add_directive("public-names", PublicNames)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
