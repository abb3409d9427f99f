"""A position in words: whose turn it is, what just happened, where everything is."""

from __future__ import annotations

from typing import Final, assert_never

from tabletop.core.players import PlayerId
from tabletop.games.lock_n_go.actions import LockMove, MoveColumnLock, MoveRowLock
from tabletop.games.lock_n_go.events import (
    CoinGained,
    DiscMoved,
    DiscPutBack,
    Event,
    LevelReached,
    LockMoved,
    NothingGained,
    Passed,
    TokenPlaced,
)
from tabletop.games.lock_n_go.kinds import BLACK, GREY, Kind, Mode, Space
from tabletop.games.lock_n_go.rulebook import Rule
from tabletop.games.lock_n_go.rules import (
    blocked_spaces,
    coins_in_reserve,
    kind_of,
    next_level_cost,
)
from tabletop.games.lock_n_go.scoring import outcome
from tabletop.games.lock_n_go.state import State

NAMES: Final = ("Black", "Grey")
"""What the players are called."""

_DOES: Final = {
    Kind.PLAIN: "plain space",
    Kind.COIN: "gain a coin",
    Kind.LOCK: "move a lock",
    Kind.ADVANCE: "advance",
}


def acting(view: State) -> PlayerId | None:
    """Say whose turn it is; None when the game is over."""
    return view.player if outcome(view) is None else None


def named(view: State) -> PlayerId | None:
    """Say whom the headline is about: who is to act, or who has won alone."""
    end = outcome(view)
    if end is None:
        return view.player
    return end.winners[0] if len(end.winners) == 1 else None


def headline(view: State) -> str:
    """Say who is to do what, or who has won."""
    if (player := named(view)) is None:
        return "Drawn"
    if acting(view) is None:
        return f"{NAMES[player]} has won"
    return f"{NAMES[player]} to {'place a token' if view.pending else 'act'}"


def reason(view: State) -> str:
    """Say why the game is over; nothing while it is not."""
    end = outcome(view)
    told = "" if end is None else end.reason.removeprefix("Drawn: ")
    return told[:1].upper() + told[1:]


def last_news(view: State) -> str:
    """Say what the last action brought about, as a sentence; nothing at the start."""
    if not view.news:
        return ""
    return ", ".join(_told(event) for event in view.news) + "."


def turn_told(view: State) -> str:
    """Say how far the game has come."""
    if outcome(view) is not None:
        return f"after {counted(view.turn, 'turn')}"
    return "set-up" if view.pending else f"turn {view.turn + 1}"


def last_way(view: State) -> tuple[Space | None, Space | None]:
    """Name the spaces that the last action left and reached, where it did."""
    for event in view.news:
        match event:
            case DiscMoved(source=source, to=to):
                return source, to
            case DiscPutBack(space=space) | TokenPlaced(space=space):
                return None, space
            case _:
                pass  # tells of coins, locks and levels, not of spaces
    return None, None


def titled(view: State) -> str:
    """Name the picture."""
    return f"Lock n Go, {turn_told(view)}: {headline(view)}"


def described(view: State) -> str:
    """Tell the whole position, for those who cannot see it."""
    locks = view.locks
    columns = ", ".join(locks.columns) or "no column"
    sentences = (
        last_news(view),
        reason(view),
        *(_side(view, player) for player in (BLACK, GREY)),
        _stacks(view),
        f"The locks stand at row {locks.row} and at {columns}; blocked spaces: "
        f"{', '.join(blocked_spaces(view)) or 'none'}.",
        *(f"The {token.kind} token lies on {token.space}." for token in view.tokens),
        provenance(view),
    )
    return " ".join(filter(None, sentences))


def provenance(view: State) -> str:
    """Warn of what is not the printed game; nothing where all of it is."""
    remarks = []
    if not view.config.content.is_original:
        remarks.append("Reconstructed board, not the printed one.")
    if view.config.mode is Mode.ADVANCED_HOUSE:
        remarks.append("House variant.")
    return " ".join(remarks)


def counted(count: int, thing: str) -> str:
    """Count things: ``1 coin``, ``2 coins``."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def price(view: State, player: PlayerId) -> str:
    """Say what the next level costs a player."""
    cost = next_level_cost(view, player)
    return "the top" if cost is None else f"next costs {cost}"


def space_hint(view: State, space: Space) -> str:
    """Tell what a space does and who stands there, the highest first."""
    facts = [f"{space}: {_DOES[kind_of(view, space)]}"]
    if space in blocked_spaces(view):
        facts.append("blocked")
    if stack := view.stack(space):
        facts.append(" on ".join(NAMES[disc] for disc in reversed(stack)))
    return ", ".join(facts)


def _told(event: Event) -> str:
    match event:
        case DiscMoved(player=player, source=source, to=to):
            return f"{NAMES[player]} moved {source}-{to}"
        case CoinGained():
            return "took a coin"
        case NothingGained(rule=rule):
            return f"gained no {'coin' if rule is Rule.COIN else 'level'}"
        case LockMoved(move=move):
            return _lock(move)
        case LevelReached(level=level, cost=cost):
            return f"level {level} for {counted(cost, 'coin')}"
        case DiscPutBack(player=player, space=space, cost=cost):
            coins = counted(cost, "coin")
            return f"{NAMES[player]} put a disc back on {space} for {coins}"
        case Passed(player=player):
            return f"{NAMES[player]} passed"
        case TokenPlaced(player=player, kind=kind, space=space):
            return f"{NAMES[player]} placed the {kind} token on {space}"
        case _:
            assert_never(event)


def _lock(move: LockMove) -> str:
    match move:
        case MoveRowLock(to=to):
            return f"row lock to {to}"
        case MoveColumnLock(source=source, to=to):
            return f"column lock {source} to {to}"
        case _:
            assert_never(move)


def _side(view: State, player: PlayerId) -> str:
    side = view.sides[player]
    top = view.config.content.numbers.top_level
    tops = [
        space
        for space, stack in zip(
            view.config.content.geometry.spaces, view.board, strict=True
        )
        if player in stack
    ]
    where = f"discs on {', '.join(tops)}" if tops else "no disc in play"
    coins = counted(side.coins, "coin")
    return f"{NAMES[player]}: level {side.level} of {top}, {coins}, {where}."


def _stacks(view: State) -> str:
    spaces = view.config.content.geometry.spaces
    told = [
        f"{space} {' on '.join(NAMES[disc] for disc in reversed(stack))}"
        for space, stack in zip(spaces, view.board, strict=True)
        if len(stack) > 1
    ]
    reserve = f"{counted(coins_in_reserve(view), 'coin')} in the reserve."
    return f"Stacks: {', '.join(told)}. {reserve}" if told else reserve
