"""Smoki: open and hidden grids, for 2-5 players.

Everyone's dream is two rows of three lands, at first all but one face down and unknown even to their owner. On your
turn take a card from one of two open piles, which must go into your dream, or from the closed pile, which may. A card
goes in face up, and the one that it replaces goes on an open pile. Three raven lands do more: the circle sends the
replaced card round the table, the nest exchanges two cards of your dream, the attack one of yours with a rival's. When
a dream lies entirely face up, all are turned up: equal values in a column vanish, a reflection copies a neighbour in
its row, and the lowest dream takes a dragon token. Three tokens win. The ids (SMO-…) are those of docs/games/smoki.md.

The state is the class `Smoki` below. The places of a dream count along the upper row and then along the lower one; `up`
says of each whether its card lies face up. Piles are written from the bottom, the last card is the top. A card that is
about to be replaced is turned up where it lies, and leaves when its pile is chosen (SMO-J2).

An action is a small number: the first of its kind, listed below, plus what it points at. Rows, columns, seats and open
piles count from 0 here and from 1 in the notation.
"""

from typing import Any

from sny.rules.kit import facts as fact
from sny.rules.kit import layout as field
from sny.rules.kit.data import read_data
from sny.rules.kit.decks import added_copies, check_deck, flaw_in_deck
from sny.rules.kit.layout import EVERYONE, NOTHING, State, flaw_in_holding, note

NAME = "smoki"
DATA = read_data(NAME)
SEATS = 5
ROWS, COLUMNS = 2, 3
PLACES = ROWS * COLUMNS
SPOTS = SEATS * PLACES
PILES = 2  # the most open piles
TOKENS_TO_WIN = 3

CARDS: tuple[str, ...] = tuple(kind["name"] for kind in DATA["card"])
VALUES: tuple[int, ...] = tuple(kind["value"] for kind in DATA["card"])
KINDS = len(CARDS)
DECKS = ("base", "attack")
COPIES: tuple[tuple[int, ...], ...] = tuple(tuple(kind[deck] for kind in DATA["card"]) for deck in DECKS)
DECK_SIZE = max(sum(copies) for copies in COPIES)
RAVEN_NEST, RAVEN_CIRCLE, REFLECTION, RAVEN_ATTACK = range(KINDS - 4, KINDS)

SWITCH = ("off", "on")
SCORINGS = ("tokens", "points", "rounds")
TOKENS, POINTS, ROUNDS = range(3)
USUAL_LIMIT: int = DATA["option"]["limit"]["default"]
USUAL_ROUNDS: int = DATA["option"]["rounds"]["default"]

PHASES = (
    "deal",  # the dealer must shuffle; until then the dreams of the last round lie open
    "reveal",  # everybody turns up a card of their own
    "turn",
    "hand",  # a card is in hand, for a place of the dream or, if it was drawn, for an open pile
    "lay",  # the card that it replaces is turned up, and an open pile is to be chosen for that one
    "circle",  # the last player of the circle holds the card removed there, for the bottom of an open pile
    "nest",  # the action of the card just put down may be carried out
    "with",  # the first card to be exchanged is pointed at
    "attack",
    "for",
    "reshuffle",  # the closed pile is used up; the dealer must shuffle the open ones
    "over",
)
(
    DEAL, REVEAL, TURN, IN_HAND, LAYING, CIRCLING, NESTING, NESTING_WITH, ATTACKING, ATTACKING_FOR, RESHUFFLE, OVER,
) = range(12)  # fmt: skip
ENDING = 12  # inside `play` only: the turn is done

REVEAL_CARD = 0  # + place: turn up a card of your own before the round (SMO-S2)
DRAW = REVEAL_CARD + PLACES  # take the top card of the closed pile (SMO-B)
TAKE = DRAW + 1  # + pile: take the top card of an open pile (SMO-A)
PUT = TAKE + PILES  # + place: the card in hand goes there (SMO-D)
DISCARD = PUT + PLACES  # + pile: the card in hand goes on an open pile (SMO-B)
ONTO = DISCARD + PILES  # + pile: the removed card goes on an open pile (SMO-D)
UNDER = ONTO + PILES  # + pile: the circle's last card goes under an open pile (SMO-C2)
SKIP = UNDER + PILES  # leave the action of a raven land alone (SMO-U)
NEST = SKIP + 1  # + place: the first card to be exchanged (SMO-G)
WITH = NEST + PLACES  # + place: the second
ATTACK = WITH + PLACES  # + place: the card to be given away (SMO-K)
FOR = ATTACK + PLACES  # + spot, a place of any seat: the rival's card that comes instead
ACTIONS = FOR + SPOTS

SEAT_WORDS = tuple(str(seat + 1) for seat in range(SEATS))
ROW_WORDS = tuple(str(row + 1) for row in range(ROWS))
COLUMN_WORDS = tuple(str(column + 1) for column in range(COLUMNS))
PILE_WORDS = tuple(str(pile + 1) for pile in range(PILES))
NOTATION: tuple[tuple[int, str, tuple[tuple[str, ...], ...]], ...] = (
    (REVEAL_CARD, "turn {}.{}", (ROW_WORDS, COLUMN_WORDS)),
    (DRAW, "draw", ()),
    (TAKE, "take {}", (PILE_WORDS,)),
    (PUT, "put {}.{}", (ROW_WORDS, COLUMN_WORDS)),
    (DISCARD, "discard {}", (PILE_WORDS,)),
    (ONTO, "onto {}", (PILE_WORDS,)),
    (UNDER, "under {}", (PILE_WORDS,)),
    (SKIP, "skip", ()),
    (NEST, "nest {}.{}", (ROW_WORDS, COLUMN_WORDS)),
    (WITH, "with {}.{}", (ROW_WORDS, COLUMN_WORDS)),
    (ATTACK, "attack {}.{}", (ROW_WORDS, COLUMN_WORDS)),
    (FOR, "for {}.{}.{}", (SEAT_WORDS, ROW_WORDS, COLUMN_WORDS)),
)

REASONS = ("value", "vanished", "reflected")  # why a card counts for what it does
BY_VALUE, VANISHED, REFLECTED = range(3)

# What can happen, and the facts told of it.
EVENTS: tuple[tuple[str, tuple[fact.Fact, ...]], ...] = (
    ("dealt", (fact.number("round"), fact.seat("first"))),
    ("opened", (fact.pile(), fact.card())),  # the top card of the closed pile starts an open one
    ("turned", (fact.seat(), fact.place(), fact.card())),
    ("drew", (fact.seat(), fact.card())),
    ("took", (fact.seat(), fact.pile(), fact.card())),  # from an open pile
    (
        "removed",
        (fact.seat(), fact.place(), fact.card()),
    ),  # turned up if need be, it lies there until it is discarded or handed on
    ("discarded", (fact.seat(), fact.place(), fact.pile(), fact.card())),  # no place: it was in hand
    ("handed", (fact.seat(), fact.place(), fact.seat("to"), fact.card())),  # to the same place of the next dream
    ("put", (fact.seat(), fact.place(), fact.card())),
    ("tucked", (fact.seat(), fact.place(), fact.pile(), fact.card())),  # under an open pile
    ("swapped", (fact.seat(), fact.seat("owner"), fact.place(), fact.seat("other_owner"), fact.place("other_place"))),
    ("skipped", (fact.seat(),)),
    ("gathered", (fact.number("cards"),)),  # the open piles become a closed one
    ("ended", (fact.seat(),)),  # a dream lies open
    ("revealed", (fact.seat(), fact.place(), fact.card())),
    # what each card counts for, and why; a reflection copies the card at `source`, if there is one (SMO-R2, SMO-R3)
    (
        "counted",
        (
            fact.seat(),
            fact.place(),
            fact.number("value"),
            fact.word("reason", *REASONS),
            fact.place("source"),
            fact.card(),
        ),
    ),
    ("scored", (fact.seat(), fact.number("score"))),
    ("awarded", (fact.seat(), fact.number("tokens"))),
    ("totalled", (fact.seat(), fact.number("total"))),
    ("won", (fact.seat(),)),
)
(
    DEALT, OPENED, TURNED, DREW, TOOK, REMOVED, DISCARDED, HANDED, LAID, TUCKED, SWAPPED, SKIPPED, GATHERED, ENDED,
    REVEALED, COUNTED, SCORED, AWARDED, TOTALLED, WON,
) = range(20)  # fmt: skip


class Smoki(State):
    # the table's options
    players: int = field.number()
    attack: int = field.word(*SWITCH)
    piles: int = field.number()
    scoring: int = field.word(*SCORINGS)
    limit: int = field.number(width="i2")
    rounds: int = field.number(width="i2")
    # the match
    round: int = field.number(width="i2")
    tokens: list[int] = field.number(SEATS, filled=("players",))
    total: list[int] = field.number(SEATS, width="i4", filled=("players",))
    score: list[int] = field.number(SEATS, filled=("players",))  # of the last round
    # the round
    phase: int = field.word(*PHASES)
    turn: int = field.seat()
    turns: int = field.number(width="i4")
    dream: list[list[int]] = field.card(SEATS, PLACES, names=CARDS, filled=("players",), faces="down")
    up: list[list[int]] = field.number(SEATS, PLACES, filled=("players",))
    down: list[int] = field.number(KINDS)  # how many of each kind lie face down, once a reshuffle has told
    closed_size: int = field.number()
    closed: list[int] = field.card(DECK_SIZE, names=CARDS, filled=("closed_size",), sight="none")
    open_size: list[int] = field.number(PILES, filled=("piles",))
    open: list[list[int]] = field.card(PILES, DECK_SIZE, names=CARDS, filled=("piles", "open_size"), sight="all")
    # the turn
    hand: int = field.card(names=CARDS)
    taken: int = field.place(PILES)  # the open pile that the card in hand came from
    place: int = field.place(PLACES)  # where the new card goes, or lies while its action is open
    pointed: int = field.place(PLACES)  # the first card pointed at, for an exchange
    # what a designer has changed
    added: list[int] = field.tuning(KINDS)  # copies of each kind more than printed


Layout = Smoki
REST = "closed"  # where the cards lie that a position does not name
DREAM_ZONE = 0  # of `sees`; the other is the hand


def set_up(players: int, first: int, options: dict[str, Any]) -> Smoki:
    """A table before its first deal."""
    state = Smoki()
    state.players, state.turn, state.phase = players, first, DEAL
    state.attack, state.piles = int(options["attack"]), options["piles"]
    state.scoring = SCORINGS.index(options["scoring"])
    state.limit, state.rounds = options["limit"] or USUAL_LIMIT, options["rounds"] or USUAL_ROUNDS
    state.added = added_copies(COPIES[state.attack], CARDS, options.get("deck"))
    check_deck(COPIES[state.attack], state.added, fewest_cards(state), DECK_SIZE)
    return state


def fewest_cards(state: Smoki) -> int:
    """That a deck must have: all dreams, the open piles, and something to draw and to reshuffle."""
    return state.players * PLACES + PILES + 2


# Dealing


def deck(state: Smoki, cards: list[int]) -> int:
    """Write every card of the deck in play; how many there are."""
    size = 0
    for kind in range(KINDS):
        for _ in range(copies(state, kind)):
            cards[size] = kind
            size += 1
    return size


def copies(state: Smoki, kind: int) -> int:
    return COPIES[state.attack][kind] + state.added[kind]


def awaits_deal(state: Smoki) -> bool:
    return state.phase == DEAL or state.phase == RESHUFFLE


def gather(state: Smoki, cards: list[int]) -> int:
    """Write the cards that the dealer has to shuffle now: all before a round (SMO-S1), the open piles after (SMO-X)."""
    if state.phase == DEAL:
        return deck(state, cards)
    size = 0
    for pile in range(state.piles):
        for place in range(state.open_size[pile]):
            cards[size] = state.open[pile][place]
            size += 1
    return size


def deal(state: Smoki, order: list[int]) -> None:
    """Take a shuffled closed pile and start a round with it, or go on with the one in play."""
    if state.phase == DEAL:
        start_round(state, order)
    else:
        reshuffle(state, order)


def start_round(state: Smoki, order: list[int]) -> None:
    """Only the dreams (SMO-S1): the open piles wait until everybody has turned up a card (SMO-S2, SMO-S3)."""
    cards = 0
    for kind in range(KINDS):
        cards += copies(state, kind)
        state.down[kind] = 0
    restock(state, order, cards)
    for player in range(state.players):
        for place in range(PLACES):
            state.dream[player][place] = draw(state)
            state.up[player][place] = 0
    state.round += 1
    state.turns = 0
    state.phase = REVEAL
    note(state, DEALT, EVERYONE, state.round, state.turn)


def reshuffle(state: Smoki, order: list[int]) -> None:
    """SMO-X. All know now which kinds lie face down in dreams: those that are neither in the new pile nor face up."""
    cards = 0
    for pile in range(state.piles):
        cards += state.open_size[pile]
    restock(state, order, cards)
    for kind in range(KINDS):
        state.down[kind] = 0
    for player in range(state.players):
        for place in range(PLACES):
            if state.up[player][place] == 0:
                state.down[state.dream[player][place]] += 1
    state.phase = TURN
    note(state, GATHERED, EVERYONE, cards)
    start_open_piles(state)


def restock(state: Smoki, order: list[int], cards: int) -> None:
    for place in range(cards):
        state.closed[place] = order[place]
    state.closed_size = cards
    for pile in range(state.piles):
        for place in range(state.open_size[pile]):
            state.open[pile][place] = NOTHING
        state.open_size[pile] = 0


def start_open_piles(state: Smoki) -> None:
    for pile in range(state.piles):
        opened = draw(state)
        lay_open(state, pile, opened)
        note(state, OPENED, EVERYONE, pile, opened)


def draw(state: Smoki) -> int:
    state.closed_size -= 1
    drawn = state.closed[state.closed_size]
    state.closed[state.closed_size] = NOTHING
    return drawn


def lay_open(state: Smoki, pile: int, laid: int) -> None:
    state.open[pile][state.open_size[pile]] = laid
    state.open_size[pile] += 1


# What may be done


def actors(state: Smoki) -> int:
    """The seats that may act now: all who have yet to turn up a card at once (SMO-S2), then one by one (SMO-T)."""
    if state.phase == REVEAL:
        waiting = 0
        for player in range(state.players):
            if cards_up(state, player) == 0:
                waiting |= 1 << player
        return waiting
    if state.phase == DEAL or state.phase == RESHUFFLE or state.phase == OVER:
        return 0
    if state.phase == CIRCLING:
        return 1 << right_of(state, state.turn)  # SMO-J4
    return 1 << state.turn


def cards_up(state: Smoki, seat: int) -> int:
    count = 0
    for place in range(PLACES):
        count += state.up[seat][place]
    return count


def left_of(state: Smoki, seat: int) -> int:
    return seat + 1 if seat + 1 < state.players else 0


def right_of(state: Smoki, seat: int) -> int:
    return seat - 1 if seat > 0 else state.players - 1


def legal(state: Smoki, seat: int, actions: list[int]) -> int:
    """Write the action numbers that the seat may play now; how many there are."""
    if actors(state) >> seat & 1 == 0:
        return 0
    count = 0
    if state.phase == REVEAL:
        count = offer(actions, count, REVEAL_CARD, PLACES)
    elif state.phase == TURN:
        count = offer(actions, count, DRAW, 1)
        for pile in range(state.piles):
            if state.open_size[pile] > 0:
                count = offer(actions, count, TAKE + pile, 1)
    elif state.phase == IN_HAND:
        count = offer(actions, count, PUT, PLACES)
        if state.taken == NOTHING and state.hand != RAVEN_CIRCLE:  # SMO-A, SMO-C, SMO-U1
            count = offer(actions, count, DISCARD, state.piles)
    elif state.phase == LAYING:
        count = offer(actions, count, ONTO, state.piles)
    elif state.phase == CIRCLING:
        count = offer(actions, count, UNDER, state.piles)
    elif state.phase == NESTING:
        count = offer(actions, count, SKIP, 1)
        count = offer_own(state, actions, count, NEST)
    elif state.phase == NESTING_WITH:
        count = offer_own(state, actions, count, WITH)
    elif state.phase == ATTACKING:
        count = offer(actions, count, SKIP, 1)
        count = offer_own(state, actions, count, ATTACK)
    else:
        for player in range(state.players):
            if player != seat:
                count = offer(actions, count, FOR + player * PLACES, PLACES)
    return count


def offer(actions: list[int], count: int, first: int, many: int) -> int:
    for action in range(many):
        actions[count + action] = first + action
    return count + many


def offer_own(state: Smoki, actions: list[int], count: int, first: int) -> int:
    """Any card of your own but the raven land just put down (SMO-J6) and the one already pointed at (SMO-J7)."""
    for place in range(PLACES):
        if place != state.place and place != state.pointed:
            count = offer(actions, count, first + place, 1)
    return count


# Playing


def play(state: Smoki, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action < DRAW:
        reveal(state, seat, action - REVEAL_CARD)
    elif action == DRAW:
        state.hand = draw(state)
        state.phase = IN_HAND
        note(state, DREW, 1 << seat, seat, state.hand)
    elif action < PUT:
        take(state, seat, action - TAKE)
    elif action < DISCARD:
        put(state, seat, action - PUT)
    elif action < ONTO:
        note(state, DISCARDED, EVERYONE, seat, NOTHING, action - DISCARD, state.hand)
        lay_open(state, action - DISCARD, state.hand)
        state.phase = ENDING
    elif action < UNDER:
        replace(state, seat, action - ONTO)
    elif action < SKIP:
        tuck(state, seat, action - UNDER)
    elif action == SKIP:
        note(state, SKIPPED, EVERYONE, seat)
        state.phase = ENDING
    elif action < WITH:
        state.pointed = action - NEST
        state.phase = NESTING_WITH
    elif action < ATTACK:
        swap(state, seat, seat, action - WITH)
    elif action < FOR:
        state.pointed = action - ATTACK
        state.phase = ATTACKING_FOR
    else:
        swap(state, seat, (action - FOR) // PLACES, (action - FOR) % PLACES)
    if state.phase == ENDING:
        end_turn(state)


def reveal(state: Smoki, seat: int, place: int) -> None:
    state.up[seat][place] = 1
    note(state, TURNED, EVERYONE, seat, place, state.dream[seat][place])
    if actors(state) == 0:
        start_open_piles(state)
        state.phase = TURN


def take(state: Smoki, seat: int, pile: int) -> None:
    """SMO-A: the top card of an open pile, which may leave the pile empty (SMO-N)."""
    state.open_size[pile] -= 1
    state.hand = state.open[pile][state.open_size[pile]]
    state.open[pile][state.open_size[pile]] = NOTHING
    state.taken = pile
    state.phase = IN_HAND
    note(state, TOOK, EVERYONE, seat, pile, state.hand)


def put(state: Smoki, seat: int, place: int) -> None:
    """SMO-D: the card of a place is turned up, then its pile is chosen; the circle hands it on instead (SMO-C1)."""
    state.place = place
    if state.hand == RAVEN_CIRCLE:
        pass_round(state, seat, place)
        return
    turn_up(state, seat, place)
    note(state, REMOVED, EVERYONE, seat, place, state.dream[seat][place])
    state.phase = LAYING
    if state.piles == 1:  # SMO-V3: nothing to choose
        replace(state, seat, 0)


def turn_up(state: Smoki, owner: int, place: int) -> None:
    kind = state.dream[owner][place]
    if state.up[owner][place] == 0:
        state.up[owner][place] = 1
        if state.down[kind] > 0:
            state.down[kind] -= 1


def replace(state: Smoki, seat: int, pile: int) -> None:
    """The removed card goes on its pile, the new one lies face up, and a nest or an attack may act (SMO-J2, SMO-K1)."""
    old, new = state.dream[seat][state.place], state.hand
    lay_open(state, pile, old)
    note(state, DISCARDED, EVERYONE, seat, state.place, pile, old)
    state.dream[seat][state.place] = new
    state.hand = NOTHING
    state.taken = NOTHING
    note(state, LAID, EVERYONE, seat, state.place, new)
    if new == RAVEN_NEST:
        state.phase = NESTING
    elif new == RAVEN_ATTACK:
        state.phase = ATTACKING
    else:
        state.phase = ENDING


def pass_round(state: Smoki, seat: int, place: int) -> None:
    """Each card of that place (SMO-J1) moves one dream on and does not act (SMO-C3, SMO-J5); the last is in hand."""
    player = seat
    for _ in range(state.players):
        turn_up(state, player, place)
        removed = state.dream[player][place]
        note(state, REMOVED, EVERYONE, player, place, removed)
        state.dream[player][place] = state.hand
        note(state, LAID, EVERYONE, player, place, state.hand)
        state.hand = removed
        following = left_of(state, player)
        if following != seat:
            note(state, HANDED, EVERYONE, player, place, following, removed)
        player = following
    state.taken = NOTHING
    state.phase = CIRCLING
    if state.piles == 1:
        tuck(state, right_of(state, seat), 0)


def tuck(state: Smoki, seat: int, pile: int) -> None:
    """SMO-C2: the last card of the circle goes to the bottom of an open pile."""
    for place in range(state.open_size[pile], 0, -1):
        state.open[pile][place] = state.open[pile][place - 1]
    state.open[pile][0] = state.hand
    state.open_size[pile] += 1
    note(state, TUCKED, EVERYONE, seat, state.place, pile, state.hand)
    state.phase = ENDING


def swap(state: Smoki, seat: int, owner: int, place: int) -> None:
    """The card pointed at changes places with another, and each keeps its side (SMO-G, SMO-K, SMO-U2)."""
    moved, side = state.dream[seat][state.pointed], state.up[seat][state.pointed]
    state.dream[seat][state.pointed] = state.dream[owner][place]
    state.up[seat][state.pointed] = state.up[owner][place]
    state.dream[owner][place] = moved
    state.up[owner][place] = side
    note(state, SWAPPED, EVERYONE, seat, seat, state.pointed, owner, place)
    state.phase = ENDING


def end_turn(state: Smoki) -> None:
    """How the dreams lie now decides whether the round goes on (SMO-R5); only then is a pile reshuffled (SMO-J9)."""
    state.hand = NOTHING
    state.taken = NOTHING
    state.place = NOTHING
    state.pointed = NOTHING
    state.turns += 1
    if some_dream_is_open(state):
        finish_round(state)
    else:
        state.phase = RESHUFFLE if state.closed_size == 0 else TURN
    state.turn = left_of(state, state.turn)


def some_dream_is_open(state: Smoki) -> bool:
    """Of anybody, and as it lies now: an attack may have covered or completed one (SMO-J8)."""
    for player in range(state.players):
        if cards_up(state, player) == PLACES:
            return True
    return False


# Scoring


def finish_round(state: Smoki) -> None:
    """Turn up all dreams and settle the round. The next one starts left of who ended it (SMO-S4)."""
    note(state, ENDED, EVERYONE, state.turn)
    for player in range(state.players):
        for place in range(PLACES):
            if state.up[player][place] == 0:
                turn_up(state, player, place)
                note(state, REVEALED, EVERYONE, player, place, state.dream[player][place])
    for player in range(state.players):
        state.score[player] = worth(state, player)
        tell_counts(state, player)
        note(state, SCORED, EVERYONE, player, state.score[player])
    if state.scoring == TOKENS:
        award_tokens(state)
    else:
        for player in range(state.players):
            state.total[player] += state.score[player]
            note(state, TOTALLED, EVERYONE, player, state.total[player])
    state.phase = OVER if match_is_over(state) else DEAL
    if state.phase == OVER:
        for player in range(state.players):
            if wins(state, player):
                note(state, WON, EVERYONE, player)


def tell_counts(state: Smoki, seat: int) -> None:
    for place in range(PLACES):
        kind, source, reason = state.dream[seat][place], NOTHING, BY_VALUE
        if kind == REFLECTION:
            source, reason = mirrored(state, seat, place), REFLECTED
        elif vanishes(state, seat, place):
            reason = VANISHED
        note(state, COUNTED, EVERYONE, seat, place, value_of(state, seat, place), reason, source, kind)


def worth(state: Smoki, seat: int) -> int:
    points = 0
    for place in range(PLACES):
        points += value_of(state, seat, place)
    return points


def value_of(state: Smoki, seat: int, place: int) -> int:
    """What a card counts for: its value, 0 if it vanishes (SMO-R2), or what a reflection copies (SMO-R3, SMO-O)."""
    kind = state.dream[seat][place]
    if kind == REFLECTION:
        source = mirrored(state, seat, place)
        return 0 if source == NOTHING else VALUES[state.dream[seat][source]]
    return 0 if vanishes(state, seat, place) else VALUES[kind]


def vanishes(state: Smoki, seat: int, place: int) -> bool:
    """Whether a card has its own value above or below it: the value counts, not the kind (SMO-R6, SMO-R7)."""
    other = state.dream[seat][(place + COLUMNS) % PLACES]
    return other != REFLECTION and VALUES[other] == VALUES[state.dream[seat][place]]


def mirrored(state: Smoki, seat: int, place: int) -> int:
    """The place that a reflection copies: the lower of its neighbours to the left and right, if any (SMO-J10)."""
    left, right = neighbour(state, seat, place, -1), neighbour(state, seat, place, 1)
    if left == NOTHING or right == NOTHING:
        return max(left, right)
    return left if VALUES[state.dream[seat][left]] <= VALUES[state.dream[seat][right]] else right


def neighbour(state: Smoki, seat: int, place: int, step: int) -> int:
    """The nearest place of the row, in one direction, whose card is no reflection (SMO-R8), or NOTHING."""
    row = place // COLUMNS
    place += step
    while place // COLUMNS == row:
        if state.dream[seat][place] != REFLECTION:
            return place
        place += step
    return NOTHING


def award_tokens(state: Smoki) -> None:
    """The lowest score takes a token, and so do all who tie for it (SMO-R4, SMO-J11)."""
    lowest = state.score[0]
    for player in range(state.players):
        lowest = min(lowest, state.score[player])
    for player in range(state.players):
        if state.score[player] == lowest:
            state.tokens[player] += 1
            note(state, AWARDED, EVERYONE, player, state.tokens[player])


def match_is_over(state: Smoki) -> bool:
    """With so many tokens (SMO-G1), with a total at the limit (SMO-V1), or after so many rounds (SMO-V2)."""
    if state.scoring == ROUNDS:
        return state.round >= state.rounds
    for player in range(state.players):
        if state.scoring == TOKENS and state.tokens[player] >= TOKENS_TO_WIN:
            return True
        if state.scoring == POINTS and state.total[player] >= state.limit:
            return True
    return False


def over(state: Smoki) -> bool:
    return state.phase == OVER


def score(state: Smoki, seat: int) -> int:
    """Tokens, of which the most are best, or points, of which the fewest are."""
    return state.tokens[seat] if state.scoring == TOKENS else state.total[seat]


def wins(state: Smoki, seat: int) -> bool:
    """Three tokens (SMO-G1), or the lowest total (SMO-V1, SMO-V2); whoever ties shares."""
    if state.phase != OVER:
        return False
    if state.scoring == TOKENS:
        return state.tokens[seat] >= TOKENS_TO_WIN
    for player in range(state.players):
        if state.total[player] < state.total[seat]:
            return False
    return True


# Who knows what


def sees(state: Smoki, seat: int, zone: int, row: int, column: int) -> bool:
    """Whether a seat has a right to know a card of a dream or in hand (SMO-J12); faces are not looked at."""
    if zone == DREAM_ZONE:
        return state.up[row][column] == 1
    return seat == state.turn or state.taken != NOTHING or state.phase == CIRCLING


# What each phase in the middle of a turn holds: a card in hand, a place of the dream, a card pointed at; and the card
# that lies at the place then.
HOLDS = {
    "hand": ("hand",),
    "lay": ("hand", "place"),
    "circle": ("hand", "place"),
    "nest": ("place",),
    "with": ("place", "pointed"),
    "attack": ("place",),
    "for": ("place", "pointed"),
}
LIES_AT_PLACE: dict[int, int] = {
    CIRCLING: RAVEN_CIRCLE,
    NESTING: RAVEN_NEST,
    NESTING_WITH: RAVEN_NEST,
    ATTACKING: RAVEN_ATTACK,
    ATTACKING_FOR: RAVEN_ATTACK,
}


def flaw_in_design(state: Smoki) -> str:
    return flaw_in_deck(COPIES[state.attack], state.added, fewest_cards(state), DECK_SIZE)


def flaw(state: Smoki) -> str:
    """What makes a position that somebody set up unplayable, or nothing."""
    if state.turn == NOTHING:
        return "somebody must be on turn"
    if state.phase == DEAL:
        return ""
    sides = [side for row in state.up[: state.players] for side in row]
    cards = [kind for row in state.dream[: state.players] for kind in row]
    if NOTHING in cards or set(sides) - {0, 1}:
        return "each dream has 6 cards (SMO-D1), and up is 1 or 0 for each of them"
    face_down = [kind for kind, side in zip(cards, sides, strict=True) if not side]
    if any(state.down) and state.down != [face_down.count(kind) for kind in range(KINDS)]:
        return "down counts the cards that lie face down, or is 0 throughout"
    return flaw_in_piles(state) or flaw_in_dreams(state) or flaw_in_turn(state)


def flaw_in_piles(state: Smoki) -> str:
    if state.phase == REVEAL and any(state.open_size[: state.piles]):
        return "the open piles begin when everybody has turned up a card (SMO-S2, SMO-S3)"
    if state.phase in (REVEAL, TURN) and state.closed_size < (state.piles if state.phase == REVEAL else 1):
        return "a closed pile that is used up is replaced at once (SMO-X)"
    if state.phase == RESHUFFLE and state.closed_size > 0:
        return "there is a reshuffle only when the closed pile is used up (SMO-X)"
    if state.phase == TURN and not any(state.open_size[: state.piles]):
        return "between turns there is an open card (SMO-J3)"
    return ""


def flaw_in_dreams(state: Smoki) -> str:
    turned_up = [cards_up(state, player) for player in range(state.players)]
    if state.phase == REVEAL and (max(turned_up) > 1 or min(turned_up) > 0):
        return "in the phase reveal somebody has yet to turn up a card, and nobody has more than one up (SMO-S2)"
    if state.phase in (TURN, IN_HAND, RESHUFFLE) and max(turned_up) == PLACES:
        return "with a dream entirely face up the round is over (SMO-R1)"
    return ""


def flaw_in_turn(state: Smoki) -> str:
    """What is in the middle of a turn must fit its phase."""
    phase = state.phase
    misplaced = flaw_in_holding(state, PHASES[phase], HOLDS)
    if misplaced:
        return misplaced
    if not NOTHING <= state.taken < (state.piles if phase in (IN_HAND, LAYING) else 0):
        return "taken is the open pile that the card in hand came from, in the phases hand and lay"
    if phase in (LAYING, CIRCLING) and state.piles == 1:
        return "with one open pile there is none to choose (SMO-V3)"
    if phase == LAYING and (state.hand == RAVEN_CIRCLE or not state.up[state.turn][state.place]):
        return "in the phase lay the removed card lies face up, and the card in hand is no circle (SMO-J2)"
    if phase in LIES_AT_PLACE and state.dream[state.turn][state.place] != LIES_AT_PLACE[phase]:
        return f"in the phase {PHASES[phase]} the {CARDS[LIES_AT_PLACE[phase]]} lies at place"
    if state.pointed != NOTHING and state.pointed == state.place:
        return "a nest or an attack does not move itself (SMO-J6)"
    return ""
