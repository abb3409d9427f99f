from __future__ import annotations

from tabletop.cli.words import event_text
from tabletop.games import lock_n_go
from tabletop.games.lock_n_go import BLACK, NothingGained, Rule, Space


def test_a_rule_in_an_event_is_told_by_its_name() -> None:
    """An event that names a rule stays on a line; ``why`` and ``rules`` tell it."""
    event = NothingGained(BLACK, Space("E3"), Rule.COIN)

    assert "nothing gained: space E3, rule COIN" == event_text(event, BLACK)


def test_a_cell_in_an_event_is_told_as_in_notation() -> None:
    """Two numbers stand with a comma between them."""
    cell = lock_n_go.Numbers(costs=(2, 3))

    assert "costs 2,3" in event_text(cell)
