"""The laws, in the order in which they are checked; each chapter has its file."""

from __future__ import annotations

from typing import Final

from tabletop.testing.law import Law, Scope
from tabletop.testing.laws.beginning import declaration, setup
from tabletop.testing.laws.change import (
    conservation,
    determinism,
    events,
    history,
    immutability,
    news,
    purity,
    unchecked,
)
from tabletop.testing.laws.ending import outcome, termination
from tabletop.testing.laws.going_back import undo
from tabletop.testing.laws.legality import (
    answers,
    completeness,
    composure,
    lookalikes,
    order,
    soundness,
    turn,
)
from tabletop.testing.laws.luck import chance, sampling
from tabletop.testing.laws.secrecy import flaw, gossip, hiding, secrets, views
from tabletop.testing.laws.showing import pictures
from tabletop.testing.laws.writing import (
    json,
    notation,
    pickling,
    records,
    saving,
    types,
)

LAWS: Final[tuple[Law, ...]] = (
    Law(declaration, Scope.START),
    Law(setup, Scope.START),
    Law(immutability, Scope.POSITION),
    Law(turn, Scope.POSITION),
    Law(termination, Scope.POSITION),
    Law(chance, Scope.POSITION),
    Law(soundness, Scope.POSITION),
    Law(order, Scope.POSITION),
    Law(determinism, Scope.POSITION),
    Law(unchecked, Scope.POSITION),
    Law(conservation, Scope.POSITION),
    Law(flaw, Scope.POSITION),
    Law(events, Scope.POSITION),
    Law(types, Scope.POSITION),
    Law(json, Scope.POSITION),
    Law(saving, Scope.POSITION),
    Law(news, Scope.POSITION),
    Law(notation, Scope.POSITION),
    Law(outcome, Scope.POSITION),
    Law(views, Scope.POSITION),
    Law(purity, Scope.POSITION),
    Law(sampling, Scope.SWEEP),
    Law(answers, Scope.SWEEP),
    Law(completeness, Scope.SWEEP),
    Law(composure, Scope.SWEEP),
    Law(lookalikes, Scope.SWEEP),
    Law(secrets, Scope.SWEEP),
    Law(gossip, Scope.SWEEP),
    Law(undo, Scope.SWEEP),
    Law(pictures, Scope.SWEEP),
    Law(pickling, Scope.SWEEP),
    Law(history, Scope.END),
    Law(records, Scope.END),
    Law(hiding, Scope.LAST),
)
"""All laws; print them to read them."""
