"""What is impossible about a single item that waits, whatever it lies on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tabletop.core.players import PlayerId, seats
from tabletop.games.pirates_cove.actions import RigShip
from tabletop.games.pirates_cove.kinds import (
    ISLANDS,
    OUTER,
    Contestant,
    Foe,
    Island,
    Phase,
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
    StartRound,
    TakeShelter,
    ThrowDice,
    ThrowForMutiny,
    TurnTreasure,
    TurnUpgrades,
    Visit,
)
from tabletop.games.pirates_cove.rules import months
from tabletop.games.pirates_cove.rules.choices import refuse_rig
from tabletop.games.pirates_cove.rules.orders import SIDES, first_tie
from tabletop.games.pirates_cove.rules.ships import (
    dice_of,
    face_against,
    foes_at,
    players_at,
    powers,
)
from tabletop.games.pirates_cove.rules.volleys import is_over
from tabletop.games.pirates_cove.state import State

_FOUGHT: Final = (PrepareBattle, StartRound, NextVolley, EndCombat, ThrowForMutiny)
"""What waits only while a combat is fought."""


def item_flaws(state: State, item: Item) -> Iterator[str]:
    """Say what is impossible about an item; the first flaw hides the others."""
    yield from _choice_flaws(state, item)
    yield from _turn_flaws(state, item)
    yield from _combat_flaws(state, item)
    yield from _place_flaws(state, item)
    yield from _draw_flaws(state, item)


def _choice_flaws(state: State, item: Item) -> Iterator[str]:
    """Look at what was chosen in secret."""
    match item:
        case ChooseRigs(rigs=answers) | ChooseCourses(courses=answers):
            if len(answers) != len(state.pirates):
                yield "each player has one secret choice"
    match item:
        case ChooseRigs(rigs=rigs):
            for player, rig in enumerate(rigs):
                if rig is None:
                    continue
                levels = (rig.hull, rig.sails, rig.crew, rig.cannon)
                if refuse_rig(state, RigShip(PlayerId(player), *levels)):
                    yield f"player {player} cannot have such a ship"
        case ChooseCourses(courses=courses):
            if not {*courses} <= {None, *ISLANDS}:
                yield "no wheel points at the Cove"


def _turn_flaws(state: State, item: Item) -> Iterator[str]:
    """Look at who comes after whom."""
    match item:
        case AskEvent(order=order) | PrepareBattle(order=order):
            yield from _double_flaws(order)
        case NextVolley(order=ships):
            yield from _double_flaws(ships)
        case TurnUpgrades(order=order):
            yield from _double_flaws(order)
        case Ranking(groups=ranked):
            yield from _group_flaws(state, ranked, everybody=True)
        case OrderShips(what=what, groups=groups):
            yield from _group_flaws(state, groups, what is OrderFor.RANKING)
            yield from _order_flaws(item)


def _double_flaws(ships: Sequence[Contestant]) -> Iterator[str]:
    if len(set(ships)) < len(ships):
        yield "the same ship is in an order twice"


def _group_flaws(
    state: State, groups: Sequence[Sequence[Contestant]], everybody: bool
) -> Iterator[str]:
    ships = [ship for group in groups for ship in group]
    yield from _double_flaws(ships)
    if not all(groups):
        yield "there is a place for nobody in an order"
    if everybody and {*ships} != {*seats(len(state.pirates))}:
        yield "the ranking is not one of all players"


def _order_flaws(item: OrderShips) -> Iterator[str]:
    if item.what is OrderFor.WINDOW and item.window is None:
        yield "ships are put in order for no window"
    foes = any(isinstance(ship, Foe) for group in item.groups for ship in group)
    if foes and item.what is not OrderFor.ROUND:
        yield "only for a round are foes put in order"
    tie = first_tie(item)
    room = 0 if tie is None else len(item.groups[tie]) - 1
    if len(item.thrown) > room:
        yield f"no {len(item.thrown)} dice are thrown for this order"
    if not all(1 <= face <= SIDES for face in item.thrown):
        yield "a die shows a face that it does not have"


def _combat_flaws(state: State, item: Item) -> Iterator[str]:
    """Look at whether those fight who are to fight."""
    if isinstance(item, _FOUGHT) and state.combat is None:
        yield "no combat is fought, but one waits to go on"
    match item:
        case OrderShips(what=OrderFor.BATTLE) if state.combat is None:
            yield "no combat is fought, but one waits to go on"
        case FireAt(shooter=shooter):
            yield from _fighter_flaws(state, (shooter,))
            yield from _fire_flaws(state, item)
        case ThrowDice(shooter=shooter, target=target):
            yield from _fighter_flaws(state, (shooter, target))
            yield from _volley_flaws(state, item)
        case OrderShips(what=what, groups=groups):
            ships = tuple(ship for group in groups for ship in group)
            if what in (OrderFor.BATTLE, OrderFor.TARGET, OrderFor.ROUND):
                yield from _fighter_flaws(state, ships)
            if what is OrderFor.ROUND and {*ships} != {*_fighters(state)}:
                yield "a round is ordered without a ship that fights"


def _fighter_flaws(state: State, ships: tuple[Contestant, ...]) -> Iterator[str]:
    if not {*ships} <= {*_fighters(state)}:
        yield "a ship that is in no combat is to fight"


def _fighters(state: State) -> tuple[Contestant, ...]:
    if state.combat is None:
        return ()
    where = state.combat.where
    return (*players_at(state, where), *foes_at(state, where))


def _fire_flaws(state: State, item: FireAt) -> Iterator[str]:
    sender = None if state.navy is None else state.navy.sender
    captain = sender if item.shooter is Foe.NAVY else item.shooter
    if item.player != captain:
        yield f"player {item.player} does not speak for this ship"
    if is_over(state):
        yield "a ship is to fire, and the combat is decided"


def _volley_flaws(state: State, item: ThrowDice) -> Iterator[str]:
    """Compare a volley with what the ships and their cards make of it."""
    if item.dice > state.config.content.numbers.most_dice:
        yield f"nobody throws {item.dice} dice"
    shooter, target = item.shooter, item.target
    rerolls = 0 if isinstance(shooter, Foe) else powers(state, shooter).rerolls
    if item.hits < 0 or item.dice + item.hits != dice_of(state, shooter):
        yield f"{item.dice} dice are not thrown after {item.hits} hits"
    if item.face != face_against(state, shooter, target):
        yield f"this volley does not hit from {item.face} on"
    if not 0 <= item.rerolls <= rerolls:
        yield f"dice are not thrown {item.rerolls} times more"


def _place_flaws(state: State, item: Item) -> Iterator[str]:
    """Look at where something is to happen."""
    match item:
        case Visit(phase=phase, place=place):
            if place > months.LAST[phase]:
                yield f"no {phase} comes to island {int(place)}"
        case PlaceNavy(place=place):
            if place not in OUTER or state.navy is not None:
                yield f"no Navy comes to island {int(place)}"
        case Plunder(player=player, place=place, sharer=sharer):
            if place > months.LAST[Phase.PLUNDER] or player == sharer:
                yield f"player {player} cannot plunder island {int(place)} so"
            if state.pirates[player].where is not place:
                yield f"player {player} does not lie at island {int(place)}"
        case TakeShelter(player=player):
            if state.pirates[player].where is not Island.COVE:
                yield f"player {player} does not lie at the Cove"
        case Improve(player=player, bought=bought):
            if not 0 <= bought <= state.config.content.numbers.most_cards:
                yield f"player {player} cannot have bought {bought} cards"


def _draw_flaws(state: State, item: Item) -> Iterator[str]:
    """Look at what is to be drawn, and whether there is room for it."""
    match item:
        case DrawCards(player=player, count=count):
            if not 0 <= count <= _most_drawn(state):
                yield f"player {player} cannot draw {count} cards"
        case TurnTreasure(island=island):
            if island not in OUTER or state.decks.turned[island - 1] is not None:
                yield f"no treasure card is to be turned at island {int(island)}"
        case RevealLegend(ship=number):
            if number not in range(len(state.black_ships)):
                yield f"there is no black ship {number}"
            if state.black_ships[number].legend is not None:
                yield f"black ship {number} has a legend aboard already"


def _most_drawn(state: State) -> int:
    """Count the most Tavern cards that anything lets a player draw."""
    content = state.config.content
    numbers = content.numbers
    found = max(card.cards for card in content.treasures)
    return max(numbers.start_cards, numbers.most_cards, numbers.shelter_cards, found)
