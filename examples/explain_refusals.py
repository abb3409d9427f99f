"""Why not? Every no names its rule, and says what was needed and what there was.

python examples/explain_refusals.py
"""

from __future__ import annotations

from tabletop import NotationError, PlayerId, Refusal
from tabletop.games import lock_n_go

ATTEMPTS = ["C1-C2", "C1-C3", "C7-C6", "C2-C3", "A1-B1", "+A1", "pass", "knight to f3"]


def main() -> None:
    state = lock_n_go.new_game()
    for text in ATTEMPTS:
        print(f"{text:14}{explain(state, text, lock_n_go.BLACK)}")

    # A refusal is data as well: for a translation, a greyed button, a statistic.
    putting_back = lock_n_go.PutDiscBack(lock_n_go.BLACK, lock_n_go.Space("A1"))
    refusal = lock_n_go.refusal(state, putting_back)
    assert refusal is not None
    print(f"\n{refusal.rule!r}, with {dict(refusal.params)}")

    # Whose turn it is, the core of the library refuses in the same way for all games.
    print(told(lock_n_go.refusal(state, lock_n_go.Pass(lock_n_go.GREY))))


def explain(state: lock_n_go.State, text: str, player: PlayerId) -> str:
    """Say in one sentence what is wrong with an action that somebody typed."""
    try:
        action = lock_n_go.parse_action(text, state, player)
    except NotationError as error:
        return f"not understood: {error.reason}"
    return told(lock_n_go.refusal(state, action))


def told(refusal: Refusal | None) -> str:
    """Tell a refusal, and where the rule stands."""
    if refusal is None:
        return "yes"
    return f"no: {refusal.message} ({refusal.rule.name}; {refusal.rule.source})"


if __name__ == "__main__":
    main()
