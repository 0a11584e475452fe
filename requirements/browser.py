"""Fetch what the Python in the browser needs beside the standard library, pinned as for servers: python browser.py

The versions and hashes are those of play.txt; only the wheels are others, made for Pyodide.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).parent
WHEELS = FOLDER.parent / "client" / "node_modules" / ".python"
PACKAGES = ("msgspec",)
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "3.14"  # of the Pyodide in client/package.json


def main() -> None:
    wanted = [pinned(package) for package in PACKAGES]
    note = WHEELS / "wanted.txt"
    text = "\n".join([PLATFORM, *wanted])
    if note.is_file() and note.read_text(encoding="utf-8") == text:
        return
    with tempfile.TemporaryDirectory() as folder:
        locked = Path(folder, "browser.txt")
        locked.write_text("\n".join(wanted), encoding="utf-8")
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--require-hashes", "--only-binary", ":all:", "--platform", PLATFORM, "--python-version", PYTHON]
        command += ["--implementation", "cp", "--abi", f"cp{PYTHON.replace('.', '')}", "--dest", str(WHEELS)]
        if subprocess.run([*command, "-r", str(locked)]).returncode:
            sys.exit("What the Python in the browser needs could not be fetched; the lines above say why.")
    note.write_text(text, encoding="utf-8")


def pinned(package: str) -> str:
    """The requirement with its hashes."""
    lines = (FOLDER / "play.txt").read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(f"{package}=="))
    last = next(number for number in range(first, len(lines)) if not lines[number].endswith("\\"))
    return "\n".join(lines[first : last + 1])


if __name__ == "__main__":
    main()
