"""Backup, export and import, from any store into any other."""

import asyncio
import stat
import threading
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sny.cli import main
from sny.errors import FormatError
from sny.store import Kept, KeptPerson, KeptTable, Person, Store, StoreError, Taken, open_store
from sny.store.address import is_postgres
from sny.store.transfer import Count, back_up, export, import_into, without_password
from tests.postgres import Server

pytestmark = pytest.mark.anyio


async def furnish(store: Store) -> None:
    await store.add_person("p1", "Żaneta", b"\x01phone")
    await store.add_device("p1", b"\xfflaptop")
    await store.add_person("p2", "Olek", b"\x02")
    await store.add_table("oak", '{"game":"sen","note":"ż \\u2028"}'.encode())
    await store.add_table("elm", b"\xff\xfe no text at all")
    for number in range(5):
        await store.append("oak", number, f'{{"seat":{number},"say":"ósemka\\n"}}'.encode())
    await store.append("elm", 0, b"\x80")
    await store.seat_person("oak", "p1")
    await store.seat_person("oak", "p2")
    await store.seat_person("elm", "p2")
    await store.close_table("oak", b'{"won":0}')
    await store.keep_result("p1", "oak", 1, 0, 1000, b'{"game":"sen"}')


async def everything(store: Store) -> list[Kept]:
    kept: list[Kept] = []
    await store.give_out(kept.append, secrets=True)
    return kept


@pytest.fixture
async def furnished(lasting_url: str, anyio_backend: str) -> str:
    store = await open_store(lasting_url)
    await furnish(store)
    await store.close()
    return lasting_url


@pytest.fixture(params=["sqlite", "postgres"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "other.sqlite")
    server: Server = request.getfixturevalue("postgres_server")
    return server.new_database()


async def test_everything_goes_from_any_store_into_any_other(furnished: str, other_url: str, tmp_path: Path) -> None:
    file = tmp_path / "export.jsonl"
    assert await export(furnished, file, secrets=True) == Count(people=2, tables=2)
    assert await import_into(other_url, file) == Count(people=2, tables=2)
    first, second = await open_store(furnished), await open_store(other_url)
    kept = await everything(first)
    assert len(kept) == 4
    assert await everything(second) == kept
    await second.append("elm", 1, b"the game goes on")
    assert await second.person_of(b"\xfflaptop") == Person("p1", "Żaneta")
    assert await second.closed_tables("p1") == await first.closed_tables("p1") != []
    await first.close()
    await second.close()


async def test_an_export_holds_no_hashes_unless_asked(furnished: str, tmp_path: Path) -> None:
    file = tmp_path / "export.jsonl"
    await export(furnished, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = str(tmp_path / "other.sqlite")
    await import_into(other, file)
    store = await open_store(other)
    kept = await everything(store)
    assert [one.devices for one in kept if isinstance(one, KeptPerson)] == [[], []]
    assert all(one.closed is not None for one in kept if isinstance(one, KeptTable))  # open ones hold secrets
    await store.close()


def test_an_export_without_secrets_holds_no_password() -> None:
    assert without_password(b'{"id":"oak","password":"ab:cd"}') == b'{"id":"oak","password":""}'
    assert without_password(b"any bytes \xff") == b"any bytes \xff"


async def test_an_import_is_all_or_nothing(furnished: str, other_url: str, tmp_path: Path) -> None:
    file = tmp_path / "export.jsonl"
    await export(furnished, file, secrets=True)
    store = await open_store(other_url)
    await store.add_table("elm", b"in the way")
    await store.close()
    with pytest.raises(Taken, match="there is a table 'elm' already"):
        await import_into(other_url, file)
    store = await open_store(other_url)
    [kept] = await everything(store)
    assert isinstance(kept, KeptTable)
    assert kept.header == b"in the way"
    await store.close()


async def test_an_export_is_of_one_moment(furnished: str) -> None:
    """What is written while it runs is not in it, not even where it has not come to yet."""
    exported: list[Kept] = []

    async def write(reached: str) -> None:
        store = await open_store(furnished)
        if reached == "p2":
            await store.add_table("ash", b"later")
        else:
            await store.append("elm", 1, b"later")
        await store.close()

    def take(kept: Kept) -> None:
        exported.append(kept)
        if kept.id in ("p2", "oak"):
            meanwhile = threading.Thread(target=lambda: asyncio.run(write(kept.id)))
            meanwhile.start()
            meanwhile.join()

    reader = await open_store(furnished, read_only=True)
    await reader.give_out(take)
    assert [kept.id for kept in exported] == ["p1", "p2", "oak", "elm"]
    assert isinstance(exported[-1], KeptTable)
    assert exported[-1].lines == [b"\x80"]
    assert await reader.lines("elm") == [b"\x80", b"later"]
    assert await reader.header("ash") == b"later"
    await reader.close()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 0|is cut short"),
        ("Dear diary\n", "line 1: this line does not belong in an export"),
        ('{"kept":"end","people":0,"tables":0}\n', "line 1: this is not an export"),
        ('{"kept":"store","version":3}\n{"kept":"end","people":0,"tables":0}\n', "line 1: .*newer sny"),
        ('{"kept":"store","version":1}\n', "is cut short"),
        ('{"kept":"store","version":1}\n{"kept":"end","people":1,"tables":0}\n', "line 2: the export is cut short"),
        ('{"kept":"store","version":1}\n{"kept":"person","id":5}\n', "line 2: this line does not belong in an export"),
    ],
)
async def test_a_file_that_is_no_whole_export_changes_nothing(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "export.jsonl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(FormatError, match=problem):
        await import_into(str(tmp_path / "new.sqlite"), file)
    assert not (tmp_path / "new.sqlite").exists()


async def test_a_backup_is_made_while_the_store_is_written_to(furnished: str, tmp_path: Path) -> None:
    store = await open_store(furnished)
    writing = asyncio.Event()

    async def write() -> int:
        number = 1
        while not writing.is_set():
            await store.append("elm", number, b"x" * 500)
            number += 1
        return number

    async def copy() -> None:
        for number in range(3):
            await back_up(furnished, tmp_path / f"backup {number}")
        writing.set()

    written, _ = await asyncio.gather(write(), copy())
    copied = [await lines_in_backup(furnished, tmp_path, number) for number in range(3)]
    assert copied == sorted(copied)
    assert 1 <= copied[0] <= copied[-1] <= written
    await store.close()


async def lines_in_backup(url: str, folder: Path, number: int) -> int:
    """Of the table elm. The backup of a file is a store; that of a server is an export with secrets."""
    backup = folder / f"backup {number}"
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    if is_postgres(url):
        await import_into(str(folder / f"restored {number}"), backup)
        backup = folder / f"restored {number}"
    store = await open_store(str(backup))
    assert await store.person_of(b"\x02") == Person("p2", "Olek")
    lines = await store.lines("elm")
    await store.close()
    return len(lines)


async def test_no_file_is_written_over(furnished: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear diary", encoding="utf-8")
    for attempt in (back_up(furnished, letter), export(furnished, letter)):
        with pytest.raises(StoreError, match="this file already exists; give another"):
            await attempt
    for attempt in (back_up(furnished, tmp_path / "no" / "folder"), export(furnished, tmp_path / "no" / "folder")):
        with pytest.raises(StoreError, match=r"No such file or directory"):
            await attempt
    assert letter.read_text(encoding="utf-8") == "Dear diary"
    assert not list(tmp_path.glob("**/*.partial"))


async def test_a_damaged_store_makes_no_backup(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite"
    store = await open_store(str(path))
    await store.add_table("oak", b"")
    for number in range(100):
        await store.append("oak", number, b"x" * 1000)
    await store.close()
    whole = bytearray(path.read_bytes())
    whole[-20000:] = b"\xa5" * 20000
    path.write_bytes(whole)
    with pytest.raises(StoreError, match=r"store\.sqlite: the file is damaged"):
        await back_up(str(path), tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


def run(*arguments: str, store: Path | None = None) -> Result:
    environment = {"LC_ALL": "C.UTF-8", "SNY_STORE": None if store is None else str(store)}
    return CliRunner().invoke(main, arguments, env=environment, prog_name="sny")


def test_the_commands(tmp_path: Path) -> None:
    async def prepare() -> None:
        store = await open_store(str(tmp_path / "store.sqlite"))
        await furnish(store)
        await store.close()

    asyncio.run(prepare())
    path, file, copy = tmp_path / "store.sqlite", tmp_path / "export", tmp_path / "backup"
    assert run("backup", str(copy), store=path).stdout == f"The backup is in {copy}.\n"
    assert run("export", str(file), "--secrets", store=copy).stdout == f"{file} holds 2 tables and 2 people.\n"
    taken_in = run("import", str(file), "--store", str(tmp_path / "other"), "--lang", "pl")
    assert taken_in.stdout == "Wczytano: 2 stoły i 2 osoby.\n"
    again = run("import", str(file), "--store", str(tmp_path / "other"))
    assert (again.exit_code, again.stderr) == (2, "sny: there is a person 'p1' already.\n")
    nowhere = run("backup", str(tmp_path / "x"), store=tmp_path / "nowhere")
    assert nowhere.stderr == f"sny: {tmp_path / 'nowhere'}: there is no store; sny serve makes one, or name another.\n"
    cut = run("import", str(path), "--store", str(tmp_path / "third"))
    assert "line 1: this line does not belong in an export of a store" in cut.stderr
