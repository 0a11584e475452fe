"""Whatever comes in is answered, and says what to do. `python -m tests.server.fuzz N` tries more, at random."""

from typing import Any

import pytest

from sny.server import past, web
from sny.server.past import summary
from tests.server.fuzz import fuzz_sockets, fuzz_web

TABLE = "/api/tables/{id}"


def test_sockets_survive_every_message() -> None:
    assert fuzz_sockets(120) > 300


def test_http_answers_as_it_is_described() -> None:
    assert fuzz_web(12) > 150


def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(text: str, most: int) -> int:
        raise ValueError(text)

    monkeypatch.setattr(web, "number_in", faulty)
    with pytest.raises(BaseException) as caught:  # noqa: PT011
        fuzz_web(12, under=f"{TABLE}/matches/{{match}}")
    assert "[500] Internal Server Error" in str(caught.value)


def test_a_planted_answer_that_is_not_described_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def other(table: Any) -> dict[str, Any]:
        return {**summary(table), "players": "many"}

    monkeypatch.setattr(past, "summary", other)
    with pytest.raises(BaseException, match="violates schema"):
        fuzz_web(12, under=TABLE)
