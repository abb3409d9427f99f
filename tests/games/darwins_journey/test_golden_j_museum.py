"""Golden cases 112 to 121: the museum and the turn order place."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.actions import ResearchSpecimen
from tabletop.games.darwins_journey.pending.effects import (
    Deliver,
    GainTurnCoins,
    RepeatDelivery,
    ResearchMuseum,
)
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.state import State
from tests.games.darwins_journey.positions import (
    A,
    B,
    C,
    choose,
    decline,
    doing,
    legal,
    place,
    play,
    refused,
    turn,
    with_me,
)
from tests.games.darwins_journey.positions_more import (
    bare,
    is_over,
    me,
    museum,
    researched,
    whose,
)
from tests.games.darwins_journey.verbs import deliver, named, research


def visit(own: str, coins: int = 0, **lying: str) -> State:
    """Let A visit the museum with specimens researched; what lies there is said."""
    state = museum(bare(), **lying)
    state = with_me(researched(state, own), A, coins=coins)
    return doing(state, A, Deliver(most=2, cost=3))


def gained(state: State) -> tuple[int, int]:
    """Tell A's coins and theory."""
    return me(state).coins, me(state).theory


def test_g112_neighbours() -> None:
    """Two filled neighbours and four empty ones: two steps, four coins (DJ-233/237)."""
    state = visit("gr", delivered="gp rr")

    assert (4, 2) == gained(play(state, deliver("gr")))


def test_g113_the_coin_of_the_row() -> None:
    """The first delivery to a row takes its coin too (DJ-231)."""
    state = visit("gr", shown="gp rr")

    assert (4 + 1, 2) == gained(play(state, deliver("gr")))


def test_g114_tiles_of_the_set_up() -> None:
    """Tiles of the set-up do not take the row's coin (DJ-231)."""
    state = visit("gr", shown="gp gb")

    assert (4 + 1, 2) == gained(play(state, deliver("gr")))


class TestG115:
    """Golden case 115: the last tile of a row."""

    def test_g115_full_row(self) -> None:
        """The fourth tile of a row brings one more step (DJ-232)."""
        state = visit("gr", delivered="gp gb gf")

        assert (3, 3 + 1) == gained(play(state, deliver("gr")))

    def test_full_row_with_tiles_of_the_set_up(self) -> None:
        """Tiles of the set-up fill a row as well; its coin is still there (R46)."""
        state = visit("gr", shown="gp gb gf")

        assert (3 + 1, 3 + 1) == gained(play(state, deliver("gr")))

    def test_full_column(self) -> None:
        """A full column brings nothing more (DJ-232)."""
        state = visit("gr", delivered="br rr yr")

        assert (3 + 1, 3) == gained(play(state, deliver("gr")))


def test_g116_empty_museum() -> None:
    """Six empty neighbours bring six coins; the new tile itself none (DJ-234)."""
    assert (6 + 1, 0) == gained(play(visit("bb"), deliver("bb")))


class TestG117:
    """Golden case 117: what can be delivered."""

    def test_g117_displayed(self) -> None:
        """No specimen that the museum has is delivered (DJ-228)."""
        state = visit("gr bp rb", shown="gr", delivered="bp")

        assert Rule.DELIVERY is refused(state, deliver("gr"))
        assert Rule.DELIVERY is refused(state, deliver("bp"))

    def test_not_researched(self) -> None:
        """No specimen without a research marker of one's own (DJ-229)."""
        state = researched(visit("gr"), "bp", by=B)

        assert Rule.DELIVERY is refused(state, deliver("bp"))

    def test_in_the_museum_from_then_on(self) -> None:
        """The tile lies in the museum, delivered (DJ-230)."""
        state = play(visit("gr"), deliver("gr"))

        assert named("gr") == state.board.delivered


class TestG118:
    """Golden case 118: the second delivery of a visit."""

    def test_g118_three_coins(self) -> None:
        """The second delivery costs three coins, a third there is not (DJ-235)."""
        state = play(visit("gr bb yf"), deliver("gr"))
        assert 6 + 1 == me(state).coins

        state = play(state, deliver("bb"))

        assert (7 - 3 + 6 + 1, True) == (me(state).coins, is_over(state))

    def test_not_payable(self) -> None:
        """Who has fewer than three coins delivers one (DJ-235)."""
        state = visit("gr bb", shown="gp gb gf br rr yr")

        assert (1, 7) == gained(play(state, deliver("gr")))
        assert is_over(play(state, deliver("gr")))

    def test_two_coins(self) -> None:
        """A second delivery needs three coins, whatever it brings (DJ-235, R21)."""
        state = visit("gr bb", coins=1, shown="gp gb gf br rr yr")

        assert is_over(play(state, deliver("gr")))

    def test_optional(self) -> None:
        """The second delivery may be left out (DJ-235)."""
        assert is_over(decline(play(visit("gr bb"), deliver("gr"))))


def reading(coins: int = 3) -> State:
    """Let A research in a museum with three tiles."""
    state = with_me(museum(bare(), shown="gr bp", delivered="rb"), A, coins=coins)
    return doing(state, A, ResearchMuseum(most=2, cost=3))


class TestG119:
    """Golden case 119: research in the museum."""

    def test_g119_two_for_three_coins(self) -> None:
        """One is free, the second costs three coins (DJ-238, DJ-239)."""
        state = play(reading(), research("rb"))
        assert 3 == me(state).coins

        state = play(state, research("gr"))

        assert (named("rb gr"), 0) == (me(state).research, me(state).coins)

    def test_no_third(self) -> None:
        """However many coins there are, two are researched (DJ-239)."""
        assert is_over(play(reading(coins=9), research("rb"), research("gr")))

    def test_only_what_is_displayed(self) -> None:
        """Only specimens in the museum are to choose from (DJ-238)."""
        state = reading()

        said = {each for each in legal(state) if isinstance(each, ResearchSpecimen)}
        assert {research("gr"), research("bp"), research("rb")} == said
        assert Rule.RESEARCH is refused(state, research("yf"))

    def test_not_payable(self) -> None:
        """Who has two coins researches one (DJ-239)."""
        assert is_over(play(reading(coins=2), research("gr")))

    def test_researched_before(self) -> None:
        """What one has researched is not researched again (R44)."""
        state = play(reading(), research("gr"))

        assert Rule.RESEARCH is refused(state, research("gr"))


def repeating(own: str, **lying: str) -> State:
    """Let A repeat a delivery with specimens researched."""
    state = with_me(researched(museum(bare(), **lying), own), A, coins=0)
    return doing(state, A, RepeatDelivery())


class TestG120:
    """Golden case 120: repeating a delivery."""

    def test_g120_as_if_placed_now(self) -> None:
        """As if just placed: six steps and a coin, not the row's (DJ-167/257/259)."""
        state = repeating("gr", delivered="gr gp gb gf rr", shown="br")
        state = play(state, deliver("gr"))

        assert ((1, 3 + 2 + 1), True) == (gained(state), is_over(state))

    def test_no_coin_of_the_row(self) -> None:
        """The only tile of its row does not bring the coin again (DJ-260)."""
        state = play(repeating("gr", delivered="gr"), deliver("gr"))

        assert (6, 0) == gained(state)

    def test_research_marker(self) -> None:
        """A research marker of one's own is needed (DJ-258)."""
        state = repeating("gr", delivered="gr bp")

        assert Rule.REPEAT_DELIVERY is refused(state, deliver("bp"))

    def test_not_delivered(self) -> None:
        """A tile of the set-up was not delivered, nor one outside (DJ-257, R47)."""
        state = repeating("gr bp rb", delivered="gr", shown="bp")

        assert Rule.REPEAT_DELIVERY is refused(state, deliver("bp"))
        assert Rule.REPEAT_DELIVERY is refused(state, deliver("rb"))

    def test_no_new_tile(self) -> None:
        """The museum stays as it was (DJ-257)."""
        state = play(repeating("gr", delivered="gr"), deliver("gr"))

        assert named("gr") == state.board.delivered


class TestG121:
    """Golden case 121: the turn order place."""

    @pytest.mark.parametrize(("players", "coins"), [(3, 2), (4, 2)])
    def test_g121_coins(self, players: int, coins: int) -> None:
        """The turn order place brings two coins (DJ-241)."""
        state = play(turn(bare(players), A), place(A, 0, "turn_order"))

        assert 4 + coins == me(choose(state, GainTurnCoins())).coins

    def test_two_players(self) -> None:
        """With two players it brings three (DJ-089, DJ-241)."""
        state = play(turn(bare(2), A), place(A, 0, "turn_order"))

        assert 4 + 3 == me(choose(state, GainTurnCoins())).coins

    def test_as_they_come(self) -> None:
        """Workers stand there in the order in which they came (DJ-240)."""
        state = turn(bare(3), C)
        for player in (C, A, B):
            assert "ABC"[player] == whose(state)
            state = play(state, place(player, 0, "turn_order"))
            state = decline(state)

        assert (C, A, B) == state.board.reserved
