"""What is impossible about the stack of what waits: how its items lie on each other.

Below lie the steps of a stage, in one order only; above them what somebody is asked,
which is what `flaws_effects` looks at.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.players import PlayerId
from tabletop.games.darwins_journey.kinds import Pile
from tabletop.games.darwins_journey.pending import (
    AlfredTurn,
    BeginRound,
    ChoosePair,
    CleanUp,
    DraftCrew,
    Draw,
    EndTurn,
    Item,
    KeepCrew,
    NextWorker,
    RankEnvelope,
    Ranking,
    RemoveStamps,
    ScoreGoal,
    TakeTurn,
    Window,
)
from tabletop.games.darwins_journey.rules.supplies import is_alfred
from tabletop.games.darwins_journey.rules.turns import displayed
from tabletop.games.darwins_journey.setup.flaws_draft import draft_flaws
from tabletop.games.darwins_journey.setup.flaws_effects import nested_flaws
from tabletop.games.darwins_journey.setup.flaws_rewards import rewarded_flaws
from tabletop.games.darwins_journey.setup.stages import (
    Stage,
    is_refilling,
    stage_of,
    waiting,
)
from tabletop.games.darwins_journey.state import State


def waiting_flaws(state: State, begun: State) -> Iterator[str]:
    """Say what waits in vain, or cannot wait; the first flaw hides the others."""
    yield from draft_flaws(state, begun)
    match stage_of(state):
        case Stage.SET_UP:
            yield from _set_up_flaws(state, begun)
        case Stage.TURNS:
            yield from _turn_flaws(state)
        case Stage.REWARDS:
            yield from _reward_flaws(state)
        case Stage.CLEAN_UP:
            yield from _clean_up_flaws(state)
        case _:
            if state.pending != (Ranking(),):
                yield "something waits, and the game is over"


def _named(item: Item) -> str:
    if isinstance(item, Draw):
        return f"a draw of {item.count} {item.pile}"
    return type(item).__name__


def _plan_flaws(found: tuple[Item, ...], plan: tuple[Item, ...]) -> Iterator[str]:
    """Compare what waits with a plan, of which the top may be done already.

    The draw on top may be under way; questions are looked at elsewhere.
    """
    for number, (item, planned) in enumerate(zip(found, plan, strict=False)):
        match item, planned:
            case (DraftCrew(), DraftCrew()) | (KeepCrew(), KeepCrew()):
                continue
            case ChoosePair(), ChoosePair():
                continue
            case Draw(pile=pile, count=count), Draw(pile=due, count=most):
                is_top = number == len(found) - 1
                if pile is due and (count == most or (is_top and 1 <= count <= most)):
                    continue
            case _ if item == planned:
                continue
        yield f"{_named(item)} waits where {_named(planned)} is to wait"
    if len(found) > len(plan):
        yield f"{_named(found[len(plan)])} waits where nothing is to come any more"


def _set_up_flaws(state: State, begun: State) -> Iterator[str]:
    """Compare what waits with the set-up; the academy may be filled anew."""
    plan = begun.pending
    if is_refilling(state):
        size = sum(len(scroll) for scroll in state.board.scrolls)
        plan = (*plan[: len(state.pending) - 1], Draw(Pile.SEALS, size))
    yield from _plan_flaws(state.pending, plan)


# -- the rounds


def _turn_flaws(state: State) -> Iterator[str]:
    """See that somebody takes a turn, and nothing else waits than what follows."""
    match state.pending:
        case (NextWorker(after=after), AlfredTurn(), Draw(Pile.ALFRED, 1)):
            if after is None or not is_alfred(state, after):
                yield "Alfred takes the turn of somebody else"
            if None not in state.people[-1].at:
                yield "Alfred has no worker to place"
        case (NextWorker(after=after), EndTurn(player=player), *rest):
            if player != after or is_alfred(state, player):
                yield f"the turn of player {player} goes on as that of player {after}"
            yield from _own_turn_flaws(state, player, tuple(rest))
        case _:
            yield "nobody takes a turn, and the round is not over"


def _own_turn_flaws(
    state: State, player: PlayerId, rest: tuple[Item, ...]
) -> Iterator[str]:
    ground: Item = EndTurn(player)
    if rest[:1] == (TakeTurn(player),):
        ground, rest = rest[0], rest[1:]
        if None not in state.people[player].at:
            yield f"player {player} has no worker to place"
    yield from nested_flaws(state, player, ground, rest)


def _reward_flaws(state: State) -> Iterator[str]:
    """Compare what waits with the order in which the reward phase goes on."""
    plan = _rewards(state)
    steps = 0
    while steps < min(len(plan), len(state.pending)) and _fits(
        state.pending[steps], plan[steps]
    ):
        steps += 1
    if steps % 2:
        yield f"after {_named(state.pending[steps - 1])} players are asked"
        return
    asked, above = state.pending[steps - 1], state.pending[steps:]
    assert isinstance(asked, Window)
    asks_all = tuple(each for each in state.turn_order if not is_alfred(state, each))
    if above and isinstance(above[0], RemoveStamps):
        if plan[steps : steps + 1] != (RankEnvelope(above[0].envelope),):
            yield f"envelope {above[0].envelope} is not the next to be rewarded"
        if asked.order != asks_all:
            yield "the window after an envelope has opened before it was rewarded"
        yield from rewarded_flaws(state, above[0], above[1:])
    elif not asked.order or asks_all[-len(asked.order) :] != asked.order:
        yield f"a window asks {asked.order}, which is no end of the turn order"
    else:
        yield from nested_flaws(state, asked.order[0], asked, above)
    for item in state.pending[1 : steps - 1 : 2]:
        if not isinstance(item, Window) or item.order != asks_all:
            yield "a window that has not opened does not ask all players in turn order"


def _fits(item: Item, planned: Item) -> bool:
    return item == planned or (isinstance(item, Window) and isinstance(planned, Window))


def _rewards(state: State) -> tuple[Item, ...]:
    """List what waits when the reward phase begins, what comes last first."""
    window, envelopes = Window(()), reversed(range(len(state.post.stamps)))
    ranked = (item for each in envelopes for item in (RankEnvelope(each), window))
    return (CleanUp(), window, ScoreGoal(), window, *ranked)


def _clean_up_flaws(state: State) -> Iterator[str]:
    """See that objectives and seals are drawn for the next round, in this order."""
    size, empty = displayed(state), waiting(state, Pile.SEALS) or 0
    plan = (
        BeginRound(),
        Draw(Pile.SEALS, empty),
        Draw(Pile.GOLD, size),
        Draw(Pile.SILVER, size),
    )
    yield from _plan_flaws(state.pending, plan)
    if len(state.pending) < 2:
        yield "nothing is drawn, and the round does not begin"
