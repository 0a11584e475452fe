"""Starting a server from the command line: where it listens, what it prints first."""

import asyncio
import os
import re
from pathlib import Path

import click

import sny
from sny.bots import all_levels, takes_own_bots
from sny.bots.own import is_own
from sny.cli.many import SHARES_PORT, run_processes
from sny.cli.own_bots import check_own
from sny.language import Language
from sny.server.app import Configuration
from sny.server.client_files import built_client
from sny.server.nodes.bus import Bus
from sny.server.serve import Address, can_open_browser, free_port, open_browser_soon, qr_code, serve, taken_port
from sny.store import StoreError, open_store
from sny.store.address import is_postgres, shown, sqlite_path, store_address
from sny.terminal.complaint import Complaint

NAME_OF_BOT = re.compile(r"\w[\w-]{0,23}")
EVERY_INTERFACE = "0.0.0.0"  # noqa: S104


def open_server(
    language: Language,
    host: str,
    port: int,
    lan: bool,
    store: str | None,
    lobby: bool,
    open_: bool | None,
    workers: int,
    warm_up: bool,
    origins: tuple[str, ...],
    proxy: bool,
    crowd: bool,
    own_bots: tuple[str, ...],
    admin_token: str,
    keep: int,
    log: str,
    bus: str,
    node: str,
    processes: int,
) -> None:
    share_port = SHARES_PORT in os.environ
    address = Address(EVERY_INTERFACE if lan else host, port or free_port())
    if not share_port and (problem := taken_port(address)):
        raise Complaint(language.say("serve-taken", host=address.host, port=str(port), problem=problem))
    for origin in origins:
        check_origin(language, origin)
    kept = store_address(store, os.environ)
    make_folder(language, kept)
    check_store(language, kept)
    if (bus or processes > 1) and not is_postgres(kept):
        raise Complaint(language.say("serve-nodes-store", store=shown(kept)))
    if bus:
        check_bus(language, bus)
    configuration = Configuration(
        store=kept,
        lobby=lobby,
        origins=frozenset(origins),
        workers=workers,
        warm_up=warm_up,
        crowd=crowd,
        proxy=proxy,
        admin_token=admin_token,
        retention=keep,
        client=built_client(),
        bots=own_bots_named(language, own_bots),
        version=sny.__version__,
        bus=bus,
        node=node,
    )

    def announce() -> None:
        click.echo(language.say("serve-opened", link=address.link, store=shown(kept)))
        if lan:
            click.echo(language.say("serve-phones"))
            click.echo(qr_code(address.link))
        if can_open_browser() if open_ is None else open_:
            open_browser_soon(address.link)

    if processes > 1:
        run_processes(language, processes, kept, bus, address.port, announce)
        return
    if not share_port:
        announce()
    serve(address, configuration, log_form=log, log_level="info", share_port=share_port)


def own_bots_named(language: Language, given: tuple[str, ...]) -> dict[str, str]:
    """Bots by the names under which tables offer them. Each is loaded once, so that a wrong one is reported now."""
    named: dict[str, str] = {}
    for text in given:
        name, _, target = text.partition("=")
        taken = name in named or any(name in all_levels(game) for game in sny.games())
        if not NAME_OF_BOT.fullmatch(name) or not is_own(target) or taken:
            raise Complaint(language.say("serve-wrong-bot", bot=text))
        check_own(next(filter(takes_own_bots, sny.games())), target, "bot")
        named[name] = target
    return named


def check_origin(language: Language, origin: str) -> None:
    """A browser sends a scheme and a host, and a port where it is not the usual one; anything else would never fit."""
    scheme, _, host = origin.partition("://")
    if scheme not in ("http", "https") or not host or set(host) & set("/?#@ "):
        raise Complaint(language.say("serve-origin", origin=origin))


def check_store(language: Language, store: str) -> None:
    """Report a store that cannot be opened in one line, before the server starts."""

    async def open_once() -> None:
        await (await open_store(store)).close()

    try:
        asyncio.run(open_once())
    except StoreError as error:
        raise Complaint(language.say("store-problem", problem=str(error))) from None


def check_bus(language: Language, bus: str) -> None:
    """Likewise."""

    async def connect_once() -> None:
        await (await Bus.connect(bus)).close()

    try:
        asyncio.run(connect_once())
    except StoreError as error:
        raise Complaint(language.say("store-problem", problem=str(error))) from None


def make_folder(language: Language, store: str) -> None:
    """A new store's folder is nobody else's."""
    if is_postgres(store):
        return
    try:
        Path(sqlite_path(store)).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except StoreError as error:
        raise Complaint(language.say("store-problem", problem=str(error))) from None
    except OSError as error:
        raise Complaint(language.say("serve-no-store", store=store, problem=error.strerror or str(error))) from None
