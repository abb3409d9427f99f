"""Strategies for Hypothesis: JSON trees, and what small accidents make of them."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import strategies as st

_NUMBERS = st.one_of(
    st.integers(-3, 9),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=True, allow_infinity=True),
)
_WORDS = st.one_of(
    st.sampled_from(["type", "data", "A1", "red", "basic", "sha256:", "*", "\ud800"]),
    st.text(max_size=5),
)
LEAVES = st.one_of(st.none(), st.booleans(), _NUMBERS, _WORDS)


def json_trees() -> st.SearchStrategy[Any]:
    """Make any JSON value, with what JSON does not allow among its leaves."""
    return st.recursive(
        LEAVES,
        lambda inside: st.one_of(
            st.lists(inside, max_size=4), st.dictionaries(_WORDS, inside, max_size=4)
        ),
        max_leaves=12,
    )


@st.composite
def mutated(draw: st.DrawFn, tree: Any) -> Any:
    """Change a JSON tree in one to three places."""
    changed = copy.deepcopy(tree)
    for _ in range(draw(st.integers(1, 3))):
        changed = _changed(draw, changed)
    return changed


def _changed(draw: st.DrawFn, tree: Any) -> Any:
    """Go down to some node, then replace it, leave it out, double it, or add to it."""
    if not isinstance(tree, dict | list) or not tree or draw(st.integers(0, 5)) == 0:
        return draw(json_trees())
    keys = list(tree) if isinstance(tree, dict) else range(len(tree))
    key: Any = draw(st.sampled_from(keys))
    match draw(st.integers(0, 7)):
        case 0:
            del tree[key]
        case 1 if isinstance(tree, list):
            tree.insert(key, tree[key])
        case 1 if isinstance(tree, dict):
            tree[draw(_WORDS)] = draw(LEAVES)
        case _:
            tree[key] = _changed(draw, tree[key])
    return tree


@st.composite
def mutated_text(draw: st.DrawFn, text: str) -> str:
    """Cut a piece out of a text, and put something else there."""
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 8)))
    put = draw(st.one_of(st.sampled_from(list('{}[]",:\\0#*\n')), st.text(max_size=4)))
    return text[:start] + put + text[end:]


def dumped(tree: Any) -> str:
    """Write a tree as JSON text, whatever is in it."""
    return json.dumps(tree)
