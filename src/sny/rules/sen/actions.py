"""What action numbers mean, and how they are written."""

from sny.rules.sen.cards import CARDS, KINDS, PLACES, SEATS, SPOTS

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
