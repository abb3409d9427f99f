from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, Never, TypeAlias

import pytest

from tabletop.core.annotations import members
from tabletop.core.classes import Classes, read_classes
from tests.core import bidding, nim, race

if TYPE_CHECKING:
    from decimal import Decimal

Nothing: TypeAlias = Never


def classes_with(**changes: Any) -> Classes:
    """Read the classes of the race, some of its functions changed."""
    functions: dict[str, Any] = {
        "setup": race.setup,
        "refusal": race.refusal,
        "resolve": race.resolve,
        "view": race.GAME.view,
    }
    return read_classes(**functions | changes)


def bare(state, action):  # type: ignore[no-untyped-def]  # what is tested
    """Annotate nothing."""


def half(state: race.State, action) -> None:  # type: ignore[no-untyped-def]  # tested
    """Annotate the first parameter only."""


def endless(players: int, config: race.Config):  # type: ignore[no-untyped-def]  # tested
    """Annotate no result."""


def hidden(state: race.State, action: Decimal) -> None:
    """Annotate with what is not there at run time."""


def without_chance(state: race.State, action: race.Action | Nothing) -> race.State:
    """Resolve actions, and nothing of chance."""
    return state


def test_the_state_is_what_setup_returns() -> None:
    """The class of states is read off setup."""
    assert race.GAME.classes.state is race.State


def test_the_config_is_what_setup_takes() -> None:
    """The class of configs is read off setup."""
    assert race.GAME.classes.config is race.Config


def test_the_config_of_a_game_without_settings_is_none() -> None:
    """Where setup takes None, so does the game."""
    assert nim.GAME.classes.config is type(None)


def test_the_actions_are_what_refusal_takes() -> None:
    """The members of the union are read off refusal."""
    assert race.GAME.classes.actions == (race.Roll, race.Stop)


def test_what_resolve_takes_beyond_them_is_chance() -> None:
    """Chance actions are what resolve knows and refusal does not."""
    assert race.GAME.classes.chance_actions == (race.Drawn, race.Rolled)


def test_never_is_no_chance_action() -> None:
    """A game whose chance actions are Never has none."""
    assert classes_with(resolve=without_chance).chance_actions == ()


def test_the_view_is_what_view_returns() -> None:
    """The class of views is read off view."""
    assert bidding.GAME.classes.view is bidding.View


def test_the_view_of_an_open_game_is_its_state() -> None:
    """Where everybody sees everything, views are states."""
    assert race.GAME.classes.view is race.State


def test_the_events_are_those_of_the_news() -> None:
    """The members of the union are read off the field news."""
    assert race.GAME.classes.events == (race.Began, race.Moved)


def test_a_game_without_news_has_no_events() -> None:
    """Without the field there is nothing to read."""
    assert nim.GAME.classes.events == ()


@pytest.mark.parametrize(
    ("name", "function", "shown"),
    [
        ("refusal", bare, "bare must annotate its parameters and its result"),
        ("refusal", half, "half must annotate"),
        ("setup", endless, "endless must annotate"),
        ("resolve", hidden, "hidden has an annotation that is not there"),
        ("refusal", functools.partial(race.refusal), "must annotate"),
    ],
)
def test_missing_annotations_are_named(name: str, function: object, shown: str) -> None:
    """The author reads in a sentence which function lacks what."""
    with pytest.raises(TypeError, match=shown):
        classes_with(**{name: function})


def test_members_of_a_nested_union_are_flat() -> None:
    """Unions of unions have their members in order."""
    assert members(race.Action | race.ChanceAction) == (
        race.Roll,
        race.Stop,
        race.Drawn,
        race.Rolled,
    )


def test_a_class_is_its_own_member() -> None:
    """What is no union has itself."""
    assert members(race.Roll) == (race.Roll,)


def test_never_has_no_members() -> None:
    """Nothing is a member of Never."""
    assert members(Never) == ()


def any_state(players: int, config: None) -> Any:
    """Return no class that could be known."""


def any_config(players: int, config: race.Config | None) -> race.State:
    """Take settings of two classes."""
    return race.State(race.Config(), (0, 0))


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        (any_state, r"any_state returns (typing\.)?Any: annotate the class"),
        (any_config, "any_config takes .*None: annotate the class that it is of"),
    ],
)
def test_a_state_and_a_config_are_of_one_class(function: object, reason: str) -> None:
    """What is annotated too widely is refused, with what to write instead."""
    with pytest.raises(TypeError, match=reason):
        classes_with(setup=function)
