"""Actions as short texts, both ways."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given as over
from hypothesis import strategies as st

from tabletop import NotationError
from tabletop.games.darwins_journey import (
    DEFAULT,
    GAME,
    Action,
    AlfredCardId,
    BonusCardId,
    ChanceAction,
    ChooseEffect,
    Convert,
    CopyCard,
    CrewId,
    DealCrew,
    DeliverSpecimen,
    DrawAction,
    DrawBonus,
    DrawGoal,
    DrawLetter,
    DrawObjective,
    DrawSeal,
    DrawSeat,
    DrawSpecimen,
    DrawTile,
    Finish,
    FulfilCrew,
    FulfilObjective,
    FulfilOutright,
    Gain,
    GoalId,
    IslandId,
    KeepCard,
    LetterId,
    Metal,
    MoveExplorer,
    MoveShip,
    ObjectiveId,
    PerformPlace,
    PitchTent,
    PlaceId,
    PlacePurple,
    PlaceStamp,
    PlaceWorker,
    ReactivateTent,
    ResearchSpecimen,
    Seal,
    SendExplorer,
    SpaceId,
    Specimen,
    TakeObjective,
    TakePair,
    TakeSeal,
    TileId,
    UnlockPlace,
)
from tests.games.darwins_journey.positions import A, C, start

S3, A7, O6 = ObjectiveId("S3"), SpaceId("A7"), SpaceId("O6")
FORMS: list[tuple[str, Action]] = [
    ("w1 exploration_1", PlaceWorker(A, 0, PlaceId("exploration_1"))),
    ("w5 turn_order +3", PlaceWorker(A, 4, PlaceId("turn_order"), 3)),
    ("fulfil S3", FulfilObjective(A, S3)),
    ("fulfil SG1 slot 2", FulfilObjective(A, ObjectiveId("SG1"), 1)),
    ("outright S3", FulfilOutright(A, S3)),
    ("outright S3 gold 2", FulfilOutright(A, S3, Metal.GOLD, 1)),
    ("outright S3 silver 5", FulfilOutright(A, S3, Metal.SILVER, 4)),
    ("outright S3 gold", FulfilOutright(A, S3, Metal.GOLD)),
    ("outright S3 slot 2", FulfilOutright(A, S3, None, 1)),
    ("crew 5 by w2", FulfilCrew(A, CrewId(5), 1)),
    ("do 1", ChooseEffect(A, 0)),
    ("sail O6", MoveShip(A, (O6,))),
    ("sail O6-O7", MoveShip(A, (O6, SpaceId("O7")))),
    ("walk A3-A4", MoveExplorer(A, (SpaceId("A3"), SpaceId("A4")))),
    ("walk A7-O6", MoveExplorer(A, (A7, O6))),
    ("explorer B", SendExplorer(A, IslandId("B"))),
    ("seal 1-2 to w3", TakeSeal(A, 0, 1, 2)),
    ("purple w2", PlacePurple(A, 1)),
    ("stamp 2 from 1", PlaceStamp(A, 1, 0)),
    ("stamp 3 from tray", PlaceStamp(A, 2, None)),
    ("deliver green_reptile", DeliverSpecimen(A, Specimen.GREEN_REPTILE)),
    ("research blue_bird", ResearchSpecimen(A, Specimen.BLUE_BIRD)),
    ("tent A7-1", PitchTent(A, A7, 0)),
    ("again O6", ReactivateTent(A, O6)),
    ("take S3", TakeObjective(A, S3)),
    ("take S3 slot 1", TakeObjective(A, S3, 0)),
    ("unlock academy_2", UnlockPlace(A, PlaceId("academy_2"))),
    ("perform special_top_left", PerformPlace(A, PlaceId("special_top_left"))),
    ("copy 7", CopyCard(A, CrewId(7))),
    ("coins", Convert(A, Gain.COINS)),
    ("points", Convert(A, Gain.POINTS)),
    ("keep 16", KeepCard(A, CrewId(16))),
    ("pair SS1", TakePair(A, ObjectiveId("SS1"))),
    ("done", Finish(A)),
]
CHANCES: list[tuple[str, ChanceAction]] = [
    ("tile 7", DrawTile(TileId(7))),
    ("letter 2", DrawLetter(LetterId(2))),
    ("seal red", DrawSeal(Seal.RED)),
    ("objective G10", DrawObjective(ObjectiveId("G10"))),
    ("seat 2", DrawSeat(C)),
    ("goal 3", DrawGoal(GoalId(3))),
    ("specimen green_bird", DrawSpecimen(Specimen.GREEN_BIRD)),
    ("crew 4", DealCrew(CrewId(4))),
    ("action 3", DrawAction(AlfredCardId(3))),
    ("bonus W1", DrawBonus(BonusCardId("W1"))),
]
START = start()


@pytest.mark.parametrize(("text", "action"), [*FORMS, *CHANCES])
def test_written(text: str, action: Action | ChanceAction) -> None:
    """Each action has one way of being written."""
    assert text == GAME.format_action(action)


@pytest.mark.parametrize(("text", "action"), FORMS)
def test_read(text: str, action: Action) -> None:
    """What is written is read again, legal or not."""
    assert action == GAME.parse_action(text, START, A)


@pytest.mark.parametrize(("text", "action"), CHANCES)
def test_chance_read(text: str, action: ChanceAction) -> None:
    """What chance brought is read again, possible or not."""
    assert action == GAME.parse_chance(text, START)


def test_every_class_is_written() -> None:
    """The forms above are of all classes of actions."""
    written = {type(action) for _, action in (*FORMS, *CHANCES)}

    assert {*GAME.classes.actions, *GAME.classes.chance_actions} == written


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("  W2   Exploration_1 ", "w2 exploration_1"),
        ("w2 exploration 1", "w2 exploration_1"),
        ("w2 special top left + 1", "w2 special_top_left +1"),
        ("w02 turn order", "w2 turn_order"),
        ("w2 turn_order +0", "w2 turn_order"),
        ("FULFIL s3 SLOT 02", "fulfil S3 slot 2"),
        ("fulfill ss1", "fulfil SS1"),
        ("outright s3 gold slot 2", "outright S3 gold 2"),
        ("crew 5 by 2", "crew 5 by w2"),
        ("sail o6 o7", "sail O6-O7"),
        ("sail o6 - o7 -o8", "sail O6-O7-O8"),
        ("explorer b", "explorer B"),
        ("seal 1 2 to 3", "seal 1-2 to w3"),
        ("seal 1 - 2 to w3", "seal 1-2 to w3"),
        ("purple 2", "purple w2"),
        ("Stamp 2 from TRAY", "stamp 2 from tray"),
        ("deliver green reptile", "deliver green_reptile"),
        ("deliver Gr", "deliver green_reptile"),
        ("research bf", "research blue_fossil"),
        ("tent a7 1", "tent A7-1"),
        ("unlock Academy 2", "unlock academy_2"),
        ("DONE", "done"),
    ],
)
def test_letters_and_blanks(text: str, same: str) -> None:
    """Large letters are as good as small ones, and blanks do no harm."""
    assert same == GAME.format_action(GAME.parse_action(text, START, A))


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("BONUS w1", "bonus W1"),
        ("objective ss1", "objective SS1"),
        (" Seal\tRED", "seal red"),
        ("specimen green bird", "specimen green_bird"),
        ("specimen yf", "specimen yellow_fossil"),
    ],
)
def test_chance_in_any_letters(text: str, same: str) -> None:
    """Ids may be told in any letters."""
    assert same == GAME.format_action(GAME.parse_chance(text, START))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "write w2 exploration_1 to place worker, w2 exploration_1 +1 with knowl"),
        ("hello", "write w2 exploration_1"),
        ("w2", "write w2 exploration_1 to place worker, or w2 exploration_1 +1 with"),
        ("w0 turn_order", "'0' is no worker: write 1, 2, 3, ..."),
        ("w٣ turn_order", "'٣' is no worker"),
        ("w2 explorations_1", "no place 'explorations_1'; did you mean exploration_1"),
        ("w2 zzz", "there is no place 'zzz'; write exploration_1, exploration_2, "),
        ("w2 +1", "there is no place '+1'"),
        ("w2 turn_order +x", "'x' is no number"),
        ("w2 turn_order +1234567890", "'1234567890' is no number"),
        ("sail", "write sail O6-O7"),
        ("sailed O6", "write sail O6-O7"),
        ("sail O99", "there is no space 'o99'; did you mean O9"),
        ("sail O6-", "there is no space ''"),
        ("walk home", "there is no space 'home'"),
        ("explorer D", "there is no island 'd'; write A, B, C"),
        ("explorer A B", "write explorer B"),
        ("seal 1 to w3", "write seal 1-2 to w3"),
        ("seal 1-2", "write seal 1-2 to w3"),
        ("seal 1-2-3 to w3", "'2-3' is no column: write 1, 2"),
        ("seal 0-2 to w3", "'0' is no scroll: write 1, 2"),
        ("seal 1-x to w3", "'x' is no column: write 1, 2"),
        ("seal 1-2 to top", "'top' is no worker"),
        ("seal red", "write seal 1-2 to w3"),
        ("purple", "write purple w2"),
        ("stamp 2", "write stamp 2 from 1, or stamp 2 from tray"),
        ("stamp x from 1", "'x' is no envelope"),
        ("stamp 1 from hand", "'hand' is no stack"),
        ("deliver", "write deliver green_reptile"),
        ("deliver bird", "there is no specimen 'bird'; did you mean red_bird, blue_b"),
        ("deliver green", "there is no specimen 'green'; did you mean green_"),
        ("deliver zzz", "specimen 'zzz'; write green_reptile, green_plant, "),
        ("research purple bird", "there is no specimen 'purple_bird'"),
        ("tent A7", "write tent A7-1"),
        ("tent A7-0", "'0' is no space: write 1, 2"),
        ("tent A7-1-2", "'1-2' is no space: write 1, 2"),
        ("again", "write again A7"),
        ("do", "write do 1"),
        ("do first", "'first' is no effect: write 1, 2"),
        ("fulfil", "write fulfil S7, or fulfil S7 slot 2"),
        ("fulfil X1", "there is no objective 'x1'"),
        ("fulfil S3 2", "there is no objective 's3_2'; did you mean S3, S2?"),
        ("fulfil S3 slot two", "'two' is no slot"),
        ("outright S3 bronze 1", "there is no metal 'bronze'; write silver, gold"),
        ("outright S3 gold 1 2", "there is no metal 'gold_1_2'; did you mean gold?"),
        ("outright", "write outright S3, outright S3 slot 2, outright S3 gold, or"),
        ("take S3 slot", "write take S3, or take S3 slot 1"),
        ("crew 5", "write crew 5 by w2"),
        ("crew 99 by w2", "there is no crew card '99'"),
        ("copy seven", "there is no crew card 'seven'"),
        ("keep", "write keep 5"),
        ("pair S99", "there is no objective 's99'"),
        ("coins 7", "write coins"),
        ("done now", "write done"),
        ("unlock", "write unlock academy_2"),
        ("perform zzz", "there is no place 'zzz'"),
    ],
)
def test_no_action(text: str, reason: str) -> None:
    """A text that is no action is refused, with the word and what was expected."""
    with pytest.raises(NotationError) as caught:
        GAME.parse_action(text, START, A)

    assert text == caught.value.text
    assert reason in caught.value.reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "write tile, letter, seal, objective, seat, goal"),
        ("tile", "write tile 7"),
        ("tiles 7", "write tile 7"),
        ("tile 99", "there is no special action tile '99'"),
        ("letter 99", "there is no correspondence tile '99'"),
        ("seal pink", "there is no seal 'pink'; write green, blue, yellow, red"),
        ("objective X", "there is no objective 'x'"),
        ("seat A", "'a' is no player: write 0, 1"),
        ("seat 1234567890", "'1234567890' is no player"),
        ("goal 99", "there is no Beagle goal '99'"),
        ("specimen", "write specimen green_bird"),
        ("specimen bird", "there is no specimen 'bird'"),
        ("crew 5 by w2", "write crew 4"),
        ("action 99", "there is no action card '99'"),
        ("bonus X1", "there is no bonus card 'x1'"),
        ("done", "write tile, letter"),
    ],
)
def test_no_chance(text: str, reason: str) -> None:
    """So is a text that chance cannot have brought about."""
    with pytest.raises(NotationError) as caught:
        GAME.parse_chance(text, START)

    assert reason in caught.value.reason


BOX = DEFAULT.catalogue
COUNTS = st.integers(0, 9998)
SLOTS = st.none() | COUNTS
PLACES = st.sampled_from(sorted(BOX.place))
PATHS = st.lists(st.sampled_from(sorted(BOX.space)), min_size=1, max_size=6).map(tuple)
SPACES = st.sampled_from(sorted(BOX.space))
CARDS = st.sampled_from(sorted(BOX.crew))
TILES = st.sampled_from(sorted(BOX.objective))
SPECIMENS = st.sampled_from(Specimen)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(PlaceWorker, st.just(A), COUNTS, PLACES, st.integers(0, 9999)),
    st.builds(FulfilObjective, st.just(A), TILES, SLOTS),
    st.builds(
        FulfilOutright, st.just(A), TILES, st.none() | st.sampled_from(Metal), SLOTS
    ),
    st.builds(FulfilCrew, st.just(A), CARDS, COUNTS),
    st.builds(ChooseEffect, st.just(A), COUNTS),
    st.builds(MoveShip, st.just(A), PATHS),
    st.builds(MoveExplorer, st.just(A), PATHS),
    st.builds(SendExplorer, st.just(A), st.sampled_from(sorted(BOX.island))),
    st.builds(TakeSeal, st.just(A), COUNTS, COUNTS, COUNTS),
    st.builds(PlacePurple, st.just(A), COUNTS),
    st.builds(PlaceStamp, st.just(A), COUNTS, SLOTS),
    st.builds(DeliverSpecimen, st.just(A), SPECIMENS),
    st.builds(ResearchSpecimen, st.just(A), SPECIMENS),
    st.builds(PitchTent, st.just(A), SPACES, COUNTS),
    st.builds(ReactivateTent, st.just(A), SPACES),
    st.builds(TakeObjective, st.just(A), TILES, SLOTS),
    st.builds(UnlockPlace, st.just(A), PLACES),
    st.builds(PerformPlace, st.just(A), PLACES),
    st.builds(CopyCard, st.just(A), CARDS),
    st.builds(KeepCard, st.just(A), CARDS),
    st.builds(TakePair, st.just(A), TILES),
    st.sampled_from([Finish(A), Convert(A, Gain.COINS), Convert(A, Gain.POINTS)]),
)


@over(ACTIONS)
def test_every_action_there_and_back(action: Action) -> None:
    """Every action is read back as it was written, in large letters too."""
    text = GAME.format_action(action)

    assert action == GAME.parse_action(text, START, A)
    assert action == GAME.parse_action(f" {text.upper()} ", START, A)


WORDS = (
    "w1 sail walk explorer tent seal purple stamp deliver do fulfil outright crew "
    "1 0 - + +1 to by from slot gold tray S3 A7 turn_order gr w2"
)
TEXTS = st.lists(st.sampled_from(WORDS.split()), max_size=6).map(" ".join)


@over(TEXTS | st.text(max_size=12))
def test_any_text_is_an_action_or_a_sentence(text: str) -> None:
    """Reading fails by a NotationError only, and what it reads can be written."""
    with suppress(NotationError):
        read = GAME.parse_action(text, START, A)

        assert read == GAME.parse_action(GAME.format_action(read), START, A)


def test_spaces_without_end() -> None:
    """A text of nothing but spaces in between is read as quickly as any other."""
    text = f"sail O1{' ' * 200_000}- O2"

    read = GAME.parse_action(text, start(), A)

    assert MoveShip(A, (SpaceId("O1"), SpaceId("O2"))) == read
