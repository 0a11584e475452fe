"""python -m tests.browser.chromium: make sure that there is a Chromium for the browser tests.

Debian's is taken where this runs as root; anywhere else it says what to install.
"""

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"  # without the windows and menus, which a test would pay for and never see
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = """No Chromium was found for the browser tests (looked for: {names}).
Install one and run this again:
  Debian           sudo apt-get install chromium-headless-shell
  Ubuntu           sudo apt-get install chromium
  Fedora           sudo dnf install chromium
  macOS            brew install --cask chromium
"""


def found() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)


def install() -> None:
    quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    install = ["install", "--yes", "--no-install-recommends"]
    for order in (["update"], [*install, SHELL], [*install, "chromium"]):
        subprocess.run(["apt-get", "--quiet", "--quiet", *order], check=False, **quiet)  # type: ignore[call-overload]
        if found():
            return


def main() -> int:
    if found():
        return 0
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Debian's Chromium for the browser tests, about half a minute …", flush=True)
        install()
    if found():
        return 0
    print(MISSING.format(names=", ".join(NAMES)), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
