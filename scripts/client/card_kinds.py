"""Write the names of all cards to `client/src/art/card_kinds.json`: the client has art for each, and a test says so."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from sny.rules.catalogue import GAMES, rules_of

TARGET = Path(__file__).parents[2] / "client" / "src" / "art" / "card_kinds.json"
PRINTED = ("ravens", "value", "cats")
"""How a game calls the number on its cards. A spirit has none."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where the file is out of date")
    wanted = as_json({game: kinds(game) for game in GAMES})
    if not parser.parse_args().check:
        TARGET.write_text(wanted, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != wanted:
        sys.exit(f"{TARGET.name} is not what the rules say: run python scripts/client/card_kinds.py")


def kinds(game: str) -> list[dict[str, Any]]:
    data: dict[str, Any] = rules_of(game).DATA
    return [kind(each) for each in data.get("card") or data["spirit"]]


def kind(line: dict[str, Any]) -> dict[str, Any]:
    printed = next((line[word] for word in PRINTED if word in line), None)
    return {"name": line["name"]} if printed is None else {"name": line["name"], "value": printed}


def as_json(games: dict[str, list[dict[str, Any]]]) -> str:
    """One card a line; a list, because JavaScript would sort numbers used as keys."""
    blocks = [
        f"  {json.dumps(game)}: [\n" + ",\n".join("    " + json.dumps(card) for card in cards) + "\n  ]"
        for game, cards in games.items()
    ]
    return "{\n" + ",\n".join(blocks) + "\n}\n"


if __name__ == "__main__":
    main()
