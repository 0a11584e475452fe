"""Every message between a client and a table, typed once. PROTOCOL.md and the client's types are generated from here.

A message is one JSON object; `type` names its kind. A client begins with `hello` and is answered by `welcome`; from
then on each change at the table arrives as a numbered `news`, one for each face of the client. Everything else that
a client sends is a request with an `id` of its own, answered by `done` or `refused`; requests are idempotent: the same
one may be sent again. They are declared in `sny.table.inputs`, as the inputs that they become.
"""

from typing import Annotated, Any, Literal, Union

from msgspec import UNSET, DecodeError, Meta, MsgspecError, Struct, UnsetType, defstruct
from msgspec.json import Decoder, Encoder, decode

from sny.table import inputs
from sny.table.described import ChatLine, Heard, View, client_type
from sny.table.inputs import Seat

VERSION = 1

Id = Annotated[str, Meta(min_length=1, max_length=40)]


def snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


# From the client


class FromClient(Struct, tag_field="type", tag=snake, forbid_unknown_fields=True, kw_only=True):
    pass


class Hello(FromClient):
    """The first message on a socket. `since` is the number of the last news that the client received."""

    version: int
    device: Annotated[str, Meta(max_length=100)] = ""  # the device secret, where it does not come as a cookie
    password: Annotated[str, Meta(max_length=100)] = ""
    since: Annotated[int, Meta(ge=0)] | None = None


class Ping(FromClient):
    """Answered by `pong` at once."""

    sent: Annotated[int, Meta(ge=-(2**53), le=2**53)] | float | Annotated[str, Meta(max_length=100)] | None = None


class Request(FromClient):
    id: Id


class Hint(Request):
    """Ask what the most promising actions would lead to, if the table allows hints. Answered by `hints`."""

    seat: Seat


def request_for(kind: type[inputs.Input]) -> type[Request]:
    """An input as a client requests it: without the fields that the server adds."""
    fields: list[Any] = [(field.name, field.type, field.default) for field in inputs.said_in(kind)]
    if kind is inputs.Sit:  # whoever gives no name sits there under their own
        fields[1] = "name", inputs.Name | None, None
    about = {"__doc__": kind.__doc__}
    request = defstruct(kind.__name__, fields, bases=(Request,), module=__name__, namespace=about)
    assert issubclass(request, Request)
    return request


REQUESTS = {
    kind: request_for(kind)
    for kind in (
        inputs.Sit, inputs.Stand, inputs.Bot, inputs.Arrange, inputs.Contribute, inputs.Start, inputs.Reveal,
        inputs.Play, inputs.AskUndo, inputs.AnswerUndo, inputs.Chat, inputs.Mute, inputs.Kick, inputs.PassHost,
        inputs.Show, inputs.Again, inputs.Close,
    )
}  # fmt: skip
INPUTS = {request: kind for kind, request in REQUESTS.items()}
*_before, _again, _close = INPUTS
AnyRequest: Any = Union[(*_before, Hint, _again, _close)]  # in the order of PROTOCOL.md
AnyFromClient: Any = Hello | Ping | AnyRequest


# From the server


class FromServer(Struct, tag_field="type", tag=snake, kw_only=True):
    pass


class Face(Struct):
    """The game as a seat sees it, or with null as a spectator does: the view, the legal actions, and missed events."""

    seat: int | None
    view: View | None  # null while no game is on
    legal: list[str]
    missed: list[Heard]  # the events since the number that the client had


class You(Struct):
    """Who the server takes you for."""

    person: str
    name: str
    seats: list[int]


class Welcome(FromServer):
    """The whole table as this client may see it."""

    version: int
    number: int  # of the last input that is in it
    time: int  # milliseconds of the table's own clock
    you: You
    table: Annotated[dict[str, Any], client_type("Described")]
    faces: list[Face]
    chat: list[ChatLine]
    present: list[str]  # the people who are connected
    names: dict[str, str]  # by person: how they are called


class News(FromServer, omit_defaults=True):
    """One input and what it changed, as one face sees it. Fields that are left out have not changed."""

    number: int
    time: int
    seat: int | None  # whose face; null for a spectator. Always there
    events: list[Heard] = []
    table: Annotated[dict[str, Any], client_type("Partial<Described>")] = {}  # fields of the table that changed
    view: View = {}  # fields of the view that changed
    legal: list[str] | UnsetType = UNSET


class Done(FromServer):
    """A request was carried out and stored, under this number."""

    id: str
    number: int


class Refused(FromServer):
    """A request was not carried out, and nothing has changed."""

    id: str
    code: str
    reason: str
    legal: list[str] | UnsetType = UNSET
    verdict: str | UnsetType = UNSET  # the reason of the referee of a word game, in the table's language


class Presence(FromServer):
    """Who is connected."""

    present: list[str]
    names: dict[str, str]


class Hints(FromServer):
    """The answer to `hint`: an object for each of up to six actions, the best chance first.

    The action that the strongest level would play carries that level's name as `level`.
    """

    id: str
    hints: list[Annotated[dict[str, Any], client_type("Hinted")]]


class Pong(FromServer):
    """The answer to `ping`: what was sent, and the table's time."""

    sent: int | float | str | None
    time: int


class Bye(FromServer):
    """The last message on a socket: why it is closed, whether to reconnect, and after how many seconds."""

    code: Literal[
        "version", "unknown", "password", "guesses", "banned", "hello", "flood", "slow", "stopping", "storage",
        "closed", "missing", "private", "unreadable",
    ]  # fmt: skip
    reason: str
    come_back: bool
    wait: int = 0  # 0: unknown


AnyFromServer = Welcome | News | Done | Refused | Presence | Hints | Pong | Bye


_decoder: Decoder[Hello | Ping | Request] = Decoder(AnyFromClient)
_encoder = Encoder()


def read_message(text: str | bytes) -> Hello | Ping | Request:
    """Raises msgspec.ValidationError or DecodeError, whose text says where."""
    try:
        return _decoder.decode(text)
    except RecursionError:
        raise DecodeError("it is nested too deeply") from None
    except UnicodeDecodeError:
        raise DecodeError("it is not UTF-8") from None


def message_text(message: AnyFromServer) -> str:
    return _encoder.encode(message).decode()


class Anonymous(Struct):
    id: str = ""


def id_in(text: str) -> str:
    """The id of a malformed message, so that its sender knows which it was."""
    try:
        return decode(text, type=Anonymous).id[:40]
    except (MsgspecError, RecursionError, UnicodeError):
        return ""
