"""Kraina snów: words and seconds, for 4-10 players.

One player dreams with eyes covered. The spirits around see a word and give clues of one word each, in turn: fairies
want it guessed, devils want it missed, imps want it to come out even. A glass of sand later the dreamer tells the
dream, everything is revealed and counted, and the next player dreams. Most points win. The ids (KRA-…) are those of
docs/games/kraina-snow.md.

The state is the class `Dream` below. It is fed with what was said, by whom, when, and how it was judged (`Said`), and
says when it next wants to be woken (`wakes_at`). It has no clock, no dictionary and no dice: time comes in with each
input, verdicts come in with the words, and shuffles are handed in (`awaits`, `gather`, `deal`).

A card is its four words; the first is the one that it shows. A card that goes under the deck moves on to the next.
"""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any

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
LEGAL, RIGHT, WRONG = "legal", "right", "wrong"  # verdicts; any other of a clue says what is wrong with it
HIDDEN = "?"

Card = tuple[str, ...]


@dataclass(frozen=True)
class Said:
    """One input: its kind, the words said, and how they were judged."""

    kind: str
    text: str = ""
    verdict: str = ""
    reason: str = ""  # why a clue is illegal, for the spirits (KRA-C7)
    named: tuple[str, ...] = ()  # the words that a story named (KRA-D1)


@dataclass(frozen=True)
class Laid:
    """A card that lies on a side, with the guess that brought it there; no guess: the dreamer passed."""

    card: Card
    guess: str | None


@dataclass(frozen=True)
class Penalty:
    seat: int
    word: str
    round: int


@dataclass(frozen=True)
class Happening:
    """What happened: facts for all, and secrets for the seats that are `witnesses`."""

    name: str
    facts: dict[str, Any]
    secrets: dict[str, Any]
    witnesses: tuple[int, ...]


@dataclass
class Dream:
    # the table
    players: int
    options: dict[str, Any]
    dreamer: int
    phase: str = DECK
    round: int = 0
    now: float = 0.0  # when something last happened
    away: list[int] = field(default_factory=list)
    # the round
    deck: list[Card] = field(default_factory=list)  # the first is on top, and shown to the spirits
    roles: list[str | None] = field(default_factory=list)
    aside: str = HIDDEN
    ready: list[int] = field(default_factory=list)
    yellow: list[Laid] = field(default_factory=list)
    blue: list[Laid] = field(default_factory=list)
    gone: int = 0  # cards that have left the bed tonight
    guesses: list[str] = field(default_factory=list)
    # the night
    turn: int = 0
    turn_ends: float | None = None
    glass_ends: float = 0.0
    clues: list[tuple[int, str]] = field(default_factory=list)  # to the card on top
    last_clue: tuple[int, str] | None = None  # the one that may still be challenged
    ends: float | None = None  # of the last guess, or of the story
    # a vote on a clue
    refused: Said | None = None  # the clue that the others may let through (KRA-J18); else it is the last one
    interrupted: str = ""  # the phase that goes on after it
    challenged_at: float = 0.0
    votes: dict[int, bool] = field(default_factory=dict)  # whether the seat says illegal
    # the day
    story: list[str] = field(default_factory=list)
    named: list[str] = field(default_factory=list)
    # what lasts
    points: list[int] = field(default_factory=list)
    penalties: list[Penalty] = field(default_factory=list)
    results: list[dict[str, Any]] = field(default_factory=list)  # of the rounds that are revealed
    happenings: list[Happening] = field(default_factory=list, compare=False)

    def copy(self) -> "Dream":
        twin = copy(self)
        vars(twin).update({name: copy(value) for name, value in vars(self).items() if isinstance(value, list | dict)})
        return twin


def set_up(players: int, first: int, options: dict[str, Any]) -> Dream:
    return Dream(players, options, dreamer=first, points=[0] * players)


# The dealer


def awaits(state: Dream) -> str:
    """The phase in which the dealer must hand something in, or nothing."""
    return state.phase if state.phase in (DECK, SPIRITS, UNDER) else ""


def gather(state: Dream) -> list[Card]:
    """The used cards that are to be shuffled and put under the deck (KRA-D5)."""
    return [laid.card for laid in (*state.yellow, *state.blue)]


def spirit_cards(players: int) -> list[str]:
    """The spirits of a game, one for each player (KRA-S1)."""
    return [spirit["name"] for spirit in DATA["spirit"] for _ in range(spirit["among"][players - FEWEST])]


def deal_deck(state: Dream, cards: Sequence[Card]) -> None:
    """The shuffled deck from its top, each card turned to the word that it shows first (KRA-J14)."""
    state.deck = list(cards)
    state.phase = SPIRITS


def deal_under(state: Dream, cards: Sequence[Card]) -> None:
    state.deck += [turned(card) for card in cards]
    state.phase = SPIRITS


def deal_spirits(state: Dream, spirits: Sequence[str]) -> None:
    """A new round: spirits for the players from the dreamer's left on, and the last one aside (KRA-N1)."""
    if state.round:
        state.dreamer = left_of(state, state.dreamer)
    state.round += 1
    state.roles = [None] * state.players
    for steps, spirit in enumerate(spirits[:-1], start=1):
        state.roles[(state.dreamer + steps) % state.players] = spirit
    state.aside = spirits[-1]
    state.yellow, state.blue, state.guesses, state.gone = [], [], [], 0
    state.clues, state.story, state.named, state.ready = [], [], [], []
    state.last_clue, state.ends, state.turn_ends = None, None, None
    state.phase = READY
    happened(state, "round", {"round": state.round, "dreamer": state.dreamer})
    for seat in spirits_around(state):
        happened(state, "role", {"seat": seat}, {"role": state.roles[seat]}, (seat,))
    if state.deck:
        state.deck.append(turned(state.deck.pop(0)))  # KRA-N2: the dreamer has seen the card on top
    start_night_when_ready(state)


def turned(card: Card) -> Card:
    """The card with its next word shown (KRA-J14)."""
    return (*card[1:], card[0])


def left_of(state: Dream, seat: int) -> int:
    return (seat + 1) % state.players


def spirits_around(state: Dream) -> tuple[int, ...]:
    """The seats from the dreamer's left on, clockwise (KRA-N4)."""
    return tuple((state.dreamer + steps) % state.players for steps in range(1, state.players))


# What may be said


def legal(state: Dream, seat: int) -> list[str]:
    """The kinds of inputs that a seat may give now; … stands for words of its own."""
    if state.phase == READY:
        return [] if seat in state.ready or seat in state.away else ["ready"]
    if state.phase == VOTE:
        return [ALLOW, FORBID] if seat in voters(state) and seat not in state.votes else []
    if seat == state.dreamer:
        if state.phase == STORY:
            return [f"{TELL} …", DONE]
        return [f"{GUESS} …", PASS] if state.phase in (NIGHT, LAST) else []
    kinds = [f"{CLUE} …", PASS] if state.phase == NIGHT and seat == state.turn else []
    open_to_challenge = state.options["challenge"] and state.phase in (NIGHT, LAST)
    return [*kinds, CHALLENGE] if open_to_challenge and state.last_clue and seat != state.last_clue[0] else kinds


def actors(state: Dream) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.players) if legal(state, seat))


def allows(state: Dream, seat: int, said: Said) -> bool:
    return said.kind in [kind.removesuffix(" …") for kind in legal(state, seat)]


def refuses(state: Dream, said: Said) -> bool:
    """Whether a clue is sent back before it is given (KRA-C9)."""
    return said.kind == CLUE and said.verdict != LEGAL and bool(state.options["gentle"])


def play(state: Dream, seat: int, said: Said, at: float) -> None:
    """Take in what was said. It must be allowed, and all that was due by then must be done: see `wake`."""
    state.now = at
    if said.kind == READY:
        state.ready.append(seat)
        happened(state, "ready", {"seat": seat})
        start_night_when_ready(state)
    elif said.kind == CLUE:
        hear_clue(state, seat, said)
    elif said.kind == GUESS:
        hear_guess(state, said)
    elif said.kind == PASS:
        hear_pass(state, seat)
    elif said.kind == CHALLENGE:
        start_vote(state, seat)
    elif said.kind in (ALLOW, FORBID):
        vote(state, seat, said.kind == FORBID)
    elif said.kind == TELL:
        state.story.append(said.text)
        state.named += [word for word in said.named if word not in state.named]
        secret = {"named": list(said.named)}
        happened(state, "told", {"seat": seat, "story": said.text}, secret, spirits_around(state))
    else:
        reveal(state)


def leave(state: Dream, seat: int, at: float) -> None:
    """A seat is away: it counts as ready and is passed over (KRA-J16)."""
    state.now = at
    state.away.append(seat)
    happened(state, "left", {"seat": seat})
    hurry_or_not(state, seat)
    start_night_when_ready(state)


def come_back(state: Dream, seat: int, at: float) -> None:
    state.now = at
    state.away.remove(seat)
    happened(state, "returned", {"seat": seat})
    hurry_or_not(state, seat)


def hurry_or_not(state: Dream, seat: int) -> None:
    """Where nobody is hurried, only whoever is away does not hold up the others."""
    if state.phase in (NIGHT, VOTE) and seat == state.turn and not state.options["turn"]:
        state.turn_ends = turn_end(state)
    elif state.phase == STORY and seat == state.dreamer and not state.options["story"]:
        state.ends = story_end(state)


# The night


def start_night_when_ready(state: Dream) -> None:
    if state.phase != READY or len({*state.ready, *state.away}) < state.players:
        return
    state.phase = NIGHT
    state.glass_ends = state.now + state.options["glass"]
    happened(state, "night", {"ends_at": state.glass_ends})
    if state.deck:
        show_card(state)  # KRA-N2: not before, for chat is open while all get ready
        start_turn(state, left_of(state, state.dreamer))
    else:
        end_night(state)


def start_turn(state: Dream, seat: int) -> None:
    state.turn = seat
    state.turn_ends = turn_end(state)


def turn_end(state: Dream) -> float | None:
    """When whoever is on turn will be passed over (KRA-N8, KRA-J3)."""
    seconds = state.options["turn"] or (USUAL_TURN if state.turn in state.away else 0)
    started = state.challenged_at if state.phase == VOTE else state.now
    return started + seconds if seconds else None


def next_turn(state: Dream) -> None:
    following = left_of(state, state.turn)
    start_turn(state, left_of(state, following) if following == state.dreamer else following)


def hear_clue(state: Dream, seat: int, said: Said) -> None:
    if said.verdict == LEGAL:
        give_clue(state, seat, said.text)
        state.last_clue = (seat, said.text)
    elif state.options.get("overrule"):
        doubt(state, seat, said)
    else:
        penalise(state, seat, said)


def give_clue(state: Dream, seat: int, clue: str) -> None:
    state.clues.append((seat, clue))
    happened(state, "clue", {"seat": seat, "clue": clue})
    next_turn(state)


def penalise(state: Dream, seat: int, clue: Said) -> None:
    """KRA-C5, KRA-C6: the dreamer hears that the card has changed, and no more."""
    word = state.deck[0][0]
    state.penalties.append(Penalty(seat, word, state.round))
    secrets = {"seat": seat, "clue": clue.text, "verdict": clue.verdict, "reason": clue.reason, "word": word}
    happened(state, "changed", {}, secrets, spirits_around(state))
    if state.phase == NIGHT and seat == state.turn:
        next_turn(state)  # KRA-J2; the turn of a clue that was challenged has passed already
    take_card(state)


def hear_guess(state: Dream, said: Said) -> None:
    right = said.verdict == RIGHT
    (state.yellow if right else state.blue).append(Laid(state.deck[0], said.text))
    state.guesses.append(said.text)
    secrets = {"word": state.deck[0][0], "side": "yellow" if right else "blue"}
    happened(state, "guessed", {"seat": state.dreamer, "guess": said.text}, secrets, spirits_around(state))
    take_card(state, last=state.phase == LAST)


def hear_pass(state: Dream, seat: int) -> None:
    if seat != state.dreamer:
        happened(state, "passed", {"seat": seat})
        state.last_clue = None
        next_turn(state)
    elif state.phase == NIGHT:
        state.blue.append(Laid(state.deck[0], None))
        happened(state, "skipped", {"seat": seat}, {"word": state.deck[0][0]}, spirits_around(state))
        take_card(state)
    else:
        end_night(state)  # KRA-J7: no blue card


def take_card(state: Dream, last: bool = False) -> None:
    """The card on top has gone; a new one follows, unless the deck or the night is over."""
    state.deck.pop(0)
    state.gone += 1
    state.clues, state.last_clue = [], None
    if last or not state.deck:
        end_night(state)
        return
    show_card(state)
    if state.phase == NIGHT:
        start_turn(state, state.turn)  # KRA-J3: the 5 seconds start again


def show_card(state: Dream) -> None:
    happened(state, "card", {"gone": state.gone}, {"word": state.deck[0][0]}, spirits_around(state))


def end_night(state: Dream) -> None:
    state.phase = STORY
    state.turn_ends = None
    state.ends = story_end(state)
    happened(state, "day", {"ends_at": state.ends})


def story_end(state: Dream) -> float | None:
    seconds = state.options["story"] or (USUAL_STORY if state.dreamer in state.away else 0)
    return state.now + seconds if seconds else None


# A vote: on a clue that is challenged, or on one that the referee refused


def start_vote(state: Dream, seat: int) -> None:
    """The glass stands still (KRA-J6). Whoever challenges has voted by that."""
    clue = state.last_clue
    if clue is None:
        raise ValueError("there is no clue to challenge")
    stand_still(state)
    secrets = {"seat": seat, "giver": clue[0], "clue": clue[1]}
    happened(state, "challenged", {"ends_at": state.now + VOTE_SECONDS}, secrets, spirits_around(state))
    vote(state, seat, illegal=True)


def doubt(state: Dream, seat: int, clue: Said) -> None:
    """The others may let the clue through before it costs the card (KRA-J18). The turn is still its giver's."""
    stand_still(state)
    state.refused = clue
    secrets = {"seat": seat, "clue": clue.text, "verdict": clue.verdict, "reason": clue.reason}
    happened(state, "doubted", {"ends_at": state.now + VOTE_SECONDS}, secrets, spirits_around(state))


def stand_still(state: Dream) -> None:
    state.interrupted, state.phase = state.phase, VOTE
    state.challenged_at, state.votes = state.now, {}


def clue_voted_on(state: Dream) -> tuple[int, str] | None:
    """Who gave it, and the word."""
    return (state.turn, state.refused.text) if state.refused else state.last_clue


def voters(state: Dream) -> list[int]:
    clue = clue_voted_on(state)
    return [seat for seat in spirits_around(state) if clue and seat != clue[0]]


def is_overruled(state: Dream) -> bool:
    """Whether more than half are against the referee; who is silent is not."""
    return 2 * sum(illegal != bool(state.refused) for illegal in state.votes.values()) > len(voters(state))


def vote(state: Dream, seat: int, illegal: bool) -> None:
    state.votes[seat] = illegal
    secrets = {"seat": seat, "vote": "illegal" if illegal else "legal"}
    happened(state, "voted", {}, secrets, spirits_around(state))
    if len(state.votes) == len(voters(state)) or is_overruled(state):
        end_vote(state)


def end_vote(state: Dream) -> None:
    """What the referee has said holds unless more than half overrule it. Then all that stood still goes on."""
    illegal, clue, refused = is_overruled(state) != bool(state.refused), clue_voted_on(state), state.refused
    stood = state.now - state.challenged_at
    state.phase, state.last_clue, state.refused = state.interrupted, None, None
    if state.phase == NIGHT:
        state.glass_ends += stood
        state.turn_ends = None if state.turn_ends is None else state.turn_ends + stood
    else:
        state.ends = None if state.ends is None else state.ends + stood
    going_on = {"ends_at": state.glass_ends if state.phase == NIGHT else state.ends}
    happened(state, "settled", going_on, {"illegal": illegal}, spirits_around(state))
    if illegal and clue:
        penalise(state, clue[0], refused or Said(CLUE, clue[1], "challenge"))
    elif refused and clue:
        give_clue(state, *clue)


# Time


def wakes_at(state: Dream) -> float | None:
    """When the game next wants to be woken; None while only the players can move it on."""
    if state.phase == NIGHT:
        return state.glass_ends if state.turn_ends is None else min(state.glass_ends, state.turn_ends)
    if state.phase == VOTE:
        return state.challenged_at + VOTE_SECONDS
    return state.ends if state.phase in (LAST, STORY) else None


def wake(state: Dream, at: float) -> bool:
    """Carry out the first thing that is due by then, at its own time. False when there is nothing due.

    What is due at a moment comes before what is said at that moment (KRA-J1).
    """
    due = wakes_at(state)
    if due is None or due > at:
        return False
    state.now = due
    if state.phase == VOTE:
        end_vote(state)
    elif state.phase == LAST:
        end_night(state)
    elif state.phase == STORY:
        reveal(state)
    elif due == state.glass_ends:
        state.phase, state.turn_ends = LAST, None
        state.ends = due + state.options["last_guess"]
        happened(state, "time_up", {"ends_at": state.ends})
    else:
        happened(state, "passed_over", {"seat": state.turn})
        state.last_clue = None
        next_turn(state)
    return True


# The day


def reveal(state: Dream) -> None:
    """Spirits and sides are shown and counted (KRA-D2), and the next round is prepared."""
    gained = [round_points(state, seat) for seat in range(state.players)]
    state.points = [total + points for total, points in zip(state.points, gained, strict=True)]
    yellow = [laid.card[0] for laid in state.yellow]
    result = {
        "round": state.round,
        "dreamer": state.dreamer,
        "roles": list(state.roles),
        "aside": state.aside,
        "yellow": [shown(laid) for laid in state.yellow],
        "blue": [shown(laid) for laid in state.blue],
        "top": state.deck[0][0] if state.deck else None,  # the dreamer sees it when the mask comes off
        "penalties": [[one.seat, one.word] for one in state.penalties if one.round == state.round],
        "named": [word for word in yellow if word in state.named],
        "gained": gained,
        "points": list(state.points),
    }
    state.results.append(result)
    happened(state, "revealed", result)
    state.ends = None
    if state.round == state.players:
        state.phase = OVER
        scores = [score(state, seat) for seat in range(state.players)]
        happened(state, "won", {"seats": winners(state), "scores": scores})
    else:
        state.phase = UNDER if gather(state) else SPIRITS


def gained(event: str, facts: dict[str, Any]) -> list[dict[str, Any]]:
    """For statistics: what each seat gained in a round, and as what."""
    if event != "revealed":
        return []
    fined = [seat for seat, _ in facts["penalties"]]
    return [
        {"seat": seat, "role": role or "dreamer", "points": points, "penalties": fined.count(seat)}
        for seat, (role, points) in enumerate(zip(facts["roles"], facts["gained"], strict=True))
    ]


def round_points(state: Dream, seat: int) -> int:
    """What a seat has gained in the round; a penalty card is no part of it (KRA-J15)."""
    yellow, blue = len(state.yellow), len(state.blue)
    if seat == state.dreamer:
        named_all = yellow > 0 and all(laid.card[0] in state.named for laid in state.yellow)
        return yellow + DREAMERS_BONUS * named_all
    if state.roles[seat] == FAIRY:
        return yellow
    return blue if state.roles[seat] == DEVIL else imp_points(yellow, blue)


def imp_points(yellow: int, blue: int) -> int:
    if yellow == blue:
        return yellow + IMPS_BONUS
    return max(yellow, blue) if abs(yellow - blue) == 1 else min(yellow, blue)


def score(state: Dream, seat: int) -> int:
    """Points less penalty cards (KRA-G1)."""
    return state.points[seat] - penalty_count(state, seat)


def penalty_count(state: Dream, seat: int) -> int:
    return sum(penalty.seat == seat for penalty in state.penalties)


def winners(state: Dream) -> list[int]:
    """Most points, then fewest penalty cards, then shared (KRA-G2). Nobody before the end."""
    if state.phase != OVER:
        return []
    standing = [(score(state, seat), -penalty_count(state, seat)) for seat in range(state.players)]
    return [seat for seat in range(state.players) if standing[seat] == max(standing)]


def shown(laid: Laid) -> dict[str, Any]:
    return {"word": laid.card[0], "guess": laid.guess}


def happened(
    state: Dream,
    name: str,
    facts: dict[str, Any],
    secrets: dict[str, Any] | None = None,
    witnesses: tuple[int, ...] = (),
) -> None:
    state.happenings.append(Happening(name, {"at": state.now, **facts}, secrets or {}, witnesses))
