"""What comes of an action, what happens by itself, and what chance may bring."""

from __future__ import annotations

from tabletop.core.chance import Chance
from tabletop.core.values import replace
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
from tabletop.games.pirates_cove.kinds import Contestant
from tabletop.games.pirates_cove.pending import (
    AskEvent,
    ChooseCourses,
    ChooseRigs,
    DrawCards,
    EndCombat,
    EndMonth,
    EndYear,
    FireAt,
    Improve,
    NextVolley,
    OpenWindow,
    OrderFor,
    OrderShips,
    PlaceNavy,
    Plunder,
    PrepareBattle,
    RevealLegend,
    StartMonth,
    StartRound,
    ThrowDice,
    ThrowForMutiny,
    TurnTreasure,
    TurnUpgrades,
    Visit,
)
from tabletop.games.pirates_cove.rules import (
    battle,
    choices,
    goods,
    months,
    orders,
    plunder,
    shore,
    upgrades,
    volleys,
    windows,
)
from tabletop.games.pirates_cove.rules.ships import foes_at, players_at, speed_of
from tabletop.games.pirates_cove.state import State, push


def resolve(state: State, action: Action | ChanceAction) -> State:
    """Carry out a legal action, or what chance has brought."""
    match action:
        case DrawCard() | TurnCard() | MeetLegend() | ThrowTie() | Throw():
            return _resolve_chance(state, action)
        case ThrowMutiny():
            return volleys.mutiny(state, action)
        case RigShip() | SetCourse() | PlayEvent() | PlayBattle() | Pass():
            return _resolve_choice(state, action)
        case Fire() | Flee() | PlayVolley():
            return _resolve_turn(state, action)
        case _:
            return _resolve_upgrade(state, action)


def _resolve_chance(
    state: State, action: DrawCard | TurnCard | MeetLegend | ThrowTie | Throw
) -> State:
    match action, state.pending[-1]:
        case DrawCard(card=card), DrawCards() as item:
            return goods.deal(state, item, card)
        case TurnCard(), _:
            return months.turn_card(state, action)
        case MeetLegend(), _:
            return months.meet_legend(state, action)
        case ThrowTie(), OrderShips() as item:
            return orders.throw_tie(state, item, action)
        case Throw(), ThrowDice() as item:
            return volleys.throw(state, item, action)
        case _:
            raise _misplaced(state, action)


def _resolve_choice(
    state: State, action: RigShip | SetCourse | PlayEvent | PlayBattle | Pass
) -> State:
    match action, state.pending[-1]:
        case RigShip(), ChooseRigs() as question:
            return choices.rig(state, action, question)
        case SetCourse(), ChooseCourses() as question:
            return choices.set_course(state, action, question)
        case PlayEvent(), AskEvent() as question:
            return windows.play_event(state, action, question)
        case Pass(), AskEvent() as question:
            return windows.pass_event(state, action, question)
        case PlayBattle(), PrepareBattle() as question:
            return battle.play_battle(state, action, question)
        case Pass(), PrepareBattle() as question:
            return battle.pass_battle(state, action, question)
        case _:
            raise _misplaced(state, action)


def _resolve_turn(state: State, action: Fire | Flee | PlayVolley) -> State:
    match action, state.pending[-1]:
        case Fire(), FireAt() as question:
            return volleys.fire(state, action, question)
        case Flee(), _:
            return volleys.flee(state, action)
        case PlayVolley(), _:
            return volleys.play_volley(state, action)
        case _:
            raise _misplaced(state, action)


def _resolve_upgrade(
    state: State,
    action: BuyCards
    | RaiseSection
    | PlayMastercraft
    | MendMastercraft
    | BuryTreasures
    | BuryGold
    | Shelter
    | Finish,
) -> State:
    match action, state.pending[-1]:
        case BuyCards(), Improve() as question:
            return upgrades.buy_cards(state, action, question)
        case RaiseSection(), Improve() as question:
            return upgrades.raise_section(state, action, question)
        case PlayMastercraft(), Improve() as question:
            return shore.play_mastercraft(state, action, question)
        case MendMastercraft(), _:
            return shore.mend(state, action)
        case BuryTreasures(), _:
            return shore.bury_treasures(state, action)
        case BuryGold(), _:
            return shore.bury_gold(state, action)
        case Shelter(), _:
            return shore.shelter(state, action)
        case Finish(), _:
            return replace(state, pending=state.pending[:-1])
        case _:
            raise _misplaced(state, action)


def settle(state: State) -> State:
    """Run steps until a player is asked, chance is due, or the year is over."""
    while state.pending:
        after = _step(state)
        if after is None:
            return state
        state = after
    return state


def _step(state: State) -> State | None:
    """Run the step on top of the stack; None if somebody else has to act."""
    match state.pending[-1]:
        case DrawCards() as item:
            return goods.settle_drawing(state, item)
        case RevealLegend():
            return months.settle_legend(state)
        case OrderShips() as item:
            return orders.settle_order(state, item)
        case AskEvent() as item:
            return windows.settle_asking(state, item)
        case PrepareBattle() as item:
            return battle.settle_preparation(state, item)
        case StartMonth():
            return months.start_month(state)
        case Visit() as item:
            return months.visit(state, item)
        case EndMonth():
            return months.end_month(state)
        case EndYear():
            return months.end_year(state)
        case _:
            return _small_step(state)


def _small_step(state: State) -> State | None:
    match state.pending[-1]:
        case OpenWindow() as item:
            return windows.open_window(state, item)
        case PlaceNavy() as item:
            return windows.place_navy(state, item)
        case StartRound():
            return _start_round(state)
        case NextVolley() as item:
            return volleys.next_volley(state, item)
        case EndCombat():
            return battle.end_combat(state)
        case Plunder() as item:
            return plunder.plunder(state, item)
        case TurnUpgrades() as item:
            return upgrades.next_upgrade(state, item)
        case _:
            return None


def _start_round(state: State) -> State:
    """Put all ships in order for a round, unless the combat is decided."""
    state = replace(state, pending=state.pending[:-1])
    if volleys.is_over(state):
        return push(state, EndCombat())
    assert state.combat is not None
    where = state.combat.where
    ships: list[Contestant] = [*players_at(state, where), *foes_at(state, where)]
    return orders.order_ships(
        state, OrderFor.ROUND, ships, lambda ship: (speed_of(state, ship),)
    )


def chance(state: State) -> Chance[ChanceAction] | None:
    """Say what chance may bring, when a card is to be drawn or dice to be thrown."""
    match state.pending[-1] if state.pending else None:
        case DrawCards() as item:
            return goods.drawing(state, item)
        case TurnTreasure() as item:
            return months.treasure_draw(state, item)
        case RevealLegend() as item:
            return months.legend_draw(state, item)
        case OrderShips() as item:
            return orders.tie_dice(item)
        case ThrowDice() as item:
            return volleys.volley_dice(item)
        case ThrowForMutiny() as item:
            return volleys.mutiny_die(item)
        case _:
            return None


def _misplaced(state: State, action: object) -> AssertionError:
    """Make the error for an action that was carried out without being legal."""
    return AssertionError(f"{action} does not answer {state.pending[-1]}")
