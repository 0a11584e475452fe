"""The hunt for leaks on the wire in Kraina snów, where words, roles, sides and verdicts are the secrets."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from sny.errors import IllegalAction
from sny.rules.kraina_snow.view import UNREVEALED
from sny.table import inputs
from sny.table.phases import PLAYING
from sny.table.table import Table
from tests.rules.kraina_table import KINDS, Stub
from tests.server.wire import History, Hunt, Pair, compare, opened_table, play_of, take, watcher_at

NAME = "kraina-snow"
MOST_SAID = 60


class Contrary(Stub):
    """Calls right what the other calls wrong."""

    def judge_guess(self, word: str, guess: str, lang: str) -> bool:
        return guess != "sowa"

    def words_named(self, words: Sequence[str], story: str, lang: str) -> list[str]:
        return list(words[:1])


class Plain(Stub):
    def judge_guess(self, word: str, guess: str, lang: str) -> bool:
        return guess == "sowa"


def word_history(chance: Random) -> History | None:
    """A table in the middle of a night; None when it was over before."""
    table, lines = opened_table(NAME, chance)
    game: Any = table.game
    game.referee = Plain()
    for _ in range(chance.randrange(MOST_SAID)):
        said_or_woken(table, lines, chance)
        if table.phase != PLAYING:
            return None
    if game.state.phase not in UNREVEALED:
        return None
    return History(msgspec.json.encode(table.header), lines, watcher_at(table, chance))


def said_or_woken(table: Table, lines: list[bytes], chance: Random) -> None:
    game: Any = table.game
    due = table._next_due()
    if due is not None and (not game.actors or chance.random() < 0.15):
        take(table, lines, inputs.Wake(at=max(due, table.now)))
    elif game.actors:
        seat, action = something_said(game, chance)
        input = play_of(table, seat, action)
        input.at = table.now + chance.choice([0, 300, 2000])
        try:
            take(table, lines, input)
        except IllegalAction:
            return  # it came too late, or was refused as a clue


def something_said(game: Any, chance: Random) -> tuple[int, str]:
    seat = chance.choice(game.actors)
    words = ["sowa", "ogon", "wąsy", *KINDS[:1]]
    return seat, chance.choice(game.legal(seat)).replace("…", chance.choice(words))


def other_dream(table: Table, watcher: int | None, chance: Random) -> None:
    """All that the watcher may not know becomes something else."""
    game: Any = table.game
    game.referee = Plain()
    state = game.state
    blind = watcher is None or watcher == state.dreamer
    spirits = [seat for seat in range(state.players) if seat not in (state.dreamer, watcher)]
    if state.roles:
        dealt = [*(state.roles[seat] for seat in spirits), state.aside]
        chance.shuffle(dealt)
        for seat, role in zip(spirits, dealt, strict=False):
            state.roles[seat] = role
        state.aside = dealt[-1]
    known = [] if blind else state.deck[:1]
    hidden = state.deck[len(known) :]
    chance.shuffle(hidden)
    state.deck = [*known, *hidden]
    if blind:
        game.referee = Contrary()
        state.yellow, state.blue = state.blue, state.yellow


def parted(pair: Pair) -> bool:
    """Whether the day has come, or a spirit sees the next card, which is another one in the other world."""
    one, two = (game.state for game in pair.games)
    blind = pair.watcher is None or pair.watcher == one.dreamer
    turned = one.gone != pair.begun["gone"] and not blind
    return turned or one.round != pair.begun["round"] or any(state.phase not in UNREVEALED for state in (one, two))


async def talk_on(pair: Pair, chance: Random) -> bool:
    """Something is said in both worlds, or time goes on; False when the night is revealed."""
    one, two = pair.games
    if not isinstance(one.referee, Stub):
        one.referee = Plain()
    if one.actors and chance.random() < 0.8:
        seat, action = something_said(one, chance)
        if action.partition(" ")[0] not in {kind.partition(" ")[0] for kind in two.legal(seat)}:
            raise AssertionError(f"{action} is not possible in both worlds, which all can see")
        if pair.worlds[0].table.chairs[seat].person:
            await pair.play(seat, action)
    else:
        await pair.clock.go_on(chance.choice([0.5, 2.0, 6.0]))
    if parted(pair):
        return False
    pair.check("something said")
    pair.found.moves += 1
    return True


def hunt_words(worlds: int, seed: int) -> Hunt:
    chance, found = Random(seed), Hunt()
    while found.worlds < worlds:
        history = word_history(chance)
        if history is not None:
            asyncio.run(compare(history, other_dream, talk_on, chance, found, parted))
    return found
