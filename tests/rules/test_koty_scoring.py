"""Koty: what lands are worth, when the game ends and who wins."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import sny

FOURS = "pink-4,pink-4,pink-4,pink-4"
FULL = "pink-5,pink-5,pink-5"


def over(position: str, players: int = 2) -> sny.CardGame:
    return sny.position(f"koty players={players} phase=over {position}")


@pytest.mark.rule("KOT-G3")
@pytest.mark.parametrize(
    ("tops", "nines", "cats"),
    [
        ("green-6,raven,pink-5,-", f"-,-,-,blue-1,blue-1,-,{FULL},blue-1,blue-1", 64),  # printed: 6 + 0 + 40 + 18
        ("blue-8,yellow-7,raven,-", f"-,-,-,{FULL},blue-1,-,-,blue-1,blue-1", 82),  # printed: 8 + 56 + 0 + 18
        ("blue-8,-,-,-", FULL, 64),  # the most
        ("-,-,-,-", FULL, 36),  # the most without a cat
        ("-,-,-,-", "blue-1", 9),
        ("blue-1,-,-,-", FULL, 8),
        ("-,-,-,-", "", 0),
    ],
)
def test_what_a_dream_is_worth(tops: str, nines: str, cats: int) -> None:
    assert over(f"tops={tops}/-,-,-,- nines={nines}/").scores == [cats, 0]


@pytest.mark.rule("KOT-G4")
def test_the_most_cats_win() -> None:
    assert over("tops=green-6,-,-,-/pink-5,-,-,-").winners == [0]


@pytest.mark.rule("KOT-G4")
def test_a_tie_goes_to_the_most_nines() -> None:
    """A worked example: cat 6 alone against cat 3 on one nine."""
    game = over("tops=green-6,-,-,-/green-3,-,-,- nines=/blue-8")
    assert game.scores == [6, 6]
    assert game.winners == [1]


@pytest.mark.rule("KOT-G4")
def test_covered_nines_break_a_tie_too() -> None:
    assert over("tops=green-6,raven,-,-/green-6,-,-,- nines=-,-,-,blue-8/").winners == [0]


@pytest.mark.rule("KOT-G4")
def test_a_tie_in_cats_and_nines_is_shared() -> None:
    game = over("tops=green-6,-,-,-/green-6,-,-,-/pink-5,-,-,-", players=3)
    assert game.winners == [0, 1]


@pytest.mark.rule("KOT-G1", "KOT-J3")
def test_the_third_full_land_by_twins_ends_the_game_before_the_draw() -> None:
    """A worked example: the cat lies on the third nine, and nobody draws."""
    game = sny.position(
        f"koty players=2 phase=turn tops=raven,-,pink-4,blue-1/-,-,-,- nines={FULL},{FULL},blue-8,blue-8/"
        f" hand=pink-4,raven,raven,raven/green-3,green-3,green-3,green-3"
    )
    events = game.play(0, "play pink-4 on 3")
    assert game.over
    assert game.view(None)["tops"][0][2] == "pink-4"
    assert game.scores[0] == 0 + 36 + 32 + 1
    assert len(game.view(0)["hand"][0]) == 3
    assert "drew" not in [event.name for event in events]
    told = [event.heard_by(None) for event in events]
    lands = [event for event in told if event["event"] == "counted"]
    assert [(event["cats"], event["doubled"], event["worth"]) for event in lands] == [
        (0, 3, 0), (9, 2, 36), (4, 3, 32), (1, 0, 1),
    ]  # fmt: skip
    assert {"event": "won", "seat": 0, "reason": "cats"} in told


@pytest.mark.rule("KOT-G1")
def test_the_third_full_land_by_an_attack_ends_the_game() -> None:
    game = sny.position(
        f"koty players=2 phase=turn tops=raven,raven,-,blue-1/blue-8,-,-,- nines={FULL},{FULL},blue-8,blue-8/"
        f" hand=blue-1,raven,raven,raven/{FOURS}"
    )
    game.play(0, "attack 2.1 with blue-1")
    events = game.play(1, "pass")
    assert {"event": "ended", "seat": 0} in [event.heard_by(None) for event in events]
    assert game.winners == [0]


@pytest.mark.rule("KOT-G1")
def test_two_full_lands_do_not_end_the_game() -> None:
    game = sny.position(
        f"koty players=2 phase=turn tops=raven,raven,pink-5,blue-1/-,-,-,- nines={FULL},{FULL},blue-8,-,-/"
        f" hand=pink-4,green-6,green-6,green-6/{FOURS}"
    )
    game.play(0, "play pink-4 on 3")
    assert not game.over
    assert game.winners == []


@pytest.mark.rule("KOT-J12")
def test_a_finished_game_has_no_next_round() -> None:
    game = over("tops=green-6,-,-,-/pink-5,-,-,-")
    assert game.actors == ()
    assert game.legal(0) == game.legal(1) == []


def random_play(seed: int, moves: int = 400) -> Iterator[sny.CardGame]:
    """A random game with random options, after every action of it."""
    chance = random.Random(seed)
    players = chance.randint(2, 6)
    night = {"moth": chance.randint(0, 4), "bat": chance.randint(0, 4), "owl": chance.randint(0, 4), "dragon": 1}
    teams = players in (4, 6) and chance.random() < 0.5
    game = sny.new("koty", players, seed, night=night, teams=teams)
    for _ in range(moves):
        seat = game.actors[0]
        game.play_action(seat, chance.choice(game.legal_actions(seat)))
        yield game
        if game.over:
            return


def worth(top: str | None, nines: int) -> int:
    """A land counted by doubling, nine by nine."""
    if top == "raven" or (top is None and nines == 0):
        return 0
    cats = int(top.split("-")[1]) if top else 9
    for _ in range(nines if top else nines - 1):
        cats *= 2
    return cats


def count_again(view: dict[str, Any]) -> list[tuple[int, int]]:
    """Cats and nines of each seat, or of its team, from a view alone."""
    dreams = []
    for tops, nines in zip(view["tops"], view["nines"], strict=True):
        heights = [3 - nines[land * 3 : land * 3 + 3].count(None) for land in range(4)]
        dreams.append((sum(map(worth, tops, heights)), sum(heights)))
    if view["teams"] == "off":
        return dreams
    half = len(dreams) // 2
    teams = [(first[0] + second[0], first[1] + second[1]) for first, second in zip(dreams, dreams[half:], strict=False)]
    return teams * 2


@pytest.mark.rule("KOT-G3", "KOT-G4", "KOT-T4")
@pytest.mark.parametrize("seed", range(30))
def test_scores_and_winners_of_random_games_counted_again(seed: int) -> None:
    for game in random_play(seed):
        results = count_again(game.view(None))
        assert game.scores == [cats for cats, _ in results]
        best = [seat for seat, result in enumerate(results) if result == max(results)]
        assert game.winners == (best if game.over else [])


@pytest.mark.rule("KOT-J9", "KOT-D1", "KOT-D4", "KOT-J3")
@pytest.mark.parametrize("seed", range(12))
def test_dreams_of_random_games_stay_sound(seed: int) -> None:
    """Nines never leave a dream, only those of the player on turn grow, and every raven lies on a nine."""
    views = [game.view(None) for game in random_play(seed)]
    for before, view in pairwise(views):
        for seat, (tops, nines) in enumerate(zip(view["tops"], view["nines"], strict=True)):
            assert all(top is None or top == "raven" or "-" in top for top in tops)
            assert all(nines[land * 3] for land, top in enumerate(tops) if top == "raven")
            assert all(new == old for new, old in zip(nines, before["nines"][seat], strict=True) if old)
            assert nines == before["nines"][seat] or seat == before["turn"]
