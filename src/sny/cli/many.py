"""Several nodes on one machine: `sny serve --processes N` behind one port, `sny cluster N` each on its own."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

import click

from sny.cli.local_services import CannotStart, Nats, Postgres, free_port
from sny.language import Language
from sny.store.address import shown
from sny.terminal.complaint import Complaint

LOOKED_AT_EVERY = 0.2  # seconds
RESTARTED_AFTER = 1.0  # seconds, where a process has died
GRACE = 30.0  # seconds for a process to hand its tables over
DATABASE = "postgres"
SHARES_PORT = "SNY_SHARES_PORT"  # in the environment of a process that listens on a port with others


class Processes:
    """Nodes as processes: started again where one dies, stopped one after the other."""

    def __init__(self, commands: Sequence[Sequence[str]], environment: dict[str, str]) -> None:
        self._commands = commands
        self._environment = environment
        self._running: list[subprocess.Popen[bytes]] = []
        self._stopping = False

    def run(self) -> None:
        """Run until this process is told to stop."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._stop)
        self._running = [self._start(command) for command in self._commands]
        while not self._stopping:
            time.sleep(LOOKED_AT_EVERY)
            for index, process in enumerate(self._running):
                if not self._stopping and process.poll() is not None:
                    time.sleep(RESTARTED_AFTER)
                    self._running[index] = self._start(self._commands[index])
        self.end()

    def end(self) -> None:
        """One after the other, so that each finds somebody to hand its tables over to."""
        for process in self._running:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(GRACE)
            except subprocess.TimeoutExpired:
                process.kill()

    def _start(self, command: Sequence[str]) -> "subprocess.Popen[bytes]":
        # Of a Ctrl-C only this process hears, so that its nodes do not all go at once.
        own_group = {} if sys.platform == "win32" else {"process_group": 0}
        return subprocess.Popen(command, env=self._environment, **own_group)  # type: ignore[call-overload,no-any-return]  # noqa: S603

    def _stop(self, _: int, __: FrameType | None) -> None:
        self._stopping = True


def run_processes(
    language: Language, count: int, store: str, bus: str, port: int, announce: Callable[[], None]
) -> None:
    """The same command as this one, so many times, all listening on one port."""
    if sys.platform != "linux":
        raise Complaint(language.say("serve-processes-linux"))
    with ExitStack() as stack:
        environment = {**os.environ, "SNY_STORE": store, "SNY_BUS": bus or own_bus(language, stack)}
        own = [argument for argument in without_processes(sys.argv[1:]) if argument != "--open"]
        commands = [
            [sys.executable, "-m", "sny", *own, "--no-open", "--port", str(port), "--node", str(number)]
            for number in range(1, count + 1)
        ]
        environment[SHARES_PORT] = "1"
        environment.pop("SNY_PROCESSES", None)
        announce()
        Processes(commands, environment).run()


def without_processes(arguments: Sequence[str]) -> list[str]:
    kept, skip = [], False
    for argument in arguments:
        if skip or argument.startswith("--processes="):
            skip = False
        elif argument == "--processes":
            skip = True
        else:
            kept.append(argument)
    return kept


def own_bus(language: Language, stack: ExitStack) -> str:
    """NATS for this machine alone; what it keeps is not needed after it has ended."""
    nats = Nats(Path(stack.enter_context(TemporaryDirectory(prefix="sny-nats-"))))
    try:
        nats.start()
    except CannotStart as problem:
        raise Complaint(language.say("cluster-cannot", problem=str(problem))) from None
    stack.callback(nats.stop)
    return nats.url


def run_cluster(language: Language, count: int, port: int, store: str | None) -> None:
    """NATS, PostgreSQL and so many nodes, on ports that follow each other. Of its own store nothing stays."""
    with ExitStack() as stack:
        try:
            kept = store or own_store(stack)
        except CannotStart as problem:
            raise Complaint(language.say("cluster-cannot", problem=str(problem))) from None
        bus = own_bus(language, stack)
        ports = [port + number if port else free_port() for number in range(count)]
        commands = [
            [sys.executable, "-m", "sny", "serve", "--no-open", "--port", str(each), "--node", f"node {number}"]
            for number, each in enumerate(ports, 1)
        ]
        click.echo(language.say("cluster-opened", nodes=count, store=shown(kept), bus=bus))
        for each in ports:
            click.echo(f"  http://127.0.0.1:{each}/")
        Processes(commands, {**os.environ, "SNY_STORE": kept, "SNY_BUS": bus}).run()


def own_store(stack: ExitStack) -> str:
    postgres = Postgres(Path(stack.enter_context(TemporaryDirectory(prefix="sny-postgres-"))))
    postgres.start()
    stack.callback(postgres.stop)
    return postgres.url(DATABASE)
