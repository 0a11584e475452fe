"""Proof that games on the GPU are those of the processor, byte for byte: python -m tests.env.gpu_proof [GAMES [STEPS]].

Plays random games of every kind and number of players on both, with the same chance, and compares every state, view,
mask, score, reward, observation and feature; then whole playouts.
"""

import sys
from typing import Any

import numpy as np

from sny.env.batch import Batch
from sny.env.features import Features
from sny.env.gpu import why_no_gpu
from sny.rules.catalogue import CARD_GAMES, card_rules_of

PLAYERS = (2, 3, 4)


def prove(name: str, players: int, games: int, steps: int) -> None:
    """Raise an error where the two differ."""
    here = Batch(name, games, players, seed=11, rewards="margin", most_steps=steps // 2)
    card: Any = Batch(name, games, players, seed=11, rewards="margin", most_steps=steps // 2, device="cuda")
    compare(here, card, "at the start")
    for _ in range(steps):
        here.step(here.random_actions())
    card.random_steps(steps)
    compare(here, card, f"after {steps} steps")
    chosen = here.random_actions()
    card.chances.copy_to_device(here._chances)
    here.step(chosen)
    card.step(chosen, check=True)
    compare(here, card, "after a step with given actions")
    compare_features(name, here, card)
    compare_playouts(name, players, games, steps)


def compare(here: Any, card: Any, when: str) -> None:
    for field in ("states", "views", "seats", "mask", "scores", "rewards", "terminated", "truncated", "lengths"):
        same(getattr(here, field), getattr(card, field).copy_to_host(), f"{field} {when}")
    same(here._chances, card.chances.copy_to_host(), f"chance {when}")
    same(here.observations(), card.observe().copy_to_host(), f"observations {when}")


def same(ours: Any, theirs: Any, what: str) -> None:
    if ours.tobytes() != theirs.tobytes():
        raise SystemExit(f"not the same: {what}")


def compare_features(name: str, here: Any, card: Any) -> None:
    features = Features(card_rules_of(name))
    out = card.cuda.to_device(np.zeros((card.games, len(features)), np.int8))
    card.write_features(card.cuda.to_device(features.table), card.observe(), out)
    found, numbers = out.copy_to_host(), here.observations()
    for game in range(0, card.games, max(1, card.games // 8)):
        row = features.row(numbers[game, 1:].tolist(), int(here.seats[game]), here.players)
        same(row, found[game], f"features of game {game}")


def compare_playouts(name: str, players: int, games: int, moves: int) -> None:
    here = Batch(name, games, players, seed=12)
    for in_place in (False, True):
        card: Any = Batch(name, games, players, seed=12, device="cuda")
        chances = card.chances.copy_to_host()
        card.playout(moves, in_place=in_place)
        states, finished = card.states.copy_to_host(), card.finished.copy_to_host()
        for game in range(0, games, max(1, games // 64)):
            one = slice(game, game + 1)
            ended = here.engine.playout(
                here.states[one], here._templates, moves, here._cards, here._actions, chances[game]
            )
            same(here.states[one], states[one], f"playout of game {game}")
            same(np.int64(ended), finished[game], f"games ended in row {game}")


def main(games: int = 4096, steps: int = 400) -> None:
    missing = why_no_gpu()
    if missing:
        raise SystemExit(f"no proof: {missing}")
    for name in CARD_GAMES:
        for players in PLAYERS:
            prove(name, players, games, steps)
            print(f"{name}, {players} players: {games:,} games of {steps} steps are the same", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
