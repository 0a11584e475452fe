"""Every byte that reaches a person is the same whatever they may not know; `python -m tests.server.wire_soak N`."""

from typing import Any

import pytest

from sny.game.cards import CardGame
from sny.game.event import Event
from sny.rules.catalogue import CARD_GAMES
from sny.server import faces, messages, past
from sny.server.past import summary as honest_summary
from sny.table.described import describe_moving
from sny.table.table import Table
from tests.plants import PLANTED as PLANTED_IN_RULES
from tests.plants import Plant, hands_of_the_opening_deal
from tests.secrets import Leak
from tests.server.wire import hunt
from tests.server.wire_words import hunt_words

WORLDS = 40


@pytest.mark.parametrize("name", CARD_GAMES)
@pytest.mark.parametrize("part", range(2))
def test_the_wire_tells_nothing_that_a_person_may_not_know(name: str, part: int) -> None:
    found = hunt(name, WORLDS // 2, seed=part)
    assert found.moves > found.worlds
    assert found.messages > 5 * found.worlds


def test_the_wire_tells_no_words_and_roles() -> None:
    found = hunt_words(WORLDS, seed=1)
    assert found.moves > found.worlds
    assert found.messages > 5 * found.worlds


# The test of the test: leaks that were planted are found


def hidden_sum(state: Any) -> int:
    """Something that depends on hidden cards."""
    closed = getattr(state, "closed", None) or state.draw
    return int(sum(closed[:5]))


def cards_told_to_all(patch: pytest.MonkeyPatch) -> None:
    def heard_by(event: Event, seat: int | None) -> dict[str, Any]:
        return {"event": event.name, **event.facts, "card": event.card}

    patch.setattr(Event, "heard_by", heard_by)


def legal_actions_from_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    honest = CardGame.legal

    def legal(game: CardGame, seat: int) -> list[str]:
        actions = honest(game, seat)
        return actions[:-1] if hidden_sum(game.state) % 2 else actions

    patch.setattr(CardGame, "legal", legal)


def reasons_from_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CardGame, "_why_not", lambda game, seat: "be" + " very" * (hidden_sum(game.state) % 7) + " careful")


def order_of_fields(patch: pytest.MonkeyPatch) -> None:
    honest = messages.message_text

    def message_text(news: Any) -> str:
        if table_in_hand and news.view:
            fields = sorted(news.view, reverse=bool(hidden_sum(table_in_hand[0].state) % 2))
            news.view = {field: news.view[field] for field in fields}
        return honest(news)

    table_in_hand: list[Any] = []
    honest_news = faces.Faces.news

    def news(self: faces.Faces, events: Any, time: int) -> Any:
        table_in_hand[:] = [self.table.game]
        return honest_news(self, events, time)

    patch.setattr(faces.Faces, "news", news)
    patch.setattr(faces, "message_text", message_text)


def a_longer_description(patch: pytest.MonkeyPatch) -> None:
    def described(table: Table) -> dict[str, Any]:
        game: Any = table.game
        return {**describe_moving(table), "padding": " " * (hidden_sum(game.state) if game else 0)}

    patch.setattr("sny.table.table.describe_moving", described)


def a_summary_with_the_cards(patch: pytest.MonkeyPatch) -> None:
    def summary(table: Table) -> dict[str, Any]:
        game: Any = table.game
        return {**honest_summary(table), "players": hidden_sum(game.state)}

    patch.setattr(past, "summary", summary)


PLANTED = (
    cards_told_to_all,
    legal_actions_from_hidden_cards,
    reasons_from_hidden_cards,
    order_of_fields,
    a_longer_description,
    a_summary_with_the_cards,
)


@pytest.mark.parametrize("plant", PLANTED)
def test_a_planted_leak_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        hunt("sen", 60, seed=5)


# Worlds part after the opening deal, so a leak in that one is for tests.secrets to find.
PLANTED_LATER = [one for one in PLANTED_IN_RULES[:4] if one[1] is not hands_of_the_opening_deal]


@pytest.mark.parametrize(("name", "plant"), PLANTED_LATER, ids=lambda value: getattr(value, "__name__", value))
def test_a_leak_in_the_rules_is_caught_on_the_wire(name: str, plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        hunt_in_two_games(name)


def hunt_in_two_games(name: str) -> None:
    """One may end before anything is reshuffled."""
    for seed in (1, 5):
        hunt(name, 400, seed=seed)


def test_a_planted_word_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def heard_by(event: Event, seat: int | None) -> dict[str, Any]:
        return {"event": event.name, **event.facts, **event.secrets}

    monkeypatch.setattr(Event, "heard_by", heard_by)
    with pytest.raises(Leak):
        hunt_words(60, seed=1)
