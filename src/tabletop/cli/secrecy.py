"""Who sees what: whether a position, an action or a question has secrets just now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import attrs

from tabletop.core.chance import SeededRng
from tabletop.core.events import news_of
from tabletop.core.players import SPECTATOR, Observer, PlayerId, seats
from tabletop.core.values import replace
from tabletop.game import AnyGame

_DEALS: Final = 3
"""How often the rest of a position is dealt to find out whether it is known."""


def is_secretive(game: AnyGame) -> bool:
    """Whether a game hides something from somebody, at some time."""
    return game.classes.view is not game.classes.state


@attrs.frozen
class Secrecy:
    """Compares what people see in one game."""

    game: AnyGame
    players: int

    @property
    def everybody(self) -> tuple[Observer, ...]:
        """All players, and those who only look on."""
        return (*seats(self.players), SPECTATOR)

    def is_open(self, state: Any) -> bool:
        """Whether nothing is hidden in a position, be it from one or from all."""
        if not is_secretive(self.game):
            return True
        if not self.look_alike(state, self.everybody):
            return False
        seen = self.game.view(state, SPECTATOR)
        return all(
            self.game.determinize(seen, SeededRng("unseen", number)) == state
            for number in range(_DEALS)
        )

    def look_alike(self, state: Any, observers: Iterable[Observer]) -> bool:
        """Whether these see the same in a position, but for whose eyes it is."""
        if not is_secretive(self.game):
            return True
        first, *others = (_anybody_s(self.game.view(state, each)) for each in observers)
        return all(other == first for other in others)

    def hears_more(self, state: Any, player: PlayerId) -> bool:
        """Whether the news of a position tell a player more than those who look on."""
        mine, common = (
            news_of(self.game.view(state, observer)) for observer in (player, SPECTATOR)
        )
        return mine != common

    def asks_in_secret(
        self, state: Any, player: PlayerId, observers: Iterable[Observer]
    ) -> bool:
        """Whether some of these would not see all that a player may do now."""
        if not is_secretive(self.game):
            return False
        seeing = tuple(observers)
        return not all(
            self.look_alike(self.game.apply_unchecked(state, action), seeing)
            for action in self.game.legal_actions(state, player)
        )


def _anybody_s(view: Any) -> Any:
    """Take out of a view whose eyes it is for."""
    fields = attrs.fields_dict(type(view)) if attrs.has(type(view)) else {}
    return replace(view, viewer=SPECTATOR) if "viewer" in fields else view
