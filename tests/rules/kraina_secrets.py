"""The hunt for leaks in Kraina snów: two worlds that differ only in what a seat may not know must be the same to it.

A world is the text of a game. One round of it is altered behind the back of a seat; then both are replayed, and after
every line the seat's events, their number and order, its view, its possible inputs and the times at which the game
moves must be the same to the byte, until the round is revealed.
"""

import json
import re
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import Any

from sny.game.event import Event
from sny.game.opening import load_game
from sny.game.words import WordGame
from sny.rules.kraina_snow import spirits_around
from tests.rules.kraina_random import random_text, replayed

GUESS = re.compile(r'^(\S+ \d+ guess ".*") (right|wrong)$')
ILLEGAL = re.compile(r'^(\S+ \d+ clue) (".*") (?!legal$)\w+ ".*"$')
TOLD = re.compile(r'^(\S+ \d+ story "[^"]*")')
VOTE = re.compile(r"^(\S+) (\d+) (challenge|vote .*)$")
CLUE = re.compile(r"^\S+ (\d+) clue ")


class Leak(AssertionError):
    """Something that a seat must not know reached it."""


@dataclass
class Hunt:
    worlds: int = 0  # pairs that were compared
    lines: int = 0


def hunt(worlds: int, seed: int) -> Hunt:
    """Random games altered for the dreamer, the spectator and a spirit, until so many worlds were compared."""
    chance, found = Random(seed), Hunt()
    while found.worlds < worlds:
        compare_worlds(random_text(chance), chance, found)
    return found


def compare_worlds(text: str, chance: Random, found: Hunt) -> None:
    header, _, body = text.partition("\n\n")
    lines = body.splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("spirits")]
    number = chance.randrange(len(starts))
    first, last = starts[number], [*starts, len(lines)][number + 1]
    game: Any = load_game(joined(header, lines[: first + 1]))
    dreamer, spirit = game.state.dreamer, chance.choice(spirits_around(game.state))
    behind_the_dreamer = alter_the_night(lines, first, last, dreamer, game.players, chance)
    for seat, other in (
        (dreamer, behind_the_dreamer),
        (None, behind_the_dreamer),
        (dreamer, exchange_spirits(lines, first, None, chance)),
        (spirit, exchange_spirits(lines, first, spirits_around(game.state).index(spirit), chance)),
    ):
        if other != lines:
            compare(joined(header, lines[:last]), joined(header, other[:last]), number, seat)
            found.worlds += 1
            found.lines += last - first


def joined(header: str, lines: list[str]) -> str:
    return "\n".join([header, "", *lines, ""])


def alter_the_night(lines: list[str], first: int, last: int, dreamer: int, players: int, chance: Random) -> list[str]:
    """Other words on the cards, other verdicts, other illegal clues, other voters: all that a dreamer may not know."""
    altered = list(lines)
    if lines[first - 1].startswith("under"):
        words = lines[first - 1].removeprefix("under ").split(", ")
        altered[first - 1] = "under " + ", ".join(chance.sample(words, len(words)))
    elif first == 1:
        altered[0] = lines[0].replace("słowo", "inne")
    giver, voter = 0, list(range(players + 1))
    for number in range(first, last):
        line = lines[number]
        if chance.random() < 0.5:
            line = GUESS.sub(lambda found: f"{found[1]} {'wrong' if found[2] == 'right' else 'right'}", line)
        clue_said = r"\2" if is_let_through(lines[number + 1 :], players) else '"inna"'
        line = ILLEGAL.sub(rf'\1 {clue_said} other "another reason"', line)
        line = TOLD.sub(r"\1 słowo1, nic", line) if chance.random() < 0.5 else line
        if clue := CLUE.match(line):
            giver = int(clue[1])
            if ILLEGAL.match(line):  # the others may vote on it (KRA-J18)
                voter = another_voter(players, dreamer, giver, chance)
        if found := VOTE.match(line):
            if found[3] == "challenge":
                voter = another_voter(players, dreamer, giver, chance)
            line = f"{found[1]} {voter[int(found[2])]} {found[3]}"
        altered[number] = line
    return altered


def is_let_through(following: list[str], players: int) -> bool:
    """Whether the others say that a refused clue is legal; then everybody hears it (KRA-J18)."""
    votes = takewhile(lambda line: VOTE.match(line) or line.endswith((" away", " back")), following)
    return 2 * sum(line.endswith("vote legal") for line in votes) > players - 2


def another_voter(players: int, dreamer: int, giver: int, chance: Random) -> list[int]:
    """For each seat, counted from 1, the one that votes in its place."""
    others = [seat for seat in range(1, players + 1) if seat not in (dreamer + 1, giver)]
    voter = list(range(players + 1))
    for seat, another in zip(others, chance.sample(others, len(others)), strict=True):
        voter[seat] = another
    return voter


def exchange_spirits(lines: list[str], first: int, own: int | None, chance: Random) -> list[str]:
    """The spirits dealt in another order, the one aside included, all but one's own."""
    spirits = lines[first].removeprefix("spirits ").split(", ")
    others = [place for place in range(len(spirits)) if place != own]
    dealt = dict(zip(others, chance.sample([spirits[place] for place in others], len(others)), strict=True))
    altered = list(lines)
    altered[first] = "spirits " + ", ".join(dealt.get(place, spirits[place]) for place in range(len(spirits)))
    return altered


def compare(text: str, other: str, revealed: int, seat: int | None) -> None:
    """Follow both worlds until one more round is revealed than so many."""
    for (line, one, events), (_, two, other_events) in zip(replayed(text), replayed(other), strict=True):
        if len(one.state.results) > revealed:
            return
        known, other_known = known_to(one, events, seat), known_to(two, other_events, seat)
        if known != other_known:
            raise Leak(f"seat {seat} notices a difference after {line!r}:\n{known}\n{other_known}")


def known_to(game: WordGame, events: tuple[Event, ...], seat: int | None) -> str:
    """All that reaches a seat after a line, as text."""
    heard = [event.heard_by(seat) for event in events]
    possible = [] if seat is None else game.legal(seat)
    return json.dumps([heard, game.view(seat), possible, game.wakes_at], ensure_ascii=False)
