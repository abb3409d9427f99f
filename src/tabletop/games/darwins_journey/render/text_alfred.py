"""Alfred's board in letters, for a solo game."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.darwins_journey.content.alfred import (
    ActionCard,
    AlfredBoard,
)
from tabletop.games.darwins_journey.kinds import HAMMOCK, PlaceId
from tabletop.games.darwins_journey.render import sayings
from tabletop.games.darwins_journey.render.text_sheet import (
    Entry,
    Signs,
    bits,
    entry,
)
from tabletop.games.darwins_journey.render.words import (
    counted,
    lasting_words,
    seal_letters,
    short_words,
)
from tabletop.games.darwins_journey.rules.tables import people
from tabletop.games.darwins_journey.scoring import books
from tabletop.games.darwins_journey.state import Alfred, State
from tabletop.rendering.text import Look

__all__ = ["alfred_entries"]


def alfred_entries(signs: Signs, table: State) -> Iterator[Entry]:
    """Write what Alfred has; nothing in a game without him."""
    if table.alfred is None:
        return
    catalogue = table.config.content.catalogue
    board = catalogue.alfred[table.alfred.difficulty]
    yield from _goods(signs, table, table.alfred, board)
    yield from _workers(table, board)
    yield from _printed(board)
    yield from _cards(table, table.alfred, board)
    drawn = [catalogue.action_card[card] for card in table.alfred.drawn]
    if drawn:
        yield entry(_options(drawn[-1]), start=f"played card {drawn[-1].id}:")
    left = ", ".join(str(card) for card in sorted(table.alfred.deck))
    yield entry(left or "none", start="cards face down:")


def _goods(
    signs: Signs, table: State, alfred: Alfred, board: AlfredBoard
) -> Iterator[Entry]:
    """Write his counters, markers and pieces."""
    him = people(table)[-1]
    me = table.people[him]
    level = alfred.difficulty.value.replace("_", " ")
    told = (
        f"  {signs.who(him)} Alfred, {level}",
        f"  {counted(me.points, 'point')},",
        f"{me.coins} of {counted(board.most_coins, 'coin')}",
    )
    yield Entry(bits(told, Look.STRONG))
    yield entry(
        f"theory {me.theory} ({counted(books(table, him), 'book')}), ship {me.ship}"
    )
    yield entry(sayings.pieces_left(me))
    yield entry(
        f"bonus track {alfred.bonus} of {board.track} ({board.lap_points} points a lap)"
    )
    if me.lasting:
        yield entry(", ".join(map(lasting_words, me.lasting)), start="lasting:")


def _workers(table: State, board: AlfredBoard) -> Iterator[Entry]:
    """Write each worker: seals, where it stands, and the icons of its row to come."""
    him = people(table)[-1]
    me = table.people[him]
    for worker, at in enumerate(me.at):
        seals = seal_letters(me.rows[worker]) or "-"
        row = board.rows[worker].effects if worker < len(board.rows) else ()
        icons = "".join(
            f"; seal {column}: {short_words([effect])}"
            for column, effect in row
            if column > len(me.rows[worker])
        )
        told = sayings.worker_told(table, him, worker)
        look = Look.FAINT if at is not None else Look.PLAIN
        yield entry(f"{_where(at)}{icons}", look=look, start=f"{told} {seals:<6}")


def _where(at: PlaceId | None) -> str:
    if at is None:
        return "home"
    return "resting" if at == HAMMOCK else f"on {at}"


def _cards(table: State, alfred: Alfred, board: AlfredBoard) -> Iterator[Entry]:
    """Write the bonus cards: what they do in this round, and in those to come."""
    cards = table.config.content.catalogue.bonus_card
    for space, card in zip(board.cards_at, alfred.cards, strict=False):
        rounds = cards[card].effects[max(table.round, 1) - 1 :]
        told = "; ".join(short_words(effects) or "-" for effects in rounds)
        yield entry(told, start=f"bonus {card} at {space}:")


def _printed(board: AlfredBoard) -> Iterator[Entry]:
    """Write what his tents and his stacks bring, from the top."""
    for name, icons in (("tents:", board.tents), ("stacks:", board.stacks)):
        told = "; ".join(short_words(effects) or "-" for effects in icons)
        yield entry(told, start=name)


def _options(card: ActionCard) -> str:
    return ", else ".join(map(sayings.option_words, card.options))
