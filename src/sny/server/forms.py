"""The bodies of HTTP requests and responses, typed once."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from sny.table.described import Heard, View, client_type
from sny.table.phases import Phase
from sny.table.settings import Clock, Settings


class Problem(Struct):
    """What went wrong: one word for programs, a sentence for people."""

    code: str
    reason: str


class NewPerson(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=100)]


class KnownDevice(Struct):
    """`device` is the secret of this device: whoever has it is this person."""

    person: str
    name: str
    device: str


class TableSummary(Struct):
    id: str
    game: str
    players: int
    options: dict[str, Any]
    phase: Phase
    match: int
    matches: int  # that are over, and can be looked at again
    created: str
    locked: bool  # it has a password
    chairs: list[Annotated[dict[str, Any], client_type("Pick<ChairView, 'name' | 'bot'>")]]
    result: dict[str, Any] | None


class Me(Struct):
    person: str
    name: str
    tables: list[TableSummary]  # the latest first
    former: str | None = None  # whose device this was before, and can be again


class Rival(Struct):
    """A bot by its level, or a person; neither is a guest, or somebody who was forgotten."""

    bot: str | None
    name: str | None


class PlayedMatch(Struct):
    table: str
    match: int
    game: str
    seat: int
    ended: str  # date and time, UTC
    scores: list[int]  # by seat
    winners: list[int]
    rivals: list[Rival]
    reviewed: bool  # else there is nothing in what follows
    accuracy: float | None
    decisions: int
    counts: dict[str, int]  # how often each word was given
    habits: dict[str, int]  # how often each showed


class Results(Struct):
    """What is kept of the matches of a person."""

    matches: list[PlayedMatch]  # the latest first
    strong: dict[str, dict[str, float | None]]  # by game: how often strong play shows each habit, in 100 decisions


class Code(Struct):
    code: str
    seconds: int


class TableCode(Struct):
    code: str


class FoundCode(Struct):
    """What a code leads to: the id of a table, or another device of a person."""

    table: str | None
    device: bool


class GivenCode(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]


class Owner(Struct):
    """Whose device one would become by a code."""

    name: str


class QrText(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Forgotten(Struct):
    """How many were forgotten: devices, tables, lines of chat."""

    count: int


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    players: Annotated[int, Meta(ge=1, le=16)] | None = None  # as few as can, when it is not said
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    password: Annotated[str, Meta(max_length=100)] = ""


class TriedAgain(Struct, forbid_unknown_fields=True):
    """Which decision of a match is to be tried again; who plays the others, the usual bot where it is not said."""

    step: Annotated[int, Meta(ge=1)]
    level: Annotated[str, Meta(max_length=40)] = ""


class TriedPuzzle(Struct, forbid_unknown_fields=True):
    level: Annotated[str, Meta(max_length=40)] = ""


class GivenPack(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=12000)]


class PackFault(Struct):
    """What is wrong with a line of a pack, counted from 1, or with the whole of it (0)."""

    line: int
    kind: str
    word: str
    number: int


class CheckedPack(Struct):
    words: int
    faults: list[PackFault]


class OpenedTable(Struct):
    id: str
    link: str


class FieldInfo(Struct):
    reading: str  # number, word, words, seat, seats, place, card
    by_player: bool  # a value or a row for every player


class GameInfo(Struct):
    name: str
    players: tuple[int, int]
    levels: list[str]  # of bots, the weakest first
    usual_level: str
    options: dict[str, Annotated[dict[str, Any], client_type("OptionSpec")]]
    clocks: dict[str, Clock | None]
    word_game: bool
    cards: list[str]  # the kinds of cards
    values: dict[str, int]  # what cards are worth, where the data says so
    fields: dict[str, FieldInfo]  # of a view, in order, without those that only count; none of a game of words
    facts: dict[str, Annotated[str, client_type("FactKind")]]  # what each fact of its events is


class Page(Struct):
    markdown: str


class Texts(Struct):
    """Messages in Fluent."""

    fluent: str


class Step(Struct):
    by: int | None
    action: str
    events: list[Heard]
    view: View  # fields that changed
    actors: list[int]  # the seats that are awaited then, as far as everybody may know


class Review(Struct):
    game: str
    players: int
    names: list[str]
    steps: list[Step]


class Reason(Struct):
    """A message of the catalogues and its arguments."""

    id: str
    facts: dict[str, str | float]


class Puzzle(Struct):
    """A position with one clearly best action; what that is comes with it, for the client to tell afterwards."""

    game: str
    number: int  # from 1 on,
    of: int  # so many of this game
    date: str | None  # whose daily puzzle it is, where it was asked for so
    kind: str  # call, take, cover, attack, choose
    seat: int
    players: int
    view: View
    legal: list[str]
    answers: list[str]  # the best action, and what is as good
    usual: str  # what the bot `careful` would do
    loss: float  # of the best of all other actions, in units of the game
    choices: list[tuple[str, float]]  # every legal action and its worth, the best first
    reasons: dict[str, list[Reason]]  # why the best action is better than each that is not as good


class Checked(Struct):
    """One thing that the fairness check looked at; `passed` is null where there was nothing to look at."""

    name: str
    passed: bool | None
    detail: str
