"""A whole game as text, for people to read and for programs to replay.

    sny sen
    players: 4
    seed: 7
    edition: jubilee
    …

    deal 3,9,take-two,…
    1 peek 1
    …

Header, empty line, then one line for each deal and each action; what these look like is the game's own affair (a card
game's action is a seat, counted from 1, and its notation; see `word_text` for word games). A replay takes the deals
from the text; the seed is only needed to go on after the last line. A line that begins with # is a remark.
"""

from typing import TYPE_CHECKING, NamedTuple

from sny.errors import FormatError
from sny.rules.catalogue import rules_of
from sny.rules.kit.options import option_text

if TYPE_CHECKING:
    from sny.game.game import Game

NO_GAME = "this is not a game; a game's first line is 'sny' and its name"


def game_text(game: "Game") -> str:
    header = [f"sny {game.name}"]
    if game.start:
        header += [f"position: {game.start}", f"seed: {game.seed}"]
    else:
        specs = rules_of(game.name).DATA["option"]
        header += [f"players: {game.players}", f"seed: {game.seed}"]
        header += [f"{name}: {option_text(specs[name], value)}" for name, value in game.options.items()]
    return "\n".join([*header, "", *game.inputs]) + "\n"


class Parts(NamedTuple):
    """The parts of a text: the header by its keys, each value with the number of its line, and the lines after it."""

    header: dict[str, tuple[int, str]]
    lines: list[tuple[int, str]]


def parts_of(text: str) -> Parts:
    parts = Parts({}, [])
    moves = False
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.strip()
        if content.startswith("#"):
            continue
        if moves and content:
            parts.lines.append((number, content))
        elif content:
            read_header_line(parts.header, content, number)
        moves = moves or (not content and bool(parts.header))
    if not parts.header:
        raise FormatError(NO_GAME, 1)
    return parts


def read_header_line(header: dict[str, tuple[int, str]], line: str, number: int) -> None:
    if not header:
        word, _, name = line.partition(" ")
        if word != "sny":
            raise FormatError(NO_GAME, number)
        header["game"] = number, name.strip()
        return
    key, colon, value = line.partition(":")
    if not colon or key in header:
        raise FormatError(f"{line!r}: a header line is 'name: value', each name once; an empty line ends it", number)
    header[key] = number, value.strip()
