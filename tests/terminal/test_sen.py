"""How Sen is drawn: nothing that a seat may not see, and everything within the screen."""

from functools import cache
from random import Random
from typing import Any

import pytest

import sny
from sny.language import Language
from sny.rules.kit.derived import plain_view
from sny.rules.kit.sight import view
from sny.terminal import sen
from sny.terminal.drawing import Sight
from sny.terminal.menu import menu_of
from sny.terminal.parts import menu_table
from sny.terminal.words import Heard, Words
from tests.random_games import played
from tests.secrets import other_world
from tests.terminal.scripted import drawn

OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 5, "edition": "jubilee", "variants": ["wiem-co-mam"]},
    {"players": 5, "variants": ["dlugi-sen"]},
]


@cache
def language(code: str) -> Language:
    return Language(code)


def sight(rules: Any, state: Any, seat: int = 0, memory: bool = False, code: str = "pl") -> Sight:
    return Sight(Words(language(code), rules, seat), plain_view(rules, view(rules, state, seat)), seat, memory)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("memory", [False, True])
def test_what_a_seat_may_not_know_changes_nothing_on_its_screen(options: dict[str, Any], memory: bool) -> None:
    chance, compared = Random(1), 0
    game = sny.new("sen", seed=1, rounds=4, **options)
    for _ in played(game, chance):
        world = other_world(game.rules, game.state, 0, chance)
        if world is not None:
            compared += 1
            one, other = (sight(game.rules, state, memory=memory) for state in (game.state, world))
            assert drawn(sen.table(one, 80)) == drawn(sen.table(other, 80))
            assert sen.hints(one) == sen.hints(other)
    assert compared > 10


def test_the_own_dream_has_the_number_of_its_seat() -> None:
    game = sny.position("sen players=2 phase=turn turn=1 dream=9,7,3,0/5,6,4,0 open=2")
    told = "\n".join(drawn(sen.table(sight(game.rules, game.state, seat=1), 80)))
    assert "2 Twój sen · 0" in told


def test_without_the_memory_aid_a_card_that_was_seen_lies_face_down() -> None:
    """The view knows it, the printed game does not show it again."""
    game = sny.position("sen players=2 phase=turn turn=1 dream=9,7,3,0/5,6,4,0 seen=1,1,-,-/1,-,-,- open=2")
    other = sny.position("sen players=2 phase=turn turn=1 dream=0,6,3,0/5,9,4,7 seen=1,1,-,-/1,-,-,- open=2")
    assert game.view(0)["dream"] != other.view(0)["dream"]
    assert drawn(sen.table(sight(game.rules, game.state), 80)) == drawn(sen.table(sight(other.rules, other.state), 80))


def test_the_memory_aid_shows_what_a_seat_has_seen_and_the_open_pile() -> None:
    game = sny.position("sen players=2 phase=turn turn=1 dream=9,7,3,0/5,6,4,0 seen=1,-,-,-/1,2,-,- open=1,peek,2")
    lines = drawn(sen.table(sight(game.rules, game.state, memory=True), 80))
    assert lines[3].split("│")[1:5] == ["5 ", "░░", "░░", "░░"]
    assert lines[6].endswith("╭9──────┬───────┬───────┬───────╮ ")
    assert lines[-1].strip() == "Odkryty stos od wierzchu: 2, Podejrzyj 1, 1"


def test_a_card_looked_at_lies_open_while_it_is_shown() -> None:
    game = sny.position("sen players=2 phase=turn turn=1 dream=9,7,3,0/5,6,4,0 open=2")
    looked: Heard = {"event": "looked", "seat": 0, "owner": 1, "place": 2, "card": "4"}
    seen = Sight(Words(Language("en"), game.rules, 0), game.view(0), 0, shown=(looked,))
    assert drawn(sen.table(seen, 80))[3].split("│")[1:5] == ["░░", "░░", "4 ", "░░"]


def test_the_open_pile_is_listed_for_whoever_chooses_and_for_nobody_else() -> None:
    game = sny.position("sen players=2 deck=jubilee phase=choose turn=1 dream=9,7,3,0/5,6,4,0 open=1,7,choose")
    assert "1, 7" not in drawn(sen.table(sight(game.rules, game.state, seat=1), 80))[-1]
    assert drawn(sen.table(sight(game.rules, game.state, seat=0), 80))[-1].strip().endswith("Wybierz 1, 7, 1")


def test_ravens_are_really_drawn() -> None:
    words = Words(Language("en"), sny.new("sen").rules, 0)
    for ravens in range(10):
        card = sen.face(words, str(ravens), sen.LARGE)
        assert "".join(card.lines).count("v") == ravens
        assert card.corner == str(ravens)


@pytest.mark.parametrize("code", ["pl", "en"])
def test_the_names_of_special_lands_fit_on_their_cards(code: str) -> None:
    words = Words(Language(code), sny.new("sen").rules, 0)
    for name in ("take-two", "peek", "swap", "choose", "hourglass"):
        lines = sen.face(words, name, sen.LARGE).lines
        assert len(lines) == 3
        assert max(map(len, lines)) <= sen.LARGE


@pytest.mark.parametrize("code", ["pl", "en"])
@pytest.mark.parametrize("options", OPTIONS)
def test_the_table_and_the_list_fit_80_by_24(options: dict[str, Any], code: str) -> None:
    """With five lines to spare: what happened, what is expected, and the answer."""
    game = sny.new("sen", seed=3, rounds=1, **options)
    for _ in played(game, Random(3)):
        for seat in game.actors:
            seen = sight(game.rules, game.state, seat, code=code)
            lines = drawn(sen.table(seen, 80))
            actions = drawn(menu_table(menu_of(seen.words, game.legal(seat)), sen.hints(seen)))
            assert max(map(len, lines + actions)) <= 80
            if max(seen.view["dream_size"]) <= 6 and seen.view["phase"] != "choose":
                assert len(lines) + len(actions) <= 19


def reveal(position: str) -> dict[str, str]:
    """Who scores what, and the remark on it, after player 1 called."""
    game = sny.position(f"sen {position} phase=turn turn=1")
    events = [event.heard_by(0) for event in game.play(0, "call")]
    seen = Sight(Words(Language("en"), game.rules, 0), game.view(0), 0)
    *_, complete = sen.reveal(seen, events, 80)
    rows = [line.split() for line in drawn(complete, width=120)[3:]]
    return {row[0]: " ".join(row[8:]) for row in rows}


@pytest.mark.parametrize(
    ("position", "you", "fox"),
    [
        ("players=2 dream=9,7,3,0/5,6,4,0 open=2", "19 24 not the fewest: 5 more", "15 15"),
        ("players=2 dream=1,2,0,3/5,6,4,0 open=2", "6 6 the fewest", "15 15"),
        ("players=2 deck=jubilee reward=zero dream=1,2,0,3/9,0,0,1 open=2", "6 0 the fewest: nothing to pay", "10 10"),
        (
            "players=2 deck=jubilee reward=zero dream=hourglass,1,0,0/hourglass,hourglass,1,2 open=2",
            "10 15 hourglasses are worth 9, not the fewest: 5 more",
            "3 3 hourglasses are worth 0",
        ),
        (
            "players=2 variants=nie-takie-kruki-straszne dream=0,0,1,0/9,9,2,1 open=3",
            "1 1 the fewest",
            "3 3 nines don’t count",
        ),
        (
            "players=2 deck=jubilee reward=zero variants=nie-takie-kruki-straszne dream=hourglass,1,2,0/4,4,1,0 open=3",
            "3 0 hourglasses are worth 9, nines don’t count, the fewest: nothing to pay",
            "9 9",
        ),
        (
            "players=2 deck=jubilee variants=idz-na-calosc fifty=instead dream=0,0,0,1/9,9,9,hourglass open=2",
            "1 50 50 for the others",
            "36 0 hourglasses are worth 9, went for broke: nothing to pay",
        ),
        (
            "players=2 variants=idz-na-calosc fifty=added dream=0,0,0,1/9,9,9,9 open=2",
            "1 56 not the fewest: 5 more, 50 for the others",
            "0 0 went for broke: nothing to pay",
        ),
    ],
)
def test_the_reveal_says_why(position: str, you: str, fox: str) -> None:
    assert reveal(position) == {"You": you, "Fox": fox}


def test_the_sum_leaves_out_what_is_forgiven() -> None:
    variants = "deck=jubilee variants=nie-takie-kruki-straszne"
    game = sny.position(f"sen players=2 {variants} dream=hourglass,1,2,0/4,4,1,0 open=3 phase=turn turn=1")
    events = [event.heard_by(0) for event in game.play(0, "call")]
    *_, complete = sen.reveal(Sight(Words(Language("en"), game.rules, 0), game.view(0), 0), events, 80)
    assert any("(9) + 1 + 2 + 0 " in line for line in drawn(complete, width=120))


def test_a_round_without_a_caller_says_so() -> None:
    game = sny.position("sen players=2 phase=turn turn=1 dream=1,2,0,3/9,0,0,1 open=2")
    while game.state.closed_size > 1:
        game.rules.lay_open(game.state, game.rules.draw(game.state))  # type: ignore[attr-defined]
    game.play(0, "draw")
    events = [event.heard_by(0) for event in game.play(0, "discard")]
    seen = Sight(Words(Language("pl"), game.rules, 0), game.view(0), 0)
    title, *_ = sen.reveal(seen, events, 80)
    assert drawn(title) == [" ☾ Zakryty stos się skończył: wszyscy się budzą."]
