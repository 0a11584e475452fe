"""`sny forget`: deleting somebody or something from a store, for operators."""

from sny.errors import Refused
from sny.server.forgetting import forget_chat, forget_person, forget_table
from sny.server.keeper import Keeper
from sny.server.thinking import Thinkers
from sny.store import StoreError, open_store


async def forget(url: str, what: str, id: str) -> None:
    """Raises StoreError where there is no store, or no such person or table."""
    await (await open_store(url, read_only=True)).close()  # which makes none
    store = await open_store(url)
    keeper = Keeper(store, Thinkers(1))
    try:
        if what == "person":
            await forget_person(keeper, id)
        elif what == "table":
            await forget_table(keeper, id)
        else:
            await forget_chat(keeper, id)
    except Refused as error:
        raise StoreError(str(error)) from None
    finally:
        await store.close()
