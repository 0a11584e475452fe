"""A trained policy as a file, read with NumPy alone: what it was made for, which features it reads, its layers."""

import json
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sny.env.features import NUMBER, OP, Features, facing_actions, turned_actions
from sny.env.spaces import space_digest, space_name
from sny.errors import OptionError
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.layout import flat_values

VERSION = 1
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
        x = x * self.scale
        for index, (weights, bias) in enumerate(self.layers):
            x = weights @ x + bias
            if index < LAYERS - 1:
                x = np.maximum(x, 0)
        return x

    def likes(self, seen: Any, seat: int, legal: list[int]) -> Floats:
        """How much the policy likes each legal action."""
        found: Floats = self.logits(seen, seat)[self.facing[seen.players, seat][legal]]
        return found


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
    for index, (weights, bias) in enumerate(policy.layers):
        arrays |= {f"w{index}": weights.astype(np.float16), f"b{index}": bias.astype(np.float32)}
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        np.savez_compressed(file, **arrays)
    beside.replace(path)


def load(path: Path, game: str | None = None) -> PolicyFile:
    """Read a policy, and refuse one that was made for something else."""
    try:
        with np.load(path, allow_pickle=False) as data:
            arrays = dict(data)
        head = json.loads(str(arrays["head"]))
        layers = [(arrays[f"w{i}"].astype(np.float32), arrays[f"b{i}"]) for i in range(LAYERS)]
    except (OSError, KeyError, ValueError) as error:
        raise OptionError("policy", f"{path} is no trained policy ({error}); make one with sny train") from None
    if head["version"] != VERSION or (game and head["game"] != game):
        wanted = f"version {VERSION}" + (f" for {game}" if game else "")
        raise OptionError("policy", f"{path} is of version {head['version']} for {head['game']}, not of {wanted}")
    policy = PolicyFile(head["game"], tuple(head["without"]), arrays["kept"].astype(np.int64), layers, head["facts"])
    if head["digest"] != digest_of(policy.game, policy.table):
        told = f"{path} was trained for other spaces than {space_name(policy.game)} is now; train it anew"
        raise OptionError("policy", told)
    return policy
