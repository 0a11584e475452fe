"""Every rule stands, by its id, where it is carried out: in the code of its game or in its data."""

import re
from pathlib import Path

import pytest

from sny.rules.catalogue import CARD_GAMES

ROOT = Path(__file__).parents[2]
RULES = ROOT / "src" / "sny" / "rules"
ID = r"[A-Z]{3}-[A-Z]\d*"


@pytest.mark.parametrize("game", CARD_GAMES)
def test_every_rule_of_the_page_is_named_in_code_or_data(game: str) -> None:
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    sources = [*RULES.glob(f"{game}*.py"), *RULES.glob(f"{game}*.toml"), *RULES.glob(f"{game}/*")]
    named = {rule for path in sources if path.is_file() for rule in re.findall(ID, path.read_text(encoding="utf-8"))}
    stated = set(re.findall(rf"\*\*({ID})\*\*", page))
    assert stated - named == set()
    assert named - stated == set()
