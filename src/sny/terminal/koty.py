"""How Koty looks: rivals' lands above, your lands and your hand below, and each land's worth when the game is over.

A cat shows its number, which tells its colour too; the nines stand under it.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sny.rules import koty as rules
from sny.rules.kit.plain import UNKNOWN
from sny.terminal.drawing import Sight
from sny.terminal.koty_menu import LETTERS
from sny.terminal.koty_menu import menu as menu
from sny.terminal.look import BACK, FAINT, MOON, MOON_SIGN, NIGHT, Card, row_of_cards, side_by_side, sky
from sny.terminal.parts import indented
from sny.terminal.words import Heard, Words

SHOWN_ONCE: tuple[str, ...] = ()  # a hand lies before its owner all the time
TEAMS = "ABC"
SMALL, MIDDLE, LARGE = 3, 5, 9  # widths inside a card
COLOURS = {
    "blue": "bold #10204a on #8fb8f0",
    "yellow": "bold #3a2f00 on #f2d974",
    "green": "bold #0f3316 on #9fd8a4",
    "pink": "bold #4a1030 on #f2b0cf",
}
DARK = "bold #efe6cf on #4a3f78"  # ravens, jokers, night cards


# The table


def table(sight: Sight, width: int) -> RenderableType:
    words, view = sight.words, sight.view
    partner = None if words.you is None else view["partner"][words.you]
    title = words.say(
        "title",
        pile=view["pile_size"],
        discards=view["discards_size"],
        teams=view["teams"],
        partner="" if partner is None else words.player(partner),
    )
    parts: list[RenderableType] = [sky(title, width, view["progress"]), rivals(sight, width), Text(""), own(sight)]
    known = [
        f"{words.player(seat)}: {', '.join(words.card(name) for name in view['hand'][seat] if name != UNKNOWN)}"
        for seat in seats(view)
        if seat != words.you and view["shown"][seat]
    ]
    if known:
        parts.append(indented(words.say("known-hands", cards="; ".join(known)), FAINT))
    return Group(*parts)


def seats(view: dict[str, Any]) -> range:
    return range(view["players"])


def rivals(sight: Sight, width: int) -> Table:
    """All other dreams in one row, from the left of yours."""
    players = sight.view["players"]
    inside = MIDDLE if (players - 1) * (rules.LANDS * (MIDDLE + 1) + 1) < width else SMALL
    grid = Table.grid(padding=(0, 0, 0, 1), pad_edge=True)
    others = [(sight.seat + step) % players for step in range(1, players)]
    grid.add_row(*(caption(sight, seat, rules.LANDS * (inside + 1) - 1) for seat in others))
    grid.add_row(*(lands(sight, seat, inside) for seat in others))
    return grid


def caption(sight: Sight, seat: int, width: int) -> Text:
    words, view = sight.words, sight.view
    team = f" {TEAMS[view['team'][seat]]}" if view["teams"] == "on" else ""
    text = f"{seat + 1} {words.dream(seat)}{team} · {view['cats'][seat]}"
    asked = view["asked"] if view["phase"] == "defend" else view["turn"]
    style = f"bold {MOON}" if seat == asked else NIGHT
    return Text(text if len(text) <= width else text.replace(" · ", " "), style, no_wrap=True)


def own(sight: Sight) -> Table:
    words, view = sight.words, sight.view
    shown = view["shown"][sight.seat]
    hand = [face(words, name) for name in view["hand"][sight.seat] if name is not None]
    labels = [f"{letter} {words.say('seen')}" if place < shown else letter for place, letter in enumerate(LETTERS)]
    pictures = [(caption(sight, sight.seat, 40), lands(sight, sight.seat, MIDDLE))]
    if hand and words.you is not None:
        pictures.append((Text(words.say("hand"), NIGHT), row_of_cards(hand, labels[: len(hand)], LARGE)))
    return side_by_side(pictures)


def lands(sight: Sight, seat: int, inside: int) -> Text:
    """The lands of a dream side by side: what lies on top, the nines under it, their number."""
    view = sight.view
    picture = Text(no_wrap=True)
    for land in range(rules.LANDS):
        name = view["tops"][seat][land]
        empty = name is None and not nines(view, seat, land)
        text, style = ("·", FAINT) if empty else ("", "") if name is None else (mark(name), style_of(name))
        picture.append("│" if land else "", NIGHT).append(text.center(inside), style)
    picture.append("\n")
    for land in range(rules.LANDS):
        count = nines(view, seat, land)
        picture.append("│" if land else "", NIGHT).append(("9" * count).center(inside), BACK if count else "")
    picture.append("\n")
    for land in range(rules.LANDS):
        meant = (view["target_owner"], view["target"]) == (seat, land)
        label = f"*{land + 1}*" if meant else str(land + 1)
        picture.append("┴" if land else "", NIGHT).append(label.center(inside, "─"), f"bold {MOON}" if meant else NIGHT)
    return picture


def nines(view: dict[str, Any], seat: int, land: int) -> int:
    first = land * rules.DEPTH
    return sum(name is not None for name in view["nines"][seat][first : first + rules.DEPTH])


def face(words: Words, name: str) -> Card:
    return Card((mark(name), words.card(name, "face")), "", style_of(name))


def mark(name: str) -> str:
    """A cat has ears and a number, a raven its wings."""
    if name == "raven":
        return "v"
    return f"^{name[-1]}^" if name[-1].isdigit() else "*"


def style_of(name: str) -> str:
    return COLOURS.get(name.partition("-")[0], DARK)


# What the words may mention


def hints(sight: Sight) -> dict[str, Any]:
    words, view = sight.words, sight.view
    owner, land = view["target_owner"], view["target"]
    values: dict[str, Any] = {
        "attacker": words.player(view["turn"]),
        "owner": "",
        "owner_is": "other",
        "land": 0,
        "cat": "",
        "card": "",
    }
    if owner is not None and land is not None:
        values |= {"owner": words.player(owner, "of"), "land": land + 1}
        values["owner_is"] = "you" if owner == words.you else "other"
        top = view["tops"][owner][land]
        attacking = view["attacking"]
        if attacking is not None:
            values |= {"cat": words.card(top, "whom"), "card": words.card(attacking, "with")}
            if view["laid"] == "joker":
                values["card"] = words.say("joker-as", card=words.card(attacking, "with"))
    values["lifted"] = words.card(view["lifted"], "whom") if view["lifted"] is not None else ""
    return values


def result(sight: Sight, total: int) -> str:
    words = sight.words
    return words.say("cats", number=total)


# The end


def reveal(sight: Sight, events: Sequence[Heard], width: int) -> Iterator[RenderableType]:  # noqa: ARG001
    """Dream by dream, the best last."""
    words, view = sight.words, sight.view
    ended = next(event["seat"] for event in events if event["event"] == "ended")
    scored = {event["seat"]: event for event in events if event["event"] == "scored"}
    winners = [event["seat"] for event in events if event["event"] == "won"]
    title = Text(f" {MOON_SIGN} ", f"bold {MOON}")
    if ended is None:
        title.append(words.say("cards-ran-out"))
    else:
        mine = "yes" if ended == words.you else "no"
        title.append(words.say("three-full-lands", mine=mine, player=words.player(ended)))
    sums = {seat: (event["team_cats"], event["team_nines"]) for seat, event in scored.items()}
    order = sorted(scored, key=lambda seat: (seat in winners, sums[seat], view["team"][seat], seat))
    yield title
    for shown in range(1, len(order)):
        yield Group(title, Text(""), results(sight, order[:shown], sums, scored, ()))
    complete: list[RenderableType] = [title, Text(""), results(sight, order, sums, scored, winners)]
    if any(event["event"] == "won" and event["reason"] == "nines" for event in events):
        complete.append(Text(f" {words.say('tie-by-nines')}"))
    yield Group(*complete)


def results(
    sight: Sight,
    order: Sequence[int],
    sums: dict[int, tuple[int, int]],
    scored: dict[int, Heard],
    winners: Sequence[int],
) -> Table:
    words, view = sight.words, sight.view
    sheet = Table(box=None, padding=(0, 1), header_style=NIGHT)
    sheet.add_column("")
    for land in range(rules.LANDS):
        sheet.add_column(words.say("results-land", land=land + 1))
    sheet.add_column(words.say("results-cats"), justify="right", style="bold")
    sheet.add_column(words.say("results-nines"), justify="right")
    if view["teams"] == "on":
        sheet.add_column(words.say("results-team"), justify="right", style="bold")
    for seat in order:
        name = Text(f"{MOON_SIGN if seat in winners else ' '} {words.player(seat)}")
        name.stylize(f"bold {MOON}" if seat in winners else "")
        lying = [Text(land_in_full(view, seat, land)) for land in range(rules.LANDS)]
        team = [f"{TEAMS[view['team'][seat]]} {sums[seat][0]}"] if view["teams"] == "on" else []
        sheet.add_row(name, *lying, str(scored[seat]["cats"]), str(scored[seat]["nines"]), *team)
    return sheet


def land_in_full(view: dict[str, Any], seat: int, land: int) -> str:
    """From the top down, and what it is worth: "5+999=40"."""
    top, under = view["tops"][seat][land], "9" * nines(view, seat, land)
    lying = "+".join(part for part in ("" if top is None else mark(top).strip("^"), under) if part)
    return f"{lying}={view['land_cats'][seat][land]}" if lying else "–"
