"""`sny join`: sit down at a table on a server, and play there from the terminal."""

import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from rich.text import Text

from sny.errors import Refused
from sny.hearing import Hearing, Parted
from sny.language import Language
from sny.rules.catalogue import rules_of
from sny.terminal.complaint import Complaint
from sny.terminal.desk import Desk
from sny.terminal.identity import known_visitor
from sny.terminal.loop import Left, Match
from sny.terminal.parts import indented
from sny.terminal.remote import Line
from sny.terminal.screen import Screen
from sny.terminal.words import Words
from sny.visitor import Visitor, ask_now


@dataclass(frozen=True)
class Wanted:
    """A new table, as requested."""

    game: str
    players: int
    options: Mapping[str, Any]
    settings: Mapping[str, Any]

    def form(self) -> dict[str, Any]:
        options, settings = dict(self.options), dict(self.settings)
        return {"game": self.game, "players": self.players, "options": options, "settings": settings}


def join(language: Language, link: str, name: str, password: str, wanted: Wanted, fill: str, watch: bool) -> None:
    """By the link of a table; or by the address of a server, and then at a new table."""
    screen = Screen()
    try:
        server, table = read_link(language, link)
        visitor, table = arrived(server, table, name, wanted, fill)
        line = Line(visitor, table, password)
        line.open()
        try:
            seat = None if watch else seated(line, screen, language)
            if line.hearing.table["phase"] == "gathering":
                wait_for_start(line, screen, language, fill)
            play(line, seat, screen, language)
        except (KeyboardInterrupt, EOFError, Left):
            if not line.hearing.over and not watch:
                screen.show(indented(language.say("join-come-back")), way_back(line, name))
            raise
        finally:
            line.close()
    except (Refused, Parted) as problem:
        raise Complaint(language.say("join-refused", problem=str(problem))) from None


def read_link(language: Language, link: str) -> tuple[str, str]:
    """The server's address, and the table's id where the link is one of a table."""
    try:
        parts = urlsplit(link if "://" in link else f"http://{link}")
    except ValueError:
        raise Complaint(language.say("join-no-link", link=link)) from None
    path = parts.path.strip("/").split("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not (path == [""] or path[:-1] == ["t"]):
        raise Complaint(language.say("join-no-link", link=link))
    return f"{parts.scheme}://{parts.netloc}", path[-1]


def arrived(server: str, table: str, name: str, wanted: Wanted, fill: str) -> tuple[Visitor, str]:
    """A person and a table there; none is opened for bots that the server does not have."""
    visitor = known_visitor(server, name)
    if table:
        return visitor, table
    levels = game_of(server, wanted.game)["levels"]
    if fill and fill not in levels:
        raise Refused("not-allowed", f"there is no bot {fill!r} there; choose from {', '.join(levels)}")
    return visitor, ask_now(server, "POST", "/api/tables", wanted.form(), visitor.device)["id"]


def seated(line: Line, screen: Screen, language: Language) -> int:
    """In one's own chair, or the first free one."""
    chairs = list(enumerate(line.hearing.table["chairs"]))
    own = [seat for seat, chair in chairs if chair["person"] == line.visitor.person]
    if own:
        screen.show(indented(language.say("join-back", player=line.visitor.name)))
        return own[0]
    free = [seat for seat, chair in chairs if not chair["person"] and not chair["bot"]]
    if line.hearing.table["phase"] != "gathering" or not free:
        raise Refused("taken", language.say("join-full"))
    line.request("sit", seat=free[0])
    screen.show(indented(language.say("join-seated", seat=free[0] + 1, link=link_to(line))))
    return free[0]


def way_back(line: Line, name: str) -> Text:
    """In one line, to be copied."""
    return Text(f" {shlex.join(['sny', 'join', link_to(line), '--name', name])}", no_wrap=True, overflow="ignore")


def link_to(line: Line) -> str:
    return f"{line.visitor.server}/t/{line.table}"


def wait_for_start(line: Line, screen: Screen, language: Language, fill: str) -> None:
    host = line.hearing.table["host"] == line.visitor.person
    if host and fill:
        line.request("start", fill=fill)
    elif host:
        screen.ask(f" {language.say('join-start')} ")
        line.request("start", fill=line_level(line))
    else:
        screen.show(indented(language.say("join-wait")))
    while line.hearing.table["phase"] == "gathering":
        line.next()


def line_level(line: Line) -> str:
    return line_level_of(line.visitor.server, line.hearing.table["game"])


def line_level_of(server: str, name: str) -> str:
    return str(game_of(server, name)["usual_level"])


def game_of(server: str, name: str) -> dict[str, Any]:
    """What a server says of one of its games."""
    found = next((game for game in ask_now(server, "GET", "/api/games") if game["name"] == name), None)
    if found is None:
        raise Refused("not-allowed", f"this server does not have the game {name!r}")
    return dict(found)


def play(line: Line, seat: int | None, screen: Screen, language: Language) -> None:
    words = Named(language, rules_of(line.hearing.table["game"]), seat, hearing=line.hearing)
    opening = language.say("join-watching") if seat is None else ""
    Match(Desk(line, seat), words, screen, opening).run()


class Named(Words):
    """Seats by the names that the people in them have now; bots are called as they are everywhere."""

    def __init__(self, *given: object, hearing: Hearing) -> None:
        super().__init__(*given)  # type: ignore[arg-type]
        object.__setattr__(self, "hearing", hearing)

    def player(self, seat: int, form: str = "") -> str:
        chair: dict[str, str] = self.hearing.table["chairs"][seat]  # type: ignore[attr-defined]
        if seat == self.you or not chair["name"]:
            return super().player(seat, form)
        ending = form and f".{form}"
        return self.language.say(f"player-named{ending}", name=chair["name"])
