"""The whole table in letters, at most 100 columns wide; the players on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletop.core.players import PlayerId, seats
from tabletop.games.darwins_journey.content import Effect, ObjectiveSlot
from tabletop.games.darwins_journey.content.alfred import AlfredBoard, AlfredRow
from tabletop.games.darwins_journey.kinds import (
    HAMMOCK,
    CrewId,
    Metal,
    ObjectiveId,
    PlaceId,
    Seal,
)
from tabletop.games.darwins_journey.notation import format_action
from tabletop.games.darwins_journey.pending import ChoosePair, DraftCrew, KeepCrew
from tabletop.games.darwins_journey.render import asking, moment, sayings
from tabletop.games.darwins_journey.render.labels import describe
from tabletop.games.darwins_journey.render.news import last_news
from tabletop.games.darwins_journey.render.text_board import (
    write_museum,
    write_pages,
    write_routes,
    write_shelves,
)
from tabletop.games.darwins_journey.render.text_sheet import (
    ASCII,
    UNICODE,
    Entry,
    Sheet,
    Signs,
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
from tabletop.games.darwins_journey.rules.doing import is_possible
from tabletop.games.darwins_journey.rules.impossible import why_impossible
from tabletop.games.darwins_journey.rules.objectives import missing
from tabletop.games.darwins_journey.rules.tables import people
from tabletop.games.darwins_journey.rules.turns import goal_points, late_penalty
from tabletop.games.darwins_journey.rules.windows import fulfillable
from tabletop.games.darwins_journey.scoring import books, final_points, outcome, total
from tabletop.games.darwins_journey.state import Alfred, State
from tabletop.games.darwins_journey.views import View
from tabletop.rendering.style import TextStyle
from tabletop.rendering.text import Look


def text(view: View, style: TextStyle) -> str:
    """Draw a view in letters; what is asked now stands at the end, near the prompt."""
    sheet = Sheet(ASCII if style.ascii else UNICODE)
    _write_title(sheet, view)
    write_pages(sheet, view)
    write_shelves(sheet, view.table)
    write_routes(sheet, view.table)
    write_museum(sheet, view.table)
    _write_boards(sheet, view.table)
    _write_people(sheet, view)
    _write_question(sheet, view)
    return sheet.canvas.render(style)


def _write_title(sheet: Sheet, view: View) -> None:
    """Say where the game is, who is to act, and in which order they come."""
    table = view.table
    told = f"{asking.round_told(table)}, {asking.context(table)}"
    order = ", ".join(
        f"{sheet.signs.who(each)} {sayings.name(table, each)}"
        for each in table.turn_order
    )
    sheet.line(f"Darwin's Journey, {told}. {asking.headline(view)}.", Look.STRONG)
    told = f"Turn order: {order}. " if order else ""
    sheet.line(f"{told}{sayings.provenance(table)}", Look.FAINT)


def _write_question(sheet: Sheet, view: View) -> None:
    """Say what just happened, who is to do what, and what there is to choose from."""
    sheet.rule("What happened, and what is asked")
    for told in last_news(view).splitlines():
        sheet.line(told)
    sign = f"{sheet.signs.act} " if moment.asked(view) else ""
    sheet.line(f"{sign}{asking.headline(view)}.", Look.STRONG)
    for told in _result(view.table):
        sheet.line(told, Look.STRONG)
    for told in (*_choices(view), *_on_offer(view)):
        sheet.line(f"  {told}", Look.STRONG)


def _result(table: State) -> Iterator[str]:
    """Add up the points of everybody once the game is over."""
    if outcome(table) is not None:
        told = [
            f"{sayings.name(table, person)} {table.people[person].points} + "
            f"{final_points(table, person)} = {total(table, person)}"
            for person in people(table)
        ]
        yield f"Points, in the game and at its end: {', '.join(told)}."


def _choices(view: View) -> Iterator[str]:
    """Name the effects to choose from, and why some cannot be done now."""
    table, effects = view.table, asking.effects(view.table)
    for number, effect in enumerate(effects, 1):
        (player,) = moment.asked(view)
        told = f"do {number}: {sayings.effect_told(table, effect)}"
        if not is_possible(table, player, effect):
            told += f" (not now: {why_impossible(table, player, effect).message})"
        yield told


def _fulfilments(view: View) -> Iterator[str]:
    """Name what the player who is asked can fulfil besides, and what it brings."""
    for player in moment.asked(view):
        for action in fulfillable(view.table, player):
            yield f"{format_action(action)}: {describe(view, action)}"


def _on_offer(view: View) -> Iterator[str]:
    """Name the cards, pairs and fulfilments that the viewer may see on offer."""
    table = view.table
    match moment.top(table):
        case DraftCrew(hands=hands, kept=kept, picked=picked):
            if isinstance(view.viewer, int):
                chosen = picked[view.viewer]
                if chosen is None:
                    yield from _cards(table, "keep", hands[view.viewer])
                else:
                    yield from _cards(table, "chosen", (chosen,))
                yield from _cards(table, "kept", kept[view.viewer])
        case KeepCrew(cards=cards, kept=kept):
            left = tuple(card for card in cards if card not in kept)
            yield from _cards(table, "keep", left)
            yield from _cards(table, "kept", kept)
        case ChoosePair(silver=silvers, gold=golds):
            for silver, gold in zip(silvers, golds, strict=False):
                first = sayings.objective_told(table, silver)
                second = sayings.objective_told(table, gold)
                yield f"pair {silver}: {first}; with {gold}: {second}"
        case _:
            yield from _fulfilments(view)


def _cards(table: State, verb: str, cards: tuple[CrewId, ...]) -> Iterator[str]:
    """Write what crew cards bring, ask for and do."""
    for card in cards:
        seal = table.config.content.catalogue.crew[card].seal
        yield f"{verb} {card}: {seal} seal; {sayings.crew_told(table, card)}"


# -- people


def _write_people(sheet: Sheet, view: View) -> None:
    """Write the players two by two, and Alfred."""
    blocks = [[*_player(sheet, view, player)] for player in seats(view.table.players)]
    blocks += filter(None, [[*_alfred_entries(sheet.signs, view.table)]])
    rows = "" if view.table.alfred is None else "; | is the bracket of Alfred's rows"
    sheet.rule(f"Players (stamps: stacks + tray{rows})")
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


def _write_boards(sheet: Sheet, table: State) -> None:
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


# -- Alfred


def _alfred_entries(signs: Signs, table: State) -> Iterator[Entry]:
    """Write what Alfred has; nothing in a game without him."""
    if table.alfred is None:
        return
    catalogue = table.config.content.catalogue
    board = catalogue.alfred[table.alfred.difficulty]
    yield from _alfred_goods(signs, table, table.alfred, board)
    yield from _alfred_workers(table, board)
    yield from _printed(board)
    yield from _bonus_cards(table, table.alfred, board)
    drawn = [catalogue.action_card[card] for card in table.alfred.drawn]
    if drawn:
        told = sayings.card_told(drawn[-1])
        yield entry(told, start=f"played card {drawn[-1].id}:")
    left = ", ".join(str(card) for card in sorted(table.alfred.deck))
    yield entry(left or "none", start="cards face down:")


def _alfred_goods(
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
    late = late_penalty(table, him) if table.round else 0
    told_late = f", late -{late}" if late else ""
    now = f", now {goal_points(table, him)}" if table.round else ""
    yield entry(f"Beagle {board.beagle_points} points a round{now}{told_late}")
    if me.lasting:
        yield entry(", ".join(map(lasting_words, me.lasting)), start="lasting:")


def _alfred_workers(table: State, board: AlfredBoard) -> Iterator[Entry]:
    """Write each worker: seals, where it stands, and the icons of its row to come."""
    him = people(table)[-1]
    me = table.people[him]
    for worker, at in enumerate(me.at):
        row = board.rows[worker]
        icons = "".join(
            f"; seal {column}: {short_words([effect])}"
            for column, effect in row.effects
            if column > len(me.rows[worker])
        )
        told = sayings.worker_told(table, him, worker)
        look = Look.FAINT if at is not None else Look.PLAIN
        start = f"{told} {_row(me.rows[worker], row)}"
        yield entry(f"{_where(at)}{icons}", look=look, start=start)


def _row(seals: tuple[Seal, ...], printed: AlfredRow) -> str:
    """Write seals, a dot for each empty space, and the bracket: ``GB.|...``."""
    spaces = seal_letters(seals).ljust(printed.spaces, ".")
    return f"{spaces[: printed.bracket]}|{spaces[printed.bracket :]}"


def _where(at: PlaceId | None) -> str:
    if at is None:
        return "home"
    return "resting" if at == HAMMOCK else f"on {at}"


def _bonus_cards(table: State, alfred: Alfred, board: AlfredBoard) -> Iterator[Entry]:
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
