"""The browser's part: files of the built client, and its one page for every address of the client's own."""

import asyncio
import gzip
from pathlib import Path, PurePosixPath

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

INSTALLED = Path(__file__).parent.parent / "client"
CHECKOUT = Path(__file__).parents[3] / "client" / "dist"
UNCHANGING = "public, max-age=31536000, immutable"  # Vite puts a digest into the names of assets
PACKED = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
}
ABSENT = "The web client is not built in this checkout: run `make client`, or play with `sny join`.\n"


def built_client() -> Path | None:
    return next((folder for folder in (INSTALLED, CHECKOUT) if (folder / "index.html").is_file()), None)


class ClientFiles:
    def __init__(self, folder: Path | None) -> None:
        self.folder = folder.resolve() if folder else None
        self._packed: dict[Path, bytes] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        packs = "gzip" in request.headers.get("accept-encoding", "")
        # Beside the event loop: the first who asks for a file has it packed, and Python for browsers is large.
        response = await asyncio.to_thread(self.answer, request.path_params["path"], packs)
        await response(scope, receive, send)

    def page(self) -> Path | None:
        """The one page of the client."""
        return self.folder / "index.html" if self.folder else None

    def has(self, path: str) -> bool:
        return self._file(path) is not None

    def answer(self, path: str, packs: bool = False) -> Response:
        if self.folder is None:
            return PlainTextResponse(ABSENT, 404 if path else 200)
        found = self._file(path)
        if found is None and (PurePosixPath(path).suffix or path.startswith("assets/")):
            return PlainTextResponse("There is no such file.\n", 404)
        headers = {"cache-control": UNCHANGING if path.startswith("assets/") else "no-cache"}
        if found is None or headers["cache-control"] != UNCHANGING or found.suffix not in PACKED:
            return FileResponse(found or self.folder / "index.html", headers=headers)
        headers["vary"] = "accept-encoding"
        if not packs:
            return FileResponse(found, headers=headers)
        headers["content-encoding"] = "gzip"
        return Response(self._gzipped(found), headers=headers, media_type=PACKED[found.suffix])

    def _gzipped(self, file: Path) -> bytes:
        """Once a file: those whose name holds a digest never change."""
        if file not in self._packed:
            self._packed[file] = gzip.compress(file.read_bytes(), 9, mtime=0)
        return self._packed[file]

    def _file(self, path: str) -> Path | None:
        if self.folder is None or not path or "\0" in path:
            return None
        try:
            wanted = (self.folder / path).resolve()
            return wanted if wanted.is_relative_to(self.folder) and wanted.is_file() else None
        except OSError:
            return None
