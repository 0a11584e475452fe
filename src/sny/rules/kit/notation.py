"""Numbers to words and back: actions and positions, for any game.

Text counts seats and places from 1, as people do; Python counts them from 0.
"""

from functools import cache
from itertools import product
from typing import Any

from sny.errors import FormatError
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import HIDDEN, NOTHING, SPECTATOR, WIDTHS, Field, State, rows_in_use
from sny.rules.kit.options import is_number as is_number
from sny.rules.kit.options import read_options
from sny.rules.kit.plain import plain_value
from sny.rules.kit.sight import (
    cards_in,
    cards_of_deck,
    lost_and_doubled,
    set_card,
)

NONE, ALL = "-", "*"  # ALL: a set of seats, and spectators too


# Actions


@cache
def action_texts(rules: Rules) -> dict[int, str]:
    texts = {}
    for first, template, choices in rules.NOTATION:
        for offset, chosen in enumerate(product(*choices)):
            texts[first + offset] = template.format(*chosen)
    return texts


@cache
def action_numbers(rules: Rules) -> dict[str, int]:
    return {text: number for number, text in action_texts(rules).items()}


def action_text(rules: Rules, action: int) -> str:
    return action_texts(rules)[action]


def action_number(rules: Rules, text: str) -> int:
    """The action that a text names. Case and spacing do not matter."""
    numbers = action_numbers(rules)
    number = numbers.get(text)
    if number is None:
        number = numbers.get(" ".join(text.lower().split()))
    if number is None:
        words = dict.fromkeys(template.split()[0] for _, template, _ in rules.NOTATION)
        raise FormatError(f"{text!r} is not an action of {rules.NAME}; actions begin with {', '.join(words)}")
    return number


# Positions, as one line


def position_text(rules: Rules, state: State) -> str:
    """A state, or a view, as one line: what differs from a new table with the default options."""
    players: int = state.players  # type: ignore[attr-defined]
    usual, lengths = usual_state(rules, players), counters(type(state))
    parts = [rules.NAME, f"players={players}"]
    for name, field in state.fields.items():
        if name not in lengths and getattr(state, name) != getattr(usual, name):
            rows = (",".join(value_text(field, value) for value in row) for row in rows_in_use(state, name))
            parts.append(f"{name}={'/'.join(rows)}")
    return " ".join(parts)


def counters(layout: type[State]) -> set[str]:
    """The fields that follow from the lengths of others, and the number of players, which comes first anyway."""
    cards = (field for field in layout.fields.values() if field.reading == "card")
    return {"players"} | {field.filled[-1] for field in cards if field.shape and len(field.filled) == len(field.shape)}


def usual_state(rules: Rules, players: int) -> Any:
    return rules.set_up(players, 0, read_options(rules.DATA["option"], players, {}))


def value_text(field: Field, value: int) -> str:
    shown = plain_value(field, value)
    if shown is None or shown == []:
        return NONE
    if field.reading == "words":
        return "+".join(shown)
    if field.reading == "seats":
        return "".join(str(seat + 1) for seat in shown) + ALL * (value >> SPECTATOR)
    return str(shown + 1) if field.reading in ("seat", "place") and value != HIDDEN else str(shown)


def read_position(rules: Rules, text: str) -> Any:
    """The state that a line sets up: sound, with every card of the deck in it once.

    Cards that it does not name lie in the closed pile in the order of the deck, when the pile is not named either.
    """
    name, *tokens = text.lower().split()
    if name != rules.NAME:
        raise FormatError(f"this is a position of {name!r}, not of {rules.NAME}")
    parts = {}
    for token in tokens:
        key, equals, value = token.partition("=")
        if not equals or key in parts:
            raise FormatError(f"{token!r}: write each field once, as name=value")
        parts[key] = value
    fewest, most = rules.DATA["players"]
    players = parts.pop("players", NONE)
    if not is_number(players) or not fewest <= int(players) <= most:
        raise FormatError(f"players={players}: give a number from {fewest} to {most}")
    state = usual_state(rules, int(players))
    named = [key for key in state.fields if key not in counters(type(state))]
    for key in parts:
        if key not in named:
            raise FormatError(f"there is no field {key!r}; choose from players, {', '.join(named)}")
    for key in named:
        if key in parts:
            read_field(state, key, parts[key])
    check_counts(state)
    if design := getattr(rules, "flaw_in_design", None):
        problem = design(state)
        if problem:
            raise FormatError(problem)
    if rules.REST not in parts:
        lay_rest(rules, state)
    check_position(rules, state)
    return state


def read_field(state: Any, name: str, text: str) -> None:
    field = state.fields[name]
    rows = [[field_value(name, field, part) for part in row.split(",")] if row else [] for row in text.split("/")]
    grid = ([[getattr(state, name)]], [getattr(state, name)], getattr(state, name))[len(field.shape)]
    limits = (1, 1) if not field.shape else (1, *field.shape) if len(field.shape) == 1 else field.shape
    if len(rows) > limits[0] or any(len(row) > limits[1] for row in rows):
        raise FormatError(f"{name}={text}: at most {limits[0]} by {limits[1]} values fit there")
    if len(field.shape) == 2 and field.filled and len(rows) != getattr(state, field.filled[0]):
        raise FormatError(f"{name}={text}: give as many rows as {field.filled[0]}={getattr(state, field.filled[0])}")
    check_rows(state, name, rows)
    for grid_row, row in zip(grid, rows, strict=False):
        grid_row[: len(row)] = row
        grid_row[len(row) :] = [field.blank] * (len(grid_row) - len(row))
    if not field.shape:
        setattr(state, name, grid[0][0])
    elif field.reading == "card" and field.filled:
        count_filled(state, field, rows)


def check_rows(state: Any, name: str, rows: list[list[int]]) -> None:
    """A row of cards that is counted has no gaps, and a list by players has no more values than there are players."""
    field = state.fields[name]
    if field.reading == "card" and field.shape and len(field.filled) == len(field.shape):
        if any(NOTHING in row for row in rows):
            raise FormatError(f"{name}: {NONE!r} cannot stand among cards; leave out the cards that are not there")
    elif len(field.shape) == 1 and field.filled and len(rows[0]) > getattr(state, field.filled[0]):
        raise FormatError(
            f"{name}: there are {len(rows[0])} values for {field.filled[0]}={getattr(state, field.filled[0])}"
        )


def count_filled(state: Any, field: Field, rows: list[list[int]]) -> None:
    """Set the counter that follows from the lengths of a field's rows."""
    if len(field.shape) == 1:
        setattr(state, field.filled[0], len(rows[0]))
    elif len(field.filled) == 2:
        getattr(state, field.filled[1])[: len(rows)] = [len(row) for row in rows]


def field_value(name: str, field: Field, text: str) -> int:
    try:
        value = number_of(field, text)
    except ValueError:
        choices = f"; choose from {', '.join(field.names)}" if field.names else ""
        raise FormatError(f"{name}: {text!r} cannot be read there{choices}") from None
    bound = 1 << 8 * WIDTHS[field.width] - 1
    if not -bound <= value < bound:
        raise FormatError(f"{name}: {text} is out of bounds")
    if field.reading == "place" and value >= field.places:
        raise FormatError(f"{name}: {text} is out of bounds; give a number from 1 to {field.places}")
    return value


def number_of(field: Field, text: str) -> int:
    if field.reading in ("number", "seat", "place") and text != NONE and not is_number(text.removeprefix("-")):
        raise ValueError
    if field.reading == "number":
        return int(text)
    if field.reading in ("seat", "place") and text != NONE and int(text) < 1:
        raise ValueError
    if text == NONE and field.reading != "word":
        return 0 if field.reading in ("words", "seats") else NOTHING
    if field.reading == "words":
        return sum(1 << field.names.index(word) for word in set(text.split("+")))
    if field.reading == "seats":
        return sum(1 << (SPECTATOR if digit == ALL else int(digit) - 1) for digit in set(text))
    if field.reading in ("seat", "place"):
        return int(text) - 1
    return field.names.index(text)


def check_counts(state: Any) -> None:
    for field in state.fields.values():
        for counter, room in zip(field.filled, field.shape, strict=False):
            count = getattr(state, counter)
            if isinstance(count, int) and count > room:
                raise FormatError(f"{counter}={count}: there is room for {room}")


def lay_rest(rules: Rules, state: Any) -> None:
    """Put the cards that a position does not name where the game keeps them."""
    rest = cards_of_deck(rules, state)
    rest.subtract(cards_in(state))
    cards = sorted(rest.elements())
    count_filled(state, state.fields[rules.REST], [cards])
    for column, kind in enumerate(cards):
        set_card(state, rules.REST, 0, column, kind)


def check_options(rules: Rules, state: Any) -> None:
    """An option that is a number keeps its bounds in a position too; 0 where another one stands instead of it."""
    for name, spec in rules.DATA["option"].items():
        if "least" in spec and name in state.fields:
            value = getattr(state, name)
            idle = value == 0 and "instead_of" in spec and getattr(state, spec["instead_of"]) != 0
            if not idle and not spec["least"] <= value <= spec["most"]:
                raise FormatError(f"{name}={value}: give a number from {spec['least']} to {spec['most']}")


def check_new_table(rules: Rules, state: Any) -> None:
    """Before the first deal a table looks like a new one but for the fields before `phase`: its options and totals."""
    size = cards_of_deck(rules, state).total()
    awaits_first = rules.awaits_deal(state) and getattr(state, "round", 0) == 0
    if not awaits_first or rules.gather(state, [0] * rules.DECK_SIZE) < size:
        return
    fields = list(state.fields)
    set_by_others = ("turn", rules.REST, state.fields[rules.REST].filled[-1])
    for name in fields[fields.index("phase") + 1 :]:
        if name not in set_by_others and getattr(state, name) != state.fields[name].empty():
            raise FormatError(f"{name}: before the first deal no cards are on the table and nothing has happened")


def check_position(rules: Rules, state: Any) -> None:
    lost, doubled = lost_and_doubled(rules, state)
    if lost or doubled:
        complaints = [
            f"{word}: {', '.join(cards)}" for word, cards in (("missing", lost), ("too many", doubled)) if cards
        ]
        raise FormatError(f"the cards are not those of the deck; {'; '.join(complaints)}")
    for name, field in state.fields.items():
        values = [value for row in rows_in_use(state, name) for value in row]
        if field.reading == "seat" and not all(NOTHING <= seat < state.players for seat in values):
            raise FormatError(f"{name}: seats run from 1 to {state.players}")
        known = 1 << SPECTATOR | (1 << state.players) - 1
        if field.reading == "seats" and not all(seats & known == seats for seats in values):
            raise FormatError(f"{name}: seats run from 1 to {state.players}")
    check_options(rules, state)
    check_new_table(rules, state)
    problem = rules.flaw(state)
    if problem:
        raise FormatError(problem)
    actors = rules.actors(state)
    if not actors and not rules.over(state) and not rules.awaits_deal(state):
        raise FormatError("nobody can act, although the game is not over")
    for seat in range(state.players):
        if actors >> seat & 1 and rules.legal(state, seat, [0] * rules.ACTIONS) == 0:
            raise FormatError(f"seat {seat + 1} must act but has no legal action")
