"""Which things of the picture the legal actions begin at, and end at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias, assert_never

import attrs

from tabletop.games.darwins_journey.actions import (
    Action,
    ChooseEffect,
    Convert,
    CopyCard,
    DeliverSpecimen,
    Finish,
    FulfilCrew,
    FulfilObjective,
    FulfilOutright,
    KeepCard,
    MoveExplorer,
    MoveShip,
    PerformPlace,
    PitchTent,
    PlacePurple,
    PlaceStamp,
    PlaceWorker,
    ReactivateTent,
    ResearchSpecimen,
    SendExplorer,
    TakeObjective,
    TakePair,
    TakeSeal,
    UnlockPlace,
)
from tabletop.games.darwins_journey.kinds import Metal, Specimen
from tabletop.games.darwins_journey.notation import format_action
from tabletop.games.darwins_journey.pending import DoEffect
from tabletop.games.darwins_journey.pending.effects import ResearchMuseum
from tabletop.games.darwins_journey.render import ids, moment
from tabletop.games.darwins_journey.render.ink import apart
from tabletop.games.darwins_journey.render.last import changed, explorer_at
from tabletop.games.darwins_journey.state import PersonId, State
from tabletop.games.darwins_journey.views import View
from tabletop.rendering.marks import last_action, target_box
from tabletop.rendering.svg import Element, Inside, group

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""


@attrs.frozen
class Targets:
    """Notations by the ids of things."""

    origins: Mapping[str, Sequence[str]]
    """What begins there."""
    ends: Mapping[str, Sequence[str]]
    """What ends there."""
    buttons: tuple[Action, ...]
    """What has no place on the table."""
    changed: frozenset[str]
    """The ids of what the last action changed."""

    @classmethod
    def of(cls, view: View, legal: Sequence[Action]) -> Targets:
        """Sort the legal actions by the things they concern."""
        table = view.table
        origins: dict[str, dict[str, None]] = {}
        ends: dict[str, dict[str, None]] = {}
        for action in legal:
            try:
                begun, ended = _concerned(table, action)
            except LookupError:  # it concerns nothing that is on the board
                continue
            notation = format_action(action)
            for thing in begun:
                origins.setdefault(thing, {})[notation] = None
            for thing in ended:
                ends.setdefault(thing, {})[notation] = None
        return cls(
            {thing: tuple(texts) for thing, texts in origins.items()},
            {thing: tuple(texts) for thing, texts in ends.items()},
            tuple(dict.fromkeys(_without_place(legal))),
            changed(view),
        )

    def is_marked(self, id: str) -> bool:
        """Whether a thing needs a mark."""
        return id in self.ends or id in self.origins or id in self.changed

    def thing(
        self,
        kind: str,
        id: str,
        box: Box,
        *inside: Inside,
        radius: int = 10,
        player: PersonId | None = None,
        hint: str = "",
    ) -> Element:
        """Draw what can be a target, or be changed, with the marks that it needs."""
        return group(
            kind,
            *inside,
            *self._marked(id, box, radius),
            id=id,
            player=player,
            actions=self.ends.get(id, ()),
            origins=self.origins.get(id, ()),
            hint=hint,
        )

    def _marked(self, id: str, box: Box, radius: int) -> Iterator[Element]:
        marks = list(self._marks(id, box, radius))
        if marks:
            yield apart(*marks)

    def _marks(self, id: str, box: Box, radius: int) -> Iterator[Element]:
        """Outline what the last action changed; ring what a legal one concerns."""
        x, y, width, height = box
        if id in self.changed:
            yield last_action(x - 2, y - 2, width + 4, height + 4)
        if id in self.ends or id in self.origins:
            yield target_box(x, y, width, height, radius=radius)


def _without_place(legal: Sequence[Action]) -> Iterator[Action]:
    for action in legal:
        if isinstance(action, ChooseEffect | Convert | Finish):
            yield action


_Things: TypeAlias = tuple[list[str], list[str]]
"""Where an action begins, and where it ends."""

_Piece: TypeAlias = (
    PlaceWorker
    | MoveShip
    | MoveExplorer
    | SendExplorer
    | PitchTent
    | ReactivateTent
    | UnlockPlace
    | PerformPlace
)
_Ware: TypeAlias = (
    TakeSeal | PlacePurple | PlaceStamp | DeliverSpecimen | ResearchSpecimen
)
_Objective: TypeAlias = FulfilObjective | FulfilOutright | TakeObjective


def _concerned(table: State, action: Action) -> _Things:
    """Name the things at which an action begins, and those at which it ends."""
    if isinstance(action, _Piece):
        return _of_piece(table, action)
    if isinstance(action, _Ware):
        return _of_ware(table, action)
    if isinstance(action, _Objective):
        return _of_objective(table, action)
    match action:
        case KeepCard(card=card) | CopyCard(card=card):
            return [], [ids.crew(card)]
        case TakePair(silver=silver):
            return [], [ids.pair(silver)]
        case FulfilCrew(player=player, card=card, worker=number):
            return [ids.crew(card)], [ids.row(player, number)]
        case ChooseEffect() | Convert() | Finish():
            return [], [ids.button(action)]
        case _:
            assert_never(action)


def _of_piece(table: State, action: _Piece) -> _Things:
    match action:
        case PlaceWorker(player=player, worker=number, place=place):
            return [ids.worker(player, number)], [place]
        case MoveShip(player=player, path=path):
            return [ids.ship(player)], [path[-1]]
        case MoveExplorer(player=player, path=path):
            return [explorer_at(table, player, path[0])], [path[-1]]
        case SendExplorer(island=island):
            number = table.config.content.catalogue.island[island]
            return [], [table.config.content.islands[number].first.id]
        case PitchTent(player=player, camp=where, space=number):
            return [ids.tents(player)], [ids.tent_space(where, number)]
        case ReactivateTent(camp=where):
            return [], [ids.camp(where)]
        case UnlockPlace(place=place) | PerformPlace(place=place):
            return [], [place]
        case _:
            assert_never(action)


def _of_ware(table: State, action: _Ware) -> _Things:
    match action:
        case TakeSeal(player=player, scroll=scroll, column=column, worker=number):
            return [ids.seal(scroll, column)], [ids.row(player, number)]
        case PlacePurple(player=player, worker=number):
            return [], [ids.row(player, number)]
        case PlaceStamp(player=player, envelope=number, stack=pile):
            return [ids.stack(player, pile)], [ids.envelope(number)]
        case DeliverSpecimen(player=player, specimen=which):
            return [ids.research(player, which)], [ids.museum(which)]
        case ResearchSpecimen(player=player, specimen=which):
            return [_source(table, which)], [ids.research(player, which)]
        case _:
            assert_never(action)


def _source(table: State, which: Specimen) -> str:
    """Name the place where a specimen is that is to be researched."""
    asked = moment.top(table)
    in_museum = isinstance(asked, DoEffect) and isinstance(asked.effect, ResearchMuseum)
    is_on_track = which in table.board.specimens
    return ids.museum(which) if in_museum or not is_on_track else ids.token(which)


def _of_objective(table: State, action: _Objective) -> _Things:
    """Let what goes to a slot begin where it lies; all else ends there."""
    here, metal = action.objective, _metal(table, action)
    if action.slot is None or metal is None:
        return [], [here]
    return [here], [ids.slot(action.player, metal, action.slot)]


def _metal(table: State, action: _Objective) -> Metal | None:
    """Say to the slots of which metal an objective may go."""
    if isinstance(action, FulfilOutright):
        return action.metal
    known = table.config.content.catalogue.objective.get(action.objective)
    return known.metal if known else None
