"""How Smoki is drawn and told: nothing that a seat may not see, everything within the screen, scores with reasons."""

from functools import cache
from random import Random
from typing import Any

import pytest

import sny
from sny.language import Language
from sny.rules.kit.derived import plain_view
from sny.rules.kit.sight import view
from sny.terminal import smoki
from sny.terminal.drawing import Sight, drawing_of
from sny.terminal.menu import Menu
from sny.terminal.words import Words
from tests.random_games import played
from tests.secrets import other_world
from tests.terminal.scripted import drawn, play_by_the_list, told_again

TABLES: list[dict[str, Any]] = [
    {"players": 2, "piles": 1, "attack": True},
    {"players": 5, "attack": True, "memory": True},
]


@cache
def language(code: str) -> Language:
    return Language(code)


def sight(rules: Any, state: Any, seat: int = 0, memory: bool = False, code: str = "en") -> Sight:
    return Sight(Words(language(code), rules, seat), plain_view(rules, view(rules, state, seat)), seat, memory)


def sight_of(position: str, seat: int = 0, code: str = "en") -> Sight:
    game = sny.position(f"smoki {position}")
    return sight(game.rules, game.state, seat, code=code)


# Whole matches


@pytest.mark.parametrize(("code", "won"), [("pl", "3 żetony."), ("en", "3 tokens.")])
def test_a_whole_match_is_played_in_each_language(code: str, won: str) -> None:
    match, _ = play_by_the_list("smoki", code)
    assert match.game.over
    assert match.lines[-1].endswith(won)
    assert match.language.problems == []


def test_the_language_changes_nothing_but_the_words() -> None:
    (polish, _), (english, _) = (play_by_the_list("smoki", code) for code in ("pl", "en"))
    assert polish.game.text() == english.game.text()


@pytest.mark.parametrize("code", ["pl", "en"])
@pytest.mark.parametrize("scoring", [{"scoring": "points", "limit": 40}, {"scoring": "rounds", "rounds": 2}])
@pytest.mark.parametrize("table", TABLES)
def test_every_way_to_play_has_words(code: str, scoring: dict[str, Any], table: dict[str, Any]) -> None:
    match, _ = play_by_the_list("smoki", code, level="random", **table, **scoring)
    assert match.game.over
    assert match.language.problems == []


@pytest.mark.parametrize("code", ["pl", "en"])
@pytest.mark.parametrize("table", TABLES)
def test_every_picture_leaves_a_line_for_the_answer(code: str, table: dict[str, Any]) -> None:
    match, tallest = play_by_the_list("smoki", code, live=True, scoring="rounds", rounds=2, **table)
    assert match.game.over
    assert tallest <= 23


@pytest.mark.parametrize("code", ["pl", "en"])
@pytest.mark.parametrize("seat", [None, 1])
def test_a_match_can_be_told_again(code: str, seat: int | None) -> None:
    match, _ = play_by_the_list("smoki", scoring="rounds", rounds=2, **TABLES[1])
    lines, spoken = told_again(match.game, seat, code)
    assert "wygrywa" in lines[-1] or "win" in lines[-1]
    assert spoken.problems == []


# The table


@pytest.mark.parametrize("table", TABLES)
def test_what_a_seat_may_not_know_changes_nothing_on_its_screen(table: dict[str, Any]) -> None:
    chance, compared = Random(1), 0
    game = sny.new("smoki", seed=1, scoring="rounds", rounds=1, **table)
    for _ in played(game, chance):
        world = other_world(game.rules, game.state, 0, chance)
        if world is not None:
            compared += 1
            one, other = (sight(game.rules, state, memory=True) for state in (game.state, world))
            assert drawn(smoki.table(one, 80)) == drawn(smoki.table(other, 80))
            assert smoki.hints(one) == smoki.hints(other)
    assert compared > 5


OPEN = "players=2 phase=turn turn=1 dream=7,2,5,3,7,nest/0,reflection,1,circle,-2,8 up=1,0,1,1,1,1/1,1,0,1,1,1"


def test_a_dream_shows_what_lies_face_up() -> None:
    lines = drawn(smoki.table(sight_of(f"{OPEN} open=6,8/4"), 80))
    assert lines[3].strip() == "1 0 │ref│░░░│"
    assert lines[4].strip() == "210c│ -2│ 8 │"
    assert lines[8].endswith("1    7    │░░░░░░░░░│    5    │ ")
    assert lines[9].endswith("│ ~~~~~~~>│░░░░░░░░░│  ~~~~~> │ ")


def test_of_an_open_pile_the_top_shows_and_with_the_memory_aid_all() -> None:
    seen = sight_of(f"{OPEN} open=6,attack,8/4 attack=on", code="pl")
    without = drawn(smoki.table(seen, 80))
    assert "Odkryty stos" not in "".join(without)
    reminded = drawn(smoki.table(Sight(seen.words, seen.view, 0, memory=True), 80))
    assert [line.strip() for line in reminded[len(without) :]] == [
        "Odkryty stos 1 od wierzchu: 8, 9a, 6",
        "Odkryty stos 2 od wierzchu: 4",
    ]


@pytest.mark.parametrize("code", ["pl", "en"])
def test_the_names_of_raven_lands_fit_on_their_cards(code: str) -> None:
    words = sight_of(f"{OPEN} open=6/4", code=code).words
    for name in ("nest", "circle", "reflection", "attack"):
        assert max(map(len, smoki.face(words, name).lines)) <= smoki.LARGE
        assert len(smoki.mark(words, name)) <= smoki.SMALL


def menu(position: str, code: str = "pl") -> tuple[Menu, list[str]]:
    game = sny.position(f"smoki {position}")
    seen = sight(game.rules, game.state, code=code)
    made = drawing_of("smoki").menu(seen, game.legal(0))
    assert isinstance(made, Menu)
    return made, game.legal(0)


@pytest.mark.parametrize(
    ("phase", "typed"),
    [
        ("phase=turn", {"1": "take 1", "2": "take 2", "3": "draw", "dobierz": "draw"}),
        ("phase=hand hand=5", {"1.3": "put 1.3", "2": "discard 2", "włóż 2.1": "put 2.1", "odloz 1": "discard 1"}),
        ("phase=lay hand=5 place=1", {"2": "onto 2"}),
        ("phase=nest place=6", {"1": "skip", "1.1": "nest 1.1", "zostaw": "skip"}),
        ("phase=for attack=on place=1 pointed=2", {"2.1.3": "for 2.1.3"}),
    ],
)
def test_a_place_is_its_own_key(phase: str, typed: dict[str, str]) -> None:
    dream = "attack,2,5,3,7,nest" if "attack" in phase else "7,2,5,3,7,nest"
    made, legal = menu(f"players=2 turn=1 dream={dream}/0,1,1,0,2,8 up=1,0,1,1,1,1/1,1,0,1,1,1 open=6/4 {phase}")
    assert {answer: made.action(answer) for answer in typed} == typed
    assert [made.action(action) for action in legal] == legal


# Events


def event(name: str, **facts: Any) -> dict[str, Any]:
    return {"event": name, **facts}


@pytest.mark.parametrize(
    ("heard", "polish", "english"),
    [
        (
            [
                event("took", seat=1, pile=0, card="3"),
                event("removed", seat=1, place=2, card="8"),
                event("discarded", seat=1, place=2, pile=1, card="8"),
                event("put", seat=1, place=2, card="3"),
            ],
            "Lis: bierze 3 ze stosu 1, zdejmuje 8 z 1.3, odkłada na stos 2, kładzie tam 3",
            "Fox: takes 3 from pile 1, removes 8 from 1.3, discards it to pile 2, puts 3 there",
        ),
        (
            [event("drew", seat=0, card="?"), event("discarded", seat=0, place=None, pile=0, card="nest")],
            "Ty: dobierasz, odkładasz Krucze gniazdo na stos 1",
            "You: draw, discard Raven nest to pile 1",
        ),
        (
            [event("swapped", seat=1, owner=1, place=3, other_owner=0, other_place=5)],
            "Lis: zamienia swoją kartę 2.1 i twoją kartę 2.3",
            "Fox: swaps their own card 2.1 with your card 2.3",
        ),
        (
            [event("gathered", cards=22)],
            "Zakryty stos się skończył; odkryte potasowano w nowy (22 karty).",
            "The closed pile has run out; the open ones are shuffled into a new one of 22 cards.",
        ),
    ],
)
def test_events_are_told_as_players_tell_them(heard: list[dict[str, Any]], polish: str, english: str) -> None:
    for code, told in (("pl", polish), ("en", english)):
        assert Words(Language(code), sny.new("smoki").rules, 0).lines(heard) == [told]


# The reveal


def reveal(position: str, *actions: str) -> list[str]:
    """The picture of a round's end that these actions of player 1 bring about."""
    game = sny.position(f"smoki {position}")
    for action in actions:
        before = game.view(0)
        events = [event.heard_by(None) for event in game.play(0, action)]
    seen = Sight(Words(Language("en"), game.rules, 0), game.view(0), 0, before=before)
    *_, complete = smoki.reveal(seen, events, 80)
    return [line.rstrip() for line in drawn(complete)]


def test_the_reveal_shows_columns_that_vanish_and_what_reflections_copy() -> None:
    dreams = "reflection,circle,5,3,circle,8/7,5,3,7,2,4"
    lines = reveal(
        f"players=2 phase=turn turn=1 dream={dreams} up=1,1,1,1,1,0/1,1,0,0,1,1 open=4/6", "take 1", "put 2.3", "onto 2"
    )
    assert lines[0] == " ☾ You end the round: somebody’s dream lies entirely face up. Everyone wakes up."
    assert lines[4:7] == [
        " 1=10│ 10│ 5 │  1 7 │ 5 │ 3 │",
        " ├───┼─×─┼───┤  ├─×─┼───┼───┤",
        " 2 3 │ 10│ 4 │  2 7 │ 2 │ 4 │",
    ]
    assert lines[8].split() == ["worth", "22", "worth", "14"]
    assert lines[9] == " The lightest dream and a dragon token: Fox."


def test_a_dream_may_be_worth_less_than_nothing() -> None:
    lines = reveal(
        "players=2 phase=turn turn=1 dream=-2,0,1,0,-2,8/7,5,3,7,2,4 up=1,1,1,1,1,0/1,1,0,0,1,1 open=2/6",
        "take 1",
        "put 2.3",
        "onto 2",
    )
    assert lines[8].split() == ["worth", "-1", "worth", "14"]


def test_without_tokens_none_are_given() -> None:
    lines = reveal(
        "players=2 scoring=rounds rounds=1 phase=turn turn=1 dream=1,2,3,4,5,8/7,5,3,7,2,4 up=1,1,1,1,1,0/1,1,0,0,1,1 "
        "open=4/6",
        "take 1",
        "put 2.3",
        "onto 2",
    )
    assert not any("token" in line for line in lines)
