"""How Koty is drawn and told: nothing that a seat may not see, everything within the screen, a key for every action."""

from functools import cache
from random import Random
from typing import Any

import pytest

import sny
from sny.language import Language
from sny.rules.catalogue import CARD_GAMES, card_rules_of
from sny.rules.kit.derived import foreseen, plain_view
from sny.rules.kit.sight import view
from sny.terminal import koty
from sny.terminal.drawing import Sight, drawing_of
from sny.terminal.menu import Menu
from sny.terminal.parts import menu_table
from sny.terminal.words import Words
from tests.random_games import played
from tests.secrets import other_world
from tests.terminal.scripted import drawn, play_by_the_list, told_again

ALL_NIGHT = {"moth": 4, "bat": 4, "owl": 4, "dragon": 1}
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4, "teams": True, "night": {"owl": 4, "moth": 4}},
    {"players": 6, "teams": True, "night": ALL_NIGHT},
]


@cache
def language(code: str) -> Language:
    return Language(code)


def sight(rules: Any, state: Any, seat: int = 0, code: str = "en") -> Sight:
    actions = [0] * rules.ACTIONS
    legal = actions[: rules.legal(state, seat, actions)]
    seen = plain_view(rules, view(rules, state, seat)) | foreseen(rules, state, seat, legal)
    return Sight(Words(language(code), rules, seat), seen, seat)


def game_of(position: str) -> sny.CardGame:
    return sny.position(f"koty turn=1 {position}")


def lines_of(position: str, code: str = "en") -> list[str]:
    game = game_of(position)
    return [line.rstrip() for line in drawn(koty.table(sight(game.rules, game.state, code=code), 80))]


def test_who_watches_sees_whose_dream_it_is_and_no_hand() -> None:
    """A dream of somebody, in each card game."""
    for name in CARD_GAMES:
        game, watching = sny.new(name, players=2, seed=1), Words(language("en"), card_rules_of(name), None)
        lines = drawn(drawing_of(name).table(Sight(watching, game.view(None), 0), 80))
        told = "\n".join(lines)
        assert "1 Player 1 · 0" in told, told
        assert "Your" not in told


# Whole matches


@pytest.mark.parametrize("code", ["pl", "en"])
@pytest.mark.parametrize("table", TABLES)
def test_a_whole_match_is_played_in_each_language(code: str, table: dict[str, Any]) -> None:
    match, _ = play_by_the_list("koty", code, **table)
    assert match.game.over
    assert match.lines[-1].startswith("W" if code == "pl" else ("You", "Fox", "Badger"))
    assert match.language.problems == []


def test_the_language_changes_nothing_but_the_words() -> None:
    (polish, _), (english, _) = (play_by_the_list("koty", code, **TABLES[1]) for code in ("pl", "en"))
    assert polish.game.text() == english.game.text()


@pytest.mark.parametrize("code", ["pl", "en"])
@pytest.mark.parametrize("table", TABLES)
def test_every_picture_leaves_a_line_for_the_answer(code: str, table: dict[str, Any]) -> None:
    match, tallest = play_by_the_list("koty", code, live=True, **table)
    assert match.game.over
    assert tallest <= 23


@pytest.mark.parametrize("code", ["pl", "en"])
@pytest.mark.parametrize("seat", [None, 1])
def test_a_match_can_be_told_again(code: str, seat: int | None) -> None:
    match, _ = play_by_the_list("koty", level="random", **TABLES[1])
    lines, spoken = told_again(match.game, seat, code)
    assert "wygrywa" in lines[-1] or "win" in lines[-1]
    assert spoken.problems == []


# The table


@pytest.mark.parametrize("table", TABLES)
def test_what_a_seat_may_not_know_changes_nothing_on_its_screen(table: dict[str, Any]) -> None:
    chance, compared = Random(1), 0
    game = sny.new("koty", seed=1, **table)
    for _ in played(game, chance):
        world = other_world(game.rules, game.state, 0, chance)
        if world is not None:
            compared += 1
            one, other = (sight(game.rules, state) for state in (game.state, world))
            assert drawn(koty.table(one, 80)) == drawn(koty.table(other, 80))
            assert koty.hints(one) == koty.hints(other)
        if compared > 60:
            break
    assert compared > 10


LANDS = (
    "tops=blue-8,-,raven,-/green-6,-,-,- "
    "nines=joker,bat,-,-,-,-,moth,-,-,-,-,-/pink-4,pink-4,pink-4,pink-4,pink-4,-,-,-,-,-,-,- night=4,4,4,1"
)


def test_lands_show_their_tops_and_their_nines() -> None:
    lines = lines_of(f"players=2 phase=turn {LANDS} hand=blue-1,raven,joker,owl/blue-1,blue-1,blue-1,blue-1")
    assert lines[1] == " 2 Fox · 66"
    assert lines[2].split("│") == ["  ^6^ ", "     ", "  ·  ", "  ·"]
    assert lines[3].split("│") == ["  999 ", "  99 ", "     ", ""]
    assert lines[6].startswith(" 1 Your dream · 32 ")
    assert lines[7].startswith("  ^8^ │  ·  │  v  │  ·  ")
    assert lines[8].startswith("   99 │     │  9  │     ")
    assert "│   blue  │  Raven  │  Joker  │   Owl   │" in lines[9]


def test_a_card_that_an_owl_took_in_sight_of_all_stays_in_sight() -> None:
    hands = "hand=blue-1,raven,joker,owl/pink-5,blue-1,blue-1,blue-1"
    position = f"players=2 phase=turn {LANDS} {hands} shown="
    assert lines_of(f"{position}0,1", "pl")[-1] == " Na ręku, jak wszyscy wiedzą: Lis: różowy 5"
    assert "╰──a seen─┴────b────┴" in lines_of(f"{position}1,0")[-1]


def test_partners_are_named() -> None:
    hands = "/".join(["blue-1,blue-1,raven,raven"] * 4)
    lines = lines_of(f"players=4 teams=on phase=turn hand={hands}", "pl")
    assert "partner: Borsuk" in lines[0]
    assert lines[1].split("  ")[0] == " 2 Lis B · 0"


# What may be done


def menu(position: str, code: str = "en") -> tuple[Menu, list[str]]:
    game = game_of(position)
    made = koty.menu(sight(game.rules, game.state, code=code), game.legal(0))
    return made, [" ".join(line.split()) for line in drawn(menu_table(made, {}))]


TURN = f"players=2 phase=turn {LANDS} hand=blue-8,raven,joker,moth/blue-1,blue-1,blue-1,blue-1"


def test_a_key_is_a_card_and_a_land() -> None:
    made, lines = menu(TURN)
    for key, action in {
        "a2": "play blue-8 on 2",
        "a 1": "play blue-8 on 1",
        "a2.2": "cover 2.2 with blue-8",
        "B3": "play raven on 3",
        "c3": "play joker on 3",
        "c2.1f": "attack 2.1 with joker as green-3",
        "c2.1t": "attack 2.1 with joker as green-6",
        "d1.1": "moth 1.1",
        "x": "exchange",
        "exchange": "exchange",
        "cover 2.2 with raven": "cover 2.2 with raven",
    }.items():
        assert made.action(key) == action
    assert (
        lines
        == [
            "a blue 8: on its twin 1 · put on 2 · cover 2.2",
            "b raven: chase the raven 3 · cover 2.2",
            "c joker: on the cat 1 · chase the raven 3 · attack 2.1 · with f (friend) or t (twin) at the end",
            "d moth: move the cat from 1.1, 2.1",
            "x exchange your whole hand",
        ]
        or len(lines) == 6
    )  # the longest line may be broken


@pytest.mark.parametrize("code", ["pl", "en"])
@pytest.mark.parametrize("table", TABLES)
def test_every_legal_action_has_a_key_of_its_own(table: dict[str, Any], code: str) -> None:
    game = sny.new("koty", seed=2, **table)
    for number, _ in enumerate(played(game, Random(2))):
        seat = game.actors[0]
        made = koty.menu(sight(game.rules, game.state, seat, code), game.legal(seat))
        keys = {key: action for entry in made.entries for key, action in zip(entry.keys, entry.actions, strict=True)}
        assert sorted(keys.values()) == sorted(game.legal(seat))
        assert [made.action(key) for key in keys] == list(keys.values())
        assert [made.action(action) for action in game.legal(seat)] == game.legal(seat)
        if number > 150:
            break


ATTACK = (
    "players=4 teams=on phase=defend turn=2 meeting=friends laid=joker target=1 "
    "tops=-,-,-,-/-,-,-,-/blue-8,-,-,-/-,-,-,- hand={} target_owner=3 asked={}"
)


@pytest.mark.parametrize(
    ("asked", "polish"),
    [
        (3, "Lis atakuje jokerem jako niebieskim 1 twojego niebieskiego 8 z krainy 1. Bronisz się?"),
        (1, "Lis atakuje jokerem jako niebieskim 1 niebieskiego 8 z krainy 1 Borsuka. Bronisz partnera?"),
    ],
)
def test_whoever_is_attacked_is_told_by_what(asked: int, polish: str) -> None:
    hands = "/".join(["blue-1,raven,raven,pink-4"] * 2 + ["yellow-2,yellow-2,yellow-7,pink-4"] * 2)
    game = sny.position("koty " + ATTACK.format(hands, asked))
    seen = sight(game.rules, game.state, asked - 1, "pl")
    assert seen.words.phase("defend", **koty.hints(seen)) == polish


# Events


def event(name: str, **facts: Any) -> dict[str, Any]:
    return {"event": name, **facts}


@pytest.mark.parametrize(
    ("heard", "polish", "english"),
    [
        (
            [
                event("attacked", seat=1, owner=0, land=2, meeting="twins", card="green-6"),
                event("drew", seat=1, card="?"),
            ],
            "Lis: atakuje zielonym 6 bliźniaka w twojej krainie 3",
            "Fox: attacks the twin on your land 3 with green 6",
        ),
        (
            [
                event("defended", seat=0, owner=0, land=2, card="owl"),
                event("took", seat=0, owner=0, land=2, card="joker"),
            ],
            "Ty: bronisz się sową, zabierasz na rękę jokera",
            "You: defend with an owl, take a joker into your hand",
        ),
        (
            [event("exchanged", seat=1, card=card) for card in ("blue-1", "blue-1", "raven", "moth")],
            "Lis: wymienia rękę (niebieski 1, niebieski 1, kruk, ćma)",
            "Fox: exchanges their whole hand (blue 1, blue 1, raven, moth)",
        ),
        (
            [event("played", seat=0, owner=2, land=0, meeting="none", card="raven")],
            "Ty: zakrywasz krukiem krainę 1 Borsuka",
            "You: cover Badger's land 1 with a raven",
        ),
        (
            [
                event("played", seat=1, owner=1, land=0, meeting="friends", card="pink-4"),
                event("discarded", seat=1, land=0, card="pink-5"),
                event("discarded", seat=1, land=0, card="pink-4"),
                event("gained", seat=1, land=3),
            ],
            "Lis: kładzie różowego 4 na przyjacielu w krainie 1, znikają: różowy 5, różowy 4, "
            "nowa dziewiątka w krainie 4",
            "Fox: plays pink 4 on its friend on land 1, discarded: pink 5, pink 4, a new nine on land 4",
        ),
        ([event("drew", seat=0, card="owl")], "Ty: dobierasz sowę", "You: draw an owl"),
        ([event("scored", seat=0, cats=22, nines=5)], "Ty: 22 koty, 5 dziewiątek", "You: 22 cats, 5 nines"),
    ],
)
def test_events_are_told_as_players_tell_them(heard: list[dict[str, Any]], polish: str, english: str) -> None:
    for code, told in (("pl", polish), ("en", english)):
        assert Words(Language(code), sny.new("koty").rules, 0).lines(heard) == [told]


def test_what_nobody_may_know_is_not_told() -> None:
    words = Words(Language("en"), sny.new("koty").rules, 0)
    assert words.lines([event("drew", seat=1, card="?"), event("drew", seat=1, card="?")]) == []


def test_the_night_is_told_with_its_cards() -> None:
    words = Words(Language("pl"), sny.new("koty").rules, 0)
    assert words.option("night", {"owl": 4, "moth": 1}) == "karty nocy, ile których: sowa × 4, ćma × 1"


# The end


def reveal(position: str) -> list[str]:
    """The picture when player 1 has put the last twins on the third land."""
    game = game_of(position)
    game.play(0, "play pink-4 on 3")
    events = [event.heard_by(None) for event in game.play(0, "put 3")]
    seen = Sight(Words(Language("en"), game.rules, 0), game.view(0), 0)
    *_, complete = koty.reveal(seen, events, 80)
    return [line.strip() for line in drawn(complete)]


ALMOST = (
    "nines=yellow-2,yellow-2,yellow-2,yellow-7,yellow-7,yellow-7,yellow-2,yellow-7,-,-,-,-"
    "/green-3,green-3,green-3,green-6,green-6,green-6,-,-,-,-,-,- "
    "hand=pink-4,raven,joker,pink-4/raven,raven,raven,raven"
)


def test_the_end_shows_what_each_land_is_worth() -> None:
    lines = reveal(f"players=2 phase=turn tops=raven,raven,pink-4,-/-,blue-8,-,- {ALMOST}")
    assert lines[0] == "☾ You have three full lands: the dream is over. The cats are counted."
    assert lines[3].split() == ["You", "v+999=0", "v+999=0", "4+999=32", "–", "32", "9"]
    assert lines[4].split() == ["☾", "Fox", "999=36", "8+999=64", "–", "–", "100", "6"]
    assert len(lines) == 5


def test_a_tie_goes_to_the_most_nines() -> None:
    """Thirty-two each, nine nines against six."""
    lines = reveal(f"players=2 phase=turn tops=raven,raven,pink-4,-/raven,pink-4,-,- {ALMOST}")
    assert lines[4].split()[:2] == ["☾", "You"]
    assert lines[-1] == "The cats are tied, so the nines decide."
