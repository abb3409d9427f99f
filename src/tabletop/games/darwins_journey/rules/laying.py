"""What chance brings: each component drawn comes to where the next one belongs."""

from __future__ import annotations

from typing import Any

from tabletop.core.bags import Bag
from tabletop.core.chance import Chance
from tabletop.core.chance import Draw as Drawing
from tabletop.core.players import PlayerId
from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tabletop.games.darwins_journey.actions import (
    ChanceAction,
    DealCrew,
    DrawAction,
    DrawBonus,
    DrawGoal,
    DrawLetter,
    DrawObjective,
    DrawSeal,
    DrawSeat,
    DrawSpecimen,
    DrawTile,
)
from tabletop.games.darwins_journey.events import (
    CrewDealt,
    GoalLaid,
    LetterLaid,
    ObjectiveLaid,
    SealLaid,
    SeatDrawn,
    SpecimenLaid,
    TileLaid,
)
from tabletop.games.darwins_journey.kinds import CrewId, ObjectiveId, Pile, Seal
from tabletop.games.darwins_journey.pending import (
    ChoosePair,
    DraftCrew,
    Draw,
    Item,
    KeepCrew,
)
from tabletop.games.darwins_journey.rules import alfred
from tabletop.games.darwins_journey.state import State, tell

_FIELD = {
    Pile.TILES: "tiles",
    Pile.LETTERS: "letters",
    Pile.SEALS: "seals",
    Pile.SILVER: "silver",
    Pile.GOLD: "gold",
    Pile.SEATS: "seats",
    Pile.GOALS: "goals",
    Pile.SPECIMENS: "specimens",
    Pile.CREW: "crew",
    Pile.STARTING_SILVER: "starting_silver",
    Pile.STARTING_GOLD: "starting_gold",
}
_FOR_SETUP = (
    Pile.TILES,
    Pile.LETTERS,
    Pile.GOALS,
    Pile.STARTING_SILVER,
    Pile.STARTING_GOLD,
)
"""Piles of which the rest leaves the game when the set-up has drawn its part."""


def pile_of(state: State, pile: Pile) -> Bag[Any]:
    """Return what a pile holds."""
    if pile is Pile.ALFRED:
        assert state.alfred is not None
        return state.alfred.deck
    if pile is Pile.BONUS:
        return alfred.bonus_pile(state)
    bag: Bag[Any] = getattr(state.decks, _FIELD[pile])
    return bag


def drawing(state: State, item: Draw) -> Chance[ChanceAction]:
    """Say what can be drawn."""
    bag = pile_of(state, item.pile)
    match item.pile:
        case Pile.TILES:
            return Drawing(DrawTile, bag)
        case Pile.LETTERS:
            return Drawing(DrawLetter, bag)
        case Pile.SEALS:
            return Drawing(DrawSeal, bag)
        case Pile.SEATS:
            return Drawing(DrawSeat, bag)
        case Pile.GOALS:
            return Drawing(DrawGoal, bag)
        case Pile.SPECIMENS:
            return Drawing(DrawSpecimen, bag)
        case Pile.CREW:
            return Drawing(DealCrew, bag)
        case Pile.ALFRED:
            return Drawing(DrawAction, bag)
        case Pile.BONUS:
            return Drawing(DrawBonus, bag)
        case _:
            return Drawing(DrawObjective, bag)


def settle_draw(state: State, item: Draw) -> State | None:
    """Take a draw off the stack that is done, or has nothing left to draw."""
    if item.count and pile_of(state, item.pile).total:
        return None
    state = replace(state, pending=state.pending[:-1])
    if item.pile in _FOR_SETUP:
        return _with_pile(state, item.pile, Bag())
    if item.pile is Pile.SPECIMENS:
        shown = tuple(state.decks.specimens)
        state = replace(state, board=replace(state.board, shown=shown))
        return _with_pile(state, item.pile, Bag())
    return state


def _with_pile(state: State, pile: Pile, bag: Bag[Any]) -> State:
    changes: dict[str, Any] = {_FIELD[pile]: bag}
    return replace(state, decks=replace(state.decks, **changes))


def lay(state: State, action: ChanceAction, item: Draw) -> State:
    """Put what was drawn where it belongs."""
    left = replace(item, count=item.count - 1)
    state = replace(state, pending=(*state.pending[:-1], left))
    match action:
        case DrawAction(card=card):
            return alfred.turn_up(state, card)
        case DrawBonus(card=card):
            return alfred.lay_bonus(state, card)
        case _:
            drawn = pile_of(state, item.pile).without(_drawn(action))
            return _lay_component(_with_pile(state, item.pile, drawn), action, item)


def _lay_component(state: State, action: ChanceAction, item: Draw) -> State:
    match action:
        case DrawSeal(seal=seal):
            return _lay_seal(state, seal)
        case DrawObjective(objective=objective):
            return _lay_objective(state, objective, item.pile)
        case DealCrew(card=card):
            return _deal(state, card)
        case _:
            return _lay_out(state, action)


def _drawn(action: ChanceAction) -> object:
    """Return the component that an action names."""
    match action:
        case DrawTile(tile=drawn) | DrawLetter(letter=drawn) | DrawGoal(goal=drawn):
            return drawn
        case DrawSeal(seal=drawn) | DrawObjective(objective=drawn):
            return drawn
        case DrawSeat(seat=drawn) | DrawSpecimen(specimen=drawn):
            return drawn
        case _:
            return action.card


def _lay_out(state: State, action: ChanceAction) -> State:
    """Lay out what comes once only, in the set-up."""
    board, post = state.board, state.post
    match action:
        case DrawTile(tile=tile):
            places = state.config.content.catalogue.special_places
            laid = TileLaid(places[len(board.tiles)], tile)
            board = replace(board, tiles=(*board.tiles, tile))
            return tell(replace(state, board=board), laid)
        case DrawLetter(letter=letter):
            told = LetterLaid(len(post.letters), letter)
            post = replace(post, letters=(*post.letters, letter))
            return tell(replace(state, post=post), told)
        case DrawGoal(goal=goal):
            board = replace(board, goals=(*board.goals, goal))
            return tell(replace(state, board=board), GoalLaid(len(board.goals), goal))
        case DrawSeat(seat=seat):
            drawn = SeatDrawn(seat, len(state.turn_order))
            return tell(replace(state, turn_order=(*state.turn_order, seat)), drawn)
        case DrawSpecimen(specimen=specimen):
            spaces = state.config.content.catalogue.specimen_spaces(
                max(2, state.players)
            )
            found = SpecimenLaid(spaces[len(board.specimens)], specimen)
            board = replace(board, specimens=(*board.specimens, specimen))
            return tell(replace(state, board=board), found)
        case _:
            raise AssertionError(f"{action} is not laid out")


def _lay_seal(state: State, seal: Seal) -> State:
    """Put a seal on the first empty space of the scrolls."""
    scrolls = state.board.scrolls
    scroll = next(number for number, each in enumerate(scrolls) if None in each)
    column = scrolls[scroll].index(None)
    filled = set_at(scrolls[scroll], column, seal)
    board = replace(state.board, scrolls=set_at(scrolls, scroll, filled))
    return tell(replace(state, board=board), SealLaid(scroll, column, seal))


def _lay_objective(state: State, objective: ObjectiveId, pile: Pile) -> State:
    """Show an objective on the board, or among the starting pairs."""
    told = ObjectiveLaid(objective)
    if pile in (Pile.SILVER, Pile.GOLD):
        objectives = (*state.board.objectives, objective)
        board = replace(state.board, objectives=objectives)
        return tell(replace(state, board=board), told)
    number, question = _waiting(state, ChoosePair)
    assert isinstance(question, ChoosePair)
    if pile is Pile.STARTING_SILVER:
        shown = replace(question, silver=(*question.silver, objective))
    else:
        shown = replace(question, gold=(*question.gold, objective))
    return tell(replace(state, pending=set_at(state.pending, number, shown)), told)


def _deal(state: State, card: CrewId) -> State:
    """Deal a crew card to the first hand that is not full, or on the table."""
    number, question = _waiting(state, DraftCrew, KeepCrew)
    if isinstance(question, KeepCrew):
        player = question.player
        dealt: Item = replace(question, cards=(*question.cards, card))
    else:
        assert isinstance(question, DraftCrew)
        full = state.config.content.numbers.crew_dealt
        player = PlayerId(
            next(seat for seat, hand in enumerate(question.hands) if len(hand) < full)
        )
        hand = (*question.hands[player], card)
        dealt = replace(question, hands=set_at(question.hands, player, hand))
    state = replace(state, pending=set_at(state.pending, number, dealt))
    return tell(state, CrewDealt(player, card))


def _waiting(state: State, *classes: type) -> tuple[int, Item]:
    """Find the question for which something is being drawn."""
    return next(
        (number, item)
        for number, item in enumerate(state.pending)
        if isinstance(item, classes)
    )
