"""Player boards in letters: goods, workers, objectives, crew cards; Alfred's too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletop.core.players import PlayerId, seats
from tabletop.games.darwins_journey.content import Effect, ObjectiveSlot
from tabletop.games.darwins_journey.kinds import Metal, ObjectiveId
from tabletop.games.darwins_journey.render import moment, sayings
from tabletop.games.darwins_journey.render.text_alfred import alfred_entries
from tabletop.games.darwins_journey.render.text_sheet import (
    Entry,
    Sheet,
    bits,
    entry,
)
from tabletop.games.darwins_journey.render.words import (
    counted,
    effect_words,
    lasting_words,
    seal_letters,
    short_words,
)
from tabletop.games.darwins_journey.rules.crew import crew_fulfilments
from tabletop.games.darwins_journey.rules.objectives import missing
from tabletop.games.darwins_journey.rules.turns import late_penalty
from tabletop.games.darwins_journey.scoring import books
from tabletop.games.darwins_journey.state import State
from tabletop.games.darwins_journey.views import View
from tabletop.rendering.text import Look

__all__ = ["write_boards", "write_people"]


def write_people(sheet: Sheet, view: View) -> None:
    """Write the players two by two, and Alfred."""
    blocks = [[*_player(sheet, view, player)] for player in seats(view.table.players)]
    blocks += filter(None, [[*alfred_entries(sheet.signs, view.table)]])
    sheet.rule("Players (stamps: stacks + tray)")
    for number in range(0, len(blocks), 2):
        if number:
            sheet.rule("")
        left, *right = blocks[number : number + 2]
        sheet.halves(left, right[0] if right else [])


def _player(sheet: Sheet, view: View, player: PlayerId) -> Iterator[Entry]:
    """Write what a player has."""
    yield _heading(sheet, view, player)
    yield from _goods(view.table, player)
    yield from _drafted(view, player)
    yield from _workers(view.table, player)
    yield from _objectives(sheet, view.table, player)
    yield from _crew(sheet, view.table, player)


def _heading(sheet: Sheet, view: View, player: PlayerId) -> Entry:
    """Name a player and whether it is their turn, with the main counters."""
    table, me = view.table, view.table.people[player]
    is_asked = player in moment.asked(view)
    mark = sheet.signs.act if is_asked else " "
    if player in view.picked:
        mark = sheet.signs.done
    told = (
        f"{mark} {sheet.signs.who(player)} {sayings.name(table, player)}",
        f"  {counted(me.points, 'point')},",
        f"{counted(me.coins, 'coin')},",
        f"{me.knowledge} knowledge",
    )
    return Entry(bits(told, Look.STRONG))


def _goods(table: State, player: PlayerId) -> Iterator[Entry]:
    """Write the markers and what is left of the pieces."""
    me = table.people[player]
    late = late_penalty(table, player) if table.round else 0
    yield entry(
        f"theory {me.theory} ({counted(books(table, player), 'book')}), "
        f"ship {me.ship}{f', late -{late}' if late else ''}"
    )
    yield entry(sayings.pieces_left(me))
    if me.lasting:
        yield entry(", ".join(map(lasting_words, me.lasting)), start="lasting:")


def _drafted(view: View, player: PlayerId) -> Iterator[Entry]:
    """Count the crew cards of the draft, which only their owner sees."""
    kept, hand = (view.kept[player], view.hands[player]) if view.hands else (0, 0)
    if kept or hand:
        yield entry(f"{counted(hand, 'crew card')} in hand, {kept} kept")


def _workers(table: State, player: PlayerId) -> Iterator[Entry]:
    """Write each worker: seals, where it stands, and its crew card."""
    me = table.people[player]
    cards = {each.worker: each.card for each in me.crew if each.worker is not None}
    for worker, at in enumerate(me.at):
        seals = seal_letters(me.rows[worker]) or "-"
        where = "home" if at is None else f"on {at}"
        card = f", crew {cards[worker]}" if worker in cards else ""
        told = sayings.worker_told(table, player, worker)
        look = Look.FAINT if at is not None else Look.PLAIN
        yield entry(f"{where}{card}", look=look, start=f"{told} {seals:<6}")


def _objectives(sheet: Sheet, table: State, player: PlayerId) -> Iterator[Entry]:
    """Write the objectives that are not fulfilled, then in a line those that are."""
    me = table.people[player]
    for objective in me.reserve:
        yield _objective(sheet, table, player, objective, "reserve")
    done = []
    for metal in Metal:
        for number, slot in enumerate(me.slots(metal), 1):
            if slot is None:
                continue
            at = f"{metal} {number}"
            if slot.is_fulfilled:
                done.append(f"{slot.objective} ({at})")
            else:
                yield _objective(sheet, table, player, slot.objective, at)
    if done:
        yield entry(", ".join(done), start="fulfilled:")


def _objective(
    sheet: Sheet, table: State, player: PlayerId, objective: ObjectiveId, at: str
) -> Entry:
    """Write an objective: where it lies, what it asks for, whether that is met."""
    known = table.config.content.catalogue.objective[objective]
    is_met = not any(missing(table, player, known))
    told = sayings.objective_told(table, objective)
    mark = f" {sheet.signs.done}" if is_met else ""
    look = Look.STRONG if is_met else Look.PLAIN
    return entry(f"{told}{mark}", look=look, start=f"{at} {objective}:")


def _crew(sheet: Sheet, table: State, player: PlayerId) -> Iterator[Entry]:
    """Write the crew cards that are still open, and who can fulfil them."""
    ready = {each.card: each.worker for each in crew_fulfilments(table, player)}
    for each in table.people[player].crew:
        if each.worker is not None:
            continue
        told, look = sayings.crew_told(table, each.card), Look.PLAIN
        if each.card in ready:
            told += f" {sheet.signs.done} w{ready[each.card] + 1}"
            look = Look.STRONG
        yield entry(told, look=look, start=f"crew {each.card}")


# -- what is printed on all player boards


def write_boards(sheet: Sheet, table: State) -> None:
    """Write the costs and rewards of the player boards, the same for all."""
    board = table.config.content.board
    sheet.rule("On every player board (in brackets: coins)")
    for metal, slots in ((Metal.SILVER, board.silver), (Metal.GOLD, board.gold)):
        told = ", ".join(f"{n} {_slot(each)}" for n, each in enumerate(slots, 1))
        sheet.line(f"{metal.capitalize()} slots: {told}.", Look.FAINT)
    tents = f"{_rewards(board.tents)}; all: {board.tent_points} points"
    sheet.line(f"Tents, from the top: {tents}.", Look.FAINT)
    stacks = _rewards(stack.reward for stack in board.stacks)
    costs = " ".join(map(str, board.seal_costs))
    told = f"Stacks, when empty: {stacks}. Seals of a row cost {costs} coins."
    sheet.line(told, Look.FAINT)


def _rewards(rewards: Iterable[Effect | None]) -> str:
    """List rewards; a dash for none."""
    return ", ".join("-" if each is None else short_words([each]) for each in rewards)


def _slot(slot: ObjectiveSlot) -> str:
    reward = "-" if slot.reward is None else effect_words(slot.reward)
    return f"{reward}{f' ({slot.cost})' if slot.cost else ''}"
