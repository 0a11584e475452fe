"""What a move is called, and how accurate a game was. Thresholds are in units of the game, the same for everybody."""

from math import exp
from typing import Any

BEST, FINE, SLIP, MISTAKE, BRILLIANT = "best", "fine", "slip", "mistake", "brilliant"
WORDS = (BRILLIANT, BEST, FINE, SLIP, MISTAKE)
SURE = 2.0  # standard errors that a loss must be above nothing to be called one
NOTHING_TO_SPEAK_OF = 0.2  # of what is still fine: so little less than the best is as good as the best


def word_for(loss: float, error: float, gain: float, gain_error: float, guide: Any) -> str:
    """`gain` is by how much the move was worth more than what `careful` would have done."""
    fine, slip = guide.FINE, guide.SLIP
    if loss > fine and loss > SURE * error:
        return MISTAKE if loss > slip else SLIP
    if gain > slip and gain > SURE * gain_error:
        return BRILLIANT
    return BEST if loss <= NOTHING_TO_SPEAK_OF * fine else FINE


def accuracy(losses: list[float], slip: float) -> float | None:
    """From 0 to 100: a move without loss counts 100, one that loses what makes a mistake a little over a third."""
    if not losses:
        return None
    return 100.0 * sum(exp(-max(0.0, loss) / slip) for loss in losses) / len(losses)
