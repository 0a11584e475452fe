"""Make a virtual environment with this project in it, or add to it: python3 set_up.py FOLDER REQUIREMENTS [--alone].

With `--alone` the project itself stays out of it.

Run by the Makefile with whatever Python there is, so it uses nothing but the standard library.
"""

import subprocess
import sys
import venv
from pathlib import Path

OLDEST = (3, 11)


def main(folder: str, requirements: str, alone: str = "") -> None:
    if sys.version_info < OLDEST:
        found = sys.version.split()[0]
        sys.exit(f"sny needs Python 3.11 or newer; this is {found}. Name another: make PYTHON=python3.12 play")
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        sys.exit("This Python cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv")
    print(f"Installing {requirements} into {folder} (once, about a minute) …", flush=True)
    if not python_in(folder).exists():
        venv.create(folder, with_pip=True, clear=True)
    install(folder, "--require-hashes", "-r", requirements)
    if not alone:
        install(folder, "--no-deps", "--no-build-isolation", "-e", ".")


def install(folder: str, *what: str) -> None:
    command = [python_in(folder), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what]
    if subprocess.run(command).returncode:
        sys.exit(f"Installing {what[-1]} failed; the lines above say why. Check the network, then run make again.")


def python_in(folder: str) -> Path:
    return Path(folder) / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


if __name__ == "__main__":
    main(*sys.argv[1:])
