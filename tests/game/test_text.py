"""Games as text: what cannot be followed is refused with its line."""

from typing import Any

import pytest

import sny
from sny.game.opening import undealt_game

HEADER = "sny sen\nplayers: 2\nseed: 7\nfirst: 1\n\n"
DEAL = next(line for line in sny.new("sen", players=2, seed=7, first=0).text().splitlines() if line.startswith("deal"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: this is not a game"),
        ("once upon a time\n", "line 1: this is not a game"),
        ("sny chess\nseed: 1\n", "line 1: there is no game 'chess'"),
        ("sny sen\nplayers: 2\n", "line 1: the header needs a line 'seed: …'"),
        ("sny sen\nseed: 1\n", "line 1: the header needs a line 'players: …'"),
        ("sny sen\nplayers: 2\nseed: 1\nedition: golden\n", "line 4: edition: 'golden' is not allowed"),
        ("sny sen\nplayers: 2\nseed: 1\nmoon: full\n", "line 4: moon: there is no such option"),
        ("sny sen\nplayers 2\n", "line 2: 'players 2': a header line is 'name: value'"),
        ("sny sen\nplayers: ²\nseed: 1\n", "line 1: the header needs a line 'players: …' with a number"),
        (f"{HEADER}{DEAL}\n{'1' * 5000} peek 1\n", "line 7: '1111"),
        (f"{HEADER}1 peek 1\n", "line 6: '1 peek 1': a 'deal' line must come first"),
        (f"{HEADER}deal 1,2\n", "line 6: these 2 cards are not the 54 to be dealt"),
        (f"{HEADER}deal 1,12\n", "line 6: there is no card '12'"),
        (f"{HEADER}{DEAL}\n{DEAL}\n", "line 7: no deal is awaited here"),
        (f"{HEADER}{DEAL}\n3 peek 1\n", "line 7: '3 peek 1': a move is a seat from 1 to 2 followed by an action"),
        (f"{HEADER}{DEAL}\n1 draw\n", "line 7: seat 0 may not play 'draw'"),
        (f"{HEADER}{DEAL}\nstop\n1 peek 1\n", "line 8: '1 peek 1' comes after the game was stopped"),
        (
            "sny sen\nposition: sen players=2\nseed: 1\nplayers: 2\n",
            "line 1: 'players' cannot be given together with a position",
        ),
    ],
)
def test_a_text_that_cannot_be_followed_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(sny.FormatError) as caught:
        sny.load(text)
    assert str(caught.value).startswith(message)


def test_remarks_and_empty_lines_are_passed_over() -> None:
    game = sny.load(f"# a game\n{HEADER}# the deal\n{DEAL}\n\n1 peek 1\n# the end")
    assert game.inputs[-1] == "1 peek 1"


def test_a_game_from_a_position_remembers_it() -> None:
    game = sny.position("sen players=2 phase=turn dream=9,7,3,0/5,6,4,0 open=2", seed=3)
    game.play(0, "take 1")
    assert sny.load(game.text()).state == game.state


def test_the_deals_of_a_text_count_and_not_its_seed() -> None:
    game = sny.load(f"{HEADER}{DEAL}".replace("seed: 7", "seed: 8"))
    assert game.position() == sny.new("sen", players=2, seed=7, first=0).position()


def test_the_first_deal_is_told_as_well() -> None:
    first = sny.new("sen", players=2, seed=7, first=1).opening[0].heard_by(0)
    assert first == {"event": "dealt", "round": 1, "first": 1, "card": first["card"]}


def test_a_score_of_minus_one_is_told_as_a_number() -> None:
    """In the rules -1 also stands for no seat and no place; a score is neither."""
    dreams = "dream=-2,4,5,1,4,7/8,8,8,6,7,7 up=1,1,1,1,1,0/0,0,0,0,0,1 open=0/3"
    game = sny.position(f"smoki players=2 scoring=rounds rounds=1 round=1 phase=hand hand=5 taken=1 {dreams}")
    game.play(0, "put 2.3")
    told = [event.heard_by(1) for event in game.play(0, "onto 1")]
    assert {"event": "scored", "seat": 0, "score": -1, "lowest": 1} in told


def test_a_seed_must_fit_in_a_line() -> None:
    with pytest.raises(sny.OptionError, match=r"seed: .* is not allowed; give a number or one line of text"):
        sny.new("sen", seed="two\nlines")


def test_a_spectator_knows_what_everybody_knows() -> None:
    game = sny.position("sen players=2 phase=turn dream=9,7,3,0/5,6,4,0 seen=12*,1,-,-/-,2,-,- open=2")
    assert game.view(None)["dream"] == [["9", "?", "?", "?"], ["?", "?", "?", "?"]]
    event = game.play(0, "draw")[0]
    assert event.heard_by(None)["card"] == event.heard_by(1)["card"] == "?" != event.heard_by(0)["card"]


# Wrong things at the door


def test_a_deal_in_mid_turn_is_refused() -> None:
    game = sny.new("sen", players=2, seed=1)
    before = game.text()
    with pytest.raises(sny.FormatError, match="no deal is awaited here"):
        game.deal([0, 1, 2])
    assert game.text() == before


def test_a_deal_of_other_cards_is_refused() -> None:
    game = undealt_game("sen", 2, "1", {})
    assert isinstance(game, sny.CardGame)
    with pytest.raises(sny.FormatError, match="these 3 cards are not the 54 to be dealt"):
        game.deal([0, 1, 2])


@pytest.mark.parametrize("name", ["sen", "smoki", "koty"])
def test_a_header_alone_is_a_game_that_is_about_to_begin(name: str) -> None:
    game = sny.new(name, players=2, seed=7)
    again = sny.load(game.text().partition("\n\n")[0] + "\n")
    assert again.actors == game.actors != ()
    assert again.text() == game.text()


@pytest.mark.parametrize("seed", ["a\x85b", "a\x0cb", "a\u2028b", "a\x00b", "a\rb"])
def test_a_seed_that_would_break_a_text_is_refused(seed: str) -> None:
    with pytest.raises(sny.OptionError, match="is not allowed"):
        sny.new("sen", seed=seed)
    with pytest.raises(sny.OptionError, match="is not allowed"):
        sny.position(sny.new("sen", seed=1).position(), seed=seed)


def test_wrong_types_get_errors_of_ours() -> None:
    wrong: Any = None
    with pytest.raises(sny.FormatError, match="a position is a text, not NoneType"):
        sny.position(wrong)
    with pytest.raises(sny.FormatError, match="a game is loaded from a text, not from NoneType"):
        sny.load(wrong)
    with pytest.raises(sny.IllegalAction, match="an action is a text"):
        sny.new("sen", seed=1).play(0, wrong)
