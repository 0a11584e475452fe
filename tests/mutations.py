"""Positions and texts of games, damaged at random: each is refused with an error of ours, or is a game that goes on.

`python -m tests.mutations 10000` damages that many of each kind and game; the suite takes a few hundred.
"""

import sys
from random import Random

import sny
from sny.rules.catalogue import CARD_GAMES, card_rules_of
from tests.random_games import random_game, random_move

MOVES = 12  # that a game must go on for after it was read
JUNK = (
    "-",
    "?",
    "",
    "0",
    "1",
    "2",
    "3",
    "7",
    "99",
    "-1",
    "-5",
    "²",
    "1000000000000",
    "x",
    "1,1",
    "-,-,-,-",
    "/",
    "off",
    "on",
)


def some_game(name: str, chance: Random) -> sny.CardGame:
    """A random game in the middle of itself."""
    game = random_game(name, chance)
    for _ in range(chance.randrange(60)):
        if game.over:
            break
        game.play_action(*random_move(game, chance))
    return game


def mutated_position(text: str, name: str, chance: Random) -> str:
    game, *tokens = text.split()
    names = [field for field in card_rules_of(name).Layout.fields if field != "players"]
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(len(tokens))
        field, _, value = tokens[place].partition("=")
        change = chance.randrange(6)
        if change <= 2:
            field = chance.choice(names)
            tokens = [token for token in tokens if not token.startswith(f"{field}=")]
            tokens.append(f"{field}={other_value(name, field, chance)}")
        elif change == 3 and len(tokens) > 1:
            del tokens[place]
        else:
            parts = value.split(",")
            parts[chance.randrange(len(parts))] = other_value(name, field, chance)
            tokens[place] = f"{field}={','.join(parts)}"
    return " ".join([game, *tokens])


def other_value(name: str, field: str, chance: Random) -> str:
    """Mostly something that could stand in that field, which is refused less readily than junk."""
    declared = card_rules_of(name).Layout.fields[field]
    if chance.random() < 0.2:
        return chance.choice(JUNK)
    values: tuple[str, ...] = declared.names or tuple(str(number) for number in range(7))
    if len(declared.shape) == 1 and declared.shape[0] <= 6:
        return ",".join(chance.choice(values) for _ in range(2))
    return chance.choice(values)


def mutated_text(text: str, chance: Random) -> str:
    lines = text.splitlines()
    place = chance.randrange(len(lines))
    change = chance.randrange(4)
    if change == 0:
        del lines[place]
    elif change == 1:
        lines.insert(place, chance.choice(lines))
    elif change == 2:
        words = lines[place].split(" ")
        words[chance.randrange(len(words))] = chance.choice(JUNK)
        lines[place] = " ".join(words)
    else:
        letters = list(lines[place]) or [" "]
        letters[chance.randrange(len(letters))] = chance.choice("²-?,:/ 19zé")
        lines[place] = "".join(letters)
    return "\n".join(lines) + "\n"


def goes_on(game: sny.CardGame, chance: Random) -> None:
    """Play some moves; what the game writes of itself must be read back the same."""
    for _ in range(MOVES):
        if game.over:
            break
        assert game.actors, "nobody can act, and the game is not over"
        game.play_action(*random_move(game, chance))
    assert sny.position(game.position(), seed=1).position() == game.position()


def check_position(name: str, seed: int) -> bool:
    """Whether a damaged position was read; anything but a refusal or a playable game is an error."""
    chance = Random(seed)
    text = mutated_position(some_game(name, chance).position(), name, chance)
    try:
        game = sny.position(text, seed=1)
    except sny.SnyError:
        return False
    try:
        goes_on(game, chance)
    except Exception as error:
        raise AssertionError(f"seed {seed}: {text}") from error
    return True


def check_text(name: str, seed: int) -> bool:
    chance = Random(seed)
    text = mutated_text(some_game(name, chance).text(), chance)
    try:
        game = sny.load(text)
    except sny.SnyError:
        return False
    assert isinstance(game, sny.CardGame)
    assert sny.load(game.text()).position() == game.position(), f"seed {seed}: {text}"
    return True


def main(count: int) -> None:
    for name in CARD_GAMES:
        for check in (check_position, check_text):
            read, faults = 0, []
            for seed in range(count):
                try:
                    read += check(name, seed)
                except Exception as error:  # all of them are told
                    faults.append(f"{type(error.__cause__ or error).__name__}: {error.__cause__ or error} <- {error}")
            print(f"{name} {check.__name__}: {count} damaged, {read} read, {len(faults)} faults")
            print(*faults[:12], sep="\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
