"""A game in a few lines: look at the board, act, hear why not, see what happened.

python examples/quickstart.py
"""

from __future__ import annotations

from tabletop import IllegalAction, PlayerId, SeededRng
from tabletop.games import lock_n_go


def main() -> None:
    # A state is a value: acting returns the next one and leaves the old one alone.
    start = lock_n_go.new_game()
    print(lock_n_go.text(start), end="\n\n")

    # Actions are values too, and have a notation.
    move = lock_n_go.MoveDisc(
        lock_n_go.BLACK, lock_n_go.Space("C1"), lock_n_go.Space("C2")
    )
    assert move == lock_n_go.parse_action("C1-C2", start)
    state = lock_n_go.apply(start, move)
    print(lock_n_go.text(state), end="\n\n")

    # Whoever may act has a list of what may be done.
    (player,) = lock_n_go.to_act(state)
    notations = [
        lock_n_go.format_action(each) for each in lock_n_go.legal_actions(state)
    ]
    print(
        f"Player {player} has {len(notations)} actions: {', '.join(notations[:6])}, ..."
    )

    # What may not be done is refused, by a rule that has a name.
    try:
        lock_n_go.apply(state, lock_n_go.parse_action("C7-C5", state))
    except IllegalAction as error:
        print(f"No: {error.refusal.message} [{error.refusal.rule.name}]")

    # News tell what the last action brought about; here, all of a random game's end.
    rng = SeededRng(7)
    while actions := lock_n_go.legal_actions(state):
        state = lock_n_go.apply(state, actions[rng.randrange(len(actions))])
    print("At last:", *state.news, sep="\n  ")

    outcome = lock_n_go.outcome(state)
    assert outcome is not None
    print(f"{outcome.reason} Winners: {outcome.winners}, scores: {outcome.scores}")
    print(f"Black came in at place {outcome.place(PlayerId(0))}.")


if __name__ == "__main__":
    main()
