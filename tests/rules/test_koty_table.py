"""Koty: the deck, the options and the deal."""

from collections import Counter
from typing import Any

import pytest

import sny
from sny.rules import koty
from sny.rules.kit.options import option_text, option_value

NIGHT = {"moth": 4, "bat": 4, "owl": 4, "dragon": 1}
BASE = dict.fromkeys(["blue-1", "blue-8", "yellow-2", "yellow-7", "green-3", "green-6", "pink-4", "pink-5"], 10)
BASE |= {"raven": 10, "joker": 5}


def cards_at(game: sny.CardGame) -> Counter[str]:
    """All cards of a game that was just dealt."""
    state = game.state
    hands = [kind for hand in state.hand[: game.players] for kind in hand]
    return Counter(koty.CARDS[kind] for kind in [*hands, *state.pile[: state.pile_size]])


@pytest.mark.rule("KOT-S1")
def test_the_deck_holds_80_cats_10_ravens_and_5_jokers() -> None:
    assert cards_at(sny.new("koty", players=6, seed=1)) == BASE
    assert sum(BASE.values()) == 95


@pytest.mark.rule("KOT-S1", "KOT-Y")
@pytest.mark.parametrize("night", [{"owl": 4, "moth": 2}, {"dragon": 1}, NIGHT])
def test_chosen_night_cards_are_shuffled_in(night: dict[str, int]) -> None:
    assert cards_at(sny.new("koty", players=2, seed=1, night=night)) == BASE | night


def test_the_largest_deck_has_108_cards() -> None:
    assert koty.DECK_SIZE == sum(BASE.values()) + sum(NIGHT.values()) == 108


@pytest.mark.rule("KOT-S1")
@pytest.mark.parametrize("players", range(2, 7))
def test_everyone_gets_four_hidden_cards(players: int) -> None:
    game = sny.new("koty", players=players, seed=2)
    for seat in range(players):
        hands = game.view(seat)["hand"]
        assert "?" not in hands[seat]
        assert all(hands[other] == ["?"] * 4 for other in range(players) if other != seat)
    assert len(game.view(0)["pile"]) == 95 - 4 * players
    assert game.view(0)["discards"] == []


@pytest.mark.rule("KOT-S2")
def test_the_first_player_may_be_named() -> None:
    assert sny.new("koty", players=5, first=3).actors == (3,)


@pytest.mark.rule("KOT-S2")
def test_the_first_player_is_drawn_at_random() -> None:
    assert {sny.new("koty", players=3, seed=seed).actors[0] for seed in range(40)} == {0, 1, 2}


@pytest.mark.rule("KOT-J12")
def test_teams_and_night_cards_may_be_combined() -> None:
    game = sny.new("koty", players=4, night={"owl": 4, "moth": 4}, teams=True, seed=3)
    assert game.view(None)["teams"] == "on"
    assert game.view(None)["night"] == [4, 0, 4, 0]


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_can_play(players: int) -> None:
    with pytest.raises(sny.OptionError, match="give a number from 2 to 6"):
        sny.new("koty", players=players)


@pytest.mark.rule("KOT-T1")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_teams_need_four_or_six_players(players: int) -> None:
    with pytest.raises(sny.OptionError, match="teams: is only for 4 or 6 players"):
        sny.new("koty", players=players, teams=True)
    assert not sny.new("koty", players=players, teams=False).options["teams"]


@pytest.mark.parametrize("night", [{"owl": 5}, {"cat": 1}, {"moth": -1}, {"bat": True}, {"owl": "4"}, ["owl"], 4])
def test_an_impossible_choice_of_night_cards_is_explained(night: Any) -> None:
    allowed = r"give counts of any of moth \(0 to 4\), bat \(0 to 4\), owl \(0 to 4\), dragon \(0 to 1\)"
    with pytest.raises(sny.OptionError, match=f"night: .* is not allowed; {allowed}"):
        sny.new("koty", night=night)


@pytest.mark.parametrize(
    ("night", "text"), [({}, "-"), ({"owl": 4}, "owl:4"), ({"moth": 4, "owl": 4}, "moth:4,owl:4"), (NIGHT, None)]
)
def test_night_cards_as_text(night: dict[str, int], text: str | None) -> None:
    spec = koty.DATA["option"]["night"]
    assert text in (option_text(spec, night), None)
    assert option_value("night", spec, option_text(spec, night)) == night


@pytest.mark.parametrize("text", ["owl", "owl:", "owl:x", "owl:1,owl:2", "owl=4"])
def test_wrong_text_of_night_cards_is_explained(text: str) -> None:
    with pytest.raises(sny.OptionError, match=r"night: .* is not allowed; give counts, .* such as moth:4,bat:4,owl:4"):
        option_value("night", koty.DATA["option"]["night"], text)


def test_a_game_is_loaded_with_its_options() -> None:
    game = sny.new("koty", players=6, seed=4, night={"owl": 3, "dragon": 1, "bat": 0}, teams=True, first=2)
    assert "night: owl:3,dragon:1\nteams: on\nfirst: 3\n" in game.text()
    assert sny.load(game.text()).state == game.state


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ("players=2 night=5,0,0,0", "at most 4, 4, 4, 1 of moth, bat, owl, dragon"),
        ("players=5 teams=on", "teams are for 4 or 6"),
        ("players=2 phase=deal tops=blue-1,-,-,-/-,-,-,-", "tops: before the first deal no card"),
        ("players=2 phase=turn turn=-", "turn must name a seat"),
        ("players=2 phase=turn", "seat 1 cannot have 0 cards in hand"),
        ("players=2 phase=turn tops=joker,-,-,-/-,-,-,-", "KOT-D4"),
        ("players=2 phase=turn tops=raven,-,-,-/-,-,-,-", "KOT-J9"),
        ("players=2 phase=turn nines=-,blue-1/", "fill its places from the first"),
        ("players=2 phase=turn known=1/0", "known is 1 for a nine"),
        ("players=2 phase=turn shown=1,0", "shown counts cards"),
        ("players=2 phase=refill", "KOT-P1"),
    ],
)
def test_a_position_that_nobody_could_play_is_refused(position: str, problem: str) -> None:
    with pytest.raises(sny.FormatError, match=problem):
        sny.position(f"koty {position}")


@pytest.mark.parametrize(
    ("turn", "problem"),
    [
        ("phase=turn target_owner=2 target=1", "target_owner is given in the phase attacking or defend"),
        ("phase=defend asked=2", "target_owner is given in the phase attacking or defend"),
        ("phase=defend target_owner=2 target=1 asked=2 laid=blue-1", "meeting is given in the phase"),
        ("phase=defend target_owner=2 target=2 meeting=twins asked=2 laid=blue-1", "an attacked cat is"),
        ("phase=defend target_owner=1 target=1 meeting=twins asked=1 laid=blue-8", "only a rival"),
        (
            "phase=defend target_owner=2 target=1 meeting=twins asked=1 laid=blue-8",
            "asked must name a seat that may defend",
        ),
        ("phase=defend target_owner=2 target=1 meeting=twins asked=2 laid=blue-1", "laid, answer and lifted"),
        ("phase=defend target_owner=2 target=1 meeting=twins asked=2 laid=blue-8 lifted=blue-8", "lifted is given in"),
        ("phase=nine target_owner=2 target=1", "KOT-P1"),
        ("phase=turn laid=blue-8", "laid is given in the phase"),
    ],
)
def test_a_turn_that_does_not_fit_its_phase_is_refused(turn: str, problem: str) -> None:
    hands = "hand=pink-4,pink-4,pink-4,pink-4/pink-5,pink-5,pink-5,pink-5"
    with pytest.raises(sny.FormatError, match=problem):
        sny.position(f"koty players=2 tops=blue-8,-,-,-/blue-8,-,-,- {hands} {turn}")
