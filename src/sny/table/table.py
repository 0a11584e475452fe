"""A table that people sit down at: chairs, clocks, chat and one game after another.

A table is its header and its inputs; `take` carries one input out, live and when a stored table is read again, and
tells what happened. It knows no network, no storage and no clock of its own: whoever keeps it says what time it is,
asks the bots when `bots_to_ask` names some, and wakes it at `wakes_at`.
"""

from collections import deque
from collections.abc import Callable
from math import ceil
from typing import Any

from msgspec import Struct

from sny.errors import Refused
from sny.rules.catalogue import WORD_GAMES
from sny.table import company, seating, undo
from sny.table import inputs as inputs_
from sny.table.chairs import Chair, deadline, plays_itself_from, spend, with_clocks
from sny.table.event import Event, Notice
from sny.table.fair import DEALS, promise_of, remarks, seed_from
from sny.table.game import Game, new_game
from sny.table.inputs import DIGESTS, AnyInput, asked_in
from sny.table.phases import CLOSED, GATHERING, OVER, PLAYING
from sny.table.seating import clear
from sny.table.settings import Settings
from sny.table.undo import taught
from sny.table.word_game import WordEvent, WordGame, new_word_game
from sny.table.word_load import follow

REMEMBERED_IDS = 64  # of each person, so that a repeated input does no harm
CHAT_KEPT = 50
MOST_INPUTS = 100_000  # then a table only finishes what it has begun


class Header(Struct, frozen=True):
    """What a table begins with."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    settings: Settings
    host: str
    secret: str
    created: str  # date and time, UTC
    password: str = ""  # hashed


News = Event | WordEvent | Notice


class Table:
    def __init__(self, header: Header) -> None:
        self.header = header
        self.game_name = header.game
        self.players = header.players
        self.options = header.options
        self.settings = header.settings
        self.host = header.host
        self.secret = header.secret
        self.phase = GATHERING
        self.match = 1
        self.chairs = [Chair() for _ in range(header.players)]
        self.lines: dict[int, str] = {}  # the players' part in the shuffle
        self.game: Game | WordGame | None = None
        self.started_at = 0
        self.gone: list[int] = []  # the seats whose people were not there when the game ended
        self.number = 0  # inputs taken
        self.now = 0  # of the last one
        self.undo: dict[str, Any] | None = None
        self.undoable: int | None = None  # the seat whose last move has shown nothing
        self.before: Any = None  # the state before the last move of a card game,
        self.inputs_before = 0  # and how many inputs had led to it
        self.chat: deque[dict[str, Any]] = deque(maxlen=CHAT_KEPT)
        self.beside = 0  # inputs that are no part of the game
        self.said = self.said_by_spectators = 0  # lines of chat
        self.muted: set[str] = set()
        self.banned: set[str] = set()
        self.played: set[str] = set()  # in some match
        self.votes: dict[str, set[str]] = {}
        self.shown: dict[int, set[str]] = {}  # who may look over a seat's shoulder
        self.heard: list[tuple[int, tuple[News, ...]]] = []  # by input number, of this match
        self.texts: list[str] = []  # of the matches that are over,
        self.names: list[list[str]] = []  # and who sat there
        self._description: dict[str, Any] | None = None
        self._standing: dict[str, Any] | None = None  # the part of it that no move changes
        self.ids: dict[str, dict[str, int]] = {}  # by person: the inputs' own ids, their numbers above a digest

    # Taking inputs

    def take(self, input: AnyInput) -> tuple[News, ...]:
        """Carry out an input. Raises Refused or IllegalAction, and changes nothing, when it cannot be."""
        if input.at < self.now:
            raise Refused("time", "time goes forward")
        if self.phase == CLOSED:
            raise Refused("closed", "this table is closed; open another")
        if self.number - self.beside >= MOST_INPUTS and not isinstance(input, FINISHING):
            raise Refused("full", "too much has happened at this table; open another")
        self._description = None
        if type(input) is not inputs_.Play:
            self._standing = None
        news = HANDLERS[type(input)](self, input)
        self.number += 1
        self.beside += isinstance(input, BESIDE)
        self.now = input.at
        if input.id:
            self._remember(input)
        news += self._settle()
        self.heard.append((self.number, news))
        return news

    def taken_before(self, input: AnyInput) -> int | None:
        """The number of the same input, given before with the same id. Raises Refused where that was another one."""
        known = self.ids.get(input.by, {}).get(input.id)
        if known is None:
            return None
        number, asked = divmod(known, DIGESTS)
        if asked != asked_in(input):
            raise Refused("id", f"the id {input.id!r} was used for something else; give each request one of its own")
        return number

    def _remember(self, input: AnyInput) -> None:
        known = self.ids.setdefault(input.by, {})
        known[input.id] = self.number * DIGESTS + asked_in(input)
        if len(known) > REMEMBERED_IDS:
            del known[next(iter(known))]

    def _settle(self) -> tuple[News, ...]:
        """After each input: whether all agree to take a move back, whose clock runs, and whether the game has ended."""
        game = self.game
        if self.phase != PLAYING or game is None:
            return ()
        if game.over:
            self.phase = OVER
            self.undo = self.undoable = None
            self.gone = [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.here]
            for chair in self.chairs:
                chair.asked_at = None
            self.texts.append(game.text() + remarks(self.secret, self.lines))
            self.names.append([chair.name or chair.level for chair in self.chairs])
            return (Notice("over", self.result() or {}),)
        if not isinstance(game, Game):
            return ()
        undone = undo.undo_when_agreed(self)
        actors = game.actors
        for seat, chair in enumerate(self.chairs):
            if seat not in actors:
                chair.asked_at = None
            elif chair.asked_at is None and chair.bank is not None:
                chair.asked_at = self.now
        return undone

    # The game

    def contribute(self, input: inputs_.Contribute) -> tuple[News, ...]:
        self.check_gathering()
        self.own_chair(input.by, input.seat)
        if input.text != " ".join(input.text.split()) or not input.text.isprintable():
            raise Refused("text", "a line is one line, without spaces at its ends")
        self.lines[input.seat] = input.text
        return (Notice("contributed", {"seat": input.seat}),)

    def start(self, input: inputs_.Start) -> tuple[News, ...]:
        self.check_gathering()
        self.check_host(input.by)
        if not input.fill and any(chair.free for chair in self.chairs):
            raise Refused("chairs", "some chairs are empty; wait for people, or fill them with bots")
        for seat, chair in enumerate(self.chairs):
            if chair.free:
                self.chairs[seat] = Chair(level=input.fill)
        for chair in self.chairs:
            with_clocks(chair, self.settings)
        self.phase, self.started_at = PLAYING, input.at
        self.played |= self.people()
        self.heard = []
        seed = seed_from(self.secret, self.lines)
        self.game = open_game(self.game_name, self.players, seed, self.options)
        return (Notice("started", {"match": self.match}), *self.game.opening)

    def play(self, input: inputs_.Play) -> tuple[News, ...]:
        game = self.check_playing()
        chair = self.chair(input.seat)
        stands_in: tuple[News, ...] = ()
        if input.bot:
            if not self.plays_itself(input.seat, input.at):
                raise Refused("back", "the player is there; the bot's move is not needed")
            if not chair.level and game.actors == game.known_actors:  # at a vote nobody learns who has cast one
                stands_in = (Notice("stood_in", {"seat": input.seat, "level": input.bot}),)
        else:
            self.own_chair(input.by, input.seat)
        if isinstance(game, WordGame):
            return stands_in + self._say(game, input.seat, input)
        before, inputs, deals = game.state.copy(), len(game.inputs), game.deals
        news = game.play(input.seat, input.action)
        spend(chair, self.settings, input.at)
        self.undo, self.before, self.inputs_before = None, before, inputs
        silent = self.settings.undo and game.deals == deals and not taught(game, before, news)
        self.undoable = input.seat if silent else None
        return stands_in + news

    def _say(self, game: WordGame, seat: int, input: inputs_.Play) -> tuple[News, ...]:
        """A word is judged once, when it is said; a stored one comes with its verdict."""
        if input.lines:
            return followed(game, input.lines)
        first = len(game.inputs)
        news = game.play(seat, input.action, self._game_time(input.at))
        input.lines = game.inputs[first:]
        return news

    def wake(self, input: inputs_.Wake) -> tuple[News, ...]:
        game = self.check_playing()
        if not isinstance(game, WordGame):
            raise Refused("time", "nothing is due here")
        if input.lines:
            return followed(game, input.lines)
        first = len(game.inputs)
        news = game.wake(self._game_time(input.at))
        input.lines = game.inputs[first:]
        return news

    def _game_time(self, at: int) -> float:
        return max((at - self.started_at) / 1000, self.game.now if isinstance(self.game, WordGame) else 0.0)

    def again(self, input: inputs_.Again) -> tuple[News, ...]:
        if self.phase != OVER:
            raise Refused("phase", "first a game has to be played to its end here")
        if input.by not in self.people():
            raise Refused("seat", "only those who sit here can play again")
        self.match += 1
        self.secret, self.phase, self.lines = input.secret, GATHERING, {}
        self.game, self.votes = None, {}
        for seat, chair in enumerate(self.chairs):
            if chair.left:
                clear(self, seat)
        return (Notice("again", {"match": self.match}), *self.choose_host())

    def close(self, input: inputs_.Close) -> tuple[News, ...]:
        if input.by:
            self.check_host(input.by)
            if self.phase == PLAYING and any(chair.person not in ("", input.by) for chair in self.chairs):
                raise Refused("phase", "others are still playing; leave your chair instead")
        self.phase = CLOSED
        return (Notice("closed", {}),)

    # Hosts

    def choose_host(self) -> tuple[Notice, ...]:
        """When the host is gone, whoever sits nearest is host."""
        staying = self.staying()
        if self.host in staying or not staying:
            return ()
        self.host = staying[0]
        return (Notice("host", {"person": self.host}),)

    def staying(self) -> list[str]:
        """Those who sit here and have not left the game."""
        return [chair.person for chair in self.chairs if chair.person and not chair.left]

    # Whom to ask, and when

    def plays_itself(self, seat: int, at: int) -> bool:
        """Whether a bot plays in a chair now."""
        since = plays_itself_from(self.chairs[seat], self.settings)
        return since is not None and since <= at

    def level_of(self, seat: int) -> str:
        return self.chairs[seat].level or self.settings.away_level

    def bots_to_ask(self, at: int) -> list[int]:
        """The seats that may act and in which a bot plays."""
        if self.phase != PLAYING or self.game is None:
            return []
        return [seat for seat in self.game.actors if self.plays_itself(seat, at)]

    def wakes_at(self, at: int) -> int | None:
        """When somebody's time runs out next, or something is due in a word game."""
        if self.phase != PLAYING or self.game is None:
            return None
        times = [plays_itself_from(self.chairs[seat], self.settings) for seat in self.game.actors]
        due = [time for time in (*times, self._next_due()) if time is not None and time > at]
        return at if self.is_due(at) else min(due, default=None)

    def is_due(self, at: int) -> bool:
        """Whether a word game is to be woken."""
        due = self._next_due()
        return due is not None and due <= at

    def _next_due(self) -> int | None:
        if self.phase != PLAYING or not isinstance(self.game, WordGame) or self.game.wakes_at is None:
            return None
        return self.started_at + ceil(self.game.wakes_at * 1000)

    # What can be seen

    def described(self) -> dict[str, Any]:
        """What everybody may know of the table, the game aside; to be read only."""
        if self._description is None:
            if self._standing is None:
                self._standing = self._describe_standing()
            self._description = {**self._standing, **self._describe_moving()}
        return self._description

    def _describe_standing(self) -> dict[str, Any]:
        return {
            "id": self.header.id,
            "game": self.game_name,
            "players": self.players,
            "options": self.options if self.game is None else self.game.options,
            "settings": {name: getattr(self.settings, name) for name in Settings.__struct_fields__},
            "host": self.host,
            "match": self.match,
            "started_at": self.started_at,
            "promise": promise_of(self.secret),
            "lines": {str(seat + 1): line for seat, line in sorted(self.lines.items())},
            "muted": sorted(self.muted),
            "shown": {str(seat + 1): sorted(people) for seat, people in sorted(self.shown.items()) if people},
        }

    def _describe_moving(self) -> dict[str, Any]:
        ended = self.phase in (OVER, CLOSED) and self.game is not None and self.game.over
        return {
            "phase": self.phase,
            "actors": list(self.game.known_actors) if self.game is not None and self.phase == PLAYING else [],
            "chairs": [{**chair.described(), "deadline": deadline(chair, self.settings)} for chair in self.chairs],
            "secret": self.secret if ended else None,
            "undo": self.undo and {**self.undo, "agreed": list(self.undo["agreed"])},
            "undoable": self.undoable,
            "result": self.result(),
        }

    def result(self) -> dict[str, Any] | None:
        """Scores and winners of a game that is over, and who was not there at its end."""
        if self.game is None or not self.game.over:
            return None
        return {"scores": self.game.scores, "winners": self.game.winners, "gone": self.gone}

    def faces_of(self, person: str) -> list[int | None]:
        """The seats through whose eyes a person looks: their own; or the public face, and those shown to them."""
        if own := self.seats_of(person):
            return list(own)
        if person in self.banned:
            return []
        return [None, *(seat for seat, people in sorted(self.shown.items()) if person in people)]

    def people(self) -> set[str]:
        return {chair.person for chair in self.chairs if chair.person} - self.banned

    def knows(self, person: str) -> bool:
        """Whether somebody plays or has played here, or opened the table."""
        return person in self.people() | self.played | {self.host, self.header.host} and person not in self.banned

    def seats_of(self, person: str) -> list[int]:
        banned = person in self.banned
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person and not banned]

    # Checks

    def chair(self, seat: int) -> Chair:
        if seat not in range(len(self.chairs)):
            raise Refused("seat", f"there is no chair {seat}; chairs are 0 to {len(self.chairs) - 1}")
        return self.chairs[seat]

    def own_chair(self, person: str, seat: int) -> Chair:
        chair = self.chair(seat)
        if not person or chair.person != person or person in self.banned:
            raise Refused("seat", f"chair {seat} is not yours")
        return chair

    def check_host(self, person: str) -> None:
        if person != self.host:
            raise Refused("host", "only the host can do that")

    def check_gathering(self) -> None:
        if self.phase != GATHERING:
            raise Refused("phase", "the game has begun; this can be done before the next one")

    def check_playing(self) -> Game | WordGame:
        if self.phase != PLAYING or self.game is None:
            raise Refused("phase", "no game is being played")
        return self.game


HANDLERS: dict[type, Callable[[Table, Any], tuple[News, ...]]] = {
    inputs_.Sit: seating.sit,
    inputs_.Stand: seating.stand,
    inputs_.Bot: seating.bot,
    inputs_.Arrange: seating.arrange,
    inputs_.Contribute: Table.contribute,
    inputs_.Start: Table.start,
    inputs_.Play: Table.play,
    inputs_.Wake: Table.wake,
    inputs_.AskUndo: undo.ask_undo,
    inputs_.AnswerUndo: undo.answer_undo,
    inputs_.Leave: seating.leave,
    inputs_.Return: seating.return_,
    inputs_.Rename: seating.rename,
    inputs_.Chat: company.say,
    inputs_.Mute: company.mute,
    inputs_.Kick: company.kick,
    inputs_.PassHost: company.pass_host,
    inputs_.Show: company.show,
    inputs_.Again: Table.again,
    inputs_.Close: Table.close,
}


FINISHING = (inputs_.Play, inputs_.Wake, inputs_.Leave, inputs_.Return, inputs_.Close)


BESIDE = (inputs_.Chat, inputs_.Leave, inputs_.Return, inputs_.Rename)


def open_game(name: str, players: int, seed: str, options: dict[str, Any]) -> Game | WordGame:
    if name in WORD_GAMES:
        return new_word_game(players, seed, options)
    return new_game(name, players, seed, options)


def followed(game: WordGame, lines: list[str]) -> tuple[News, ...]:
    """What a word game recorded, carried out again; its deals follow from the seed."""
    for line in lines:
        if line.partition(" ")[0] not in DEALS:
            follow(game, line, 0)
    return game.news()
