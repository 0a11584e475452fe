"""What action numbers mean, and how they are written."""

from itertools import product

from sny.rules.kit.layout import NOTHING
from sny.rules.koty.cards import CARDS, JOKER, LANDS, OWL, RAVEN, SEATS, SPOTS

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
