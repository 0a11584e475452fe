"""What can happen, and the facts told of it."""

from sny.rules.kit import facts as fact
from sny.rules.koty.state import MEETINGS

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
