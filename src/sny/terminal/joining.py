"""`sny join`: sit down at a table on a server, and play there from the terminal."""

import queue
import shlex
import threading
from urllib.parse import urlsplit

from rich.text import Text

from sny.errors import Refused
from sny.language import Language
from sny.rules.catalogue import WORD_GAMES
from sny.terminal.complaint import Complaint
from sny.terminal.identity import known_visitor
from sny.terminal.loop import Left, Match
from sny.terminal.menu import Menu
from sny.terminal.parts import indented
from sny.terminal.remote import HeardEvent, Line, RemoteGame
from sny.terminal.screen import Screen
from sny.terminal.word_answers import WAIT, understood
from sny.terminal.word_screen import expected, reveal
from sny.terminal.word_telling import REVEALED, Telling
from sny.terminal.words import Heard, Words
from sny.visitor import Hearing, Parted, Visitor, ask_now

NOTICES = ("chat", "away", "back", "stood_in", "stood")
MOMENT = 0.2  # seconds between looks at the keyboard


def join(language: Language, link: str, name: str, password: str, game: str, players: int | None, fill: str) -> None:
    """By the link of a table; or by the address of a server, and then at a new table."""
    screen = Screen()
    try:
        server, table = read_link(language, link)
        visitor, table = arrived(server, table, name, game, players)
        line = Line(visitor, table, password)
        line.open()
        try:
            seat = seated(line, screen, language)
            if line.hearing.table["phase"] == "gathering":
                wait_for_start(line, screen, language, fill)
            play(line, seat, screen, language)
        except (KeyboardInterrupt, EOFError, Left):
            if not line.hearing.over:
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


def arrived(server: str, table: str, name: str, game: str, players: int | None) -> tuple[Visitor, str]:
    visitor = known_visitor(server, name)
    if not table:
        wanted = {"game": game, **({"players": players} if players else {})}
        table = ask_now(server, "POST", "/api/tables", wanted, visitor.device)["id"]
    return visitor, table


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
    games = ask_now(server, "GET", "/api/games")
    return next(str(game["usual_level"]) for game in games if game["name"] == name)


def play(line: Line, seat: int, screen: Screen, language: Language) -> None:
    game = RemoteGame(line, seat)
    words = Named(language, game.rules, seat, hearing=line.hearing)
    if game.name in WORD_GAMES:
        RemoteWordMatch(game, words, screen).run()
    else:
        RemoteMatch(game, seat, {}, words, screen).run()  # type: ignore[arg-type]


class Named(Words):
    """Seats by the names that the people in them have now."""

    def __init__(self, *given: object, hearing: Hearing) -> None:
        super().__init__(*given)  # type: ignore[arg-type]
        object.__setattr__(self, "hearing", hearing)

    def player(self, seat: int, form: str = "") -> str:
        chair: dict[str, str] = self.hearing.table["chairs"][seat]  # type: ignore[attr-defined]
        name = chair["name"] or chair["bot"]
        if seat == self.you or not name:
            return super().player(seat, form)
        ending = form and f".{form}"
        return self.language.say(f"player-named{ending}", name=name)


class RemoteMatch(Match):
    """A card game: your moves go to the server, and the others' come from it."""

    def bot_move(self, seat: int) -> None:  # noqa: ARG002  # whoever it is
        game: RemoteGame = self.game  # type: ignore[assignment]
        before = game.view(self.seat)
        self.draw(self.sight())
        self.hear(game.wait(), before)
        self.tell_notices(game)

    def your_move(self) -> None:
        super().your_move()
        game: RemoteGame = self.game  # type: ignore[assignment]
        if game.problem:
            self.opening = self.words.language.say("join-refused", problem=game.problem)
        self.tell_notices(game)

    def hear(self, events: tuple[HeardEvent, ...], before: dict[str, object]) -> None:  # type: ignore[override]
        if events:
            super().hear(events, before)  # type: ignore[arg-type]

    def tell_notices(self, game: RemoteGame) -> None:
        told = [line for notice in game.notices if (line := notice_line(self.words, notice))]
        game.notices.clear()
        if told:
            self.opening = " ".join(told)

    def keep(self) -> None:
        """The server keeps it."""

    def quit(self, _: Menu) -> None:
        raise EOFError


def notice_line(words: Words, notice: Heard) -> str:
    if notice["event"] not in NOTICES or ("seat" not in notice and notice["event"] != "chat"):
        return ""
    player = words.player(notice["seat"]) if "seat" in notice else notice["name"]
    kind = notice["event"].replace("_", "-")
    return words.language.say(f"join-{kind}", player=player, text=notice.get("text", ""))


class RemoteWordMatch:
    """A word game in real time: what is heard is written line by line, and lines that are typed are said."""

    def __init__(self, game: RemoteGame, words: Words, screen: Screen) -> None:
        self.game = game
        self.words = words
        self.screen = screen
        self.telling = Telling(words)
        self.typed: queue.Queue[str | None] = queue.Queue()
        self.asked = ""

    def run(self) -> None:
        threading.Thread(target=self.listen, daemon=True).start()
        self.tell(self.game.heard())
        while not self.game.over:
            self.prompt()
            self.tell(self.game.wait(MOMENT))
            while not self.typed.empty():
                self.say(self.typed.get())
        winners = self.words.language.listed([self.words.player(seat) for seat in self.game.winners], "list-and")
        self.screen.show(indented(self.words.language.say("join-word-end", winners=winners)))

    def listen(self) -> None:
        while True:
            try:
                self.typed.put(self.screen.ask(""))
            except (EOFError, OSError, ValueError):
                self.typed.put(None)
                return

    def prompt(self) -> None:
        """What is expected, whenever that changes."""
        view, legal = self.game.view(self.game.seat), self.game.legal(self.game.seat)
        question = f"{view['phase']} {view['word']} {legal} {view['turn']}"
        if question != self.asked:
            self.asked = question
            self.screen.show(Text(f" {expected(self.words, view, legal)}", "bold"))

    def tell(self, events: tuple[HeardEvent, ...]) -> None:
        for event in events:
            if event.own["event"] == REVEALED:
                self.screen.show(reveal(self.words, event.own))
            else:
                self.screen.show(*map(indented, self.telling.lines([event.own])))
        for notice in self.game.notices:
            if line := notice_line(self.words, notice):
                self.screen.show(indented(line))
        self.game.notices.clear()

    def say(self, typed: str | None) -> None:
        if typed is None:
            raise EOFError
        legal = self.game.legal(self.game.seat)
        answer = understood(self.words, " ".join(typed.split()), legal)
        if answer.line and answer.line != WAIT:
            self.tell(self.game.play(self.game.seat, answer.line))
        if remark := answer.remark or self.game.problem:
            self.screen.show(indented(remark))
