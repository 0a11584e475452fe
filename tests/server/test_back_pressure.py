"""Strangers who flood, stall or never read: they are sent away, nothing piles up, and nobody else waits."""

import asyncio
import gc
import json
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from websockets.frames import Opcode

from sny.server.gate import Gate
from sny.server.limits import FRAGMENTS, FRAME_BURST, MISSED, UNSENT_BYTES
from sny.server.line import Line
from sny.server.metrics import REGISTRY
from sny.server.socket import Device
from sny.visitor import Visitor
from tests.server.house import House, Served, house, run, served, sit, until
from tests.server.raw import Raw, frame, hello, raw_connection, raw_socket, text

PING, EMPTY = frame(Opcode.PING), frame(Opcode.CONT, fin=False)


def gate_of(there: House) -> Gate:
    door: Any = there.server.config.http_protocol_class
    gate: Gate = door.gate
    return gate


def sent_away(why: str) -> float:
    return REGISTRY.get_sample_value("sny_sent_away_total", {"why": why}) or 0.0


async def at_a_table(there: House) -> tuple[Visitor, str]:
    (ala,) = await there.visitors("Ala")
    return ala, await ala.open_table("sen", players=2)


@pytest.mark.parametrize(
    "flood",
    [
        pytest.param(PING * int(FRAME_BURST + 1), id="pings"),
        pytest.param(frame(Opcode.PONG) * int(FRAME_BURST + 1), id="pongs"),
        pytest.param(frame(Opcode.TEXT, b"{", fin=False) + EMPTY * (FRAGMENTS + 1), id="fragments"),
    ],
)
def test_control_frames_and_fragments_count(flood: bytes) -> None:
    async def story() -> None:
        async with house(patient=False) as there:
            ala, table = await at_a_table(there)
            before = sent_away("flood")
            raw = await raw_socket(ala, table)
            await raw.send(hello(ala) + flood)
            assert frame_of_close(1008, "flood") in await raw.lost()
            assert sent_away("flood") == before + 1
            async with ala.at(table) as place:
                await place.request("sit", seat=0)

    run(story())


def frame_of_close(code: int, reason: str) -> bytes:
    data = code.to_bytes(2, "big") + reason.encode()
    return bytes([0x88, len(data)]) + data


def test_a_read_is_parsed_in_slices_and_not_beyond_the_flood() -> None:
    """Of a megabyte of pings in one read only the first few kilobytes are looked at."""
    parsed = 0

    async def story() -> None:
        async with house(patient=False) as there:
            ala, table = await at_a_table(there)
            raw = await raw_socket(ala, table)
            await raw.send(hello(ala))
            await until(lambda: there.live(table).connections)
            device: object = there.live(table).connections[0]
            line = device._line  # type: ignore[attr-defined]
            receive = line.conn.receive_data

            def noting(data: bytes) -> None:
                nonlocal parsed
                parsed += len(data)
                receive(data)

            with patch.object(line.conn, "receive_data", noting):
                line.data_received(PING * 170_000)
            raw.close()

    run(story())
    assert 0 < parsed <= (FRAME_BURST + 1) * len(PING) + 2048


def test_one_who_comes_back_far_behind_gets_the_view_alone() -> None:
    async def story() -> None:
        async with house() as there:
            ala, table = await at_a_table(there)
            async with ala.at(table) as place:
                await sit(place, 0)
                for number in range(MISSED):
                    await place.send("contribute", seat=0, text=f"line {number}")
                await until(lambda: there.live(table).table.number > MISSED)
                await there.live(table).settled()
            number = there.live(table).table.number
            async with ala.at(table, since=number - 10) as place:
                assert len(place.events) >= 10
            async with ala.at(table, since=0) as place:
                assert place.events == []
                assert place.number >= number

    run(story())


def test_a_slow_client_is_aborted_and_its_buffers_are_gone() -> None:
    """It never reads, and closing would wait for that: no socket, no buffer and no task of it stays."""

    async def story() -> None:
        async with house() as there:
            ala, table = await at_a_table(there)
            deaf = await raw_socket(ala, table)
            deaf.deaf()
            await deaf.send(hello(ala))
            live = there.live(table)
            await until(lambda: live.connections)
            device = live.connections[0]
            news = "x" * 60_000
            assert isinstance(device, Device)
            most = 0
            while device in live.connections:
                device.send(news)
                most = max(most, sum(map(len, device._unsent)))
                await asyncio.sleep(0)
            assert most <= UNSENT_BYTES
            await until(lambda: not there.server.server_state.connections)
            deaf.close()

    with patch("sny.server.socket.LAST_WORDS_SECONDS", 0.1), patch("sny.server.line.LAST_WORDS_SECONDS", 0.1):
        run(story())
    gc.collect()
    assert [one for one in gc.get_objects() if type(one) is Line] == []


def test_one_who_does_not_answer_pings_and_does_not_read_is_aborted() -> None:
    async def story() -> None:
        async with house() as there:
            there.server.config.ws_ping_interval = there.server.config.ws_ping_timeout = 0.1
            ala, table = await at_a_table(there)
            deaf = await raw_socket(ala, table)
            deaf.deaf()
            await deaf.send(hello(ala))
            await until(lambda: table in there.keeper.live and there.live(table).connections)
            there.live(table).connections[0]._line.transport.write(b"x" * 10_000_000)  # type: ignore[attr-defined]
            await until(lambda: not there.server.server_state.connections)
            deaf.close()

    with patch("sny.server.line.LAST_WORDS_SECONDS", 0.1):
        run(story())


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HT", b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"]
)
def test_a_request_has_its_time(sent: bytes) -> None:
    async def story() -> None:
        async with house() as there:
            raw = await raw_connection(there.url)
            await raw.send(sent)
            await raw.lost()
            assert await there.visitor("Ala")

    with patch("sny.server.door.STALLED_SECONDS", 0.05), patch("sny.server.door.REQUEST_SECONDS", 0.1):
        run(story())


def test_a_response_that_nobody_reads_is_aborted() -> None:
    async def story() -> None:
        async with house() as there:
            raw = await raw_connection(there.url)
            raw.deaf()
            before = sent_away("slow")
            await raw.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            await until(lambda: there.server.server_state.total_requests)
            (door,) = there.server.server_state.connections
            door.transport.write(b"x" * 10_000_000)
            await until(lambda: not there.server.server_state.connections)
            assert sent_away("slow") == before + 1
            raw.close()

    with patch("sny.server.door.STALLED_SECONDS", 0.05):
        run(story())


def test_an_address_holds_so_many_connections_and_no_more() -> None:
    async def story() -> None:
        async with house() as there:
            gate = gate_of(there)
            gate.each = 3
            raws = [await raw_connection(there.url, "127.0.0.2") for _ in range(3)]
            await until(lambda: gate.by_address.get("127.0.0.2") == 3)
            further = await raw_connection(there.url, "127.0.0.2")
            assert await further.lost() == b""
            assert await there.visitor("Ala")  # from another address
            raws[0].close()
            await until(lambda: gate.by_address.get("127.0.0.2") == 2)
            for raw in raws[1:]:
                raw.close()

    run(story())


def test_where_descriptors_run_short_the_one_without_a_request_makes_room() -> None:
    async def story() -> None:
        async with house() as there:
            gate = gate_of(there)
            ala, table = await at_a_table(there)
            await until(lambda: gate.count == 0)
            gate.most = 3
            async with ala.at(table) as place:
                silent: list[Raw] = [await raw_connection(there.url) for _ in range(2)]
                await until(lambda: gate.count == 3)
                assert await there.visitor("Ola")
                assert await silent[0].lost() == b""
                await place.request("sit", seat=0)  # a socket is never the one
            silent[1].close()

    run(story())


def test_descriptors_are_raised_as_far_as_the_system_allows() -> None:
    code = (
        "import resource; from sny.server.gate import raise_descriptors;"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]; resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard));"
        "print(raise_descriptors() == min(hard, 65536) if hard > 0 else 65536)"
    )
    assert run(output_of(code)).strip() == b"True"


async def output_of(code: str) -> bytes:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE)
    return (await process.communicate())[0]


def test_what_strangers_send_is_one_line_of_json_each(tmp_path: Path) -> None:
    """A refused move with a Close in the same segment, bytes that are no UTF-8, and frames that are none."""

    async def story() -> None:
        async with served(str(tmp_path / "sny.sqlite"), tmp_path) as server:
            ala = await Visitor.arrive(server.url, "Ala")
            table = await ala.open_table("sen", players=2)
            close = frame(Opcode.CLOSE, b"\x03\xe8")
            play = text(type="play", id="1", seat=0, action="peek 1")
            for odd in (play + close, play * 3 + close, frame(Opcode.TEXT, b"\xff\xfe"), b"\xff" * 20, close * 2):
                raw = await raw_socket(ala, table)
                await raw.send(hello(ala))
                await raw.reader.read(10)
                await raw.send(odd)
                await raw.lost()
            async with ala.at(table) as place:
                await place.request("sit", seat=0)
            server.stop()
        assert_json(server)
        assert [line["problem"] for line in server.logged() if line["event"] == "socket sent away"] == ["utf-8"]

    run(story())


def assert_json(server: Served) -> None:
    for line in server.log.read_text().splitlines():
        if not line.startswith(("The table is set", "Stół")):
            assert "traceback" not in json.loads(line), line


def test_whatever_a_process_writes_is_json_when_that_is_asked_for(tmp_path: Path) -> None:
    code = (
        "import asyncio, logging, warnings, threading; from sny.server.log import set_up_logs;"
        "set_up_logs('json', 'info'); logging.getLogger('asyncio').error('of a library'); warnings.warn('careful');"
        "threading.Thread(target=lambda: 1 / 0).start();"
        "asyncio.run(asyncio.sleep(0)); raise ValueError('nobody caught it')"
    )

    async def errors() -> bytes:
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stderr=asyncio.subprocess.PIPE)
        return (await process.communicate())[1]

    events = [json.loads(line)["event"].partition("\n")[0] for line in run(errors()).splitlines()]
    assert len(events) == 4
    assert "of a library" in events
