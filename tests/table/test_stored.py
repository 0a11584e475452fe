"""Tables that earlier versions stored are read for ever, and what was played at them never changes.

`stored/VERSION-GAME-N.jsonl` is a table as it was kept: its header, then its inputs. `.json` beside it holds what that
version made of it. Files of a new version are added by `python -m tests.table.store_tables`; none is ever changed.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from sny.game.cards import CardGame
from sny.rules.catalogue import rules_of
from sny.rules.kit.options import option_text
from sny.table import inputs
from sny.table.fair import verify
from sny.table.inputs import Play, Start, input_line, read_input
from sny.table.table import Header, Table
from tests.table.sitting import finish, opened, playing, read_again, take

FOLDER = Path(__file__).parent / "stored"
STORED = sorted(FOLDER.glob("*.jsonl"))


def read(path: Path) -> Table:
    header, *lines = path.read_bytes().splitlines()
    table = Table(msgspec.json.decode(header, type=Header))
    for line in lines:
        table.take(read_input(line))
    return table


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_table_is_read_as_it_was(path: Path) -> None:
    then: dict[str, Any] = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    table = read(path)
    assert [as_told(now, text) for now, text in zip(table.texts, then["texts"], strict=True)] == then["texts"]
    running = table.game.text() if table.game and not table.game.over else None
    assert (running and as_told(running, then["running"])) == then["running"]
    now = json.loads(json.dumps(table.described()))
    now["options"] = {name: now["options"][name] for name in then["table"]["options"]}
    assert {name: now[name] for name in then["table"]} == then["table"]


def as_told(now: str, then: str) -> str:
    """A text without the options that came after it, which stand at what was played before there was a choice."""
    header, rest = now.split("\n\n", 1)
    name, *lines = header.splitlines()
    known = {line.partition(":")[0] for line in then.split("\n\n", 1)[0].splitlines()}
    later = [line for line in lines if line.partition(":")[0] not in known]
    specs = rules_of(name.removeprefix("sny ")).DATA["option"]
    for option, _, value in (line.partition(": ") for line in later):
        assert value == option_text(specs[option], specs[option]["default"])
    return "\n".join([name, *(line for line in lines if line not in later)]) + "\n\n" + rest


def test_every_game_has_a_stored_table() -> None:
    games = {msgspec.json.decode(path.read_bytes().splitlines()[0])["game"] for path in STORED}
    assert games == {"sen", "smoki", "koty", "kraina-snow"}


def test_a_new_deck_does_not_change_what_was_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deals of a table are kept with its inputs, so another version's deck leaves it alone."""
    taken: list[Any] = []
    monkeypatch.setattr(Table, "take", kept(Table.take, taken))
    table = finish(playing("sen", 2, rounds=1, edition="jubilee"), Random(1))
    monkeypatch.undo()
    rules = table.game.rules if isinstance(table.game, CardGame) else None
    assert rules is not None

    def fewer(state: Any, cards: Any, honest: Any = rules.gather) -> int:
        count: int = honest(state, cards)
        cards[0], cards[1] = cards[1], cards[0]
        return count - 1

    monkeypatch.setattr(rules, "gather", fewer)
    again = read_again(table, taken)
    assert again.texts == table.texts
    assert [check.passed for check in verify(again.texts[0]) if check.name in ("moves", "deals")] != [True, True]


def kept(honest: Any, taken: list[Any]) -> Any:
    def take(table: Table, input: Any) -> Any:
        result = honest(table, input)
        taken.append(input)
        return result

    return take


def test_inputs_carry_the_deals_that_followed_from_them() -> None:
    table = opened("sen", 2, first=0)
    for seat, person in enumerate(("ala", "ola")):
        take(table, inputs.Sit, person, seat=seat, name=person.title())
    start = Start(by="ala")
    table.take(start)
    assert table.game is not None
    assert start.lines == table.game.inputs
    assert start.options == table.game.options
    look = Play(by="ala", seat=0, action="peek 1")
    table.take(look)
    assert look.lines == []  # nothing was dealt: the action says all
    assert b"lines" not in input_line(look)
