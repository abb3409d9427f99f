"""What is impossible about a position that was not reached by play.

`flaws_shape` looks at sizes and names, which all others rely on; `flaws_table`,
`flaws_pieces`, `flaws_people`, `flaws_scores` and `flaws_alfred` at what lies there;
`flaws_waiting` at the stack of what waits, with `flaws_draft`, `flaws_rewards` and
`flaws_effects`. `stages` says how far a game has come, `sources` and `gains` what icons
there are.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.darwins_journey.pending import (
    ChooseEffects,
    ChoosePair,
    DoEffect,
    DraftCrew,
    Draw,
    EndTurn,
    KeepCrew,
    Ranking,
    TakeTurn,
    Window,
)
from tabletop.games.darwins_journey.rules import settle
from tabletop.games.darwins_journey.setup.flaws_alfred import alfred_flaws
from tabletop.games.darwins_journey.setup.flaws_people import people_flaws
from tabletop.games.darwins_journey.setup.flaws_pieces import pieces_flaws
from tabletop.games.darwins_journey.setup.flaws_scores import score_flaws
from tabletop.games.darwins_journey.setup.flaws_shape import shape_flaws
from tabletop.games.darwins_journey.setup.flaws_table import table_flaws
from tabletop.games.darwins_journey.setup.flaws_waiting import waiting_flaws
from tabletop.games.darwins_journey.setup.stages import stage_flaws
from tabletop.games.darwins_journey.setup.start import setup
from tabletop.games.darwins_journey.state import State

_DUE = (
    DraftCrew,
    KeepCrew,
    ChoosePair,
    TakeTurn,
    EndTurn,
    Window,
    ChooseEffects,
    DoEffect,
    Draw,
    Ranking,
)
"""What waits for players or chance, or is the end."""


def flaw(state: State) -> str | None:
    """Say what is impossible about a position, or None.

    For positions that were not reached by play: loaded, or built by hand.
    """
    return next(_flaws(state), None)


def _flaws(state: State) -> Iterator[str]:
    """Look at everything; each part relies on what those before it have seen."""
    yield from shape_flaws(state)
    yield from stage_flaws(state)
    begun = setup(state.players, state.config)
    yield from table_flaws(state, begun)
    yield from pieces_flaws(state)
    yield from people_flaws(state, begun)
    yield from score_flaws(state)
    yield from alfred_flaws(state)
    yield from waiting_flaws(state, begun)
    yield from _due_flaws(state)


def _due_flaws(state: State) -> Iterator[str]:
    """See that the rules themselves have nothing to go on with."""
    top = state.pending[-1]
    if not isinstance(top, _DUE) or settle(state) is not state:
        name = type(top).__name__
        yield f"nobody is to act and nothing is due on {name}, and the game is not over"
