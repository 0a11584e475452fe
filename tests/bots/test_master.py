"""The level that has learnt: there where its file is, and never asked for anything but a view."""

from pathlib import Path
from random import Random

import pytest

import sny
from sny.bots import bot, levels
from sny.errors import OptionError
from sny.rules.catalogue import CARD_GAMES
from tests.bots.random_networks import save_networks


@pytest.fixture
def networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    save_networks(tmp_path)
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


@pytest.mark.usefixtures("networks")
def test_without_numba_the_network_plays_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sny.bots.master.is_installed", lambda package: package != "numba")
    monkeypatch.setattr("sny.bots.lookahead.Lookahead.choose", None)
    game = sny.new("sen", 2, seed=1)
    seat = game.actors[0]
    assert bot("sen", "master")(game.seen(seat), seat, game.legal_actions(seat), Random(1)) in game.legal_actions(seat)


def test_without_a_file_there_is_no_master(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sny.bots.master.FOLDER", tmp_path)
    assert "master" not in levels("sen")
    with pytest.raises(OptionError, match="'master' is not allowed"):
        bot("sen", "master")
