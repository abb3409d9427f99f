"""What comes of an action, what happens by itself, and what chance may bring."""

from __future__ import annotations

from tabletop.core.chance import Chance
from tabletop.core.players import PlayerId
from tabletop.core.values import replace
from tabletop.games.darwins_journey.actions import (
    Action,
    ChanceAction,
    ChooseEffect,
    Finish,
    FulfilCrew,
    FulfilObjective,
    KeepCard,
    PlaceWorker,
    TakePair,
)
from tabletop.games.darwins_journey.events import Declined, EffectChosen, Lapsed
from tabletop.games.darwins_journey.pending import (
    AlfredTurn,
    BeginRound,
    ChooseEffects,
    ChoosePair,
    CleanUp,
    DoEffect,
    DraftCrew,
    Draw,
    EndCrew,
    EndGame,
    EndTurn,
    GiveSeals,
    Item,
    KeepCrew,
    NextWorker,
    PlayBonus,
    RankEnvelope,
    RemoveStamps,
    ScoreGoal,
    SetTurnOrder,
    Window,
)
from tabletop.games.darwins_journey.pending.effects import Correspond, OneOf
from tabletop.games.darwins_journey.rules import (
    alfred,
    asking,
    correspondence,
    crew,
    doing,
    draft,
    laying,
    objectives,
    placing,
    rewards,
    turns,
    windows,
)
from tabletop.games.darwins_journey.rules.supplies import is_alfred
from tabletop.games.darwins_journey.rules.tables import people
from tabletop.games.darwins_journey.rules.windows import can_fulfil
from tabletop.games.darwins_journey.state import State, tell


def resolve(state: State, action: Action | ChanceAction) -> State:
    """Carry out a legal action, or what chance has brought."""
    question = state.pending[-1]
    match action, question:
        case _, Draw():
            assert isinstance(action, ChanceAction)
            return laying.lay(state, action, question)
        case PlaceWorker(), _:
            return placing.place_worker(state, action)
        case FulfilObjective() | FulfilCrew(), _:
            return _fulfil(state, action)
        case Finish(), _:
            return _finish(state, action.player)
        case ChooseEffect(), ChooseEffects():
            return _choose(state, action, question)
        case KeepCard(), (DraftCrew() | KeepCrew()):
            return draft.keep(state, action, question)
        case TakePair(), ChoosePair():
            return draft.take_pair(state, action, question)
        case _, DoEffect():
            return _answer(state, action, question)
        case _:
            raise AssertionError(f"{action} does not answer {question}")


def _choose(state: State, action: ChooseEffect, question: ChooseEffects) -> State:
    """Do one of several effects; the others stay to be chosen."""
    effect = question.effects[action.effect]
    effects = question.effects[: action.effect] + question.effects[action.effect + 1 :]
    left = replace(question, effects=effects)
    state = replace(state, pending=(*state.pending[:-1], left))
    state = tell(state, EffectChosen(action.player, effect))
    return doing.begin(state, action.player, effect)


def _answer(state: State, action: Action | ChanceAction, question: DoEffect) -> State:
    """Do an effect as its player says."""
    effect = question.effect
    state = replace(state, pending=state.pending[:-1])
    match action, effect:
        case ChooseEffect(), OneOf(options=options):
            chosen = options[action.effect]
            state = tell(state, EffectChosen(action.player, chosen))
            return doing.begin(state, action.player, chosen)
        case _:
            assert not isinstance(action, ChanceAction)
            return asking.resolve_answer(state, action, effect)


def _fulfil(state: State, action: FulfilObjective | FulfilCrew) -> State:
    """Fulfil something; who has declined in this window may think again."""
    state = windows.ask_again(state, *people(state))
    if isinstance(action, FulfilObjective):
        return objectives.fulfil(state, action)
    return crew.fulfil_crew(state, action)


# -- declining


def _finish(state: State, player: PlayerId) -> State:
    """Leave out what is left of the question on top.

    Where nothing but fulfilling was to be done, the player has declined that, and is
    not asked the same again.
    """
    question = state.pending[-1]
    if isinstance(question, Window):
        return windows.decline(state, question, player)
    leaves_something = _can_do(state, question)
    state = _leave_out(state, question)
    return state if leaves_something else _past(state, player)


def _can_do(state: State, question: Item) -> bool:
    """Whether any effect that a question is about would do something now."""
    match question:
        case ChooseEffects(player=player, effects=effects):
            return any(doing.is_possible(state, player, each) for each in effects)
        case DoEffect(player=player, effect=effect):
            return doing.is_possible(state, player, effect)
        case _:
            return False


def _leave_out(state: State, question: Item) -> State:
    state = _popped(state)
    match question:
        case ChooseEffects(player=player, effects=effects):
            return tell(state, Declined(player, effects))
        case DoEffect(player=player, effect=effect):
            state = tell(state, Declined(player, (effect,)))
            if isinstance(effect, Correspond):
                return correspondence.reward_stacks(state, player, effect)
            return state
        case _:
            return state


def _past(state: State, player: PlayerId) -> State:
    """Go past all that would only ask again a player who has just declined."""
    while (after := _pass(state, player)) is not None:
        state = after
    return state


def _pass(state: State, player: PlayerId) -> State | None:
    """Pass what lies on top, as long as nothing changes for a player; else None."""
    match state.pending[-1]:
        case ChooseEffects(player=asked) as item if asked == player:
            return _settle_choice(state, item, has_declined=True)
        case DoEffect(player=asked) as item if asked == player:
            return _settle_doing(state, item, has_declined=True)
        case EndTurn(player=asked) if asked == player:
            return _popped(state)
        case Window(declined=declined) as item if player not in declined:
            return windows.decline(state, item, player)
        case EndCrew() | NextWorker() | SetTurnOrder():
            return _step(state)
        case _:
            return None


# -- what happens by itself


def settle(state: State) -> State:
    """Run steps until a player is asked, chance is due, or the game is over."""
    while True:
        after = _step(state)
        if after is None:
            return state
        state = after


def _step(state: State) -> State | None:
    """Run the step on top of the stack; None if somebody else has to act."""
    match state.pending[-1]:
        case ChooseEffects() as item:
            if is_alfred(state, item.player):
                return alfred.do_next(state, item)
            return _settle_choice(state, item)
        case DoEffect() as item:
            if is_alfred(state, item.player):
                return alfred.act(state, item)
            return _settle_doing(state, item)
        case EndTurn(player=player):
            return None if can_fulfil(state, player) else _popped(state)
        case Window() as item:
            return _settle_window(state, item)
        case EndCrew() as item:
            return crew.end_crew(state, item)
        case NextWorker() as item:
            return turns.next_worker(state, item)
        case AlfredTurn():
            return alfred.play_card(state)
        case PlayBonus() as item:
            return alfred.play_bonus(state, item)
        case Draw() as item:
            return laying.settle_draw(state, item)
        case DraftCrew() | KeepCrew() as item:
            return draft.settle_draft(state, item)
        case _:
            return _step_of_round(state)


def _step_of_round(state: State) -> State | None:
    match state.pending[-1]:
        case GiveSeals():
            return draft.give_seals(state)
        case ChoosePair(order=()) as item:
            return draft.begin_choosing(state, item)
        case BeginRound():
            return turns.begin_round(state)
        case SetTurnOrder():
            return turns.set_turn_order(state)
        case RankEnvelope() as item:
            return rewards.rank_envelope(state, item)
        case RemoveStamps() as item:
            return rewards.remove_stamps(state, item)
        case ScoreGoal():
            return turns.score_goal(state)
        case CleanUp():
            return turns.clean_up(state)
        case EndGame():
            return turns.end_game(state)
        case _:
            return None


def _popped(state: State) -> State:
    return replace(state, pending=state.pending[:-1])


def _settle_choice(
    state: State, item: ChooseEffects, *, has_declined: bool = False
) -> State | None:
    """Drop a list of which nothing can be done; open one that asks a single thing."""
    effects = item.effects
    if not effects:
        return _popped(state)
    is_single = len(effects) == 1 and not isinstance(effects[0], doing.GAINS)
    possible = _can_do(state, item)
    if possible and is_single:
        emptied = replace(item, effects=())
        state = replace(state, pending=(*state.pending[:-1], emptied))
        return doing.begin(state, item.player, effects[0])
    if possible or (not has_declined and can_fulfil(state, item.player)):
        return None
    return tell(_popped(state), Lapsed(item.player, effects))


def _settle_doing(
    state: State, item: DoEffect, *, has_declined: bool = False
) -> State | None:
    """Drop an action that cannot be done in any way."""
    if _can_do(state, item):
        return None
    if not has_declined and can_fulfil(state, item.player):
        return None
    state = _popped(state)
    if isinstance(item.effect, Correspond):
        return correspondence.reward_stacks(state, item.player, item.effect)
    return tell(state, Lapsed(item.player, (item.effect,)))


def _settle_window(state: State, item: Window) -> State | None:
    """Ask only those who can fulfil something, and have not declined just that."""
    order = windows.next_asked(state, item)
    if not order:
        return windows.close(state, item)
    if order == item.order:
        return None
    asked = replace(item, order=order)
    return replace(state, pending=(*state.pending[:-1], asked))


def chance(state: State) -> Chance[ChanceAction] | None:
    """Say what chance may bring, when something is to be drawn."""
    item = state.pending[-1] if state.pending else None
    return laying.drawing(state, item) if isinstance(item, Draw) else None
