"""What the nodes ask each other so that everybody sees the whole: lists, codes, names, and what is to be forgotten."""

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from sny.server import forgetting, lists
from sny.server import messages as wire
from sny.server.admin import metrics_of
from sny.server.past import summary

if TYPE_CHECKING:
    from sny.server.keeper import Keeper
    from sny.server.nodes.node import Node
    from sny.server.people import People


def answer_others(node: "Node", keeper: "Keeper", people: "People") -> None:
    """Everything that this node answers to others."""

    async def tables_of(_: str, person: str) -> list[dict[str, Any]]:
        return lists.live_tables_of(keeper, person)

    async def public_tables(_: str) -> list[dict[str, Any]]:
        return lists.public_tables(keeper)

    async def live(_: str) -> list[str]:
        return list(keeper.live)

    async def visited_by(_: str, person: str) -> list[str]:
        return forgetting.visited_by(keeper, person)

    async def summary_here(_: str, table: str) -> dict[str, Any] | None:
        found = keeper.live.get(table)
        return None if found is None else summary(found.table)

    async def code_of(_: str, table: str) -> str | None:
        return await keeper.code_of(table) if node.leases.holds(table) else None

    async def find_code(_: str, code: str) -> tuple[str | None, bool]:
        return keeper.codes.get(code), people.has_own_code(code)

    async def person_by_code(_: str, code: str, used: bool) -> str | None:
        return people.person_by_own_code(code, used)

    async def rename(_: str, person: str, name: str) -> None:
        keeper.rename(person, name)

    async def send_away(_: str, person: str, reason: str) -> None:
        keeper.send_away(person, wire.Bye(code="unknown", reason=reason, come_back=False))

    async def take_up(_: str, table: str) -> None:
        if await node.leases.accept(table):
            await keeper.find(table)

    def forget_table(_: str, table: str, person: str) -> Awaitable[None]:
        return forgetting.forget_table(keeper, table, person)

    def forget_chat(_: str, table: str, person: str) -> Awaitable[int]:
        return forgetting.forget_chat(keeper, table, person)

    def rewrite(_: str, table: str, what: str, person: str) -> Awaitable[None]:
        return forgetting.rewrite(keeper, table, what, person)

    async def metrics(_: str) -> tuple[str, str]:
        return node.name, metrics_of(node)

    asked = (
        tables_of, public_tables, live, visited_by, code_of, find_code, person_by_code, rename, send_away, take_up,
        forget_table, forget_chat, rewrite, metrics,
    )  # fmt: skip
    node.calls.answers |= {function.__name__: function for function in asked} | {"summary": summary_here}
    node.calls.told |= {
        "read_anew": lambda _, table: keeper.read_anew(table),
        "used": lambda _, table: keeper.used_elsewhere(table),
    }
