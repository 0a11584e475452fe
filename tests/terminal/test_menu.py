"""What a player may type: keys, notation, own words."""

import pytest

import sny
from sny.language import Language
from sny.terminal.menu import Menu, fold, menu_of, ranges
from sny.terminal.words import Words

DREAMS = "sen players=3 deck=jubilee variants=wiem-co-mam turn=1 dream=9,7,3,0/5,6,4,hourglass/1,2,choose,swap"


def menu(position: str, code: str = "en") -> Menu:
    game = sny.position(f"{DREAMS} {position}")
    return menu_of(Words(Language(code), game.rules, 0), game.legal(0))


def keys(made: Menu) -> dict[str, str]:
    return {key: action for entry in made.entries for key, action in zip(entry.keys, entry.actions, strict=True)}


def test_places_are_their_own_keys_and_the_rest_is_numbered_on() -> None:
    made = keys(menu("phase=turn open=2"))
    assert made["3"] == "take 3"
    assert made["5"] == "draw"
    assert made["6"] == "call"
    assert made["7"] == "claim 1"


def test_a_place_that_is_not_offered_is_no_key() -> None:
    """In the first peeks, 1 is never the second card."""
    made = keys(menu("phase=peek open=2 seen=1,-,-,-/-,-,-,-/-,-,-,- peeked=1,0,0"))
    assert made == {"2": "peek 2", "3": "peek 3", "4": "peek 4"}


def test_where_only_one_thing_can_be_done_its_object_is_enough() -> None:
    assert menu("phase=look open=2,peek").action("2.4") == "look 2.4"
    assert menu("phase=choose open=7,take-two,choose", "pl").action("weź 2") == "choose take-two"
    assert menu("phase=name pointed=1 pointed_too=2 open=2", "pl").action("klepsydry") == "as hourglasses"


@pytest.mark.parametrize(
    ("code", "answer", "action"),
    [
        ("en", "take 3", "take 3"),
        ("en", "  TAKE   3 ", "take 3"),
        ("pl", "take 3", "take 3"),
        ("pl", "weź 3", "take 3"),
        ("pl", "wez 3", "take 3"),
        ("pl", "Pobudka!", "call"),
        ("en", "pobudka", "call"),
        ("pl", "para 2", "claim 2"),
        ("en", "t", None),
        ("en", "c", None),
        ("en", "", None),
    ],
)
def test_an_answer_is_understood_in_notation_and_in_words(code: str, answer: str, action: str | None) -> None:
    assert menu("phase=turn open=2", code).action(answer) == action


@pytest.mark.parametrize("code", ["pl", "en"])
@pytest.mark.parametrize(
    "position",
    [
        "phase=turn open=2",
        "phase=drawn hand=peek open=2",
        "phase=two two=3,6 open=take-two",
        "phase=swap open=swap",
        "phase=with pointed=1 pointed_owner=2 open=swap",
        "phase=choose open=7,take-two,choose",
        "phase=claim pointed=1 open=2",
        "phase=name pointed=1 pointed_too=2 open=2",
    ],
)
def test_every_legal_action_can_be_typed_and_means_one_thing(position: str, code: str) -> None:
    made = menu(position, code)
    actions = [action for entry in made.entries for action in entry.actions]
    assert [made.action(action) for action in actions] == actions
    assert list(keys(made).values()) == actions
    assert all(meaning for _, meaning, _ in made.lines(dict.fromkeys(["open", "hand"], "")))


def test_what_is_not_possible_now_is_told_from_what_is_unknown() -> None:
    assert "not possible now" in menu("phase=turn open=2").problem("put 1")
    assert "don’t understand" in menu("phase=turn open=2").problem("fly away")


def test_lists_of_keys_are_short() -> None:
    assert ranges(["1", "2", "3", "4"]) == "1–4"
    assert ranges(["1", "3", "4"]) == "1, 3, 4"
    assert ranges(["1.1", "1.2", "1.3", "2.1"]) == "1.1–1.3, 2.1"
    assert ranges(["0", "1", "2", "take two"]) == "0–2, take two"
    assert ranges([""]) == ""


def test_folding_leaves_no_accents_case_or_spaces() -> None:
    assert fold("  Wyjdź   ŁĄKĄ! ") == "wyjdz laka"
