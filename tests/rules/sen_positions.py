"""Positions of Sen for the tests of its rules, set up by what matters to a test."""

from collections import Counter
from typing import Any

import sny
from sny.rules.kit.plain import plain

# The cards as docs/games/sen.md lists them: ravens, then copies in the base, jubilee and both decks.
CARDS = {
    "0": (0, 4, 4, 8),
    "1": (1, 4, 4, 8),
    "2": (2, 4, 4, 8),
    "3": (3, 4, 4, 8),
    "4": (4, 4, 4, 8),
    "5": (5, 4, 4, 8),
    "6": (6, 4, 4, 8),
    "7": (7, 4, 4, 8),
    "8": (8, 4, 0, 4),
    "9": (9, 9, 6, 15),
    "take-two": (5, 3, 3, 6),
    "peek": (6, 3, 3, 6),
    "swap": (7, 3, 3, 6),
    "choose": (3, 0, 4, 4),
    "hourglass": (9, 0, 5, 5),  # one alone is worth 9
}
DECKS = ("base", "jubilee", "both")
SIZES = {"base": 54, "jubilee": 56, "both": 110}
KRUKI, CALOSC, WIEM, DLUGI = "nie-takie-kruki-straszne", "idz-na-calosc", "wiem-co-mam", "dlugi-sen"
SPECIALS = ("take-two", "peek", "swap", "choose")
SETTINGS = ("players", "deck", "variants", "penalty", "limit", "rounds", "reward", "fifty")


def deck(name: str) -> Counter[str]:
    column = 1 + DECKS.index(name)
    return Counter({card: numbers[column] for card, numbers in CARDS.items() if numbers[column]})


def position(
    dream: str,
    *,
    turn: int = 0,
    open: str = "",
    closed_top: str = "",
    left: str = "",
    seen: str = "",
    total: str = "",
    round: int = 1,
    **options: Any,
) -> sny.CardGame:
    """A turn of that seat at a table with those options; "hg" in a dream is an hourglass.

    The cards not named lie in the closed pile under `closed_top`, or, when `left` is all that is left of that pile,
    under the open cards. Without `open` one of them starts the open pile.
    """
    dream = dream.replace("hg", "hourglass")
    table = sny.new("sen", players=dream.count("/") + 1, seed=1, **options)
    fields = dict(part.split("=") for part in table.position().split()[1:])
    fields = {name: value for name, value in fields.items() if name in SETTINGS}
    rest = deck(table.view(None)["deck"])
    rest.subtract(",".join(filter(None, [dream.replace("/", ","), open, closed_top, left])).split(","))
    cards = [card for card in CARDS for _ in range(rest[card])]
    opened = open.split(",") if open else [cards.pop(0)]
    if left:
        opened, closed = cards + opened, left.split(",")
    else:
        closed = cards + closed_top.split(",") if closed_top else cards
    fields |= {"round": str(round), "phase": "turn", "turn": str(turn + 1), "dream": dream}
    fields |= {"open": ",".join(opened), "closed": ",".join(closed)}
    fields |= {name: value for name, value in (("seen", seen), ("total", total)) if value}
    return sny.position("sen " + " ".join(f"{name}={value}" for name, value in fields.items()), seed=1)


def play(game: sny.CardGame, *actions: str) -> list[sny.Event]:
    """Let whoever is on turn play these actions."""
    return [event for action in actions for event in game.play(game.actors[0], action)]


def look_first(game: sny.CardGame) -> None:
    """Let everybody make the first peeks."""
    while game.view(None)["phase"] == "peek":
        seat = game.actors[0]
        game.play(seat, game.legal(seat)[0])


def heard(events: list[sny.Event], name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of a name as a seat hears them, or a spectator."""
    return [event.heard_by(seat) for event in events if event.name == name]


def truth(game: sny.CardGame) -> dict[str, Any]:
    """The whole state by names, with nothing hidden."""
    return plain(game.state)


def scores_of_call(dream: str, caller: int = 0, **options: Any) -> list[int]:
    """What a round brings everyone when that seat calls."""
    game = position(dream, turn=caller, rounds=1, **options)
    game.play(caller, "call")
    return game.scores


def scores_without_caller(dream: str, **options: Any) -> list[int]:
    """What a round brings everyone when the closed pile is used up."""
    game = position(dream, left="4", rounds=1, **options)
    play(game, "draw", "discard")
    return game.scores


def places(word: str, *counts: int) -> list[str]:
    """The actions that point at the places of dreams of these sizes, seat by seat: "look 1.1" and so on."""
    return [f"{word} {seat}.{place}" for seat, count in enumerate(counts, 1) for place in range(1, count + 1)]


def own(word: str, count: int = 4) -> list[str]:
    """The actions that point at the places of the own dream: "put 1" and so on."""
    return [f"{word} {place}" for place in range(1, count + 1)]
