"""What `check_game` can be told, and what it tells."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Final

import attrs
import pytest

from tabletop import InvalidConfig, PlayerId, Value
from tabletop.testing import LAWS, LawBroken, check_game
from tests.contract.stones import GAME, State, Take, candidates, stones, variant
from tests.trial import race, secret_dice


def _takes_all(state: State, player: PlayerId) -> list[Take]:
    return [*candidates(state, player), Take(player, state.heap)]


BROKEN: Final = stones("takes_all", candidates=_takes_all, exact_candidates=True)


def breach() -> LawBroken:
    """Catch what the broken game of this file is caught by."""
    with pytest.raises(LawBroken) as caught:
        check_game(BROKEN)
    return caught.value


# -- what it tells when something is wrong


def test_a_breach_reads_from_the_law_to_the_actions() -> None:
    """The text of a breach: law and fault, the law in words, players, every action."""
    with pytest.raises(LawBroken) as caught:
        check_game(stones("endless", max_actions=2), seed=1)

    assert str(caught.value).splitlines() == [
        "endless breaks the law of termination: "
        "the game is not over after 2 actions; it declares 2",
        "The law: End within the declared number of actions, however it is played.",
        "Players: 2",
        "After 2 actions:",
        *(f"{number}. {each}" for number, each in enumerate(caught.value.actions, 1)),
    ]


def test_a_breach_replays() -> None:
    """The record of a breach leads to the position that proves it."""
    error = breach()
    state = error.record.replay()

    assert Take(state.player, state.heap) in BROKEN.legal_actions(state)


def test_a_breach_names_the_settings() -> None:
    """The text of a breach in a game with settings shows them."""
    game = attrs.evolve(secret_dice.GAME, name="short", max_actions=1)
    with pytest.raises(LawBroken, match=r"Players: 2, Config\(content=Content\("):
        check_game(game)


def test_a_breach_shows_the_last_actions_of_a_long_game() -> None:
    """Of a long game, the text shows the last twenty actions; the record has all."""
    long = secret_dice.Config(hand=6, rounds=1)
    game = variant(secret_dice.GAME, "long", config=long, max_actions=21)
    with pytest.raises(LawBroken) as caught:
        check_game(game, players=[3])
    lines = str(caught.value).splitlines()

    assert ("After 21 actions:", "2. *", 20) == (lines[3], lines[5][:4], len(lines[5:]))


def test_a_breach_is_an_assertion_that_failed() -> None:
    """Test runners report a breach as a failed assertion."""
    assert isinstance(breach(), AssertionError)


def test_a_breach_can_be_pickled() -> None:
    """A breach passes between processes, so tests may run in several."""
    error = breach()

    assert str(error) == str(pickle.loads(pickle.dumps(error)))


def test_an_error_in_the_game_is_kept_as_the_cause() -> None:
    """When the game raised something, the breach has it as its cause."""

    def fails(players: int, config: None) -> State:
        raise ZeroDivisionError("no stones")

    with pytest.raises(LawBroken, match="no stones") as caught:
        check_game(stones("fails", setup=fails))

    assert isinstance(caught.value.__cause__, ZeroDivisionError)


# -- what it tells when all is well


def test_the_same_seed_looks_at_the_same_positions() -> None:
    """A check can be repeated: the same seed gives the same report."""
    one, other = (check_game(race.GAME, players=[2], games=2) for _ in range(2))

    assert one == other


def test_another_seed_looks_at_others() -> None:
    """With another seed other games are played."""
    one, other = (
        check_game(race.GAME, players=[4], games=2, seed=seed) for seed in (1, 2)
    )

    assert one.positions != other.positions


def test_the_report_counts_games_and_sweeps() -> None:
    """So many games are played for each number of players, and swept so often."""
    report = check_game(race.GAME, games=2, sweeps=3)

    assert (6, 18) == (report.games, report.swept)


def test_the_report_can_be_read() -> None:
    """A printed report names the game, its laws, and how much was looked at."""
    lines = str(check_game(GAME, games=2, sweeps=1)).splitlines()

    assert [f"stones keeps {len(LAWS)} laws", "2 games; the longest took"] == [
        lines[0].partition(":")[0],
        lines[1][: len("2 games; the longest took")],
    ]


# -- what it can be told


def test_only_some_numbers_of_players() -> None:
    """Who is interested in four players only gets only those games."""
    assert 1 == check_game(race.GAME, players=[4], games=1).games


def test_no_number_of_players_is_a_mistake() -> None:
    """A check that would look at nothing is refused."""
    with pytest.raises(ValueError, match="no number of players"):
        check_game(race.GAME, players=[])


def test_a_number_of_players_that_cannot_be_played_breaks_a_law() -> None:
    """A number of players that setup refuses with every config is told."""
    with pytest.raises(LawBroken, match="Race is for 2 or 3 or 4 players, not 9"):
        check_game(race.GAME, players=[9])


@attrs.frozen
class Settings(Value):
    """The number of players that is wanted."""

    players: int


def _lay_for(players: int, config: Settings) -> race.State:
    if config.players != players:
        raise InvalidConfig(f"these settings are for {config.players} players")
    return race.setup(players, None)


def test_settings_that_do_not_go_with_a_number_of_players_are_reported() -> None:
    """Settings for other numbers of players are left out, and the report says so."""
    game = variant(race.GAME, "settled", setup=_lay_for, config=Settings(2))
    report = check_game(game, players=[2, 3], configs=[Settings(3)], games=1)

    assert report.unplayable == (
        "2 players, config 1: these settings are for 3 players",
        "3 players, config 0: these settings are for 2 players",
    )


def _smudge(view: State, legal: Sequence[Take]) -> str:
    return "no picture"


def test_a_law_can_be_left_out() -> None:
    """A game that cannot keep a law can be checked without it."""
    report = check_game(stones("smudge", svg=_smudge), without=["pictures"])

    assert "pictures" not in report.laws


def test_a_law_that_is_none_cannot_be_left_out() -> None:
    """A slip in the name of a law is told."""
    with pytest.raises(ValueError, match="no law is called 'picture'"):
        check_game(GAME, without=["picture"])
