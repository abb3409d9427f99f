"""What the library costs: time to import, memory of kept states, copying, saving.

Numbers that depend on what was loaded before are taken in a process of their own.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable

import attrs
from measure import Comparison, Spread, compare, rate

import tabletop
from tabletop.games import beacon_patrol, darwins_journey, lock_n_go

KEPT = 10_000
"""Successive states that are kept, from as many games as it takes."""

_IMPORT = """
import sys, time
start = time.perf_counter()
import tabletop
spent = time.perf_counter() - start
print(1000 * spent, sum(name.startswith("tabletop.games.") for name in sys.modules))
"""

_KEEP = """
import gc, resource, sys, tracemalloc
from tabletop import SeededRng, get_game

game = get_game(sys.argv[3])

def play(rng, many):
    state = game.advance(game.new_game(2), rng)
    while len(kept) < many and (actions := game.legal_actions(state)):
        state = game.apply(state, actions[rng.randrange(len(actions))])
        kept.append(state)
        for _, state in game.chance_steps(state, rng):
            kept.append(state)

def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize()

kept, rng = [], SeededRng(1)
while len(kept) < 3000:
    play(rng, 3000)  # so that what is made once is there already
kept.clear()
gc.collect()
if sys.argv[1] == "traced":
    tracemalloc.start()
    size = lambda: tracemalloc.get_traced_memory()[0]
else:
    size = resident
before = size()
while len(kept) < int(sys.argv[2]):
    play(rng, int(sys.argv[2]))
gc.collect()
print((size() - before) / 2**20)
"""


def import_time(rounds: int) -> tuple[Spread, int]:
    """Return milliseconds of ``import tabletop``, and how many games came with it."""
    found = [_run(_IMPORT).split() for _ in range(rounds)]
    return Spread(tuple(float(each[0]) for each in found)), int(found[0][1])


def kept_states(how: str, rounds: int, game: str = "lock_n_go") -> Spread:
    """Return the MiB that states take: ``traced`` as allocated, or ``resident``."""
    found = (_run(_KEEP, how, str(KEPT), game) for _ in range(rounds))
    return Spread(tuple(float(each) for each in found))


def late_steps(rounds: int) -> Spread:
    """Return how many times as long a step of Beacon Patrol takes on a full map."""
    early, late = _charted(5), _charted(40)
    found = compare(_placing(early), _placing(late), rounds)
    return found.ratio


def listing(rounds: int) -> tuple[int, Spread]:
    """Return the longest list of legal actions met, and the milliseconds it takes."""
    state = _crossroads()
    most = len(darwins_journey.legal_actions(state))
    work = _hundred(lambda: darwins_journey.legal_actions(state))
    return most, Spread(tuple(1000 / rate(work) for _ in range(rounds)))


def _crossroads() -> darwins_journey.State:
    """Return the position of some games at random where there is most to choose."""
    found: list[darwins_journey.State] = []
    for seed in range(30):
        rng = tabletop.SeededRng(seed)
        state = darwins_journey.advance(darwins_journey.new_game(4), rng)
        while actions := darwins_journey.legal_actions(state):
            found.append(state)
            state = darwins_journey.apply(state, actions[rng.randrange(len(actions))])
            state = darwins_journey.advance(state, rng)
    return max(found, key=lambda each: len(darwins_journey.legal_actions(each)))


def replacing(rounds: int) -> Comparison:
    """Compare `tabletop.replace` with `attrs.evolve`, changing three of ten fields."""
    state = middle()
    news = state.news
    return compare(
        _hundred(lambda: tabletop.replace(state, turn=7, passes=0, news=news)),
        _hundred(lambda: attrs.evolve(state, turn=7, passes=0, news=news)),
        rounds,
    )


def saving(rounds: int) -> Comparison:
    """Compare a state to JSON and back, checked, with the bare text by `json`."""
    state = middle()
    data = json.loads(lock_n_go.dumps(state))
    return compare(
        _hundred(lambda: lock_n_go.loads_state(lock_n_go.dumps(state))),
        _hundred(lambda: json.loads(json.dumps(data))),
        rounds,
    )


def middle() -> lock_n_go.State:
    """Return a position in the middle of a game at random."""
    rng, state = tabletop.SeededRng(5), lock_n_go.new_game()
    for _ in range(60):
        actions = lock_n_go.legal_actions(state)
        state = lock_n_go.apply(state, actions[rng.randrange(len(actions))])
    return state


def _charted(tiles: int) -> beacon_patrol.State:
    """Return a position with so many placed tiles, and one that can be placed."""
    for seed in range(1000):
        rng = tabletop.SeededRng(seed)
        state = beacon_patrol.advance(beacon_patrol.new_game(1), rng)
        while actions := beacon_patrol.legal_actions(state):
            placing = isinstance(actions[0], beacon_patrol.PlaceTile)
            if placing and len(state.sea) - 1 >= tiles:
                return state
            chosen = 0 if placing else rng.randrange(len(actions))
            state = beacon_patrol.apply(state, actions[chosen])
            state = beacon_patrol.advance(state, rng)
    raise AssertionError(f"no game placed {tiles} tiles")


def _placing(state: beacon_patrol.State) -> Callable[[], int]:
    """List the legal actions of a position and carry the first out."""
    return _hundred(
        lambda: beacon_patrol.apply(state, beacon_patrol.legal_actions(state)[0])
    )


def _hundred(work: Callable[[], object]) -> Callable[[], int]:
    def repeat() -> int:
        for _ in range(100):
            work()
        return 100

    return repeat


def _run(source: str, *arguments: str) -> str:
    command = [sys.executable, "-c", source, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
