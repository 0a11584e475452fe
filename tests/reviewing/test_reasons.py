"""Every reason on a made-up position: given where its feature is there, with the right numbers."""

from collections.abc import Iterator
from typing import Any

import pytest

import sny
from sny.language import LANGUAGES, Language
from sny.reviewing.reasons import in_worlds, reasons
from sny.rules.kit.notation import action_number

SEN = "sen players=2 turn=1 seen=1,1,-,-/-,-,-,- "
SMOKI = "smoki players=2 turn=1 "
KOTY = "koty players=3 "


def found(position: str, played: str, best: str, **chances: float) -> dict[str, dict[str, Any]]:
    """The reasons that the game's own file finds, by id."""
    game = sny.position(position)
    named = dict.fromkeys([played, best])
    choices = [{"action": action, "win": 0.5, **chances} for action in named]
    moment = {"action": played, "best": best, "choices": choices}
    numbers = [action_number(game.rules, action) for action in (played, best)]
    assert {played, best} <= set(game.legal(0))
    told = reasons(game.name, game.seen(0), 0, numbers[0], numbers[1], moment)
    for code in LANGUAGES:
        for reason in told:
            language = Language(code)
            language.say(reason["id"], **reason["facts"])
            assert not language.problems
    return {reason["id"].removeprefix("review-"): reason["facts"] for reason in told}


SEN_CASES: list[tuple[str, str, str, str, dict[str, Any]]] = [
    ("phase=turn dream=1,7,5,5/5,6,4,0 open=2", "draw", "take 2", "sen-open", {"place": 2, "ravens": 7, "open": 2}),
    ("phase=turn dream=1,0,5,5/5,6,4,0 open=2", "draw", "take 3", "sen-open-unknown", {"open": 2}),
    ("phase=turn dream=1,7,5,5/5,6,4,0 open=6", "take 2", "draw", "sen-draw", {"open": 6}),
    ("phase=turn dream=9,9,5,5/5,6,4,0 open=6", "call", "draw", "sen-call-early", {"ravens": 28, "lowest": 22}),
    ("phase=turn dream=0,0,5,5/5,6,4,0 open=6", "draw", "call", "sen-call-missed", {"ravens": 11, "lowest": 22}),
    ("phase=drawn hand=3 dream=2,7,5,5/5,6,4,0 open=9", "put 1", "put 2", "sen-covered", {"old": 2, "ravens": 7}),
    ("phase=drawn hand=3 dream=2,8,5,5/5,6,4,0 open=9", "put 3", "put 2", "sen-covered-unknown", {"ravens": 8}),
    ("phase=drawn hand=0 dream=2,8,5,5/5,6,4,0 open=9", "put 1", "put 3", "sen-covered-low", {"old": 2}),
    ("phase=drawn hand=3 dream=2,8,5,5/5,6,4,0 open=9", "discard", "put 2", "sen-hand", {"hand": 3, "ravens": 8}),
    ("phase=drawn hand=1 dream=0,0,5,5/5,6,4,0 open=9", "discard", "put 3", "sen-hand-unknown", {"hand": 1}),
    ("phase=drawn hand=8 dream=2,8,5,5/5,6,4,0 open=9", "put 1", "discard", "sen-put-high", {"hand": 8, "ravens": 2}),
    ("phase=drawn hand=8 dream=2,8,5,5/5,6,4,0 open=9", "put 3", "discard", "sen-put-high-unknown", {"hand": 8}),
    ("phase=drawn hand=peek dream=2,8,5,5/5,6,4,0 open=9", "discard", "use", "sen-unused", {}),
    ("phase=look dream=2,8,5,5/5,6,4,0 open=peek", "look 1.1", "look 1.3", "sen-seen-already", {}),
]


@pytest.mark.parametrize(("position", "played", "best", "name", "facts"), SEN_CASES, ids=lambda value: str(value)[:24])
def test_sen(position: str, played: str, best: str, name: str, facts: dict[str, Any]) -> None:
    given = found(SEN + position, played, best, lowest=0.22, ravens=10.0)
    assert name in given
    assert facts.items() <= given[name].items()


def test_sen_counts_rivals_who_picked_cards() -> None:
    position = "sen players=3 turn=1 phase=turn seen=1,1,-,-/2,2,2,-/3,3,-,- dream=9,9,5,5/5,6,4,0/1,2,3,4 open=6"
    assert found(position, "call", "draw", lowest=0.1, ravens=9.0)["sen-picky"] == {"rivals": 1}


def test_sen_tells_no_number_of_an_hourglass() -> None:
    position = "sen players=2 turn=1 deck=jubilee seen=1,1,-,-/-,-,-,- phase=turn dream=1,hourglass,5,5/5,6,4,0 open=2"
    assert "sen-open" not in found(position, "draw", "take 2", lowest=0.2, ravens=9.0)


UP = "up=1,1,1,0,0,0/1,0,0,0,0,0 "
DREAM = "dream=7,3,8,1,1,2/5,6,4,3,2,1 "
SMOKI_CASES: list[tuple[str, str, str, str, dict[str, Any]]] = [
    (f"phase=turn {UP}{DREAM}open=7/6", "draw", "take 1", "smoki-open-pair", {"value": 7, "column": 1}),
    (f"phase=turn {UP}{DREAM}open=6/6", "take 1", "draw", "smoki-took-single", {"value": 6}),
    (f"phase=hand hand=8 {UP}{DREAM}open=6/6", "put 2.1", "put 2.3", "smoki-pair", {"value": 8, "column": 3}),
    (f"phase=hand hand=6 {UP}{DREAM}open=6/6", "put 1.2", "put 1.3", "smoki-covered-low", {"value": 6, "old": 3}),
    (f"phase=hand hand=6 {UP}{DREAM}open=6/6", "put 1.2", "put 1.3", "smoki-left-high", {"value": 8, "column": 3}),
    (
        "phase=hand hand=6 up=1,1,1,1,0,0/1,0,0,0,0,0 dream=7,3,8,7,1,2/5,6,4,3,2,1 open=6/6", "put 1.1", "put 1.3",
        "smoki-broke-pair", {"value": 7, "column": 1},
    ),
    (
        "phase=hand hand=6 up=1,1,1,1,1,0/1,0,0,0,0,0 dream=8,3,8,7,1,2/5,6,4,3,2,1 open=6/6", "put 2.3", "put 1.3",
        "smoki-ended", {"lowest": 22},
    ),
    (
        f"phase=lay hand=6 place=3 {UP}{DREAM}open=6/5", "onto 1", "onto 2", "smoki-left-open",
        {"value": 5, "rival": 1},
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "played", "best", "name", "facts"), SMOKI_CASES, ids=lambda value: str(value)[:24]
)
def test_smoki(position: str, played: str, best: str, name: str, facts: dict[str, Any]) -> None:
    given = found(SMOKI + position, played, best, lowest=0.22, points=10.0)
    assert name in given
    assert facts.items() <= given[name].items()


FOURS, FULL = "pink-4,pink-4,pink-4,pink-4", "pink-5,pink-5,pink-5"
HANDS = f"hand=blue-8,blue-1,raven,yellow-2/{FOURS}/{FOURS} "
KOTY_CASES: list[tuple[str, str, str, str, dict[str, Any]]] = [
    (
        f"phase=turn tops=-,-,-,-/blue-8,-,-,-/blue-1,-,-,- {HANDS}", "attack 3.1 with blue-8",
        "attack 2.1 with blue-8", "koty-other-target", {"rival": 1, "cats": 8, "other": 2, "other_cats": 1},
    ),
    (
        f"phase=turn tops=-,-,-,-/blue-8,-,-,-/blue-1,-,-,- {HANDS}", "play yellow-2 on 1", "attack 2.1 with blue-8",
        "koty-leader", {"rival": 1, "cats": 8, "own": 0},
    ),
    (
        f"phase=turn tops=-,-,-,-/-,-,-,-/-,-,-,- nines=/{FULL}/ {HANDS}", "play yellow-2 on 1",
        "cover 2.1 with raven", "koty-nines", {"rival": 1, "nines": 3},
    ),
    (
        f"phase=turn tops=-,-,-,-/-,-,-,-/-,-,-,- nines={FULL}// {HANDS}", "play yellow-2 on 2", "play blue-8 on 1",
        "koty-own-cats", {"cats": 64},
    ),
    (f"phase=turn tops=-,-,-,-/-,-,-,-/-,-,-,- {HANDS}", "exchange", "play blue-8 on 1", "koty-exchanged", {}),
]  # fmt: skip


@pytest.mark.parametrize(("position", "played", "best", "name", "facts"), KOTY_CASES, ids=lambda value: str(value)[:24])
def test_koty(position: str, played: str, best: str, name: str, facts: dict[str, Any]) -> None:
    given = found(KOTY + position, played, best, cats=10.0)
    assert name in given
    assert facts.items() <= given[name].items()


def test_koty_counts_cards_that_defend() -> None:
    """An owl taken openly is known to all, and it can answer."""
    position = (
        "koty players=2 phase=turn tops=-,-,-,-/blue-8,-,-,- night=0,0,1,0 shown=0,1 "
        "hand=blue-8,blue-1,raven,yellow-2/owl,pink-4,pink-4,pink-4"
    )
    given = found(position, "attack 2.1 with blue-8", "play yellow-2 on 1", cats=10.0)
    assert given["koty-defended"] == {"rival": 1, "percent": 100}


def test_koty_names_what_was_at_stake() -> None:
    game = sny.position(
        "koty players=2 turn=2 phase=turn tops=blue-8,-,-,-/-,-,-,- "
        "hand=blue-8,raven,raven,raven/blue-8,pink-4,pink-4,pink-4"
    )
    game.play(1, "attack 1.1 with blue-8")
    given = found(game.position(), "pass", "defend blue-8", cats=10.0)
    assert given["koty-undefended"] == {"cats": 8}


def test_koty_says_who_won_by_an_ended_game() -> None:
    lands = f"tops=raven,raven,yellow-2,-/blue-8,-,-,-/-,-,-,- nines={FULL},{FULL},blue-1,blue-1/{FULL}/ "
    position = f"koty players=3 phase=turn {lands}hand=yellow-2,raven,pink-4,pink-4/green-3,green-3,green-3,green-3/"
    hand = "green-6,green-6,green-6,green-6"
    game = sny.position(position + hand)
    game.play(0, "play yellow-2 on 3")
    given = found(game.position(), "put 3", "put 4", cats=10.0)
    assert given["koty-ended"]["rival"] == 1


def choices(**numbers: tuple[float, float]) -> dict[str, Any]:
    sides: Iterator[dict[str, Any]] = (
        {"action": name, **{key: values[side] for key, values in numbers.items()}}
        for side, name in enumerate(("draw", "call"))
    )
    return {"action": "draw", "best": "call", "choices": list(sides)}


def test_worlds_are_told_only_where_they_differ_for_the_better() -> None:
    better = in_worlds(choices(win=(0.2, 0.3), lowest=(0.25, 0.5), ravens=(9.04, 7.0)))
    assert [reason["id"] for reason in better] == ["review-more-lowest", "review-expected-ravens"]
    assert better[0]["facts"] == {"mine": 25, "better": 50}
    assert in_worlds(choices(win=(0.3, 0.3), ravens=(7.0, 9.0))) == []
    assert [reason["id"] for reason in in_worlds(choices(win=(0.2, 0.3), cats=(20.0, 24.0)))] == [
        "review-more-win",
        "review-expected-cats",
    ]
