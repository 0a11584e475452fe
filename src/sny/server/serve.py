"""Run a server: one port, one store, a link and a QR code to it."""

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from dataclasses import dataclass
from typing import Any

import segno
import uvicorn

from sny.bots import levels
from sny.rules.catalogue import GAMES
from sny.server.app import Configuration, make_app
from sny.server.gate import SPARE_DESCRIPTORS, Gate, raise_descriptors
from sny.server.limits import LONGEST_MESSAGE
from sny.server.log import set_up_logs
from sny.server.pool import new_process
from sny.server.suitable_line import suitable_door, suitable_line

GRACE_SECONDS = 10
BACKLOG = 128  # connections that wait to be accepted, and so the most that are accepted at once
PING_SECONDS = 20.0  # between looks whether a device is still there, and for its answer
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104


@dataclass(frozen=True)
class Address:
    host: str
    port: int

    @property
    def link(self) -> str:
        """How people reach it: a phone cannot use this machine's name for itself."""
        host = own_address() if self.host in EVERYWHERE else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"


def serve(
    address: Address, configuration: Configuration, *, log_form: str, log_level: str, share_port: bool = False
) -> None:
    """Serve until told to stop. Inputs in flight are stored first, and clients are told to reconnect."""
    set_up_logs(log_form, log_level)
    server = server_for(address, configuration, log_level)
    load_games()
    spare_the_collector()
    server.run([shared_socket(address)] if share_port else None)


def shared_socket(address: Address) -> socket.socket:
    """One that other processes listen on as well; the system hands each connection to one of them."""
    family = socket.AF_INET6 if ":" in address.host else socket.AF_INET
    return socket.create_server((address.host, address.port), family=family, backlog=BACKLOG, reuse_port=True)


class Server(uvicorn.Server):
    """Says goodbye before it closes the sockets: uvicorn would close them first and tell the application last."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        if app.state.keeper.node is not None:
            for server in self.servers:  # whoever comes back goes to another node
                server.close()
        await app.state.keeper.stop()
        await super().shutdown(sockets)


def load_games() -> None:
    """Rules and bots: loaded when first needed, they would hold up everybody in the middle of a game."""
    for game in GAMES:
        levels(game)
    new_process().shutdown()  # it has not started: this loads what starting one takes


def spare_the_collector() -> None:
    """What is loaded by now stays. Looking through all tables for lost cycles, of which play makes none, would hold
    everybody up every few seconds: the keeper does it now and then, and otherwise only new things are looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 2, 1_000_000)
    sys.setswitchinterval(0.001)  # a replay in a thread holds nobody up for longer


def server_for(address: Address, configuration: Configuration, log_level: str = "warning") -> Server:
    descriptors = raise_descriptors()
    gate = Gate(most=descriptors and descriptors - SPARE_DESCRIPTORS)
    if configuration.crowd or configuration.proxy:  # the address is that of many
        gate.each = None
    settings = uvicorn.Config(
        make_app(configuration),
        host=address.host,
        port=address.port,
        log_config=None,
        log_level=log_level,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # they are read where they cannot be forged
        http=suitable_door(gate),
        backlog=BACKLOG,
        ws=suitable_line(),
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return Server(settings)


def taken_port(address: Address) -> str:
    """Why the port cannot be had; "" when it can."""
    try:
        with socket.create_server((address.host, address.port), reuse_port=False):
            return ""
    except OSError as error:
        return (error.strerror or str(error)).partition(" (while ")[0]  # with which address is known already


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def own_address() -> str:
    """This machine's address in its network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is kept for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_code(link: str) -> str:
    """A QR code to be printed in a terminal."""
    from io import StringIO

    drawn = StringIO()
    segno.make(link, error="l").terminal(out=drawn, border=2, compact=True)
    return drawn.getvalue()


def can_open_browser() -> bool:
    has_screen = sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return has_screen and sys.stdout.isatty()


def open_browser_soon(link: str) -> None:
    """Once the server answers; a browser that does not start is no reason to stop."""
    import threading

    def open_it() -> None:
        asyncio.run(asyncio.sleep(1))
        webbrowser.open(link)

    threading.Thread(target=open_it, daemon=True).start()
