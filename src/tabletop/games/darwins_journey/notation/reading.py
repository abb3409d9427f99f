"""Texts read as actions: words in any case, blanks wherever they do no harm."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final

from typing_extensions import TypeVar

from tabletop.core.players import PlayerId
from tabletop.errors import NotationError
from tabletop.games.darwins_journey.actions import (
    Action,
    ChanceAction,
    ChooseEffect,
    Convert,
    CopyCard,
    DealCrew,
    DeliverSpecimen,
    DrawAction,
    DrawBonus,
    DrawGoal,
    DrawLetter,
    DrawObjective,
    DrawSeal,
    DrawSeat,
    DrawSpecimen,
    DrawTile,
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
from tabletop.games.darwins_journey.kinds import (
    COLOURS,
    CrewId,
    Gain,
    Metal,
    ObjectiveId,
    PlaceId,
    Seal,
    SpaceId,
    Specimen,
)
from tabletop.games.darwins_journey.state import State

T = TypeVar("T")

_PLACING: Final = "w2 exploration_1, or w2 exploration_1 +1"
_FORMS: Final = {
    "sail": "sail O6-O7",
    "walk": "walk A3-A4",
    "explorer": "explorer B",
    "tent": "tent A7-1",
    "again": "again A7",
    "unlock": "unlock academy_2",
    "perform": "perform academy_3",
    "seal": "seal 1-2 to w3",
    "purple": "purple w2",
    "stamp": "stamp 2 from 1, or stamp 2 from tray",
    "deliver": "deliver green_reptile",
    "research": "research green_reptile",
    "coins": "coins",
    "points": "points",
    "do": "do 1",
    "fulfil": "fulfil S7, or fulfil S7 slot 2",
    "outright": "outright S3, or outright S3 gold 2",
    "crew": "crew 5 by w2",
    "take": "take S3, or take S3 slot 1",
    "copy": "copy 7",
    "keep": "keep 5",
    "pair": "pair SS1",
    "done": "done",
}
"""How actions are written, by their first words."""
_CHANCES: Final = {
    "tile": "tile 7",
    "letter": "letter 2",
    "seal": "seal red",
    "objective": "objective S1",
    "seat": "seat 2",
    "goal": "goal 3",
    "specimen": "specimen green_bird",
    "crew": "crew 4",
    "action": "action 3",
    "bonus": "bonus W1",
}
"""How it is written what chance brings, by the first words."""
_SPECIMENS: Final = {
    **{each.value: each for each in Specimen},
    **{f"{each.colour.value[0]}{each.kind.value[0]}": each for each in Specimen},
}
"""The specimens by their names, and as two letters: ``gb``."""


def read_action(text: str, state: State, player: PlayerId) -> Action:
    """Read an action, legal or not; `NotationError` for a text that is none."""
    return _Reader(text, state).action(player)


def read_chance(text: str, state: State) -> ChanceAction:
    """Read what chance has brought; `NotationError` for a text that is nothing."""
    return _Reader(text, state).chance()


class _Reader:
    """Reads the words of one text."""

    def __init__(self, text: str, state: State) -> None:
        self.text: Final = text
        together = re.sub(" ?- ?", "-", " ".join(text.lower().split()))
        self.words: Final = re.sub(r"\+\s+", "+", together).split()
        self.catalogue: Final = state.config.content.catalogue

    # -- actions

    def action(self, player: PlayerId) -> Action:
        """Read an action by its first word."""
        match self.words:
            case [worker, *where] if re.fullmatch(r"w\d+", worker):
                return self.placing(player, worker, where)
            case _:
                found = self.piece(player) or self.ware(player) or self.card(player)
        if found is None:
            raise self.failure(_FORMS, f"{_PLACING}, ")
        return found

    def placing(self, player: PlayerId, worker: str, where: list[str]) -> Action:
        """Read where a worker goes, and what it spends."""
        match where:
            case [*place, spent] if place and spent[0] == "+":
                knowledge = self.number(spent[1:], "number of temporary knowledge") + 1
            case place if place:
                knowledge = 0
            case _:
                raise NotationError(self.text, f"a place is missing: write {_PLACING}")
        index = self.worker(worker)
        return PlaceWorker(player, index, self.place(place), knowledge)

    def piece(self, player: PlayerId) -> Action | None:
        """Read what is done with a piece on the board; None for anything else."""
        match self.words:
            case ["sail", *path] if path:
                return MoveShip(player, self.path(path))
            case ["walk", *path] if path:
                return MoveExplorer(player, self.path(path))
            case ["explorer", island]:
                known = self.known(island, self.catalogue.island, "island")
                return SendExplorer(player, known)
            case ["tent", *at]:
                return self.tent(player, "-".join(at).split("-"))
            case ["again", camp]:
                return ReactivateTent(player, self.space(camp))
            case ["unlock", *place] if place:
                return UnlockPlace(player, self.place(place))
            case ["perform", *place] if place:
                return PerformPlace(player, self.place(place))
            case _:
                return None

    def tent(self, player: PlayerId, at: list[str]) -> Action | None:
        """Read the camp and the space of a tent."""
        match at:
            case [camp, space]:
                index = self.number(space, "space of a camp")
                return PitchTent(player, self.space(camp), index)
            case _:
                return None

    def ware(self, player: PlayerId) -> Action | None:
        """Read what is done with seals, stamps and specimens, and plain answers."""
        match self.words:
            case ["seal", *at, "to", worker]:
                return self.seal(player, "-".join(at).split("-"), worker)
            case ["purple", worker]:
                return PlacePurple(player, self.worker(worker))
            case ["stamp", envelope, "from", stack]:
                index = self.number(envelope, "envelope")
                taken = None if stack == "tray" else self.number(stack, "stack")
                return PlaceStamp(player, index, taken)
            case ["deliver", *specimen] if specimen:
                return DeliverSpecimen(player, self.specimen(specimen))
            case ["research", *specimen] if specimen:
                return ResearchSpecimen(player, self.specimen(specimen))
            case [("coins" | "points") as into]:
                return Convert(player, Gain(into))
            case ["do", effect]:
                return ChooseEffect(player, self.number(effect, "number of an effect"))
            case ["done"]:
                return Finish(player)
            case _:
                return None

    def seal(self, player: PlayerId, at: list[str], worker: str) -> Action | None:
        """Read the scroll, the column and the worker of a seal."""
        match at:
            case [scroll, column]:
                return TakeSeal(
                    player,
                    self.number(scroll, "scroll"),
                    self.number(column, "column"),
                    self.worker(worker),
                )
            case _:
                return None

    def card(self, player: PlayerId) -> Action | None:
        """Read what is done with an objective or a crew card."""
        match self.words:
            case ["keep", card]:
                return KeepCard(player, self.crew(card))
            case ["copy", card]:
                return CopyCard(player, self.crew(card))
            case ["crew", card, "by", worker]:
                return FulfilCrew(player, self.crew(card), self.worker(worker))
            case ["pair", silver]:
                return TakePair(player, self.objective(silver))
            case [("fulfil" | "fulfill"), objective, *slot] if self.is_slot(slot):
                known = self.objective(objective)
                return FulfilObjective(player, known, self.slot(slot))
            case ["take", objective, *slot] if self.is_slot(slot):
                return TakeObjective(player, self.objective(objective), self.slot(slot))
            case ["outright", objective, ("silver" | "gold") as row, *at]:
                return self.outright(player, objective, Metal(row), at)
            case ["outright", objective, *slot] if self.is_slot(slot):
                known = self.objective(objective)
                return FulfilOutright(player, known, None, self.slot(slot))
            case _:
                return None

    def outright(
        self, player: PlayerId, objective: str, row: Metal, at: list[str]
    ) -> Action | None:
        """Read the slot, of either metal, of an objective fulfilled outright."""
        match at:
            case []:
                slot = None
            case [number] | ["slot", number]:
                slot = self.number(number, "slot")
            case _:
                return None
        return FulfilOutright(player, self.objective(objective), row, slot)

    # -- chance

    def chance(self) -> ChanceAction:
        """Read what chance has brought by its first word."""
        parts = self.catalogue
        match self.words:
            case ["tile", tile]:
                return DrawTile(self.known(tile, parts.tile, "special action tile"))
            case ["letter", letter]:
                known = self.known(letter, parts.letter, "correspondence tile")
                return DrawLetter(known)
            case ["seal", seal]:
                return DrawSeal(self.regular(seal))
            case ["objective", objective]:
                return DrawObjective(self.objective(objective))
            case ["seat", seat]:
                return DrawSeat(self.seat(seat))
            case ["goal", goal]:
                return DrawGoal(self.known(goal, parts.goal, "Beagle goal"))
            case ["specimen", *specimen] if specimen:
                return DrawSpecimen(self.specimen(specimen))
            case ["crew", card]:
                return DealCrew(self.crew(card))
            case ["action", card]:
                known_card = self.known(card, parts.action_card, "action card")
                return DrawAction(known_card)
            case ["bonus", card]:
                return DrawBonus(self.known(card, parts.bonus_card, "bonus card"))
            case _:
                raise self.failure(_CHANCES)

    # -- words

    def number(self, word: str, what: str) -> int:
        """Read a number that counts from 1, of at most four digits, from 0."""
        if word.isascii() and word.isdigit() and len(word) < 5 and int(word) > 0:
            return int(word) - 1
        raise NotationError(self.text, f"{word!r} is no {what}: write 1, 2, ...")

    def worker(self, word: str) -> int:
        """Read a worker, with or without its letter."""
        digits = word.removeprefix("w")
        if digits.isascii() and digits.isdigit() and digits.strip("0"):
            return self.number(digits, "worker")
        raise NotationError(self.text, f"{word!r} is no worker: write w1 to w5")

    def seat(self, word: str) -> PlayerId:
        """Read the number of a player, which counts from 0."""
        if word.isascii() and word.isdigit() and len(word) < 3:
            return PlayerId(int(word))
        raise NotationError(self.text, f"{word!r} is no player: write 0, 1, ...")

    def is_slot(self, words: list[str]) -> bool:
        """Whether words name a slot, or nothing."""
        return not words or (len(words) == 2 and words[0] == "slot")

    def slot(self, words: list[str]) -> int | None:
        """Read a slot, if there is one."""
        return self.number(words[-1], "slot") if words else None

    def path(self, words: list[str]) -> tuple[SpaceId, ...]:
        """Read the spaces of a way, with hyphens or blanks between them."""
        return tuple(self.space(word) for word in "-".join(words).split("-"))

    def space(self, word: str) -> SpaceId:
        """Read a space of the ocean or of an island."""
        return self.known(word, self.catalogue.space, "space")

    def place(self, words: list[str]) -> PlaceId:
        """Read a place for workers; blanks are as good as underscores."""
        return self.known("_".join(words), self.catalogue.place, "place")

    def crew(self, word: str) -> CrewId:
        """Read the number of a crew card."""
        return self.known(word, self.catalogue.crew, "crew card")

    def objective(self, word: str) -> ObjectiveId:
        """Read the name of an objective."""
        return self.known(word, self.catalogue.objective, "objective")

    def specimen(self, words: list[str]) -> Specimen:
        """Read a specimen: its colour and its kind."""
        word = "_".join(words)
        if word in _SPECIMENS:
            return _SPECIMENS[word]
        reason = f"{word!r} is no specimen: write green_reptile, blue_bird, ..."
        raise NotationError(self.text, reason)

    def regular(self, word: str) -> Seal:
        """Read the colour of a seal."""
        if word in list(Seal):
            return Seal(word)
        reason = f"{word!r} is no seal: write {', '.join(COLOURS)}"
        raise NotationError(self.text, reason)

    def known(self, word: str, things: Iterable[T], what: str) -> T:
        """Find an id, in whatever letters it is written."""
        names = {str(thing).lower(): thing for thing in things}
        if word in names:
            return names[word]
        near = get_close_matches(word[:60], names, n=3)
        shown = [str(names[each]) for each in near or [*names][:3]]
        hint = f"did you mean {', '.join(shown)}?" if near else f"try {shown[0]}"
        raise NotationError(self.text, f"there is no {what} {word!r}; {hint}")

    def failure(self, forms: Mapping[str, str], more: str = "") -> NotationError:
        """Make the error for words that are none of the forms."""
        verb = self.words[0] if self.words else ""
        near = get_close_matches(verb[:60], forms, n=1)
        if near:
            return NotationError(self.text, f"write {forms[near[0]]}")
        return NotationError(self.text, f"write {more}{', '.join(forms)}")
