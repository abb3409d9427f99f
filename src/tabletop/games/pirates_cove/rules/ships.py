"""Questions about ships and the cards that work for them: the interpreter of effects.

A frontend may ask them too; `powers` reads every effect of every card in one `match`.
They raise `UnknownId` for a player, or a ship of the combat, that is not there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Final, assert_never

import attrs

from tabletop.core.players import PlayerId
from tabletop.core.turns import check_seat
from tabletop.core.values import replace
from tabletop.errors import UnknownId
from tabletop.games.pirates_cove.content import Legend
from tabletop.games.pirates_cove.content.effects import (
    AddDice,
    AddSpeed,
    AnyTreasures,
    CancelNavy,
    DiceFrom,
    Effect,
    HinderDice,
    HitFrom,
    MoveShip,
    RerollMisses,
    SendNavy,
    SetDice,
    ShareBooty,
    ShieldFrom,
    TellTale,
)
from tabletop.games.pirates_cove.kinds import OUTER, Contestant, Foe, Island, Section
from tabletop.games.pirates_cove.state import State


@attrs.frozen
class Powers:
    """What all cards in effect do for one ship, together."""

    speed: int = 0
    """To be added."""
    dice: int = 0
    """To be added."""
    hindered: int = 0
    """To be taken off, unless `dice_from` says which dice there are."""
    set_dice: int | None = None
    """The number of dice, whatever else; None if no card says so."""
    dice_from: Section | None = None
    """The section that gives the dice alone."""
    face: int = 7
    """The face from which its volley hits, if that is lower than usual."""
    shield: int = 0
    """The face from which volleys at it hit, if that is higher than usual."""
    rerolls: int = 0
    """How often the dice that miss are thrown once more."""
    any_treasures: bool = False
    """Whether treasures aboard have no limit."""


NO_POWERS: Final = Powers()


def powers(state: State, player: PlayerId) -> Powers:
    """Put together what all cards in effect do for a player's ship."""
    check_seat(player, len(state.pirates))
    return reduce(_with_effect, _effects_on(state, player), NO_POWERS)


def players_at(state: State, place: Island | None) -> tuple[PlayerId, ...]:
    """Name the players whose ships lie at a place."""
    return tuple(
        PlayerId(player)
        for player, pirate in enumerate(state.pirates)
        if pirate.where == place
    )


def foes_at(state: State, place: Island) -> tuple[Foe, ...]:
    """Name what else fights at a place: a legend, the Navy."""
    legend = legend_ship(state, place) is not None
    navy = state.navy is not None and state.navy.where == place
    return (*((Foe.LEGEND,) if legend else ()), *((Foe.NAVY,) if navy else ()))


def is_fought(state: State, place: Island) -> bool:
    """Whether the ships at a place have to fight."""
    players, foes = len(players_at(state, place)), foes_at(state, place)
    if place in OUTER:
        return players > 1 or (players == 1 and bool(foes))
    return place is Island.TREASURE and players > 0 and Foe.LEGEND in foes


def legend_ship(state: State, place: Island) -> int | None:
    """Return the number of the black ship with a legend aboard that lies at a place."""
    for number, ship in enumerate(state.black_ships):
        if ship.where == place and ship.legend is not None:
            return number
    return None


def legend_of(state: State, place: Island | None, foe: Foe) -> Legend:
    """Return the card of a foe at a place; `UnknownId` if it is not there."""
    content = state.config.content
    if place is None or foe not in foes_at(state, place):
        raise UnknownId("foe", foe)
    number = legend_ship(state, place)
    if foe is Foe.NAVY or number is None:
        return content.navy
    legend = state.black_ships[number].legend
    assert legend is not None
    return content.catalogue.legend[legend]


def place_of(state: State, ship: Contestant) -> Island | None:
    """Say where a ship of the combat lies."""
    if not isinstance(ship, Foe):
        return state.pirates[ship].where
    return None if state.combat is None else state.combat.where


def value_of(state: State, player: PlayerId, section: Section) -> int:
    """Return the value of a section; 0 while its marker is off the mat."""
    check_seat(player, len(state.pirates))
    position = state.pirates[player].ship.position(section)
    return state.config.content.mat.value(section, position)


def speed_of(state: State, ship: Contestant) -> int:
    """Return the speed of a ship, cards and all."""
    if isinstance(ship, Foe):
        return legend_of(state, place_of(state, ship), ship).speed
    return value_of(state, ship, Section.SAILS) + powers(state, ship).speed


def capacity(state: State, player: PlayerId) -> int | None:
    """Return how many treasures a ship keeps at the end of a month; None: any."""
    if powers(state, player).any_treasures:
        return None
    ship = state.pirates[player].ship
    return state.config.content.mat.value(Section.HULL, max(ship.hull, 1))


def dice_of(state: State, ship: Contestant) -> int:
    """Return how many dice a ship rolls now."""
    if isinstance(ship, Foe):
        return legend_of(state, place_of(state, ship), ship).dice
    most, own = state.config.content.numbers.most_dice, powers(state, ship)
    if own.set_dice is not None:
        return min(own.set_dice, most)
    if own.dice_from is not None:
        base, hindered = value_of(state, ship, own.dice_from), 0
    else:
        sections = (Section.CREW, Section.CANNON)
        base = min(value_of(state, ship, section) for section in sections)
        hindered = own.hindered
    return max(1, min(base + own.dice - hindered, most))


def face_against(state: State, ship: Contestant, target: Contestant) -> int:
    """Return the face from which a ship's volley at a target hits."""
    face = state.config.content.numbers.hit_face
    if not isinstance(ship, Foe):
        face = min(face, powers(state, ship).face)
    if not isinstance(target, Foe):
        face = max(face, powers(state, target).shield)
    return face


def _with_effect(own: Powers, effect: Effect) -> Powers:
    """Add what one effect does."""
    match effect:
        case AddSpeed(speed=speed):
            return replace(own, speed=own.speed + speed)
        case AddDice(dice=dice):
            return replace(own, dice=own.dice + dice)
        case HinderDice(dice=dice):
            return replace(own, hindered=own.hindered + dice)
        case SetDice(dice=dice):
            return replace(own, set_dice=dice)
        case DiceFrom(section=section):
            return replace(own, dice_from=section)
        case HitFrom(face=face):
            return replace(own, face=min(own.face, face))
        case ShieldFrom(face=face):
            return replace(own, shield=max(own.shield, face))
        case RerollMisses():
            return replace(own, rerolls=own.rerolls + 1)
        case AnyTreasures():
            return replace(own, any_treasures=True)
        case MoveShip() | SendNavy() | CancelNavy() | ShareBooty() | TellTale():
            return own
        case _:
            assert_never(effect)


def _effects_on(state: State, player: PlayerId) -> Iterator[Effect]:
    """Yield the effects of all cards that work on a player's ship now."""
    cards = state.config.content.catalogue.card
    for lying in state.pirates[player].mat:
        yield from cards[lying.card].effects
    if state.combat is None or state.pirates[player].where != state.combat.where:
        return
    for played in state.combat.played:
        owner = played.player if played.target is None else played.target
        if owner == player:
            yield from cards[played.card].effects
    yield from _volley_effects(state, player)


def _volley_effects(state: State, player: PlayerId) -> Iterator[Effect]:
    """Yield the effects of the Volley cards of the one who is firing."""
    combat, cards = state.combat, state.config.content.catalogue.card
    if combat is not None and combat.shooter == player:
        for card in combat.volley:
            yield from cards[card].effects
