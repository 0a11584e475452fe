"""Write the names of all cards to `client/src/art/card_kinds.json`: the client has art for each, and a test says so."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from sny.rules.catalogue import CARD_GAMES, GAMES, rules_of

TARGET = Path(__file__).parents[2] / "client" / "src" / "art" / "card_kinds.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where the file is out of date")
    wanted = json.dumps({game: kinds(game) for game in GAMES}, indent=2) + "\n"
    if not parser.parse_args().check:
        TARGET.write_text(wanted, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != wanted:
        sys.exit(f"{TARGET.name} is not what the rules say: run python scripts/client/card_kinds.py")


def kinds(game: str) -> list[str]:
    """The names in notation; a word game has cards for its spirits alone, the words are no kinds."""
    data: dict[str, Any] = rules_of(game).DATA
    return [each["name"] for each in data["card" if game in CARD_GAMES else "spirit"]]


if __name__ == "__main__":
    main()
