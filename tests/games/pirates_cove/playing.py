"""Whole games of Pirate's Cove, and all that could be said in a position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final, TypeAlias

from tabletop import Observer, PlayerId, Seed, SeededRng, replace
from tabletop.agents import random_action
from tabletop.games.pirates_cove import (
    DEFAULT,
    GAME,
    Action,
    BuryGold,
    BuryTreasures,
    BuyCards,
    CardId,
    ChanceAction,
    ChooseRigs,
    Config,
    Content,
    Contestant,
    Finish,
    Fire,
    Flee,
    Foe,
    Island,
    MendMastercraft,
    Pass,
    PlayBattle,
    PlayEvent,
    PlayMastercraft,
    PlayVolley,
    RaiseSection,
    RigShip,
    Section,
    SetCourse,
    Shelter,
    State,
)

Step: TypeAlias = tuple[Action | ChanceAction, State]
"""An action, and the position after it."""


def steps(players: int, *seed: Seed, config: Config | None = None) -> Iterator[Step]:
    """Play a random game to its end."""
    state, rng = GAME.new_game(players, config), SeededRng("game", players, *seed)
    while GAME.outcome(state) is None:
        action: Action | ChanceAction
        if acting := GAME.to_act(state):
            who = acting[rng.randrange(len(acting))]
            action = random_action(GAME, state, who, rng)
        else:
            chance = GAME.chance(state)
            assert chance is not None, "the game stands still"
            action = chance.sample(rng)
        state = GAME.apply(state, action)
        yield action, state


def sampled(players: int, *seed: Seed, every: int = 1) -> list[State]:
    """Collect every so-manieth position of a random game, the last one too."""
    states = [state for _, state in steps(players, *seed)]
    return [*states[:-1:every], states[-1]]


def advanced(players: int, seed: Seed = 0, config: Config | None = None) -> State:
    """Set a game up, and deal."""
    return GAME.advance(GAME.new_game(players, config), SeededRng(seed))


def short_year(months: int) -> Content:
    """Make a box of so many months: as many kinds of treasure card, five of each."""
    cards = [replace(each, count=5) for each in DEFAULT.treasures[:months]]
    return replace(
        DEFAULT,
        name="A short year",
        treasures=tuple(cards),
        numbers=replace(DEFAULT.numbers, months=months),
    )


# -- what is never lost


def totals(state: State) -> tuple[int, int, int, int, int]:
    """Count all gold, treasures, Tavern cards, treasure cards and legends."""
    return (
        state.supply.gold + sum(each.gold for each in state.pirates),
        state.supply.treasures + sum(each.treasures for each in state.pirates),
        tavern_cards(state),
        treasure_cards(state),
        legends(state),
    )


def tavern_cards(state: State) -> int:
    """Count the cards in hands, in play, in the pile and discarded."""
    held = sum(len(each.hand) + len(each.mat) for each in state.pirates)
    fought = state.combat
    played = 0 if fought is None else len(fought.played) + len(fought.volley)
    decks = state.decks
    return held + played + decks.tavern.total + decks.tavern_discards.total


def treasure_cards(state: State) -> int:
    """Count the cards to come, lying open, and used."""
    decks = state.decks
    lying = sum(card is not None for card in decks.turned)
    return decks.treasures.total + lying + decks.used.total


def legends(state: State) -> int:
    """Count the legends in play, in the pile and discarded."""
    aboard = sum(each.legend is not None for each in state.black_ships)
    return aboard + state.decks.legends.total + state.decks.legend_discards.total


# -- what could be said

COUNTS: Final = range(-1, 10)


def universe(state: State) -> Iterator[Action]:
    """List everything that somebody could say, sensible or not."""
    rigs = isinstance(state.pending[-1], ChooseRigs)
    for player in map(PlayerId, range(-1, len(state.pirates) + 1)):
        every = rigs and player == 0
        yield from _rigs(player, range(1, 10) if every else (2, 3, 5, 9))
        yield from (SetCourse(player, island) for island in Island)
        yield from _cards(state, player)
        yield from _turns(state, player)
        yield from _visits(state, player)


def _rigs(player: PlayerId, levels: Iterable[int]) -> Iterator[Action]:
    for positions in product(levels, repeat=4):
        yield RigShip(player, *positions)


def _cards(state: State, player: PlayerId) -> Iterator[Action]:
    seats = map(PlayerId, range(-1, len(state.pirates) + 1))
    targets: list[PlayerId | None] = [None, *seats]
    for card in (*state.config.content.catalogue.card, CardId("ace_of_spades")):
        yield from (PlayEvent(player, card, island) for island in (None, *Island))
        yield from (PlayBattle(player, card, target) for target in targets)
        yield PlayVolley(player, card)
        yield PlayMastercraft(player, card)
        yield MendMastercraft(player, card)


def _turns(state: State, player: PlayerId) -> Iterator[Action]:
    yield Pass(player)
    yield Flee(player)
    yield Finish(player)
    seats = map(PlayerId, range(-1, len(state.pirates) + 1))
    targets: list[Contestant] = [*Foe, *seats]
    yield from (Fire(player, *each) for each in product(targets, Section))


def _visits(state: State, player: PlayerId) -> Iterator[Action]:
    most = max(max(each.gold, each.treasures) for each in state.pirates)
    for count in range(-1, most + 5):
        yield BuryTreasures(player, count)
        yield BuryGold(player, count)
    yield from (BuyCards(player, count) for count in COUNTS)
    yield from (RaiseSection(player, *each) for each in product(Section, COUNTS))
    yield from (Shelter(player, *each) for each in product(COUNTS, range(-1, 5)))


def seen_by(state: State, observer: Observer) -> tuple[object, ...]:
    """Collect what an observer can find out: view, news, turn, actions, refusals."""
    seen = GAME.view(state, observer)
    said = [action for action in universe(state) if action.player == observer]
    return (
        GAME.dumps(seen, type="view"),
        seen.news,
        GAME.to_act(state),
        GAME.legal_actions(state, observer) if isinstance(observer, int) else (),
        [GAME.refusal(state, action) for action in said],
    )
