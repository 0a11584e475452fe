"""The day: what is revealed, and who wins."""

from typing import Any

from sny.rules.kraina_snow.dealing import gather
from sny.rules.kraina_snow.state import Dream, Laid, happened, spirits_around
from sny.rules.kraina_snow.words import DEVIL, DREAMERS_BONUS, FAIRY, IMPS_BONUS, OVER, SPIRITS, UNDER


def reveal(state: Dream) -> None:
    """Spirits and sides are shown and counted (KRA-D2), and the next round is prepared."""
    gained = [round_points(state, seat) for seat in range(state.players)]
    state.points = [total + points for total, points in zip(state.points, gained, strict=True)]
    yellow = [laid.card[0] for laid in state.yellow]
    result = {
        "round": state.round,
        "dreamer": state.dreamer,
        "order": list(spirits_around(state)),
        "roles": list(state.roles),
        "aside": state.aside,
        "yellow": [shown(laid) for laid in state.yellow],
        "blue": [shown(laid) for laid in state.blue],
        "top": state.deck[0][0] if state.deck else None,  # the dreamer sees it when the mask comes off
        "penalties": [[one.seat, one.word] for one in state.penalties if one.round == state.round],
        "named": [word for word in yellow if word in state.named],
        "gained": gained,
        "reasons": [reason(state, seat) for seat in range(state.players)],
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
        return yellow + DREAMERS_BONUS * (story_of(state) == "all")
    if state.roles[seat] == FAIRY:
        return yellow
    return blue if state.roles[seat] == DEVIL else imp_points(yellow, blue)


def reason(state: Dream, seat: int) -> dict[str, int | str]:
    """Why a seat has gained what it has, as facts: what it counts, and what that depends on (KRA-D2)."""
    yellow, blue = len(state.yellow), len(state.blue)
    if seat == state.dreamer:
        return {"cards": yellow, "story": story_of(state)}
    if state.roles[seat] in (FAIRY, DEVIL):
        return {"cards": yellow if state.roles[seat] == FAIRY else blue}
    fewer, more = sorted((yellow, blue))
    return {"fewer": fewer, "more": more, "apart": min(more - fewer, 2)}


def story_of(state: Dream) -> str:
    """How many of the words that were guessed the story has named: none where there was nothing to name."""
    if not state.yellow:
        return "none"
    return "all" if all(laid.card[0] in state.named for laid in state.yellow) else "some"


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
