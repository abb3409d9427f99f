"""Games that load their dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs

from tabletop import Chance, Rng
from tests.contract.broken.case import Case
from tests.contract.stones import variant
from tests.trial.race import GAME, State, Thrown

_FAIR: Final = (1, 1, 1, 1, 1, 1)


@attrs.frozen
class Loaded:
    """One die; what it says of itself can be chosen."""

    weights: tuple[int, ...] = _FAIR
    drawn: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    """What `sample` chooses among."""
    total: int = 6
    repeated: int = 1

    def outcomes(self) -> Iterator[tuple[Thrown, int]]:
        """List the faces."""
        for _ in range(self.repeated):
            for face, weight in enumerate(self.weights, 1):
                yield Thrown((face,)), weight

    def sample(self, rng: Rng) -> Thrown:
        """Throw it."""
        return Thrown((self.drawn[rng.randrange(len(self.drawn))],))

    def weight(self, action: object, /) -> int:
        """Say that every face weighs one."""
        return int(action in {Thrown((face,)) for face in range(1, 7)})


def _too_much(state: State) -> Chance[Thrown] | None:
    return Loaded(total=7) if state.dice else None


def _weight_differs(state: State) -> Chance[Thrown] | None:
    return Loaded(weights=(2, 1, 1, 1, 1), total=6) if state.dice else None


def _weightless(state: State) -> Chance[Thrown] | None:
    return Loaded(weights=(0, 1, 1, 1, 1, 1), total=5) if state.dice else None


def _repeated(state: State) -> Chance[Thrown] | None:
    return Loaded(repeated=2, total=12) if state.dice else None


def _empty(state: State) -> Chance[Thrown] | None:
    return Loaded(weights=(), total=0) if state.dice else None


def _six_often(state: State) -> Chance[Thrown] | None:
    return Loaded(drawn=(1, 2, 3, 4, 5, 6, 6)) if state.dice else None


def _seven(state: State) -> Chance[Thrown] | None:
    return Loaded(drawn=(1, 2, 3, 4, 5, 6, 7)) if state.dice else None


CASES: Final = (
    Case(
        "chance",
        "the weights of chance make 6, but its total is 7",
        variant(GAME, "too_much", chance=_too_much),
    ),
    Case(
        "chance",
        "* Thrown (1) is listed with weight 2, but weight() says 1",
        variant(GAME, "weight_differs", chance=_weight_differs),
    ),
    Case(
        "chance",
        "* Thrown (1) has the weight 0",
        variant(GAME, "weightless", chance=_weightless),
    ),
    Case(
        "chance",
        "chance lists the same outcome twice",
        variant(GAME, "repeated", chance=_repeated),
    ),
    Case(
        "chance",
        "chance is due, but nothing can happen",
        variant(GAME, "empty", chance=_empty),
    ),
    Case(
        "sampling",
        "* Thrown (1) is drawn 1/7 of the time, not 1/6",
        variant(GAME, "six_often", chance=_six_often),
    ),
    Case(
        "chance",
        "* Thrown (7) was drawn, but has no weight",
        variant(GAME, "seven", chance=_seven),
    ),
)
