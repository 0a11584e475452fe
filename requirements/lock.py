"""Renew the locked requirements: every .in file beside this one becomes a .txt with versions and hashes."""

import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
OPTIONS = ["--universal", "--generate-hashes", "--no-header", "--no-emit-index-url", "--no-emit-find-links"]


def main() -> None:
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "uv"], check=True)
    for source in sorted(FOLDER.glob("*.in")):
        target = source.with_suffix(".txt")
        command = [
            "uv",
            "pip",
            "compile",
            *OPTIONS,
            "--python-version",
            "3.11",
            "--upgrade",
            str(source),
            "-o",
            str(target),
        ]
        print(f"{source.name} → {target.name}", flush=True)
        subprocess.run([sys.executable, "-m", *command], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
