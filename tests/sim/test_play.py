"""One simulated game: what it is counted by, how seats are placed, and what happens to a bot that fails."""

from collections import Counter
from random import Random

import pytest

import sny
from sny.bots import bot
from sny.extras import MissingExtra
from sny.rules.catalogue import CARD_GAMES
from sny.sim.measures import Tally, measures_of
from sny.sim.named import named_bot
from sny.sim.play import places, play_game

OWN = "tests.sim.own_bots:"


@pytest.mark.parametrize("name", [*CARD_GAMES])
def test_a_game_is_that_of_its_seed_and_its_bots(name: str) -> None:
    played = play_game(name, ["careful", "random"], {}, "7/3")
    assert played == play_game(name, ["careful", "random"], {}, "7/3")
    game = sny.new(name, players=2, seed="7/3", first=0)
    chances = [Random("7/3 seat 0"), Random("7/3 seat 1")]
    bots = [bot(name, "careful"), bot(name, "random")]
    events = Counter(event.name for event in game.opening)
    while not game.over:
        seat = game.actors[0]
        action = bots[seat](game.seen(seat), seat, game.legal_actions(seat), chances[seat])
        events.update(event.name for event in game.play_action(seat, action))
    assert (played.scores, played.winners) == (game.scores, game.winners)
    assert played.rounds == events["dealt"]
    for measure in measures_of(name):
        if not measure.where:
            counted = sum(sum(spread.values()) for spread in played.spreads[measure.name])
            assert counted == events[measure.event], measure.name


def test_what_a_caller_does_is_counted_from_events() -> None:
    tally = Tally("sen", 2)
    tally.hear([("dealt", {"round": 1, "first": 0})])
    tally.hear([("drew", {"seat": 0}), ("used", {"seat": 0, "card": "take-two"}), ("drew", {"seat": 0})])
    tally.hear([("took", {"seat": 1, "card": "3"})])
    tally.hear([("drew", {"seat": 0}), ("discarded", {"seat": 0, "place": None, "card": "9"})])
    tally.hear(
        [
            ("called", {"seat": 1}),
            ("scored", {"seat": 0, "count": 7, "score": 7, "total": 7}),
            ("scored", {"seat": 1, "count": 9, "score": 14, "total": 14}),
            ("dealt", {"round": 2, "first": 0}),
        ]
    )
    tally.hear([("called", {"seat": 0}), ("scored", {"seat": 0, "count": 4, "score": 4, "total": 11})])
    assert (tally.rounds, tally.turns) == (2, [3, 2])
    assert tally.spreads["call-turn"] == [{1: 1}, {2: 1}]
    assert tally.spreads["call-ravens"] == [{4: 1}, {9: 1}]
    assert tally.spreads["call-wrong"] == [{0: 1}, {1: 1}]
    assert tally.spreads["take-two"] == [{1: 1}, {}]
    assert tally.spreads["peek"] == [{}, {}]


@pytest.mark.parametrize("name", sny.games())
def test_every_measure_is_of_an_event_that_the_game_tells(name: str) -> None:
    told = {event for event, _ in sny.rules.catalogue.rules_of(name).EVENTS} if name in CARD_GAMES else set()
    for measure in measures_of(name):
        assert [bool(measure.value), bool(measure.share), bool(measure.per)].count(True) == 1
        assert name not in CARD_GAMES or measure.event in told


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([70, 104, 90], [0], [1, 3, 2]),  # few are good
        ([1, 3, 2], [1], [3, 1, 2]),  # many are good
        ([5, 5, 9], [0, 1], [1, 1, 3]),
        ([5, 5, 2], [1], [2, 1, 3]),  # a tie that was broken
        ([4, 4], [0, 1], [1, 1]),
        ([4, 9], [], [1, 1]),  # it was stopped
    ],
)
def test_places_follow_the_winners(scores: list[int], winners: list[int], expected: list[int]) -> None:
    assert places(scores, winners) == expected


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("illegal", "answered -1: seat 1 may not play '-1': its legal actions are [0, 1, 2, 3]"),
        ("leaving", "SystemExit: 3"),
    ],
)
def test_a_bot_that_fails_is_named_with_seed_and_position(name: str, problem: str) -> None:
    played = play_game("sen", ["careful", OWN + name], {}, "7/0")
    assert played.fault is not None
    assert (played.fault.bot, played.fault.seat, played.fault.seed) == (OWN + name, 1, "7/0")
    assert problem in played.fault.problem
    assert sny.position(played.fault.position).actors == (1,)
    assert played.winners == []


def test_a_missing_package_is_no_fault_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def needy(*_: object) -> int:
        raise ModuleNotFoundError("No module named 'numba'", name="numba")

    monkeypatch.setattr("tests.sim.own_bots.first", needy)
    named_bot.cache_clear()
    with pytest.raises(MissingExtra, match=r'pip install "sny\[fast\]"'):
        play_game("sen", [OWN + "first"] * 2, {}, "7/0")
    named_bot.cache_clear()


def test_a_game_that_does_not_end_is_nobodys_win() -> None:
    played = play_game("sen", ["careful"] * 2, {}, "7/0", longest=12)
    assert (played.winners, played.places, played.actions, played.fault) == ([], [1, 1], 12, None)


def test_word_bots_play_by_a_simulated_clock() -> None:
    options = {"glass": 20, "turn": 3}
    played = play_game("kraina-snow", ["simple"] * 4, options, "7/0")
    assert played.fault is None
    assert played.rounds == 4
    assert played.winners
    points = [sum(value * many for name in ("dreamer", "fairy", "devil", "imp")
                  for value, many in played.spreads[name][seat].items()) for seat in range(4)]  # fmt: skip
    assert points == played.scores  # as nobody was fined
    assert played == play_game("kraina-snow", ["simple"] * 4, options, "7/0")


def test_a_word_bot_that_never_is_ready_is_found_out() -> None:
    played = play_game("kraina-snow", [OWN + "silent"] * 4, {}, "7/0")
    assert played.fault is not None
    assert played.fault.problem == "said nothing, and the game waits for it"
    assert played.fault.position == "0.0 s"
