"""Games for a learner, all with the same number of players: on the processor or on the card, as torch's tensors."""

from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from sny.env import features as reading
from sny.env.batch import Batch
from sny.env.chance import started
from sny.env.courses import course_of, tables_of
from sny.env.features import turned_actions
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.twins import compiled
from sny.train.careful import Careful

value_of: Any = reading.value_of


def write_rows(table: Any, numbers: Any, seats: Any, players: int, out: Any) -> None:
    for game in range(len(out)):
        for feature in range(len(table)):
            out[game, feature] = value_of(table[feature], numbers[game, 1:], seats[game], players)


@cache
def row_writer() -> Any:
    return compiled({"write_rows": write_rows})["write_rows"]


class Tables:
    """A batch, what its seats see as features, and what they may do, seats counted from the one to move."""

    def __init__(
        self, game: str, players: int, games: int, device: str, seed: int, *, usual: bool = False, reward: str = ""
    ) -> None:
        self.torch: Any = import_module("torch")
        self.rules, self.course = card_rules_of(game), course_of(game)
        self.game, self.players, self.games, self.device = game, players, games, device
        batch: Any = Batch(
            game, games, players, seed, rewards=reward or self.course.reward, most_steps=self.course.most_steps,
            tables=tables_of(self.rules, players, usual=usual), device=device,
        )  # fmt: skip
        self.batch = batch
        self._careful: Careful | None = None
        self.turned = self._shared(turned_actions(self.rules)[players].copy())
        if device == "cuda":
            batch.use_stream(self.torch.cuda.current_stream().cuda_stream)
            self._chosen = batch.chosen
        else:
            self._chosen = np.zeros(games, np.int64)
            self._numbers = self.batch.observations()
        self.seats, self.chosen = self._tensor(self.batch.seats), self._tensor(self._chosen)
        self.rewards, self.scores = self._tensor(self.batch.rewards), self._tensor(self.batch.scores)
        self.terminated, self.truncated = self._tensor(self.batch.terminated), self._tensor(self.batch.truncated)
        self._turned_tensor = self._tensor(self.turned).long()

    def _shared(self, array: Any) -> Any:
        return self.batch.cuda.to_device(array) if self.device == "cuda" else array

    def _tensor(self, array: Any) -> Any:
        return self.torch.as_tensor(array, device=self.device)

    def window(self, tensor: Any) -> Any:
        """A tensor's memory as kernels take it."""
        if self.device == "cuda":
            return self.batch.cuda.as_cuda_array(tensor)
        return tensor.numpy()

    def write(self, table: Any, seen: Any, known: Any, mask: Any) -> None:
        """Features of what the seats see, features of everything, and legal actions, into windows of tensors."""
        batch = self.batch
        if self.device == "cuda":
            batch.write_features(table, batch.observe(), seen)
            if known is not None:
                batch.write_features(table, batch.observe_all(), known)
            if mask is not None:
                batch.write_turned_mask(self.turned, mask)
            return
        write_rows = row_writer()
        write_rows(table, batch.observations(self._numbers), batch.seats, self.players, seen)
        if known is not None:
            self._write_all(self._numbers)
            write_rows(table, self._numbers, batch.seats, self.players, known)
        if mask is not None:
            mask[:] = np.take_along_axis(batch.mask, self.turned[batch.seats].astype(np.int64), 1)

    def _write_all(self, numbers: Any) -> None:
        from sny.env.spaces import write_observations

        write_observations(self.batch._widths, self.batch.seats, self.batch.states, numbers)

    def choose(self, actions: Any) -> None:
        """What each seat to move does, as it counts seats."""
        self.chosen.copy_(self._turned_tensor[self.seats.long(), actions])

    def let_careful_choose(self, own_seats: Any) -> None:
        """`careful` answers in all seats but one's own, which are given as a window of a tensor."""
        if self._careful is None:
            self._careful = Careful(self.game, self.batch, self._chosen)
        self._careful.choose(own_seats)

    def step(self) -> None:
        if self.device == "cuda":
            self.batch.step()
        else:
            self.batch.step(self._chosen)

    def worth(self) -> Any:
        """What the last step brought every seat, as the course has it."""
        course, rewards = self.course, self.rewards
        if not course.for_winning:
            return rewards / course.scale
        won = ((rewards == rewards.amax(1, keepdim=True)) & self.terminated[:, None]).float()
        share = won / won.sum(1, keepdim=True).clamp(min=1)
        wins = (share * self.players - 1) / (self.players - 1) * self.terminated[:, None]
        return rewards / course.scale + course.for_winning * wins

    def random_step(self) -> None:
        if self.device == "cuda":
            self.batch.random_steps(1)
        else:
            self.batch.step(self.batch.random_actions())

    def check(self) -> None:
        """An error if an illegal action was played."""
        if self.device == "cuda":
            self.batch.complain_if_stopped()

    def start_duplicates(self, first_seed: int) -> None:
        """The same deals for as many neighbouring rows as there are players."""
        deals = np.arange(self.games) // self.players
        self.batch.start_from(np.array([[started(first_seed + int(deal))] for deal in deals], np.int64))
