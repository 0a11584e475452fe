"""What can happen, and the facts told of it."""

from sny.rules.kit import facts as fact

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
    # the lowest has the fewest ravens of the round, or has gone all in alone
    ("scored", (fact.seat(), fact.number("count"), fact.number("score"), fact.number("total"), fact.flag("lowest"))),
    ("won", (fact.seat(),)),
)
(
    DEALT, LOOKED_BEFORE_ROUND, DREW, TOOK, LAID, DISCARDED, USED, LOOKED, SWAPPED, CHOSE, CLAIMED, TURNED, JUDGED,
    GAINED, CALLED, ENDED, REVEALED, ADJUSTED, SCORED, WON,
) = range(20)  # fmt: skip
