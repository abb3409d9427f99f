"""What is impossible about goods, cards, ships and fame: all but what waits."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.bags import Bag
from tabletop.games.pirates_cove.content import Content
from tabletop.games.pirates_cove.kinds import ISLANDS, OUTER, CardKind, Island
from tabletop.games.pirates_cove.state import Pirate, State


def table_flaws(state: State) -> Iterator[str]:
    """Say what is impossible about the components; the first flaw hides the others."""
    players, starts = len(state.pirates), state.config.content.black_ships
    if players not in range(3, 6) or len(state.black_ships) != len(starts[players - 3]):
        yield f"there are {players} pirates and {len(state.black_ships)} black ships"
        return
    yield from _goods_flaws(state)
    yield from _card_flaws(state)
    yield from _deck_flaws(state)
    for player, pirate in enumerate(state.pirates):
        yield from _pirate_flaws(state, player, pirate)
    yield from _ship_flaws(state)
    if not 0 <= state.month <= state.config.content.numbers.months:
        yield f"there is no month {state.month}"
    yield from _fame_flaws(state)


def _goods_flaws(state: State) -> Iterator[str]:
    numbers = state.config.content.numbers
    gold = state.supply.gold + sum(pirate.gold for pirate in state.pirates)
    if gold != numbers.gold or state.supply.gold < 0:
        yield f"there are {gold} gold, not {numbers.gold}"
    aboard = sum(pirate.treasures for pirate in state.pirates)
    treasures = state.supply.treasures + aboard
    if treasures != numbers.treasures or state.supply.treasures < 0:
        yield f"there are {treasures} treasures, not {numbers.treasures}"


def _card_flaws(state: State) -> Iterator[str]:
    held = [card for pirate in state.pirates for card in pirate.hand]
    laid = [each.card for pirate in state.pirates for each in pirate.mat]
    if state.combat is not None:
        laid += [each.card for each in state.combat.played]
        laid += state.combat.volley
    there = Bag.of((*held, *laid)) + state.decks.tavern + state.decks.tavern_discards
    box = state.config.content.catalogue.tavern_deck
    for card in sorted(box.keys() | there.keys()):
        if there[card] != box[card]:
            yield f"there are {there[card]} of the card {card}, not {box[card]}"


def _deck_flaws(state: State) -> Iterator[str]:
    decks, catalogue = state.decks, state.config.content.catalogue
    turned = Bag.of(card for card in decks.turned if card is not None)
    if len(decks.turned) != len(OUTER):
        yield f"there are {len(OUTER)} outer islands"
    if decks.treasures + decks.used + turned != catalogue.treasure_deck:
        yield "the treasure cards are not those in the box"
    aboard = Bag.of(ship.legend for ship in state.black_ships if ship.legend)
    if decks.legends + decks.legend_discards + aboard != catalogue.legend_deck:
        yield "the legends are not those in the box"


def _pirate_flaws(state: State, player: int, pirate: Pirate) -> Iterator[str]:
    mat, ship = state.config.content.mat, pirate.ship
    positions = (ship.hull, ship.sails, ship.crew, ship.cannon)
    if not all(0 <= position <= mat.top for position in positions):
        yield f"a marker of player {player} has no such position"
    if ship.is_crippled and pirate.where is not Island.COVE:
        yield f"the crippled ship of player {player} is not at the Cove"
    cards = state.config.content.catalogue.card
    if any(cards[card].kind is CardKind.PARROT for card in pirate.hand):
        yield f"player {player} holds a Parrot, which would have landed"
    if any(cards[each.card].section is None for each in pirate.mat):
        yield f"a card on the mat of player {player} lies at no section"
    absorbed = state.config.content.numbers.absorbed
    if not all(0 <= each.hits < absorbed for each in pirate.mat):
        yield f"a card on the mat of player {player} has taken too many hits"
    if pirate.hand != tuple(sorted(pirate.hand)):
        yield f"the hand of player {player} is not in the order of the cards' ids"
    if pirate.gold < 0 or pirate.treasures < 0:
        yield f"player {player} owes gold or treasures"
    floor = state.config.fame_floor
    if floor is not None and pirate.fame < floor:
        yield f"player {player} has less fame than there is"


def _fame_flaws(state: State) -> Iterator[str]:
    """Hold fame between all that could be won and lost up to this month."""
    content = state.config.content
    most = state.month * _fame_in_a_month(content, len(state.pirates))
    least = -state.month * content.numbers.mutiny_fame
    for player, pirate in enumerate(state.pirates):
        if not least <= pirate.fame <= most:
            yield f"player {player} cannot have {pirate.fame} fame"


def _fame_in_a_month(content: Content, players: int) -> int:
    """Bound what one ship can win: by plunder, in a combat, and by all goods buried."""
    numbers = content.numbers
    plundered = max(card.fame for card in content.treasures)
    sunk = max(legend.reward.fame for legend in content.legends)
    fought = sunk + content.navy.reward.fame + players
    return (
        plundered + fought + numbers.treasures + numbers.gold // numbers.gold_per_fame
    )


def _ship_flaws(state: State) -> Iterator[str]:
    """Look at the ships that are no player's."""
    legends = state.config.content.catalogue.legend
    for ship in state.black_ships:
        if ship.where not in ISLANDS:
            yield "no black ship lies at the Cove"
        hull = legends[ship.legend].hull if ship.legend is not None else 1
        if not 0 <= ship.damage < hull:
            yield f"a legend cannot have taken {ship.damage} hits"
    navy = state.navy
    if navy is not None and navy.where not in OUTER:
        yield "the Navy lies at the islands 1 to 5 only"
    if navy is not None and not 0 <= navy.damage < state.config.content.navy.hull:
        yield f"the Navy cannot have taken {navy.damage} hits"
