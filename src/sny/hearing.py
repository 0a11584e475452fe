"""A client's copy of a table, merged from its messages: the table, each face's view and legal actions, events."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from secrets import token_urlsafe
from typing import Any


@dataclass
class Face:
    """What one seat sees; None is a spectator."""

    seat: int | None
    view: dict[str, Any]
    legal: list[str]


class Parted(Exception):
    """The server closed the socket. `come_back` says whether to reconnect, `wait` after how many seconds."""

    def __init__(self, code: str, reason: str, come_back: bool, wait: int = 0) -> None:
        super().__init__(reason)
        self.code = code
        self.come_back = come_back
        self.wait = wait


def new_ids() -> Iterator[str]:
    """Ids for the requests of one socket: no other socket of the same person uses them."""
    socket = token_urlsafe(6)
    return (f"{socket} {number}" for number in count(1))


@dataclass
class Hearing:
    number: int = 0
    table: dict[str, Any] = field(default_factory=dict)
    faces: dict[int | None, Face] = field(default_factory=dict)
    you: dict[str, Any] = field(default_factory=dict)
    chat: list[dict[str, Any]] = field(default_factory=list)
    present: list[str] = field(default_factory=list)  # the people who are connected
    events: list[tuple[int | None, dict[str, Any]]] = field(default_factory=list)  # heard, by face
    ids: Iterator[str] = field(default_factory=new_ids)

    @property
    def over(self) -> bool:
        return self.table.get("phase") in ("over", "closed")

    def take_in(self, message: dict[str, Any]) -> None:
        """Raises Parted when it is the last one."""
        if message["type"] == "bye":
            raise Parted(message["code"], message["reason"], message["come_back"], message.get("wait", 0))
        if message["type"] == "welcome":
            self.number, self.table, self.you = message["number"], message["table"], message["you"]
            self.chat, self.present = message["chat"], message["present"]
            self.faces = {
                face["seat"]: Face(face["seat"], face["view"] or {}, face["legal"]) for face in message["faces"]
            }
            self.events += [(face["seat"], event) for face in message["faces"] for event in face["missed"]]
        elif message["type"] == "presence":
            self.present = message["present"]
        elif message["type"] == "news":
            self.number = message["number"]
            self.table.update(message.get("table", {}))
            face = self.faces[message["seat"]]
            face.view.update(message.get("view", {}))
            face.legal = message.get("legal", face.legal)
            self.events += [(message["seat"], event) for event in message.get("events", [])]
