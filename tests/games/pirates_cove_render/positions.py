"""Positions to be drawn, and a reader of the pictures.

Players are A to E, as in the tests of the rules; pictures call them Player 0 to 4.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias
from xml.etree import ElementTree

from tabletop import Observer, PlayerId, SeededRng, replace
from tabletop.games.pirates_cove import (
    GAME,
    Action,
    Config,
    FinalTie,
    Improve,
    Phase,
    State,
    TurnUpgrades,
    View,
    Window,
)
from tests.games.pirates_cove.drawing import (
    A,
    B,
    C,
    fight,
    given,
    month_end,
    on,
    opened,
    play,
    prepare,
    sailing,
    ship,
    visit,
)
from tests.rendering.sheets import spelled

Node: TypeAlias = ElementTree.Element
_SVG: Final = "{http://www.w3.org/2000/svg}"

PLAYING: Final = (
    "rigging",
    "sailing 3",
    "sailing 4",
    "sailing 5",
    "course",
    "navy sent",
    "booty",
    "preparation",
    "fight",
    "legend",
    "aiming",
    "crowd",
    "tavern",
    "section",
    "treasure",
    "workshop",
    "cove",
)
"""Positions in which somebody is to act."""
NAMES: Final = (
    *PLAYING,
    "new",
    "dealing",
    "turning",
    "dice",
    "tie",
    "aim",
    "mutiny",
    "crippled",
    "drawing",
    "plundered",
    "sunk",
    "ranking",
    "shared",
    "end 3",
    "end 4",
    "end 5",
)
"""Every phase, every question, whatever chance can be due; 3, 4 and 5 players."""


@cache
def position(name: str) -> State:
    """Return a position by its name."""
    kind, _, players = name.partition(" ")
    if kind in ("sailing", "end"):
        return _sailing(int(players)) if kind == "sailing" else _ended(int(players))
    return _choices(name) or _combats(name) or _upgrades(name) or _others(name)


def _choices(name: str) -> State | None:
    match name:
        case "rigging":
            return play(_dealt(4), "C: rig 4 2 3 2")
        case "course":
            ships = ship(2, hand="change_of_course fame_2"), ship(3, hand="fame_1")
            return on(opened(Window.COURSE, *ships, turned=TURNED))
        case "navy sent":
            sender, prey = ship(2, hand="royal_navy"), ship(3, hand="safe_passage")
            return on(opened(Window.NAVY, sender, prey, ship(4)))
        case "booty":
            ships = ship(2), ship(4, hand="freebooter")
            return on(visit(Phase.PLUNDER, 2, *ships, turned=TURNED))
        case _:
            return None


def _combats(name: str) -> State | None:
    match name:
        case "preparation":
            hand = "grapple_attack smoke_screen"
            first, second = ship(3, "2422", hand=hand), ship(3, hand="fame_1")
            return play(on(prepare(first, second, ship(3))), "battle grapple_attack C")
        case "fight":
            return on(play(_trio(), *ROUND))
        case "legend":
            return play(_hunt(), "fire legend hull", "rolled 5 5 6 6")
        case "aiming":
            prey = ship(2, "1121", mat="parrot_flint*")
            return on(fight(prey, ship(2, "2212"), ship(6), at=2, navy=(2, C)))
        case "crowd":
            return _crowd()
        case "dice":
            return play(_trio(), "volley second_try", "fire B crew")
        case "tie":
            return fight(ship(3), ship(3))
        case "aim":
            return play(position("legend"), "fire legend hull", "rolled 1 1")
        case "mutiny":
            return play(_trio(), "flee")
        case "crippled":
            return play(_trio(), "fire B hull", "rolled 6 6")
        case "sunk":
            return play(position("legend"), *SINKING)
        case _:
            return None


def _upgrades(name: str) -> State | None:
    hand = "mastercraft_hull mastercraft_crew second_try second_try fame_3"
    match name:
        case "tavern":
            guest, other = ship(1, hand=hand), ship(7, "0222")
            return on(visit(Phase.UPGRADE, 1, guest, ship(1), other, month=9))
        case "section":
            return on(visit(Phase.UPGRADE, 5, ship(5, "2232", mat="parrot_bones")))
        case "treasure":
            rich = ship(6, "8128", gold=40, treasures=14, fame=38, mat="parrot_flint")
            waiting = TurnUpgrades((B,)), Improve(A)
            return given(rich, month=11, pending=waiting)
        case "workshop":
            smith = ship(2, "2228", hand=hand, mat="mastercraft_cannon* parrot_silver")
            return on(visit(Phase.UPGRADE, 2, smith))
        case "cove":
            ships = ship(7, "0222", treasures=7), ship(7, "2242", gold=1)
            return on(visit(Phase.UPGRADE, 7, *ships, month=12))
        case _:
            return None


def _others(name: str) -> State:
    match name:
        case "new":
            return GAME.new_game(5)
        case "dealing":
            return play(GAME.new_game(4), "drew 0 fame_3")
        case "turning":
            return play(month_end(ship(2), month=3), "turned 1 T16")
        case "drawing":
            return play(position("tavern"), "buy 2")
        case "plundered":
            ships = ship(2, fame=3), ship(7)
            return visit(Phase.PLUNDER, 2, *ships, turned=TURNED)
        case "shared":
            config = Config(final_tie=FinalTie.SHARED)
            return month_end(ship(6, fame=9), ship(6, fame=9), month=12, config=config)
        case "ranking":
            return month_end(ship(6, fame=9), ship(6, fame=9), month=12)
        case _:
            raise KeyError(name)


TURNED: Final = "1:T01 2:T16 3:T46 4:T43 5:T34"
ROUND: Final = (
    "fire B hull",
    "rolled 1 6",
    "fire A sails",
    "rolled 3 4 5",
    "fire A crew",
    "rolled 1 2",
)
"""After a round of the trio, A is to act again."""
SINKING: Final = (
    "fire legend hull",
    "rolled 6 6",
    "rolled 1 1 1 1",
    "fire legend hull",
    "rolled 5 5 5 5",
)
BATTLE: Final = (
    "A:smoke_screen B:smoke_screen C:grapple_attack>A D:grapple_attack>E "
    "A:all_sails_set E:all_sails_set A:extra_hands C:extra_hands"
)


def _dealt(players: int) -> State:
    return GAME.advance(GAME.new_game(players), SeededRng(3))


def _sailing(players: int) -> State:
    ships = (
        ship(2, "3344", gold=12, fame=7, hand="fame_1 fame_1 smoke_screen"),
        ship(4, "2854", treasures=3, fame=11, mat="mastercraft_sails* parrot_flint"),
        ship(7, "1111", gold=0, fame=1, hand="freebooter"),
    )
    return play(sailing(*ships, players=players, turned=TURNED, month=4), "B: sail 5")


def _trio() -> State:
    hand = "steady_aim second_try fame_2"
    fast = ship(3, "2422", hand=hand, mat="mastercraft_hull")
    return on(fight(fast, ship(3, "2333", treasures=2), ship(3), turned=TURNED))


def _hunt() -> State:
    """Fight Captain Hook at Cannon Island."""
    ships = ship(4, "2455"), ship(4, "2322", hand="steady_aim double_charge")
    return on(fight(*ships, at=4, black="4:captain_hook", turned=TURNED))


def _crowd() -> State:
    """Let everybody fight at one island, with all Battle cards in effect."""
    rich, *others = ship(3, "8888", gold=99, treasures=5, fame=45), *[ship(3)] * 4
    fought = fight(
        rich,
        *(replace(each, gold=5) for each in others),
        players=5,
        black="3:dread_pirate_roberts",
        navy=(3, B),
        played=BATTLE,
    )
    return on(fought)


@cache
def _ended(players: int) -> State:
    """Play at random to the end of the year."""
    state, rng = _dealt(players), SeededRng("end", players)
    while GAME.outcome(state) is None:
        acting = GAME.to_act(state)
        if not acting:
            state = GAME.advance(state, rng)
            continue
        legal = GAME.legal_actions(state, acting[0])
        state = GAME.apply(state, legal[rng.randrange(len(legal))])
    return state


# -- reading pictures


def eyes(state: State) -> Observer:
    """Name who is to act, or else the player B."""
    acting = GAME.to_act(state)
    return acting[0] if acting else B


def seen(state: State, observer: Observer | None = None) -> View:
    """Look at a state with the eyes of who is to act, unless said otherwise."""
    view: View = GAME.view(state, eyes(state) if observer is None else observer)
    return view


def drawn(
    state: State,
    observer: Observer | None = None,
    legal: tuple[Action, ...] | None = (),
) -> Node:
    """Draw a state and parse it; None marks all legal actions of the viewer."""
    view = seen(state, observer)
    if legal is None:
        mine = view.viewer in GAME.to_act(state)
        legal = GAME.legal_actions(state, PlayerId(int(view.viewer))) if mine else ()
    return parsed(view, legal)


def parsed(view: View, legal: tuple[Action, ...] = ()) -> Node:
    """Draw a view and parse it."""
    root = ElementTree.fromstring(GAME.svg(view, legal))
    for node in root.iter():
        node.tag = node.tag.removeprefix(_SVG)
    return spelled(root)


def by_id(root: Node) -> dict[str, Node]:
    """Index everything with an id of its own."""
    found = [node for node in root.iter("g") if "data-id" in node.attrib]
    index = {node.attrib["data-id"]: node for node in found}
    assert len(index) == len(found), "an id is used twice"
    return index


def all_of(root: Node, kind: str) -> list[Node]:
    """Find all elements of a class."""
    return [node for node in root.iter() if kind in classes(node)]


def classes(node: Node) -> list[str]:
    """List the classes of an element."""
    return node.attrib.get("class", "").split()


def writing(root: Node) -> list[str]:
    """Read every text that is drawn."""
    return [node.text or "" for node in root.iter("text")]
