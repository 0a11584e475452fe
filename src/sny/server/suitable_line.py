"""Whether the installed uvicorn has what the short way of moves stands on.

`server/line.py` extends a class of uvicorn and reads attributes that it does not promise. A release without one of them
must not break a table: then uvicorn's own WebSocket serves, without the short way, and the log says so once.
"""

from typing import TYPE_CHECKING, Any

import uvicorn
from starlette.types import Scope

from sny.server.log import log

if TYPE_CHECKING:
    from sny.server.line import Line

EXTENSION = "sny.line"  # of a scope
NEEDED = (
    "close_sent", "conn", "curr_msg_data_type", "data_received", "disconnected", "frames", "handle_connect",
    "handle_events", "handshake_initiated", "keepalive_timeout", "loop", "queue", "run_asgi",
    "send_receive_event_to_app", "transport", "writable",
)  # fmt: skip
LATER = ("curr_msg_data_type", "request", "response", "scope")  # set by uvicorn once a request has come in
USUAL = "websockets-sansio"


def suitable_line() -> Any:
    """What serves WebSockets: our line where it can, uvicorn's own otherwise."""
    missing = missing_names()
    if missing:
        log("the short way of moves is off", level="warning", uvicorn=uvicorn.__version__, missing=", ".join(missing))
        return USUAL
    from sny.server.line import Line

    return Line


def line_of(scope: Scope) -> "Line | None":
    """The short way, where the server has one."""
    found: Line | None = scope.get("extensions", {}).get(EXTENSION)
    return found


def missing_names() -> list[str]:
    """What a WebSocket of the installed uvicorn lacks, looked at before anybody connects."""
    try:
        from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
        from uvicorn.server import ServerState

        socket: Any = WebSocketsSansIOProtocol(uvicorn.Config(nobody, log_config=None), ServerState(), {}, NO_LOOP)
    except Exception as problem:  # whatever has changed there, it is not what we know
        return [f"{type(problem).__name__}: {problem}"]
    return [name for name in NEEDED if name not in LATER and not hasattr(socket, name)]


NO_LOOP: Any = object()  # nothing is run in it


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    pass
