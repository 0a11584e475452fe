"""Run the Python tests on each Python that sny promises and that is installed here: pythons.py [TEST…].

Run by `make pythons`. Which ones are promised stands in the classifiers of pyproject.toml.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def main(*tests: str) -> None:
    failed, missing = [], []
    for version in promised():
        python = interpreter(version)
        if python is None:
            missing.append(version)
            continue
        folder = f".venv-{version}"
        print(f"Python {version}: {python}", flush=True)
        set_up = [python, "requirements/set_up.py", folder, "requirements/test.txt"]
        pytest = [f"{folder}/bin/python", "-m", "pytest", "-n", "auto", *(tests or ("--ignore=tests/browser",))]
        if any(subprocess.run(command, cwd=ROOT).returncode for command in (set_up, pytest)):
            failed.append(version)
    print(f"failed: {', '.join(failed) or 'none'}; not installed here: {', '.join(missing) or 'none'}", flush=True)
    sys.exit(bool(failed))


def promised() -> list[str]:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return re.findall(r"Programming Language :: Python :: (3\.\d+)", text)


def interpreter(version: str) -> str | None:
    """One that runs: a name on the path can be a stub of a version manager for a Python that is not chosen."""
    managed = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python{version}"))
    for candidate in (shutil.which(f"python{version}"), *map(str, managed)):
        if candidate and subprocess.run([candidate, "--version"], capture_output=True).returncode == 0:
            return candidate
    return None


if __name__ == "__main__":
    main(*sys.argv[1:])
