"""How the rules say no: `GameRule`, `Refusal`, and the refusals core itself gives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Final, TypeAlias

import attrs

from tabletop.core.values import Value

__all__ = ["GameRule", "Param", "Params", "Refusal", "TurnRule", "refuse"]

Param: TypeAlias = int | str
"""A number or name that belongs to a refusal."""


class GameRule(Enum):
    """Base of every game's ``Rule`` enum: one member per rule that can say no.

    A member is written ``NAME = "what the rule says", "where it is written"``.
    """

    def __init__(self, text: str, source: str) -> None:
        self.text: Final = text
        """The rule, told in our own words."""
        self.source: Final = source
        """Where it stands: a chapter of the rulebook, and the ruling if any."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class TurnRule(GameRule):
    """The rules that hold at every table; core refuses by them, once for all games."""

    GAME_OVER = "When the game is over, nobody acts any more.", "every game"
    YOUR_TURN = "Only a player who is asked to act may act.", "every game"
    CHANCE_FIRST = "Dice are thrown and cards drawn before anybody acts.", "every game"
    CHANCE = "Chance brings only what its dice and draw piles hold.", "every game"
    ACTIONS = "A game understands its own actions only.", "every game"


class Params(Mapping[str, Param]):
    """The numbers and names of a refusal, by name; immutable."""

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[str, Param] | None = None) -> None:
        self._items: Final = dict(items or {})

    def __getitem__(self, name: str) -> Param:
        return self._items[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))

    def __reduce__(self) -> tuple[object, ...]:
        return Params, (self._items,)

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self._items.items())
        return f"Params({inside})"


NO_PARAMS: Final = Params()

_LINE: Final = 300
"""Characters of a text in a message, at most."""


@attrs.frozen
class Refusal(Value):
    """A no, with its reason; true as a condition, so ``if game.refusal(...)`` reads."""

    rule: GameRule
    """The rule that says no; ``rule.text`` tells it, ``rule.source`` places it."""
    message: str
    """A sentence for the player who tried."""
    params: Params = NO_PARAMS
    """What the sentence is made of: what was needed, what there was, and so on."""

    def to_data(self) -> dict[str, object]:
        """Return it as plain data for JSON: message, rule, text, source and params."""
        return {
            "message": self.message,
            "rule": self.rule.name,
            "text": self.rule.text,
            "source": self.rule.source,
            "params": dict(self.params),
        }


def refuse(rule: GameRule, message: str, **params: Param) -> Refusal:
    """Make a refusal; names in braces in `message` are filled in from `params`.

    The message is cut where somebody has named something very long.
    """
    told = {name: _shortened(value) for name, value in params.items()}
    return Refusal(rule, message.format_map(told), Params(params))


def _shortened(value: Param) -> Param:
    """Cut a text of more than a line, and count the bits of a number as long."""
    if isinstance(value, str) and len(value) > _LINE:
        return f"{value[:_LINE]}..."
    if isinstance(value, int) and value.bit_length() > _LINE:
        return f"a number of {value.bit_length()} bits"
    return value
