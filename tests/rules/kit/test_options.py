"""The options of a table, from values and from text."""

from typing import Any

import pytest

import sny
from sny.rules.catalogue import rules_of
from sny.rules.kit.options import option_text, option_value, read_options

SPECS = rules_of("sen").DATA["option"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"edition": "golden"}, "edition: 'golden' is not allowed; choose base or jubilee"),
        ({"variants": ["long"]}, "variants: ['long'] is not allowed; give any of nie-takie-kruki-straszne, "),
        ({"penalty": -1}, "penalty: -1 is not allowed; give a whole number from 0 to 1000"),
        ({"penalty": "5"}, "penalty: '5' is not allowed; give a whole number from 0 to 1000"),
        ({"penalty": True}, "penalty: True is not allowed; give a whole number"),
        ({"limit": 70, "rounds": 10}, "limit: cannot be combined with rounds; give only one of the two"),
        ({"first": 2}, "first: 2 is not allowed; give a seat from 0 to 1"),
        ({"memory": 1}, "memory: 1 is not allowed; choose True or False"),
        ({"colour": "red"}, "colour: there is no such option; choose from edition, variants, "),
    ],
)
def test_a_wrong_option_is_named_with_what_is_allowed(options: dict[str, Any], message: str) -> None:
    with pytest.raises(sny.OptionError) as caught:
        sny.new("sen", players=2, **options)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("players", [1, 6, "2", 2.0])
def test_a_wrong_number_of_players_is_named_with_what_is_allowed(players: Any) -> None:
    with pytest.raises(sny.OptionError, match=r"players: .* is not allowed; give a number from 2 to 5"):
        sny.new("sen", players=players)


def test_rounds_switch_the_limit_off() -> None:
    options = read_options(SPECS, 2, {"rounds": 3})
    assert (options["limit"], options["rounds"]) == (None, 3)


def test_one_variant_may_be_given_as_a_word() -> None:
    assert read_options(SPECS, 2, {"variants": "dlugi-sen"})["variants"] == ["dlugi-sen"]


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("edition", "jubilee", "jubilee"),
        ("variants", ["idz-na-calosc", "wiem-co-mam"], "idz-na-calosc,wiem-co-mam"),
        ("variants", [], "-"),
        ("penalty", 15, "15"),
        ("rounds", None, "-"),
        ("first", 0, "1"),
        ("memory", True, "on"),
    ],
)
def test_options_are_written_and_read(name: str, value: Any, text: str) -> None:
    assert option_text(SPECS[name], value) == text
    assert option_value(name, SPECS[name], text) == value


@pytest.mark.parametrize(("name", "text"), [("penalty", "many"), ("memory", "yes"), ("first", "me")])
def test_a_text_that_is_no_value_is_refused(name: str, text: str) -> None:
    with pytest.raises(sny.OptionError, match=f"{name}: '{text}' is not allowed"):
        option_value(name, SPECS[name], text)
