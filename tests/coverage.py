"""Coverage of src by the Python tests, a plugin for whole runs: `pytest -p tests.coverage`.

Lines count that the processes of the tests ran; servers and pools that tests start are not looked into. SlipCover puts
a probe before each line when a module is imported, so that nothing is traced, and takes those that have been reached
out again, here between two files of tests. Later Pythons watch lines themselves (`sys.monitoring`).
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
import slipcover

FLOOR = 91.0  # per cent of all lines; what a whole run reaches, rounded down

SOURCES = Path(__file__).resolve().parents[1] / "src"
PROBES = sys.version_info < (3, 12)
NEVER = 2**31 - 1


class Counter(slipcover.Slipcover):  # type: ignore[misc]  # it has no types
    """Knows of each code with probes what it was before."""

    def __init__(self) -> None:
        super().__init__(d_miss_threshold=NEVER)
        self.plain: dict[CodeType, CodeType] = {}

    def instrument(self, code: CodeType, parent: CodeType | None = None) -> CodeType:
        made: CodeType = super().instrument(code, parent)
        self.plain[made] = code
        return made

    def deinstrument(self, code: CodeType, lines: set[int]) -> CodeType:
        made: CodeType = super().deinstrument(code, lines)
        self.plain[made] = self.plain[code]
        return made


counters: list[Counter] = []  # one where tests run in this process
reached: dict[str, set[int]] = defaultdict(set)  # lines of each file of src, from all processes


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("numprocesses", None):
        counter = Counter()
        counters.append(counter)
        slipcover.ImportManager(counter, slipcover.FileMatcher(sources=[SOURCES])).__enter__()
        if PROBES:
            leave_twins_plain(counter)


def leave_twins_plain(counter: Counter) -> None:
    """Numba compiles code without probes, and finds what it has compiled before."""
    from sny.rules.kit import twins

    def plain(function: FunctionType) -> FunctionType:
        function.__code__ = counter.plain.get(function.__code__, function.__code__)
        return function

    def plain_twins_of(functions: Any, bound: Any, make: Callable[..., Any], stand_in: Callable[..., Any]) -> Any:
        return twins_of(functions, bound, lambda copy, leaf: make(plain(copy), leaf), lambda own: stand_in(plain(own)))

    twins_of = twins.twins_of
    twins.twins_of = plain_twins_of


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, object, object]:
    result = yield
    if PROBES and (nextitem is None or nextitem.path != item.path):
        for counter in counters:
            counter.deinstrument_seen()
    return result


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    for counter in counters:
        add(lines_of(counter, "executed_lines"))
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["reached"] = {file: sorted(lines) for file, lines in reached.items()}
    elif exitstatus == pytest.ExitCode.OK and percentage() < FLOOR:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    add(getattr(node, "workeroutput", {}).get("reached", {}))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    lines = sum(len(lines) for lines in all_lines().values())
    ran = f"Coverage of src by these tests: {percentage():.1f} % of {lines:,} lines"
    terminalreporter.write_line(f"{ran} ({'floor' if percentage() >= FLOOR else 'BELOW THE FLOOR,'} {FLOOR:g})")


def add(lines: Mapping[str, Iterable[int]]) -> None:
    for file, numbers in lines.items():
        reached[file].update(numbers)


def percentage() -> float:
    known = all_lines()
    return 100 * sum(len(reached[file] & known[file]) for file in known) / sum(map(len, known.values()))


@cache
def all_lines() -> dict[str, set[int]]:
    """Of all files, imported or not."""
    return lines_of(slipcover.Slipcover(source=[str(SOURCES)]), "missing_lines")


def lines_of(counter: slipcover.Slipcover, kind: str) -> dict[str, set[int]]:
    files = counter.get_coverage()["files"].items()
    return {(Path.cwd() / file).relative_to(SOURCES).as_posix(): set(told[kind]) for file, told in files}
