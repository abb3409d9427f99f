"""Fame at the end of the year, and how the players stand then."""

from __future__ import annotations

from tabletop.core.outcomes import Outcome, ScoreLine
from tabletop.core.players import PlayerId
from tabletop.core.turns import check_seat
from tabletop.games.pirates_cove.content.effects import TellTale
from tabletop.games.pirates_cove.pending import Ranking
from tabletop.games.pirates_cove.rulebook import Rule
from tabletop.games.pirates_cove.state import State


def tales(state: State, player: PlayerId) -> tuple[ScoreLine, ...]:
    """List the Fame cards in a player's hand with what they are worth."""
    cards = state.config.content.catalogue.card
    return tuple(
        ScoreLine(cards[card].name, effect.fame)
        for card in state.pirates[player].hand
        for effect in cards[card].effects
        if isinstance(effect, TellTale)
    )


def final_fame(state: State, player: PlayerId) -> int:
    """Add up the fame track and the Fame cards; nothing else counts (ruling A54).

    `UnknownId` for a player who is not there.
    """
    check_seat(player, len(state.pirates))
    told = sum(line.points for line in tales(state, player))
    return state.pirates[player].fame + told


def outcome(state: State) -> Outcome | None:
    """Return the ranking once the year is over."""
    if not state.pending or not isinstance(state.pending[-1], Ranking):
        return None
    groups = state.pending[-1].groups
    players = [PlayerId(seat) for seat in range(len(state.pirates))]
    return Outcome(
        ranking=groups,
        scores=tuple(final_fame(state, player) for player in players),
        breakdown=tuple(
            (ScoreLine("fame track", state.pirates[player].fame), *tales(state, player))
            for player in players
        ),
        reason=f"The year is over. {Rule.YEAR.text}",
    )
