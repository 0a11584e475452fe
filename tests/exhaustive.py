"""Random games until everything has happened: `make exhaust`, or `python -m tests.exhaustive GAME [--seed N]`.

Each game has a seed of its own, with random players and options, and is checked after every action: no card lost or
doubled, the position and its bytes read back unchanged, every seat's secrets kept. Games go on until every kind of
action, every event, every phase and every value of every option has occurred. A failure names the command that
reproduces it.
"""

import sys
from collections import Counter
from random import Random
from typing import Any

import click
from tests.random_games import played, random_game
from tests.secrets import Hunt, compare

import sny
from sny.rules.catalogue import CARD_GAMES, rules_of
from sny.rules.kit.notation import read_position
from sny.rules.kit.sight import lost_and_doubled

FEWEST_GAMES, MOST_GAMES = 50, 5000


def wanted(name: str) -> set[str]:
    """All that has to occur in a game of that name."""
    rules = rules_of(name)
    items = {f"action {template.split()[0]}" for _, template, _ in rules.NOTATION}
    items |= {f"event {event}" for event, _ in rules.EVENTS}
    phases = rules.Layout.fields["phase"].names
    items |= {f"phase {phase}" for phase in phases if phase != "deal"}
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


def option_items(game: sny.Game) -> set[str]:
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
    """One random game, checked after every action; what occurred in it."""
    chance, found = Random(seed), Hunt()
    game = random_game(name, chance)
    occurred = Counter(option_items(game))
    for actor, action in played(game, chance):
        state, text = game.state, game.position()
        if lost_and_doubled(game.rules, state) != ([], []):
            raise AssertionError(f"cards lost or doubled: {text}")
        if type(state).load(state.save()) != state or read_position(game.rules, text) != state:
            raise AssertionError(f"the position is not read back: {text}")
        for seat in range(game.players):
            compare(game.rules, state, seat, actor, action, chance, found)
        before = state.copy()
        before.events = []
        game.rules.play(before, actor, action)
        occurred[f"phase {state.fields['phase'].names[state.phase]}"] += 1
        occurred.update(f"event {game.rules.EVENTS[note[0]][0]}" for note in before.events)
    occurred.update(f"action {text.split()[0]}" for seat, text in game.inputs if seat >= 0)
    occurred.update(f"event {note_name}" for note_name in deal_events(game))
    if game.rules.over(game.state):
        occurred["phase over"] += 1
    return occurred


def deal_events(game: sny.Game) -> set[str]:
    """The events of the deals, which play does not tell."""
    again = sny.load(game.text().split("\n\n")[0] + "\n\n")
    again.state.events = []
    again.deal([game.rules.CARDS.index(card) for card in game.inputs[0][1].removeprefix("deal ").split(",")])
    return {game.rules.EVENTS[note[0]][0] for note in again.state.events}


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
