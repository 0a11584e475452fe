"""Golden playthroughs of word games: after each line what every seat hears → what it knows anew, and may say."""

import json
from collections.abc import Iterable

from sny.game.event import Event
from sny.game.words import WordGame
from tests.rules.kraina_random import replayed


def annotated_words(text: str) -> str:
    """The same game with every remark written anew."""
    inputs = "\n".join(line for line in text.splitlines() if not line.startswith("#")) + "\n"
    lines = [*inputs.partition("\n\n")[0].splitlines(), ""]
    known: list[dict[str, str]] = []
    possible = ""
    for line, game, events in replayed(inputs):
        seats = range(game.players)
        known_before, possible_before = known or [{} for _ in seats], possible
        known = [known_fields(game, seat) for seat in seats]
        possible = "; ".join(f"{seat + 1} may: {', '.join(game.legal(seat))}" for seat in sorted(game.actors))
        lines.append(line)
        lines += remarks(f"{heard(events, seat)} → {changed(known_before[seat], known[seat])}" for seat in seats)
        lines += [f"#   {possible}"] if possible not in ("", possible_before) else []
    return "\n".join(lines) + "\n"


def remarks(told: Iterable[str]) -> list[str]:
    """One remark for all the seats that heard and learnt the same."""
    groups: dict[str, list[str]] = {}
    for seat, what in enumerate(told, start=1):
        groups.setdefault(what, []).append(str(seat))
    return [f"#   {'all' if len(groups) == 1 else ' '.join(seats)}: {what}" for what, seats in groups.items()]


def heard(events: tuple[Event, ...], seat: int) -> str:
    return "; ".join(event_text(event, seat) for event in events)


def event_text(event: Event, seat: int) -> str:
    told = {fact: value for fact, value in event.heard_by(seat).items() if fact not in ("event", "at")}
    return " ".join([event.name, *(f"{fact}={value_text(value)}" for fact, value in told.items())])


def known_fields(game: WordGame, seat: int) -> dict[str, str]:
    """The view as text; of the results only how many there are, for they were heard."""
    seen = game.view(seat)
    shown = {name: value_text(value) for name, value in seen.items() if name not in ("now", "results", "options")}
    return shown | {"results": str(len(seen["results"]))}


def changed(before: dict[str, str], after: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in after.items() if before.get(name) != value)


def value_text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))
