"""A run: the same bytes however it is carried out, and one that was interrupted goes on."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from sny.sim.executors import WorkersLost, processes
from sny.sim.plan import Plan, plan_games
from sny.sim.results import OtherResults, Results, read_deals
from sny.sim.run import Work, WorkRefused, play_work, simulate
from sny.sim.summary import NothingPlayed, summary_of

DEALS = 12
OWN = "tests.sim.own_bots:"
COMMAND = [sys.executable, "-m", "sny", "sim", "sen", "--bots", "careful,random", "--jobs", "2", "--lang", "en"]
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8"}


def careful_and_random(seed: int = 1) -> Plan:
    return plan_games("sen", ["careful", "random"], seed)


def lines_in(path: Path) -> int:
    with suppress(FileNotFoundError):
        return path.read_bytes().count(b"\n")
    return 0


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The results of a run in one process."""
    path = tmp_path_factory.mktemp("whole") / "results.jsonl"
    assert simulate(careful_and_random(), DEALS, path) == DEALS
    return path.read_bytes()


def test_the_number_of_processes_changes_nothing(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    simulate(careful_and_random(), DEALS, path, processes(2))
    assert path.read_bytes() == whole


@pytest.mark.parametrize("kept", [0, 30, 600, 5000])
def test_a_run_goes_on_from_wherever_it_was_killed(kept: int, whole: bytes, tmp_path: Path) -> None:
    """Even in the middle of a line, and of the first one."""
    path = tmp_path / "results.jsonl"
    path.write_bytes(whole[:kept])
    before = max(0, whole[:kept].count(b"\n") - 1)
    assert simulate(careful_and_random(), DEALS, path) == DEALS - before
    assert path.read_bytes() == whole


def test_more_games_are_added_to_those_there_are(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    assert simulate(careful_and_random(), 5, path) == 5
    assert simulate(careful_and_random(), DEALS, path) == DEALS - 5
    assert path.read_bytes() == whole
    assert simulate(careful_and_random(), 3, path) == 0
    assert len(list(read_deals(path, 3))) == 3


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"Dear diary\n", "is not a results file"),
        (b"Dear diary", "is not a results file"),
        (None, 'another run: seed "2" and not "1"'),
    ],
)
def test_the_results_of_something_else_are_left_alone(content: bytes | None, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    if content is None:
        content = msgspec.json.encode(careful_and_random(seed=2).header()) + b"\n"
    path.write_bytes(content)
    with pytest.raises(OtherResults, match=complaint):
        simulate(careful_and_random(), 1, path)
    assert path.read_bytes() == content


def test_two_runs_do_not_write_into_one_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Results(path, careful_and_random()), pytest.raises(OtherResults, match="is being written by another run"):
        simulate(careful_and_random(), 1, path)


def test_a_damaged_line_is_named(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    lines = whole.splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], b"[{}]\n", *lines[4:]]))
    with pytest.raises(OtherResults, match="line 4 is damaged"):
        list(read_deals(path, DEALS))


def test_a_worker_with_other_code_is_found_out() -> None:
    with pytest.raises(WorkRefused, match="install the same version everywhere"):
        play_work(Work(careful_and_random(), "another", 0))


def test_a_worker_that_lacks_a_bot_says_so() -> None:
    """It was there when the plan was made; the worker is another machine."""
    plan = replace(careful_and_random(), lineups=(("careful", "no.such:bot"),))
    with pytest.raises(WorkRefused, match=r"'no\.such:bot' cannot be loaded"):
        play_work(Work(plan, "any", 0))


def test_a_bot_that_fails_now_and_then_costs_only_its_own_deals(tmp_path: Path) -> None:
    plan = plan_games("sen", ["careful", OWN + "raising"], options={"rounds": 1})
    simulate(plan, 20, tmp_path / "results.jsonl")
    deals = list(read_deals(tmp_path / "results.jsonl", 20))
    summary = summary_of(plan, deals)
    failed = sum(any(game.fault for game in games) for games in deals)
    assert 0 < failed < 20
    assert summary.deals == 20 - failed
    assert {fault.problem for fault in summary.faults} == {"ValueError: I have lost count"}
    assert all(fault.bot == OWN + "raising" for fault in summary.faults)


def test_where_every_game_failed_there_is_nothing_to_count(tmp_path: Path) -> None:
    plan = plan_games("sen", ["careful", OWN + "illegal"])
    simulate(plan, 2, tmp_path / "results.jsonl")
    with pytest.raises(NothingPlayed) as failure:
        summary_of(plan, read_deals(tmp_path / "results.jsonl", 2))
    assert len(failure.value.faults) == 4


def die(_: object) -> None:
    os._exit(9)


def test_a_worker_that_dies_is_told(tmp_path: Path) -> None:
    with pytest.raises(WorkersLost), processes(2) as in_order:
        list(in_order(die, range(3)))


@pytest.mark.parametrize(
    ("sent", "code", "lines"),
    [(signal.SIGINT, 130, 1), (signal.SIGINT, 130, 10), (signal.SIGKILL, -signal.SIGKILL, 10)],
    ids=["interrupted at once", "interrupted", "killed"],
)
def test_the_same_command_goes_on_after_it_was_ended(
    sent: signal.Signals, code: int, lines: int, tmp_path: Path
) -> None:
    """Also by a signal to the whole group, as Ctrl-C sends it."""
    path = tmp_path / "results.jsonl"
    command = [*COMMAND, "--games", "3000", "--results", str(path), "--report", str(tmp_path / "report.html")]
    with subprocess.Popen(
        command, env=ENVIRONMENT, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        while running.poll() is None and lines_in(path) < lines:
            time.sleep(0.01)
        if sent == signal.SIGINT:
            os.killpg(running.pid, sent)
        else:
            running.send_signal(sent)
        told = running.communicate()[1]  # which also waits for the workers: they hold the pipe open
    assert running.returncode == code
    assert "Traceback" not in told
    if sent == signal.SIGINT:
        assert "the same command continues from there" in told
    kept = path.read_bytes()
    whole_lines = kept[: kept.rindex(b"\n") + 1]
    simulate(careful_and_random(), max(10, kept.count(b"\n")) + 1, path)
    assert path.read_bytes().startswith(whole_lines)
    again = tmp_path / "again.jsonl"
    simulate(careful_and_random(), 10, again)
    assert path.read_bytes().startswith(again.read_bytes())
