"""What just happened, as sentences: one clause an event, those of one ship together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TypeAlias

from tabletop.games.pirates_cove.events import (
    BattlePlayed,
    BattlePrepared,
    CardDrawn,
    CardsReshuffled,
    ChoiceMade,
    CombatEnded,
    CombatStarted,
    Event,
    EventPlayed,
    FameGained,
    Fired,
    GoldBuried,
    GoldGained,
    HitAbsorbed,
    LegendMet,
    MastercraftMended,
    MastercraftPlayed,
    MonthStarted,
    Mutinied,
    NavyArrived,
    ParrotLanded,
    Passed,
    SectionHit,
    SectionRaised,
    ShipCrippled,
    ShipFled,
    ShipMoved,
    ShipRepaired,
    ShipRigged,
    ShipSunk,
    TieThrown,
    TreasureDiscarded,
    TreasuresBuried,
    TreasuresGained,
    TreasureTurned,
    VolleyPlayed,
)
from tabletop.games.pirates_cove.kinds import CardId, Contestant, Foe
from tabletop.games.pirates_cove.render import sayings
from tabletop.games.pirates_cove.render.sayings import PLACES, counted
from tabletop.games.pirates_cove.state import State
from tabletop.games.pirates_cove.views import View

__all__ = ["last_news"]

Clause: TypeAlias = tuple[str, str]
"""Who did something, and what."""


def last_news(view: View) -> str:
    """Say what the last action brought about, as far as the viewer may know."""
    clauses = dict.fromkeys(
        clause
        for event in _telling(view.news)
        if (clause := _clause(view, event)) is not None
    )
    sentences = (
        f"{who} {_joined([what for _, what in told])}."
        for who, told in groupby(clauses, key=_subject)
    )
    return " ".join(sentence[0].upper() + sentence[1:] for sentence in sentences)


def _telling(news: tuple[Event, ...]) -> Iterator[Event]:
    """Leave out what others tell: choices that are revealed, treasures buried."""
    is_revealed = any(isinstance(each, ShipMoved | ShipRigged) for each in news)
    is_burial = any(isinstance(each, TreasuresBuried) for each in news)
    for event in news:
        if is_revealed and isinstance(event, ChoiceMade):
            continue
        if is_burial and isinstance(event, TreasuresGained):
            continue
        yield event


def _joined(told: list[str]) -> str:
    """Join what one has done, each verb once: ``gained 2 fame, 1 gold``."""
    verbs = [what.split()[0] for what in told]
    return ", ".join(
        what.removeprefix(f"{verb} ") if number and verb == verbs[number - 1] else what
        for number, (what, verb) in enumerate(zip(told, verbs, strict=True))
    )


def _subject(clause: Clause) -> str:
    return clause[0]


def _clause(view: View, event: Event) -> Clause | None:
    """Tell an event; None for one that others tell."""
    return (
        _of_month(view, event)
        or _of_cards(view.table, event)
        or _of_combat(view, event)
        or _of_goods(event)
    )


def _of_month(view: View, event: Event) -> Clause | None:
    match event:
        case MonthStarted(month=month):
            return f"month {month}", "began"
        case ChoiceMade(player=player):
            return sayings.name(player), "has chosen"
        case ShipRigged(player=player, cost=cost):
            return sayings.name(player), f"rigged for {cost} gold"
        case ShipMoved(player=None, to=to):
            return sayings.black_ship_at(view.table, to), f"sailed to {PLACES[to]}"
        case ShipMoved(player=player, to=to) if player is not None:
            return sayings.name(player), f"sailed to {to.value}"
        case TreasureTurned(island=island):
            return "a treasure card", f"was turned at {PLACES[island]}"
        case TreasureDiscarded():
            return "treasure cards", "were cleared away"
        case LegendMet(legend=legend, at=at):
            return sayings.legend_name(
                view.table, legend
            ), f"came aboard at {PLACES[at]}"
        case NavyArrived(at=at):
            return view.table.config.content.navy.name, f"arrived at {PLACES[at]}"
        case TieThrown(ship=ship, face=face):
            return _ship(view, ship), f"threw a {face}"
        case _:
            return None


def _of_cards(table: State, event: Event) -> Clause | None:
    match event:
        case CardDrawn(player=player, card=None):
            return sayings.name(player), "drew a Tavern card"
        case CardDrawn(player=player, card=card) if card is not None:
            return sayings.name(player), f"drew {_card(table, card)}"
        case ParrotLanded(player=player, card=card):
            return sayings.name(player), f"drew {_card(table, card)}, now in play"
        case CardsReshuffled():
            return "the Tavern discards", "became a new pile"
        case EventPlayed(player=player, card=card, to=to):
            at = "" if to is None else f" for {PLACES[to]}"
            return sayings.name(player), f"played {_card(table, card)}{at}"
        case BattlePlayed(player=player, card=card, target=target):
            at = "" if target is None else f" at {sayings.name(target)}"
            return sayings.name(player), f"played {_card(table, card)}{at}"
        case VolleyPlayed(player=player, card=card):
            return sayings.name(player), f"played {_card(table, card)}"
        case Passed(player=player):
            return sayings.name(player), "passed"
        case MastercraftPlayed(player=player, card=card):
            return sayings.name(player), f"laid out {_card(table, card)}"
        case MastercraftMended(player=player, card=card):
            return sayings.name(player), f"mended {_card(table, card)}"
        case _:
            return None


def _of_combat(view: View, event: Event) -> Clause | None:
    match event:
        case CombatStarted(at=at):
            return "combat", f"began at {PLACES[at]}"
        case BattlePrepared(round=number):
            return f"round {number}", "began"
        case Fired():
            return _ship(view, event.shooter), _fired(view, event)
        case HitAbsorbed(player=player, card=card, discarded=discarded):
            spent = " and is spent" if discarded else ""
            return (
                f"{sayings.name(player)}'s {_card(view.table, card)}",
                f"took a hit{spent}",
            )
        case SectionHit(ship=Foe() as foe, levels=levels):
            return _ship(view, foe), f"took {counted(levels, 'hit')}"
        case SectionHit(ship=ship, section=section, levels=levels):
            return _ship(view, ship), f"lost {counted(levels, 'level')} of {section}"
        case ShipCrippled(player=player):
            return sayings.name(player), "was crippled"
        case ShipFled(player=player):
            return sayings.name(player), "fled"
        case Mutinied(player=player, face=face, lost=lost):
            result = "mutiny" if lost else "no mutiny"
            return sayings.name(player), f"threw a {face}: {result}"
        case ShipSunk(legend=legend):
            return sayings.legend_name(view.table, legend), "was sunk"
        case CombatEnded(at=at):
            return f"the combat at {PLACES[at]}", "is over"
        case _:
            return None


def _of_goods(event: Event) -> Clause | None:
    match event:
        case FameGained(player=player, fame=fame):
            return sayings.name(player), _changed(fame, "fame")
        case GoldGained(player=player, gold=gold):
            return sayings.name(player), _changed(gold, "gold")
        case TreasuresGained(player=player, treasures=treasures):
            noun = "treasure" if abs(treasures) == 1 else "treasures"
            return sayings.name(player), _changed(treasures, noun)
        case SectionRaised(player=player, section=section, to=to, cost=cost):
            told = f"raised {section} to position {to} for {cost} gold"
            return sayings.name(player), told
        case TreasuresBuried(player=player, count=count):
            return sayings.name(player), f"buried {counted(count, 'treasure')}"
        case GoldBuried(player=player, gold=gold):
            return sayings.name(player), f"buried {gold} gold"
        case ShipRepaired(player=player):
            return sayings.name(player), "was repaired"
        case _:
            return None


def _fired(view: View, event: Fired) -> str:
    target = _ship(view, event.target)
    faces = " ".join(str(face) for face in event.faces)
    hits = counted(event.hits, "hit") if event.hits else "no hit"
    return f"fired at {target}'s {event.section}: {faces}, {hits}"


def _changed(amount: int, noun: str) -> str:
    return f"gained {amount} {noun}" if amount > 0 else f"lost {-amount} {noun}"


def _card(table: State, card: CardId) -> str:
    return sayings.card(table, card).name


def _ship(view: View, ship: Contestant) -> str:
    """Name a ship of the news; the legend may have been sunk, the combat be over."""
    if ship is not Foe.LEGEND:
        return sayings.ship_name(view.table, ship)
    for event in view.news:
        match event:
            case ShipSunk(ship=Foe.LEGEND, legend=legend):
                return sayings.legend_name(view.table, legend)
            case CombatEnded(at=at):
                return sayings.legend_at(view.table, at)
            case _:
                pass  # names no legend
    return sayings.ship_name(view.table, ship)
