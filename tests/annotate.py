"""Golden playthroughs: whole games in words, with what every seat hears, knows and may do.

A playthrough is a game's text with remarks, so `sny.load` replays it. `make playthroughs` writes the remarks anew
after a change that is meant to change them; read the difference before you commit it.
"""

from pathlib import Path
from typing import Any

import sny
from sny.game.event import Event
from sny.game.opening import begun_game
from sny.game.text import parts_of
from sny.rules.kit.notation import position_text
from tests.annotate_words import annotated_words

FOLDER = Path(__file__).parent / "playthroughs"


def annotated(text: str) -> str:
    """The same game with every remark written anew."""
    begun = begun_game(parts_of(text).header)
    if begun.judged:
        return annotated_words(text)
    inputs = [line for line in text.splitlines() if not line.startswith("#")]
    header = inputs[: inputs.index("") + 1]
    assert isinstance(begun, sny.CardGame)
    game = begun
    lines, known = header, [""] * game.players
    for number, line in enumerate(inputs[len(header) :], start=len(header) + 1):
        events = game.follow([line], number)
        lines.append(line)
        lines += heard_remarks(game, events)
        for seat in range(game.players):
            seen = position_text(game.rules, game.seen(seat))
            lines += view_remark(seat, known[seat], seen)
            known[seat] = seen
        lines += [f"#   {seat + 1} may: {', '.join(game.legal(seat))}" for seat in game.actors]
    return "\n".join(lines) + "\n"


def heard_remarks(game: sny.CardGame, events: tuple[Event, ...]) -> list[str]:
    heard = ["; ".join(event_text(event.heard_by(seat)) for event in events) for seat in range(game.players)]
    if len(set(heard)) == 1:
        return [f"#   all hear: {heard[0]}"] if heard[0] else []
    return [f"#   {seat + 1} hears: {told}" for seat, told in enumerate(heard)]


def event_text(told: dict[str, Any]) -> str:
    facts = (f"{fact}={value}" for fact, value in told.items() if fact != "event")
    return f"{told['event']} {' '.join(facts)}"


def view_remark(seat: int, before: str, after: str) -> list[str]:
    """The fields of a view that changed."""
    old = set(before.split())
    changed = [part for part in after.split() if part not in old]
    return [f"#   {seat + 1} knows: {shortened(' '.join(changed))}"] if changed else []


def shortened(view: str) -> str:
    """A pile of hidden cards as their number."""
    parts = []
    for part in view.split():
        name, _, value = part.partition("=")
        cards = value.split(",")
        parts.append(f"{name}={len(cards)}×?" if len(cards) > 1 and set(cards) == {"?"} else part)
    return " ".join(parts)


def main() -> None:
    for path in sorted(FOLDER.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        path.write_text(annotated(text), encoding="utf-8")
        print(f"{path.name}: {'unchanged' if annotated(text) == text else 'written anew'}")


if __name__ == "__main__":
    main()
