"""The questions one can ask a position agree with what actions do."""

from __future__ import annotations

from functools import cache

import pytest

from tabletop import SPECTATOR, PlayerId, seats
from tabletop.games.pirates_cove import (
    GAME,
    Action,
    AskEvent,
    BuryGold,
    BuryTreasures,
    BuyCards,
    CardId,
    ChanceAction,
    DrawCard,
    Fire,
    FireAt,
    Foe,
    Island,
    LegendId,
    MeetLegend,
    MendMastercraft,
    PlayBattle,
    PlayEvent,
    PlayMastercraft,
    PlayVolley,
    RaiseSection,
    RigShip,
    Section,
    SetCourse,
    Shelter,
    State,
    Throw,
    ThrowDice,
    ThrowMutiny,
    ThrowTie,
    TreasureId,
    TurnCard,
    Window,
    dice_of,
    final_fame,
    foes_at,
    navy_places,
    players_at,
    raise_cost,
    speed_of,
    targets,
    value_of,
)
from tests.games.pirates_cove.drawing import A, B, C, fight, given, ship
from tests.games.pirates_cove.playing import sampled, steps

COUNTS = pytest.mark.parametrize("players", [3, 4, 5])
TRACKS = {
    Section.HULL: (0, 4, 5, 6, 7, 8, 9, 10, 12),
    Section.SAILS: (0, 4, 5, 6, 7, 8, 9, 10, 12),
    Section.CREW: (0, 2, 2, 3, 3, 4, 4, 5, 5),
    Section.CANNON: (0, 2, 2, 3, 3, 4, 4, 5, 5),
}


@cache
def positions(players: int) -> tuple[State, ...]:
    """Collect positions of random games in which a player is to act."""
    games = [sampled(players, "queries", number, every=3) for number in range(3)]
    return tuple(state for game in games for state in game if GAME.to_act(state))


@COUNTS
def test_targets_are_what_may_be_fired_at(players: int) -> None:
    """`targets` names exactly the ships that some volley may be fired at (A18)."""
    seen = 0
    for state in positions(players):
        question = state.pending[-1]
        if isinstance(question, FireAt):
            seen += 1
            assert set(targets(state, question.shooter)) == {
                action.target
                for action in GAME.legal_actions(state)
                if isinstance(action, Fire)
            }
    assert seen > 10


@COUNTS
def test_dice_are_as_told(players: int) -> None:
    """`dice_of` says how many dice the volley has that is fired next (A19)."""
    for state in positions(players):
        question = state.pending[-1]
        if isinstance(question, FireAt):
            shot = next(
                action
                for action in GAME.legal_actions(state)
                if isinstance(action, Fire)
            )
            item = GAME.apply(state, shot).pending[-1]
            assert isinstance(item, ThrowDice)
            assert dice_of(state, question.shooter) == item.dice


@COUNTS
def test_raises_cost_what_is_told(players: int) -> None:
    """`raise_cost` says what a raise takes out of the hold (A51; PC-060)."""
    for state in positions(players):
        for action in GAME.legal_actions(state)[:40]:
            if isinstance(action, RaiseSection):
                cost = raise_cost(state, action.player, action.section, action.to)
                after = GAME.apply(state, action)
                assert cost == after.supply.gold - state.supply.gold


@COUNTS
def test_who_is_where(players: int) -> None:
    """Every ship is named at its place, and at no other (PC-074)."""
    for state in positions(players):
        for place in Island:
            there = players_at(state, place)
            wanted = [
                seat for seat, each in enumerate(state.pirates) if each.where == place
            ]
            assert wanted == list(there)
            legends = [ship for ship in state.black_ships if ship.where == place]
            assert (Foe.LEGEND in foes_at(state, place)) is any(
                ship.legend for ship in legends
            )


@COUNTS
def test_navy_places_are_what_may_be_named(players: int) -> None:
    """`navy_places` lists exactly where the card may send the Navy (A45)."""
    for state in positions(players):
        question = state.pending[-1]
        if isinstance(question, AskEvent) and question.window is Window.NAVY:
            player = question.order[0]
            named = {
                action.to
                for action in GAME.legal_actions(state)
                if isinstance(action, PlayEvent)
            }
            assert named <= {None, *navy_places(state, player)}
            assert navy_places(state, player)


@pytest.mark.parametrize("section", list(Section))
@pytest.mark.parametrize("position", range(9))
def test_values(section: Section, position: int) -> None:
    """The value of each position; 0 for a marker that is off the mat (A70)."""
    levels = "".join(str(position) if each is section else "2" for each in Section)

    assert TRACKS[section][position] == value_of(given(ship(7, levels)), A, section)


def test_cards_count_in_a_combat_only_for_ships_in_it() -> None:
    """Speed and dice of ships elsewhere know nothing of a combat's cards (A62)."""
    state = fight(ship(3), ship(3), ship(6), played="A:all_sails_set A:extra_hands")

    assert [(8, 3), (5, 2), (5, 2)] == [
        (speed_of(state, each), dice_of(state, each)) for each in (A, B, C)
    ]


def test_outcome_adds_up() -> None:
    """`final_fame` is what the outcome says (A54)."""
    *_, (_, state) = steps(5, "scores")
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert tuple(final_fame(state, each) for each in seats(5)) == outcome.scores
    best = max(outcome.scores)
    assert best == outcome.scores[outcome.winners[0]]


ODD: tuple[Action | ChanceAction, ...] = (
    SetCourse(A, 99),
    SetCourse(A, -1),
    PlayEvent(A, CardId("?"), 99),
    PlayBattle(A, CardId(""), PlayerId(-1)),
    PlayVolley(A, CardId("?")),
    Fire(A, "kraken", "keel"),
    Fire(A, PlayerId(99), "hull"),
    RaiseSection(A, "keel", 10**30),
    RigShip(A, -1, 0, 99, 10**30),
    BuyCards(A, -1),
    BuryGold(A, 10**30),
    BuryTreasures(PlayerId(-1), 1),
    MendMastercraft(A, CardId("?")),
    PlayMastercraft(A, CardId("?")),
    Shelter(A, -1, 99),
    TurnCard(99, TreasureId("?")),
    MeetLegend(99, LegendId("?")),
    ThrowTie("kraken", 99),
    ThrowMutiny(PlayerId(-1), 0),
    Throw((0, 7)),
    DrawCard(PlayerId(99), CardId("?")),
)
"""What the constructors take, and the rules never allow."""


@pytest.mark.parametrize("action", ODD, ids=lambda action: type(action).__name__)
def test_odd_actions_are_refused_written_and_drawn(
    action: Action | ChanceAction,
) -> None:
    """What makes no sense is refused with a sentence, in whatever position."""
    assert GAME.format_action(action)
    for state in (*positions(3)[::40], *sampled(4, "odd", every=37)):
        refusal = GAME.refusal(state, action)
        assert refusal is not None
        assert refusal.message
        if isinstance(action, Action):
            GAME.svg(GAME.view(state, SPECTATOR), [action])
