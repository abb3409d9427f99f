"""Whole games of Darwin's Journey, and all that could be said in a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Final, TypeAlias

from tabletop import PlayerId, Rng, Seed, SeededRng, replace
from tabletop.games.darwins_journey import (
    DEFAULT,
    GAME,
    Action,
    ChanceAction,
    ChooseEffect,
    Config,
    Convert,
    CopyCard,
    CrewId,
    DeliverSpecimen,
    Finish,
    FulfilCrew,
    FulfilObjective,
    FulfilOutright,
    Gain,
    IslandId,
    KeepCard,
    Metal,
    MoveExplorer,
    MoveShip,
    ObjectiveId,
    PerformPlace,
    PitchTent,
    PlaceId,
    PlacePurple,
    PlaceStamp,
    PlaceWorker,
    ReactivateTent,
    ResearchSpecimen,
    SendExplorer,
    SpaceId,
    Specimen,
    State,
    TakeObjective,
    TakePair,
    TakeSeal,
    UnlockPlace,
)

Step: TypeAlias = tuple[Action | ChanceAction, State]
"""An action, and the position after it."""
Chooser: TypeAlias = Callable[[tuple[Action, ...], Rng], Action]
"""Chooses one of the legal actions."""

GENEROUS: Final = Config(
    content=replace(
        DEFAULT,
        name="A generous patron",
        numbers=replace(DEFAULT.numbers, start_coins=60, start_knowledge=40),
    )
)
"""Everybody can pay for everything, so that rare things come in random games."""


# -- whole games


def steps(
    players: int,
    *seed: Seed,
    choose: Chooser | None = None,
    config: Config | None = None,
) -> Iterator[Step]:
    """Play a game to its end, at random unless told otherwise."""
    state, rng = GAME.new_game(players, config), SeededRng("game", players, *seed)
    while GAME.outcome(state) is None:
        action: Action | ChanceAction
        if acting := GAME.to_act(state):
            who = acting[rng.randrange(len(acting))]
            legal = tuple(GAME.legal_actions(state, who))
            action = (choose or at_random)(legal, rng)
        else:
            chance = GAME.chance(state)
            assert chance is not None, "the game stands still"
            action = chance.sample(rng)
        state = GAME.apply(state, action)
        yield action, state


def at_random(legal: tuple[Action, ...], rng: Rng) -> Action:
    """Do anything."""
    return legal[rng.randrange(len(legal))]


def busily(legal: tuple[Action, ...], rng: Rng) -> Action:
    """Seldom leave anything out; take all kinds of actions alike."""
    doing = tuple(each for each in legal if not isinstance(each, Finish))
    if not doing or not rng.randrange(12):
        return at_random(legal, rng)
    kinds = sorted({type(each).__name__ for each in doing})
    kind = kinds[rng.randrange(len(kinds))]
    return at_random(tuple(each for each in doing if type(each).__name__ == kind), rng)


def sampled(
    players: int, *seed: Seed, every: int = 1, config: Config | None = None
) -> list[State]:
    """Collect every so-manieth position of a busy game, the last one too."""
    game = steps(players, *seed, choose=busily, config=config)
    states = [state for _, state in game]
    return [*states[:-1:every], states[-1]]


# -- what is never lost


def totals(state: State) -> tuple[object, ...]:
    """Count purple seals, specimens, seats, and the pieces of everybody."""
    board, decks = state.board, state.decks
    purple = sum(
        str(seal) == "purple"
        for person in state.people
        for row in person.rows
        for seal in row
    )
    return (
        decks.purple + purple,
        decks.specimens.total + len(board.specimens) + len(board.shown),
        decks.seats.total + len(state.turn_order),
        *(pieces(state, seat) for seat in range(len(state.people))),
    )


def pieces(state: State, seat: int) -> tuple[int, ...]:
    """Count the lenses, tents, explorers and stamps of somebody, wherever they are."""
    own, board = state.people[seat], state.board
    return (
        own.lenses + sum(owner == seat for _, owner in board.lenses),
        own.tents + sum(tent.owner == seat for tent in board.tents),
        own.unused + sum(space is not None for space in own.explorers),
        sum(own.stacks) + own.tray + sum(there[seat] for there in state.post.stamps),
    )


# -- what could be said

WORKERS: Final = range(-1, 6)
SLOTS: Final = (None, *range(-1, 6))
LONGEST: Final = 9
"""More spaces are never moved at once, jumped ones counted."""


def universe(state: State) -> Iterator[Action]:
    """List everything that somebody could say, sensible or not.

    Who is not asked says one thing of each kind.
    """
    acting = GAME.to_act(state)
    for player in map(PlayerId, range(-1, state.players + 1)):
        said = _said(state, player)
        if player in acting:
            yield from said
        else:
            yield from {type(each): each for each in said}.values()


def _said(state: State, player: PlayerId) -> Iterator[Action]:
    yield Finish(player)
    yield from (ChooseEffect(player, number) for number in range(-1, 9))
    yield from _workers(state, player)
    yield from _cards(state, player)
    yield from _goods(player)
    yield from _camps(state, player)
    yield from _ways(state, player)


def _workers(state: State, player: PlayerId) -> Iterator[Action]:
    """Place workers, unlock and perform."""
    places = (*state.config.content.catalogue.place, PlaceId("attic"))
    for place in places:
        yield UnlockPlace(player, place)
        yield PerformPlace(player, place)
        for worker, knowledge in product(WORKERS, range(-1, 6)):
            yield PlaceWorker(player, worker, place, knowledge)


def _cards(state: State, player: PlayerId) -> Iterator[Action]:
    """Say something about objectives and crew cards."""
    parts = state.config.content.catalogue
    for objective in (*parts.objective, ObjectiveId("S0")):
        yield TakePair(player, objective)
        for slot in SLOTS:
            yield FulfilObjective(player, objective, slot)
            yield TakeObjective(player, objective, slot)
            for metal in (None, *Metal):
                yield FulfilOutright(player, objective, metal, slot)
    for card in (*parts.crew, CrewId(0)):
        yield KeepCard(player, card)
        yield CopyCard(player, card)
        yield from (FulfilCrew(player, card, worker) for worker in WORKERS)


def _goods(player: PlayerId) -> Iterator[Action]:
    """Take seals, place stamps, deliver and research, convert."""
    for scroll, column, worker in product(range(-1, 5), range(-1, 4), WORKERS):
        yield TakeSeal(player, scroll, column, worker)
    yield from (PlacePurple(player, worker) for worker in WORKERS)
    stacks = (None, *range(-1, 4))
    yield from (PlaceStamp(player, *each) for each in product(range(-1, 4), stacks))
    for specimen in Specimen:
        yield DeliverSpecimen(player, specimen)
        yield ResearchSpecimen(player, specimen)
    yield from (Convert(player, gain) for gain in Gain)


def _camps(state: State, player: PlayerId) -> Iterator[Action]:
    """Pitch tents, and do camps again."""
    for camp in (*state.config.content.catalogue.camp, SpaceId("O1")):
        yield ReactivateTent(player, camp)
        yield from (PitchTent(player, camp, space) for space in range(-1, 4))


def _ways(state: State, player: PlayerId) -> Iterator[Action]:
    """Move along every way from where a piece is, and to single spaces."""
    parts = state.config.content.catalogue
    own = state.people[player] if player in range(state.players) else state.people[0]
    paths = {(), *((space,) for space in (*parts.space, SpaceId("X1")))}
    for start in (own.ship, *own.explorers):
        if start is not None:
            paths.update(_paths(state, start))
    for path in sorted(paths):
        yield MoveShip(player, path)
        yield MoveExplorer(player, path)
    islands = (*parts.island, IslandId("X"))
    yield from (SendExplorer(player, island) for island in islands)


def _paths(state: State, start: SpaceId) -> Iterable[tuple[SpaceId, ...]]:
    found: list[tuple[SpaceId, ...]] = [()]
    for path in found:
        here = path[-1] if path else start
        if len(path) < LONGEST:
            onward = state.config.content.catalogue.space[here].next
            found += ((*path, each) for each in onward)
    return found[1:]
