"""A game being played, driven by text: the public door of the library.

A game is its header (name, players, options, seed), its deals and its actions; all else follows from them.
"""

from collections.abc import Sequence
from typing import Any

from sny.errors import FormatError, IllegalAction, OptionError, UnknownSeat
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import NOTHING, SPECTATOR
from sny.rules.kit.notation import action_number, action_text, plain, position_text, read_position
from sny.rules.kit.options import read_options, read_players
from sny.rules.kit.sight import view
from sny.table.dealer import drawn_seat, new_seed, shuffled
from sny.table.event import Event, events_from

DEAL, STOP = NOTHING, -2  # stand for a seat among the inputs
SEATS_IN = [tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256)]


class Game:
    """One game at one table. Made by `sny.new`, `sny.position` and `sny.load`."""

    def __init__(self, rules: Rules, state: Any, seed: str, options: dict[str, Any], start: str = "") -> None:
        self.rules = rules
        self.name = rules.NAME
        self.players: int = state.players
        self.state = state
        self.seed = seed
        self.options = options
        self.start = start  # the position that the game began from, when it is not a new table
        self.inputs: list[tuple[int, str]] = []
        self.opening: tuple[Event, ...] = ()
        self.stopped = False
        self.deals = 0
        self._buffer = [0] * max(rules.ACTIONS, rules.DECK_SIZE)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return () if self.stopped else SEATS_IN[self.rules.actors(self.state)]

    @property
    def known_actors(self) -> tuple[int, ...]:
        """Those of whom everybody may know it, which in a card game are all."""
        return self.actors

    @property
    def over(self) -> bool:
        """Whether nobody will act any more: the rules ended the game, or it was stopped."""
        return self.stopped or self.rules.over(self.state)

    @property
    def scores(self) -> list[int]:
        return [self.rules.score(self.state, seat) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end, nor in a game that was stopped."""
        return [seat for seat in range(self.players) if self.rules.wins(self.state, seat)]

    def legal(self, seat: int) -> list[str]:
        """What a seat may play now, in notation."""
        return [action_text(self.rules, action) for action in self.legal_actions(seat)]

    def legal_actions(self, seat: int) -> list[int]:
        """What a seat may play now, as numbers."""
        self._check_seat(seat)
        if self.stopped:
            return []
        return self._buffer[: self.rules.legal(self.state, seat, self._buffer)]

    def play(self, seat: int, action: str) -> tuple[Event, ...]:
        """Carry out an action and tell what happened, the next deal included.

        Raises IllegalAction, and changes nothing, when the rules do not allow it.
        """
        return self.play_action(seat, self._legal_number(seat, action))

    def play_action(self, seat: int, action: int) -> tuple[Event, ...]:
        """`play` for an action number that is known to be legal."""
        self.state.events = []
        self._act(seat, action)
        self._deal_when_needed()
        return self._events()

    def replay(self, seat: int, action: str) -> None:
        """`play` without the deal that may follow: a text hands in its own."""
        self._act(seat, self._legal_number(seat, action))

    def open(self) -> None:
        """Make the first deal, where it is awaited; `opening` tells of it."""
        self.state.events = []
        self._deal_when_needed()
        self.opening = self._events()

    def _events(self) -> tuple[Event, ...]:
        notes, self.state.events = self.state.events, None
        return events_from(self.rules, notes)

    def _act(self, seat: int, action: int) -> None:
        self.rules.play(self.state, seat, action)
        self.inputs.append((seat, action_text(self.rules, action)))

    def _legal_number(self, seat: int, action: str) -> int:
        legal = self.legal_actions(seat)
        if not isinstance(action, str):
            raise IllegalAction(seat, repr(action), self.legal(seat), "an action is a text; play_action takes numbers")
        try:
            number = action_number(self.rules, action)
        except FormatError as error:
            raise IllegalAction(seat, action, self.legal(seat), self._why_not(seat) or error.problem) from None
        if number not in legal:
            raise IllegalAction(seat, action, self.legal(seat), self._why_not(seat))
        return number

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat has a right to know, as plain dicts and lists; None is a spectator."""
        return plain(self.seen(seat))

    def seen(self, seat: int | None) -> Any:
        """The same as a state with holes (HIDDEN), typed by the game's layout: what bots answer from."""
        if seat is None:
            return view(self.rules, self.state, SPECTATOR)
        self._check_seat(seat)
        return view(self.rules, self.state, seat)

    def position(self) -> str:
        """The whole state as one line of text."""
        return position_text(self.rules, self.state)

    def text(self) -> str:
        """The whole game: header and moves."""
        from sny.table.text import game_text

        return game_text(self)

    def stop(self) -> None:
        """End the game from outside. It has scores, but no winners."""
        if not self.over:
            self.stopped = True
            self.inputs.append((STOP, "stop"))

    def deal(self, order: Sequence[int]) -> None:
        """Hand in a shuffled pile, where the game waits for one."""
        awaited = self.cards_to_deal()
        if not awaited:
            raise FormatError("no deal is awaited here")
        if sorted(order) != sorted(awaited):
            raise FormatError(f"these {len(order)} cards are not the {len(awaited)} that lie ready to be dealt")
        self.rules.deal(self.state, list(order))
        self.inputs.append((DEAL, "deal " + ",".join(self.rules.CARDS[kind] for kind in order)))
        self.deals += 1

    def cards_to_deal(self) -> list[int]:
        """What the dealer has to shuffle now; nothing when no deal is awaited."""
        if self.over or not self.rules.awaits_deal(self.state):
            return []
        return self._buffer[: self.rules.gather(self.state, self._buffer)]

    def _deal_when_needed(self) -> None:
        while cards := self.cards_to_deal():
            self.deal(shuffled(cards, self.seed, self.deals))

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.players):
            raise UnknownSeat(f"there is no seat {seat}; seats are 0 to {self.players - 1}")

    def _why_not(self, seat: int) -> str:
        if self.over:
            return "the game is over"
        if seat not in self.actors:
            waiting = " and ".join(str(actor) for actor in self.actors)
            return f"it is not to act now; seat {waiting} is"
        return ""


def new_game(game: str, players: int | None, seed: int | str | None, options: dict[str, Any]) -> Game:
    """A new table with its first deal made."""
    rules = card_rules_of(game)
    made = undealt_game(rules, players, str(new_seed() if seed is None else seed), options)
    made.open()
    return made


def undealt_game(rules: Rules, players: int | None, seed: str, given: dict[str, Any]) -> Game:
    players = read_players(rules.DATA, players)
    check_seed(seed)
    options = read_options(rules.DATA["option"], players, given)
    if options["first"] is None:
        options["first"] = drawn_seat(players, seed)
    return Game(rules, rules.set_up(players, options["first"], options), seed, options)


def check_seed(seed: str) -> None:
    if not seed.isprintable() or seed != seed.strip() or not seed:
        raise OptionError("seed", f"{seed!r} is not allowed; give a number or one line of text")


def game_from_position(text: str, seed: int | str | None = None) -> Game:
    """A game that goes on from a position."""
    if not isinstance(text, str):
        raise FormatError(f"a position is a text, not {type(text).__name__}")
    if not text.split():
        raise FormatError("the position is empty; it begins with the name of a game")
    rules = card_rules_of(text.split()[0])
    state = read_position(rules, text)
    given = str(new_seed() if seed is None else seed)
    check_seed(given)
    made = Game(rules, state, given, {}, position_text(rules, state))
    made.open()
    return made
