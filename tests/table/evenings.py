"""Random evenings at a table, with all that people do there, allowed or not."""

import json
from random import Random

from sny.errors import SnyError
from sny.rules.catalogue import WORD_GAMES, rules_of
from sny.table import inputs
from sny.table.inputs import AnyInput
from sny.table.settings import Settings
from sny.table.table import Taken
from tests.random_games import random_options
from tests.table.sitting import PEOPLE, everything, opened


class Evening:
    """A random evening at a table: people come, play, chat, go, come back, and play again; `taken` is stored."""

    def __init__(self, game: str, chance: Random) -> None:
        fewest, most = rules_of(game).DATA["players"]
        self.chance, self.word_game = chance, game in WORD_GAMES
        self.options = random_options(game, fewest, chance)
        if self.word_game:
            self.options |= {"glass": 10, "turn": 1, "lang": "en"}
        self.table = opened(game, fewest, Settings(clock=chance.choice(["none", "quick"])), **self.options)
        self.people = PEOPLE[: min(most, len(PEOPLE))]
        self.taken: list[AnyInput] = []
        self.now = 0
        for seat, person in enumerate(self.people[:2]):
            self.try_(inputs.Sit(by=person, seat=seat, name=person.title()))

    def try_(self, input: AnyInput) -> Taken | None:
        """What came of it; None when it was refused, which must change nothing (looked at now and then)."""
        self.now += self.chance.choice([0, 1, 250, 900])
        input.at = self.now
        looks = self.chance.random() < 0.1
        before = json.dumps(everything(self.table), default=sorted) if looks else ""
        try:
            news = self.table.take(input)
        except SnyError:
            assert not looks or json.dumps(everything(self.table), default=sorted) == before
            return None
        self.taken.append(input)
        return news

    def something(self) -> None:
        """One thing that might happen, allowed or not."""
        kind = self.chance.choices(("play", "wake", "company", "people"), (60, 6, 6, 5))[0]
        if kind == "play" and self.table.phase == "playing":
            self.play()
        elif kind == "wake" or (kind == "play" and self.word_game):
            self.try_(inputs.Wake())
        elif kind == "company":
            self.try_(self.company())
        else:
            self.try_(self.coming_and_going())

    def play(self) -> None:
        table, chance = self.table, self.chance
        assert table.game is not None
        if not table.game.actors:
            self.now += 1000
            self.try_(inputs.Wake())
            return
        seat = chance.choice(table.game.actors)
        action = chance.choice(table.game.legal(seat)).replace("…", chance.choice(["moon", "river", "a wolf", "sea"]))
        person = table.chairs[seat].person
        if chance.random() < (0.15 if table.undo is None else 0.6):
            self.undo()
        elif table.plays_itself(seat, self.now):
            self.try_(inputs.Play(seat=seat, action=action, bot=table.level_of(seat) or "careful"))
        else:
            self.try_(inputs.Play(by=person, seat=seat, action=action, id=f"{len(self.taken)}"))

    def undo(self) -> None:
        table = self.table
        seat = self.chance.choice([seat for seat, chair in enumerate(table.chairs) if chair.person] or [0])
        person = table.chairs[seat].person
        if table.undo is None:
            self.try_(inputs.AskUndo(by=person, seat=seat))
        else:
            self.try_(inputs.AnswerUndo(by=person, seat=seat, agree=self.chance.random() < 0.7))

    def company(self) -> AnyInput:
        chance, by, whom = self.chance, self.chance.choice(self.people), self.chance.choice(self.people)
        seat = chance.randrange(self.table.players)
        return chance.choice(
            [
                inputs.Chat(by=by, name=by.title(), text="dobranoc"),
                inputs.Mute(by=by, person=whom, muted=chance.random() < 0.5),
                inputs.PassHost(by=by, person=whom),
                inputs.Rename(person=whom, name=f"{by.title()} {seat}"),
                inputs.Show(by=by, seat=seat, person=whom, shown=chance.random() < 0.7),
                inputs.Kick(by=by, person=whom) if chance.random() < 0.1 else inputs.Chat(by=by, name="x", text="y"),
            ]
        )

    def coming_and_going(self) -> AnyInput:
        chance, by, table = self.chance, self.chance.choice(self.people), self.table
        seat, host = chance.randrange(table.players), table.host
        if table.phase == "over":
            return inputs.Again(by=by, secret="ab" * 32)
        possible: list[AnyInput] = [
            inputs.Sit(by=by, seat=seat, name=by.title(), own_name=seat > 0, newcomer=chance.random() < 0.5),
            inputs.Stand(by=by, seat=seat),
            inputs.Bot(by=host, seat=seat, level="careful"),
            inputs.Contribute(by=by, seat=seat, text="owls"),
            inputs.Start(by=host, fill="careful"),
            inputs.Leave(person=by),
            inputs.Return(person=by),
            inputs.Arrange(by=host, players=table.players, options=self.options, settings=table.settings),
        ]
        return chance.choice(possible)
