"""What the browser's client is told by Python: the types of all that is sent, and what the facts of events are."""

from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


def generated() -> Iterator[Any]:
    for name in ("protocol", "facts"):
        script = run_path(str(ROOT / "scripts" / "client" / f"{name}.py"))
        yield pytest.param(script["TARGET"], script["written"](), id=name)
    for file, text in run_path(str(ROOT / "scripts" / "client" / "views.py"))["files"]().items():
        yield pytest.param(file, text, id=file.parent.name)


@pytest.mark.parametrize(("file", "text"), list(generated()))
def test_what_is_generated_for_the_client_is_up_to_date(file: Path, text: str) -> None:
    """Stale? Run `make generated`."""
    assert file.read_text(encoding="utf-8") == text
