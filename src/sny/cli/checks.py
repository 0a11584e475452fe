"""What `sny verify` prints."""

import click

from sny.language import Language
from sny.table.fair import Check

PASSED, FAILED, ABSENT = "✓", "✗", "·"


def tell_checks(language: Language, checks: list[Check]) -> int:
    """One line for each thing that was looked at, then the verdict. Returns the exit code."""
    for check in checks:
        mark = ABSENT if check.passed is None else PASSED if check.passed else FAILED
        verdict = "none" if check.passed is None else "yes" if check.passed else "no"
        line = language.say(
            f"verify-{check.name}",
            verdict=verdict,
            detail=int(check.detail) if check.detail.isdecimal() else check.detail,
        )
        click.echo(f" {mark} {line}")
    failed = any(check.passed is False for check in checks)
    click.echo(language.say("verify-failed" if failed else "verify-passed"))
    return 1 if failed else 0
