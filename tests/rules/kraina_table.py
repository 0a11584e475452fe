"""Tables of Kraina snów for tests: a deck and spirits in a known order, and a referee that needs no dictionary."""

from collections.abc import Sequence
from typing import Any

from sny.game.event import Event
from sny.game.opening import undealt_game
from sny.game.words import WordGame
from sny.rules.kraina_snow import Card, spirit_cards

WORDS = "kot pies dom las rak sum"
MOST_WAKINGS = 1000
KINDS = ("root", "sound", "translation")


class Stub:
    """A clue is illegal when it says so itself or has two words; guesses and stories must have the very word."""

    def judge_clue(self, word: str, clue: str, lang: str) -> tuple[str, str]:
        if " " in clue:
            return "one-word", "more than one word"
        return (clue, f"{clue} of {word}") if clue in KINDS else ("legal", "")

    def judge_guess(self, word: str, guess: str, lang: str) -> bool:
        return guess == word

    def words_named(self, words: Sequence[str], story: str, lang: str) -> list[str]:
        return [word for word in words if word in story.split()]


def card(word: str) -> Card:
    return (word, *(f"{word}{number}" for number in (2, 3, 4)))


def table(words: str = WORDS, players: int = 6, spirits: Sequence[str] = (), **options: Any) -> WordGame:
    """A table with seat 0 dreaming and the words in order on the deck, below the card that N2 puts away."""
    game = undealt_game("kraina-snow", players, "1", {"first": 0, **options})
    assert isinstance(game, WordGame)
    game.referee = Stub()
    game.deal_deck([card("seen"), *(card(word) for word in words.split())])
    game.deal_spirits(spirits or spirit_cards(players))
    game.news()
    return game


def night(words: str = WORDS, players: int = 6, spirits: Sequence[str] = (), **options: Any) -> WordGame:
    """The same with the glass turned at time 0."""
    return start(table(words, players, spirits, **options))


def start(game: WordGame, at: float = 0.0) -> WordGame:
    for seat in range(game.players):
        game.play(seat, "ready", at)
    return game


def talk(game: WordGame, *lines: str) -> WordGame:
    """Inputs written as `TIME SEAT ACTION`."""
    for line in lines:
        at, seat, action = line.split(maxsplit=2)
        game.play(int(seat), action, float(at))
    return game


def heard(events: tuple[Event, ...], seat: int | None) -> list[dict[str, Any]]:
    return [event.heard_by(seat) for event in events]


def names(events: tuple[Event, ...]) -> list[str]:
    return [event.name for event in events]


def finish_round(game: WordGame) -> WordGame:
    """Let the night run out and end the day."""
    for _ in range(MOST_WAKINGS):
        if game.state.phase == "story":
            break
        game.wake(game.wakes_at or 0.0)
    game.play(game.state.dreamer, "done")
    return game


def side(game: WordGame, name: str) -> list[str]:
    """The words on a side, as a spirit sees them."""
    return [laid["word"] for laid in game.view((game.state.dreamer + 1) % game.players)[name]]
