"""A whole word game from its text: header, empty line, then the lines of `word_text`. It is replayed without a referee.

A line that begins with # is a remark. The seed only serves to go on after the last line.
"""

from collections import Counter
from typing import Any

from sny.errors import FormatError, SnyError
from sny.rules import kraina_snow as rules
from sny.rules.catalogue import WORD_GAMES
from sny.rules.kit.options import option_value
from sny.table.text import read_header_line
from sny.table.word_game import WordGame, undealt_word_game
from sny.table.word_text import read_deck, read_list, read_said

QUOTED = 60  # characters of a line in an error


def is_word_game(text: str) -> bool:
    """Whether a text begins as one of a word game does."""
    lines = (line.split() for line in text.splitlines() if line.strip() and not line.strip().startswith("#"))
    return any(next(lines, []) == ["sny", game] for game in WORD_GAMES)


def load_word_game(text: str) -> WordGame:
    """Replay a game from its text. FormatError names the line that cannot be followed."""
    game = None
    header: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.strip()
        if content.startswith("#"):
            continue
        if game:
            follow(game, content, number)
        elif content:
            read_header_line(header, content, number)
        elif header:
            game = begin(header)
    game = game or begin(header)
    game.news()
    game.replaying = False
    return game


def begin(header: dict[str, tuple[int, str]]) -> WordGame:
    """The table that a header describes, before its first deal."""
    lines = {key: line for key, (line, _) in header.items()}
    values = {key: value for key, (_, value) in header.items()}
    try:
        values.pop("game")
        seed, players = values.pop("seed", ""), values.pop("players", "")
        if not seed:
            raise FormatError("the header needs a line 'seed: …'")
        if not players.isdigit():
            raise FormatError("the header needs a line 'players: …' with a number")
        specs = rules.DATA["option"]
        options: dict[str, Any] = {
            name: option_value(name, specs.get(name, {"words": ()}), value) for name, value in values.items()
        }
        game = undealt_word_game(int(players), seed, options)
        game.replaying = True
        return game
    except SnyError as error:
        raise FormatError(str(error), lines.get(getattr(error, "option", ""), lines["game"])) from None


def follow(game: WordGame, line: str, number: int) -> None:
    """Carry out one line of a game."""
    if not line:
        return
    try:
        if game.stopped:
            raise ValueError("this comes after the game was stopped")
        word, _, rest = line.partition(" ")
        if word in (rules.DECK, rules.SPIRITS, rules.UNDER):
            follow_deal(game, word, rest)
        elif line == "stop":
            game.stop()
        else:
            check_dealt(game)
            follow_input(game, read_time(game, word), rest)
    except (ValueError, SnyError) as error:
        quoted = f"{line[:QUOTED]}…" if len(line) > QUOTED else line
        raise FormatError(f"{quoted!r}: {error}" if isinstance(error, ValueError) else str(error), number) from None


def check_dealt(game: WordGame) -> None:
    if awaited := rules.awaits(game.state):
        raise ValueError(f"a line {awaited!r} must come first")


def follow_deal(game: WordGame, word: str, text: str) -> None:
    if word != rules.awaits(game.state):
        raise ValueError("no such deal is awaited here")
    if word == rules.DECK:
        game.deal_deck(read_deck(text))
    elif word == rules.SPIRITS:
        spirits = read_list(text)
        if Counter(spirits) != Counter(rules.spirit_cards(game.players)):
            raise ValueError(f"the spirits among {game.players} players are others")
        game.deal_spirits(spirits)
    else:
        used = {card[0]: card for card in rules.gather(game.state)}
        words = read_list(text)
        if Counter(words) != Counter(list(used)):
            raise ValueError(f"the used cards are others: {', '.join(used)}")
        game.deal_under([used[word] for word in words])


def read_time(game: WordGame, word: str) -> float:
    try:
        at = float(word)
    except ValueError:
        at = -1.0
    if not game.is_time(at):
        raise ValueError(f"a line begins with a time in seconds that is not before {game.now}")
    return at


def follow_input(game: WordGame, at: float, text: str) -> None:
    word, _, rest = text.partition(" ")
    if text == "wake":
        if game.wakes_at != at:
            raise ValueError(f"the game wants to be woken at {game.wakes_at}")
        game.step(at)
        return
    if not word.isdigit() or not 1 <= int(word) <= game.players:
        raise ValueError(f"behind the time stands a seat from 1 to {game.players}")
    seat = int(word) - 1
    game.advance(at)
    check_dealt(game)
    if rest in ("away", "back"):
        game.attend(seat, rest, at)
        return
    said = read_said(rest)
    if not rules.allows(game.state, seat, said) or rules.refuses(game.state, said):
        raise game.refusal(seat, rest)
    game.say(seat, said, at)
