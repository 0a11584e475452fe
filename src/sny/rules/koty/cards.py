"""The cards, and sets of their kinds."""

from sny.rules.kit.data import read_data

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
