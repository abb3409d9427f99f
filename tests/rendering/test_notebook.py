"""States, views and sessions in a notebook show their board."""

from __future__ import annotations

from typing import Any

import pytest
from IPython.core.formatters import DisplayFormatter

from tabletop import SPECTATOR, Session, Value
from tabletop.games import lock_n_go
from tabletop.games.lock_n_go import GAME
from tabletop.rendering.notebook import show_by

STATE: Any = GAME.new_game()


@pytest.fixture(scope="module")
def shown() -> dict[str, str]:
    """Ask IPython what it would hand to a notebook."""
    formatter: Any = DisplayFormatter()
    bundle: dict[str, str] = formatter.format(STATE)[0]
    return bundle


def test_ipython_shows_the_text_board(shown: dict[str, str]) -> None:
    """A terminal gets the board in letters."""
    assert lock_n_go.text(STATE) == shown["text/plain"]


def test_ipython_shows_the_picture(shown: dict[str, str]) -> None:
    """A notebook gets the picture."""
    assert lock_n_go.svg(STATE) == shown["image/svg+xml"]


def test_ipython_shows_html(shown: dict[str, str]) -> None:
    """Who takes HTML only gets the same picture, held to the width of a page."""
    assert lock_n_go.svg(STATE) in shown["text/html"]
    assert shown["text/html"].startswith('<div style="max-width:')


def test_a_state_shows_itself_as_svg() -> None:
    """What asks for the picture alone gets it."""
    assert lock_n_go.svg(STATE) == STATE._repr_svg_()


def test_a_state_shows_itself_as_html() -> None:
    """Galleries of scripts, which ask for HTML, get the picture too."""
    assert lock_n_go.svg(STATE) in (STATE._repr_html_() or "")


def test_a_view_shows_itself() -> None:
    """A view shows what its viewer sees."""
    view: Any = GAME.view(STATE, SPECTATOR)

    assert lock_n_go.svg(view) == view._repr_svg_()


def test_a_session_shows_where_it_stands() -> None:
    """A session shows its present state."""
    session = Session(GAME)
    session.play("C1-C2")

    assert lock_n_go.svg(session.state) == session._repr_mimebundle_()["image/svg+xml"]


def test_a_value_of_no_game_has_no_picture() -> None:
    """Other values keep to their repr."""

    class Loose(Value):
        pass

    assert not hasattr(Loose(), "_repr_mimebundle_")


def test_a_class_that_shows_itself_keeps_its_own_picture() -> None:
    """What an author wrote for notebooks is not replaced by a game's picture."""

    class Own(Value):
        def _repr_mimebundle_(self) -> str:
            return "own"

    show_by(Own, lambda value: {"image/svg+xml": "the game's"})

    assert "own" == Own()._repr_mimebundle_()
