"""What a finished game is worth to each seat. The sum over the seats is always 0.

`wins`: the winners share 1, and what they gain the others lose in equal parts: from -1 to 1 for two players.
`margin`: how far a seat's score is better than the mean of the others', in the points of the game.
A truncated game is worth 0 to everybody: it has no winner.
"""

from typing import Any

from sny.errors import OptionError

REWARDS = ("wins", "margin")


def reads_margin(reward: str) -> bool:
    if reward not in REWARDS:
        raise OptionError("rewards", f"{reward!r} is not allowed; choose {' or '.join(REWARDS)}")
    return reward == "margin"


def reward_all(won: Any, scores: Any, by_margin: bool, rewards: Any) -> None:
    """Write the reward of each seat, from who has won and the scores. Runs as plain Python and compiled."""
    players = len(won)
    winners, total, best = 0, 0, 0
    for seat in range(players):
        winners += won[seat]
        total += scores[seat]
        if won[seat]:
            best = scores[seat]
    fewest_win = False  # as the scores of the winners tell
    for seat in range(players):
        fewest_win = fewest_win or (not won[seat] and scores[seat] > best)
    for seat in range(players):
        if by_margin:
            margin = scores[seat] - (total - scores[seat]) / (players - 1)
            rewards[seat] = -margin if fewest_win else margin
        else:
            share = won[seat] / winners
            rewards[seat] = (share * players - 1) / (players - 1)


def worth_all(rewards: Any, scale: float, for_winning: float, worth: Any) -> None:
    """What rewards are worth to a learner: scaled, and with something for a win, which the largest ones tell.

    Runs as plain Python and compiled.
    """
    players, most, winners = len(rewards), rewards[0], 0
    for seat in range(players):
        most = max(most, rewards[seat])
    for seat in range(players):
        winners += int(rewards[seat] == most)
    for seat in range(players):
        share = int(rewards[seat] == most) / winners
        worth[seat] = rewards[seat] / scale + for_winning * (share * players - 1) / (players - 1)
