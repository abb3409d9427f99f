"""How Alfred does what icons show: stamps, movements, camps and the rest."""

from __future__ import annotations

from tabletop.core.seq import removed
from tabletop.core.values import replace
from tabletop.games.darwins_journey.events import (
    AlfredDecided,
    AlfredSkipped,
    IconUsed,
    ObjectiveDiscarded,
)
from tabletop.games.darwins_journey.events.alfred import Matter, Reason
from tabletop.games.darwins_journey.kinds import CauseKind, Metal, SpaceId
from tabletop.games.darwins_journey.pending import Cause, ChooseEffects, DoEffect
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AddExplorer,
    BonusSteps,
    Camp,
    Correspond,
    Deliver,
    Effect,
    Explore,
    GainObjective,
    InOrder,
    Navigate,
    OneOf,
    ProlificCorrespondence,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules import doing
from tabletop.games.darwins_journey.rules.alfred.academy import study
from tabletop.games.darwins_journey.rules.alfred.bonus import board_of, move_bonus
from tabletop.games.darwins_journey.rules.alfred.deliveries import deliver_next
from tabletop.games.darwins_journey.rules.alfred.letters import correspond, prolific
from tabletop.games.darwins_journey.rules.camps import free_spaces, own_camps, pitch
from tabletop.games.darwins_journey.rules.movement import (
    blocked,
    pass_explorer,
    pass_ship,
    place_explorer,
)
from tabletop.games.darwins_journey.rules.supplies import pay, research
from tabletop.games.darwins_journey.rules.tables import (
    coins_in_words,
    space_effects,
    specimen_at,
)
from tabletop.games.darwins_journey.state import PersonId, State, push, tell


def do_next(state: State, item: ChooseEffects) -> State:
    """Do the first of several effects; the others follow as they are listed."""
    if not item.effects:
        return replace(state, pending=state.pending[:-1])
    effect, *rest = item.effects
    left = replace(item, effects=tuple(rest))
    state = replace(state, pending=(*state.pending[:-1], left))
    if item.cause is not None:
        state = tell(state, IconUsed(item.player, effect, item.cause))
    return push(state, DoEffect(item.player, effect))


def act(state: State, item: DoEffect) -> State:
    """Do one effect by Alfred's rules."""
    state = replace(state, pending=state.pending[:-1])
    person, effect = item.player, item.effect
    match effect:
        case BonusSteps(steps=steps):
            return move_bonus(state, person, steps)
        case Academy():
            return study(state, person, effect)
        case Correspond():
            return correspond(state, person, effect)
        case ProlificCorrespondence():
            return prolific(state, person)
        case Navigate():
            return _navigate(state, person, effect)
        case Explore():
            return _explore(state, person, effect)
        case _:
            return _act_further(state, person, effect)


def _act_further(state: State, person: PersonId, effect: Effect) -> State:
    match effect:
        case Camp():
            return _camp(state, person, effect)
        case Deliver():
            return deliver_next(state, person, effect)
        case GainObjective():
            return _discard_objective(state, person)
        case AddExplorer():
            return _add_explorer(state, person)
        case OneOf(options=options):
            return push(
                state, DoEffect(person, _first_possible(state, person, options))
            )
        case _ if isinstance(effect, (*doing.GAINS, InOrder)):
            return doing.begin(state, person, effect)
        case _:
            why = "his rules do not tell of such an action"
            return tell(state, AlfredSkipped("action", Rule.ALFRED_ACTIONS, why))


def _first_possible(
    state: State, person: PersonId, options: tuple[Effect, ...]
) -> Effect:
    """Take the first option that Alfred can do, or else the last."""
    for option in options:
        if not isinstance(option, Explore) or _explorer_to_move(state, person):
            return option
    return options[-1]


# -- ways


def longest_way(
    state: State, start: SpaceId, spaces: int, jumped: set[SpaceId]
) -> tuple[SpaceId, ...]:
    """Return the longest way of so many spaces; jumped ones do not count."""
    parts = state.config.content.catalogue
    path: list[SpaceId] = []
    here, left = start, spaces
    while left > 0 and (onward := parts.space[here].next):
        here = max(onward, key=lambda each: parts.to_the_end[each])
        path.append(here)
        left -= here not in jumped
    return tuple(path)


def _navigate(state: State, person: PersonId, effect: Navigate) -> State:
    """Sail the whole distance, then do everything on the way in order."""
    path = longest_way(state, state.people[person].ship, effect.spaces, set())
    if not path:
        why = "his ship is at the end of the ocean"
        return tell(state, AlfredSkipped("navigation", Rule.ALFRED_MOVES, why))
    state = pass_ship(state, person, path)
    space_of = state.config.content.catalogue.space
    icons = {each: space_effects(state, space_of[each]) for each in path}
    return _on_spaces(state, person, icons)


def _on_spaces(
    state: State, person: PersonId, icons: dict[SpaceId, tuple[Effect, ...]]
) -> State:
    """Go on with the icons of spaces, one after another."""
    lists = (
        ChooseEffects(person, effects, cause=Cause(CauseKind.SPACE, space))
        for space, effects in icons.items()
        if effects
    )
    return push(state, *lists)


def _explorer_to_move(state: State, person: PersonId) -> list[int]:
    """List the islands with an explorer that can move, the right-most first."""
    space_of = state.config.content.catalogue.space
    explorers = state.people[person].explorers
    return [
        island
        for island in reversed(range(len(explorers)))
        if (space := explorers[island]) is not None and space_of[space].next
    ]


def _explore(state: State, person: PersonId, effect: Explore) -> State:
    """Move the right-most explorer; research everything, do the last two icons."""
    islands = _explorer_to_move(state, person)
    if not islands:
        why = "every explorer of his is at the end of its island"
        return tell(state, AlfredSkipped("exploration", Rule.ALFRED_MOVES, why))
    island = islands[0]
    names = [str(state.config.content.islands[each].island) for each in islands]
    reason = Reason.ONLY if len(names) == 1 else Reason.RIGHTMOST
    state = tell(state, AlfredDecided(Matter.EXPLORER, tuple(names), names[0], reason))
    jumped = blocked(state, person, island)
    start = state.people[person].explorers[island]
    assert start is not None
    path = longest_way(state, start, effect.spaces, jumped)
    state = pass_explorer(state, person, path)
    entered = [space for space in path if space not in jumped]
    return _after_exploring(state, person, entered)


def _after_exploring(state: State, person: PersonId, entered: list[SpaceId]) -> State:
    """Research what was passed; do the icons of the last two spaces that show any."""
    space_of = state.config.content.catalogue.space
    for each in entered:
        specimen = specimen_at(state, each)
        if specimen is not None:
            state = research(state, person, specimen)
    showing = [each for each in entered if space_effects(state, space_of[each])]
    icons = {each: space_of[each].effects for each in showing[-2:]}
    return _on_spaces(state, person, icons)


# -- camps, objectives, explorers


def _camp(state: State, person: PersonId, effect: Camp) -> State:
    """Take the cheapest space of a camp, or leave it."""
    me, camp = state.people[person], effect.camp
    free = sorted((cost, space) for space, cost in free_spaces(state, camp))
    payable = [(cost, space) for cost, space in free if cost <= me.coins]
    if me.tents < 1 or camp in own_camps(state, person) or not payable:
        why = _why(state, person, camp, free)
        return tell(state, AlfredSkipped(f"camp {camp}", Rule.ALFRED_CAMP, why))
    cost, space = payable[0]
    reason = Reason.ONLY if len(payable) == 1 else Reason.CHEAPEST
    names = tuple(str(each + 1) for _, each in payable)
    state = tell(state, AlfredDecided(Matter.TENT, names, str(space + 1), reason))
    state = pitch(pay(state, person, cost), person, camp, space)
    board = board_of(state)
    icons = board.tents[len(board.tents) - me.tents]
    effects = state.config.content.catalogue.camp[camp].effects
    return push(
        state,
        ChooseEffects(person, effects, cause=Cause(CauseKind.CAMP, camp)),
        ChooseEffects(person, icons, cause=Cause(CauseKind.TENT)),
    )


def _why(
    state: State, person: PersonId, camp: SpaceId, free: list[tuple[int, int]]
) -> str:
    """Say why no tent can be pitched."""
    me = state.people[person]
    if not me.tents:
        return "he has no tent left"
    if camp in own_camps(state, person):
        return "he has a tent there already"
    if not free:
        return "there is no empty space"
    return f"the space costs {coins_in_words(free[0][0])}, and Alfred has {me.coins}"


def _discard_objective(state: State, person: PersonId) -> State:
    """Throw an objective out, a gold one first, and move on the bonus track."""
    parts, display = state.config.content.catalogue.objective, state.board.objectives
    ranked = sorted(display, key=lambda each: parts[each].metal is not Metal.GOLD)
    if ranked:
        board = replace(state.board, objectives=removed(display, ranked[0]))
        told = ObjectiveDiscarded(ranked[0])
        state = tell(replace(state, board=board), told)
    steps = state.config.content.solo.objective_steps
    return push(state, DoEffect(person, BonusSteps(steps)))


def _add_explorer(state: State, person: PersonId) -> State:
    """Put an explorer on the left-most island without one."""
    me = state.people[person]
    for track, explorer in zip(state.config.content.islands, me.explorers, strict=True):
        if explorer is None and me.unused and track.island is not None:
            return place_explorer(state, person, track.island)
    why = "he has an explorer on every island, or none left"
    return tell(state, AlfredSkipped("new explorer", Rule.ALFRED_ACTIONS, why))
