"""Tables as lists show them: a person's own, the public ones, and one by its id."""

from contextlib import suppress
from typing import Any

from sny.server.keeper import Keeper, is_id
from sny.server.past import Past, Shelved, read_shelved, summary
from sny.store import StoreError
from sny.table.phases import CLOSED

MOST_PUT_AWAY = 20  # of a person's tables, that are read for a list of them


async def summary_of(keeper: Keeper, id: str) -> dict[str, Any] | None:
    """What a list shows of a table; for one that was put away, what was kept then."""
    if id in keeper.unreadable:
        raise keeper.unreadable[id]
    if id not in keeper.live and is_id(id):
        kept = await keeper.store.summarized(id)
        if kept is None:
            return None
        if (shelf := read_shelved(kept.summary, kept.length)) is not None:
            return shelf.summary
        if keeper.node is not None and (told := await keeper.node.summary_elsewhere(id)) is not None:
            return told
    past = await keeper.past(id)
    return None if past is None else past.summary


async def tables_of(keeper: Keeper, person: str) -> list[dict[str, Any]]:
    """Those where a person sits, the ones that were put away too; of these only the latest."""
    found = live_tables_of(keeper, person)
    if keeper.node is not None:
        found += [table for tables in await keeper.node.calls.ask_all("tables_of", person) for table in tables]
    live = {table["id"] for table in found} | keeper.live.keys()
    others = [kept for kept in await keeper.store.summaries(person) if kept.id not in live]
    for kept in [kept for kept in others if kept.id not in keeper.unreadable][-MOST_PUT_AWAY:]:
        with suppress(StoreError):  # one that cannot be read does not hide the others
            shelf: Past | Shelved | None = read_shelved(kept.summary, kept.length) or await keeper.past(kept.id)
            if shelf is not None and person in shelf.people and shelf.summary["phase"] != CLOSED:
                found.append(shelf.summary)
    return found


def live_tables_of(keeper: Keeper, person: str) -> list[dict[str, Any]]:
    here = [live.table for live in keeper.live.values() if person in live.table.people()]
    return [summary(table) for table in here if table.phase != CLOSED]


def public_tables(keeper: Keeper) -> list[dict[str, Any]]:
    return [summary(live.table) for live in keeper.live.values() if live.table.settings.public]
