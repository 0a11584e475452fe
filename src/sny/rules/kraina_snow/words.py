"""The words of the game: phases, inputs and verdicts."""

from sny.rules.kit.data import read_data

NAME = "kraina-snow"
DATA = read_data(NAME)
SEATS: int = DATA["players"][1]
FEWEST: int = DATA["players"][0]

FAIRY, DEVIL, IMP = (spirit["name"] for spirit in DATA["spirit"])
USUAL_TURN: int = DATA["option"]["turn"]["default"]  # for whoever is away where nobody else is hurried (KRA-J16)
USUAL_STORY: int = DATA["option"]["story"]["default"]
VOTE_SECONDS = 10  # KRA-J6
DREAMERS_BONUS = IMPS_BONUS = 2

DECK, SPIRITS, READY, NIGHT, LAST, VOTE, STORY, UNDER, OVER = PHASES = (
    "deck",  # the dealer must shuffle the deck
    "spirits",  # the dealer must shuffle the spirit cards
    "ready",  # everybody gets ready for the night
    "night",  # clues and guesses
    "last",  # the glass has run out: one last guess
    "vote",  # a clue is challenged, and the glass stands still
    "story",  # the dreamer tells the dream
    "under",  # the dealer must shuffle the used cards, which go under the deck
    "over",
)

CLUE, GUESS, PASS, CHALLENGE, TELL, DONE = "clue", "guess", "pass", "challenge", "story", "done"
ALLOW, FORBID = "vote legal", "vote illegal"
SPOKEN = "spoken"  # the verdict on a clue that the table heard, and does not allow (KRA-C10)
ALOUD_LEGAL, ALOUD_ILLEGAL, ALOUD_RIGHT, ALOUD_WRONG = ALOUD = (
    "aloud legal",
    "aloud illegal",
    "aloud right",
    "aloud wrong",
)
LEGAL, RIGHT, WRONG = "legal", "right", "wrong"  # verdicts; any other of a clue says what is wrong with it
HIDDEN = "?"
UNHEARD = "…"  # in place of words that only the table heard
