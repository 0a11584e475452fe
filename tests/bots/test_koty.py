"""What the opponents of Koty do in plain positions, and that they always do something legal."""

from random import Random

import pytest

import sny
from sny.bots import bot
from sny.rules.kit.notation import action_text

careful, random = bot("koty", "careful"), bot("koty", "random")
FOURS, FULL = "pink-4,pink-4,pink-4,pink-4", "pink-5,pink-5,pink-5"


def answer(position: str, seat: int = 0, players: int = 2) -> str:
    game = sny.position(f"koty players={players} {position}")
    return action_text(game.rules, careful(game.seen(seat), seat, game.legal_actions(seat), Random(1)))


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (f"tops=-,-,-,-/-,-,-,- nines={FULL}/ hand=blue-8,blue-1,raven,raven", "play blue-8 on 1"),
        (f"tops=-,-,-,-/-,-,-,- nines=/{FULL} hand=pink-5,blue-1,raven,raven", "cover 2.1 with raven"),
        (f"tops=raven,-,-,-/-,-,-,- nines={FULL}/ hand=raven,blue-8,blue-8,blue-8", "play raven on 1"),
        (f"tops=blue-1,-,-,-/-,-,-,- nines={FULL}/ hand=blue-8,raven,raven,raven", "play blue-8 on 1"),
        (f"tops=-,-,-,-/blue-8,-,-,- nines=/{FULL} hand=blue-8,yellow-2,green-3,raven", "attack 2.1 with blue-8"),
        (f"tops=-,-,-,-/blue-1,-,-,- nines=/{FULL} hand=blue-8,raven,raven,raven", "play blue-8 on 1"),
        (f"tops=blue-8,blue-8,blue-8,blue-8/-,-,-,- nines={FULL}/ hand=raven,raven,yellow-2,green-3", "exchange"),
    ],
)
def test_careful_counts_cats_on_its_turn(position: str, expected: str) -> None:
    assert answer(f"phase=turn {position}/{FOURS}") == expected


def test_careful_takes_the_victory_that_ends_the_game() -> None:
    lands = f"tops=blue-8,raven,yellow-2,-/-,-,-,- nines={FULL},{FULL},blue-1,blue-1/"
    assert answer(f"phase=turn {lands} hand=yellow-2,blue-8,raven,raven/{FOURS}") == "play yellow-2 on 3"


def test_careful_does_not_end_a_game_that_it_would_lose() -> None:
    tops = "tops=raven,raven,yellow-2,green-3/blue-8,blue-8,blue-8,-"
    nines = f"nines={FULL},{FULL},blue-1,blue-1/yellow-7,yellow-7,yellow-7,green-6,green-6,green-6,green-3,green-3"
    hand = f"night=0,0,4,0 hand=yellow-2,owl,owl,owl/{FOURS}"
    assert answer(f"phase=turn {tops} {nines} {hand}") == "exchange"


@pytest.mark.parametrize(
    ("attacked", "laid", "meeting", "expected"),
    [
        ("blue-8", "blue-8", "twins", "defend blue-8"),  # 64 cats at stake
        ("blue-1", "blue-8", "friends", "pass"),  # the attack frees three nines
    ],
)
def test_careful_defends_what_is_worth_it(attacked: str, laid: str, meeting: str, expected: str) -> None:
    attack = f"phase=defend target_owner=2 target=1 asked=2 laid={laid} meeting={meeting}"
    position = f"{attack} tops=-,-,-,-/{attacked},-,-,- nines=/{FULL} hand={FOURS}/blue-8,raven,raven,raven"
    assert answer(position, seat=1) == expected


def test_careful_defends_its_partner() -> None:
    attack = "phase=defend target_owner=2 target=1 asked=4 laid=blue-8 meeting=twins"
    hands = f"{FOURS}/green-3,green-3,green-3,green-3/green-6,green-6,green-6,green-6/joker,raven,raven,raven"
    lands = f"tops=-,-,-,-/blue-8,-,-,-/-,-,-,-/-,-,-,- nines=/{FULL}//"
    assert answer(f"teams=on {attack} {lands} hand={hands}", seat=3, players=4) == "defend joker"


def test_careful_chooses_the_land_that_counts_most() -> None:
    lands = "tops=-,-,-,-/-,-,-,- nines=pink-5,-,-,pink-5,pink-5/"
    choice = "phase=friends target_owner=2 target=1"
    assert answer(f"{choice} {lands} hand=blue-8,raven,raven,raven/{FOURS}") == "put 2"


def test_careful_takes_a_cat_away_with_a_moth() -> None:
    moth = f"phase=turn night=4,0,0,0 hand=moth,raven,raven,raven/{FOURS}"
    lands = f"tops=-,-,-,-/blue-8,-,-,- nines={FULL}/{FULL}"
    assert answer(f"{moth} {lands}") == "moth 2.1"


def test_careful_beats_random() -> None:
    """Twelve deals, each played from both seats."""
    won = 0
    for deal in range(12):
        for seat in range(2):
            players, chance = [random, random], Random(deal)
            players[seat] = careful
            game = sny.new("koty", seed=deal, first=0)
            while not game.over:
                actor = game.actors[0]
                game.play_action(actor, players[actor](game.seen(actor), actor, game.legal_actions(actor), chance))
            won += game.winners == [seat]
    assert won >= 22
