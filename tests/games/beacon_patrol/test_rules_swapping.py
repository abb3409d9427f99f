"""Swapping tiles with another player."""

from __future__ import annotations

import pytest

from tabletop import NotationError, PlayerId, TurnRule
from tabletop.games.beacon_patrol import GAME, Rule, State, SwapTiles, TileId
from tests.games.beacon_patrol.drawing import (
    P1,
    P2,
    P3,
    P4,
    dealt,
    given,
    hand,
    legal,
    play,
    refused,
    ship,
    told,
)

A, B, C = "LWWW-P", "WLWW-P", "WWLW-P"
X, Y, Z = "WWWW-P", "WWWL-P", "WLWL-P"
MINE, THEIRS = f"{A} {B} {C}", f"{X} {Y} {Z}"


def swaps(state: State) -> set[str]:
    """List the legal swaps in notation."""
    return {text for text in legal(state) if "<>" in text}


class TestWhatChangesHands:
    @pytest.mark.parametrize("give", [A, B, C])
    @pytest.mark.parametrize("take", [X, Y, Z])
    def test_any_tile_for_any(self, give: str, take: str) -> None:
        """Any of one's tiles is swapped for any of the other's (A12; BP-051)."""
        state = play(given("", MINE, THEIRS), f"{give}<>1:{take}")

        assert sorted({A, B, C, take} - {give}) == hand(state, P1).split()
        assert sorted({X, Y, Z, give} - {take}) == hand(state, P2).split()

    def test_nothing_else(self) -> None:
        """Ships, tokens, table, pile and discards are as before (A16)."""
        state = given("1,0 WWWW-P", MINE, THEIRS, ships=((1, 0), (0, 0)), tokens=(1, 3))

        after = play(state, f"{A}<>1:{X}")

        for name in ("sea", "pile", "discarded", "turn", "player", "pending"):
            assert getattr(state, name) == getattr(after, name)
        kept = [(captain.ship, captain.tokens) for captain in after.captains]
        assert [((1, 0), 1), ((0, 0), 3)] == kept

    def test_tiles_alike(self) -> None:
        """A tile may be swapped for one like it; the swap is spent all the same."""
        state = play(given("", X, X), f"{X}<>1:{X}")

        assert (X, X, True) == (hand(state, P1), hand(state, P2), state.swapped)

    def test_one_of_several_alike(self) -> None:
        """Of two tiles of a kind one changes hands (A12)."""
        state = play(given("", f"{A} {A}", f"{X} {X} {Y}"), f"{A}<>1:{X}")

        assert (f"{A} {X}", f"{A} {Y} {X}") == (hand(state, P1), hand(state, P2))

    def test_one_for_one_only(self) -> None:
        """Two tiles for one, or one for nothing, cannot be said (A12)."""
        for text in (f"{A} {B}<>1:{X}", f"{A}<>1:{X} {Y}", f"{A}<>1:", f"<>1:{X}"):
            with pytest.raises(NotationError):
                GAME.parse_action(text, given("", MINE, THEIRS))


class TestWithWhom:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_any_other_player(self, players: int) -> None:
        """All other players' tiles are to be had, one's own are not (BP-051)."""
        state = given("", A, players=players)

        expected = {
            f"{A}<>{partner}:{tile}"
            for partner in range(1, players)
            for tile in state.captains[partner].hand
        }
        assert expected == swaps(state)

    def test_from_any_seat(self) -> None:
        """The third player swaps with the first, and nobody else is touched."""
        state = given("", A, X, Y, Z, players=4, to_act=P3, pile="")

        after = play(state, f"{Y}<>0:{A}")

        assert [Y, X, A, Z] == [hand(after, each) for each in (P1, P2, P3, P4)]

    @pytest.mark.parametrize("partner", [-1, 0, 2, 3, 99])
    def test_only_a_player_who_is_there(self, partner: int) -> None:
        """Oneself, and a seat where nobody sits, is refused with its number."""
        action = SwapTiles(P1, TileId(A), PlayerId(partner), TileId(X))

        refusal = refused(given("", MINE, THEIRS), action)

        assert Rule.SWAPPING is refusal.rule
        assert {"partner": partner} == told(refusal)

    @pytest.mark.parametrize("partner", [-1, 0, 1])
    def test_nobody_alone(self, partner: int) -> None:
        """Alone there is nobody to swap with, whoever is named (A15)."""
        action = SwapTiles(P1, TileId(A), PlayerId(partner), TileId(B))

        refusal = refused(given("", MINE, players=1), action)

        assert Rule.SWAPPING is refusal.rule
        assert "there is nobody to swap with" in refusal.message

    def test_consent_is_not_asked(self) -> None:
        """The swap is done at once: the other player is not asked (A13)."""
        state = play(given("", MINE, THEIRS), f"{A}<>1:{X}")

        assert (P1,) == GAME.to_act(state)
        assert () == state.pending


class TestWhichTiles:
    @pytest.mark.parametrize("give", [X, "WWWW-L", "LLLL-P", ""])
    def test_give_a_tile_in_front_of_you(self, give: str) -> None:
        """What the player has not cannot be given (A14)."""
        action = SwapTiles(P1, TileId(give), P2, TileId(X))

        refusal = refused(given("", f"{A} {B}", THEIRS), action)

        assert Rule.IN_FRONT is refusal.rule
        assert {"tile": give, "has": f"{A}, {B}"} == told(refusal)

    @pytest.mark.parametrize("take", [A, "WWWW-L", "LLLL-P", ""])
    def test_take_a_tile_in_front_of_them(self, take: str) -> None:
        """What the other has not cannot be had (A14)."""
        action = SwapTiles(P1, TileId(A), P2, TileId(take))

        refusal = refused(given("", A, f"{X} {Y}"), action)

        assert Rule.SWAPPING is refusal.rule
        assert {"partner": 1, "tile": take, "has": f"{Y}, {X}"} == told(refusal)

    def test_of_the_player_named(self) -> None:
        """A tile of the third player is not had from the second."""
        state = given("", A, X, Y, players=3)

        assert Rule.SWAPPING is refused(state, f"{A}<>1:{Y}").rule
        assert Y == hand(play(state, f"{A}<>2:{Y}"), P1)

    def test_other_has_none(self) -> None:
        """With a player without tiles there is no exchange, and no swap is listed."""
        state = given("", A, "", pile="")

        refusal = refused(state, f"{A}<>1:{X}")

        assert "player 1 has no WWWW-P: they have no tiles" == refusal.message
        assert set() == swaps(state)

    def test_none_left(self) -> None:
        """Who has placed everything has nothing to swap (A14)."""
        state = play(given("", X, THEIRS.replace(X, "WWWW-B")), f"{X}@1,0")

        assert set() == swaps(state)


class TestWhen:
    def test_once_in_a_turn(self) -> None:
        """After one swap all others are refused, whichever they are (A12; BP-023)."""
        state = play(given("", MINE, THEIRS, players=3), f"{A}<>1:{X}")

        refusal = refused(state, f"{X}<>1:{A}")

        assert Rule.SWAPPING is refusal.rule
        assert "you have swapped tiles in this turn already" == refusal.message
        assert set() == swaps(state)

    def test_between_other_actions(self) -> None:
        """A swap may come after a move and a placement, and before others (BP-021)."""
        state = given("1,0 WWWW-P", f"{A} {X}", f"{Y} WWWW-B")

        after = play(state, "1,0", f"{X}@2,0", f"{A}<>1:WWWW-B", "WWWW-B@3,0")

        assert ((3, 0), "") == (ship(after), hand(after))

    def test_again_in_the_next_turn(self) -> None:
        """Each turn has a swap of its own, that of the other player too (BP-023)."""
        state = dealt(play(given("", MINE, THEIRS), f"{A}<>1:{X}", "end"))
        mine = hand(state, P1).split()[0]

        assert not state.swapped
        state = dealt(play(state, f"{A}<>0:{mine}", "end"))
        assert swaps(state)

    def test_having_been_swapped_with(self) -> None:
        """Who was swapped with may still swap in their own turn."""
        state = dealt(play(given("", MINE, THEIRS), f"{A}<>1:{X}", "end"))

        assert (P2,) == GAME.to_act(state)
        assert any(text.startswith(f"{A}<>0:") for text in swaps(state))

    def test_with_an_empty_pile(self) -> None:
        """An empty pile is no hindrance (A18)."""
        state = play(given("", A, X, pile=""), f"{A}<>1:{X}")

        assert (X, A) == (hand(state, P1), hand(state, P2))

    def test_not_out_of_turn(self) -> None:
        """Who is not to act does not swap."""
        action = SwapTiles(P2, TileId(X), P1, TileId(A))

        assert TurnRule.YOUR_TURN is refused(given("", MINE, THEIRS), action).rule


class TestAfterwards:
    def test_partner_plays_what_they_got(self) -> None:
        """The tile given away is placed by the partner in their own turn (A16)."""
        state = dealt(play(given("", X, f"{A} {B} {C}"), f"{X}<>1:{A}", "end"))

        after = play(state, f"{X}@1,0")

        assert (1, 0) == ship(after, P2)

    def test_received_tile_may_be_discarded_to_move(self) -> None:
        """What was received pays for a move like any tile (A17)."""
        state = given("1,0 WWWW-P", A, X)

        assert (1, 0) == ship(play(state, f"{A}<>1:{X}", f"{X}>1,0"))

    def test_received_tile_is_discarded_at_the_end(self) -> None:
        """It is not kept for later turns (A16; BP-053)."""
        state = play(given("", A, X), f"{A}<>1:{X}", "end")

        assert ("", {X: 1}) == (hand(state), dict(state.discarded))
