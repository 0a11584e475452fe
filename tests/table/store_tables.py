"""Stores tables of the present version for `test_stored.py`: `python -m tests.table.store_tables LABEL`.

LABEL tells them apart, as `0.2.0` or `0.1.0-deals`. A random evening at a table of each game, with a match that is
over, is written to `stored/LABEL-GAME-N.jsonl`, and what this version makes of it to `.json` beside it. What is there
is never changed: a label that is used already is refused.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sny import __version__
from sny.rules.catalogue import GAMES
from sny.table import inputs
from sny.table.inputs import AnyInput, input_line
from sny.table.table import Header, Table, Taken
from tests.table.evenings import Evening
from tests.table.sitting import PEOPLE, read_again

FOLDER = Path(__file__).parent / "stored"
LINES = 100  # after the end of the first match
LONGEST = 400  # inputs, so that the files stay small


class StoredEvening(Evening):
    """With inputs as a server of this version stores them: its name in the header and with every start."""

    def __init__(self, game: str, chance: Random) -> None:
        super().__init__(game, chance)
        self.table = Table(Header(**{**msgspec.structs.asdict(self.table.header), "version": __version__}))
        self.taken.clear()
        for seat, person in enumerate(PEOPLE[: self.table.players]):
            self.try_(inputs.Sit(by=person, seat=seat, name=person.title(), own_name=True))
        self.try_(inputs.Contribute(by="ola", seat=1, text="owls and owls again"))
        self.try_(inputs.Start(by="ala"))
        while not self.table.texts and len(self.taken) < LONGEST:
            self.play()
        until = len(self.taken) + LINES
        while len(self.taken) < until and self.table.phase != "closed":
            self.something()

    def try_(self, input: AnyInput) -> Taken | None:
        if isinstance(input, inputs.Start):
            input.version = __version__
        return super().try_(input)


def made_of(table: Table) -> dict[str, Any]:
    """What a version makes of a stored table."""
    running = table.game.text() if table.game and not table.game.over else None
    return {"texts": table.texts, "running": running, "table": table.described()}


def store(label: str) -> list[Path]:
    if any(FOLDER.glob(f"{label}-*")):
        raise SystemExit(f"{label} is stored already, and stored tables are never changed; give another label")
    written = []
    for game in GAMES:
        evening = next(found for seed in range(1000) if (found := StoredEvening(game, Random(seed))).table.texts)
        table = read_again(evening.table, evening.taken)
        path = FOLDER / f"{label}-{game}-1.jsonl"
        lines = [msgspec.json.encode(table.header), *map(input_line, evening.taken)]
        path.write_bytes(b"".join(line + b"\n" for line in lines))
        told = json.dumps(made_of(table), ensure_ascii=False, indent=1)
        path.with_suffix(".json").write_text(told + "\n", encoding="utf-8")
        written.append(path)
    return written


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    for path in store(sys.argv[1]):
        print(path.name, len(path.read_bytes().splitlines()) - 1, "inputs")
