"""Positions to be drawn, and a reader of the pictures.

Most positions come from games played at random, but eagerly: the first of each question
in a game, and its end. `fullest` is none of a game: everybody has everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias
from xml.etree import ElementTree

from tabletop import SPECTATOR, Observer, PlayerId, SeededRng, replace
from tabletop.agents import random_action
from tabletop.games.darwins_journey import GAME, Action, Config, State
from tabletop.games.darwins_journey.actions import Finish
from tabletop.games.darwins_journey.kinds import (
    Difficulty,
    LastingKind,
    ObjectiveId,
    PlaceId,
    Seal,
    SpaceId,
    Specimen,
)
from tabletop.games.darwins_journey.pending import DoEffect
from tabletop.games.darwins_journey.state import Naturalist, Slot, Tent
from tests.games.darwins_journey.positions import start
from tests.rendering.sheets import spelled

Node: TypeAlias = ElementTree.Element
_SVG: Final = "{http://www.w3.org/2000/svg}"

GAMES: Final = ("easy", "2", "3", "4")
"""A game against Alfred, and games of so many players."""
_SEEDS: Final = {"easy": 1, "2": 3, "3": 1, "4": 2}


# -- positions


@cache
def positions(name: str) -> tuple[State, ...]:
    """Play a game; keep the first of each question, a late one, and the end.

    Of the games of two and three, every other one is kept.
    """
    kept: dict[object, State] = {}
    state = _new(name)
    rng = SeededRng("picture", name, _SEEDS[name])
    while GAME.outcome(state) is None:
        kept.setdefault(_question(state), state)
        if state.round > 3:
            kept["late"] = state
        state = _next(state, rng)
    first = tuple(kept.values())
    return (*(first[::2] if name in ("2", "3") else first), state)


def _new(name: str) -> State:
    if name.isdigit():
        return GAME.new_game(int(name))
    return GAME.new_game(1, Config(solo=Difficulty(name)))


def _next(state: State, rng: SeededRng) -> State:
    chance = GAME.chance(state)
    if chance is not None:
        return GAME.apply(state, chance.sample(rng))
    (player, *_) = GAME.to_act(state)
    told = [random_action(GAME, state, player, rng) for _ in range(3)]
    eager = [each for each in told if not isinstance(each, Finish)]
    return GAME.apply(state, (eager or told)[0])


def _question(state: State) -> object:
    """Say what kind of question is asked: of an effect, if one is to be done."""
    match state.pending[-1]:
        case DoEffect(effect=effect):
            return type(effect)
        case item:
            return type(item)


def asking(name: str) -> tuple[State, ...]:
    """List the positions of a game in which somebody is to act."""
    return tuple(state for state in positions(name) if GAME.to_act(state))


@cache
def fullest() -> State:
    """Let four players have everything there is, more than a game could give them."""
    state = start(4)
    tiles = list(state.config.content.catalogue.objective)
    people = tuple(
        _rich(state, PlayerId(seat), tiles[4:]) for seat in range(len(state.people))
    )
    camps = state.config.content.catalogue.camp
    spots = [(camp, space) for camp in camps for space in range(3)]
    tents = tuple(
        Tent(camp, space, PlayerId(number % 4))
        for number, (camp, space) in enumerate(spots[:19])
    )
    locked = [place.id for place in state.config.content.places if place.lock]
    board = replace(
        state.board,
        lenses=tuple((place, PlayerId(each % 4)) for each, place in enumerate(locked)),
        reserved=(PlayerId(0),),
        shown=tuple(Specimen)[:2],
        delivered=tuple(Specimen)[2:],
        tents=tents,
        objectives=tuple(tiles[:4]),
    )
    post = replace(state.post, stamps=((3, 4, 5, 1), (2, 2, 6, 0), (1, 4, 4, 8)))
    return replace(state, people=people, board=board, post=post)


def _rich(state: State, seat: PlayerId, tiles: list[ObjectiveId]) -> Naturalist:
    """Give a player everything; the workers of the first one stay at home.

    Two of the tiles are beside each board, the others on the slots of the first ones.
    """
    me, places = state.people[seat], list(state.config.content.catalogue.place)
    colours = tuple(Seal)
    rows = [
        tuple(colours[(seat + worker + each) % 5] for each in range(6))
        for worker in range(3)
    ]
    away = [places[(5 * seat + worker) % len(places)] for worker in range(5)]
    home: list[PlaceId | None] = [None, None, None, None, PlaceId("turn_order")]
    slots: list[Slot | None] = [
        Slot(tile, number % 2 == 0) for number, tile in enumerate(tiles[8:])
    ]
    slots = [*slots, *[None] * 40][10 * seat :]
    return replace(
        me,
        coins=23,
        knowledge=5,
        theory=10 + 7 * seat,
        rows=(me.rows[0], *rows, ()),
        at=tuple(away if seat else home),
        tents=1,
        stacks=(0, 1, 2),
        ship=SpaceId(f"O{20 + seat}"),
        explorers=(SpaceId("A24"), SpaceId(f"B{9 - seat}"), SpaceId(f"C{5 + seat}")),
        research=tuple(Specimen)[: 16 - seat],
        reserve=(tiles[seat], tiles[seat + 4]),
        silver=tuple(slots[:5]),
        gold=tuple(slots[5:10]),
        lasting=tuple(LastingKind),
    )


# -- pictures


@cache
def pictures(name: str) -> tuple[tuple[State, Node], ...]:
    """Draw a game for those who are to act, with all that they may do."""
    return tuple((state, drawn(state, legal=may(state))) for state in positions(name))


def may(state: State) -> tuple[Action, ...]:
    """List what the first of those who are to act may do."""
    acting = GAME.to_act(state)
    return GAME.legal_actions(state, acting[0]) if acting else ()


def eyes(state: State) -> Observer:
    """Say who looks on: who is to act, or else a spectator."""
    acting = GAME.to_act(state)
    return acting[0] if acting else SPECTATOR


def drawn(
    state: State, observer: Observer | None = None, legal: tuple[Action, ...] = ()
) -> Node:
    """Draw a position for somebody; if nobody is named, for who is to act."""
    view = GAME.view(state, eyes(state) if observer is None else observer)
    return parsed(GAME.svg(view, legal))


def parsed(svg: str) -> Node:
    """Read a picture; what groups say once is written to each text again."""
    root = ElementTree.fromstring(svg)
    for node in root.iter():
        node.tag = node.tag.removeprefix(_SVG)
    _spell(spelled(root), "", "start")
    return root


def _spell(node: Node, small: str, anchor: str) -> None:
    """Give texts their size and anchor; the smallest are drawn by a scale of 0.8."""
    small = node.attrib.get("font-size", small)
    anchor = node.attrib.get("text-anchor", anchor)
    for child in list(node):
        if child.tag == "text":
            _spell_text(node, child, small, anchor)
        else:
            _spell(child, small, anchor)


def _spell_text(parent: Node, text: Node, small: str, anchor: str) -> None:
    text.set("text-anchor", text.attrib.get("text-anchor", anchor))
    if not {"counter", "heading"} & set(classes(text)):
        text.set("class", f"label {text.attrib.get('class', '')}".strip())
    if text.attrib.get("font-size", small):
        place = parent[:].index(text)
        x, y = text.attrib["x"], text.attrib["y"]
        text.set("x", "0")
        text.set("y", "0")
        parent.remove(text)
        move = {"transform": f"translate({x} {y}) scale(0.8)"}
        group = ElementTree.Element("g", move)
        group.append(text)
        parent.insert(place, group)


def classes(node: Node) -> list[str]:
    """List the classes of an element."""
    return node.attrib.get("class", "").split()


def all_of(root: Node, kind: str) -> list[Node]:
    """List the elements of a class, in the order in which they are drawn."""
    return [node for node in root.iter() if kind in classes(node)]


def by_id(root: Node) -> dict[str, Node]:
    """Collect the things by their ids; no id may be used twice."""
    found: dict[str, Node] = {}
    for node in _named(root):
        id = node.attrib["data-id"]
        assert id not in found, f"{id} is used twice"
        found[id] = node
    return found


def _named(root: Node) -> Iterator[Node]:
    return (node for node in root.iter() if "data-id" in node.attrib)


def writing(node: Node) -> list[str]:
    """List all that is written in a thing."""
    return [text.text or "" for text in node.iter("text")]
