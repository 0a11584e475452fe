"""Opening a table from command-line arguments. Any mistake is reported in one line."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import inspect

import sny
from sny import Game, OptionError
from sny.bots.own import is_own
from sny.game.opening import undealt_game
from sny.language import Language
from sny.rules.catalogue import rules_of
from sny.rules.kit.game import Rules
from sny.rules.kit.options import Spec, option_value
from sny.table.settings import Settings
from sny.terminal.complaint import Complaint
from sny.terminal.saving import path_of
from sny.terminal.words import Words

USUAL_PLAYERS = 3
SWITCHES = {"on": True, "off": False}


def open_table(
    language: Language,
    name: str,
    players: str | None,
    options: Sequence[str],
    seed: str | None,
    deck: str | None = None,
) -> Game:
    rules = rules_of(name)
    seats = number_of_players(language, rules, players)
    with option_problems_told(language, rules, seats, split_options(language, rules, options)) as values:
        return sny.new(name, players=seats, seed=seed, **(design(language, name, deck) | values))
    raise AssertionError("either a game or a complaint")


def table_options(
    language: Language, name: str, players: int, options: Sequence[str], deck: str | None = None
) -> dict[str, Any]:
    """The options of a table as values, checked before the table is there. What is typed goes before a deck's file."""
    rules = rules_of(name)
    with option_problems_told(language, rules, players, split_options(language, rules, options)) as values:
        values |= design(language, name, deck) | values
        undealt_game(name, players, "1", values)
    return values


def design(language: Language, name: str, file: str | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return sny.read_deck(name, path_of(file))
    except OptionError as error:
        raise Complaint(language.say("wrong-deck", problem=str(error).removeprefix("deck: "))) from None


@contextmanager
def option_problems_told(
    language: Language, rules: Rules, players: int, given: dict[str, str]
) -> Iterator[dict[str, Any]]:
    specs = rules.DATA["option"]
    try:
        yield {option: option_value(option, specs[option], text) for option, text in given.items()}
    except OptionError as error:
        raise Complaint(option_problem(language, rules, players, error, given)) from None


def settings_typed(language: Language, typed: Sequence[str]) -> dict[str, Any]:
    """How people play at a table on a server: clock=quick, hints=on …"""
    given = dict(setting.partition("=")[::2] for setting in typed)
    values = {name: SWITCHES.get(text, int(text) if text.isdecimal() else text) for name, text in given.items()}
    structure = inspect.type_info(Settings)
    assert isinstance(structure, inspect.StructType)
    fields = {field.name: field.type for field in structure.fields}
    for name, value in values.items():
        if name not in fields:
            raise Complaint(language.say("no-such-setting", setting=name, hint=hint(language, name, list(fields))))
        try:
            msgspec.convert({name: value}, Settings)
        except msgspec.ValidationError:
            allowed = values_of(language, fields[name])
            raise Complaint(language.say("wrong-setting", setting=name, value=given[name], allowed=allowed)) from None
    return values


def values_of(language: Language, setting: Any) -> str:
    """What a setting of a table may be."""
    match setting:
        case inspect.LiteralType(values):
            return language.listed([str(value) for value in values])
        case inspect.IntType(ge=least, le=most):
            return language.say("allowed-number", least=str(least), most=str(most))
        case inspect.StrType():
            return language.say("allowed-text")
    return language.listed(list(SWITCHES))


def with_language(game: str, options: Sequence[str], code: str) -> tuple[str, ...]:
    """A word game is played in the player's language unless an option says otherwise."""
    given = any(option.partition("=")[0] == "lang" for option in options)
    return (*options,) if given or "lang" not in rules_of(game).DATA["option"] else (*options, f"lang={code}")


def number_of_players(language: Language, rules: Rules, text: str | None) -> int:
    fewest, most = rules.DATA["players"]
    if text is None:
        return USUAL_PLAYERS if fewest <= USUAL_PLAYERS <= most else int(fewest)
    if text in map(str, range(fewest, most + 1)):
        return int(text)
    raise Complaint(language.say("wrong-players", value=text, game=rules.NAME, fewest=fewest, most=most))


def split_options(language: Language, rules: Rules, options: Sequence[str]) -> dict[str, str]:
    specs, given = rules.DATA["option"], dict[str, str]()
    for option in options:
        name, equals, text = option.partition("=")
        if not equals:
            raise Complaint(language.say("option-without-value", option=option))
        if name not in specs:
            raise Complaint(language.say("no-such-option", option=name, hint=hint(language, name, list(specs))))
        if name in given:
            raise Complaint(language.say("option-twice", option=name))
        given[name] = text
    return given


def option_problem(language: Language, rules: Rules, players: int, error: OptionError, given: dict[str, str]) -> str:
    name = error.option
    spec: Spec = rules.DATA["option"].get(name, {})
    if name == "seed":
        return language.say("wrong-seed")
    if spec.get("instead_of") in given:
        return language.say("options-together", option=name, other=spec["instead_of"])
    if "only_with" in spec and "only with" in str(error):
        needed = [f"{other}={value}" for other, value in spec["only_with"].items()]
        return language.say("option-only-with", option=name, other=language.listed(needed, "list-and"))
    if "is only for" in str(error):
        meant = language.listed([str(number) for number in spec["players"]])
        return language.say("option-for-players", option=name, players=meant)
    choices = allowed(language, spec, players)
    if not choices or name not in given or "tuning" in spec:
        return language.say("wrong-option", problem=str(error))
    return language.say("wrong-value", option=name, value=given[name], allowed=choices)


def allowed(language: Language, spec: Spec, players: int) -> str:
    """What an option may be; nothing where only the game itself can tell."""
    if "several" in spec:
        return language.say("allowed-several", words=", ".join(spec["several"]))
    if "counts" in spec:
        most = [f"{word}:{count}" for word, count in spec["counts"].items()][: 2 if "tuning" in spec else None]
        return language.say("allowed-counts", words=", ".join(most))
    if "words" in spec or "switch" in spec:
        return language.listed(spec.get("words", ["on", "off"]))
    least, greatest = (1, players) if "seat" in spec else (spec.get("least"), spec.get("most"))
    return "" if least is None else language.say("allowed-number", least=str(least), most=str(greatest))


def levels_of_bots(language: Language, text: str | None, levels: Sequence[str], rivals: int) -> list[str]:
    """A level for each rival: one for all of them, or one each."""
    usual = "careful" if "careful" in levels else levels[-1]
    chosen = [usual] if text is None else [level.strip() for level in text.split(",")]
    for level in chosen:
        if level not in levels and not is_own(level):
            raise Complaint(language.say("no-such-level", level=level, hint=hint(language, level, levels)))
    if len(chosen) not in (1, rivals):
        raise Complaint(language.say("wrong-number-of-bots", given=len(chosen), rivals=rivals))
    return chosen * rivals if len(chosen) == 1 else chosen


def introduction(words: Words, levels: Sequence[str]) -> str:
    """Who sits in the other seats."""
    known = [(seat, level, f"level-{level}") for seat, level in enumerate(levels, start=1)]
    named = [
        f"{words.player(seat)} ({words.language.say(message) if words.language.knows(message) else level})"
        for seat, level, message in known
    ]
    return words.language.say("match-rivals", rivals=words.language.listed(named, "list-and"))


def seat_number(language: Language, text: str, players: int) -> int:
    if text in map(str, range(1, players + 1)):
        return int(text) - 1
    raise Complaint(language.say("wrong-seat", value=text, players=players))


def hint(language: Language, given: str, known: Sequence[str]) -> str:
    """The closest of what there is, or all of it."""
    close = get_close_matches(given, known, n=1)
    if close:
        return language.say("did-you-mean", close=close[0])
    return language.say("there-are", known=", ".join(known))


def options_in_words(language: Language, rules: Rules) -> list[tuple[str, str]]:
    """Each option of a game as it may be given, and what it means."""
    rows: list[tuple[str, str]] = []
    for name, spec in rules.DATA["option"].items():
        label = f"{rules.NAME}-option-{name}"
        meaning = language.say(label) if language.knows(label) else ""
        choices = allowed(language, spec, rules.SEATS)
        rows.append((name, f"{meaning} [{choices}]".strip() if choices else meaning))
    return rows
