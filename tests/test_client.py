"""What the browser's client is told by Python: the types of all messages, and what the facts of events are."""

from pathlib import Path
from runpy import run_path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["protocol.py", "facts.py"])
def test_what_is_generated_for_the_client_is_up_to_date(name: str) -> None:
    """Stale? Run `python scripts/client/…`."""
    script = run_path(str(ROOT / "scripts" / "client" / name))
    assert script["TARGET"].read_text(encoding="utf-8") == script["written"]()
