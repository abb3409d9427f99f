"""Actions as short texts, both ways; islands by their numbers, players by their seats.

==================================  ==========================================
``rig 2 4 3 2``                     rig hull, sails, crew, cannon (positions)
``sail 3``                          point the wheel at island 3
``event royal_navy 2``              play an Event card, naming island 2
``battle grapple_attack 1``         play a Battle card, at the ship of player 1
``pass``                            play no card
``volley steady_aim``               play a Volley card
``fire 1 hull``                     fire at a section of the ship of player 1
``fire legend hull``                ... of the legend; ``navy`` for the Navy
``flee``                            flee to the Cove
``buy 2``                           buy two Tavern cards
``raise sails 5``                   raise a section to a position
``lay mastercraft_hull``            lay a Mastercraft card out
``mend mastercraft_hull``           mend it
``bury 3 treasures``                bury treasures, or ``gold``
``shelter 1 2``                     take one card and two gold at the Cove
``finish``                          do nothing more here
==================================  ==========================================

What chance brings: ``drew 0 fame_1``, ``turned 3 T16``, ``met 0 blackbeard`` (black
ship 0), ``tie 1 5`` or ``tie legend 5``, ``rolled 2 5 6``, ``mutiny 1 4``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from typing_extensions import TypeVar

from tabletop.core.players import PlayerId
from tabletop.errors import NotationError
from tabletop.games.pirates_cove.actions import (
    Action,
    BuryGold,
    BuryTreasures,
    BuyCards,
    ChanceAction,
    DrawCard,
    Finish,
    Fire,
    Flee,
    MeetLegend,
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
    Throw,
    ThrowMutiny,
    ThrowTie,
    TurnCard,
)
from tabletop.games.pirates_cove.kinds import CardId, Contestant, Foe, Island, Section
from tabletop.games.pirates_cove.state import State

T = TypeVar("T")


def format_action(action: Action | ChanceAction) -> str:
    """Write an action, without its player."""
    match action:
        case RigShip(hull=hull, sails=sails, crew=crew, cannon=cannon):
            return f"rig {hull} {sails} {crew} {cannon}"
        case SetCourse(to=to):
            return f"sail {to:d}"
        case PlayEvent(card=card, to=island):
            return f"event {card}" if island is None else f"event {card} {island:d}"
        case PlayBattle(card=card, target=target):
            return f"battle {card}" if target is None else f"battle {card} {target}"
        case PlayVolley(card=card):
            return f"volley {card}"
        case Fire(target=target, section=section):
            return f"fire {target} {section}"
        case Pass() | Flee() | Finish():
            return type(action).__name__.lower()
        case BuyCards() | RaiseSection() | PlayMastercraft() | MendMastercraft():
            return _format_upgrade(action)
        case BuryTreasures() | BuryGold() | Shelter():
            return _format_upgrade(action)
        case _:
            return _format_chance(action)


def _format_upgrade(
    action: BuyCards
    | RaiseSection
    | PlayMastercraft
    | MendMastercraft
    | BuryTreasures
    | BuryGold
    | Shelter,
) -> str:
    match action:
        case BuyCards(count=count):
            return f"buy {count}"
        case RaiseSection(section=section, to=to):
            return f"raise {section} {to}"
        case PlayMastercraft(card=card):
            return f"lay {card}"
        case MendMastercraft(card=card):
            return f"mend {card}"
        case BuryTreasures(count=count):
            return f"bury {count} treasures"
        case BuryGold(gold=gold):
            return f"bury {gold} gold"
        case Shelter(cards=cards, gold=gold):
            return f"shelter {cards} {gold}"
        case _:
            assert_never(action)


def _format_chance(action: ChanceAction) -> str:
    match action:
        case DrawCard(to=player, card=card):
            return f"drew {player} {card}"
        case TurnCard(island=island, card=treasure):
            return f"turned {island:d} {treasure}"
        case MeetLegend(ship=ship, legend=legend):
            return f"met {ship} {legend}"
        case ThrowTie(to=thrower, face=face):
            return f"tie {thrower} {face}"
        case Throw(faces=faces):
            return " ".join(["rolled", *(str(face) for face in faces)])
        case ThrowMutiny(to=fled, face=face):
            return f"mutiny {fled} {face}"
        case _:
            assert_never(action)


def read_action(text: str, state: State, player: PlayerId) -> Action:
    """Read an action, legal or not; `NotationError` for a text that is none."""
    return _Reader(text, state).action(player)


def read_chance(text: str, state: State) -> ChanceAction:
    """Read what chance has brought; `NotationError` for a text that is nothing."""
    return _Reader(text, state).chance()


class _Reader:
    """Reads the words of one text."""

    def __init__(self, text: str, state: State) -> None:
        self.text: Final = text
        self.words: Final = text.lower().split()
        self.catalogue: Final = state.config.content.catalogue

    def action(self, player: PlayerId) -> Action:
        """Read an action by its first word."""
        match self.words:
            case ["rig", *rest] if len(rest) == 4:
                hull, sails, crew, cannon = (self.number(word) for word in rest)
                return RigShip(player, hull, sails, crew, cannon)
            case ["sail", to]:
                return SetCourse(player, self.island(to))
            case ["pass"]:
                return Pass(player)
            case ["flee"]:
                return Flee(player)
            case ["finish"]:
                return Finish(player)
            case ["fire", target, section]:
                return Fire(player, self.contestant(target), self.section(section))
            case [_, _, *rest] if len(rest) < 2:
                return self.card_action(player) or self.upgrade(player)
            case _:
                raise self.failure()

    def card_action(self, player: PlayerId) -> Action | None:
        """Read an action that plays a card; None for any other."""
        match self.words:
            case ["event", card]:
                return PlayEvent(player, self.card(card))
            case ["event", card, to]:
                return PlayEvent(player, self.card(card), self.island(to))
            case ["battle", card]:
                return PlayBattle(player, self.card(card))
            case ["battle", card, target]:
                seat = PlayerId(self.number(target))
                return PlayBattle(player, self.card(card), seat)
            case ["volley", card]:
                return PlayVolley(player, self.card(card))
            case ["lay", card]:
                return PlayMastercraft(player, self.card(card))
            case ["mend", card]:
                return MendMastercraft(player, self.card(card))
            case _:
                return None

    def upgrade(self, player: PlayerId) -> Action:
        """Read what is done at an island."""
        match self.words:
            case ["buy", count]:
                return BuyCards(player, self.number(count))
            case ["raise", section, to]:
                return RaiseSection(player, self.section(section), self.number(to))
            case ["bury", count, "treasures" | "treasure"]:
                return BuryTreasures(player, self.number(count))
            case ["bury", gold, "gold"]:
                return BuryGold(player, self.number(gold))
            case ["shelter", cards, gold]:
                return Shelter(player, self.number(cards), self.number(gold))
            case _:
                raise self.failure()

    def chance(self) -> ChanceAction:
        """Read what chance has brought by its first word."""
        match self.words:
            case ["drew", to, card]:
                return DrawCard(PlayerId(self.number(to)), self.card(card))
            case ["turned", island, card]:
                treasure = self.known(card, self.catalogue.treasure)
                return TurnCard(self.island(island), treasure)
            case ["met", ship, legend]:
                known = self.known(legend, self.catalogue.legend)
                return MeetLegend(self.number(ship), known)
            case ["tie", to, face]:
                return ThrowTie(self.contestant(to), self.number(face))
            case ["rolled", *faces] if faces:
                return Throw(tuple(sorted(self.number(face) for face in faces)))
            case ["mutiny", to, face]:
                return ThrowMutiny(PlayerId(self.number(to)), self.number(face))
            case _:
                reason = "write drew, turned, met, tie, rolled or mutiny, and what fell"
                raise NotationError(self.text, reason)

    def number(self, word: str) -> int:
        """Read a whole number of at most four digits."""
        if word.isascii() and word.isdigit() and len(word) < 5:
            return int(word)
        raise NotationError(self.text, f"{word!r} is no number")

    def island(self, word: str) -> Island:
        """Read the number of a place."""
        number = self.number(word)
        try:
            return Island(number)
        except ValueError:
            raise NotationError(self.text, "places are 1 to 7") from None

    def section(self, word: str) -> Section:
        """Read the name of a section."""
        try:
            return Section(word)
        except ValueError:
            choice = ", ".join(Section)
            raise NotationError(self.text, f"sections are {choice}") from None

    def contestant(self, word: str) -> Contestant:
        """Read a seat, or the name of a foe."""
        return Foe(word) if word in list(Foe) else PlayerId(self.number(word))

    def card(self, word: str) -> CardId:
        """Read the id of a Tavern card."""
        return self.known(word, self.catalogue.card)

    def known(self, word: str, things: Iterable[T]) -> T:
        """Find an id, however it is written."""
        for thing in things:
            if str(thing).lower() == word:
                return thing
        raise NotationError(self.text, f"there is no {word!r} in this box")

    def failure(self) -> NotationError:
        """Make the error for a text that is no action."""
        return NotationError(
            self.text,
            "write rig 2 4 3 2, sail 3, event ..., battle ..., volley ..., "
            "fire 1 hull, flee, pass, buy 2, raise sails 5, lay ..., mend ..., "
            "bury 3 treasures, shelter 2 0 or finish",
        )
