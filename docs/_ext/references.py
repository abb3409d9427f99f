"""Cross-references without the network: Python's own names, and single backticks.

A name of the standard library that an annotation mentions becomes a link to its page on
docs.python.org, by address alone. A name in single backticks in a docstring becomes a
link if exactly one documented object bears it, and is plain code otherwise.
"""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.domains.python import PyXRefRole
from sphinx.environment import BuildEnvironment
from sphinx.util.nodes import make_refnode
from sphinx.util.typing import ExtensionMetadata

PYTHON_DOCS = "https://docs.python.org/3/library"
STDLIB = ("collections.abc", "concurrent.futures", "enum", "pathlib", "random", "re")
"""The modules of the standard library that our signatures mention."""


class SoftRole(PyXRefRole):
    """Refers to a Python object if there is one; never a fault."""

    def process_link(
        self,
        env: BuildEnvironment,
        refnode: nodes.Element,
        has_explicit_title: bool,
        title: str,
        target: str,
    ) -> tuple[str, str]:
        """Turn the role into ``py:obj`` and remember that it may miss."""
        refnode["refdomain"], refnode["reftype"] = "py", "obj"
        refnode["soft"] = True
        name = target.removesuffix("()")
        return super().process_link(env, refnode, has_explicit_title, title, name)


def resolve(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, contnode: nodes.Element
) -> nodes.Element | None:
    """Resolve what the Python domain cannot."""
    if node.get("refdomain") != "py":
        return None
    target = node["reftarget"]
    module, _, name = target.rpartition(".")
    module = module.partition("._")[0]  # where it is told of, not where it is hidden
    if module in STDLIB:
        address = f"{PYTHON_DOCS}/{module}.html#{module}.{name}"
        return nodes.reference("", "", contnode, refuri=address, internal=False)
    return _only_one(app, env, node, contnode) or (
        contnode if node.get("soft") else None
    )


def _only_one(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, contnode: nodes.Element
) -> nodes.Element | None:
    """Link to the one documented object of that name, wherever it was defined.

    So an annotation may name a class by the short name it was imported under.
    """
    name = node["reftarget"].rpartition(".")[2]
    if not name[:1].isupper():
        return None
    objects: dict[str, Any] = env.domains.python_domain.objects
    found = [full for full in objects if full.rpartition(".")[2] == name]
    if len(found) != 1:
        return None
    entry = objects[found[0]]
    return make_refnode(
        app.builder, node["refdoc"], entry.docname, entry.node_id, contnode, found[0]
    )


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the role and the resolver."""
    app.add_role("soft", SoftRole())
    app.connect("missing-reference", resolve)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
