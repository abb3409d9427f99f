from __future__ import annotations

from tabletop.core.pending import popped, pushed, top


def test_the_first_item_pushed_is_on_top() -> None:
    """Items wait in the order in which they are named."""
    assert top(pushed(("later",), "now", "then")) == "now"


def test_what_is_pushed_lies_above_what_waited() -> None:
    """What waited before waits longer."""
    assert pushed(("later",), "now", "then") == ("later", "then", "now")


def test_pushing_nothing_changes_nothing() -> None:
    """The stack stays as it is."""
    assert pushed(("later",)) == ("later",)


def test_popped_takes_off_the_top() -> None:
    """The last item of the tuple goes."""
    assert popped(("later", "now")) == ("later",)


def test_an_empty_stack_has_no_top() -> None:
    """Where nothing waits, the top is None."""
    assert top(()) is None


def test_popping_an_empty_stack_leaves_it_empty() -> None:
    """There is nothing to take off."""
    assert popped(()) == ()
