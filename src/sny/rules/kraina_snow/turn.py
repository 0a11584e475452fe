"""What may be said, and what follows from it."""

from sny.rules.kraina_snow.night import (
    hear_clue,
    hear_guess,
    hear_pass,
    start_night_when_ready,
    start_vote,
    story_end,
    turn_end,
    vote,
    voters,
)
from sny.rules.kraina_snow.scoring import reveal
from sny.rules.kraina_snow.state import Dream, Said, happened, spirits_around
from sny.rules.kraina_snow.words import (
    ALLOW,
    ALOUD_ILLEGAL,
    ALOUD_LEGAL,
    ALOUD_RIGHT,
    ALOUD_WRONG,
    CHALLENGE,
    CLUE,
    DONE,
    FORBID,
    GUESS,
    LAST,
    LEGAL,
    NIGHT,
    PASS,
    READY,
    RIGHT,
    SPOKEN,
    STORY,
    TELL,
    UNHEARD,
    VOTE,
    WRONG,
)


def legal(state: Dream, seat: int) -> list[str]:
    """The kinds of inputs that a seat may give now; … stands for words of its own."""
    if state.phase == READY:
        return [] if seat in state.ready or seat in state.away else ["ready"]
    if state.phase == VOTE:
        return [ALLOW, FORBID] if seat in voters(state) and seat not in state.votes else []
    if seat == state.dreamer:
        if state.phase == STORY:
            return [f"{TELL} …", DONE]
        return [f"{GUESS} …", PASS, *aloud(state, ALOUD_RIGHT, ALOUD_WRONG)] if state.phase in (NIGHT, LAST) else []
    on_turn = state.phase == NIGHT and seat == state.turn
    kinds = [f"{CLUE} …", PASS, *aloud(state, ALOUD_LEGAL, ALOUD_ILLEGAL)] if on_turn else []
    open_to_challenge = state.options["challenge"] and state.phase in (NIGHT, LAST)
    return [*kinds, CHALLENGE] if open_to_challenge and state.last_clue and seat != state.last_clue[0] else kinds


def aloud(state: Dream, *kinds: str) -> tuple[str, ...]:
    """What the table says of words that it heard and the program did not (KRA-C10)."""
    return kinds if state.options.get("spoken") else ()


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
    elif said.kind in (ALOUD_LEGAL, ALOUD_ILLEGAL):
        hear_clue(state, seat, Said(CLUE, UNHEARD, LEGAL if said.kind == ALOUD_LEGAL else SPOKEN))
    elif said.kind in (ALOUD_RIGHT, ALOUD_WRONG):
        hear_guess(state, Said(GUESS, UNHEARD, RIGHT if said.kind == ALOUD_RIGHT else WRONG))
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
