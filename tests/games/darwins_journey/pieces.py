"""What players have and what lies on the board, changed by builders of positions.

Each builder changes one thing and puts right what hangs on it. Tests take them from
`positions`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

from typing_extensions import Unpack

from tabletop import Bag, PlayerId, replace
from tabletop.games.darwins_journey.kinds import (
    IslandId,
    LastingKind,
    LetterId,
    Metal,
    ObjectiveId,
    PlaceId,
    Seal,
    SpaceId,
    Specimen,
    TileId,
)
from tabletop.games.darwins_journey.state import (
    CrewOnTable,
    Naturalist,
    Score,
    Slot,
    State,
    Tent,
)

SEALS: Final = {
    "g": Seal.GREEN,
    "b": Seal.BLUE,
    "y": Seal.YELLOW,
    "r": Seal.RED,
    "p": Seal.PURPLE,
}


# -- given: what somebody has


class Person(TypedDict, total=False):
    """What may be said about a player, as in `Naturalist`."""

    coins: int
    knowledge: int
    score: Score
    theory: int
    rows: tuple[tuple[Seal, ...], ...]
    at: tuple[PlaceId | None, ...]
    lenses: int
    tents: int
    stacks: tuple[int, ...]
    tray: int
    ship: SpaceId
    explorers: tuple[SpaceId | None, ...]
    unused: int
    research: tuple[Specimen, ...]
    reserve: tuple[ObjectiveId, ...]
    silver: tuple[Slot | None, ...]
    gold: tuple[Slot | None, ...]
    crew: tuple[CrewOnTable, ...]
    lasting: tuple[LastingKind, ...]


def with_me(state: State, player: PlayerId, **fields: Unpack[Person]) -> State:
    """Change what a player has; seals and objectives are missing elsewhere."""
    people = list(state.people)
    people[player] = replace(people[player], **fields)
    return _recounted(replace(state, people=tuple(people)))


def with_seals(state: State, player: PlayerId, rows: Mapping[int, str]) -> State:
    """Write the rows of some workers of a player: ``{1: "ggb"}``."""
    own = list(state.people[player].rows)
    for worker, letters in rows.items():
        own[worker] = tuple(SEALS[letter] for letter in letters)
    return with_me(state, player, rows=tuple(own))


def holding(
    state: State,
    player: PlayerId,
    reserve: str | None = None,
    silver: Mapping[int, str] | None = None,
    gold: Mapping[int, str] | None = None,
) -> State:
    """Give a player objectives: a reserve ``"S1 G2"``, slots ``{0: "S3", 1: "G4!"}``.

    A fulfilled one has an exclamation mark. What is not said stays.
    """
    own = state.people[player]
    kept = own.reserve if reserve is None else _tiles(reserve)
    written = " ".join(
        (reserve or "", *(silver or {}).values(), *(gold or {}).values())
    )
    return with_me(
        _without_displayed(state, _tiles(written)),
        player,
        reserve=kept,
        silver=_slots(own.silver, silver or {}),
        gold=_slots(own.gold, gold or {}),
    )


def _tiles(text: str) -> tuple[ObjectiveId, ...]:
    return tuple(ObjectiveId(each.rstrip("!")) for each in text.split())


def _without_displayed(state: State, taken: tuple[ObjectiveId, ...]) -> State:
    """Show others of the stacks in place of some objectives."""
    decks = {Metal.SILVER: state.decks.silver, Metal.GOLD: state.decks.gold}
    kinds = state.config.content.catalogue.objective
    shown = list(state.board.objectives)
    for index, tile in enumerate(shown):
        if tile in taken:
            metal = kinds[tile].metal
            shown[index] = next(each for each in decks[metal] if each not in taken)
            decks[metal] = decks[metal].without(shown[index])
    return replace(state, board=replace(state.board, objectives=tuple(shown)))


def _slots(
    slots: tuple[Slot | None, ...], written: Mapping[int, str]
) -> tuple[Slot | None, ...]:
    changed = list(slots)
    for index, text in written.items():
        changed[index] = Slot(ObjectiveId(text.rstrip("!")), text.endswith("!"))
    return tuple(changed)


def with_fifth(state: State, player: PlayerId) -> State:
    """Let a player have the fifth worker, for a fulfilled first golden slot."""
    (tile, *_) = state.decks.gold
    state = holding(state, player, gold={0: f"{tile}!"})
    return with_me(state, player, at=(*state.people[player].at, None))


def workers_at(state: State, player: PlayerId, where: Mapping[int, str]) -> State:
    """Put workers of a player to places; those not named stay."""
    at = list(state.people[player].at)
    for worker, name in where.items():
        at[worker] = PlaceId(name)
    reserved = (*state.board.reserved, *[player] * _count(where, "turn_order"))
    board = replace(state.board, reserved=reserved)
    return with_me(replace(state, board=board), player, at=tuple(at))


def _count(where: Mapping[int, str], name: str) -> int:
    return sum(each == name for each in where.values())


def on(
    state: State,
    player: PlayerId,
    ship: str | None = None,
    explorers: Mapping[str, str] | None = None,
) -> State:
    """Put a player's ship and explorers: ``ship="O9", explorers={"A": "A5"}``.

    A ship behind a silver ribbon has brought an explorer there; golden ribbons behind
    an explorer have been crossed, and last spaces reached.
    """
    box = state.config.content.catalogue
    own = state.people[player]
    at = own.ship if ship is None else SpaceId(ship)
    standing = list(own.explorers)
    for space in box.ocean.spaces:
        if space.island is not None and box.number[space.id] <= box.number[at]:
            island = box.island[space.island]
            standing[island] = standing[island] or box.islands[island].first.id
    for name, where in (explorers or {}).items():
        standing[box.island[IslandId(name)]] = SpaceId(where)
    pieces = sum(each is not None for each in standing)
    unused = box.numbers.explorers - pieces
    state = _crossed(state, (at, *(each for each in standing if each is not None)))
    return with_me(state, player, ship=at, explorers=tuple(standing), unused=unused)


def _crossed(state: State, spaces: tuple[SpaceId, ...]) -> State:
    """Let ribbons up to some spaces have been crossed, and last spaces reached."""
    box = state.config.content.catalogue
    behind = [
        each.id
        for space in spaces
        for each in box.track[space].spaces
        if each.ribbon is not None and box.number[each.id] <= box.number[space]
    ]
    ends = [space for space in spaces if space == box.track[space].last.id]
    board = state.board
    board = replace(
        board,
        ribbons=tuple(dict.fromkeys((*board.ribbons, *behind))),
        ends=tuple(dict.fromkeys((*board.ends, *ends))),
    )
    return replace(state, board=board)


# -- given: what lies on the board


def unlocked(state: State, owners: Mapping[str, PlayerId]) -> State:
    """Unlock places, each with a lens of its owner: ``{"academy_2": A}``."""
    lenses = [(PlaceId(name), owner) for name, owner in owners.items()]
    board = replace(state.board, lenses=(*state.board.lenses, *lenses))
    state = replace(state, board=board)
    for _, owner in lenses:
        state = with_me(state, owner, lenses=state.people[owner].lenses - 1)
    return state


def with_tiles(state: State, tiles: Mapping[str, int]) -> State:
    """Lay special action tiles: ``{"special_top_left": 4}``; they swap places."""
    lying = list(state.board.tiles)
    for name, number in tiles.items():
        index = state.config.content.catalogue.special_places.index(PlaceId(name))
        tile = TileId(number)
        if tile in lying:
            lying[lying.index(tile)] = lying[index]
        lying[index] = tile
    return replace(state, board=replace(state.board, tiles=tuple(lying)))


def with_letters(state: State, *letters: int) -> State:
    """Lay the correspondence tiles, from the top."""
    lying = tuple(LetterId(each) for each in letters)
    return replace(state, post=replace(state.post, letters=lying))


def with_scrolls(state: State, *scrolls: str) -> State:
    """Write the scrolls from the cheapest: ``"gby", "rr.", "...", "yyb"``."""
    rows = tuple(tuple(SEALS.get(letter) for letter in scroll) for scroll in scrolls)
    return _recounted(replace(state, board=replace(state.board, scrolls=rows)))


def with_specimens(state: State, lying: Mapping[str, str]) -> State:
    """Put specimens to spaces, ``{"A2": "green_bird"}``; they swap places."""
    spaces = state.config.content.catalogue.specimen_spaces(state.players)
    placed, shown = list(state.board.specimens), list(state.board.shown)
    for space, name in lying.items():
        index, wanted = spaces.index(SpaceId(space)), Specimen(name)
        if wanted in shown:
            shown[shown.index(wanted)] = placed[index]
        else:
            placed[placed.index(wanted)] = placed[index]
        placed[index] = wanted
    board = replace(
        state.board,
        specimens=tuple(placed),
        shown=tuple(sorted(shown, key=list(Specimen).index)),
    )
    return replace(state, board=board)


def with_delivered(state: State, *names: str) -> State:
    """Let specimens from the tracks have been delivered, in this order."""
    delivered = tuple(Specimen(each) for each in names)
    assert not set(delivered) & set(state.board.shown), "lie there since the set-up"
    return replace(state, board=replace(state.board, delivered=delivered))


def with_tents(state: State, player: PlayerId, spaces: Mapping[str, int]) -> State:
    """Let a player have put tents to camps: ``{"A4": 0}``, the cheapest space."""
    pitched = [Tent(SpaceId(camp), space, player) for camp, space in spaces.items()]
    board = replace(state.board, tents=(*state.board.tents, *pitched))
    left = state.people[player].tents - len(pitched)
    return with_me(replace(state, board=board), player, tents=left)


def _recounted(state: State) -> State:
    """Let the supplies hold what lies nowhere else."""
    box, lying = state.config.content.catalogue, _seals_lying(state)
    regular: Bag[Seal] = Bag.of(seal for seal in lying if seal != Seal.PURPLE)
    purple = len(lying) - regular.total
    decks = replace(
        state.decks,
        seals=box.seals(state.players) - regular,
        purple=box.numbers.purple_seals - purple,
        silver=_deck(state, Metal.SILVER),
        gold=_deck(state, Metal.GOLD),
    )
    return replace(state, decks=decks)


def _seals_lying(state: State) -> list[Seal]:
    """List the seals on scrolls and on the spaces of rows; top workers have none."""
    scrolls = [seal for row in state.board.scrolls for seal in row if seal is not None]
    owned = [seal for each in state.people for row in each.rows[1:] for seal in row]
    return [*scrolls, *owned]


def _deck(state: State, metal: Metal) -> Bag[ObjectiveId]:
    """Make the stack of objectives: what nobody has seen, less what is gone."""
    box = state.config.content.catalogue
    whole = box.objective_deck(metal, is_starting=False)
    owned = [each for own in state.people for each in _objectives(own)]
    seen = {*state.board.objectives, *owned}
    left = [each for each in whole.elements() if each not in seen]
    drawn = box.numbers.displayed * max(1, state.round)
    return Bag.of(left[-(whole.total - drawn) :] if drawn < whole.total else ())


def _objectives(own: Naturalist) -> list[ObjectiveId]:
    slots = [slot.objective for slot in (*own.silver, *own.gold) if slot is not None]
    return [*own.reserve, *slots]
