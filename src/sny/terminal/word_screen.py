"""The table of a word game as one seat sees it: the night, the reveal, and the score sheet."""

from collections.abc import Sequence
from math import ceil
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sny.rules.kraina_snow import HIDDEN, LAST, LEGAL, NIGHT, READY, STORY, UNHEARD, VOTE
from sny.terminal.look import FAINT, MOON, MOON_SIGN, sky
from sny.terminal.look import NIGHT as NIGHT_COLOUR
from sny.terminal.parts import indented
from sny.terminal.word_telling import spirit
from sny.terminal.words import Words

GLASS = 40  # characters of sand
SAND, GONE = "▒", "░"
YELLOW, BLUE = "bold #a98a00", "bold #3d7fd0"  # readable on dark and on light, as all colours are


def table(words: Words, view: dict[str, Any], seat: int, width: int) -> RenderableType:
    """What a seat knows, from its view alone."""
    say, dreaming = words.language.say, seat == view["dreamer"]
    title = say("kraina-snow-title", round=view["round"], rounds=view["players"])
    parts: list[RenderableType] = [sky(title, width, view["progress"])]
    if dreaming:
        parts.append(indented(say("kraina-snow-you-dream")))
    else:
        parts.append(indented(say(f"{words.rules.NAME}-spirit-{view['role']}.you")))
    if view["phase"] in (NIGHT, VOTE):
        parts.append(turns(words, view))
    parts.append(Text(""))
    grid = Table(box=None, show_header=False, padding=(0, 1))
    grid.add_column(style=NIGHT_COLOUR, no_wrap=True)
    if view["phase"] == NIGHT:
        grid.add_row(Text(say("kraina-snow-glass")), glass(words, view))
    if not dreaming and view["word"]:
        grid.add_row(Text(say("kraina-snow-word")), Text(view["word"].upper(), "bold"))
    if dreaming:
        grid.add_row(Text(say("kraina-snow-gone")), Text(say("kraina-snow-cards", count=view["gone"])))
    else:
        grid.add_row(Text(say("kraina-snow-yellow"), YELLOW), laid(words, view["yellow"]))
        grid.add_row(Text(say("kraina-snow-blue"), BLUE), laid(words, view["blue"]))
    if view["guesses"]:
        grid.add_row(Text(say("kraina-snow-guesses")), Text(", ".join(view["guesses"])))
    if view["clues"] and view["phase"] != STORY:
        grid.add_row(Text(say("kraina-snow-clues")), clues(words, view["clues"]))
    return Group(*parts, grid)


def turns(words: Words, view: dict[str, Any]) -> RenderableType:
    """The spirits as they speak in turn, the one on turn with a moon."""
    line = Text(f" {words.language.say('kraina-snow-turns')} ")
    for number, seat in enumerate(view["order"]):
        line.append(" · " if number else "", FAINT)
        on_turn = seat == view["turn"]
        name = words.player(seat)
        line.append(f"{MOON_SIGN} {name}" if on_turn else name, f"bold {MOON}" if on_turn else "")
    return line


def glass(words: Words, view: dict[str, Any]) -> Text:
    left = seconds_left(view)
    sand = min(ceil(GLASS * left / view["options"]["glass"]), GLASS)
    line = Text(SAND * sand, MOON)
    line.append(GONE * (GLASS - sand), FAINT)
    return line.append(f" {words.language.say('kraina-snow-left', left=left)}", "bold")


def seconds_left(view: dict[str, Any]) -> int:
    """Of the glass, the last guess or the story, as whole seconds."""
    return ceil(view["ends"] - view["now"]) if view["ends"] is not None else 0


def laid(words: Words, side: Sequence[dict[str, Any]]) -> Text:
    """The cards of a side, each with the guess that brought it there where that was another word."""
    shown = []
    for card in side:
        word = card["word"].upper()
        if card["guess"] is None:
            shown.append(words.language.say("kraina-snow-laid-passed", word=word))
        elif card["guess"].upper() in (word, UNHEARD):
            shown.append(word)
        else:
            shown.append(words.language.say("kraina-snow-laid-guessed", word=word, guess=card["guess"]))
    return Text(f"{len(side)}: {', '.join(shown)}" if side else "0")


def clues(words: Words, said: Sequence[Sequence[Any]]) -> Text:
    line = Text()
    for number, (giver, clue) in enumerate(said):
        line.append("   " if number else "")
        line.append(f"{words.player(giver)}: ", FAINT).append(clue, "bold")
    return line


# The day's end


def reveal(words: Words, result: dict[str, Any]) -> RenderableType:
    """Spirits, sides and the points of the night, each with its reason."""
    say = words.language.say
    title = Text(f" {MOON_SIGN} {say('kraina-snow-revealed', round=result['round'])}", f"bold {NIGHT_COLOUR}")
    sides = Table(box=None, show_header=False, padding=(0, 1))
    sides.add_row(Text(say("kraina-snow-yellow"), YELLOW), laid(words, result["yellow"]))
    sides.add_row(Text(say("kraina-snow-blue"), BLUE), laid(words, result["blue"]))
    if result["yellow"]:
        named = ", ".join(word.upper() for word in result["named"]) or say("kraina-snow-nothing")
        sides.add_row(Text(say("kraina-snow-named"), NIGHT_COLOUR), Text(named))
    if result["penalties"]:
        taken = ", ".join(f"{words.player(seat)} ({word.upper()})" for seat, word in result["penalties"])
        sides.add_row(Text(say("kraina-snow-penalties"), NIGHT_COLOUR), Text(taken))
    if result.get("top"):
        sides.add_row(Text(say("kraina-snow-top"), NIGHT_COLOUR), Text(result["top"].upper()))
    sides.add_row(Text(say("kraina-snow-aside"), NIGHT_COLOUR), Text(spirit(words, result["aside"])))
    gains = Table(box=None, show_header=False, padding=(0, 1))
    for seat, gained in enumerate(result["gained"]):
        role = result["roles"][seat]
        name = spirit(words, role) if role else say("kraina-snow-dreamer")
        points = Text(f"+{gained}", "bold", justify="right")
        why = say(f"kraina-snow-why-{role or 'dreamer'}", **result["reasons"][seat])
        gains.add_row(Text(words.player(seat)), Text(name), points, Text(why, FAINT))
    return Group(title, sides, Text(""), gains)


def score_sheet(words: Words, view: dict[str, Any]) -> Table:
    """A line a player, a column a night. Penalty cards count in the end (KRA-J15), and stand beside the points."""
    say, results, penalties = words.language.say, view["results"], [len(cards) for cards in view["penalties"]]
    sheet = Table(box=None, padding=(0, 1), header_style=NIGHT_COLOUR)
    sheet.add_column(Text(say("kraina-snow-sheet-night")))
    for result in results:
        sheet.add_column(str(result["round"]), justify="right", style=FAINT)
    sheet.add_column(Text(say("sheet-total")), justify="right", style="bold")
    if any(penalties):
        sheet.add_column(Text(say("kraina-snow-sheet-penalties")), justify="right")
        sheet.add_column(Text(say("kraina-snow-sheet-result")), justify="right", style="bold")
    for seat, points in enumerate(view["points"]):
        row = [str(result["gained"][seat]) for result in results]
        standing = view["standing"][seat]
        ending = [str(standing - points), str(standing)]
        sheet.add_row(Text(words.player(seat)), *row, str(points), *(ending if any(penalties) else []))
    return sheet


def question(view: dict[str, Any], legal: Sequence[str]) -> str:
    """The prompt for a seat now, by what it may say."""
    if view["phase"] in (READY, STORY):
        started = "more" if view["story"] else view["phase"]
        return started if view["role"] in (None, HIDDEN) else f"{view['phase']}-spirit"
    kinds = {kind.split()[0] for kind in legal}
    if view["phase"] == LAST and "guess" in kinds:
        return LAST
    if "vote" in kinds and view["challenge"]["verdict"] != LEGAL:
        return "overrule"
    return next((kind for kind in ("clue", "guess", "vote", "challenge") if kind in kinds), "")


def expected(words: Words, view: dict[str, Any], legal: Sequence[str]) -> str:
    """What is expected of you, or whom you are waiting for."""
    say = words.language.say
    if not legal:
        speaker = view["dreamer"] if view["turn"] is None else view["turn"]
        return say("prompt-waiting", player=words.player(speaker))
    return say(
        f"{words.rules.NAME}-ask-{question(view, legal)}",
        left=seconds_left(view),
        word=(view["word"] or "").upper(),
        dreamer=words.player(view["dreamer"]),
        **voted_on(view),
    )


def voted_on(view: dict[str, Any]) -> dict[str, Any]:
    """The clue that may be voted on, and which rule it is said to break."""
    vote = view["challenge"]
    if not vote or vote["clue"] == HIDDEN:
        return {"clue": view["clues"][-1][1] if view["clues"] else ""}
    return {"clue": vote["clue"], "verdict": vote["verdict"], "reason": vote["reason"]}
