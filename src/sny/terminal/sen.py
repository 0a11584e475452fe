"""How Sen looks: rivals' dreams above, the piles and your dream below, and the reveal when a round ends.

Without the memory aid a dream lies face down, though the view still knows what its owner has seen: the printed game
shows a card once.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sny.rules.kit.plain import UNKNOWN
from sny.terminal.drawing import Sight
from sny.terminal.look import (
    FACE,
    MOON,
    MOON_SIGN,
    NIGHT,
    REMEMBERED,
    Card,
    back,
    row_of_cards,
    side_by_side,
    sky,
    width_of_cards,
)
from sny.terminal.words import Heard, Words

SHOWN_ONCE = ("peeked", "looked")
TINY, SMALL, PILE, MIDDLE, LARGE = 1, 2, 3, 5, 7  # widths inside a card
RAVENS_ON_CARD = (
    "    ☾    ", "    v    ", "v       v", "v   v   v", "v v   v v", "v v v v v", "v vv vv v", "v vvvvv v", "vvvv vvvv",
    "vvvvvvvvv",
)  # fmt: skip


# The table


def table(sight: Sight, width: int) -> RenderableType:
    words, view = sight.words, sight.view
    title = words.say("title", round=view["round"], rounds=view["rounds"], limit=view["limit"])
    parts: list[RenderableType] = [sky(title, width, view["progress"])]
    parts += [*rivals(sight, width), middle(sight, width)]
    if sight.memory or (view["phase"] == "choose" and view["turn"] == sight.seat):
        pile = ", ".join(name if name.isdigit() else words.card(name) for name in reversed(view["open"]))
        parts.append(Text(" " + words.say("open-pile", cards=pile)))
    return Group(*parts)


def rivals(sight: Sight, width: int) -> list[Table]:
    """Rivals side by side, with smaller cards or in more rows where they would not fit otherwise."""
    pictures: list[tuple[int, Text, Text]] = []
    cards = [len(sight.view["dream"][seat]) for seat in others(sight)]
    fit = sum(width_of_cards(size, SMALL) + 2 for size in cards) <= width or max(cards) > 9
    inside = SMALL if fit else TINY
    for seat in others(sight):
        caption = Text(f"{seat + 1} {sight.words.player(seat)} · {sight.view['total'][seat]}", no_wrap=True)
        caption.stylize(f"bold {MOON}" if on_turn(sight, seat) else NIGHT)
        dream = dream_row(sight, seat, inside)
        pictures.append((max(len(caption), width_of_cards(len(sight.view["dream"][seat]), inside)) + 2, caption, dream))
    rows: list[list[tuple[int, Text, Text]]] = [[]]
    for picture in pictures:
        if rows[-1] and sum(other[0] for other in rows[-1]) + picture[0] > width:
            rows.append([])
        rows[-1].append(picture)
    return [side_by_side([(caption, dream) for _, caption, dream in row]) for row in rows]


def others(sight: Sight) -> list[int]:
    """The other seats, from the left of yours, as they would sit round a table."""
    players = sight.view["players"]
    return [(sight.seat + step) % players for step in range(1, players)]


def on_turn(sight: Sight, seat: int) -> bool:
    return bool(sight.view["phase"] != "peek" and sight.view["turn"] == seat)


def middle(sight: Sight, width: int) -> Table:
    """The piles, what is in hand, and your dream as large as there is room for."""
    words, view = sight.words, sight.view
    closed = Card(("░" * PILE, str(view["closed_size"]), "░" * PILE), "", back(PILE, 1).style)
    pictures = [
        (Text(words.say("closed"), NIGHT), row_of_cards([closed], [""], PILE)),
        (Text(words.say("open"), NIGHT), row_of_cards([face(words, view["open"][-1], LARGE)], [""], LARGE)),
    ]
    held = [name for name in (view["hand"], *view["two"]) if name is not None]
    if held:
        faces = [back(LARGE, 3) if name == UNKNOWN else face(words, name, LARGE) for name in held]
        labels = ["1", "2"] if len(held) == 2 else [""]
        pictures.append((Text(words.say("hand"), NIGHT), row_of_cards(faces, labels, LARGE)))
    used = sum(max(len(caption), len(picture.plain.split("\n")[0])) + 2 for caption, picture in pictures) + 2
    size = len(view["dream"][sight.seat])
    fitting = (inside for inside in (LARGE, MIDDLE) if used + width_of_cards(size, inside) < width)
    caption = Text(f"{sight.seat + 1} {words.dream(sight.seat)} · {view['total'][sight.seat]}", no_wrap=True)
    caption.stylize(f"bold {MOON}" if on_turn(sight, sight.seat) else NIGHT)
    return side_by_side([*pictures, (caption, dream_row(sight, sight.seat, next(fitting, SMALL)))])


def dream_row(sight: Sight, seat: int, inside: int) -> Text:
    looked_at = {(event.get("owner", event["seat"]), event["place"]): event["card"] for event in sight.shown}
    cards = []
    for place, name in enumerate(sight.view["dream"][seat]):
        if (seat, place) in looked_at:
            cards.append(face(sight.words, looked_at[seat, place], inside))
        elif sight.memory and name != UNKNOWN:
            cards.append(face(sight.words, name, inside, REMEMBERED))
        else:
            cards.append(back(inside, 1 if inside <= SMALL else 3))
    return row_of_cards(cards, [str(place + 1) for place in range(len(cards))], inside)


def face(words: Words, name: str, inside: int, style: str = FACE) -> Card:
    """A card turned up: its ravens are really drawn on it, a special land bears its name."""
    ravens = ravens_on(words, name)
    number = "" if ravens is None else str(ravens)
    if inside <= SMALL:
        return Card((number or words.card(name, "mark"),), "", style)
    if not name.isdigit():
        lines = words.card(name, "face").split("\n")
        above = [""] if len(lines) == 1 else []
        return Card((*above, *lines, *[""] * (3 - len(lines) - len(above))), number, style)
    drawn = RAVENS_ON_CARD[int(name)]
    return Card(tuple(" ".join(drawn[start : start + 3]) for start in (0, 3, 6)), name, style)


def ravens_on(words: Words, name: str) -> int | None:
    """Those that are printed on a card, where any are."""
    kind = next((kind for kind in words.rules.DATA["card"] if kind["name"] == name), {"printed": False})
    return int(kind["ravens"]) if kind.get("printed", True) else None


# What the words may mention


def hints(sight: Sight) -> dict[str, Any]:
    words, view = sight.words, sight.view
    return {
        "open": in_full(words, view["open"][-1]),
        "hand": in_full(words, view["hand"]),
        "first": in_full(words, view["two"][0]),
        "second": in_full(words, view["two"][1]),
        "pairs": "yes" if any(action.startswith("claim ") for action in sight.legal) else "no",
        "peeks": view["peeks"][sight.seat],
        "peeked": view["peeked"][sight.seat],
        "pointed": 0 if view["pointed"] is None else view["pointed"] + 1,
        "pointed_too": 0 if view["pointed_too"] is None else view["pointed_too"] + 1,
        "pointed_owner": "" if view["pointed_owner"] is None else words.player(view["pointed_owner"], "of"),
        "pointed_owner_is": "you" if view["pointed_owner"] == words.you else "other",
        "special": "yes" if "use" in sight.legal else "no",
    }


def in_full(words: Words, name: str | None) -> str:
    """A card with its ravens: "Weź 2 (5 kruków)"."""
    if name is None:
        return ""
    ravens = ravens_on(words, name)
    if ravens is None or name.isdigit():
        return words.card(name)
    return words.say("card-in-full", name=words.card(name), ravens=ravens)


# The reveal


def reveal(sight: Sight, events: Sequence[Heard], width: int) -> Iterator[RenderableType]:
    """Dream by dream, the caller's fate last."""
    words = sight.words
    dreams: dict[int, list[Heard]] = {}
    for event in events:
        if event["event"] == "revealed":
            dreams.setdefault(event["seat"], []).append(event)
    scored = {event["seat"]: event for event in events if event["event"] == "scored"}
    caller = next((event["seat"] for event in events if event["event"] == "called"), None)
    title = Text(f" {MOON_SIGN} ", f"bold {MOON}")
    if caller is None:
        title.append(words.say("nobody-called"))
    else:
        title.append(words.say("called", mine="yes" if caller == words.you else "no", player=words.player(caller)))
    order = sorted(dreams, key=lambda seat: (seat == caller, seat))
    remarks = {seat: remarks_on(words, dreams[seat], events) for seat in dreams}
    yield title
    for shown in range(1, len(order) + 1):
        seat = order[shown - 1]
        inside = LARGE if width_of_cards(len(dreams[seat]), LARGE) < width else SMALL
        faces = [face(words, event["card"], inside) for event in dreams[seat]]
        cards = row_of_cards(faces, [str(place + 1) for place in range(len(faces))], inside)
        caption = Text(words.player(seat), f"bold {MOON}")
        yield Group(title, side_by_side([(caption, cards)]), results(words, order[:shown], dreams, scored, remarks))
    yield Group(title, Text(""), results(words, order, dreams, scored, remarks))


def results(
    words: Words,
    seats: Sequence[int],
    dreams: dict[int, list[Heard]],
    scored: dict[int, Heard],
    remarks: dict[int, str],
) -> Table:
    sheet = Table(box=None, padding=(0, 1), header_style=NIGHT)
    sheet.add_column("")
    sheet.add_column(words.say("results-dream"))
    sheet.add_column(words.say("results-ravens"), justify="right")
    sheet.add_column(words.say("results-score"), justify="right", style="bold")
    sheet.add_column("")
    for seat in seats:
        cards = " + ".join(
            f"({event['ravens']})" if event["forgiven"] else str(event["ravens"]) for event in dreams[seat]
        )
        count, score = (str(scored[seat][name]) for name in ("count", "score"))
        sheet.add_row(Text(words.player(seat)), Text(cards), count, score, Text(remarks[seat]))
    return sheet


def remarks_on(words: Words, dream: Sequence[Heard], events: Sequence[Heard]) -> str:
    """Why somebody scores other than the ravens on their cards, as the rules tell it."""
    said = [words.say("remark-hourglasses", worth=event["ravens"]) for event in dream if event["card"] == "hourglass"][
        :1
    ]
    if any(event["forgiven"] for event in dream):
        said.append(words.say("remark-nines"))
    for event in events:
        if event["event"] == "adjusted" and event["seat"] == dream[0]["seat"]:
            said.append(words.say(f"remark-{event['reason']}", points=event["points"]))
    return ", ".join(said)
