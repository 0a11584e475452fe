"""The cards, the decks, and the words of the options."""

from sny.rules.kit.data import read_data

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
