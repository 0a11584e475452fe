"""Learning on a processor, with a tiny network for a few rounds, and the files that come of it."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import sny
from sny.bots.policy_file import PolicyFile, load, save
from sny.errors import OptionError
from sny.train.learner import Learner, Settings, run

torch = pytest.importorskip("torch", reason="learning needs torch (sny[train])")
torch.set_num_threads(1)  # small networks: more threads only wait for each other


TINY: dict[str, Any] = {
    "games": 48, "steps": 8, "part": 128, "width": 16, "minutes": 0.02, "gauge_every": 1e9, "last_deals": 2,
}  # fmt: skip


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("policies") / "smoki.npz"
    lines: list[str] = []
    run(Settings("smoki", (2, 3), **TINY), out, lines.append)
    assert any("against careful: 2 players" in line for line in lines)
    return out


def test_a_run_changes_the_policy_and_keeps_its_curve(trained: Path) -> None:
    policy = load(trained, "smoki")
    assert policy.facts["decisions"] >= 48 * 8
    assert trained.with_suffix(".json").exists()
    assert trained.stat().st_size < 3_000_000


def test_a_run_goes_on_from_its_checkpoint(trained: Path) -> None:
    facts = load(trained, "smoki").facts
    before, longer = facts["decisions"], (facts["seconds"] + 2) / 60
    run(Settings("smoki", (2, 3), **{**TINY, "minutes": longer}), trained, lambda _: None, resume=True)
    assert load(trained, "smoki").facts["decisions"] > before


def test_a_run_begins_with_the_networks_of_a_file(trained: Path) -> None:
    begun, given = Learner(Settings("smoki", (2,), start=str(trained), **TINY)).file(), load(trained, "smoki")
    for layers, wanted in ((begun.layers, given.layers), (begun.critic, given.critic)):
        assert all(np.array_equal(own[0], other[0]) for own, other in zip(layers, wanted, strict=True))


def test_the_file_says_what_the_network_says(trained: Path) -> None:
    """NumPy at play and torch in training must agree on every legal action."""
    learner = Learner(Settings("smoki", (3,), **TINY))
    policy = learner.file()
    learner.look(0)
    with learner.torch.no_grad():
        logits = learner.player.logits(learner.seen[0], learner.mask[0]).numpy()
    batch = learner.tables[0].batch
    for row in range(10):
        seat = int(batch.seats[row])
        seen = learner.rules.Layout.load(batch.views[row].tobytes())
        legal = np.flatnonzero(batch.mask[row]).tolist()
        likes = policy.likes(seen, seat, legal)
        facing = policy.facing[3, seat][legal]
        assert learner.mask[0][row].numpy()[facing].all()
        assert np.allclose(likes, logits[row][facing], atol=1e-4)


def test_a_best_response_to_careful_and_to_a_file_can_be_learnt(trained: Path, tmp_path: Path) -> None:
    for against in ("careful", str(trained)):
        lines: list[str] = []
        run(Settings("smoki", (2,), against=against, **TINY), tmp_path / "best.npz", lines.append)
        assert any("while it explores" in line for line in lines)


def test_a_file_for_other_spaces_is_refused(trained: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OptionError, match="is for smoki, not for sen"):
        load(trained, "sen")
    monkeypatch.setattr("sny.bots.policy_file.space_digest", lambda _: "other")
    with pytest.raises(OptionError, match="trained for spaces other"):
        load(trained)
    broken = tmp_path / "broken.npz"
    for bytes_left in (b"nothing", trained.read_bytes()[:-200]):
        broken.write_bytes(bytes_left)
        with pytest.raises(OptionError, match="not a trained policy"):
            load(broken)


def test_a_policy_ignores_what_its_seat_cannot_know(trained: Path) -> None:
    from sny.rules.kit.sight import sample

    policy, game, chance = load(trained), sny.new("smoki", 2, seed=3), Random(1)
    for _ in range(10):
        seat = game.actors[0]
        seen, legal = game.seen(seat), game.legal_actions(seat)
        world = sny.CardGame(game.rules, sample(game.rules, seen, chance.shuffle), "seed", {})
        assert (policy.likes(seen, seat, legal) == policy.likes(world.seen(seat), seat, legal)).all()
        game.play_action(seat, chance.choice(legal))


def test_saving_keeps_the_policy(trained: Path, tmp_path: Path) -> None:
    policy: PolicyFile = load(trained)
    save(tmp_path / "again.npz", policy)
    assert np.array_equal(load(tmp_path / "again.npz").layers[0][0], policy.layers[0][0])
