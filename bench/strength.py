"""How much better `careful` is than `random`: python -m bench.strength [DEALS].

Whole games for two with the usual options, each deal played twice with the seats exchanged. The interval is that of
the mean over deals (95 %, normal); where every deal ends alike it has no width, and the rule of three gives a bound.
Writes strength.md beside this file.
"""

import sys
from math import sqrt
from pathlib import Path
from random import Random

import sny
from sny.bots import Bot, bot
from sny.rules.catalogue import CARD_GAMES

DEALS = 150
LONGEST_GAME = 3000  # actions; nothing in the rules makes a game end, so one that goes on is nobody's win


def main(deals: int) -> None:
    lines = [
        "# Strength",
        "",
        f"`careful` against `random`, two players, usual options, {deals} deals, each played from both seats.",
        "Made by `python -m bench.strength`.",
        "",
        "| game | games won by `careful` | 95 % interval |",
        "|---|---:|---:|",
    ]
    for game in CARD_GAMES:
        shares = [share_won(game, deal) for deal in range(deals)]
        lines.append(f"| {game} | {sum(shares) / deals:.1%} | {interval(shares)} |")
        print(lines[-1], flush=True)
    (Path(__file__).parent / "strength.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def share_won(game: str, deal: int) -> float:
    """The share of wins of `careful` in both games of one deal; a shared win counts half."""
    careful, random = bot(game, "careful"), bot(game, "random")
    first = winners(game, deal, [careful, random])
    second = winners(game, deal, [random, careful])
    return ((0 in first) / max(1, len(first)) + (1 in second) / max(1, len(second))) / 2


def winners(name: str, deal: int, bots: list[Bot]) -> list[int]:
    game, chance = sny.new(name, players=2, seed=deal, first=0), Random(deal)
    for _ in range(LONGEST_GAME):
        if game.over:
            break
        seat = game.actors[0]
        game.play_action(seat, bots[seat](game.seen(seat), seat, game.legal_actions(seat), chance))
    return game.winners


def interval(shares: list[float]) -> str:
    mean, count = sum(shares) / len(shares), len(shares)
    half = 1.96 * sqrt(sum((share - mean) ** 2 for share in shares) / count / count)
    return f"± {half:.1%}" if half else f"at least {1 - 3 / (2 * count):.1%}"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
