"""How long it takes to say something in a word game, where the clock runs only while somebody speaks."""

from sny.game.game import Game
from sny.rules.kraina_snow import CHALLENGE, LAST, NIGHT, READY, STORY

YOURS, THEIRS = 4.0, 3.0  # seconds that it takes to speak,
BRIEF = 0.5  # and to challenge or vote
USUAL_LIMIT = 5.0
LIMITS = {NIGHT: "turn", LAST: "last_guess", STORY: "story"}


def seconds_of(game: Game, said: str, usual: float) -> float:
    """Nobody waits for somebody who is ready."""
    kind = said.partition(" ")[0]
    if kind == READY:
        return 0.0
    return paced(game, BRIEF if kind in (CHALLENGE, "vote") else usual, game.view(None)["phase"])


def usual_pace(game: Game) -> tuple[float, float]:
    """How long your clues and guesses take, and those of bots."""
    return paced(game, YOURS, NIGHT), paced(game, THEIRS, NIGHT)


def paced(game: Game, usual: float, phase: str) -> float:
    """Where the table gives less time than usual, everybody speaks faster."""
    limit = game.options.get(LIMITS.get(phase, ""), 0)
    return min(usual, usual * limit / USUAL_LIMIT) if limit else usual
