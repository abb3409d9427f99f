"""What a page needs to make the picture clickable without knowing a rule."""

from __future__ import annotations

from functools import cache

import pytest

from tabletop import SPECTATOR, PlayerId
from tabletop.games.darwins_journey import GAME, Action, State
from tabletop.games.darwins_journey.actions import (
    Finish,
    FulfilCrew,
    MoveExplorer,
    MoveShip,
    PlaceStamp,
    TakeSeal,
)
from tabletop.games.darwins_journey.content import Effect
from tabletop.games.darwins_journey.pending.effects import (
    Academy,
    AnyCamp,
    ConvertKnowledge,
    CopyCrew,
    Correspond,
    Deliver,
    Explore,
    FulfilFreely,
    GainCoins,
    GainObjective,
    GainPurple,
    Navigate,
    OneOf,
    PerformLocked,
    PlaceExplorer,
    Reactivate,
    RepeatDelivery,
    ResearchAny,
    ResearchMuseum,
    Unlock,
)
from tests.games.darwins_journey.positions import (
    A,
    B,
    choosing,
    dealt,
    doing,
    place,
    start,
    turn,
    with_me,
    with_seals,
    with_tents,
)
from tests.games.darwins_journey.positions_more import museum, researched, stamped
from tests.games.darwins_journey_render.svg_drawn import (
    GAMES,
    Node,
    all_of,
    asking,
    by_id,
    classes,
    drawn,
)

every_game = pytest.mark.parametrize("name", GAMES)


def rich() -> State:
    """Give the first of two players something of everything."""
    state = with_me(start(), A, coins=20, knowledge=3)
    state = with_seals(state, A, {1: "ggbyr", 2: "bby", 3: "yyrg"})
    state = museum(state, shown="gf", delivered="gr bp")
    state = with_tents(researched(state, "gr bp yb"), A, {"A4": 0})
    return with_tents(state, B, {"A7": 0})


EFFECTS: tuple[Effect, ...] = (
    Academy(),
    AnyCamp(),
    ConvertKnowledge(coins=7, points=7),
    CopyCrew(),
    Correspond(2),
    Deliver(most=2, cost=3),
    Explore(3),
    FulfilFreely(),
    GainObjective(),
    GainPurple(),
    Navigate(3),
    OneOf((Navigate(1), Explore(1))),
    PerformLocked(),
    PlaceExplorer(),
    Reactivate(),
    RepeatDelivery(),
    ResearchAny(),
    ResearchMuseum(most=2, cost=3),
    Unlock(),
)


def states(name: str) -> tuple[State, ...]:
    """List positions of a game, or some in which each effect is asked about."""
    if name != "effects":
        return asking(name)[::2]
    asked = tuple(doing(rich(), A, effect) for effect in EFFECTS)
    return (*asked, dealt(), turn(rich(), A))


every_question = pytest.mark.parametrize("name", [*GAMES, "effects"])


@cache
def questions(name: str) -> tuple[tuple[tuple[Action, ...], dict[str, Node]], ...]:
    """List what may be done in each position, with the things of its picture."""
    return tuple((legal(state), targeted(state)) for state in states(name))


def listed(node: Node, what: str = "actions") -> set[str]:
    """Read the notations that a thing carries."""
    return set(filter(None, node.attrib.get(f"data-{what}", "").split("|")))


def legal(state: State) -> tuple[Action, ...]:
    """List what the first of those who are to act may do."""
    return GAME.legal_actions(state, GAME.to_act(state)[0])


def targeted(state: State) -> dict[str, Node]:
    """Draw a position with everything that may be done, by ids."""
    return by_id(drawn(state, legal=legal(state)))


def clicked(state: State, action: Action) -> tuple[set[str], set[str]]:
    """Name the things at which an action begins, and those at which it ends."""
    text, index = GAME.format_action(action), targeted(state)
    begun = {id for id, node in index.items() if text in listed(node, "origins")}
    return begun, {id for id, node in index.items() if text in listed(node)}


def test_every_effect_is_asked_about() -> None:
    """The positions below ask for an answer to each of the effects."""
    for effect in EFFECTS:
        answers = legal(doing(rich(), A, effect))

        assert any(not isinstance(each, Finish) for each in answers), effect


@every_question
def test_every_legal_action_can_be_clicked(name: str) -> None:
    """Together, the targets carry all legal actions and no others."""
    for actions, index in questions(name):
        carried = {text for node in index.values() for text in listed(node)}

        assert {GAME.format_action(action) for action in actions} == carried


@every_question
def test_clicks_name_one_action(name: str) -> None:
    """All targets and origins of an action have that action alone in common.

    Only ways to the same space share theirs.
    """
    for actions, index in questions(name):
        told = [listed(node) for node in index.values()]
        told += [listed(node, "origins") for node in index.values()]
        for action in actions:
            text = GAME.format_action(action)
            named = set.intersection(*(each for each in told if text in each))
            if isinstance(action, MoveShip | MoveExplorer):
                assert len({each.split("-")[-1].split()[-1] for each in named}) == 1
            else:
                assert {text} == named


@every_question
def test_targets_and_nothing_else_are_ringed(name: str) -> None:
    """A dashed ring stands at each thing that actions begin or end at."""
    for _, index in questions(name):
        for id, node in index.items():
            marks = [mark for group in node for mark in group]
            ringed = any("target" in classes(mark) for mark in marks)
            carries = bool(listed(node) or listed(node, "origins"))

            assert ringed == carries, id


@every_game
def test_nothing_is_ringed_unless_asked(name: str) -> None:
    """Without legal actions the picture has no targets."""
    for state in asking(name)[::5]:
        root = drawn(state)

        assert [] == all_of(root, "target")
        assert not any("data-actions" in node.attrib for node in root.iter())


def test_a_spectator_can_be_shown_what_others_may_do() -> None:
    """Targets depend on the actions that are given, not on who looks on."""
    state = start()
    root = drawn(state, SPECTATOR, legal(state))

    assert all_of(root, "target")


def test_a_worker_goes_from_its_board_to_a_place() -> None:
    """It begins at the worker, and ends at the place."""
    action = place(A, 0, "exploration_1")

    assert ({"worker-0-1"}, {"exploration_1"}) == clicked(start(), action)


def test_a_seal_goes_from_the_academy_to_a_row() -> None:
    """It begins at the seal, and ends at the row of the worker."""
    state = doing(rich(), A, Academy())
    action = TakeSeal(A, scroll=0, column=1, worker=2)

    assert ({"seal-1-2"}, {"row-0-3"}) == clicked(state, action)


def test_a_stamp_goes_from_a_stack_to_an_envelope() -> None:
    """It begins at the stack, and ends at the envelope."""
    state = doing(stamped(start()), A, Correspond(2))

    assert ({"stack-0-2"}, {"envelope-3"}) == clicked(state, PlaceStamp(A, 2, 1))


def test_used_stamps_come_from_the_tray() -> None:
    """It begins at the tray."""
    state = with_me(start(), A, stacks=(0, 0, 0), tray=3)
    state = doing(state, A, Correspond(2))

    assert ({"stack-0-tray"}, {"envelope-1"}) == clicked(state, PlaceStamp(A, 0, None))


def test_a_crew_card_is_fulfilled_by_a_worker() -> None:
    """It begins at the card, and ends at the row of the worker."""
    state = turn(with_seals(start(), A, {1: "bbyyg"}), A)
    fulfil = [each for each in legal(state) if isinstance(each, FulfilCrew)]

    assert ({"crew-1"}, {"row-0-2"}) == clicked(state, fulfil[0])


def test_effects_to_choose_from_are_buttons() -> None:
    """Each says what it does; one more says that nothing else is done."""
    state = choosing(start(), A, GainCoins(2), Navigate(1))
    buttons = all_of(drawn(state, legal=legal(state)), "button")

    assert ["+2 coins", "navigate 1", "done"] == [
        text.text for button in buttons for text in button.iter("text")
    ]


def test_many_effects_fit_on_the_desk() -> None:
    """As many buttons as there can be stand above the diaries."""
    effects = tuple(OneOf((Navigate(each), Explore(each))) for each in range(1, 5))
    state = choosing(start(), A, *effects, Navigate(2), GainCoins(2), Explore(2))
    root = drawn(state, legal=legal(state))
    bottoms = [
        float(rect.attrib["y"]) + float(rect.attrib["height"])
        for button in all_of(root, "button")
        for rect in button.iter("rect")
    ]

    assert 8 == len(all_of(root, "button"))
    assert max(bottoms) < 234


def test_what_knowledge_becomes_is_told_on_the_buttons() -> None:
    """As many coins and points as the tile says."""
    effect = ConvertKnowledge(coins=7, points=6)
    state = doing(with_me(start(), A, knowledge=1), A, effect)
    buttons = all_of(drawn(state, legal=legal(state)), "button")

    assert ["7 coins", "6 points", "done"] == [
        text.text for button in buttons for text in button.iter("text")
    ]


def test_several_ways_to_a_space_share_its_target() -> None:
    """With and without a detour."""
    state = doing(start(), A, Navigate(3))
    ways = listed(targeted(state)["O3"])

    assert {"sail O1-O2-O3", "sail O1-O3"} == ways


def test_a_delivery_goes_from_the_research_to_the_museum() -> None:
    """It begins where the specimen was researched."""
    state = doing(rich(), A, Deliver(most=2, cost=3))
    index = targeted(state)

    assert {"deliver yellow_bird"} == listed(index["museum-yellow_bird"])
    assert {"deliver yellow_bird"} == listed(index["research-0-yellow_bird"], "origins")


def test_research_begins_where_the_specimen_lies() -> None:
    """In the museum, or on a track."""
    in_museum = doing(museum(start(), shown="gf"), A, ResearchMuseum(most=2, cost=3))
    anywhere = doing(start(), A, ResearchAny())
    token = f"token-{start().board.specimens[0]}"

    assert listed(targeted(in_museum)["museum-green_fossil"], "origins")
    assert listed(targeted(anywhere)[token], "origins")


def test_others_are_asked_about_nothing() -> None:
    """Who is not to act has no targets."""
    state = start()

    assert () == GAME.legal_actions(state, PlayerId(B))
    assert [] == all_of(drawn(state, B, GAME.legal_actions(state, B)), "target")
