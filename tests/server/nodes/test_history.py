"""The checker finds what is planted, and nothing where nothing is wrong."""

from random import Random

import msgspec
import pytest

from sny.table import inputs
from sny.table.inputs import input_line
from sny.table.settings import Settings
from sny.table.table import Header, Table
from tests.server.nodes.history import DOUBLED, LOST, ORDER, OTHER, History, check, plain

HEADER = Header("oak", "sen", 2, {}, Settings(), "p0", "ab" * 16, "2026-01-01T00:00:00+00:00")


def played(moves: int = 12) -> tuple[History, bytes, list[bytes]]:
    """A game of two as it is kept, and what both players were told of it."""
    table, history, lines, chance = Table(HEADER), History(), list[bytes](), Random(3)

    def take(input: inputs.AnyInput) -> None:
        time = float(len(lines))
        taken = table.take(input)
        lines.append(input_line(input))
        if input.id:
            history.sent[input.id] = time
            history.done[input.id] = taken.number, time + 0.5
        for seat in (0, 1):
            view = {} if table.game is None else plain(table.game.view(seat))
            legal = [] if table.game is None else table.game.legal(seat)
            history.look(table.number, seat, plain(table.described()), view, legal)
            history.heard += [(seat, plain(event.heard_by(seat))) for event in taken.events]

    for seat in (0, 1):
        take(inputs.Sit(seat=seat, name=f"P{seat}", by=f"p{seat}"))
    take(inputs.Start(by="p0"))
    for number in range(moves):
        assert table.game is not None
        seat = chance.choice(table.game.actors)
        action = chance.choice(table.game.legal(seat))
        take(inputs.Play(seat=seat, action=action, by=f"p{seat}", id=f"m{number}"))
    return history, msgspec.json.encode(HEADER), lines


def kinds(history: History, header: bytes, lines: list[bytes]) -> set[str]:
    return {problem.kind for problem in check(history, header, lines)}


def test_a_true_record_has_no_problems() -> None:
    assert check(*played()) == []


def test_a_lost_move_is_found() -> None:
    history, header, lines = played()
    assert LOST in kinds(history, header, lines[:-1])


def test_a_move_that_another_history_has_in_its_place_is_found() -> None:
    history, header, lines = played()
    other = played(11)[2]
    line = msgspec.json.decode(lines[-1])
    assert LOST in kinds(history, header, [*other, msgspec.json.encode({**line, "id": "other"})])


def test_a_doubled_move_is_found() -> None:
    history, header, lines = played()
    assert DOUBLED in kinds(history, header, [*lines, lines[-1]])


def test_an_order_against_time_is_found() -> None:
    history, header, lines = played()
    history.sent["m3"] = history.done["m7"][1] + 1
    assert kinds(history, header, lines) == {ORDER}


def test_what_nobody_could_have_seen_is_found() -> None:
    history, header, lines = played()
    seen = history.seen[-1]
    history.seen[-1] = seen._replace(digest=history.seen[-2].digest)  # the other seat's view
    assert kinds(history, header, lines) == {OTHER}


@pytest.mark.parametrize("event", [{"event": "drew", "seat": 1, "card": 9}, {"event": "nothing"}])
def test_an_event_that_did_not_happen_so_is_found(event: dict[str, object]) -> None:
    history, header, lines = played()
    history.heard.append((0, event))
    assert kinds(history, header, lines) == {OTHER}
