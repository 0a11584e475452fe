"""Calls to other nodes, to one or to all of them. What a node answers is a table of functions."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from sny.errors import Refused
from sny.server.log import log
from sny.server.nodes.bus import ANSWER_SECONDS, Absent, Bus, BusError, Silent
from sny.store import StoreError

if TYPE_CHECKING:
    from nats.aio.msg import Msg

Answering = Callable[..., Awaitable[Any]]
ALL = "sny.all"


class Answer(msgspec.Struct, omit_defaults=True, array_like=True):
    value: Any = None
    refused: tuple[str, str] | None = None  # a code and a reason
    failed: str = ""  # of the store, or of this node


class Call(msgspec.Struct, array_like=True):
    node: str  # who asks
    wanted: str
    given: list[Any]


_encode = msgspec.msgpack.encode
_read_call = msgspec.msgpack.Decoder(Call).decode
_read_answer = msgspec.msgpack.Decoder(Answer).decode


class Calls:
    def __init__(self, bus: Bus, node: str) -> None:
        self.bus = bus
        self.node = node
        self.answers: dict[str, Answering] = {"ping": pong}
        self.told: dict[str, Callable[..., None]] = {}
        self.peers: Callable[[], list[str]] = list
        self._answering: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.bus.listen(subject_of(self.node), self._hear)
        await self.bus.listen(ALL, self._hear_all)

    async def ask(self, node: str, wanted: str, *given: Any, seconds: float = ANSWER_SECONDS) -> Any:
        """Raises Absent, Silent or BusError; and Refused or StoreError as the other node did."""
        payload = _encode(Call(self.node, wanted, list(given)))
        answer = _read_answer(await self.bus.request(subject_of(node), payload, seconds))
        if answer.refused is not None:
            raise Refused(*answer.refused)
        if answer.failed:
            raise StoreError(answer.failed)
        return answer.value

    async def ask_all(self, wanted: str, *given: Any, seconds: float = ANSWER_SECONDS) -> list[Any]:
        """What the other nodes say, of those that answer."""
        asked = (self.ask(node, wanted, *given, seconds=seconds) for node in self.peers())
        answers = await asyncio.gather(*asked, return_exceptions=True)
        for problem in [one for one in answers if isinstance(one, BaseException)]:
            if not isinstance(problem, Absent | Silent | BusError | StoreError | Refused):
                raise problem
        return [answer for answer in answers if not isinstance(answer, BaseException)]

    async def tell_all(self, wanted: str, *given: Any) -> None:
        """Publish to all nodes; nobody answers."""
        with suppress(BusError):
            await self.bus.publish(ALL, _encode(Call(self.node, wanted, list(given))))

    async def _hear(self, message: "Msg") -> None:
        task = asyncio.create_task(self._answer(message))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _answer(self, message: "Msg") -> None:
        answer = Answer()
        try:
            call = _read_call(message.data)
            answer.value = await self.answers[call.wanted](call.node, *call.given)
        except Refused as error:
            answer.refused = error.code, str(error)
        except StoreError as error:
            answer.failed = str(error)
        except Exception as error:
            log("call failed", level="error", problem=type(error).__name__)
            answer.failed = f"the node could not do it ({type(error).__name__})"
        payload = _encode(answer)
        if len(payload) > self.bus.largest:
            payload = _encode(Answer(failed="the answer is too large to be passed on"))
        with suppress(BusError):
            await self.bus.publish(message.reply, payload)

    async def _hear_all(self, message: "Msg") -> None:
        call = _read_call(message.data)
        if call.node != self.node and call.wanted in self.told:
            self.told[call.wanted](call.node, *call.given)

    def close(self) -> None:
        for task in self._answering:
            task.cancel()


def subject_of(node: str) -> str:
    return f"sny.node.{node}"


async def pong(_: str) -> None:
    """That it answers is the answer."""
