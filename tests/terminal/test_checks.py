"""What `sny verify` says of a game, with its numbers."""

import pytest

from sny.cli.checks import tell_checks
from sny.language import Language
from sny.table.fair import Check


@pytest.mark.parametrize(
    ("code", "deals", "lines"),
    [
        ("en", {1: "The only deal follows from the seed.", 2: "All 2 deals follow from the seed."}, "the line of one"),
        ("pl", {1: "Jedyne rozdanie wynika z ziarna.", 2: "(razem: 2)"}, "z wiersza jednego gracza"),
    ],
)
def test_numbers_are_told_as_people_say_them(
    code: str, deals: dict[int, str], lines: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for number, sentence in deals.items():
        assert tell_checks(Language(code), [Check("deals", True, str(number))]) == 0
        assert sentence in capsys.readouterr().out
    tell_checks(Language(code), [Check("seed", True, "1"), Check("seed", True, "0")])
    one, none, _ = capsys.readouterr().out.splitlines()
    assert lines in one
    assert "0" not in none
