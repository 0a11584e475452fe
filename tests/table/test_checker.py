"""The checker that PROTOCOL.md describes, written from that page alone, agrees with its example and with real games."""

from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

import sny
from sny.table.fair import promise_of, remarks, seed_from

PAGE = Path(__file__).parent.parent.parent / "PROTOCOL.md"
PRINTED = PAGE.read_text(encoding="utf-8").partition("An example to test a checker on")[2].split("```")[1]
EXAMPLE = {line[:10].strip(): line[10:] for line in PRINTED.splitlines() if line}
DECKS = {
    "sen": [card for card in "012345678" for _ in range(4)] + ["9"] * 9
    + [card for card in ("take-two", "peek", "swap") for _ in range(3)],
    "smoki": [card for card in ("-2", *"012345678", "nest", "circle", "reflection") for _ in range(4)],
    "koty": [
        card
        for card in ("blue-1", "blue-8", "yellow-2", "yellow-7", "green-3", "green-6", "pink-4", "pink-5", "raven")
        for _ in range(10)
    ]
    + ["joker"] * 5,
}  # fmt: skip


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


class Stream:
    def __init__(self, seed: str, purpose: str) -> None:
        blocks = (sha256(f"sny\n{seed}\n{purpose}\n{block}".encode()).digest() for block in count())
        self.bytes = (byte for block in blocks for byte in block)

    def below(self, bound: int) -> int:
        while (byte := next(self.bytes)) >= 256 - 256 % bound:
            pass
        return byte % bound


def shuffle(cards: list[str], seed: str, deal: int) -> list[str]:
    cards, stream = list(cards), Stream(seed, f"deal {deal}")
    for place in range(len(cards) - 1, 0, -1):
        other = stream.below(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def test_the_example_is_computed_from_the_page_alone() -> None:
    assert digest(EXAMPLE["secret"]) == EXAMPLE["promise"]
    told = f"1 {EXAMPLE['line 1']}\n2 {EXAMPLE['line 2']}\n"
    assert digest(f"sny\n{EXAMPLE['secret']}\n{told}") == EXAMPLE["seed"]
    assert Stream(EXAMPLE["seed"], "first player").below(2) + 1 == int(EXAMPLE["first"])
    assert ",".join(shuffle(DECKS["sen"], EXAMPLE["seed"], 0)) == EXAMPLE["deal 0"]


def test_the_example_is_what_the_table_does() -> None:
    lines = {0: EXAMPLE["line 1"], 1: EXAMPLE["line 2"]}
    assert promise_of(EXAMPLE["secret"]) == EXAMPLE["promise"]
    game = sny.new("sen", players=2, seed=seed_from(EXAMPLE["secret"], lines))
    assert f"first: {EXAMPLE['first']}\n" in game.text()
    assert f"deal {EXAMPLE['deal 0']}\n" in game.text()
    assert f"# line of seat 2: {EXAMPLE['line 2']}" in remarks(EXAMPLE["secret"], lines)


@pytest.mark.parametrize("name", DECKS)
def test_the_first_deal_of_a_real_game(name: str) -> None:
    game = sny.new(name, players=3, seed="a b c")
    assert f"deal {','.join(shuffle(DECKS[name], 'a b c', 0))}\n" in game.text()
