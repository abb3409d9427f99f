from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs
import pytest

from tabletop import Bag, GameContent, InvalidContent, Provenance, Source
from tabletop.core.content import ContentFault, refuse_first
from tabletop.games import lock_n_go
from tabletop.serialization import content_digest


@attrs.frozen
class Deck(GameContent):
    cards: Bag[str]


def deck(cards: str, *provenances: Provenance) -> Deck:
    """Make a deck whose tables have these provenances."""
    sources = tuple(Source("cards", each, "somewhere") for each in provenances)
    return Deck("a deck", sources, Bag.of(cards))


def test_the_digest_of_the_default_board_never_changes() -> None:
    """Saved games name the default components of Lock n Go by this text."""
    assert content_digest(lock_n_go.DEFAULT) == (
        "sha256:f446ac8d7225e431090e84639bc66d354592501311f8d00f1a35cd1fce1ef33b"
    )


def test_equal_contents_have_one_digest() -> None:
    """A copy that was built anew has the digest of the original."""
    again = attrs.evolve(lock_n_go.DEFAULT)

    assert content_digest(again) == content_digest(lock_n_go.DEFAULT)


def test_the_order_of_a_bag_is_no_matter_for_the_digest() -> None:
    """Equal contents have one digest however their bags were filled."""
    assert content_digest(deck("AB")) == content_digest(deck("BA"))


def test_other_contents_have_another_digest() -> None:
    """One number changed gives another digest."""
    numbers = attrs.evolve(lock_n_go.DEFAULT.numbers, coins=14)
    fewer = attrs.evolve(lock_n_go.DEFAULT, numbers=numbers)

    assert content_digest(fewer) != content_digest(lock_n_go.DEFAULT)


def test_the_name_of_a_content_is_part_of_it() -> None:
    """A new name gives a new digest: the name is shown to people."""
    renamed = attrs.evolve(lock_n_go.DEFAULT, name="Another board")

    assert content_digest(renamed) != content_digest(lock_n_go.DEFAULT)


def test_a_content_without_reconstructions_is_original() -> None:
    """All tables from the rules or a source make an original."""
    assert deck("A", Provenance.SEED, Provenance.PUBLIC, Provenance.DERIVED).is_original


def test_one_reconstruction_makes_a_content_no_original() -> None:
    """A single table that was made up is enough."""
    assert not deck("A", Provenance.SEED, Provenance.RECONSTRUCTED).is_original


def test_the_first_fault_is_refused_with_its_place() -> None:
    """Faults that stand behind it are not looked for."""

    def faults() -> Iterator[ContentFault]:
        yield ".cards[1]", "the card is there twice"
        raise AssertionError("nobody asked for more")

    with pytest.raises(InvalidContent, match="the card is there twice") as caught:
        refuse_first(faults())
    assert ".cards[1]" == caught.value.path


def test_no_fault_is_no_error() -> None:
    """Components without faults are let through."""
    refuse_first([])


def test_a_config_that_holds_no_components_can_still_be_shown() -> None:
    """What is refused is shown first, whatever it is."""
    wrong: Any = 7

    assert "Config(content=7, " in repr(lock_n_go.Config(content=wrong))
