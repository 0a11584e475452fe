"""A word game being played, driven by text and time.

A game is its header (name, players, options, seed), its deals and what was said, each with its time and verdict;
everything else follows from them. There is no clock here: the driver gives the time of each input, and wakes the game.

>>> import sny
>>> game = sny.new("kraina-snow", players=4, seed=1, first=0)
>>> for seat in range(4):
...     events = game.play(seat, "ready", at=1.0)
>>> game.legal(1), game.legal(0), game.wakes_at
(['clue …', 'pass'], ['guess …', 'pass'], 6.0)
>>> game.play(1, "pass", at=2.5)[0].heard_by(0)
{'event': 'passed', 'at': 2.5, 'seat': 1}
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import isfinite
from typing import Any, TypeVar

from sny.errors import FormatError, IllegalAction, OptionError, SnyError, UnknownSeat, out_of_turn
from sny.game.dealer import numbers, shuffled
from sny.game.event import Event
from sny.game.game import is_deal
from sny.game.referee import Dictionary, Referee, pack_of, pack_text, word_cards
from sny.game.text import game_text
from sny.game.word_text import (
    check_cards,
    deck_line,
    read_deck,
    read_list,
    read_said,
    said_line,
    said_of,
    seat_line,
    spirits_line,
    under_line,
)
from sny.rules import kraina_snow as rules
from sny.rules.kraina_snow import Card, Dream, Said
from sny.rules.kraina_snow.view import fresh, seen

Item = TypeVar("Item")
MOST_CARDS = 256  # the dealer draws numbers from single bytes
SILENT = (rules.NIGHT, rules.LAST, rules.VOTE, rules.STORY)  # in which every word counts (KRA-J12)
QUOTED = 60  # characters of a line in an error
LATEST = 1e12  # seconds; beyond this a second more makes no difference to a number


class WordGame:
    """Implements `Game`, with words for actions, with time, and with a referee."""

    own_clock = True
    judged = True
    start = ""

    def __init__(self, rules: Any, state: Dream, seed: str, options: dict[str, Any]) -> None:
        self.rules = rules
        self.name: str = rules.NAME
        self.players = state.players
        self.state = state
        self.seed = seed
        self.options = options
        self.referee: Referee = Dictionary()
        self.inputs: list[str] = []  # the lines of the game's text
        self.opening: tuple[Event, ...] = ()
        self.stopped = False
        self.deals = 0
        self.cards: Sequence[Card] = ()  # to be dealt; those of `sny.words` when none are given
        self._deals_follow = False  # then deals come from a text, and not from the seed

    def bring(self, cards: Sequence[Card], referee: Referee | None) -> None:
        """Use other cards and another referee than those of `sny.words`."""
        if len(cards) > MOST_CARDS:
            raise OptionError("cards", f"{len(cards)} are too many cards to shuffle; give at most {MOST_CARDS}")
        try:
            check_cards(cards)
        except ValueError as error:
            raise OptionError("cards", str(error)) from None
        self.cards = cards
        self.referee = referee or self.referee

    def bring_pack(self) -> None:
        """Use the pack of the options, which from now on holds it on one line."""
        found = pack_of(self.options["pack"])
        self.options["pack"] = pack_text(self.options["pack"])
        cards = [tuple(word.in_language(self.options["lang"]) for word in card) for card in found]
        self.bring(cards, Dictionary([word for card in found for word in card]))

    @property
    def now(self) -> float:
        """When something last happened."""
        return self.state.now

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may say something now; the dreamer first, who may speak at any moment."""
        dreamer = self.state.dreamer
        return () if self.stopped else tuple(sorted(rules.actors(self.state), key=lambda seat: seat != dreamer))

    @property
    def known_actors(self) -> tuple[int, ...]:
        """Those that everybody may know about: during a vote all who may vote, whether they have or not (KRA-J6)."""
        return tuple(sorted(rules.voters(self.state))) if self.state.phase == rules.VOTE else self.actors

    @property
    def over(self) -> bool:
        return self.stopped or self.state.phase == rules.OVER

    @property
    def scores(self) -> list[int]:
        """Points; penalty cards count at the end only (KRA-J15)."""
        return [rules.score(self.state, seat) for seat in range(self.players)] if self.over else list(self.state.points)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end, nor in a game that was stopped."""
        return rules.winners(self.state)

    @property
    def wakes_at(self) -> float | None:
        """When `wake` next has something to do; None while only the players can move the game on."""
        return None if self.stopped else rules.wakes_at(self.state)

    @property
    def silent(self) -> bool:
        return self.state.phase in SILENT

    @property
    def moment(self) -> tuple[object, ...]:
        return self.state.round, self.state.phase, self.state.gone, self.state.turn

    def legal(self, seat: int) -> list[str]:
        """The kinds of inputs that a seat may give now, such as "clue …" and "pass"."""
        self._check_seat(seat)
        return [] if self.stopped else rules.legal(self.state, seat)

    def play(self, seat: int, action: str, at: float | None = None) -> tuple[Event, ...]:
        """Carry out what a seat says at a time, after everything due by then. Without a time it is said at once.

        Raises IllegalAction, and changes nothing, if the rules do not allow it.
        """
        self._check_seat(seat)
        with self._all_or_nothing():
            moment = self._moment(seat, action, at)
            said = said_of(action)
            if not rules.allows(self.state, seat, said):
                raise self.refusal(seat, action)
            if not said.text and f"{said.kind} …" in rules.legal(self.state, seat):
                raise self.refusal(seat, action, f"a {said.kind} needs words, and not too many")
            judged = self._judged(said)
            if rules.refuses(self.state, judged):
                why = judged.reason or judged.verdict
                raise self.refusal(seat, action, why, verdict=why)
            self.say(seat, judged, moment)
        return self.news()

    def question(self, seat: int, heard: Sequence[dict[str, Any]]) -> tuple[dict[str, Any], list[str]]:
        """Bots use the events that they heard, do not challenge the referee, and cannot speak aloud."""
        legal = [kind for kind in self.legal(seat) if kind not in (rules.CHALLENGE, *rules.ALOUD)]
        pack = {"pack": [word for card in self.cards for word in card]} if self.cards else {}
        return {**self.view(seat), "heard": heard, **pack}, legal

    def answered(self, seat: int, answer: Any, at: float | None = None) -> tuple[Event, ...]:
        return self.play(seat, answer, at)

    def say(self, seat: int, said: Said, at: float) -> None:
        """`play` for an input that is already judged and known to be legal, without what was due before it."""
        rules.play(self.state, seat, said, at)
        self.inputs.append(said_line(seat, said, at))
        self._deal_when_needed()

    def leave(self, seat: int, at: float | None = None) -> tuple[Event, ...]:
        """A seat is away: it counts as ready, and is passed over (KRA-J16)."""
        return self._attend(seat, "away", at)

    def come_back(self, seat: int, at: float | None = None) -> tuple[Event, ...]:
        return self._attend(seat, "back", at)

    def wake(self, at: float) -> tuple[Event, ...]:
        """Carry out everything that is due by a time, each thing at its own time."""
        if not isfinite(at) or at > LATEST:
            raise OptionError("at", f"{at!r} is not allowed; give a time in seconds")
        with self._all_or_nothing():
            self.advance(at)
        return self.news()

    def advance(self, at: float) -> None:
        self._deal_when_needed()
        while self.step(at):
            pass

    def step(self, at: float) -> bool:
        """Carry out the first thing that is due by a time, if there is any."""
        woken = not self.over and rules.wake(self.state, at)
        if woken:
            self.inputs.append(f"{self.now!r} wake")
            self._deal_when_needed()
        return woken

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat has a right to know, as plain dicts and lists; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return seen(self.state, seat)

    def own_changes(self, seat: int | None, told: dict[str, Any]) -> dict[str, Any]:
        view = self.view(seat)
        changed = {name: value for name, value in view.items() if name not in told or told[name] != value}
        changed |= dict.fromkeys(name for name in told if name not in view)
        told.clear()
        told |= view
        return changed

    def shared_changes(self, before: Any) -> dict[str, Any]:  # noqa: ARG002
        return {}

    def open_view(self) -> dict[str, Any]:
        return seen(self.state, None, everything=True)

    def snapshot(self) -> Dream:
        return self.state  # every input works on a copy

    def showed(self, before: Any, events: Sequence[Event]) -> bool:  # noqa: ARG002
        return True  # what was said stays said

    def whereabouts(self) -> str:
        return f"{self.now:.1f} s"

    def text(self) -> str:
        """The whole game: header, deals and inputs with their times and verdicts."""
        return game_text(self)

    def open(self) -> None:
        self.advance(self.now)
        self.opening = self.news()

    def stop(self) -> None:
        """End the game from outside. It has scores, but no winners."""
        if not self.over:
            self.stopped = True
            self.inputs.append("stop")

    def deal_deck(self, cards: Sequence[Card]) -> None:
        self._dealt(deck_line(cards))
        rules.deal_deck(self.state, cards)

    def deal_spirits(self, spirits: Sequence[str]) -> None:
        self._dealt(spirits_line(spirits))
        rules.deal_spirits(self.state, spirits)

    def deal_under(self, cards: Sequence[Card]) -> None:
        self._dealt(under_line(cards))
        rules.deal_under(self.state, cards)

    def _dealt(self, line: str) -> None:
        self.inputs.append(line)
        self.deals += 1

    def _deal_when_needed(self) -> None:
        while not self._deals_follow and not self.over and (awaited := rules.awaits(self.state)):
            if awaited == rules.UNDER:
                self.deal_under(in_order(rules.gather(self.state), self.seed, self.deals))
            elif awaited == rules.SPIRITS:
                self.deal_spirits(in_order(rules.spirit_cards(self.players), self.seed, self.deals))
            else:
                cards = self.cards or word_cards(self.options["lang"])
                self.deal_deck(with_first_words(in_order(cards, self.seed, self.deals), self.seed))

    def _attend(self, seat: int, word: str, at: float | None) -> tuple[Event, ...]:
        self._check_seat(seat)
        with self._all_or_nothing():
            self.attend(seat, word, self._moment(seat, word, at))
        return self.news()

    def attend(self, seat: int, word: str, at: float) -> None:
        if self.over or (word == "away") == (seat in self.state.away):
            raise IllegalAction(seat, word, [], "the game is over" if self.over else f"it is {word} already")
        (rules.leave if word == "away" else rules.come_back)(self.state, seat, at)
        self.inputs.append(seat_line(seat, word, at))
        self._deal_when_needed()

    def follow(
        self, lines: Sequence[str], number: int = 0, *, own_deals: bool = False, trusted: bool = False
    ) -> tuple[Event, ...]:
        """Carry out lines of a game's text; see `Game`. No referee is needed: the lines contain the verdicts."""
        self._deals_follow = not own_deals
        self._deal_when_needed()
        try:
            for place, line in enumerate(lines):
                try:
                    self._follow(line, trusted)
                except SnyError as error:
                    raise FormatError(str(error), number + place) from None
                except ValueError as error:
                    quoted = f"{line[:QUOTED]}…" if len(line) > QUOTED else line
                    raise FormatError(f"{quoted!r}: {error}", number + place) from None
        finally:
            self._deals_follow = False
        return self.news()

    def _follow(self, line: str, trusted: bool) -> None:
        if self.stopped:
            raise ValueError("this comes after the game was stopped")
        word, _, rest = line.partition(" ")
        if line == "stop":
            self.stop()
        elif is_deal(line):
            self._follow_deal(word, rest, trusted)
        else:
            self._check_dealt()
            self._follow_input(self._read_time(word), rest)

    def _check_dealt(self) -> None:
        if awaited := rules.awaits(self.state):
            raise ValueError(f"a line {awaited!r} must come first")

    def _follow_deal(self, word: str, text: str, trusted: bool) -> None:
        if word != rules.awaits(self.state):
            raise ValueError("no such deal is awaited here")
        if word == rules.DECK:
            self.deal_deck(read_deck(text))
        elif word == rules.SPIRITS:
            spirits = read_list(text)
            if not trusted and Counter(spirits) != Counter(rules.spirit_cards(self.players)):
                raise ValueError(f"these are not the spirits for {self.players} players")
            self.deal_spirits(spirits)
        else:
            used = {card[0]: card for card in rules.gather(self.state)}
            words = read_list(text)
            if Counter(words) != Counter(list(used)):
                raise ValueError(f"these are not the used cards: {', '.join(used)}")
            self.deal_under([used[word] for word in words])

    def _read_time(self, word: str) -> float:
        try:
            at = float(word)
        except ValueError:
            at = -1.0
        if not self.is_time(at):
            raise ValueError(f"a line begins with a time in seconds, not before {self.now}")
        return at

    def _follow_input(self, at: float, text: str) -> None:
        word, _, rest = text.partition(" ")
        if text == "wake":
            if self.wakes_at != at:
                raise ValueError(f"the game must be woken at {self.wakes_at}")
            self.step(at)
            return
        if not word.isdigit() or not 1 <= int(word) <= self.players:
            raise ValueError(f"the time is followed by a seat from 1 to {self.players}")
        seat = int(word) - 1
        self.advance(at)
        self._check_dealt()
        if rest in ("away", "back"):
            self.attend(seat, rest, at)
            return
        said = read_said(rest)
        if not rules.allows(self.state, seat, said) or rules.refuses(self.state, said):
            raise self.refusal(seat, rest)
        self.say(seat, said, at)

    def _judged(self, said: Said) -> Said:
        """What was said with the referee's verdict on it."""
        state, lang = self.state, self.options["lang"]
        if said.kind == rules.CLUE:
            verdict, reason = self.referee.judge_clue(state.deck[0][0], said.text, lang)
            return Said(said.kind, said.text, "-".join(verdict.split()), " ".join(reason.split()))
        if said.kind == rules.GUESS:
            right = self.referee.judge_guess(state.deck[0][0], said.text, lang)
            return Said(said.kind, said.text, rules.RIGHT if right else rules.WRONG)
        if said.kind == rules.TELL:
            words = [card[0] for card in rules.gather(state)]
            return Said(said.kind, said.text, named=tuple(self.referee.words_named(words, said.text, lang)))
        return said

    def _moment(self, seat: int, action: str, at: float | None) -> float:
        """The time of an input, after everything that was due by then."""
        moment = self.now if at is None else float(at)
        if not self.is_time(moment):
            raise self.refusal(seat, action, f"time only goes forward: it is already {self.now}, not {moment}")
        self.advance(moment)
        return moment

    def is_time(self, at: float) -> bool:
        return isfinite(at) and self.now <= at <= LATEST

    def refusal(self, seat: int, action: str, reason: str = "", verdict: str = "") -> IllegalAction:
        possible = self.legal(seat)
        if self.over:
            reason = "the game is over"
        elif not possible:
            reason = out_of_turn(seat, self.actors)
        elif reason:
            reason = f"{reason}; legal now: {', '.join(possible)}"
        return IllegalAction(seat, action, possible, reason, verdict)

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.players):
            raise UnknownSeat(f"there is no seat {seat}; seats run from 0 to {self.players - 1}")

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        before, inputs, deals = self.state, len(self.inputs), self.deals
        self.state = before.copy()
        try:
            yield
        except BaseException:
            self.state, self.deals = before, deals
            del self.inputs[inputs:]
            raise

    def news(self) -> tuple[Event, ...]:
        """The events since the last call."""
        news, self.state.happenings = self.state.happenings, []
        return tuple(
            Event(one.name, fresh(one.facts), fresh(one.secrets), sum(1 << seat for seat in one.witnesses))
            for one in news
        )


def in_order(items: Sequence[Item], seed: str, deal: int) -> list[Item]:
    return [items[number] for number in shuffled(range(len(items)), seed, deal)]


def with_first_words(cards: Sequence[Card], seed: str) -> list[Card]:
    """Each card turned to one of its words (KRA-J14)."""
    below = numbers(seed, "first words")
    turns = [below(len(card)) for card in cards]
    return [(*card[turn:], *card[:turn]) for card, turn in zip(cards, turns, strict=True)]
