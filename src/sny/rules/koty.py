"""Koty: cats and claws, for 2-6 players, in teams of two if you like.

Everyone dreams up to four lands: card backs ("nines") and a cat on top, worth its number doubled by every nine under
it. Play a cat on its friend (same colour, other number) and both go, but a nine comes; play it on its twin and one of
the two becomes a nine under the other. Do the same to the cats of rivals, who may defend them; cover their nines with
small cats and ravens; or exchange your hand. Three full lands in one dream end the game, and most cats win. The ids
(KOT-…) are those of docs/games/koty.md.

The state is the class `Koty` below. A land is its three places in `nines`, filled from the first, and its place in
`tops`. A hand holds first the cards that all have seen an owl take (`shown` of them), then those that only its owner
knows, each part in the order of kinds, so that equal hands are equal states. Piles are written from the bottom, the
last card is the top. A turn stops in the middle where a card must be drawn and the draw pile is empty; the dealer
shuffles the discards (KOT-P1), and it goes on from there.

An action is a small number: the first of its kind, listed below, plus what it points at. Cards are chosen by kind.
Lands and seats count from 0 here and from 1 in the notation.
"""

from itertools import product
from typing import Any

from sny.rules.kit import facts as fact
from sny.rules.kit import layout as field
from sny.rules.kit.data import read_data
from sny.rules.kit.decks import added_copies, check_deck, flaw_in_deck
from sny.rules.kit.layout import EVERYONE, NOTHING, State, flaw_in_holding, note

NAME = "koty"
DATA = read_data(NAME)
SEATS = 6
LANDS = 4  # in a dream (KOT-D1)
DEPTH = 3  # nines in a full land
FULL_LANDS = 3  # that end the game (KOT-G1)
HAND = 4
SPOTS = SEATS * LANDS
NINE_CATS = 9

CARDS: tuple[str, ...] = tuple(kind["name"] for kind in DATA["card"])
CATS: tuple[int, ...] = tuple(kind["cats"] for kind in DATA["card"])
KINDS = len(CARDS)
RAVEN, JOKER, MOTH, BAT, OWL, DRAGON = range(8, KINDS)  # whatever is below is a cat
COPIES: tuple[int, ...] = tuple(kind["copies"] for kind in DATA["card"])
NIGHT: tuple[str, ...] = CARDS[MOTH:]
MOST_NIGHT: tuple[int, ...] = tuple(DATA["option"]["night"]["counts"][name] for name in NIGHT)
DECK_SIZE = sum(COPIES) + sum(MOST_NIGHT)

PHASES = (
    "deal",  # the dealer must shuffle all cards, or in the next four the discards
    "attacking",  # the attacker draws
    "defending",  # whoever defends draws
    "nine",  # a nine is taken from the draw pile
    "refill",  # the player on turn draws back to four, and the turn is over
    "turn",
    "defend",  # the seat that is asked may defend
    "repeat",  # the attacker may repeat the attack
    "friends",  # a land is to be chosen for the nine that two friends bring
    "twins",  # for the two twins
    "raven",  # for the raven that a bat took
    "dragon",  # for the dragon
    "moth",  # for the cat that a moth took
    "over",
)
(
    DEAL, ATTACKING, DEFENDING, TAKING, REFILLING, TURN, DEFEND, REPEATING, FOR_FRIENDS, FOR_TWINS, FOR_RAVEN,
    FOR_DRAGON, FOR_MOTH, OVER,
) = range(14)  # fmt: skip

MEETINGS = ("none", "friends", "twins")  # what a card is to the cat that it was played on
NO_MEETING, FRIENDS, TWINS = range(3)

EXCHANGE = 0  # KOT-E
PLAY = EXCHANGE + 1  # + card, land: on the own dream (KOT-C1 to KOT-C4, KOT-K1)
PLAY_AS = PLAY + (JOKER + 1) * LANDS  # + cat, land: a joker named as that cat
ATTACK = PLAY_AS + RAVEN * LANDS  # + spot, cat (KOT-A1, KOT-A2)
ATTACK_AS = ATTACK + SPOTS * RAVEN  # + spot, cat: with a joker named as that cat
COVER = ATTACK_AS + SPOTS * RAVEN  # + spot, cat or raven (KOT-N1, KOT-N2)
USE_MOTH = COVER + SPOTS * (RAVEN + 1)  # + spot: the cat that it takes (KOT-M)
MOVE_TO = USE_MOTH + SPOTS  # + spot: where it goes
USE_BAT = MOVE_TO + SPOTS  # + spot: the raven that it takes (KOT-B)
USE_DRAGON = USE_BAT + SPOTS  # KOT-Q
PUT = USE_DRAGON + 1  # + land: for a nine or for twins (KOT-J1)
DEFEND_WITH = PUT + LANDS  # + cat, joker or owl, as in ANSWERS (KOT-A3, KOT-O)
REPEAT_WITH = DEFEND_WITH + RAVEN + 2  # + cat or joker, as in ANSWERS (KOT-A4)
PASS = REPEAT_WITH + RAVEN + 1  # no defence, or no further attack
ACTIONS = PASS + 1
WITH_JOKER, WITH_OWL = RAVEN, RAVEN + 1  # among ANSWERS

ALL_CATS = (1 << RAVEN) - 1  # sets of kinds, one bit each
COVERING = ALL_CATS | 1 << RAVEN
ON_RAVEN = 1 << RAVEN | 1 << JOKER
# By a top card, beginning with none: the first of the two cats of its colour; what is no cat has a kind of no card.
LOWER_OF_COLOUR: tuple[int, ...] = (KINDS, *(cat & ~1 for cat in range(RAVEN)), KINDS)

SEAT_WORDS = tuple(str(seat + 1) for seat in range(SEATS))
LAND_WORDS = tuple(str(land + 1) for land in range(LANDS))
CAT_WORDS = CARDS[:RAVEN]
ANSWERS = (*CAT_WORDS, CARDS[JOKER], CARDS[OWL])
NOTATION: tuple[tuple[int, str, tuple[tuple[str, ...], ...]], ...] = (
    (EXCHANGE, "exchange", ()),
    (PLAY, "play {} on {}", (CARDS[: JOKER + 1], LAND_WORDS)),
    (PLAY_AS, "play joker as {} on {}", (CAT_WORDS, LAND_WORDS)),
    (ATTACK, "attack {}.{} with {}", (SEAT_WORDS, LAND_WORDS, CAT_WORDS)),
    (ATTACK_AS, "attack {}.{} with joker as {}", (SEAT_WORDS, LAND_WORDS, CAT_WORDS)),
    (COVER, "cover {}.{} with {}", (SEAT_WORDS, LAND_WORDS, CARDS[: RAVEN + 1])),
    (USE_MOTH, "moth {}.{}", (SEAT_WORDS, LAND_WORDS)),
    (MOVE_TO, "to {}.{}", (SEAT_WORDS, LAND_WORDS)),
    (USE_BAT, "bat {}.{}", (SEAT_WORDS, LAND_WORDS)),
    (USE_DRAGON, "dragon", ()),
    (PUT, "put {}", (LAND_WORDS,)),
    (DEFEND_WITH, "defend {}", (ANSWERS,)),
    (REPEAT_WITH, "repeat {}", (ANSWERS[: WITH_JOKER + 1],)),
    (PASS, "pass", ()),
)


def parts_of(text: str) -> tuple[int, int, int, int]:
    """What the words of an action name: a card, the cat that it is or stands for, whose land, and which."""
    words = text.split()
    cards = [CARDS.index(word) for word in words if word in CARDS] or [NOTHING]
    spot = [int(number) - 1 for word in words if word[0].isdigit() for number in word.split(".")]
    owner, land = (NOTHING, NOTHING, *spot)[-2:]
    return cards[0], cards[-1], owner, land


# Of each action: the first of its kind, the card that it takes out of the hand, the cat that this is or stands for,
# and the land that it points at, whose owner is not named where it is a land of one's own.
FIRST_OF_KIND: tuple[int, ...] = tuple(first for first, _, choices in NOTATION for _ in product(*choices))
CARD_OF, CAT_OF, OWNER_OF, LAND_OF = (
    tuple(column)
    for column in zip(
        *(parts_of(template.format(*words)) for _, template, choices in NOTATION for words in product(*choices)),
        strict=True,
    )
)

REASONS = ("cats", "nines")  # what decided the game: the most cats, or among those the most nines (KOT-G4)
BY_CATS, BY_NINES = range(2)

# What can happen, and the facts told of it.
EVENTS: tuple[tuple[str, tuple[fact.Fact, ...]], ...] = (
    ("dealt", (fact.seat("first"),)),
    ("shuffled", (fact.number("cards"),)),  # so many discards became the draw pile
    ("drew", (fact.seat(), fact.card())),
    ("exchanged", (fact.seat(), fact.card())),  # from the hand to the discards, card by card
    ("played", (fact.seat(), fact.seat("owner"), fact.land(), fact.word("meeting", *MEETINGS), fact.card())),
    ("attacked", (fact.seat(), fact.seat("owner"), fact.land(), fact.word("meeting", *MEETINGS), fact.card())),
    ("defended", (fact.seat(), fact.seat("owner"), fact.land(), fact.card())),
    ("repeated", (fact.seat(), fact.seat("owner"), fact.land(), fact.word("meeting", *MEETINGS), fact.card())),
    ("passed", (fact.seat(),)),
    ("took", (fact.seat(), fact.seat("owner"), fact.land(), fact.card())),  # an owl: the attacking card into the hand
    ("used", (fact.seat(), fact.card())),  # a moth, a bat or the dragon
    ("lifted", (fact.seat(), fact.land(), fact.card())),  # off a land, to go elsewhere
    ("laid", (fact.seat(), fact.land(), fact.card())),  # a lifted cat comes down
    ("turned", (fact.seat(), fact.land(), fact.card())),  # a card in play or a lifted one becomes a nine
    ("gained", (fact.seat(), fact.land())),  # a nine from the draw pile that nobody has seen
    ("lost", (fact.seat(), fact.card())),  # a nine from the draw pile that found no place
    (
        "discarded",
        (fact.seat(), fact.land(), fact.card()),
    ),  # from, or from above, that land; no land: a night card that was used
    ("ended", (fact.seat(),)),  # by that seat's full lands; nobody: by empty piles
    # a land that is not empty: the cats on top, how often they are doubled, and what that makes (KOT-G3)
    (
        "counted",
        (fact.seat(), fact.land(), fact.number("cats"), fact.number("doubled"), fact.number("worth"), fact.card()),
    ),
    (
        "scored",
        (fact.seat(), fact.number("cats"), fact.number("nines"), fact.number("team_cats"), fact.number("team_nines")),
    ),
    ("won", (fact.seat(), fact.word("reason", *REASONS))),
)
(
    DEALT, SHUFFLED, DREW, EXCHANGED, PLAYED, ATTACKED, DEFENDED, REPEATED, PASSED, TOOK, USED, LIFTED, LAID, TURNED,
    GAINED, LOST, DISCARDED, ENDED, COUNTED, SCORED, WON,
) = range(21)  # fmt: skip


class Koty(State):
    # the table's options
    players: int = field.number()
    night: list[int] = field.number(len(NIGHT))
    teams: int = field.word("off", "on")
    # the game
    phase: int = field.word(*PHASES)
    turn: int = field.seat()
    tops: list[list[int]] = field.card(SEATS, LANDS, names=CARDS, filled=("players",), sight="all")
    nines: list[list[int]] = field.card(SEATS, LANDS * DEPTH, names=CARDS, filled=("players",))
    known: list[list[int]] = field.number(SEATS, LANDS * DEPTH, filled=("players",))  # 1: all have seen that nine
    hand_size: list[int] = field.number(SEATS, filled=("players",))
    hand: list[list[int]] = field.card(SEATS, HAND, names=CARDS, filled=("players", "hand_size"))
    shown: list[int] = field.number(SEATS, filled=("players",))
    pile_size: int = field.number()
    pile: list[int] = field.card(DECK_SIZE, names=CARDS, filled=("pile_size",), faces="stock", sight="none")
    stock: list[int] = field.number(
        KINDS
    )  # how many of each kind a reshuffle put into the pile; all saw them discarded
    discards_size: int = field.number()
    discards: list[int] = field.card(DECK_SIZE, names=CARDS, filled=("discards_size",), sight="all")
    # the turn
    target_owner: int = field.seat()  # whose land is meant,
    target: int = field.place(LANDS)  # and which: the attacked one, the one that a card was lifted from, or the nine's
    meeting: int = field.word(*MEETINGS)
    asked: int = field.seat()  # who may defend
    # the card in play, which attacks, or will be a nine, or is a night card at work
    laid: int = field.card(names=CARDS, sight="all")
    answer: int = field.card(names=CARDS, sight="all")  # the card that defends, while its player draws
    lifted: int = field.card(names=CARDS, sight="all")  # the cat or raven that is to go elsewhere
    # what a designer has changed
    added: list[int] = field.tuning(MOTH)  # copies of each kind more than printed; night cards have their own option
    added_lands: int = field.tuning()  # full ones that end the game


Layout = Koty
REST = "pile"  # where the cards lie that a position does not name
NINES_ZONE = 0  # of `sees`; the other is the hand


def set_up(players: int, first: int, options: dict[str, Any]) -> Koty:
    """A table before its deal."""
    state = Koty()
    state.players, state.turn, state.phase = players, first, DEAL
    state.night = [options["night"].get(name, 0) for name in NIGHT]
    state.teams = int(options["teams"])
    state.added_lands = (options.get("full_lands") or FULL_LANDS) - FULL_LANDS
    state.added = added_copies(COPIES[:MOTH], CARDS[:MOTH], options.get("deck"))
    check_deck(COPIES[:MOTH], state.added, fewest_cards(state), sum(COPIES))
    return state


def fewest_cards(state: Koty) -> int:
    """That a deck must have: all hands and a card to draw."""
    return state.players * HAND + 1


# Dealing


def deck(state: Koty, cards: list[int]) -> int:
    """Write every card of the deck in play; how many there are."""
    size = 0
    for kind in range(KINDS):
        for _ in range(copies(state, kind)):
            cards[size] = kind
            size += 1
    return size


def copies(state: Koty, kind: int) -> int:
    if kind < MOTH:
        return COPIES[kind] + state.added[kind]
    return min(state.night[kind - MOTH], MOST_NIGHT[kind - MOTH])  # a position may ask for more: `flaw` says so


def awaits_deal(state: Koty) -> bool:
    return state.phase <= REFILLING


def gather(state: Koty, cards: list[int]) -> int:
    """Write the cards that the dealer has to shuffle now: at the start all of them, later the discards (KOT-P1)."""
    if state.phase == DEAL:
        return deck(state, cards)
    for place in range(state.discards_size):
        cards[place] = state.discards[place]
    return state.discards_size


def deal(state: Koty, order: list[int]) -> None:
    """Take a shuffled draw pile: start the game with it (KOT-S1), or go on where it had run out (KOT-P1)."""
    if state.phase != DEAL:
        note(state, SHUFFLED, EVERYONE, state.discards_size)
        new_pile(state, order, state.discards_size)
        count_stock(state)
        for place in range(state.pile_size):
            state.discards[place] = NOTHING
        state.discards_size = 0
        go_on(state)
        return
    cards = 0
    for kind in range(KINDS):
        cards += copies(state, kind)
    new_pile(state, order, cards)
    note(state, DEALT, EVERYONE, state.turn)
    for player in range(state.players):
        draw(state, player, HAND)
    state.phase = TURN


def new_pile(state: Koty, order: list[int], cards: int) -> None:
    for place in range(cards):
        state.pile[place] = order[place]
    state.pile_size = cards


def count_stock(state: Koty) -> None:
    for kind in range(KINDS):
        state.stock[kind] = 0
    for place in range(state.pile_size):
        state.stock[state.pile[place]] += 1


# What may be done


def actors(state: Koty) -> int:
    """The seats that may act now: the one on turn (KOT-S3) or asked (KOT-J6), unless the dealer is awaited."""
    if awaits_deal(state) or state.phase == OVER:
        return 0
    return 1 << (state.asked if state.phase == DEFEND else state.turn)


def legal(state: Koty, seat: int, actions: list[int]) -> int:
    """Write the action numbers that the seat may play now; how many there are."""
    if actors(state) >> seat & 1 == 0:
        return 0
    kinds = kinds_in_hand(state, seat)
    count = 0
    if state.phase == TURN:
        count = offer(actions, count, EXCHANGE)
        count = offer_own(state, seat, kinds, actions, count)
        for player in range(state.players):
            if are_rivals(state, seat, player):
                count = offer_against(state, player, kinds, actions, count)
        if kinds >> MOTH & 1:
            for player in range(state.players):
                for land in range(LANDS):
                    if can_be_moved(state, player, land):
                        count = offer(actions, count, USE_MOTH + player * LANDS + land)
        if kinds >> DRAGON & 1:
            count = offer(actions, count, USE_DRAGON)
    elif state.phase == DEFEND:
        count = offer_answers(state, kinds, DEFEND_WITH, actions)
        if kinds >> OWL & 1:
            count = offer(actions, count, DEFEND_WITH + WITH_OWL)
        count = offer(actions, count, PASS)
    elif state.phase == REPEATING:
        count = offer_answers(state, kinds, REPEAT_WITH, actions)
        count = offer(actions, count, PASS)
    elif state.phase == FOR_MOTH:
        for player in range(state.players):
            for land in range(LANDS):
                if takes_moved_cat(state, state.target_owner, state.target, player, land):
                    count = offer(actions, count, MOVE_TO + player * LANDS + land)
    else:
        for land in range(LANDS):
            if takes_nine(state, seat, land):
                count = offer(actions, count, PUT + land)
    return count


def offer(actions: list[int], count: int, action: int) -> int:
    actions[count] = action
    return count + 1


def kinds_in_hand(state: Koty, seat: int) -> int:
    """The kinds of cards in a hand, one bit each."""
    kinds = 0
    for place in range(state.hand_size[seat]):
        kinds |= 1 << state.hand[seat][place]
    return kinds


def offer_own(state: Koty, seat: int, kinds: int, actions: list[int], count: int) -> int:
    """What may be played on lands of one's own (KOT-C1, KOT-C2), full ones too (KOT-D5); nothing else (KOT-X)."""
    count = offer_on_cats(state, seat, kinds, actions, count, PLAY, 1, LANDS)
    if kinds >> JOKER & 1:
        count = offer_on_cats(state, seat, ALL_CATS, actions, count, PLAY_AS, 1, LANDS)  # KOT-W1
    empty = empty_land(state, seat)
    for land in range(LANDS):
        top = state.tops[seat][land]
        if top == NOTHING:
            if has_nines(state, seat, land) or land == empty:  # no raven (KOT-X1), no joker (KOT-X3)
                count = offer_cards(kinds & ALL_CATS, actions, count, PLAY + land, LANDS)
        elif top == RAVEN and kinds & ON_RAVEN:  # KOT-W3; no cat (KOT-X4)
            count = offer_cards(kinds & ON_RAVEN, actions, count, PLAY + land, LANDS)
    return count


def offer_against(state: Koty, owner: int, kinds: int, actions: list[int], count: int) -> int:
    """What may be played on a rival's lands, but nothing on empty ones (KOT-X2)."""
    spot = owner * LANDS
    count = offer_on_cats(state, owner, kinds, actions, count, ATTACK + spot * RAVEN, RAVEN, 1)
    if kinds >> JOKER & 1:
        count = offer_on_cats(state, owner, ALL_CATS, actions, count, ATTACK_AS + spot * RAVEN, RAVEN, 1)
    for land in range(LANDS):
        top = state.tops[owner][land]
        if top == NOTHING:
            if has_nines(state, owner, land):
                count = offer_cards(kinds & COVERING, actions, count, COVER + (spot + land) * (RAVEN + 1), 1)
        elif top == RAVEN and kinds >> BAT & 1:
            count = offer(actions, count, USE_BAT + spot + land)
    return count


def offer_on_cats(
    state: Koty, owner: int, kinds: int, actions: list[int], count: int, first: int, per_land: int, per_kind: int
) -> int:
    """Friends and twins of the cats on top of somebody's lands, as far as `kinds` holds them.

    Each is written in any case and counted if it is there: compiled, a branch would be mispredicted every other time.
    """
    for land in range(LANDS):
        lower = LOWER_OF_COLOUR[state.tops[owner][land] + 1]
        action = first + land * per_land + lower * per_kind
        actions[count] = action
        count += kinds >> lower & 1
        actions[count] = action + per_kind
        count += kinds >> lower + 1 & 1
    return count


def offer_cards(kinds: int, actions: list[int], count: int, first: int, per_kind: int) -> int:
    """Cats, ravens and jokers, as far as `kinds` holds them; written and counted in the same way."""
    for kind in range(JOKER + 1):
        actions[count] = first + kind * per_kind
        count += kinds >> kind & 1
    return count


def offer_answers(state: Koty, kinds: int, first: int, actions: list[int]) -> int:
    """A card like the attacking one, or a joker (KOT-A3, KOT-A4), also one just drawn (KOT-H3)."""
    cat, count = attacking_cat(state), 0
    if kinds >> cat & 1:
        count = offer(actions, count, first + cat)
    if kinds >> JOKER & 1:
        count = offer(actions, count, first + WITH_JOKER)
    return count


def attacking_cat(state: Koty) -> int:
    """The cat that every attacking card of this turn is, or stands for (KOT-W2)."""
    attacked = state.tops[state.target_owner][state.target]
    return attacked if state.meeting == TWINS else friend_of(attacked)


def friend_of(cat: int) -> int:
    return cat ^ 1


def are_rivals(state: Koty, seat: int, other: int) -> bool:
    return other != seat and not (state.teams and other == partner_of(state, seat))  # KOT-T3


def partner_of(state: Koty, seat: int) -> int:
    """Opposite (KOT-T1)."""
    half = state.players // 2
    return seat + half if seat < half else seat - half


def has_nines(state: Koty, owner: int, land: int) -> bool:
    return state.nines[owner][land * DEPTH] != NOTHING


def is_full(state: Koty, owner: int, land: int) -> bool:
    return state.nines[owner][land * DEPTH + DEPTH - 1] != NOTHING


def nines_on(state: Koty, owner: int, land: int) -> int:
    nines = 0
    for place in range(land * DEPTH, land * DEPTH + DEPTH):
        nines += state.nines[owner][place] != NOTHING
    return nines


def is_empty(state: Koty, owner: int, land: int) -> bool:
    return state.tops[owner][land] == NOTHING and not has_nines(state, owner, land)


def empty_land(state: Koty, owner: int) -> int:
    """Empty lands are alike, so one stands for all: the one that was just left, or the first (KOT-J10)."""
    if state.target_owner == owner and state.target != NOTHING and is_empty(state, owner, state.target):
        return state.target
    for land in range(LANDS):
        if is_empty(state, owner, land):
            return land
    return NOTHING


def takes_nine(state: Koty, seat: int, land: int) -> bool:
    """Empty, or topped by a nine that is not the third (KOT-D2, KOT-C5)."""
    if state.tops[seat][land] != NOTHING or is_full(state, seat, land):
        return False
    return has_nines(state, seat, land) or land == empty_land(state, seat)


def can_be_moved(state: Koty, owner: int, land: int) -> bool:
    """A cat with a place to go to (KOT-J11)."""
    if state.tops[owner][land] == NOTHING or state.tops[owner][land] == RAVEN:
        return False
    for new_owner in range(state.players):
        for new_land in range(LANDS):
            if takes_moved_cat(state, owner, land, new_owner, new_land):
                return True
    return False


def takes_moved_cat(state: Koty, owner: int, land: int, new_owner: int, new_land: int) -> bool:
    """An empty land or a nine (KOT-M1), not where the cat was (KOT-M2) nor where nothing would change (KOT-J11)."""
    if state.tops[new_owner][new_land] != NOTHING or (owner == new_owner and land == new_land):
        return False
    if has_nines(state, new_owner, new_land):
        return True
    if owner == new_owner and not has_nines(state, owner, land):
        return False
    return new_land == empty_land(state, new_owner)


# Playing


def play(state: Koty, seat: int, action: int) -> None:
    """Carry out a legal action, and what follows from it without another choice."""
    kind, card, cat = FIRST_OF_KIND[action], CARD_OF[action], CAT_OF[action]
    owner, land = OWNER_OF[action], LAND_OF[action]
    if card != NOTHING:
        remove(state, seat, card)
    if kind == EXCHANGE:
        exchange(state, seat)
    elif kind == PLAY or kind == PLAY_AS:
        play_own(state, seat, land, card, cat)
    elif kind == ATTACK or kind == ATTACK_AS:
        attack(state, seat, owner, land, card, cat)
    elif kind == COVER:
        cover(state, seat, owner, land, card)
    elif kind == USE_MOTH:
        use_moth(state, seat, owner, land)
    elif kind == MOVE_TO:
        move_cat(state, owner, land)
    elif kind == USE_BAT:
        use_bat(state, seat, owner, land)
    elif kind == USE_DRAGON:
        use_dragon(state, seat)
    elif kind == PUT:
        put(state, land)
    elif kind == DEFEND_WITH:
        if card == OWL:
            call_owl(state, seat)
        else:
            defend(state, seat, card)
    elif kind == REPEAT_WITH:
        repeat(state, seat, card)
    else:
        give_up(state, seat)
    go_on(state)


def go_on(state: Koty) -> None:
    """What needs no choice, until somebody has one, the dealer is awaited (KOT-P1) or the game is over."""
    complete_effect(state)
    if state.phase == ATTACKING or state.phase == DEFENDING or state.phase == REFILLING:
        draw_back(state, state.asked if state.phase == DEFENDING else state.turn)


def complete_effect(state: Koty) -> None:
    """A land for what waits for one, a nine from the draw pile, and then perhaps the end of the game."""
    if FOR_FRIENDS <= state.phase <= FOR_DRAGON:
        choose_land(state)
    if state.phase == TAKING and state.pile_size > 0:
        take_nine(state)
    if state.phase == REFILLING:
        clear(state)
        if has_full_lands(state, state.turn):  # KOT-G1, before anybody draws (KOT-J3)
            finish(state, state.turn)


def draw_back(state: Koty, seat: int) -> None:
    """Draw to four cards, as far as the pile goes (KOT-H1, KOT-H2); with both piles empty the game ends (KOT-G2)."""
    draw(state, seat, min(HAND - state.hand_size[seat], state.pile_size))
    if state.hand_size[seat] == HAND:
        end_drawing(state)
    elif state.discards_size == 0:
        finish(state, NOTHING)


def end_drawing(state: Koty) -> None:
    """The attacked player is asked, or the attacker again, or the player to the left is on turn (KOT-S3)."""
    if state.phase == ATTACKING:
        state.asked = state.target_owner
        state.phase = DEFEND
    elif state.phase == DEFENDING:
        end_defence(state)
    else:
        state.phase = TURN
        state.turn = state.turn + 1 if state.turn + 1 < state.players else 0


def take_from_pile(state: Koty) -> int:
    state.pile_size -= 1
    taken = state.pile[state.pile_size]
    state.pile[state.pile_size] = NOTHING
    return taken


def draw(state: Koty, seat: int, cards: int) -> None:
    """Cards of the draw pile go into a hand. A hand does not keep their order, so the news of them does not either."""
    for kind in range(KINDS):
        for place in range(state.pile_size - cards, state.pile_size):
            if state.pile[place] == kind:
                note(state, DREW, 1 << seat, seat, kind)
    for _ in range(cards):
        insert(state, seat, take_from_pile(state), state.shown[seat], state.hand_size[seat])


def insert(state: Koty, seat: int, card: int, first: int, last: int) -> None:
    """Put a card into a hand, in its order among the places from `first` to `last`."""
    place = state.hand_size[seat]
    while place > first and (place > last or state.hand[seat][place - 1] > card):
        state.hand[seat][place] = state.hand[seat][place - 1]
        place -= 1
    state.hand[seat][place] = card
    state.hand_size[seat] += 1


def remove(state: Koty, seat: int, card: int) -> None:
    """Take a card out of a hand; of cards alike, the one that all know."""
    place = 0
    while state.hand[seat][place] != card:
        place += 1
    if place < state.shown[seat]:
        state.shown[seat] -= 1
    state.hand_size[seat] -= 1
    for later in range(place, state.hand_size[seat]):
        state.hand[seat][later] = state.hand[seat][later + 1]
    state.hand[seat][state.hand_size[seat]] = NOTHING


def lay_on_discards(state: Koty, card: int) -> None:
    state.discards[state.discards_size] = card
    state.discards_size += 1


def discard(state: Koty, seat: int, land: int, card: int) -> None:
    lay_on_discards(state, card)
    note(state, DISCARDED, EVERYONE, seat, land, card)


def discard_top(state: Koty, owner: int, land: int) -> None:
    discard(state, owner, land, state.tops[owner][land])
    state.tops[owner][land] = NOTHING


def exchange(state: Koty, seat: int) -> None:
    """KOT-E: the whole hand goes, for all to see (KOT-I2), before any card is drawn (KOT-J5)."""
    for place in range(state.hand_size[seat]):
        lay_on_discards(state, state.hand[seat][place])
        note(state, EXCHANGED, EVERYONE, seat, state.hand[seat][place])
        state.hand[seat][place] = NOTHING
    state.hand_size[seat] = 0
    state.shown[seat] = 0
    state.phase = REFILLING


def play_own(state: Koty, seat: int, land: int, card: int, cat: int) -> None:
    """A card on the own dream; `cat` is what a joker was named as."""
    top = state.tops[seat][land]
    meeting = NO_MEETING if top == NOTHING or top == RAVEN else meeting_of(cat, top)
    note(state, PLAYED, EVERYONE, seat, seat, land, meeting, card)
    state.phase = REFILLING
    if top == NOTHING:
        state.tops[seat][land] = card
    elif top == RAVEN:
        discard_top(state, seat, land)
        discard(state, seat, land, card)
    else:
        state.target_owner = seat
        state.target = land
        state.meeting = meeting
        state.laid = card
        meet(state)


def meeting_of(cat: int, other: int) -> int:
    return TWINS if cat == other else FRIENDS


def cover(state: Koty, seat: int, owner: int, land: int, card: int) -> None:
    state.tops[owner][land] = card
    note(state, PLAYED, EVERYONE, seat, owner, land, NO_MEETING, card)
    state.phase = REFILLING


def attack(state: Koty, seat: int, owner: int, land: int, card: int, cat: int) -> None:
    """The card lies on the attacked land while its player draws and is answered (KOT-H2)."""
    state.target_owner = owner
    state.target = land
    state.meeting = meeting_of(cat, state.tops[owner][land])
    state.laid = card
    note(state, ATTACKED, EVERYONE, seat, owner, land, state.meeting, card)
    state.phase = ATTACKING


def repeat(state: Koty, seat: int, card: int) -> None:
    state.laid = card
    note(state, REPEATED, EVERYONE, seat, state.target_owner, state.target, state.meeting, card)
    state.phase = ATTACKING


def defend(state: Koty, seat: int, card: int) -> None:
    state.answer = card
    note(state, DEFENDED, EVERYONE, seat, state.target_owner, state.target, card)
    state.phase = DEFENDING


def end_defence(state: Koty) -> None:
    """Both cards are discarded, the land is unchanged (KOT-A3), and the attacker is asked (KOT-A4)."""
    discard(state, state.target_owner, state.target, state.laid)
    discard(state, state.target_owner, state.target, state.answer)
    state.laid = NOTHING
    state.answer = NOTHING
    state.asked = NOTHING
    state.phase = REPEATING


def call_owl(state: Koty, seat: int) -> None:
    """KOT-O, KOT-O2: attack and turn are over; the attacking card comes into the hand for all to see (KOT-O1)."""
    note(state, DEFENDED, EVERYONE, seat, state.target_owner, state.target, OWL)
    insert(state, seat, state.laid, 0, state.shown[seat])
    state.shown[seat] += 1
    note(state, TOOK, EVERYONE, seat, state.target_owner, state.target, state.laid)
    discard(state, state.target_owner, state.target, OWL)
    state.phase = REFILLING


def give_up(state: Koty, seat: int) -> None:
    """No further attack, or no defence: then the partner is asked (KOT-T2, KOT-T5), and last the attack succeeds."""
    note(state, PASSED, EVERYONE, seat)
    if state.phase == REPEATING:
        state.phase = REFILLING
    elif state.teams and seat == state.target_owner:
        state.asked = partner_of(state, seat)
    else:
        meet(state)


def meet(state: Koty) -> None:
    """Friends leave, then bring a nine (KOT-C3, KOT-A1, KOT-J2); twins go to one land together (KOT-C4, KOT-A2)."""
    if state.meeting == FRIENDS:
        discard_top(state, state.target_owner, state.target)
        discard(state, state.target_owner, state.target, state.laid)
        state.laid = NOTHING
        state.phase = FOR_FRIENDS
    else:
        lift(state, state.target_owner, state.target)
        state.phase = FOR_TWINS
    state.asked = NOTHING
    state.meeting = NO_MEETING


def lift(state: Koty, owner: int, land: int) -> None:
    state.target_owner = owner
    state.target = land
    state.lifted = state.tops[owner][land]
    state.tops[owner][land] = NOTHING
    note(state, LIFTED, EVERYONE, owner, land, state.lifted)


def use_moth(state: Koty, seat: int, owner: int, land: int) -> None:
    note(state, USED, EVERYONE, seat, MOTH)
    state.laid = MOTH
    lift(state, owner, land)
    state.phase = FOR_MOTH


def move_cat(state: Koty, owner: int, land: int) -> None:
    lay_lifted(state, owner, land)
    discard(state, state.turn, NOTHING, state.laid)
    state.phase = REFILLING


def lay_lifted(state: Koty, owner: int, land: int) -> None:
    state.tops[owner][land] = state.lifted
    note(state, LAID, EVERYONE, owner, land, state.lifted)


def use_bat(state: Koty, seat: int, owner: int, land: int) -> None:
    note(state, USED, EVERYONE, seat, BAT)
    state.laid = BAT
    lift(state, owner, land)
    state.phase = FOR_RAVEN


def use_dragon(state: Koty, seat: int) -> None:
    note(state, USED, EVERYONE, seat, DRAGON)
    state.laid = DRAGON
    for player in range(state.players):
        for land in range(LANDS):
            if state.tops[player][land] == RAVEN:
                discard_top(state, player, land)
    state.phase = FOR_DRAGON


def choose_land(state: Koty) -> None:
    """Ask for a land only where there are several; one is no choice, none a loss (KOT-J1, KOT-D3, KOT-J7)."""
    lands, only = 0, NOTHING
    for land in range(LANDS):
        if takes_nine(state, state.turn, land):
            lands += 1
            only = land
    if lands <= 1:
        put(state, only)


def put(state: Koty, land: int) -> None:
    """What waits for a land of the player on turn gets it; without one it is lost."""
    if state.phase == FOR_FRIENDS:
        state.target_owner = state.turn
        state.target = land
        state.phase = TAKING
        return
    if state.phase == FOR_TWINS:
        put_twins(state, land)
    elif state.phase == FOR_RAVEN:
        put_raven(state, land)
    elif land == NOTHING:
        discard(state, state.turn, NOTHING, state.laid)
    else:
        turn_into_nine(state, land, state.laid)
    state.phase = REFILLING


def put_twins(state: Koty, land: int) -> None:
    """The played card becomes the nine, so a joker does too (KOT-C6, KOT-J8)."""
    if land == NOTHING:
        discard(state, state.target_owner, state.target, state.lifted)
        discard(state, state.target_owner, state.target, state.laid)
    else:
        turn_into_nine(state, land, state.laid)
        lay_lifted(state, state.turn, land)


def put_raven(state: Koty, land: int) -> None:
    if land == NOTHING:
        discard(state, state.target_owner, state.target, state.lifted)
    else:
        turn_into_nine(state, land, state.lifted)
    discard(state, state.turn, NOTHING, state.laid)


def turn_into_nine(state: Koty, land: int, card: int) -> None:
    """A nine of a card that all have seen (KOT-I1)."""
    add_nine(state, land, card, 1)
    note(state, TURNED, EVERYONE, state.turn, land, card)


def add_nine(state: Koty, land: int, card: int, known: int) -> None:
    place = land * DEPTH + nines_on(state, state.turn, land)
    state.nines[state.turn][place] = card
    state.known[state.turn][place] = known


def take_nine(state: Koty) -> None:
    """The top card of the draw pile becomes a nine that nobody has seen, or is lost face up (KOT-I2)."""
    taken = take_from_pile(state)
    if state.target == NOTHING:
        lay_on_discards(state, taken)
        if state.stock[taken] > 0:
            state.stock[taken] -= 1
        note(state, LOST, EVERYONE, state.turn, taken)
    else:
        add_nine(state, state.target, taken, 0)
        note(state, GAINED, EVERYONE, state.turn, state.target)
    state.phase = REFILLING


def clear(state: Koty) -> None:
    """Nothing is in play any more."""
    state.target_owner = NOTHING
    state.target = NOTHING
    state.meeting = NO_MEETING
    state.asked = NOTHING
    state.laid = NOTHING
    state.lifted = NOTHING


def has_full_lands(state: Koty, seat: int) -> bool:
    full = 0
    for land in range(LANDS):
        full += is_full(state, seat, land)
    return full >= full_lands(state)


def full_lands(state: Koty) -> int:
    """So many end the game (KOT-G1)."""
    return FULL_LANDS + state.added_lands


# Scoring


def finish(state: Koty, seat: int) -> None:
    """The game is over (KOT-J12). What lies in an unfinished attack counts for nobody (KOT-J4)."""
    state.phase = OVER
    note(state, ENDED, EVERYONE, seat)
    for player in range(state.players):
        tell_counts(state, player)
    for player in range(state.players):
        if wins(state, player):
            note(state, WON, EVERYONE, player, BY_NINES if is_tied_in_cats(state, player) else BY_CATS)


def tell_counts(state: Koty, seat: int) -> None:
    for land in range(LANDS):
        top, nines = state.tops[seat][land], nines_on(state, seat, land)
        if top != NOTHING:
            note(state, COUNTED, EVERYONE, seat, land, CATS[top], nines, cats_on(state, seat, land), top)
        elif nines > 0:
            note(state, COUNTED, EVERYONE, seat, land, NINE_CATS, nines - 1, cats_on(state, seat, land), NOTHING)
    own, team = (cats_in(state, seat), nines_in(state, seat)), (score(state, seat), tie_break(state, seat))
    note(state, SCORED, EVERYONE, seat, own[0], own[1], team[0], team[1])


def is_tied_in_cats(state: Koty, seat: int) -> bool:
    """Whether a seat has as many cats as one that has not won."""
    for player in range(state.players):
        if score(state, player) == score(state, seat) and not wins(state, player):
            return True
    return False


def cats_on(state: Koty, owner: int, land: int) -> int:
    """KOT-G3: the top card, doubled by every nine under it."""
    top, nines = state.tops[owner][land], nines_on(state, owner, land)
    if top != NOTHING:
        return CATS[top] << nines
    return NINE_CATS << nines - 1 if nines > 0 else 0


def cats_in(state: Koty, seat: int) -> int:
    cats = 0
    for land in range(LANDS):
        cats += cats_on(state, seat, land)
    return cats


def nines_in(state: Koty, seat: int) -> int:
    nines = 0
    for land in range(LANDS):
        nines += nines_on(state, seat, land)
    return nines


def over(state: Koty) -> bool:
    return state.phase == OVER


def score(state: Koty, seat: int) -> int:
    """The cats of a dream; those of a team are added, so partners have the same (KOT-T4)."""
    cats = 0
    for player in range(state.players):
        if not are_rivals(state, seat, player):
            cats += cats_in(state, player)
    return cats


def tie_break(state: Koty, seat: int) -> int:
    nines = 0
    for player in range(state.players):
        if not are_rivals(state, seat, player):
            nines += nines_in(state, player)
    return nines


def wins(state: Koty, seat: int) -> bool:
    """Most cats win, then most nines; a tie in both is shared (KOT-G4)."""
    cats, nines = score(state, seat), tie_break(state, seat)
    for player in range(state.players):
        rival_cats = score(state, player)
        if rival_cats > cats or (rival_cats == cats and tie_break(state, player) > nines):
            return False
    return state.phase == OVER


# Who knows what


def sees(state: Koty, seat: int, zone: int, row: int, column: int) -> bool:
    """Whether a seat has a right to know the card in a hand or a nine; faces are not looked at."""
    if zone == NINES_ZONE:
        return state.known[row][column] == 1  # KOT-I1: by all or by nobody, its owner too
    return seat == row or column < state.shown[row]  # partners too see only what all do (KOT-T6)


# What each phase holds in the middle of a turn; in the phase nine a land too, unless the nine is lost.
HOLDS = {
    "attacking": ("target_owner", "target", "meeting", "laid"),
    "defend": ("target_owner", "target", "meeting", "asked", "laid"),
    "defending": ("target_owner", "target", "meeting", "asked", "laid", "answer"),
    "repeat": ("target_owner", "target", "meeting"),
    "friends": ("target_owner", "target"),
    "twins": ("target_owner", "target", "laid", "lifted"),
    "raven": ("target_owner", "target", "laid", "lifted"),
    "moth": ("target_owner", "target", "laid", "lifted"),
    "dragon": ("laid",),
    "nine": ("target_owner",),
}
IN_ATTACK = (ATTACKING, DEFEND, DEFENDING, REPEATING)
FEWEST_LANDS = {FOR_FRIENDS: 2, FOR_TWINS: 2, FOR_RAVEN: 2, FOR_DRAGON: 2, FOR_MOTH: 1}  # to choose from (KOT-J1)


def flaw_in_design(state: Koty) -> str:
    if not 1 <= full_lands(state) <= LANDS:
        return f"from 1 to {LANDS} full lands end the game"
    return flaw_in_deck(COPIES[:MOTH], state.added, fewest_cards(state), sum(COPIES))


def flaw(state: Koty) -> str:
    """What makes a position that somebody set up unplayable, or nothing."""
    if any(not 0 <= count <= most for count, most in zip(state.night, MOST_NIGHT, strict=True)):
        return f"night: there are at most {', '.join(map(str, MOST_NIGHT))} of {', '.join(NIGHT)}"
    if state.teams and state.players not in DATA["option"]["teams"]["players"]:
        return "teams are for 4 or 6 players (KOT-T1)"
    if state.turn == NOTHING:
        return "somebody must be on turn"
    if state.phase == DEAL:
        return ""
    for player in range(state.players):
        if flaw_in_dream(state, player):
            return flaw_in_dream(state, player)
        if not 0 <= state.shown[player] <= state.hand_size[player]:
            return "shown counts cards of the hand"
    if state.phase == OVER:
        return ""
    if awaits_deal(state) and (state.pile_size > 0 or state.discards_size == 0):
        return "cards are shuffled when the draw pile is empty and the discards are not (KOT-P1)"
    if any(state.stock) and any(state.pile.count(kind) > count for kind, count in enumerate(state.stock)):
        return "stock counts the cards that the draw pile was shuffled from, or is 0 throughout"
    return flaw_in_hands(state) or flaw_in_turn(state)


def flaw_in_dream(state: Koty, player: int) -> str:
    full = 0
    for land in range(LANDS):
        top, first = state.tops[player][land], land * DEPTH
        nines = [state.nines[player][place] != NOTHING for place in range(first, first + DEPTH)]
        if top > RAVEN:
            return "only cats and ravens lie face up in a land (KOT-D1, KOT-D4)"
        if top == RAVEN and not nines[0]:
            return "a raven lies on a nine (KOT-J9)"
        if nines != sorted(nines, reverse=True):
            return "the nines of a land fill its places from the first"
        if any(state.known[player][first + place] not in (0, int(nine)) for place, nine in enumerate(nines)):
            return "known is 1 for a nine that all have seen, otherwise 0"
        full += all(nines)
    if full >= full_lands(state) and state.phase != OVER:
        return f"with {full_lands(state)} full lands the game is over (KOT-G1)"
    return ""


def flaw_in_hands(state: Koty) -> str:
    """Whoever has played a card and not drawn yet has fewer than four."""
    short = {ATTACKING: (3,), DEFENDING: (3,), REFILLING: (0, 1, 2, 3), TAKING: (3, 4)}
    short |= dict.fromkeys((FOR_RAVEN, FOR_DRAGON, FOR_MOTH), (3,))
    short |= dict.fromkeys((FOR_FRIENDS, FOR_TWINS), (3,) if state.target_owner == state.turn else (4,))
    spender = state.asked if state.phase == DEFENDING else state.turn
    for player in range(state.players):
        if state.hand_size[player] not in (short.get(state.phase, (HAND,)) if player == spender else (HAND,)):
            return f"seat {player + 1} cannot have {state.hand_size[player]} cards in hand now (KOT-H1)"
    return ""


def flaw_in_turn(state: Koty) -> str:
    """What is in the middle of a turn must fit its phase."""
    holds = HOLDS
    if state.phase == TAKING and state.target != NOTHING:
        holds = HOLDS | {"nine": ("target_owner", "target")}
    misplaced = flaw_in_holding(state, PHASES[state.phase], holds)
    if misplaced:
        return misplaced
    return flaw_in_target(state) or flaw_in_cards_in_play(state)


def flaw_in_target(state: Koty) -> str:
    phase, owner, land, in_attack = state.phase, state.target_owner, state.target, state.phase in IN_ATTACK
    if phase == TAKING and (owner != state.turn or (land != NOTHING and not takes_nine(state, owner, land))):
        return "the land that target names cannot take a nine (KOT-D2)"
    if phase != TAKING and land != NOTHING and (0 <= state.tops[owner][land] < RAVEN) != in_attack:
        return "an attacked cat lies in its land; a card that was discarded or lifted does not"
    if (in_attack or phase == FOR_RAVEN) and not are_rivals(state, state.turn, owner):
        return "only a rival can be attacked or lose a raven (KOT-T3)"
    if state.asked not in (NOTHING, owner, partner_of(state, owner) if state.teams else owner):
        return "asked is who may defend (KOT-T5)"
    if legal(state, state.turn, [0] * ACTIONS) < FEWEST_LANDS.get(phase, 0):
        return "there is no land to choose (KOT-J1)"
    return ""


def flaw_in_cards_in_play(state: Koty) -> str:
    fighters = (attacking_cat(state), JOKER) if state.phase in IN_ATTACK else ()
    cats = tuple(range(RAVEN))
    laid, lifted = {
        FOR_TWINS: ((state.lifted, JOKER), cats),
        FOR_RAVEN: ((BAT,), (RAVEN,)),
        FOR_MOTH: ((MOTH,), cats),
        FOR_DRAGON: ((DRAGON,), ()),
    }.get(state.phase, (fighters, ()))
    if any(
        card not in (NOTHING, *fitting)
        for card, fitting in ((state.laid, laid), (state.answer, fighters), (state.lifted, lifted))
    ):
        return "the cards laid, answer and lifted do not fit the phase"
    return ""
