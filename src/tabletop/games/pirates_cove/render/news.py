"""What just happened, as sentences: one clause an event, those of one ship together.

What a player gains, or loses, for one cause makes one clause.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final, TypeAlias

from tabletop.core.players import PlayerId
from tabletop.games.pirates_cove.events import (
    BattlePlayed,
    BattlePrepared,
    CardDrawn,
    CardsGranted,
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
    Plundered,
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
from tabletop.games.pirates_cove.kinds import CardId, Contestant, Foe, Section
from tabletop.games.pirates_cove.render import sayings
from tabletop.games.pirates_cove.render.sayings import PLACES, counted
from tabletop.games.pirates_cove.rulebook import Rule
from tabletop.games.pirates_cove.state import State
from tabletop.games.pirates_cove.views import View

Clause: TypeAlias = tuple[str, str]
"""Who did something, and what."""

_CAUSES: Final = {
    Rule.SHELTER: "at the Cove",
    Rule.PLUNDERING: "by plunder",
    Rule.EVENT_CARDS: "through an Event card",
    Rule.CRIPPLED: "for a crippled ship",
    Rule.FLEEING: "for a ship that fled",
    Rule.MUTINY: "in the mutiny",
    Rule.SUNK: "for the sunk ship",
    Rule.BURYING: "for it",
    Rule.CARGO: "that the hull could not hold",
}
"""What a gain or a loss came from."""


def last_news(view: View) -> str:
    """Say what the last action brought about, as far as the viewer may know."""
    sentences = (
        f"{who} {_joined([what for _, what in told])}."
        for who, told in groupby(_clauses(view), key=_subject)
    )
    return " ".join(sentence[0].upper() + sentence[1:] for sentence in sentences)


def _clauses(view: View) -> Iterator[Clause]:
    """Tell each event, and together what one player gains or loses for one cause."""
    for key, events in groupby(_telling(view.news), key=_gain):
        if key is not None:
            player, rule, is_gain = key
            amounts = ", ".join(_amount(each) for each in events)
            verb = "gained" if is_gain else "lost"
            yield sayings.name(player), f"{verb} {amounts} {_cause(rule)}"
            continue
        for event in events:
            if (clause := _clause(view, event)) is not None:
                yield clause


def _gain(event: Event) -> tuple[PlayerId, Rule, bool] | None:
    """Say who gains, or loses, for what; None for an event of another kind."""
    match event:
        case FameGained(player=player, fame=amount, rule=rule):
            return player, rule, amount > 0
        case GoldGained(player=player, gold=amount, rule=rule):
            return player, rule, amount > 0
        case TreasuresGained(player=player, treasures=amount, rule=rule):
            return player, rule, amount > 0
        case _:
            return None


def _amount(event: Event) -> str:
    match event:
        case FameGained(fame=fame):
            return f"{abs(fame)} fame"
        case GoldGained(gold=gold):
            return f"{abs(gold)} gold"
        case TreasuresGained(treasures=treasures):
            return counted(abs(treasures), "treasure")
        case _:
            return ""


def _cause(rule: Rule) -> str:
    return _CAUSES.get(rule, f"for {rule.name.lower().replace('_', ' ')}")


def _telling(news: tuple[Event, ...]) -> Iterator[Event]:
    """Leave out what others tell: choices that are revealed, cards cleared away."""
    is_revealed = any(isinstance(each, ShipMoved | ShipRigged) for each in news)
    is_cleared = False
    for event in news:
        if is_revealed and isinstance(event, ChoiceMade):
            continue
        if isinstance(event, TreasureDiscarded):
            if is_cleared:
                continue
            is_cleared = True
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
        case ShipRigged(player=player, rig=rig, cost=cost):
            told = ", ".join(f"{each} {getattr(rig, each)}" for each in Section)
            return sayings.name(player), f"rigged {told} for {cost} gold"
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
        case MastercraftMended(player=player, card=card, cost=cost):
            return sayings.name(player), f"mended {_card(table, card)} for {cost} gold"
        case CardsGranted(player=player, count=count, rule=rule, cost=cost):
            cards = counted(count, "Tavern card")
            if cost:
                return sayings.name(player), f"bought {cards} for {cost} gold"
            return sayings.name(player), f"may draw {cards} {_cause(rule)}"
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
        case SectionHit():
            return _ship(view, event.ship), _hit(event)
        case ShipCrippled(player=player):
            return sayings.name(player), "was crippled"
        case ShipFled(player=player):
            return sayings.name(player), "fled"
        case Mutinied(player=player, face=face, lost=lost):
            result = "mutiny" if lost else "no mutiny"
            return sayings.name(player), f"threw a {face}: {result}"
        case ShipSunk(legend=legend):
            return sayings.legend_name(view.table, legend), "was sunk"
        case CombatEnded(at=at, parrots=parrots):
            told = [f"{sayings.name(p)}'s {_card(view.table, c)}" for p, c in parrots]
            upright = f", {' and '.join(told)} upright again" if told else ""
            return f"the combat at {PLACES[at]}", f"is over{upright}"
        case _:
            return None


def _of_goods(event: Event) -> Clause | None:
    match event:
        case Plundered(player=player, island=island):
            return sayings.name(player), f"plundered {PLACES[island]}"
        case SectionRaised(player=player, section=section, to=to, cost=cost):
            told = f"raised {section} to position {to} for {cost} gold"
            return sayings.name(player), told
        case TreasuresBuried(player=player, count=count):
            return sayings.name(player), f"buried {counted(count, 'treasure')}"
        case GoldBuried(player=player, gold=gold):
            return sayings.name(player), f"buried {gold} gold"
        case ShipRepaired(player=player, sections=sections, cost=cost):
            told = " and ".join(sections)
            return sayings.name(player), f"was repaired: {told} for {cost} gold"
        case _:
            return None


def _hit(event: SectionHit) -> str:
    if isinstance(event.ship, Foe):
        return f"took {counted(event.levels, 'hit')}"
    return f"lost {counted(event.levels, 'level')} of {event.section}"


def _fired(view: View, event: Fired) -> str:
    target = _ship(view, event.target)
    faces = " ".join(str(face) for face in event.faces)
    hits = counted(event.hits, "hit") if event.hits else "no hit"
    return f"fired at {target}'s {event.section}: {faces}, {hits}"


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
