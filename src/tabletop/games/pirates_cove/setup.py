"""The first position, and what is wrong with one that no game can come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs

from tabletop.core.bags import Bag
from tabletop.core.players import PlayerId
from tabletop.games.pirates_cove.kinds import (
    ISLANDS,
    OUTER,
    CardKind,
    Contestant,
    Island,
    Window,
)
from tabletop.games.pirates_cove.pending import (
    AskEvent,
    ChooseCourses,
    ChooseRigs,
    DrawCards,
    EndCombat,
    FireAt,
    Improve,
    Item,
    NextVolley,
    OrderFor,
    OrderShips,
    PlaceNavy,
    Plunder,
    PrepareBattle,
    Ranking,
    RevealLegend,
    StartMonth,
    StartRound,
    TakeShelter,
    ThrowDice,
    ThrowForMutiny,
    TurnTreasure,
    Visit,
)
from tabletop.games.pirates_cove.rules import months
from tabletop.games.pirates_cove.rules.ships import foes_at, players_at
from tabletop.games.pirates_cove.state import (
    BlackShip,
    Config,
    Decks,
    Pirate,
    Ship,
    State,
    Supply,
    push,
)

__all__ = ["flaw", "setup"]

_SEATS: Final = (
    "player",
    "sender",
    "besides",
    "sharer",
    "shooter",
    "target",
    "order",
    "groups",
    "hit",
    "played",
)
"""Fields that name seats."""
_ABOUT: Final[dict[Window, type]] = {Window.PASSAGE: PlaceNavy, Window.BOOTY: Plunder}
"""What the windows are about that answer something."""


def setup(players: int, config: Config) -> State:
    """Lay out everything; the first Tavern cards and legends are still to be drawn."""
    content, numbers = config.content, config.content.numbers
    state = State(
        config=config,
        pirates=(_pirate(config),) * players,
        supply=Supply(numbers.gold - players * numbers.start_gold, numbers.treasures),
        decks=Decks(
            treasures=content.catalogue.treasure_deck,
            turned=(None,) * len(OUTER),
            used=Bag(),
            tavern=content.catalogue.tavern_deck,
            tavern_discards=Bag(),
            legends=content.catalogue.legend_deck,
            legend_discards=Bag(),
        ),
        black_ships=_black_ships(players),
    )
    return push(
        state,
        *(DrawCards(PlayerId(each), numbers.start_cards) for each in range(players)),
        *(RevealLegend(number) for number in range(len(state.black_ships))),
        ChooseRigs((None,) * players),
        StartMonth(),
    )


def _pirate(config: Config) -> Pirate:
    start = config.content.mat.start
    return Pirate(
        ship=Ship(start, start, start, start),
        where=None,
        gold=config.content.numbers.start_gold,
        treasures=0,
        fame=0,
        hand=(),
        mat=(),
    )


def _black_ships(players: int) -> tuple[BlackShip, ...]:
    places = (Island.TAVERN, Island.CANNON) if players == 3 else (Island.TAVERN,)
    return tuple(BlackShip(place, None) for place in places)


def flaw(state: State) -> str | None:
    """Say what is impossible about a position, or None.

    For positions that were not reached by play: loaded, or built by hand.
    """
    return next(_flaws(state), None)


def _flaws(state: State) -> Iterator[str]:
    players = len(state.pirates)
    if not 3 <= players <= 5 or len(state.black_ships) != (2 if players == 3 else 1):
        yield f"there are {players} pirates and {len(state.black_ships)} black ships"
        return
    yield from _goods_flaws(state)
    yield from _card_flaws(state)
    yield from _deck_flaws(state)
    for player, pirate in enumerate(state.pirates):
        yield from _pirate_flaws(state, player, pirate)
    yield from _ship_flaws(state)
    yield from _waiting_flaws(state)
    if not 0 <= state.month <= state.config.content.numbers.months:
        yield f"there is no month {state.month}"


def _goods_flaws(state: State) -> Iterator[str]:
    numbers = state.config.content.numbers
    gold = state.supply.gold + sum(pirate.gold for pirate in state.pirates)
    if gold != numbers.gold or state.supply.gold < 0:
        yield f"there are {gold} gold, not {numbers.gold}"
    aboard = sum(pirate.treasures for pirate in state.pirates)
    treasures = state.supply.treasures + aboard
    if treasures != numbers.treasures or state.supply.treasures < 0:
        yield f"there are {treasures} treasures, not {numbers.treasures}"


def _card_flaws(state: State) -> Iterator[str]:
    held = [card for pirate in state.pirates for card in pirate.hand]
    laid = [each.card for pirate in state.pirates for each in pirate.mat]
    if state.combat is not None:
        laid += [each.card for each in state.combat.played]
        laid += state.combat.volley
    there = Bag.of((*held, *laid)) + state.decks.tavern + state.decks.tavern_discards
    box = state.config.content.catalogue.tavern_deck
    for card in sorted(box.keys() | there.keys()):
        if there[card] != box[card]:
            yield f"there are {there[card]} of the card {card}, not {box[card]}"


def _deck_flaws(state: State) -> Iterator[str]:
    decks, catalogue = state.decks, state.config.content.catalogue
    turned = Bag.of(card for card in decks.turned if card is not None)
    if len(decks.turned) != len(OUTER):
        yield f"there are {len(OUTER)} outer islands"
    if decks.treasures + decks.used + turned != catalogue.treasure_deck:
        yield "the treasure cards are not those in the box"
    aboard = Bag.of(ship.legend for ship in state.black_ships if ship.legend)
    if decks.legends + decks.legend_discards + aboard != catalogue.legend_deck:
        yield "the legends are not those in the box"


def _pirate_flaws(state: State, player: int, pirate: Pirate) -> Iterator[str]:
    mat, ship = state.config.content.mat, pirate.ship
    positions = (ship.hull, ship.sails, ship.crew, ship.cannon)
    if not all(0 <= position <= mat.top for position in positions):
        yield f"a marker of player {player} has no such position"
    if ship.is_crippled and pirate.where is not Island.COVE:
        yield f"the crippled ship of player {player} is not at the Cove"
    cards = state.config.content.catalogue.card
    if any(cards[card].kind is CardKind.PARROT for card in pirate.hand):
        yield f"player {player} holds a Parrot, which would have landed"
    if any(cards[each.card].section is None for each in pirate.mat):
        yield f"a card on the mat of player {player} lies at no section"
    absorbed = state.config.content.numbers.absorbed
    if not all(0 <= each.hits < absorbed for each in pirate.mat):
        yield f"a card on the mat of player {player} has taken too many hits"
    if pirate.hand != tuple(sorted(pirate.hand)):
        yield f"the hand of player {player} is not in the order of the cards' ids"
    if pirate.gold < 0 or pirate.treasures < 0:
        yield f"player {player} owes gold or treasures"
    floor = state.config.fame_floor
    if floor is not None and pirate.fame < floor:
        yield f"player {player} has less fame than there is"


def _ship_flaws(state: State) -> Iterator[str]:
    """Look at the ships that are no player's."""
    legends = state.config.content.catalogue.legend
    for ship in state.black_ships:
        if ship.where not in ISLANDS:
            yield "no black ship lies at the Cove"
        hull = legends[ship.legend].hull if ship.legend is not None else 1
        if not 0 <= ship.damage < hull:
            yield f"a legend cannot have taken {ship.damage} hits"
    navy = state.navy
    if navy is not None and navy.where not in OUTER:
        yield "the Navy lies at the islands 1 to 5 only"
    if navy is not None and not 0 <= navy.damage < state.config.content.navy.hull:
        yield f"the Navy cannot have taken {navy.damage} hits"


def _waiting_flaws(state: State) -> Iterator[str]:
    """Look at what waits: whether it can, and whether anybody can go on."""
    if not state.pending:
        yield "nothing waits, and the year is not over"
        return
    for seat in sorted({*_seats_in((state.combat, state.navy, *state.pending))}):
        if not 0 <= seat < len(state.pirates):
            yield f"there is no player {seat}"
    if any(state.pending.count(item) > 1 for item in state.pending):
        yield "the same waits twice"
    for item, below in zip(state.pending, (None, *state.pending), strict=False):
        yield from _item_flaws(state, item, below)
    if not _is_due(state, state.pending[-1]):
        yield "nobody is to act, nothing is due, and the year is not over"


def _seats_in(thing: object) -> Iterator[int]:
    """Find every seat that something names, however deep."""
    if isinstance(thing, int):
        yield thing
    elif isinstance(thing, tuple):
        for each in thing:
            yield from _seats_in(each)
    elif attrs.has(type(thing)):
        for name in _SEATS:
            yield from _seats_in(getattr(thing, name, ()))


def _item_flaws(state: State, item: Item, below: Item | None) -> Iterator[str]:
    ships: tuple[Contestant, ...] | None = None
    match item:
        case ChooseRigs(rigs=answers) | ChooseCourses(courses=answers):
            if len(answers) != len(state.pirates):
                yield "each player has one secret choice"
        case AskEvent(window=window):
            if not isinstance(below, _ABOUT.get(window, object)):
                yield f"no card of the window {window} can be asked for"
        case FireAt(shooter=shooter):
            ships = (shooter,)
        case ThrowDice(shooter=shooter, target=target, dice=dice):
            ships = (shooter, target)
            if dice > state.config.content.numbers.most_dice:
                yield f"nobody throws {dice} dice"
        case OrderShips(what=OrderFor.WINDOW, window=None):
            yield "ships are put in order for no window"
        case Visit(phase=phase, place=place):
            if place > months.LAST[phase]:
                yield f"no {phase} comes to island {int(place)}"
        case OrderShips(what=OrderFor.TARGET | OrderFor.ROUND, groups=groups):
            ships = tuple(ship for group in groups for ship in group)
        case PrepareBattle() | StartRound() | NextVolley() | EndCombat():
            ships = ()
        case OrderShips(what=OrderFor.BATTLE) | ThrowForMutiny():
            ships = ()
    if ships is not None and not all(_is_fighting(state, ship) for ship in ships):
        yield "a ship that is in no combat is to fight"
    if ships == () and state.combat is None:
        yield "no combat is fought, but one waits to go on"


def _is_fighting(state: State, ship: Contestant) -> bool:
    if state.combat is None:
        return False
    where = state.combat.where
    fighting: tuple[Contestant, ...] = (
        *players_at(state, where),
        *foes_at(state, where),
    )
    return ship in fighting


def _is_due(state: State, item: Item) -> bool:
    """Whether an item waits for players or chance, or is the end."""
    match item:
        case ChooseRigs(rigs=answers) | ChooseCourses(courses=answers):
            return None in answers
        case AskEvent(order=order):
            return bool(order)
        case PrepareBattle(order=order, passes=passes):
            return 0 <= passes < len(order)
        case OrderShips(groups=groups):
            return any(len(group) > 1 for group in groups)
        case ThrowDice(dice=dice):
            return dice > 0
        case DrawCards(count=count):
            return count > 0 and state.decks.tavern.total > 0
        case TurnTreasure():
            return state.decks.treasures.total > 0
        case RevealLegend(ship=ship):
            in_play = 0 <= ship < len(state.black_ships)
            return in_play and state.decks.legends.total > 0
        case FireAt() | Improve() | TakeShelter() | ThrowForMutiny() | Ranking():
            return True
        case _:
            return False
