"""A table on the web, by the standard library alone: one game, a page for every seat.

python examples/web_table/server.py lock_n_go 8000

Then open http://127.0.0.1:8000/?seat=0 and, in another window, ?seat=1. Behind it:

* ``GET /seats/1`` tells what seat 1 may know: board, legal actions, news; and
  ``/seats/spectator`` what everybody may.
* ``POST /seats/1`` with ``{"action": "C7-C6"}`` plays it, or answers 409 with the rule
  that says no.

A server for strangers would also ask who it is that speaks for a seat.
"""

from __future__ import annotations

import json
import secrets
import sys
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock
from typing import Final, TypeAlias

from tabletop import (
    SPECTATOR,
    AnyGame,
    IllegalAction,
    NotationError,
    Observer,
    Seed,
    Session,
    get_game,
    seats,
)

PAGE: Final = Path(__file__).with_name("page.html")
LARGEST_BODY: Final = 3  # digits of its length, so less than a thousand bytes

Answer: TypeAlias = tuple[HTTPStatus, dict[str, object]]


class Table:
    """One game and those who look at it; requests come from several threads."""

    def __init__(self, game: AnyGame, players: int | None, seed: Seed) -> None:
        self.session = Session(game, players, seed)
        self.lock = Lock()

    def observer(self, name: str) -> Observer | None:
        """Find whose eyes a seat in a path stands for; None for nobody's."""
        observers: tuple[Observer, ...] = (*seats(self.session.players), SPECTATOR)
        return next((each for each in observers if str(each) == name), None)

    def look(self, observer: Observer) -> Answer:
        """Show what an observer may know, and nothing else."""
        with self.lock:
            return HTTPStatus.OK, self._seen(observer)

    def play(self, observer: Observer, text: str) -> Answer:
        """Play an action in notation and show what came of it, or say why not."""
        if observer is SPECTATOR:
            return _fault(HTTPStatus.FORBIDDEN, "a spectator only looks on")
        with self.lock:
            try:
                self.session.play(text, observer)
            except NotationError as error:
                return _fault(HTTPStatus.BAD_REQUEST, error.reason)
            except IllegalAction as error:
                return HTTPStatus.CONFLICT, error.refusal.to_data()
            return HTTPStatus.OK, self._seen(observer)

    def _seen(self, observer: Observer) -> dict[str, object]:
        session, game = self.session, self.session.game
        view, outcome = session.view(observer), session.outcome
        legal = () if observer is SPECTATOR else session.legal_actions(observer)
        news = session.news_for(observer)
        return {
            "title": game.title,
            "version": len(session.record.actions),
            "to_act": session.to_act,
            "board": game.svg(view, legal),
            "legal": [game.format_action(action) for action in legal],
            "view": json.loads(game.dumps(view, type="view")),
            "news": [json.loads(game.dumps(event)) for event in news],
            "outcome": outcome and json.loads(game.dumps(outcome)),
        }


class WebTable(ThreadingHTTPServer):
    """Serves the page and one table."""

    daemon_threads = True

    def __init__(self, address: tuple[str, int], table: Table) -> None:
        super().__init__(address, _Handler)
        self.table = table


class _Handler(BaseHTTPRequestHandler):
    """Reads a request, asks the table, writes its answer."""

    def do_GET(self) -> None:
        """Answer with the page, or with what a seat sees."""
        if self.path.partition("?")[0] == "/":
            self._write(HTTPStatus.OK, "text/html", PAGE.read_bytes())
        elif (observer := self._observer()) is None:
            self._answer(_fault(HTTPStatus.NOT_FOUND, "there is no such seat"))
        else:
            self._answer(self._table.look(observer))

    def do_POST(self) -> None:
        """Play an action for a seat."""
        if (observer := self._observer()) is None:
            self._answer(_fault(HTTPStatus.NOT_FOUND, "there is no such seat"))
        elif (text := self._action()) is None:
            reason = 'send {"action": "..."}, an action in notation'
            self._answer(_fault(HTTPStatus.BAD_REQUEST, reason))
        else:
            self._answer(self._table.play(observer, text))

    @property
    def _table(self) -> Table:
        assert isinstance(self.server, WebTable)
        return self.server.table

    def _observer(self) -> Observer | None:
        return self._table.observer(self.path.removeprefix("/seats/"))

    def _action(self) -> str | None:
        """Read the action out of the body; None for a body that holds none."""
        length = self.headers.get("Content-Length", "")
        if not length.isdecimal() or len(length) > LARGEST_BODY:
            return None
        try:
            body = json.loads(self.rfile.read(int(length)))
        except (ValueError, RecursionError):
            return None
        action = body.get("action") if isinstance(body, dict) else None
        return action if isinstance(action, str) else None

    def _answer(self, answer: Answer) -> None:
        status, data = answer
        self._write(status, "application/json", json.dumps(data).encode())

    def _write(self, status: HTTPStatus, kind: str, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *arguments: object) -> None:
        """Keep quiet."""


def _fault(status: HTTPStatus, message: str) -> Answer:
    return status, {"message": message}


def main(name: str = "lock_n_go", port: str = "8000") -> None:
    table = Table(get_game(name), players=None, seed=secrets.token_hex(16))
    with WebTable(("127.0.0.1", int(port)), table) as server:
        print(f"http://127.0.0.1:{server.server_port}/?seat=0 (Ctrl-C ends it)")
        server.serve_forever()


if __name__ == "__main__":
    main(*sys.argv[1:])
