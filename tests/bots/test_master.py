"""The level that has learnt: there where its file is, and never asked for anything but a view."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

import sny
from sny.bots import bot, levels
from sny.bots.policy_file import LAYERS, PolicyFile, save
from sny.errors import OptionError
from sny.rules.catalogue import CARD_GAMES, card_rules_of

WIDTH = 8


@pytest.fixture
def networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Networks of random numbers."""
    chance = np.random.default_rng(1)
    for name in CARD_GAMES:
        sizes = [40, *[WIDTH] * (LAYERS - 1), card_rules_of(name).ACTIONS]
        layers = [
            (chance.normal(size=(sizes[i + 1], sizes[i])).astype(np.float32), np.zeros(sizes[i + 1], np.float32))
            for i in range(LAYERS)
        ]
        save(tmp_path / f"{name}.npz", PolicyFile(name, (), np.arange(40), layers))
    monkeypatch.setenv("SNY_NETWORKS", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("name", CARD_GAMES)
@pytest.mark.usefixtures("networks")
def test_the_master_is_the_last_level_and_plays_legal_actions(name: str) -> None:
    assert levels(name)[-1] == "master"
    game, chance, master = sny.new(name, 3, seed=1), Random(1), bot(name, "master")
    for _ in range(40):
        if game.over:
            break
        seat = game.actors[0]
        legal = game.legal_actions(seat)
        action = master(game.seen(seat), seat, legal, chance)
        assert action in legal
        game.play_action(seat, action)


def test_without_a_file_there_is_no_master(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sny.bots.master.FOLDER", tmp_path)
    assert "master" not in levels("sen")
    with pytest.raises(OptionError, match="'master' is not allowed"):
        bot("sen", "master")
