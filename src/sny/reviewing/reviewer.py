"""A card game that is over, decision by decision, for one seat.

A review is made in pieces, one for each step of the game, so that it can be shown as it comes and made between other
things. A piece depends on the game, the seat and its own number alone: made again, it is the same.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any

from sny.game.cards import CardGame
from sny.game.game import Game
from sny.game.opening import again, steps_of
from sny.reviewing.accounting import Account, compared, worlds_for
from sny.reviewing.engine import Bench, bench, guide_of
from sny.reviewing.judging import BRILLIANT, MISTAKE, SLIP, word_for
from sny.reviewing.reasons import reasons
from sny.reviewing.weighing import FEWEST_PLAIN_WORLDS, Tally, Weighing, weigh
from sny.rules.kit.notation import action_number, action_text
from sny.rules.kit.sight import view

Line = dict[str, Any]
FORM = 2  # of the lines; a stored review of another form is made again
TRUTH_WORLDS = 48
PARTS = {"start", "deal", "draws", "others_draws", "hidden", "play", "result"}


@dataclass(frozen=True)
class Chance:
    """A deal, or an action that drew cards."""

    before: Any
    after: Any  # None where it was an action
    actor: int
    action: int
    drawn: int
    round: int
    opens_round: bool


@dataclass(frozen=True)
class Step:
    number: int
    actor: int | None
    action: int
    round: int
    before: Any  # the state; None before the first deal
    legal: list[int]
    chances: list[Chance]
    settled: Any  # the state with which the round ended by this step, or None


class Reviewer:
    def __init__(self, game: CardGame, seat: int, *, plain: bool = False, share: float = 1.0) -> None:
        self.game, self.seat = game, seat
        self.rules, self.guide = game.rules, guide_of(game.name)
        self.bench: Bench = bench(game.name, plain)
        self.share = share  # of the usual effort
        self.steps = list(steps_in(game, self.bench.policy.is_settled))

    @staticmethod
    def pieces_in(game: Game) -> int:
        return len(steps_of(game.inputs))

    def __len__(self) -> int:
        return len(self.steps)

    def piece(self, number: int) -> list[Line]:
        """What there is to say of a step: a moment where the seat chose, and what was luck."""
        step = self.steps[number]
        lines: list[Line] = []
        parts: dict[int, Line] = {}
        if step.actor == self.seat and len(step.legal) > 1:
            weighed = self._weigh(step)
            lines.append(self._moment(step, weighed))
            play = -self.guide.SCALE * weighed.usual.mean_lead
            if weighed.usual.action != weighed.played.action:
                parts[step.round] = {"play": play, **self._hidden(step, weighed.usual.action, play)}
        for count, chance in enumerate(step.chances):
            self._luck(step, chance, count, parts.setdefault(chance.round, {}))
        if step.settled is not None:
            numbers = self.bench.numbers_of(step.settled, self.seat)
            parts.setdefault(step.round, {})["result"] = numbers[0] * self.guide.SCALE
        lines += [{"is": "parts", "round": round, **found} for round, found in parts.items()]
        return lines

    def _weigh(self, step: Step) -> Weighing:
        seen = view(self.rules, step.before, self.seat)
        budget = int(self.guide.BUDGET * self.share)
        return weigh(self.bench, seen, self.seat, step.legal, step.action, budget, self._seed(step.number))

    def _moment(self, step: Step, weighed: Weighing) -> Line:
        scale = self.guide.SCALE
        loss, error = scale * weighed.best.mean_lead, scale * weighed.best.error
        gain, gain_error = -scale * weighed.usual.mean_lead, scale * weighed.usual.error
        best = weighed.best
        word = word_for(loss, error, gain, gain_error, self.guide)
        line: Line = {
            "is": "moment",
            "step": step.number,
            "round": step.round,
            "action": action_text(self.rules, step.action),
            "best": action_text(self.rules, best.action),
            "word": word,
            "loss": round(loss, 3),
            "error": round(error, 3),
            "win": [win_of(self.bench, best), win_of(self.bench, weighed.played)],
            "choices": choice_lines(self.bench, weighed),
        }
        line["reasons"] = self._reasons(step, line) if word in (SLIP, MISTAKE, BRILLIANT) else []
        return line

    def _reasons(self, step: Step, moment: Line) -> list[Line]:
        seen = view(self.rules, step.before, self.seat)
        played, best = (action_number(self.rules, moment[name]) for name in ("action", "best"))
        return reasons(self.game.name, seen, self.seat, played, best, moment)

    def _hidden(self, step: Step, usual: int, play: float) -> Line:
        """What really lay there made of the choice, beyond what could be known."""
        worlds = max(8, int(TRUTH_WORLDS * self.share)) if self.bench.compiled else FEWEST_PLAIN_WORLDS
        tried = [step.action, usual]
        found = self.bench.actions_in_truth(step.before, self.seat, tried, worlds, ~self._seed(step.number))
        mean, variance, _ = compared(found, self.guide.SCALE)
        return {"hidden": mean - play, "variance": variance}

    def _luck(self, step: Step, chance: Chance, count: int, parts: Line) -> None:
        seed = self._seed(step.number) + 7919 * (count + 1)
        budget = int(self.guide.LUCK_BUDGET * self.share)
        began, tried = self.bench.spent, 4
        found = self._compare(chance, tried, seed)
        length = (self.bench.spent - began) / tried
        worlds = worlds_for(self.bench, budget, length) - tried
        if worlds > 0:
            found += self._compare(chance, worlds, seed + 1)
        mean, variance, usual = compared(found, self.guide.SCALE)
        if chance.opens_round:
            parts["start"] = usual
        name = "deal" if chance.after is not None else "draws" if chance.actor == self.seat else "others_draws"
        parts[name] = parts.get(name, 0.0) + mean
        parts["variance"] = parts.get("variance", 0.0) + variance

    def _compare(self, chance: Chance, worlds: int, seed: int) -> list[Any]:
        if chance.after is not None:
            return self.bench.deals(chance.before, chance.after, self.seat, worlds, seed)
        return self.bench.luck(chance.before, self.seat, chance.actor, chance.action, chance.drawn, worlds, seed)

    def _seed(self, number: int) -> int:
        return 1_000_003 * (number + 1) + 101 * self.seat


def choice_lines(bench: Bench, weighed: Weighing) -> list[Line]:
    """What was found out about every legal action, the best first. Worth is told against the played action, which all
    were compared with in the same worlds."""
    scale, outcomes = bench.guide.SCALE, bench.policy.OUTCOMES
    shown = [name for name in bench.guide.SHOWN if name in outcomes]
    return [
        {
            "action": action_text(bench.rules, tally.action),
            "worth": round(scale * (weighed.played.mean(0) + tally.mean_lead), 3),
            "error": round(scale * tally.error, 3),
            "win": win_of(bench, tally),
            **{name: round(tally.mean(outcomes.index(name)), 3) for name in shown},
            "worlds": tally.worlds,
        }
        for tally in weighed.choices
    ]


def win_of(bench: Bench, tally: Tally) -> float:
    return round(tally.mean(bench.width - 1), 4)


def steps_in(game: CardGame, is_settled: Any) -> Iterator[Step]:
    """A game once more, with what the review has to look at."""
    played: Any = again(game)
    rules = played.rules
    size = rules.Layout.fields[rules.REST].filled[0]
    rounds = int(bool(game.start) and not rules.awaits_deal(played.state))  # from a position, in the middle of one
    for number, lines in enumerate(steps_of(game.inputs)):
        before, settled, in_round = played.state.copy(), None, rounds
        actor, action, legal = None, 0, list[int]()
        chances: list[Chance] = []
        for line in lines:
            word, _, rest = line.partition(" ")
            state = played.state.copy()
            played.follow([line], trusted=True)
            after = played.state.copy()
            if word == "deal":
                opens = (number == 0 and rounds == 0) or bool(is_settled(state))
                rounds += opens
                chances.append(Chance(state, after, -1, 0, 0, rounds, opens))
            elif word != "stop":
                actor, action = int(word) - 1, action_number(rules, rest)
                buffer = [0] * rules.ACTIONS
                legal = buffer[: rules.legal(state, actor, buffer)]
                drawn = getattr(state, size) - getattr(after, size)
                if drawn > 0:
                    chances.append(Chance(state, None, actor, action, drawn, rounds, False))
                settled = after if is_settled(after) else None
        yield Step(number, actor, action, in_round or rounds, before, legal, chances, settled)


def accounts_of(lines: list[Line]) -> list[Account]:
    """The parts of each round, summed up; of a round that was not seen from its deal to its end there are none."""
    accounts: dict[int, Account] = {}
    known: dict[int, set[str]] = {}
    for line in lines:
        if line["is"] == "parts":
            account = accounts.setdefault(line["round"], Account(line["round"]))
            for name in PARTS & line.keys():
                setattr(account, name, getattr(account, name) + line[name])
            account.error = sqrt(account.error**2 + line.get("variance", 0.0))
            known.setdefault(line["round"], set()).update(line)
    return [account for number, account in accounts.items() if {"start", "result"} <= known[number]]
