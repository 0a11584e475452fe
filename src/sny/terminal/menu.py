"""What a player may type: the legal actions as a short list, and what an answer means."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import groupby
from typing import Any

from sny.rules.kit.notation import action_numbers
from sny.terminal.words import Words


@dataclass(frozen=True)
class Entry:
    """One line of the list: actions that begin with the same word, and the short keys to type for each of them."""

    verb: str
    actions: tuple[str, ...]
    keys: tuple[str, ...]

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
            notation = entry.actions[0] + (" …" if len(entry.actions) > 1 else "")
            meaning = self.words.action(entry.verb, choices=choices, **hints)
            lines.append((ranges(entry.keys), meaning, notation))
        return lines

    def action(self, answer: str) -> str | None:
        """The action that an answer names, by key, in notation or in the player's own words."""
        return self.forms().get(fold(answer))

    def forms(self) -> dict[str, str]:
        """Everything that may be typed, and the action it stands for."""
        forms: dict[str, str] = {}
        for entry in self.entries:
            for action, key in zip(entry.actions, entry.keys, strict=True):
                argument = argument_of(action)
                spoken = {argument, self.words.argument(argument)}
                verbs = [entry.verb, *self.words.aliases(entry.verb)]
                named = [f"{verb} {word}" for verb in verbs for word in spoken]
                for form in (key, *named, *(spoken if len(self.entries) == 1 else ())):
                    forms.setdefault(fold(form), action)
        return forms

    def problem(self, answer: str) -> str:
        """One line that helps on, for an answer that names no action."""
        say = self.words.language.say
        for entry in self.entries:
            if fold(answer) in map(fold, (entry.verb, *self.words.aliases(entry.verb))):
                choices = ranges([self.words.argument(argument) for argument in entry.arguments])
                return say("answer-incomplete", verb=answer, choices=choices, example=entry.actions[0])
        if " ".join(answer.lower().split()) in action_numbers(self.words.rules):
            return say("answer-not-now", answer=answer)
        close = get_close_matches(fold(answer), self.forms(), n=1, cutoff=0.7)
        if close:
            return say("answer-close", answer=answer, close=self.forms()[close[0]])
        return say("answer-unknown", answer=answer, key=self.entries[0].keys[0], example=self.entries[0].actions[0])


def menu_of(words: Words, legal: Sequence[str]) -> Menu:
    """Keys are what an action points at where that is clear: 3 for place 3. The other actions are numbered on."""
    verbs: dict[str, list[str]] = {}
    for action in legal:
        verbs.setdefault(action.partition(" ")[0], []).append(action)
    if len(verbs) == 1:
        [(verb, actions)] = verbs.items()
        return Menu(words, (Entry(verb, tuple(actions), keys_alone(words, actions)),))
    placed = next((verb for verb, actions in verbs.items() if len(actions) > 1 and all_places(actions)), None)
    ordered = sorted(verbs.items(), key=lambda item: item[0] != placed)
    entries, used = [], 0
    for verb, actions in ordered:
        if verb == placed:
            keys = [argument_of(action) for action in actions]
            used = max(int(key) for key in keys)
        else:
            keys = [str(used + number) for number in range(1, len(actions) + 1)]
            used += len(actions)
        entries.append(Entry(verb, tuple(actions), tuple(keys)))
    return Menu(words, tuple(entries))


def keys_alone(words: Words, actions: Sequence[str]) -> tuple[str, ...]:
    return tuple(words.argument(argument_of(action)) or "1" for action in actions)


def all_places(actions: Sequence[str]) -> bool:
    return all(argument_of(action).isdigit() for action in actions)


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


def fold(text: str) -> str:
    """Without case, accents, extra spaces and a call's mark."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("ł", "l").rstrip("!. "))
    return " ".join("".join(character for character in plain if not unicodedata.combining(character)).split())
