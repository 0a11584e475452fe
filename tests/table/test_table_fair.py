"""Fair dealing, checked from the text of a game: real ones pass, and whatever was tampered with is found."""

from functools import cache
from random import Random
from typing import Any

import pytest

from sny import __version__
from sny.errors import Refused
from sny.table import inputs
from sny.table.fair import promise_of, verify
from sny.table.table import Table
from tests.table.evenings import Evening
from tests.table.sitting import finish, opened, playing, sit, take


@cache
def text(game: str) -> str:
    """A whole game with a line of a player in its shuffle."""
    if game == "kraina-snow":
        return word_text()
    players = 2
    table = sit(opened(game, players), "ala", "ola")
    take(table, inputs.Contribute, "ola", seat=1, text="owls and owls again")
    take(table, inputs.Start, "ala")
    return finish(table, Random(1)).texts[0]


def word_text() -> str:
    evening = Evening("kraina-snow", Random(1))
    for seat, person in enumerate(evening.people[:4]):
        evening.try_(inputs.Sit(by=person, seat=seat, name=person))
    evening.try_(inputs.Contribute(by="ola", seat=1, text="owls and owls again"))
    evening.try_(inputs.Start(by="ala"))
    while not evening.table.texts:
        evening.play()
    return evening.table.texts[0]


def outcome(text: str) -> dict[str, bool | None]:
    return {check.name: check.passed for check in verify(text)}


GAMES = pytest.mark.parametrize("game", ["sen", "smoki", "koty", "kraina-snow"])


@GAMES
def test_a_real_game_passes(game: str) -> None:
    assert outcome(text(game)) == {"moves": True, "deals": True, "promise": True, "seed": True, "end": True}


@GAMES
def test_another_secret_breaks_the_promise(game: str) -> None:
    secret = next(line for line in text(game).splitlines() if line.startswith("# secret "))
    found = outcome(text(game).replace(secret, f"# secret {'ab' * 32}"))
    assert (found["promise"], found["seed"]) == (False, False)


@GAMES
def test_another_promise_is_not_that_of_the_secret(game: str) -> None:
    promise = next(line for line in text(game).splitlines() if line.startswith("# promise "))
    found = outcome(text(game).replace(promise, f"# promise {promise_of('another')}"))
    assert found == {"moves": True, "deals": True, "promise": False, "seed": True, "end": True}


@GAMES
def test_a_secret_chosen_afterwards_with_its_promise_does_not_give_the_seed(game: str) -> None:
    lines = text(game).splitlines()
    secret = next(line for line in lines if line.startswith("# secret "))
    promise = next(line for line in lines if line.startswith("# promise "))
    forged = text(game).replace(secret, "# secret later").replace(promise, f"# promise {promise_of('later')}")
    assert outcome(forged) == {"moves": True, "deals": True, "promise": True, "seed": False, "end": True}


@GAMES
@pytest.mark.parametrize("line", ["# line of seat 2: owls", "# line of seat 1: owls and owls again", "# nothing"])
def test_a_players_line_cannot_be_changed_moved_or_left_out(game: str, line: str) -> None:
    found = outcome(text(game).replace("# line of seat 2: owls and owls again", line))
    assert found == {"moves": True, "deals": True, "promise": True, "seed": False, "end": True}


@GAMES
def test_another_seed_gives_other_deals(game: str) -> None:
    seed = next(line for line in text(game).splitlines() if line.startswith("seed: "))
    found = outcome(text(game).replace(seed, "seed: 7"))
    assert (found["moves"], found["deals"], found["seed"]) == (True, False, False)


def deals_of(game: str) -> list[int]:
    words = ("deal ", "deck ", "spirits ", "under ")
    return [number for number, line in enumerate(text(game).splitlines()) if line.startswith(words)]


@GAMES
def test_two_cards_exchanged_in_a_deal_are_found(game: str) -> None:
    """Where the moves can still be made it is the deals that do not follow from the seed; and else the moves fail."""
    lines = text(game).splitlines()
    for number in deals_of(game):
        word, _, cards = lines[number].partition(" ")
        dealt = [card.strip() for card in cards.split(",")]
        first, last = 0, next((at for at, card in reversed(list(enumerate(dealt))) if card != dealt[0]), 0)
        if last == 0:
            continue
        dealt[first], dealt[last] = dealt[last], dealt[first]
        forged = f"{word} {(',' if word == 'deal' else ', ').join(dealt)}"
        found = outcome("\n".join([*lines[:number], forged, *lines[number + 1 :]]) + "\n")
        assert found["moves"] is False or found["deals"] is False


@pytest.mark.parametrize("game", ["sen", "smoki", "koty"])
def test_a_move_that_could_not_be_made_is_found_with_its_line(game: str) -> None:
    lines = text(game).splitlines()
    moves = [number for number, line in enumerate(lines) if line[:1].isdigit()]
    chance = Random(2)
    for number in chance.sample(moves, min(5, len(moves))):
        forged = [*lines[:number], lines[number].partition(" ")[0] + " sleep", *lines[number + 1 :]]
        [check] = verify("\n".join(forged) + "\n")
        assert (check.name, check.passed) == ("moves", False)
        assert check.detail.startswith(f"line {number + 1}: ")


def test_a_move_left_out_is_found() -> None:
    lines = text("sen").splitlines()
    first = next(number for number, line in enumerate(lines) if line[:1].isdigit())
    assert outcome("\n".join(lines[:first] + lines[first + 1 :])) == {"moves": False}


def test_a_game_cut_short_has_no_end() -> None:
    lines = text("sen").splitlines()
    moves = [number for number, line in enumerate(lines) if line[:1].isdigit()]
    remarks = [line for line in lines if line.startswith("#")]
    assert outcome("\n".join(lines[: moves[-1]] + remarks))["end"] is None


def test_a_text_without_a_promise_has_nothing_to_be_held_to() -> None:
    table = finish(playing(), Random(1))
    assert table.game is not None
    found = outcome(table.game.text())
    assert found == {"moves": True, "deals": True, "promise": None, "seed": None, "end": True}


def test_a_text_that_is_none() -> None:
    [check] = verify("once upon a time\n")
    assert (check.name, check.passed) == ("moves", False)


def dealt_by(version: str) -> str:
    table = sit(opened("sen", 2), "ala", "ola")
    take(table, inputs.Start, "ala", version=version)
    return finish(table, Random(1)).texts[0]


def test_a_text_names_the_version_that_dealt_it() -> None:
    told = dealt_by(__version__)
    assert f"# sny {__version__}\n" in told
    assert (outcome(told)["version"], {check.name: check.detail for check in verify(told)}["version"]) == (
        True,
        __version__,
    )
    assert outcome(dealt_by("0.0.9"))["version"] is None  # another one, but nothing has changed since
    assert "version" not in outcome(text("sen"))


def test_where_history_differs_the_versions_are_told() -> None:
    forged = dealt_by("0.0.9").replace("seed: ", "seed: 1")
    found = {check.name: check for check in verify(forged)}
    assert found["deals"].passed is False
    assert (found["version"].passed, found["version"].detail) == (False, f"0.0.9 → {__version__}")
    unknown = dealt_by("0.0.9").replace("edition: base", "edition: golden")
    assert [(check.name, check.passed) for check in verify(unknown)] == [("moves", False), ("version", False)]


# Sealed lines


def sealed_table() -> Table:
    """Two people who have sealed their lines, and a host who has begun."""
    table = sit(opened("sen", 2), "ala", "ola")
    for seat, (person, line) in enumerate(LINES.items()):
        take(table, inputs.Contribute, person, seat=seat, sealed=promise_of(line))
    take(table, inputs.Start, "ala")
    return table


LINES = {"ala": "ravens", "ola": "owls and owls again"}


def test_sealed_lines_are_opened_after_the_start_and_before_the_deal() -> None:
    table = sealed_table()
    assert (table.phase, table.game, table.described()["revealing"]) == ("gathering", None, True)
    assert table.described()["lines"] == {}
    take(table, inputs.Reveal, "ala", seat=0, text=LINES["ala"])
    assert table.described()["phase"] == "gathering"
    take(table, inputs.Reveal, "ola", seat=1, text=LINES["ola"])
    assert table.described()["phase"] == "playing"
    text = finish(table, Random(1)).texts[0]
    assert "# line of seat 2: owls and owls again" in text
    assert outcome(text) == {"moves": True, "deals": True, "promise": True, "seed": True, "end": True}


def test_a_line_can_neither_be_changed_nor_added_once_lines_are_opened() -> None:
    table = sealed_table()
    with pytest.raises(Refused, match="not the line that was sealed"):
        take(table, inputs.Reveal, "ola", seat=1, text="a line that suits me better")
    changes: list[dict[str, Any]] = [{"text": "another"}, {"sealed": promise_of("another")}]
    for change in changes:
        with pytest.raises(Refused, match="about to start"):
            take(table, inputs.Contribute, "ola", seat=1, **change)
    with pytest.raises(Refused, match="is not yours"):
        take(table, inputs.Reveal, "ala", seat=1, text=LINES["ola"])


def test_whoever_does_not_open_a_line_cannot_choose_between_two_deals() -> None:
    """Not even by leaving: nothing that was opened counts, and everybody seals anew."""
    table = sealed_table()
    take(table, inputs.Reveal, "ala", seat=0, text=LINES["ala"])
    take(table, inputs.Leave, "", person="ola")
    assert table.described()["phase"] == "gathering"
    due = table.wakes_at(table.now)
    assert due is not None
    assert table.take(inputs.Wake(at=due)).events[0].facts == {"seats": [1]}
    assert (table.lines, table.sealed, table.begun) == ({}, {}, None)
    take(table, inputs.Start, "ala")
    assert table.described()["phase"] == "playing"


def test_a_line_of_somebody_who_is_away_is_not_waited_for() -> None:
    table = sit(opened("sen", 2), "ala", "ola")
    take(table, inputs.Contribute, "ola", seat=1, sealed=promise_of("owls"))
    take(table, inputs.Leave, "", person="ola")
    take(table, inputs.Start, "ala")
    assert table.phase == "playing"


def test_whoever_stands_up_ends_the_opening_of_lines() -> None:
    table = sealed_table()
    take(table, inputs.Stand, "ola", seat=1)
    assert (table.begun, table.sealed) == (None, {})
