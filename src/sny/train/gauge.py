"""How strong a player is while it learns: duplicate deals against others, all at once."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from sny.train.network import Player
from sny.train.tables import Tables


@dataclass(frozen=True)
class Strength:
    """The share of wins and the lead over the average rival in points, the better the higher, with 95 % margins."""

    players: int
    deals: int
    wins: float
    wins_margin: float
    lead: float
    lead_margin: float

    def __str__(self) -> str:
        return (
            f"{self.players} players, {self.deals:,} deals: wins {self.wins:.1%} ± {self.wins_margin:.1%}, "
            f"lead {self.lead:+.2f} ± {self.lead_margin:.2f}"
        )


def gauge(
    game: str,
    players: int,
    own: Player,
    table: Any,
    deals: int,
    device: str,
    first_seed: int,
    rival: Player | None = None,
) -> Strength:
    """One seat of the player among rivals of the other, or of `careful`; each deal is played from every seat."""
    torch: Any = import_module("torch")
    tables = Tables(game, players, deals * players, device, 0, usual=True, reward="wins")
    tables.start_duplicates(first_seed)
    rows = deals * players
    own_seats = (torch.arange(rows, device=device) % players).to(torch.int8)
    own_window = tables.window(own_seats)
    seen = torch.zeros((rows, len(table)), dtype=torch.int8, device=device)
    mask = torch.zeros((rows, tables.rules.ACTIONS), dtype=torch.bool, device=device)
    windows = tables.window(seen), None, tables.window(mask)
    given = tables._shared(table)
    open_rows = torch.ones(rows, dtype=torch.bool, device=device)
    rewards = torch.zeros((rows, players), device=device)
    scores = torch.zeros((rows, players), device=device)
    with torch.no_grad(), torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
        for step in range(tables.course.most_steps):
            tables.write(given, *windows)
            actions = own.choose(seen, mask)
            if rival is not None:
                actions = torch.where(tables.seats == own_seats, actions, rival.choose(seen, mask))
            tables.choose(actions)
            if rival is None:
                tables.let_careful_choose(own_window)
            tables.step()
            ended = open_rows & (tables.terminated | tables.truncated)
            rewards[ended], scores[ended] = tables.rewards[ended], tables.scores[ended].float()
            open_rows &= ~ended
            if step % 16 == 15 and not bool(open_rows.any()):
                break
    tables.check()
    return strength(players, deals, own_seats.long(), rewards, scores)


def strength(players: int, deals: int, own: Any, rewards: Any, scores: Any) -> Strength:
    reward = rewards.gather(1, own[:, None]).squeeze(1)
    score = scores.gather(1, own[:, None]).squeeze(1)
    lead = score - (scores.sum(1) - score) / (players - 1)
    if float((lead * reward).sum()) < 0:  # the fewest points win
        lead = -lead
    share = (reward * (players - 1) + 1) / players
    found = []
    for values in (share, lead):
        by_deal = values.reshape(deals, players).mean(1)
        found += [float(by_deal.mean()), 1.96 * float(by_deal.std()) / deals**0.5 if deals > 1 else 0.0]
    return Strength(players, deals, *found)
