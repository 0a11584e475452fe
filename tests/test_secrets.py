"""Nobody learns what they have no right to know. `make soak` looks at a million states instead."""

import pytest

import sny
from sny.rules.catalogue import CARD_GAMES
from tests.secrets import Leak, hunt_through

STATES = 100_000
PARTS = 4  # so that several cores share the work


@pytest.mark.parametrize("name", CARD_GAMES)
@pytest.mark.parametrize("part", range(PARTS))
def test_what_a_seat_may_not_know_changes_nothing_for_it(name: str, part: int) -> None:
    found = hunt_through(name, STATES // PARTS, seed=part)
    assert found.states >= STATES // PARTS
    assert found.actions > found.states // 2


def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of the test: legal actions that look at a hidden card."""
    rules = sny.new("sen").rules
    honest = rules.legal

    def leaking(state: object, seat: int, actions: list[int]) -> int:
        count = honest(state, seat, actions)
        return count - 1 if count > 1 and state.closed[0] == 0 else count  # type: ignore[attr-defined]

    monkeypatch.setattr(rules, "legal", leaking)
    with pytest.raises(Leak, match="legal actions"):
        hunt_through("sen", 5_000, seed=1)
