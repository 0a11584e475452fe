"""The ASGI application: endpoints, sockets, the client's files, and the operator's pages."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from re import Pattern
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute, compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sny.errors import Refused, SnyError
from sny.server.admin import Admin, measure_lag
from sny.server.answers import Unknown
from sny.server.client_files import ClientFiles
from sny.server.endpoints import ENDPOINTS, Endpoint
from sny.server.forms import KnownDevice, Problem
from sny.server.keeper import Keeper
from sny.server.limits import (
    FILES_A_MINUTE,
    LONGEST_BODY,
    READS_A_MINUTE,
    REPLAYS_A_MINUTE,
    REQUESTS_A_MINUTE,
    SOCKETS_EACH,
    TABLES_A_MINUTE,
    Buckets,
)
from sny.server.log import log
from sny.server.metrics import STORE_FAILURES
from sny.server.nodes.guests import Guests
from sny.server.nodes.node import Node
from sny.server.nodes.picture import answer_others
from sny.server.nodes.shared_limits import SharedLimits
from sny.server.openapi import description
from sny.server.origins import BehindProxy, address_of, is_own_origin
from sny.server.people import COOKIE, FORMER, MARK, People
from sny.server.preview import TablePages
from sny.server.reading import Unreadable
from sny.server.reviews import Reviews
from sny.server.socket import Sockets
from sny.server.thinking import Thinkers
from sny.server.upkeep import tidy_for_ever
from sny.server.web import Private, Stranger, Web
from sny.store import PATIENCE, StoreError, open_store

PATIENCE_OF_NODES = 3.0  # seconds for a store that is away: another node may still reach it
YEAR = 365 * 24 * 3600
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "  # Python in a worker
    "img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


@dataclass(frozen=True)
class Configuration:
    store: str
    lobby: bool = True
    origins: frozenset[str] = field(default_factory=frozenset)  # of pages elsewhere that may use this server
    workers: int = 1  # processes in which bots think
    warm_up: bool = False  # get every game's search ready from the start, and not when it is first asked for
    hurry: bool = False  # bots answer without the pauses that people need
    crowd: bool = False  # many people come from one address: no limits for each address
    proxy: bool = False  # one stands in front, and says where requests come from
    client: Path | None = None  # the folder of the built client
    admin_token: str = ""  # who has it may read the metrics and why the server is not ready; without one, this machine
    retention: int = 0  # days for which closed tables are kept; 0: for ever
    bots: Mapping[str, str] = field(default_factory=dict)  # of one's own: how they are called, and module:function
    version: str = ""
    bus: str = ""  # the address of NATS, where this is one of several nodes
    node: str = ""  # how whoever runs it calls this node


def make_app(configuration: Configuration) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        node = await Node.open(configuration.bus, configuration.node) if configuration.bus else None
        store = await open_store(configuration.store, patience=PATIENCE if node is None else PATIENCE_OF_NODES)
        thinkers = Thinkers(configuration.workers, configuration.hurry, configuration.bots)
        if configuration.warm_up:
            thinkers.warm_up()
        keeper = Keeper(store, thinkers, configuration.retention, node)
        people = People(store)
        app.state.keeper = keeper
        reviews = Reviews(store, thinkers)
        app.state.web = Web(keeper, people, configuration.lobby, reviews)
        app.state.sockets = Sockets(
            keeper, people, configuration.origins, None if configuration.crowd else SOCKETS_EACH
        )
        tasks = [asyncio.create_task(tidy_for_ever(keeper)), asyncio.create_task(measure_lag())]
        if node is not None:
            tasks.append(await join_nodes(node, app, people, guard))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await reviews.close()
            await keeper.stop()
            if node is not None:
                await node.close()
            await store.close()

    guard = Guard(configuration)
    files = ClientFiles(configuration.client)
    admin = Admin(configuration.admin_token)
    openapi = msgspec.json.encode(description(configuration.version))
    routes = [Route(endpoint.path, guard.answered(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS]
    app = Starlette(
        routes=[
            *merged(routes),
            WebSocketRoute("/api/tables/{id}/socket", LateSockets()),
            Route("/openapi.json", lambda _: Response(openapi, media_type="application/json")),
            Route("/healthz", lambda _: PlainTextResponse("alive\n")),
            Route("/readyz", admin.ready),
            Route("/metrics", admin.metrics),
            Route("/api/{path:path}", nothing_there, methods=ANY_METHOD),
            Route("/t/{id}", guard.files(TablePages(files)), methods=["GET", "HEAD"]),
            Route("/{path:path}", guard.files(files), methods=["GET", "HEAD"]),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: plain_problem, Exception: fault},
    )
    app.add_middleware(Headers)
    if configuration.proxy:
        app.add_middleware(BehindProxy)
    return app


async def join_nodes(node: Node, app: Starlette, people: People, guard: "Guard") -> asyncio.Task[None]:
    """Let this server and the other nodes know of each other."""
    sockets, web = app.state.sockets, app.state.web
    answer_others(node, app.state.keeper, people)
    sockets.attend = Guests(sockets, node.links, node.calls, node.leases).attend
    people.ask_all = node.calls.ask_all
    limits = SharedLimits(node.calls, {**guard.buckets(), **sockets.buckets(), **web.buckets()}, sockets.open)
    sockets.open_elsewhere = limits.sockets_elsewhere
    await node.begin(app.state.keeper)
    return asyncio.create_task(limits.tell_for_ever())


METHODS: dict[Pattern[str], set[str]] = {}  # of each address
for each in ENDPOINTS:
    methods = {each.method, "HEAD"} if each.method == "GET" else {each.method}
    METHODS.setdefault(compile_path(each.path)[0], set()).update(methods)
ANY_METHOD = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
TOO_MANY = "too many requests from this address; wait a minute"


class LateSockets:
    """The sockets' endpoint, which exists only once the store is open."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await scope["app"].state.sockets(scope, receive, send)


class Guard:
    """Everything that an endpoint need not think of: who asks from where, how often, and what comes of errors."""

    def __init__(self, configuration: Configuration) -> None:
        self.origins = configuration.origins
        self.crowd = configuration.crowd
        self.requests = Buckets(REQUESTS_A_MINUTE / 60, REQUESTS_A_MINUTE)
        self.reads = Buckets(READS_A_MINUTE / 60, READS_A_MINUTE)
        self.replays = Buckets(REPLAYS_A_MINUTE / 60, REPLAYS_A_MINUTE)
        self.tables = Buckets(TABLES_A_MINUTE / 60, TABLES_A_MINUTE)
        self.file_reads = Buckets(FILES_A_MINUTE / 60, FILES_A_MINUTE)

    def buckets(self) -> dict[str, Buckets]:
        return {name: value for name, value in vars(self).items() if isinstance(value, Buckets)}

    def files(self, app: ASGIApp) -> ASGIApp:
        return Limited(app, None if self.crowd else self.file_reads)

    def answered(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        read = msgspec.json.Decoder(endpoint.body).decode if endpoint.body else None

        async def answer(request: Request) -> Response:
            try:
                self.check(request, endpoint)
                given = [read(await body_of(request))] if read else []
                told = await endpoint.handler(request.app.state.web, request, *given)
            except PROBLEMS as error:
                return problem(error, request.path_params.get("id", ""))
            response = told if isinstance(told, Response) else in_json(told, endpoint.status, request)
            response.headers["cache-control"] = "no-store"
            return response

        return answer

    def check(self, request: Request, endpoint: Endpoint) -> None:
        if request.method in ("GET", "HEAD"):
            address = address_of(request)
            if not self.crowd and not (self.reads.take(address) and (not endpoint.dear or self.replays.take(address))):
                raise HTTPException(429, TOO_MANY)
            return
        if not is_own_origin(request, self.origins):
            raise HTTPException(403, "requests from pages of other sites are not allowed")
        if self.crowd:
            return
        address = address_of(request)
        if not self.requests.take(address) or (endpoint.opens and not self.tables.take(address)):
            raise HTTPException(429, TOO_MANY)


class Limited:
    """An application that each address may ask so often."""

    def __init__(self, app: ASGIApp, buckets: Buckets | None) -> None:
        self.app = app
        self.buckets = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.buckets is None or self.buckets.take(address_of(HTTPConnection(scope))):
            await self.app(scope, receive, send)
        else:
            await PlainTextResponse(f"{TOO_MANY}\n", 429)(scope, receive, send)


async def body_of(request: Request) -> bytes:
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise HTTPException(415, "send the body as application/json")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LONGEST_BODY:
            raise HTTPException(413, f"a body may have at most {LONGEST_BODY} bytes")
    return body


def in_json(told: Any, status: int, request: Request) -> Response:
    response = Response(msgspec.json.encode(told), status, media_type="application/json")
    if isinstance(told, KnownDevice):
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, told.device, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
        before = request.cookies.get(COOKIE, "")
        if before and before != told.device:
            response.set_cookie(FORMER, before, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
        response.set_cookie(MARK, "1", max_age=YEAR, samesite="strict", secure=secure)
    return response


PROBLEMS = (
    HTTPException, SnyError, StoreError, Stranger, Private, Unknown, msgspec.MsgspecError, UnicodeDecodeError,
    RecursionError, ClientDisconnect,
)  # fmt: skip


def problem(error: Exception, table: str = "") -> Response:
    if isinstance(error, HTTPException):
        reason = REASONS.get(error.status_code, error.detail)
        return told_problem(error.status_code, "request", reason, dict(error.headers or {}))
    if isinstance(error, Stranger):
        return told_problem(401, "unknown", str(error))
    if isinstance(error, Private):
        return told_problem(403, "private", str(error))
    if isinstance(error, Unknown):
        return told_problem(404, "missing", str(error))
    if isinstance(error, Unreadable):
        return told_problem(409, "unreadable", error.reason)
    if isinstance(error, StoreError):
        STORE_FAILURES.inc()
        log("store failed", level="error", table=table, problem=str(error))
        return told_problem(503, "storage", "this cannot be stored now; try again in a moment")
    if isinstance(error, Refused):
        return told_problem(409, error.code, str(error))
    if isinstance(error, RecursionError):
        return told_problem(400, "body", "the body is nested too deeply")
    if isinstance(error, msgspec.MsgspecError | UnicodeDecodeError):
        return told_problem(400, "body", f"malformed body: {error}")
    return told_problem(400, "option", str(error))


REASONS = {405: "this method is not allowed here; see the Allow header"}


def told_problem(status: int, code: str, reason: str, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(Problem(code, reason)), status, headers, media_type="application/json")


async def nothing_there(request: Request) -> Response:
    """An unknown address, or a method that an address does not have."""
    for path, methods in METHODS.items():
        if path.match(request.url.path):
            return told_problem(405, "request", REASONS[405], {"allow": ", ".join(sorted(methods))})
    return told_problem(404, "missing", "there is nothing at this address; /openapi.json lists all addresses")


async def plain_problem(_: Request, error: Exception) -> Response:
    return problem(error)


async def fault(_: Request, __: Exception) -> Response:
    """What should not have happened, and is in the log."""
    headers = {name.decode(): value.decode() for name, value in HEADERS}
    return told_problem(500, "fault", "something went wrong in the server, and was logged there; try again", headers)


def merged(routes: list[Route]) -> list[Route]:
    """Routes of one path become one, so that another method is answered with 405 and the list of those there are."""
    paths: dict[str, dict[str, Route]] = {}
    for route in routes:
        paths.setdefault(route.path, {}).update(dict.fromkeys(route.methods or (), route))
    return [Route(path, by_method(methods), methods=list(methods)) for path, methods in paths.items()]


def by_method(routes: dict[str, Route]) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        response: Response = await routes[request.method].endpoint(request)
        return response

    return answer


class Headers:
    """The same protective headers on everything that leaves."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, send_with_headers)
