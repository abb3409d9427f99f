"""The components: what is in the box, and what no box can hold."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import attrs
import pytest

from tabletop import DecodingError, Provenance, replace
from tabletop.games.pirates_cove import (
    DEFAULT,
    GAME,
    CardKind,
    Config,
    Content,
    Island,
    Numbers,
    Phase,
    Section,
    raise_cost,
)
from tabletop.games.pirates_cove.content.effects import (
    AddDice,
    AddSpeed,
    AnyTreasures,
    CancelNavy,
    DiceFrom,
    HinderDice,
    HitFrom,
    MoveShip,
    RerollMisses,
    SendNavy,
    SetDice,
    ShareBooty,
    ShieldFrom,
    TellTale,
)
from tabletop.serialization import (
    content_digest,
    dumps_content,
    load_content,
    loads_content,
)
from tests.games.pirates_cove.drawing import A, ship, visit
from tests.games.pirates_cove.playing import advanced, short_year, steps
from tests.games.pirates_cove.showing import legal

PATTERNS = """
3010 3101 2210 2021 2300 2111 1401 1220 1031 1311
1500 1130 1212 0601 0420 0231 0041 0312 0511 0122
"""
"""Fame, gold, treasures and Tavern cards of the twenty kinds."""

CARDS = {
    "parrot_flint": (CardKind.PARROT, 1, "hull", (AnyTreasures(),)),
    "parrot_silver": (CardKind.PARROT, 1, "cannon", (SetDice(6),)),
    "parrot_bones": (CardKind.PARROT, 1, "crew", (DiceFrom(Section.CANNON),)),
    "parrot_trelawney": (CardKind.PARROT, 1, "sails", (AddSpeed(20),)),
    "mastercraft_hull": (CardKind.MASTERCRAFT, 2, "hull", ()),
    "mastercraft_sails": (CardKind.MASTERCRAFT, 1, "sails", ()),
    "mastercraft_cannon": (CardKind.MASTERCRAFT, 2, "cannon", ()),
    "mastercraft_crew": (CardKind.MASTERCRAFT, 2, "crew", ()),
    "smoke_screen": (CardKind.BATTLE, 2, None, (ShieldFrom(6),)),
    "grapple_attack": (CardKind.BATTLE, 2, None, (HinderDice(1),)),
    "all_sails_set": (CardKind.BATTLE, 2, None, (AddSpeed(3),)),
    "extra_hands": (CardKind.BATTLE, 2, None, (AddDice(1),)),
    "steady_aim": (CardKind.VOLLEY, 2, None, (HitFrom(4),)),
    "double_charge": (CardKind.VOLLEY, 2, None, (AddDice(2),)),
    "second_try": (CardKind.VOLLEY, 2, None, (RerollMisses(),)),
    "royal_navy": (CardKind.EVENT, 2, None, (SendNavy(),)),
    "safe_passage": (CardKind.EVENT, 2, None, (CancelNavy(),)),
    "freebooter": (CardKind.EVENT, 2, None, (ShareBooty(),)),
    "change_of_course": (CardKind.EVENT, 2, None, (MoveShip(),)),
    "fame_1": (CardKind.FAME, 5, None, (TellTale(1),)),
    "fame_2": (CardKind.FAME, 3, None, (TellTale(2),)),
    "fame_3": (CardKind.FAME, 1, None, (TellTale(3),)),
}

LEGEND_CARDS = {
    "blackbeard": (8, 10, 5, "hull", "most_fame", (6, 0, 0)),
    "captain_hook": (6, 7, 4, "crew", "most_treasure", (4, 3, 0)),
    "flying_dutchman": (11, 9, 4, "sails", "fastest", (5, 0, 0)),
    "dread_pirate_roberts": (9, 8, 4, "cannon", "most_cannons", (5, 0, 0)),
    "mary_read": (5, 6, 0, None, None, (2, 0, 0)),
    "royal_navy": (8, 8, 4, None, None, (4, 0, 0)),
}


class TestBox:
    def test_mat(self) -> None:
        """Eight positions of each section, and what it costs to move up (PC-029)."""
        mat = DEFAULT.mat
        sailing, fighting = (4, 5, 6, 7, 8, 9, 10, 12), (2, 2, 3, 3, 4, 4, 5, 5)

        assert (sailing, sailing) == (mat.hull, mat.sails)
        assert (fighting, fighting) == (mat.crew, mat.cannon)
        assert ((1, 1, 2, 2, 3, 3, 4), 2, 8) == (mat.costs, mat.start, mat.top)

    @pytest.mark.parametrize(
        ("position", "to", "cost"), [(2, 8, 15), (3, 5, 4), (1, 2, 1), (7, 8, 4)]
    )
    def test_cost_of_several_levels(self, position: int, to: int, cost: int) -> None:
        """The costs of the levels passed are added."""
        assert cost == DEFAULT.mat.cost(position, to)

    def test_treasure_cards(self) -> None:
        """Twenty kinds of treasure card, three of each: sixty (PC-006)."""
        written = [
            f"{each.fame}{each.gold}{each.treasures}{each.cards}"
            for each in DEFAULT.treasures
        ]

        assert PATTERNS.split() == written
        assert [f"T{number:02}" for number in range(1, 61, 3)] == [
            each.id for each in DEFAULT.treasures
        ]
        assert {3} == {each.count for each in DEFAULT.treasures}

    def test_what_all_treasure_cards_bring(self) -> None:
        """Together 63 fame, 135 gold, 84 treasures and 48 Tavern cards."""
        sums = [
            sum(getattr(each, name) * each.count for each in DEFAULT.treasures)
            for name in ("fame", "gold", "treasures", "cards")
        ]

        assert [63, 135, 84, 48] == sums

    def test_tavern_cards(self) -> None:
        """Every Tavern card: its kind, how many, its section, what it does."""
        assert CARDS == {
            str(each.id): (each.kind, each.count, each.section, each.effects)
            for each in DEFAULT.tavern
        }

    @pytest.mark.parametrize(
        ("kind", "count"), [*zip(CardKind, (4, 7, 8, 6, 8, 9), strict=True)]
    )
    def test_tavern_cards_by_kind(self, kind: CardKind, count: int) -> None:
        """Forty-two Tavern cards: so many of each kind (PC-006)."""
        cards = [each for each in DEFAULT.tavern if each.kind is kind]

        assert count == sum(each.count for each in cards)
        assert 42 == DEFAULT.catalogue.tavern_deck.total

    def test_legends_and_navy(self) -> None:
        """Speed, hull, dice, section, aim and reward of each."""
        assert LEGEND_CARDS == {
            str(each.id): (
                each.speed,
                each.hull,
                each.dice,
                each.section,
                each.measure,
                (each.reward.fame, each.reward.gold, each.reward.treasures),
            )
            for each in (*DEFAULT.legends, DEFAULT.navy)
        }

    def test_numbers(self) -> None:
        """The figures of the rules; 124 gold and 50 treasures (PC-007, PC-008)."""
        assert (12, 124, 50, 9, 1, 5, 6, 2, 3, 3, 2, 1, 2, 2, 2, 2, 1) == (
            attrs_of(DEFAULT.numbers)
        )

    def test_black_ships(self) -> None:
        """Tavern Island; with three players a second one at Cannon Island (PC-025)."""
        starts = ((Island.TAVERN, Island.CANNON), (Island.TAVERN,), (Island.TAVERN,))

        assert starts == DEFAULT.black_ships

    def test_everything_has_a_name_and_a_text(self) -> None:
        """Each Tavern card and each legend has a name; cards say what they do."""
        for card in DEFAULT.tavern:
            assert card.name
            assert card.text.endswith(".")
        assert len({each.name for each in DEFAULT.legends}) == 5

    def test_provenance(self) -> None:
        """Every table says where it comes from; some are made up."""
        tables = {source.table: source.provenance for source in DEFAULT.sources}

        assert {
            "mat": Provenance.PUBLIC,
            "treasures": Provenance.RECONSTRUCTED,
            "tavern": Provenance.RECONSTRUCTED,
            "legends": Provenance.RECONSTRUCTED,
            "navy": Provenance.RECONSTRUCTED,
            "black_ships": Provenance.SEED,
            "numbers": Provenance.SEED,
        } == tables
        assert not DEFAULT.is_original


def attrs_of(numbers: Numbers) -> tuple[int, ...]:
    """List all figures in order."""
    return tuple(getattr(numbers, field.name) for field in attrs.fields(Numbers))


# -- own boxes


@pytest.mark.parametrize("months", [1, 2, 5])
def test_short_years(months: int) -> None:
    """A game lasts as many months as the box says (PC-041)."""
    config = Config(content=short_year(months))
    for number in range(3):
        *_, (_, state) = steps(3, "short", number, config=config)

        assert (months, 0) == (state.month, state.decks.treasures.total)


def test_black_ships_start_where_the_box_says() -> None:
    """The ships of an own box set out from other islands."""
    box = replace(
        DEFAULT, black_ships=((Island.CREW, Island.HULL), *DEFAULT.black_ships[1:])
    )
    state = GAME.new_game(3, Config(content=box))

    assert [Island.CREW, Island.HULL] == [ship.where for ship in state.black_ships]


def test_own_numbers_are_played_by() -> None:
    """Prices and prizes are those of the box."""
    config = Config(
        content=replace(
            DEFAULT,
            numbers=replace(
                DEFAULT.numbers,
                card_price=3,
                most_cards=1,
                gold_per_fame=2,
                shelter_cards=1,
                shelter_gold=4,
                mending_price=0,
                treasure_island_factor=3,
            ),
        )
    )
    tavern = visit(Phase.UPGRADE, 1, ship(1, mat="mastercraft_hull*"), config=config)
    island = visit(Phase.UPGRADE, 6, ship(6), ship(1), ship(2), ship(3), config=config)
    cove = visit(Phase.UPGRADE, 7, ship(7), config=config)

    assert {"buy 1", "mend mastercraft_hull", "finish"} == legal(tavern)
    assert {"bury 2 gold", "bury 4 gold"} <= legal(island)
    assert 3 == raise_cost(island, A, Section.HULL, 3)
    assert {"shelter 1 0", "shelter 0 4", "finish"} == legal(cove)


class TestJson:
    def test_there_and_back(self, tmp_path: Path) -> None:
        """The default components, saved as a file, are read back equal."""
        path = tmp_path / "box.json"
        path.write_text(dumps_content(DEFAULT), encoding="utf-8")

        again = load_content(path, Content)

        assert DEFAULT == again
        assert content_digest(DEFAULT) == content_digest(again)

    @pytest.mark.parametrize(
        ("keys", "value", "path", "reason"),
        [
            (["mat", "start"], "2", "$.mat.start", "a whole number"),
            (["mat", "keel"], [], "$.mat", "unknown key 'keel' in Mat"),
            (["mat", "costs"], [1], "$.mat.costs", "8 positions have 7 costs"),
            (["treasures", 0, "fame"], True, "$.treasures[0].fame", "a whole number"),
            (["treasures", 0, "count"], 2, "$.treasures", "60 treasure cards, not 59"),
            (["tavern", 0, "kind"], "cat", "$.tavern[0].kind", "one of 'parrot'"),
            (
                ["tavern", 1, "effects", 0, "dice"],
                "6",
                "$.tavern[1].effects[0].dice",
                "a whole",
            ),
            (
                ["tavern", 1, "effects", 0, "type"],
                "SinkAll",
                "$.tavern[1].effects[0].type",
                "expected one of AnyTreasures",
            ),
            (["legends", 0, "section"], "mast", "$.legends[0].section", "one of"),
            (["navy"], None, "$.navy", "expected an object (Legend)"),
            (
                ["numbers", "months"],
                13,
                "$.treasures",
                "13 months take 65 treasure cards",
            ),
            (["treasures", 2, "id"], "T01", "$.treasures[2].id", "is there twice"),
            (["tavern", 8, "section"], "hull", "$.tavern[8].section", "lies at"),
            (["legends", 4, "dice"], 1, "$.legends[4]", "dice without an aim"),
            (["navy", "reward", "gold"], -1, "$.navy.reward", "nobody loses"),
            (["navy", "dice"], 0, "$.navy.dice", "fires with at least one die"),
            (["black_ships", 0, 1], 7, "$.black_ships[0]", "an island of its own"),
            (["black_ships", 1], [1, 4], "$.black_ships[1]", "meet 1 black ships"),
            (["numbers", "absorbed"], 0, "$.numbers.absorbed", "and hit absorbed"),
            (["numbers", "dice"], 6, "$.numbers", "unknown key 'dice' in Numbers"),
        ],
    )
    def test_fault_with_its_place(
        self, keys: list[str | int], value: object, path: str, reason: str
    ) -> None:
        """A fault in a file is told with its place."""
        tree: Any = json.loads(dumps_content(DEFAULT))
        inside = tree
        for key in keys[:-1]:
            inside = inside[key]
        inside[keys[-1]] = value

        with pytest.raises(DecodingError) as caught:
            loads_content(json.dumps(tree), Content)

        assert path == caught.value.path
        assert reason in caught.value.reason

    def test_own_box_is_saved_with_the_game(self) -> None:
        """A saved game holds a box that is not the default one, and reads it."""
        state = advanced(3, config=Config(content=short_year(2)))

        again = GAME.loads_state(GAME.dumps(state))

        assert state == again
        assert "A short year" == again.config.content.name
