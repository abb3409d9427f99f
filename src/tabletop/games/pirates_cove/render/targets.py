"""Which things of the picture the legal actions begin at, and end at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, assert_never

import attrs

from tabletop.core.players import PlayerId, seats
from tabletop.games.pirates_cove.actions import (
    Action,
    BuryGold,
    BuryTreasures,
    BuyCards,
    Finish,
    Fire,
    Flee,
    MendMastercraft,
    Pass,
    PlayBattle,
    PlayEvent,
    PlayMastercraft,
    PlayVolley,
    RaiseSection,
    RigShip,
    SetCourse,
    Shelter,
)
from tabletop.games.pirates_cove.kinds import CardId, Contestant, Foe, Island, Section
from tabletop.games.pirates_cove.notation import format_action
from tabletop.games.pirates_cove.render import moment
from tabletop.games.pirates_cove.rules.ships import legend_ship
from tabletop.games.pirates_cove.state import State

NAVY: Final = "navy"
"""The ship of the Royal Navy."""
MOST_RIGS: Final = 400
"""More ways than these to rig a ship are marked, but not written out."""
_PILLS: Final = 9
"""Buttons for amounts to bury; the last of them is for all there is."""


def island(island: Island) -> str:
    """Name a place on the map."""
    return f"island-{island:d}"


def ship(player: PlayerId) -> str:
    """Name a player's ship on the map."""
    return f"ship-{player}"


def section(player: PlayerId, section: Section) -> str:
    """Name a section of a player's ship."""
    return f"ship-{player}-{section}"


def position(player: PlayerId, section: Section, position: int) -> str:
    """Name a position of a section."""
    return f"ship-{player}-{section}-{position}"


def card_on_mat(player: PlayerId, card: CardId) -> str:
    """Name a card that lies at a player's ship; one in a hand has its own id."""
    return f"ship-{player}-{card}"


def black_ship(number: int) -> str:
    """Name a black ship."""
    return f"black-{number}"


def gold_of(player: PlayerId) -> str:
    """Name the gold of a player."""
    return f"gold-{player}"


def treasures_of(player: PlayerId) -> str:
    """Name the treasures of a player."""
    return f"treasures-{player}"


@attrs.frozen
class Button:
    """An action that has no place on the table."""

    id: str
    label: str
    heading: str = ""
    """What several short buttons have in common; empty for a button of full width."""


@attrs.frozen
class Targets:
    """Notations by the ids of things."""

    origins: Mapping[str, list[str]]
    """What begins there."""
    ends: Mapping[str, list[str]]
    """What ends there."""
    marked: frozenset[str]
    """What is marked, though its notations are too many to be listed."""
    buttons: tuple[Button, ...]
    """In the order of the actions."""

    @classmethod
    def of(cls, table: State, legal: Sequence[Action]) -> Targets:
        """Sort the legal actions by the things they concern."""
        origins: dict[str, dict[str, None]] = {}
        ends: dict[str, dict[str, None]] = {}
        marked: set[str] = set()
        for action in legal:
            begun, ended = _concerned(table, action)
            if isinstance(action, RigShip) and len(legal) > MOST_RIGS:
                marked.update(ended)
                continue
            notation = format_action(action)
            for thing in begun:
                origins.setdefault(thing, {})[notation] = None
            for thing in ended:
                ends.setdefault(thing, {})[notation] = None
        return cls(
            {thing: list(texts) for thing, texts in origins.items()},
            {thing: list(texts) for thing, texts in ends.items()},
            frozenset(marked),
            tuple(dict.fromkeys(_buttons(table, legal))),
        )

    def begin(self, thing: str) -> list[str]:
        """List what begins at a thing."""
        return self.origins.get(thing, [])

    def end(self, thing: str) -> list[str]:
        """List what ends at a thing."""
        return self.ends.get(thing, [])

    def is_marked(self, thing: str) -> bool:
        """Whether a legal action ends at a thing."""
        return thing in self.ends or thing in self.marked


def _concerned(table: State, action: Action) -> tuple[list[str], list[str]]:
    """Name the things at which an action begins, and those at which it ends."""
    match action:
        case RigShip(player=player):
            return [], [
                position(player, each, getattr(action, each.value)) for each in Section
            ]
        case SetCourse(to=to):
            return [], [island(to)]
        case PlayEvent(card=card, to=to) if to is not None:
            return [card], [island(to)]
        case PlayBattle(card=card, target=target) if target is not None:
            return [card], [ship(target)]
        case PlayEvent() | PlayBattle() | PlayVolley() | PlayMastercraft():
            return [], [action.card]
        case Fire(target=target, section=part):
            return [_shooter(table, action.player)], [_target(table, target, part)]
        case RaiseSection(player=player, section=part, to=level):
            return [], [position(player, part, level)]
        case MendMastercraft(player=player, card=card):
            return [], [card_on_mat(player, card)]
        case BuryTreasures() | BuryGold():
            return _burial(table, action)
        case Pass() | Flee() | Finish() | BuyCards() | Shelter():
            return [], [_id(action)]
        case _:
            assert_never(action)


def _shooter(table: State, player: PlayerId) -> str:
    return NAVY if moment.shooter(table) is Foe.NAVY else ship(player)


def _target(table: State, target: Contestant, part: Section) -> str:
    """Name what is fired at: a section of a ship, or the whole ship of a foe."""
    match target:
        case Foe.NAVY:
            return NAVY
        case Foe.LEGEND:
            where = None if table.combat is None else table.combat.where
            number = None if where is None else legend_ship(table, where)
            return black_ship(number or 0)
        case _:
            return section(target, part)


def _burial(
    table: State, action: BuryTreasures | BuryGold
) -> tuple[list[str], list[str]]:
    """Name the goods, which carry all amounts, and the button for this amount."""
    goods = treasures_of if isinstance(action, BuryTreasures) else gold_of
    buttons = [_id(action)] if _has_button(table, action) else []
    return [], [goods(action.player), *buttons]


def _has_button(table: State, action: BuryTreasures | BuryGold) -> bool:
    """Whether an amount is among the first few, or all there is."""
    if action.player not in seats(len(table.pirates)):
        return False
    pirate = table.pirates[action.player]
    if isinstance(action, BuryTreasures):
        return action.count < _PILLS or action.count == pirate.treasures
    step = table.config.content.numbers.gold_per_fame
    return action.gold < _PILLS * step or action.gold + step > pirate.gold


def _id(action: Action) -> str:
    """Name the button of an action."""
    return format_action(action).replace(" ", "-")


def _buttons(table: State, legal: Sequence[Action]) -> Iterator[Button]:
    """Make the buttons of the actions that have no place on the table."""
    numbers = table.config.content.numbers
    for action in legal:
        match action:
            case Pass() | Flee() | Finish():
                yield Button(_id(action), format_action(action))
            case BuyCards(count=count):
                heading = f"Cards at {numbers.card_price} gold:"
                yield Button(_id(action), str(count), heading)
            case BuryTreasures(count=count) if _has_button(table, action):
                yield Button(_id(action), str(count), "Bury treasures:")
            case BuryGold(gold=gold) if _has_button(table, action):
                yield Button(_id(action), str(gold), "Bury gold:")
            case Shelter(cards=cards, gold=gold):
                yield Button(_id(action), _shelter(cards, gold))
            case _:
                pass  # has its place


def _shelter(cards: int, gold: int) -> str:
    parts = [f"{cards} {'card' if cards == 1 else 'cards'}"] if cards else []
    parts += [f"{gold} gold"] if gold else []
    return " + ".join(parts) or "nothing"
