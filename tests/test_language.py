"""Both catalogues say everything, and nothing that nobody says. Polish counts as Poles do."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

import sny
from sny.bots import levels
from sny.cli import main
from sny.language import LANGUAGES, Language, catalogue, language_code
from sny.reviewing.engine import guide_of
from sny.reviewing.judging import WORDS
from sny.rules import sen
from sny.rules.catalogue import CARD_GAMES, rules_of
from sny.rules.kit.game import Rules
from sny.rules.kraina_snow import DATA as WORD_DATA
from sny.rules.kraina_snow.view import OWN_PACK
from sny.sim.measures import measures_of
from sny.sim.summary import OF_BOTS, OF_TABLES
from sny.terminal.loop import NOTICES
from sny.terminal.review import PARTS
from sny.terminal.word_answers import VERBS
from sny.terminal.word_telling import TOLD
from sny.words import PACKS

SOURCE = Path(__file__).parent.parent / "src" / "sny"
CLIENT = SOURCE.parent.parent / "client" / "src"
SPOKEN = [path for folder in ("sim", "terminal", "cli") for path in sorted((SOURCE / folder).glob("*.py"))]
SPEAKERS = [SOURCE / "language.py", SOURCE / "server" / "preview.py", *SPOKEN]
SAYING = {"say", "tell", "word_list", "listed"}
RIVALS = 10  # the most that sit at a table
# Of a word game.
QUESTIONS = ("ready", "ready-spirit", "clue", "guess", "last", "story", "more", "vote", "overrule", "challenge")


def entries(code: str) -> dict[str, set[str]]:
    """The ids of a catalogue, each with its attributes."""
    body = parse(catalogue(code)).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    messages = [entry for entry in body if isinstance(entry, Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    return {message.id.name: {attribute.id.name for attribute in message.attributes} for message in messages}


def named_in_code() -> Iterator[str]:
    """The ids that stand in the code in full. Only the drawing of a game leaves out the game's name."""
    for path in SPEAKERS:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in SAYING:
                argument = node.args[-1 if ast.unparse(node.func).endswith("listed") else 0]
                prefix = game_drawn_in(path) if ast.unparse(node.func) == "words.say" else ""
                choices = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
                for choice in choices:
                    if isinstance(choice, ast.Constant):
                        yield f"{prefix}{choice.value!s}"


def game_drawn_in(path: Path) -> str:
    """The beginning of a game's ids, from the name of a file that draws it or a part of it."""
    return next(f"{game}-" for game in sny.games() if path.stem.startswith(game.replace("-", "_")))


def spoken_games() -> list[str]:
    """The games that have words of their own; the others are told in notation."""
    return [game for game in sny.games() if f"{game}-about" in entries("en")]


def phases_with_a_question(rules: Rules) -> Iterator[str]:
    """The phases in which a player is awaited, and not the dealer."""
    for number, phase in enumerate(rules.Layout.fields["phase"].names):
        state = rules.Layout()
        state.phase = number
        if phase != "over" and not rules.awaits_deal(state):
            yield phase


def made_for_cards(game: str, rules: Rules) -> Iterator[str]:
    if any(name.isdigit() for name in rules.CARDS):
        yield f"{game}-card-number"
    yield from (f"{game}-card-{name}" for name in rules.CARDS if not name.isdigit())
    for _, template, choices in rules.NOTATION:
        verb = template.split()[0]
        yield from (f"{game}-action-{verb}", f"{game}-verb-{verb}")
        words = {word for several in choices for word in several}
        yield from (f"{game}-argument-{word}" for word in words if word.isalpha() and word not in rules.CARDS)
    yield from (f"{game}-phase-{phase}" for phase in phases_with_a_question(rules))
    yield from (f"{game}-event-{event}" for event, _ in rules.EVENTS)


def made_for_words(game: str) -> Iterator[str]:
    yield from (f"{game}-spirit-{spirit['name']}" for spirit in WORD_DATA["spirit"])
    yield from (f"{game}-verb-{verb}" for verb in (*VERBS, "clue", "guess"))
    yield from (f"{game}-ask-{question}" for question in QUESTIONS)
    yield from (f"{game}-event-{event}" for event in TOLD)
    yield from (f"{game}-why-{role}" for role in ("dreamer", "fairy", "devil", "imp"))
    yield from (f"{game}-help", f"{game}-refused", f"{game}-too-late")


def made_by_code() -> Iterator[str]:
    """The ids that the code puts together from the names of a game's parts."""
    yield from ("player-you", "player-number", "switch-on", "switch-off", "list-or")
    yield from ("command-help", "command-rules", "command-quit", "command-hint", "help-answers")
    yield from (f"rival-{number}" for number in range(2, RIVALS + 1))
    for game in spoken_games():
        rules = rules_of(game)
        yield from (f"level-{level}" for level in levels(game))
        yield f"{game}-about"
        yield from made_for_cards(game, rules) if game in CARD_GAMES else made_for_words(game)
        for option, spec in rules.DATA["option"].items():
            yield f"{game}-option-{option}"
            yield from (f"{game}-{option}-{word}" for word in [*spec.get("words", []), *spec.get("several", [])])
    yield from (f"kraina-snow-pack-{pack}" for pack in (*PACKS, OWN_PACK))
    yield from (f"sen-remark-{reason}" for reason in sen.REASONS)
    yield from ("player-named", *(f"join-{notice.replace('_', '-')}" for notice in NOTICES))
    yield from (f"verify-{check}" for check in ("moves", "deals", "version", "promise", "seed", "end"))
    yield from (f"sim-{what}" for what in (*OF_BOTS, *OF_TABLES))
    yield from (f"sim-{game}-{measure.name}" for game in sny.games() for measure in measures_of(game))
    yield from made_for_reviews()
    yield "level-master"  # there only where its network is
    yield "help-option-help"
    for name, command in main.commands.items():
        yield f"help-{name}"
        yield from (f"help-option-{param.name}" for param in command.params if isinstance(param, click.Option))
    yield from (f"help-option-{param.name}" for param in main.params)


def made_for_reviews() -> Iterator[str]:
    """Reasons are named where they are found; words, parts and units by their names."""
    yield from (f"review-word-{word}" for word in WORDS)
    yield from (f"review-part-{part}" for part in PARTS)
    yield from (f"review-unit-{guide_of(game).UNIT}" for game in CARD_GAMES)
    habits = tomllib.loads((SOURCE / "reviewing" / "data" / "habits.toml").read_text(encoding="utf-8"))
    yield from (f"review-habit-{game}-{habit}" for game, own in habits.items() for habit in own)
    yield from (f"review-more-{name}" for name in ("lowest", "win"))
    yield from (f"review-expected-{name}" for name in ("ravens", "points", "cats"))
    for path in sorted((SOURCE / "reviewing" / "reasons").glob("*.py")):
        for name in re.findall(r'reason\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")):
            yield f"review-{name}"
    yield from ("review-sen-call-missed", "review-sen-call-early")


def said_by_the_client() -> Iterator[str]:
    """The ids of the client's own that stand in its code: in full, or as a beginning that something is added to."""
    known = {name for name in entries("en") if name.startswith("client-")}
    for path in (path for path in sorted(CLIENT.rglob("*")) if path.suffix in (".ts", ".svelte")):
        for quote, name, rest in re.findall(r"(['`])(client-[a-z0-9_-]*)([.'`$])", path.read_text(encoding="utf-8")):
            if quote == "`" and rest == "$":
                yield from (message for message in known if message.startswith(name))
            else:
                yield name


def test_all_languages_hold_the_same_messages() -> None:
    first, *others = (entries(code) for code in LANGUAGES)
    assert all(other == first for other in others)


def test_games_have_words() -> None:
    assert {"sen", "smoki", "koty"} <= set(spoken_games())


def test_every_message_that_is_said_exists() -> None:
    assert set(named_in_code()) - set(entries("en")) == set()
    assert set(made_by_code()) - set(entries("en")) == set()
    assert set(said_by_the_client()) - set(entries("en")) == set()


def test_every_message_is_said_somewhere() -> None:
    assert set(entries("en")) - set(named_in_code()) - set(made_by_code()) - set(said_by_the_client()) == set()


@pytest.mark.parametrize(
    ("given", "environment", "code"),
    [
        ("pl", {"LANG": "en_GB.UTF-8"}, "pl"),
        ("en", {"LANG": "pl_PL.UTF-8"}, "en"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "pl", "LANG": "C"}, "pl"),
        (None, {"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_locale(
    given: str | None, environment: dict[str, str], code: str
) -> None:
    assert language_code(given, environment) == code


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "0 kruków"),
        (1, "1 kruk"),
        (2, "2 kruki"),
        (4, "4 kruki"),
        (5, "5 kruków"),
        (12, "12 kruków"),
        (22, "22 kruki"),
    ],
)
def test_polish_ravens_are_counted_right(number: int, words: str) -> None:
    assert Language("pl").say("sen-card-number", number=number) == words


def test_lists_are_said_in_one_breath() -> None:
    assert Language("en").listed(["1", "2", "3"]) == "1, 2 or 3"
    assert Language("pl").listed(["Lis", "Wydra"], "list-and") == "Lis i Wydra"
    assert Language("pl").listed(["Lis"]) == "Lis"


def test_other_forms_of_a_message_have_their_own_name() -> None:
    language = Language("pl")
    assert language.say("rival-2.of") == "Lisa"
    assert language.knows("rival-2.of")
    assert not language.knows("rival-2.with")
    assert not language.knows("rival-99")


def test_what_a_message_lacks_is_noted_and_the_rest_is_said() -> None:
    language = Language("en")
    assert language.say("sheet-round").startswith("round")
    assert len(language.problems) == 1
