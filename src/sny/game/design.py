"""A designer's deck and sizes, as a file of options:

    lands = 5
    penalty = 10

    [deck]          # copies of the kinds that differ from what is printed
    "9" = 12
    "0" = 2

Values stand as `sny.new` takes them; numbers of seats count from 1 here.
"""

import tomllib
from pathlib import Path
from typing import Any

from sny.errors import OptionError
from sny.rules.catalogue import rules_of
from sny.rules.kit.options import option_value


def read_deck(game: str, file: str | Path) -> dict[str, Any]:
    """The options of such a file, for `sny.new(game, **options)`, which says what is not allowed."""
    specs = rules_of(game).DATA["option"]
    try:
        given = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError("deck", f"{file} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise OptionError("deck", f"{file} is not a TOML file: {error}") from None
    for name in given:
        if name not in specs:
            raise OptionError(name, f"there is no such option in {file}; choose from {', '.join(specs)}")
    return {
        name: option_value(name, specs[name], str(value)) if "seat" in specs[name] else value
        for name, value in given.items()
    }
