"""Questions about a position answer, or say what is not there; they never just die."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any, Final, TypeAlias, get_args

import attrs
import pytest

from tabletop import (
    DecodingError,
    IllegalAction,
    PlayerId,
    Refusal,
    SeededRng,
    UnknownId,
    replace,
)
from tabletop.games import darwins_journey as dj
from tabletop.games.darwins_journey.content.measures import TheorySpace
from tabletop.games.darwins_journey.pending.effects import Academy
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.playing import sampled
from tests.games.darwins_journey.positions import A, dealt, start
from tests.games.darwins_journey.solo import solo

BOX: Final = dj.DEFAULT.catalogue
ATTIC: Final = replace(BOX.place[dj.PlaceId("navigation_1")], id=dj.PlaceId("attic"))
PLACES: Final = (*dj.DEFAULT.places, ATTIC)
NUMBERS: Final = (-(10**9), -99, -2, -1, *range(7), 99, 10**9)
SEATS: Final = tuple(map(PlayerId, NUMBERS))
IDS: Final = ("", "X", "attic", "O99", "S0", "\N{SNOWMAN}", "x" * 999)

STATES: Final[list[State]] = [
    dj.new_game(2),
    dj.new_game(1),
    dealt(3, config=dj.Config()),
    start(),
    solo(),
    *sampled(4, "queries", every=90),
    *sampled(1, "queries", every=90),
]
"""From before the first draw to the end, with two to four players and with Alfred."""

Question: TypeAlias = Callable[[State], object]


def questions() -> Iterator[Question]:
    """Ask everything that the front door answers, of what is there and what is not."""
    yield from (dj.beagle, dj.full_rows, dj.in_museum, dj.museum_modifier)
    for place in PLACES:
        for about in (dj.is_open, dj.is_locked, dj.section_of, dj.needs_of):
            yield partial(about, place=place)
        yield partial(dj.lens_owner, place=place.id)
    for space in (*BOX.space, *map(dj.SpaceId, IDS)):
        yield partial(dj.specimen_at, space=space)
    for envelope in NUMBERS:
        yield partial(dj.ranked, envelope=envelope)
    for specimen in dj.Specimen:
        yield partial(dj.bonus, specimen=specimen)
    for seat in SEATS:
        yield from _of(seat)


def _of(seat: PlayerId) -> Iterator[Question]:
    """Ask everything about somebody."""
    for ask in (dj.books, dj.final_points, dj.goal_points, dj.late_penalty, dj.total):
        yield partial(ask, person=seat)
    yield partial(dj.measured, person=seat, measure=TheorySpace())
    for place in PLACES:
        yield partial(dj.penalty, person=seat, place=place)
    for objective in BOX.objective.values():
        yield partial(dj.missing, player=seat, objective=objective)
    for island in NUMBERS:
        yield partial(dj.blocked, person=seat, island=island)
    for scroll, worker in product(NUMBERS, NUMBERS):
        cost = partial(dj.seal_cost, player=seat, effect=Academy())
        yield partial(cost, scroll=scroll, worker=worker)


def _answered(state: State, ask: Question) -> bool:
    """Whether a question has an answer; if not, the error says what is not there."""
    try:
        answer = ask(state)
        deque(answer if isinstance(answer, Iterator) else (), maxlen=0)
    except UnknownId:
        return False
    return True


@pytest.mark.parametrize("state", STATES)
def test_every_question_answers_or_names_what_is_not_there(state: State) -> None:
    """Nothing but `UnknownId` comes of a seat, place, space or number of any size."""
    assert {True, False} == {_answered(state, ask) for ask in questions()}


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: dj.is_open(start(), ATTIC), "there is no worker place 'attic'"),
        (
            lambda: dj.needs_of(solo(), BOX.place[dj.PlaceId("special_bottom_left")]),
            "there is no special action tile on 'special_bottom_left'",
        ),
        (lambda: dj.specimen_at(start(), dj.SpaceId("O99")), "there is no space 'O99'"),
        (lambda: dj.total(start(), PlayerId(2)), "there is no player 2"),
        (lambda: dj.total(start(), PlayerId(-1)), "there is no player -1"),
        (lambda: dj.ranked(start(), 3), "there is no envelope 3"),
        (lambda: dj.blocked(start(), A, -1), "there is no island -1"),
        (lambda: dj.goal_points(dealt(), A), "there is no goal of round 0"),
        (lambda: dj.seal_cost(start(), A, Academy(), 4, 1), "there is no scroll 4"),
        (
            lambda: dj.seal_cost(start(), A, Academy(), 0, 0),
            "there is no empty seal space of worker 0",
        ),
        (
            lambda: dj.seal_cost(solo(), PlayerId(1), Academy(), 0, 1),
            "there is no player 1",
        ),
    ],
)
def test_what_is_not_there_is_named(ask: Callable[[], object], told: str) -> None:
    """The error says what was asked for, and carries it."""
    with pytest.raises(UnknownId) as caught:
        ask()

    assert told == str(caught.value)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_looks_on_from_a_seat_that_is_not_there(seat: int) -> None:
    """No view is made for such a seat, and none that names it is loaded."""
    state = start()
    forged = dj.dumps(dj.view(state, A)).replace('"viewer":0', f'"viewer":{seat}', 1)

    with pytest.raises(UnknownId, match=f"there is no player {seat}"):
        dj.view(state, PlayerId(seat))
    with pytest.raises(DecodingError):
        dj.loads_view(forged)


def test_alfred_is_somebody() -> None:
    """Alfred, after the last seat of a solo game, is asked about like a player."""
    state = solo()

    assert 0 == dj.books(state, PlayerId(1))
    assert dj.total(state, PlayerId(1)) >= 0


# -- strange actions

_POOL: Final[dict[object, tuple[object, ...]]] = {
    int: NUMBERS,
    type(None): (None,),
    dj.Metal: tuple(dj.Metal),
    dj.Gain: tuple(dj.Gain),
    dj.Specimen: tuple(dj.Specimen),
}


def strange(state: State, cls: type[Any]) -> Iterator[Any]:
    """Make actions of a class with all kinds of well-typed values, for who is asked."""
    attrs.resolve_types(cls)
    fields = [field for field in attrs.fields(cls) if field.name != "player"]
    rng = SeededRng("strange", cls.__name__)
    (player, *_) = dj.to_act(state)
    for _ in range(120):
        values = {field.name: _value(field.type, rng) for field in fields}
        yield cls(player=player, **values)


def _value(annotation: Any, rng: SeededRng) -> object:
    kinds = get_args(annotation) or (annotation,)
    if kinds[-1] is Ellipsis:
        return tuple(_value(kinds[0], rng) for _ in range(rng.randrange(5)))
    kind = kinds[rng.randrange(len(kinds))]
    pool = _POOL.get(getattr(kind, "__supertype__", kind)) or (*IDS, *BOX.space)
    return pool[rng.randrange(len(pool))]


@pytest.mark.parametrize("state", [each for each in STATES if dj.to_act(each)])
@pytest.mark.parametrize("cls", dj.GAME.classes.actions)
def test_strange_actions_are_refused(state: State, cls: type[Any]) -> None:
    """Any well-typed action is done or refused; the state is as it was before."""
    before = hash(state)
    for action in strange(state, cls):
        assert dj.refusal(state, action) == _tried(state, action)

    assert before == hash(state)


def _tried(state: State, action: Any) -> Refusal | None:
    """Apply an action, and return why that is refused, if it is."""
    try:
        dj.apply(state, action)
    except IllegalAction as error:
        return error.refusal
    return None
