"""A small network that plays Sen for two: what it sees, how it answers, how it sits at a table. NumPy only.

The places of a dream are alike, so they are sorted before the network sees them: first the cards with the most ravens,
by what the seat knows. What is learnt about one place then holds for all, and the answer is turned back into places of
the real dream. Everything is seen from the own chair: own dream first, the rival's second.
"""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from sny.env.spaces import space_name
from sny.rules import sen
from sny.rules.kit.layout import record_type

PLACES = 4  # in a dream of the base game, without variants
RAVENS = np.array(sen.RAVENS, np.float32)
COPIES = np.array(sen.COPIES[sen.BASE], np.float32)
KINDS = sen.KINDS
SPOTS = np.array([[[seat * sen.PLACES + place for place in range(PLACES)] for seat in (me, 1 - me)] for me in (0, 1)])
Array = np.ndarray[Any, Any]

# The answers of the network: single ones, those for a place of the own dream, those for a place of either dream.
SINGLE = np.array([sen.DRAW, sen.CALL, sen.DISCARD, sen.USE, sen.KEEP, sen.KEEP + 1])
OWN_PLACE = np.array([sen.LOOK_BEFORE_ROUND, sen.TAKE, sen.PUT])
ANY_PLACE = np.array([sen.LOOK, sen.SWAP, sen.WITH])
ANSWERS = len(SINGLE) + PLACES * len(OWN_PLACE) + 2 * PLACES * len(ANY_PLACE)


def look(views: Array, seats: Array) -> tuple[Array, Array]:
    """What the seats of some views see, as rows of features, and the action that each answer stands for."""
    rows = np.arange(len(views))
    chairs = np.stack([seats, 1 - seats], axis=1)
    dreams = views["dream"][rows[:, None], chairs, :PLACES]
    seen_by_rival = views["seen"][rows[:, None], chairs, :PLACES] >> (1 - seats)[:, None, None] & 1
    known = dreams >= 0

    shown = np.concatenate(
        [views["open"], dreams.reshape(len(views), -1), views["hand"][:, None], views["two"]], axis=1
    )
    left = COPIES - np.stack([(shown == kind).sum(axis=1) for kind in range(KINDS)], axis=1)
    average = (left @ RAVENS) / np.maximum(left.sum(axis=1), 1.0)

    ravens = np.where(known, RAVENS[dreams], average[:, None, None])
    order = np.argsort(-ravens - 0.01 * known - 0.001 * seen_by_rival, axis=2, kind="stable")
    ravens, known, seen_by_rival = (np.take_along_axis(part, order, axis=2) for part in (ravens, known, seen_by_rival))

    top = views["open"][rows, views["open_size"] - 1]
    pointed_at = (views["pointed"][:, None, None] == order) & (
        views["pointed_owner"][:, None, None] == chairs[..., None]
    )
    columns = [
        ravens.reshape(len(views), -1) / 9,
        known.reshape(len(views), -1),
        seen_by_rival.reshape(len(views), -1),
        pointed_at.reshape(len(views), -1),
        ravens.sum(axis=2) / 20,
        (RAVENS[top] / 9)[:, None],
        one_hot(views["hand"], KINDS),
        one_hot(views["two"][:, 0], KINDS),
        one_hot(views["two"][:, 1], KINDS),
        one_hot(views["phase"], len(sen.PHASES)),
        (average / 9)[:, None],
        (views["closed_size"] / 54)[:, None],
        np.minimum(views["turns"] / 20, 2)[:, None],
    ]
    spots = np.take_along_axis(SPOTS[seats], order, axis=2).reshape(len(views), 1, -1)
    actions = [
        np.broadcast_to(SINGLE, (len(views), len(SINGLE))),
        (OWN_PLACE[:, None] + order[:, :1]).reshape(len(views), -1),
        (ANY_PLACE[:, None] + spots).reshape(len(views), -1),
    ]
    return np.concatenate(columns, axis=1, dtype=np.float32), np.concatenate(actions, axis=1)


def one_hot(numbers: Array, count: int) -> Array:
    hot: Array = numbers[:, None] == np.arange(count)
    return hot


FEATURES = 8 * 4 + 2 + 1 + 3 * KINDS + len(sen.PHASES) + 3


class Network:
    """Two hidden layers; one number for each answer, and one for what the game is worth."""

    def __init__(self, hidden: int = 128, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)
        sizes = [(FEATURES, hidden), (hidden, hidden), (hidden, ANSWERS + 1)]
        self.weights = [chance.normal(0, np.sqrt(2 / size[0]), size).astype(np.float32) for size in sizes]
        self.weights[-1] *= 0.01
        self.biases = [np.zeros(size[1], np.float32) for size in sizes]

    def forward(self, features: Array) -> list[Array]:
        """The values of every layer; the last one holds the answers and the worth."""
        layers = [features]
        for weight, bias in zip(self.weights, self.biases, strict=True):
            last = len(layers) == len(self.weights)
            total = layers[-1] @ weight + bias
            layers.append(total if last else np.maximum(total, 0))
        return layers

    def backward(self, layers: list[Array], slope: Array) -> list[Array]:
        """How weights and biases should change, from how the last layer should."""
        slopes: list[Array] = []
        for depth in range(len(self.weights) - 1, -1, -1):
            slopes = [layers[depth].T @ slope, slope.sum(axis=0), *slopes]
            if depth:
                slope = (slope @ self.weights[depth].T) * (layers[depth] > 0)
        return slopes

    @property
    def parameters(self) -> list[Array]:
        return [part for pair in zip(self.weights, self.biases, strict=True) for part in pair]

    def save(self, path: Path) -> None:
        parts: dict[str, Any] = {f"p{number}": part for number, part in enumerate(self.parameters)}
        np.savez(path, space=space_name("sen"), **parts)


def chances(answers: Array, allowed: Array) -> Array:
    """How likely each answer is, the forbidden ones never."""
    raised: Array = np.where(allowed, answers, -1e9)
    raised = np.exp(raised - raised.max(axis=1, keepdims=True))
    likely: Array = raised / raised.sum(axis=1, keepdims=True)
    return likely


def load_network(path: Path) -> Network:
    with np.load(path) as kept:
        if str(kept["space"]) != space_name("sen"):
            raise ValueError(f"{path} was trained for {kept['space']}, and this is {space_name('sen')}: train it anew")
        network = Network(hidden=len(kept["p1"]))
        network.weights, network.biases = ([kept[f"p{2 * depth + part}"] for depth in range(3)] for part in (0, 1))
    return network


class Player:
    """A network as a bot: it answers like those of `sny.bots`, from a view and nothing else."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._record = record_type(sen.Sen)

    def __call__(self, seen: sen.Sen, seat: int, legal: list[int], chance: Random) -> int:  # noqa: ARG002
        views = np.frombuffer(seen.save(), self._record)
        if views["players"][0] != 2 or max(views["dream_size"][0]) > PLACES or views["deck"][0] != sen.BASE:
            raise ValueError("this policy was trained for two players and the base game without variants")
        features, actions = look(views, np.array([seat]))
        answers = self.network.forward(features)[-1][0, :ANSWERS]
        return int(max(legal, key=lambda action: answers[actions[0] == action].max()))
