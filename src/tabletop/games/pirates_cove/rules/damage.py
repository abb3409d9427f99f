"""Damage: hits on sections, cards that absorb them, ships crippled and sunk."""

from __future__ import annotations

from tabletop.core.players import PlayerId
from tabletop.core.seq import dropped, set_at
from tabletop.core.values import replace
from tabletop.games.pirates_cove.events import (
    HitAbsorbed,
    SectionHit,
    ShipCrippled,
    ShipSunk,
)
from tabletop.games.pirates_cove.kinds import (
    OUTER,
    CardKind,
    Contestant,
    Foe,
    Island,
    Section,
)
from tabletop.games.pirates_cove.rulebook import Rule
from tabletop.games.pirates_cove.rules.goods import (
    discard,
    gain_fame,
    gain_gold,
    gain_treasures,
)
from tabletop.games.pirates_cove.rules.ships import legend_of, legend_ship, players_at
from tabletop.games.pirates_cove.state import Combat, RewardTo, State, tell, with_pirate


def land(
    state: State, shooter: Contestant, target: Contestant, section: Section, hits: int
) -> State:
    """Let the hits of a volley strike; those that find nothing left are lost."""
    if isinstance(target, Foe):
        return _hit_foe(state, shooter, target, hits)
    return _hit_ship(state, target, section, hits)


def fame_for_the_rest(state: State, rule: Rule) -> State:
    """Give a fame to each player who is still in the combat that a ship has left."""
    where = _combat(state).where
    if where not in OUTER and not state.config.fame_at_treasure_island:
        return state
    for player in players_at(state, where):
        state = gain_fame(state, player, 1, rule)
    return state


def _hit_ship(state: State, player: PlayerId, section: Section, hits: int) -> State:
    combat = _combat(state)
    if player not in combat.hit:
        state = replace(state, combat=replace(combat, hit=(*combat.hit, player)))
    while hits and (place := _absorber(state, player, section)) is not None:
        state = _absorb(state, player, place)
        hits -= 1
    pirate = state.pirates[player]
    position = pirate.ship.position(section)
    levels = min(hits, position)
    if not levels:
        return state
    ship = pirate.ship.moved(section, position - levels)
    state = with_pirate(state, player, replace(pirate, ship=ship))
    state = tell(state, SectionHit(player, section, levels))
    return _cripple(state, player) if ship.is_crippled else state


def _absorber(state: State, player: PlayerId, section: Section) -> int | None:
    """Find the card that takes the next hit: a Mastercraft before a Parrot."""
    cards, mat = state.config.content.catalogue.card, state.pirates[player].mat
    places = [n for n, each in enumerate(mat) if cards[each.card].section is section]
    crafted = [n for n in places if cards[mat[n].card].kind is CardKind.MASTERCRAFT]
    return next(iter([*crafted, *places]), None)


def _absorb(state: State, player: PlayerId, place: int) -> State:
    pirate = state.pirates[player]
    card = pirate.mat[place]
    spent = card.hits + 1 >= state.config.content.numbers.absorbed
    if spent:
        mat = dropped(pirate.mat, place)
        state = discard(state, card.card)
    else:
        mat = set_at(pirate.mat, place, replace(card, hits=card.hits + 1))
    state = with_pirate(state, player, replace(pirate, mat=mat))
    return tell(state, HitAbsorbed(player, card.card, spent))


def _cripple(state: State, player: PlayerId) -> State:
    gone = replace(state.pirates[player], where=Island.COVE)
    state = tell(with_pirate(state, player, gone), ShipCrippled(player))
    return fame_for_the_rest(state, Rule.CRIPPLED)


def _hit_foe(state: State, shooter: Contestant, foe: Foe, hits: int) -> State:
    where = _combat(state).where
    legend = legend_of(state, where, foe)
    taken = _damage(state, foe)
    levels = min(hits, legend.hull - taken)
    state = tell(
        _with_damage(state, foe, taken + levels), SectionHit(foe, Section.HULL, levels)
    )
    if taken + levels < legend.hull:
        return state
    state = tell(_sink(state, foe), ShipSunk(foe, legend.id))
    for player in _rewarded(state, shooter):
        state = gain_fame(state, player, legend.reward.fame, Rule.SUNK)
        state = gain_gold(state, player, legend.reward.gold, Rule.SUNK)
        state = gain_treasures(state, player, legend.reward.treasures, Rule.SUNK)
    return state


def _rewarded(state: State, shooter: Contestant) -> tuple[PlayerId, ...]:
    """Name who gets the reward, in the order of the round."""
    combat = _combat(state)
    fighting = players_at(state, combat.where)
    ordered = tuple(
        each for each in combat.order if not isinstance(each, Foe) and each in fighting
    )
    if state.config.reward_to is RewardTo.ALL:
        return ordered
    return tuple(player for player in ordered if player == shooter)


def _damage(state: State, foe: Foe) -> int:
    if foe is Foe.NAVY:
        assert state.navy is not None
        return state.navy.damage
    number = legend_ship(state, _combat(state).where)
    assert number is not None
    return state.black_ships[number].damage


def _with_damage(state: State, foe: Foe, damage: int) -> State:
    if foe is Foe.NAVY:
        assert state.navy is not None
        return replace(state, navy=replace(state.navy, damage=damage))
    number = legend_ship(state, _combat(state).where)
    assert number is not None
    hurt = replace(state.black_ships[number], damage=damage)
    return replace(state, black_ships=set_at(state.black_ships, number, hurt))


def _sink(state: State, foe: Foe) -> State:
    if foe is Foe.NAVY:
        return replace(state, navy=None)
    number = legend_ship(state, _combat(state).where)
    assert number is not None
    ship = state.black_ships[number]
    assert ship.legend is not None
    discards = state.decks.legend_discards.plus(ship.legend)
    empty = replace(ship, legend=None, damage=0)
    return replace(
        state,
        black_ships=set_at(state.black_ships, number, empty),
        decks=replace(state.decks, legend_discards=discards),
    )


def _combat(state: State) -> Combat:
    assert state.combat is not None
    return state.combat
