"""A trained policy as a file, read with NumPy alone: its game and spaces, the features it reads, its layers.

Weights are stored as bytes with a scale for each row, which takes half the space and costs no strength.
"""

import json
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from sny.env.features import NUMBER, OP, Features, facing_actions, turned_actions
from sny.env.spaces import space_digest, space_name
from sny.errors import OptionError
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.layout import flat_values

VERSION = 2
NUMBERS_ARE = 1 / 16  # how numbers are scaled beside features that are 0 or 1
LAYERS = 4
Floats = NDArray[np.float32]


@dataclass
class PolicyFile:
    """A policy: `facts` tell how it was made."""

    game: str
    without: tuple[str, ...]
    kept: NDArray[np.int64]
    layers: list[tuple[Floats, Floats]]
    critic: list[tuple[Floats, Floats]] = field(default_factory=list)  # what each seat will come to, from all cards
    facts: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        rules = card_rules_of(self.game)
        self.features = Features(rules, self.without)
        self.table = self.features.table[self.kept]
        self.rows = self.table.tolist()
        self.scale = scale_of(self.table)
        self.facing = facing_actions(turned_actions(rules))

    def logits(self, seen: Any, seat: int) -> Floats:
        """How much the policy likes each action, seats counted from the looking one."""
        from sny.env.features import value_of

        numbers = flat_values(seen)
        x: Floats = np.array([value_of(row, numbers, seat, seen.players) for row in self.rows], np.float32)
        return forward(self.layers, x * self.scale)

    def likes(self, seen: Any, seat: int, legal: list[int]) -> Floats:
        """How much the policy likes each legal action."""
        found: Floats = self.logits(seen, seat)[self.facing[seen.players, seat][legal]]
        return found


def forward(layers: list[tuple[Floats, Floats]], rows: Floats) -> Floats:
    """What a network says to one row of inputs, or to many."""
    for index, (weights, bias) in enumerate(layers):
        rows = rows @ weights.T + bias
        if index < LAYERS - 1:
            rows = np.maximum(rows, 0)
    return rows


def scale_of(table: Any) -> Floats:
    return np.where(table[:, OP] == NUMBER, NUMBERS_ARE, 1.0).astype(np.float32)


def digest_of(game: str, table: Any) -> str:
    """A fingerprint of all that a policy relies on: spaces and features."""
    return sha256(space_digest(game).encode() + np.ascontiguousarray(table, np.int32).tobytes()).hexdigest()[:16]


def save(path: Path, policy: PolicyFile) -> None:
    head = {
        "version": VERSION,
        "game": policy.game,
        "space": space_name(policy.game),
        "digest": digest_of(policy.game, policy.table),
        "without": list(policy.without),
        "facts": policy.facts,
    }
    arrays: dict[str, Any] = {"head": np.array(json.dumps(head)), "kept": policy.kept.astype(np.int32)}
    for name, layers in (("policy", policy.layers), ("critic", policy.critic)):
        for index, (weights, bias) in enumerate(layers):
            arrays |= packed(f"{name}{index}", weights, bias)
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        np.savez_compressed(file, **arrays)
    beside.replace(path)


def packed(name: str, weights: Floats, bias: Floats) -> dict[str, Any]:
    scale = np.maximum(np.abs(weights).max(1, keepdims=True), 1e-12) / 127
    return {f"{name}.weights": np.rint(weights / scale).astype(np.int8), f"{name}.scale": scale, f"{name}.bias": bias}


def unpacked(arrays: dict[str, Any], name: str) -> list[tuple[Floats, Floats]]:
    """The layers of a network in a file; none where it is not there."""
    if f"{name}0.bias" not in arrays:
        return []
    found = []
    for index in range(LAYERS):
        part = {key: arrays[f"{name}{index}.{key}"].astype(np.float32) for key in ("weights", "scale", "bias")}
        found.append((part["weights"] * part["scale"], part["bias"]))
    return found


def load(path: Path, game: str | None = None) -> PolicyFile:
    """Read a policy, and refuse one that was made for something else."""
    try:
        with np.load(path, allow_pickle=False) as data:
            arrays = dict(data)
        head = json.loads(str(arrays["head"]))
        policy_layers, critic = unpacked(arrays, "policy"), unpacked(arrays, "critic")
    except OSError as error:
        raise OptionError("policy", f"{path} cannot be read: {error.strerror or error}") from None
    except (KeyError, ValueError, BadZipFile):
        raise OptionError("policy", f"{path} is not a trained policy, or is damaged; make one with sny train") from None
    if game and head["game"] != game:
        raise OptionError("policy", f"{path} is for {head['game']}, not for {game}")
    if head["version"] != VERSION:
        raise OptionError("policy", f"{path} is of version {head['version']}, not of {VERSION}; retrain it")
    kept = arrays["kept"].astype(np.int64)
    policy = PolicyFile(head["game"], tuple(head["without"]), kept, policy_layers, critic, head["facts"])
    if head["digest"] != digest_of(policy.game, policy.table):
        told = f"{path} was trained for spaces other than {space_name(policy.game)} of today; retrain it"
        raise OptionError("policy", told)
    return policy
