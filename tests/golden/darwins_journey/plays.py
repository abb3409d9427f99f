"""Golden playthroughs of Darwin's Journey."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tabletop import Rng
from tabletop.games.darwins_journey import (
    FIRST_GAME,
    GAME,
    Action,
    Config,
    Convert,
    CopyCard,
    Difficulty,
    Finish,
    FulfilCrew,
    FulfilObjective,
    FulfilOutright,
    PerformPlace,
    PlacePurple,
    PlaceWorker,
    ReactivateTent,
    SendExplorer,
    State,
    TakeSeal,
    shortage,
)
from tests.golden.playthrough import Playthrough

_RARE: Final = (
    CopyCard,
    FulfilCrew,
    FulfilOutright,
    ReactivateTent,
    Convert,
    SendExplorer,
    PerformPlace,
    PlacePurple,
    FulfilObjective,
)


# -- what is shown


def _draw(state: State) -> str:
    """Show what everybody has, without the places of the workers."""
    lines = [f"round {state.round}, turn order {_listed(state.turn_order)}"]
    for seat, own in enumerate(state.people):
        rows = " ".join("".join(seal.value[0] for seal in row) for row in own.rows)
        pieces = (own.ship, *(space for space in own.explorers if space is not None))
        goods = f"{own.coins} coins, {own.knowledge} knowledge, {own.points} points"
        left = f"{own.lenses} lenses, {own.tents} tents, stamps {_listed(own.stacks)}"
        lines.append(f"player {seat}: {goods}, theory {own.theory}; {left}")
        lines.append(f"  seals {rows.rstrip()}; pieces {_listed(pieces)}")
    return "\n".join(lines)


def _listed(things: Iterable[object]) -> str:
    return " ".join(str(each) for each in things)


def _tell(state: State) -> str:
    return ", ".join(type(event).__name__ for event in state.news)


# -- who plays


def _random(state: State, actions: Sequence[Action], rng: Rng) -> Action:
    """Do anything."""
    return actions[rng.randrange(len(actions))]


def _learned(state: State, actions: Sequence[Action], rng: Rng) -> Action:
    """Do what is rare; else take the seals that crew cards ask for, and study."""
    if rare := [each for each in actions if isinstance(each, _RARE)]:
        return _random(state, rare, rng)
    if seals := [each for each in actions if isinstance(each, TakeSeal)]:
        return min(seals, key=lambda each: (_lacking(state, each), each.scroll))
    study = [
        each for each in actions if isinstance(each, PlaceWorker) and _is_dry(each)
    ]
    if study and rng.randrange(3):
        return _random(state, study, rng)
    doing = [each for each in actions if not isinstance(each, Finish)] or actions
    kinds = sorted({type(each).__name__ for each in doing})
    kind = kinds[rng.randrange(len(kinds))]
    return _random(state, [each for each in doing if type(each).__name__ == kind], rng)


def _lacking(state: State, action: TakeSeal) -> float:
    """Count what an open crew card would lack then; longer rows are dearer."""
    me = state.people[action.player]
    row, cards = me.rows[action.worker], state.config.content.catalogue.crew
    seal = state.board.scrolls[action.scroll][action.column]
    if seal is None or action.worker in {each.worker for each in me.crew}:
        return len(cards)
    open_cards = [cards[each.card] for each in me.crew if each.worker is None]
    left = (shortage((*row, seal), card.needs) for card in open_cards)
    return min(left, default=len(cards)) + len(row) / 10


def _is_dry(action: PlaceWorker) -> bool:
    """Whether a place is one to learn or to open something at."""
    return action.place.startswith(("academy", "special", "small"))


PLAYS: Final = tuple(
    Playthrough[State, Action](
        name=name,
        title=title,
        game=GAME,
        seed=seed,
        choose=choose,
        draw=_draw,
        tell=_tell,
        players=players,
        config=config,
    )
    for name, seed, title, choose, players, config in (
        ("random", "random", "Two naturalists who do anything.", _random, 2, None),
        (
            "first",
            "learned 83",
            "Three naturalists in a first game, who rather learn than travel.",
            _learned,
            3,
            FIRST_GAME,
        ),
        (
            "learned",
            "learned 8",
            "Four naturalists who draft their crew, and rather learn than travel.",
            _learned,
            4,
            None,
        ),
        (
            "alone",
            "alone",
            "One naturalist against Alfred of the medium board.",
            _learned,
            1,
            Config(solo=Difficulty.MEDIUM),
        ),
    )
)
"""Four whole games."""
