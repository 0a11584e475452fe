"""Turns a client's request into an input of the table. The person is known from the connection, not the message."""

from collections.abc import Collection
from typing import Any

from msgspec import UNSET

from sny import __version__
from sny.bots import NEEDS, all_levels, levels
from sny.errors import IllegalAction, Refused, SnyError
from sny.extras import MissingExtra
from sny.server import messages as wire
from sny.server.admission import check_chat, check_known, host_is_away, needs_vote
from sny.server.connection import Connection
from sny.server.live_table import LiveTable
from sny.server.tidying import tidy_name, tidy_text
from sny.table import inputs
from sny.table.fair import new_secret
from sny.table.settings import Settings


def input_of(request: Any, asker: Connection, live: LiveTable, newcomer: bool) -> inputs.AnyInput:
    """The input that a request stands for. Raises Refused where it cannot be one."""
    kind: Any = wire.INPUTS[type(request)]
    if kind is inputs.Play:  # by far the most frequent
        return inputs.Play(by=asker.person, id=request.id, seat=request.seat, action=request.action)
    given = {name: getattr(request, name) for name in request.__struct_fields__}
    game = live.table.game_name
    if kind is inputs.Sit:
        name = tidy_name(request.name or asker.name)
        given |= {"name": name, "own_name": name == asker.name}
        given |= {"newcomer": newcomer, "host_away": host_is_away(live)}
    elif kind in (inputs.Kick, inputs.Mute, inputs.PassHost, inputs.Show):
        check_known(live, request.person)
        if kind is inputs.Kick:
            given |= {"vote": needs_vote(live, request.person)}
    elif kind is inputs.Chat:
        check_chat(live, asker)
        given |= {"name": asker.name, "text": tidy_text(request.text)}
    elif kind is inputs.Again:
        given |= {"secret": new_secret()}
    elif kind is inputs.Bot:
        check_level(game, request.level, live.thinkers.own)
    elif kind is inputs.Start:
        check_level(game, request.fill, live.thinkers.own)
        given |= {"version": __version__}
    elif kind is inputs.Reveal:
        given |= {"version": __version__}
    elif kind is inputs.Arrange:
        check_settings(game, request.settings, live.thinkers.own)
    input: inputs.AnyInput = kind(by=asker.person, **given)
    return input


def carry_out(request: Any, asker: Connection, live: LiveTable, newcomer: bool = False) -> bool:
    """Whether a request was carried out now, and not before. Raises SnyError; `refusal` tells it."""
    input = input_of(request, asker, live, newcomer)
    if (before := live.table.taken_before(input)) is not None:
        live.send_in_order([asker], wire.message_text(wire.Done(id=request.id, number=before)))
        return False
    live.take(input, asker)
    return True


def refusal(id: str, error: SnyError) -> wire.Refused:
    if isinstance(error, IllegalAction):
        refused = wire.Refused(id=id, code="illegal", reason=str(error), legal=error.legal)
        refused.verdict = error.verdict or UNSET
        return refused
    if isinstance(error, Refused):
        return wire.Refused(id=id, code=error.code, reason=str(error))
    return wire.Refused(id=id, code="option", reason=str(error))


def check_hint(request: wire.Hint, asker: Connection, live: LiveTable) -> None:
    if request.seat not in live.table.seats_of(asker.person):
        raise Refused("seat", f"seat {request.seat} is not yours")
    if not live.table.settings.hints:
        raise Refused("hints", "this table plays without hints")


def check_level(game: str, level: str, own: Collection[str] = ()) -> None:
    if not level or level in levels(game, own):
        return
    if level in all_levels(game):
        raise Refused("level", f"this server is not set up for {level!r}: {MissingExtra(NEEDS[level])}")
    raise Refused("level", f"there is no bot {level!r}; choose from {', '.join(levels(game))}")


def check_settings(game: str, settings: Settings, own: Collection[str] = ()) -> None:
    check_level(game, settings.away_level, own)
