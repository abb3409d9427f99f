"""Sphinx settings; `make docs` builds with every warning as an error."""

from __future__ import annotations

import sys
from importlib import metadata
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE / "_ext"), str(HERE.parent / "examples")]

project = "tabletop"
author = "the tabletop authors"
copyright = f"2026, {author}"
release = metadata.version("tabletop-games")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    # Ours, in _ext/.
    "boards",
    "docstrings",
    "references",
    "signatures",
    "tables",
]

exclude_patterns = ["_build"]
nitpicky = True
# Single backticks in docstrings: a link where the name is known, else code.
default_role = "soft"

# --- Markdown ------------------------------------------------------------------

myst_enable_extensions = ["attrs_block", "colon_fence", "deflist"]
myst_heading_anchors = 3

# --- API pages -----------------------------------------------------------------

autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_maximum_signature_line_length = 88
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"

nitpick_ignore_regex = [
    # Type variables stand for classes; there is nothing to link to.
    (r"py:(class|obj)", r"([a-z_.]+\.)?(S|A|V|C|X|K|T|E|[SX]_co|[ST]_contra)"),
    (r"py:class", r"tabletop\.core\.pending\.(Item|Event)"),
    # Short for a game's type in `get_game`; they exist for type checkers only.
    (r"py:class", r"LockNGo|BeaconPatrol|PiratesCove|DarwinsJourney"),
    # The inside of the conformance kit: a law gets a Position and asks that.
    (r"py:class", r"tabletop\.testing\.positions\..*"),
    # Hypothesis has pages of its own; its class of strategies is told of in none.
    (r"py:class", r"hypothesis\.strategies\.SearchStrategy"),
]

# --- HTML ----------------------------------------------------------------------

html_theme = "furo"
html_title = "tabletop"
html_static_path = ["_static"]
html_css_files = ["tabletop.css"]
html_js_files = ["clickable.js"]
html_show_sourcelink = False
pygments_style = "friendly"
pygments_dark_style = "github-dark"
