"""Fair dealing: the table promises its secret before the deal, players add lines of their own, and at the end anybody
can check the whole game from its text, which also says which version of sny dealt it.

The promise is the SHA-256 of the secret. The seed of all shuffles is the SHA-256 of the secret and of the players'
lines, so the table cannot choose the deal, for it does not know the lines, and no player can, who does not know the
secret. Lines may be sealed: each player first gives only the hash of theirs, and opens it when all hashes are told.
Then even somebody who knows the secret, and plays, cannot choose a line that suits them. A text carries all this as
remarks:

    # sny 0.1.0
    # promise 2c26b46b…
    # secret 9f86d081…
    # line of seat 2: owls and owls again
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex
from typing import TYPE_CHECKING, NamedTuple

from sny import __version__
from sny.errors import Refused, SnyError
from sny.game.event import Event
from sny.game.game import Game, is_deal
from sny.game.opening import again, load_game
from sny.game.referee import former_word_cards
from sny.game.words import WordGame

if TYPE_CHECKING:
    from sny.table import inputs
    from sny.table.table import Table

VERSION, PROMISE, SECRET, LINE = "# sny ", "# promise ", "# secret ", "# line of seat "


REVEALING_MILLISECONDS = 5_000


class Begun(NamedTuple):
    """A start that waits for sealed lines to be opened."""

    fill: str
    until: int


def new_secret() -> str:
    return token_hex(32)


def promise_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def contribute(table: Table, input: inputs.Contribute) -> tuple[Event, ...]:
    table.check_gathering()
    table.own_chair(input.by, input.seat)
    check_line(input.text)
    table.lines.pop(input.seat, None)
    table.sealed.pop(input.seat, None)
    if input.sealed:
        table.sealed[input.seat] = input.sealed
    else:
        table.lines[input.seat] = input.text
    return (Event("contributed", {"seat": input.seat}),)


def check_line(text: str) -> None:
    if text != " ".join(text.split()) or not text.isprintable():
        raise Refused("text", "a line is one line, without spaces at its ends")


def still_sealed(table: Table) -> list[int]:
    """The seats whose lines are sealed and not yet opened. Somebody who is away before the start is not waited for;
    somebody who leaves after it is, since leaving would be a choice between two deals."""
    sealed = [seat for seat in sorted(table.sealed) if seat not in table.lines]
    return [seat for seat in sealed if table.begun is not None or table.chairs[seat].here]


def ask_for_lines(table: Table, input: inputs.Start) -> tuple[Event, ...]:
    """From now on no line can be added, and the sealed ones are opened."""
    table.sealed = {seat: table.sealed[seat] for seat in still_sealed(table)}
    table.begun = Begun(input.fill, input.at + REVEALING_MILLISECONDS)
    return (Event("revealing", {}),)


def open_line(table: Table, input: inputs.Reveal) -> tuple[Event, ...]:
    table.own_chair(input.by, input.seat)
    if table.begun is None or input.seat not in still_sealed(table):
        raise Refused("line", "this seat has no sealed line to open now")
    check_line(input.text)
    if promise_of(input.text) != table.sealed[input.seat]:
        raise Refused("line", "this is not the line that was sealed: its hash differs")
    table.lines[input.seat] = input.text
    return (Event("revealed_line", {"seat": input.seat}),)


def give_up_lines(table: Table) -> tuple[Event, ...]:
    """Somebody did not open their line. The lines that were opened are known by now, so none counts: everybody seals a
    new one, and the game is started again."""
    missing, table.begun = still_sealed(table), None
    for seat in table.sealed:
        table.lines.pop(seat, None)
    table.sealed = {}
    return (Event("unrevealed", {"seats": missing}),)


def seed_from(secret: str, lines: dict[int, str]) -> str:
    told = "".join(f"{seat + 1} {text}\n" for seat, text in sorted(lines.items()))
    return sha256(f"sny\n{secret}\n{told}".encode()).hexdigest()


def remarks(secret: str, lines: dict[int, str], version: str = "") -> str:
    dealt_by = f"{VERSION}{version}\n" if version else ""
    told = "".join(f"{LINE}{seat + 1}: {text}\n" for seat, text in sorted(lines.items()))
    return f"{dealt_by}{PROMISE}{promise_of(secret)}\n{SECRET}{secret}\n{told}"


@dataclass(frozen=True)
class Check:
    """One thing that was looked at: `name` says which, `passed` is None where the text has nothing to look at."""

    name: str
    passed: bool | None
    detail: str = ""


def verify(text: str) -> list[Check]:
    """Check a whole game from its text: moves, deals, and the promise that was made before it."""
    game, problem = played(text)
    moves = Check("moves", game is not None, problem if game is None else f"{moves_in(game)}")
    if game is None:
        return [moves, *version_check(text, [moves])]
    deals = deals_check(game)
    return [moves, deals, *version_check(text, [moves, deals]), *promise_checks(text, game.seed), end_check(game)]


def version_check(text: str, history: list[Check]) -> list[Check]:
    """Which version dealt, if the text says so. Rules and decks of this one may differ: the check fails if the game
    cannot be reproduced."""
    then = next((line.removeprefix(VERSION).strip() for line in text.splitlines() if line.startswith(VERSION)), "")
    if not then:
        return []
    if then == __version__:
        return [Check("version", True, then)]
    differs = any(check.passed is False for check in history)
    return [Check("version", False if differs else None, f"{then} → {__version__}")]


def played(text: str) -> tuple[Game | None, str]:
    try:
        return load_game(text), ""
    except SnyError as error:
        return None, str(error)


def moves_in(game: Game) -> int:
    return sum(line[0].isdigit() for line in game.inputs)


def deals_check(game: Game) -> Check:
    """Whether every deal follows from the seed: the moves are replayed with a dealer of its own."""
    if game.start:
        return Check("deals", None)
    found = dealt_again(game, again(game))
    if not found.passed and isinstance(game, WordGame) and "pack" not in game.options:
        former = again(game)
        assert isinstance(former, WordGame)
        former.bring(former_word_cards(game.options["lang"]), None)
        found = dealt_again(game, former)
    return found


def dealt_again(game: Game, dealt: Game) -> Check:
    try:
        dealt.open()
        dealt.follow([line for line in game.inputs if not is_deal(line)], own_deals=True)
    except SnyError:  # the moves do not fit to the deals that the seed gives
        return Check("deals", False)
    return Check("deals", dealt.inputs == game.inputs, f"{game.deals}")


def promise_checks(text: str, seed: str) -> list[Check]:
    promised, secret, lines = read_remarks(text)
    if not promised or not secret:
        return [Check("promise", None), Check("seed", None)]
    return [
        Check("promise", promise_of(secret) == promised, promised),
        Check("seed", seed_from(secret, lines) == seed, f"{len(lines)}"),
    ]


def read_remarks(text: str) -> tuple[str, str, dict[int, str]]:
    promised = secret = ""
    lines: dict[int, str] = {}
    for remark in text.splitlines():
        if remark.startswith(PROMISE):
            promised = remark.removeprefix(PROMISE).strip()
        elif remark.startswith(SECRET):
            secret = remark.removeprefix(SECRET).strip()
        elif remark.startswith(LINE):
            seat, _, line = remark.removeprefix(LINE).partition(": ")
            if seat.isdigit():
                lines[int(seat) - 1] = line
    return promised, secret, lines


def end_check(game: Game) -> Check:
    finished = game.over and not game.stopped
    winners = ", ".join(str(seat + 1) for seat in game.winners)
    return Check("end", True if finished else None, winners)
