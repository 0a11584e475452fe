"""The command `sny`. Its texts are in the catalogues; the modules beside this one carry the commands out."""

import asyncio
import os
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.table import Table
from rich.text import Text

import sny
from sny.bots import gives_hints
from sny.cli.checks import tell_checks
from sny.cli.compiling import get_thinker_ready
from sny.cli.opening import number_of_players, seat_number, settings_typed, table_options, with_language
from sny.cli.orders import order_options
from sny.cli.playing import play as play_at_home
from sny.cli.program import PlayCommand, Program, one_of
from sny.errors import SnyError
from sny.extras import need
from sny.language import LANGUAGES, Language
from sny.rulebook import rules_page
from sny.rules.catalogue import GAMES, rules_of
from sny.store import StoreError, store_address
from sny.table.fair import verify as check_game
from sny.terminal.complaint import Complaint
from sny.terminal.loop import Left
from sny.terminal.replay import replay as tell_again
from sny.terminal.review import tell_review
from sny.terminal.saving import path_of, read_text
from sny.terminal.screen import Screen
from sny.terminal.words import Words

# Read before anything else, so that even a mistake is told in it.
lang = click.option("--lang", metavar="|".join(LANGUAGES), expose_value=False, **one_of(LANGUAGES))
game = click.argument("game", default="sen", metavar="[GAME]", **one_of(GAMES))


@click.group(cls=Program, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@lang
@click.version_option(sny.__version__, message="%(prog)s %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.obj.say("welcome"))


@main.command()
@lang
@click.pass_obj
def games(language: Language) -> None:
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in sny.games():
        fewest, most = rules_of(name).DATA["players"]
        players = language.say("games-players", fewest=fewest, most=most)
        table.add_row(Text(name, "bold"), Text(players), Text(Words(language, rules_of(name), None).about()))
    Screen().show(table)


@main.command(cls=PlayCommand)
@game
@click.option("--players", metavar="N")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--deck", metavar="FILE")
@click.option("--bots", metavar="LEVEL[,LEVEL…]")
@click.option("--seed", metavar="S")
@click.option("--save", metavar="FILE")
@click.option("--resume", "go_on", is_flag=True)
@click.option("--live", is_flag=True)
@lang
@click.pass_obj
def play(language: Language, /, **typed: Any) -> int:
    return play_at_home(language, **typed)


@main.command()
@click.argument("file", metavar="FILE")
@click.option("--seat", metavar="N")
@lang
@click.pass_obj
def replay(language: Language, file: str, seat: str | None) -> None:
    played = read_game(language, file)
    you = None if seat is None else seat_number(language, seat, played.players)
    try:
        tell_again(played, Words(language, played.rules, you, rivals=False), Screen())
    except EOFError:
        click.echo(language.say("farewell"))


def read_game(language: Language, file: str) -> Any:
    try:
        return sny.load(read_text(language, file))
    except ValueError:  # no text at all, or numbers that are none
        raise Complaint(language.say("no-game", file=file)) from None
    except sny.FormatError as error:
        raise Complaint(language.say("wrong-game", file=file, line=error.line, problem=error.problem)) from None


@main.command()
@click.argument("file", metavar="FILE")
@click.option("--seat", "reviewed", metavar="N", default="1")
@lang
@click.pass_obj
def review(language: Language, file: str, reviewed: str) -> None:
    played = read_game(language, file)
    seat = seat_number(language, reviewed, played.players)
    if not played.over:
        raise Complaint(language.say("review-not-over", file=file))
    if gives_hints(played.name):
        get_thinker_ready(language, played.name)
    tell_review(sny.review(played, seat), Words(language, played.rules, seat), Screen())


@main.command()
@game
@lang
@click.pass_obj
def rules(language: Language, game: str) -> None:
    Screen().page(rules_page(game, language.code))


# The store: its commands work while a server runs, but for import into a SQLite file.
store = click.option("--store", metavar="URL")
Value = TypeVar("Value")


@main.command()
@click.argument("file", metavar="FILE")
@store
@lang
@click.pass_obj
def backup(language: Language, file: str, store: str | None) -> None:
    from sny.store.transfer import back_up

    done(language, back_up(store_address(store, os.environ), path_of(file)))
    click.echo(language.say("store-backed-up", file=file))


@main.command()
@click.argument("file", metavar="FILE")
@click.option("--secrets", is_flag=True)
@store
@lang
@click.pass_obj
def export(language: Language, file: str, secrets: bool, store: str | None) -> None:
    from sny.store.transfer import export as write_export

    count = done(language, write_export(store_address(store, os.environ), path_of(file), secrets=secrets))
    click.echo(language.say("store-exported", file=file, tables=count.tables, people=count.people))


@main.command("import")
@click.argument("file", metavar="FILE")
@store
@lang
@click.pass_obj
def import_(language: Language, file: str, store: str | None) -> None:
    from sny.store.transfer import import_into

    count = done(language, import_into(store_address(store, os.environ), path_of(file)))
    click.echo(language.say("store-imported", tables=count.tables, people=count.people))


@main.command(context_settings={"ignore_unknown_options": True})  # an id may begin with a dash
@click.argument("what", metavar="person|table|chat", **one_of(("person", "table", "chat")))
@click.argument("id", metavar="ID")
@store
@lang
@click.pass_obj
def forget(language: Language, what: str, id: str, store: str | None) -> None:
    from sny.cli.forgetting import forget as forget_it

    done(language, forget_it(store_address(store, os.environ), what, id))
    click.echo(language.say("store-forgotten", id=id))


def done(language: Language, work: Coroutine[Any, Any, Value]) -> Value:
    """Work on the store, done; or what the store complains about, in one line."""
    try:
        return asyncio.run(work)
    except (StoreError, sny.FormatError) as error:
        raise Complaint(language.say("store-problem", problem=str(error))) from None


@main.command()
@click.argument("file", metavar="FILE")
@lang
@click.pass_obj
def verify(language: Language, file: str) -> int:
    return tell_checks(language, check_game(read_text(language, file)))


@main.command()
@click.option("--host", metavar="ADDRESS", envvar="SNY_HOST", default="127.0.0.1")
@click.option("--port", metavar="N", envvar="SNY_PORT", default=8765, type=click.IntRange(0, 65535))
@click.option("--lan", is_flag=True, envvar="SNY_LAN")
@store
@click.option("--lobby/--no-lobby", default=True, envvar="SNY_LOBBY")
@click.option("--open/--no-open", "open_", default=None, envvar="SNY_OPEN")
@click.option("--workers", metavar="N", envvar="SNY_WORKERS", default=1, type=click.IntRange(1, 64))
@click.option("--warm-up/--no-warm-up", default=True, envvar="SNY_WARM_UP")
@click.option("--origin", "origins", metavar="URL", multiple=True, envvar="SNY_ORIGINS")
@click.option("--proxy", is_flag=True, envvar="SNY_PROXY")
@click.option("--crowd", is_flag=True, envvar="SNY_CROWD")
@click.option("--bot", "own_bots", metavar="NAME=MODULE:FUNCTION", multiple=True, envvar="SNY_BOTS")
@click.option("--admin-token", metavar="TOKEN", envvar="SNY_ADMIN_TOKEN", default="")
@click.option("--keep", metavar="DAYS", envvar="SNY_KEEP", default=365, type=click.IntRange(0, 100_000))
@click.option("--log", metavar="plain|json", envvar="SNY_LOG", default="plain", **one_of(("plain", "json")))
@click.option("--bus", metavar="URL", envvar="SNY_BUS", default="")
@click.option("--node", metavar="NAME", envvar="SNY_NODE", default="")
@click.option("--processes", metavar="N", envvar="SNY_PROCESSES", default=1, type=click.IntRange(1, 256))
@lang
@click.pass_obj
def serve(language: Language, /, **given: Any) -> None:
    from sny.cli.serving import open_server  # the other commands start sooner without it

    open_server(language, **given)


@main.command()
@click.argument("count", metavar="[N]", default=3, type=click.IntRange(1, 64))
@click.option("--port", metavar="N", envvar="SNY_PORT", default=8765, type=click.IntRange(0, 65535))
@store
@lang
@click.pass_obj
def cluster(language: Language, count: int, port: int, store: str | None) -> None:
    from sny.cli.many import run_cluster

    run_cluster(language, count, port, store)


@main.command(cls=PlayCommand)
@click.argument("link", metavar="URL")
@click.option("--name", metavar="NAME", envvar="SNY_NAME")
@click.option("--password", metavar="PASSWORD", envvar="SNY_PASSWORD", default="")
@click.option("--game", default="sen", metavar="GAME", **one_of(GAMES))
@click.option("--players", metavar="N")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--setting", "settings", multiple=True, metavar="NAME=VALUE")
@click.option("--start", "fill", metavar="LEVEL", default="")
@click.option("--watch", is_flag=True)
@click.option("--bot", "own_bot", metavar="MODULE:FUNCTION", default="")
@lang
@click.pass_obj
def join(
    language: Language,
    /,
    link: str,
    name: str | None,
    password: str,
    game: str,
    players: str | None,
    options: tuple[str, ...],
    settings: tuple[str, ...],
    fill: str,
    watch: bool,
    own_bot: str,
) -> int:
    from sny.terminal.joining import Wanted
    from sny.terminal.joining import join as sit_down

    seats = number_of_players(language, rules_of(game), players)
    chosen = table_options(language, game, seats, with_language(game, options, language.code))
    wanted = Wanted(game, seats, chosen, settings_typed(language, settings))
    if own_bot:
        from sny.cli.bot_joining import join_with_bot

        return join_with_bot(language, link, name or own_bot.rpartition(":")[2], own_bot, password, wanted, fill)
    with suppress(Left, EOFError):
        sit_down(language, link, name or language.say("join-guest"), password, wanted, fill, watch)
    click.echo(language.say("farewell"))
    return 0


@main.command(cls=PlayCommand)
@game
@click.option("--bots", "lineup", metavar="BOT,BOT[,BOT…]")
@click.option("--compare", metavar="NAME=VALUE,VALUE[,VALUE…]")
@order_options
@lang
@click.pass_obj
def sim(language: Language, /, **typed: Any) -> int:
    from sny.cli.simulation import run_games  # what only a simulation needs is loaded for none other

    return run_games(language, **typed)


@main.command(cls=PlayCommand)
@game
@click.option("--bots", "contenders", metavar="BOT,BOT[,BOT…]")
@click.option("--players", "table_players", metavar="N")
@order_options
@lang
@click.pass_obj
def tournament(language: Language, /, **typed: Any) -> int:
    from sny.cli.simulation import run_tournament

    return run_tournament(language, **typed)


@main.command()
@game
@click.option("--players", "learnt_players", metavar="N[,N…]", default="2,3,4")
@click.option("--minutes", type=float, default=8.0, metavar="N")
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--against", metavar="careful|FILE", default="")
@click.option("--start", metavar="FILE", default="")
@click.option("--resume", is_flag=True)
@lang
@click.pass_obj
def train(language: Language, /, learnt_players: str, **typed: Any) -> None:  # noqa: ARG001  # it tells figures
    need("torch", "numba")
    from sny.train.command import train as learn

    try:
        learn(players=learnt_players, **typed)
    except SnyError as error:
        raise Complaint(str(error)) from None
