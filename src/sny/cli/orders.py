"""The arguments of `sny sim` and `sny tournament`. Any mistake is reported in one line."""

import shlex
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from sny.bots import all_levels
from sny.cli.opening import hint, table_options
from sny.language import Language
from sny.terminal.complaint import Complaint
from sny.terminal.saving import file_problem, path_of

USUAL_GAMES, USUAL_SEED = "1000", "1"
PRINTED = "-"  # the deck as it is printed, where decks are compared


@dataclass(frozen=True)
class Order:
    """What was typed, as far as both commands have it in common."""

    games: str
    options: tuple[str, ...]
    deck: str | None
    jobs: str | None
    cluster: str | None
    run_seed: str
    report: str | None
    json: str | None
    csv: str | None
    parquet: str | None
    only_scores: bool
    results: str | None


def order_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options that both commands have in common."""
    for option in reversed(
        (
            click.option("--games", metavar="N", default=USUAL_GAMES),
            click.option("--option", "options", multiple=True, metavar="NAME=VALUE"),
            click.option("--deck", metavar="FILE"),
            click.option("--jobs", metavar="N"),
            click.option("--cluster", metavar="URL"),
            click.option("--seed", "run_seed", metavar="S", default=USUAL_SEED),
            click.option("--report", metavar="FILE"),
            click.option("--json", metavar="FILE"),
            click.option("--csv", metavar="FILE"),
            click.option("--parquet", metavar="FILE"),
            click.option("--only-scores", is_flag=True),
            click.option("--results", metavar="FILE"),
        )
    ):
        command = option(command)
    return command


def bots_named(language: Language, game: str, text: str | None) -> list[str]:
    known = all_levels(game)
    if text is None:
        raise Complaint(language.say("sim-bots-missing", known=", ".join(known)))
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if ":" not in name and name not in known:
            raise Complaint(language.say("no-such-level", level=name, hint=hint(language, name, known)))
    return names


def compare_typed(
    language: Language, game: str, players: int, options: Sequence[str], compare: str
) -> dict[str, dict[str, Any]]:
    """What is compared by its label: values of an option, or decks by their files, - for the printed one.

    Where a value has commas of its own, semicolons divide them.
    """
    name, _, text = compare.partition("=")
    texts = [value.strip() for value in text.split(";" if ";" in text else ",")]
    if len(texts) < 2 or len(set(texts)) < len(texts):
        raise Complaint(language.say("sim-wrong-compare", value=compare))
    if any(option.partition("=")[0] == name for option in options):
        raise Complaint(language.say("sim-compare-given", option=name))
    if name == "deck" and not any(":" in text for text in texts):
        files = {Path(text).stem if text != PRINTED else language.say("sim-printed-deck"): text for text in texts}
        if len(files) < len(texts):
            raise Complaint(language.say("sim-wrong-compare", value=compare))
        return {
            label: table_options(language, game, players, options, None if text == PRINTED else text)
            for label, text in files.items()
        }
    return {f"{name}={text}": table_options(language, game, players, [*options, f"{name}={text}"]) for text in texts}


def whole_number(language: Language, option: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text)):
        raise Complaint(language.say("sim-wrong-number", option=option, value=text))
    return int(text)


def check_writable(language: Language, file: str) -> Path:
    """A file that can be written, found out before the work begins."""
    try:
        path = path_of(file)
        new = not path.exists()
        path.open("ab").close()
        if new:
            path.unlink()
    except OSError as error:
        raise Complaint(file_problem(language, file, error)) from None
    return path


def check_different(language: Language, paths: Sequence[Path]) -> None:
    for path, many in Counter(path.resolve() for path in paths).items():
        if many > 1:
            raise Complaint(language.say("sim-same-file", file=str(path)))


def command_line(command: str, game: str, order: Order, own: Mapping[str, str | None]) -> str:
    """The command that plays the same games again."""
    options = [("--option", option) for option in order.options]
    given = [*own.items(), ("--games", order.games), *options, ("--deck", order.deck), ("--seed", order.run_seed)]
    given += [("--only-scores", "")] * order.only_scores
    return shlex.join(["sny", command, game, *(word for pair in given if pair[1] is not None for word in pair if word)])
