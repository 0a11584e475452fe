"""What is due by the clock."""

from sny.rules.kraina_snow.night import end_night, end_vote, next_turn
from sny.rules.kraina_snow.scoring import reveal
from sny.rules.kraina_snow.state import Dream, happened
from sny.rules.kraina_snow.words import LAST, NIGHT, STORY, VOTE, VOTE_SECONDS


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
