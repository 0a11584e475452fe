"""Deletion on request: people, tables and chat, in memory, in the store and on other nodes."""

from collections.abc import Callable

import msgspec

from sny.errors import Refused
from sny.server import messages as wire
from sny.server.keeper import Keeper, is_id
from sny.server.log import log
from sny.table.forgetting import without_chat, without_person
from sny.table.phases import PLAYING


async def forget_person(keeper: Keeper, person: str) -> int:
    """Their name, their devices and what they wrote. Their tables stay, with somebody unnamed in their place.
    Returns at how many tables they were."""
    closed: list[str] = []
    before = None
    while page := await keeper.store.closed_tables(person, before=before):
        closed += [table.id for table in page]
        before = page[-1].closed, page[-1].id
    tables = [*closed, *await keeper.store.open_tables(person)]
    here = visited_by(keeper, person)
    if keeper.node is not None:
        here += [id for there in await keeper.node.calls.ask_all("visited_by", person) for id in there]
    tables += [id for id in here if id not in tables]
    reason = "you have been forgotten here, as you asked"
    keeper.send_away(person, wire.Bye(code="unknown", reason=reason, come_back=False))
    if keeper.node is not None:
        await keeper.node.calls.ask_all("send_away", person, reason)
    for id in tables:
        await rewrite(keeper, id, "person", person)
    await keeper.store.forget_person(person)
    log("person forgotten", tables=len(tables))
    return len(tables)


def visited_by(keeper: Keeper, person: str) -> list[str]:
    """The tables in memory at which a person sits or has been."""
    return [id for id, live in keeper.live.items() if person in live.visitors | live.table.people()]


async def forget_table(keeper: Keeper, id: str, person: str = "") -> None:
    """With its matches and chat. `person` must be its host; nobody else may be playing there."""
    await check_host(keeper, id, person)
    async with keeper.ours(id) as elsewhere:
        if elsewhere is None:
            await forget_table_here(keeper, id, person)
        else:
            await elsewhere("forget_table", id, person)


async def forget_table_here(keeper: Keeper, id: str, person: str) -> None:
    if (live := keeper.live.get(id)) is not None:
        playing = live.table.phase == PLAYING and live.table.people() - {person}
        if person and playing:
            raise Refused("phase", "others are still playing; leave your seat instead")
        await live.settled()
        live.rest()
        live.dismiss_all(wire.Bye(code="closed", reason="this table was forgotten", come_back=False))
        keeper.drop(live)
    keeper.read_anew_everywhere(id)
    await keeper.store.forget_table(id)
    log("table forgotten", table=id)


async def forget_chat(keeper: Keeper, id: str, person: str = "") -> int:
    """Everything that was written at a table; how many of the lines that are still shown."""
    await check_host(keeper, id, person)
    async with keeper.ours(id) as elsewhere:
        if elsewhere is not None:
            return int(await elsewhere("forget_chat", id, person))
        live = keeper.live.get(id)
        count = len(live.table.chat) if live is not None else 0
        await rewrite_here(keeper, id, without_chat)
    log("chat forgotten", table=id)
    return count


async def rewrite(keeper: Keeper, id: str, what: str, person: str = "") -> None:
    """Forget a person, or the chat, at a table that lives here or on another node."""
    async with keeper.ours(id) as elsewhere:
        if elsewhere is None:
            await rewrite_here(keeper, id, without_person(person) if what == "person" else without_chat)
        else:
            await elsewhere("rewrite", id, what, person)


async def check_host(keeper: Keeper, id: str, person: str) -> None:
    header = await keeper.store.header(id) if is_id(id) else None
    if header is None:
        raise Refused("closed", "there is no such table; check the link")
    live = keeper.live.get(id)
    if live is None and keeper.node is not None and await keeper.node.is_elsewhere(id):
        return  # it is checked there
    if person and person != (host_in(header) if live is None else live.table.host):
        raise Refused("host", "only the host can do that")


async def rewrite_here(keeper: Keeper, id: str, change: Callable[[bytes], bytes]) -> None:
    """Change what is stored, and have a table in memory read again from that."""
    if (live := keeper.live.get(id)) is not None:
        await live.settled()
        live.rest()
        live.dismiss_all(wire.Bye(code="storage", reason="something at this table was forgotten", come_back=True))
        live.broken = True  # nothing more is written from what is in memory
        keeper.drop(live)
    keeper.read_anew_everywhere(id)
    await keeper.store.rewrite(id, change)
    await keeper.store.summarize(id, b"")


class Opened(msgspec.Struct):
    host: str


def host_in(header: bytes) -> str:
    try:
        return msgspec.json.decode(header, type=Opened).host
    except msgspec.MsgspecError:
        return ""
