"""Loading a table from the store. A table that cannot be read is distinguished from a store that fails: retrying is no
use, and all other tables are unaffected."""

import msgspec

from sny import __version__
from sny.errors import OptionError, Refused, SnyError, UnknownGame
from sny.game.opening import check_options
from sny.rules.catalogue import rules_of
from sny.store import StoreError
from sny.table.inputs import read_input
from sny.table.phases import GATHERING
from sny.table.table import Header, Table

FIRST_VERSION = "0.1.0"  # whose headers do not name it
TELLING = (Refused, OptionError, UnknownGame, msgspec.MsgspecError)  # others might tell cards, or what was said


class Unreadable(StoreError):
    """What is stored of a table cannot be carried out by this version."""

    def __init__(self, table: str, where: str, error: Exception, version: str = "") -> None:
        problem = str(error) if isinstance(error, TELLING) else "it is not a legal move"
        if not isinstance(error, SnyError | msgspec.MsgspecError):
            problem = type(error).__name__
        super().__init__(f"table {table}: {where} cannot be carried out again: {problem}")
        kept_by = f"sny {version}" if version else "another version of sny"
        self.reason = f"this table was stored by {kept_by} and cannot be read by {__version__}: {where}: {problem}"


def replayed(header: bytes, lines: list[bytes], id: str = "") -> Table:
    """Raises Unreadable, whatever is wrong: an unknown game or option, a move that is none, or no JSON at all."""
    version = version_in(header)
    try:
        read = msgspec.json.decode(header, type=Header)
        rules_of(read.game)
        table, id = Table(read), read.id
    except Exception as error:
        raise Unreadable(id, "its header", error, version) from error
    for number, line in enumerate(lines):
        try:
            table.take(read_input(line))
        except Exception as error:
            raise Unreadable(id, f"line {number}", error, version) from error
    try:
        if table.phase == GATHERING:
            check_options(table.game_name, table.players, table.options)
    except Exception as error:
        raise Unreadable(id, "what was arranged", error, version) from error
    return table


class Versioned(msgspec.Struct):
    version: str = ""


def version_in(header: bytes) -> str:
    """Which version a table was opened with; empty where not even that can be read."""
    try:
        return msgspec.json.decode(header, type=Versioned).version or FIRST_VERSION
    except (msgspec.MsgspecError, UnicodeError):
        return ""
