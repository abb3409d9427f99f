"""The first position."""

from __future__ import annotations

from tabletop.core.bags import Bag
from tabletop.core.players import PlayerId
from tabletop.core.values import replace
from tabletop.errors import InvalidConfig
from tabletop.games.darwins_journey.kinds import Difficulty, Metal, Pile, Seal, Specimen
from tabletop.games.darwins_journey.pending import (
    BeginRound,
    ChoosePair,
    DraftCrew,
    Draw,
    GiveSeals,
    Item,
    KeepCrew,
)
from tabletop.games.darwins_journey.state import (
    Alfred,
    Board,
    Config,
    Decks,
    Naturalist,
    Post,
    Score,
    State,
    push,
)


def setup(players: int, config: Config) -> State:
    """Lay out everything that is not left to chance; the draws are still to come."""
    if players > 1 and config.solo is not None:
        raise InvalidConfig("only one player plays against Alfred: new_game(1, ...)")
    content, numbers = config.content, config.content.numbers
    first = content.first_game if config.first_game else None
    against = config.solo or Difficulty.EASY
    people: tuple[Naturalist, ...] = (naturalist(config),) * players
    if players == 1:
        people = (*people, opponent(config, against))
    state = State(
        config=config,
        people=people,
        board=Board(
            tiles=first.tiles[: _tiles(players, config)] if first else (),
            scrolls=((None,) * numbers.scroll_seals,) * len(numbers.scroll_costs),
            goals=first.goals if first else (),
        ),
        post=Post(
            letters=first.letters if first else (),
            stamps=((0,) * len(people),) * len(content.first_game.letters),
        ),
        decks=_decks(players, config),
        turn_order=() if players > 1 else (PlayerId(1), PlayerId(0)),
        alfred=None if players > 1 else _alfred(config, against),
    )
    return push(state, *_first_items(players, config))


def naturalist(config: Config) -> Naturalist:
    """Give a player what everybody starts with."""
    content, numbers = config.content, config.content.numbers
    board = content.board
    explorers = (content.islands[0].first.id, *(None,) * (len(content.islands) - 1))
    rows = ((Seal.PURPLE,), *((),) * numbers.workers)
    return Naturalist(
        coins=numbers.start_coins,
        knowledge=numbers.start_knowledge,
        score=Score(),
        theory=0,
        rows=rows,
        at=(None,) * numbers.workers,
        lenses=numbers.lenses,
        tents=len(board.tents),
        stacks=tuple(stack.stamps for stack in board.stacks),
        tray=0,
        ship=content.ocean.first.id,
        explorers=explorers,
        unused=numbers.explorers - 1,
        research=(),
        reserve=(),
        silver=(None,) * len(board.silver),
        gold=(None,) * len(board.gold),
        crew=(),
    )


def opponent(config: Config, difficulty: Difficulty) -> Naturalist:
    """Give Alfred what he starts with."""
    board = config.content.catalogue.alfred[difficulty]
    rows = tuple(row.seals for row in board.rows)
    return replace(
        naturalist(config),
        coins=board.start_coins,
        knowledge=0,
        rows=rows,
        at=(None,) * len(rows),
    )


def _alfred(config: Config, difficulty: Difficulty) -> Alfred:
    return Alfred(difficulty, deck=Bag.of(config.content.catalogue.action_card))


def _tiles(players: int, config: Config) -> int:
    """Return how many special action tiles are laid out."""
    if players == 1:
        return config.content.solo.tiles
    return len(config.content.catalogue.special_places)


def _decks(players: int, config: Config) -> Decks:
    parts, numbers = config.content.catalogue, config.content.numbers
    is_open = not config.first_game
    return Decks(
        seals=parts.seals(players),
        purple=numbers.purple_seals,
        silver=parts.objective_deck(Metal.SILVER, is_starting=False),
        gold=parts.objective_deck(Metal.GOLD, is_starting=False),
        tiles=Bag.of(parts.tile) if is_open else Bag(),
        letters=Bag.of(parts.letter) if is_open else Bag(),
        goals=Bag.of(parts.goal) if is_open else Bag(),
        specimens=Bag.of(Specimen),
        seats=Bag.of(PlayerId(seat) for seat in range(players) if players > 1),
        crew=Bag.of(parts.crew) if is_open or players == 1 else Bag(),
        starting_silver=parts.objective_deck(Metal.SILVER, is_starting=True),
        starting_gold=parts.objective_deck(Metal.GOLD, is_starting=True),
    )


def _first_items(players: int, config: Config) -> tuple[Item, ...]:
    """List the draws and questions of the set-up, in the order of its steps."""
    content, numbers, solo = config.content, config.content.numbers, config.content.solo
    parts, pairs = content.catalogue, max(players, 2)
    seals = len(numbers.scroll_costs) * numbers.scroll_seals
    displayed = numbers.displayed if players > 1 else solo.displayed
    return (
        Draw(Pile.TILES, _tiles(players, config)),
        Draw(Pile.LETTERS, len(content.first_game.letters)),
        Draw(Pile.SEALS, seals),
        Draw(Pile.SILVER, displayed),
        Draw(Pile.GOLD, displayed),
        *((Draw(Pile.SEATS, players),) if players > 1 else ()),
        Draw(Pile.GOALS, numbers.rounds),
        Draw(Pile.SPECIMENS, len(parts.specimen_spaces(pairs))),
        *_crew_items(players, config),
        GiveSeals(),
        Draw(Pile.STARTING_SILVER, pairs),
        Draw(Pile.STARTING_GOLD, pairs),
        ChoosePair(()),
        *_bonus_items(players, config),
        BeginRound(),
    )


def _crew_items(players: int, config: Config) -> tuple[Item, ...]:
    """List how the players come to their crew cards."""
    numbers, solo = config.content.numbers, config.content.solo
    if players == 1:
        return Draw(Pile.CREW, solo.crew_dealt), KeepCrew(PlayerId(0), ())
    if config.first_game:
        return ()
    return (
        Draw(Pile.CREW, numbers.crew_dealt * players),
        DraftCrew(((),) * players, ((),) * players, (None,) * players),
    )


def _bonus_items(players: int, config: Config) -> tuple[Item, ...]:
    """List the draws of Alfred's bonus cards."""
    if players > 1:
        return ()
    board = config.content.catalogue.alfred[config.solo or Difficulty.EASY]
    return (Draw(Pile.BONUS, len(board.cards_at)),)
