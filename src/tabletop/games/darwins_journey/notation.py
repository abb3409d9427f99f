"""Actions as short texts, both ways; workers, scrolls and the like count from 1.

A way is told by all its spaces, a stamp by where it comes from: the first stack is
``1``, ``tray`` the tray of used stamps. A specimen may be two letters: ``gr``.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.notation import Notation, members_of
from tabletop.core.players import PlayerId
from tabletop.games.darwins_journey import actions
from tabletop.games.darwins_journey.actions import Action, ChanceAction
from tabletop.games.darwins_journey.kinds import Specimen
from tabletop.games.darwins_journey.state import WORDS, State

__all__ = ["format_action", "read_action", "read_chance"]

_TWO_LETTERS: Final = {f"{each.colour[0]}{each.kind[0]}": each for each in Specimen}
_NOTATION: Final = Notation[State, Action, ChanceAction](
    {
        actions.PlaceWorker: "w{worker#=2} {place}[ +{knowledge=1}]",
        actions.MoveShip: "sail {path=O6-O7}",
        actions.MoveExplorer: "walk {path=A3-A4}",
        actions.SendExplorer: "explorer {island=B}",
        actions.PitchTent: ("tent {camp=A7}-{space#}", "tent {camp} {space#}"),
        actions.ReactivateTent: "again {camp=A7}",
        actions.UnlockPlace: "unlock {place=academy_2}",
        actions.PerformPlace: "perform {place=academy_3}",
        actions.TakeSeal: (
            "seal {scroll#}-{column#=2} to [w]{worker#=3}",
            "seal {scroll#} {column#} to [w]{worker#}",
        ),
        actions.PlacePurple: "purple [w]{worker#=2}",
        actions.PlaceStamp: (
            "stamp {envelope#=2} from {stack#}",
            "stamp {envelope#=2} from tray",
        ),
        actions.DeliverSpecimen: "deliver {specimen}",
        actions.ResearchSpecimen: "research {specimen}",
        actions.Convert: "{into}",
        actions.ChooseEffect: "do {effect#}",
        actions.FulfilObjective: (
            "fulfil {objective=S7}[ slot {slot#=2}]",
            "fulfill {objective}[ slot {slot#}]",
        ),
        actions.FulfilOutright: (
            "outright {objective=S3}[ slot {slot#=2}]",
            "outright {objective=S3} {metal=gold}[ {slot#=2}]",
            "outright {objective} {metal} slot {slot#}",
        ),
        actions.FulfilCrew: "crew {card=5} by [w]{worker#=2}",
        actions.TakeObjective: "take {objective=S3}[ slot {slot#}]",
        actions.CopyCard: "copy {card=7}",
        actions.KeepCard: "keep {card=5}",
        actions.TakePair: "pair {silver}",
        actions.Finish: "done",
    },
    {
        actions.DrawTile: "tile {tile=7}",
        actions.DrawLetter: "letter {letter=2}",
        actions.DrawSeal: "seal {seal=red}",
        actions.DrawObjective: "objective {objective=S1}",
        actions.DrawSeat: "seat {seat=2}",
        actions.DrawGoal: "goal {goal=3}",
        actions.DrawSpecimen: "specimen {specimen=green_bird}",
        actions.DealCrew: "crew {card=4}",
        actions.DrawAction: "action {card=3}",
        actions.DrawBonus: "bonus {card}",
    },
    {**WORDS, Specimen: members_of(Specimen, _TWO_LETTERS)},
)


def format_action(action: Action | ChanceAction) -> str:
    """Write an action, without its player."""
    return _NOTATION.format_action(action)


def read_action(text: str, state: State, player: PlayerId) -> Action:
    """Read an action, legal or not; `NotationError` for a text that is none."""
    return _NOTATION.read_action(text, state, player)


def read_chance(text: str, state: State) -> ChanceAction:
    """Read what chance has brought; `NotationError` for a text that is nothing."""
    return _NOTATION.read_chance(text, state)
