"""The ways to run a server, carried out where no container engine is at hand: the Dockerfile's steps as a script."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from sny.cli.local_services import nats_program
from sny.server.serve import GRACE_SECONDS, free_port

ROOT = Path(__file__).parents[1]
PLACES = ("/opt/sny", "/var/lib/sny", "/src")
PATIENCE = 60.0  # seconds until a server must answer


def steps() -> list[tuple[str, str]]:
    """The Dockerfile's instructions, in order."""
    text = re.sub(r"\\\n\s*", " ", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(instruction, rest) for instruction, rest in lines]


def test_it_is_slim_and_not_run_by_root() -> None:
    found = steps()
    assert all(rest.startswith("python:3.13-slim") for instruction, rest in found if instruction == "FROM")
    final = found[[index for index, step in enumerate(found) if step[0] == "FROM"][-1] :]
    assert [rest for instruction, rest in final if instruction == "USER"] == ["sny"]
    assert [rest for instruction, rest in final if instruction == "VOLUME"] == ["/var/lib/sny"]
    assert [rest for instruction, rest in final if instruction == "RUN"] == [
        "useradd --system --uid 10001 --home-dir /var/lib/sny --create-home sny"  # the one step that needs root
    ]


def test_its_steps_make_a_server_that_is_healthy_and_stops(tmp_path: Path) -> None:
    def here(text: str) -> str:
        for place in PLACES:
            text = text.replace(place, str(tmp_path) + place)
        return text

    for place in ("/var/lib/sny", "/src"):
        Path(here(place)).mkdir(parents=True)
    source, port = Path(here("/src")), free_port()
    environment = {**os.environ, "PATH": f"{Path(sys.base_prefix, 'bin')}{os.pathsep}{os.environ['PATH']}"}
    health, command = list[str](), list[str]()
    for instruction, rest in steps():
        match instruction:
            case "COPY" if not rest.startswith("--from"):
                lay_out(source)
            case "RUN" if not rest.startswith("useradd"):
                rest = rest.replace("python -m venv", "python3 -m venv")
                subprocess.run(["sh", "-ec", here(rest)], cwd=source, env=environment, check=True)
            case "ENV":
                name, _, value = here(rest).partition("=")
                environment[name] = value.replace("$PATH", environment["PATH"])
            case "HEALTHCHECK":
                health = json.loads(rest[rest.index("CMD ") + 4 :])
            case "CMD":
                command = json.loads(rest)
    environment |= {"SNY_HOST": "127.0.0.1", "SNY_PORT": str(port)}
    environment.pop("PYTHONPATH", None)
    assert not is_healthy(health, environment)
    server = subprocess.Popen(
        [shutil.which(command[0], path=environment["PATH"]) or "", *command[1:]],
        cwd=here("/var/lib/sny"), env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    try:
        end = time.monotonic() + PATIENCE
        while not is_healthy(health, environment):
            assert server.poll() is None, server.communicate()[1]
            assert time.monotonic() < end, "the server does not get ready"
        with urlopen(f"http://127.0.0.1:{port}/") as page:
            assert b"<title>" in page.read()
        assert Path(here("/var/lib/sny/store.sqlite")).exists()
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=PATIENCE)
    assert server.returncode in (0, -signal.SIGTERM)


def lay_out(target: Path) -> None:
    """The checkout as the build sees it, with the client where it is built: then the build needs no Node."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    for name in listed.stdout.splitlines():
        if not name.startswith(("tests/", "bench/")) and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    if (ROOT / "client" / "dist").is_dir():
        shutil.copytree(ROOT / "client" / "dist", target / "client" / "dist", dirs_exist_ok=True)


def is_healthy(command: list[str], environment: dict[str, str]) -> bool:
    python = shutil.which(command[0], path=environment["PATH"]) or ""
    return not subprocess.run([python, *command[1:]], env=environment, capture_output=True, check=False).returncode


def test_compose_starts_a_server_behind_a_database() -> None:
    yaml: Any = pytest.importorskip("yaml")
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert services["sny"]["depends_on"]["db"]["condition"] == "service_healthy"
    assert services["sny"]["environment"]["SNY_STORE"].endswith("@db:5432/sny")
    assert services["sny"]["ports"] == ["127.0.0.1:8765:8765"]  # from outside only through the proxy
    assert {*services["sny"]["environment"]} <= environment_variables()
    used = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    declared = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["volumes"]
    assert used == {*declared, "./deploy/Caddyfile", "./deploy/nodes.Caddyfile"}


def test_servers_have_the_time_they_take_to_stop() -> None:
    yaml: Any = pytest.importorskip("yaml")
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    given = [service.get("stop_grace_period", "10s") for service in services.values() if "build" in service]
    given += re.findall(r"--stop-timeout (\d+)", (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"))
    given += re.findall(r"^TimeoutStopSec=(\d+)", (ROOT / "deploy" / "sny.service").read_text(encoding="utf-8"), re.M)
    assert len(given) == 4
    assert all(int(seconds.removesuffix("s")) > GRACE_SECONDS for seconds in given)


def test_every_flag_is_a_variable() -> None:
    from sny.cli.commands import serve

    without = {option.name for option in serve.params if not option.envvar}
    assert without == {"store", "lang"}  # SNY_STORE is read elsewhere
    assert "SNY_BOTS" in environment_variables()


def test_compose_starts_three_nodes_that_find_each_other(tmp_path: Path) -> None:
    yaml: Any = pytest.importorskip("yaml")
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    nodes, bus = services["nodes"], services["bus"]
    assert nodes["deploy"]["replicas"] == 3
    assert {*nodes["environment"]} <= environment_variables()
    assert nodes["environment"]["SNY_STORE"] == services["sny"]["environment"]["SNY_STORE"]
    assert nodes["environment"]["SNY_BUS"] == "nats://bus:4222"  # where nats-server listens unless it is told otherwise
    flags = [flag.replace(bus["volumes"][0].partition(":")[2], str(tmp_path)) for flag in bus["command"]]
    command = [nats_program(), *flags, "-a", "127.0.0.1", "-p", str(free_port())]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        assert any("Server is ready" in line for line in server.stderr)
        server.terminate()
    assert (tmp_path / "jetstream").is_dir()
    balancer = (ROOT / "deploy" / "nodes.Caddyfile").read_text(encoding="utf-8")
    (port,), (node_port,) = re.findall(r"^:(\d+)", balancer, re.M), re.findall(r"dynamic a nodes (\d+)", balancer)
    assert services["balancer"]["ports"] == [f"127.0.0.1:{port}:{port}"]
    assert ("ENV", f"SNY_PORT={node_port}") in steps()


def test_what_is_set_for_a_server_is_what_it_reads() -> None:
    named = {rest.partition("=")[0] for instruction, rest in steps() if instruction == "ENV"}
    unit = (ROOT / "deploy" / "sny.service").read_text(encoding="utf-8")
    named |= {*re.findall(r"^Environment=(\w+)=", unit, re.M)}
    assert {name for name in named if name.startswith("SNY_")} <= environment_variables()


def environment_variables() -> set[str]:
    from sny.cli.commands import serve

    return {str(option.envvar) for option in serve.params if option.envvar} | {"SNY_STORE"}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "sny.service"
    text = (ROOT / "deploy" / "sny.service").read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/sny/bin/sny", sys.executable), encoding="utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    assert "sny.service" not in checked.stderr, checked.stderr
