"""Above the central board and below it: who is to act, the news, theory, a key."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from tabletop.games.darwins_journey.render import (
    asking,
    glyphs,
    moment,
    pieces,
    sayings,
)
from tabletop.games.darwins_journey.render.ink import (
    apart,
    notes,
    path,
    rect,
    sign,
    words,
)
from tabletop.games.darwins_journey.render.layout import INNER, MARGIN, WIDTH, Layout
from tabletop.games.darwins_journey.render.news import last_news
from tabletop.games.darwins_journey.render.words import counted
from tabletop.games.darwins_journey.rules.tables import people
from tabletop.games.darwins_journey.scoring import books, museum_modifier, outcome
from tabletop.games.darwins_journey.state import PersonId, State
from tabletop.games.darwins_journey.views import View
from tabletop.rendering.marks import tick, to_act
from tabletop.rendering.palette import PLAYER_COLOURS
from tabletop.rendering.svg import Element, Size, group, moved

_NEWS: Final = ((Size.COUNTER, 74, 3, 128, 33), (Size.LABEL, 106, 5, 119, 22))
"""To write the news: size, letters of a line, lines, where the first is, and pitch."""
_WIDTHS: Final = {Size.HEADING: 20.4, Size.COUNTER: 15.6, Size.LABEL: 10.8}
"""Units that a letter takes in a wide typeface, the largest first."""
_LINES: Final = 2
"""Lines of the news above a desk that is in use."""
_KEY: Final = (
    (glyphs.coin, "coins", 118),
    (glyphs.points, "points", 128),
    (glyphs.book, "theory", 128),
    (glyphs.knowledge, "knowledge", 160),
    (glyphs.pawn, "explore", 138),
    (glyphs.sail, "navigate", 148),
    (glyphs.stamp, "stamps", 134),
    (glyphs.scroll, "academy", 140),
    (glyphs.objective, "objective", 158),
    (glyphs.token, "specimen", 150),
    (glyphs.museum, "museum", 138),
    (glyphs.magnifier, "lens, unlock", 186),
    (glyphs.again, "once more", 160),
    (glyphs.goal_flag, "HMS Beagle", 166),
)


def header(view: View, *, has_room: bool) -> Iterator[Element]:
    """Say who is to do what, how far the game has come, and what just happened.

    The news are written over the desk too if there is nothing on it.
    """
    start: float = MARGIN
    for player in _in_question(view):
        yield from _standing(view, player, start)
        start += 72
    told, round = asking.headline(view), asking.round_told(view.table)
    room = WIDTH - 2 * MARGIN - start - _WIDTHS[Size.COUNTER] * len(round)
    yield words(start, 54, told, _fitting(told, room), bold=True)
    yield words(WIDTH - MARGIN, 54, round, Size.COUNTER, fill="muted", anchor="end")
    yield words(MARGIN, 94, asking.context(view.table).capitalize(), Size.COUNTER)
    yield from _turn_order(view)
    yield from _news(last_news(view), has_room=has_room)


def _news(news: str, *, has_room: bool) -> Iterator[Element]:
    """Write the news: large if there is room for all of them, else in small letters."""
    large, small = _NEWS
    is_large = has_room and len(wrap(news, large[1])) <= large[2]
    size, letters, most, top, pitch = large if is_large else small
    lines = wrap(
        news, letters, max_lines=most if has_room else _LINES, placeholder=" ..."
    )
    for number, line in enumerate(lines):
        yield words(MARGIN, top + pitch * number, line, size)


def _fitting(text: str, room: float) -> Size:
    """Choose the largest letters in which a line fits into a room."""
    fitting = (size for size, width in _WIDTHS.items() if len(text) * width <= room)
    return next(fitting, Size.LABEL)


def _in_question(view: View) -> list[PersonId]:
    """List who is to act and, where several are asked, who has answered already.

    At the end it is who has won; against Alfred, the grade tells it.
    """
    end = outcome(view.table)
    if end is not None:
        return list(people(view.table)[-1:] if end.grade == "defeat" else end.winners)
    return sorted((*moment.asked(view), *view.picked))


def _standing(view: View, player: PersonId, x: float) -> Iterator[Element]:
    """Draw a player with a triangle if the player is to act, a tick if done."""
    if player in view.picked:
        yield apart(tick(x, 43, 26))
    elif player in moment.asked(view):
        yield to_act(x, 42, 28)
    yield sign(player, x + 47, 42, 16)


def _turn_order(view: View) -> Iterator[Element]:
    """Draw the turn order, from the right edge."""
    order = view.table.turn_order
    if not order:
        return
    x = WIDTH - MARGIN - 34 * len(order)
    signs = [
        sign(person, x + 20 + 34 * number, 86, 12)
        for number, person in enumerate(order)
    ]
    label = words(x - 6, 93, "turn order", fill="muted", anchor="end")
    yield group("turn-order", label, *signs, id="turn-order-track")


# -- the theory of evolution


def theory_track(table: State, layout: Layout) -> Iterator[Element]:
    """Draw the lanes, and above them where each book is reached."""
    top, height = layout.theory, layout.theory_height
    yield rect(MARGIN, top, INNER, height, fill="land", stroke="line", radius=10)
    yield words(MARGIN + 10, top + 22, "Theory", bold=True)
    each = museum_modifier(table)
    yield group(
        "modifier",
        moved(MARGIN + 28, top + 36, glyphs.points(0, 0, each), scale=0.8),
        words(MARGIN + 44, top + 42, "each"),
        hint=f"{counted(each, 'point')} for each book at the end",
    )
    yield from _books(table, layout)
    for person in people(table):
        yield _lane(table, layout, person)


def _books(table: State, layout: Layout) -> Iterator[Element]:
    """Draw at which spaces the books are reached."""
    top, bottom = layout.theory, layout.theory + layout.theory_height - 6
    spaces = table.config.content.theory.books
    at = [layout.advance(people(table)[0], space)[0] for space in spaces]
    yield path("".join(f"M{x} {top + 47}V{bottom}" for x in at), stroke="line")
    yield notes((x, top + 43, space) for x, space in zip(at, spaces, strict=True))
    for number, x in enumerate(at, start=1):
        yield moved(x, top + 17, glyphs.book(0, 0, number), scale=0.8)


def _lane(table: State, layout: Layout, person: PersonId) -> Element:
    """Draw how far an evolution marker has come."""
    at = table.people[person].theory
    (start, y), (x, _) = layout.advance(person, 0), layout.advance(person, at)
    bar = rect(start, y - 4, x - start, 8, fill=PLAYER_COLOURS[person], stroke="ink")
    return group(
        "theory",
        sign(person, MARGIN + 24, y, 8),
        *([bar] if at else ()),
        sign(person, x, y, 10),
        words(x + 15, y + 6.5, at, bold=True, halo="land"),
        id=f"theory-{person}",
        player=person,
        hint=f"{sayings.name(table, person)}: theory {at}, "
        f"{counted(books(table, person), 'book')}",
    )


# -- below everything


def footer(table: State, layout: Layout) -> Iterator[Element]:
    """Explain the badges, and warn of what is not the printed game."""
    x, y = MARGIN, layout.footer + 16
    for glyph, meaning, width in _KEY:
        if x + width > MARGIN + 1130:
            x, y = MARGIN, y + 38
        yield glyph(x + 16, y)
        yield words(x + 38, y + 6, meaning, fill="muted")
        x += width
    yield pieces.tent(x + 16, y)
    yield words(x + 38, y + 6, "camp", fill="muted")
    yield words(MARGIN, y + 42, sayings.provenance(table), fill="muted")
