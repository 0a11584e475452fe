"""Learning by self-play: policy gradient with clipped steps (PPO), held near a slow copy of the policy (MMD's magnet).

Plain policy gradient chases whatever beats it last. With much entropy and a penalty for leaving a reference that moves
slowly, its last policy comes near an equilibrium also where cards are hidden; no average over the past is needed. The
critic sees every card, for every seat at once; at play it only ever looks at worlds that were imagined from a view.
"""

import json
from dataclasses import asdict, dataclass, field
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from sny.bots.policy_file import PolicyFile, load, save
from sny.env.courses import course_of
from sny.env.features import Features
from sny.rules.catalogue import card_rules_of
from sny.train.gauge import Strength, gauge
from sny.train.network import Player, fill, layers_of, network
from sny.train.tables import Tables

TUNING_SEED, GAUGE_SEED = 2_000_000_000, 3_000_000_000  # deals of training and of gauging are never the same


@dataclass
class Settings:
    """What a run is made of; all of it goes into the file."""

    game: str
    players: tuple[int, ...] = (2, 3, 4)
    minutes: float = 8.0
    device: str = "cpu"
    seed: int = 1
    games: int = 65536  # side by side
    steps: int = 16  # decisions in each game before the policy is changed
    part: int = 32768  # decisions a step of the optimizer
    epochs: int = 1
    rate: float = 5e-4
    epsilon: float = 1e-5  # of Adam: gradients that are much smaller hardly move anything
    last_rate: float = 0.02  # its share at the end
    entropy: float = 0.03
    last_entropy: float = 0.01
    pull: float = 0.05  # towards the slow reference
    slowness: float = 0.02  # by how much the reference follows in each round
    trace: float = 0.95  # λ of the advantage
    clip: float = 0.2
    against: str = ""  # nobody but oneself, `careful`, or a file
    temperature: float = 0.0  # of the rival in a file
    start: str = ""  # a file whose networks to begin with, or nothing
    width: int = 0
    gauge_every: float = 120.0  # seconds
    gauge_deals: int = 4096
    last_deals: int = 16384


@dataclass
class Progress:
    seconds: float = 0.0
    decisions: int = 0
    rounds: int = 0
    curve: list[dict[str, Any]] = field(default_factory=list)


class Learner:
    """Everything of a run: tables, networks, memory of the last decisions."""

    def __init__(self, settings: Settings, kept: Any = None) -> None:
        torch = self.torch = import_module("torch")
        self.settings, self.progress = settings, Progress()
        game, device = settings.game, settings.device
        self.rules, self.course = card_rules_of(game), course_of(game)
        torch.manual_seed(settings.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.tables = [
            Tables(game, players, games, device, TUNING_SEED + settings.seed * 1000 + players)
            for players, games in shares(settings.players, settings.games)
        ]
        self.rival: Player | None = None
        if settings.against not in ("", "careful"):
            given = load(Path(settings.against), game)
            self.rival, kept = Player.of_file(given, device, settings.temperature), given.kept
        begun = load(Path(settings.start), game) if settings.start else None
        kept = kept if begun is None else begun.kept
        self.features = Features(self.rules, self.course.without)
        self.kept = self._changing() if kept is None else kept
        self.table = np.ascontiguousarray(self.features.table[self.kept])
        self.given = [tables._shared(self.table) for tables in self.tables]
        width = settings.width or self.course.width
        if begun is not None:
            width = len(begun.layers[0][1])
        inputs, actions = len(self.kept), self.rules.ACTIONS
        self.policy = network(inputs, width, actions, device)
        self.magnet = network(inputs, width, actions, device)
        self.critic = network(inputs, width, self.rules.SEATS, device)
        with torch.no_grad():
            self.policy[-1].weight.mul_(0.1)
        if begun is not None:
            fill(self.policy, begun.layers)
            fill(self.critic, begun.critic)
        self.magnet.load_state_dict(self.policy.state_dict())
        self.player = Player(self.table, self.policy, device)
        self.reference = Player(self.table, self.magnet, device)
        self.seat_count = self.rules.SEATS
        self._make_optimizer()
        self._make_memory(inputs, actions, torch.int8)

    def _make_optimizer(self) -> None:
        self.learnt = [*self.policy.parameters(), *self.critic.parameters()]
        fused = self.settings.device == "cuda"
        self.optimizer = self.torch.optim.Adam(
            self.learnt, lr=self.settings.rate, eps=self.settings.epsilon, fused=fused
        )

    def _changing(self) -> Any:
        """The features that change in random play: the others say nothing."""
        torch, count = self.torch, len(self.features)
        least = torch.full((count,), 127, dtype=torch.int8, device=self.settings.device)
        most = -least
        for tables in self.tables:
            seen, known = (
                torch.zeros((tables.games, count), dtype=torch.int8, device=self.settings.device) for _ in range(2)
            )
            windows = tables.window(seen), tables.window(known), None
            table = tables._shared(self.features.table)
            for step in range(200):
                if step % 4 == 0:
                    tables.write(table, *windows)
                    for rows in (seen, known):
                        least = torch.minimum(least, rows.amin(0))
                        most = torch.maximum(most, rows.amax(0))
                tables.random_step()
        return torch.nonzero(most > least).squeeze(1).cpu().numpy()

    def _make_memory(self, inputs: int, actions: int, kind: Any) -> None:
        torch, device, steps = self.torch, self.settings.device, self.settings.steps
        rows, seats = sum(tables.games for tables in self.tables), self.seat_count

        def zeros(*shape: int, kind: Any) -> Any:
            return torch.zeros(shape, dtype=kind, device=device)

        self.rows = rows
        self.seen = zeros(steps, rows, inputs, kind=kind)
        self.known = zeros(steps + 1, rows, inputs, kind=kind)
        self.mask = zeros(steps, rows, actions, kind=torch.bool)
        self.actions, self.seats = zeros(steps, rows, kind=torch.long), zeros(steps + 1, rows, kind=torch.long)
        self.logs, self.own = zeros(steps, rows, kind=torch.float32), zeros(steps, rows, kind=torch.bool)
        self.rewards = zeros(steps, rows, seats, kind=torch.float32)
        self.ended = zeros(steps, rows, kind=torch.bool)
        self.spare = zeros(rows, inputs, kind=kind)
        counts = [torch.full((tables.games,), tables.players, device=device) for tables in self.tables]
        self.players = torch.cat(counts)
        first, self.spans = 0, []
        for tables in self.tables:
            self.spans.append(slice(first, first + tables.games))
            first += tables.games
        self.own_seats = torch.cat([torch.arange(t.games, device=device) % t.players for t in self.tables]).to(
            torch.int8
        )
        self.own_windows = [t.window(self.own_seats[s]) for t, s in zip(self.tables, self.spans, strict=True)]
        self.windows = [
            [
                (
                    tables.window((self.seen[step] if step < steps else self.spare)[span]),
                    tables.window(self.known[step, span]),
                    tables.window(self.mask[step, span]) if step < steps else None,
                )
                for tables, span in zip(self.tables, self.spans, strict=True)
            ]
            for step in range(steps + 1)
        ]
        self.gained = self.gained_games = 0.0

    # One round: play, weigh, learn

    def autocast(self) -> Any:
        return self.torch.autocast(
            self.settings.device, dtype=self.torch.bfloat16, enabled=self.settings.device == "cuda"
        )

    def look(self, step: int) -> None:
        for tables, table, windows in zip(self.tables, self.given, self.windows[step], strict=True):
            tables.write(table, *windows)
        self.seats[step] = self.torch.cat([tables.seats for tables in self.tables]).long()

    def play(self) -> None:
        """So many decisions in every game."""
        torch, against = self.torch, self.settings.against
        for step in range(self.settings.steps):
            self.look(step)
            seen, mask = self.seen[step], self.mask[step]
            logs = torch.log_softmax(self.player.logits(seen, mask), 1)
            noise = torch.empty_like(logs).exponential_().clamp_(min=1e-20).log_()
            actions = (logs - noise).argmax(1)
            self.own[step] = self.seats[step] == self.own_seats if against else True
            if self.rival is not None:
                actions = torch.where(self.own[step], actions, self.rival.choose(seen, mask))
            self.actions[step] = actions
            self.logs[step] = logs.gather(1, actions[:, None]).squeeze(1)
            for index, (tables, span) in enumerate(zip(self.tables, self.spans, strict=True)):
                tables.choose(actions[span])
                if against == "careful":
                    tables.let_careful_choose(self.own_windows[index])
                tables.step()
                self.ended[step, span] = tables.terminated | tables.truncated
                self.rewards[step, span, : tables.players] = tables.worth()
        self.look(self.settings.steps)
        if against:
            won = self.rewards.gather(2, self.own_seats.long().expand(self.settings.steps, -1)[:, :, None]).squeeze(2)
            self.gained += float((won * self.ended).sum()) * self.course.scale
            self.gained_games += float(self.ended.sum())

    def weigh(self) -> tuple[Any, Any]:
        """Advantages of the decisions, and what every seat came to in the end, as the critic is to say it."""
        torch, steps = self.torch, self.settings.steps
        seats = torch.arange(self.seat_count, device=self.settings.device)
        there = seats < self.players[:, None]
        values = []
        for step in range(steps + 1):
            told = self.critic(self.player.inputs(self.known[step])).float()
            turned = (seats - self.seats[step][:, None]) % self.players[:, None]
            values.append(told.gather(1, turned) * there)
        advantages = torch.zeros((steps, self.rows), device=self.settings.device)
        returns = torch.zeros((steps, self.rows, self.seat_count), device=self.settings.device)
        run = torch.zeros((self.rows, self.seat_count), device=self.settings.device)
        for step in range(steps - 1, -1, -1):
            going = (~self.ended[step]).float()[:, None]
            delta = self.rewards[step] + going * values[step + 1] - values[step]
            run = delta + self.settings.trace * going * run
            own = self.seats[step][:, None]
            advantages[step] = run.gather(1, own).squeeze(1)
            absolute = run + values[step]
            back = torch.where(there, (seats + own) % self.players[:, None], seats)
            returns[step] = absolute.gather(1, back)  # seats counted from the one to move
        return advantages, returns

    def learn(self, advantages: Any, returns: Any, done: float) -> dict[str, float]:
        torch, settings = self.torch, self.settings
        for group in self.optimizer.param_groups:
            group["lr"] = settings.rate * (1 - (1 - settings.last_rate) * done)
        entropy_share = settings.entropy + (settings.last_entropy - settings.entropy) * done
        count = settings.steps * self.rows
        seen, known = self.seen.reshape(count, -1), self.known[: settings.steps].reshape(count, -1)
        mask, actions, old = self.mask.reshape(count, -1), self.actions.reshape(count), self.logs.reshape(count)
        advantages, returns = advantages.reshape(count), returns.reshape(count, -1)
        choices = (mask.sum(1) > 1) & self.own.reshape(count)
        there = (torch.arange(self.seat_count, device=settings.device) < self.players[:, None]).float()
        there = there.expand(settings.steps, -1, -1).reshape(count, -1)
        picked = advantages[choices]
        advantages = (advantages - picked.mean()) / (picked.std() + 1e-6)
        told: dict[str, Any] = {}
        for _ in range(settings.epochs):
            order = torch.randperm(count, device=settings.device)
            for first in range(0, count, settings.part):
                rows = order[first : first + settings.part]
                with self.autocast():
                    logits = self.player.logits(seen[rows], mask[rows])
                    value = self.critic(self.player.inputs(known[rows])).float()
                    with torch.no_grad():
                        reference = torch.log_softmax(self.reference.logits(seen[rows], mask[rows]), 1)
                logs = torch.log_softmax(logits, 1)
                shares_ = logs.exp()
                ratio = (logs.gather(1, actions[rows][:, None]).squeeze(1) - old[rows]).exp()
                weight, gain = choices[rows].float(), advantages[rows]
                surrogate = torch.min(ratio * gain, ratio.clamp(1 - settings.clip, 1 + settings.clip) * gain)
                entropy = -(shares_ * logs.clamp(min=-30)).sum(1)
                distance = (shares_ * (logs - reference).clamp(-30, 30)).sum(1)
                aim = (surrogate + entropy_share * entropy - settings.pull * distance) * weight
                miss = ((value - returns[rows]) ** 2 * there[rows]).sum() / there[rows].sum()
                loss = -aim.sum() / weight.sum().clamp(min=1) + 0.5 * miss
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.learnt, 0.5)
                self.optimizer.step()
                told = {"entropy": (entropy * weight).sum() / weight.sum().clamp(min=1), "value loss": miss}
                told["kl"] = (distance * weight).sum() / weight.sum().clamp(min=1)
        with torch.no_grad():
            for slow, fast in zip(self.magnet.parameters(), self.policy.parameters(), strict=True):
                slow.lerp_(fast, settings.slowness)
        return {name: number.detach() for name, number in told.items()}

    def round(self, done: float) -> dict[str, float]:
        with self.torch.no_grad(), self.autocast():
            self.play()
            advantages, returns = self.weigh()
        told = self.learn(advantages, returns, done)
        self.progress.decisions += self.settings.steps * self.rows
        self.progress.rounds += 1
        return told

    # Measuring and keeping

    def strengths(self, deals: int, first_seed: int = GAUGE_SEED) -> list[Strength]:
        """Against the rival of the run, which is `careful` where it was trained against itself; the best action."""
        settings = self.settings
        own = Player(self.table, self.policy, settings.device, 0.0)
        found = []
        for players in settings.players:
            many, where = max(1, deals // players * 2), settings.device
            found.append(gauge(settings.game, players, own, self.table, many, where, first_seed, self.rival))
        return found

    def file(self) -> PolicyFile:
        facts = {"settings": asdict(self.settings), "seconds": round(self.progress.seconds)}
        facts |= {"decisions": self.progress.decisions, "curve": self.progress.curve[-1:]}
        layers, critic = layers_of(self.policy), layers_of(self.critic)
        return PolicyFile(self.settings.game, self.course.without, self.kept, layers, critic, facts)

    def keep(self, out: Path) -> None:
        """The policy as a file, the curve beside it, and a checkpoint to go on from."""
        save(out, self.file())
        curve = {"settings": asdict(self.settings), "curve": self.progress.curve}
        out.with_suffix(".json").write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")
        state = {
            "kept": self.kept, "policy": self.policy.state_dict(), "critic": self.critic.state_dict(),
            "magnet": self.magnet.state_dict(), "optimizer": self.optimizer.state_dict(),
            "progress": asdict(self.progress),
        }  # fmt: skip
        self.torch.save(state, out.with_suffix(".pt"))

    def go_on_from(self, state: dict[str, Any]) -> None:
        """Take over everything from a checkpoint of a run with the same features."""
        for name in ("policy", "critic", "magnet", "optimizer"):
            getattr(self, name).load_state_dict(state[name])
        self.progress = Progress(**state["progress"])


def shares(players: tuple[int, ...], games: int) -> list[tuple[int, int]]:
    """How many games for each number of players: half of them for the smallest, the rest alike."""
    if len(players) == 1:
        return [(players[0], games)]
    rest = games // 2 // (len(players) - 1)
    return [(players[0], games - rest * (len(players) - 1)), *((number, rest) for number in players[1:])]


def run(settings: Settings, out: Path, say: Any, *, resume: bool = False) -> Learner:
    """A whole run: rounds until time is up, a line now and then, files as it goes."""
    checkpoint = out.with_suffix(".pt")
    if resume and checkpoint.exists():
        torch: Any = import_module("torch")
        state = torch.load(checkpoint, map_location=settings.device, weights_only=False)
        learner = Learner(settings, state["kept"])
        learner.go_on_from(state)
    else:
        learner = Learner(settings)
    limit, progress = settings.minutes * 60, learner.progress
    changing = f"{len(learner.features)} features, {len(learner.kept)} that change"
    say(f"{settings.game}: {changing}; {learner.rules.ACTIONS} actions")
    before, began = progress.seconds, perf_counter()
    last_line = last_gauge = perf_counter()
    told: dict[str, Any] = {}
    while progress.seconds < limit:
        told = learner.round(min(1.0, progress.seconds / limit))
        if settings.device == "cuda" and progress.rounds % 8 == 0:
            learner.torch.cuda.synchronize()
        progress.seconds = before + perf_counter() - began
        if perf_counter() - last_line > 10:
            last_line = perf_counter()
            say(line(learner, told))
        if perf_counter() - last_gauge > settings.gauge_every and progress.seconds < limit:
            measure(learner, settings.gauge_deals, told, say)
            learner.keep(out)
            last_gauge = perf_counter()
            progress.seconds = before + perf_counter() - began
    for tables in learner.tables:
        tables.check()
    say(line(learner, told))
    measure(learner, settings.last_deals, told, say, GAUGE_SEED + 500_000_000)
    learner.keep(out)
    return learner


def measure(learner: Learner, deals: int, told: dict[str, Any], say: Any, first_seed: int = GAUGE_SEED) -> None:
    found = learner.strengths(deals, first_seed)
    progress = learner.progress
    for strength in found:
        against = learner.settings.against or "careful"
        say(f"{learner.settings.game} at {progress.seconds:.0f} s against {against}: {strength}")
    point: dict[str, Any] = {"seconds": round(progress.seconds), "decisions": progress.decisions}
    point |= {name: round(float(number), 4) for name, number in told.items()}
    progress.curve.append(point | {"strength": [asdict(strength) for strength in found]})


def line(learner: Learner, told: dict[str, Any]) -> str:
    progress, settings = learner.progress, learner.settings
    pace = progress.decisions / max(1e-9, progress.seconds) / 1e6
    facts = ", ".join(f"{name} {float(number):.3f}" for name, number in told.items())
    ended = float(learner.ended.float().sum())
    length = settings.steps * learner.rows / max(1.0, ended)
    text = f"{settings.game} {progress.seconds:5.0f} s, {progress.decisions / 1e6:.1f} M decisions, {pace:.2f} M/s, "
    text += f"{facts}, {length:.0f} a game"
    if settings.against:
        text += f", gains {learner.gained / max(1.0, learner.gained_games):+.2f} a game while it explores"
        learner.gained = learner.gained_games = 0.0
    return text
