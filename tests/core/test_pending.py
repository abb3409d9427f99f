"""The stack and its loop, with a game of the smallest items there are."""

from __future__ import annotations

from typing import TypeAlias

import attrs
import pytest

from tabletop.core import pending
from tabletop.core.chance import Dice
from tabletop.core.players import PlayerId
from tabletop.core.refusals import GameRule, Refusal, refuse
from tabletop.core.values import Value

ONE, TWO = PlayerId(0), PlayerId(1)


class Rule(GameRule):
    """Two rules."""

    ASKED = "You answer what is asked.", "test"
    SMALL = "You say a small number.", "test"


@attrs.frozen
class Say(Value):
    player: PlayerId
    number: int


@attrs.frozen
class Stop(Value):
    player: PlayerId


@attrs.frozen
class Thrown(Value):
    faces: tuple[int, ...]


@attrs.frozen
class Ask(pending.Question):
    player: PlayerId
    most: int = 2


@attrs.frozen
class AskAbout(pending.Question):
    """A question about something that has a row of its own."""

    player: PlayerId
    topic: Topic


@attrs.frozen
class Topic(Value):
    number: int


@attrs.frozen
class AskBoth(pending.Question):
    answered: tuple[PlayerId, ...] = ()

    @property
    def asked(self) -> tuple[PlayerId, ...]:
        return tuple(each for each in (ONE, TWO) if each not in self.answered)


@attrs.frozen
class Throw(Value):
    count: int = 1


@attrs.frozen
class Note(Value):
    text: str


@attrs.frozen
class Twice(Value):
    item: Note


Item: TypeAlias = Ask | AskAbout | AskBoth | Throw | Note | Twice


@attrs.frozen
class State(Value):
    total: int = 0
    pending: tuple[Item, ...] = ()
    news: tuple[str, ...] = attrs.field(default=(), eq=False)


Step: TypeAlias = pending.Step[State, Item, str]


def _numbers(state: State, player: PlayerId, ask: Ask) -> list[Say]:
    return [Say(player, number) for number in range(5)]


def _refuse(state: State, action: Say, ask: Ask) -> Refusal | None:
    return refuse(Rule.SMALL, "too large") if action.number > ask.most else None


def _add(step: Step, action: Say, ask: Ask) -> None:
    step.state = State(step.state.total + action.number)
    step.tell(f"said {action.number}")


def _stops(state: State, player: PlayerId, item: object) -> list[Stop]:
    return [Stop(player)]


def _allow(state: State, action: object, item: object) -> None:
    return None


def _stop(step: Step, action: Stop, item: object) -> None:
    step.tell("stopped")


def _topics(state: State, player: PlayerId, topic: Topic) -> list[Say]:
    return [Say(player, topic.number)]


def _discuss(step: Step, action: Say, topic: Topic) -> None:
    step.tell(f"discussed {topic.number}")


def _answer_both(step: Step, action: Stop, item: AskBoth) -> None:
    answered = (*item.answered, action.player)
    if len(answered) < 2:
        step.push(AskBoth(answered))


def _has_dice(step: Step, item: Throw) -> bool:
    if not item.count:
        step.tell("no dice")
    return item.count > 0


def _dice(state: State, item: Throw) -> Dice[Thrown]:
    return Dice(Thrown, item.count)


def _throw(step: Step, action: Thrown, item: Throw) -> None:
    step.state = State(step.state.total + sum(action.faces))


def _note(step: Step, item: Note) -> None:
    step.tell(item.text)


def _repeat(step: Step, item: Twice) -> None:
    step.push(item.item, Note("and"), item.item)


def _unasked(state: State, action: object, rule: GameRule) -> Refusal:
    return refuse(rule, "not asked")


SAY = pending.answer(
    Say, propose=_numbers, refuse=_refuse, resolve=_add, rule=Rule.SMALL
)
STOP = pending.answer(
    Stop, propose=_stops, refuse=_allow, resolve=_stop, rule=Rule.ASKED, exact=True
)
ROWS = (
    pending.question(Ask, SAY, STOP),
    pending.question(AskAbout, STOP, inner=lambda item: item.topic),
    pending.question(
        Topic,
        pending.answer(
            Say, propose=_topics, refuse=_allow, resolve=_discuss, rule=Rule.SMALL
        ),
    ),
    pending.question(
        AskBoth,
        pending.answer(
            Stop, propose=_stops, refuse=_allow, resolve=_answer_both, rule=Rule.ASKED
        ),
    ),
    pending.draw(Throw, chance=_dice, resolve=_throw, waits=_has_dice),
    pending.effect(Note, _note),
    pending.effect(Twice, _repeat),
)
STACK = pending.Stack[State](*ROWS, unasked=_unasked)


def waiting(*items: Item) -> State:
    """Return a state with items on its stack, the first on top."""
    return State(pending=items[::-1])


def test_effects_happen_until_a_question_waits() -> None:
    """What lies above the question happens, what lies below it waits."""
    state = STACK.settle(waiting(Note("a"), Note("b"), Ask(ONE), Note("c")))

    assert ("a", "b") == state.news
    assert (Note("c"), Ask(ONE)) == state.pending


def test_the_first_item_pushed_comes_first() -> None:
    """What an effect pushes happens in the order in which it is named."""
    assert ("x", "and", "x") == STACK.settle(waiting(Twice(Note("x")))).news


def test_an_empty_stack_is_left_empty() -> None:
    """Where nothing waits, nothing happens."""
    assert () == STACK.settle(State()).pending


def test_a_question_names_who_may_answer() -> None:
    """By default its player; otherwise whom it says."""
    assert (TWO,) == STACK.to_act(waiting(Ask(TWO)))
    assert (ONE, TWO) == STACK.to_act(waiting(AskBoth()))
    assert (TWO,) == STACK.to_act(waiting(AskBoth((ONE,))))


def test_nobody_is_asked_while_chance_is_due_or_nothing_waits() -> None:
    """Only questions ask."""
    assert () == STACK.to_act(waiting(Throw()))
    assert () == STACK.to_act(State())


def test_candidates_are_the_proposals_that_are_not_refused_row_by_row() -> None:
    """Those of a row that is exact are not asked about."""
    proposed = STACK.candidates(waiting(Ask(ONE, most=1)), ONE)

    assert [Say(ONE, 0), Say(ONE, 1), Stop(ONE)] == proposed


def test_what_is_inside_a_question_is_answered_first() -> None:
    """By the row of its own class; then come the question's own answers."""
    state = waiting(AskAbout(ONE, Topic(7)))

    assert [Say(ONE, 7), Stop(ONE)] == STACK.candidates(state, ONE)
    assert STACK.refusal(state, Say(ONE, 7)) is None
    assert ("discussed 7",) == STACK.resolve(state, Say(ONE, 7)).news
    assert ("stopped",) == STACK.resolve(state, Stop(ONE)).news


def test_an_answer_is_refused_by_its_own_row() -> None:
    """The row gets the question it answers."""
    no = STACK.refusal(waiting(Ask(ONE, most=1)), Say(ONE, 2))

    assert no is not None
    assert "too large" == no.message


def test_what_answers_something_else_is_refused_by_its_rule() -> None:
    """The game is told the rule of the action."""
    no = STACK.refusal(waiting(AskBoth()), Say(ONE, 0))

    assert no is not None
    assert (Rule.SMALL, "not asked") == (no.rule, no.message)


def test_an_answer_takes_the_question_off_and_what_follows_happens() -> None:
    """Core pops; effects below happen in the same step."""
    state = STACK.resolve(waiting(Ask(ONE), Note("then"), Ask(TWO)), Say(ONE, 2))

    assert State(2, (Ask(TWO),)) == state
    assert ("said 2", "then") == state.news


def test_a_question_that_is_pushed_again_goes_on_being_asked() -> None:
    """Until the last has answered."""
    state = STACK.resolve(waiting(AskBoth()), Stop(TWO))

    assert (AskBoth((TWO,)),) == state.pending
    assert () == STACK.resolve(state, Stop(ONE)).pending


def test_chance_is_due_when_a_draw_is_on_top() -> None:
    """And at no other time."""
    assert Dice(Thrown, 2) == STACK.chance(waiting(Throw(2)))
    assert STACK.chance(waiting(Ask(ONE), Throw(2))) is None
    assert STACK.chance(State()) is None


def test_what_chance_brings_takes_the_draw_off() -> None:
    """It is carried out by the row of the draw."""
    assert State(5) == STACK.resolve(waiting(Throw()), Thrown((5,)))


def test_a_draw_of_nothing_happens_by_itself() -> None:
    """When a row says that it does not wait, the loop goes on."""
    state = STACK.settle(waiting(Throw(0), Ask(ONE)))

    assert ("no dice",) == state.news
    assert (Ask(ONE),) == state.pending


def test_a_step_leaves_the_old_state_alone() -> None:
    """The state that an action was played on is what it was."""
    before = waiting(Ask(ONE), Note("then"))
    STACK.resolve(before, Say(ONE, 1))

    assert waiting(Ask(ONE), Note("then")) == before


def test_news_are_those_of_the_step_alone() -> None:
    """What happened before is not told again."""
    state = attrs.evolve(waiting(Ask(ONE)), news=("old",))

    assert ("stopped",) == STACK.resolve(state, Stop(ONE)).news


def test_two_rows_of_one_class_are_an_error() -> None:
    """A table says once what a class of items means."""
    with pytest.raises(ValueError, match="same class"):
        pending.Stack[State](*ROWS, pending.effect(Note, _note), unasked=_unasked)
