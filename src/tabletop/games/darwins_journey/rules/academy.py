"""The academy: seals from scrolls, purple seals, and where they go."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tabletop.games.darwins_journey.actions import PlacePurple, TakeSeal
from tabletop.games.darwins_journey.events import PurplePlaced, SealTaken
from tabletop.games.darwins_journey.kinds import LastingKind, Seal
from tabletop.games.darwins_journey.pending.effects import Academy
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules.supplies import pay
from tabletop.games.darwins_journey.rules.tables import coins_in_words
from tabletop.games.darwins_journey.state import PersonId, State, with_person


def scroll_cost(state: State, person: PersonId, scroll: int) -> int:
    """Return the coins that a seal of a scroll costs somebody."""
    if LastingKind.FREE_SCROLLS in state.people[person].lasting:
        return 0
    return state.config.content.numbers.scroll_costs[scroll]


def seal_cost(
    state: State, player: PlayerId, effect: Academy, scroll: int, worker: int
) -> int:
    """Return the coins for a seal of a scroll in the row of a worker."""
    if effect.is_free:
        return 0
    column = len(state.people[player].rows[worker])
    space = state.config.content.board.seal_costs[column]
    return max(0, scroll_cost(state, player, scroll) + space - effect.discount)


def open_rows(state: State, player: PlayerId) -> list[int]:
    """List the workers with an empty seal space."""
    spaces = len(state.config.content.board.seal_costs)
    rows = state.people[player].rows
    return [
        worker
        for worker in range(1, state.config.content.numbers.workers)
        if len(rows[worker]) < spaces
    ]


def seal_choices(state: State, player: PlayerId, effect: Academy) -> Iterator[TakeSeal]:
    """Propose every seal for every worker that can be paid."""
    coins, workers = state.people[player].coins, open_rows(state, player)
    for scroll, seals in enumerate(state.board.scrolls):
        columns = [column for column, seal in enumerate(seals) if seal is not None]
        for worker in workers if columns else ():
            if seal_cost(state, player, effect, scroll, worker) <= coins:
                for column in columns:
                    yield TakeSeal(player, scroll, column, worker)


def refuse_seal(state: State, action: TakeSeal, effect: Academy) -> Refusal | None:
    """Say why a seal cannot be taken to a worker, or None."""
    scrolls, scroll, column = state.board.scrolls, action.scroll, action.column
    if not 0 <= scroll < len(scrolls) or not 0 <= column < len(scrolls[scroll]):
        message = "there is no seal {column} on a scroll {scroll}"
        place = {"scroll": scroll + 1, "column": column + 1}
        return refuse(Rule.ACADEMY, message, **place)
    if scrolls[scroll][column] is None:
        message = "seal {column} of scroll {scroll} has been taken"
        place = {"scroll": scroll + 1, "column": column + 1}
        return refuse(Rule.ACADEMY, message, **place)
    if (refusal := _refuse_row(state, action.player, action.worker)) is not None:
        return refusal
    cost = seal_cost(state, action.player, effect, scroll, action.worker)
    coins = state.people[action.player].coins
    if cost > coins:
        message = (
            "scroll {scroll} and the next space of worker {worker} cost "
            f"{coins_in_words(cost)} together, and you have {{coins}}"
        )
        return refuse(
            Rule.ACADEMY,
            message,
            scroll=scroll + 1,
            worker=action.worker + 1,
            cost=cost,
            coins=coins,
        )
    return None


def _refuse_row(state: State, player: PlayerId, worker: int) -> Refusal | None:
    if worker in open_rows(state, player):
        return None
    if not 0 <= worker < len(state.people[player].rows):
        message = "there is no worker {worker}"
    elif 1 <= worker < state.config.content.numbers.workers:
        message = "all seal spaces of worker {worker} are full"
    else:
        message = "worker {worker} has no seal spaces"
    return refuse(Rule.SEAL_ROW, message, worker=worker + 1)


def no_seal(state: State, player: PlayerId, effect: Academy) -> Refusal:
    """Say why no seal at all can be taken."""
    workers = open_rows(state, player)
    if not workers:
        return _full()
    costs = [
        seal_cost(state, player, effect, scroll, worker)
        for scroll, seals in enumerate(state.board.scrolls)
        for worker in workers
        if any(seals)
    ]
    if not costs:
        return refuse(Rule.ACADEMY, "no seal is left on the scrolls")
    cost, coins = min(costs), state.people[player].coins
    message = (
        "a seal and the space that it covers cost "
        f"{coins_in_words(cost)} at least, and you have {{coins}}"
    )
    return refuse(Rule.ACADEMY, message, cost=cost, coins=coins)


def _full() -> Refusal:
    return refuse(Rule.SEAL_ROW, "all seal spaces of your workers are full")


def take_seal(state: State, action: TakeSeal, effect: Academy) -> State:
    """Pay for a seal and put it to a worker."""
    cost = seal_cost(state, action.player, effect, action.scroll, action.worker)
    state = pay(state, action.player, cost)
    return take_from_scroll(state, action)


def take_from_scroll(state: State, action: TakeSeal) -> State:
    """Put a seal of a scroll to a worker, without paying."""
    scrolls, person = state.board.scrolls, action.player
    seal = scrolls[action.scroll][action.column]
    assert seal is not None
    emptied = set_at(scrolls[action.scroll], action.column, None)
    board = replace(state.board, scrolls=set_at(scrolls, action.scroll, emptied))
    told = SealTaken(person, seal, action.scroll, action.column, action.worker)
    state = _add(replace(state, board=board), person, action.worker, seal)
    return replace(state, news=(*state.news, told))


def _add(state: State, person: PersonId, worker: int, seal: Seal) -> State:
    me = state.people[person]
    rows = set_at(me.rows, worker, (*me.rows[worker], seal))
    return with_person(state, person, replace(me, rows=rows))


# -- purple seals


def purple_places(state: State, player: PlayerId) -> Iterator[PlacePurple]:
    """Propose every worker for a purple seal."""
    if state.decks.purple > 0:
        for worker in open_rows(state, player):
            yield PlacePurple(player, worker)


def refuse_purple(state: State, action: PlacePurple) -> Refusal | None:
    """Say why a purple seal cannot go to a worker, or None."""
    if state.decks.purple < 1:
        return _no_purple_left()
    return _refuse_row(state, action.player, action.worker)


def no_purple(state: State) -> Refusal:
    """Say why no worker can get a purple seal."""
    return _full() if state.decks.purple else _no_purple_left()


def _no_purple_left() -> Refusal:
    return refuse(Rule.SEAL_ROW, "no purple seal is left")


def place_purple(state: State, action: PlacePurple) -> State:
    """Put a purple seal to a worker."""
    decks = replace(state.decks, purple=state.decks.purple - 1)
    state = replace(state, decks=decks)
    state = _add(state, action.player, action.worker, Seal.PURPLE)
    told = PurplePlaced(action.player, action.worker)
    return replace(state, news=(*state.news, told))
