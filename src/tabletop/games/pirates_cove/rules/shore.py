"""On shore: Mastercraft cards, burying, and the shelter of the Cove."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.seq import set_at
from tabletop.core.values import replace
from tabletop.games.pirates_cove.actions import (
    Action,
    BuryGold,
    BuryTreasures,
    Finish,
    MendMastercraft,
    PlayMastercraft,
    Shelter,
)
from tabletop.games.pirates_cove.events import (
    GoldBuried,
    MastercraftMended,
    MastercraftPlayed,
    TreasuresBuried,
)
from tabletop.games.pirates_cove.kinds import OUTER, CardId, CardKind, Island
from tabletop.games.pirates_cove.pending import Improve, TakeShelter
from tabletop.games.pirates_cove.rulebook import Rule
from tabletop.games.pirates_cove.rules.goods import (
    draw_cards,
    gain_fame,
    gain_gold,
    pay,
    without_card,
)
from tabletop.games.pirates_cove.state import (
    CardOnMat,
    Pirate,
    State,
    push,
    tell,
    with_pirate,
)


def crafts(state: State, player: PlayerId) -> Iterator[Action]:
    """Propose every Mastercraft card that could be laid out or mended."""
    pirate = state.pirates[player]
    for card in dict.fromkeys(pirate.hand):
        if _is_mastercraft(state, card):
            yield PlayMastercraft(player, card)
    for card in dict.fromkeys(each.card for each in pirate.mat if each.hits):
        if _is_mastercraft(state, card):
            yield MendMastercraft(player, card)


def refuse_mastercraft(
    state: State, action: PlayMastercraft, question: Improve
) -> Refusal | None:
    """Refuse to lay a card out: not in hand, of another kind, not here, too many."""
    pirate, card = state.pirates[action.player], action.card
    if card not in pirate.hand:
        message = "you have no card {card} in your hand"
        return refuse(Rule.CARD_IN_HAND, message, card=str(card))
    if not _is_mastercraft(state, card):
        message = "{card} is no Mastercraft card, and only those are laid out"
        return refuse(Rule.MASTERCRAFT, message, card=card)
    if pirate.where not in OUTER:
        message = "Mastercraft cards are laid out at the islands 1 to 5 only"
        return refuse(Rule.MASTERCRAFT, message)
    if question.crafted:
        return refuse(Rule.MASTERCRAFT, "you have laid one out in this visit already")
    return _refuse_place(state, pirate, card)


def play_mastercraft(state: State, action: PlayMastercraft, question: Improve) -> State:
    """Lay the card at its section."""
    player, card = action.player, action.card
    below = replace(state, pending=state.pending[:-1])
    state = without_card(push(below, replace(question, crafted=True)), player, card)
    pirate = state.pirates[player]
    laid = replace(pirate, mat=(*pirate.mat, CardOnMat(card)))
    return tell(with_pirate(state, player, laid), MastercraftPlayed(player, card))


def refuse_mending(state: State, action: MendMastercraft) -> Refusal | None:
    """Refuse to mend a card: it is not there, unhurt, not here, the price."""
    pirate, card = state.pirates[action.player], action.card
    if _hurt(state, pirate, card) is None:
        message = "no Mastercraft card {card} that was hit lies on your ship"
        return refuse(Rule.MASTERCRAFT, message, card=str(card))
    if pirate.where not in OUTER:
        message = "Mastercraft cards are mended at the islands 1 to 5 only"
        return refuse(Rule.MASTERCRAFT, message)
    needed = state.config.content.numbers.mending_price
    if needed <= pirate.gold:
        return None
    message = "mending costs {needed} gold; you have {has}"
    return refuse(Rule.MASTERCRAFT, message, needed=needed, has=pirate.gold)


def mend(state: State, action: MendMastercraft) -> State:
    """Pay, and turn the card upright."""
    player, card = action.player, action.card
    cost = state.config.content.numbers.mending_price
    state = pay(state, player, cost)
    pirate = state.pirates[player]
    place = _hurt(state, pirate, card)
    assert place is not None
    mat = set_at(pirate.mat, place, CardOnMat(card))
    state = with_pirate(state, player, replace(pirate, mat=mat))
    return tell(state, MastercraftMended(player, card, cost))


def burials(state: State, player: PlayerId) -> Iterator[Action]:
    """Propose every number of treasures, and every three of gold."""
    pirate, step = state.pirates[player], state.config.content.numbers.gold_per_fame
    for count in range(1, pirate.treasures + 1):
        yield BuryTreasures(player, count)
    for gold in range(step, pirate.gold + 1, step):
        yield BuryGold(player, gold)


def refuse_burying_treasures(state: State, action: BuryTreasures) -> Refusal | None:
    """Refuse to bury treasures: not here, or not aboard."""
    pirate = state.pirates[action.player]
    if pirate.where is not Island.TREASURE:
        return refuse(Rule.BURYING, "treasures are buried at Treasure Island only")
    if 1 <= action.count <= pirate.treasures:
        return None
    message = "you have {has} treasures aboard; {needed} cannot be buried"
    return refuse(Rule.BURYING, message, has=pirate.treasures, needed=action.count)


def refuse_burying_gold(state: State, action: BuryGold) -> Refusal | None:
    """Refuse to bury gold: not here, not in threes, or not aboard."""
    pirate, step = (
        state.pirates[action.player],
        state.config.content.numbers.gold_per_fame,
    )
    if pirate.where is not Island.TREASURE:
        return refuse(Rule.BURYING, "gold is buried at Treasure Island only")
    if action.gold < 1 or action.gold % step:
        message = "gold is buried in groups of {step}, not {gold}"
        return refuse(Rule.BURYING, message, step=step, gold=action.gold)
    if action.gold <= pirate.gold:
        return None
    message = "you have {has} gold; {needed} cannot be buried"
    return refuse(Rule.BURYING, message, has=pirate.gold, needed=action.gold)


def bury_treasures(state: State, action: BuryTreasures) -> State:
    """Return treasures to the island for fame."""
    state = pay(state, action.player, 0, action.count)
    state = tell(state, TreasuresBuried(action.player, action.count))
    return gain_fame(state, action.player, action.count, Rule.BURYING)


def bury_gold(state: State, action: BuryGold) -> State:
    """Return gold to the island for fame."""
    fame = action.gold // state.config.content.numbers.gold_per_fame
    state = pay(state, action.player, action.gold)
    state = tell(state, GoldBuried(action.player, action.gold))
    return gain_fame(state, action.player, fame, Rule.BURYING)


def shelters(state: State, question: TakeShelter) -> list[Action]:
    """List what may be taken at the Cove, and to take nothing."""
    player = question.player
    options = [Shelter(player, *option) for option in _options(state)]
    return [*options, Finish(player)]


def refuse_shelter(state: State, action: Shelter) -> Refusal | None:
    """Refuse to take anything else at the Cove."""
    options = _options(state)
    if (action.cards, action.gold) in options:
        return None
    choice = " or ".join(f"{cards} cards and {gold} gold" for cards, gold in options)
    return refuse(Rule.SHELTER, "at the Cove you take {choice}", choice=choice)


def shelter(state: State, action: Shelter) -> State:
    """Take gold and draw cards, as far as there are any."""
    state = replace(state, pending=state.pending[:-1])
    state = gain_gold(state, action.player, action.gold, Rule.SHELTER)
    return draw_cards(state, action.player, action.cards, Rule.SHELTER)


def _options(state: State) -> list[tuple[int, int]]:
    numbers = state.config.content.numbers
    cards, gold = numbers.shelter_cards, numbers.shelter_gold
    return [(cards, 0), (max(cards - 1, 0), gold)]


def _is_mastercraft(state: State, card: CardId) -> bool:
    return state.config.content.catalogue.card[card].kind is CardKind.MASTERCRAFT


def _refuse_place(state: State, pirate: Pirate, card: CardId) -> Refusal | None:
    """Refuse a card for which there is no place on the ship."""
    cards, most = state.config.content.catalogue.card, state.config.most_mastercraft
    lying = [each.card for each in pirate.mat if _is_mastercraft(state, each.card)]
    if len(lying) >= most:
        message = "{has} Mastercraft cards lie on your ship; {most} is the most"
        return refuse(Rule.MASTERCRAFT, message, has=len(lying), most=most)
    section = cards[card].section
    if section not in [cards[each].section for each in lying]:
        return None
    message = "a Mastercraft card lies at the {section} already"
    return refuse(Rule.MASTERCRAFT, message, section=str(section))


def _hurt(state: State, pirate: Pirate, card: CardId) -> int | None:
    """Find a Mastercraft card on a ship that has taken a hit."""
    for place, each in enumerate(pirate.mat):
        if each.card == card and each.hits and _is_mastercraft(state, card):
            return place
    return None
