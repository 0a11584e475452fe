"""Decks of a designer's own: in options, texts, positions, views and saved states, and refused where they cannot be."""

from random import Random

import pytest

import sny
from sny.game.opening import check_options
from sny.rules.kit.layout import flat_values
from sny.rules.kit.sight import cards_of_deck
from tests.random_games import random_move


def test_a_deck_names_the_kinds_that_differ_from_print() -> None:
    game = sny.new("sen", players=2, seed=1, deck={"9": 15, "0": 0}, lands=5)
    copies = cards_of_deck(game.rules, game.state)
    assert [copies[game.rules.CARDS.index(kind)] for kind in ("0", "1", "9")] == [0, 4, 15]
    assert game.state.dream_size[:2] == [5, 5]


@pytest.mark.parametrize(
    ("name", "deck"),
    [("sen", {"9": 15, "0": 0}), ("smoki", {"nest": 0, "8": 6}), ("koty", {"joker": 10, "blue-1": 5})],
)
def test_a_deck_travels_in_texts_positions_and_saved_states(name: str, deck: dict[str, int]) -> None:
    game, chance = sny.new(name, players=3, seed=1, deck=deck), Random(1)
    for _ in range(60):
        game.play_action(*random_move(game, chance))
    assert f"deck: {','.join(f'{kind}:{copies}' for kind, copies in game.options['deck'].items())}" in game.text()
    again = sny.load(game.text())
    assert (again.text(), again.state) == (game.text(), game.state)
    assert sny.position(game.position()).state == game.state
    assert type(game.state).load(game.state.save()) == game.state
    without = " ".join(part for part in game.position().split() if not part.startswith("added="))
    with pytest.raises(sny.FormatError, match="the cards are not those of the deck"):
        sny.position(without)


def test_a_usual_game_says_nothing_of_decks() -> None:
    game = sny.new("sen", players=2, seed=1)
    assert "deck" not in game.options
    assert "added" not in game.view(0)
    assert "added" not in game.position().replace("fifty=added", "")
    assert flat_values(game.state)[-16:] == [0] * 16  # behind everything that learners see


@pytest.mark.parametrize(
    ("name", "players", "deck", "problem"),
    [
        ("sen", 5, {str(ravens): 0 for ravens in range(9)}, "needs 22 to 110 cards; this one has 18"),
        ("smoki", 2, {"8": 20}, "needs 16 to 56 cards; this one has 68"),
        ("koty", 2, {"moth": 1}, "give counts of any of blue-1"),
        ("sen", 2, {"9": -1}, "give counts of any of 0"),
    ],
)
def test_a_deck_that_nobody_could_play_with_is_refused(
    name: str, players: int, deck: dict[str, int], problem: str
) -> None:
    with pytest.raises(sny.OptionError, match=problem):
        sny.new(name, players=players, seed=1, deck=deck)


@pytest.mark.parametrize("added", ["added=127,127,127", "added=-9", "added_lands=9"])
def test_a_position_with_an_impossible_deck_is_refused(added: str) -> None:
    with pytest.raises(sny.FormatError, match=r"a deck for this many|a kind cannot have fewer|dealt 3 to 8 lands"):
        sny.position(f"sen players=2 {added}")


def test_tables_of_people_know_no_decks() -> None:
    with pytest.raises(sny.OptionError, match="is for designers"):
        check_options("sen", 2, {"deck": {"9": 15}})
