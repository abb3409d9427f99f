"""What may be typed after ``python -m tabletop``, and what each word means."""

from __future__ import annotations

from argparse import (
    ArgumentParser,
    ArgumentTypeError,
    BooleanOptionalAction,
    Namespace,
    RawDescriptionHelpFormatter,
)
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Final, NoReturn, TypeAlias

from tabletop.cli.checking import validate
from tabletop.cli.demo import demo
from tabletop.cli.games import config, content, games, perft
from tabletop.cli.opponents import AGENTS
from tabletop.cli.pictures import render
from tabletop.cli.play import play
from tabletop.cli.records import replay
from tabletop.cli.settings import Setting
from tabletop.cli.streams import whisper
from tabletop.cli.trouble import USAGE
from tabletop.cli.words import tame
from tabletop.core.chance import Seed
from tabletop.records import check_seed
from tabletop.strictjson import shown

_DIGITS: Final = 15
"""The longest numbers that are read as such; a longer seed is text."""

Run: TypeAlias = Callable[[Namespace], int]

_EPILOG: Final = """\
exit codes: 0 all is well; 1 what was asked about is wrong (a record, a JSON file);
2 the command cannot be carried out; 130 Ctrl-C; 141 the output is read no more.
"""


class _Parser(ArgumentParser):
    """Says an error in one line, and in a second where to read on."""

    def error(self, message: str) -> NoReturn:
        whisper(f"error: {tame(message)}\nsee: {self.prog} --help")
        raise SystemExit(USAGE)


def make_parser(program: str) -> ArgumentParser:
    """Build the parser; what it reads has `run`, the function to call."""
    parser = _Parser(
        prog=program,
        description="Play, check and look at tabletop games.",
        epilog=_EPILOG,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(
        title="commands", metavar="COMMAND", dest="command"
    )
    for name, (told, run, fill) in _COMMANDS.items():
        full = f"{told[0].upper()}{told[1:]}."
        command = commands.add_parser(
            name, help=told, description=full, allow_abbrev=False
        )
        command.set_defaults(run=run)
        fill(command)
    return parser


# -- the options of each command


def _fill_games(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs")


def _fill_play(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("game", nargs="?", metavar="GAME", help="its name, as `games` lists it")
    add("--players", type=_count, metavar="N", help="how many play")
    add(
        "--human",
        type=_number,
        action="append",
        metavar="SEAT",
        help="a seat for a person, from 0; may be given again (default: 0)",
    )
    add("--hotseat", action="store_true", help="all seats are for people")
    add("--agent", choices=AGENTS, default="mcts", help="who has the other seats")
    add("--iterations", type=_count, metavar="N", help="how hard the computer thinks")
    add("--seed", type=_seed, help="for the same dice and cards again")
    add("--dice", choices=("ask",), help="ask: you throw and draw, and type it in")
    add("--names", metavar="A,B,...", help="what the players are called")
    add("--config", metavar="FILE", help="settings, as `config GAME` prints them")
    add("--content", metavar="FILE", help="components, as `content GAME` prints them")
    _add_set(parser)
    add("--save", metavar="FILE", help="a new file: save after every action")
    add("--resume", metavar="FILE", help="go on with a saved game, and save it there")
    add("--takebacks", action="store_true", help="undo over dice, cards and turns, too")
    _fill_look(parser)


def _fill_demo(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("games", nargs="*", metavar="GAME", help="which games (default: all)")
    add("--out", metavar="FOLDER", default="tabletop-demo", help="where to write")
    add("--seed", type=_seed, default=1, help="for another game (default: 1)")
    _fill_look(parser)


def _fill_replay(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("record", metavar="RECORD", help="a file, text or JSON; - for standard input")
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--step", type=_number, metavar="N", help="only the position after N actions"
    )
    which.add_argument("--all", action="store_true", help="every position in a row")
    _add_view(parser)
    _fill_look(parser)


def _fill_validate(parser: ArgumentParser) -> None:
    told = "records, text or JSON, components or settings; - for standard input"
    parser.add_argument("files", nargs="+", metavar="FILE", help=told)


def _fill_game(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="its name, as `games` lists it")


def _fill_config(parser: ArgumentParser) -> None:
    _fill_game(parser)
    _add_set(parser)


def _fill_perft(parser: ArgumentParser) -> None:
    _fill_game(parser)
    add = parser.add_argument
    add("--depth", type=_number, default=3, metavar="N", help="how deep (default: 3)")
    add("--players", type=_count, metavar="N", help="how many play")
    add("--record", metavar="FILE", help="from the last position of a record")


def _fill_render(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("what", metavar="WHAT", help="a game, a record, a saved state or view")
    add("--format", choices=("svg", "text"), help="default: by the name of the output")
    add("-o", "--output", metavar="FILE", help="where to write it")
    add("--at", type=_number, metavar="N", help="of a record, after N actions")
    add("--legal", action="store_true", help="mark what may be done")
    add("--players", type=_count, metavar="N", help="of a game, how many play")
    add("--seed", type=_seed, default=0, help="of a game, for its first draws")
    _add_view(parser)
    _fill_look(parser)


def _add_set(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--set",
        type=_setting,
        action="append",
        metavar="NAME=VALUE",
        help="a setting, as JSON or a bare word; may be given again",
    )


def _add_view(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--view",
        type=_viewer,
        metavar="PLAYER",
        help="through whose eyes: a seat, or spectator",
    )


def _fill_look(parser: ArgumentParser) -> None:
    parser.add_argument("--ascii", action="store_true", help="draw without Unicode")
    parser.add_argument(
        "--colour",
        "--color",
        action=BooleanOptionalAction,
        help="default: in a terminal, unless NO_COLOR is set",
    )


# -- the values of options


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= _DIGITS):
        raise ArgumentTypeError(f"expected a whole number from 0, not {shown(text)}")
    return int(text)


def _count(text: str) -> int:
    if (number := _number(text)) < 1:
        raise ArgumentTypeError("expected a whole number from 1, not 0")
    return number


def _seed(text: str) -> Seed:
    digits = text.removeprefix("-")
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= _DIGITS
    seed = int(text) if is_number else text
    try:
        check_seed(seed)
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from None
    return seed


def _setting(text: str) -> Setting:
    name, is_there, value = text.partition("=")
    if not (name.strip() and is_there):
        raise ArgumentTypeError(f"expected NAME=VALUE, not {shown(text)}")
    return name.strip(), value.strip()


def _viewer(text: str) -> int | str:
    return text if text == "spectator" else _number(text)


def _version() -> str:
    try:
        return f"tabletop {version('tabletop-games')}"
    except PackageNotFoundError:
        return "tabletop, not installed"


_COMMANDS: Final[dict[str, tuple[str, Run, Callable[[ArgumentParser], None]]]] = {
    "games": ("list the games", games, _fill_games),
    "play": ("play against the computer, or hot seat", play, _fill_play),
    "demo": ("watch a game of everything", demo, _fill_demo),
    "replay": ("step through a game that was played", replay, _fill_replay),
    "validate": ("check records, components or settings", validate, _fill_validate),
    "render": ("draw a position", render, _fill_render),
    "content": ("print a game's components as JSON, to edit", content, _fill_game),
    "config": ("print a game's settings as JSON, to edit", config, _fill_config),
    "perft": ("count the ways a game can go on", perft, _fill_perft),
}
