"""A table that people sit down at: chairs, clocks, chat and one game after another.

A table is its header and its inputs; `take` carries one input out, live and when a stored table is read again, and
tells what happened. It knows no network, no storage and no clock of its own: whoever keeps it says what time it is,
asks the bots when `bots_to_ask` names some, and wakes it at `wakes_at`.
"""

from collections import deque
from collections.abc import Callable
from math import ceil
from typing import Any, NamedTuple

from msgspec import Struct

from sny.errors import Refused
from sny.game.event import Event
from sny.game.game import Game
from sny.game.opening import undealt_from, undealt_game
from sny.game.referee import former_word_cards
from sny.game.words import WordGame
from sny.table import company, fair, seating, undo
from sny.table import inputs as inputs_
from sny.table.chairs import Chair, plays_itself_from, spend, with_clocks
from sny.table.described import (
    ChatLine,
    Described,
    Moving,
    Result,
    Standing,
    UndoAsked,
    describe_moving,
    describe_standing,
)
from sny.table.fair import Begun, remarks, seed_from
from sny.table.inputs import DIGESTS, AnyInput, asked_in
from sny.table.phases import CLOSED, GATHERING, OVER, PLAYING, Phase
from sny.table.seating import clear
from sny.table.settings import Settings

REMEMBERED_IDS = 64  # of each person, so that a repeated input does no harm
CHAT_KEPT = 50
HEARD_KEPT = 200  # inputs whose events are kept, for whoever comes back; of a game of words all, since its bots listen
# What has another default since, by version and game; tables of 0.1.0 do not name theirs.
OLD_DEFAULTS: dict[tuple[str, str], dict[str, Any]] = {("", "sen"): {"fifty": "instead"}}  # SEN-I3
MOST_INPUTS = 100_000  # then a table only finishes what it has begun


Dealing = inputs_.Start | inputs_.Reveal | inputs_.Play | inputs_.Wake  # inputs that may make a deal due


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
    version: str = ""  # of sny, whose rules and words the table was opened with; empty: 0.1.0
    seed: str = ""  # where nobody has to be promised anything; otherwise it follows from the secret and the lines
    position: str = ""  # which the first match goes on from, with every card; empty: it begins with a deal


class Taken(NamedTuple):
    """The result of an input."""

    number: int
    events: tuple[Event, ...]
    before: Any = None  # the state of the game before it, where the game moved
    showed: bool = False  # whether somebody learnt something by it, so that it cannot be taken back
    undone: bool = False  # whether a move was taken back by it


class Moved(NamedTuple):
    """The result of a move in the game."""

    events: tuple[Event, ...]
    before: Any
    showed: bool = True


class Table:
    def __init__(self, header: Header) -> None:
        self.header = header
        self.game_name = header.game
        self.players = header.players
        self.options = header.options
        self.settings = header.settings
        self.host = header.host
        self.secret = header.secret
        self.phase: Phase = GATHERING
        self.match = 1
        self.chairs = [Chair() for _ in range(header.players)]
        self.lines: dict[int, str] = {}  # the players' part in the shuffle,
        self.sealed: dict[int, str] = {}  # the hashes of those that are opened only at the start,
        self.begun: Begun | None = None  # and a start that waits for them
        self.game: Game | None = None
        self.started_at = 0
        self.version = header.version  # of sny, by which the match was dealt
        self.gone: list[int] = []  # the seats whose people were not there when the game ended
        self.number = 0  # inputs taken
        self.now = 0  # of the last one
        self.undo: UndoAsked | None = None
        self.undoable: int | None = None  # the seat whose last move has shown nothing
        self.before: Any = None  # the state before that move
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.beside = 0  # inputs that are no part of the game
        self.said = self.said_by_spectators = 0  # lines of chat
        self.muted: set[str] = set()
        self.banned: set[str] = set()
        self.played: set[str] = set()  # in some match
        self.votes: dict[str, set[str]] = {}
        self.shown: dict[int, set[str]] = {}  # who may look over a seat's shoulder
        self.heard: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=HEARD_KEPT)  # by input number, of this match
        self.texts: list[str] = []  # of the matches that are over,
        self.names: list[list[str]] = []  # and who sat there
        self._standing: Standing | None = None
        self._moving: Moving | None = None
        self.ids: dict[str, dict[str, int]] = {}  # by person: the inputs' own ids, their numbers above a digest

    # Taking inputs

    def take(self, input: AnyInput) -> Taken:
        """Carry out an input. Raises Refused or IllegalAction, and changes nothing, if that is not possible."""
        if input.at < self.now:
            raise Refused("time", "time only goes forward")
        if self.phase == CLOSED:
            raise Refused("closed", "this table is closed; open another")
        if self.number - self.beside >= MOST_INPUTS and type(input) not in FINISHING:
            raise Refused("full", "this table has reached its limit of inputs; open another")
        kind = type(input)
        self._moving = None
        if kind is not inputs_.Play:
            self._standing = None
        done = HANDLERS[kind](self, input)
        self.number += 1
        self.beside += kind in BESIDE
        self.now = input.at
        if input.id:
            self._remember(input)
        settled = self._settle()
        undone = bool(settled) and any(event.name == "undone" for event in settled)
        if isinstance(done, Moved):
            taken = Taken(self.number, done.events + settled, done.before, done.showed, undone)
        else:
            taken = Taken(self.number, done + settled, None, True, undone)
        self.heard.append((self.number, taken.events))
        return taken

    def taken_before(self, input: AnyInput) -> int | None:
        """The number of this input, if it was already taken with this id. Raises Refused if the id was another's."""
        known = self.ids.get(input.by, {}).get(input.id)
        if known is None:
            return None
        number, asked = divmod(known, DIGESTS)
        if asked != asked_in(input):
            raise Refused("id", f"the id {input.id!r} was used for another request; give each request an id of its own")
        return number

    def _remember(self, input: AnyInput) -> None:
        known = self.ids.setdefault(input.by, {})
        known[input.id] = self.number * DIGESTS + asked_in(input)
        if len(known) > REMEMBERED_IDS:
            del known[next(iter(known))]

    def _settle(self) -> tuple[Event, ...]:
        """After each input: whether everybody agrees to an undo, whose clock runs, and whether the game has ended."""
        game = self.game
        if self.phase != PLAYING or game is None:
            return ()
        if game.over:
            self.phase = OVER
            self.undo = self.undoable = None
            self.gone = [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.here]
            for chair in self.chairs:
                chair.asked_at = None
            self.texts.append(game.text() + remarks(self.secret, self.lines, self.version))
            self.names.append([chair.name or chair.level for chair in self.chairs])
            return (Event("over", dict(self.result() or {})),)
        undone = undo.undo_when_agreed(self)
        if game.own_clock:
            return undone
        actors = game.actors
        for seat, chair in enumerate(self.chairs):
            if seat not in actors:
                chair.asked_at = None
            elif chair.asked_at is None and chair.bank is not None:
                chair.asked_at = self.now
        return undone

    # The game

    def start(self, input: inputs_.Start) -> tuple[Event, ...]:
        self.check_gathering()
        self.check_host(input.by)
        if not input.fill and any(chair.free for chair in self.chairs):
            raise Refused("chairs", "some seats are free; wait for people, or fill them with bots")
        if fair.still_sealed(self):
            return fair.ask_for_lines(self, input)
        return self._begin(input, input.fill)

    def reveal(self, input: inputs_.Reveal) -> tuple[Event, ...]:
        opened = fair.open_line(self, input)
        fill = self.begun.fill if self.begun else ""
        return opened if fair.still_sealed(self) else (*opened, *self._begin(input, fill))

    def _begin(self, input: inputs_.Start | inputs_.Reveal, fill: str) -> tuple[Event, ...]:
        self.begun = None
        for seat, chair in enumerate(self.chairs):
            if chair.free:
                self.chairs[seat] = Chair(level=fill)
        for chair in self.chairs:
            with_clocks(chair, self.settings)
        self.phase, self.started_at = PLAYING, input.at
        self.version = input.version or self.header.version
        self.played |= self.people()
        seed = self.header.seed or seed_from(self.secret, self.lines)
        options = input.options or self._options_then()
        if self.header.position and self.match == 1:
            self.game = undealt_from(self.header.position, self.game_name, seed, options)
        else:
            self.game = undealt_game(self.game_name, self.players, seed, options)
        if isinstance(self.game, WordGame) and not (self.version or input.lines or "pack" in options):
            self.game.bring(former_word_cards(self.game.options["lang"]), None)
        self.heard = deque(maxlen=None if self.game.judged else HEARD_KEPT)
        input.options = self.game.options  # all of them: defaults may be others one day
        moved = self._carry_out(self.game, input, opened)
        return (Event("started", {"match": self.match}), *moved.events)

    def _options_then(self) -> dict[str, Any]:
        """The options that were chosen, with the defaults of the version that the table was opened with."""
        return {**OLD_DEFAULTS.get((self.header.version, self.game_name), {}), **self.options}

    def play(self, input: inputs_.Play) -> Moved:
        game = self.check_playing()
        chair = self.chair(input.seat)
        stands_in: tuple[Event, ...] = ()
        if input.bot:
            if not self.plays_itself(input.seat, input.at):
                raise Refused("back", "the player is there; the bot's move is not needed")
            if not chair.level and game.actors == game.known_actors:  # at a vote nobody learns who has cast one
                stands_in = (Event("stood_in", {"seat": input.seat, "level": input.bot}),)
        else:
            self.own_chair(input.by, input.seat)
        time = self._game_time(input.at)
        moved = self._carry_out(game, input, lambda game: game.play(input.seat, input.action, time))
        spend(chair, self.settings, input.at)
        self.undo, self.before = None, moved.before
        self.undoable = input.seat if self.settings.undo and not moved.showed else None
        return Moved(stands_in + moved.events, moved.before, moved.showed) if stands_in else moved

    def wake(self, input: inputs_.Wake) -> Moved:
        if self.begun is not None and self.begun.until <= input.at:
            return Moved(fair.give_up_lines(self), None)
        game = self.check_playing()
        if not game.own_clock:
            raise Refused("time", "nothing is due here")
        time = self._game_time(input.at)
        return self._carry_out(game, input, lambda game: game.wake(time))

    def _carry_out(self, game: Game, input: Dealing, act: Callable[[Game], tuple[Event, ...]]) -> Moved:
        """Move the game on, live or as it was recorded. Words with their verdicts and all deals are recorded, since a
        later version may have another referee and other decks."""
        before, first, deals = game.snapshot(), len(game.inputs), game.deals
        if input.lines:
            events = game.follow(input.lines, trusted=True)
        else:
            events = act(game)
            if game.judged or game.deals > deals:
                input.lines = game.inputs[first:]
        return Moved(events, before, game.deals > deals or game.showed(before, events))

    def _game_time(self, at: int) -> float:
        return max((at - self.started_at) / 1000, 0.0 if self.game is None else self.game.now)

    def again(self, input: inputs_.Again) -> tuple[Event, ...]:
        if self.phase != OVER:
            raise Refused("phase", "no game has been played to its end here yet")
        if input.by not in self.people():
            raise Refused("seat", "only those who sit here can play again")
        self.match += 1
        self.secret, self.phase = input.secret, GATHERING
        self.lines, self.sealed = {}, {}
        self.game, self.votes = None, {}
        for seat, chair in enumerate(self.chairs):
            if chair.left:
                clear(self, seat)
        return (Event("again", {"match": self.match}), *self.choose_host())

    def close(self, input: inputs_.Close) -> tuple[Event, ...]:
        if input.by:
            self.check_host(input.by)
            if self.phase == PLAYING and any(chair.person not in ("", input.by) for chair in self.chairs):
                raise Refused("phase", "others are still playing; leave your seat instead")
        self.phase, self.begun = CLOSED, None
        return (Event("closed", {}),)

    # Hosts

    def choose_host(self) -> tuple[Event, ...]:
        """If the host has left, the person in the lowest seat becomes host."""
        staying = self.staying()
        if self.host in staying or not staying:
            return ()
        self.host = staying[0]
        return (Event("host", {"person": self.host}),)

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

    def heard_by(self, seat: int) -> list[dict[str, Any]]:
        """The events of this match that a bot in a seat has heard, if bots of this game use them."""
        if self.game is None or not self.game.judged:
            return []
        return [event.heard_by(seat) for _, events in self.heard for event in events]

    def wakes_at(self, at: int) -> int | None:
        """When somebody's time runs out next, or something is due in the game."""
        if self.begun is not None:
            return max(at, self.begun.until)
        if self.phase != PLAYING or self.game is None:
            return None
        due = self._next_due()
        if due is not None and due <= at:
            return at
        times = [due, *[plays_itself_from(self.chairs[seat], self.settings) for seat in self.game.actors]]
        return min([time for time in times if time is not None and time > at], default=None)

    def is_due(self, at: int) -> bool:
        """Whether the table must be woken now."""
        if self.begun is not None:
            return self.begun.until <= at
        due = self._next_due()
        return due is not None and due <= at

    def _next_due(self) -> int | None:
        if self.phase != PLAYING or self.game is None or self.game.wakes_at is None:
            return None
        return self.started_at + ceil(self.game.wakes_at * 1000)

    # What can be seen

    def described(self) -> Described:
        """What everybody may know of the table, apart from the game."""
        return {**self.standing(), **self.moving()}

    def standing(self) -> Standing:
        """The part of it that no move changes; to be read only, and the same object as long as nothing else does."""
        if self._standing is None:
            self._standing = describe_standing(self)
        return self._standing

    def moving(self) -> Moving:
        """The other part; to be read only."""
        if self._moving is None:
            self._moving = describe_moving(self)
        return self._moving

    def result(self) -> Result | None:
        """Scores and winners of a game that is over, and who was away at its end."""
        if self.game is None or not self.game.over:
            return None
        return {"scores": self.game.scores, "winners": self.game.winners, "gone": self.gone}

    def faces_of(self, person: str) -> list[int | None]:
        """The faces of a person: their own seats; or the public face, and the seats that are shown to them."""
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
            raise Refused("seat", f"there is no seat {seat}; seats run from 0 to {len(self.chairs) - 1}")
        return self.chairs[seat]

    def own_chair(self, person: str, seat: int) -> Chair:
        chair = self.chair(seat)
        if not person or chair.person != person or person in self.banned:
            raise Refused("seat", f"seat {seat} is not yours")
        return chair

    def check_host(self, person: str) -> None:
        if person != self.host:
            raise Refused("host", "only the host can do that")

    def check_gathering(self) -> None:
        if self.phase != GATHERING:
            raise Refused("phase", "the game has started; do this before the next one")
        if self.begun is not None:
            raise Refused("phase", "the game is about to start; do this when the lines are opened")

    def check_playing(self) -> Game:
        if self.phase != PLAYING or self.game is None:
            raise Refused("phase", "no game is being played")
        return self.game


HANDLERS: dict[type, Callable[[Table, Any], tuple[Event, ...] | Moved]] = {
    inputs_.Sit: seating.sit,
    inputs_.Stand: seating.stand,
    inputs_.Bot: seating.bot,
    inputs_.Arrange: seating.arrange,
    inputs_.Contribute: fair.contribute,
    inputs_.Start: Table.start,
    inputs_.Reveal: Table.reveal,
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


def opened(game: Game) -> tuple[Event, ...]:
    game.open()
    return game.opening
