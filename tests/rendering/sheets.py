"""Style sheets read as rules, for tests of what they say and of whom."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree

import attrs

from tabletop.rendering.palette import SIZES

KNOWN: Final = "@supports (fill:var(--ink))"
"""Before rules for programs that know custom properties."""
DARK: Final = "@media screen and (prefers-color-scheme:dark)"
"""Before rules for dark surroundings."""

_RULE: Final = re.compile(r"\s*([^{}]*)\{|\s*\}")


@attrs.frozen
class Rule:
    """What a sheet says of some elements, and when."""

    when: tuple[str, ...]
    """The at-rules that it stands in, the outermost first."""
    selector: str
    declarations: tuple[tuple[str, str], ...]


def rules(sheet: str) -> Iterator[Rule]:
    """Read the rules of a style sheet; what is no rule is an error."""
    when: list[str] = []
    at = 0
    while at < len(sheet):
        found = _RULE.match(sheet, at)
        assert found, f"no rule begins here: {sheet[at : at + 40]!r}"
        at = found.end()
        if found[1] is None:
            when.pop()
        elif found[1].startswith("@"):
            when.append(found[1])
        else:
            end = sheet.index("}", at)
            yield Rule(tuple(when), found[1], tuple(_declarations(sheet[at:end])))
            at = end + 1
    assert not when, f"what begins here has no end: {when[-1]}"


def _declarations(written: str) -> Iterator[tuple[str, str]]:
    for each in filter(None, written.split(";")):
        name, _, value = each.partition(":")
        yield name.strip(), value.strip()


def sheet_of(root: ElementTree.Element) -> list[Rule]:
    """Read the style sheet of a picture; there is one."""
    (style,) = [node for node in root.iter() if node.tag.endswith("style")]
    return list(rules(style.text or ""))


def spelled(root: ElementTree.Element) -> ElementTree.Element:
    """Write as attributes what classes say of lines and letters, but for the sizes."""
    said = {
        rule.selector.rpartition(".")[2]: rule.declarations
        for rule in sheet_of(root)
        if " ." in rule.selector and not rule.when
    }
    for node in root.iter():
        for kind in node.attrib.get("class", "").split():
            if kind not in SIZES and kind[:2] not in ("f-", "s-"):
                for name, value in said.get(kind, ()):
                    node.attrib.setdefault(name, value.removesuffix("px"))
    return root
