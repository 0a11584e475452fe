"""Everything that can happen at a table, as it is stored: one record each, from which all else is recomputed.

What a person may ask for is declared here too, with its bounds; its docstring says in PROTOCOL.md what it means.
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
ADDED = "by the server, and not said by whoever asks"
Added = Annotated[Value, ADDED]


class Input(Struct, tag_field="input", tag=str.lower, omit_defaults=True, kw_only=True):
    """`at` is in milliseconds of the table's own time, which stands still while nobody is at the table."""

    at: int = 0
    by: str = ""  # the person who wants it; empty: the table itself
    id: str = ""  # given by the person, so that a repetition does no harm


class Sit(Input):
    """Take a free chair before the game; with a name for a guest at the same device."""

    seat: Seat
    name: Name
    own_name: Added[bool] = False  # and not a guest's: it changes when the person takes another
    newcomer: Added[bool] = False
    host_away: Added[bool] = False  # then a host who does not sit here is host no longer


class Stand(Input):
    """Leave a chair. During a game a bot plays on, and the chair stays yours. Before and after one the host may also
    free the chair of somebody who is away."""

    seat: Seat


class Bot(Input):
    """The host puts a bot of a level into a free chair, or takes it away with an empty level."""

    seat: Seat
    level: Level


class Arrange(Input):
    """The host changes the number of players, the game's options and the table's settings, before the game."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any]
    settings: Settings


class Contribute(Input):
    """A line of one's own, which becomes part of the shuffle: open as `text`, or `sealed` by its SHA-256."""

    seat: Seat
    text: Annotated[str, Meta(max_length=100)] = ""
    sealed: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""


class Start(Input):
    """The host begins the game; free chairs go to bots of the level `fill`."""

    fill: Level = ""
    version: Added[str] = ""  # of sny, which deals; empty: that of the header
    options: Added[dict[str, Any]] = {}  # of the game, every one
    lines: Added[list[str]] = []  # what was dealt


class Reveal(Input):
    """Open a sealed line, when the table says `revealing`."""

    # With the last one the game begins, as with a start.
    seat: Seat
    text: Annotated[str, Meta(max_length=100)]
    version: Added[str] = ""
    options: Added[dict[str, Any]] = {}
    lines: Added[list[str]] = []


class Play(Input):
    """One of the legal actions that the last news gave; in a word game with words of one's own for the …"""

    seat: Seat
    action: Annotated[str, Meta(min_length=1, max_length=4000)]
    bot: Added[str] = ""  # the level of the bot that chose it
    lines: Added[list[str]] = []  # what the game recorded: words with their verdicts, and deals


class Wake(Input):
    """Something was due in the game."""

    lines: Added[list[str]] = []


class AskUndo(Input):
    """Ask the others to let your last move be taken back."""

    seat: Seat


class AnswerUndo(Input):
    """Let the move be taken back, or not."""

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
    """The host takes the right to write from somebody, or gives it back."""

    person: Person
    muted: bool = True


class Kick(Input):
    """The host sends somebody away; from anybody else it is a vote, and one alone decides nothing."""

    person: Person
    vote: Added[bool] = False  # of a host too, who cannot send players out of a running match alone


class PassHost(Input):
    """The host makes somebody else host who sits here."""

    person: Person


class Show(Input):
    """Let a spectator look through a seat's eyes, or no longer."""

    seat: Seat
    person: Person
    shown: bool = True


class Again(Input):
    """The same people once more."""

    secret: Added[str] = ""  # a new one


class Close(Input):
    """The host closes the table."""


AnyInput = (
    Sit | Stand | Bot | Arrange | Contribute | Start | Reveal | Play | Wake | AskUndo | AnswerUndo | Leave | Return
    | Rename | Chat | Mute | Kick | PassHost | Show | Again | Close
)  # fmt: skip


def said_in(kind: type[Input]) -> Sequence[FieldInfo]:
    """What a person says who asks for an input of this kind."""
    own = [field for field in fields(kind) if field.name not in Input.__struct_fields__]
    return [field for field in own if get_origin(field.type) is not Annotated or ADDED not in field.type.__metadata__]


ASKED = {kind: [field.name for field in said_in(kind) if field.name != "name"] for kind in get_args(AnyInput)}
DIGESTS = 2**32


def asked_in(input: AnyInput) -> int:
    """A digest of what a person asked for, in this process: the same for the same, and hardly ever for anything else.

    A name is no part of it: somebody may change theirs and then ask again.
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
