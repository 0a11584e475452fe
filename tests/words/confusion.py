"""How often the referee is right on the labelled cases: python -m tests.words.confusion

A third of the cases, chosen by card word, was once held out. Families were corrected with all of them in sight, also
those of later.* too, and labels of KRA-C3 changed with the rule: only fresh.* has not been tuned to. Those of the
other files were written afterwards; see there how they came out at first.
"""

import sys
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sny.words import WordCard, game_words, judge_clue, named

CASES = Path(__file__).parent / "cases"
KINDS = ["ok", "one-word", "root", "sound", "translation"]
PARTS = ["tuned", "held-out", "later", "fresh", "new", "latest", "further", "next"]


@dataclass(frozen=True)
class ClueCase:
    clue: str
    word: WordCard
    kind: str
    part: str


@dataclass(frozen=True)
class StoryCase:
    story: str
    named: frozenset[str]
    part: str


def clue_cases(language: str) -> Iterator[ClueCase]:
    words = {word.in_language(language): word for word in game_words()}
    for file in ("clues", "later", "fresh", "new", "latest", "further", "next"):
        for line in lines(f"{file}.{language}.txt"):
            heading, _, listed = line.partition(":")
            name, _, kind = heading.partition(", ")
            for clue in listed.split(", "):
                part = part_of(name) if file == "clues" else file
                word = words.get(name) or word_of(name, language)
                yield ClueCase(clue.strip().strip('"'), word, kind, part)


def word_of(heading: str, language: str) -> WordCard:
    """A word that is on no card, with its name in the other language: fotel = armchair."""
    name, other = heading.split(" = ")
    return WordCard(name, other) if language == "pl" else WordCard(other, name)


def on_card(case: ClueCase) -> bool:
    return case.word in game_words()


def story_cases(language: str) -> Iterator[StoryCase]:
    for line in lines(f"stories.{language}.txt"):
        story, _, listed = line.partition("=>")
        names = frozenset(name.strip() for name in listed.split(",") if name.strip())
        yield StoryCase(story.strip(), names, part_of(story))


def lines(name: str) -> list[str]:
    text = (CASES / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line.strip() and not line.startswith("#")]


def part_of(key: str) -> str:
    return "held-out" if zlib.crc32(key.encode()) % 3 == 0 else "tuned"


def judged(case: ClueCase, language: str) -> str:
    return judge_clue(case.clue, case.word, language).kind or "ok"


def confusion(language: str, part: str, card: bool | None = None) -> Counter[tuple[str, str]]:
    """How often each labelled kind was judged as each kind, for words on cards, off cards, or both (None)."""
    return Counter(
        (case.kind, judged(case, language))
        for case in clue_cases(language)
        if case.part == part and card in (None, on_card(case))
    )


def share_right(table: Counter[tuple[str, str]]) -> float:
    """Legal or not, as labelled; which of the reasons is given may differ, for more than one can be true."""
    right = sum(count for (kind, verdict), count in table.items() if (kind == "ok") == (verdict == "ok"))
    return right / table.total()


def share_of_legal_refused(table: Counter[tuple[str, str]]) -> float:
    legal = sum(count for (kind, _), count in table.items() if kind == "ok")
    return sum(count for (kind, verdict), count in table.items() if kind == "ok" != verdict) / legal


def story_right(case: StoryCase, language: str) -> bool:
    return {word.in_language(language) for word in named(case.story, game_words(), language)} == case.named


def share_of_stories_right(language: str, part: str) -> float:
    verdicts = [story_right(case, language) for case in story_cases(language) if case.part == part]
    return sum(verdicts) / len(verdicts) if verdicts else 1.0


def main(show: str) -> None:
    for language in ("pl", "en"):
        for part in PARTS:
            table = confusion(language, part)
            print(f"\n{language}, {part}: {table.total()} clues, {share_right(table):.1%} right,", end=" ")
            print(f"{share_of_legal_refused(table):.1%} of legal ones refused", end="")
            print(
                ""
                if part in ("later", "fresh", "new", "latest", "further", "next")
                else f", {share_of_stories_right(language, part):.1%} of stories right"
            )
            print(f"{'labelled':>12} | judged {' '.join(f'{kind:>11}' for kind in KINDS)}")
            for kind in KINDS:
                print(f"{kind:>12} |        {' '.join(f'{table[kind, verdict]:>11}' for verdict in KINDS)}")
            for place, card in (("on cards", True), ("off cards", False)):
                if some := confusion(language, part, card):
                    print(f"{place}: {some.total()} clues, {share_right(some):.1%} right,", end=" ")
                    print(f"{share_of_legal_refused(some):.1%} of legal ones refused")
            if show == part:
                show_errors(language, part)


def show_errors(language: str, part: str) -> None:
    for case in clue_cases(language):
        if case.part == part and judged(case, language) != case.kind:
            mark = "!!" if "ok" in (case.kind, judged(case, language)) else "  "
            print(mark, case.word.in_language(language), case.kind, "->", judged(case, language), case.clue)
    for story in story_cases(language):
        if story.part == part and not story_right(story, language):
            found = {word.in_language(language) for word in named(story.story, game_words(), language)}
            print("!! story", story.story, sorted(story.named), sorted(found))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
