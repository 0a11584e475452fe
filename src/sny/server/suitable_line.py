"""Whether the installed uvicorn has what the fast path of moves and the timeouts of slow clients depend on.

`server/line.py` and `server/door.py` extend classes of uvicorn and read attributes that it does not promise. A release
without one of them must not break a table: then uvicorn's own serve, without the short way or without the watch, and
the log says so once.
"""

from typing import TYPE_CHECKING, Any

import uvicorn
from starlette.types import Scope

from sny.server.gate import Gate
from sny.server.log import log

if TYPE_CHECKING:
    from sny.server.line import Line

EXTENSION = "sny.line"  # of a scope
NEEDED = (
    "close_sent", "conn", "curr_msg_data_type", "data_received", "disconnected", "frames", "handle_connect",
    "handle_events", "handshake_initiated", "keepalive_timeout", "loop", "queue", "run_asgi",
    "send_receive_event_to_app", "transport", "writable",
)  # fmt: skip
NEEDED_AT_THE_DOOR = (
    "client", "conn", "connection_lost", "connection_made", "handle_events", "handle_websocket_upgrade", "loop",
    "on_response_complete", "resume_writing", "transport",
)  # fmt: skip
LATER = ("curr_msg_data_type", "request", "response", "scope")  # set by uvicorn once a request has come in
USUAL, USUAL_DOOR = "websockets-sansio", "auto"


def suitable_line() -> Any:
    """What serves WebSockets: our line where it can, uvicorn's own otherwise."""
    missing = missing_names()
    if missing:
        log("the short way of moves is off", level="warning", uvicorn=uvicorn.__version__, missing=", ".join(missing))
        return USUAL
    from sny.server.line import Line

    return Line


def suitable_door(gate: Gate) -> Any:
    """What serves HTTP: our door where it can, uvicorn's own otherwise."""
    missing = missing_at_the_door()
    if missing:
        log("slow clients are not sent away", level="warning", uvicorn=uvicorn.__version__, missing=", ".join(missing))
        return USUAL_DOOR
    from sny.server.door import door_of

    return door_of(gate)


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


def missing_at_the_door() -> list[str]:
    """What an HTTP connection of the installed uvicorn lacks."""
    try:
        from uvicorn.protocols.http.h11_impl import H11Protocol
        from uvicorn.server import ServerState

        door: Any = H11Protocol(uvicorn.Config(nobody, log_config=None), ServerState(), {}, NO_LOOP)
    except Exception as problem:  # whatever has changed there, it is not what we know
        return [f"{type(problem).__name__}: {problem}"]
    return [name for name in NEEDED_AT_THE_DOOR if not hasattr(door, name)]


NO_LOOP: Any = object()  # nothing is run in it


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    pass
