"""The lexicon's file depends on its words alone, and not on the order in which they come."""

from pathlib import Path

from scripts.words.packing import write_lexicon


def test_the_same_words_in_another_order_make_the_same_file(tmp_path: Path) -> None:
    words = {("kot", "n"): {"kot", "kota"}, ("lis", "n"): {"lis", "lisem"}, ("mak", "n"): {"mak", "maku", "maki"}}
    for name, order in (("one", list(words)), ("other", list(words)[::-1])):
        write_lexicon(tmp_path / name, {word: words[word] for word in order}, {"kot": ["lis"]})
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()


def test_what_is_shipped_for_words_stays_below_four_megabytes() -> None:
    source = Path(__file__).parents[2] / "src" / "sny"
    folders = [source / "words" / "data", source / "words" / "packs", source / "bots" / "kraina_snow" / "data"]
    assert sum(file.stat().st_size for folder in folders for file in folder.iterdir()) < 4_000_000
