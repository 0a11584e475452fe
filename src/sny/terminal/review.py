"""A review told in the terminal: how accurate a game was, its mistakes with reasons, and what was luck."""

from typing import Any

from rich.table import Table
from rich.text import Text

from sny.reviewing import Review
from sny.reviewing.judging import BRILLIANT, MISTAKE, SLIP, WORDS
from sny.terminal.screen import Screen
from sny.terminal.words import Words

PARTS = ("start", "deal", "draws", "others_draws", "hidden", "play", "rivals", "result")
STYLES = {BRILLIANT: "bold cyan", SLIP: "yellow", MISTAKE: "bold red"}
SEATS = ("rival", "other")  # facts of a reason that name a seat


def tell_review(review: Review, words: Words, screen: Screen) -> None:
    say, player = words.language.say, words.player(review.seat)
    for night in review.nights:
        tell_night(night, words, screen)
    if review.nights:
        return
    if review.accuracy is None:
        screen.show(Text(say("review-no-decisions", player=player)))
        return
    screen.show(Text(say("review-title", player=player, accuracy=round(review.accuracy)), "bold"))
    counts = [say("review-count", word=say(f"review-word-{word}"), count=review.counts[word]) for word in WORDS]
    screen.show(Text(say("review-counts", counts=" · ".join(counts))), Text(""))
    told = [moment for moment in review.moments if moment["word"] in STYLES]
    for moment in told:
        tell_moment(review, moment, words, screen)
    if not any(moment["word"] in (SLIP, MISTAKE) for moment in told):
        screen.show(Text(say("review-flawless")), Text(""))
    for account in review.rounds:
        tell_parts(review, account, len(review.rounds) > 1, words, screen)


def tell_night(night: dict[str, Any], words: Words, screen: Screen) -> None:
    say = words.language.say
    screen.show(Text(say("review-night", round=night["round"], dreamer=words.player(night["dreamer"])), "bold"))
    table = Table.grid(padding=(0, 2, 0, 0))
    for card in night["cards"]:
        if not card["clues"]:
            continue
        led = " → ".join(suggested(clue, words) for clue in card["clues"])
        side = say("review-night-got" if card["side"] == "yellow" else "review-night-not-got")
        table.add_row(Text(card["word"], "bold"), Text(led), Text(card["guess"] or "–"), Text(side))
    screen.show(table)
    if unspoken := ", ".join(card["word"] for card in night["cards"] if not card["clues"]):
        screen.show(Text(say("review-night-unspoken", words=unspoken)))
    for spirit in night["spirits"]:
        if not spirit["clues"]:
            continue
        role, name = say(f"{words.rules.NAME}-spirit-{spirit['role']}"), words.player(spirit["seat"])
        counted = {"followed": spirit["followed"], "clues": spirit["clues"]}
        screen.show(Text(say("review-night-spirit", player=name, role=role, **counted)))
    screen.show(Text(say("review-night-glass", got=round(night["glass"]["got"]), lost=round(night["glass"]["lost"]))))
    if missed := night["missed"]:
        chance = round(100 * missed["chance"])
        screen.show(Text(say("review-night-missed", word=missed["word"], clue=missed["clue"], chance=chance)))
    screen.show(Text(""))


def suggested(clue: dict[str, Any], words: Words) -> str:
    chance = -1 if clue["chance"] is None or clue["led"] is None else round(100 * clue["chance"])
    return words.language.say("review-night-clue", clue=clue["clue"], led=clue["led"] or "?", chance=chance)


def tell_moment(review: Review, moment: dict[str, Any], words: Words, screen: Screen) -> None:
    say, word = words.language.say, moment["word"]
    title = say("review-moment", step=moment["step"], word=say(f"review-word-{word}"), action=moment["action"])
    screen.show(Text(title, STYLES[word]))
    before, after = (round(100 * chance) for chance in moment["win"])
    if word == BRILLIANT:
        lines = [say("review-moment-brilliant", after=after)]
    else:
        loss, error = amount(review, moment["loss"], words), amount(review, moment["error"], words)
        lines = [say("review-moment-better", best=moment["best"], loss=loss, error=error, before=before, after=after)]
    lines += [reason_text(reason, words) for reason in moment["reasons"]]
    screen.show(*(Text(f"  {line}") for line in lines), Text(""))


def reason_text(reason: dict[str, Any], words: Words) -> str:
    facts = {name: words.player(value) if name in SEATS else value for name, value in reason["facts"].items()}
    return words.language.say(reason["id"], **facts)


def tell_parts(review: Review, account: dict[str, Any], numbered: bool, words: Words, screen: Screen) -> None:
    say = words.language.say
    table = Table.grid(padding=(0, 2, 0, 0))
    for part in PARTS:
        if part == "result":
            table.add_row(Text("─" * 8), Text(""))
        sign = "" if part in ("start", "result") else "+" if account[part] >= 0 else ""
        table.add_row(Text(f"{sign}{account[part]:.1f}", justify="right"), Text(say(f"review-part-{part}")))
    screen.show(Text(say("review-parts", round=account["round"] if numbered else 0), "bold"), table)
    screen.show(Text(say("review-part-error", error=amount(review, account["error"], words)), "dim"), Text(""))


def amount(review: Review, number: float, words: Words) -> str:
    return words.language.say(f"review-unit-{review.unit}", number=round(number, 1))
