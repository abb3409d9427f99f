"""The directive ``board``: the picture of a position, drawn while the docs are built.

::

    ```{board} lock_n_go
    :seed: 7
    :legal:
    :alt: The board after two moves.

    C1-C2 C7-C6
    ```

The argument names the game, the lines are what was played, in its notation and parted
by blanks (or one a line with ``lines``, where the notation itself has blanks). Where
several are to act, a line begins with the seat that speaks: ``1: sail 3``. Chance falls
by the seed, or with ``by-hand`` as the lines say. ``config`` has settings that differ
from the default, as JSON. With ``legal`` the targets of the legal actions are marked;
with ``clickable`` the picture is part of the page and says below it what was clicked.
"""

from __future__ import annotations

import json
from base64 import b64encode
from html import escape
from typing import Any, ClassVar, Final, TypeAlias

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata

import tabletop
from tabletop import SPECTATOR, PlayerId, Session, replace

AnySession: TypeAlias = Session[Any, Any, Any, Any, Any]

DEMONSTRATION: Final = """
<div class="clickable-board">{svg}
<output>Click a disc, then where it goes.</output></div>
<script>
addEventListener("DOMContentLoaded", () => {{
  const board = document.querySelector(".clickable-board");
  const output = board.querySelector("output");
  clickable(board.querySelector("svg"), (action) => {{
    output.textContent = "You said " + action;
  }});
}});
</script>
"""


class BoardDirective(SphinxDirective):
    """Draws a position of a game."""

    required_arguments = 1
    has_content = True
    option_spec: ClassVar = {
        "alt": directives.unchanged_required,
        "by-hand": directives.flag,
        "caption": directives.unchanged,
        "clickable": directives.flag,
        "config": json.loads,
        "legal": directives.flag,
        "lines": directives.flag,
        "players": directives.positive_int,
        "seed": directives.positive_int,
    }

    def run(self) -> list[nodes.Node]:
        """Play what is written, and draw what comes of it."""
        session = self._played()
        alt = self.options.get("alt", f"A position of {session.game.title}")
        figure = nodes.figure(classes=["board"])
        figure += nodes.raw("", self._picture(session, alt), format="html")
        if caption := self.options.get("caption"):
            inline, messages = self.parse_inline(caption)
            figure += nodes.caption(caption, "", *inline)
            return [figure, *messages]
        return [figure]

    def _picture(self, session: AnySession, alt: str) -> str:
        is_clickable = "clickable" in self.options
        is_marked = is_clickable or "legal" in self.options
        legal = session.legal_actions() if is_marked else ()
        svg = session.game.svg(session.view(SPECTATOR), legal)
        return _demonstration(svg) if is_clickable else _image(svg, alt)

    def _played(self) -> AnySession:
        game = tabletop.get_game(self.arguments[0])
        seed = None if "by-hand" in self.options else self.options.get("seed", 1)
        settings = self.options.get("config")
        config = replace(game.config, **settings) if settings else None
        session = Session(game, self.options.get("players"), seed, config)
        for line in self._notations():
            seat, _, text = line.rpartition(": ")
            session.play(text, PlayerId(int(seat)) if seat else None)
        return session

    def _notations(self) -> list[str]:
        if "lines" in self.options:
            return [line for line in self.content if line.strip()]
        return " ".join(self.content).split()


def _image(svg: str, alt: str) -> str:
    """Write a picture that stands alone, so that its styles stay its own."""
    data = b64encode(svg.encode()).decode()
    source = f"data:image/svg+xml;base64,{data}"
    return f'<img class="board" src="{source}" alt="{escape(alt, quote=True)}">'


def _demonstration(svg: str) -> str:
    """Make the picture a part of the page; one a page."""
    return DEMONSTRATION.format(svg=svg)


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directive."""
    app.add_directive("board", BoardDirective)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
