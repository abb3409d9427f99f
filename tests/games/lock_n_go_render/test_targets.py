"""What a page needs to make the picture clickable without knowing a rule."""

from __future__ import annotations

import pytest

from tabletop.games.lock_n_go import GAME, State
from tests.games.lock_n_go_render.positions import POSITIONS, Node, all_of, by_id, drawn

NAMES = ["set-up", "middle", "late", "stacks", "house set-up", "put back", "pass"]


def listed(node: Node, what: str = "actions") -> set[str]:
    """Read the notations that a thing carries."""
    return set(filter(None, node.attrib.get(f"data-{what}", "").split("|")))


def notations(state: State) -> set[str]:
    """Write all legal actions."""
    return {GAME.format_action(action) for action in GAME.legal_actions(state)}


@pytest.mark.parametrize("name", NAMES)
def test_every_legal_action_can_be_clicked(name: str) -> None:
    """Together, the targets carry all legal actions and no others."""
    state = POSITIONS[name]
    index = by_id(drawn(state, None))

    assert notations(state) == {
        text for node in index.values() for text in listed(node)
    }


@pytest.mark.parametrize("name", NAMES)
def test_clicks_name_one_action(name: str) -> None:
    """Origin and all targets of an action have that action alone in common."""
    state = POSITIONS[name]
    nodes = by_id(drawn(state, None)).values()
    for text in notations(state):
        clicked = [listed(node) for node in nodes if text in listed(node)]
        clicked += [listed(n, "origins") for n in nodes if text in listed(n, "origins")]

        assert {text} == set.intersection(*clicked)


@pytest.mark.parametrize("name", NAMES)
def test_targets_and_nothing_else_are_ringed(name: str) -> None:
    """A dashed ring stands at each thing that carries actions."""
    nodes = by_id(drawn(POSITIONS[name], None)).values()

    assert [id for id in nodes if listed(id)] == [
        node
        for node in nodes
        if any("target" in child.attrib.get("class", "").split() for child in node)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_marked_unless_asked(name: str) -> None:
    """Without legal actions the picture has no targets."""
    root = drawn(POSITIONS[name])

    assert [] == all_of(root, "target")
    assert not any("data-actions" in node.attrib for node in root.iter())


def test_a_space_carries_what_ends_there() -> None:
    """Its notations are of all discs that may come."""
    index = by_id(drawn(POSITIONS["put back"], None))

    assert {"+C1"} == listed(index["C1"])
    assert {"C1-C2", "B2-C2"} == listed(index["C2"])


def test_a_space_tells_what_begins_there() -> None:
    """A page can show where the disc on it may go."""
    index = by_id(drawn(POSITIONS["put back"], None))

    assert {"C1-C2", "C1-B1/R3", "C1-B1/R5"} <= listed(index["C1"], "origins")
    assert set() == listed(index["A7"], "origins")


def test_locks_are_clicked_where_they_go() -> None:
    """The slots beside a lock carry the moves with that lock."""
    index = by_id(drawn(POSITIONS["set-up"], None))

    assert {text for text in notations(POSITIONS["set-up"]) if "/R5" in text} == listed(
        index["R5"]
    )
    assert listed(index["C"]) == listed(index["column-lock-1"], "origins") & listed(
        index["C"]
    ) | listed(index["column-lock-2"], "origins") & listed(index["C"])


def test_a_pass_has_a_button() -> None:
    """What has no place on the table can be clicked all the same."""
    index = by_id(drawn(POSITIONS["pass"], None))

    assert {"pass"} == listed(index["pass"])
    assert "pass" not in by_id(drawn(POSITIONS["set-up"], None))


def test_discs_out_of_play_begin_their_return() -> None:
    """Putting a disc back begins at the discs that are out of play."""
    index = by_id(drawn(POSITIONS["put back"], None))

    assert {"+A1", "+B1", "+C1", "+D1", "+E1"} == listed(
        index["out-of-play-0"], "origins"
    )


def test_the_token_that_is_due_begins_its_placement() -> None:
    """In the house variant, the next token is what one places."""
    index = by_id(drawn(POSITIONS["house set-up"], None))

    assert notations(POSITIONS["house set-up"]) == listed(
        index["token-coin"], "origins"
    )
    assert set() == listed(index["token-lock"], "origins")
