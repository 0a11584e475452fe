"""The player's terminal: drawing, asking, waiting. In a pipe it prints and reads, and never waits."""

import codecs
import os
import queue
import select
import sys
import threading
import time
import unicodedata
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import cast

import click
from rich.console import Console, RenderableType
from rich.markdown import Markdown

try:
    import termios
except ImportError:  # Windows
    termios = None  # type: ignore[assignment]

PROMPT = "> "
PACE = 0.8  # seconds that a rival's move stays before the next
PLAIN = str.maketrans("╭╮╰╯┬┴│─▒░☾·–…×„”ł", '++++++|-#.)*-.x""l')


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """What a terminal cannot write, in letters that it can."""
    failed = cast(UnicodeEncodeError, error)
    text = unicodedata.normalize("NFKD", failed.object[failed.start : failed.end].translate(PLAIN))
    return "".join(
        letter if letter.isascii() else "?" for letter in text if not unicodedata.combining(letter)
    ), failed.end


codecs.register_error("sny.plain", plain_letters)


class Screen:
    def __init__(self, pace: float = PACE) -> None:
        self.console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
        # A pipe or a terminal that cannot be cleared gets everything one after the other.
        self.live = sys.stdin.isatty() and sys.stdout.isatty() and not self.console.is_dumb_terminal
        self.pace = pace
        self.answers: deque[str] = deque()  # typed ahead, or several in one line
        self.listener: Listener | None = None
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401  # lets `input` edit and recall lines

    @contextmanager
    def opened(self, listening: bool = False) -> Iterator[None]:
        """A page of its own, so that a card which was shown once cannot be scrolled back to. Where things happen at the
        table while the player types, lines are read beside it."""
        if not self.live:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            with Listener() if listening else nullcontext() as self.listener:
                yield
        finally:
            self.listener = None
            self.console.set_alt_screen(False)

    def draw(self, *parts: RenderableType) -> None:
        """A new picture in place of the last one; what is being typed stays."""
        if self.live:
            self.console.clear()
        self.show(*parts)
        if self.listener is not None:
            self.console.print(f"{PROMPT}{self.listener.being_typed()}", end="")
            self.console.file.flush()

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def lines_of(self, *parts: RenderableType) -> int:
        return sum(len(self.console.render_lines(part)) for part in parts)

    def last_that_fit(self, parts: Sequence[RenderableType], room: int) -> list[RenderableType]:
        """As many of the last parts as there is room for."""
        kept = list(parts)
        while kept and self.lines_of(*kept) > room:
            del kept[0]
        return kept

    def answer(self) -> str:
        """The next answer; a line may hold several, divided by commas. Raises EOFError at the end of the input."""
        if not self.answers:
            self.answers.extend(answers_in(self.ask(PROMPT)))
        return self.answers.popleft()

    def line(self) -> str:
        """A whole line, also one that was typed ahead."""
        if not self.answers:
            return self.ask(PROMPT)
        typed = ", ".join(self.answers)
        self.forget_answers()
        return typed

    def has_answer(self) -> bool:
        """Whether one can be had without waiting for it."""
        return bool(self.answers) or (self.listener is not None and self.listener.has_line())

    def forget_answers(self) -> None:
        self.answers.clear()

    def ask(self, prompt: str) -> str:
        """A whole line, from the player. Raises EOFError at the end of the input."""
        if self.listener is not None:
            return self.listener.line()
        if self.live:
            return input(prompt).strip()
        self.console.print(prompt, end="")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        if not sys.stdin.isatty():
            self.console.print(line.strip())
        return line.strip()

    def wait(self, prompt: str) -> None:
        """Until Enter is pressed."""
        if self.live:
            self.show(prompt.strip("\n")) if self.listener else None
            self.ask(prompt)

    def pause(self, beats: float = 1) -> None:
        """Let a move be seen; Enter goes on at once, and anything else typed is kept as the next answer."""
        if self.listener is not None:
            time.sleep(self.pace * beats)
        elif self.live and not self.answers and typed_within(self.pace * beats):
            line = os.read(sys.stdin.fileno(), 4096).decode(errors="replace").strip()
            self.answers.extend(answers_in(line) if line else ())

    def page(self, markdown: str) -> None:
        """A long text: paged on a terminal, printed otherwise."""
        if not self.live or self.listener is not None:  # a pager would take what is typed
            self.show(Markdown(markdown))
            self.wait("")
            return
        with self.console.capture() as captured:
            self.show(Markdown(markdown))
        click.echo_via_pager(captured.get())
        if self.console.is_alt_screen:  # the pager has left it
            self.console.set_alt_screen(True)


class Listener(AbstractContextManager["Listener"]):
    """Reads lines while the screen goes on being drawn."""

    def __init__(self) -> None:
        self.lines: queue.Queue[str | None] = queue.Queue()  # None: the input has ended
        self.settings = termios.tcgetattr(sys.stdin) if termios else None
        threading.Thread(target=self.read, daemon=True).start()

    def __exit__(self, *_: object) -> None:
        """A line that is still being read would leave the terminal as it needs it."""
        if termios and self.settings:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self.settings)

    def read(self) -> None:
        while True:
            try:
                self.lines.put(input(PROMPT).strip())
            except (EOFError, OSError, ValueError):
                self.lines.put(None)
                return

    def has_line(self) -> bool:
        return not self.lines.empty()

    def line(self) -> str:
        while True:
            with suppress(queue.Empty):  # a wait without an end would not hear Ctrl-C everywhere
                line = self.lines.get(timeout=1)
                if line is None:
                    raise EOFError
                return line

    def being_typed(self) -> str:
        readline = sys.modules.get("readline")
        return str(readline.get_line_buffer()) if readline else ""


def answers_in(line: str) -> list[str]:
    return [part.strip() for part in line.replace(";", ",").split(",")]


def typed_within(seconds: float) -> bool:
    if os.name == "nt":  # cannot look at the keyboard without reading from it
        time.sleep(seconds)
        return False
    return bool(select.select([sys.stdin], [], [], seconds)[0])


def speak_any_terminal() -> None:
    """Keep going on a terminal that knows few letters, on input that is no text, and on closed streams."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # until the end
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="sny.plain")
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
