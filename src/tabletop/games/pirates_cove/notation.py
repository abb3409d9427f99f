"""Actions as short texts, both ways; islands by their numbers, players by their seats.

A section is raised to a position; battles, volleys and events name the card, and whom
or where it strikes. Ships without a player are ``legend`` and ``navy``.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.notation import FACES, Notation
from tabletop.core.players import PlayerId
from tabletop.games.pirates_cove import actions
from tabletop.games.pirates_cove.actions import Action, ChanceAction
from tabletop.games.pirates_cove.state import WORDS, State

__all__ = ["format_action", "read_action", "read_chance"]

_NOTATION: Final = Notation[State, Action, ChanceAction](
    {
        actions.RigShip: "rig {hull=2} {sails=4} {crew=3} {cannon=2}",
        actions.SetCourse: "sail {to=3}",
        actions.PlayEvent: "event {card=royal_navy}[ {to=2}]",
        actions.PlayBattle: "battle {card=grapple_attack}[ {target=1}]",
        actions.Pass: "pass",
        actions.PlayVolley: "volley {card=steady_aim}",
        actions.Fire: "fire {target=1} {section}",
        actions.Flee: "flee",
        actions.BuyCards: "buy {count=2}",
        actions.RaiseSection: "raise {section=sails} {to=5}",
        actions.PlayMastercraft: "lay {card=mastercraft_hull}",
        actions.MendMastercraft: "mend {card=mastercraft_hull}",
        actions.BuryTreasures: ("bury {count=3} treasures", "bury {count} treasure"),
        actions.BuryGold: "bury {gold=6} gold",
        actions.Shelter: "shelter {cards=1} {gold=2}",
        actions.Finish: "finish",
    },
    {
        actions.DrawCard: "drew {to} {card=fame_1}",
        actions.TurnCard: "turned {island=3} {card=T16}",
        actions.MeetLegend: "met {ship} {legend}",
        actions.ThrowTie: "tie {to=1} {face=5}",
        actions.Throw: "rolled {faces=2 5 6}",
        actions.ThrowMutiny: "mutiny {to=1} {face=4}",
    },
    {**WORDS, tuple[int, ...]: FACES},
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
