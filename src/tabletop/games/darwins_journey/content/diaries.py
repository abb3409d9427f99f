"""The places for workers, their distinctions, and the special action tiles.

Seals, values and locks come from one public transcription that agrees with the examples
of the rulebook; that places 2 and 3 are lenses is derived from the rule text.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.darwins_journey.content.parts import (
    Distinction,
    Place,
    SpecialTile,
)
from tabletop.games.darwins_journey.kinds import Page, PlaceId, Seal, Shape, TileId
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AcademyDiscount,
    AdvanceTheory,
    AnyCamp,
    ConvertKnowledge,
    Correspond,
    Deliver,
    Effect,
    Explore,
    ExtraMove,
    ExtraSeal,
    ExtraStamp,
    ExtraStop,
    FulfilFreely,
    GainCoins,
    GainKnowledge,
    GainObjective,
    GainPoints,
    GainPurple,
    GainTurnCoins,
    InOrder,
    Navigate,
    PerformLocked,
    PlaceExplorer,
    RepeatDelivery,
    ResearchAny,
    ResearchMuseum,
    SplitStamps,
    Unlock,
)

__all__ = ["DISTINCTIONS", "PLACES", "TILES"]

_LOCK: Final = 4
"""Coins to unlock any place."""
_ORDER: Final = ("", "top", "middle", "bottom")


def _page(
    page: Page,
    seal: Seal,
    sections: tuple[str, str],
    actions: tuple[tuple[Effect, ...], ...],
) -> tuple[Place, ...]:
    """Make the places of a page of a main diary, from the top."""
    return tuple(
        Place(
            id=PlaceId(f"{page.value}_{order}"),
            name=f"{page.value} {order}",
            shape=Shape.CIRCLE if order == 1 else Shape.LENS,
            page=page,
            order=order,
            section_a=sections[0],
            section_b=sections[1],
            needs=(seal,) * order,
            effects=effects,
            lock=None if order == 1 else _LOCK,
        )
        for order, effects in enumerate(actions, start=1)
    )


def _special(order: int, side: str) -> Place:
    """Make a place of the special diary; its seals and actions are on its tile."""
    return Place(
        id=PlaceId(f"special_{_ORDER[order]}_{side}"),
        name=f"special {_ORDER[order]} {side}",
        shape=Shape.LENS,
        page=Page(f"special_{side}"),
        order=order,
        section_a="special",
        section_b=f"special_{side}",
        needs=(),
        effects=(),
        lock=None if order == 1 else _LOCK,
        takes_tile=True,
    )


def _small(side: str) -> Place:
    return Place(
        id=PlaceId(f"small_{side}"),
        name=f"small diary, {side}",
        shape=Shape.LENS,
        page=Page.SMALL,
        order=1,
        section_a="small",
        section_b="small",
        needs=(),
        effects=(Unlock(),),
    )


def _outside(name: str, shape: Shape, *effects: Effect) -> Place:
    """Make a place outside the diaries."""
    return Place(
        id=PlaceId(name.replace(" ", "_")),
        name=name,
        shape=shape,
        page=None,
        order=0,
        section_a=None,
        section_b=None,
        needs=(),
        effects=effects,
    )


PLACES: Final = (
    *_page(
        Page.EXPLORATION,
        Seal.GREEN,
        ("main_1", "main_1_left"),
        ((Explore(2),), (Explore(3),), (Explore(4),)),
    ),
    *_page(
        Page.NAVIGATION,
        Seal.BLUE,
        ("main_1", "main_1_right"),
        ((Navigate(2),), (Navigate(3),), (Navigate(4),)),
    ),
    *_page(
        Page.CORRESPONDENCE,
        Seal.YELLOW,
        ("main_2", "main_2_left"),
        ((Correspond(2),), (Correspond(3),), (Correspond(4),)),
    ),
    *_page(
        Page.ACADEMY,
        Seal.RED,
        ("main_2", "main_2_right"),
        (
            (Academy(),),
            (Academy(), Academy(discount=1)),
            (Academy(), Academy(discount=3)),
        ),
    ),
    *(_special(order, side) for order in (1, 2, 3) for side in ("left", "right")),
    _small("left"),
    _small("right"),
    _outside("museum deliver", Shape.SQUARE, Deliver(most=2, cost=3)),
    _outside("museum research", Shape.SQUARE, ResearchMuseum(most=2, cost=3)),
    _outside("turn order", Shape.RECTANGLE, GainTurnCoins()),
    _outside("gain objective", Shape.SQUARE, GainObjective()),
)

DISTINCTIONS: Final = (
    Distinction(Page.EXPLORATION, silver=ExtraMove(1), gold=ExtraStop(1)),
    Distinction(Page.NAVIGATION, silver=ExtraMove(1), gold=ExtraStop(1)),
    Distinction(Page.CORRESPONDENCE, silver=ExtraStamp(1), gold=SplitStamps()),
    Distinction(Page.ACADEMY, silver=ExtraSeal(1), gold=AcademyDiscount(1)),
    Distinction(Page.SPECIAL_LEFT, silver=GainCoins(2), gold=GainPoints(3)),
    Distinction(Page.SPECIAL_RIGHT, silver=GainCoins(2), gold=GainPoints(3)),
    Distinction(Page.SMALL, silver=None, gold=None),
)

TILES: Final = (
    SpecialTile(
        TileId(1),
        needs=(
            Seal.YELLOW,
            Seal.RED,
        ),
        effects=(RepeatDelivery(),),
    ),
    SpecialTile(
        TileId(2),
        needs=(
            Seal.YELLOW,
            Seal.BLUE,
        ),
        effects=(AdvanceTheory(3),),
    ),
    SpecialTile(
        TileId(3),
        needs=(
            Seal.GREEN,
            Seal.RED,
        ),
        effects=(ConvertKnowledge(coins=7, points=7),),
    ),
    SpecialTile(
        TileId(4),
        needs=(
            Seal.GREEN,
            Seal.BLUE,
        ),
        effects=(
            GainKnowledge(1),
            GainCoins(3),
        ),
    ),
    SpecialTile(
        TileId(5),
        needs=(
            Seal.YELLOW,
            Seal.BLUE,
            Seal.BLUE,
        ),
        effects=(PlaceExplorer(),),
    ),
    SpecialTile(
        TileId(6),
        needs=(
            Seal.RED,
            Seal.RED,
            Seal.BLUE,
            Seal.BLUE,
        ),
        effects=(PerformLocked(),),
    ),
    SpecialTile(
        TileId(7),
        needs=(
            Seal.RED,
            Seal.RED,
            Seal.BLUE,
        ),
        effects=(GainPurple(),),
    ),
    SpecialTile(
        TileId(8),
        needs=(
            Seal.GREEN,
            Seal.GREEN,
            Seal.BLUE,
            Seal.BLUE,
        ),
        effects=(Unlock(is_free=True),),
    ),
    SpecialTile(
        TileId(9),
        needs=(
            Seal.YELLOW,
            Seal.YELLOW,
            Seal.GREEN,
            Seal.GREEN,
        ),
        effects=(ResearchAny(),),
    ),
    SpecialTile(
        TileId(10),
        needs=(
            Seal.RED,
            Seal.RED,
            Seal.GREEN,
            Seal.GREEN,
        ),
        effects=(
            Explore(2),
            Navigate(2),
        ),
    ),
    SpecialTile(
        TileId(11),
        needs=(
            Seal.GREEN,
            Seal.GREEN,
            Seal.BLUE,
            Seal.BLUE,
        ),
        effects=(AnyCamp(),),
    ),
    SpecialTile(
        TileId(12),
        needs=(
            Seal.YELLOW,
            Seal.YELLOW,
            Seal.RED,
            Seal.RED,
        ),
        effects=(InOrder((GainObjective(), FulfilFreely())),),
    ),
)
