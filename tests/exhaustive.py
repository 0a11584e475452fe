"""Random games until everything has happened: `make exhaust`, or `python -m tests.exhaustive GAME [--seed N]`.

Each game has a seed of its own, with random players and options, and is checked after every action: no card lost or
doubled, the position and its bytes read back unchanged; `make soak` looks for leaks. Games go on until every kind of
action, every event, every phase and every value of every option has occurred. A failure names the command that
reproduces it.
"""

import sys
from collections import Counter
from random import Random
from typing import Any

import click

import sny
from sny.rules.catalogue import CARD_GAMES, rules_of
from sny.rules.kit.notation import action_text, read_position
from sny.rules.kit.sight import lost_and_doubled
from tests.random_games import LONG_GAME, random_game, whimsical_mover

FEWEST_GAMES, MOST_GAMES = 50, 5000
DEALER_PHASES = ("deal", "reshuffle", "attacking", "defending", "nine", "refill")  # nobody acts in them


def wanted(name: str) -> set[str]:
    """All that has to occur in a game of that name."""
    rules = rules_of(name)
    items = {f"action {template.split()[0]}" for _, template, _ in rules.NOTATION}
    items |= {f"event {event}" for event, _ in rules.EVENTS}
    items |= {f"phase {phase}" for phase in rules.Layout.fields["phase"].names if phase not in DEALER_PHASES}
    fewest, most = rules.DATA["players"]
    items |= {f"players {players}" for players in range(fewest, most + 1)}
    for option, spec in rules.DATA["option"].items():
        items |= {f"option {option} {value}" for value in telling_values(spec, most)}
    return items


def telling_values(spec: dict[str, Any], most: int) -> list[Any]:
    """The values of an option that make a difference; of a number only that it was set and left alone."""
    if "several" in spec or "words" in spec:
        return list(spec.get("several") or spec["words"])
    if "counts" in spec:
        return list(spec["counts"])
    if "switch" in spec:
        return [False, True]
    if "seat" in spec:
        return list(range(most))
    return ["usual", "other"]


def option_items(game: sny.CardGame) -> set[str]:
    items = {f"players {game.players}"}
    for option, spec in game.rules.DATA["option"].items():
        value = game.options[option]
        if "several" in spec:
            values = value
        elif "counts" in spec:
            values = [kind for kind, count in value.items() if count]
        elif "least" in spec:
            values = ["usual" if value in (None, spec.get("default")) else "other"]
        else:
            values = [value]
        items |= {f"option {option} {value}" for value in values}
    return items


def play_and_check(name: str, seed: int) -> Counter[str]:
    """One random game, checked before every action; what occurred in it."""
    chance = Random(seed)
    game, next_move = random_game(name, chance), whimsical_mover(chance)
    occurred = Counter(option_items(game))
    occurred.update(f"event {event.name}" for event in game.opening)
    while not game.over and len(game.inputs) < LONG_GAME:
        seat, action = next_move(game)
        check(game)
        occurred[f"phase {game.view(None)['phase']}"] += 1
        occurred.update(f"event {event.name}" for event in game.play_action(seat, action))
        occurred[f"action {action_text(game.rules, action).split()[0]}"] += 1
    if game.over:
        occurred["phase over"] += 1
    return occurred


def check(game: sny.CardGame) -> None:
    state, text = game.state, game.position()
    if lost_and_doubled(game.rules, state) != ([], []):
        raise AssertionError(f"cards lost or doubled: {text}")
    if type(state).load(state.save()) != state or read_position(game.rules, text) != state:
        raise AssertionError(f"the position is not read back: {text}")


def run(name: str, first_seed: int, games: int) -> None:
    occurred: Counter[str] = Counter()
    missing = wanted(name)
    for seed in range(first_seed, first_seed + games):
        try:
            occurred += play_and_check(name, seed)
        except Exception:
            print(f"\n{name}: a game went wrong; reproduce it with\n  python -m tests.exhaustive {name} --seed {seed}")
            raise
        missing -= set(occurred)
        print(f"\r{name}: {seed - first_seed + 1} games, {len(missing)} things still to see ", end="", flush=True)
        if not missing and seed - first_seed + 1 >= FEWEST_GAMES:
            break
    print()
    for item in sorted(wanted(name)):
        print(f"  {occurred[item]:>9,}  {item}")
    if missing and games > 1:
        sys.exit(f"{name}: never happened: {', '.join(sorted(missing))}")


@click.command()
@click.argument("names", nargs=-1)
@click.option("--seed", type=int, help="Play only the game of this seed.")
def main(names: tuple[str, ...], seed: int | None) -> None:
    for name in names or CARD_GAMES:
        run(name, 0 if seed is None else seed, MOST_GAMES if seed is None else 1)


if __name__ == "__main__":
    main()
