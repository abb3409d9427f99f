"""The components: the places, tiles, cards and boards that are in the box."""

from __future__ import annotations

import attrs
import pytest

from tabletop import Provenance
from tabletop.games.darwins_journey.content import DEFAULT
from tabletop.games.darwins_journey.content.parts import ObjectiveSlot
from tabletop.games.darwins_journey.kinds import Metal, Page, Shape
from tests.games.darwins_journey.told import icon, icons, named, seals

MAIN_PAGES = {
    Page.EXPLORATION: ("G", "explore 2", "explore 3", "explore 4"),
    Page.NAVIGATION: ("B", "navigate 2", "navigate 3", "navigate 4"),
    Page.CORRESPONDENCE: ("Y", "2 stamps", "3 stamps", "4 stamps"),
    Page.ACADEMY: ("R", "seal", "seal + seal -1", "seal + seal -3"),
}
"""The seal of each page, and its actions from the top."""

TILES = {
    1: ("R1 Y1", "RepeatDelivery"),
    2: ("B1 Y1", "theory 3"),
    3: ("G1 R1", "convert 7 7"),
    4: ("B1 G1", "1 knowledge + 3 coins"),
    5: ("B2 Y1", "PlaceExplorer"),
    6: ("B2 R2", "PerformLocked"),
    7: ("R2 B1", "GainPurple"),
    8: ("B2 G2", "Unlock True"),
    9: ("G2 Y2", "ResearchAny"),
    10: ("G2 R2", "explore 2 + navigate 2"),
    11: ("B2 G2", "AnyCamp"),
    12: ("R2 Y2", "GainObjective then FulfilFreely"),
}

LETTERS = {
    1: ("1 knowledge + 2 coins", "2 coins"),
    2: ("4 coins", "2 coins"),
    3: ("theory 2", "theory 1"),
    4: ("explore 2", "explore 1"),
    5: ("navigate 2", "navigate 1"),
    6: ("seal -2", "seal"),
    7: ("4 points", "2 points"),
    8: ("explore 1 + navigate 1", "explore 1 / navigate 1"),
}

GOALS = {
    1: ("SealsOwned yellow", 4),
    2: ("SealsOwned red", 4),
    3: ("SealsOwned green", 4),
    4: ("SealsOwned blue", 4),
    5: ("SpecimensOfKind reptile", 6),
    6: ("SpecimensOfKind plant", 6),
    7: ("SpecimensOfKind bird", 6),
    8: ("SpecimensOfKind fossil", 6),
    9: ("EmptyStacks", 8),
    10: ("LensesPlaced", 5),
    11: ("ObjectivesFulfilled", 3),
    12: ("TentsPlaced", 4),
}

CREW = {
    1: ("B1", "B2 Y2 G1", "8 coins"),
    2: ("G1", "G4 R1", "explore 2 + explore 2"),
    3: ("R1", "R3 B1 Y1", "theory 5"),
    4: ("R1", "G2 R2 Y1", "PlaceExplorer"),
    5: ("B1", "B4 Y1", "Unlock True"),
    6: ("Y1", "Y4 B1", "4 stamps split"),
    7: ("Y1", "R2 Y2 B1", "CopyCrew"),
    8: ("B1", "B3 G1 R1", "MoveToBeagle"),
    9: ("R1", "R3 Y2", "PerformLocked"),
    10: ("Y1", "Y3 G2", "AnyCamp"),
    11: ("R1", "R4 G1", "GainPurple"),
    12: ("G1", "G3 B2", "ResearchAny"),
    13: ("Y1", "Y3 B1 G1", "2 knowledge + 3 points"),
    14: ("G1", "B2 G2 R1", "8 points"),
    15: ("G1", "G3 R1 Y1", "GainObjective then FulfilFreely"),
    16: ("B1", "B3 R2", "theory 2 + 1 knowledge + 3 coins"),
}

OBJECTIVES = {
    "SS1": "ShipAtBeagle, 2 KnowledgeHeld",
    "SS2": "EmptyStacks, SpecimensOfKind reptile",
    "SS3": "2 SealsOwned blue, SpecimensOfColour yellow",
    "SS4": "2 SealsOwned red, SpecimensOfColour red",
    "SG1": "2 SpecimensOfKind bird, 2 LensesPlaced",
    "SG2": "2 SpecimensOfColour green, 2 KnowledgeHeld",
    "SG3": "2 SpecimensOfKind plant, 2 TentsPlaced",
    "SG4": "SealsOwned yellow, SealsOwned green, 2 LensesPlaced",
    "S1": "2 SealsOwned blue, SpecimensOfColour red",
    "S2": "2 SealsOwned red, SpecimensOfColour yellow",
    "S3": "8 PointsScored, SpecimensOfKind bird",
    "S4": "2 SealsOwned green, SpecimensOfColour blue",
    "S5": "2 SealsOwned yellow, SpecimensOfColour green",
    "S6": "SpecimensOfKind fossil, 8 ShipSpace",
    "S7": "10 CoinsHeld, SpecimensOfKind plant",
    "S8": "4 TheorySpace, SpecimensOfKind reptile",
    "S9": "TentsPlaced, LensesPlaced",
    "S10": "EmptyStacks, 2 KnowledgeHeld",
    "G1": "2 SealsOwned blue, 2 TentsPlaced",
    "G2": "2 SealsOwned red, 14 CoinsHeld",
    "G3": "2 SpecimensOfColour yellow, 20 PointsScored",
    "G4": "SealsOwned red, SealsOwned blue, 3 TentsPlaced",
    "G5": "2 EmptyStacks, 8 TheorySpace",
    "G6": "2 SpecimensOfColour red, 14 ShipSpace",
    "G7": "2 SpecimensOfKind reptile, 10 TheorySpace",
    "G8": "2 SpecimensOfKind fossil, EmptyStacks",
    "G9": "2 SpecimensOfColour blue, ShipAtBeagle",
    "G10": "2 SealsOwned green, 2 SealsOwned yellow, LensesPlaced",
}


class TestPlaces:
    @pytest.mark.parametrize("page", MAIN_PAGES)
    def test_main_diaries(self, page: Page) -> None:
        """Three places a page: one to three seals, the lower locked for 4 (DJ-161)."""
        letter, *actions = MAIN_PAGES[page]
        places = [each for each in DEFAULT.places if each.page is page]

        assert [
            (1, Shape.CIRCLE, None, f"{letter}1", actions[0]),
            (2, Shape.LENS, 4, f"{letter}2", actions[1]),
            (3, Shape.LENS, 4, f"{letter}3", actions[2]),
        ] == [
            (each.order, each.shape, each.lock, seals(each.needs), icons(each.effects))
            for each in places
        ]

    def test_special_diary(self) -> None:
        """Six lenses for tiles, row by row; the two at the top are open (DJ-054)."""
        places = [each for each in DEFAULT.places if each.takes_tile]
        rows = ("top", "middle", "bottom")

        assert [
            (f"special_{row}_{side}", Page(f"special_{side}"), row == "top")
            for row in rows
            for side in ("left", "right")
        ] == [(each.id, each.page, each.lock is None) for each in places]
        assert {Shape.LENS} == {each.shape for each in places}
        assert {None, 4} == {each.lock for each in places}

    def test_small_diary(self) -> None:
        """Two lenses that are open, without seals, to unlock another place."""
        assert [(Shape.LENS, None, "", "Unlock False")] * 2 == [
            (each.shape, each.lock, seals(each.needs), icons(each.effects))
            for each in DEFAULT.places
            if each.page is Page.SMALL
        ]

    def test_places_outside_the_diaries(self) -> None:
        """The museum twice, the turn order and the objectives: no seals, no section."""
        assert [
            ("museum_deliver", Shape.SQUARE, "deliver 2 for 3"),
            ("museum_research", Shape.SQUARE, "research 2 for 3"),
            ("turn_order", Shape.RECTANGLE, "GainTurnCoins"),
            ("gain_objective", Shape.SQUARE, "GainObjective"),
        ] == [
            (each.id, each.shape, icons(each.effects))
            for each in DEFAULT.places
            if {None} == {each.page, each.section_a, each.section_b, each.lock}
        ]

    def test_sections(self) -> None:
        """Four sections up to three players; with bookmarks seven (DJ-059/121/122)."""
        places = [each for each in DEFAULT.places if each.page is not None]
        pages = {
            each.section_a: {other.page for other in places if other.section_a == name}
            for each in places
            if (name := each.section_a)
        }

        assert [
            {Page.EXPLORATION, Page.NAVIGATION},
            {Page.CORRESPONDENCE, Page.ACADEMY},
            {Page.SPECIAL_LEFT, Page.SPECIAL_RIGHT},
            {Page.SMALL},
        ] == [*pages.values()]
        assert 7 == len({(each.page, each.section_b) for each in places})
        assert 7 == len({each.section_b for each in places})

    def test_distinctions(self) -> None:
        """What silver and gold bring on each page."""
        moves = ("ExtraMove 1", "ExtraStop 1")
        special = ("2 coins", "3 points")

        assert {
            "exploration": moves,
            "navigation": moves,
            "correspondence": ("ExtraStamp 1", "SplitStamps"),
            "academy": ("ExtraSeal 1", "AcademyDiscount 1"),
            "special_left": special,
            "special_right": special,
            "small": ("nothing", "nothing"),
        } == {
            each.page.value: (icon(each.silver), icon(each.gold))
            for each in DEFAULT.distinctions
        }


class TestTilesAndCards:
    def test_special_tiles(self) -> None:
        """Twelve special action tiles: their seals and their actions (DJ-052)."""
        assert TILES == {
            each.id: (seals(each.needs), icons(each.effects)) for each in DEFAULT.tiles
        }

    def test_correspondence_tiles(self) -> None:
        """Eight correspondence tiles: their first and their second rewards (DJ-052)."""
        assert LETTERS == {
            each.id: (icons(each.first), icons(each.second)) for each in DEFAULT.letters
        }

    def test_goals(self) -> None:
        """Twelve Beagle goals: what they count, and the points for each (DJ-052)."""
        assert GOALS == {
            each.id: (named(each.measure), each.points) for each in DEFAULT.goals
        }

    def test_crew_cards(self) -> None:
        """Sixteen crew cards: first seal, seals asked for, actions (DJ-057, DJ-316)."""
        assert CREW == {
            each.id: (seals((each.seal,)), seals(each.needs), icons(each.effects))
            for each in DEFAULT.crew
        }

    def test_objectives(self) -> None:
        """Eight starting objectives and twenty others: what they ask for (DJ-053)."""
        assert OBJECTIVES == {
            each.id: ", ".join(
                f"{part.count} {named(part.measure)}".removeprefix("1 ")
                for part in each.requirements
            )
            for each in DEFAULT.objectives
        }

    def test_metals_of_objectives(self) -> None:
        """Names tell the metal, and whether an objective is a starting one."""
        for each in DEFAULT.objectives:
            kind = each.id.rstrip("0123456789")
            metal = Metal.SILVER if kind.endswith("S") else Metal.GOLD
            assert (metal, len(kind) == 2) == (each.metal, each.is_starting)

    def test_first_game(self) -> None:
        """What lies where in the first game."""
        first = DEFAULT.first_game

        assert (7, 8, 1, 9, 5, 12) == first.tiles
        assert (2, 4, 5) == first.letters
        assert (7, 4, 10, 8, 9) == first.goals
        assert ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12)) == first.crew


def slots(row: tuple[ObjectiveSlot, ...]) -> list[tuple[int, str, int]]:
    """List cost, reward and points of slots."""
    return [(each.cost, icon(each.reward), each.points) for each in row]


class TestBoards:
    def test_seal_spaces(self) -> None:
        """Six spaces in a row; the last two bring three and seven points."""
        board = DEFAULT.board

        assert (0, 0, 1, 1, 2, 3) == board.seal_costs
        assert (0, 0, 0, 0, 3, 7) == board.seal_points
        assert (4, 6) == (board.silver_at, board.gold_at)

    def test_slots(self) -> None:
        """Five slots of each metal, two objectives beside them, four for a pair."""
        board = DEFAULT.board

        assert slots(board.silver) == [
            (0, "Reactivate", 1),
            (0, "free_scrolls", 1),
            (0, "ResearchIslands", 2),
            (0, "extra_book", 2),
            (0, "nothing", 5),
        ]
        assert slots(board.gold) == [
            (5, "GainWorker", 4),
            (3, "GainPurple", 4),
            (0, "lower_penalty", 2),
            (0, "late_cap", 4),
            (0, "nothing", 8),
        ]
        assert (2, 4) == (board.reserve, board.pair_points)

    def test_tents_and_stacks(self) -> None:
        """Five tents, worth five points together, and three stacks of four stamps."""
        board = DEFAULT.board

        assert [icon(each) for each in board.tents] == [
            "nothing",
            "2 coins",
            "navigate 1 / explore 1",
            "1 stamps / seal -2",
            "nothing",
        ]
        assert 5 == board.tent_points
        assert [(each.stamps, icon(each.reward)) for each in board.stacks] == [
            (4, "explore 2"),
            (4, "seal -2"),
            (4, "navigate 2"),
        ]

    def test_museum(self) -> None:
        """Rows are colours, columns are kinds; a coin a row, two points a book."""
        museum = DEFAULT.museum

        assert ["green", "blue", "red", "yellow"] == [
            each.value for each in museum.rows
        ]
        assert ["reptile", "plant", "bird", "fossil"] == [
            each.value for each in museum.columns
        ]
        assert (1, 2) == (museum.row_coins, museum.base)

    def test_theory(self) -> None:
        """Fifteen books on thirty-six spaces; nine of them by space 15."""
        theory = DEFAULT.theory

        assert 36 == theory.length
        assert theory.books == (1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24, 28, 32, 36)
        assert 9 == sum(book <= 15 for book in theory.books)

    def test_numbers(self) -> None:
        """The figures of the rules."""
        assert {
            "rounds": 5,
            "start_coins": 4,
            "start_knowledge": 1,
            "workers": 4,
            "explorers": 3,
            "lenses": 6,
            "seals_each": 14,
            "purple_seals": 12,
            "seals_removed": (2, 2, 1, 0),
            "penalty": (3, 3, 2, 2),
            "turn_coins": (3, 3, 2, 2),
            "owner_coins": 1,
            "first_at_end": 3,
            "late": (1, 2, 3, 4, 5),
            "late_cap": 2,
            "crew_dealt": 4,
            "crew_kept": 3,
            "displayed": 2,
            "scroll_costs": (0, 1, 2, 3),
            "scroll_seals": 3,
            "coins_per_point": 5,
            "knowledge_points": 1,
        } == attrs.asdict(DEFAULT.numbers, recurse=False)

    @pytest.mark.parametrize(("players", "each"), [(1, 12), (2, 12), (3, 13), (4, 14)])
    def test_seals_in_play(self, players: int, each: int) -> None:
        """With fewer players, fewer seals of each colour take part."""
        assert [each] * 4 == [*DEFAULT.catalogue.seals(players).values()]


def test_provenance() -> None:
    """Every table says where it comes from; Alfred's are made up."""
    tables = [source.table for source in DEFAULT.sources]
    fields = [field.name for field in attrs.fields(type(DEFAULT)) if field.init]

    assert fields[2:] == tables
    assert {Provenance.RECONSTRUCTED: ["solo"]} == {
        source.provenance: [source.table]
        for source in DEFAULT.sources
        if source.provenance is Provenance.RECONSTRUCTED
    }
    assert not DEFAULT.is_original
