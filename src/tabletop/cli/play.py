"""The command ``play``: from its options to a table, and round the table to the end."""

from __future__ import annotations

import os
import secrets
from argparse import Namespace
from typing import cast

from tabletop.cli.files import is_there, load_record, save_record
from tabletop.cli.games import find_game
from tabletop.cli.opponents import agent_named
from tabletop.cli.prompt import Prompt, Quitting, offer_to_save
from tabletop.cli.settings import load_config
from tabletop.cli.table import AnySession, Table
from tabletop.cli.terminal import Leaving, Terminal
from tabletop.cli.trouble import FINE, INTERRUPTED, Trouble
from tabletop.core.chance import Seed
from tabletop.core.players import PlayerId, seats
from tabletop.core.values import replace
from tabletop.errors import InvalidConfig
from tabletop.registry import game_names
from tabletop.session import Session

_NEW_ONLY = ("players", "config", "content", "set", "names")
"""Options that a saved game has settled already."""


def play(options: Namespace) -> int:
    """Play a game in the terminal; return the exit code."""
    table = _table(options)
    try:
        _greet(table, options)
        _go_round(table)
    except Quitting:
        pass
    except Leaving:
        _take_leave(table)
    except KeyboardInterrupt:
        table.terminal.show("")
        _take_leave(table)
        return INTERRUPTED
    except Trouble:  # the keyboard is broken
        _take_leave(table)
        raise
    return FINE


def _go_round(table: Table) -> None:
    """Let everybody act in turn until the game is over."""
    while table.session.outcome is None:
        acting = table.session.to_act
        if not acting:
            Prompt(table, None).run()
        elif acting[0] in table.people:
            _let_person_play(table, acting[0])
        else:
            table.let_computer_play(acting[0])
    table.show_end()
    table.terminal.show("")
    offer_to_save(table)


def _let_person_play(table: Table, player: PlayerId) -> None:
    table.hand_over(player)
    is_drawn = table.show(player)
    prompt = Prompt(table, player)
    if not is_drawn:
        prompt.introduce()
    prompt.run()


# -- setting the table


def _table(options: Namespace) -> Table:
    session = _resumed(options) if options.resume else _begun(options)
    people = _people(options, session.players)
    path = _save_path(options)
    if options.save:
        save_record(session.record, options.save)  # what cannot be is found out now
    return Table(
        session=session,
        people=people,
        agent=agent_named(options.agent, session.game, options.iterations),
        terminal=Terminal(ascii=options.ascii, colour=options.colour),
        seed=_computer_seed(options, session),
        path=path,
        saves_always=path is not None,
        kept=path if options.save else options.resume,
    )


def _begun(options: Namespace) -> AnySession:
    """Set up a new game."""
    if options.game is None:
        raise Trouble(f"say which game to play: {', '.join(game_names())}")
    game = find_game(options.game)
    config = load_config(game, options.config, options.content, options.set)
    seed = _fresh_seed() if options.seed is None else options.seed
    try:
        session: AnySession = Session(
            game,
            options.players,
            None if options.dice == "ask" else seed,
            config,
            takebacks=options.takebacks,
        )
    except InvalidConfig as error:
        raise Trouble(str(error)) from None
    session.names = _names(options.names, session.players)
    return session


def _resumed(options: Namespace) -> AnySession:
    """Go on from a saved game."""
    for name in _NEW_ONLY:
        if getattr(options, name) is not None:
            raise Trouble(f"--{name} is for a new game; the saved one has settled that")
    if options.resume == "-":
        raise Trouble("a game cannot be resumed from standard input: you type there")
    record = load_record(options.resume)
    if options.game is not None and options.game != record.game.name:
        raise Trouble(f"{options.resume} is a game of {record.game.name}")
    if options.seed is not None:
        record = replace(record, seed=options.seed)
    if options.dice == "ask":
        record = replace(record, seed=None)
    elif record.seed is None:
        record = replace(record, seed=_fresh_seed())
    return Session.resume(record, takebacks=options.takebacks)


def _computer_seed(options: Namespace, session: AnySession) -> Seed:
    """Choose what the computer draws from: it never runs dry of seeds."""
    for seed in (options.seed, session.seed):
        if seed is not None:
            return cast("Seed", seed)
    return _fresh_seed()


def _save_path(options: Namespace) -> str | None:
    """Choose the file of the game, so that no other game is lost."""
    path: str | None = options.save or options.resume
    if options.save and is_there(options.save) and not _is_resumed(options):
        raise Trouble(f"{path} is there already: resume it, or choose another name")
    return path


def _is_resumed(options: Namespace) -> bool:
    """Whether the game is saved where it came from, however that is written."""
    return bool(options.resume) and os.path.samefile(options.save, options.resume)


def _people(options: Namespace, players: int) -> frozenset[PlayerId]:
    if options.hotseat:
        if options.human:
            raise Trouble("--hotseat seats people everywhere; leave --human out")
        return frozenset(seats(players))
    chosen = options.human or [0]
    for seat in chosen:
        if seat not in seats(players):
            raise Trouble(f"there is no player {seat}: they are 0 to {players - 1}")
    return frozenset(PlayerId(seat) for seat in chosen)


def _names(text: str | None, players: int) -> tuple[str, ...]:
    if text is None:
        return ()
    names = tuple(name.strip() for name in text.split(","))
    if len(names) != players or not all(names):
        raise Trouble(f"there are {players} players: give {players} names with commas")
    return names


def _fresh_seed() -> int:
    # Below 2**53, so that every reader of JSON keeps it whole.
    return secrets.randbelow(2**53)


# -- manners


def _greet(table: Table, options: Namespace) -> None:
    terminal, session = table.terminal, table.session
    others = frozenset(seats(session.players)) - table.people
    sides = [
        f"you are {' and '.join(map(table.name, sorted(table.people)))}",
        *(f"the computer is {table.name(seat)}" for seat in sorted(others)),
    ]
    terminal.say(f"{session.game.title}: {', '.join(sides)}.")
    terminal.say("Type an action, or ? for help.")
    if options.dice == "ask" and table.is_secretive:
        terminal.say(
            "This game hides some of what is drawn: whoever types that in will know it."
        )


def _take_leave(table: Table) -> None:
    """Say what becomes of the game; nothing can be asked any more."""
    if table.is_safe and table.kept is None:
        return
    if table.is_safe:
        told = f"The game is saved: go on with --resume {table.kept}."
    else:
        told = "The game was not saved."
    table.terminal.say(told)
