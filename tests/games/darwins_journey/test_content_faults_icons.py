"""Icons that no rule can carry out, wherever they are, and what is said."""

from __future__ import annotations

from typing import Any, get_args

import attrs
import pytest

from tabletop import replace
from tabletop.games.darwins_journey.content import (
    DEFAULT,
    Content,
    ObjectiveSlot,
    Stack,
)
from tabletop.games.darwins_journey.kinds import (
    IslandId,
    LastingKind,
    SpaceId,
    Specimen,
)
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AddExplorer,
    BonusSteps,
    Camp,
    Correspond,
    Deliver,
    Effect,
    Explore,
    ExtraMove,
    GainCoins,
    GainPoints,
    GainWorker,
    InOrder,
    Lasting,
    Modifier,
    Navigate,
    OneOf,
    ProlificCorrespondence,
    Reactivate,
    Research,
    ResearchMuseum,
)
from tests.games.darwins_journey.faults import Changes, part, refused, space, whole


def on_slot(effect: Effect) -> Changes:
    """Put an effect on the first silver slot."""
    slots = (ObjectiveSlot(0, effect, 1), *DEFAULT.board.silver[1:])
    return whole("board", silver=slots)


def anywhere(effect: Effect) -> list[tuple[str, Changes]]:
    """Put an effect everywhere that icons are, one place after the other."""
    tents, stacks = DEFAULT.board.tents, DEFAULT.board.stacks
    return [
        ("the place small_left", part("places", "small_left", effects=(effect,))),
        ("the page small", part("distinctions", "small", silver=effect)),
        ("the page small", part("distinctions", "small", gold=effect)),
        ("the special tile 3", part("tiles", 3, effects=(effect,))),
        ("the correspondence tile 3", part("letters", 3, first=(effect,))),
        ("the correspondence tile 3", part("letters", 3, second=(effect,))),
        ("the crew card 3", part("crew", 3, effects=(effect,))),
        ("the space O3", space("O3", effects=(effect,))),
        ("the space A3", space("A3", effects=(effect,))),
        ("the campsite A7", part("camps", "A7", effects=(effect,))),
        ("tent 1", whole("board", tents=(effect, *tents[1:]))),
        ("stack 3", whole("board", stacks=(*stacks[:2], Stack(4, effect)))),
        ("a slot for objectives", on_slot(effect)),
    ]


def amounts() -> list[tuple[Effect | Modifier, str, int]]:
    """List every effect class with each of its amounts one too low."""
    lowest = {("Deliver", "cost"), ("ResearchMuseum", "cost")}
    found = []
    for cls in (*get_args(Effect), *get_args(Modifier)):
        fields = [each for each in attrs.fields(cls) if each.type in (int, "int")]
        given: dict[str, Any] = {
            each.name: 1 for each in fields if each.default is attrs.NOTHING
        }
        for each in fields:
            is_zero = each.default is not attrs.NOTHING
            least = 0 if is_zero or (cls.__name__, each.name) in lowest else 1
            if each.name != "done":
                made = cls(**{**given, each.name: least - 1})
                found.append((made, each.name, least))
    return found


AMOUNTS = amounts()


@pytest.mark.parametrize(
    ("effect", "name", "least"), AMOUNTS, ids=[repr(each) for each, *_ in AMOUNTS]
)
def test_amounts(effect: Effect | Modifier, name: str, least: int) -> None:
    """Every amount of every effect and modifier has a least."""
    sentence = (
        f"the page small has {type(effect).__name__} with {name} {least - 1}; "
        f"the least is {least}"
    )

    assert sentence == refused(part("distinctions", "small", gold=effect))


def test_amounts_are_many() -> None:
    """Seventeen classes of effects and modifiers have amounts, twenty-two of them."""
    assert (17, 22) == (len({type(each) for each, *_ in AMOUNTS}), len(AMOUNTS))


@pytest.mark.parametrize(("where", "changes"), anywhere(GainCoins(0)))
def test_icons_are_checked_wherever_they_are(where: str, changes: Changes) -> None:
    """Whatever carries icons is searched, and named."""
    assert f"{where} has GainCoins with coins 0; the least is 1" == refused(changes)


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        (Explore(2, island=IslandId("A")), "Explore, already begun: 'island' is set"),
        (Correspond(2, envelope=0), "Correspond, already begun: 'envelope' is set"),
        (Correspond(2, emptied=(0,)), "Correspond, already begun: 'emptied' is set"),
        (Deliver(2, 3, done=1), "Deliver, already begun: 'done' is set"),
        (ResearchMuseum(2, 3, done=1), "ResearchMuseum, already begun: 'done' is set"),
    ],
)
def test_nothing_has_begun(effect: Effect, sentence: str) -> None:
    """An effect on a component knows nothing of what has been done of it."""
    assert sentence in refused(part("tiles", 3, effects=(effect,)))


@pytest.mark.parametrize(
    "effect", [OneOf((GainCoins(1), GainCoins(0))), InOrder((GainCoins(0), Academy()))]
)
def test_inside_other_effects(effect: Effect) -> None:
    """Effects inside others are searched as well."""
    nested = OneOf((InOrder((Academy(), effect)), Academy()))

    assert "GainCoins with coins 0" in refused(part("crew", 3, effects=(nested,)))


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        (OneOf((Academy(),)), "tile 3 offers a choice among 1; two is the least"),
        (OneOf(()), "tile 3 offers a choice among 0; two is the least"),
        (InOrder((Academy(),)), "tile 3 puts 1 in order; two is the least"),
        (Camp(SpaceId("A5")), "tile 3 leads to the campsite A5, which is not there"),
    ],
)
def test_choices_and_camps(effect: Effect, sentence: str) -> None:
    """Choices are among two at least, and camps are there."""
    assert sentence in refused(part("tiles", 3, effects=(effect,)))


@pytest.mark.parametrize(("where", "changes"), anywhere(BonusSteps(1)))
def test_steps_are_alfreds_own(where: str, changes: Changes) -> None:
    """Nothing of the players' brings bonus steps."""
    assert f"{where} has BonusSteps: it is Alfred's own" == refused(changes)


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        (Research(Specimen.RED_BIRD), "Research: it comes with the token of a space"),
        (AddExplorer(), "AddExplorer: it is Alfred's own"),
        (ProlificCorrespondence(), "ProlificCorrespondence: it is Alfred's own"),
        (GainWorker(), "GainWorker: it stands on slots for objectives"),
        (Lasting(LastingKind.LATE_CAP), "Lasting: it stands on slots for objectives"),
    ],
)
def test_misplaced(effect: Effect, reason: str) -> None:
    """Some effects do not belong to tiles, not even inside others."""
    within = OneOf((GainPoints(1), effect))

    assert f"the special tile 3 has {reason}" == refused(
        part("tiles", 3, effects=(within,))
    )


def test_lasting_benefit_is_there_once() -> None:
    """No two slots bring the same benefit for the rest of the game."""
    changes = on_slot(Lasting(LastingKind.LATE_CAP))

    assert "two slots for objectives bring late_cap" == refused(changes)


def test_camp_does_not_bring_itself() -> None:
    """A campsite that does a campsite again would go on for ever."""
    again = InOrder((GainCoins(1), Reactivate()))

    assert "the campsite A7 would bring its own actions once more" == refused(
        part("camps", "A7", effects=(again,))
    )


@pytest.mark.parametrize(
    "changes",
    [
        on_slot(GainWorker()),
        part("distinctions", "small", gold=ExtraMove(2)),
        part("tiles", 3, effects=(Explore(2, stops=1), Navigate(1, stops=2))),
        part("tiles", 3, effects=(Deliver(1, 0), ResearchMuseum(1, 0))),
        part("crew", 3, effects=(Reactivate(), Camp(SpaceId("A7")))),
    ],
)
def test_own_icons(changes: Changes) -> None:
    """Other icons of the same kinds are welcome."""
    assert isinstance(replace(DEFAULT, **changes), Content)
