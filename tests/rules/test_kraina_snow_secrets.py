"""Kraina snów: nobody learns what they have no right to know."""

from typing import Any

import pytest

import sny
from sny.rules import kraina_snow
from sny.rules.kraina_snow import Dream, Said, view
from tests.rules.kraina_secrets import Leak, hunt
from tests.rules.kraina_table import card, finish_round, heard, night, start, table, talk

WORLDS = 400
PARTS = 4  # so that several cores share the work


@pytest.mark.rule("KRA-J11", "KRA-J12", "KRA-N6", "KRA-C6")
@pytest.mark.parametrize("part", range(PARTS))
def test_what_a_seat_may_not_know_changes_nothing_for_it(part: int) -> None:
    assert hunt(WORLDS // PARTS, seed=part).lines > WORLDS


@pytest.mark.parametrize("leak", ["side", "penalties", "named", "role"])
def test_a_planted_leak_in_a_view_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of the test: a view that looks at a secret."""
    honest = view.seen

    def leaking(state: Dream, seat: int | None) -> dict[str, Any]:
        secret = {
            "side": len(state.yellow),
            "penalties": state.deck[0][0] if state.deck else "",
            "named": state.named,
            "role": state.aside,
        }
        return {**honest(state, seat), "leak": secret[leak]}

    monkeypatch.setattr("sny.game.words.seen", leaking)
    with pytest.raises(Leak):
        hunt(WORLDS, seed=1)


def test_a_planted_leak_in_the_order_of_events_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = kraina_snow.hear_guess

    def leaking(state: Dream, said: Said) -> None:
        honest(state, said)
        if said.verdict == "right":
            state.happenings.reverse()

    monkeypatch.setattr("sny.rules.kraina_snow.turn.hear_guess", leaking)
    with pytest.raises(Leak):
        hunt(WORLDS, seed=1)


def test_a_planted_leak_in_time_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = kraina_snow.hear_guess

    def leaking(state: Dream, said: Said) -> None:
        honest(state, said)
        state.glass_ends += said.verdict == "right"

    monkeypatch.setattr("sny.rules.kraina_snow.turn.hear_guess", leaking)
    with pytest.raises(Leak):
        hunt(WORLDS, seed=1)


@pytest.mark.rule("KRA-J11")
def test_the_dreamer_hears_the_same_of_a_right_and_of_a_wrong_guess() -> None:
    right, wrong = (night(f"{word} pies").play(0, "guess kot", at=1.0) for word in ("kot", "dom"))
    assert heard(right, 0) == heard(wrong, 0)
    assert heard(right, 1) != heard(wrong, 1)


@pytest.mark.rule("KRA-J11")
def test_the_dreamer_hears_every_clue_and_pass_with_its_giver() -> None:
    game = night()
    assert heard(game.play(1, "clue wąsy", at=1.0), 0) == [{"event": "clue", "at": 1.0, "seat": 1, "clue": "wąsy"}]
    assert heard(game.play(2, "pass", at=2.0), 0) == [{"event": "passed", "at": 2.0, "seat": 2}]


@pytest.mark.rule("KRA-J11")
def test_the_dreamer_knows_how_many_cards_have_gone() -> None:
    game = talk(night(), "1 0 guess kot", "2 0 pass", "3 1 clue root")
    assert game.view(0)["gone"] == 3


@pytest.mark.rule("KRA-J11")
def test_earlier_guesses_are_not_shown_back() -> None:
    assert talk(night(), "1 0 guess kot").view(0)["guesses"] == []


@pytest.mark.rule("KRA-J11")
def test_the_memory_aid_shows_the_dreamer_their_guesses() -> None:
    game = talk(night(memory=True), "1 0 guess kot", "2 0 guess rak")
    assert game.view(0)["guesses"] == ["kot", "rak"]
    assert game.view(1)["guesses"] == []


@pytest.mark.rule("KRA-J11")
def test_the_dreamer_does_not_learn_which_words_the_story_named() -> None:
    game = talk(night(), "1 0 guess kot", "121 0 pass")
    assert heard(game.play(0, "story kot", at=122.0), 0) == [
        {"event": "told", "at": 122.0, "seat": 0, "story": "kot", "named": "?"}
    ]
    assert game.view(0)["named"] == "?"
    assert game.view(1)["named"] == ["kot"]


@pytest.mark.rule("KRA-J11", "KRA-C6")
def test_the_dreamer_sees_the_penalties_of_earlier_rounds_only() -> None:
    game = talk(night(), "1 1 clue root")
    assert game.view(0)["penalties"][1] == []
    finish_round(game)
    assert game.view(0)["penalties"][1] == game.view(1)["penalties"][1] == ["kot"]


@pytest.mark.rule("KRA-J12")
def test_a_spirit_knows_the_word_the_sides_the_penalties_and_their_own_role_only() -> None:
    game = talk(night(players=4, spirits=["imp", "devil", "fairy", "imp"]), "1 0 guess kot", "2 1 clue root")
    seen = game.view(2)
    assert (seen["word"], seen["role"], seen["penalties"]) == ("dom", "devil", [[], ["pies"], [], []])
    assert seen["yellow"] == [{"word": "kot", "guess": "kot"}]
    assert seen["roles"] == [None, "?", "devil", "?"]


@pytest.mark.rule("KRA-J12")
def test_nobody_is_told_another_ones_role() -> None:
    game = finish_round(night(players=4))
    start(game, game.now)
    last = finish_round(game)
    assert last.view(3)["roles"].count("?") == 2


@pytest.mark.rule("KRA-J12")
def test_there_is_no_chat() -> None:
    with pytest.raises(sny.IllegalAction, match="legal now: clue …, pass"):
        night().play(1, "say to kot", at=1.0)


@pytest.mark.rule("KRA-J12")
def test_nobody_sees_the_cards_below() -> None:
    views = []
    for words in ("kot pies dom", "kot dom pies"):
        game = table(words)
        views.append([game.view(seat) for seat in (*range(6), None)])
    assert views[0] == views[1]


@pytest.mark.rule("KRA-J12", "KRA-J14")
def test_nobody_sees_the_other_words_of_a_card() -> None:
    game = table()
    before = game.view(1)
    game.state.deck[0] = (game.state.deck[0][0], *card("inne")[1:])
    assert game.view(1) == before
