"""Positions of Pirate's Cove built in a line, and the verbs its tests speak with.

Players are A to E. A ship is written by its place and the positions of its hull, sails,
crew and cannon; a card with a star behind it lies sideways::

    fight(ship(3, "2422", hand="steady_aim"), ship(3, mat="mastercraft_hull*"))

`play` feeds actions and dice one after another. Dice that a test does not care about
fall by themselves: equal ships act in alphabetical order, players before a legend and
the Navy, nobody mutinies, and cards drawn are no Parrots.
"""

from __future__ import annotations

from typing import Final, TypedDict

import pytest
from typing_extensions import Unpack

from tabletop import Bag, IllegalAction, PlayerId, Refusal, replace
from tabletop.core.players import seats
from tabletop.games.pirates_cove import (
    GAME,
    OUTER,
    Action,
    BlackShip,
    CardId,
    CardKind,
    CardOnMat,
    ChanceAction,
    ChooseCourses,
    Combat,
    Config,
    Decks,
    DrawCard,
    DrawCards,
    EndMonth,
    Island,
    Item,
    LegendId,
    Navy,
    OpenWindow,
    OrderFor,
    OrderShips,
    Phase,
    Pirate,
    PlayedCard,
    RevealLegend,
    Rule,
    Ship,
    StartRound,
    State,
    Supply,
    ThrowDice,
    ThrowForMutiny,
    ThrowMutiny,
    ThrowTie,
    TreasureId,
    TurnTreasure,
    Visit,
    Window,
    speed_of,
)

A, B, C, D, E = (PlayerId(seat) for seat in range(5))
SEATS: Final = "ABCDE"


# -- given


def ship(
    at: int | None = 3,
    levels: str = "2222",
    *,
    gold: int = 9,
    treasures: int = 0,
    fame: int = 0,
    hand: str = "",
    mat: str = "",
) -> Pirate:
    """Write a player's ship: where it lies, its four positions, what it has."""
    hull, sails, crew, cannon = (int(level) for level in levels)
    return Pirate(
        ship=Ship(hull, sails, crew, cannon),
        where=None if at is None else Island(at),
        gold=gold,
        treasures=treasures,
        fame=fame,
        hand=tuple(sorted(CardId(card) for card in hand.split())),
        mat=tuple(
            CardOnMat(CardId(card.rstrip("*")), card.count("*")) for card in mat.split()
        ),
    )


class Table(TypedDict, total=False):
    """What may be said about a position besides the ships."""

    players: int
    """Four, unless said otherwise; who is not written lies at Treasure Island."""
    black: str
    """Black ships, each its place and its legend, ``1:-`` while it has none."""
    sunk: str
    """Legends that were discarded."""
    navy: tuple[int, PlayerId]
    """Where the Navy is, and who has sent it."""
    month: int
    turned: str
    """Open treasure cards, each its island and its kind: ``2:T16``."""
    tavern: str
    """The Tavern pile; then the last player has all cards that are nowhere else."""
    discards: str
    """Tavern cards that were discarded."""
    combat: Combat
    played: str
    """Battle cards in effect: ``A:smoke_screen B:grapple_attack>A``."""
    pending: tuple[Item, ...]
    """What waits, the next at the end; else the courses of the next month."""
    config: Config


def given(*ships: Pirate, **table: Unpack[Table]) -> State:
    """Build a position of which no card, gold or treasure is missing."""
    config, players = table.get("config", Config()), table.get("players", 4)
    fought = table.get("combat")
    if fought is not None:
        fought = replace(fought, played=_played(table.get("played", "")))
    pirates = [*ships, *(ship(6) for _ in range(players - len(ships)))]
    if "tavern" in table:
        pirates[-1] = _hoarder(config, pirates, table)
    adrift = "5:mary_read" if players > 3 else "5:mary_read 2:captain_hook"
    fleet = _fleet(table.get("black", adrift))
    numbers, sent = config.content.numbers, table.get("navy")
    return State(
        config=config,
        pirates=tuple(pirates),
        supply=Supply(
            numbers.gold - sum(each.gold for each in pirates),
            numbers.treasures - sum(each.treasures for each in pirates),
        ),
        decks=_decks(config, pirates, fleet, table),
        black_ships=fleet,
        navy=None if sent is None else Navy(Island(sent[0]), sent[1]),
        month=table.get("month", 1),
        combat=fought,
        pending=table.get("pending", (ChooseCourses((None,) * players),)),
    )


def sailing(*ships: Pirate, **table: Unpack[Table]) -> State:
    """Ask all players for their courses, with the rest of the month to follow."""
    courses = ChooseCourses((None,) * table.get("players", 4))
    table["pending"] = (
        Visit(Phase.COMBAT, Island.TAVERN),
        OpenWindow(Window.NAVY),
        OpenWindow(Window.COURSE),
        courses,
    )
    return given(*ships, **table)


def opened(window: Window, *ships: Pirate, **table: Unpack[Table]) -> State:
    """Open a window of Event cards, with the rest of the month to follow."""
    navy = [OpenWindow(Window.NAVY)] if window is Window.COURSE else []
    combats = Visit(Phase.COMBAT, Island.TAVERN)
    table["pending"] = (combats, *navy, OpenWindow(window))
    return settled(given(*ships, **table))


def fight(*ships: Pirate, at: int = 3, **table: Unpack[Table]) -> State:
    """Begin the first round of volleys at an island."""
    table["combat"] = Combat(Island(at))
    return settled(_waiting(given(*ships, **table), StartRound()))


def prepare(*ships: Pirate, at: int = 3, **table: Unpack[Table]) -> State:
    """Begin the preparation of a combat at an island."""
    table["combat"] = Combat(Island(at))
    state = given(*ships, **table)
    speeds: dict[int, list[PlayerId]] = {}
    for seat in seats(len(state.pirates)):
        if state.pirates[seat].where == at and state.pirates[seat].hand:
            speeds.setdefault(speed_of(state, seat), []).append(seat)
    groups = tuple(tuple(speeds[speed]) for speed in sorted(speeds, reverse=True))
    ordered = OrderShips(OrderFor.BATTLE, groups)
    return settled(_waiting(state, StartRound(), ordered))


def visit(phase: Phase, at: int, *ships: Pirate, **table: Unpack[Table]) -> State:
    """Let a phase come to a place, and go on from there."""
    waiting = table.get("pending", ())
    state = replace(given(*ships, **table), pending=waiting)
    return settled(_waiting(state, Visit(phase, Island(at))))


def month_end(*ships: Pirate, **table: Unpack[Table]) -> State:
    """Let a month end."""
    table["pending"] = (EndMonth(),)
    return settled(given(*ships, **table))


def settled(state: State) -> State:
    """Let happen what happens by itself."""
    assert GAME.settle is not None
    return GAME.settle(state)


def _waiting(state: State, *items: Item) -> State:
    return replace(state, pending=state.pending + items)


def _fleet(text: str) -> tuple[BlackShip, ...]:
    parts = (each.split(":") for each in text.split())
    return tuple(
        BlackShip(Island(int(where)), None if legend == "-" else LegendId(legend))
        for where, legend in parts
    )


def _played(text: str) -> tuple[PlayedCard, ...]:
    cards: list[PlayedCard] = []
    for each in text.split():
        player, card = each.split(":")
        card, _, target = card.partition(">")
        aimed = PlayerId(SEATS.index(target)) if target else None
        cards.append(PlayedCard(PlayerId(SEATS.index(player)), CardId(card), aimed))
    return tuple(cards)


def _hoarder(config: Config, pirates: list[Pirate], table: Table) -> Pirate:
    """Give the last player all Tavern cards that are nowhere else."""
    piles = f"{table.get('tavern', '')} {table.get('discards', '')}"
    rest = config.content.catalogue.tavern_deck - _laid(pirates)
    rest -= Bag.of(CardId(card) for card in piles.split())
    kinds = config.content.catalogue.card
    parrots = [card for card in rest if kinds[card].kind is CardKind.PARROT]
    hand = [card for card in rest.elements() if card not in parrots]
    last = pirates[-1]
    return replace(
        last,
        hand=tuple(sorted((*last.hand, *hand))),
        mat=(*last.mat, *map(CardOnMat, parrots)),
    )


def _decks(
    config: Config, pirates: list[Pirate], fleet: tuple[BlackShip, ...], table: Table
) -> Decks:
    box = config.content.catalogue
    pairs = (each.split(":") for each in table.get("turned", "").split())
    lying = {int(island): TreasureId(card) for island, card in pairs}
    discards = Bag.of(CardId(card) for card in table.get("discards", "").split())
    played = Bag.of(each.card for each in _played(table.get("played", "")))
    sunk = Bag.of(LegendId(each) for each in table.get("sunk", "").split())
    aboard = Bag.of(each.legend for each in fleet if each.legend is not None)
    return Decks(
        treasures=box.treasure_deck - Bag.of(lying.values()),
        turned=tuple(lying.get(int(island)) for island in OUTER),
        used=Bag(),
        tavern=box.tavern_deck - _laid(pirates) - discards - played,
        tavern_discards=discards,
        legends=box.legend_deck - sunk - aboard,
        legend_discards=sunk,
    )


def _laid(pirates: list[Pirate]) -> Bag[CardId]:
    """Collect the Tavern cards that players have."""
    held = [card for each in pirates for card in each.hand]
    return Bag.of(held) + Bag.of(lying.card for each in pirates for lying in each.mat)


# -- when

_KINDS: Final[dict[type, str]] = {
    OrderShips: "tie",
    ThrowForMutiny: "mutiny",
    DrawCards: "drew",
    ThrowDice: "rolled",
    TurnTreasure: "turned",
    RevealLegend: "met",
}
"""What chance brings, by what waits for it."""


def on(state: State, upto: str = "") -> State:
    """Let dice and cards fall that a test does not care about."""
    while (GAME.chance(state)) is not None:
        due = _KINDS[type(state.pending[-1])]
        fall = _indifferent(state)
        if fall is None or due == upto:
            return state
        state = GAME.apply(state, fall)
    return state


def _indifferent(state: State) -> ChanceAction | None:
    """Say how the next die or card falls if nobody cares; None if somebody must."""
    match state.pending[-1]:
        case OrderShips(groups=groups, thrown=thrown):
            tied = next(group for group in groups if len(group) > 1)
            return ThrowTie(tied[len(thrown)], 6 - len(thrown))
        case ThrowForMutiny(player=player):
            return ThrowMutiny(player, 6)
        case DrawCards(player=player):
            kinds = state.config.content.catalogue.card
            pile = [kinds[card] for card in state.decks.tavern]
            card = next(each for each in pile if each.kind is not CardKind.PARROT)
            return DrawCard(player, card.id)
        case _:
            return None


def play(state: State, *texts: str) -> State:
    """Play actions and dice one after another.

    Players are letters: ``fire B hull``, ``rolled 4 6``, ``B: sail 3`` when several are
    to act.
    """
    for text in texts:
        state = on(state, text.split()[0])
        state = GAME.apply(state, action(state, text))
    return state


def action(state: State, text: str) -> Action | ChanceAction:
    """Read an action of whoever is to act, or what chance brought."""
    said, _, rest = text.partition(": ") if ": " in text else ("", "", text)
    words = (
        str(SEATS.index(word)) if word in set(SEATS) else word for word in rest.split()
    )
    plain = " ".join(words)
    if rest.split()[0] in _KINDS.values():
        return GAME.parse_chance(plain, state)
    player = PlayerId(SEATS.index(said)) if said else None
    return GAME.parse_action(plain, state, player)


def why_not(state: State, text: str | Action) -> Rule | None:
    """Say by which rule an action is refused; None if it is legal."""
    tried = action(state, text) if isinstance(text, str) else text
    refusal = GAME.refusal(state, tried)
    if refusal is None:
        return None
    assert isinstance(refusal.rule, Rule), refusal
    return refusal.rule


def refused(state: State, text: str | Action | ChanceAction) -> Refusal:
    """Try an action that must fail: nothing changes, and the error tells why."""
    tried = action(state, text) if isinstance(text, str) else text
    before = repr(state)

    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, tried)

    assert before == repr(state)
    assert tried == caught.value.action
    assert GAME.refusal(state, tried) == caught.value.refusal
    assert tried not in GAME.legal_actions(state)
    return caught.value.refusal
