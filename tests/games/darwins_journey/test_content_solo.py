"""The components: Alfred's boards and cards."""

from __future__ import annotations

import pytest

from tabletop.games.darwins_journey.content import DEFAULT
from tabletop.games.darwins_journey.content.alfred import (
    AlfredBoard,
    AlfredOption,
    DeliverSpecimens,
    MainDiary,
    Rest,
    SmallDiary,
    SpecialDiary,
)
from tabletop.games.darwins_journey.kinds import Difficulty
from tests.games.darwins_journey.told import LETTERS, icons

SOLO = DEFAULT.solo

FIGURES = {
    "easy": (4, 2, 3),
    "medium": (4, 3, 4),
    "advanced_yellow": (6, 4, 5),
    "advanced_green": (5, 4, 4),
}
"""Coins to start with, points at a Beagle goal, points for a lap."""

ROWS = {
    "easy": ("G 1 steps", "B 1 steps", "Y 2 coins", "R 2 coins"),
    "medium": ("B navigate 1", "G explore 1", "R 1 steps", "Y 1 stamps"),
    "advanced_yellow": ("YR 1 stamps", "G explore 1", "B navigate 1", "R theory 1"),
    "advanced_green": ("GB explore 1", "B navigate 1", "G explore 1", "R theory 1"),
}
"""The printed seals, and the icon in the fourth column."""

TENTS = {
    "easy": ("2 coins", "1 steps", "navigate 1"),
    "medium": ("1 steps", "navigate 1", "free seal"),
    "advanced_yellow": ("2 steps", "lower_penalty", "free seal"),
    "advanced_green": ("2 steps", "late_cap", "free seal"),
}
"""The icons beside the second, third and fourth tent; the others have none."""

STACKS = {
    "easy": ["explore 1", "2 steps", "navigate 1"],
    "medium": ["explore 1", "late_cap", "navigate 1"],
    "advanced_yellow": ["explore 2", "extra_book", "navigate 2"],
    "advanced_green": ["explore 2", "free_scrolls", "navigate 2"],
}

ACTIONS = {
    1: "ABCD rest",
    2: "BCDA rest",
    3: "CDAB rest",
    4: "DABC rest",
    5: "special_left ACBD rest",
    6: "special_right BDAC rest",
    7: "deliver DCBA rest",
    8: "small deliver rest",
}

POST = "ProlificCorrespondence"
BONUS = {
    "W1 easy": ["explore 1", "navigate 1", "theory 1", "explore 2", "3 points"],
    "W2 easy": ["2 coins", POST, "free seal", "navigate 2", "theory 2"],
    "B1 medium": ["explore 1", "navigate 1", "free seal", POST, "4 points"],
    "B2 medium": ["theory 1", POST, "AddExplorer", "explore 2", "theory 2"],
    "Y1 advanced_yellow": [POST, "free seal", POST, "explore 3", "5 points"],
    "Y2 advanced_yellow": [
        "navigate 2",
        "AddExplorer",
        "theory 3",
        "free seal",
        "theory 4",
    ],
    "G1 advanced_green": [
        "explore 1",
        "AddExplorer",
        "explore 2",
        "free seal",
        "5 points",
    ],
    "G2 advanced_green": ["theory 1", "navigate 2", "free seal", POST, "theory 3"],
}


def told(option: AlfredOption) -> str:
    """Write an option of an action card."""
    match option:
        case MainDiary(workers):
            return "".join("ABCD"[each] for each in workers)
        case SpecialDiary(page):
            return page.value
        case SmallDiary():
            return "small"
        case DeliverSpecimens():
            return "deliver"
        case Rest():
            return "rest"


def test_a_board_for_each_difficulty() -> None:
    """Four boards, the white one first, with their figures (DJ-058, DJS-002)."""
    assert [*Difficulty] == [board.difficulty for board in SOLO.boards]
    assert FIGURES == {
        board.difficulty.value: (
            board.start_coins,
            board.beagle_points,
            board.lap_points,
        )
        for board in SOLO.boards
    }


@pytest.mark.parametrize("board", SOLO.boards, ids=lambda board: str(board.difficulty))
class TestBoards:
    def test_tracks(self, board: AlfredBoard) -> None:
        """Twelve coins, 4 hammocks, ten bonus spaces, cards at 5 and 10 (DJS-031)."""
        assert (12, 4) == (board.most_coins, board.hammocks)
        assert (10, (5, 10)) == (board.track, board.cards_at)

    def test_rows(self, board: AlfredBoard) -> None:
        """Six columns, a bracket after the third, an icon in the fourth."""
        assert ROWS[board.difficulty] == tuple(
            "".join(LETTERS[seal] for seal in row.seals)
            + f" {icons(effect for column, effect in row.effects if column == 4)}"
            for row in board.rows
        )
        assert {(6, 3, 1)} == {
            (row.spaces, row.bracket, len(row.effects)) for row in board.rows
        }

    def test_tents_and_stacks(self, board: AlfredBoard) -> None:
        """Five tents and three stacks, with icons beside them."""
        assert ["", *TENTS[board.difficulty], ""] == [*map(icons, board.tents)]
        assert STACKS[board.difficulty] == [*map(icons, board.stacks)]


def test_action_cards() -> None:
    """Eight action cards, each with a rest; two deliver (DJ-058, DJS-042)."""
    assert ACTIONS == {
        card.id: " ".join(told(option) for option in card.options)
        for card in SOLO.action_cards
    }


def test_bonus_cards() -> None:
    """Two bonus cards a board: what they bring in each of five rounds (DJ-058)."""
    assert BONUS == {
        f"{card.id} {card.difficulty}": [icons(each) for each in card.effects]
        for card in SOLO.bonus_cards
    }


def test_figures_of_the_solo_rules() -> None:
    """A rest, the special diary, knowledge and objectives, and what is laid out."""
    assert (7, 2, 4) == (SOLO.rest_coins, SOLO.rest_steps, SOLO.special_steps)
    assert (3, 1) == (SOLO.knowledge_price, SOLO.objective_steps)
    assert (4, 1, 5) == (SOLO.tiles, SOLO.displayed, SOLO.crew_dealt)
