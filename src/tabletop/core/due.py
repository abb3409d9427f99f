"""What chance is due to bring, in words, and what is wrong with anything else.

It reads the outcomes that a `Chance` lists, so it serves those that a game brings of
its own as well. The last field of a chance action is what was drawn or thrown; the
others say for whom and where, and are told to everybody.
"""

from __future__ import annotations

from itertools import islice
from typing import Any, Final, Self

import attrs

from tabletop.core.chance import Chance, Dice, Draw
from tabletop.core.notation import format_action, word
from tabletop.core.refusals import Param, Refusal, TurnRule, refuse

__all__ = ["refuse_undue", "told_due"]

_LISTED: Final = 5000
"""So many outcomes are looked at; of a chance with more, less is said."""
_CHOICE: Final = 12
"""So many values of a field are listed in a sentence."""


def told_due(chance: Chance[Any]) -> str:
    """Say what is due, and for whom: ``a Throw for player 1 (2 dice)``."""
    due = str(_Due.of(chance))
    return f"{due} ({_dice(chance.count)})" if isinstance(chance, Dice) else due


def refuse_undue(chance: Chance[Any], action: object) -> Refusal:
    """Refuse what chance cannot bring now: say what is due, and what this lacks."""
    due = _Due.of(chance)
    if type(action) not in due.classes:
        found = _named(type(action))
        return _refuse("{due} is due, not {found}", due=told_due(chance), found=found)
    for name, value in due.settled.items():
        if (found_there := getattr(action, name)) != value:
            message = "{due} is due, not for {found}"
            found = _settled(name, found_there)
            return _refuse(message, due=told_due(chance), found=found)
    match chance:
        case Dice():
            refusal = _refuse_faces(chance, due, action)
        case Draw():
            refusal = _refuse_drawn(chance, action)
        case _:
            refusal = _refuse_field(due, action)
    message = "{due} is due; it cannot be {found}"
    found = format_action(action)
    return refusal or _refuse(message, due=told_due(chance), found=found)


@attrs.frozen
class _Due:
    """What all outcomes of a chance have in common."""

    outcomes: tuple[Any, ...]
    classes: tuple[type, ...]
    settled: dict[str, object]
    """By field, what stands there in every outcome; never what is drawn or thrown."""

    @classmethod
    def of(cls, chance: Chance[Any]) -> Self:
        """Read the outcomes of a chance; one tells all of dice, or of a pile."""
        most = 1 if isinstance(chance, Dice | Draw) else _LISTED + 1
        outcomes = tuple(each for each, _ in islice(chance.outcomes(), most))
        classes = tuple(dict.fromkeys(type(each) for each in outcomes))
        settled: dict[str, object] = {}
        if len(classes) == 1 and len(outcomes) <= _LISTED:
            for name in _fields(outcomes[0])[:-1]:
                first = getattr(outcomes[0], name)
                if all(getattr(each, name) == first for each in outcomes):
                    settled[name] = first
        return cls(outcomes, classes, settled)

    def __str__(self) -> str:
        what = " or ".join(_named(each) for each in self.classes) or "nothing"
        settled = " and ".join(_settled(*each) for each in self.settled.items())
        return f"{what} for {settled}" if settled else what


def _refuse_faces(dice: Dice[Any], due: _Due, action: object) -> Refusal | None:
    faces = getattr(action, _fields(action)[-1])
    needed, has = dice.count, len(faces) if isinstance(faces, tuple) else 0
    if has != needed:
        message = f"{{due}} is due: {_dice(needed)}; this has {{has}}"
        return _refuse(message, due=str(due), needed=needed, has=has)
    for face in faces:
        if type(face) is not int or not 1 <= face <= dice.sides:
            message = "a die shows 1 to {sides}, not {face}"
            return _refuse(message, sides=dice.sides, face=_param(face))
    ordered = tuple(sorted(faces))
    if ordered == faces:
        return None
    message = "the faces are told in ascending order: {needed}, not {has}"
    return _refuse(message, needed=_listed(ordered), has=_listed(faces))


def _refuse_drawn(draw: Draw[Any, Any], action: object) -> Refusal:
    name = _fields(action)[-1]
    item = getattr(action, name)
    what = _settled(name, item) if name == "to" else word(item)
    if draw.box is not None and not any(item == each for each in draw.box):
        return _refuse("there is no {what} in the box", what=what)
    return _refuse("no {what} is left to draw", what=what)


def _refuse_field(due: _Due, action: object) -> Refusal | None:
    """Refuse the first field that holds what stands there in no outcome."""
    if len(due.classes) != 1 or len(due.outcomes) > _LISTED:
        return None
    for name in _fields(action):
        found = getattr(action, name)
        known = [getattr(each, name) for each in due.outcomes]
        if found not in known:
            choice, field = _choice(known), name.replace("_", " ")
            message = "the {field} is {choice}, not {found}"
            if not choice:
                message = "the {field} cannot be {found}"
            return _refuse(message, field=field, choice=choice, found=_param(found))
    return None


def _refuse(message: str, **params: Param) -> Refusal:
    return refuse(TurnRule.CHANCE, message, **params)


def _choice(values: list[Any]) -> str:
    """List what may stand in a field; "" for more than a sentence holds."""
    each = list(dict.fromkeys(word(value) for value in values))
    numbers = sorted(set(values)) if all(type(v) is int for v in values) else []
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]} to {numbers[-1]}"
    return " or ".join(each) if len(each) <= _CHOICE else ""


def _named(cls: type) -> str:
    name = cls.__name__
    return f"an {name}" if name[0] in "AEIOU" else f"a {name}"


def _settled(name: str, value: object) -> str:
    """Tell a field that is not what was drawn: ``player 1``, ``island 3``."""
    what = "player" if type(value) is int else "the"
    return f"{what if name == 'to' else name.replace('_', ' ')} {word(value)}"


def _dice(count: int) -> str:
    return "1 die" if count == 1 else f"{count} dice"


def _listed(faces: tuple[object, ...]) -> str:
    return " ".join(word(face) for face in faces)


def _param(value: object) -> Param:
    return value if type(value) is int else word(value)


def _fields(action: object) -> list[str]:
    cls = type(action)
    return [field.name for field in attrs.fields(cls)] if attrs.has(cls) else []
