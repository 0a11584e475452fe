"""A table under whatever people do, in any order: what must always hold, holds after each step."""

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from sny.errors import SnyError
from sny.table import inputs
from sny.table.settings import Settings
from tests.table.sitting import everything, opened, read_again

PEOPLE = st.sampled_from(["ala", "ola", "ela", "iza"])
SEATS = st.integers(0, 2)
SITTING: dict[Any, dict[str, Any]] = {
    inputs.Sit: {
        "seat": SEATS,
        "name": st.just("Name"),
        "own_name": st.booleans(),
        "host_away": st.just(True),
    },  # no host only looks on
    inputs.Stand: {"seat": SEATS},
    inputs.Bot: {"seat": SEATS, "level": st.sampled_from(["careful", ""])},
    inputs.Start: {"fill": st.sampled_from(["careful", ""])},
    inputs.Kick: {"person": PEOPLE},
    inputs.PassHost: {"person": PEOPLE},
    inputs.Show: {"seat": SEATS, "person": PEOPLE, "shown": st.booleans()},
    inputs.Rename: {"person": PEOPLE, "name": st.sampled_from(["Name", "Other"])},
    inputs.Leave: {"person": PEOPLE},
    inputs.Return: {"person": PEOPLE},
    inputs.AskUndo: {"seat": SEATS},
    inputs.AnswerUndo: {"seat": SEATS, "agree": st.booleans()},
    inputs.Again: {"secret": st.just("ab" * 32)},
}
ANYTHING = st.one_of([st.builds(kind, by=PEOPLE, **what) for kind, what in SITTING.items()])


class AnEvening(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.table = opened("sen", 3, Settings(away_after=0), rounds=1)
        self.taken: list[Any] = []
        self.take(inputs.Sit(by="ala", seat=0, name="Ala"))

    @rule(input=ANYTHING)
    def somebody_does_something(self, input: Any) -> None:
        self.take(input)

    @rule(chance=st.integers(0, 2**16), moves=st.integers(1, 12))
    def some_moves_are_made(self, chance: int, moves: int) -> None:
        random = Random(chance)
        for _ in range(moves):
            game, table = self.table.game, self.table
            if table.phase != "playing" or game is None:
                return
            seat = random.choice(game.actors)
            action = random.choice(game.legal(seat))
            bot = "careful" if table.plays_itself(seat, table.now) else ""
            assert self.take(
                inputs.Play(by="" if bot else table.chairs[seat].person, seat=seat, action=action, bot=bot)
            )

    def take(self, input: Any) -> bool:
        input.at = self.table.now + 1
        before = self.table.number
        try:
            self.table.take(input)
        except SnyError:
            assert self.table.number == before
            return False
        self.taken.append(input)
        return True

    @invariant()
    def somebody_can_go_on(self) -> None:
        """In a game, whoever is to act can: a person who may, or a bot that is asked."""
        table, game = self.table, self.table.game
        if table.phase == "playing" and game is not None:
            for seat in game.actors:
                person = table.chairs[seat].person
                assert seat in table.seats_of(person) or table.plays_itself(seat, table.now)

    @invariant()
    def nobody_who_was_sent_away_has_anything(self) -> None:
        for person in self.table.banned:
            assert self.table.seats_of(person) == []
            assert self.table.phase == "playing" or person not in self.table.people()

    @invariant()
    def a_host_sits_here_while_somebody_does(self) -> None:
        staying = [chair.person for chair in self.table.chairs if chair.person and not chair.left]
        assert not staying or self.table.host in staying

    @invariant()
    def cards_are_shown_only_by_those_who_have_them(self) -> None:
        for seat, people in self.table.shown.items():
            assert not people or self.table.chairs[seat].person

    @invariant()
    def the_secret_is_told_after_the_game_only(self) -> None:
        told = self.table.described()["secret"]
        assert told == (self.table.secret if self.table.phase == "over" else None)

    def teardown(self) -> None:
        assert everything(read_again(self.table, self.taken)) == everything(self.table)


TestTable = AnEvening.TestCase
TestTable.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
