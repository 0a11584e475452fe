"""Opening games: new ones, and those written as text."""

from collections.abc import Iterator, Sequence
from typing import Any

from sny.errors import FormatError, OptionError, SnyError
from sny.game.cards import CardGame
from sny.game.dealer import check_seed, drawn_seat, new_seed
from sny.game.event import Event
from sny.game.game import Game, is_deal
from sny.game.referee import Referee, pack_of, pack_text
from sny.game.text import parts_of
from sny.game.words import WordGame
from sny.rules.catalogue import WORD_GAMES, card_rules_of, rules_of
from sny.rules.kit.notation import is_number, read_position
from sny.rules.kit.options import option_value, read_options, read_players
from sny.rules.kraina_snow import Card


def new_game(name: str, players: int | None, seed: int | str | None, options: dict[str, Any]) -> Game:
    """A new game with its first deal made. The pack of a word game may also be given as a path."""
    if name in WORD_GAMES and options.get("pack") is not None:
        options = {**options, "pack": pack_text(options["pack"])}
    game = undealt_game(name, players, str(new_seed() if seed is None else seed), options)
    game.open()
    return game


def new_word_game(
    players: int | None,
    seed: int | str | None,
    options: dict[str, Any],
    cards: Sequence[Card] = (),
    referee: Referee | None = None,
) -> WordGame:
    """A new word game with your own cards and referee; by default with those of `sny.words`."""
    game = undealt_game("kraina-snow", players, str(new_seed() if seed is None else seed), options)
    assert isinstance(game, WordGame)
    game.bring(cards, referee)
    game.open()
    return game


def undealt_game(name: str, players: int | None, seed: str, given: dict[str, Any]) -> Game:
    rules = rules_of(name)
    players = read_players(rules.DATA, players)
    check_seed(seed)
    options = read_options(rules.DATA["option"], players, given)
    if options["first"] is None:
        options["first"] = drawn_seat(players, seed)
    state = rules.set_up(players, options["first"], options)
    if name not in WORD_GAMES:
        return CardGame(rules, state, seed, options)
    game = WordGame(rules, state, seed, options)
    if "pack" in options:
        game.bring_pack()
    return game


def undealt_from(position: str, name: str, seed: str, given: dict[str, Any]) -> CardGame:
    """A game that continues from a position, before the deal that may be due in it."""
    rules = card_rules_of(name)
    state = read_position(rules, position)
    return CardGame(rules, state, seed, read_options(rules.DATA["option"], state.players, given), position)


def needs_words(name: str) -> bool:
    """Whether a game asks a dictionary, which takes a while to load."""
    return name in WORD_GAMES


def check_options(name: str, players: int, options: dict[str, Any]) -> None:
    """Raises OptionError if a table cannot play a game with these options."""
    rules = rules_of(name)
    for option, spec in rules.DATA["option"].items():
        if "tuning" in spec and options.get(option) is not None:
            raise OptionError(option, "is for designers: it works in sny play, sny sim and the library, not at tables")
    read = read_options(rules.DATA["option"], read_players(rules.DATA, players), options)
    if name in WORD_GAMES and "pack" in read:
        pack_of(read["pack"])


def load_game(text: str) -> Game:
    """Replay a game from its text. FormatError names the line that is wrong."""
    parts = parts_of(text)
    game = begun_game(parts.header)
    for number, line in parts.lines:
        game.follow([line], number)
    if game.inputs:
        game.follow([], own_deals=True)  # where the text ends before a deal, the game goes on with its own
    else:
        game.open()
    return game


def begun_game(header: dict[str, tuple[int, str]]) -> Game:
    """The game that a header describes, before its first deal."""
    lines = {key: line for key, (line, _) in header.items()}
    values = {key: value for key, (_, value) in header.items()}
    try:
        rules = rules_of(values.pop("game"))
        seed = values.pop("seed", "")
        if not seed:
            raise FormatError("the header needs a line 'seed: …'")
        if "position" in values:
            start = values.pop("position")
            if values:
                raise FormatError(f"{next(iter(values))!r} cannot be given together with a position")
            rules = card_rules_of(rules.NAME)
            return CardGame(rules, read_position(rules, start), seed, {}, start)
        players, specs = values.pop("players", ""), rules.DATA["option"]
        if not is_number(players):
            raise FormatError("the header needs a line 'players: …' with a number")
        options: dict[str, Any] = {
            name: option_value(name, specs.get(name, {"words": ()}), value) for name, value in values.items()
        }
        return undealt_game(rules.NAME, int(players), seed, options)
    except SnyError as error:
        raise FormatError(str(error), lines.get(getattr(error, "option", ""), lines["game"])) from None


def again(game: Game) -> Game:
    """The same game before its first deal."""
    if game.start:
        rules = card_rules_of(game.name)
        return CardGame(rules, read_position(rules, game.start), game.seed, {}, game.start)
    return undealt_game(game.name, game.players, game.seed, game.options)


def moves_of(played: Game) -> Iterator[tuple[Game, int | None, str, tuple[Event, ...]]]:
    """Replay a game step by step: the game so far, who did what, and the events.

    The first step is the opening; deals belong to the step that they follow.
    """
    game = again(played)
    for step in steps_of(played.inputs):
        events = game.follow(step)
        yield game, *actor_and_action(step[0] if step else ""), events


def steps_of(lines: Sequence[str]) -> list[list[str]]:
    """Lines of a text by step: an action, or a moment at which something was due, and what was dealt thereupon."""
    steps: list[list[str]] = [[]]
    for line in lines:
        if is_deal(line) or line == "stop":
            steps[-1].append(line)
        else:
            steps.append([line])
    return steps


def actor_and_action(line: str) -> tuple[int | None, str]:
    """The seat and the action of a line of a text; no seat if the game itself moved on."""
    words = line.split(" ", 2)
    if words[0].isdigit():
        return int(words[0]) - 1, line.partition(" ")[2]
    if len(words) == 3 and words[0][:1].isdigit() and words[1].isdigit():  # a time stands first
        return int(words[1]) - 1, words[2]
    return None, ""
