"""What needs an extra is offered only where it is installed, or says in one line what to install."""

import subprocess
import sys

import pytest

import sny
from sny import bots, extras
from sny.bots import all_levels, bot, gives_hints, levels
from sny.errors import Refused
from sny.extras import MissingExtra
from sny.server.answers import game_info
from sny.server.requests import check_level


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after `pip install sny` and nothing else."""
    monkeypatch.setattr(extras, "is_installed", lambda package: package not in extras.EXTRAS)
    monkeypatch.setattr(bots, "is_installed", lambda package: package not in extras.EXTRAS)


def test_levels_that_cannot_play_here_are_not_offered(plain: None) -> None:
    assert levels("sen") == ["random", "easy", "medium", "careful"]
    assert "thinker" in all_levels("sen")
    assert levels("kraina-snow") == all_levels("kraina-snow")
    info = game_info("sen")
    assert "thinker" not in info.levels
    assert info.usual_level in info.levels
    assert not gives_hints("sen")


def test_a_level_that_cannot_play_here_says_what_to_install(plain: None) -> None:
    with pytest.raises(MissingExtra, match=r'needs numba, which is not installed: pip install "sny\[fast\]"'):
        bot("sen", "thinker")
    with pytest.raises(MissingExtra, match="numba"):
        bots.hints("sen", None, 0, [])
    with pytest.raises(Refused, match=r'not set up for \'thinker\': .*pip install "sny\[fast\]"'):
        check_level("sen", "thinker")
    with pytest.raises(sny.OptionError, match="choose random or easy or medium or careful"):
        bot("sen", "nobody")


WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Hidden(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden())
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in {missing!r} else found(name, package)
"""
EVERYTHING = sorted(extras.EXTRAS)


def without(missing: list[str], code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a Python in which some packages cannot be imported."""
    program = WITHOUT.format(missing=missing) + code
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    "command",
    ["play sen --bots thinker", "sim sen --bots careful,careful", "tournament sen --bots easy,careful", "train"],
)
def test_commands_say_it_in_one_line(command: str) -> None:
    ended = without(EVERYTHING, f"from sny.cli import main\nmain({[*command.split(), '--lang', 'en']!r})")
    assert ended.returncode == 2, ended.stderr
    assert ended.stderr.startswith("sny: this needs ")
    assert "pip install" in ended.stderr
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("module", "extra"), [("batch", "fast"), ("pettingzoo", "pettingzoo"), ("open_spiel", "open-spiel")]
)
def test_environments_say_it_when_they_are_imported(module: str, extra: str) -> None:
    ended = without(EVERYTHING, f"import sny.env.{module}")
    assert f'pip install "sny[{extra}]"' in ended.stderr.splitlines()[-1]


def test_plain_play_needs_no_extra() -> None:
    program = "from sny.cli import main\nmain(['play', 'sen', '--seed', '1', '--lang', 'en'])"
    ended = without(EVERYTHING, program)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_the_first_compilation_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a search of two functions, as Numba tells of them."""
    import numba

    from sny.bots import master, progress, thinking

    told: list[tuple[int, int]] = []

    def compile_something(game: str) -> None:
        numba.njit(lambda number: number + 1)(1)
        numba.njit(lambda number: number + 2)(1)

    monkeypatch.setattr(thinking, "warm_up", compile_something)
    monkeypatch.setattr(master, "warm_up", lambda game: None)
    monkeypatch.setattr(progress, "functions_of_search", lambda game: {len, max, min})
    bots.warm_up("sen", lambda done, parts: told.append((done, parts)))
    assert told == [(0, 3), (1, 3)]
