"""Run parts of the Makefile side by side and tell each whole, when it is done: parts.py PART… [then PART…].

What stands after `then` begins when all before it are done. At the end one line a part says how it went, how long it
took, and what it said last. The exit code is 1 where a part failed.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
LOOK = 0.2  # seconds between two looks at what is running


class Running(NamedTuple):
    part: str
    process: subprocess.Popen[bytes]
    output: IO[bytes]
    began: float


class Done(NamedTuple):
    part: str
    failed: bool
    seconds: float
    last: str


def main(*arguments: str) -> None:
    words = " ".join(arguments).split(" then ")
    began, done = time.monotonic(), list[Done]()
    for together in words:
        done += run_together(together.split())
    width = max(len(one.part) for one in done)
    for one in done:
        print(f"{'FAILED' if one.failed else 'ok':6} {one.part:{width}} {one.seconds:4.0f} s  {one.last}")
    failed = [one.part for one in done if one.failed]
    result = f"failed: {', '.join(failed)}" if failed else "all passed"
    print(f"{result} in {time.monotonic() - began:.0f} s", flush=True)
    sys.exit(bool(failed))


def run_together(parts: list[str]) -> list[Done]:
    """In the order of the parts."""
    running = [started(part) for part in parts]
    done: dict[str, Done] = {}
    try:
        while running:
            for one in [one for one in running if one.process.poll() is not None]:
                running.remove(one)
                done[one.part] = told(one)
            time.sleep(LOOK)
    finally:
        for one in running:
            one.process.terminate()
    return [done[part] for part in parts]


def started(part: str) -> Running:
    output = tempfile.TemporaryFile()  # noqa: SIM115  # closed when it has been told
    command = ["make", "--no-print-directory", part]
    if part != "twins":
        command.append("TWINS=")  # a part of its own here
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
    print(f"{part} …", flush=True)
    return Running(part, process, output, time.monotonic())


def told(one: Running) -> Done:
    """What a part printed, printed now; its last line of words is its result."""
    seconds = time.monotonic() - one.began
    one.output.seek(0)
    text = one.output.read().decode(errors="replace").strip()
    one.output.close()
    print(f"\n── {one.part}: {seconds:.0f} s\n{text}\n", flush=True)
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return Done(one.part, one.process.returncode != 0, seconds, lines[-1] if lines else "")


if __name__ == "__main__":
    main(*sys.argv[1:])
