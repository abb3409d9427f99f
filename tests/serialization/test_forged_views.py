"""Views that somebody else has written: each is refused with one clear exception."""

from __future__ import annotations

import pytest

from tabletop import PlayerId, SeededRng
from tabletop.core.values import replace
from tabletop.errors import DecodingError
from tabletop.games import beacon_patrol, pirates_cove


def _seen() -> pirates_cove.View:
    state = pirates_cove.advance(pirates_cove.new_game(3), SeededRng(4))
    return pirates_cove.view(state, pirates_cove.to_act(state)[0])


def _refused(view: pirates_cove.View) -> str:
    with pytest.raises(DecodingError) as refused:
        pirates_cove.loads_view(pirates_cove.dumps(view))
    return str(refused.value)


def test_true_view() -> None:
    """A view that the game has made is read as it was."""
    view = _seen()

    assert pirates_cove.loads_view(pirates_cove.dumps(view)) == view


def test_impossible_position() -> None:
    """A view of a position that no game can come to is refused with what is wrong."""
    view = _seen()
    supply = replace(view.table.supply, gold=view.table.supply.gold + 1)

    told = _refused(replace(view, table=replace(view.table, supply=supply)))

    assert "no game can come to this: there are" in told


def test_more_than_the_viewer_sees() -> None:
    """A view that shows somebody what the game would hide is refused."""
    view = _seen()
    other = pirates_cove.view(
        pirates_cove.advance(pirates_cove.new_game(3), SeededRng(4)), PlayerId(1)
    )

    told = _refused(replace(other, viewer=view.viewer))

    assert "nobody sees a position like this" in told


def test_nothing_behind_it() -> None:
    """A view behind which no position can be dealt is refused."""
    view = _seen()

    assert "no position is behind it" in _refused(replace(view, hands=(99, 0, 0)))


def test_open_game() -> None:
    """Where nothing is hidden, a forged view is refused like a forged state."""
    state = beacon_patrol.advance(beacon_patrol.new_game(2), SeededRng(1))
    forged = replace(state, turn=-1, discarded=state.pile)
    text = beacon_patrol.dumps(forged, type="view")

    with pytest.raises(DecodingError, match="no game can come to this"):
        beacon_patrol.loads_view(text)
