"""Link previews of tables for messengers: a title, a sentence and a picture, in the head of the client's page."""

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from sny.language import Language, language_code
from sny.server.client_files import ClientFiles

PICTURE = "icons/moon-512.png"  # messengers draw no SVG
CACHE = "no-cache"
HEAD_ENDS = "</head>"


class TablePages:
    """The page of a table: the client's own, with a preview where there is such a table."""

    def __init__(self, files: ClientFiles) -> None:
        self.files = files
        self.languages = {code: Language(code) for code in ("pl", "en")}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = self.answer(Request(scope, receive))
        await response(scope, receive, send)

    def answer(self, request: Request) -> Response:
        page = self.files.page()
        # Only what is in memory: whoever fetches a page unasked costs no reading of stored tables.
        keeper, id = request.app.state.keeper, request.path_params["id"]
        live = keeper.live.get(keeper.codes.get(id, id))
        if page is None or live is None:
            return self.files.answer(request.url.path.lstrip("/"))
        head = preview(self.languages[wanted_language(request)], live.table.game_name, str(request.base_url))
        text = page.read_text(encoding="utf-8").replace(HEAD_ENDS, f"{head}{HEAD_ENDS}", 1)
        return HTMLResponse(text, headers={"cache-control": CACHE, "vary": "accept-language"})


def preview(language: Language, game: str, base: str) -> str:
    facts = {
        "og:type": "website",
        "og:site_name": "sny",
        "og:title": language.say("preview-title", game=language.say(f"client-game-{game}")),
        "og:description": language.say(f"client-game-{game}.about"),
        "og:image": f"{base}{PICTURE}",
    }
    tags = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in facts.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary" />'])


def wanted_language(request: Request) -> str:
    """What the address asks for, or else whoever fetches the page."""
    asked = request.query_params.get("lang")
    return language_code(asked, {"LANG": request.headers.get("accept-language", "")})
