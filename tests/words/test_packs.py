"""Packs beside that of the game, and packs of one's own."""

from pathlib import Path

import pytest

import sny
from sny.errors import FormatError
from sny.words import PACKS, find_pack


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
    with pytest.raises(FormatError, match="'nothing' is no pack; choose children or kitchen"):
        sny.new("kraina-snow", pack="nothing")
