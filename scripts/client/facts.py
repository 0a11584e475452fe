"""What the facts of events are, as TypeScript: `python scripts/client/facts.py` writes client/src/text/facts.ts anew.

Rules declare it with their events (`sny.rules.kit.facts`); a test compares the file with what this would write.
"""

from pathlib import Path

from sny.rules.catalogue import CARD_GAMES, rules_of
from sny.rules.kit.facts import fact_kinds

TARGET = Path(__file__).parents[2] / "client" / "src" / "text" / "facts.ts"
HEAD = """\
// What the facts of each game's events are. Written by scripts/client/facts.py: do not edit.

export type FactKind = 'seat' | 'place' | 'pile' | 'land' | 'card' | 'number' | 'flag' | 'word';

export const FACTS: Readonly<Record<string, Readonly<Record<string, FactKind>>>> = {
"""


def written() -> str:
    """The whole file."""
    lines = []
    for game in CARD_GAMES:
        lines.append(f"  {game}: {{")
        lines += [f"    {name}: '{kind}'," for name, kind in sorted(fact_kinds(rules_of(game)).items())]
        lines.append("  },")
    return HEAD + "\n".join(lines) + "\n};\n"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
