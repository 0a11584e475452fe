"""What can happen, and the facts told of it."""

from sny.rules.kit import facts as fact

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
    ("scored", (fact.seat(), fact.number("score"), fact.flag("lowest"))),  # of the round (SMO-R4)
    ("awarded", (fact.seat(), fact.number("tokens"))),
    ("totalled", (fact.seat(), fact.number("total"))),
    ("won", (fact.seat(),)),
)
(
    DEALT, OPENED, TURNED, DREW, TOOK, REMOVED, DISCARDED, HANDED, LAID, TUCKED, SWAPPED, SKIPPED, GATHERED, ENDED,
    REVEALED, COUNTED, SCORED, AWARDED, TOTALLED, WON,
) = range(20)  # fmt: skip
