"""Smoki's opponents: always legal, blind to what their seat may not know, and no fools."""

from itertools import product
from random import Random

import pytest

import sny
from sny.bots import Bot, bot
from sny.rules import smoki
from sny.rules.kit.notation import action_text

careful, random = bot("smoki", "careful"), bot("smoki", "random")


def play(game: sny.CardGame, bots: list[Bot], chance: Random, moves: int) -> None:
    for _ in range(moves):
        if game.over:
            return
        seat = chance.choice(game.actors)
        legal = game.legal_actions(seat)
        action = bots[seat](game.seen(seat), seat, legal, chance)
        assert action in legal
        game.play_action(seat, action)


def answer(position: str, seat: int = 0) -> str:
    game = sny.position(position)
    return action_text(smoki, careful(game.seen(seat), seat, game.legal_actions(seat), Random(1)))


def test_answers_leave_the_view_as_it_is() -> None:
    game = sny.new("smoki", players=3, seed=1)
    seen = game.seen(0)
    careful(seen, 0, game.legal_actions(0), Random(1))
    assert seen == game.seen(0)


def test_rounds_among_careful_players_come_to_an_end() -> None:
    for seed in range(3):
        game = sny.new("smoki", players=2, seed=seed, scoring="rounds", rounds=1)
        play(game, [careful, careful], Random(seed), 1000)
        assert game.over


def test_careful_beats_random() -> None:
    """The same deals with seats changed; a random player would win about ten of the twenty."""
    wins = 0
    for seed, seat in product(range(10), range(2)):
        game = sny.new("smoki", players=2, seed=seed, first=0, scoring="rounds", rounds=2)
        play(game, [careful, random] if seat == 0 else [random, careful], Random(seed), 2000)
        wins += game.winners == [seat]
    assert wins >= 18


TURN = "smoki players=2 phase=turn turn=1 dream=8,1,2,3,4,5/0,1,2,3,4,5 up=1,0,0,0,0,0/0,1,0,0,0,0"
HAND = "smoki players=2 phase=hand turn=1 dream=8,7,2,3,4,5/0,1,2,3,4,5 up=1,1,1,0,0,0/0,1,0,0,0,0 open=6/6"
LAST = "smoki players=2 phase=hand turn=1 hand=0 up=1,1,1,1,1,0/1,1,1,1,0,0 open=6/6"


@pytest.mark.parametrize(
    ("piles", "action"),
    [("-2/7", "take 1"), ("7/-2", "take 2"), ("6/7", "draw"), ("circle/6", "draw"), ("7/8", "take 2")],
)
def test_which_pile_it_takes_from(piles: str, action: str) -> None:
    """The lowest card, or one that makes a column vanish, as an 8 does here; a closed card rather than a high one."""
    assert answer(f"{TURN} open={piles}") == action


def test_it_puts_a_low_card_in_place_of_the_highest() -> None:
    assert answer(f"{HAND} hand=1") == "put 1.1"


def test_it_makes_a_column_vanish() -> None:
    assert answer(f"{HAND} hand=8") == "put 2.1"


def test_it_discards_what_helps_nobody() -> None:
    assert answer(f"{HAND} hand=6".replace("8,7,2", "0,1,2")).startswith("discard")


def test_it_sees_what_a_nest_can_bring_together() -> None:
    table = (
        "smoki players=2 phase=nest turn=1 place=6 dream=7,2,5,3,7,nest/6,5,4,1,1,6 up=1,1,1,0,1,1/1,0,0,0,0,0 open=0/0"
    )
    assert answer(table) in ("nest 1.1", "nest 1.2", "nest 2.1", "nest 2.2")
    assert answer(table.replace("phase=nest", "phase=with pointed=4")) == "with 2.2"


def test_it_ends_the_round_in_front() -> None:
    assert answer(f"{LAST} dream=0,1,2,3,1,6/8,7,6,5,1,2") == "put 2.3"


def test_it_does_not_end_the_round_behind() -> None:
    assert answer(f"{LAST} dream=8,7,6,5,4,6/0,1,2,0,1,2") != "put 2.3"


def test_it_does_not_leave_a_good_card_in_reach() -> None:
    """The first pile shows a -2: a removed 8 covers it."""
    table = "smoki players=2 phase=lay turn=1 hand=0 place=1 dream=8,1,2,3,4,5/5,6,7,3,4,5 up=1,0,0,0,0,0/1,1,1,0,0,0"
    assert answer(f"{table} open=-2/8") == "onto 1"


def test_it_attacks_for_the_lowest_card() -> None:
    table = "smoki players=2 attack=on turn=1 place=6 dream=8,1,2,3,4,attack/-2,6,7,3,4,5 open=6/6"
    sides = "up=1,0,0,0,0,1/1,1,1,0,0,0"
    assert answer(f"{table} {sides} phase=attack") == "attack 1.1"
    assert answer(f"{table} {sides} phase=for pointed=1") == "for 2.1.1"
