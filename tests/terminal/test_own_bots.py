"""Bots of one's own at the table in the terminal."""

from click.testing import CliRunner

from sny.cli import main

OWN = "tests.sim.own_bots:"


def played(bots: str, *answers: str) -> tuple[int, str, str]:
    arguments = ["play", "sen", "--players", "2", "--seed", "1", "--bots", bots, "--lang", "en"]
    result = CliRunner().invoke(main, arguments, input="\n".join(answers))
    return result.exit_code, result.stdout, result.stderr


def test_a_bot_of_ones_own_sits_at_the_table() -> None:
    code, shown, problems = played(OWN + "first", "1", "2")
    assert (code, problems) == (0, "")
    assert f"({OWN}first)" in shown


def test_its_mistakes_are_told_to_its_author_with_a_traceback() -> None:
    code, _, problems = played(OWN + "illegal", "1", "2")
    assert code == 1
    assert problems.startswith("Traceback")
    assert "answered -1, which is not among the legal actions" in problems


def test_one_that_ends_the_program_does_not() -> None:
    code, shown, problems = played(OWN + "leaving", "1", "2", "draw")
    assert code == 1
    assert "SystemExit: 3" in problems
    assert shown.rstrip().endswith("continue it with: sny play sen")


def test_a_wrong_name_is_told_at_once() -> None:
    code, _, problems = played("tests.sim.own_bots:nobody")
    assert code == 2
    assert problems.startswith("sny: --bots: 'tests.sim.own_bots:nobody' cannot be loaded: AttributeError")
    assert problems.count("\n") == 1
