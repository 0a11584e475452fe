"""What may be played on a land, looked up by what the land shows and by which cards are in hand.

Compiled, a branch on what lies on a land is mispredicted every other time; a table has none. What a hand holds is one
number with a bit for each card that matters to a face, so that a shift and a mask give the row of the table.
"""

from collections.abc import Callable
from itertools import product

from sny.rules.koty.actions import ATTACK, ATTACK_AS, COVER, PLAY, PLAY_AS, USE_BAT
from sny.rules.koty.cards import BAT, DRAGON, HAND, JOKER, KINDS, LANDS, MOTH, RAVEN

COLOURS = RAVEN // 2
# What a land shows: a cat of one of the colours, or one of these. Empty lands are alike, so one's own first empty land
# stands for all (KOT-J10).
NINE_UP, RAVEN_UP, EMPTY, EMPTY_TOO = range(COLOURS, COLOURS + 4)
# By the top card and by whether nines lie there: FACES[2 * top + 2 + nines].
FACES: tuple[int, ...] = (
    EMPTY,
    NINE_UP,
    *(cat // 2 for cat in range(RAVEN) for _ in range(2)),
    RAVEN_UP,
    RAVEN_UP,
)
CATS_TO_PLAY = tuple(range(RAVEN))
# By face: the cards that matter to it.
MATTERING: tuple[tuple[int, ...], ...] = (
    *((2 * colour, 2 * colour + 1, JOKER) for colour in range(COLOURS)),
    (*CATS_TO_PLAY, RAVEN),
    (RAVEN, JOKER, BAT),
    CATS_TO_PLAY,
    (),
)
FACE_COUNT = len(MATTERING)
FIRST_BIT: tuple[int, ...] = tuple(sum(map(len, MATTERING[:face])) for face in range(FACE_COUNT))
BITS: tuple[int, ...] = tuple((1 << len(cards)) - 1 for cards in MATTERING)
FIRST_ROW: tuple[int, ...] = tuple(sum(1 << len(cards) for cards in MATTERING[:face]) for face in range(FACE_COUNT))
HAS_MOTH, HAS_DRAGON = sum(map(len, MATTERING)), sum(map(len, MATTERING)) + 1  # bits beside those
# By card, beginning with none.
BITS_OF_CARD: tuple[int, ...] = tuple(
    sum(1 << FIRST_BIT[face] + cards.index(kind) for face, cards in enumerate(MATTERING) if kind in cards)
    | (kind == MOTH) << HAS_MOTH
    | (kind == DRAGON) << HAS_DRAGON
    for kind in range(-1, KINDS)
)
# By face: how far the actions on a rival's land lie from those on the next one.
PACES: tuple[int, ...] = (*(RAVEN for _ in range(COLOURS)), RAVEN + 1, 1, 1, 1)


def own_offers(face: int, held: set[int]) -> list[int]:
    """On the first land of one's own dream (KOT-C1, KOT-C2), full ones too (KOT-D5); nothing else (KOT-X)."""
    if face < COLOURS:
        pair = (2 * face, 2 * face + 1)
        named = [PLAY_AS + cat * LANDS for cat in pair if JOKER in held]  # KOT-W1
        return [PLAY + cat * LANDS for cat in pair if cat in held] + named
    if face == RAVEN_UP:  # KOT-W3; no cat (KOT-X4)
        return [PLAY + card * LANDS for card in (RAVEN, JOKER) if card in held]
    return [PLAY + cat * LANDS for cat in CATS_TO_PLAY if cat in held]  # no raven (KOT-X1), no joker (KOT-X3)


def rival_offers(face: int, held: set[int]) -> list[int]:
    """On the first land of all, as if it were a rival's; nothing on empty ones (KOT-X2)."""
    if face < COLOURS:
        pair = (2 * face, 2 * face + 1)
        return [ATTACK + cat for cat in pair if cat in held] + [ATTACK_AS + cat for cat in pair if JOKER in held]
    if face == NINE_UP:
        return [COVER + card for card in (*CATS_TO_PLAY, RAVEN) if card in held]
    return [USE_BAT] if face == RAVEN_UP and BAT in held else []


def rows(offers_on: Callable[[int, set[int]], list[int]]) -> list[list[int]]:
    """The offers for every face and every choice of the cards that matter to it."""
    return [
        offers_on(face, {card for card, chosen in zip(cards, reversed(bits), strict=True) if chosen})
        for face, cards in enumerate(MATTERING)
        for bits in product((0, 1), repeat=len(cards))
    ]


MOST_OFFERS = HAND  # a hand with a joker has three other cards, of which two at most fit beside it
OWN_ROWS, RIVAL_ROWS = rows(own_offers), rows(rival_offers)
OWN_COUNTS: tuple[int, ...] = tuple(len(row) for row in OWN_ROWS)
RIVAL_COUNTS: tuple[int, ...] = tuple(len(row) for row in RIVAL_ROWS)
OWN_OFFERS, RIVAL_OFFERS = (
    tuple(tuple((*row, *[0] * MOST_OFFERS)[:MOST_OFFERS]) for row in both) for both in (OWN_ROWS, RIVAL_ROWS)
)
