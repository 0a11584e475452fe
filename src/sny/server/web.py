"""The HTTP endpoints: people, games, tables, and matches that are over."""

import asyncio
from collections.abc import Callable, Hashable
from time import monotonic
from typing import TYPE_CHECKING, Any

import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from sny import __version__
from sny.errors import Refused
from sny.game.opening import load_game
from sny.language import LANGUAGES, texts_of_game
from sny.reviewing.puzzles import puzzles
from sny.reviewing.trying import Decision, decision_at, decision_in, drawn_anew
from sny.rulebook import rules_page
from sny.rules.catalogue import GAMES
from sny.server import forms
from sny.server import messages as wire
from sny.server.answers import Unknown, eyes_of, game_info, number_in, puzzle_asked, puzzle_form, puzzle_of_day
from sny.server.asking import usual_level
from sny.server.codes import tidy_code
from sny.server.forgetting import forget_chat, forget_person, forget_table
from sny.server.keeper import Keeper
from sny.server.limits import GUESS_SECONDS, GUESSES, Buckets
from sny.server.lists import public_tables, summary_of, tables_of
from sny.server.origins import address_of
from sny.server.past import Cache
from sny.server.people import CODE_SECONDS, FORMER, People, device_of, password_hash, secret_hash
from sny.server.preview import spoken_by
from sny.server.requests import check_level, check_settings
from sny.server.results import told_results
from sny.server.review import checked_text, reviewed_text
from sny.server.reviews import Reviews
from sny.server.tidying import tidy_name
from sny.store import Person
from sny.table.inputs import Sit, Start
from sny.table.settings import Settings
from sny.words.cards import words_of

if TYPE_CHECKING:
    from sny.server.nodes.node import Node

LOBBY_SIZE = 100
MOST_FAULTS = 20  # of a pack that are told at once
LOBBY_SECONDS = 1.0  # for which what other nodes said of their tables holds
ANSWER_BYTES = 8 * 1024 * 1024  # of reviews and checks that were asked for last
NO_TABLE = "there is no such table; check the link"


class Stranger(Exception):
    """The device is not known (401)."""


class Private(Exception):
    """It is not for this person (403)."""


class Web:
    """The endpoints. Each takes a request and, where there is one, its body; and gives a form."""

    def __init__(self, keeper: Keeper, people: People, lobby: bool, reviews: Reviews) -> None:
        self.keeper = keeper
        self.people = people
        self.lobby = lobby
        self.reviews = reviews
        self._guesses = Buckets(1 / GUESS_SECONDS, GUESSES)  # of codes
        self._answers = Cache[bytes](ANSWER_BYTES, len)
        self._working = asyncio.Lock()
        self._lobby: tuple[float, list[dict[str, Any]]] = (-LOBBY_SECONDS, [])  # public tables of other nodes, and when

    def buckets(self) -> dict[str, Buckets]:
        """Those that count by address."""
        return {"codes": self._guesses}

    # Games

    async def games(self, _: Request) -> list[forms.GameInfo]:
        return [game_info(name, self.keeper.thinkers.own) for name in GAMES]

    async def rules(self, request: Request) -> forms.Page:
        game, lang = request.path_params["game"], request.query_params.get("lang", "en")
        if game not in GAMES or lang not in LANGUAGES:
            raise Unknown(f"rules exist for {', '.join(GAMES)} in {' and '.join(LANGUAGES)}")
        return forms.Page(rules_page(game, lang))

    async def texts(self, request: Request) -> forms.Texts:
        game, lang = request.path_params["game"], request.query_params.get("lang", "en")
        if game not in GAMES or lang not in LANGUAGES:
            raise Unknown(f"texts exist for {', '.join(GAMES)} in {' and '.join(LANGUAGES)}")
        return forms.Texts(texts_of_game(game, lang))

    async def daily_puzzle(self, request: Request) -> forms.Puzzle:
        return puzzle_of_day(request.query_params.get("date", ""))

    async def puzzle(self, request: Request) -> forms.Puzzle:
        return puzzle_form(*puzzle_asked(request.path_params["game"], request.path_params["number"]))

    # People

    async def come(self, _: Request, body: forms.NewPerson) -> forms.KnownDevice:
        newcomer = await self.people.welcome(body.name)
        return forms.KnownDevice(newcomer.person.id, newcomer.person.name, newcomer.device)

    async def me(self, request: Request) -> forms.Me:
        person = await self._person(request)
        tables = sorted(await tables_of(self.keeper, person.id), key=lambda table: str(table["created"]), reverse=True)
        former = await self.people.known(request.cookies.get(FORMER, ""))
        shown = [forms.TableSummary(**table) for table in tables]
        return forms.Me(person.id, person.name, shown, former.name if former and former.id != person.id else None)

    async def results(self, request: Request) -> forms.Results:
        return await told_results(self.people.store, (await self._person(request)).id)

    async def forget_results(self, request: Request) -> forms.Forgotten:
        return forms.Forgotten(await self.people.store.forget_results((await self._person(request)).id))

    async def rename(self, request: Request, body: forms.NewPerson) -> forms.Me:
        person = await self._person(request)
        name = tidy_name(body.name)
        await self.people.store.rename(person.id, name)
        self.keeper.rename(person.id, name)
        if self.keeper.node is not None:
            await self.keeper.node.calls.ask_all("rename", person.id, name)
        return await self.me(request)

    async def code(self, request: Request) -> forms.Code:
        return forms.Code(self.people.code_for((await self._person(request)).id), CODE_SECONDS)

    async def owner(self, _: Request, body: forms.GivenCode) -> forms.Owner:
        return forms.Owner((await self.people.owner_of(body.code)).name)

    async def move(self, _: Request, body: forms.GivenCode) -> forms.KnownDevice:
        newcomer = await self.people.move(body.code)
        return forms.KnownDevice(newcomer.person.id, newcomer.person.name, newcomer.device)

    async def go_back(self, request: Request) -> forms.KnownDevice:
        """To whoever this device was before it took a code."""
        former = request.cookies.get(FORMER, "")
        person = await self.people.known(former)
        if person is None:
            raise Refused("code", "this device belonged to nobody else before, or they were forgotten")
        return forms.KnownDevice(person.id, person.name, former)

    # Forgetting

    async def log_out_others(self, request: Request) -> forms.Forgotten:
        person = await self._person(request)
        count = await self.people.store.forget_devices(person.id, secret_hash(device_of(request)))
        reason = "this device was logged out"
        self.keeper.send_away(person.id, wire.Bye(code="unknown", reason=reason, come_back=False))
        if self.keeper.node is not None:
            await self.keeper.node.calls.ask_all("send_away", person.id, reason)
        return forms.Forgotten(count)

    async def forget_me(self, request: Request) -> forms.Forgotten:
        return forms.Forgotten(await forget_person(self.keeper, (await self._person(request)).id))

    async def forget_table(self, request: Request) -> forms.Forgotten:
        await forget_table(self.keeper, request.path_params["id"], (await self._person(request)).id)
        return forms.Forgotten(1)

    async def forget_chat(self, request: Request) -> forms.Forgotten:
        return forms.Forgotten(
            await forget_chat(self.keeper, request.path_params["id"], (await self._person(request)).id)
        )

    # Tables

    async def open_table(self, request: Request, body: forms.NewTable) -> forms.OpenedTable:
        person = await self._person(request)
        check_settings(body.game, body.settings)
        password = await asyncio.to_thread(password_hash, body.password)
        live = await self.keeper.open_table(body.game, body.players, body.options, body.settings, person.id, password)
        live.language = spoken_by(request)
        return forms.OpenedTable(live.id, f"/t/{live.id}")

    async def check_pack(self, _: Request, body: forms.GivenPack) -> forms.CheckedPack:
        return await asyncio.to_thread(checked_pack, body.text)

    async def tables(self, _: Request) -> list[forms.TableSummary]:
        if not self.lobby:
            raise Unknown("this server has no public lobby; ask for a link")
        found = public_tables(self.keeper)
        if self.keeper.node is not None:
            found += await self._public_tables_elsewhere(self.keeper.node)
            found.sort(key=lambda table: str(table["created"]))
        return [forms.TableSummary(**table) for table in found[-LOBBY_SIZE:]]

    async def _public_tables_elsewhere(self, node: "Node") -> list[dict[str, Any]]:
        """Asked for once, however many look at the lobby."""
        if monotonic() - self._lobby[0] > LOBBY_SECONDS:
            told = await node.calls.ask_all("public_tables")
            self._lobby = monotonic(), [table for tables in told for table in tables]
        return self._lobby[1]

    async def table(self, request: Request) -> forms.TableSummary:
        found = await summary_of(self.keeper, request.path_params["id"])
        if found is None:
            raise Unknown(NO_TABLE)
        return forms.TableSummary(**found)

    async def table_code(self, request: Request) -> forms.TableCode:
        code = await self.keeper.code_of(request.path_params["id"])
        if code is None:
            raise Unknown(NO_TABLE)
        return forms.TableCode(code)

    async def find_code(self, request: Request, body: forms.GivenCode) -> forms.FoundCode:
        """Wrong ones are counted, so that no table is found by trying."""
        address = address_of(request)
        if not self._guesses.take(address):
            wait = self._guesses.wait(address)
            raise Refused("guesses", f"too many wrong codes were tried from your address; wait {wait} seconds")
        table, device = self.keeper.codes.get(tidy_code(body.code)), self.people.has_own_code(body.code)
        if table is None and not device and self.keeper.node is not None:
            told = await self.keeper.node.calls.ask_all("find_code", tidy_code(body.code))
            table, device = next((found for found in told if any(found)), (None, False))
        if table is None and not device:
            raise Unknown("there is no such code; check it, or ask for a new one")
        self._guesses.give_back(address)
        return forms.FoundCode(table, device)

    # Matches that are over

    async def text(self, request: Request) -> Response:
        return PlainTextResponse((await self._match(request))[0])

    async def steps(self, request: Request) -> Response:
        text, names = await self._match(request)
        eyes = eyes_of(request.query_params.get("seat", ""), len(names))
        return await self._worked_out(("steps", text, eyes, tuple(names)), reviewed_text, text, eyes, names)

    async def review(self, request: Request) -> Response:
        """Stream the lines of a review; only matches that are over can be reviewed."""
        text, names = await self._match(request)
        seat = eyes_of(request.query_params.get("seat", ""), len(names))
        if not isinstance(seat, int):
            raise Refused("seat", f"say whose play is to be reviewed: seat=1 to {len(names)}")
        person = await self.people.asking(request)
        key = request.path_params["id"], int(request.path_params["match"]), seat
        lines = await self.reviews.of(key, text, names, person.id if person else address_of(request))
        return StreamingResponse(lines, media_type="application/x-ndjson")

    async def try_again(self, request: Request, body: forms.TriedAgain) -> forms.OpenedTable:
        """A table for one that goes on from a decision of a match that is over; what was hidden is drawn anew."""
        person = await self._person(request)
        text, _ = await self._match(request)
        return await self._tried(person, *await asyncio.to_thread(tried_again, text, body.step), body.level)

    async def try_puzzle(self, request: Request, body: forms.TriedPuzzle) -> forms.OpenedTable:
        person = await self._person(request)
        game, number = puzzle_asked(request.path_params["game"], request.path_params["number"])
        return await self._tried(person, *await asyncio.to_thread(tried_puzzle, game, number), body.level)

    async def _tried(self, person: Person, decision: Decision, position: str, level: str) -> forms.OpenedTable:
        level = level or usual_level(decision.game)
        check_level(decision.game, level, self.keeper.thinkers.own)
        live = await self.keeper.open_table(
            decision.game, decision.seen.players, decision.options, Settings(watchable=False), person.id, "", position
        )
        live.take(Sit(by=person.id, seat=decision.seat, name=person.name, own_name=True))
        live.take(Start(by=person.id, fill=level, version=__version__))
        await live.settled()
        await self.keeper.store.seat_person(live.id, person.id)
        return forms.OpenedTable(live.id, f"/t/{live.id}")

    async def check(self, request: Request) -> Response:
        text, _ = await self._match(request)
        return await self._worked_out(("check", text), checked_text, text)

    async def qr(self, _: Request, body: forms.QrText) -> Response:
        code = segno.make(body.text, error="m").svg_inline(scale=4, border=2)
        return Response(code.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1), media_type="image/svg+xml")

    async def _worked_out(self, key: Hashable, work: Callable[..., bytes], *given: Any) -> Response:
        """What takes a whole match to be played again: one at a time, and not twice in a row."""
        if (found := self._answers.get(key)) is None:
            async with self._working:
                if (found := self._answers.get(key)) is None:
                    node = self.keeper.node
                    told = None if node is None else await node.work.ask(work.__name__, given)
                    found = await asyncio.to_thread(work, *given) if told is None else bytes(told[0])
                    self._answers.put(key, found)
        return Response(found, media_type="application/json")

    async def _person(self, request: Request) -> Person:
        person = await self.people.asking(request)
        if person is None:
            raise Stranger("this device is not known here; give a name first (POST /api/people)")
        return person

    async def _match(self, request: Request) -> tuple[str, list[str]]:
        """The text of a match, and the names of those who played it."""
        table = await self.keeper.past(request.path_params["id"])
        if table is None:
            raise Unknown(NO_TABLE)
        if table.private:
            person = await self._person(request)
            if person.id not in table.known:
                raise Private("this table is not open to everybody; only those who were there may look at its matches")
        match = request.path_params["match"]
        if (number := number_in(match, len(table.texts))) is None:
            raise Unknown(f"{len(table.texts)} matches are over at this table; a running one is not shown")
        return table.texts[number - 1], table.names[number - 1]


def tried_again(text: str, step: int) -> tuple[Decision, str]:
    decision = decision_at(load_game(text), step)
    return decision, drawn_anew(decision)


def tried_puzzle(game: str, number: int) -> tuple[Decision, str]:
    decision = decision_in(puzzles(game)[number])
    return decision, drawn_anew(decision)


def checked_pack(text: str) -> forms.CheckedPack:
    words, faults = words_of(text)
    found = [forms.PackFault(fault.line, fault.kind, fault.word, fault.number) for fault in faults[:MOST_FAULTS]]
    return forms.CheckedPack(len(words), found)
