"""What a player may type: the legal actions as a short list, and what an answer means."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import groupby
from typing import Any

from sny.language import Language
from sny.rules.kit.notation import action_numbers
from sny.terminal.words import Words

COMMANDS = ("help", "rules", "quit")


@dataclass(frozen=True)
class Entry:
    """One line of the list: actions, as a rule of one verb, and the short keys to type for each of them."""

    verb: str
    actions: tuple[str, ...]
    keys: tuple[str, ...]
    meaning: str = ""  # where a game's own list says it better than the words of the verb
    shown_keys: str = ""

    @property
    def arguments(self) -> list[str]:
        return [argument_of(action) for action in self.actions]


@dataclass(frozen=True)
class Menu:
    words: Words
    entries: tuple[Entry, ...]

    def lines(self, hints: dict[str, Any]) -> list[tuple[str, str, str]]:
        """For each entry its keys, its meaning, and its notation."""
        lines = []
        for entry in self.entries:
            choices = ranges([self.words.argument(argument) for argument in entry.arguments])
            notation = entry.actions[0] + (" …" if len(entry.actions) > 1 else "") if not entry.shown_keys else ""
            meaning = entry.meaning or self.words.action(entry.verb, choices=choices, **hints)
            lines.append((entry.shown_keys or ranges(entry.keys), meaning, notation))
        return lines

    def action(self, answer: str) -> str | None:
        """The action that an answer names, by key, in notation or in the player's own words."""
        forms, plain = self.forms(), fold(answer)
        return forms.get(plain, forms.get(plain.replace(" ", "")))

    def forms(self) -> dict[str, str]:
        """Everything that may be typed, and the action it stands for."""
        forms: dict[str, str] = {}
        for entry in self.entries:
            for action, key in zip(entry.actions, entry.keys, strict=True):
                argument = argument_of(action)
                spoken = {argument, self.words.argument(argument)}
                verb = action.partition(" ")[0]
                verbs = [verb, *self.words.aliases(verb)]
                named = [f"{verb} {word}" for verb in verbs for word in spoken]
                for form in (key, *named, *(spoken if len(self.entries) == 1 else ())):
                    forms.setdefault(fold(form), action)
        return forms

    def problem(self, answer: str) -> str:
        """One line that helps on, for an answer that names no action."""
        if not answer:
            return ""
        say = self.words.language.say
        for verb, actions in by_verb([action for entry in self.entries for action in entry.actions]).items():
            if fold(answer) in map(fold, (verb, *self.words.aliases(verb))):
                choices = ranges([self.words.argument(argument_of(action)) for action in actions])
                return say("answer-incomplete", verb=answer, choices=choices, example=actions[0])
        if " ".join(answer.lower().split()) in action_numbers(self.words.rules):
            return say("answer-not-now", answer=answer)
        close = get_close_matches(fold(answer), self.forms(), n=1, cutoff=0.7)
        if close:
            return say("answer-close", answer=answer, close=self.forms()[close[0]])
        return say("answer-unknown", answer=answer, key=self.entries[0].keys[0], example=self.entries[0].actions[0])


def menu_of(words: Words, legal: Sequence[str]) -> Menu:
    """Keys are what an action points at where that is clear: 3 for place 3. The other actions are numbered on."""
    verbs = by_verb(legal)
    if len(verbs) == 1:
        [(verb, actions)] = verbs.items()
        return Menu(words, (Entry(verb, tuple(actions), keys_alone(words, actions)),))
    placed: dict[str, list[str]] = {}
    for verb, actions in verbs.items():
        keys = [argument_of(action) for action in actions]
        if len(actions) > 1 and all_places(actions) and not any(set(keys) & set(others) for others in placed.values()):
            placed[verb] = keys
    used = max((int(key) for keys in placed.values() for key in keys if key.isdigit()), default=0)
    entries = []
    for verb, actions in sorted(verbs.items(), key=lambda item: item[0] not in placed):
        if verb not in placed:
            placed[verb] = [str(used + number) for number in range(1, len(actions) + 1)]
            used += len(actions)
        entries.append(Entry(verb, tuple(actions), tuple(placed[verb])))
    return Menu(words, tuple(entries))


def by_verb(actions: Sequence[str]) -> dict[str, list[str]]:
    verbs: dict[str, list[str]] = {}
    for action in actions:
        verbs.setdefault(action.partition(" ")[0], []).append(action)
    return verbs


def keys_alone(words: Words, actions: Sequence[str]) -> tuple[str, ...]:
    return tuple(words.argument(argument_of(action)) or "1" for action in actions)


def all_places(actions: Sequence[str]) -> bool:
    return all(number(argument_of(action)) >= 0 for action in actions)


def argument_of(action: str) -> str:
    return action.partition(" ")[2]


def ranges(items: Sequence[str]) -> str:
    """A list kept short: "1–4", "2.1–2.4, 3.1", "0–3, 7"."""
    shown = []
    for _, run in groupby(enumerate(items), key=lambda item: (stem(item[1]), number(item[1]) - item[0])):
        run_items = [item for _, item in run]
        short = len(run_items) > 2 and number(run_items[0]) >= 0
        shown += [f"{run_items[0]}–{run_items[-1]}"] if short else run_items
    return ", ".join(shown)


def stem(item: str) -> str:
    """What stands before the last number of "2.4"; the whole of what is no number."""
    return item if number(item) < 0 else item.rpartition(".")[0]


def number(item: str) -> int:
    last = item.rpartition(".")[2]
    return int(last) if last.isdigit() else -1


def command_words(language: Language, commands: Sequence[str] = COMMANDS) -> dict[str, str]:
    """What a player may type beside answers, and the command that it stands for."""
    return {fold(word): command for command in commands for word in language.word_list(f"command-{command}")}


def fold(text: str) -> str:
    """Without case, accents, extra spaces and a call's mark."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("ł", "l").rstrip("!. "))
    return " ".join("".join(character for character in plain if not unicodedata.combining(character)).split())
