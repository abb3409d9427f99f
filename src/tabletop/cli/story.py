"""What has happened at a table, step by step, and who has been told of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import attrs

from tabletop.cli.secrecy import Secrecy
from tabletop.cli.words import player_name
from tabletop.core.players import CHANCE, SPECTATOR, Observer, PlayerId
from tabletop.game import AnyGame
from tabletop.rendering.plain import plain_news
from tabletop.rendering.text import Look

Line = tuple[str, Look]


@attrs.frozen
class Step:
    """One action, a player's or chance's, and where it led."""

    action: Any
    state: Any
    """The position after it."""
    is_known: bool
    """Whether everybody may know the action itself, not only what came of it."""


@attrs.define
class Story:
    """The steps since a table was set, and up to where each has been told of them.

    Those who look on stand for all people at once: what they may know is said aloud.
    """

    secrecy: Secrecy
    names: tuple[str, ...]
    """What the players are called."""
    start: Any
    """The position in which the table was set."""
    steps: list[Step] = attrs.field(factory=list)
    _told: dict[Observer, int] = attrs.field(factory=dict)

    @property
    def game(self) -> AnyGame:
        """What is being played."""
        return self.secrecy.game

    # -- what happens

    def go_on(self, actions: Iterable[Any]) -> None:
        """Add what was played."""
        state = self.steps[-1].state if self.steps else self.start
        was_open = self.secrecy.is_open(state)
        for action in actions:
            state = self.game.apply_unchecked(state, action)
            is_open = self.secrecy.is_open(state)
            is_known = was_open and is_open and not self._is_private(state)
            self.steps.append(Step(action, state, is_known))
            was_open = is_open

    def go_back(self, count: int) -> None:
        """Forget the last steps."""
        del self.steps[-count:]
        told = self._told.items()
        self._told = {who: min(end, len(self.steps)) for who, end in told}

    def is_news(self, player: PlayerId) -> bool:
        """Whether a player has still to hear what is for no other ears."""
        return self._private(player) < len(self.steps)

    def _private(self, player: PlayerId) -> int:
        """Find the first untold step of which a player may know more than others."""
        untold = range(self._told.get(player, 0), len(self.steps))
        hears_more = self.secrecy.hears_more
        own = (each for each in untold if hears_more(self.steps[each].state, player))
        return next(own, len(self.steps))

    def _is_private(self, state: Any) -> bool:
        players = range(self.secrecy.players)
        return any(self.secrecy.hears_more(state, PlayerId(each)) for each in players)

    # -- telling

    def tell(self, player: PlayerId) -> Iterator[Line]:
        """Tell a player alone what they have not been told yet."""
        first = self._told.get(player, 0)
        self._told[player] = len(self.steps)
        yield from self._lines(first, player)

    def tell_all(self, people: Iterable[PlayerId]) -> Iterator[Line]:
        """Tell aloud what somebody has not been told yet.

        From where one of them may know more, that one is told again, alone.
        """
        ends = {player: self._told.get(player, 0) for player in people}
        first = max(self._told.get(SPECTATOR, 0), min(ends.values()))
        self._told[SPECTATOR] = len(self.steps)
        for player in ends:
            self._told[player] = self._private(player)
        yield from self._lines(first, SPECTATOR)

    def keep_silent(self, people: Iterable[PlayerId]) -> None:
        """Leave untold what has happened: it was seen before."""
        self._told = dict.fromkeys((*people, SPECTATOR), len(self.steps))

    def _lines(self, first: int, observer: Observer) -> Iterator[Line]:
        for step in self.steps[first:]:
            yield from self._told_of(step, observer)

    def _told_of(self, step: Step, observer: Observer) -> Iterator[Line]:
        """Tell a step as an observer may know it: the action, and what came of it."""
        actor = self.game.actor_of(step.action)
        view = self.game.view(step.state, observer)
        news = self.game.tell(view)
        if actor is CHANCE:
            # Sentences of the game's own say what chance brought; plain ones may not.
            if step.is_known and (not news or news == plain_news(view)):
                yield f"chance: {self.game.format_action(step.action)}", Look.PLAIN
        elif step.is_known or actor == observer:
            notation = self.game.format_action(step.action)
            yield f"{player_name(actor, self.names)}: {notation}", Look.PLAIN
        elif not news:
            yield f"{player_name(actor, self.names)} has acted.", Look.PLAIN
        for told in news.splitlines():
            yield f"  {told}", Look.FAINT
