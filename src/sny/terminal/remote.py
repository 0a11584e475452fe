"""A table on a server, as the terminal sees it: a blocking socket, and behind it a game in the shape of a local one."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from time import sleep
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from sny.errors import IllegalAction, Refused
from sny.rules.catalogue import rules_of
from sny.rules.kit.notation import UNKNOWN
from sny.terminal.words import Heard
from sny.visitor import LONGEST, Hearing, Parted, Visitor

TRIES = 20  # to come back, a second apart
PRIVATE = ("drew", "exchanged", "peeked", "looked")  # events whose card is its witness's own business


@dataclass(frozen=True)
class HeardEvent:
    """An event as the server told it; what others heard of it is worked out."""

    own: Heard

    def heard_by(self, seat: int | None) -> Heard:
        return self.own if seat is not None or self.own["event"] not in PRIVATE else {**self.own, "card": UNKNOWN}


@dataclass
class Line:
    """A socket at a table that is opened again when it breaks, and goes on where it was."""

    visitor: Visitor
    table: str
    password: str = ""
    hearing: Hearing = field(default_factory=Hearing)
    news: list[Heard] = field(default_factory=list)  # heard and not yet taken
    socket: ClientConnection | None = None

    def open(self) -> None:
        """Raises Parted where the server does not let one in, Refused where there is none."""
        try:
            self.socket = connect(self.visitor.address(self.table), compression=None, max_size=LONGEST)
            with suppress(ConnectionClosed):  # what was said before it closed is heard all the same
                self.socket.send(self.visitor.hello(self.hearing.number or None, self.password))
            self._hear()
        except (OSError, InvalidStatus, ConnectionClosed) as error:
            raise Refused("server", f"no server answers at {self.visitor.server}: {error}") from None

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()

    def next(self, timeout: float | None = None) -> dict[str, Any]:
        """The next message, a `welcome` where the line had to be opened again; an empty one when the time is over."""
        try:
            return self._hear(timeout)
        except TimeoutError:
            return {}
        except ConnectionClosed:
            return self._come_back()
        except Parted as parted:
            if not parted.come_back:
                raise
            return self._come_back()

    def _hear(self, timeout: float | None = None) -> dict[str, Any]:
        assert self.socket is not None, "the line is open"
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.hearing.take_in(message)
        self.news += [event for _, event in self.hearing.events]
        self.hearing.events.clear()
        return message

    def _come_back(self) -> dict[str, Any]:
        for _ in range(TRIES):
            sleep(1)
            try:
                self.open()
            except Refused:
                continue
            except Parted as parted:
                if not parted.come_back:
                    raise
            else:
                return {"type": "welcome"}
        raise Refused("server", "the connection was lost and could not be opened again")

    def request(self, kind: str, **what: Any) -> None:
        """Send a request and hear everything up to its answer. Raises Refused."""
        id = next(self.hearing.ids)
        sent = json.dumps({"type": kind, "id": id, **what})
        self._send(sent)
        while True:
            message = self.next()
            if message.get("type") == "welcome":
                self._send(sent)  # the answer may have been lost, and twice does no harm
            if message.get("id") == id and message["type"] == "refused":
                raise Refused(message["code"], message["reason"])
            if message.get("id") == id:
                return

    def _send(self, text: str) -> None:
        """On a line that broke meanwhile nothing is sent; whoever listens next opens it again."""
        assert self.socket is not None, "the line is open"
        with suppress(ConnectionClosed):
            self.socket.send(text)

    def taken_news(self) -> list[Heard]:
        news, self.news = self.news, []
        return news


class RemoteGame:
    """What the terminal asks of a game, answered from what was heard."""

    def __init__(self, line: Line, seat: int) -> None:
        self.line = line
        self.seat = seat
        self.name: str = line.hearing.table["game"]
        self.rules: Any = rules_of(self.name)
        self.seed = ""
        self.problem = ""  # why the last action was refused
        self.notices: list[Heard] = []  # what happened at the table and not in the game

    @property
    def table(self) -> dict[str, Any]:
        return self.line.hearing.table

    @property
    def players(self) -> int:
        return int(self.table["players"])

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.table["options"])

    @property
    def over(self) -> bool:
        return self.line.hearing.over

    @property
    def actors(self) -> tuple[int, ...]:
        return tuple(self.table["actors"])

    @property
    def scores(self) -> list[int]:
        return list(self.table["result"]["scores"]) if self.table["result"] else self._running_scores()

    @property
    def winners(self) -> list[int]:
        return list(self.table["result"]["winners"]) if self.table["result"] else []

    def _running_scores(self) -> list[int]:
        view = self.view(self.seat)
        fields = [name for name in ("tokens", "total", "points") if any(view.get(name) or [])]
        return list(view[fields[0]]) if fields else [0] * self.players

    def legal(self, seat: int) -> list[str]:
        return list(self.line.hearing.faces[seat].legal)

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self.line.hearing.faces[seat].view}

    def play(self, seat: int, action: str) -> tuple[HeardEvent, ...]:
        self.problem = ""
        try:
            self.line.request("play", seat=seat, action=action)
        except Refused as refused:
            self.problem = str(refused)
        return self.heard()

    def wait(self, timeout: float | None = None) -> tuple[HeardEvent, ...]:
        """Until something happens."""
        self.line.next(timeout)
        return self.heard()

    def heard(self) -> tuple[HeardEvent, ...]:
        """What happened in the game since it was last asked; what happened at the table is put aside."""
        news = self.line.taken_news()
        names = event_names(self.rules)
        own = [event["event"] in names and "voters" not in event for event in news]  # at the table people vote as well
        self.notices += [event for event, of_game in zip(news, own, strict=True) if not of_game]
        return tuple(HeardEvent(event) for event, of_game in zip(news, own, strict=True) if of_game)

    def text(self) -> str:
        raise IllegalAction(self.seat, "save", [], "a game on a server is kept there")


def event_names(rules: Any) -> set[str]:
    from sny.terminal.word_telling import REVEALED, TOLD

    events: Iterator[Any] = iter(getattr(rules, "EVENTS", ()))
    return {name for name, _ in events} or {*TOLD, REVEALED}
