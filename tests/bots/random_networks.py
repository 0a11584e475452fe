"""Networks of random numbers, small enough to be asked often."""

from pathlib import Path

import numpy as np

from sny.bots.policy_file import LAYERS, Floats, PolicyFile, save
from sny.env.courses import course_of
from sny.env.features import Features
from sny.rules.catalogue import CARD_GAMES, card_rules_of

WIDTH = 8


def save_networks(folder: Path, loudness: float = 1.0) -> None:
    """A policy and a critic for every game; without loudness neither says anything."""
    chance = np.random.default_rng(1)
    for game in CARD_GAMES:
        rules, without = card_rules_of(game), course_of(game).without
        inputs = len(Features(rules, without))
        policy, critic = (layers(chance, loudness, inputs, outputs) for outputs in (rules.ACTIONS, rules.SEATS))
        save(folder / f"{game}.npz", PolicyFile(game, without, np.arange(inputs), policy, critic))


def layers(chance: np.random.Generator, loudness: float, inputs: int, outputs: int) -> list[tuple[Floats, Floats]]:
    sizes = [inputs, *[WIDTH] * (LAYERS - 1), outputs]
    return [
        (
            (loudness * chance.normal(size=(sizes[i + 1], sizes[i])) / sizes[i] ** 0.5).astype(np.float32),
            np.zeros(sizes[i + 1], np.float32),
        )
        for i in range(LAYERS)
    ]
