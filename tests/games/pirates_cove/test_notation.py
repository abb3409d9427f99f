"""Actions as short texts, both ways."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given as over
from hypothesis import strategies as st

from tabletop import NotationError, PlayerId
from tabletop.games.pirates_cove import (
    DEFAULT,
    GAME,
    Action,
    BuryGold,
    BuryTreasures,
    BuyCards,
    CardId,
    ChanceAction,
    Contestant,
    DrawCard,
    Finish,
    Fire,
    Flee,
    Foe,
    Island,
    LegendId,
    MeetLegend,
    MendMastercraft,
    Pass,
    PlayBattle,
    PlayEvent,
    PlayMastercraft,
    PlayVolley,
    RaiseSection,
    RigShip,
    Section,
    SetCourse,
    Shelter,
    Throw,
    ThrowMutiny,
    ThrowTie,
    TreasureId,
    TurnCard,
)
from tests.games.pirates_cove.drawing import A, B, D, given, month_end, on

HULL, CREW = Section.HULL, Section.CREW
FORMS: list[tuple[str, Action]] = [
    ("rig 2 4 3 2", RigShip(A, 2, 4, 3, 2)),
    ("rig 10 0 3 2", RigShip(A, 10, 0, 3, 2)),
    ("sail 3", SetCourse(A, Island(3))),
    ("sail 7", SetCourse(A, Island(7))),
    ("event royal_navy 2", PlayEvent(A, CardId("royal_navy"), Island(2))),
    ("event freebooter", PlayEvent(A, CardId("freebooter"))),
    ("battle smoke_screen", PlayBattle(A, CardId("smoke_screen"))),
    ("battle grapple_attack 1", PlayBattle(A, CardId("grapple_attack"), B)),
    ("pass", Pass(A)),
    ("volley steady_aim", PlayVolley(A, CardId("steady_aim"))),
    ("fire 1 hull", Fire(A, B, HULL)),
    ("fire 9 crew", Fire(A, PlayerId(9), CREW)),
    ("fire legend hull", Fire(A, Foe.LEGEND, HULL)),
    ("fire navy cannon", Fire(A, Foe.NAVY, Section.CANNON)),
    ("flee", Flee(A)),
    ("buy 2", BuyCards(A, 2)),
    ("raise sails 5", RaiseSection(A, Section.SAILS, 5)),
    ("lay mastercraft_hull", PlayMastercraft(A, CardId("mastercraft_hull"))),
    ("mend parrot_flint", MendMastercraft(A, CardId("parrot_flint"))),
    ("bury 3 treasures", BuryTreasures(A, 3)),
    ("bury 6 gold", BuryGold(A, 6)),
    ("shelter 1 2", Shelter(A, 1, 2)),
    ("finish", Finish(A)),
]
CHANCES: list[tuple[str, ChanceAction]] = [
    ("drew 0 fame_1", DrawCard(A, CardId("fame_1"))),
    ("turned 3 T16", TurnCard(Island(3), TreasureId("T16"))),
    ("met 0 blackbeard", MeetLegend(0, LegendId("blackbeard"))),
    ("tie 1 5", ThrowTie(B, 5)),
    ("tie legend 5", ThrowTie(Foe.LEGEND, 5)),
    ("tie navy 1", ThrowTie(Foe.NAVY, 1)),
    ("rolled 2 5 6", Throw((2, 5, 6))),
    ("rolled 1", Throw((1,))),
    ("mutiny 1 4", ThrowMutiny(B, 4)),
]


@pytest.mark.parametrize(("text", "action"), [*FORMS, *CHANCES])
def test_written(text: str, action: Action | ChanceAction) -> None:
    """Each action has one way of being written."""
    assert text == GAME.format_action(action)


@pytest.mark.parametrize(("text", "action"), FORMS)
def test_read(text: str, action: Action) -> None:
    """What is written is read again, legal or not."""
    assert action == GAME.parse_action(text, given(), A)


@pytest.mark.parametrize(("text", "action"), CHANCES)
def test_chance_read(text: str, action: ChanceAction) -> None:
    """What chance brought is read again, possible or not."""
    assert action == GAME.parse_chance(text, given())


def test_every_class_is_written() -> None:
    """The forms above are of all classes of actions."""
    written = {type(action) for _, action in (*FORMS, *CHANCES)}

    assert {*GAME.classes.actions, *GAME.classes.chance_actions} == written


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("  SAIL   3 ", "sail 3"),
        ("Fire LEGEND Hull", "fire legend hull"),
        ("bury 1 treasure", "bury 1 treasures"),
        ("Battle Grapple_Attack 1", "battle grapple_attack 1"),
        ("raise\tsails 05", "raise sails 5"),
        ("sail 03", "sail 3"),
        ("volley steady aim", "volley steady_aim"),
    ],
)
def test_letters_and_blanks(text: str, same: str) -> None:
    """Large letters are as good as small ones, and blanks do not matter."""
    assert same == GAME.format_action(GAME.parse_action(text, given(), A))


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("ROLLED 6 1 5", "rolled 1 5 6"),
        ("turned 3 t16", "turned 3 T16"),
        ("Tie Navy 2", "tie navy 2"),
    ],
)
def test_chance_in_any_letters_and_order(text: str, same: str) -> None:
    """Dice may be told in any order, ids in any letters."""
    assert same == GAME.format_action(GAME.parse_chance(text, given()))


ALL = (
    "write rig, sail, event, battle, pass, volley, fire, flee, buy, raise, lay, mend, "
    "bury, shelter, or finish"
)
SEVEN = "write 1, 2, 3, 4, 5, 6, 7"
SECTIONS = "there is no section 'mast'; write hull, sails, crew, cannon"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", ALL),
        ("rolled 5 6", ALL),
        ("drew 0 fame_1", ALL),
        ("sail", "sail takes 1 word: write sail 3; this has 0"),
        ("sail 3 4", "sail takes 1 word: write sail 3; this has 2"),
        ("sail home", f"there is no island 'home'; {SEVEN}"),
        ("sail 8", f"there is no island '8'; {SEVEN}"),
        ("sail 0", f"there is no island '0'; {SEVEN}"),
        ("sail -1", "there is no island '-1'; did you mean 1?"),
        ("sail 12345", f"there is no island '12345'; {SEVEN}"),
        ("sail ٣", f"there is no island '٣'; {SEVEN}"),
        ("rig 3 3", "rig takes 4 numbers: write rig 2 4 3 2; this has 2"),
        ("rig 2 4 3", "rig takes 4 numbers: write rig 2 4 3 2; this has 3"),
        ("rig 2 4 3 2 2", "rig takes 4 numbers: write rig 2 4 3 2; this has 5"),
        ("rig 2 4 3 x", "'x' is no number: write 0, 1, 2, ..."),
        ("rig 2 4 3 1234567890", "'1234567890' is no number"),
        ("event", "event takes 1 or 2 words: write event royal_navy, or event royal"),
        ("event ace", "there is no Tavern card 'ace'; write parrot_flint, "),
        ("event royal_navy 9", f"there is no island '9'; {SEVEN}"),
        ("battle smoke_screen b", "'b' is no player: write 0, 1, 2, ..."),
        ("battle smoke_screen -1", "there is no Tavern card 'smoke_screen_-1'; did"),
        ("volley", "volley takes 1 word: write volley steady_aim; this has 0"),
        ("volley steady_aim 1", "card 'steady_aim_1'; did you mean steady_aim?"),
        ("volley T16", "there is no Tavern card 't16'; write parrot_flint, "),
        ("fire 1", "fire takes 2 words: write fire 1 hull; this has 1"),
        ("fire 1 mast", SECTIONS),
        ("fire pirate hull", "no player or foe 'pirate'; write 0, 1, legend, navy"),
        ("fire 1 hull hull", "there is no section 'hull_hull'; did you mean hull?"),
        ("buy", "buy takes 1 number: write buy 2; this has 0"),
        ("buy 1.5", "'1.5' is no number"),
        ("raise sails", "raise takes 2 words: write raise sails 5; this has 1"),
        ("raise mast 3", SECTIONS),
        ("lay fame", "there is no Tavern card 'fame'; did you mean fame_"),
        ("mend", "mend takes 1 word: write mend mastercraft_hull; this has 0"),
        ("bury 3", "write bury 3 treasures, or bury 6 gold"),
        ("bury 3 cards", "write bury 3 treasures, or bury 6 gold"),
        ("shelter 2", "shelter takes 2 numbers: write shelter 1 2; this has 1"),
        ("pass 1", "write pass"),
        ("flee flee", "write flee"),
        ("finished", "write finish"),
    ],
)
def test_no_action(text: str, reason: str) -> None:
    """A text that is no action is refused, with what is wrong with it."""
    with pytest.raises(NotationError) as caught:
        GAME.parse_action(text, given(), A)

    assert text == caught.value.text
    assert reason in caught.value.reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "write drew 0 fame_1, turned 3 T16, met 0 blackbeard, tie 1 5, rolled"),
        ("sail 3", "write drew 0 fame_1, turned 3 T16, met 0 blackbeard, tie 1 5"),
        ("rolled", "write rolled 2 5 6"),
        ("rolled six", "'six' is no number"),
        ("drew 0", "drew takes 2 words: write drew 0 fame_1; this has 1"),
        ("drew A fame_1", "'a' is no player: write 0, 1, 2, ..."),
        ("drew 0 T16", "there is no Tavern card 't16'"),
        ("turned 3 fame_1", "there is no treasure card 'fame_1'"),
        ("turned 9 T16", f"there is no island '9'; {SEVEN}"),
        ("met blackbeard", "met takes 2 words: write met 0 blackbeard; this has 1"),
        ("met 0 bluebeard", "there is no legend 'bluebeard'; did you mean blackbeard?"),
        ("tie 1", "tie takes 2 words: write tie 1 5; this has 1"),
        ("tie legend six", "'six' is no number"),
        ("tie black 6", "there is no player or foe 'black'; write 0, 1, legend, navy"),
        ("mutiny 1", "mutiny takes 2 words: write mutiny 1 4; this has 1"),
    ],
)
def test_no_chance(text: str, reason: str) -> None:
    """So is a text that chance cannot have brought about."""
    with pytest.raises(NotationError) as caught:
        GAME.parse_chance(text, given())

    assert reason in caught.value.reason


def test_whose_action() -> None:
    """When several are to act, it must be said whose action it is."""
    with pytest.raises(NotationError, match="say whose it is"):
        GAME.parse_action("sail 3", given())

    assert SetCourse(D, Island(3)) == GAME.parse_action("sail 3", given(), D)


def test_nobody_to_act() -> None:
    """While dice fall, and after the end, nobody's action is read."""
    state = month_end(month=12)

    for each in (state, on(state)):
        with pytest.raises(NotationError, match="nobody is to act"):
            GAME.parse_action("sail 3", each)


SEATS_ = st.integers(0, 9).map(PlayerId)
CARDS = st.sampled_from(sorted(DEFAULT.catalogue.card))
NUMBERS = st.integers(0, 9999)
SHIPS: st.SearchStrategy[Contestant] = SEATS_ | st.sampled_from(Foe)
PLACES = st.sampled_from(Island)
PARTS = st.sampled_from(Section)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(RigShip, st.just(A), NUMBERS, NUMBERS, NUMBERS, NUMBERS),
    st.builds(SetCourse, st.just(A), PLACES),
    st.builds(PlayEvent, st.just(A), CARDS, st.none() | PLACES),
    st.builds(PlayBattle, st.just(A), CARDS, st.none() | SEATS_),
    st.builds(PlayVolley, st.just(A), CARDS),
    st.builds(Fire, st.just(A), SHIPS, PARTS),
    st.builds(BuyCards, st.just(A), NUMBERS),
    st.builds(RaiseSection, st.just(A), PARTS, NUMBERS),
    st.builds(PlayMastercraft, st.just(A), CARDS),
    st.builds(MendMastercraft, st.just(A), CARDS),
    st.builds(BuryTreasures, st.just(A), NUMBERS),
    st.builds(BuryGold, st.just(A), NUMBERS),
    st.builds(Shelter, st.just(A), NUMBERS, NUMBERS),
    st.sampled_from([Pass(A), Flee(A), Finish(A)]),
)
START = given()


@over(ACTIONS)
def test_every_action_there_and_back(action: Action) -> None:
    """Every action is read back as it was written, in large letters too."""
    text = GAME.format_action(action)

    assert action == GAME.parse_action(text, START, A)
    assert action == GAME.parse_action(f" {text.upper()} ", START, A)


WORDS = "rig sail event battle volley fire buy raise lay mend bury shelter pass flee"
TEXTS = st.lists(
    st.sampled_from(
        [*WORDS.split(), "1", "-1", "hull", "legend", "gold", "fame_1", ""]
    ),
    max_size=5,
).map(" ".join)


@over(TEXTS | st.text(max_size=12))
def test_any_text_is_an_action_or_a_sentence(text: str) -> None:
    """Reading fails by a NotationError only, and what it reads is what was said."""
    with suppress(NotationError):
        read = GAME.parse_action(text, START, A)

        assert " ".join(text.lower().split()) == GAME.format_action(read)
