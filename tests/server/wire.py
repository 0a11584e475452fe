"""The hunt for leaks on the wire: two worlds that differ only in what somebody may not know must sound alike to them.

A random game is played to a random moment. From there it goes on twice: once as it is, once with cards exchanged that a
seat (or a spectator) may not know, and with two cards of every later deal exchanged. The same requests reach both
tables, and every byte that comes back to that person must be the same, deals and what follows them included: welcomes
of further devices, news, refusals, presence, what HTTP tells. Only a card that they lawfully hear of may differ, by the
same table as in `tests.secrets`, and there a pair ends. `python -m tests.server.wire_soak N` looks at more worlds.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from sny.game.dealer import shuffled
from sny.rules.catalogue import rules_of
from sny.rules.kit.layout import SPECTATOR as NO_SEAT
from sny.rules.kit.notation import action_number
from sny.rules.kit.sight import view
from sny.server.reading import replayed
from sny.table import inputs
from sny.table.inputs import input_line
from sny.table.phases import PLAYING
from sny.table.settings import Settings
from sny.table.table import Header, Table
from tests.random_games import random_options
from tests.secrets import NEWS, Leak, first_difference, is_lawful, is_possible, may_be_told, other_world
from tests.server.world import SPECTATOR, Clock, World, person_at

LEVEL = "random"
EXCHANGES = 12
MOST_BEFORE, MOST_AFTER = 120, 40  # moves before the worlds part, and steps after
TRIED = 5  # moves, for one that the watcher does not learn from
NONSENSE = ("", "peek 9", "draw", "discard", "dance", "put 1", "play raven on 1", "turn 1.1", "x" * 300, "clue", "…")


@dataclass
class Hunt:
    worlds: int = 0  # pairs that were compared
    steps: int = 0  # after which all was compared
    moves: int = 0  # of them, moves in the game
    messages: int = 0  # that were the same
    seen: int = 0  # bytes of them
    deals: int = 0  # moves that a deal followed


@dataclass(frozen=True)
class History:
    """A table up to some moment, as it is stored."""

    header: bytes
    lines: list[bytes]
    watcher: int | None  # whose knowledge stays the same

    def table(self) -> Table:
        return replayed(self.header, self.lines)


def opened_table(game: str, chance: Random) -> tuple[Table, list[bytes]]:
    """A table of people and bots at which a game has begun."""
    fewest, most = rules_of(game).DATA["players"]
    players = chance.randint(fewest, most)
    settings = Settings(clock=chance.choice(["none", "quick"]), public=True, undo=chance.random() < 0.8)
    secret = f"{chance.getrandbits(128):032x}"
    options = random_options(game, players, chance)
    table = Table(Header("table", game, players, options, settings, person_at(0), secret, "2026-01-01T00:00:00+00:00"))
    lines: list[bytes] = []
    for seat in range(players):
        if seat == 0 or chance.random() < 0.7:
            take(table, lines, inputs.Sit(seat=seat, name=f"Seat {seat}", by=person_at(seat)))
        else:
            take(table, lines, inputs.Bot(seat=seat, level=LEVEL, by=person_at(0)))
    if chance.random() < 0.3:
        take(table, lines, inputs.Contribute(seat=0, text="owls and owls again", by=person_at(0)))
    if chance.random() < 0.2:
        take(table, lines, inputs.Show(seat=0, person="somebody", by=person_at(0)))
    take(table, lines, inputs.Start(by=person_at(0)))
    return table, lines


def take(table: Table, lines: list[bytes], input: Any) -> None:
    table.take(input)
    lines.append(input_line(input))


def watcher_at(table: Table, chance: Random) -> int | None:
    return chance.choice([None, *(seat for seat, chair in enumerate(table.chairs) if chair.person)])


# Card games


def card_history(game: str, chance: Random) -> History | None:
    """None when the game was over too soon."""
    table, lines = opened_table(game, chance)
    for _ in range(chance.randrange(MOST_BEFORE)):
        seat, action = move(table, chance, table.game)
        take(table, lines, play_of(table, seat, action))
        if table.phase != PLAYING:
            return None
    return History(msgspec.json.encode(table.header), lines, watcher_at(table, chance))


def move(table: Table, chance: Random, game: Any) -> tuple[int, str]:
    seat = chance.choice(game.actors)
    return seat, chance.choice(game.legal(seat))


def play_of(table: Table, seat: int, action: str) -> inputs.Play:
    chair = table.chairs[seat]
    return inputs.Play(seat=seat, action=action, at=table.now, by=chair.person, bot=chair.level)


def other_cards(table: Table, watcher: int | None, chance: Random) -> None:
    """Some of what the watcher may not know becomes something else, now and in every deal to come."""
    game: Any = table.game
    for _ in range(EXCHANGES):
        game.state = other_world(game.rules, game.state, seat_of(watcher), chance) or game.state

    def deal_when_needed() -> None:
        while cards := game.cards_to_deal():
            order = shuffled(cards, game.seed, game.deals)
            first, second = chance.randrange(len(order)), chance.randrange(len(order))
            order[first], order[second] = order[second], order[first]
            game.deal(order)

    game._deal_when_needed = deal_when_needed


def seat_of(watcher: int | None) -> int:
    return NO_SEAT if watcher is None else watcher


def common_move(one: Any, two: Any, watcher: int | None, chance: Random) -> tuple[int, str] | None:
    """A move that is possible in both worlds, if possible one that keeps the watcher's knowledge the same."""
    moves = [(seat, action) for seat in one.actors for action in {*one.legal(seat)} & {*two.legal(seat)}]
    moves = [
        (seat, action)
        for seat, action in moves
        if is_possible(one.rules, one.state, two.state, seat, action_number(one.rules, action))
    ]
    tried = chance.sample(sorted(moves), min(TRIED, len(moves)))
    silent = [move for move in tried if knowledge_after(one, *move, watcher) == knowledge_after(two, *move, watcher)]
    return next(iter(silent or tried), None)


def knowledge_after(game: Any, seat: int, action: str, watcher: int | None) -> bytes:
    """What the watcher would know after a move, the deal that may follow aside."""
    state = game.state.copy()
    game.rules.play(state, seat, action_number(game.rules, action))
    return bytes(view(game.rules, state, seat_of(watcher)).save())


# Both worlds


class Pair:
    """Two worlds, and the person who must not be able to tell them apart."""

    def __init__(self, worlds: tuple[World, World], watcher: int | None, clock: Clock, found: Hunt) -> None:
        self.worlds = worlds
        self.watcher = watcher
        self.person = person_at(watcher)
        self.clock = clock
        self.found = found
        self.begun = worlds[0].table.game.view(watcher) if worlds[0].table.game else {}
        self.ids = 0

    @property
    def games(self) -> tuple[Any, Any]:
        return self.worlds[0].table.game, self.worlds[1].table.game

    async def ask(self, asker: str, type: str, **fields: Any) -> None:
        self.ids += 1
        for world in self.worlds:
            world.device_of(asker).send({"type": type, "id": f"{self.ids}", **fields})
        await self.clock.quiet()

    async def play(self, seat: int, action: str) -> None:
        if not self.worlds[0].table.chairs[seat].level:
            await self.ask(person_at(seat), "play", seat=seat, action=action)
            return
        for world in self.worlds:
            world.live.take(inputs.Play(seat=seat, action=action, bot=LEVEL))
        await self.clock.quiet()

    def check(self, step: str) -> None:
        one, two = (world.heard_by(self.person) for world in self.worlds)
        if one != two:
            raise Leak(f"seat {self.watcher} hears a difference after {step}:\n{difference(one, two)}")
        self.found.steps += 1

    def check_shape(self, step: str) -> None:
        """Where the watcher rightly hears something else, they still hear as many messages, of the same kinds."""
        if any(game.over for game in self.games):
            return
        one, two = ([[shape(text) for text in heard] for heard in world.heard_by(self.person)] for world in self.worlds)
        if one != two:
            raise Leak(f"seat {self.watcher} hears other kinds of messages after {step}:\n{one}\n{two}")

    async def check_web(self) -> None:
        one, two = [await world.asked_by(self.person) for world in self.worlds]
        if one != two:
            raise Leak(f"seat {self.watcher} is told a difference by HTTP:\n{one!r}\n{two!r}")

    def check_told(self) -> None:
        """A card that only one seat may hear of was told to nobody else, from the opening deal on."""
        game = self.games[0]
        for text in (text for heard in self.worlds[0].heard_by(self.person) for text in heard):
            message = json.loads(text)
            for event in [*(message.get("events") or ()), *(message.get("missed") or ())]:
                if game.name in NEWS and not may_be_told(game.rules, event, seat_of(self.watcher)):
                    raise Leak(f"seat {self.watcher} is told of {event}")

    def count(self) -> None:
        self.check_told()
        self.found.worlds += 1
        for heard in self.worlds[0].heard_by(self.person):
            self.found.messages += len(heard)
            self.found.seen += sum(map(len, heard))


def shape(text: str) -> tuple[Any, ...]:
    message = json.loads(text)
    return message["type"], message.get("number"), message.get("seat"), message.get("id"), message.get("code")


def difference(one: list[list[str]], two: list[list[str]]) -> str:
    for device, other in zip(one, two, strict=True):
        for text, another in zip(device, other, strict=False):
            if text != another:
                return f"{text}\n{another}"
    return f"{[len(device) for device in one]} and {[len(device) for device in two]} messages"


Alter = Callable[[Table, int | None, Random], None]
Going = Callable[[Pair, Random], Coroutine[Any, Any, bool]]


async def compare(
    history: History,
    alter: Alter,
    go_on: Going,
    chance: Random,
    found: Hunt,
    parted: Callable[[Pair], bool] | None = None,
) -> None:
    """`parted` says whether time alone has shown the watcher something that differs."""
    clock = Clock()
    one, two = history.table(), history.table()
    alter(two, history.watcher, chance)
    pair = Pair((World(one), World(two)), history.watcher, clock, found)
    since = chance.choice([None, 0, len(history.lines) // 2])
    for world in pair.worlds:
        world.join(pair.person, since)
    try:
        await clock.quiet()
        pair.check("coming in")
        await pair.check_web()
        for _ in range(chance.randrange(MOST_AFTER)):
            await clock.go_on(chance.choice([0.0, 0.001, 3.0]))
            if parted is not None and parted(pair):
                break
            if not await (something_else(pair, chance) if chance.random() < 0.35 else go_on(pair, chance)):
                break
        pair.count()
    finally:
        for world in pair.worlds:
            await world.end()


async def something_else(pair: Pair, chance: Random) -> bool:
    """Whatever people do beside playing. Nothing of it teaches anybody a card."""
    step = chance.choice(BESIDE)
    await step(pair, chance)
    pair.check(step.__name__)
    return True


async def attempt(pair: Pair, chance: Random) -> None:
    """The watcher tries what may not be allowed: out of turn, illegal, at another's seat, not even a move."""
    action = chance.choice(NONSENSE) if chance.random() < 0.5 else move_of_anybody(pair, chance)
    seat = pair.watcher if pair.watcher is not None and chance.random() < 0.8 else 0
    legal = [*pair.games[0].legal(seat), *pair.games[1].legal(seat)]
    if seat != pair.watcher or (action not in legal and not spoken(action, legal)):
        await pair.ask(pair.person, "play", seat=seat, action=action)


def spoken(action: str, legal: list[str]) -> bool:
    """Whether a word game could take this for something that a seat may say."""
    return any(kind.endswith("…") and action.startswith(kind[:-1].strip()) for kind in legal)


def move_of_anybody(pair: Pair, chance: Random) -> str:
    game = pair.games[0]
    return str(chance.choice(game.legal(chance.choice(game.actors)) or ["draw"])) if game.actors else "draw"


async def chat(pair: Pair, chance: Random) -> None:
    await pair.ask(chance.choice([pair.person, person_at(0)]), "chat", text="hmm")


async def undo(pair: Pair, chance: Random) -> None:
    """Asked for, and refused again where the rules allowed to ask, so that nothing changes."""
    await pair.ask(pair.person, "ask_undo", seat=pair.watcher or 0)
    if pair.worlds[0].table.undo is not None:
        for seat in range(pair.worlds[0].table.players):
            await pair.ask(person_at(0), "answer_undo", seat=seat, agree=False)


async def hint(pair: Pair, chance: Random) -> None:
    await pair.ask(pair.person, "hint", seat=pair.watcher or 0)


async def another_device(pair: Pair, chance: Random) -> None:
    since = chance.choice([None, 0, pair.worlds[0].table.number - 1, pair.worlds[0].table.number])
    if len(pair.worlds[0].heard_by(pair.person)) < 6:
        for world in pair.worlds:
            world.join(pair.person, since)
        await pair.clock.quiet()


async def others_come_and_go(pair: Pair, chance: Random) -> None:
    person = chance.choice([person_at(0), SPECTATOR])
    if person == pair.person:
        return
    for world in pair.worlds:
        device = world.device_of(person)
        device.hang_up()
        world.devices.remove(device)
    await pair.clock.quiet()
    for world in pair.worlds:
        world.join(person)
    await pair.clock.quiet()


async def host_things(pair: Pair, chance: Random) -> None:
    type, fields = chance.choice(HOST_THINGS)
    await pair.ask(chance.choice([person_at(0), pair.person]), type, **fields)


async def no_message(pair: Pair, chance: Random) -> None:
    for world in pair.worlds:
        world.device_of(pair.person).send_text(NO_MESSAGE)
    await pair.clock.quiet()


async def web(pair: Pair, chance: Random) -> None:
    await pair.check_web()


NO_MESSAGE = '{"type":"play","id":"x","seat":0}'
BESIDE = (attempt, attempt, attempt, chat, undo, hint, another_device, others_come_and_go, host_things, no_message, web)
HOST_THINGS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("mute", {"person": "somebody"}),
    ("sit", {"seat": 1}),
    ("bot", {"seat": 1, "level": "random"}),
    ("start", {"fill": ""}),
    ("again", {}),
    ("contribute", {"seat": 0, "text": "late"}),
    ("arrange", {"players": 2, "options": {}, "settings": {}}),
    ("kick", {"person": "somebody"}),
    ("pass_host", {"person": "nobody"}),
    ("show", {"seat": 0, "person": "spectator2"}),
)


async def play_on(pair: Pair, chance: Random) -> bool:
    """A move in both worlds; False when the watcher may now know the difference."""
    chosen = common_move(*pair.games, pair.watcher, chance)
    if chosen is None:
        return False
    before = len(pair.worlds[0].heard_by(pair.person)[0])
    deals = pair.games[0].deals
    await pair.play(*chosen)
    difference = first_difference(*(events_since(world, pair.person, before) for world in pair.worlds))
    if difference is not None and is_lawful(NEWS[pair.games[0].name], *difference, pair.watcher):
        pair.check_shape(f"{chosen}")
        return False
    pair.check(f"{chosen}")
    pair.found.moves += 1
    pair.found.deals += pair.games[0].deals > deals
    return not pair.games[0].over


def events_since(world: World, person: str, before: int) -> list[dict[str, Any]]:
    """What a person's first device has heard of the game after so many messages."""
    messages = [json.loads(text) for text in world.heard_by(person)[0][before:]]
    return [event for message in messages if message["type"] == "news" for event in message.get("events", [])]


def hunt(game: str, worlds: int, seed: int) -> Hunt:
    """Random card games until so many pairs of worlds were compared."""
    chance, found = Random(seed), Hunt()
    while found.worlds < worlds:
        history = card_history(game, chance)
        if history is not None:
            asyncio.run(compare(history, other_cards, play_on, chance, found))
    return found
