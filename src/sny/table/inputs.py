"""Everything that can happen at a table, as it is stored: one record each, from which everything else is recomputed.

What a person may request is declared here too, with its bounds; PROTOCOL.md takes its meaning from the docstring.
"""

from collections.abc import Sequence
from typing import Annotated, Any, TypeVar, get_args, get_origin

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder
from msgspec.structs import FieldInfo, fields

from sny.table.settings import Settings

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Person = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(max_length=20)]
Value = TypeVar("Value")
ADDED = "by the server, not by whoever sends the request"
Added = Annotated[Value, ADDED]


class Input(Struct, tag_field="input", tag=str.lower, omit_defaults=True, kw_only=True):
    """`at` is in milliseconds of the table's own time, which stands still while nobody is at the table."""

    at: int = 0
    by: str = ""  # the person who wants it; empty: the table itself
    id: str = ""  # given by the person, so that a repetition does no harm


class Sit(Input):
    """Take a free seat before the game; with a `name`, for a guest on the same device."""

    seat: Seat
    name: Name
    own_name: Added[bool] = False  # and not a guest's: it changes when the person takes another
    newcomer: Added[bool] = False
    host_away: Added[bool] = False  # then a host who does not sit here is host no longer


class Stand(Input):
    """Leave a seat. During a game a bot plays on, and the seat stays yours. Before and after a game the host may also
    free the seat of somebody who is away."""

    seat: Seat


class Bot(Input):
    """The host puts a bot of a level into a free seat, or removes it with an empty level."""

    seat: Seat
    level: Level


class Arrange(Input):
    """Before the game the host changes the number of players, the game's options and the table's settings."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any]
    settings: Settings


class Contribute(Input):
    """A line of your own that becomes part of the shuffle: open as `text`, or `sealed` as its SHA-256."""

    seat: Seat
    text: Annotated[str, Meta(max_length=100)] = ""
    sealed: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""


class Start(Input):
    """The host starts the game; free seats go to bots of the level `fill`."""

    fill: Level = ""
    version: Added[str] = ""  # of sny, which deals; empty: that of the header
    options: Added[dict[str, Any]] = {}  # of the game, every one
    lines: Added[list[str]] = []  # what was dealt


class Reveal(Input):
    """Open your sealed line, while the table is `revealing`."""

    # With the last one the game begins, as with a start.
    seat: Seat
    text: Annotated[str, Meta(max_length=100)]
    version: Added[str] = ""
    options: Added[dict[str, Any]] = {}
    lines: Added[list[str]] = []


class Play(Input):
    """Play one of the legal actions of the last news; in a word game, with your own words in place of the `…`."""

    seat: Seat
    action: Annotated[str, Meta(min_length=1, max_length=4000)]
    bot: Added[str] = ""  # the level of the bot that chose it
    lines: Added[list[str]] = []  # what the game recorded: words with their verdicts, and deals


class Wake(Input):
    """Something in the game was due."""

    lines: Added[list[str]] = []


class AskUndo(Input):
    """Ask the others to undo your last move."""

    seat: Seat


class AnswerUndo(Input):
    """Agree to an undo, or refuse it."""

    seat: Seat
    agree: bool


class Leave(Input):
    """The last device of a person is gone."""

    person: str


class Return(Input):
    person: str


class Rename(Input):
    """A person has taken another name."""

    person: str
    name: Name


class Chat(Input):
    """Write to everybody at the table."""

    name: Added[Name]
    text: Text


class Mute(Input):
    """The host mutes somebody, or unmutes them."""

    person: Person
    muted: bool = True


class Kick(Input):
    """The host removes somebody; from anybody else it is a vote, and a single vote decides nothing."""

    person: Person
    vote: Added[bool] = False  # of a host too, who cannot send players out of a running match alone


class PassHost(Input):
    """The host hands the table over to somebody else who sits here."""

    person: Person


class Show(Input):
    """Show a spectator what a seat sees, or stop doing so."""

    seat: Seat
    person: Person
    shown: bool = True


class Again(Input):
    """Play another match with the same people."""

    secret: Added[str] = ""  # a new one


class Close(Input):
    """The host closes the table."""


AnyInput = (
    Sit | Stand | Bot | Arrange | Contribute | Start | Reveal | Play | Wake | AskUndo | AnswerUndo | Leave | Return
    | Rename | Chat | Mute | Kick | PassHost | Show | Again | Close
)  # fmt: skip


def said_in(kind: type[Input]) -> Sequence[FieldInfo]:
    """The fields that a person gives with a request for this kind of input."""
    own = [field for field in fields(kind) if field.name not in Input.__struct_fields__]
    return [field for field in own if get_origin(field.type) is not Annotated or ADDED not in field.type.__metadata__]


ASKED = {kind: [field.name for field in said_in(kind) if field.name != "name"] for kind in get_args(AnyInput)}
DIGESTS = 2**32


def asked_in(input: AnyInput) -> int:
    """A digest of a request, for this process: equal for equal requests, and hardly ever for others.

    A name is not part of it: somebody may change theirs and then repeat the request.
    """
    kind = type(input)
    if kind is Play:  # by far the most frequent
        wanted: Any = input.seat, input.action  # type: ignore[union-attr]
    else:
        wanted = repr([getattr(input, name) for name in ASKED[kind]])
    return hash((kind, wanted)) % DIGESTS


_decoder: Decoder[AnyInput] = Decoder(AnyInput)
_encoder = Encoder()


def input_line(input: AnyInput) -> bytes:
    return _encoder.encode(input)


def read_input(line: bytes) -> AnyInput:
    return _decoder.decode(line)
