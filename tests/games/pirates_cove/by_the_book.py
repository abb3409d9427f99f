"""What may be done, told a second time from the rulebook: slow, and for tests only."""

from __future__ import annotations

from typing import Final

from tabletop import PlayerId
from tabletop.games.pirates_cove import (
    Action,
    AskEvent,
    BuryGold,
    BuryTreasures,
    BuyCards,
    ChooseCourses,
    ChooseRigs,
    Combat,
    Contestant,
    Finish,
    Fire,
    FireAt,
    Flee,
    Foe,
    Improve,
    MendMastercraft,
    Pass,
    Pirate,
    PlayBattle,
    PlayEvent,
    PlayMastercraft,
    PlayVolley,
    PrepareBattle,
    RaiseSection,
    RigShip,
    Section,
    SetCourse,
    Shelter,
    State,
    TakeShelter,
    Window,
)

COST: Final = (0, 0, 1, 2, 4, 6, 9, 12, 16)
"""What it costs in all to come from position 1 to a position."""

WINDOWS: Final = {
    "change_of_course": Window.COURSE,
    "royal_navy": Window.NAVY,
    "safe_passage": Window.PASSAGE,
    "freebooter": Window.BOOTY,
}
OWN_BATTLE: Final = ("smoke_screen", "all_sails_set", "extra_hands")
VOLLEY: Final = ("steady_aim", "double_charge", "second_try")
SECTIONS: Final = {2: "hull", 3: "sails", 4: "cannon", 5: "crew"}


def is_lawful(state: State, action: Action) -> bool:
    """Whether an action answers the question that is asked, and may."""
    question, player = state.pending[-1], action.player
    if not 0 <= player < len(state.pirates):
        return False
    match question:
        case ChooseRigs(rigs=rigs):
            return rigs[player] is None and _may_rig(state, action)
        case ChooseCourses(courses=courses):
            sails = isinstance(action, SetCourse) and 1 <= action.to <= 6
            return courses[player] is None and sails
        case AskEvent(order=order) | PrepareBattle(order=order):
            return player == order[0] and _may_play(state, question, action)
        case FireAt(player=asked, shooter=shooter):
            return player == asked and _may_fight(state, shooter, action)
        case Improve(player=asked):
            return player == asked and _may_improve(state, question, action)
        case TakeShelter(player=asked):
            return player == asked and (
                isinstance(action, Finish)
                or (isinstance(action, Shelter) and _takes(action) in ((2, 0), (1, 2)))
            )
        case _:
            return False


def _takes(action: Shelter) -> tuple[int, int]:
    return action.cards, action.gold


def _may_rig(state: State, action: Action) -> bool:
    if not isinstance(action, RigShip):
        return False
    positions = (action.hull, action.sails, action.crew, action.cannon)
    if not all(2 <= position <= 8 for position in positions):
        return False
    cost = sum(COST[position] - COST[2] for position in positions)
    return cost <= state.pirates[action.player].gold


def _may_play(state: State, question: AskEvent | PrepareBattle, action: Action) -> bool:
    pirate = state.pirates[action.player]
    if isinstance(action, Pass):
        return True
    if isinstance(question, AskEvent) and isinstance(action, PlayEvent):
        fits = WINDOWS.get(action.card) is question.window
        return fits and action.card in pirate.hand and _may_name(state, action)
    if isinstance(question, PrepareBattle) and isinstance(action, PlayBattle):
        if action.card not in pirate.hand:
            return False
        if action.card == "grapple_attack":
            return _opposed(state, action.player, action.target)
        return action.card in OWN_BATTLE and action.target is None
    return False


def _may_name(state: State, action: PlayEvent) -> bool:
    here = state.pirates[action.player].where
    others = {
        pirate.where
        for seat, pirate in enumerate(state.pirates)
        if seat != action.player
    }
    if action.card == "change_of_course":
        return action.to is not None and action.to <= 6 and action.to != here
    if action.card == "royal_navy":
        there = action.to is not None and action.to <= 5 and action.to in others
        return there and action.to != here and state.navy is None
    return action.to is None


def _opposed(state: State, player: PlayerId, target: PlayerId | None) -> bool:
    where = state.pirates[player].where
    if where is None or where > 5 or target is None or target == player:
        return False
    seats = range(len(state.pirates))
    return target in seats and state.pirates[target].where == where


def _may_fight(state: State, shooter: Contestant, action: Action) -> bool:
    own = not isinstance(shooter, Foe)
    if isinstance(action, Fire):
        return _may_fire(state, shooter, action)
    if isinstance(action, PlayVolley):
        held = action.card in state.pirates[action.player].hand
        return own and held and action.card in VOLLEY
    return isinstance(action, Flee) and own and not combat_of(state).volley


def combat_of(state: State) -> Combat:
    """Return the combat that is fought."""
    assert state.combat is not None
    return state.combat


def _may_fire(state: State, shooter: Contestant, action: Fire) -> bool:
    where = combat_of(state).where
    legend = any(each.where == where and each.legend for each in state.black_ships)
    navy = state.navy is not None and state.navy.where == where
    there = [seat for seat, each in enumerate(state.pirates) if each.where == where]
    if isinstance(shooter, Foe):
        return action.target in there
    if legend or navy:
        sound = {Foe.LEGEND: legend, Foe.NAVY: navy}
        aimed = any(action.target is foe and sound[foe] for foe in Foe)
        return aimed and action.section is Section.HULL
    return where <= 5 and action.target in there and action.target != shooter


def _may_improve(state: State, question: Improve, action: Action) -> bool:
    pirate = state.pirates[action.player]
    where = pirate.where or 0
    match action:
        case Finish():
            return True
        case BuyCards(count=count):
            pile = state.decks.tavern.total + state.decks.tavern_discards.total
            few = 1 <= count <= min(3 - question.bought, pile)
            return where == 1 and few and 2 * count <= pirate.gold
        case BuryTreasures(count=count):
            return where == 6 and 1 <= count <= pirate.treasures
        case BuryGold(gold=gold):
            return where == 6 and 1 <= gold <= pirate.gold and gold % 3 == 0
        case RaiseSection():
            return _may_raise(pirate, question, action)
        case PlayMastercraft(card=card):
            crafted = [lying for lying in pirate.mat if "mastercraft" in lying.card]
            held = card in pirate.hand and card.startswith("mastercraft")
            return where <= 5 and held and not question.crafted and not crafted
        case MendMastercraft(card=card):
            hurt = any(lying.card == card and lying.hits for lying in pirate.mat)
            craft = card.startswith("mastercraft")
            return where <= 5 and hurt and craft and pirate.gold >= 1
        case _:
            return False


def _may_raise(pirate: Pirate, question: Improve, action: RaiseSection) -> bool:
    position: int = getattr(pirate.ship, action.section.value)
    if not position < action.to <= 8:
        return False
    cost = COST[action.to] - COST[position]
    if pirate.where == 6:
        once = not question.raised and action.to == position + 1
        return once and 2 * cost <= pirate.gold
    own = SECTIONS.get(pirate.where or 0) == action.section.value
    return own and cost <= pirate.gold
