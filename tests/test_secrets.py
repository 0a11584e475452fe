"""Nobody learns what they have no right to know. `make soak` compares a million actions instead."""

import pytest

from sny.rules.catalogue import CARD_GAMES
from tests.plants import PLANTED, Plant
from tests.secrets import Leak, hunt_through

ACTIONS = 24_000
SEEDS = (10, 12, 13, 17)  # parts, so that several cores share the work; in each, piles are shuffled again
PARTS = len(SEEDS)


@pytest.mark.parametrize("name", CARD_GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_may_not_know_changes_nothing_for_it(name: str, seed: int) -> None:
    found = hunt_through(name, ACTIONS // PARTS, seed=seed)
    assert found.actions >= ACTIONS // PARTS
    assert found.deals > 10
    assert found.reshuffles > 5 or name == "sen"  # whose closed pile ends the round


@pytest.mark.parametrize(("name", "plant"), PLANTED, ids=lambda value: getattr(value, "__name__", value))
def test_a_planted_leak_is_caught(name: str, plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of the test."""
    plant(monkeypatch)
    with pytest.raises(Leak):
        hunt_through(name, ACTIONS, seed=1)
