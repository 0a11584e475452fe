"""What is said and dealt in a word game as lines of text, both ways.

    deck kot/okno/las/dom, …
    spirits fairy, imp, devil, imp
    1.0 2 ready
    12.5 2 clue "wąsy" legal
    13.0 3 clue "kod" sound "it sounds like kot"
    14.0 1 guess "kota" right
    19.0 wake
    140.0 1 story "Goniłem kota." kot
    141.0 1 done
    under las, kot

A line is the time in seconds, the seat counted from 1, and what it said, with the verdict behind the words. A deck is
written from its top, each card with its four words from the one that it shows; spirits from the dreamer's left on, the
one that lies aside last; `under` has the words shown by the used cards in their shuffled order.
"""

import json
from collections import Counter
from collections.abc import Sequence
from unicodedata import normalize

from sny.rules.kraina_snow import CLUE, GUESS, LEGAL, RIGHT, TELL, WRONG, Card, Said

LONGEST = {CLUE: 60, GUESS: 60, TELL: 4000}  # characters


def said_of(action: str) -> Said:
    """What a seat wants to say, not judged yet. Where words are needed and these are none, the text is empty."""
    words = normalize("NFC", action).split()
    kind, rest = (words[0].lower() if words else ""), " ".join(words[1:])
    if kind not in LONGEST:
        return Said(" ".join(words).lower())
    return Said(kind, rest if is_sayable(rest) and len(rest) <= LONGEST[kind] else "")


def is_sayable(text: str) -> bool:
    """Whether there is anything in it to be said, and nothing that cannot be written down."""
    return any(letter.isalnum() for letter in text) and all(letter.isprintable() for letter in text)


def said_line(seat: int, said: Said, at: float) -> str:
    line = seat_line(seat, said.kind, at)
    if said.kind not in LONGEST:
        return line
    verdict = ", ".join(said.named) if said.kind == TELL else said.verdict
    parts = [line, quoted(said.text), verdict, quoted(said.reason) if said.reason else ""]
    return " ".join(part for part in parts if part)


def seat_line(seat: int, word: str, at: float) -> str:
    return f"{at!r} {seat + 1} {word}"


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def read_said(text: str) -> Said:
    """What was said, from the part of a line behind the seat. ValueError says what is wrong."""
    kind, _, rest = text.partition(" ")
    if kind not in LONGEST:
        return Said(text)
    words, rest = read_quoted(rest)
    if said_of(f"{kind} {words}").text != words or not words:
        raise ValueError(f"nobody can say {words!r}")
    if kind == TELL:
        return Said(kind, words, named=tuple(read_list(rest)))
    verdict, _, rest = rest.partition(" ")
    reason = read_quoted(rest)[0] if rest else ""
    if kind == GUESS and verdict not in (RIGHT, WRONG):
        raise ValueError(f"a guess is {RIGHT} or {WRONG}, not {verdict!r}")
    if kind == CLUE and not verdict:
        raise ValueError(f"a clue is {LEGAL}, or one word that says what is wrong with it")
    return Said(kind, words, verdict, reason)


def read_quoted(text: str) -> tuple[str, str]:
    """The text in quotes at the beginning, and what stands behind it."""
    try:
        content, end = json.JSONDecoder().raw_decode(text)
    except ValueError:
        raise ValueError(f"what was said is written in quotes, not as {text!r}") from None
    if not isinstance(content, str):
        raise ValueError(f"what was said is written in quotes, not as {text!r}")
    return content, text[end:].strip()


def read_list(text: str) -> list[str]:
    return [item.strip() for item in text.split(",")] if text.strip() else []


def deck_line(cards: Sequence[Card]) -> str:
    return "deck " + ", ".join("/".join(card) for card in cards)


def read_deck(text: str) -> list[Card]:
    cards = [tuple(card.split("/")) for card in read_list(text)]
    if not cards:
        raise ValueError("there are no cards")
    check_cards(cards)
    return cards


def check_cards(cards: Sequence[Card]) -> None:
    """Cards have four words each, all different (KRA-W1, KRA-W2)."""
    words = Counter(word for card in cards for word in card)
    if any(len(card) != 4 for card in cards) or not all(is_sayable(word) and not {*"/,"} & {*word} for word in words):
        raise ValueError("a card has four words, as in kot/okno/las/dom")
    doubled = [word for word, count in words.items() if count > 1]
    if doubled:
        raise ValueError(f"these words are on the cards twice: {', '.join(doubled)}")


def spirits_line(spirits: Sequence[str]) -> str:
    return "spirits " + ", ".join(spirits)


def under_line(cards: Sequence[Card]) -> str:
    return "under " + ", ".join(card[0] for card in cards)
