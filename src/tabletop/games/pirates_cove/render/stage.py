"""The column on the right: the phases, the combat that is fought, and buttons."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

import attrs

from tabletop.games.pirates_cove.events import CombatEnded, Fired
from tabletop.games.pirates_cove.kinds import Contestant, Foe
from tabletop.games.pirates_cove.pending import ThrowDice
from tabletop.games.pirates_cove.render import moment, pieces, sayings
from tabletop.games.pirates_cove.render.layout import STAGE, Layout
from tabletop.games.pirates_cove.render.moment import Step
from tabletop.games.pirates_cove.render.pieces import amount
from tabletop.games.pirates_cove.render.targets import Button, Targets
from tabletop.games.pirates_cove.rules import dice_of, foes_at, players_at, speed_of
from tabletop.games.pirates_cove.state import State
from tabletop.games.pirates_cove.views import View
from tabletop.rendering.marks import player_shape, target_box, tick, to_act
from tabletop.rendering.svg import Element, Size, group, moved, rect, words

_PHASES: Final = (
    Step.TREASURE,
    Step.NAVIGATION,
    Step.COMBAT,
    Step.PLUNDER,
    Step.UPGRADES,
    Step.END,
)
_PHASE: Final = 27
_SHIP: Final = 36
_LINE: Final = 24
_BUTTON: Final = 48
_SHORT: Final = 9
"""Letters of a button that may be large."""
_IN_A_ROW: Final = 3
"""Short buttons."""


def stage(view: View, layout: Layout, targets: Targets) -> Iterator[Element]:
    """Draw the phases, then the combat, then the buttons from below."""
    x, y = layout.stage
    yield from _phases(view.table, x, y)
    top = y + 44 + _PHASE * len(_PHASES) + 14
    rows = _Buttons.of(targets)
    if view.table.combat is not None:
        room = layout.stage_end - rows.height - top
        yield group("combat", *_combat(view, x, top, room), id="combat")
    else:
        yield from _queue(view.table, x, top)
    yield from rows.drawn(x, layout.stage_end - rows.height, targets)


def _phases(table: State, x: int, y: int) -> Iterator[Element]:
    """List the phases of a month, the present one filled."""
    now = moment.step(table)
    heading = f"Month {table.month}" if table.month else "Rigging"
    if now is Step.OVER:
        heading = "Year's end"
    yield words(x, y + 26, heading, Size.COUNTER, bold=True)
    for number, phase in enumerate(_PHASES):
        top = y + 40 + _PHASE * number
        if phase is now:
            yield rect(x, top, STAGE, _PHASE, fill="ink", radius=8)
        yield words(
            x + 10,
            top + 20,
            f"{number + 1} {phase}",
            fill="paper" if phase is now else "muted",
            bold=phase is now,
        )


def _queue(table: State, x: int, y: int) -> Iterator[Element]:
    """Show in which order players are asked, where they are asked in turn."""
    players = moment.queue(table)
    if len(players) < 2:
        return
    signs = [
        player_shape(player, x + 36 + 34 * number, y + 48, 12)
        for number, player in enumerate(players)
    ]
    told = words(x, y + 20, "Asked in turn:")
    yield group("queue", told, to_act(x, y + 48, 18), *signs, id="queue")


# -- combat


def _combat(view: View, x: int, y: int, room: int) -> Iterator[Element]:
    """Draw the ships in their order, with their cards, and what is thrown."""
    table, combat = view.table, view.table.combat
    assert combat is not None
    title = f"Round {combat.round}" if combat.round else "Preparation"
    yield words(x, y + 24, title, Size.COUNTER, bold=True)
    ships, y = moment.fighters(table), y + 34
    cards = len(combat.played) + len(combat.volley)
    needed = _SHIP * len(ships) + _LINE * cards + _room_to_throw(view)
    is_short = needed > room - 34
    for ship in ships:
        told = sayings.cards_on(table, ship)
        yield group(
            "fighter",
            *_fighter(view, ship, x, y, len(told) if is_short else 0),
            hint=", ".join([sayings.ship_name(table, ship), *told]),
        )
        y += _SHIP
        for card in () if is_short else told:
            yield words(x + 32, y + 13, card)
            y += _LINE
    yield from _throw(view, x, y + 10)


def _fighter(
    view: View, ship: Contestant, x: int, y: int, cards: int
) -> Iterator[Element]:
    """Draw a ship with its speed and its dice; whoever is to act has the triangle."""
    table, middle = view.table, y + 16
    if moment.shooter(table) == ship or ship in _preparing(view):
        yield to_act(x, middle, 18)
    elif table.combat and table.combat.round and ship not in moment.to_fire(table):
        yield tick(x, middle, 18)
    yield pieces.sign(ship, x + 38, middle)
    if not _is_there(table, ship):
        yield words(x + 62, middle + 6, "gone", fill="muted")
        return
    yield amount(x + 70, middle, pieces.sail(), speed_of(table, ship))
    yield amount(x + 134, middle, pieces.die(), dice_of(table, ship))
    if cards:
        yield moved(x + 174, middle, pieces.card(), scale=0.8)


def _preparing(view: View) -> tuple[Contestant, ...]:
    combat = view.table.combat
    is_before = combat is not None and not combat.round
    return moment.asked(view) if is_before else ()


def _is_there(table: State, ship: Contestant) -> bool:
    combat = table.combat
    assert combat is not None
    present = players_at(table, combat.where), foes_at(table, combat.where)
    return ship in present[isinstance(ship, Foe)]


def _throw(view: View, x: int, y: int) -> Iterator[Element]:
    """Draw the dice of the last volley, or tell of those that are to be thrown."""
    due = moment.top(view.table)
    if isinstance(due, ThrowDice):
        yield words(x, y + 18, f"Throw {due.dice} dice", bold=True)
        yield words(x, y + 44, "at")
        yield pieces.sign(due.target, x + 38, y + 38)
        yield words(x + 62, y + 44, due.section)
        yield words(x, y + 70, f"hits from {due.face}")
        return
    for event in _fired(view)[-1:]:
        hits = sayings.counted(event.hits, "hit") if event.hits else "no hit"
        yield words(x, y + 18, f"Volley: {hits}")
        faces = sorted(event.faces)
        for number, face in enumerate(faces):
            drawn = pieces.thrown(face, is_hit=number >= len(faces) - event.hits)
            yield moved(x + 14 + 31 * number, y + 42, drawn)


def _fired(view: View) -> list[Fired]:
    """List the volleys that were just fired in the combat that is still fought."""
    if any(isinstance(event, CombatEnded) for event in view.news):
        return []
    return [event for event in view.news if isinstance(event, Fired)]


def _room_to_throw(view: View) -> int:
    if isinstance(moment.top(view.table), ThrowDice):
        return 84
    return 66 if _fired(view) else 0


# -- buttons


@attrs.frozen
class _Buttons:
    """Buttons in rows: short ones of a kind under a heading, others alone."""

    rows: tuple[tuple[Button, ...], ...]

    @classmethod
    def of(cls, targets: Targets) -> _Buttons:
        rows: list[tuple[Button, ...]] = []
        for heading, found in groupby(targets.buttons, key=_heading):
            some = list(found)
            size = _IN_A_ROW if heading else 1
            rows += [
                tuple(some[start : start + size]) for start in range(0, len(some), size)
            ]
        return cls(tuple(rows))

    @property
    def height(self) -> int:
        """Height of all rows, with their headings."""
        return sum(
            _BUTTON + _above(self.rows, number) for number in range(len(self.rows))
        )

    def drawn(self, x: int, y: int, targets: Targets) -> Iterator[Element]:
        """Draw them from a height on."""
        for number, row in enumerate(self.rows):
            if _above(self.rows, number):
                yield words(x, y + 18, row[0].heading)
                y += _above(self.rows, number)
            width = (STAGE - 8) // _IN_A_ROW if row[0].heading else STAGE - 4
            for column, button in enumerate(row):
                left = x + 2 + (width + 2) * column
                yield _button(button, left, y + 4, width - 2, targets)
            y += _BUTTON


def _heading(button: Button) -> str:
    return button.heading


def _above(rows: tuple[tuple[Button, ...], ...], number: int) -> int:
    """Say how much room the heading of a row takes; 0 if it has none of its own."""
    heading = rows[number][0].heading
    is_first = not number or rows[number - 1][0].heading != heading
    return 26 if heading and is_first else 0


def _button(button: Button, x: int, y: int, width: int, targets: Targets) -> Element:
    size = Size.COUNTER if len(button.label) <= _SHORT else Size.LABEL
    return group(
        "button",
        rect(x, y, width, 40, fill="paper", radius=20),
        target_box(x, y, width, 40, radius=20),
        words(x + width / 2, y + 29, button.label, size, anchor="middle"),
        id=button.id,
        actions=targets.end(button.id),
    )
