"""Answers that need no server: about games, and about matches from their texts."""

from collections.abc import Iterable
from datetime import UTC, date, datetime
from secrets import token_urlsafe
from typing import Any

from sny import __version__
from sny.bots import levels
from sny.errors import Refused
from sny.game.opening import check_options, needs_words
from sny.reviewing.puzzles import GAMES as PUZZLED
from sny.reviewing.puzzles import number_of_day, puzzles
from sny.rules.catalogue import GAMES, rules_of
from sny.rules.kit.derived import told_fields
from sny.rules.kit.facts import fact_kinds
from sny.server import forms
from sny.server.asking import usual_level
from sny.server.review import Eyes
from sny.table.fair import new_secret
from sny.table.settings import CLOCKS, Settings
from sny.table.table import Header

LONGEST_NUMBER = 9  # digits


class Unknown(Exception):
    """There is no such thing (404)."""


def new_header(
    game: str,
    players: int | None,
    options: dict[str, Any],
    settings: Settings,
    host: str,
    password: str = "",
    id: str = "",
    secret: str = "",
    position: str = "",
) -> Header:
    """What a new table begins with. Raises Refused or OptionError where it cannot be played so."""
    if game not in GAMES:
        raise Refused("game", f"there is no game {game!r}; choose from {', '.join(GAMES)}")
    players = players or rules_of(game).DATA["players"][0]
    check_options(game, players, options)
    return Header(
        version=__version__,
        id=id or token_urlsafe(12),
        game=game,
        players=players,
        options=options,
        settings=settings,
        host=host,
        secret=secret or new_secret(),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        password=password,
        position=position,
    )


def fields_of(rules: Any) -> dict[str, forms.FieldInfo]:
    """What a view holds, but for the fields that only count what lies in others."""
    fields = told_fields(rules) if hasattr(rules, "Layout") else {}
    counters = {counter for field in fields.values() for counter in field.filled}
    return {
        name: forms.FieldInfo(field.reading, field.filled[:1] == ("players",))
        for name, field in fields.items()
        if name not in counters
    }


def game_info(name: str, own: Iterable[str] = ()) -> forms.GameInfo:
    rules: Any = rules_of(name)
    return forms.GameInfo(
        name=name,
        players=rules.DATA["players"],
        levels=levels(name, own),
        usual_level=usual_level(name),
        options={option: spec for option, spec in rules.DATA["option"].items() if "tuning" not in spec},
        clocks=CLOCKS,
        word_game=needs_words(name),
        cards=list(getattr(rules, "CARDS", ())),
        values={kind["name"]: kind["value"] for kind in rules.DATA.get("card", ()) if "value" in kind},
        fields=fields_of(rules),
        facts=dict(fact_kinds(rules)),
    )


def eyes_of(text: str, players: int) -> Eyes:
    """Seats count from 1 in an address, as people count them."""
    if text in ("", "all"):
        return "all" if text else None
    if (number := number_in(text, players)) is None:
        raise Refused("seat", f"seat={text[:20]!r} is not allowed; give 1 to {players}, or all")
    return number - 1


def number_in(text: str, most: int) -> int | None:
    """A number from 1 on that somebody wrote, or None."""
    number = int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else 0
    return number if 1 <= number <= most else None


def puzzle_of_day(given: str) -> forms.Puzzle:
    """That of a day, which is the same for everybody; whose day it is, is theirs to say."""
    try:
        day = date.fromisoformat(given) if given else datetime.now(UTC).date()
    except ValueError:
        raise Refused("date", f"date={given[:20]!r} is not allowed; write it as 2026-11-17") from None
    return puzzle_form(*number_of_day(day), day)


def puzzle_asked(game: str, text: str) -> tuple[str, int]:
    """The game of a puzzle and its number, from 0."""
    number = number_in(text, len(puzzles(game))) if game in PUZZLED else None
    if number is None:
        raise Unknown(f"puzzles exist for {', '.join(PUZZLED)}, numbered from 1")
    return game, number - 1


def puzzle_form(game: str, number: int, day: date | None = None) -> forms.Puzzle:
    told = puzzles(game)[number].told()
    return forms.Puzzle(number=number + 1, of=len(puzzles(game)), date=day.isoformat() if day else None, **told)
