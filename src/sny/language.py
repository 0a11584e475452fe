"""Everything a player reads, in Polish and in English: Fluent catalogues in the folder `locale`. What every screen says
is in `CODE.ftl`; what only a game says is in `NAME.CODE.ftl`, there or beside its rules; what only explains (lessons,
rules at a glance, what a card does) is in `help.CODE.ftl`, and reviews speak from `review.CODE.ftl`. Browsers load
those with a name when they are first wanted.

A message is named by its id, or by `id.attribute` for another form of it, such as the genitive of a name.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sny.folders import file_of_game, files_of_games

LANGUAGES = ("pl", "en")
ENTRY = re.compile(r"\n(?=[a-zA-Z#])")  # no message refers to another


def language_code(given: str | None, environment: Mapping[str, str]) -> str:
    """The requested language, or else that of the locale."""
    if given in LANGUAGES:
        return given
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "pl" if next((name for name in names if name), "").startswith("pl") else "en"


class Language:
    def __init__(self, code: str) -> None:
        self.code = code
        self.problems: list[str] = []  # what a message lacked; a player still gets the rest of it
        # Marks that keep left-to-right and right-to-left apart are shown as rubbish by some terminals.
        self._bundle = FluentBundle([code], use_isolating=False)
        self._unread = entries_of(catalogue(code))

    def say(self, message: str, **values: Any) -> str:
        identifier, _, attribute = message.partition(".")
        self._read(identifier)
        found = self._bundle.get_message(identifier)
        pattern: Any = found.attributes[attribute] if attribute else found.value
        text, errors = self._bundle.format_pattern(pattern, values)
        self.problems += [f"{message}: {error}" for error in errors]
        return str(text)

    def knows(self, message: str) -> bool:
        identifier, _, attribute = message.partition(".")
        self._read(identifier)
        if not self._bundle.has_message(identifier):
            return False
        return not attribute or attribute in self._bundle.get_message(identifier).attributes

    def _read(self, identifier: str) -> None:
        """Only what is said is parsed: a whole catalogue takes most of a second."""
        if entry := self._unread.pop(identifier, ""):
            self._bundle.add_resource(FluentResource(entry))

    def listed(self, items: Sequence[str], joint: str = "list-or") -> str:
        """Several things in one breath: "1, 2 or 3"."""
        if len(items) < 2:
            return "".join(items)
        return self.say(joint, most=", ".join(items[:-1]), last=items[-1])

    def word_list(self, message: str) -> list[str]:
        """The words of a message that lists some, separated by commas."""
        return [word.strip() for word in self.say(message).split(",")]


def catalogue(code: str) -> str:
    """All messages of a language: those of every screen, then game by game."""
    folder = Path(__file__).parent / "locale"
    files = [folder / f"{code}.ftl", *sorted(folder.glob(f"*.{code}.ftl")), *files_of_games(f".{code}.ftl")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def entries_of(text: str) -> dict[str, str]:
    """The messages of a catalogue by their ids; each begins at the left edge. Of two with one id the first counts."""
    entries: dict[str, str] = {}
    for entry in ENTRY.split(text):
        if entry[:1].isalpha():
            entries.setdefault(entry.partition("=")[0].strip(), entry)
    return entries


def texts_of_game(game: str, code: str) -> str:
    """The messages that a game brings with its rules; none where it has none, or they are in `locale`."""
    file = file_of_game(f"{game}.{code}.ftl")
    return file.read_text(encoding="utf-8") if file else ""
