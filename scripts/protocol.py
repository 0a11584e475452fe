"""Writes the tables of PROTOCOL.md from the code: `python -m scripts.protocol`. A test fails if they differ.

What the types cannot say is said here in words; a message, field, code or limit without words is an error.
"""

import re
from collections.abc import Callable, Iterable
from inspect import getdoc
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from sny.rules.catalogue import CARD_GAMES, rules_of
from sny.rules.kit.derived import declared, declared_of_actions
from sny.server import limits
from sny.server import messages as wire
from sny.server.endpoints import ENDPOINTS, Endpoint
from sny.server.openapi import PROBLEMS
from sny.table.chairs import Chair
from sny.table.settings import Settings
from sny.table.table import Header, Table

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "PROTOCOL.md"

EXAMPLES = """
{"type":"hello","version":1,"device":"wKq9dDyJSWMr6r_UOZWnUuecCAlRgo2pMMZCnTc8mLs","since":41}
{"type":"ping","sent":1763271300123}
{"type":"sit","id":"k3.1","seat":0,"name":"Ala"}
{"type":"stand","id":"k3.2","seat":0}
{"type":"bot","id":"k3.3","seat":1,"level":"careful"}
{"type":"arrange","id":"k3.4","players":3,"options":{"limit":60},"settings":{"clock":"relaxed","hints":true}}
{"type":"contribute","id":"k3.5","seat":0,"text":"owls and owls again"}
{"type":"start","id":"k3.6","fill":"careful"}
{"type":"reveal","id":"k3.20","seat":0,"text":"owls and owls again"}
{"type":"play","id":"k3.7","seat":0,"action":"peek 1"}
{"type":"ask_undo","id":"k3.8","seat":0}
{"type":"answer_undo","id":"k3.9","seat":0,"agree":true}
{"type":"chat","id":"k3.10","text":"well played"}
{"type":"mute","id":"k3.11","person":"HhE8-632w6L3","muted":true}
{"type":"kick","id":"k3.12","person":"HhE8-632w6L3"}
{"type":"pass_host","id":"k3.13","person":"HhE8-632w6L3"}
{"type":"show","id":"k3.14","seat":0,"person":"HhE8-632w6L3","shown":true}
{"type":"hint","id":"k3.15","seat":0}
{"type":"again","id":"k3.16"}
{"type":"close","id":"k3.17"}

{"type":"welcome","version":1,"number":2,"time":5,"you":{"person":"HhE8-632w6L3","name":"Ala","seats":[0]},\
"table":{"phase":"gathering"},"faces":[{"seat":0,"view":null,"legal":[],"missed":[]}],"chat":[],"present":["HhE8-632w6L3"],\
"names":{"HhE8-632w6L3":"Ala"}}
{"type":"news","number":4,"time":8,"seat":0,"events":[{"event":"peeked","seat":0,"place":0,"card":"5"}],\
"view":{"peeked":[1,0],"dream":[["5","?","?","?"],["?","?","?","?"]]},"legal":["peek 2","peek 3","peek 4"]}
{"type":"done","id":"k3.7","number":4}
{"type":"refused","id":"k3.8","code":"illegal",\
"reason":"seat 0 may not play 'peek 7': legal now: peek 2, peek 3, peek 4",\
"legal":["peek 2","peek 3","peek 4"]}
{"type":"presence","present":["HhE8-632w6L3","gzwNJ2dXLy1l"],"names":{"HhE8-632w6L3":"Ala","gzwNJ2dXLy1l":"Ola"}}
{"type":"hints","id":"k3.15","hints":[]}
{"type":"pong","sent":1763271300123,"time":933}
{"type":"bye","code":"stopping","reason":"the server is being restarted","come_back":true}
"""

REFUSALS = {
    "banned": "you were asked to leave",
    "chairs": "some seats are free; give `fill`, or wait",
    "closed": "the table is closed",
    "guesses": "too many wrong codes were tried from this address; wait",
    "code": "the code for a device is unknown or has expired (HTTP)",
    "date": "the date is malformed (HTTP)",
    "full": "one of the limits below is reached",
    "game": "there is no such game (HTTP)",
    "hints": "the table plays without hints, or none is available now; the reason says how far the bots are",
    "host": "only the host can do that",
    "id": "you used this id for another request, which was carried out; this one was not",
    "illegal": "the rules do not allow that move; `legal` lists what they do",
    "level": "there is no such bot",
    "message": "the message is malformed; the reason says where",
    "muted": "you cannot write here",
    "night": "in Kraina snów there is no chat at night or while a dream is told",
    "name": "a name has 1 to 24 visible characters",
    "option": "an option of the game is wrong; the reason says what is allowed",
    "person": "that cannot be done with this person",
    "phase": "not in this phase of the table: before, during or after the game",
    "rate": "too much chat at once; wait a moment",
    "review": "a review is already being made for you, or none can be made now; the reason says which (HTTP)",
    "seat": "the seat is not yours, or there is no such seat",
    "storage": "the store is not available; a `bye` follows",
    "taken": "somebody sits there",
    "line": "this seat has no sealed line to open, or the text is not the line that was sealed",
    "text": "the text has nothing readable in it, or is too long",
    "undo": "there is no move to undo, or nobody is asking for it",
}
BYES = {
    "version": "use the version that the reason names",
    "unknown": "the device is not known: `POST /api/people` first",
    "password": "send `hello` with the table's password",
    "guesses": "too many wrong passwords from your address; try again after `wait` seconds",
    "banned": "you were asked to leave",
    "hello": "the first message was not a `hello`, or none came in time",
    "flood": "too many messages; wait a little",
    "slow": "you read too slowly",
    "stopping": "the server is being restarted",
    "storage": "your last requests may be lost; reconnect, and send them again with the same ids",
    "closed": "the table was closed",
    "missing": "there is no such table; check the link",
    "private": "the table admits no spectators",
    "unreadable": "the table was stored by another version, which the reason names, and this one cannot read it",
}
NOTICES = {
    "sat": "`seat`, `name`",
    "stood": "`seat`, `name`",
    "bot": "`seat`, `level` or null",
    "arranged": "see the table's fields",
    "away": "`seat`: the last device of its person has disconnected",
    "back": "`seat`",
    "renamed": "`seat`, `name`, `before`: its person has taken another name",
    "contributed": "`seat`; the line is in the table's `lines`, or its hash in `sealed`",
    "revealing": "the host has started the game, and sealed lines must be opened",
    "revealed_line": "`seat`",
    "unrevealed": "`seats` that did not open theirs; no line counts, and everybody seals a new one",
    "started": "`match`",
    "stood_in": "`seat`, `level` of the bot that made this move for an absent player",
    "undo_asked": "`seat`",
    "undo_refused": "`seat` that refused",
    "undone": "`seat` whose last move was undone",
    "over": "`scores`, `winners`, `gone`",
    "again": "`match` that is being prepared",
    "closed": "",
    "chat": "`person`, `name`, `text`, `at`",
    "muted": "`person`",
    "unmuted": "`person`",
    "voted": "`person`, and how many `votes` of how many `voters` are for removing them",
    "kicked": "`person`",
    "host": "`person`",
    "shows": "`seat`, `person`, `shown`",
}
FIELDS = {
    "id": "the table's id, as in its link",
    "game": "the name of the game",
    "players": "how many seats there are",
    "options": "of the game; complete once it has started",
    "settings": "clocks, bots, hints, who may come in; see below",
    "host": "the person who may arrange, start, mute, remove and close",
    "phase": "`gathering`, `playing`, `over` or `closed`",
    "match": "the number of the game at this table, from 1",
    "actors": "the seats that may act now; during a vote in Kraina snów all that may vote, whether they have or not",
    "started_at": "when it started",
    "chairs": "who sits at each seat; see below",
    "promise": "SHA-256 of the secret that the deals follow from",
    "secret": "null until the game is over",
    "lines": "by seat, counted from 1: the players' part in the shuffle",
    "sealed": "by seat, counted from 1: SHA-256 of the lines that are opened at the start",
    "revealing": "whether they must be opened now",
    "undo": "null, or who asks for an undo (`seat`) and who has `agreed`",
    "undoable": "the seat whose last move can still be undone, or null",
    "result": "null, or `scores` and `winners` by seat, and who was `gone` at the end",
    "muted": "people who cannot write",
    "shown": "by seat, counted from 1: the spectators who may see what it sees",
}
CHAIRS = {
    "person": "who sits here, or null",
    "name": "their name here",
    "bot": "the level of the bot that sits here, or null",
    "away_since": "since when no device of theirs is connected, or null",
    "left": "whether they stood up during the game",
    "bank": "what is left of their time, or null without a clock",
    "asked_at": "since when it is their turn, or null",
    "deadline": "when a bot plays for them, or null",
}
LIMITS = {
    "LONGEST_MESSAGE": "bytes of a message; a longer one closes the socket (1009)",
    "LONGEST_BODY": "bytes of a body (413)",
    "SOCKET_BURST": "messages at once on a socket, and then",
    "SOCKET_RATE": "a second (`flood`)",
    "FRAME_BURST": "frames of any kind at once on a socket, control frames and fragments included, and then",
    "FRAME_RATE": "a second; more closes the socket (1008)",
    "FRAGMENTS": "fragments of a message (1008)",
    "CONNECTIONS_EACH": "connections of one address at once, sockets included; any more are refused",
    "REQUEST_SECONDS": "seconds for an HTTP request to arrive",
    "STALLED_SECONDS": "seconds without progress in reading a response",
    "SOCKETS_EACH": "sockets of one address at once, and",
    "SOCKETS_A_MINUTE": "opened in a minute; any more are refused (403)",
    "REQUESTS_A_MINUTE": "requests a minute that change something, from one address (429)",
    "READS_A_MINUTE": "requests a minute that only read, from one address (429)",
    "REPLAYS_A_MINUTE": "of these that review or check a match",
    "FILES_A_MINUTE": "files of the client a minute, to one address (429)",
    "TABLES_A_MINUTE": "new tables a minute, from one address (429)",
    "GUESSES": "wrong passwords of one address at a table, one of which is forgotten every",
    "GUESS_SECONDS": "seconds (`guesses`)",
    "CHAT_BURST": "lines of chat from one person at once, and then",
    "CHAT_RATE": "a second (`rate`)",
    "MOST_SAID": "lines of chat at a table, of which",
    "MOST_SAID_BY_SPECTATORS": "by spectators (`full`)",
    "COMINGS_A_MINUTE": "times that a person may connect to a table in a minute (`flood`)",
    "HOST_AWAY_SECONDS": "seconds until somebody else can become host in place of one who is away",
    "AWAITED_SECONDS": "seconds for which clocks wait for the people of a table that has moved to another node",
    "HINTS_A_MINUTE": "hints a minute for one address",
    "UNSENT": "messages that may wait for you, and",
    "UNSENT_BYTES": "bytes of them (`slow`)",
    "MISSED": "inputs behind, up to which `missed` holds all events; further behind, it is empty",
    "HELLO_SECONDS": "seconds for `hello` to arrive",
    "LAST_WORDS_SECONDS": "seconds for a `bye` to be sent",
}


# From types to words


def name_of(type: Any) -> str:
    return str(type.__struct_config__.tag or wire.snake(type.__name__))


def said_of(type: Any) -> str:
    if not type.__dict__.get("__doc__"):
        raise LookupError(f"{type.__name__} has no docstring")
    return " ".join(type.__doc__.split())


def fields_of(type: Any) -> str:
    """`seat`: 0 to 15; `name`?: text of 1 to 24. The id that all requests have is not said again."""
    known = {"id"} if issubclass(type, wire.Request) else set()
    told = []
    for field in msgspec.structs.fields(type):
        if field.name not in known:
            mark = "" if field.required else "?"
            told.append(f"`{field.name}`{mark}: {in_words(inspect.type_info(field.type))}")
    return "; ".join(told) or "–"


def in_words(type: Any) -> str:
    match type:
        case inspect.UnionType():
            return " or ".join(dict.fromkeys(in_words(one) for one in type.types))
        case inspect.IntType():
            return "number" if type.ge is None else bounds(type.ge, type.le)
        case inspect.StrType():
            spread = bounds(type.min_length or 0, type.max_length) if type.max_length else ""
            return f"text of {spread}" if spread else "text"
        case inspect.Metadata():
            return in_words(type.type)
        case inspect.ListType():
            return f"list of {plural(in_words(type.item_type))}"
        case inspect.StructType():
            return f"[{name_of(type.cls)}](#{name_of(type.cls)})"
        case inspect.LiteralType():
            few = len(type.values) <= FEW
            return " or ".join(f"`{value}`" for value in sorted(map(str, type.values))) if few else "one of those below"
    return WORDS[type.__class__]


FEW = 4
WORDS: dict[type, str] = {
    inspect.BoolType: "true or false",
    inspect.DictType: "object",
    inspect.TypedDictType: "object",
    inspect.NoneType: "null",
    inspect.FloatType: "number",
    inspect.AnyType: "anything",
}


def bounds(least: int, most: int | None) -> str:
    if most == 2**53:
        return "number"
    return f"{least} or more" if most is None else f"{least} to {most}"


def plural(words: str) -> str:
    return f"{words}s" if words in ("object", "number", "text") else words


def rows(head: str, lines: Iterable[str]) -> str:
    columns = head.count("|") - 1
    return "\n".join([head, "|" + "---|" * columns, *lines])


# The tables


def message_table(types: Iterable[Any]) -> str:
    lines = [f"| `{name_of(type)}` | {fields_of(type)} | {said_of(type)} |" for type in types]
    return rows("| type | fields | means |", lines)


def examples(part: int) -> str:
    return f"```json\n{EXAMPLES.split(chr(10) * 2)[part].strip()}\n```"


def from_client() -> str:
    return message_table(get_args(wire.AnyFromClient)) + "\n\n" + examples(0)


def from_server() -> str:
    parts = message_table([*get_args(wire.AnyFromServer)])
    inner = "\n".join(
        f'- <a id="{name_of(one)}"></a>`{name_of(one)}`: {fields_of(one)}. {said_of(one)}' for one in INNER
    )
    return f"{parts}\n\n{inner}\n\n{examples(1)}"


INNER = (wire.You, wire.Face)


def words_table(words: dict[str, str], known: Iterable[str], head: str) -> str:
    if set(words) != set(known):
        raise LookupError(f"{head}: {set(words) ^ set(known)} are on one side only")
    return rows(head, (f"| `{word}` | {meaning} |" for word, meaning in words.items()))


def table_fields() -> str:
    table = Table(Header("t", "sen", 2, {}, Settings(), "p", "secret", "2026-01-01"))
    described = table.described()
    settings = f'- <a id="settings"></a>`settings`: {fields_of(Settings)}. {said_of(Settings)}'
    chair = Chair().described(Settings())
    parts = [
        words_table(FIELDS, described, "| field of the table | holds |"),
        words_table(CHAIRS, chair, "| field of a chair | holds |"),
        settings,
    ]
    return "\n\n".join(parts)


def notices() -> str:
    return words_table(NOTICES, notices_in_code(), "| event of the table | facts |")


def refusals() -> str:
    return words_table(REFUSALS, codes_in_code(), "| code of a refusal | means |")


def byes() -> str:
    known = next(field.type for field in msgspec.structs.fields(wire.Bye) if field.name == "code")
    return words_table(BYES, get_args(known), "| code of a bye | means |")


def endpoints() -> str:
    return rows("| request | body | answer | does |", map(endpoint_row, ENDPOINTS))


def endpoint_row(endpoint: Endpoint) -> str:
    query = "".join(f"{'&' if place else '?'}{name}=…" for place, name in enumerate(endpoint.query))
    body = fields_of(endpoint.body) if endpoint.body else "–"
    form = endpoint.answer
    answer = form if isinstance(form, str) else answer_of(form)
    says = endpoint.says + (". Needs a device" if endpoint.for_known_devices else "")
    return f"| `{endpoint.method} {endpoint.path}{query}` | {body} | {endpoint.status}: {answer} | {says} |"


def answer_of(form: Any) -> str:
    if inner := get_args(form):
        return f"list of {answer_of(inner[0])}"
    return ", ".join(f"`{field}`" for field in form.__struct_fields__)


def problems() -> str:
    return rows("| status | means |", (f"| {status} | {says} |" for status, says in PROBLEMS.items()))


def limits_table() -> str:
    known = [name for name in vars(limits) if name.isupper()]
    if set(LIMITS) != set(known):
        raise LookupError(f"limits: {set(LIMITS) ^ set(known)} are on one side only")
    return rows("| limit | of |", (f"| {getattr(limits, name):g} | {says} |" for name, says in LIMITS.items()))


def lowered(text: str | None) -> str:
    text = text or ""
    return text[:1].lower() + text[1:]


def derived_values() -> str:
    lines = []
    for name in CARD_GAMES:
        derived = {value: getdoc(spec.value) for value, spec in declared(rules_of(name)).items()}
        foreseen = {
            value: f"By legal action: {lowered(getdoc(spec.value))}"
            for value, spec in declared_of_actions(rules_of(name)).items()
        }
        lines += [
            f"| {name.capitalize()} | `{value}` | {' '.join(str(doc).split())} |"
            for value, doc in (derived | foreseen).items()
        ]
    return rows("| game | field | means |", lines)


def codes_in_code() -> set[str]:
    """Every code that a request of a client can be refused with."""
    sources = [*(ROOT / "src/sny/table").glob("*.py"), *(ROOT / "src/sny/server").glob("*.py")]
    text = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    return set(re.findall(r'Refused\((?:id=[^,]+, code=)?"(\w+)"', text)) - INSIDE


INSIDE = {"back", "time", "server"}  # said to bots, to the clock, and by the Python client itself


def notices_in_code() -> set[str]:
    text = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src/sny/table").glob("*.py"))
    found = re.findall(r'Event\("(\w+)"(?: if [^"]* else "(\w+)")?', text)
    return {name for names in found for name in names if name}


SECTIONS: dict[str, Callable[[], str]] = {
    "from the client": from_client,
    "from the server": from_server,
    "table": table_fields,
    "derived values": derived_values,
    "events": notices,
    "refusals": refusals,
    "byes": byes,
    "endpoints": endpoints,
    "problems": problems,
    "limits": limits_table,
}


def written(page: str) -> str:
    """A page with its tables made anew."""
    for name, section in SECTIONS.items():
        begin, end = f"<!-- {name}: written by scripts/protocol.py -->", f"<!-- end of {name} -->"
        before, found, rest = page.partition(begin)
        _, ended, after = rest.partition(end)
        if not found or not ended:
            raise LookupError(f"PROTOCOL.md lacks the markers of {name!r}: {begin} and {end}")
        page = f"{before}{begin}\n{section()}\n{end}{after}"
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
