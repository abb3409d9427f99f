from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

from tabletop import Bag, SeededRng


def test_a_bag_counts_what_is_in_it() -> None:
    """Looking up an item gives its number."""
    assert Bag.of("ABBA")["B"] == 2


def test_what_is_not_in_a_bag_counts_zero() -> None:
    """Looking up a stranger gives 0, no KeyError."""
    assert Bag.of("ABBA")["Z"] == 0


def test_a_bag_knows_how_many_items_it_holds() -> None:
    """The total counts single items."""
    assert Bag.of("ABBA").total == 4


def test_the_length_of_a_bag_is_its_number_of_kinds() -> None:
    """As a mapping, a bag is as long as it has kinds."""
    assert len(Bag.of("ABBA")) == 2


def test_zero_counts_are_not_kept() -> None:
    """An item that is there no times is not in the bag."""
    assert "A" not in Bag({"A": 0, "B": 1})


def test_negative_counts_are_refused() -> None:
    """A bag cannot hold fewer than none."""
    with pytest.raises(ValueError, match="cannot hold -1 of 'A'"):
        Bag({"A": -1})


def test_an_empty_bag_is_false() -> None:
    """So that `if bag` asks whether there is something in it."""
    assert not Bag.of("")


def test_kinds_come_in_ascending_order() -> None:
    """Iterating visits each kind once, however the bag was filled."""
    assert list(Bag.of("BAB")) == ["A", "B"]
    assert list(Bag.of("B").plus("A")) == ["A", "B"]
    assert list(Bag.of("BA").without("A").plus("A")) == ["A", "B"]


def test_kinds_that_do_not_compare_come_in_the_order_of_their_repr() -> None:
    """A bag of mixed kinds has an order too."""
    assert list(Bag.of(["x", 2, "a", 10])) == ["a", "x", 10, 2]


def test_equal_bags_are_drawn_from_alike() -> None:
    """The same numbers draw the same items, however a bag came about."""
    one, other = Bag.of("ABCC"), Bag.of("C").plus("B").plus("A").plus("C")

    for seed in range(20):
        assert one.draw(SeededRng(seed)) == other.draw(SeededRng(seed))


def test_elements_visit_every_single_item() -> None:
    """Equal items come one after another."""
    assert list(Bag.of("BAB").elements()) == ["A", "B", "B"]


def test_items_are_pairs_of_kind_and_number() -> None:
    """As a mapping, a bag has items."""
    assert list(Bag.of("BAB").items()) == [("A", 1), ("B", 2)]


def test_bags_are_equal_in_any_order() -> None:
    """Two bags with the same in them are equal, however they were filled."""
    assert Bag.of("ABB") == Bag.of("BAB")


def test_equal_bags_hash_alike() -> None:
    """The order of filling means nothing to the hash."""
    assert hash(Bag.of("ABB")) == hash(Bag.of("BBA"))


def test_bags_with_other_counts_differ() -> None:
    """The numbers count for equality."""
    assert Bag.of("AB") != Bag.of("ABB")


def test_a_bag_is_no_dict() -> None:
    """A bag equals bags only, as a dict has no hash."""
    assert Bag.of("A") != {"A": 1}


def test_plus_adds_one() -> None:
    """Without a number, one more is put in."""
    assert Bag.of("A").plus("A") == Bag.of("AA")


def test_plus_adds_several_of_a_new_kind() -> None:
    """A new kind can be put in."""
    assert Bag.of("A").plus("B", 2) == Bag.of("ABB")


def test_plus_leaves_the_bag_as_it_was() -> None:
    """The bag that is added to does not change."""
    bag = Bag.of("A")
    bag.plus("A")

    assert bag == Bag.of("A")


def test_plus_keeps_the_total_right() -> None:
    """The new bag knows its total."""
    assert Bag.of("A").plus("B", 2).total == 3


def test_plus_of_a_negative_number_takes_out() -> None:
    """Adding -1 is taking one out."""
    assert Bag.of("AA").plus("A", -1) == Bag.of("A")


def test_plus_never_goes_below_zero() -> None:
    """Adding too negative a number is refused."""
    with pytest.raises(ValueError, match="there are 1 of 'A', not 2"):
        Bag.of("A").plus("A", -2)


def test_without_takes_one_out() -> None:
    """Without a number, one is taken out."""
    assert Bag.of("ABB").without("B") == Bag.of("AB")


def test_without_the_last_one_forgets_the_kind() -> None:
    """The kind is no longer in the bag."""
    assert "A" not in Bag.of("ABB").without("A")


def test_without_keeps_the_total_right() -> None:
    """The new bag knows its total."""
    assert Bag.of("ABB").without("B", 2).total == 1


def test_without_refuses_more_than_there_are() -> None:
    """Taking out too many is a ValueError that says how many there are."""
    with pytest.raises(ValueError, match="there are 1 of 'A', not 2"):
        Bag.of("ABB").without("A", 2)


def test_without_refuses_strangers() -> None:
    """Taking out what is not there is a ValueError."""
    with pytest.raises(ValueError, match="there are 0 of 'Z', not 1"):
        Bag.of("ABB").without("Z")


def test_bags_add_up() -> None:
    """The sum holds the items of both."""
    assert Bag.of("AB") + Bag.of("BC") == Bag.of("ABBC")


def test_bags_subtract() -> None:
    """The difference holds what is left."""
    assert Bag.of("ABBC") - Bag.of("BC") == Bag.of("AB")


def test_adding_and_subtracting_come_out_even() -> None:
    """What is added can be taken away again."""
    assert (Bag.of("AB") + Bag.of("BC")) - Bag.of("BC") == Bag.of("AB")


def test_subtracting_more_than_there_is_is_refused() -> None:
    """A bag is never below zero."""
    with pytest.raises(ValueError, match="there are 1 of 'A', not 2"):
        Bag.of("A") - Bag.of("AA")


def test_unhashable_items_are_a_type_error() -> None:
    """What cannot be hashed cannot be in a bag."""
    stranger: Any = [1]

    with pytest.raises(TypeError, match="unhashable"):
        Bag.of([stranger])


def test_a_bag_cannot_be_assigned_to() -> None:
    """There is no way to set a count."""
    bag: Any = Bag.of("A")

    with pytest.raises(TypeError):
        bag["A"] = 5


def test_a_bag_does_not_follow_the_mapping_it_came_from() -> None:
    """What is changed outside later is not changed inside."""
    outside = {"A": 1}
    bag = Bag(outside)
    outside["A"] = 9

    assert bag["A"] == 1


def test_copies_of_a_bag_are_the_bag() -> None:
    """Copying costs nothing."""
    bag = Bag.of("A")

    assert copy.deepcopy([bag])[0] is bag


def test_bags_pickle() -> None:
    """A bag comes back from pickle."""
    assert pickle.loads(pickle.dumps(Bag.of("ABB"))) == Bag.of("ABB")


def test_pickled_bags_keep_their_order() -> None:
    """The order of the kinds survives pickling."""
    assert list(pickle.loads(pickle.dumps(Bag.of("BA")))) == ["A", "B"]


def test_pickled_bags_hash_as_bags_of_their_new_process() -> None:
    """A hash worked out in one process, with its own salt, is not taken to another."""
    bag = Bag.of("ABB")
    hash(bag)
    code = (
        "import pickle, sys; from tabletop import Bag; "
        "bag = pickle.load(sys.stdin.buffer); "
        "sys.exit(hash(bag) != hash(Bag.of('ABB')))"
    )
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(bag))

    assert done.returncode == 0


def test_a_bag_shows_its_counts() -> None:
    """The repr can be read."""
    assert repr(Bag.of("ABB")) == "Bag({'A': 1, 'B': 2})"


def test_nothing_is_drawn_from_an_empty_bag() -> None:
    """Drawing from nothing is a ValueError with a sentence."""
    with pytest.raises(ValueError, match="empty bag"):
        Bag.of("").draw(SeededRng(1))


def test_each_single_item_is_drawn_equally_often() -> None:
    """Over 4,000 draws, three in four are of the kind that is there three times."""
    rng = SeededRng("drawing")
    bag = Bag.of("ABBB")
    drawn = Counter(bag.draw(rng) for _ in range(4000))

    assert abs(drawn["B"] - 3000) < 4 * (4000 * 3 / 16) ** 0.5


def test_drawing_takes_one_number_from_the_generator() -> None:
    """A draw costs exactly one number, so streams stay in step."""
    rng = SeededRng("drawing")
    Bag.of("ABBB").draw(rng)

    assert rng.counter == 1
