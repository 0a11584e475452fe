"""Everything that can happen at a table, as it is stored: one record each, from which all else is recomputed."""

from typing import Annotated, Any, get_args

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from sny.table.settings import Settings

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]


class Input(Struct, tag_field="input", tag=str.lower, omit_defaults=True, kw_only=True):
    """`at` is in milliseconds of the table's own time, which stands still while nobody is at the table."""

    at: int = 0
    by: str = ""  # the person who wants it; empty: the table itself
    id: str = ""  # given by the person, so that a repetition does no harm


class Sit(Input):
    """Take a free chair, for oneself or for a guest at the same device."""

    seat: Seat
    name: Name
    own_name: bool = False  # and not a guest's: it changes when the person takes another
    newcomer: bool = False
    host_away: bool = False  # then a host who does not sit here is host no longer


class Stand(Input):
    """Leave a chair: free before the game, played by a bot during it. The host frees those of whoever is away."""

    seat: Seat


class Bot(Input):
    """Put a bot into a chair that nobody has; an empty level takes it away."""

    seat: Seat
    level: str


class Arrange(Input):
    """Change the game's options and the table's settings before the start."""

    players: int
    options: dict[str, Any]
    settings: Settings


class Contribute(Input):
    """A line of one's own, which becomes part of the shuffle: open, or sealed by its hash until the start."""

    seat: Seat
    text: Annotated[str, Meta(max_length=100)] = ""
    sealed: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""


class Start(Input):
    """Begin; free chairs go to bots of a level, where one is given."""

    fill: str = ""
    version: str = ""  # of sny, which deals; empty: that of the header
    options: dict[str, Any] = {}  # of the game, every one
    lines: list[str] = []  # what was dealt


class Reveal(Input):
    """Open the line that was sealed. With the last one the game begins, as with a start."""

    seat: Seat
    text: Annotated[str, Meta(max_length=100)]
    version: str = ""
    options: dict[str, Any] = {}
    lines: list[str] = []


class Play(Input):
    seat: Seat
    action: str
    bot: str = ""  # the level of the bot that chose it
    lines: list[str] = []  # what the game recorded: words with their verdicts, and deals


class Wake(Input):
    """Something was due in the game."""

    lines: list[str] = []


class AskUndo(Input):
    seat: Seat


class AnswerUndo(Input):
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
    name: Name
    text: Text


class Mute(Input):
    person: str
    muted: bool = True


class Kick(Input):
    """By the host at once; by others, and where it is marked so, as a vote."""

    person: str
    vote: bool = False  # of a host too, who cannot send players out of a running match alone


class PassHost(Input):
    person: str


class Show(Input):
    """Let a spectator see what this seat sees, or no longer."""

    seat: Seat
    person: str
    shown: bool = True


class Again(Input):
    """The same people once more, with a new secret."""

    secret: str = ""


class Close(Input):
    """Nobody will play here any more."""


AnyInput = (
    Sit | Stand | Bot | Arrange | Contribute | Start | Reveal | Play | Wake | AskUndo | AnswerUndo | Leave | Return
    | Rename | Chat | Mute | Kick | PassHost | Show | Again | Close
)  # fmt: skip

NOT_ASKED = {
    "at", "vote", "by", "id", "name", "own_name", "newcomer", "host_away", "bot", "lines", "secret", "version"
}  # fmt: skip
DEALT = {(Start, "options"), (Reveal, "options")}  # what a start came to, not what was asked for
ASKED = {
    kind: [name for name in kind.__struct_fields__ if name not in NOT_ASKED and (kind, name) not in DEALT]
    for kind in get_args(AnyInput)
}
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
