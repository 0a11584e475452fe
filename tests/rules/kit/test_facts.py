"""The facts of events: declared once, told by what they are."""

import pytest

from sny.rules.catalogue import CARD_GAMES, rules_of
from sny.rules.kit import facts
from sny.rules.kit.layout import NOTHING


@pytest.mark.parametrize(
    ("fact", "value", "told"),
    [
        (facts.seat(), 0, 0),
        (facts.seat(), NOTHING, None),
        (facts.land(), NOTHING, None),
        (facts.number("score"), NOTHING, -1),
        (facts.flag("right"), 0, False),
        (facts.word("reason", "one", "other"), 1, "other"),
    ],
)
def test_a_fact_is_told_by_its_kind(fact: facts.Fact, value: int, told: object) -> None:
    found = eval(fact.told(str(value)))  # noqa: S307  # our own text
    assert found == told
    assert type(found) is type(told)


@pytest.mark.parametrize("game", CARD_GAMES)
def test_a_name_means_one_thing_in_all_events_of_a_game(game: str) -> None:
    declared = {fact for _, told in rules_of(game).EVENTS for fact in told}
    kinds = {(fact.name, fact.kind) for fact in declared}
    assert len(kinds) == len({name for name, _ in kinds})
    assert all(sum(fact.kind == "card" for fact in told) <= 1 for _, told in rules_of(game).EVENTS)
