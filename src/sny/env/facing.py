"""What a seat sees and may do, counted from that seat: its own row first, then those to its left.

The columns of `sny.env.spaces` keep seats as they are numbered at the table, and hold every field of a layout. Here
there are rows for the players alone, seats are steps to the left of whoever looks (0 is that seat itself), and what
never changes for so many players is left out, as are closed piles. An open pile is told by how many cards of each kind
lie there, and by its top card. Bounds are those of the rules. Actions that point at a seat count it in the same way.
"""

from collections.abc import Callable, Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sny.env.features import by_seat, facing_actions, is_pile, turned_actions
from sny.env.spaces import READINGS, Part, bounds, fingerprint
from sny.errors import OptionError
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import NOTHING, SPECTATOR, Field
from sny.rules.kit.sight import loops_through
from sny.rules.kit.twins import compiled
from sny.rules.kit.writing import written_out

OBSERVATIONS = ("columns", "facing")
VERSIONS = {"sen": 1, "smoki": 1, "koty": 1}
SEAT = "a seat, counted from the observing one: 0 is that seat, -1 for none"
SEATS = "a set of seats, one bit each, the observing one first; the bit after the last is spectators"


class Facing:
    """The observations and actions of a game for so many players.

    By the seat that looks, `actions` has the game's own number of each action, and `faced` the way back.
    """

    def __init__(self, rules: Rules, players: int) -> None:
        self.name = facing_name(rules.NAME)
        self.parts = facing_parts(rules, players)
        self.length = self.parts[-1].start + self.parts[-1].length
        lengths = [part.length for part in self.parts]
        self.least = np.repeat([part.least for part in self.parts], lengths).astype(np.int32)
        self.most = np.repeat([part.most for part in self.parts], lengths).astype(np.int32)
        self.actions: NDArray[np.int16] = turned_actions(rules)[players]
        self.faced = facing_actions(self.actions)
        self._rules = rules

    def row(self, seen: Any, seat: int) -> NDArray[np.int32]:
        """One view, in plain Python."""
        numbers = [0] * self.length
        face_for(self._rules)(seen, seat, numbers)
        return np.array(numbers, np.int32)

    def write(self, views: Any, seats: Any, rows: NDArray[np.int32]) -> None:
        """Many views, compiled."""
        twins(self._rules.NAME).face_all(views, seats, rows)

    def turn(self, mask: Any, seats: Any, turned: Any) -> None:
        """Legal actions by the numbers that the looking seats count, compiled."""
        twins(self._rules.NAME).turn_all(mask, seats, self.actions, turned)

    def number(self, action: int, seat: int) -> int:
        """The game's own number of an action; what is no action at all stays none."""
        return int(self.actions[seat, action]) if 0 <= action < self.actions.shape[1] else NOTHING

    def numbers(self, actions: Any, seats: Any) -> Any:
        """The same of many."""
        known = (actions >= 0) & (actions < self.actions.shape[1])
        return np.where(known, self.actions[seats, np.where(known, actions, 0)], NOTHING)


def reads_facing(observations: str) -> bool:
    if observations not in OBSERVATIONS:
        raise OptionError("observations", f"{observations!r} is not allowed; choose {' or '.join(OBSERVATIONS)}")
    return observations == "facing"


def facing_name(game: str) -> str:
    return f"{game}-facing-v{VERSIONS.get(game) or card_rules_of(game).DATA.get('version', 1)}"


def facing_digest(game: str) -> str:
    """A short fingerprint of everything that a policy relies on which was trained with these."""
    rules = card_rules_of(game)
    fewest, most = rules.DATA["players"]
    columns = [part for players in range(fewest, most + 1) for part in facing_parts(rules, players)]
    return fingerprint(rules, columns, turned_actions(rules).tolist())


# Columns


def facing_fields(rules: Rules) -> Iterator[tuple[str, Field]]:
    """What may be told to a seat; how many play is known from the number of columns."""
    for name, field in rules.Layout.fields.items():
        if not field.tuning and field.sight != "none" and name != "players":
            yield name, field


def facing_parts(rules: Rules, players: int) -> list[Part]:
    parts: list[Part] = []

    def add(name: str, shape: tuple[int, ...], least: int, most: int, meaning: str) -> None:
        start = parts[-1].start + parts[-1].length if parts else 0
        parts.append(Part(name, start, int(np.prod(shape)), shape, least, most, meaning))

    for name, field in facing_fields(rules):
        shape = (players, *field.shape[1:]) if by_seat(field, rules) else field.shape
        least, most = true_bounds(rules, name, field, players)
        if is_pile(field):
            piles = field.shape[:-1]
            add(name, (*piles, len(field.names)), 0, most_copies(rules), "how many cards of each kind lie there")
            add(f"{name}_top", piles, NOTHING, most, "its top card, -1 for none")
        elif not is_for_others(rules, name, players):
            add(name, shape, least, most, meaning_of(field))
    return parts


def meaning_of(field: Field) -> str:
    if field.sight == "all":
        return "a card as below, -1 for none"
    told = {"seat": SEAT, "seats": SEATS}.get(field.reading) or READINGS[field.reading]
    return told.format(names=", ".join(field.names))


def is_for_others(rules: Rules, name: str, players: int) -> bool:
    """Whether a field is an option that tables of so many players do not have."""
    return players not in rules.DATA["option"].get(name, {}).get("players", [players])


def true_bounds(rules: Rules, name: str, field: Field, players: int) -> tuple[int, int]:
    """The least and the most that a field can hold by the rules; where they set no limit, by its width."""
    for other in rules.Layout.fields.values():
        if name in other.filled:
            return 0, other.shape[other.filled.index(name)]
    least, most = bounds(field, players)
    if field.within:
        limit = field.within[1]
        least, most = field.within[0], most if limit is None else limit
    elif field.reading == "seats":
        most = (1 << players + 1) - 1
    elif field.reading == "place":
        most = field.places - 1
    elif field.sight == "all":
        least = NOTHING
    return least, most


def most_copies(rules: Rules) -> int:
    """Of one kind, in any deck."""
    most: int = rules.DATA["option"].get("deck", {}).get("copies", rules.DECK_SIZE)
    return most


# Rows, in plain Python and compiled


@cache
def face_for(rules: Rules) -> Callable[[Any, int, Any], None]:
    """The function `face(state, seat, numbers)` of a game, written out from its layout."""
    source = face_source(rules)
    face: Callable[[Any, int, Any], None] = written_out(source, f"facing of {rules.NAME}", NOTHING=NOTHING)["face"]
    return face


def face_source(rules: Rules) -> str:
    lines = ["def face(state, seat, numbers):", "    players, at = state.players, 0"]
    for name, field in facing_fields(rules):
        if is_pile(field):
            lines += pile_lines(name, field)
            continue
        turned = by_seat(field, rules)
        ends: list[object] = ["players", *field.shape[1:]] if turned else list(field.shape)
        heads, indent, place = loops_through(name, ends)
        if turned:
            variable = "row" if len(ends) == 2 else "column"
            place = place.replace(f"[{variable}]", f"[({variable} + seat) % players]", 1)
        written = [*heads, f"{indent}numbers[at] = {value_source(field, place)}", f"{indent}at += 1"]
        if counts := rules.DATA["option"].get(name, {}).get("players"):
            lines.append("    if " + " or ".join(f"players == {count}" for count in counts) + ":")
            written = ["    " + line for line in written]
        lines += written
    return "\n".join(lines) + "\n"


def value_source(field: Field, place: str) -> str:
    everybody = "(1 << players) - 1"
    if field.reading == "seat":
        return f"({place} + players - seat) % players if {place} != NOTHING else NOTHING"
    if field.reading == "seats":
        turned = f"({place} & {everybody}) >> seat | ({place} << players - seat) & {everybody}"
        return f"{turned} | ({place} >> {SPECTATOR} & 1) << players"
    return place


def pile_lines(name: str, field: Field) -> list[str]:
    """How many cards of each kind lie in each pile, then the top card of each."""
    kinds, piles = len(field.names), field.shape[0] if len(field.shape) == 2 else 1
    row = "[row]" if len(field.shape) == 2 else ""
    size, pile = f"state.{field.filled[-1]}{row}", f"state.{name}{row}"
    return [
        f"    for row in range({piles}):",
        f"        for kind in range({kinds}):",
        "            numbers[at + kind] = 0",
        f"        for column in range({size}):",
        f"            card = {pile}[column]",
        "            if card >= 0:",
        "                numbers[at + card] += 1",
        f"        at += {kinds}",
        f"    for row in range({piles}):",
        f"        numbers[at] = {pile}[{size} - 1] if {size} > 0 else NOTHING",
        "        at += 1",
    ]


def face_all(views: Any, seats: Any, rows: Any) -> None:
    for game in range(len(views)):
        face(views[game], seats[game], rows[game])


def turn_all(mask: Any, seats: Any, actions: Any, turned: Any) -> None:
    for game in range(len(mask)):
        for action in range(mask.shape[1]):
            turned[game, action] = mask[game, actions[seats[game], action]]


face: Any = None  # bound to a game's


@cache
def twins(game: str) -> SimpleNamespace:
    bound = compiled({"face": face_for(card_rules_of(game))}, wraps=False)
    return SimpleNamespace(**compiled({"face_all": face_all, "turn_all": turn_all}, wraps=False, **bound))
