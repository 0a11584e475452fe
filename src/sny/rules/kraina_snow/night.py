"""The night: clues, guesses, challenges, and votes on clues that were refused."""

from sny.rules.kraina_snow.state import Dream, Laid, Penalty, Said, happened, left_of, spirits_around
from sny.rules.kraina_snow.words import (
    CLUE,
    LAST,
    LEGAL,
    NIGHT,
    READY,
    RIGHT,
    SPOKEN,
    STORY,
    USUAL_STORY,
    USUAL_TURN,
    VOTE,
    VOTE_SECONDS,
)


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
    elif state.options.get("overrule") and said.verdict != SPOKEN:
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
