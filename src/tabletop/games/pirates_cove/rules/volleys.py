"""Volleys: whose turn it is, firing, fleeing, and the dice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from tabletop.core.chance import Dice, Weighted
from tabletop.core.players import PlayerId
from tabletop.core.refusals import Params, Refusal, refuse
from tabletop.core.turns import check_seat
from tabletop.core.values import replace
from tabletop.games.pirates_cove.actions import (
    Action,
    Fire,
    Flee,
    PlayVolley,
    Throw,
    ThrowMutiny,
)
from tabletop.games.pirates_cove.events import Fired, Mutinied, ShipFled, VolleyPlayed
from tabletop.games.pirates_cove.kinds import (
    OUTER,
    CardKind,
    Contestant,
    Foe,
    Island,
    Measure,
    Section,
)
from tabletop.games.pirates_cove.pending import (
    EndCombat,
    FireAt,
    NextVolley,
    OrderFor,
    OrderShips,
    StartRound,
    ThrowDice,
    ThrowForMutiny,
)
from tabletop.games.pirates_cove.rulebook import Rule
from tabletop.games.pirates_cove.rules import damage
from tabletop.games.pirates_cove.rules.goods import (
    discard,
    gain_fame,
    gain_gold,
    gain_treasures,
    without_card,
)
from tabletop.games.pirates_cove.rules.ships import (
    dice_of,
    face_against,
    foes_at,
    legend_of,
    players_at,
    powers,
    speed_of,
    value_of,
)
from tabletop.games.pirates_cove.state import Combat, State, push, tell, with_pirate


def is_over(state: State) -> bool:
    """Whether the combat that is being fought is decided."""
    where = _combat(state).where
    players, foes = players_at(state, where), foes_at(state, where)
    if not players:
        return True
    if where is Island.TREASURE:
        return Foe.LEGEND not in foes
    return not foes and len(players) < 2


def next_volley(state: State, item: NextVolley) -> State:
    """Give the next ship of the round its turn, or begin another round, or end."""
    below = replace(state, pending=state.pending[:-1])
    if is_over(state):
        return push(below, EndCombat())
    if not item.order:
        return push(below, StartRound())
    ship, where = item.order[0], _combat(state).where
    below = push(below, NextVolley(item.order[1:]))
    if not isinstance(ship, Foe):
        fights = state.pirates[ship].where == where
        return push(below, FireAt(ship, ship)) if fights else below
    if ship not in foes_at(state, where):
        return below
    if ship is Foe.LEGEND:
        return _aim_legend(below, where)
    assert state.navy is not None
    return push(below, FireAt(state.navy.sender, Foe.NAVY))


def targets(state: State, shooter: Contestant) -> tuple[Contestant, ...]:
    """List the ships that a ship may fire at now; () when no combat is fought.

    `UnknownId` for a player who is not there.
    """
    if not isinstance(shooter, Foe):
        check_seat(shooter, len(state.pirates))
    if state.combat is None:
        return ()
    where = state.combat.where
    players, foes = players_at(state, where), foes_at(state, where)
    if isinstance(shooter, Foe):
        return players
    if foes:
        return foes
    if where not in OUTER:
        return ()
    return tuple(player for player in players if player != shooter)


def turn_actions(state: State, question: FireAt) -> Iterator[Action]:
    """Propose every volley at every section, every Volley card, and to flee."""
    player = question.player
    for target in targets(state, question.shooter):
        for section in Section:
            yield Fire(player, target, section)
    if question.shooter is Foe.NAVY:
        return
    for card in dict.fromkeys(state.pirates[player].hand):
        if state.config.content.catalogue.card[card].kind is CardKind.VOLLEY:
            yield PlayVolley(player, card)
    yield Flee(player)


def refuse_fire(state: State, action: Fire, question: FireAt) -> Refusal | None:
    """Refuse a volley: at a ship that may not be fired at, or a foe's section."""
    possible = targets(state, question.shooter)
    if action.target not in possible:
        told = " or ".join(_named(each) for each in possible)
        message = f"you cannot fire at {_named(action.target)} now, but at {told}"
        choice = ", ".join(str(each) for each in possible)
        params = Params({"target": str(action.target), "choice": choice})
        return Refusal(Rule.TARGETS, message, params)
    if isinstance(action.target, Foe) and action.section is not Section.HULL:
        message = "the {target} can be hit in the hull only"
        return refuse(Rule.TARGETS, message, target=action.target)
    return None


def refuse_flee(state: State, question: FireAt) -> Refusal | None:
    """Refuse to flee with the Navy, or after a Volley card."""
    if question.shooter is Foe.NAVY:
        return refuse(Rule.VOLLEYS, "the Royal Navy never flees")
    if _combat(state).shooter is None:
        return None
    return refuse(Rule.VOLLEYS, "you have played a Volley card: now you fire")


def refuse_volley_card(
    state: State, action: PlayVolley, question: FireAt
) -> Refusal | None:
    """Refuse a Volley card: for the Navy, not in hand, of another kind."""
    card = action.card
    if question.shooter is Foe.NAVY:
        return refuse(Rule.VOLLEY_CARDS, "no card is played for the Royal Navy")
    if card not in state.pirates[action.player].hand:
        message = "you have no card {card} in your hand"
        return refuse(Rule.CARD_IN_HAND, message, card=str(card))
    if state.config.content.catalogue.card[card].kind is CardKind.VOLLEY:
        return None
    message = "{card} is no Volley card, and only those are played now"
    return refuse(Rule.VOLLEY_CARDS, message, card=card)


def play_volley(state: State, action: PlayVolley) -> State:
    """Lay the card out for the next roll."""
    combat = _combat(state)
    state = without_card(state, action.player, action.card)
    volley = (*combat.volley, action.card)
    combat = replace(combat, volley=volley, shooter=action.player)
    return tell(replace(state, combat=combat), VolleyPlayed(action.player, action.card))


def fire(state: State, action: Fire, question: FireAt) -> State:
    """Have the dice of the volley thrown."""
    below = replace(state, pending=state.pending[:-1])
    return _aim(below, question.shooter, action.target, action.section)


def fire_legend(state: State, target: Contestant) -> State:
    """Have the dice of the legend's volley thrown."""
    section = legend_of(state, _combat(state).where, Foe.LEGEND).section
    assert section is not None
    return _aim(state, Foe.LEGEND, target, section)


def volley_dice(item: ThrowDice) -> Dice[Throw]:
    """Say what the dice of a volley may show."""
    return Dice(Throw, item.dice)


def throw(state: State, item: ThrowDice, action: Throw) -> State:
    """Count the hits; throw misses again, if a card says so; do the damage."""
    state = replace(state, pending=state.pending[:-1])
    hits = sum(face >= item.face for face in action.faces)
    shooter, target, section = item.shooter, item.target, item.section
    state = tell(state, Fired(shooter, target, section, action.faces, hits))
    hits, misses = item.hits + hits, item.dice - hits
    if misses and item.rerolls:
        again = replace(item, dice=misses, rerolls=item.rerolls - 1, hits=hits)
        return push(state, again)
    combat = _combat(state)
    state = discard(state, *combat.volley)
    state = replace(state, combat=replace(combat, volley=(), shooter=None))
    return damage.land(state, shooter, target, section, hits) if hits else state


def flee(state: State, action: Flee) -> State:
    """Sail to the Cove; a die will say whether the crew rises."""
    player, combat = action.player, _combat(state)
    state = replace(state, pending=state.pending[:-1])
    fled = replace(state.pirates[player], where=Island.COVE)
    state = tell(with_pirate(state, player, fled), ShipFled(player))
    if player in combat.hit:
        state = damage.fame_for_the_rest(state, Rule.FLEEING)
    return push(state, ThrowForMutiny(player))


def mutiny(state: State, action: ThrowMutiny) -> State:
    """Take gold, treasures and fame from who is thrown overboard."""
    player, numbers = action.to, state.config.content.numbers
    lost = action.face <= numbers.mutiny_face
    state = replace(state, pending=state.pending[:-1])
    state = tell(state, Mutinied(player, action.face, lost))
    if not lost:
        return state
    pirate = state.pirates[player]
    state = gain_gold(state, player, -pirate.gold, Rule.MUTINY)
    state = gain_treasures(state, player, -pirate.treasures, Rule.MUTINY)
    return gain_fame(state, player, -numbers.mutiny_fame, Rule.MUTINY)


def mutiny_die(item: ThrowForMutiny) -> Weighted[ThrowMutiny]:
    """Say what the die may show."""
    make = partial(ThrowMutiny, item.player)
    return Weighted(tuple((make(face), 1) for face in range(1, 7)))


def _aim(
    state: State, shooter: Contestant, target: Contestant, section: Section
) -> State:
    rerolls = 0 if isinstance(shooter, Foe) else powers(state, shooter).rerolls
    dice, face = dice_of(state, shooter), face_against(state, shooter, target)
    return push(state, ThrowDice(shooter, target, section, dice, face, rerolls))


def _aim_legend(state: State, where: Island) -> State:
    """Find whom the legend fires at; equal ships throw dice, the highest is it."""
    legend = legend_of(state, where, Foe.LEGEND)
    if not legend.dice or legend.measure is None:
        return state
    measured = {
        player: _measure(state, player, legend.measure)
        for player in players_at(state, where)
    }
    most = max(measured.values())
    aimed = tuple(player for player, value in measured.items() if value == most)
    return push(state, OrderShips(OrderFor.TARGET, (aimed,)))


def _measure(state: State, player: PlayerId, measure: Measure) -> int:
    match measure:
        case Measure.MOST_FAME:
            return state.pirates[player].fame
        case Measure.MOST_TREASURE:
            return state.pirates[player].treasures
        case Measure.FASTEST:
            return speed_of(state, player)
        case Measure.MOST_CANNONS:
            return value_of(state, player, Section.CANNON)


def _named(ship: Contestant) -> str:
    return f"the {ship}" if isinstance(ship, Foe) else f"player {ship}"


def _combat(state: State) -> Combat:
    assert state.combat is not None
    return state.combat
