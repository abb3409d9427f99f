"""Random play-outs, ours and others': functions that play one game and count its steps.

A step is: list the legal actions, choose one of them, carry it out, see if it is over.
Each is written as its library's own documentation plays a game.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import prototype

import tabletop
from tabletop import AnyGame

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "examples"))

Playout = Callable[[], int]
"""Plays one game; returns the number of steps."""

PLIES = 200
"""Games of chess end here at the latest."""

draw = random.Random(1).random


def of_game(game: AnyGame) -> Playout:
    """Play a game of ours by what everybody uses: `legal_actions` and `apply`."""

    def play() -> int:
        state, steps = game.new_game(), 0
        while actions := game.legal_actions(state):
            state = game.apply(state, actions[int(draw() * len(actions))])
            steps += 1
        return steps

    return play


def with_chance(game: AnyGame, players: int) -> Playout:
    """Play a game of ours in which dice fall or tiles come; each is a step too."""
    rng = random.Random(1)

    def play() -> int:
        state, steps = game.new_game(players), 0
        while True:
            for _, after in game.chance_steps(state, rng):
                state = after
                steps += 1
            if not (actions := game.legal_actions(state)):
                return steps
            state = game.apply(state, actions[int(draw() * len(actions))])
            steps += 1

    return play


def tic_tac_toe() -> Playout:
    """Play the example."""
    game: AnyGame = importlib.import_module("tic_tac_toe").GAME
    return of_game(game)


def lock_n_go() -> Playout:
    """Play the smallest game of the library."""
    return of_game(tabletop.get_game("lock_n_go"))


def beacon_patrol() -> Playout:
    """Play the map of tiles, by two captains."""
    return with_chance(tabletop.get_game("beacon_patrol"), 2)


def pirates_cove() -> Playout:
    """Play the year of four pirates."""
    return with_chance(tabletop.get_game("pirates_cove"), 4)


def darwins_journey() -> Playout:
    """Play the five rounds of four naturalists."""
    return with_chance(tabletop.get_game("darwins_journey"), 4)


def by_hand() -> Playout:
    """Play the prototype."""

    def play() -> int:
        position, steps = prototype.Position(), 0
        while moves := prototype.moves(position):
            position = prototype.after(position, moves[int(draw() * len(moves))])
            steps += 1
        return steps

    return play


def openspiel(name: str) -> Playout:
    """Play a game of OpenSpiel, by its Python interface."""
    import pyspiel

    if name.startswith("python_"):
        module = name.removeprefix("python_")
        importlib.import_module(f"open_spiel.python.games.{module}")
    game = pyspiel.load_game(name)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            steps += 1
        return steps

    return play


def pettingzoo(make: str) -> Playout:
    """Play tic-tac-toe of PettingZoo: ``env`` with its checks, or ``raw_env``."""
    import numpy as np
    from pettingzoo.classic import tictactoe_v3

    env: Any = getattr(tictactoe_v3, make)()

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = np.flatnonzero(seen["action_mask"])
            env.step(int(actions[int(draw() * len(actions))]))
            steps += 1
        return steps

    return play


def easyai(copies: bool) -> Playout:
    """Play tic-tac-toe of easyAI, in place or with a copy for each step."""
    from easyAI import Human_Player
    from easyAI.games.TicTacToe import TicTacToe

    def play() -> int:
        game, steps = TicTacToe([Human_Player(), Human_Player()]), 0
        while not game.is_over():
            moves = game.possible_moves()
            if copies:
                game = game.copy()
            game.make_move(moves[int(draw() * len(moves))])
            game.switch_player()
            steps += 1
        return steps

    return play


def chess(ends_early: bool) -> Playout:
    """Play python-chess in place to the last move.

    With `ends_early`, it is asked each time whether the game is over, drawn games too.
    """
    import chess

    def play() -> int:
        board, steps = chess.Board(), 0
        while steps < PLIES and not (ends_early and board.is_game_over()):
            if not (moves := list(board.legal_moves)):
                break
            board.push(moves[int(draw() * len(moves))])
            steps += 1
        return steps

    return play


def catanatron() -> Playout:
    """Play Catan by four random players of catanatron, in place."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    players = [RandomPlayer(colour) for colour in colours]

    def play() -> int:
        game, steps = Game(players), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            steps += 1
        return steps

    return play
