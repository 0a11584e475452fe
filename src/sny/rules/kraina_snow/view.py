"""Kraina snów: what each seat may know (KRA-J11, KRA-J12), as plain dicts and lists.

The dreamer sees no word, no side and no verdict of the round, nor who was penalised in it; a spirit sees all of these
and their own role; nobody sees another's role or the spirit that lies aside. A spectator (None) sees what all may.
After the day's end the round stands among the results, for everybody.
"""

from typing import Any

from sny.rules.kraina_snow import (
    HIDDEN,
    LAST,
    LEGAL,
    NIGHT,
    OVER,
    READY,
    STORY,
    USUAL_STORY,
    USUAL_TURN,
    VOTE,
    VOTE_SECONDS,
    Dream,
    clue_voted_on,
    shown,
    spirits_around,
    winners,
)

OWN_PACK = "own"
UNREVEALED = (READY, NIGHT, LAST, VOTE, STORY)


def seen(state: Dream, seat: int | None, everything: bool = False) -> dict[str, Any]:
    """The view of a seat, of a spectator, or with everything of somebody who reads a game that is over."""
    unrevealed = state.phase in UNREVEALED
    spirit = unrevealed and (everything or (seat is not None and seat != state.dreamer))
    fines = penalties(state, all_of_them=spirit or not unrevealed)
    return {
        "game": "kraina-snow",
        "players": state.players,
        "options": options_shown(state.options),
        "phase": state.phase,
        "now": state.now,
        "round": state.round,
        "progress": 100 * max(0, state.round - 1) // state.players,  # percent of the nights
        "dreamer": state.dreamer,
        "order": list(spirits_around(state)),
        "awaited": awaited(state),
        "ready": sorted(state.ready) if state.phase == READY else [],
        "away": sorted(state.away),
        "turn": state.turn if state.phase in (NIGHT, VOTE) else None,
        "turn_ends": state.turn_ends if state.phase == NIGHT else None,
        "ends": end_of_phase(state),
        "clocks": {"main": main_clock(state), "turn": turn_clock(state), "vote": vote_clock(state)},
        "deck": len(state.deck),
        "gone": state.gone,
        "word": word(state, spirit),
        "clues": [[giver, clue] for giver, clue in state.clues],
        "guesses": list(state.guesses) if state.options["memory"] and seat == state.dreamer else [],
        "role": state.roles[seat] if spirit and seat is not None else None,
        "roles": [role_seen(state, owner, seat, everything) for owner in range(state.players)] if unrevealed else [],
        "aside": (state.aside if everything else HIDDEN) if unrevealed else None,
        "yellow": [shown(laid) for laid in state.yellow] if spirit else HIDDEN if unrevealed else [],
        "blue": [shown(laid) for laid in state.blue] if spirit else HIDDEN if unrevealed else [],
        "challenge": challenge(state, spirit) if state.phase == VOTE else None,
        "story": list(state.story) if state.phase == STORY else [],
        "named": list(state.named) if spirit else HIDDEN if unrevealed else [],
        "points": list(state.points),
        "penalties": fines,
        "standing": [total - len(cards) for total, cards in zip(state.points, fines, strict=True)],
        "results": fresh(state.results),
        "winners": winners(state),
        "over": state.phase == OVER,
    }


def options_shown(options: dict[str, Any]) -> dict[str, Any]:
    """Of a pack of one's own no more than that it is one: its words are those that are to be guessed."""
    own = "=" in (options.get("pack") or "")
    return {**options, "pack": OWN_PACK} if own else dict(options)


def awaited(state: Dream) -> list[int]:
    """Whom the table waits for; the dreamer may guess at any moment at night, and nobody waits for it (KRA-N5)."""
    if state.phase == READY:
        return [seat for seat in range(state.players) if seat not in state.ready and seat not in state.away]
    if state.phase == NIGHT:
        return [state.turn]
    return [state.dreamer] if state.phase in (LAST, STORY) else []


def end_of_phase(state: Dream) -> float | None:
    """When the glass, the vote, the last guess or the story ends."""
    if state.phase == NIGHT:
        return state.glass_ends
    if state.phase == VOTE:
        return state.challenged_at + VOTE_SECONDS
    return state.ends if state.phase in (LAST, STORY) else None


def main_clock(state: Dream) -> dict[str, Any] | None:
    """Of the night, the last guess or the story; during a vote it stands still where it was (KRA-J6)."""
    phase, stands = (state.interrupted, state.challenged_at) if state.phase == VOTE else (state.phase, None)
    if phase == NIGHT:
        return clock(state.glass_ends, state.options["glass"], stands)
    if phase == LAST:
        return clock(state.ends, state.options["last_guess"], stands)
    return clock(state.ends, state.options["story"] or USUAL_STORY) if phase == STORY else None


def turn_clock(state: Dream) -> dict[str, Any] | None:
    return clock(state.turn_ends, state.options["turn"] or USUAL_TURN) if state.phase == NIGHT else None


def vote_clock(state: Dream) -> dict[str, Any] | None:
    return clock(end_of_phase(state), VOTE_SECONDS) if state.phase == VOTE else None


def clock(ends: float | None, whole: float, stands: float | None = None) -> dict[str, Any] | None:
    return None if ends is None else {"ends": ends, "whole": whole, "stands": stands}


def word(state: Dream, spirit: bool) -> str | None:
    """The word on the bed, from when the glass turns until it is guessed (KRA-N2)."""
    if state.phase not in (NIGHT, LAST, VOTE) or not state.deck:
        return None
    return state.deck[0][0] if spirit else HIDDEN


def role_seen(state: Dream, owner: int, seat: int | None, everything: bool) -> str | None:
    return state.roles[owner] if everything or owner in (seat, state.dreamer) else HIDDEN


def challenge(state: Dream, spirit: bool) -> dict[str, Any]:
    voted_on = clue_voted_on(state)
    if not spirit or voted_on is None:
        return {"giver": HIDDEN, "clue": HIDDEN, "verdict": HIDDEN, "reason": HIDDEN, "votes": HIDDEN}
    giver, clue = voted_on
    verdict, reason = (state.refused.verdict, state.refused.reason) if state.refused else (LEGAL, "")
    votes = [[voter, "illegal" if illegal else "legal"] for voter, illegal in state.votes.items()]
    return {"giver": giver, "clue": clue, "verdict": verdict, "reason": reason, "votes": votes}


def penalties(state: Dream, all_of_them: bool) -> list[list[str]]:
    """The words on each seat's penalty cards; those of a night are not for the dreamer before the day's end."""
    known = [penalty for penalty in state.penalties if all_of_them or penalty.round < state.round]
    return [[penalty.word for penalty in known if penalty.seat == seat] for seat in range(state.players)]


def fresh(plain: Any) -> Any:
    """A copy of plain data, so that nobody writes into the game."""
    if isinstance(plain, dict):
        return {key: fresh(value) for key, value in plain.items()}
    return [fresh(value) for value in plain] if isinstance(plain, list) else plain
