"""How fast sny is on one core: random legal play of whole games, dealing and legal actions included."""

import os
import subprocess
import sys
import tempfile
from importlib import resources
from random import Random
from time import perf_counter, process_time, thread_time

import numpy as np

from sny.bots.kraina_snow.association import association
from sny.env.batch import Batch, new_chance, templates
from sny.env.engine import engine
from sny.rules.catalogue import rules_of
from sny.rules.kit.layout import record_type
from sny.rules.kit.options import read_options, read_players
from sny.words import game_words, judge_clue

SEED = 1
COMPILED_MOVES = 1_000_000
BATCH = 1024


def players_of(game: str) -> int:
    most: int = rules_of(game).DATA["players"][1]
    return min(4, most)


def compiled_moves(game: str, seconds: float) -> float:
    """Moves a second of the compiled rules, in a compiled loop."""
    rules, twins = rules_of(game), engine(game)
    state = np.zeros(1, record_type(rules.Layout))
    cards, actions = np.zeros(rules.DECK_SIZE, np.int8), np.zeros(rules.ACTIONS, np.int16)
    tables, chance = templates(rules, players_of(game), {}), new_chance(SEED)
    twins.playout(state, tables, 1000, cards, actions, chance)
    moves, start = 0, thread_time()
    while (spent := thread_time() - start) < seconds:
        twins.playout(state, tables, COMPILED_MOVES, cards, actions, chance)
        moves += COMPILED_MOVES
    return moves / spent


def plain_moves(game: str, seconds: float) -> float:
    """Moves a second of the same rules as plain Python."""
    rules, chance = rules_of(game), Random(SEED)
    players = read_players(rules.DATA, players_of(game))
    options = read_options(rules.DATA["option"], players, {})
    actions, cards = [0] * rules.ACTIONS, [0] * rules.DECK_SIZE
    moves, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        state = rules.set_up(players, 0, options)
        while not rules.over(state):
            if rules.awaits_deal(state):
                count = rules.gather(state, cards)
                rules.deal(state, sorted(cards[:count], key=lambda _: chance.random()))
                continue
            waiting = rules.actors(state)
            seat = (waiting & -waiting).bit_length() - 1
            count = rules.legal(state, seat, actions)
            rules.play(state, seat, actions[int(chance.random() * count)])
            moves += 1
    return moves / spent


def batched_steps(game: str, seconds: float) -> float:
    """Steps a second of the batched environment, each with the view and the mask of the seat to move."""
    batch = Batch(game, BATCH, players=players_of(game), seed=SEED)
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = batch.random_actions()
        start = thread_time()
        batch.step(actions)
        spent += thread_time() - start
        steps += BATCH
    return steps / spent


def matrix_steps(game: str, seconds: float) -> float:
    """The same, and the views written out as one plain matrix of numbers."""
    batch = Batch(game, BATCH, players=players_of(game), seed=SEED)
    steps, spent, rows = 0, 0.0, batch.observations()
    while spent < seconds:
        actions = batch.random_actions()
        start = thread_time()
        batch.step(actions)
        batch.observations(rows)
        spent += thread_time() - start
        steps += BATCH
    return steps / spent


def state_bytes(game: str) -> int:
    return int(record_type(rules_of(game).Layout).itemsize)


def import_milliseconds() -> float:
    """The time that `import sny` takes in a new process, beyond starting Python."""
    return (seconds_of("import sny") - seconds_of("pass")) * 1000


def first_use_seconds(game: str) -> tuple[float, float]:
    """The time to a playable batch in a new process: when it must be compiled, and when it comes from the cache."""
    with tempfile.TemporaryDirectory() as cache:
        script = f"from sny.env.batch import Batch; Batch({game!r}, 8)"
        return seconds_of(script, NUMBA_CACHE_DIR=cache), seconds_of(script, NUMBA_CACHE_DIR=cache)


def verdict_microseconds(language: str, seconds: float) -> float:
    """The time of a verdict on a clue that was not judged before: each word of the bots at a card word at random."""
    clues, words, chance = association(language).clues, game_words(), Random(SEED)
    judge_clue(clues[0], words[0], language)
    verdicts, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        judge_clue(clues[verdicts % len(clues)], chance.choice(words), language)
        verdicts += 1
    return spent / verdicts * 1e6


def first_verdict_milliseconds(language: str) -> float:
    """With all that is read from files for it, in a new process, beyond importing."""
    load = "from sny.words import game_words, judge_clue"
    return (seconds_of(f"{load}; judge_clue('x', game_words()[0], {language!r})") - seconds_of(load)) * 1000


def data_megabytes(package: str) -> float:
    folders = [resources.files(package).joinpath(name) for name in ("data", "packs")]
    return sum(len(file.read_bytes()) for folder in folders if folder.is_dir() for file in folder.iterdir()) / 1e6


def seconds_of(script: str, **environment: str) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-c", script], check=True, env=os.environ | environment)
    return perf_counter() - start
