"""For operators: readiness and metrics. Others learn neither paths nor addresses."""

import asyncio
import hmac
from collections.abc import Iterable
from ipaddress import ip_address
from time import monotonic
from typing import TYPE_CHECKING

from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from sny.server.keeper import Keeper
from sny.server.log import log
from sny.server.metrics import LOOP_LAG, NODE, REGISTRY, STORE_FAILURES
from sny.store import StoreError

if TYPE_CHECKING:
    from sny.server.nodes.node import Node

METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"
ASKED_EVERY = 1.0  # seconds for which an answer of the store holds: strangers may ask, and it writes each time


class Admin:
    def __init__(self, token: str) -> None:
        self.token = token
        self._looked = -ASKED_EVERY
        self._problem = ""

    def is_admin(self, request: Request) -> bool:
        """Who has the token; without one, whoever asks from this machine and not through a proxy."""
        if self.token:
            scheme, _, given = request.headers.get("authorization", "").partition(" ")
            return scheme.lower() == "bearer" and hmac.compare_digest(given.encode(), self.token.encode())
        return "x-forwarded-for" not in request.headers and is_loopback(request.client.host if request.client else "")

    async def ready(self, request: Request) -> Response:
        """Everybody may know whether the server is ready; why it is not, only an admin."""
        keeper: Keeper = request.app.state.keeper
        problem = "stopping" if keeper.stopping else await self._problem_of(keeper)
        if not problem:
            return PlainTextResponse("ready\n")
        return PlainTextResponse(f"not ready: {problem}\n" if self.is_admin(request) else "not ready\n", 503)

    async def _problem_of(self, keeper: Keeper) -> str:
        if monotonic() - self._looked >= ASKED_EVERY:
            try:
                await keeper.store.ready()
                self._problem = keeper.node.problem if keeper.node is not None else ""
            except StoreError as error:
                STORE_FAILURES.inc()
                if str(error) != self._problem:
                    log("not ready", level="error", problem=str(error))
                self._problem = str(error)
            self._looked = monotonic()
        return self._problem

    async def metrics(self, request: Request) -> Response:
        if not self.is_admin(request):
            return PlainTextResponse("There is no such file.\n", 404)
        node = request.app.state.keeper.node
        if node is None:
            return PlainTextResponse(generate_latest(REGISTRY), media_type=METRICS_TYPE)
        told = [(node.name, metrics_of(node))]
        if request.query_params.get("nodes") != "all":
            return PlainTextResponse(told[0][1], media_type=METRICS_TYPE)
        told += await node.calls.ask_all("metrics")
        return PlainTextResponse(merged(told), media_type=METRICS_TYPE)


def metrics_of(node: "Node") -> str:
    """What this process counts, under this node's name."""
    NODE.info({"node": node.name})
    return generate_latest(REGISTRY).decode()


def merged(told: Iterable[tuple[str, str]]) -> str:
    """What several nodes count: each line with the name of its node, those of one metric together."""
    openings: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for name, text in told:
        metric = ""
        for line in text.splitlines():
            if line.startswith("# HELP"):
                metric = line.split(" ", 3)[2]
                openings.setdefault(metric, [line])
            elif line.startswith("#"):
                openings[metric] += [line] if len(openings[metric]) == 1 else []
            else:
                samples.setdefault(metric, []).append(labelled(line, name))
    lines = [line for metric, opening in openings.items() for line in (*opening, *samples.get(metric, ()))]
    return "\n".join(lines) + "\n"


def labelled(line: str, node: str) -> str:
    place, _, value = line.rpartition(" ")
    name, _, labels = place.rstrip("}").partition("{")
    kept = [] if not labels or labels.startswith("node=") else [labels]
    own = node.replace("\\", "\\\\").replace('"', '\\"')
    every = ",".join([*kept, f'node="{own}"'])
    return f"{name}{{{every}}} {value}"


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


async def measure_lag(every: float = 1.0) -> None:
    """How late the loop is: what everybody who plays has to wait, whatever else goes on."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + every
        await asyncio.sleep(every)
        LOOP_LAG.observe(max(0.0, loop.time() - due))
