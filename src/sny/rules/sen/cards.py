"""The cards, the decks, and the words of the options."""

from sny.rules.kit.data import read_data

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
