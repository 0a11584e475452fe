"""On a real terminal: a page of its own, cards shown until Enter, and a clean way out."""

import os
import pty
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sny.terminal.screen import answers_in, plain_letters

OWN_PAGE, OLD_PAGE = b"\x1b[?1049h", b"\x1b[?1049l"
PATIENCE = 20.0


class Terminal:
    """A program on a pseudo-terminal, read until something appears."""

    def __init__(self, process: subprocess.Popen[bytes], controller: int) -> None:
        self.process = process
        self.controller = controller
        self.seen = b""

    def type(self, text: str) -> None:
        self.seen = b""
        os.write(self.controller, text.encode())

    def read_until(self, wanted: str | bytes) -> bytes:
        text = wanted if isinstance(wanted, bytes) else wanted.encode()
        while text not in self.seen:
            ready, _, _ = select.select([self.controller], [], [], PATIENCE)
            assert ready, f"{wanted!r} did not appear: {self.seen.decode(errors='replace')}"
            try:
                self.seen += os.read(self.controller, 65536)
            except OSError:  # the other end is closed
                break
        assert text in self.seen
        return self.seen

    def leave(self) -> int:
        return self.process.wait(PATIENCE)


@contextmanager
def terminal(*arguments: str, **environment: str) -> Iterator[Terminal]:
    controller, side = pty.openpty()
    settings = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "24"}
    for name in ("NO_COLOR", "COLORTERM"):
        settings.pop(name, None)
    command = [sys.executable, "-m", "sny", *arguments]
    settings["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="sny-terminal-")  # nothing is kept from test to test
    process = subprocess.Popen(
        command, stdin=side, stdout=side, stderr=side, env=settings | environment, start_new_session=True
    )
    os.close(side)
    try:
        yield Terminal(process, controller)
    finally:
        process.kill()
        process.wait()
        os.close(controller)


def test_the_table_has_a_page_of_its_own_and_leaves_it() -> None:
    with terminal("play", "sen", "--seed", "7") as screen:
        screen.read_until(OWN_PAGE)
        screen.read_until("> ")
        screen.type("quit\n")
        assert OLD_PAGE in screen.read_until("Good night")
        assert screen.leave() == 0


def test_a_card_is_shown_until_enter_and_then_gone() -> None:
    with terminal("play", "sen", "--seed", "7") as screen:
        screen.read_until("> ")
        screen.type("1\n")
        screen.read_until("Your card 1 is 9 ravens")
        screen.read_until("Press Enter")
        screen.type("\n")
        after = screen.read_until("> ")
        assert b"9 ravens" not in after
        assert b"\x1b[2J" in after


def test_the_moves_of_rivals_are_shown_one_after_the_other() -> None:
    with terminal("play", "sen", "--seed", "7", "--players", "2", "--option", "first=2", "--bots", "random") as screen:
        screen.read_until("> ")
        screen.type("1\n")
        screen.read_until("Press Enter")
        screen.type("\n")
        screen.read_until("> ")
        screen.type("2\n")
        screen.read_until("Press Enter")
        screen.type("\n")
        assert b"Fox is thinking" in screen.read_until("Your turn")


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_leave_cleanly(key: str) -> None:
    with terminal("play", "sen", "--seed", "7", "--lang", "pl") as screen:
        screen.read_until("> ")
        if key == "\x03":
            os.killpg(screen.process.pid, signal.SIGINT)  # what a terminal does that controls its session
            screen.type("\n")  # the interrupt is noticed now at the latest, if it came before the line was waited for
        else:
            screen.type(key)
        assert OLD_PAGE in screen.read_until("Dobranoc")
        assert screen.leave() == (130 if key == "\x03" else 0)
        assert b"Traceback" not in screen.seen


def test_a_dumb_terminal_gets_plain_lines() -> None:
    with terminal("play", "sen", "--seed", "7", TERM="dumb") as screen:
        assert b"\x1b" not in screen.read_until("> ")


def test_colours_can_be_switched_off() -> None:
    for setting, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        with terminal("play", "sen", "--seed", "7", **setting) as screen:
            assert (b"38;5;" in screen.read_until("> ")) == coloured


def test_a_replay_steps_with_enter(tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    with terminal("play", "sen", "--seed", "7", "--save", file) as screen:
        screen.read_until("> ")
        screen.type("1\n")
        screen.read_until("Press Enter")
        screen.type("\nquit\n")
        screen.read_until("Good night")
    with terminal("replay", file) as screen:
        screen.read_until("begins")
        assert b"looks at card 1" not in screen.seen
        screen.type("\n")
        screen.read_until("looks at card 1")
        screen.type("q\n")
        assert screen.leave() == 0


def test_letters_that_a_terminal_lacks_are_replaced() -> None:
    text = "╭─ Weź łąkę ☾"
    error = UnicodeEncodeError("ascii", text, 0, len(text), "")
    assert plain_letters(error) == ("+- Wez lake )", len(text))


def test_a_line_may_hold_several_answers() -> None:
    assert answers_in("swap 1.2, with 3.4; call") == ["swap 1.2", "with 3.4", "call"]
