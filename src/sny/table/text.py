"""A whole game as text, for people to read and for programs to replay.

    sny sen
    players: 4
    seed: 7
    edition: jubilee
    …

    deal 3,9,take-two,…
    1 peek 1
    …

Header, empty line, then one line for each deal (the shuffled pile from its bottom) and each action (the seat, counted
from 1). A replay takes the deals from the text; the seed is only needed to go on after the last line. A line that
begins with # is a remark.
"""

from collections import Counter
from typing import Any

from sny.errors import FormatError, IllegalAction, SnyError
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.notation import is_number, read_position
from sny.rules.kit.options import option_text, option_value
from sny.table.game import Game, undealt_game


def game_text(game: Game) -> str:
    header = [f"sny {game.name}"]
    if game.start:
        header += [f"position: {game.start}", f"seed: {game.seed}"]
    else:
        specs = game.rules.DATA["option"]
        header += [f"players: {game.players}", f"seed: {game.seed}"]
        header += [f"{name}: {option_text(specs[name], value)}" for name, value in game.options.items()]
    moves = [text if seat < 0 else f"{seat + 1} {text}" for seat, text in game.inputs]
    return "\n".join([*header, "", *moves]) + "\n"


def load_game(text: str) -> Game:
    """Replay a game from its text. FormatError names the line that cannot be followed."""
    game, moves = None, False
    header: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.strip()
        if content.startswith("#"):
            continue
        if moves and content:
            game = game or begin(header)
            follow(game, content, number)
        elif content:
            read_header_line(header, content, number)
        moves = moves or (not content and bool(header))
    if not header:
        raise FormatError("this is no game; the first line of one is 'sny' and the game's name", 1)
    return game or begin(header)


def read_header_line(header: dict[str, tuple[int, str]], line: str, number: int) -> None:
    if not header:
        word, _, name = line.partition(" ")
        if word != "sny":
            raise FormatError("this is no game; the first line of one is 'sny' and the game's name", number)
        header["game"] = number, name.strip()
        return
    key, colon, value = line.partition(":")
    if not colon or key in header:
        raise FormatError(f"{line!r}: a header line is 'name: value', each name once; then comes an empty line", number)
    header[key] = number, value.strip()


def begin(header: dict[str, tuple[int, str]]) -> Game:
    """The table that a header describes, before its first deal."""
    lines = {key: line for key, (line, _) in header.items()}
    values = {key: value for key, (_, value) in header.items()}
    try:
        rules = card_rules_of(values.pop("game"))
        seed = values.pop("seed", "")
        if not seed:
            raise FormatError("the header needs a line 'seed: …'")
        if "position" in values:
            start = values.pop("position")
            if values:
                raise FormatError(f"{next(iter(values))!r} cannot stand beside a position")
            return Game(rules, read_position(rules, start), seed, {}, start)
        players, specs = values.pop("players", ""), rules.DATA["option"]
        if not is_number(players):
            raise FormatError("the header needs a line 'players: …' with a number")
        options: dict[str, Any] = {
            name: option_value(name, specs.get(name, {"words": ()}), value) for name, value in values.items()
        }
        return undealt_game(rules, int(players), seed, options)
    except SnyError as error:
        raise FormatError(str(error), lines.get(getattr(error, "option", ""), lines["game"])) from None


def follow(game: Game, line: str, number: int) -> None:
    """Carry out one line of a game."""
    word, _, rest = line.partition(" ")
    if game.stopped:
        raise FormatError(f"{line!r} comes after the game was stopped", number)
    if word == "deal":
        game.deal(read_order(game, rest, number))
    elif line == "stop":
        game.stop()
    elif game.cards_to_deal():
        raise FormatError(f"{line!r}: a 'deal' line must come first", number)
    elif not is_number(word) or not 1 <= int(word) <= game.players:
        raise FormatError(f"{line!r}: a move is a seat from 1 to {game.players} and an action", number)
    else:
        try:
            game.replay(int(word) - 1, rest)
        except IllegalAction as error:
            raise FormatError(str(error), number) from None


def read_order(game: Game, text: str, number: int) -> list[int]:
    names, awaited = text.split(","), game.cards_to_deal()
    if not awaited:
        raise FormatError("no deal is awaited here", number)
    for name in names:
        if name not in game.rules.CARDS:
            raise FormatError(f"there is no card {name!r}; there are {', '.join(game.rules.CARDS)}", number)
    order = [game.rules.CARDS.index(name) for name in names]
    if Counter(order) != Counter(awaited):
        raise FormatError(f"these {len(order)} cards are not the {len(awaited)} that lie ready to be dealt", number)
    return order
