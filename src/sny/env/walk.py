"""A game walked move by move with explicit chance: one node of its tree, for OpenSpiel and for exact solving.

A card is chosen by chance at the moment when it leaves the pile, not when the pile is shuffled. Nobody may look into a
pile before, so both come to the same, and the tree stays as small as it can be. How many cards an input takes from the
pile is found by rehearsing it on a copy; that may not depend on their faces, and `_carry_out` checks it.

The information state of each seat is recorded as well: its own actions and all events as it saw them.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, Self

from sny.rules.catalogue import card_rules_of
from sny.rules.kit.facts import place_of_card
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import EVERYONE, HIDDEN, NOTHING, SPECTATOR
from sny.rules.kit.sight import card_at, holes, sample, set_card, view

CHANCE, OVER = -1, -4  # stand for a seat that moves; the numbers are OpenSpiel's
DEALING, SCATTERING = -1, -2  # stand for an action that waits for its cards
OWN_ACTION, BEGINNING = -1, -2  # stand for the number of an event; a beginning has the bytes of a view for facts
Told = tuple[tuple[int, ...], ...]
Hook = Callable[[Any], None]


class Walk:
    """`mover` is a seat, CHANCE or OVER; `outcomes` or `legal` say how it may go on, `apply` goes on."""

    rules: Rules
    state: Any
    told: list[Told]
    mover: int
    moves: int  # decisions made so far
    _pending: int  # the action that waits for cards
    _missing: int  # how many are still to be chosen,
    _pool: list[int]  # from what,
    _drawn: list[int]  # and those that were

    def __init__(self, rules: Rules, state: Any, hook: Hook | None = None) -> None:
        """Begin with a table before its deal, or with a position, whose hidden cards are dealt anew.

        `hook` may change the state after each action, to end a game earlier than the rules do.
        """
        self.rules, self.state, self._hook = rules, state.copy(), hook
        self.told = [() for _ in range(state.players)]
        self.moves, self._seat = 0, NOTHING
        if rules.awaits_deal(state):
            self._go_on()
        else:
            hidden = hidden_outside_pile(rules, state)
            cards = pile_of(rules, state) + [card_at(state, *hole) for hole in hidden]
            self._wait_for(SCATTERING, cards, len(hidden))

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state, twin.told = self.state.copy(), self.told[:]
        twin._pool, twin._drawn = self._pool[:], self._drawn[:]
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"rules": self.rules.NAME, "state": self.state.save()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        rules = card_rules_of(kept["rules"])
        self.__dict__.update(kept | {"rules": rules, "state": rules.Layout.load(kept["state"])})

    def resampled(self, seat: int, shuffle: Callable[[list[int]], None]) -> Self:
        """The same for a seat, with what it cannot know drawn anew. What the others were told would give the true cards
        away, so they begin with what they see now."""
        twin = self.copy()
        twin.state = sample(self.rules, view(self.rules, self.state, seat), shuffle)
        for other in range(twin.state.players):
            if other != seat:
                twin.told[other] = ((BEGINNING, *view(self.rules, twin.state, other).save()),)
        return twin

    def outcomes(self) -> list[tuple[int, float]]:
        """The kinds of cards that chance may choose next, and how likely each is."""
        return [(kind, count / len(self._pool)) for kind, count in sorted(Counter(self._pool).items())]

    def legal(self) -> list[int]:
        actions = [0] * self.rules.ACTIONS
        return sorted(actions[: self.rules.legal(self.state, self.mover, actions)])

    def apply(self, choice: int) -> None:
        """Go on with a kind of card, where chance moves, or else with an action."""
        if self.mover == CHANCE:
            self._pool.remove(choice)
            self._drawn.append(choice)
            self._missing -= 1
            if not self._missing:
                self._carry_out()
            return
        self._seat = self.mover
        self.told[self._seat] += ((OWN_ACTION, choice),)
        self.moves += 1
        rehearsal = self.state.copy()
        self.rules.play(rehearsal, self._seat, choice)
        pile = pile_of(self.rules, self.state)
        self._wait_for(choice, pile, len(pile) - len(pile_of(self.rules, rehearsal)))

    def _wait_for(self, pending: int, pool: list[int], missing: int) -> None:
        """Let chance choose so many cards of a pool, then carry out what was pending."""
        self._pending, self._pool, self._missing, self._drawn = pending, pool, missing, []
        self.mover = CHANCE
        if not missing:
            self._carry_out()

    def _carry_out(self) -> None:
        """The cards that chance chose lie on top of the pile, the first one uppermost."""
        rules, state = self.rules, self.state
        order = sorted(self._pool) + self._drawn[::-1]
        state.events = []
        if self._pending == SCATTERING:
            for hole, kind in zip(hidden_outside_pile(rules, state), self._drawn, strict=True):
                set_card(state, *hole, kind)
            lay_pile(rules, state, sorted(self._pool))
            for seat in range(state.players):
                self.told[seat] = ((BEGINNING, *view(rules, state, seat).save()),)
        elif self._pending == DEALING:
            rules.deal(state, order)
        else:
            lay_pile(rules, state, order)
            rules.play(state, self._seat, self._pending)
            if self._hook:
                self._hook(state)
        if Counter(pile_of(rules, state)) != Counter(self._pool):
            raise AssertionError(f"{rules.NAME}: how many cards are drawn depends on their faces")
        notes, state.events = state.events, None
        for seat in range(state.players):
            self.told[seat] += tuple(heard(rules, note, seat) for note in notes)
        self._go_on()

    def _go_on(self) -> None:
        """Deal where a deal is awaited, and find out who moves."""
        rules, state = self.rules, self.state
        if rules.over(state):
            self.mover = OVER
        elif rules.awaits_deal(state):
            cards = [NOTHING] * rules.DECK_SIZE
            cards = cards[: rules.gather(state, cards)]
            rehearsal = state.copy()
            rules.deal(rehearsal, cards)
            self._wait_for(DEALING, cards, len(cards) - len(pile_of(rules, rehearsal)))
        else:
            waiting = rules.actors(state)
            self.mover = (waiting & -waiting).bit_length() - 1


def heard(rules: Rules, note: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """An event as a seat hears it: its number and its facts, with HIDDEN for a card that it may not know."""
    number, witnesses, *facts = note
    card = place_of_card(rules.EVENTS[number][1])
    if card != NOTHING and witnesses != EVERYONE and not witnesses >> seat & 1 and facts[card] != NOTHING:
        facts[card] = HIDDEN
    return number, *facts


def hidden_outside_pile(rules: Rules, state: Any) -> list[tuple[str, int, int]]:
    """The places of cards that not everybody knows, those of the pile left out."""
    return [hole for hole in holes(view(rules, state, SPECTATOR)) if hole[0] != rules.REST]


def pile_of(rules: Rules, state: Any) -> list[int]:
    size: int = getattr(state, state.fields[rules.REST].filled[0])
    cards: list[int] = getattr(state, rules.REST)
    return cards[:size]


def lay_pile(rules: Rules, state: Any, cards: list[int]) -> None:
    getattr(state, rules.REST)[: len(cards)] = cards
