"""The books balance: what the events tell, added up, is what has changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from tabletop import SPECTATOR, PlayerId, replace
from tabletop.core.seq import dropped, removed, set_at
from tabletop.games.pirates_cove import (
    GAME,
    BattlePlayed,
    CardDrawn,
    CardOnMat,
    CardsGranted,
    CombatEnded,
    Config,
    Event,
    EventPlayed,
    FameGained,
    Foe,
    GoldBuried,
    GoldGained,
    HitAbsorbed,
    Island,
    MastercraftMended,
    MastercraftPlayed,
    Mutinied,
    ParrotLanded,
    Pirate,
    Plundered,
    SectionHit,
    SectionRaised,
    Ship,
    ShipCrippled,
    ShipFled,
    ShipMoved,
    ShipRepaired,
    ShipRigged,
    State,
    TreasureDiscarded,
    TreasuresBuried,
    TreasuresGained,
    TreasureTurned,
    VolleyPlayed,
)
from tests.games.pirates_cove.playing import steps

DEAR = Config(repair_price=1, most_mastercraft=2, fame_at_treasure_island=True)
GAMES = [(3, None), (4, DEAR), (5, None)]
NOBODY = PlayerId(99)


@cache
def played(players: int, config: Config | None) -> tuple[tuple[State, State], ...]:
    """Play some random games; collect every position with the one after it."""
    pairs = []
    for seed in range(4):
        before = GAME.new_game(players, config)
        for _, after in steps(players, "accounts", seed, config=config):
            pairs.append((before, after))
            before = after
    return tuple(pairs)


# -- the books


def retold(before: State, news: tuple[Event, ...]) -> tuple[Pirate, ...]:
    """Add what the news tell to what all players had."""
    pirates = list(before.pirates)
    for event in news:
        for player, pirate in booked(pirates, event):
            pirates[player] = pirate
    return tuple(pirates)


def booked(pirates: list[Pirate], event: Event) -> Iterator[tuple[PlayerId, Pirate]]:
    """Book one event: whom it concerns, with what they have then."""
    match event:
        case ShipMoved(player=None) | SectionHit(ship=Foe()):
            return
        case CombatEnded(parrots=parrots):
            for player, card in parrots:
                yield player, with_mat(pirates[player], card, CardOnMat(card))
        case SectionHit(ship=ship):
            assert not isinstance(ship, Foe)
            yield ship, hit(pirates[ship], event)
        case _:
            player = getattr(event, "player", NOBODY)
            if player in range(len(pirates)):
                yield player, goods(cards(pirates[player], event), event)


def goods(own: Pirate, event: Event) -> Pirate:
    """Book gold, treasures, fame, and the ship."""
    match event:
        case GoldGained(gold=gold):
            return replace(own, gold=own.gold + gold)
        case GoldBuried(gold=gold):
            return replace(own, gold=own.gold - gold)
        case CardsGranted(cost=cost) | MastercraftMended(cost=cost):
            return replace(own, gold=own.gold - cost)
        case TreasuresGained(treasures=treasures):
            return replace(own, treasures=own.treasures + treasures)
        case TreasuresBuried(count=count):
            return replace(own, treasures=own.treasures - count)
        case FameGained(fame=fame):
            return replace(own, fame=own.fame + fame)
        case ShipMoved(to=to):
            return replace(own, where=to)
        case ShipCrippled() | ShipFled():
            return replace(own, where=Island.COVE)
        case _:
            return works(own, event)


def works(own: Pirate, event: Event) -> Pirate:
    """Book what was raised, rigged and repaired, and what it cost."""
    match event:
        case ShipRigged(rig=rig, cost=cost):
            ship = Ship(rig.hull, rig.sails, rig.crew, rig.cannon)
        case SectionRaised(section=section, to=to, cost=cost):
            ship = own.ship.moved(section, to)
        case ShipRepaired(sections=sections, cost=cost):
            ship = own.ship
            for each in sections:
                assert 0 == ship.position(each)
                ship = ship.moved(each, 1)
        case _:
            return own
    return replace(own, ship=ship, gold=own.gold - cost)


def cards(own: Pirate, event: Event) -> Pirate:
    """Book the cards in hand and on the mat."""
    match event:
        case CardDrawn(card=card) if card is not None:
            return replace(own, hand=tuple(sorted((*own.hand, card))))
        case ParrotLanded(card=card):
            return replace(own, mat=(*own.mat, CardOnMat(card)))
        case EventPlayed(card=card) | BattlePlayed(card=card) | VolleyPlayed(card=card):
            return replace(own, hand=removed(own.hand, card))
        case MastercraftPlayed(card=card):
            hand, laid = removed(own.hand, card), CardOnMat(card)
            return replace(own, hand=hand, mat=(*own.mat, laid))
        case MastercraftMended(card=card):
            return with_mat(own, card, CardOnMat(card))
        case HitAbsorbed(card=card, discarded=discarded):
            hits = next(each.hits for each in own.mat if each.card == card)
            return with_mat(own, card, None if discarded else CardOnMat(card, hits + 1))
        case _:
            return own


def hit(own: Pirate, event: SectionHit) -> Pirate:
    """Book the levels that a section lost."""
    position = own.ship.position(event.section)
    return replace(own, ship=own.ship.moved(event.section, position - event.levels))


def with_mat(own: Pirate, card: str, lying: CardOnMat | None) -> Pirate:
    """Exchange the card of that kind that lies on a mat, or take it away."""
    place = next(n for n, each in enumerate(own.mat) if each.card == card)
    mat = dropped(own.mat, place) if lying is None else set_at(own.mat, place, lying)
    return replace(own, mat=mat)


@pytest.mark.parametrize(("players", "config"), GAMES)
def test_the_news_add_up(players: int, config: Config | None) -> None:
    """Everything a player has is what it was, and what the events tell; no more."""
    for before, after in played(players, config):
        assert after.pirates == retold(before, after.news), after.news


@pytest.mark.parametrize(("players", "config"), GAMES)
def test_the_news_for_others_add_up(players: int, config: Config | None) -> None:
    """Who may not see a card can count it: all but the hand's cards adds up."""
    for before, after in played(players, config)[::7]:
        for player, observer in ((PlayerId(0), PlayerId(1)), (PlayerId(1), SPECTATOR)):
            seen = GAME.view(after, observer).news
            drawn = sum(
                isinstance(each, CardDrawn) and each.player == player for each in seen
            )
            used = sum(
                getattr(each, "player", NOBODY) == player
                for each in seen
                if isinstance(
                    each, EventPlayed | BattlePlayed | VolleyPlayed | MastercraftPlayed
                )
            )
            held = len(before.pirates[player].hand) + drawn - used
            assert len(after.pirates[player].hand) == held


@pytest.mark.parametrize(("players", "config"), GAMES)
def test_the_treasure_cards_add_up(players: int, config: Config | None) -> None:
    """Which cards lie on the islands is told: turned, plundered, cleared away."""
    for before, after in played(players, config):
        turned = list(before.decks.turned)
        for event in after.news:
            match event:
                case TreasureTurned(island=island, card=card):
                    turned[island - 1] = card
                case Plundered(island=island, card=card):
                    assert card == turned[island - 1]
                    turned[island - 1] = None
                case TreasureDiscarded(island=island, card=card):
                    assert card == turned[island - 1]
                    turned[island - 1] = None
        assert tuple(turned) == after.decks.turned


# -- the sentences


def named(event: Event) -> Iterator[str]:
    """Say what the sentence of an event has to hold."""
    match event:
        case GoldGained(gold=gold):
            yield f"{abs(gold)} gold"
        case GoldBuried(gold=gold):
            yield f"buried {gold} gold"
        case FameGained(fame=fame):
            yield f"{abs(fame)} fame"
        case TreasuresGained(treasures=treasures):
            yield f"{abs(treasures)} treasure"
        case TreasuresBuried(count=count):
            yield f"buried {count} treasure"
        case CardsGranted(count=count, cost=cost):
            yield f"{count} Tavern card"
            yield f"for {cost} gold" if cost else "may draw"
        case MastercraftMended(cost=cost) | ShipRigged(cost=cost):
            yield f"for {cost} gold"
        case SectionRaised(section=section, to=to, cost=cost):
            yield f"{section} to position {to} for {cost} gold"
        case ShipRepaired(sections=sections, cost=cost):
            yield f"was repaired: {' and '.join(sections)} for {cost} gold"
        case SectionHit(section=section, levels=levels, ship=ship):
            foe = isinstance(ship, Foe)
            yield f"{levels} hit" if foe else f"{levels} level"
            yield "" if foe else f"of {section}"
        case Plundered():
            yield "plundered"
        case _:
            return


@pytest.mark.parametrize(("players", "config"), GAMES)
def test_the_sentences_name_what_has_changed(
    players: int, config: Config | None
) -> None:
    """Whoever is told in words hears of every gain and loss, and whose it is."""
    for before, after in played(players, config)[::3]:
        told = GAME.tell(GAME.view(after, SPECTATOR))
        for event in after.news:
            assert [] == [part for part in named(event) if part not in told], told
        for player in range(players):
            if before.pirates[player] != after.pirates[player]:
                assert f"Player {player}" in told


def test_these_games_show_every_kind_of_change() -> None:
    """The books above were kept over every kind of gain and loss."""
    pairs = [pair for players, config in GAMES for pair in played(players, config)]
    seen = Counter(type(event) for _, after in pairs for event in after.news)
    causes = {
        (type(event).__name__, event.rule.name, event_amount(event) > 0)
        for _, after in pairs
        for event in after.news
        if isinstance(event, GoldGained | TreasuresGained | FameGained)
    }

    assert not {
        BattlePlayed,
        CardDrawn,
        CardsGranted,
        EventPlayed,
        GoldBuried,
        HitAbsorbed,
        MastercraftMended,
        MastercraftPlayed,
        Mutinied,
        ParrotLanded,
        Plundered,
        SectionHit,
        SectionRaised,
        ShipRepaired,
        ShipRigged,
        TreasuresBuried,
        VolleyPlayed,
    } - set(seen)
    assert {
        ("GoldGained", "PLUNDERING", True),
        ("GoldGained", "EVENT_CARDS", False),
        ("GoldGained", "EVENT_CARDS", True),
        ("GoldGained", "MUTINY", False),
        ("GoldGained", "SHELTER", True),
        ("TreasuresGained", "CARGO", False),
        ("TreasuresGained", "MUTINY", False),
        ("FameGained", "MUTINY", False),
    } <= causes


def event_amount(event: GoldGained | TreasuresGained | FameGained) -> int:
    """Say how much was gained."""
    match event:
        case GoldGained(gold=amount):
            return amount
        case TreasuresGained(treasures=amount):
            return amount
        case FameGained(fame=amount):
            return amount
