"""Word games as text: what cannot be followed is refused with its line, and what can is followed without a referee."""

import pytest

import sny
from sny.game.word_text import read_said, said_line, said_of
from sny.rules.kraina_snow import Said
from tests.rules.kraina_table import night, table, talk

HEADER = "sny kraina-snow\nplayers: 4\nseed: 7\nfirst: 1\n\n"
DECK = "deck a/b/c/d, e/f/g/h, i/j/k/l\n"
SPIRITS = "spirits imp, imp, devil, fairy\n"
DEALT = f"{HEADER}{DECK}{SPIRITS}"
STARTED = f"{DEALT}0.0 1 ready\n0.0 2 ready\n0.0 3 ready\n0.0 4 ready\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sny kraina-snow\nplayers: 4\n", "line 1: the header needs a line 'seed: …'"),
        ("sny kraina-snow\nseed: 1\n", "line 1: the header needs a line 'players: …'"),
        ("sny kraina-snow\nplayers: 3\nseed: 1\n", "line 2: players: 3 is not allowed; give a number from 4 to 10"),
        ("sny kraina-snow\nplayers: 4\nseed: 1\nlang: de\n", "line 4: lang: 'de' is not allowed; choose pl or en"),
        ("sny kraina-snow\nplayers: 4\nseed: 1\nmoon: full\n", "line 4: moon: there is no such option"),
        (f"{HEADER}0.0 1 ready\n", "line 6: '0.0 1 ready': a line 'deck' must come first"),
        (f"{HEADER}{SPIRITS}", "line 6: 'spirits imp, imp, devil, fairy': no such deal is awaited here"),
        (f"{HEADER}deck a/b/c\n", "line 6: 'deck a/b/c': a card has four words"),
        (f"{HEADER}deck a/b/c/a\n", "line 6: 'deck a/b/c/a': these words are on the cards twice: a"),
        (f"{HEADER}{DECK}spirits imp\n", "line 7: 'spirits imp': these are not the spirits for 4 players"),
        (f"{DEALT}soon 1 ready\n", "line 8: 'soon 1 ready': a line begins with a time"),
        (f"{DEALT}-1.0 1 ready\n", "line 8: '-1.0 1 ready': a line begins with a time"),
        (f"{DEALT}nan 1 ready\n", "line 8: 'nan 1 ready': a line begins with a time"),
        (f"{DEALT}1.0 5 ready\n", "line 8: '1.0 5 ready': the time is followed by a seat from 1 to 4"),
        (f"{DEALT}1.0 1 done\n", "line 8: seat 0 may not play 'done': legal now: ready"),
        (f"{DEALT}1.0 wake\n", "line 8: '1.0 wake': the game must be woken at None"),
        (f"{DEALT}1.0 1 back\n", "line 8: seat 0 may not play 'back': it is back already"),
        (f"{DEALT}stop\n1.0 1 ready\n", "line 9: '1.0 1 ready': this comes after the game was stopped"),
        (f"{STARTED}1.0 2 clue kot legal\n", "line 12: '1.0 2 clue kot legal': what was said is written in quotes"),
        (f'{STARTED}1.0 2 clue "kot"\n', "line 12: '1.0 2 clue \"kot\"': a clue is legal, or one word"),
        (f'{STARTED}1.0 2 clue "" legal\n', "line 12: '1.0 2 clue \"\" legal': nobody can say ''"),
        (f'{STARTED}1.0 1 guess "kot" maybe\n', "line 12: '1.0 1 guess \"kot\" maybe': a guess is right or wrong"),
        (
            f'{STARTED}1.0 3 clue "kot" legal\n',
            "line 12: seat 2 may not play 'clue \"kot\" legal': it is not seat 2's turn",
        ),
        (f"{STARTED}1.0 1 pass\n300.0 1 done\nunder x\n", "line 13: '300.0 1 done': a line 'under' must come first"),
    ],
)
def test_a_text_that_cannot_be_followed_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(sny.FormatError) as caught:
        sny.load(text)
    assert str(caught.value).startswith(message)


def test_a_long_line_is_not_repeated_whole() -> None:
    with pytest.raises(sny.FormatError) as caught:
        sny.load(HEADER + "deck " + ", ".join(f"a{n}/b{n}/c{n}/a" for n in range(100)))
    assert len(str(caught.value)) < 200


def test_remarks_and_empty_lines_are_passed_over() -> None:
    game = sny.load(f'# a game\n{STARTED}\n# a clue\n1.0 2 clue "kot" legal\n\n# the end')
    assert game.inputs[-1] == '1.0 2 clue "kot" legal'


def test_what_was_due_is_done_when_a_text_leaves_it_out() -> None:
    game = sny.load(f'{STARTED}6.0 3 clue "kot" legal\n')
    assert game.inputs[-2:] == ["5.0 wake", '6.0 3 clue "kot" legal']


@pytest.mark.parametrize(
    "said",
    [
        Said("clue", "wąsy", "legal"),
        Said("clue", 'a "quoted" \\ clue', "one-word", 'it says "quoted": two words, /, and a #'),
        Said("clue", "kod", "sound", "brzmi jak „kot”"),
        Said("guess", "kota", "right"),
        Said("story", "Śnił mi się kot, pies i „dom”: koniec.", named=("kot", "pies")),
        Said("story", "Nic."),
        Said("pass"),
        Said("vote illegal"),
    ],
)
def test_what_is_said_goes_through_text_unchanged(said: Said) -> None:
    line = said_line(2, said, 12.5)
    assert line.startswith("12.5 3 ")
    assert len(line.splitlines()) == 1
    assert read_said(line.removeprefix("12.5 3 ")) == said


def test_words_are_taken_as_people_type_them() -> None:
    assert said_of("  CLUE   wa\u0328sy ") == Said("clue", "wąsy")
    assert said_of("story raz\ndwa\u2028trzy") == Said("story", "raz dwa trzy")
    assert said_of("Vote  Illegal") == Said("vote illegal")


def test_the_deals_of_a_text_count_and_not_its_seed() -> None:
    game = sny.load(table().text().replace("seed: 1", "seed: 2"))
    assert game.state.deck[0][0] == "kot"


def test_a_game_that_was_stopped_has_scores_and_no_winners() -> None:
    game = talk(night(), "1 1 clue root")
    game.stop()
    assert (game.over, game.winners, game.actors, game.wakes_at) == (True, [], (), None)
    assert game.scores == [0, -1, 0, 0, 0, 0]
    again = sny.load(game.text())
    assert again.stopped
    with pytest.raises(sny.IllegalAction, match="the game is over"):
        again.play(1, "clue wąsy", at=2.0)
