"""What every store promises, whatever is behind it."""

import asyncio
from itertools import count

import pytest

from sny.store import Finished, Missing, Person, Result, Store, StoreError, Summarized, Taken, open_store

pytestmark = pytest.mark.anyio


async def test_a_table_is_its_header_and_its_lines(store: Store) -> None:
    await store.add_table("oak", b'{"game":"sen"}')
    for number, line in enumerate([b"draw", b"", b"\xff\x00 any bytes"]):
        await store.append("oak", number, line)
    assert await store.header("oak") == b'{"game":"sen"}'
    assert await store.lines("oak") == [b"draw", b"", b"\xff\x00 any bytes"]
    assert await store.lines("oak", since=2) == [b"\xff\x00 any bytes"]
    assert await store.lines("oak", since=3) == []


async def test_a_table_that_is_not_there_has_nothing(store: Store) -> None:
    assert await store.header("oak") is None
    assert await store.lines("oak") == []
    for attempt in (store.append("oak", 0, b""), store.close_table("oak", b""), store.forget_table("oak")):
        with pytest.raises(Missing, match="there is no table 'oak'"):
            await attempt


async def test_an_id_is_given_once(store: Store) -> None:
    await store.add_table("oak", b"first")
    with pytest.raises(Taken, match="there is a table 'oak' already"):
        await store.add_table("oak", b"second")
    assert await store.header("oak") == b"first"


async def test_a_number_is_given_once(store: Store) -> None:
    await store.add_table("oak", b"")
    await store.append("oak", 0, b"first")
    with pytest.raises(Taken, match="table 'oak' has a line 0 already"):
        await store.append("oak", 0, b"second")
    assert await store.lines("oak") == [b"first"]


async def test_lines_have_no_gaps(store: Store) -> None:
    await store.add_table("oak", b"")
    with pytest.raises(Missing, match="table 'oak' has 0 lines, so line 1 cannot be the next"):
        await store.append("oak", 1, b"")
    await store.append("oak", 0, b"")
    with pytest.raises(Missing):
        await store.append("oak", 2, b"")
    for number in (-1, 1 << 31, 1 << 70):
        with pytest.raises(Missing, match=f"line {number} cannot be the next of table 'oak'"):
            await store.append("oak", number, b"")
    assert await store.lines("oak") == [b""]


async def test_one_refused_line_does_not_disturb_the_others_of_its_group(store: Store) -> None:
    for table in ("oak", "ash", "elm"):
        await store.add_table(table, b"")
    await store.append("ash", 0, b"there before")
    outcomes = await asyncio.gather(
        store.append("oak", 0, b"a"),
        store.append("ash", 0, b"b"),
        store.append("yew", 0, b"c"),
        store.append("elm", 0, b"d"),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Taken, Missing, type(None)]
    assert [await store.lines(table) for table in ("oak", "ash", "elm")] == [[b"a"], [b"there before"], [b"d"]]


async def test_lines_may_be_sent_without_waiting(store: Store) -> None:
    await store.add_table("oak", b"")
    lines = [b"%d" % number for number in range(300)]
    await asyncio.gather(*(store.append("oak", number, line) for number, line in enumerate(lines)))
    assert await store.lines("oak") == lines


async def test_what_was_sent_behind_a_refused_line_is_refused(store: Store) -> None:
    """Its sender took the table for another: line 1 would continue somebody else's line 0."""
    await store.add_table("oak", b"")
    await store.append("oak", 0, b"mine")
    outcomes = await asyncio.gather(
        *(store.append("oak", number, b"stale") for number in range(3)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [Taken, Missing, Missing]
    assert "read the table again" in str(outcomes[1])
    assert await store.lines("oak") == [b"mine"]
    await store.append("oak", 1, b"mine again")


async def test_what_waits_in_the_next_group_is_refused_too(store: Store) -> None:
    await store.add_table("oak", b"")
    await store.append("oak", 0, b"mine")
    first = asyncio.ensure_future(store.append("oak", 0, b"stale"))
    await asyncio.sleep(0)  # so that the group starts
    await asyncio.sleep(0)
    outcomes = await asyncio.gather(first, store.append("oak", 1, b"stale"), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Taken, Missing]
    assert await store.lines("oak") == [b"mine"]


async def test_open_tables_are_those_not_closed(store: Store) -> None:
    for table in ("oak", "ash", "elm"):
        await store.add_table(table, b"")
    await store.close_table("ash", b"over")
    assert sorted(await store.open_tables()) == ["elm", "oak"]


async def test_a_person_finds_the_open_tables_where_they_sat_down(store: Store) -> None:
    await store.add_person("p1", "Ala", b"1")
    for table in ("oak", "ash", "elm"):
        await store.add_table(table, b"")
    for table in ("oak", "ash"):
        await store.seat_person(table, "p1")
    await store.close_table("ash", b"over")
    assert await store.open_tables("p1") == ["oak"]
    assert await store.open_tables("nobody") == []


async def test_a_closed_table_is_kept_as_it_is(store: Store) -> None:
    await store.add_table("oak", b"header")
    await store.append("oak", 0, b"line")
    await store.close_table("oak", b"over")
    with pytest.raises(Finished, match="table 'oak' is closed and accepts no more lines"):
        await store.append("oak", 1, b"late")
    with pytest.raises(Taken, match="closed already"):
        await store.close_table("oak", b"again")
    assert await store.lines("oak") == [b"line"]
    [closed] = await store.closed_tables()
    assert (closed.id, closed.header, closed.summary) == ("oak", b"header", b"over")


async def test_closed_tables_come_in_pages_latest_first(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    moments = count(1_000)
    for module in ("sny.store.sqlite.now", "sny.store.postgres.now"):
        monkeypatch.setattr(module, lambda: next(moments) // 4)  # several in the same moment
    names = [f"table {letter}" for letter in "ACEGbdfh"]  # sorted by bytes on every server
    for table in names:
        await store.add_table(table, b"")
    for table in names:
        await store.close_table(table, b"")
    seen: list[str] = []
    place: tuple[int, str] | None = None
    while page := await store.closed_tables(limit=3, before=place):
        seen += [table.id for table in page]
        place = page[-1][:2]
    assert seen == names[::-1]


async def test_a_person_finds_their_past_tables(store: Store) -> None:
    await store.add_person("p1", "Ala", b"1")
    await store.add_person("p2", "Olek", b"2")
    for table in ("oak", "ash", "elm"):
        await store.add_table(table, b"")
        await store.seat_person(table, "p1")
    await store.seat_person("oak", "p2")
    await store.seat_person("oak", "p2")
    await store.close_table("oak", b"")
    await store.close_table("ash", b"")
    assert {table.id for table in await store.closed_tables("p1")} == {"oak", "ash"}
    assert [table.id for table in await store.closed_tables("p2")] == ["oak"]
    assert await store.closed_tables("p3") == []


async def test_nobody_sits_at_no_table(store: Store) -> None:
    await store.add_table("oak", b"")
    with pytest.raises(Missing, match="there is no person 'p1'"):
        await store.seat_person("oak", "p1")
    with pytest.raises(Missing, match="there is no table 'elm'"):
        await store.seat_person("elm", "p1")


async def test_a_forgotten_table_leaves_nothing(store: Store) -> None:
    await store.add_person("p1", "Ala", b"1")
    await store.add_table("oak", b"old")
    await store.append("oak", 0, b"old")
    await store.seat_person("oak", "p1")
    await store.forget_table("oak")
    await store.add_table("oak", b"new")
    await store.close_table("oak", b"")
    assert await store.lines("oak") == []
    assert await store.closed_tables("p1") == []


async def test_a_review_is_kept_with_its_table(store: Store) -> None:
    await store.add_table("oak", b"")
    await store.keep_review("oak", 1, 0, b"first", b"")
    await store.keep_review("oak", 1, 0, b"second", b"")
    await store.keep_review("oak", 1, 2, b"another seat", b"")
    assert await store.review("oak", 1, 0) == b"second"
    assert await store.review("oak", 2, 0) is None
    with pytest.raises(Missing, match="there is no table 'elm'"):
        await store.keep_review("elm", 1, 0, b"", b"")
    await store.forget_table("oak")
    await store.add_table("oak", b"")
    assert await store.review("oak", 1, 2) is None


async def test_results_are_kept_for_a_person_with_what_a_review_came_to(store: Store) -> None:
    await store.add_table("oak", b"")
    for person in ("p1", "p2"):
        await store.add_person(person, person, person.encode())
        await store.keep_result(person, "oak", 1, int(person == "p2"), 1000, b"won")
    await store.keep_result("p1", "oak", 1, 0, 3000, b"twice")
    await store.keep_result("p1", "oak", 2, 1, 2000, b"lost")
    for nobody in (("p3", "oak"), ("p1", "elm")):
        await store.keep_result(*nobody, 1, 0, 1000, b"forgotten")
    await store.keep_review("oak", 1, 0, b"review", b"digest")
    first, second = Result("oak", 1, 0, 1000, b"won", b"digest"), Result("oak", 2, 1, 2000, b"lost", None)
    assert await store.results("p1") == [second, first]
    assert await store.results("p2") == [Result("oak", 1, 1, 1000, b"won", None)]
    assert await store.forget_results("p1") == 2
    assert await store.results("p1") == []
    await store.forget_person("p2")
    await store.add_person("p2", "p2", b"p2")
    assert await store.results("p2") == []
    await store.keep_result("p2", "oak", 1, 1, 1000, b"won")
    await store.forget_table("oak")
    assert await store.results("p2") == []


async def test_a_person_is_known_by_any_of_their_devices(store: Store) -> None:
    await store.add_person("p1", "Ala", b"phone")
    await store.add_device("p1", b"laptop")
    await store.rename("p1", "Alicja Żółć")
    assert await store.person_of(b"phone") == await store.person_of(b"laptop") == Person("p1", "Alicja Żółć")
    assert await store.person_of(b"tablet") is None
    await store.forget_device(b"phone")
    assert await store.person_of(b"phone") is None
    assert await store.person_of(b"laptop") == Person("p1", "Alicja Żółć")


async def test_a_secret_is_one_persons_alone(store: Store) -> None:
    await store.add_person("p1", "Ala", b"secret")
    for attempt in (store.add_person("p2", "Olek", b"secret"), store.add_device("p1", b"secret")):
        with pytest.raises(Taken) as refused:
            await attempt
        assert "b'" not in str(refused.value)
    with pytest.raises(Missing, match="there is no person 'p2'"):
        await store.rename("p2", "Olek")  # the person has not come into being without a device
    with pytest.raises(Taken, match="there is a person 'p1' already"):
        await store.add_person("p1", "Ala", b"another")
    assert await store.person_of(b"another") is None


async def test_a_forgotten_person_leaves_their_tables(store: Store) -> None:
    await store.add_person("p1", "Ala", b"secret")
    await store.add_table("oak", b"header")
    await store.seat_person("oak", "p1")
    await store.forget_person("p1")
    assert await store.person_of(b"secret") is None
    assert await store.header("oak") == b"header"
    for attempt in (store.forget_person("p1"), store.add_device("p1", b"x"), store.forget_device(b"secret")):
        with pytest.raises(Missing):
            await attempt


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
async def test_texts_that_no_database_keeps_are_refused(store: Store, text: str) -> None:
    await store.add_person("p1", "Ala", b"secret")
    for attempt in (
        store.add_table(text, b""),
        store.append(text, 0, b""),
        store.header(text),
        store.lines(text),
        store.add_person("p2", text, b""),
        store.rename("p1", text),
    ):
        with pytest.raises(StoreError, match="cannot be stored"):
            await attempt


async def test_ready_means_that_it_could_write(store: Store) -> None:
    await store.ready()
    await store.ready()


async def test_many_tables_at_once(store: Store) -> None:
    async def play(table: str) -> None:
        await store.add_table(table, b"")
        for number in range(20):
            await store.append(table, number, f"{table} {number}".encode())

    tables = [f"t{number}" for number in range(50)]
    await asyncio.gather(*map(play, tables))
    for table in tables:
        assert await store.lines(table) == [f"{table} {number}".encode() for number in range(20)]


async def test_closing_writes_what_was_asked_for(lasting_url: str) -> None:
    store = await open_store(lasting_url)
    await store.add_table("oak", b"")
    pending = [asyncio.ensure_future(store.append("oak", number, b"x")) for number in range(10)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*pending) == [None] * 10
    for attempt in (store.append("oak", 10, b""), store.add_table("elm", b""), store.lines("oak"), store.ready()):
        with pytest.raises(StoreError, match="the store is closed"):
            await attempt
    again = await open_store(lasting_url)
    assert len(await again.lines("oak")) == 10
    assert await again.open_tables() == ["oak"]
    await again.close()


async def test_a_cancelled_call_does_not_disturb_the_others(store: Store) -> None:
    await store.add_table("oak", b"")
    await store.add_table("elm", b"")
    cancelled = asyncio.ensure_future(store.append("oak", 0, b"x"))
    other = asyncio.ensure_future(store.append("elm", 0, b"y"))
    await asyncio.sleep(0)
    cancelled.cancel()
    await other
    assert await store.lines("elm") == [b"y"]


async def test_reading_only_changes_nothing(lasting_url: str) -> None:
    with pytest.raises(StoreError, match="there is no store"):
        await open_store(lasting_url, read_only=True)
    store = await open_store(lasting_url)
    await store.add_table("oak", b"header")
    reader = await open_store(lasting_url, read_only=True)  # while the other writes
    assert await reader.header("oak") == b"header"
    for attempt in (reader.append("oak", 0, b""), reader.add_table("elm", b""), reader.ready()):
        with pytest.raises(StoreError, match="for reading only"):
            await attempt
    await reader.close()
    await store.close()


async def test_summaries_of_open_tables_tell_whether_they_are_up_to_date(store: Store) -> None:
    await store.add_person("ala", "Ala", b"secret")
    for table in ("first", "second"):
        await store.add_table(table, b"header")
        await store.seat_person(table, "ala")
    await store.append("first", 0, b"line")
    await store.summarize("first", b"one line")
    assert await store.summarized("first") == Summarized("first", b"one line", 1, False)
    await store.append("first", 1, b"line")
    summaries = await store.summaries("ala")
    assert summaries == [Summarized("first", b"one line", 2, False), Summarized("second", None, 0, False)]
    await store.close_table("first", b"the end")
    await store.summarize("first", b"too late")
    assert await store.summarized("first") == Summarized("first", b"the end", 2, True)
    assert [one.id for one in await store.summaries("ala")] == ["second"]
    assert await store.summarized("third") is None


async def test_lines_are_rewritten_where_they_stand(store: Store) -> None:
    await store.add_table("table", b"header")
    for number, line in enumerate((b"move", b"word", b"move")):
        await store.append("table", number, line)
    await store.rewrite("table", lambda line: b"..." if line == b"word" else line)
    assert await store.lines("table") == [b"move", b"...", b"move"]
    await store.append("table", 3, b"more")
    with pytest.raises(Missing):
        await store.rewrite("none", lambda line: line)


async def test_all_devices_but_one_are_forgotten(store: Store) -> None:
    await store.add_person("ala", "Ala", b"desk")
    await store.add_person("ola", "Ola", b"other")
    for device in (b"phone", b"tablet"):
        await store.add_device("ala", device)
    assert await store.person("ala") == Person("ala", "Ala")
    assert await store.person("ela") is None
    assert await store.forget_devices("ala", b"desk") == 2
    assert await store.person_of(b"phone") is None
    assert await store.person_of(b"desk") == await store.person("ala")
    assert await store.person_of(b"other") == await store.person("ola")
