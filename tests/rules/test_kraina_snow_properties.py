"""What holds in every game of Kraina snów, whatever is said and whenever."""

import json
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sny
from sny.game.words import WordGame
from sny.rules.kraina_snow import DATA
from sny.rules.kraina_snow.shapes import EVENTS, KrainaView
from tests.rules.kraina_random import played, random_table, replayed
from tests.rules.kraina_table import night, table

seeds = st.integers(0, 2**32 - 1)
few = settings(max_examples=25, deadline=None, derandomize=True)


def random_game(seed: int) -> WordGame:
    chance = Random(seed)
    game = random_table(chance)
    for _ in played(game, chance):
        pass
    return game


@few
@given(seed=seeds)
def test_random_games_end_whatever_is_said(seed: int) -> None:
    game = random_game(seed)
    assert game.over
    assert game.actors == ()
    assert game.wakes_at is None


@few
@given(seed=seeds)
def test_the_same_inputs_give_the_same_game(seed: int) -> None:
    assert random_game(seed).text() == random_game(seed).text()


@pytest.mark.rule("KRA-J1", "KRA-J13", "KRA-J17")
@few
@given(seed=seeds)
def test_a_game_goes_through_text_unchanged_after_every_input(seed: int) -> None:
    """Also without a referee: the verdicts are in the text."""
    chance = Random(seed)
    game = random_table(chance)
    for number, _ in enumerate(played(game, chance)):
        if number % 7 and number > 40:
            continue
        again = sny.load(game.text())
        assert again.text() == game.text()
        assert again.state == game.state
        assert [again.view(seat) for seat in range(game.players)] == [game.view(seat) for seat in range(game.players)]


@few
@given(seed=seeds)
def test_a_loaded_game_goes_on_with_the_same_deals(seed: int) -> None:
    chance = Random(seed)
    game = random_table(chance)
    for _, _ in zip(played(game, chance), range(30), strict=False):
        pass
    again = sny.load(game.text())
    assert again.wake(game.now + 1000) == game.wake(game.now + 1000)
    assert again.text() == game.text()


@few
@given(seed=seeds)
def test_every_view_is_plain_data(seed: int) -> None:
    chance = Random(seed)
    game = random_table(chance)
    for _ in played(game, chance):
        for seat in (*range(game.players), None):
            seen = game.view(seat)
            assert json.loads(json.dumps(seen)) == seen


@few
@given(seed=seeds)
def test_no_card_is_lost_or_doubled(seed: int) -> None:
    chance = Random(seed)
    game = random_table(chance)
    all_cards = {frozenset(card) for card in game.state.deck}
    for _ in played(game, chance):
        state = game.state
        cards = [*state.deck, *(laid.card for laid in (*state.yellow, *state.blue))]
        words = {frozenset(card) for card in cards}
        penalties = {card for card in all_cards if any(penalty.word in card for penalty in state.penalties)}
        assert len(words) == len(cards)
        assert words | penalties == all_cards
        assert not words & penalties


@few
@given(seed=seeds)
def test_only_actors_may_say_something_and_the_game_never_hangs(seed: int) -> None:
    chance = Random(seed)
    game = random_table(chance)
    for _ in played(game, chance):
        for seat in range(game.players):
            assert bool(game.legal(seat)) == (seat in game.actors)
        assert game.over or game.actors or game.wakes_at is not None or game.state.away


def recount(roles: dict[int, str], dreamer: int, sides: Counter[str], named_all: bool, players: int) -> list[int]:
    """The points of a round by docs/games/kraina-snow.md."""
    yellow, blue = sides["yellow"], sides["blue"]
    larger, smaller = max(yellow, blue), min(yellow, blue)
    imps = {0: yellow + 2, 1: larger}.get(larger - smaller, smaller)
    by_role = {"fairy": yellow, "devil": blue, "imp": imps}
    return [yellow + (2 if named_all else 0) if seat == dreamer else by_role[roles[seat]] for seat in range(players)]


@pytest.mark.rule("KRA-D3", "KRA-D4", "KRA-D6", "KRA-D7", "KRA-D8", "KRA-G1", "KRA-J10", "KRA-J15")
@pytest.mark.parametrize("seed", range(60))
def test_points_are_as_counted_anew_from_what_was_heard(seed: int) -> None:
    game = random_game(seed)
    roles: dict[int, str] = {}
    totals, penalties = [0] * game.players, [0] * game.players
    sides, guessed, named = Counter[str](), set[str](), set[str]()
    for event in (event for _, _, events in replayed(game.text()) for event in events):
        told: dict[str, Any] = {**event.facts, **event.secrets}
        if event.name == "role":
            roles[told["seat"]] = told["role"]
        elif event.name == "guessed":
            sides[told["side"]] += 1
            guessed |= {told["word"]} if told["side"] == "yellow" else set()
        elif event.name == "skipped":
            sides["blue"] += 1
        elif event.name == "changed":
            penalties[told["seat"]] += 1
        elif event.name == "told":
            named |= set(told["named"])
        elif event.name == "revealed":
            points = recount(roles, told["dreamer"], sides, bool(guessed) and guessed <= named, game.players)
            assert told["gained"] == points
            totals = [total + gained for total, gained in zip(totals, points, strict=True)]
            sides, guessed, named = Counter(), set(), set()
    if not game.stopped:
        assert game.scores == [total - cards for total, cards in zip(totals, penalties, strict=True)]
        standing = [(game.scores[seat], -penalties[seat]) for seat in range(game.players)]
        assert game.winners == [seat for seat in range(game.players) if standing[seat] == max(standing)]


def test_everything_happens_in_random_games() -> None:
    said, happened, options = set[str](), set[str](), set[str]()
    for seed in range(80):
        game = random_game(seed)
        options |= {f"{name} {value}" for name, value in game.options.items() if isinstance(value, bool | str)}
        for line, _, events in replayed(game.text()):
            said |= {*line.split()[2:3]} if line[0].isdigit() else set()
            happened |= {event.name for event in events}
    assert said == {"aloud", "ready", "clue", "guess", "pass", "challenge", "vote", "story", "done", "away", "back"}
    assert happened == set(EVENTS)
    switches = [name for name, spec in DATA["option"].items() if "switch" in spec]
    assert {f"{name} {value}" for name in switches for value in (True, False)} <= options


@few
@given(seed=seeds)
def test_views_and_events_look_as_is_declared_for_clients(seed: int) -> None:
    for _, game, events in replayed(random_game(seed).text()):
        for eyes in (None, *range(game.players)):
            view = game.view(eyes)
            assert list(view) == list(KrainaView.__annotations__)
            msgspec.convert(view, KrainaView)
            for heard in (event.heard_by(eyes) for event in events):
                facts = EVENTS[heard["event"]]
                assert set(heard) == {"event", "at", *facts}
                for name, kind in facts.items():
                    msgspec.convert(heard[name], kind)


@pytest.mark.parametrize(
    "action", ["", " ", "clue", "clue  ", "clue …", "clue \ud800", "clue a\x00b", "clue " + "a" * 61, "Clue", "kot"]
)
def test_garbage_is_refused_and_changes_nothing(action: str) -> None:
    game = night()
    text, state = game.text(), game.state.copy()
    with pytest.raises(sny.IllegalAction, match=r"seat 1 may not play .*legal now: clue …, pass") as caught:
        game.play(1, action, at=4.0)
    assert caught.value.legal == ["clue …", "pass"]
    assert (game.text(), game.state) == (text, state)


@pytest.mark.parametrize("moment", [-1.0, float("nan"), float("inf"), 1e300])
def test_a_time_that_is_none_is_refused(moment: float) -> None:
    game = table()
    with pytest.raises(sny.IllegalAction, match="time only goes forward"):
        game.play(0, "ready", at=moment)


def test_a_crash_of_the_referee_changes_nothing() -> None:
    game = night()
    text, state = game.text(), game.state.copy()
    del game.referee
    with pytest.raises(AttributeError):
        game.play(1, "clue wąsy", at=1.0)
    assert (game.text(), game.state) == (text, state)
