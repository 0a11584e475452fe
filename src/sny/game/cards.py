"""A card game being played, driven by text.

A game is its header (name, players, options, seed), its deals and its actions; everything else follows from them.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sny.errors import FormatError, IllegalAction, SnyError, UnknownSeat, out_of_turn
from sny.game.dealer import check_seed, new_seed, shuffled
from sny.game.event import Event, events_from
from sny.game.text import game_text
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.derived import declared_of_actions, derived_changes, foreseen, plain_view
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import EVERYONE, SPECTATOR
from sny.rules.kit.notation import action_number, action_text, action_texts, is_number, position_text, read_position
from sny.rules.kit.plain import own_changes, shared_changes
from sny.rules.kit.sight import counting_public_copies, view

SEATS_IN = [tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256)]


class CardGame:
    """Implements `Game`, and adds what only card games have: positions, action numbers, views as states with holes."""

    own_clock = False
    judged = False
    now = 0.0
    wakes_at: float | None = None
    silent = False
    moment: tuple[object, ...] = ()

    def __init__(self, rules: Rules, state: Any, seed: str, options: dict[str, Any], start: str = "") -> None:
        self.rules = rules
        self.name = rules.NAME
        self.players: int = state.players
        self.state = state
        self.seed = seed
        self.options = options
        self.start = start  # the position that the game began from, when it is not a new table
        self.inputs: list[str] = []
        self.opening: tuple[Event, ...] = ()
        self.stopped = False
        self.deals = 0
        self._deals_follow = False  # then deals come from a text, and not from the seed
        self._buffer = [0] * max(rules.ACTIONS, rules.DECK_SIZE)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return () if self.stopped else SEATS_IN[self.rules.actors(self.state)]

    @property
    def known_actors(self) -> tuple[int, ...]:
        """Those that everybody may know about; in a card game, all of them."""
        return self.actors

    @property
    def over(self) -> bool:
        """Whether nobody can act any more: the rules ended the game, or it was stopped."""
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
        texts = action_texts(self.rules)
        return [texts[action] for action in self.legal_actions(seat)]

    def legal_actions(self, seat: int) -> list[int]:
        """What a seat may play now, as numbers."""
        self._check_seat(seat)
        if self.stopped:
            return []
        buffer = self._buffer
        return buffer[: self.rules.legal(self.state, seat, buffer)]

    def play(self, seat: int, action: str, at: float | None = None) -> tuple[Event, ...]:  # noqa: ARG002
        """Carry out an action and return its events, those of the next deal included.

        Raises IllegalAction, and changes nothing, if the rules do not allow it.
        """
        return self.play_action(seat, self._legal_number(seat, action))

    def play_action(self, seat: int, action: int) -> tuple[Event, ...]:
        """`play` for an action number that is known to be legal."""
        self.state.events = []
        self._act(seat, action)
        self._deal_when_needed()
        return self._events()

    def question(self, seat: int, heard: Sequence[dict[str, Any]]) -> tuple[Any, list[int]]:  # noqa: ARG002
        """A state with holes and action numbers: the state holds everything that a seat may remember."""
        return self.seen(seat), self.legal_actions(seat)

    def answered(self, seat: int, answer: Any, at: float | None = None) -> tuple[Event, ...]:  # noqa: ARG002
        legal = self.legal_actions(seat)
        if answer not in legal:
            raise IllegalAction(seat, f"{answer!r}", self.legal(seat), f"its legal actions are {legal}")
        return self.play_action(seat, int(answer))

    def wake(self, at: float) -> tuple[Event, ...]:  # noqa: ARG002
        """Nothing is ever due in a card game."""
        return ()

    def open(self) -> None:
        """Make the first deal, if one is due; `opening` has its events."""
        self.state.events = []
        self._deal_when_needed()
        self.opening = self._events()

    def _events(self) -> tuple[Event, ...]:
        notes, self.state.events = self.state.events, None
        return events_from(self.rules, notes)

    def _act(self, seat: int, action: int) -> None:
        self.rules.play(self.state, seat, action)
        self.inputs.append(f"{seat + 1} {action_text(self.rules, action)}")

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
        return {**plain_view(self.rules, self.seen(seat)), **self._foreseen(seat)}

    def _foreseen(self, seat: int | None) -> dict[str, list[Any]]:
        if not declared_of_actions(self.rules):
            return {}
        return foreseen(self.rules, self.state, *((0, ()) if seat is None else (seat, self.legal_actions(seat))))

    def seen(self, seat: int | None) -> Any:
        """The view as a state with holes (HIDDEN), typed by the game's layout: what bots get."""
        if seat is None:
            return view(self.rules, self.state, SPECTATOR)
        self._check_seat(seat)
        return view(self.rules, self.state, seat)

    def own_changes(self, seat: int | None, told: dict[str, Any]) -> dict[str, Any]:
        changed = own_changes(self.rules, self.state, seat, told)
        for name, values in self._foreseen(seat).items():
            if told.get(name) != values:
                told[name] = changed[name] = values
        return changed

    def shared_changes(self, before: Any) -> dict[str, Any]:
        return {**shared_changes(before, self.state), **derived_changes(self.rules, before, self.state)}

    def open_view(self) -> dict[str, Any]:
        return plain_view(self.rules, self.state)

    def snapshot(self) -> Any:
        return self.state.copy()

    def showed(self, before: Any, events: Sequence[Event]) -> bool:
        """Each card that becomes known has an event of its own."""
        told = set()
        for event in events:
            if card := event.card:
                if event.witnesses != EVERYONE:
                    return True
                told.add(card)
        if not told:
            return False
        count, numbers = counting_public_copies(self.rules), card_numbers(self.rules)
        for card in told:
            kind = numbers[card]
            if count(self.state, kind) > count(before, kind):
                return True
        return False

    def whereabouts(self) -> str:
        return self.position()

    def position(self) -> str:
        """The whole state as one line of text."""
        return position_text(self.rules, self.state)

    def text(self) -> str:
        """The whole game: header and moves."""
        return game_text(self)

    def stop(self) -> None:
        """End the game from outside. It has scores, but no winners."""
        if not self.over:
            self.stopped = True
            self.inputs.append("stop")

    def deal(self, order: Sequence[int]) -> None:
        """Deal from a shuffled pile that the game is waiting for."""
        awaited = self.cards_to_deal()
        if not awaited:
            raise FormatError("no deal is awaited here")
        if sorted(order) != sorted(awaited):
            raise FormatError(f"these {len(order)} cards are not the {len(awaited)} to be dealt")
        self._take_deal(order)

    def _take_deal(self, order: Sequence[int]) -> None:
        self.rules.deal(self.state, list(order))
        self.inputs.append("deal " + ",".join(self.rules.CARDS[kind] for kind in order))
        self.deals += 1

    def cards_to_deal(self) -> list[int]:
        """What the dealer must shuffle now; empty if no deal is due."""
        if not self.rules.awaits_deal(self.state) or self.over:
            return []
        return self._buffer[: self.rules.gather(self.state, self._buffer)]

    def _deal_when_needed(self) -> None:
        while not self._deals_follow and (cards := self.cards_to_deal()):
            self._take_deal(shuffled(cards, self.seed, self.deals))

    def follow(
        self, lines: Sequence[str], number: int = 0, *, own_deals: bool = False, trusted: bool = False
    ) -> tuple[Event, ...]:
        """Carry out lines of a game's text; see `Game`. Trusted lines may deal the cards of another version's deck."""
        self.state.events = []
        self._deals_follow = not own_deals
        self._deal_when_needed()
        try:
            for place, line in enumerate(lines):
                try:
                    self._follow(line, trusted)
                except (SnyError, ValueError) as error:
                    raise FormatError(str(error), number + place) from None
        finally:
            self._deals_follow = False
        return self._events()

    def _follow(self, line: str, trusted: bool) -> None:
        word, _, rest = line.partition(" ")
        if self.stopped:
            raise ValueError(f"{line!r} comes after the game was stopped")
        if word == "deal":
            order = self._order(rest)
            (self._take_deal if trusted else self.deal)(order)
        elif line == "stop":
            self.stop()
        elif self.cards_to_deal():
            raise ValueError(f"{line!r}: a 'deal' line must come first")
        elif not is_number(word) or not 1 <= int(word) <= self.players:
            raise ValueError(f"{line!r}: a move is a seat from 1 to {self.players} followed by an action")
        else:
            self._act(int(word) - 1, self._legal_number(int(word) - 1, rest))
            self._deal_when_needed()

    def _order(self, text: str) -> list[int]:
        names = text.split(",")
        for name in names:
            if name not in self.rules.CARDS:
                raise ValueError(f"there is no card {name!r}; choose from {', '.join(self.rules.CARDS)}")
        return [self.rules.CARDS.index(name) for name in names]

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.players):
            raise UnknownSeat(f"there is no seat {seat}; seats run from 0 to {self.players - 1}")

    def _why_not(self, seat: int) -> str:
        if self.over:
            return "the game is over"
        if seat not in self.actors:
            return out_of_turn(seat, self.actors)
        return ""


@cache
def card_numbers(rules: Rules) -> dict[str, int]:
    return {name: kind for kind, name in enumerate(rules.CARDS)}


def game_from_position(text: str, seed: int | str | None = None) -> CardGame:
    """A game that continues from a position."""
    if not isinstance(text, str):
        raise FormatError(f"a position is a text, not {type(text).__name__}")
    if not text.split():
        raise FormatError("the position is empty; it begins with the name of a game")
    rules = card_rules_of(text.split()[0].lower())
    state = read_position(rules, text)
    given = str(new_seed() if seed is None else seed)
    check_seed(given)
    made = CardGame(rules, state, given, {}, position_text(rules, state))
    made.open()
    return made
