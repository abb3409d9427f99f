"""Set-up: what lies where, who has what, and who begins."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import SPECTATOR, Bag, InvalidConfig, Observer, PlayerId, SeededRng, seats
from tabletop.games.beacon_patrol import (
    DEFAULT,
    GAME,
    HARBOUR,
    Config,
    StartTurn,
    TileId,
)
from tests.games.beacon_patrol.drawing import dealt, flaw, play

COUNTS = [1, 2, 3, 4]


def test_headquarters_alone_in_the_middle() -> None:
    """At first nothing but the headquarters lies on the table (BP-005)."""
    state = GAME.new_game()

    assert {HARBOUR: TileId("WWWW-L")} == dict(state.sea)
    assert (0, 0) == HARBOUR


def test_expansion_is_left_out() -> None:
    """Unless asked for, no tile of the expansion is in the game (BP-006)."""
    assert not any(tile.endswith("M") for tile in GAME.new_game().pile)
    assert not Config().windmills


@pytest.mark.parametrize("players", COUNTS)
def test_all_ships_at_home(players: int) -> None:
    """Each player has one ship, all of them at the headquarters (BP-008, BP-009)."""
    state = GAME.new_game(players)

    assert [HARBOUR] * players == [captain.ship for captain in state.captains]


@pytest.mark.parametrize(
    ("players", "tiles", "tokens"), [(1, 3, 4), (2, 3, 3), (3, 3, 3), (4, 2, 2)]
)
def test_tiles_and_tokens(players: int, tiles: int, tokens: int) -> None:
    """Tiles and tokens by the number of players (BP-010, BP-011, BP-012, BP-013)."""
    state = dealt(GAME.new_game(players), players)

    assert [tiles] * players == [len(captain.hand) for captain in state.captains]
    assert [tokens] * players == [captain.tokens for captain in state.captains]
    assert 54 - players * tiles == state.pile.total
    assert flaw(state) is None


@pytest.mark.parametrize("players", COUNTS)
def test_tokens_are_blue_from_the_start(players: int) -> None:
    """All tokens of a player, no spare ones, are blue at first (BP-015, BP-016)."""
    state = GAME.new_game(players)

    assert [DEFAULT.table(players).tokens] * players == [
        captain.tokens for captain in state.captains
    ]


@pytest.mark.parametrize("players", COUNTS)
def test_everything_lies_open(players: int) -> None:
    """Everybody, an onlooker too, sees all hands: there is one view (A34; BP-014)."""
    state = dealt(GAME.new_game(players))

    observers: list[Observer] = [*seats(players), SPECTATOR]
    for observer in observers:
        view = GAME.view(state, observer)
        assert state == view
        assert state == GAME.determinize(view, SeededRng(3))


def test_order_of_the_pile_is_unknown() -> None:
    """The pile is a multiset, so that no order of it can be known (A34; BP-007)."""
    state = GAME.new_game()
    other = Bag(dict(sorted(state.pile.items(), reverse=True)))

    assert state.pile == other
    assert hash(state.pile) == hash(other)


class TestNumberOfPlayers:
    def test_one_to_four(self) -> None:
        """The game is for one to four; unless told otherwise for two (BP-018)."""
        assert {1, 2, 3, 4} == set(GAME.players)
        assert 2 == len(GAME.new_game().captains)

    @pytest.mark.parametrize("players", [-1, 0, 5, 6])
    def test_no_other_number(self, players: int) -> None:
        """For any other number of players there is no game (BP-018)."""
        with pytest.raises(InvalidConfig, match=f"players, not {players}"):
            GAME.new_game(players)


class TestFirstPlayer:
    def test_seat_0_unless_told_otherwise(self) -> None:
        """Who was at sea last is a setting; by default the first seat begins (A33)."""
        assert (0,) == GAME.to_act(dealt(GAME.new_game(4)))

    @pytest.mark.parametrize(
        ("players", "first"), [(1, 0), (2, 1), (3, 1), (3, 2), (4, 2), (4, 3)]
    )
    def test_begins_and_others_follow(self, players: int, first: int) -> None:
        """The first player begins, and the turn goes round from there (A33; BP-017)."""
        config = Config(first_player=PlayerId(first))
        state = dealt(GAME.new_game(players, config))
        order: list[int] = []

        for _ in range(players + 1):
            order += GAME.to_act(state)
            state = dealt(play(state, "end"))

        assert [(first + turn) % players for turn in range(players + 1)] == order

    def test_turn_waits_for_the_deal(self) -> None:
        """The first turn begins when all tiles are dealt, nobody acts before."""
        state = GAME.new_game(2, Config(first_player=PlayerId(1)))

        assert (1, StartTurn(PlayerId(1))) == (state.player, state.pending[0])
        assert () == GAME.to_act(state)

    @pytest.mark.parametrize(("players", "first"), [(1, 1), (2, 2), (3, 3), (2, 3)])
    def test_has_a_seat(self, players: int, first: int) -> None:
        """A first player without a seat at this table is refused."""
        with pytest.raises(InvalidConfig, match=f"player {first} cannot begin"):
            GAME.new_game(players, Config(first_player=PlayerId(first)))

    @pytest.mark.parametrize("first", [-1, 4, True, "0", None, 1.0])
    def test_is_a_seat(self, first: Any) -> None:
        """A first player who is no seat from 0 to 3 is refused."""
        with pytest.raises(InvalidConfig, match="a seat from 0 to 3"):
            Config(first_player=first)
