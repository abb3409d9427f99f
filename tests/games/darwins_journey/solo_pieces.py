"""What Alfred and the player have, changed by builders of positions.

Each builder changes one thing and puts right what hangs on it. Tests take them from
`solo`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

from typing_extensions import Unpack

from tabletop import Bag, PlayerId, replace
from tabletop.games.darwins_journey.kinds import (
    AlfredCardId,
    BonusCardId,
    Metal,
    ObjectiveId,
    Seal,
)
from tabletop.games.darwins_journey.state import Alfred, Naturalist, State
from tests.games.darwins_journey.pieces import (
    SEALS,
    Person,
    on,
    unlocked,
    with_me,
    with_scrolls,
    with_seals,
    with_tents,
    workers_at,
)
from tests.games.darwins_journey.verbs import named

ME, ALFRED = PlayerId(0), PlayerId(1)


# -- given: what somebody has


def with_alfred(state: State, **fields: Unpack[Person]) -> State:
    """Change what Alfred has, as a player would have it."""
    return counted(with_me(state, ALFRED, **fields))


def with_human(state: State, **fields: Unpack[Person]) -> State:
    """Change what the player has."""
    return counted(with_me(state, ME, **fields))


def taught(state: State, rows: Mapping[int, str]) -> State:
    """Write rows of the player's workers: ``{1: "gg"}``."""
    return counted(with_seals(state, ME, rows))


def later(state: State, number: int) -> State:
    """Let it be a later round; the Beagle has sailed on."""
    return counted(replace(state, round=number))


class Part(TypedDict, total=False):
    """What may be said about Alfred alone, as in `Alfred`."""

    bonus: int
    cards: tuple[BonusCardId, ...]
    deck: Bag[AlfredCardId]
    drawn: tuple[AlfredCardId, ...]


def alfred_part(state: State, **fields: Unpack[Part]) -> State:
    """Change what only Alfred has."""
    return replace(state, alfred=replace(part(state), **fields))


def shown(state: State, *cards: int) -> State:
    """Let these of his action cards lie face up, the others in the deck."""
    box = state.config.content.catalogue.action_card
    drawn = tuple(AlfredCardId(each) for each in cards)
    return alfred_part(state, drawn=drawn, deck=Bag.of(box) - Bag.of(drawn))


def with_rows(state: State, rows: Mapping[int, str]) -> State:
    """Write rows of Alfred's, the printed seals included: ``{0: "gb"}``."""
    return counted(with_seals(state, ALFRED, rows))


def with_workers(
    state: State,
    his: Mapping[int, str] | None = None,
    mine: Mapping[int, str] | None = None,
) -> State:
    """Put Alfred's workers and the player's to places."""
    state = workers_at(state, ALFRED, his or {})
    return counted(workers_at(state, ME, mine or {}))


def away(state: State, letters: str) -> State:
    """Let workers of Alfred's stand where they are in nobody's way: ``"BCD"``."""
    return with_workers(
        state, {"ABCD".index(each): "museum_deliver" for each in letters}
    )


def crowded(state: State) -> State:
    """Let workers of the player stand on all open places of the main diaries."""
    pages = ("academy", "exploration", "navigation", "correspondence")
    mine = {worker: f"{page}_1" for worker, page in enumerate(pages)}
    return with_workers(state, mine=mine)


def tired(state: State) -> State:
    """Leave Alfred no coins, and a worker of the player's in both main diaries."""
    state = with_workers(state, mine={0: "academy_1", 1: "exploration_1"})
    return with_alfred(state, coins=0)


def standing(
    state: State,
    ship: str | None = None,
    explorers: Mapping[str, str] | None = None,
    by: PlayerId = ALFRED,
) -> State:
    """Put Alfred's ship and explorers, or the player's: ``explorers={"A": "A5"}``."""
    return counted(on(state, by, ship=ship, explorers=explorers))


def met(state: State, specimens: str, by: PlayerId = ALFRED) -> State:
    """Let Alfred, or the player, have researched specimens: ``"gr bp"``."""
    return counted(with_me(state, by, research=named(specimens)))


def camped(state: State, spaces: Mapping[str, int], by: PlayerId = ALFRED) -> State:
    """Let Alfred, or the player, have tents on camps: ``{"A4": 0}``."""
    return counted(with_tents(state, by, spaces))


# -- given: what lies on the board


def opened(state: State, names: str, by: PlayerId = ALFRED) -> State:
    """Unlock places by lenses of Alfred's, or the player's: ``"academy_2"``."""
    return counted(unlocked(state, dict.fromkeys(names.split(), by)))


def scrolls(state: State, *written: str) -> State:
    """Write the scrolls from the cheapest: ``"gby", "rr.", "...", "yyb"``."""
    return counted(with_scrolls(state, *written))


def posted(state: State, *envelopes: str) -> State:
    """Put stamps on the envelopes, the player's and Alfred's: ``"2 0", "0 3"``.

    They come from the stacks, from the top one on.
    """
    lying = [tuple(int(count) for count in each.split()) for each in envelopes]
    lying += [(0, 0)] * (3 - len(lying))
    state = replace(state, post=replace(state.post, stamps=tuple(lying)))
    for person in (ME, ALFRED):
        out = sum(envelope[person] for envelope in lying)
        stacks = tuple(4 - min(4, max(0, out - 4 * number)) for number in range(3))
        state = counted(with_me(state, person, stacks=stacks))
    return state


def counted(state: State) -> State:
    """Let the supplies hold what lies nowhere else; printed seals are no pieces."""
    box = state.config.content.catalogue
    printed = box.alfred[part(state).difficulty].rows
    his = zip(alfred(state).rows, printed, strict=False)
    taken = [seal for own, row in his for seal in own[len(row.seals) :]]
    given = [seal for own in me(state).rows[1:] for seal in own if seal in _REGULAR]
    lying = [seal for scroll in state.board.scrolls for seal in scroll if seal]
    decks = replace(
        state.decks,
        seals=box.seals(1) - Bag.of([*taken, *given, *lying]),
        silver=_deck(state, Metal.SILVER),
        gold=_deck(state, Metal.GOLD),
    )
    return replace(state, decks=decks)


_REGULAR: Final = {*SEALS.values()} - {Seal.PURPLE}


def _deck(state: State, metal: Metal) -> Bag[ObjectiveId]:
    """Make a stack of objectives: of each metal, one has been shown in each round."""
    own = me(state)
    slots = [slot.objective for slot in (*own.silver, *own.gold) if slot is not None]
    seen = {*state.board.objectives, *own.reserve, *slots}
    whole = state.config.content.catalogue.objective_deck(metal, is_starting=False)
    left = [each for each in whole.elements() if each not in seen]
    return Bag.of(left[: whole.total - max(1, state.round)])


# -- then


def alfred(state: State) -> Naturalist:
    """Show what Alfred has."""
    return state.people[ALFRED]


def me(state: State) -> Naturalist:
    """Show what the player has."""
    return state.people[ME]


def part(state: State) -> Alfred:
    """Show what only Alfred has."""
    assert state.alfred is not None
    return state.alfred
