"""All HTTP endpoints, one line each. Routes and the OpenAPI description are made from this list."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sny.server import forms
from sny.server.web import Web

TEXT, SVG, LINES = "text/plain", "image/svg+xml", "application/x-ndjson"


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Callable[..., Any]
    says: str
    answer: Any
    body: Any = None
    status: int = 200
    query: tuple[str, ...] = ()
    for_known_devices: bool = False
    dear: bool = False  # it takes so much work that an address may ask less often
    opens: bool = False  # it opens a table


ENDPOINTS = (
    Endpoint("GET", "/api/games", Web.games, "The games, with their options and bots", list[forms.GameInfo]),
    Endpoint("GET", "/api/games/{game}/rules", Web.rules, "The rules of a game", forms.Page, query=("lang",)),
    Endpoint("GET", "/api/games/{game}/texts", Web.texts, "The messages of a game", forms.Texts, query=("lang",)),
    Endpoint(
        "GET", "/api/puzzles/daily", Web.daily_puzzle, "The puzzle of a day, the same for everybody", forms.Puzzle,
        query=("date",),
    ),
    Endpoint("GET", "/api/puzzles/{game}/{number}", Web.puzzle, "A puzzle by its number", forms.Puzzle),
    Endpoint(
        "POST", "/api/people", Web.come, "Become somebody: a name, and a secret for this device", forms.KnownDevice,
        body=forms.NewPerson, status=201,
    ),
    Endpoint("GET", "/api/me", Web.me, "Who this device is, and where they sit", forms.Me, for_known_devices=True),
    Endpoint(
        "PATCH", "/api/me", Web.rename, "Take another name", forms.Me, body=forms.NewPerson, for_known_devices=True
    ),
    Endpoint(
        "GET", "/api/me/results", Web.results, "How this person's matches ended, and what reviews of them came to",
        forms.Results, for_known_devices=True,
    ),
    Endpoint(
        "DELETE", "/api/me/results", Web.forget_results, "Forget how this person's matches ended", forms.Forgotten,
        for_known_devices=True,
    ),
    Endpoint(
        "POST", "/api/me/code", Web.code, "A code by which another device becomes this person's", forms.Code,
        status=201, for_known_devices=True,
    ),
    Endpoint(
        "POST", "/api/devices", Web.move, "Use such a code", forms.KnownDevice, body=forms.GivenCode, status=201
    ),
    Endpoint(
        "POST", "/api/tables", Web.open_table, "Open a table", forms.OpenedTable, body=forms.NewTable, status=201,
        for_known_devices=True, opens=True,
    ),
    Endpoint(
        "POST", "/api/packs", Web.check_pack, "Check the words of a pack, line by line", forms.CheckedPack,
        body=forms.GivenPack, dear=True,
    ),
    Endpoint("GET", "/api/tables", Web.tables, "The public lobby", list[forms.TableSummary]),
    Endpoint("GET", "/api/tables/{id}", Web.table, "A table as an invitation shows it", forms.TableSummary),
    Endpoint(
        "GET", "/api/tables/{id}/code", Web.table_code, "A short code of a table, to be read aloud", forms.TableCode
    ),
    Endpoint(
        "POST", "/api/codes", Web.find_code, "What a code leads to; a body, so that no log holds it", forms.FoundCode,
        body=forms.GivenCode,
    ),
    Endpoint("GET", "/api/tables/{id}/matches/{match}", Web.text, "A match that is over, as text", TEXT),
    Endpoint(
        "GET", "/api/tables/{id}/matches/{match}/steps", Web.steps, "A match that is over, move by move",
        forms.Review, query=("seat",), dear=True,
    ),
    Endpoint(
        "GET", "/api/tables/{id}/matches/{match}/review", Web.review,
        "What a seat could have known and how it played, as JSON lines: docs/review.md",
        LINES, query=("seat",), dear=True,
    ),
    Endpoint(
        "POST", "/api/tables/{id}/matches/{match}/again", Web.try_again,
        "Play on against bots from a decision of a match that is over, with the hidden cards drawn anew",
        forms.OpenedTable, body=forms.TriedAgain, status=201, for_known_devices=True, opens=True,
    ),
    Endpoint(
        "POST", "/api/puzzles/{game}/{number}/again", Web.try_puzzle,
        "Play on against bots from a puzzle, with the hidden cards drawn anew",
        forms.OpenedTable, body=forms.TriedPuzzle, status=201, for_known_devices=True, opens=True,
    ),
    Endpoint(
        "GET", "/api/tables/{id}/matches/{match}/check", Web.check, "Whether a match was dealt fairly",
        list[forms.Checked], dear=True,
    ),
    Endpoint(
        "POST", "/api/devices/owner", Web.owner, "Whose device this would become by such a code, which stays valid",
        forms.Owner, body=forms.GivenCode,
    ),
    Endpoint(
        "POST", "/api/devices/back", Web.go_back, "Become again whose device this was before it used a code",
        forms.KnownDevice, status=201,
    ),
    Endpoint(
        "DELETE", "/api/me/devices", Web.log_out_others, "Log out all other devices of this person, after losing one",
        forms.Forgotten, for_known_devices=True,
    ),
    Endpoint(
        "DELETE", "/api/me", Web.forget_me, "Forget this person: their name, devices and chat; matches stay, unnamed",
        forms.Forgotten, for_known_devices=True,
    ),
    Endpoint(
        "DELETE", "/api/tables/{id}", Web.forget_table, "Forget a table with its matches and chat, as its host",
        forms.Forgotten, for_known_devices=True,
    ),
    Endpoint(
        "DELETE", "/api/tables/{id}/chat", Web.forget_chat, "Forget all chat of a table, as its host",
        forms.Forgotten, for_known_devices=True,
    ),
    Endpoint("POST", "/qr", Web.qr, "A text as a QR code; a body, so that no log holds it", SVG, body=forms.QrText),
)  # fmt: skip
