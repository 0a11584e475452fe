"""Chat, sending people away, and looking over a shoulder."""

from random import Random
from typing import Any

import pytest

from sny.errors import Refused
from sny.table import inputs
from sny.table.company import MOST_NAMED
from sny.table.table import CHAT_KEPT, Table
from tests.table.sitting import everything, finish, names, opened, playing, sit, take


def refused(table: Table, kind: Any, by: str, code: str, **what: Any) -> None:
    with pytest.raises(Refused) as caught:
        take(table, kind, by, **what)
    assert caught.value.code == code


def chat(table: Table, by: str, text: str = "dobranoc") -> list[str]:
    return names(take(table, inputs.Chat, by, name=by.title(), text=text))


def test_everybody_may_write_and_the_last_lines_are_kept() -> None:
    table = sit(opened(), "ala")
    for number in range(CHAT_KEPT + 5):
        chat(table, "spectator", f"line {number}")
    assert [said["text"] for said in table.chat][:1] == ["line 5"]
    assert len(table.chat) == CHAT_KEPT


def test_the_host_takes_the_right_to_write_and_gives_it_back() -> None:
    table = sit(opened(), "ala", "ola")
    take(table, inputs.Mute, "ala", person="ola")
    refused(table, inputs.Chat, "ola", "muted", name="Ola", text="hey")
    assert table.described()["muted"] == ["ola"]
    take(table, inputs.Mute, "ala", person="ola", muted=False)
    assert chat(table, "ola") == ["chat"]


def test_the_hosts_word_is_enough_to_send_somebody_away() -> None:
    table = sit(opened(players=3), "ala", "ola")
    take(table, inputs.Contribute, "ola", seat=1, text="mine")
    assert names(take(table, inputs.Kick, "ala", person="ola")) == ["kicked"]
    assert table.chairs[1].free
    assert table.lines == {}
    assert table.seats_of("ola") == []
    refused(table, inputs.Sit, "ola", "banned", seat=2, name="Ola")
    refused(table, inputs.Chat, "ola", "muted", name="Ola", text="why")
    refused(table, inputs.Kick, "ala", "person", person="ola")


def test_the_host_frees_the_chair_of_somebody_who_is_away() -> None:
    """They are not sent away: when they come back, they may sit down again."""
    table = sit(opened(players=3), "ala", "ola", "ela")
    refused(table, inputs.Stand, "ala", "seat", seat=1)  # she is here
    take(table, inputs.Leave, "", person="ola")
    refused(table, inputs.Stand, "ela", "seat", seat=1)
    assert names(take(table, inputs.Stand, "ala", seat=1)) == ["stood"]
    assert table.chairs[1].free
    take(table, inputs.Sit, "ola", seat=1, name="Ola")
    assert table.seats_of("ola") == [1]


def test_the_host_frees_no_chair_in_a_game() -> None:
    table = playing(people=2)
    take(table, inputs.Leave, "", person="ola")
    refused(table, inputs.Stand, "ala", "seat", seat=1)


def test_a_bot_plays_on_for_whoever_was_sent_away() -> None:
    table = playing(people=3)
    take(table, inputs.Kick, "ala", person="ola")
    assert table.chairs[1].left
    assert 1 in table.bots_to_ask(table.now)
    refused(table, inputs.Play, "ola", "seat", seat=1, action="peek 1")
    take(table, inputs.Return, person="ola")
    assert table.chairs[1].left  # for good


def test_others_need_most_of_those_who_sit_here() -> None:
    table = sit(opened(players=5), "ala", "ola", "ela", "iza", "ewa")
    assert names(take(table, inputs.Kick, "ola", person="ewa")) == ["voted"]
    assert names(take(table, inputs.Kick, "ola", person="ewa")) == ["voted"]  # once is enough, twice is no more
    assert names(take(table, inputs.Kick, "ela", person="ewa")) == ["voted"]
    assert names(take(table, inputs.Kick, "iza", person="ewa")) == ["kicked"]


def test_the_host_can_be_voted_out_and_another_is_host() -> None:
    table = sit(opened(players=3), "ala", "ola", "ela")
    take(table, inputs.Kick, "ola", person="ala")
    assert names(take(table, inputs.Kick, "ela", person="ala")) == ["kicked", "host"]
    assert table.host == "ola"


def test_one_alone_sends_nobody_away_and_does_not_get_the_table() -> None:
    table = playing()
    refused(table, inputs.Kick, "ola", "person", person="ala")
    take(table, inputs.Kick, "ala", person="ola")
    assert table.host == "ala"


def test_who_does_not_sit_here_has_no_vote() -> None:
    table = sit(opened(), "ala", "ola")
    refused(table, inputs.Kick, "ela", "seat", person="ola")
    refused(table, inputs.Kick, "ola", "person", person="ola")


def test_those_who_left_the_game_have_no_vote_and_do_not_count() -> None:
    table = playing(people=4)
    take(table, inputs.Stand, "ela", seat=2)
    refused(table, inputs.Kick, "ela", "seat", person="iza")
    take(table, inputs.Kick, "ola", person="iza")
    table = playing(people=4)
    take(table, inputs.Stand, "ala", seat=0)
    take(table, inputs.Kick, "ela", person="iza")
    take(table, inputs.Kick, "ola", person="iza")
    assert "iza" in table.banned


def test_a_seat_is_shown_to_a_spectator_and_hidden_again() -> None:
    table = playing()
    assert table.faces_of("ela") == [None]
    take(table, inputs.Show, "ola", seat=1, person="ela")
    assert table.faces_of("ela") == [None, 1]
    assert table.described()["shown"] == {"2": ["ela"]}
    take(table, inputs.Show, "ola", seat=1, person="ela", shown=False)
    assert table.faces_of("ela") == [None]


def test_only_ones_own_cards_are_shown_and_only_to_spectators() -> None:
    table = playing(people=3)
    refused(table, inputs.Show, "ala", "seat", seat=1, person="ela")
    refused(table, inputs.Show, "ola", "person", seat=1, person="ela")


@pytest.mark.parametrize("way", ["stands", "kicked", "arranged"])
def test_what_one_person_showed_the_next_in_the_chair_does_not_show(way: str) -> None:
    table = sit(opened(players=3), "ala", "ola", "ela")
    take(table, inputs.Show, "ela", seat=2, person="spectator")
    if way == "kicked":
        take(table, inputs.Kick, "ala", person="ela")
    else:
        take(table, inputs.Stand, "ela", seat=2)
    if way == "arranged":
        for players in (2, 3):
            take(table, inputs.Arrange, "ala", players=players, options={}, settings=table.settings)
    take(table, inputs.Sit, "iza", seat=2, name="Iza")
    assert table.faces_of("spectator") == [None]


def test_a_guests_cards_are_not_shown_by_whoever_left_after_the_game() -> None:
    """A chair that somebody left during the game is free in the next, and shows nothing."""
    table = playing(people=3, rounds=1)
    take(table, inputs.Show, "ola", seat=1, person="spectator")
    take(table, inputs.Stand, "ola", seat=1)
    take(finish(table, Random(1)), inputs.Again, "ala", secret="ff" * 32)
    assert table.faces_of("spectator") == [None]


@pytest.mark.rule("KRA-J12")
def test_nobody_chats_at_night() -> None:
    people = ("ala", "ola", "ela", "ewa")
    table = sit(opened("kraina-snow", 4, first=0), *people)
    take(table, inputs.Start, "ala")
    assert chat(table, "ola") == ["chat"]
    for seat, person in enumerate(people):
        take(table, inputs.Play, person, seat=seat, action="ready")
    refused(table, inputs.Chat, "ola", "night", name="Ola", text="it is a cat")


def test_a_vote_that_is_refused_is_not_kept() -> None:
    table = playing("sen", 4)
    table.banned |= {f"nobody {number}" for number in range(MOST_NAMED)}
    before = everything(table)
    with pytest.raises(Refused, match="no more than"):
        take(table, inputs.Kick, "ola", person="ela")
    assert everything(table) == before
