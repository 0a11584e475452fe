"""What holds for every opponent of every game."""

from random import Random

import pytest

import sny
from sny.bots import bot, levels
from sny.rules.catalogue import CARD_GAMES
from sny.rules.kit.sight import sample
from tests.random_games import random_game

EVERY_BOT = [(game, level) for game in CARD_GAMES for level in levels(game)]
GAMES = 12
MOST_ACTIONS = 600


@pytest.mark.parametrize(("name", "level"), EVERY_BOT)
def test_a_bot_plays_legally_and_from_its_view_alone(name: str, level: str) -> None:
    """Its answer is the same in any world that its view allows: what it cannot know does not reach it."""
    chance, answer = Random(1), bot(name, level)
    for number in range(GAMES):
        game = random_game(name, chance)
        for _ in range(MOST_ACTIONS):
            if game.over:
                break
            seat = chance.choice(game.actors)
            seen, legal = game.seen(seat), game.legal_actions(seat)
            action = answer(seen, seat, legal, Random(number))
            assert action in legal
            world = sample(game.rules, seen, chance.shuffle)
            again = sny.Game(game.rules, world, "seed", {})
            assert answer(again.seen(seat), seat, again.legal_actions(seat), Random(number)) == action
            game.play_action(seat, action)


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(sny.OptionError, match="bots: 'wise' is not allowed; choose random or careful"):
        bot("sen", "wise")
