"""Events, cards and options in words, as a player would say them."""

from typing import Any

import pytest

import sny
from sny.language import Language
from sny.terminal.words import Words, merged


def words(code: str, you: int | None = 0, rivals: bool = True) -> Words:
    return Words(Language(code), sny.new("sen").rules, you, rivals)


def event(name: str, **facts: Any) -> dict[str, Any]:
    return {"event": name, **facts}


@pytest.mark.parametrize(
    ("heard", "polish", "english"),
    [
        (
            [
                event("took", seat=1, card="2"),
                event("put", seat=1, place=2, card="2"),
                event("discarded", seat=1, place=2, card="peek"),
            ],
            "Lis: bierze odkrytą kartę (2 kruki), kładzie ją na miejscu 3, odkłada: Podejrzyj 1",
            "Fox: takes the open card (2 ravens), puts it in place 3, discards Peek",
        ),
        ([event("drew", seat=0, card="1")], "Ty: bierzesz zakrytą kartę: 1 kruk", "You: draw a card: 1 raven"),
        ([event("drew", seat=2, card="?")], "Borsuk: bierze zakrytą kartę", "Badger: draws a card"),
        (
            [event("looked", seat=1, owner=0, place=3, card="?")],
            "Lis: ogląda twoją kartę 4",
            "Fox: looks at your card 4",
        ),
        (
            [event("looked", seat=1, owner=1, place=0, card="?")],
            "Lis: ogląda swoją kartę 1",
            "Fox: looks at their own card 1",
        ),
        (
            [event("looked", seat=0, owner=2, place=0, card="5")],
            "Ty: karta 1 Borsuka to 5 kruków",
            "You: Badger's card 1 is 5 ravens",
        ),
        (
            [event("swapped", seat=1, owner=1, place=0, other_owner=2, other_place=3)],
            "Lis: zamienia swoją kartę 1 i kartę 4 Borsuka",
            "Fox: swaps their own card 1 with Badger's card 4",
        ),
        (
            [event("swapped", seat=0, owner=1, place=0, other_owner=0, other_place=3)],
            "Ty: zamieniasz kartę 1 Lisa i swoją kartę 4",
            "You: swap Fox's card 1 with your card 4",
        ),
        (
            [event("claimed", seat=1, place=0, other_place=1, ravens=10), event("judged", seat=1, right=1)],
            "Lis: zapowiada, że karty 1 i 2 to klepsydry, racja",
            "Fox: claims cards 1 and 2 as hourglasses, right",
        ),
        (
            [event("claimed", seat=0, place=0, other_place=1, ravens=3), event("judged", seat=0, right=0)],
            "Ty: zapowiadasz, że karty 1 i 2 to po 3 kruki, pomyłka",
            "You: claim cards 1 and 2 as a pair of 3, wrong",
        ),
        (
            [event("dealt", round=2, first=0, card="9")],
            "Runda 2. Zaczynasz. Odkryty stos: 9 kruków",
            "Round 2. You begin. The open pile: 9 ravens",
        ),
        (
            [event("peeked", seat=1, place=0, card="?"), event("peeked", seat=1, place=2, card="?")],
            "Lis: ogląda karty 1 i 3",
            "Fox: looks at cards 1 and 3",
        ),
    ],
)
def test_events_are_told_as_players_tell_them(heard: list[dict[str, Any]], polish: str, english: str) -> None:
    assert words("pl").lines(heard) == [polish]
    assert words("en").lines(heard) == [english]


def test_each_player_has_a_line() -> None:
    lines = words("en").lines([event("called", seat=1), event("won", seat=0)])
    assert lines == ["Fox: calls Pobudka!", "You: win the match"]


def test_seats_without_names_are_counted_from_one() -> None:
    assert words("pl", you=None, rivals=False).player(0) == "Gracz 1"
    assert words("pl", you=None, rivals=False).player(1, "of") == "gracza 2"


def test_cards_have_names_and_numbers() -> None:
    assert words("pl").card("hourglass") == "Klepsydra"
    assert words("pl").card("5") == "5 kruków"
    assert words("en").card("?") == "a face-down card"


def test_options_are_told_with_their_values() -> None:
    told = words("pl").option
    assert told("variants", ["wiem-co-mam", "dlugi-sen"]) == "warianty: Wiem, co mam, Długi sen"
    assert told("memory", True) == "pomoc dla pamięci: tak"
    assert told("first", 1) == "miejsce gracza, który zaczyna: 2"
    assert told("rounds", None) == ""


def test_only_unknown_cards_in_a_row_are_told_as_one() -> None:
    seen = [event("peeked", seat=0, place=0, card="5"), event("peeked", seat=0, place=1, card="5")]
    drawn = [event("drew", seat=0, card="?")] * 2
    assert list(merged([*seen, *drawn])) == [*seen, *drawn]
