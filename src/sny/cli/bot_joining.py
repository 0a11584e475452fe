"""`sny join … --bot module:function`: a function sits down at a table on a server and plays there."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import click

from sny.bots import takes_own_bots
from sny.bots.own import Guarded, typed_view
from sny.cli.own_bots import check_own, problems_of
from sny.errors import Refused
from sny.language import Language
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.notation import action_number, action_text
from sny.terminal.complaint import Complaint
from sny.terminal.joining import Named, Wanted, arrived, line_level_of, read_link
from sny.visitor import Parted, Place, Visitor

FAILED = 1  # exit code when the bot made a mistake
PAUSE = 1  # seconds before it comes back to a server that was lost


def join_with_bot(language: Language, link: str, name: str, bot: str, password: str, wanted: Wanted, fill: str) -> int:
    """Play until the match is over. The bot's errors are shown to its author at the end, and not to the table."""
    check_own(wanted.game, bot, "bot")
    server, table = read_link(language, link)
    try:
        visitor, table = arrived(server, table, name, wanted, fill)
        guarded = asyncio.run(played(language, visitor, table, password, bot, fill))
    except (Refused, Parted) as problem:
        raise Complaint(language.say("join-refused", problem=str(problem))) from None
    told = problems_of([guarded])
    for text in told:
        click.echo(text, err=True)
    return FAILED if told else 0


async def played(language: Language, visitor: Visitor, table: str, password: str, bot: str, fill: str) -> Guarded:
    guarded: Guarded | None = None
    since: int | None = None
    while True:
        try:
            async with visitor.at(table, since, password) as place:
                game = place.table["game"]
                if not takes_own_bots(game):
                    raise Complaint(language.say("join-bot-words"))
                guarded = guarded or Guarded(game, bot)
                seat = await seated(language, visitor, place, fill)
                await answer_all(place, seat, game, guarded)
                words = Named(language, card_rules_of(game), None, hearing=place)
                winners = [words.player(seat) for seat in (place.table["result"] or {}).get("winners", [])]
                click.echo(language.say("join-bot-over", winners=", ".join(winners) or "–"))
                return guarded
        except Parted as parted:
            if not parted.come_back:
                raise
            await asyncio.sleep(parted.wait or PAUSE)


async def seated(language: Language, visitor: Visitor, place: Place, fill: str) -> int:
    """In its own chair, or the first free one; a host also starts, once everybody else is there or `fill` is given."""
    chairs = place.table["chairs"]
    own = [seat for seat, chair in enumerate(chairs) if chair["person"] == visitor.person]
    free = [seat for seat, chair in enumerate(chairs) if not chair["person"] and not chair["bot"]]
    if not own and (place.table["phase"] != "gathering" or not free):
        raise Refused("taken", language.say("join-full"))
    seat = own[0] if own else free[0]
    if not own:
        await place.request("sit", seat=seat)
    if place.table["phase"] == "gathering" and place.table["host"] == visitor.person:
        level = fill or await asyncio.to_thread(line_level_of, visitor.server, place.table["game"])
        await place.request("start", fill=level)
    while place.table["phase"] == "gathering":
        await place.next()
    return seat


async def answer_all(place: Place, seat: int, game: str, choose: Callable[..., Any]) -> None:
    rules, chance = card_rules_of(game), Random()  # noqa: S311
    while not place.over:
        face = place.faces.get(seat)
        if face is None or not face.legal:
            await place.next()
            continue
        legal = [action_number(rules, action) for action in face.legal]
        action = choose(typed_view(game, face.view), seat, legal, chance)
        number = place.number
        try:
            await place.request("play", seat=seat, action=action_text(rules, action))
        except Refused:  # somebody was faster, or took a move back: what is known now is asked again
            if place.number == number:
                await place.next()
