"""A short one of `make cluster-kills`."""

from tests.server.nodes.kills import run_attack


def test_what_was_acknowledged_survives_a_killed_and_a_restarted_node() -> None:
    found = run_attack(["node", "drained"], seed=4)
    assert found.problems == []
    assert found.acknowledged > 10
    assert found.returns
