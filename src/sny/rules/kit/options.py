"""The options of a table: declared in a game's data file, read from Python values or from text.

An option is declared by what it may be: `words` (one of them), `several` (any of them), `counts` (a number of each, up
to the one given), `least` and `most` (a whole number), `seat`, `switch`, or `text` (of so many characters at most). An
`optional` one may be left to the game (None). `players` says for how many it is meant. `instead_of` names an option
that it cannot be combined with: giving one switches the other off. `only_with` gives the value that an option declared
before must have; with another value this one does not apply (None), and giving it is a mistake. One of `tuning` is for
designers, a deck or sizes of their own: it is not there unless it is given, and no table of people has it.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

from sny.errors import OptionError

Spec = dict[str, Any]  # an OptionSpec as it is read, and whatever else the file says of it


class OptionSpec(TypedDict, total=False):
    words: list[str]
    several: list[str]
    counts: dict[str, int]
    least: int
    most: int
    seat: bool
    switch: bool
    text: int
    default: Any
    optional: bool
    players: list[int]
    instead_of: str
    only_with: dict[str, Any]


def read_players(data: dict[str, Any], players: int | None) -> int:
    """How many play; as few as can when it is not said."""
    fewest, most = data["players"]
    if players is None:
        return int(fewest)
    if not isinstance(players, int) or not fewest <= players <= most:
        raise OptionError("players", f"{players!r} is not allowed; give a number from {fewest} to {most}")
    return players


def read_options(specs: dict[str, Spec], players: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values; what was not given takes its default."""
    for name in given:
        if name not in specs:
            raise OptionError(name, f"there is no such option; choose from {', '.join(specs)}")
    options: dict[str, Any] = {}
    for name, spec in specs.items():
        rival = spec.get("instead_of")
        missing = [f"{other}={value}" for other, value in spec.get("only_with", {}).items() if options[other] != value]
        if given.get(name) is not None:
            if missing:
                raise OptionError(name, f"works only with {' and '.join(missing)}")
            if rival and given.get(rival) is not None:
                raise OptionError(name, f"cannot be combined with {rival}; give only one of the two")
            options[name] = read_value(name, spec, players, given[name])
            if options[name] and players not in spec.get("players", (players,)):
                raise OptionError(name, f"is only for {' or '.join(map(str, spec['players']))} players")
        elif "text" not in spec and "tuning" not in spec:  # one that is not given is not there
            idle = missing or (rival and given.get(rival) is not None)
            options[name] = None if idle else spec.get("default")
    return options


def read_value(name: str, spec: Spec, players: int, value: Any) -> Any:
    if "several" in spec:
        chosen = [value] if isinstance(value, str) else list(value) if isinstance(value, list | tuple | set) else value
        if isinstance(chosen, list) and all(item in spec["several"] for item in chosen):
            return [item for item in spec["several"] if item in chosen]
    elif "counts" in spec:
        most = spec["counts"]
        if isinstance(value, Mapping) and all(is_count(count, most.get(item, -1)) for item, count in value.items()):
            return {item: value[item] for item in most if value.get(item) or ("tuning" in spec and item in value)}
    elif "words" in spec:
        if value in spec["words"]:
            return value
    elif "switch" in spec:
        if isinstance(value, bool):
            return value
    elif "text" in spec:
        if isinstance(value, str) and 0 < len(value.strip()) <= spec["text"]:
            return value.strip()
        raise OptionError(name, allowed(spec, players))
    elif isinstance(value, int) and not isinstance(value, bool):
        least, most = (0, players - 1) if "seat" in spec else (spec["least"], spec["most"])
        if least <= value <= most:
            return value
    raise OptionError(name, f"{value!r} is not allowed; {allowed(spec, players)}")


def is_number(text: str) -> bool:
    """Whether a text is a small number in plain digits; `str.isdigit` alone lets ² through."""
    return text.isascii() and text.isdigit() and len(text) < 10


def is_count(value: Any, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def allowed(spec: Spec, players: int) -> str:
    if "several" in spec:
        return f"give any of {', '.join(spec['several'])}"
    if "counts" in spec:
        return f"give counts of any of {', '.join(f'{item} (0 to {most})' for item, most in spec['counts'].items())}"
    if "words" in spec:
        return f"choose {' or '.join(spec['words'])}"
    if "switch" in spec:
        return "choose True or False"
    if "text" in spec:
        return f"give a text of at most {spec['text']} characters"
    if "seat" in spec:
        return f"give a seat from 0 to {players - 1}"
    return f"give a whole number from {spec['least']} to {spec['most']}"


def option_text(spec: Spec, value: Any) -> str:
    """An option's value as text; numbers of seats count from 1 there."""
    if value is None or value == [] or value == {}:
        return "-"
    if "several" in spec:
        return ",".join(value)
    if "counts" in spec:
        return ",".join(f"{item}:{count}" for item, count in value.items())
    if "switch" in spec:
        return "on" if value else "off"
    if "text" in spec:
        return " ".join(value.split())
    return str(value + 1) if "seat" in spec else str(value)


def option_value(name: str, spec: Spec, text: str) -> Any:
    """The value that a text stands for; whether it is allowed, `read_options` says."""
    if text in ("", "-"):
        return [] if "several" in spec else {} if "counts" in spec else None
    if "several" in spec:
        return [item.strip() for item in text.split(",")]
    if "counts" in spec:
        return read_counts(name, spec, text)
    if "switch" in spec:
        if text in ("on", "off"):
            return text == "on"
        raise OptionError(name, f"{text!r} is not allowed; choose on or off")
    if "words" in spec or "text" in spec:
        return text
    if is_number(text.removeprefix("-")):
        return int(text) - ("seat" in spec)
    else:
        what = "a seat, counted from 1" if "seat" in spec else f"a whole number from {spec['least']} to {spec['most']}"
        raise OptionError(name, f"{text!r} is not allowed; give {what}")


def read_counts(name: str, spec: Spec, text: str) -> dict[str, int]:
    counts: dict[str, int] = {}
    for part in text.split(","):
        item, _, count = (word.strip() for word in part.partition(":"))
        if not is_number(count) or item in counts:
            example = ",".join(f"{item}:{most}" for item, most in spec["counts"].items())
            raise OptionError(name, f"{text!r} is not allowed; give counts, each kind once, such as {example}")
        counts[item] = int(count)
    return counts
