"""House variant: the three action tokens, placed before the first move."""

from __future__ import annotations

from tabletop.core.players import PlayerId
from tabletop.core.refusals import Refusal, refuse
from tabletop.core.values import replace
from tabletop.games.lock_n_go.actions import Action, PlaceToken
from tabletop.games.lock_n_go.events import TokenPlaced
from tabletop.games.lock_n_go.kinds import BLACK, Kind, Space
from tabletop.games.lock_n_go.rulebook import Rule
from tabletop.games.lock_n_go.rules.ground import ground_of
from tabletop.games.lock_n_go.state import State, Token


def placements(state: State, player: PlayerId) -> list[Action]:
    """List the spaces where the token that is due may go."""
    return [PlaceToken(player, space) for space in _plain_spaces(state)]


def refuse_placing(state: State, action: Action) -> Refusal | None:
    """Refuse anything but placing the token that is due on a plain space."""
    kind = state.pending[-1].kind
    if not isinstance(action, PlaceToken):
        message = "the {kind} token has to be placed first"
        return refuse(Rule.TOKEN_PLACEMENT, message, kind=kind)
    if action.space in _plain_spaces(state):
        return None
    message = "the {kind} token goes on a plain space without a token, not on {space}"
    return refuse(Rule.TOKEN_PLACEMENT, message, kind=kind, space=action.space)


def place(state: State, action: PlaceToken) -> State:
    """Place the token; black has the first move once none is left."""
    question, rest = state.pending[-1], state.pending[:-1]
    return replace(
        state,
        player=rest[-1].player if rest else BLACK,
        pending=rest,
        tokens=(*state.tokens, Token(action.space, question.kind)),
        news=(TokenPlaced(action.player, question.kind, action.space),),
    )


def _plain_spaces(state: State) -> list[Space]:
    spaces = state.config.content.geometry.spaces
    pairs = zip(spaces, ground_of(state).kinds, strict=True)
    return [space for space, kind in pairs if kind is Kind.PLAIN]
