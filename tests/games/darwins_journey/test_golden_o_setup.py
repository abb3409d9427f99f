"""Golden cases of the solo game: what lies on the table before the first round."""

from __future__ import annotations

import pytest

from tabletop import SPECTATOR, InvalidConfig, SeededRng
from tabletop.games.darwins_journey import GAME
from tabletop.games.darwins_journey.actions import DrawBonus, KeepCard
from tabletop.games.darwins_journey.kinds import (
    BonusCardId,
    Colour,
    Difficulty,
    Pile,
    PlaceId,
    Seal,
)
from tabletop.games.darwins_journey.pending import ChoosePair, Draw, KeepCrew
from tabletop.games.darwins_journey.rulebook import Rule
from tabletop.games.darwins_journey.rules import is_locked, is_open
from tabletop.games.darwins_journey.state import Config, State
from tests.games.darwins_journey.positions import legal, place, play, refused, turn
from tests.games.darwins_journey.solo import (
    ALFRED,
    LEVELS,
    ME,
    alfred,
    me,
    part,
    resting,
    row,
    solo_start,
)

PRINTED = {
    "easy": ("g", "b", "y", "r"),
    "medium": ("b", "g", "r", "y"),
    "advanced_yellow": ("yr", "g", "b", "r"),
    "advanced_green": ("gb", "b", "g", "r"),
}
COINS = {"easy": 4, "medium": 4, "advanced_yellow": 6, "advanced_green": 5}
BONUS = {
    "easy": {"W1", "W2"},
    "medium": {"B1", "B2"},
    "advanced_yellow": {"Y1", "Y2"},
    "advanced_green": {"G1", "G2"},
}


def asked(question: type, seed: int = 1) -> State:
    """Set an easy game up until the player is asked something."""
    rng = SeededRng(seed)
    state = GAME.advance(GAME.new_game(1, Config(solo=Difficulty.EASY)), rng)
    while not isinstance(state.pending[-1], question):
        state = GAME.advance(play(state, legal(state)[0]), rng)
    return state


# -- who plays


@pytest.mark.parametrize("level", LEVELS)
def test_one_player_and_alfred(level: str) -> None:
    """One player sits against Alfred of the difficulty chosen (p.26, DJS-001/003)."""
    state = solo_start(level)

    assert (1, 2, level) == (
        state.players,
        len(state.people),
        part(state).difficulty.value,
    )


@pytest.mark.parametrize(
    ("players", "solo_level"), [(2, Difficulty.EASY), (3, Difficulty.MEDIUM)]
)
def test_alfred_plays_against_one(players: int, solo_level: Difficulty) -> None:
    """More than one player cannot play against Alfred (p.26, DJS-001)."""
    with pytest.raises(InvalidConfig):
        GAME.new_game(players, Config(solo=solo_level))


def test_alfred_is_there_for_one() -> None:
    """One player alone has Alfred as opponent, the easy one unless told (p.26)."""
    state = GAME.new_game(1, Config())

    assert Difficulty.EASY is part(state).difficulty


def test_turn_order_is_not_drawn() -> None:
    """Alfred's marker is first, the player's second, in every game (p.27, DJS-009)."""
    assert {(ALFRED, ME)} == {solo_start(seed=seed).turn_order for seed in range(6)}


# -- the central board


def test_seals_as_with_two_players() -> None:
    """48 seals take part: 12 on scrolls, 3 with the player, 33 face down (p.26)."""
    state = solo_start()
    lying = [seal for scroll in state.board.scrolls for seal in scroll if seal]

    assert (12, 33, 12) == (len(lying), state.decks.seals.total, state.decks.purple)


def test_each_colour_of_seals() -> None:
    """Twelve seals of each colour; Alfred's are printed and no pieces (p.26)."""
    state = solo_start("advanced_yellow")
    seals = [seal for scroll in state.board.scrolls for seal in scroll]
    seals += [seal for own in me(state).rows[1:] for seal in own]
    seals += state.decks.seals.elements()

    assert {12} == {seals.count(Seal(colour.value)) for colour in Colour}


def test_specimens_as_with_two_players() -> None:
    """Ten specimens lie on the tracks, six tiles in the museum (p.26, DJS-006, R8)."""
    board = solo_start().board

    assert (10, 6, 16) == (
        len(board.specimens),
        len(board.shown),
        len({*board.specimens, *board.shown}),
    )


def test_four_special_tiles() -> None:
    """Four special tiles are laid out, different ones (p.26, DJS-007)."""
    assert 4 == len({*solo_start().board.tiles})


@pytest.mark.parametrize("side", ["left", "right"])
def test_bottom_row_of_the_special_diary(side: str) -> None:
    """There is nothing to open or do in its bottom row (p.26, R27)."""
    state = solo_start()
    box = state.config.content.catalogue.place
    empty = box[PlaceId(f"special_bottom_{side}")]

    assert (False, False) == (is_open(state, empty), is_locked(state, empty))
    assert Rule.OPEN_PLACE is refused(turn(state, ME), place(ME, 0, empty.id))


@pytest.mark.parametrize("side", ["left", "right"])
def test_upper_rows_of_the_special_diary(side: str) -> None:
    """Its top places are open, its middle ones locked (p.4, p.26)."""
    state = solo_start()
    box = state.config.content.catalogue.place

    assert is_open(state, box[PlaceId(f"special_top_{side}")])
    assert is_locked(state, box[PlaceId(f"special_middle_{side}")])


def test_objectives_on_display() -> None:
    """One silver and one gold objective lie open, nine of each wait (p.26, DJS-008)."""
    state = solo_start()

    assert ["G", "S"] == sorted(each[0] for each in state.board.objectives)
    assert (9, 9) == (state.decks.silver.total, state.decks.gold.total)


def test_envelopes_and_goals() -> None:
    """Three envelopes without stamps and five goals, as always (p.4-5, DJS-006)."""
    state = solo_start()

    assert 3 == len(set(state.post.letters))
    assert ((0, 0),) * 3 == state.post.stamps
    assert 5 == len(set(state.board.goals))


# -- the player


def test_the_player_starts_as_always() -> None:
    """Four coins, one knowledge, four workers and all other pieces (p.6, DJS-011)."""
    own = me(solo_start())

    assert (4, 1, (None,) * 4) == (own.coins, own.knowledge, own.at)
    assert (6, 5, (4, 4, 4), 0) == (own.lenses, own.tents, own.stacks, own.tray)
    assert ("O0", ("A0", None, None), 2) == (own.ship, own.explorers, own.unused)


def test_crew_cards_to_choose_from() -> None:
    """Five crew cards lie face up, and the player keeps any of them (p.27, DJS-012)."""
    state = asked(KeepCrew)
    question = state.pending[-1]
    assert isinstance(question, KeepCrew)

    assert 5 == len(set(question.cards))
    assert {KeepCard(ME, card) for card in question.cards} == {*legal(state)}


def test_crew_cards_lie_open() -> None:
    """Anybody sees the five cards (p.27, DJS-012)."""
    state = asked(KeepCrew)

    assert state.pending == GAME.view(state, SPECTATOR).table.pending


def test_crew_cards_kept() -> None:
    """Three are kept one after another, the other two are gone (p.27, DJS-012)."""
    state = asked(KeepCrew)
    question = state.pending[-1]
    assert isinstance(question, KeepCrew)
    chosen = (question.cards[4], question.cards[0], question.cards[2])

    for card in chosen:
        state = play(state, KeepCard(ME, card))

    assert chosen == tuple(each.card for each in me(state).crew)
    assert not state.decks.crew.total
    assert not isinstance(state.pending[-1], KeepCrew)


def test_a_card_is_kept_once() -> None:
    """A card that was kept cannot be kept again (p.27, DJS-012)."""
    state = asked(KeepCrew)
    first = legal(state)[0]

    assert Rule.DRAFT is refused(play(state, first), first)


def test_seals_of_the_crew_cards() -> None:
    """The workers below the top one get the seals of the cards (p.27, DJS-013)."""
    state = solo_start(seed=3)
    box = state.config.content.catalogue.crew
    seals = tuple((box[each.card].seal,) for each in me(state).crew)

    assert ((Seal.PURPLE,), *seals, ()) == me(state).rows


def test_a_pair_of_starting_objectives() -> None:
    """Of two pairs the player takes one, the other leaves the game (p.27, DJS-014)."""
    state = asked(ChoosePair)
    question = state.pending[-1]
    assert isinstance(question, ChoosePair)
    assert (2, 2, 2) == (len(question.silver), len(question.gold), len(legal(state)))

    state = play(state, legal(state)[1])

    assert (question.silver[1], question.gold[1]) == me(state).reserve
    assert () == alfred(state).reserve
    assert not state.decks.starting_silver.total + state.decks.starting_gold.total


# -- Alfred


@pytest.mark.parametrize("level", LEVELS)
def test_seals_printed_on_his_board(level: str) -> None:
    """His rows begin with what is printed on them (p.29, DJS-078)."""
    state = solo_start(level)

    assert PRINTED[level] == tuple(row(state, worker) for worker in range(4))


@pytest.mark.parametrize("level", LEVELS)
def test_his_coins(level: str) -> None:
    """He starts with the coins of his board, and no knowledge (p.27, DJS-019/020)."""
    own = alfred(solo_start(level))

    assert (COINS[level], 0) == (own.coins, own.knowledge)


def test_he_has_no_cards_or_objectives() -> None:
    """He has neither crew cards nor objectives (p.27, R87)."""
    own = alfred(solo_start())

    assert ((), (), {None}) == (own.crew, own.reserve, {*own.silver, *own.gold})


def test_his_pieces() -> None:
    """Tents, stamps, lenses, explorers and ship as for a player (p.27, DJS-005/015)."""
    own = alfred(solo_start())

    assert (6, 5, (4, 4, 4), 0) == (own.lenses, own.tents, own.stacks, own.tray)
    assert ("O0", ("A0", None, None), 2) == (own.ship, own.explorers, own.unused)


def test_his_workers() -> None:
    """Four workers stand ready, the fifth begins his bonus track (p.27, DJS-018)."""
    state = solo_start()

    assert ((None,) * 4, 1) == (alfred(state).at, part(state).bonus)
    assert 0 == resting(state)


@pytest.mark.parametrize("level", LEVELS)
def test_his_bonus_cards(level: str) -> None:
    """The two bonus cards of his colour lie above his bonus track (p.27, DJS-017)."""
    state = solo_start(level)

    assert BONUS[level] == {*part(state).cards}
    assert 2 == len(part(state).cards)


def test_bonus_cards_lie_at_random() -> None:
    """Which of them lies above which space is left to chance (p.27, R88)."""
    state = GAME.new_game(1, Config(solo=Difficulty.MEDIUM))
    rng = SeededRng(2)
    while not _draws_bonus(state):
        chance = GAME.chance(state)
        step = legal(state)[0] if chance is None else chance.sample(rng)
        state = GAME.apply(state, step)
    chance = GAME.chance(state)
    assert chance is not None

    assert {(DrawBonus(BonusCardId(each)), 1) for each in ("B1", "B2")} == {
        *chance.outcomes()
    }
    second = GAME.apply(state, DrawBonus(BonusCardId("B2")))
    assert ("B2", "B1") == part(GAME.advance(second, rng)).cards


def _draws_bonus(state: State) -> bool:
    top = state.pending[-1]
    return isinstance(top, Draw) and top.pile is Pile.BONUS


def test_his_action_cards() -> None:
    """All eight action cards lie face down (p.27, DJS-020)."""
    state = solo_start()

    assert (8, 8, ()) == (
        len(part(state).deck),
        part(state).deck.total,
        part(state).drawn,
    )


def test_he_begins() -> None:
    """The first turn of the game is his: he draws an action card (p.28, DJS-027)."""
    state = solo_start()
    chance = GAME.chance(state)
    assert chance is not None

    assert ((), 1, 8) == (GAME.to_act(state), state.round, chance.total)
