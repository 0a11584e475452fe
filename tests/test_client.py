"""What the browser's client is told by Python: the types of all messages."""

from pathlib import Path
from runpy import run_path

ROOT = Path(__file__).parent.parent


def test_the_clients_types_are_those_of_the_messages() -> None:
    """Stale? Run `python scripts/client/protocol.py`."""
    script = run_path(str(ROOT / "scripts" / "client" / "protocol.py"))
    assert script["TARGET"].read_text(encoding="utf-8") == script["written"]()
