"""Sen: memory and nerve, for 2-5 players.

Everyone lies over face-down lands with 0-9 ravens each and knows only a few of them. On your turn take the open card
or a closed one into your dream, let a special land act, or call Pobudka: all dreams are turned up, and whoever called
without the fewest ravens pays a penalty. Rounds add up; the lowest total wins. The ids (SEN-…) are those of
docs/games/sen.md.

The state is the class `Sen` below. Dreams are rows of places; `seen` holds for each place the seats that have seen the
card lying there, wherever it has been since (SEN-J1), and SPECTATOR too where all saw it. Piles are written from the
bottom, the last card is the top.

An action is a small number: the first of its kind, listed below, plus what it points at. Places and seats count from 0
here and from 1 in the notation.
"""

from typing import Any

from sny.rules.kit import facts as fact
from sny.rules.kit import layout as field
from sny.rules.kit.data import read_data
from sny.rules.kit.decks import added_copies, check_deck, flaw_in_deck
from sny.rules.kit.layout import EVERYONE, NOTHING, SPECTATOR, State, flaw_in_holding, note

NAME = "sen"
DATA = read_data(NAME)
SEATS = 5
PLACES = 12  # the most that a dream may hold (SEN-K6)
SPOTS = SEATS * PLACES

CARDS: tuple[str, ...] = tuple(kind["name"] for kind in DATA["card"])
RAVENS: tuple[int, ...] = tuple(kind["ravens"] for kind in DATA["card"])
KINDS = len(CARDS)
DECKS = ("base", "jubilee", "both")
BASE, JUBILEE, BOTH = range(3)
COPIES: tuple[tuple[int, ...], ...] = tuple(tuple(kind[deck] for kind in DATA["card"]) for deck in DECKS)
DECK_SIZE = max(sum(copies) for copies in COPIES)
TAKE_TWO, PEEK_CARD, SWAP_TWO, CHOOSE_ONE, HOURGLASS = range(KINDS - 5, KINDS)
NINE = 9

VARIANTS: tuple[str, ...] = tuple(DATA["option"]["variants"]["several"])
FORGIVEN_NINES, ALL_IN, PAIRS, LONG_DREAM = 1, 2, 4, 8  # bits, in the order of VARIANTS
ALL_IN_SCORE = 50
REWARDS = ("count", "zero")
KEEP_COUNT, SCORE_ZERO = range(2)
FIFTIES = ("instead", "added")
INSTEAD, ADDED = range(2)

PHASES = (
    "deal",  # the dealer must shuffle; until then the dreams of the last round lie open
    "peek",  # everybody looks at some of their own cards
    "turn",
    "drawn",  # a card of the closed pile is in hand
    "two",  # two cards are in hand, one to be kept
    "look",
    "swap",
    "with",  # one card to be swapped is pointed at
    "choose",  # a card of the open pile is to be chosen
    "chosen",  # it is in hand, for all to see
    "claim",  # the first card of a pair is pointed at
    "name",  # both are
    "over",
)
(
    DEAL, LOOKING_BEFORE_ROUND, TURN, DRAWN, TWO, LOOKING, SWAPPING, SWAPPING_WITH, CHOOSING, CHOSEN, CLAIMING,
    NAMING, OVER,
) = range(13)  # fmt: skip
ENDING = 13  # inside `play` only: the turn is done

LOOK_BEFORE_ROUND = 0  # + place: look at a card of your own before the round (SEN-S3)
DRAW = LOOK_BEFORE_ROUND + PLACES  # take the top card of the closed pile (SEN-B)
CALL = DRAW + 1  # Pobudka (SEN-P)
TAKE = CALL + 1  # + place: the top card of the open pile goes there (SEN-A)
PUT = TAKE + PLACES  # + place: the card in hand goes there (SEN-B1, SEN-W)
DISCARD = PUT + PLACES  # the card in hand goes on the open pile (SEN-B2)
USE = DISCARD + 1  # the same, and acts (SEN-B3)
KEEP = USE + 1  # + 0 or 1: which of two cards is the chosen one (SEN-T)
LOOK = KEEP + 2  # + spot: a place of any dream (SEN-E)
SWAP = LOOK + SPOTS  # + spot: the first card to be exchanged (SEN-Z)
WITH = SWAP + SPOTS  # + spot: the second
CHOOSE = WITH + SPOTS  # + kind of card in the open pile, the topmost copy of it (SEN-W)
CLAIM = CHOOSE + KINDS  # + place: the first card of a claimed pair (SEN-V3)
AND = CLAIM + PLACES  # + place: the second
AS = AND + PLACES  # + ravens that each is said to have, or HOURGLASSES
HOURGLASSES = 10
ACTIONS = AS + HOURGLASSES + 1

SEAT_WORDS = tuple(str(seat + 1) for seat in range(SEATS))
PLACE_WORDS = tuple(str(place + 1) for place in range(PLACES))
CLAIM_WORDS = (*(str(ravens) for ravens in range(HOURGLASSES)), "hourglasses")
NOTATION: tuple[tuple[int, str, tuple[tuple[str, ...], ...]], ...] = (
    (LOOK_BEFORE_ROUND, "peek {}", (PLACE_WORDS,)),
    (DRAW, "draw", ()),
    (CALL, "call", ()),
    (TAKE, "take {}", (PLACE_WORDS,)),
    (PUT, "put {}", (PLACE_WORDS,)),
    (DISCARD, "discard", ()),
    (USE, "use", ()),
    (KEEP, "keep {}", (("1", "2"),)),
    (LOOK, "look {}.{}", (SEAT_WORDS, PLACE_WORDS)),
    (SWAP, "swap {}.{}", (SEAT_WORDS, PLACE_WORDS)),
    (WITH, "with {}.{}", (SEAT_WORDS, PLACE_WORDS)),
    (CHOOSE, "choose {}", (CARDS,)),
    (CLAIM, "claim {}", (PLACE_WORDS,)),
    (AND, "and {}", (PLACE_WORDS,)),
    (AS, "as {}", (CLAIM_WORDS,)),
)

REASONS = (
    "lowest",  # the caller has the lowest count, and scores it (SEN-R4, SEN-R7)
    "zero",  # and scores nothing (SEN-R4)
    "penalty",  # the caller has not (SEN-R3)
    "all-in",  # a dream of nothing but nines (SEN-V2)
    "fifty",  # somebody else's (SEN-V2, SEN-I3)
    "all-in-tie",  # there are several, and none counts as one (SEN-I2)
    "nines-tie",  # several have the most nines, and nobody is forgiven (SEN-M1)
)
LOWEST, ZERO, PENALTY, WENT_ALL_IN, FIFTY, ALL_IN_TIE, NINES_TIE = range(7)

# What can happen, and the facts told of it.
EVENTS: tuple[tuple[str, tuple[fact.Fact, ...]], ...] = (
    ("dealt", (fact.number("round"), fact.seat("first"), fact.card())),
    ("peeked", (fact.seat(), fact.place(), fact.card())),
    ("drew", (fact.seat(), fact.card())),
    ("took", (fact.seat(), fact.card())),  # from the open pile
    ("put", (fact.seat(), fact.place(), fact.card())),
    ("discarded", (fact.seat(), fact.place(), fact.card())),  # no place: it was in hand
    ("used", (fact.seat(), fact.card())),
    ("looked", (fact.seat(), fact.seat("owner"), fact.place(), fact.card())),
    ("swapped", (fact.seat(), fact.seat("owner"), fact.place(), fact.seat("other_owner"), fact.place("other_place"))),
    ("chose", (fact.seat(), fact.card())),
    ("claimed", (fact.seat(), fact.place(), fact.place("other_place"), fact.number("ravens"))),  # 10: hourglasses
    ("turned", (fact.seat(), fact.place(), fact.card())),
    ("judged", (fact.seat(), fact.flag("right"))),
    ("gained", (fact.seat(), fact.place())),  # a card from the closed pile that nobody has seen
    ("called", (fact.seat(),)),
    ("ended", (fact.seat(),)),  # the closed pile is used up
    # what a card counts for; one that is forgiven is not counted (SEN-V1)
    ("revealed", (fact.seat(), fact.place(), fact.number("ravens"), fact.flag("forgiven"), fact.card())),
    # why a score is not the count: so many points are added to it, or stand instead of it
    ("adjusted", (fact.seat(), fact.word("reason", *REASONS), fact.flag("instead"), fact.number("points"))),
    ("scored", (fact.seat(), fact.number("count"), fact.number("score"), fact.number("total"))),
    ("won", (fact.seat(),)),
)
(
    DEALT, LOOKED_BEFORE_ROUND, DREW, TOOK, LAID, DISCARDED, USED, LOOKED, SWAPPED, CHOSE, CLAIMED, TURNED, JUDGED,
    GAINED, CALLED, ENDED, REVEALED, ADJUSTED, SCORED, WON,
) = range(20)  # fmt: skip


class Sen(State):
    # the table's options
    players: int = field.number()
    deck: int = field.word(*DECKS)
    variants: int = field.words(*VARIANTS)
    penalty: int = field.number(width="i2")
    limit: int = field.number(width="i2")
    rounds: int = field.number(width="i2")  # 0: to the limit
    reward: int = field.word(*REWARDS)
    fifty: int = field.word(*FIFTIES)
    # the match
    round: int = field.number(width="i2")
    total: list[int] = field.number(SEATS, width="i4", filled=("players",))
    count: list[int] = field.number(SEATS, width="i2", filled=("players",))  # of the last round: ravens as counted,
    score: list[int] = field.number(SEATS, width="i2", filled=("players",))  # and what was scored
    # the round
    phase: int = field.word(*PHASES)
    turn: int = field.seat()
    turns: int = field.number(width="i4")
    caller: int = field.seat()
    peeked: list[int] = field.number(SEATS, filled=("players",))
    dream_size: list[int] = field.number(SEATS, filled=("players",))
    dream: list[list[int]] = field.card(SEATS, PLACES, names=CARDS, filled=("players", "dream_size"))
    seen: list[list[int]] = field.seats(SEATS, PLACES, filled=("players", "dream_size"))
    closed_size: int = field.number()
    closed: list[int] = field.card(DECK_SIZE, names=CARDS, filled=("closed_size",), sight="none")
    open_size: int = field.number()
    open: list[int] = field.card(DECK_SIZE, names=CARDS, filled=("open_size",), sight="all")  # SEN-J3
    # the turn
    hand: int = field.card(names=CARDS)
    two: list[int] = field.card(2, names=CARDS)
    pointed_owner: int = field.seat()  # whose card was pointed at first, for a swap
    pointed: int = field.place(PLACES)  # the first card pointed at, for a swap or a claim
    pointed_too: int = field.place(PLACES)  # the second, for a claim
    # what a designer has changed
    added: list[int] = field.tuning(KINDS)  # copies of each kind more than printed
    added_lands: int = field.tuning()


Layout = Sen
REST = "closed"  # where the cards lie that a position does not name
DREAM_ZONE = 0  # of `sees`; the others are in hand


def set_up(players: int, first: int, options: dict[str, Any]) -> Sen:
    """A table before its first deal. The long dream brings its own deck and variants (SEN-V4, SEN-J11)."""
    state = Sen()
    state.players, state.turn, state.phase = players, first, DEAL
    for bit, variant in enumerate(VARIANTS):
        state.variants |= (variant in options["variants"]) << bit
    state.deck = DECKS.index(options["edition"])
    if state.variants & LONG_DREAM:
        state.deck = BOTH
        state.variants |= ALL_IN | PAIRS
    by_edition = KEEP_COUNT if state.deck == BASE else SCORE_ZERO
    state.reward = by_edition if options["reward"] is None else REWARDS.index(options["reward"])
    by_print = ADDED if state.deck == BASE else INSTEAD  # SEN-I3
    state.fifty = by_print if options["fifty"] is None else FIFTIES.index(options["fifty"])
    state.penalty, state.limit, state.rounds = options["penalty"], options["limit"] or 0, options["rounds"] or 0
    state.added_lands = (options.get("lands") or lands(state)) - lands(state)
    state.added = added_copies(COPIES[state.deck], CARDS, options.get("deck"))
    check_deck(COPIES[state.deck], state.added, fewest_cards(state), DECK_SIZE)
    return state


def fewest_cards(state: Sen) -> int:
    """That a deck must have: all dreams, an open card and a closed one."""
    return state.players * lands(state) + 2


# Dealing


def deck(state: Sen, cards: list[int]) -> int:
    """Write every card of the deck in play; how many there are."""
    size = 0
    for kind in range(KINDS):
        for _ in range(copies(state, kind)):
            cards[size] = kind
            size += 1
    return size


def copies(state: Sen, kind: int) -> int:
    return COPIES[state.deck][kind] + state.added[kind]


def lands(state: Sen) -> int:
    """How many each dream has when it is dealt (SEN-S2, SEN-V4)."""
    return (6 if state.variants & LONG_DREAM else 4) + state.added_lands


def awaits_deal(state: Sen) -> bool:
    return state.phase == DEAL


def gather(state: Sen, cards: list[int]) -> int:
    """Write the cards that the dealer has to shuffle now: before each round, all of them (SEN-S1)."""
    return deck(state, cards)


def deal(state: Sen, order: list[int]) -> None:
    """Start a round with a shuffled closed pile (SEN-S1, SEN-S2)."""
    cards = 0
    for kind in range(KINDS):
        cards += copies(state, kind)
    for place in range(cards):
        state.closed[place] = order[place]
    for place in range(state.open_size):
        state.open[place] = NOTHING
    state.closed_size = cards
    state.open_size = 0
    dealt = lands(state)
    for player in range(state.players):
        for place in range(PLACES):
            state.dream[player][place] = NOTHING
            state.seen[player][place] = 0
        for place in range(dealt):
            state.dream[player][place] = draw(state)
        state.dream_size[player] = dealt
        state.peeked[player] = 0
    lay_open(state, draw(state))
    state.round += 1
    state.turns = 0
    state.caller = NOTHING
    state.phase = LOOKING_BEFORE_ROUND
    note(state, DEALT, EVERYONE, state.round, state.turn, state.open[0])


def draw(state: Sen) -> int:
    state.closed_size -= 1
    drawn = state.closed[state.closed_size]
    state.closed[state.closed_size] = NOTHING
    return drawn


def lay_open(state: Sen, laid: int) -> None:
    state.open[state.open_size] = laid
    state.open_size += 1


# What may be done


def actors(state: Sen) -> int:
    """The seats that may act now, as a bit mask: all who still peek at once (SEN-S3), then one in turn (SEN-N)."""
    if state.phase == LOOKING_BEFORE_ROUND:
        waiting = 0
        for player in range(state.players):
            if state.peeked[player] < first_peeks(state):
                waiting |= 1 << player
        return waiting
    if state.phase == DEAL or state.phase == OVER:
        return 0
    return 1 << state.turn


def first_peeks(state: Sen) -> int:
    return 3 if state.variants & LONG_DREAM else 2


def legal(state: Sen, seat: int, actions: list[int]) -> int:
    """Write the action numbers that the seat may play now; how many there are."""
    size = state.dream_size[seat]
    count = 0
    if state.phase == LOOKING_BEFORE_ROUND:
        if state.peeked[seat] < first_peeks(state):
            for place in range(size):
                if state.seen[seat][place] >> seat & 1 == 0:  # one by one, and no card twice (SEN-J2)
                    count = offer(actions, count, LOOK_BEFORE_ROUND + place, 1)
    elif state.phase == DEAL or state.phase == OVER or seat != state.turn:
        return 0
    elif state.phase == TURN:
        count = offer(actions, count, DRAW, 1)
        count = offer(actions, count, CALL, 1)  # from the first turn on (SEN-J6)
        count = offer(actions, count, TAKE, size)
        if state.variants & PAIRS and 2 <= size < PLACES:  # SEN-K
            count = offer(actions, count, CLAIM, size)
    elif state.phase == DRAWN:
        count = offer(actions, count, PUT, size)
        count = offer(actions, count, DISCARD, 1)
        if is_special(state.hand):  # a choice beside the others (SEN-B4, SEN-J4)
            count = offer(actions, count, USE, 1)
    elif state.phase == TWO:
        count = offer(actions, count, KEEP, 2)
    elif state.phase == LOOKING:
        count = offer_spots(state, actions, LOOK)
    elif state.phase == SWAPPING:
        count = offer_spots(state, actions, SWAP)
    elif state.phase == SWAPPING_WITH:
        for player in range(state.players):
            for place in range(state.dream_size[player]):
                if may_swap_with(state, seat, player, place):
                    count = offer(actions, count, WITH + player * PLACES + place, 1)
    elif state.phase == CHOOSING:
        for kind in range(KINDS):
            if place_in_open(state, kind) != NOTHING:
                count = offer(actions, count, CHOOSE + kind, 1)
    elif state.phase == CHOSEN:
        count = offer(actions, count, PUT, size)
    elif state.phase == CLAIMING:
        for place in range(size):
            if place != state.pointed:
                count = offer(actions, count, AND + place, 1)
    else:
        for ravens in range(HOURGLASSES + 1):
            if can_be_claimed(state, ravens):
                count = offer(actions, count, AS + ravens, 1)
    return count


def offer(actions: list[int], count: int, first: int, many: int) -> int:
    for action in range(many):
        actions[count + action] = first + action
    return count + many


def offer_spots(state: Sen, actions: list[int], first: int) -> int:
    count = 0
    for player in range(state.players):
        count = offer(actions, count, first + player * PLACES, state.dream_size[player])
    return count


def may_swap_with(state: Sen, seat: int, owner: int, place: int) -> bool:
    """A different card than the first, and at most one of the two your own (SEN-Z, SEN-Z1)."""
    if owner != state.pointed_owner:
        return True
    return owner != seat and place != state.pointed


def is_special(kind: int) -> bool:
    """An hourglass is none (SEN-H1)."""
    return TAKE_TWO <= kind <= CHOOSE_ONE


def place_in_open(state: Sen, kind: int) -> int:
    """Where the topmost card of a kind lies in the open pile."""
    for place in range(state.open_size - 1, -1, -1):
        if state.open[place] == kind:
            return place
    return NOTHING


def can_be_claimed(state: Sen, ravens: int) -> bool:
    """Only what the deck in play holds may be claimed (SEN-J9)."""
    for kind in range(KINDS):
        if copies(state, kind) > 0 and says(kind, ravens):
            return True
    return False


def says(kind: int, ravens: int) -> bool:
    """Whether a card is what was claimed of it: the number counts, not the picture (SEN-K3, SEN-K4)."""
    if ravens == HOURGLASSES or kind == HOURGLASS:
        return ravens == HOURGLASSES and kind == HOURGLASS
    return RAVENS[kind] == ravens


# Playing


def play(state: Sen, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action < DRAW:
        look_before_round(state, seat, action - LOOK_BEFORE_ROUND)
    elif action == DRAW:
        state.hand = draw(state)
        state.phase = DRAWN
        note(state, DREW, 1 << seat, seat, state.hand)
    elif action == CALL:
        state.caller = seat
        state.phase = ENDING
        note(state, CALLED, EVERYONE, seat)
    elif action < PUT:
        take(state, seat, action - TAKE)
    elif action < DISCARD:
        put(state, seat, action - PUT)
    elif action == DISCARD:
        note(state, DISCARDED, EVERYONE, seat, NOTHING, state.hand)
        lay_open(state, state.hand)
        state.phase = ENDING
    elif action == USE:
        use(state, seat)
    elif action < LOOK:
        keep(state, seat, action - KEEP)
    elif action < SWAP:
        look(state, seat, (action - LOOK) // PLACES, (action - LOOK) % PLACES)
    elif action < WITH:
        state.pointed_owner = (action - SWAP) // PLACES
        state.pointed = (action - SWAP) % PLACES
        state.phase = SWAPPING_WITH
    elif action < CHOOSE:
        swap(state, seat, (action - WITH) // PLACES, (action - WITH) % PLACES)
    elif action < CLAIM:
        choose(state, seat, action - CHOOSE)
    elif action < AND:
        state.pointed = action - CLAIM
        state.phase = CLAIMING
    elif action < AS:
        state.pointed_too = action - AND
        state.phase = NAMING
    else:
        claim(state, seat, action - AS)
    if state.phase == ENDING:
        end_turn(state)


def look_before_round(state: Sen, seat: int, place: int) -> None:
    state.seen[seat][place] |= 1 << seat
    state.peeked[seat] += 1
    note(state, LOOKED_BEFORE_ROUND, 1 << seat, seat, place, state.dream[seat][place])
    if state.peeked[seat] == first_peeks(state) and actors(state) == 0:
        state.phase = TURN


def take(state: Sen, seat: int, place: int) -> None:
    """SEN-A: the open card goes in, and all know it; a special does not act (SEN-A1)."""
    state.open_size -= 1
    taken = state.open[state.open_size]
    note(state, TOOK, EVERYONE, seat, taken)
    replace(state, seat, place, taken, EVERYONE)


def put(state: Sen, seat: int, place: int) -> None:
    """The card in hand goes in: known to its owner (SEN-B1), or to all when it was chosen openly (SEN-W)."""
    replace(state, seat, place, state.hand, EVERYONE if state.phase == CHOSEN else 1 << seat)


def replace(state: Sen, seat: int, place: int, new: int, witnesses: int) -> None:
    """One card for another at the same place: no other way leads into a dream or moves it (SEN-S5)."""
    old = state.dream[seat][place]
    state.dream[seat][place] = new
    state.seen[seat][place] = witnesses & everybody(state)
    lay_open(state, old)
    note(state, LAID, witnesses, seat, place, new)
    note(state, DISCARDED, EVERYONE, seat, place, old)
    state.phase = ENDING


def everybody(state: Sen) -> int:
    return (1 << state.players) - 1 | 1 << SPECTATOR


def use(state: Sen, seat: int) -> None:
    """SEN-B3: the special is laid on the open pile, then it acts; so Wybierz 1 finds itself there (SEN-W3)."""
    special = state.hand
    state.hand = NOTHING
    lay_open(state, special)
    note(state, USED, EVERYONE, seat, special)
    if special == PEEK_CARD:
        state.phase = LOOKING
    elif special == SWAP_TWO:
        state.phase = SWAPPING
    elif special == CHOOSE_ONE:
        state.phase = CHOOSING
    else:
        take_two(state, seat)


def take_two(state: Sen, seat: int) -> None:
    """SEN-T; one card left is the chosen one, and with none left nothing happens (SEN-T3, SEN-J7)."""
    if state.closed_size >= 2:
        state.phase = TWO
        for position in range(2):
            state.two[position] = draw(state)
            note(state, DREW, 1 << seat, seat, state.two[position])
    elif state.closed_size == 1:
        state.phase = DRAWN
        state.hand = draw(state)
        note(state, DREW, 1 << seat, seat, state.hand)
    else:
        state.phase = ENDING


def keep(state: Sen, seat: int, position: int) -> None:
    """The other card goes on the open pile, without effect (SEN-T1, SEN-J5); the chosen one is as if drawn (SEN-T2)."""
    other = state.two[1 - position]
    state.hand = state.two[position]
    state.two[0] = NOTHING
    state.two[1] = NOTHING
    lay_open(state, other)
    note(state, DISCARDED, EVERYONE, seat, NOTHING, other)
    state.phase = DRAWN


def look(state: Sen, seat: int, owner: int, place: int) -> None:
    state.seen[owner][place] |= 1 << seat
    note(state, LOOKED, 1 << seat, seat, owner, place, state.dream[owner][place])
    state.phase = ENDING


def swap(state: Sen, seat: int, owner: int, place: int) -> None:
    """Two cards change places unseen; who has seen a card still knows it, since all see the move (SEN-Z)."""
    other_owner, other_place = state.pointed_owner, state.pointed
    moved, witnesses = state.dream[owner][place], state.seen[owner][place]
    state.dream[owner][place] = state.dream[other_owner][other_place]
    state.seen[owner][place] = state.seen[other_owner][other_place]
    state.dream[other_owner][other_place] = moved
    state.seen[other_owner][other_place] = witnesses
    note(state, SWAPPED, EVERYONE, seat, other_owner, other_place, owner, place)
    state.phase = ENDING


def choose(state: Sen, seat: int, kind: int) -> None:
    """SEN-W: one card leaves the open pile openly, without acting (SEN-W2); the rest keeps its order (SEN-W1)."""
    for place in range(place_in_open(state, kind), state.open_size - 1):
        state.open[place] = state.open[place + 1]
    state.open_size -= 1
    state.open[state.open_size] = NOTHING
    state.hand = kind
    state.phase = CHOSEN
    note(state, CHOSE, EVERYONE, seat, kind)


def claim(state: Sen, seat: int, ravens: int) -> None:
    """SEN-V3: the two cards are turned up; right makes the dream one smaller, wrong one larger."""
    first, second = min(state.pointed, state.pointed_too), max(state.pointed, state.pointed_too)
    lower, upper = state.dream[seat][first], state.dream[seat][second]
    right = says(lower, ravens) and says(upper, ravens)
    note(state, CLAIMED, EVERYONE, seat, first, second, ravens)
    note(state, TURNED, EVERYONE, seat, first, lower)
    note(state, TURNED, EVERYONE, seat, second, upper)
    note(state, JUDGED, EVERYONE, seat, right)
    if right:
        lay_open(state, lower)  # SEN-J8
        lay_open(state, upper)
        gain(state, seat, first)
        close_up(state, seat, second)
    else:
        state.seen[seat][first] = everybody(state)
        state.seen[seat][second] = everybody(state)
        state.dream_size[seat] += 1
        gain(state, seat, state.dream_size[seat] - 1)
    state.phase = ENDING


def gain(state: Sen, seat: int, place: int) -> None:
    """A card of the closed pile comes into the dream, seen by nobody (SEN-K1, SEN-K2)."""
    state.dream[seat][place] = draw(state)
    state.seen[seat][place] = 0
    note(state, GAINED, EVERYONE, seat, place)


def close_up(state: Sen, seat: int, freed: int) -> None:
    """The places behind a freed one move up by one (SEN-K5)."""
    last = state.dream_size[seat] - 1
    for place in range(freed, last):
        state.dream[seat][place] = state.dream[seat][place + 1]
        state.seen[seat][place] = state.seen[seat][place + 1]
    state.dream[seat][last] = NOTHING
    state.seen[seat][last] = 0
    state.dream_size[seat] = last


def end_turn(state: Sen) -> None:
    """The seat to the left comes next (SEN-N): in this round, or first in the next one (SEN-S4)."""
    forget_turn(state)
    if state.caller != NOTHING or state.closed_size == 0:
        finish_round(state)
    else:
        state.phase = TURN
    state.turns += 1
    state.turn = left_of(state, state.turn)


def forget_turn(state: Sen) -> None:
    """Nothing is in hand or pointed at any more."""
    state.hand = NOTHING
    state.pointed_owner = NOTHING
    state.pointed = NOTHING
    state.pointed_too = NOTHING


def left_of(state: Sen, seat: int) -> int:
    return seat + 1 if seat + 1 < state.players else 0


# Scoring


def finish_round(state: Sen) -> None:
    """Turn up all dreams and settle the round in the order of SEN-J10."""
    if state.caller == NOTHING:
        note(state, ENDED, EVERYONE, state.turn)  # SEN-R6
    hero = all_in_hero(state)
    forgiven = most_nines(state) if hero == NOTHING else NOTHING  # before the caller is judged (SEN-M3)
    lowest = count_dreams(state, hero, forgiven)
    for player in range(state.players):
        tell_ties(state, player, hero, forgiven)
        state.score[player] = settled(state, player, hero, lowest)
        state.total[player] += state.score[player]
        note(state, SCORED, EVERYONE, player, state.count[player], state.score[player], state.total[player])
    state.phase = OVER if match_is_over(state) else DEAL
    if state.phase == OVER:
        for player in range(state.players):
            if wins(state, player):
                note(state, WON, EVERYONE, player)


def count_dreams(state: Sen, hero: int, forgiven: int) -> int:
    """Turn up and count all dreams; the lowest count."""
    for player in range(state.players):
        turn_up(state, player, player == forgiven)
        state.count[player] = ravens_in(state, player)
    if forgiven != NOTHING:
        state.count[forgiven] -= NINE * nines_in(state, forgiven)
    if hero != NOTHING and state.fifty == ADDED:
        state.count[hero] = 0
    lowest = state.count[0]
    for player in range(state.players):
        lowest = min(lowest, state.count[player])
    return lowest


def turn_up(state: Sen, seat: int, forgiven: bool) -> None:
    """Tell what lies in a dream (SEN-R2, SEN-J12), and what each card counts for."""
    for place in range(state.dream_size[seat]):
        ravens = ravens_on(state, seat, place)
        note(state, REVEALED, EVERYONE, seat, place, ravens, forgiven and ravens == NINE, state.dream[seat][place])


def settled(state: Sen, seat: int, hero: int, lowest: int) -> int:
    """What a seat scores: its count (SEN-R5), unless it called or somebody went all in."""
    score = state.count[seat]
    if seat == hero:
        note(state, ADJUSTED, EVERYONE, seat, WENT_ALL_IN, 1, 0)
        return 0
    if hero != NOTHING and state.fifty == INSTEAD:
        note(state, ADJUSTED, EVERYONE, seat, FIFTY, 1, ALL_IN_SCORE)
        return ALL_IN_SCORE
    if seat == state.caller:
        if score > lowest:
            note(state, ADJUSTED, EVERYONE, seat, PENALTY, 0, state.penalty)
            score += state.penalty
        elif state.reward == SCORE_ZERO:
            note(state, ADJUSTED, EVERYONE, seat, ZERO, 1, 0)
            score = 0
        else:
            note(state, ADJUSTED, EVERYONE, seat, LOWEST, 0, 0)
    if hero != NOTHING:
        note(state, ADJUSTED, EVERYONE, seat, FIFTY, 0, ALL_IN_SCORE)
        score += ALL_IN_SCORE
    return score


def tell_ties(state: Sen, seat: int, hero: int, forgiven: int) -> None:
    """Tell a seat that a variant would have helped, had it been alone (SEN-I2, SEN-M1)."""
    nines = nines_in(state, seat)
    if hero == NOTHING and state.variants & ALL_IN and nines == state.dream_size[seat]:
        note(state, ADJUSTED, EVERYONE, seat, ALL_IN_TIE, 0, 0)
    if hero == NOTHING and forgiven == NOTHING and state.variants & FORGIVEN_NINES and nines > 0:
        most = 0
        for player in range(state.players):
            most = max(most, nines_in(state, player))
        if nines == most:
            note(state, ADJUSTED, EVERYONE, seat, NINES_TIE, 0, 0)


def ravens_in(state: Sen, seat: int) -> int:
    ravens = 0
    for place in range(state.dream_size[seat]):
        ravens += ravens_on(state, seat, place)
    return ravens


def ravens_on(state: Sen, seat: int, place: int) -> int:
    kind = state.dream[seat][place]
    return worth_of_hourglass(state, seat) if kind == HOURGLASS else RAVENS[kind]


def worth_of_hourglass(state: Sen, seat: int) -> int:
    """SEN-H: an odd number of hourglasses in a dream makes each worth 9, an even number 0."""
    hourglasses = 0
    for place in range(state.dream_size[seat]):
        if state.dream[seat][place] == HOURGLASS:
            hourglasses += 1
    return NINE if hourglasses % 2 == 1 else 0


def nines_in(state: Sen, seat: int) -> int:
    """How many 9-raven cards a dream holds, hourglasses that are worth 9 among them (SEN-M2, SEN-I1)."""
    nines = 0
    for place in range(state.dream_size[seat]):
        nines += ravens_on(state, seat, place) == NINE
    return nines


def all_in_hero(state: Sen) -> int:
    """The only seat whose dream holds nothing but 9-raven cards, with the variant on (SEN-V2, SEN-I2)."""
    hero = NOTHING
    if state.variants & ALL_IN:
        for player in range(state.players):
            if nines_in(state, player) == state.dream_size[player]:
                if hero != NOTHING:
                    return NOTHING
                hero = player
    return hero


def most_nines(state: Sen) -> int:
    """SEN-V1: the only seat with the most 9-raven cards, which does not count them; a tie changes nothing (SEN-M1)."""
    most, holder = 0, NOTHING
    if state.variants & FORGIVEN_NINES:
        for player in range(state.players):
            nines = nines_in(state, player)
            if nines > most:
                most, holder = nines, player
            elif nines == most:
                holder = NOTHING
    return holder


def match_is_over(state: Sen) -> bool:
    """After so many rounds (SEN-G2), or when a total reaches the limit (SEN-G1)."""
    if state.rounds > 0:
        return state.round >= state.rounds
    for player in range(state.players):
        if state.total[player] >= state.limit:
            return True
    return False


def over(state: Sen) -> bool:
    return state.phase == OVER


def score(state: Sen, seat: int) -> int:
    return state.total[seat]


def wins(state: Sen, seat: int) -> bool:
    """The lowest total wins; a tie is shared (SEN-G3)."""
    for player in range(state.players):
        if state.total[player] < state.total[seat]:
            return False
    return state.phase == OVER


# Who knows what


def sees(state: Sen, seat: int, zone: int, row: int, column: int) -> bool:
    """Whether a seat has a right to know the card at a place of a dream or in hand; faces are not looked at."""
    if zone == DREAM_ZONE:
        return state.seen[row][column] >> seat & 1 == 1 or state.phase == DEAL or state.phase == OVER  # SEN-J12
    return seat == state.turn or state.phase == CHOSEN


# What each phase holds: cards in hand, two cards, a card pointed at, whose it is, a second one.
HOLDS = {
    "drawn": ("hand",),
    "chosen": ("hand",),
    "two": ("two",),
    "with": ("pointed_owner", "pointed"),
    "claim": ("pointed",),
    "name": ("pointed", "pointed_too"),
}


def flaw_in_design(state: Sen) -> str:
    least, most = DATA["option"]["lands"]["least"], DATA["option"]["lands"]["most"]
    if state.added_lands and not least <= lands(state) <= most:
        return f"a dream is dealt from {least} to {most} lands"
    return flaw_in_deck(COPIES[state.deck], state.added, fewest_cards(state), DECK_SIZE)


def flaw(state: Sen) -> str:
    """What makes a position that somebody set up unplayable, or nothing."""
    if state.turn == NOTHING:
        return "somebody must be on turn"
    if state.caller != NOTHING and state.phase not in (DEAL, OVER):
        return "with a caller the round is over (SEN-P)"
    misplaced = flaw_in_holding(state, PHASES[state.phase], HOLDS)
    if misplaced:
        return misplaced
    if state.phase == DEAL:
        return ""
    if min(state.dream_size[: state.players]) < 1:
        return "each dream needs a card"
    if state.open_size < 1:
        return "the open pile is never empty (SEN-J3)"
    if state.phase == OVER:
        return ""
    if state.closed_size < 1 and state.phase in (LOOKING_BEFORE_ROUND, TURN, CLAIMING, NAMING):
        return "with the closed pile used up the round is over (SEN-R1)"
    if not all(0 <= peeked <= first_peeks(state) for peeked in state.peeked[: state.players]):
        return "nobody looks at more cards before a round than the rules allow (SEN-S3)"
    if state.phase == LOOKING_BEFORE_ROUND and actors(state) == 0:
        return "in the phase peek somebody has yet to look at a card (SEN-S3)"
    for player in range(state.players):
        unseen = sum(seats >> player & 1 == 0 for seats in state.seen[player][: state.dream_size[player]])
        if state.phase == LOOKING_BEFORE_ROUND and unseen < first_peeks(state) - state.peeked[player]:
            return f"seat {player + 1} has too few cards left to look at (SEN-J2)"
    return flaw_in_pointing(state)


def flaw_in_pointing(state: Sen) -> str:
    if state.phase not in (SWAPPING_WITH, CLAIMING, NAMING):
        return ""
    owner = state.pointed_owner if state.phase == SWAPPING_WITH else state.turn
    if max(state.pointed, state.pointed_too) >= state.dream_size[owner]:
        return "the cards pointed at are not in the dream"
    if state.phase == SWAPPING_WITH:
        return ""
    if state.variants & PAIRS == 0:
        return "a pair is claimed only with the variant wiem-co-mam (SEN-V3)"
    if not 2 <= state.dream_size[state.turn] < PLACES:
        return "a dream of one card, or of 12, cannot claim a pair (SEN-K6)"
    if state.pointed == state.pointed_too:
        return "a pair is two different cards (SEN-V3)"
    return ""
