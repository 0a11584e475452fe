"""Who sits where, who is host, and what begins a game and ends it."""

from random import Random
from typing import Any

import pytest

from sny.errors import OptionError, Refused
from sny.game.event import Event
from sny.table import inputs
from sny.table.fair import promise_of, seed_from
from sny.table.inputs import AnyInput
from sny.table.settings import Settings
from sny.table.table import Table
from tests.table.sitting import (
    SECRET,
    ended,
    everything,
    finish,
    first_legal,
    names,
    opened,
    play,
    playing,
    read_again,
    sit,
    take,
)


def refused(table: Table, kind: Any, by: str, code: str, **what: Any) -> str:
    """The reason; and that nothing has changed."""
    before = everything(table)
    with pytest.raises(Refused) as caught:
        take(table, kind, by, **what)
    assert caught.value.code == code
    assert everything(table) == before
    return str(caught.value)


# Chairs


def test_a_free_chair_is_taken_and_left() -> None:
    table = sit(opened(), "ala")
    assert table.described()["chairs"][0]["name"] == "Ala"
    assert table.seats_of("ala") == [0]
    assert names(take(table, inputs.Stand, "ala", seat=0)) == ["stood"]
    assert table.chairs[0].free


def test_a_chair_that_somebody_has_is_not_taken() -> None:
    table = sit(opened(), "ala")
    assert "Ala sits there" in refused(table, inputs.Sit, "ola", "taken", seat=0, name="Ola")


@pytest.mark.parametrize("seat", [2, 15])
def test_there_are_no_chairs_beyond_the_last(seat: int) -> None:
    assert "seats run from 0 to 1" in refused(opened(), inputs.Sit, "ala", "seat", seat=seat, name="Ala")


def test_one_person_may_hold_several_chairs_for_guests() -> None:
    table = sit(opened(), "ala")
    take(table, inputs.Sit, "ala", seat=1, name="Guest")
    assert table.seats_of("ala") == table.faces_of("ala") == [0, 1]


def test_only_whoever_sits_there_leaves_a_chair() -> None:
    refused(sit(opened(), "ala"), inputs.Stand, "ola", "seat", seat=0)


def test_nobody_sits_down_during_a_game() -> None:
    refused(playing(), inputs.Sit, "ela", "phase", seat=0, name="Ela")


def test_whoever_stands_up_during_a_game_is_played_by_a_bot_and_may_come_back() -> None:
    table = playing()
    take(table, inputs.Stand, "ola", seat=1)
    assert table.described()["chairs"][1]["left"]
    assert table.seats_of("ola") == [1]  # it stays theirs
    assert table.bots_to_ask(table.now) == [1]
    assert names(take(table, inputs.Return, person="ola")) == ["back"]
    assert table.bots_to_ask(table.now) == []


def test_a_person_takes_the_chair_of_a_bot_before_the_game() -> None:
    table = sit(opened(), "ala")
    take(table, inputs.Bot, "ala", seat=1, level="careful")
    take(table, inputs.Sit, "ola", seat=1, name="Ola")
    assert table.chairs[1].person == "ola"
    assert not table.chairs[1].level


# The host


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        (inputs.Bot, {"seat": 1, "level": "careful"}),
        (inputs.Start, {"fill": "careful"}),
        (inputs.Arrange, {"players": 3, "options": {}, "settings": Settings()}),
        (inputs.Mute, {"person": "ala"}),
        (inputs.PassHost, {"person": "ola"}),
        (inputs.Close, {}),
    ],
)
def test_only_the_host_may(kind: Any, what: dict[str, Any]) -> None:
    refused(sit(opened(players=3), "ala", "ola"), kind, "ola", "host", **what)


def test_the_host_passes_the_right_on_to_somebody_who_sits_here() -> None:
    table = sit(opened(), "ala", "ola")
    refused(table, inputs.PassHost, "ala", "person", person="ela")
    take(table, inputs.PassHost, "ala", person="ola")
    assert table.host == "ola"
    refused(table, inputs.PassHost, "ala", "host", person="ala")


@pytest.mark.parametrize("phase", ["gathering", "playing"])
def test_when_the_host_goes_the_next_one_is_host(phase: str) -> None:
    table = playing(people=3) if phase == "playing" else sit(opened(players=3), "ala", "ola", "ela")
    assert names(take(table, inputs.Stand, "ala", seat=0)) == ["stood", "host"]
    assert table.host == "ola"


def test_a_host_with_another_chair_stays_host() -> None:
    table = sit(opened(), "ala")
    take(table, inputs.Sit, "ala", seat=1, name="Guest")
    take(table, inputs.Stand, "ala", seat=0)
    assert table.host == "ala"


# Before the game


def test_a_bot_is_put_into_a_free_chair_and_taken_away() -> None:
    table = sit(opened(), "ala")
    take(table, inputs.Bot, "ala", seat=1, level="careful")
    assert table.described()["chairs"][1]["bot"] == "careful"
    take(table, inputs.Bot, "ala", seat=1, level="")
    assert table.chairs[1].free
    refused(table, inputs.Bot, "ala", "taken", seat=0, level="careful")


def test_a_table_is_arranged_anew() -> None:
    table = sit(opened(), "ala")
    quick = Settings(clock="quick")
    take(table, inputs.Arrange, "ala", players=3, options={"limit": 50}, settings=quick)
    told = table.described()
    assert (told["players"], len(told["chairs"]), told["options"]) == (3, 3, {"limit": 50})
    assert told["settings"]["clock"] == "quick"
    assert told["chairs"][0]["person"] == "ala"


def test_a_table_is_not_made_smaller_than_its_people() -> None:
    table = opened(players=3)
    take(table, inputs.Sit, "ala", seat=2, name="Ala")
    refused(table, inputs.Arrange, "ala", "taken", players=2, options={}, settings=Settings())


def test_options_that_a_game_has_not_are_refused_and_nothing_changes() -> None:
    table = sit(opened(), "ala")
    before = everything(table)
    for players, options in ((2, {"moon": 1}), (9, {})):
        with pytest.raises(OptionError):
            take(table, inputs.Arrange, "ala", settings=Settings(), players=players, options=options)
    assert everything(table) == before


def test_the_secret_is_promised_before_and_players_have_a_part_in_the_seed() -> None:
    table = sit(opened(), "ala", "ola")
    take(table, inputs.Contribute, "ola", seat=1, text="owls and owls again")
    told = table.described()
    assert told["promise"] == promise_of(SECRET)
    assert told["secret"] is None
    assert told["lines"] == {"2": "owls and owls again"}
    take(table, inputs.Start, "ala")
    assert table.game is not None
    assert table.game.seed == seed_from(SECRET, {1: "owls and owls again"}) != seed_from(SECRET, {})
    assert table.described()["secret"] is None
    finish(table, Random(1))
    assert table.described()["secret"] == SECRET


@pytest.mark.parametrize("text", [" owls", "owls\nowls", "a  b", "a\u2028b", "\x07"])
def test_a_line_that_would_break_the_text_is_refused(text: str) -> None:
    refused(sit(opened(), "ala"), inputs.Contribute, "ala", "text", seat=0, text=text)


def test_the_line_goes_with_its_person() -> None:
    table = sit(opened(), "ala")
    take(table, inputs.Contribute, "ala", seat=0, text="mine")
    take(table, inputs.Stand, "ala", seat=0)
    assert table.lines == {}


def test_a_line_is_added_before_the_game_only() -> None:
    refused(playing(), inputs.Contribute, "ala", "phase", seat=0, text="late")


def test_empty_chairs_wait_for_people_or_go_to_bots() -> None:
    table = sit(opened(players=3), "ala")
    refused(table, inputs.Start, "ala", "chairs")
    assert names(take(table, inputs.Start, "ala", fill="careful"))[0] == "started"
    assert [chair.level for chair in table.chairs] == ["", "careful", "careful"]
    refused(table, inputs.Start, "ala", "phase")


# During the game and after it


def test_moves_are_for_whoever_sits_there() -> None:
    table = playing()
    refused(table, inputs.Play, "ola", "seat", seat=0, action=first_legal(table, 0))
    refused(table, inputs.Play, "", "seat", seat=0, action=first_legal(table, 0))
    refused(table, inputs.Play, "", "back", seat=0, action=first_legal(table, 0), bot="careful")
    play(table, 0, first_legal(table, 0))


def test_a_game_that_ends_tells_its_result_and_its_secret() -> None:
    table = finish(playing(bots=1), Random(2))
    over = table.heard[-1][1][-1].heard_by(None)
    assert over["event"] == "over"
    assert table.game is not None
    assert over["scores"] == table.game.scores
    assert over["winners"] == table.game.winners
    assert over["gone"] == []
    assert f"# secret {SECRET}" in table.texts[0]
    refused(table, inputs.Play, "ala", "phase", seat=0, action="draw")


def test_again_with_a_new_secret_and_the_same_people() -> None:
    table = finish(playing(people=3), Random(3))
    take(table, inputs.Stand, "ela", seat=2)
    refused(table, inputs.Again, "ela", "seat", secret="ff" * 32)
    assert names(take(table, inputs.Again, "ola", secret="ff" * 32)) == ["again"]
    told = table.described()
    assert (told["phase"], told["match"], told["promise"]) == ("gathering", 2, promise_of("ff" * 32))
    assert (told["secret"], told["result"], told["lines"]) == (None, None, {})
    assert [chair.person for chair in table.chairs] == ["ala", "ola", ""]
    take(table, inputs.Start, "ala", fill="careful")
    finish(table, Random(4))
    assert len(table.texts) == 2
    assert f"# secret {'ff' * 32}" in table.texts[1]


def test_again_is_for_when_the_game_is_over() -> None:
    refused(playing(), inputs.Again, "ala", "phase", secret="ff" * 32)


def test_whoever_left_during_the_game_has_no_chair_in_the_next() -> None:
    table = playing(people=3)
    take(table, inputs.Stand, "ola", seat=1)
    take(finish(table, Random(5)), inputs.Again, "ala", secret="ff" * 32)
    assert [chair.person for chair in table.chairs] == ["ala", "", "ela"]


def test_the_result_names_who_was_gone_at_the_end_and_nobody_who_went_later() -> None:
    table = playing(people=3)
    take(table, inputs.Leave, person="ola")
    finish(table, Random(6))
    assert ended(table)["gone"] == [1]
    take(table, inputs.Leave, person="ela")
    take(table, inputs.Return, person="ola")
    take(table, inputs.Stand, "ala", seat=0)
    assert ended(table)["gone"] == [1]


def test_the_host_closes_a_table_at_which_nobody_else_plays() -> None:
    table = playing()
    refused(table, inputs.Close, "ala", "phase")
    table = playing(people=1, bots=1)
    take(table, inputs.Close, "ala")
    assert table.phase == "closed"
    assert table.described()["secret"] is None  # the game was not played to its end
    refused(table, inputs.Chat, "ala", "closed", name="Ala", text="hallo?")


def test_time_goes_forward() -> None:
    table = sit(opened(), "ala")
    take(table, inputs.Chat, "ala", at=500, name="Ala", text="hi")
    refused(table, inputs.Chat, "ala", "time", at=499, name="Ala", text="earlier")


def test_ids_of_inputs_are_remembered_for_each_person() -> None:
    table = opened()
    take(table, inputs.Sit, "ala", id="a1", seat=0, name="Ala")
    assert table.taken_before(inputs.Sit(by="ala", id="a1", seat=0, name="Ala")) == 1
    assert table.taken_before(inputs.Sit(by="ola", id="a1", seat=0, name="Ala")) is None
    with pytest.raises(Refused):
        take(table, inputs.Sit, "ola", id="b1", seat=0, name="Ola")
    assert table.taken_before(inputs.Sit(by="ola", id="b1", seat=0, name="Ola")) is None


def test_an_id_stands_for_one_request_also_when_the_table_is_read_again() -> None:
    taken: list[AnyInput] = [
        inputs.Sit(by="ala", id="sit", seat=0, name="Ala"),
        inputs.Start(by="ala", id="start", fill="careful"),
        inputs.Play(by="ala", id="play", seat=0, action="peek 1"),
        inputs.Chat(by="ala", id="chat", name="Ala", text="hm"),
        inputs.Show(by="ala", id="show", seat=0, person="iza"),
    ]
    others: list[AnyInput] = [
        inputs.Sit(by="ala", id="sit", seat=1, name="Ala"),
        inputs.Start(by="ala", id="start"),
        inputs.Play(by="ala", id="play", seat=0, action="peek 2"),
        inputs.Play(by="ala", id="play", seat=1, action="peek 1"),
        inputs.Chat(by="ala", id="chat", name="Ala", text="hm?"),
        inputs.Chat(by="ala", id="play", name="Ala", text="hm"),
        inputs.Show(by="ala", id="show", seat=0, person="iza", shown=False),
        inputs.Arrange(by="ala", id="show", players=2, options={"limit": 60}, settings=Settings()),
    ]
    table = opened(first=0)
    for input in taken:
        table.take(input)
    for kept in (table, read_again(table, taken)):
        assert [kept.taken_before(input) for input in taken] == [1, 2, 3, 4, 5]
        for other in others:
            with pytest.raises(Refused) as caught:
                kept.taken_before(other)
            assert caught.value.code == "id"
        assert kept.taken_before(inputs.Close(by="ala", id="close")) is None


def test_whoever_changes_their_name_may_still_repeat_a_request() -> None:
    table = opened()
    take(table, inputs.Sit, "ala", id="a1", seat=0, name="Ala")
    again = inputs.Sit(by="ala", id="a1", seat=0, name="Alina", newcomer=True, host_away=True)
    assert table.taken_before(again) == 1


@pytest.mark.parametrize(("game", "people"), [("sen", 2), ("smoki", 2), ("koty", 4), ("kraina-snow", 4)])
def test_the_deal_is_told_with_the_start_and_to_whoever_comes_later(game: str, people: int) -> None:
    table = playing(game, people)
    assert table.game is not None
    number, told = table.heard[-1]
    assert number == table.number
    assert told == (Event("started", {"match": 1}), *table.game.opening)
    assert len(told) > 1


@pytest.mark.rule("KRA-J6")
def test_neither_the_dreamer_nor_a_spectator_learns_who_challenges_and_who_has_voted() -> None:
    def dreamt(challenger: int, voter: int, bot: int) -> list[Any]:
        """What everybody may know of the table, and what the dreamer and a spectator hear."""
        table = playing("kraina-snow", 6, settings=Settings(away_after=0), challenge=True, glass=60)
        for seat in range(6):
            play(table, seat, "ready")
        play(table, 1, "clue echo")
        for person in ("iza", "ada"):  # in seats 3 and 5
            take(table, inputs.Leave, person=person)
        told = []
        for seat, said, by in (
            (challenger, "challenge", ""),
            (voter, "vote legal", ""),
            (bot, "vote legal", "careful"),
        ):
            who = {"bot": by} if by else {"by": table.chairs[seat].person}
            news = table.take(inputs.Play(at=table.now, seat=seat, action=said, **who)).events  # type: ignore[arg-type]
            told += [table.described(), [[event.heard_by(eyes) for event in news] for eyes in (0, None)]]
        return told

    assert dreamt(2, 4, 3) == dreamt(4, 2, 5)
    assert dreamt(2, 4, 3)[0]["actors"] == [2, 3, 4, 5]
