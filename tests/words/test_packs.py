"""Packs beside that of the game, and packs of one's own."""

from pathlib import Path

import pytest

import sny
from sny.errors import FormatError, OptionError
from sny.game.opening import check_options
from sny.words import PACKS, find_pack, pack_faults, pack_line


@pytest.mark.rule("KRA-W2")
@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_pack_that_ships_is_played(pack: str, lang: str) -> None:
    game = sny.new("kraina-snow", players=4, seed=1, pack=pack, lang=lang)
    words = {word.in_language(lang) for card in find_pack(pack) for word in card}
    assert {word for card in game.state.deck for word in card} == words


@pytest.mark.rule("KRA-C4", "KRA-W2")
def test_both_names_of_a_word_of_ones_own_are_known_to_the_referee(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="too few"):
        sny.new("kraina-snow", players=4, pack="fotel = armchair\nwędka = rod\nmłyn = mill\nszewc = cobbler")
    game = sny.new("kraina-snow", players=4, seed=1, pack="kitchen", lang="pl")
    assert game.referee.judge_clue("durszlak", "colander", "pl")[0] == "translation"
    assert game.referee.judge_guess("durszlak", "durszlakiem", "pl")
    path = tmp_path / "pack.txt"
    path.write_text("\n".join(f"{w.polish} = {w.english}" for card in find_pack("children") for w in card), "utf-8")
    assert len(sny.new("kraina-snow", players=4, pack=str(path)).state.deck) == 40


def test_an_unknown_pack_is_told_what_there_is() -> None:
    with pytest.raises(FormatError, match="'nothing' is not a pack; choose children or kitchen"):
        sny.new("kraina-snow", pack="nothing")


@pytest.mark.rule("KRA-W2", "KRA-C4")
@pytest.mark.parametrize("pack", ["kitchen", pack_line(find_pack("kitchen"))], ids=["by name", "by its words"])
def test_a_game_loaded_from_its_text_keeps_the_other_names(pack: str) -> None:
    game = sny.new("kraina-snow", players=4, seed=1, pack=pack)
    again = sny.load(game.text())
    assert again.text() == game.text()
    assert again.referee.judge_clue("durszlak", "colander", "pl")[0] == "translation"


def test_every_line_of_a_pack_is_checked() -> None:
    text = "kot = cat\nmały pies = dog\n# no word\ndom\ndom = house = home\nkot = tomcat\nkurwa = frog"
    faults = [(fault.line, fault.kind, fault.word, fault.number) for fault in pack_faults(text)]
    assert faults == [
        (2, "several", "mały pies", 0),
        (4, "alone", "dom", 0),
        (5, "equals", "dom = house = home", 0),
        (6, "twice", "kot", 1),
        (7, "unfit", "kurwa", 0),
    ]
    assert [fault.text() for fault in pack_faults("kot = cat")] == ["1 words do not fill cards of 4: add 3 more"]


def test_a_table_reads_no_file_for_a_pack(tmp_path: Path) -> None:
    path = tmp_path / "pack.txt"
    path.write_text(pack_line(find_pack("children")), "utf-8")
    with pytest.raises(OptionError, match="is not a pack; choose children or kitchen, or give the words of one"):
        check_options("kraina-snow", 4, {"pack": str(path)})


@pytest.mark.rule("KRA-J11")
def test_no_view_shows_the_words_of_a_pack() -> None:
    game = sny.new("kraina-snow", players=4, seed=1, pack=pack_line(find_pack("kitchen")))
    assert {game.view(seat)["options"]["pack"] for seat in (None, 0, 1, 2, 3)} == {"own"}
