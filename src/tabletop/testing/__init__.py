r"""The conformance kit: hold any game, yours as well, to the laws that all games keep.

    from tabletop.testing import check_game

    def test_my_game_keeps_every_law() -> None:
        check_game(GAME, totals=coins_and_cards)

`LAWS` lists the laws; ``print(*LAWS, sep="\n")`` tells each as a sentence.
`tabletop.testing.strategies` has strategies for Hypothesis; it alone needs the extra
``testing``.

>>> from tabletop.games import lock_n_go
>>> state = lock_n_go.new_game()
>>> perft(lock_n_go.GAME, state, 1) == len(lock_n_go.legal_actions(state))
True
"""

from __future__ import annotations

from tabletop.testing.check import check_game
from tabletop.testing.law import Law, LawBroken, Scope
from tabletop.testing.laws import LAWS
from tabletop.testing.perft import divide, perft
from tabletop.testing.playing import play
from tabletop.testing.positions import Position
from tabletop.testing.report import Report

__all__ = [
    "LAWS",
    "Law",
    "LawBroken",
    "Position",
    "Report",
    "Scope",
    "check_game",
    "divide",
    "perft",
    "play",
]
