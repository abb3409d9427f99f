"""Games that tell what they should hide, all made of the trial game of secret bids."""

from __future__ import annotations

from typing import Final

import attrs

from tabletop import SPECTATOR, Observer, PlayerId, Refusal, Rng, Value, refuse, replace
from tests.contract.broken.case import Case
from tests.contract.stones import State as Stones
from tests.contract.stones import stones, variant
from tests.trial.secret_dice import GAME, Action, Bid, State, View
from tests.trial.secret_dice.pending import Bids, ChooseBids
from tests.trial.secret_dice.rulebook import Rule
from tests.trial.secret_dice.rules import candidates, refusal, to_act
from tests.trial.secret_dice.views import determinize, view

# -- what a view shows


def _counts_the_deck(state: State, observer: Observer) -> View:
    """Show what the cards of the deck are worth, instead of their number."""
    return replace(view(state, observer), deck=sum(state.deck.elements()))


def _deals_anyway(view: View, rng: Rng) -> State:
    return determinize(view, rng)


def _tells_all(state: State, observer: Observer) -> View:
    return replace(view(state, observer), news=state.news)


def _for_nobody(state: State, observer: Observer) -> View:
    return replace(view(state, observer), viewer=SPECTATOR)


@attrs.frozen
class Glass(Value):
    """A view that shows everything."""

    viewer: Observer
    state: State


def _through_glass(state: State, observer: Observer) -> Glass:
    return Glass(observer, state)


def _true_state(view: Glass, rng: Rng) -> State:
    return view.state


@attrs.frozen
class Peek(Value):
    """A view that shows all bids to those who have bid."""

    viewer: Observer
    seen: View
    bids: Bids


def _peek(state: State, observer: Observer) -> Peek:
    """Let a player look at the bids of the others after bidding."""
    question = state.pending[-1] if state.pending else None
    if not isinstance(question, ChooseBids) or observer in question.waiting:
        return Peek(observer, view(state, observer), ())
    return Peek(observer, view(state, observer), question.bids)


def _guess_lowest(peek: Peek, rng: Rng) -> State:
    """Deal the bids that were seen, and where none was, the lowest cards there are."""
    if peek.bids:
        return _with_bids(determinize(peek.seen, rng), peek.bids)
    return determinize(peek.seen, _First())


class _First:
    def randrange(self, n: int, /) -> int:
        return 0


def _with_bids(state: State, bids: Bids) -> State:
    return replace(
        state,
        pending=tuple(
            replace(item, bids=bids) if isinstance(item, ChooseBids) else item
            for item in state.pending
        ),
    )


# -- what the rules tell


def _by_rarity(state: State, player: PlayerId) -> list[Action]:
    """List the cards of which the deck has fewest first."""

    def left(action: Action) -> int:
        return state.deck[action.card] if isinstance(action, Bid) else 0

    return sorted(candidates(state, player), key=left)


def _weakest_first(state: State) -> tuple[PlayerId, ...]:
    """Name first who has the weakest cards."""

    def worth(player: PlayerId) -> int:
        return sum(state.seats[player].hand.elements())

    return tuple(sorted(to_act(state), key=worth))


def _talkative(state: State, action: Action) -> Refusal | None:
    if refusal(state, action) is None:
        return None
    left = ", ".join(str(card) for card in sorted(state.deck.elements()))
    return refuse(Rule.BID, "no; in the deck there are {left}", left=left)


# -- what is dealt


def _deals_own_hand(view: View, rng: Rng) -> State:
    """Deal even the cards that the viewer holds."""
    hidden = tuple(replace(seat, hand=None) for seat in view.seats)
    return determinize(replace(view, seats=hidden), rng)


def _deals_bids_back(view: View, rng: Rng) -> State:
    """Let everybody who has bid bid again."""
    state = determinize(view, rng)
    everybody = tuple(PlayerId(seat) for seat in range(len(state.seats)))
    return replace(
        state,
        pending=tuple(
            ChooseBids(everybody) if isinstance(item, ChooseBids) else item
            for item in state.pending
        ),
    )


def _forgets_news(view: View, rng: Rng) -> State:
    return replace(determinize(view, rng), news=())


def _odd(state: Stones) -> str | None:
    return "the heap is even" if state.heap % 2 == 0 else None


CASES: Final = (
    Case("flaw", "the heap is even", stones("even_is_a_flaw", flaw=_odd)),
    Case(
        "views",
        "the view for 0 does not name its viewer",
        variant(GAME, "for_nobody", view=_for_nobody, flaw=None),
    ),
    Case(
        "secrets",
        "can tell a dealt state by this: view.deck is",
        variant(
            GAME,
            "counts_the_deck",
            view=_counts_the_deck,
            determinize=_deals_anyway,
            flaw=None,
        ),
    ),
    Case(
        "secrets",
        "can tell a dealt state by this: the legal actions differ, or their order",
        variant(GAME, "by_rarity", candidates=_by_rarity),
    ),
    Case(
        "secrets",
        "are to act, not",
        variant(GAME, "weakest_first", to_act=_weakest_first),
    ),
    Case(
        "secrets",
        "can tell a dealt state by this: the refusal of",
        variant(GAME, "talkative", refusal=_talkative),
    ),
    Case(
        "secrets",
        "can tell a dealt state by this: view.seats[0].hand",
        variant(GAME, "deals_own_hand", determinize=_deals_own_hand, flaw=None),
    ),
    Case(
        "secrets",
        "can tell a dealt state by this: view.pending",
        variant(GAME, "deals_bids_back", determinize=_deals_bids_back, flaw=None),
    ),
    Case(
        "secrets",
        "can tell a dealt state by this: news is ()",
        variant(GAME, "forgets_news", determinize=_forgets_news),
    ),
    Case(
        "gossip", "look the same to player", variant(GAME, "tells_all", view=_tells_all)
    ),
    Case(
        "undo",
        "could be taken back, but tells in which world one is",
        variant(GAME, "peek", view=_peek, determinize=_guess_lowest, flaw=None),
        {"games": 5, "sweeps": 40, "without": ["secrets", "json"]},
    ),
    Case(
        "hiding",
        "determinize gave the true state",
        variant(GAME, "glass", view=_through_glass, determinize=_true_state),
        {"games": 1, "players": [2]},
    ),
)
