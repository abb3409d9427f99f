"""Notation from templates, on a few made-up actions."""

from __future__ import annotations

from enum import Enum, IntEnum, StrEnum
from typing import Any, NewType

import attrs
import pytest

from tabletop import NotationError, PlayerId, Value
from tabletop.core.grids import Cell
from tabletop.core.notation import FACES, Notation, Word, members_of, shape
from tabletop.games import lock_n_go

TownId = NewType("TownId", str)
CardId = NewType("CardId", int)
Lot = NewType("Lot", int)
Field = NewType("Field", str)


class Ware(StrEnum):
    OLD_WINE = "old_wine"
    SALT = "salt"


class Gate(IntEnum):
    NORTH = 1
    SOUTH = 2


class Mood(Enum):
    GOOD = "Good"
    BAD = "Bad"


@attrs.frozen
class Step(Value):
    to: Field


@attrs.frozen
class Turn(Value):
    mood: Mood


@attrs.frozen
class Travel(Value):
    player: PlayerId
    way: tuple[TownId, ...]
    nights: int = 0
    ware: Ware | None = None


@attrs.frozen
class Send(Value):
    player: PlayerId
    worker: int
    gate: Gate


@attrs.frozen
class Give(Value):
    player: PlayerId
    to: PlayerId | Ware
    lot: Lot | None


@attrs.frozen
class Mark(Value):
    player: PlayerId
    cell: Cell
    then: Step | Turn | None = None


@attrs.frozen
class Sing(Value):
    player: PlayerId


@attrs.frozen
class Rolled(Value):
    faces: tuple[int, ...]


@attrs.frozen
class Drawn(Value):
    card: CardId


@attrs.frozen
class Loose(Value):
    player: PlayerId
    what: str


TOWNS = ("Ulm", "Bad_Tölz", "Bern")
ME, YOU = PlayerId(0), PlayerId(1)
SHORT = Notation[tuple[str, ...], Travel | Send | Give | Mark | Sing, Rolled | Drawn](
    {
        Travel: ("go {way}[ x{nights=2}][ with {ware}]", "walk {way}"),
        Send: "w{worker#=3}! [by ]{gate}",
        Give: ("give {to=1} {lot=4}", "give {to=1} nothing"),
        Mark: "{cell}[/{then}]",
        Sing: "sing",
    },
    {Rolled: "100% {faces=1 2}", Drawn: "drew {card}"},
    {
        TownId: Word("town", lambda towns: towns),
        CardId: Word("card", lambda towns: range(len(towns))),
        Field: shape("field", "[a-h][1-8]", "A1"),
        Step: ">{to}",
        Turn: "{mood}",
        tuple[int, ...]: FACES,
    },
)
ULM, TOELZ = TownId("Ulm"), TownId("Bad_Tölz")
FORMS: list[tuple[str, Travel | Send | Give | Mark | Sing]] = [
    ("go Ulm", Travel(ME, (ULM,))),
    ("go Ulm-Bad_Tölz", Travel(ME, (ULM, TOELZ))),
    ("go Ulm x2", Travel(ME, (ULM,), 2)),
    ("go Ulm x-2", Travel(ME, (ULM,), -2)),
    ("go Ulm with salt", Travel(ME, (ULM,), 0, Ware.SALT)),
    ("go Ulm x2 with old_wine", Travel(ME, (ULM,), 2, Ware.OLD_WINE)),
    ("w1! by 2", Send(ME, 0, Gate.SOUTH)),
    ("give 1 4", Give(ME, YOU, Lot(4))),
    ("give salt nothing", Give(ME, Ware.SALT, None)),
    ("0,-3", Mark(ME, (0, -3))),
    ("1,0/>A1", Mark(ME, (1, 0), Step(Field("A1")))),
    ("1,0/Bad", Mark(ME, (1, 0), Turn(Mood.BAD))),
    ("sing", Sing(ME)),
]


@pytest.mark.parametrize(("text", "action"), FORMS)
def test_both_ways(text: str, action: Travel | Send | Give | Mark | Sing) -> None:
    """Each action is written by its template, and read again."""
    assert text == SHORT.format_action(action)
    assert action == SHORT.read_action(text, TOWNS, ME)


def test_chance_both_ways() -> None:
    """So is what chance brings, which has no player."""
    assert "100% 2 5" == SHORT.format_action(Rolled((2, 5)))
    assert Rolled((2, 5)) == SHORT.read_chance("100% 5 2", TOWNS)
    assert Drawn(CardId(2)) == SHORT.read_chance("drew 2", TOWNS)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("  GO   ulm - BAD_TÖLZ ", "go Ulm-Bad_Tölz"),
        ("walk ulm bern", "go Ulm-Bern"),
        ("go Ulm x0", "go Ulm"),
        ("go Ulm with old wine", "go Ulm with old_wine"),
        ("w02 ! 01", "w2! by 1"),
        ("1 , 0 / > a 1", "1,0/>A1"),
        ("s i n g", "sing"),
    ],
)
def test_letters_and_blanks(text: str, same: str) -> None:
    """Letters may be large or small, and blanks stand where they do no harm."""
    assert same == SHORT.format_action(SHORT.read_action(text, TOWNS, ME))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("go Urm", "there is no town 'urm'; did you mean Ulm?"),
        ("go Rom", "there is no town 'rom'; write Ulm, Bad_Tölz, Bern"),
        ("go Ulm xx", "there is no town 'xx'; write Ulm, Bad_Tölz, Bern"),
        ("go Ulm with oil", "there is no ware 'oil'; write old_wine, salt"),
        ("w0! 1", "'0' is no worker: write 1, 2, 3, ..."),
        ("w1! by 3", "there is no gate '3'; write 1, 2"),
        (
            "give gold 1",
            "there is no player or ware 'gold'; write 0, 1, old_wine, salt",
        ),
        ("give 1 x", "'x' is no lot: write 0, 1, 2, ..."),
        ("1,0/x", "there is no then 'x'; write >A1, Good, Bad"),
        ("give 1", "write give 1 4, or give 1 nothing"),
        ("go", "write go Bad_Tölz-Bern, go Bad_Tölz-Bern with old_wine, go Bad_"),
        ("sings", "write sing"),
        ("w7!", "write w3! by 1 to send"),
        ("1,0 0,1", "write 1,0 to mark"),
        ("?", "write go Bad_Tölz-Bern, go Bad_Tölz-Bern with old_wine, go Bad_"),
    ],
)
def test_no_action(text: str, reason: str) -> None:
    """What is wrong is said, or how what is meant is written, or anything."""
    with pytest.raises(NotationError) as caught:
        SHORT.read_action(text, TOWNS, ME)

    assert text == caught.value.text
    assert caught.value.reason.startswith(reason)


def test_words_are_counted() -> None:
    """After a verb with nothing but fields, their number is named."""
    short = Notation[None, Give]({Give: "give {to}[ {lot}]"})
    with pytest.raises(NotationError) as caught:
        short.read_action("give", None, ME)

    assert "give takes 1 or 2 words: write give 0, or give 0 0; this has 0" == (
        caught.value.reason
    )


def test_many_classes_are_told_by_their_verbs() -> None:
    """Of more than six classes, only the first words are listed."""
    classes = [attrs.make_class(each, ["player"]) for each in "ABCDEFG"]
    short = Notation[None]({each: f"{each.__name__} it" for each in classes})
    with pytest.raises(NotationError, match="write a, b, c, d, e, f, or g"):
        short.read_action("zzz", None, ME)


def test_where_nothing_is_known_there_is_no_example() -> None:
    """Without a single town, a journey is no example."""
    with pytest.raises(NotationError, match="write w3! by 1 to send, give 1 4"):
        SHORT.read_action("?", (), ME)
    with pytest.raises(NotationError, match="no town 'ulm'; write nothing"):
        SHORT.read_action("go Ulm", (), ME)


def test_without_templates_nothing_is_read() -> None:
    """A table without classes reads nothing, and says so."""
    with pytest.raises(NotationError, match="write nothing here"):
        Notation[None]({}).read_action("sing", None, ME)


@pytest.mark.parametrize(
    ("template", "reason"),
    [
        ("give {too} {lot}", "Give has no field too"),
        ("give {lot}", "no template tells to of Give"),
    ],
)
def test_fields_must_be_told(template: str, reason: str) -> None:
    """A template names fields of the class, and all of them."""
    with pytest.raises(TypeError, match=reason):
        Notation[None, Give]({Give: template}).format_action(Give(ME, YOU, None))


def test_types_must_have_a_word() -> None:
    """What could be any text is not told by its type."""
    with pytest.raises(TypeError, match="no word says how to write <class 'str'>"):
        Notation[None, Loose]({Loose: "{what}"}).format_action(Loose(ME, "x"))


def test_fields_of_two_odd_types_are_refused() -> None:
    """What is written in a way of its own is not told from what else it could be."""

    @attrs.frozen
    class Aim(Value):
        player: PlayerId
        at: PlayerId | Cell

    with pytest.raises(TypeError, match="a field cannot be cell among others"):
        Notation[None, Aim]({Aim: "aim {at}"}).format_action(Aim(ME, YOU))


def test_rows_of_numbers_keep_their_order() -> None:
    """Only the faces of dice may be told in any order."""
    short = Notation[None, object, Rolled]({}, {Rolled: "rolled {faces}"})

    assert "rolled 5 -2" == short.format_action(Rolled((5, -2)))
    assert Rolled((5, -2)) == short.read_chance("rolled 5 -2", None)


def test_a_long_word_is_not_repeated() -> None:
    """A reason shows the beginning of what was said."""
    with pytest.raises(NotationError) as caught:
        SHORT.read_action(f"go {'x' * 1000}", TOWNS, ME)

    assert f"no town '{'x' * 57}...'" in caught.value.reason


def test_a_class_without_template_is_not_written() -> None:
    """An action of another game is told from those that have templates."""
    foreign: Any = Loose(ME, "x")

    with pytest.raises(TypeError, match="no template for a Loose"):
        SHORT.format_action(foreign)


def test_other_names() -> None:
    """Members of an enum may have other names to be read by."""
    wares = members_of(Ware, {"wine": Ware.OLD_WINE})
    short = Notation[None, Give]({Give: "{to} {lot}"}, words={Ware: wares})

    assert Give(ME, Ware.OLD_WINE, Lot(1)) == short.read_action("wine 1", None, ME)


@pytest.mark.parametrize("many", [" ", "-", "x", "1,", "ulm-", "w1! ", "/>", "with "])
@pytest.mark.parametrize("first", ["", "go ulm", "go ", "w1!", "1,0/", "give "])
def test_texts_without_end(first: str, many: str) -> None:
    """A text of a hundred thousand letters is refused as quickly as any other."""
    text = first + many * (100_000 // len(many)) + "?"
    with pytest.raises(NotationError):
        SHORT.read_action(text, TOWNS, ME)


def test_a_text_that_is_far_too_long_is_not_looked_through() -> None:
    """It is refused by its length, rows of blanks counted as one."""
    text = "C1-" * 5000

    with pytest.raises(NotationError) as caught:
        lock_n_go.parse_action(text, lock_n_go.new_game())

    assert "it is 15000 letters long; at most 10000 are read" == caught.value.reason
