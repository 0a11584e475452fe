"""Link previews of tables for messengers: a title, a sentence and a picture, in the head of the client's page.

They are in the language of the table: that of its words, or of whoever opened it. A messenger that fetches the page
says nothing of its readers.
"""

from html import escape

from starlette.datastructures import URL
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from sny.language import LANGUAGES, Language, language_code
from sny.server.client_files import ClientFiles
from sny.server.live_table import LiveTable

MOON = "icons/moon-512.png"  # for games that bring no picture; messengers draw no SVG
CACHE = "no-cache"
HEAD_ENDS = "</head>"
LOCALES = {"pl": "pl_PL", "en": "en_GB"}


class TablePages:
    """The page of a table: the client's own, with a preview where there is such a table."""

    def __init__(self, files: ClientFiles) -> None:
        self.files = files
        self.languages = {code: Language(code) for code in LANGUAGES}

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
        head = preview(self.languages[language_of(live, request)], live.table.game_name, self.files, request.base_url)
        text = page.read_text(encoding="utf-8").replace(HEAD_ENDS, f"{head}{HEAD_ENDS}", 1)
        return HTMLResponse(text, headers={"cache-control": CACHE, "vary": "accept-language"})


def preview(language: Language, game: str, files: ClientFiles, base: URL) -> str:
    drawn = files.has(picture := f"previews/{game}.jpg")
    name = language.say(f"client-game-{game}")
    facts = {
        "og:type": "website",
        "og:site_name": "sny",
        "og:locale": LOCALES[language.code],
        "og:title": language.say("preview-title", game=name),
        "og:description": language.say(f"client-game-{game}.about"),
        "og:image": f"{base}{picture if drawn else MOON}",
        "og:image:alt": name,
    }
    tags = [f'<meta property="{property}" content="{escape(text)}" />' for property, text in facts.items()]
    return "".join([*tags, f'<meta name="twitter:card" content="{"summary_large_image" if drawn else "summary"}" />'])


def language_of(live: LiveTable, request: Request) -> str:
    """What the address asks for, or else that of the table; of a table that was read again, the reader's."""
    asked = request.query_params.get("lang")
    languages = (asked, live.table.options.get("lang"), live.language, spoken_by(request))
    return next((code for code in languages if code in LANGUAGES), "en")


def spoken_by(request: Request) -> str:
    """The language of whoever asks, if they say so."""
    accepted = request.headers.get("accept-language", "")
    return language_code(None, {"LANG": accepted}) if accepted else ""
