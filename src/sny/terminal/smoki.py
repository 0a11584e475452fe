"""How Smoki looks: rivals' dreams above, the piles and your dream below, and the reveal when a round ends.

What lies face down is unknown to everybody, so a dream shows all that the view holds. Of an open pile only the top
shows, unless the table has the memory aid.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sny.rules import smoki as rules
from sny.rules.kit.plain import UNKNOWN
from sny.terminal.drawing import Sight
from sny.terminal.look import FACE, MOON, MOON_SIGN, NIGHT, Card, back, row_of_cards, side_by_side, sky
from sny.terminal.parts import indented
from sny.terminal.words import Heard, Words

SHOWN_ONCE: tuple[str, ...] = ()  # whatever you see, you may see as long as it lies there
PILE, SMALL, LARGE = 3, 3, 9  # widths inside a card
RAVEN_LAND = "bold #efe6cf on #4a3f78"
GONE = "strike #8a8378 on #d8d0bd"  # vanishes with the card above or below it
EMPTY = Card(("", ""), "", "")


# The table


def table(sight: Sight, width: int) -> RenderableType:
    words, view = sight.words, sight.view
    title = words.say("title", scoring=view["scoring"], round=view["round"], rounds=view["rounds"], limit=view["limit"])
    parts: list[RenderableType] = [sky(title, width, view["progress"]), rivals(sight), middle(sight)]
    if sight.memory:
        for pile, cards in enumerate(view["open"], start=1):
            listed = ", ".join(mark(words, name) for name in reversed(cards))
            parts.append(indented(words.say("open-pile", pile=pile, cards=listed or "–")))
    return Group(*parts)


def rivals(sight: Sight) -> Table:
    """From the left of yours, as they would sit round a table."""
    players = sight.view["players"]
    seats = [(sight.seat + step) % players for step in range(1, players)]
    return side_by_side([(caption(sight, seat), grid(small_cards(sight, seat), SMALL)) for seat in seats])


def caption(sight: Sight, seat: int) -> Text:
    words, view = sight.words, sight.view
    total = view["tokens" if view["scoring"] == "tokens" else "total"][seat]
    on_turn = view["phase"] != "reveal" and view["turn"] == seat
    return Text(f"{seat + 1} {words.dream(seat)} · {total}", f"bold {MOON}" if on_turn else NIGHT, no_wrap=True)


def small_cards(sight: Sight, seat: int) -> list[Card]:
    return [
        back(SMALL, 1) if name == UNKNOWN else Card((mark(sight.words, name),), "", style_of(name))
        for name in sight.view["dream"][seat]
    ]


def middle(sight: Sight) -> Table:
    """The piles, what is in hand, and your dream."""
    words, view = sight.words, sight.view
    closed = Card(("░" * PILE, str(view["closed_size"])), "", back(PILE, 1).style)
    tops = [face(words, cards[-1]) if cards else EMPTY for cards in view["open"]]
    numbers = [str(pile + 1) for pile in range(len(tops))]
    pictures = [
        (Text(words.say("closed"), NIGHT), row_of_cards([closed], [""], PILE)),
        (Text(words.say("open"), NIGHT), row_of_cards(tops, numbers, LARGE)),
    ]
    if view["hand"] is not None:
        held = back(LARGE, 2) if view["hand"] == UNKNOWN else face(words, view["hand"])
        pictures.append((Text(words.say("hand"), NIGHT), row_of_cards([held], [""], LARGE)))
    dream = [back(LARGE, 2) if name == UNKNOWN else face(words, name) for name in view["dream"][sight.seat]]
    return side_by_side([*pictures, (caption(sight, sight.seat), grid(dream, LARGE, "───"))])


def grid(cards: Sequence[Card], width: int, between: Sequence[str] = ()) -> Text:
    """Two rows of cards, numbered as places are. Between the rows stands what the columns have in common."""
    picture = Text(no_wrap=True)
    rows = [cards[: rules.COLUMNS], cards[rules.COLUMNS :]]
    picture.append(f"╭{'┬'.join(['─' * width] * rules.COLUMNS)}╮\n", NIGHT)
    for number, row in enumerate(rows, start=1):
        for line in range(len(row[0].lines)):
            picture.append("│" if line else str(number), NIGHT)
            for card in row:
                picture.append(card.lines[line].center(width)[:width], card.style)
                picture.append("│", NIGHT)
            picture.append("\n")
        if number == 1 and between:
            picture.append(f"├{'┼'.join(sign.center(width, '─') for sign in between)}┤\n", NIGHT)
    picture.append(f"╰{'┴'.join(str(column + 1).center(width, '─') for column in range(rules.COLUMNS))}╯", NIGHT)
    return picture


def face(words: Words, name: str) -> Card:
    """A card turned up: a dragon is as long as its number, a raven land bears its name."""
    if is_raven_land(name):
        lines = words.card(name, "face").split("\n")
        return Card((lines[0], lines[1] if len(lines) > 1 else mark(words, name)), "", style_of(name))
    value = int(name)
    dragon = f"<{'~' * -value}" if value < 0 else f"{'~' * value}>"
    return Card((name, dragon), "", FACE)


def mark(words: Words, name: str) -> str:
    return words.card(name, "mark") if is_raven_land(name) else name


def style_of(name: str) -> str:
    return RAVEN_LAND if is_raven_land(name) else FACE


def is_raven_land(name: str) -> bool:
    return rules.CARDS.index(name) >= rules.RAVEN_NEST


# What the words may mention


def hints(sight: Sight) -> dict[str, Any]:
    words, view = sight.words, sight.view
    place, pointed = view["place"], view["pointed"]
    tops = [f"{pile}: {words.card(cards[-1])}" for pile, cards in enumerate(view["open"], start=1) if cards]
    return {
        "tops": ", ".join(tops),
        "hand": "" if view["hand"] is None else words.card(view["hand"]),
        "hand_is": "circle" if view["hand"] == "circle" else "other",
        "taken": "no" if view["taken"] is None else "yes",
        "place": "" if place is None else words.place("place", place),
        "removed": "" if place is None else words.card(view["dream"][view["turn"]][place]),
        "pointed": "" if pointed is None else words.place("place", pointed),
    }


def result(sight: Sight, total: int) -> str:
    words = sight.words
    return words.say("tokens", number=total) if sight.view["scoring"] == "tokens" else str(total)


# The reveal


def reveal(sight: Sight, events: Sequence[Heard], width: int) -> Iterator[RenderableType]:  # noqa: ARG001
    """Dream by dream: what vanishes, and what reflections copy."""
    words = sight.words
    scored = [event for event in events if event["event"] == "scored"]
    ended = next(event["seat"] for event in events if event["event"] == "ended")
    awarded = [words.player(event["seat"]) for event in events if event["event"] == "awarded"]
    title = Text(f" {MOON_SIGN} ", f"bold {MOON}")
    title.append(words.say("ended", mine="yes" if ended == words.you else "no", player=words.player(ended)))
    pictures = []
    for told in scored:
        picture = scored_grid(events, told["seat"])
        picture.append(f"\n{words.say('worth', score=told['score'])}", f"bold {MOON}" if told["lowest"] else "bold")
        pictures.append((Text(words.player(told["seat"]), f"bold {NIGHT}"), picture))
    for shown in range(len(pictures)):
        yield Group(title, Text(""), side_by_side(pictures[:shown])) if shown else title
    remarks = [Text(f" {words.say('legend')}", "dim")]
    if awarded:
        listed = words.language.listed(awarded, "list-and")
        remarks.insert(0, Text(f" {words.say('awarded', players=listed, many=len(awarded))}", f"bold {MOON}"))
    yield Group(title, Text(""), side_by_side(pictures), *remarks)


def scored_grid(events: Sequence[Heard], seat: int) -> Text:
    """A dream with what each card counts for: a number that vanished is struck out, a reflection has its copy."""
    cards = []
    for event in events:
        if event["event"] != "counted" or event["seat"] != seat:
            continue
        if event["reason"] == "reflected":
            cards.append(Card((f"={event['value']}",), "", RAVEN_LAND))
        elif event["reason"] == "vanished":
            cards.append(Card((str(rules.VALUES[rules.CARDS.index(event["card"])]),), "", GONE))
        else:
            cards.append(Card((str(event["value"]),), "", style_of(event["card"])))
    gone = [card.style == GONE for card in cards[: rules.COLUMNS]]
    return grid(cards, SMALL, ["×" if vanishes else "─" for vanishes in gone])
