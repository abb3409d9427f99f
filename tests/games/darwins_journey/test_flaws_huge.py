"""Numbers that nobody can lay out are refused as fast as others."""

from __future__ import annotations

import pytest

from tabletop import replace
from tabletop.core.bags import Bag
from tabletop.errors import DecodingError
from tabletop.games import darwins_journey as dj
from tests.games.darwins_journey.positions import start


@pytest.mark.parametrize("stack", ["silver", "gold"])
def test_stack_without_end(stack: str) -> None:
    """A stack of a quintillion objectives is refused without being laid out."""
    state = start()
    pile: Bag[dj.ObjectiveId] = getattr(state.decks, stack)
    first = next(iter(pile))
    counts = {**pile, first: 10**18}
    decks = (
        replace(state.decks, silver=Bag(counts))
        if stack == "silver"
        else replace(state.decks, gold=Bag(counts))
    )

    with pytest.raises(DecodingError, match=f"the objective {first} is there twice"):
        dj.loads_state(dj.dumps(replace(state, decks=decks)))
