"""What action numbers mean, and how they are written."""

from sny.rules.smoki.cards import COLUMNS, PILES, PLACES, ROWS, SEATS, SPOTS

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
