"""What waits to happen: the stack of a state, and the loop that runs it.

A game whose turns have parts within parts (an action that opens two others, a fight
with its volleys, a card played while somebody else is asked) keeps all that is still
to come as data, in ``state.pending``: a tuple of frozen *items*, the next at its end.
Nothing of it hides in flags, in a call stack or in a generator, so a state can be
saved, shown and searched at any moment. An item is one of three things:

- a *question* waits for players; ``item.asked`` names them,
- a *draw* waits for chance,
- an *effect* happens by itself.

An item holds ids and numbers, never functions. What it means stands once, in the
game's table of rows: `question` says which actions answer it (`answer`: how they are
proposed, refused and carried out), `draw` what chance may bring and what comes of it,
`effect` what happens. `Stack` reads the table, and gives a game its primitives.

One action is one *step*. Core takes the item on top off, has its row carry the action
out, and goes on taking items off and running effects until one waits; then it closes
the step into one new state. The rules write on the open `Step` meanwhile: they assign
``step.state``, `Step.push` what comes next and `Step.tell` what happened. So nobody
pops but core, and what has to go on being asked is pushed again by who answered it.
While a step is open, ``step.state.pending`` and ``step.state.news`` are those from
before it: rules do not read them. Who needs to know what lies below is told so in a
field of the item, where it is pushed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, TypeAlias

import attrs
from typing_extensions import TypeVar

from tabletop.core.chance import Chance
from tabletop.core.players import PlayerId
from tabletop.core.refusals import GameRule, Refusal
from tabletop.core.values import Value, replace

__all__ = [
    "Answer",
    "AnyStep",
    "Question",
    "Row",
    "Stack",
    "Step",
    "answer",
    "draw",
    "effect",
    "question",
]

S = TypeVar("S")
Item = TypeVar("Item")
Event = TypeVar("Event")
T = TypeVar("T")
S_contra = TypeVar("S_contra", contravariant=True)
T_contra = TypeVar("T_contra", contravariant=True)
A = TypeVar("A")
X = TypeVar("X")


class Question(Value):
    """Base of the items that wait for players."""

    __slots__ = ()

    @property
    def asked(self) -> tuple[PlayerId, ...]:
        """Who may answer now; unless a question says otherwise, its ``player``."""
        holder: Any = self
        return (holder.player,)


class Step(Generic[S, Item, Event]):
    """One step of a game while it is carried out: what the rules write on."""

    __slots__ = ("news", "pending", "state")

    def __init__(self, state: S) -> None:
        holder: Any = state
        self.state = state
        """The position so far; its `pending` and `news` are those before the step."""
        self.pending: Final[list[Item]] = list(holder.pending)
        """What waits, the next at the end."""
        self.news: Final[list[Event]] = []
        """What has happened in this step."""

    def push(self, *items: Item) -> None:
        """Let items come next, the first of them first."""
        self.pending.extend(items[::-1])

    def tell(self, *events: Event) -> None:
        """Add to the news."""
        self.news.extend(events)

    def closed(self) -> S:
        """Return the state after the step."""
        holder: Any = self.state
        after: S = replace(holder, pending=tuple(self.pending), news=tuple(self.news))
        return after


AnyStep: TypeAlias = Step[Any, Any, Any]


@attrs.frozen(eq=False)
class Answer(Generic[S_contra, T_contra]):
    """One way to answer what is of class T: made by `answer`."""

    action: type
    propose: Callable[[S_contra, PlayerId, T_contra], Iterable[Any]]
    refuse: Callable[[S_contra, Any, T_contra], Refusal | None]
    resolve: Callable[[Any, Any, T_contra], None]
    rule: GameRule
    exact: bool


@attrs.frozen(eq=False)
class Row(Generic[S]):
    """What one class of items means: made by `question`, `draw` or `effect`."""

    item: type
    answers: tuple[Answer[S, Any], ...] = ()
    inner: Callable[[Any], object] | None = None
    chance: Callable[[S, Any], Chance[Any]] | None = None
    drawn: Callable[[Any, Any, Any], None] | None = None
    waits: Callable[[Any, Any], bool | None] | None = None
    """None for what always waits."""


def answer(
    action: type[A],
    *,
    propose: Callable[[S, PlayerId, T], Iterable[A]],
    refuse: Callable[[S, A, T], Refusal | None],
    resolve: Callable[[Step[S, Any, Any], A, T], None],
    rule: GameRule,
    exact: bool = False,
) -> Answer[S, T]:
    """Say how an action answers what is of class T.

    Args:
        action: The class of the action.
        propose: Every such action worth asking about, at least all that are legal.
        refuse: The rule that forbids it, or None.
        resolve: Carry it out. The question is off the stack: push it again, or one
            like it, if it goes on being asked.
        rule: The rule that refuses the action when something else is asked.
        exact: Whether `propose` proposes the legal ones only.
    """
    return Answer(action, propose, refuse, resolve, rule, exact)


def question(
    item: type[T],
    *answers: Answer[S, T],
    inner: Callable[[T], object] | None = None,
    waits: Callable[[Step[S, Any, Any], T], bool] | None = None,
) -> Row[S]:
    """Say which actions answer the questions of a class, in the order of proposing.

    Args:
        item: The class of the question.
        answers: How it can be answered.
        inner: What inside it is answered first, by the row of its own class.
        waits: Whether it is asked after all. If not, it has done what happens instead,
            the question being off the stack. Default: always.
    """
    return Row(item, answers, inner=inner, waits=waits)


def draw(
    item: type[T],
    *,
    chance: Callable[[S, T], Chance[X]],
    resolve: Callable[[Step[S, Any, Any], X, T], None],
    waits: Callable[[Step[S, Any, Any], T], bool] | None = None,
) -> Row[S]:
    """Say what chance may bring when a draw or a throw of a class is on top.

    Args:
        item: The class of the draw.
        chance: What may be drawn or thrown.
        resolve: Carry out what chance has brought; the draw is off the stack.
        waits: Whether anything is drawn after all. If not, it has done what happens
            instead, the draw being off the stack. Default: always.
    """
    return Row(item, chance=chance, drawn=resolve, waits=waits)


def effect(item: type[T], do: Callable[[Step[S, Any, Any], T], None]) -> Row[S]:
    """Say what happens by itself when an item of a class is on top."""
    return Row(item, waits=do)


class Stack(Generic[S]):
    """A table of rows, read: the primitives of a game that keeps all on its stack."""

    def __init__(
        self, *rows: Row[S], unasked: Callable[[S, Any, GameRule], Refusal]
    ) -> None:
        """Read the rows; ValueError for two of one class.

        `unasked` refuses an action that does not answer what is asked; it gets the rule
        of the action's own row.
        """
        self._rows: Final = {row.item: row for row in rows}
        if len(self._rows) < len(rows):
            raise ValueError("two rows are about the same class of items")
        self._rules: Final = {
            each.action: each.rule for row in rows for each in row.answers
        }
        self._answers: Final = {
            (row.item, each.action): each for row in rows for each in row.answers
        }
        self._unasked = unasked

    def to_act(self, state: S) -> tuple[PlayerId, ...]:
        """Name who is asked; nobody while chance or the rules are at work."""
        item = _top(state)
        return item.asked if isinstance(item, Question) else ()

    def candidates(self, state: S, player: PlayerId) -> list[Any]:
        """List the legal answers of a player who is asked."""
        item = _top(state)
        row = self._rows[item.__class__]
        found: list[Any] = []
        if row.inner is not None:
            subject = row.inner(item)
            _propose(self._rows[subject.__class__], state, player, subject, found)
        _propose(row, state, player, item, found)
        return found

    def refusal(self, state: S, action: Any) -> Refusal | None:
        """Say which rule forbids the answer of a player who is asked, or None."""
        found = self._answer(_top(state), action.__class__)
        if found is None:
            return self._unasked(state, action, self._rules[action.__class__])
        row, subject = found
        return row.refuse(state, action, subject)

    def resolve(self, state: S, action: Any) -> S:
        """Carry out a legal action or what chance has brought, and all that follows."""
        step: Step[S, Any, Any] = Step(state)
        item = step.pending.pop()
        drawn = self._rows[item.__class__].drawn
        if drawn is not None:
            drawn(step, action, item)
        else:
            found = self._answer(item, action.__class__)
            assert found is not None, f"{action} does not answer {item}"
            row, subject = found
            row.resolve(step, action, subject)
        self._run(step)
        return step.closed()

    def settle(self, state: S) -> S:
        """Run what happens by itself, until somebody must act or nothing is left."""
        step: Step[S, Any, Any] = Step(state)
        self._run(step)
        return step.closed()

    def chance(self, state: S) -> Chance[Any] | None:
        """Say what chance may bring, when a draw is on top."""
        item = _top(state)
        row = None if item is None else self._rows[item.__class__]
        return None if row is None or row.chance is None else row.chance(state, item)

    def _run(self, step: AnyStep) -> None:
        pending, rows = step.pending, self._rows
        while pending:
            item = pending.pop()
            waits = rows[item.__class__].waits
            if waits is None or waits(step, item):
                pending.append(item)
                return

    def _answer(self, item: Any, action: type) -> tuple[Answer[S, Any], Any] | None:
        """Find by which row a class of action answers an item, and what of it."""
        inner = self._rows[item.__class__].inner
        if inner is not None:
            subject: Any = inner(item)
            if (row := self._answers.get((subject.__class__, action))) is not None:
                return row, subject
        row = self._answers.get((item.__class__, action))
        return None if row is None else (row, item)


def _top(state: Any) -> Any:
    """Return what is on top of the stack; None when nothing waits."""
    pending = state.pending
    return pending[-1] if pending else None


def _propose(
    row: Row[S], state: S, player: PlayerId, subject: Any, found: list[Any]
) -> None:
    for each in row.answers:
        proposed = each.propose(state, player, subject)
        if each.exact:
            found += proposed
        else:
            refuse = each.refuse
            found += [one for one in proposed if refuse(state, one, subject) is None]
