"""The observation and action spaces of each game, written as pages of tables.

python -m sny.env.space_pages docs/spaces
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from sny.env.facing import facing_digest, facing_name, facing_parts
from sny.env.spaces import observation_length, observation_parts, space_digest, space_name
from sny.rules.catalogue import CARD_GAMES, card_rules_of
from sny.rules.kit.game import Rules


def space_page(game: str) -> str:
    """Both versions of a game's observations, and its actions."""
    rules = card_rules_of(game)
    parts = observation_parts(rules)
    return "\n".join(
        [
            f"# {space_name(game)} and {facing_name(game)}",
            "",
            "Written by `python -m sny.env.space_pages docs/spaces`; digests "
            f"`{space_digest(game)}` and `{facing_digest(game)}`.",
            "[environments.md](../environments.md) says what they are for.",
            "",
            f"## {space_name(game)}: {observation_length(rules)} whole numbers (int32)",
            "",
            "| columns | field | shape | least | most | meaning |",
            "|---|---|---|---:|---:|---|",
            *(
                f"| {span(part.start, part.length)} | `{part.name}` | {shape_text(part.shape)} | {part.least} "
                f"| {part.most} | {part.meaning} |"
                for part in parts
            ),
            "",
            "Cards: " + ", ".join(f"{kind} {name}" for kind, name in enumerate(rules.CARDS)) + ".",
            "",
            *facing_table(rules),
            "",
            f"## Actions: {rules.ACTIONS}",
            "",
            f"In {facing_name(game)} seats count from the one that acts, which is 1.",
            "",
            "| numbers | notation | fills in, the last fastest |",
            "|---|---|---|",
            *(
                f"| {span(first, count_of(choices))} | `{template}` "
                f"| {'; '.join(', '.join(words) for words in choices)} |"
                for first, template, choices in rules.NOTATION
            ),
            "",
        ]
    )


def facing_table(rules: Rules) -> Iterator[str]:
    """The columns for each number of players; where they differ, one after the other."""
    fewest, most = rules.DATA["players"]
    tables = [{part.name: part for part in facing_parts(rules, players)} for players in range(fewest, most + 1)]
    lengths = [sum(part.length for part in table.values()) for table in tables]
    yield f"## {facing_name(rules.NAME)}: {by_players(lengths)} whole numbers (int32)"
    yield ""
    yield f"For {fewest} to {most} players; values that differ are listed in that order; a dash is no column."
    yield ""
    yield "| columns | field | shape | least | most | meaning |"
    yield "|---|---|---|---:|---:|---|"
    for name in {name: None for table in tables for name in table}:
        parts = [table.get(name) for table in tables]
        known = [part for part in parts if part]
        cells = (
            by_players(span(part.start, part.length) if part else "–" for part in parts),
            f"`{name}`",
            by_players(shape_text(part.shape) for part in known),
            by_players(part.least for part in known),
            by_players(part.most for part in known),
            known[0].meaning,
        )
        yield f"| {' | '.join(cells)} |"


def by_players(values: Iterable[object]) -> str:
    texts = [str(value) for value in values]
    return texts[0] if len(set(texts)) == 1 else ", ".join(texts)


def span(start: int, length: int) -> str:
    return str(start) if length == 1 else f"{start} to {start + length - 1}"


def shape_text(shape: tuple[int, ...]) -> str:
    return " × ".join(map(str, shape)) if shape else "one"


def count_of(choices: tuple[tuple[str, ...], ...]) -> int:
    count = 1
    for words in choices:
        count *= len(words)
    return count


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/spaces")
    folder.mkdir(parents=True, exist_ok=True)
    for game in CARD_GAMES:
        (folder / f"{game}.md").write_text(space_page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
