"""The review of a word game: from a night of which everything is known."""

import sny
from sny.reviewing import review
from sny.rules.kraina_snow import LEGAL
from sny.words.text import LANGUAGES


def played_night() -> sny.WordGame:
    """One night: two clues to the first card, which is got, and one to the second, which is not; then it is stopped."""
    game = sny.new("kraina-snow", players=4, seed=5, lang="en", first=0, glass=60)
    for seat in range(4):
        game.play(seat, "ready", 1.0)
    word = game.view(1)["word"]
    first, second = clues(word)[:2]
    game.play(1, f"clue {first}", 3.0)
    game.play(2, f"clue {second}", 5.0)
    game.play(0, f"guess {word}", 7.0)
    missed = game.view(1)["word"]
    game.play(3, f"clue {clues(word)[2]}", 9.0)
    game.play(0, "guess nonsense" if missed != "nonsense" else "guess rubbish", 12.0)
    game.stop()
    return game


def clues(word: str) -> list[str]:
    from sny.bots.kraina_snow import REFEREE
    from sny.bots.kraina_snow.association import association

    return [clue for _, clue in association("en").clues_for(word) if REFEREE.judge_clue(word, clue, "en")[0] == LEGAL]


def test_a_night_tells_where_clues_led_and_what_the_glass_cost() -> None:
    game = played_night()
    (night,) = review(game, 0).nights
    first, second = night["cards"][:2]
    assert (first["side"], second["side"]) == ("yellow", "blue")
    assert [clue["seat"] for clue in first["clues"]] == [1, 2]
    assert first["clues"][1]["led"] == first["word"]
    assert first["clues"][0]["chance"] < first["clues"][1]["chance"]
    assert all(clue["followed"] for clue in first["clues"])
    assert (first["seconds"], second["seconds"]) == (6.0, 5.0)
    assert night["glass"]["got"] == 6.0
    counted = {spirit["seat"]: (spirit["clues"], spirit["followed"]) for spirit in night["spirits"]}
    assert counted == {1: (1, 1), 2: (1, 1), 3: (1, 0)}


def test_the_clue_that_would_have_done_it_is_legal_and_makes_the_word_the_likeliest() -> None:
    (night,) = review(played_night(), 0).nights
    missed = night["missed"]
    assert missed["word"] in {card["word"] for card in night["cards"] if card["side"] != "yellow"}
    assert missed["clue"] in clues(missed["word"])
    assert 0 < missed["chance"] <= 1


def test_both_languages_are_told_in_the_terminal() -> None:
    from sny.language import Language
    from sny.terminal.review import tell_review
    from sny.terminal.screen import Screen
    from sny.terminal.words import Words

    game = played_night()
    for code in LANGUAGES:
        language = Language(code)
        tell_review(review(game, 0), Words(language, game.rules, 0), Screen())
        assert not language.problems
