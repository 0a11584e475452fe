"""Who may know what, from a layout and a game's `sees` alone.

A view is a state with holes: the same typed object, with HIDDEN for each card whose face the seat may not know.
Everything but the faces of cards is public. `sees(state, seat, zone, row, column)` must answer without looking at any
face, and for SPECTATOR too, who knows what lay open and not what all seats happen to have looked at. Zones are the card
fields for which the layout does not say itself who knows them, counted in its order.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

from sny.rules.kit.game import Rules
from sny.rules.kit.layout import HIDDEN, NOTHING, SPECTATOR, State, extent
from sny.rules.kit.writing import written_out

S = TypeVar("S", bound=State)
VARIABLES = ((), ("column",), ("row", "column"))  # that run through a field, by its dimensions


def card_fields(layout: type[State]) -> list[str]:
    return [name for name, field in layout.fields.items() if field.reading == "card"]


def zones(layout: type[State]) -> dict[str, int]:
    """The fields of which `sees` is asked, with their numbers."""
    asked = [name for name in card_fields(layout) if not layout.fields[name].sight]
    return {name: zone for zone, name in enumerate(asked)}


def view(rules: Rules, state: S, seat: int) -> S:
    """What a seat, or a SPECTATOR, has a right to know."""
    seen = state.copy()
    conceal_for(rules)(seen, seat)
    return seen


@cache
def conceal_for(rules: Rules) -> Callable[[Any, int], None]:
    """The function `conceal(state, seat)` of a game, which makes a state into that seat's view.

    It is written out loop by loop, since compiled code cannot go through fields by name.
    """
    source = conceal_source(rules.Layout)
    names = {"HIDDEN": HIDDEN, "NOTHING": NOTHING, "sees": rules.sees}
    return written_out(source, f"conceal {rules.NAME}", **names)["conceal"]  # type: ignore[no-any-return]


def conceal_source(layout: type[State]) -> str:
    lines = ["def conceal(state, seat):"]
    for name in concealed_fields(layout):
        heads, indent, place = loops_through(name, bounds(layout, name))
        lines += [*heads, f"{indent}card = {place}"]
        lines += [f"{indent}if {hidden_source(layout, name)}:", f"{indent}    {place} = HIDDEN"]
    return "\n".join(lines) + "\n"


def concealed_fields(layout: type[State]) -> list[str]:
    """The card fields of which somebody may not know something."""
    return [name for name in card_fields(layout) if layout.fields[name].sight != "all"]


def loops_through(name: str, ends: Sequence[object]) -> tuple[list[str], str, str]:
    """The heads of loops through a field up to the ends of its axes, the indent within them, and the place there."""
    variables = VARIABLES[len(ends)]
    heads = [
        "    " * depth + f"for {variable} in range({end}):"
        for depth, (variable, end) in enumerate(zip(variables, ends, strict=True), start=1)
    ]
    return heads, "    " * (len(ends) + 1), f"state.{name}" + "".join(f"[{variable}]" for variable in variables)


def hidden_source(layout: type[State], name: str, both: str = "and") -> str:
    """Whether `seat` may not know a `card` of a field, as an expression of `row` and `column`.

    Whatever leaves for a seat is written with this: views here, the same as plain data in `notation`, and compiled.
    """
    sight, variables = layout.fields[name].sight, VARIABLES[len(layout.fields[name].shape)]
    if sight == "all":
        return "False"
    if sight == "none":
        return "card != NOTHING"
    where = ", ".join(variable if variable in variables else "0" for variable in ("row", "column"))
    return f"(card != NOTHING) {both} (not sees(state, seat, {zones(layout)[name]}, {where}))"


def bounds(layout: type[State], name: str) -> list[str]:
    """How far each axis of a field is in use, as expressions."""
    field, texts = layout.fields[name], []
    for axis, length in enumerate(field.shape):
        counter = field.filled[axis] if axis < len(field.filled) else ""
        by_row = axis == 1 and counter and layout.fields[counter].shape
        texts.append(f"state.{counter}{'[row]' if by_row else ''}" if counter else str(length))
    return texts


@cache
def counting_public_copies(rules: Rules) -> Callable[[Any, int], int]:
    """The function `copies(state, kind)` of a game: how many cards of a kind lie where everybody sees them."""
    layout: type[State] = rules.Layout
    lines = ["def copies(state, kind):", f"    total, seat = 0, {SPECTATOR}"]
    for name in card_fields(layout):
        field, limits = layout.fields[name], bounds(layout, name)
        if field.sight == "none":
            continue
        indent, cards = "    ", f"state.{name}" if field.shape else f"(state.{name},)"
        if len(field.shape) == 2:
            lines.append(f"    for row in range({limits[0]}):")
            indent, cards = "        ", f"state.{name}[row]"
        if field.sight == "all":  # places out of use hold no card
            lines.append(f"{indent}total += {cards}.count(kind)")
            continue
        lines += [f"{indent}if kind in {cards}:", f"{indent}    for column, card in enumerate({cards}):"]
        lines.append(f"{indent}        total += card == kind and not ({hidden_source(layout, name)})")
    source = "\n".join([*lines, "    return total"])
    names = {"sees": rules.sees, "NOTHING": NOTHING}
    return written_out(source, f"copies {rules.NAME}", **names)["copies"]  # type: ignore[no-any-return]


def places(state: State, name: str) -> Iterator[tuple[int, int]]:
    for row, columns in enumerate(extent(state, name)):
        for column in range(columns):
            yield row, column


def card_at(state: State, name: str, row: int, column: int) -> int:
    value = getattr(state, name)
    dimensions = len(state.fields[name].shape)
    return int(value if dimensions == 0 else value[column] if dimensions == 1 else value[row][column])


def set_card(state: State, name: str, row: int, column: int, kind: int) -> None:
    dimensions = len(state.fields[name].shape)
    if dimensions == 0:
        setattr(state, name, kind)
    elif dimensions == 1:
        getattr(state, name)[column] = kind
    else:
        getattr(state, name)[row][column] = kind


def holes(seen: State) -> list[tuple[str, int, int]]:
    """The places of a view whose cards are hidden."""
    return [
        (name, row, column)
        for name in card_fields(type(seen))
        for row, column in places(seen, name)
        if card_at(seen, name, row, column) == HIDDEN
    ]


def unseen_cards(rules: Rules, seen: State) -> list[int]:
    """The cards that lie in the holes of a view, in the order of the deck."""
    missing = cards_of_deck(rules, seen)
    missing.subtract(kind for kind in cards_in(seen) if kind != HIDDEN)
    return sorted(missing.elements())


def sample(rules: Rules, seen: S, shuffle: Callable[[list[int]], None]) -> S:
    """A whole state that agrees with a view, each as likely as any other when `shuffle` is fair."""
    state, empty, cards = seen.copy(), holes(seen), Counter(unseen_cards(rules, seen))
    for name in card_fields(type(seen)):
        if known := faces_in(seen, name):
            cards -= fill(state, [hole for hole in empty if hole[0] == name], known & cards, shuffle)
            empty = [hole for hole in empty if hole[0] != name]
    fill(state, empty, cards, shuffle)
    return state


def faces_in(seen: State, name: str) -> Counter[int]:
    """The cards that those hidden in a field are among, where all know that; none where they may be any unseen ones."""
    counter = seen.fields[name].faces
    return +Counter(dict(enumerate(getattr(seen, counter)))) if counter else Counter()


def fill(
    state: State, empty: list[tuple[str, int, int]], cards: Counter[int], shuffle: Callable[[list[int]], None]
) -> Counter[int]:
    """Put some of the cards into places, at least as many as there are; those that were put."""
    kinds = sorted(cards.elements())
    shuffle(kinds)
    for (name, row, column), kind in zip(empty, kinds[: len(empty)], strict=True):
        set_card(state, name, row, column, kind)
    return Counter(kinds[: len(empty)])


def cards_in(state: State) -> Iterator[int]:
    for name in card_fields(type(state)):
        for row, column in places(state, name):
            kind = card_at(state, name, row, column)
            if kind != NOTHING:
                yield kind


def cards_of_deck(rules: Rules, state: State) -> Counter[int]:
    cards = [NOTHING] * rules.DECK_SIZE
    return Counter(cards[: rules.deck(state, cards)])


def lost_and_doubled(rules: Rules, state: State) -> tuple[list[str], list[str]]:
    """The cards that a state holds too few and too many of, by name; two empty lists when all is well."""
    difference = cards_of_deck(rules, state)
    difference.subtract(cards_in(state))
    lost = [rules.CARDS[kind] for kind, count in sorted(difference.items()) for _ in range(count)]
    doubled = [rules.CARDS[kind] for kind, count in sorted(difference.items()) for _ in range(-count)]
    return lost, doubled
