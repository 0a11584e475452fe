"""Inputs of a network, made from layouts."""

from random import Random

import numpy as np
import pytest

import sny
from sny.env.features import Features, facing_actions, turned_actions
from sny.rules.catalogue import CARD_GAMES, card_rules_of
from sny.rules.kit.layout import flat_values
from sny.rules.kit.sight import sample


@pytest.mark.parametrize("name", CARD_GAMES)
def test_features_follow_from_the_view_alone(name: str) -> None:
    rules, chance = card_rules_of(name), Random(1)
    features, game = Features(rules), sny.new(name, 3, seed=1)
    for _ in range(20):
        seat = game.actors[0]
        seen = game.seen(seat)
        world = sny.CardGame(rules, sample(rules, seen, chance.shuffle), "seed", {})
        row = features.row(flat_values(seen), seat, 3)
        assert (row == features.row(flat_values(world.seen(seat)), seat, 3)).all()
        game.play_action(seat, chance.choice(game.legal_actions(seat)))


@pytest.mark.parametrize("name", CARD_GAMES)
def test_turned_actions_can_be_turned_back(name: str) -> None:
    turned = turned_actions(card_rules_of(name))
    back = facing_actions(turned)
    assert (np.take_along_axis(turned, back.astype(np.int64), -1) == np.arange(turned.shape[-1])).all()
    assert (turned[:, 0] == np.arange(turned.shape[-1])).all()


def test_a_field_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="sen has no field tokens"):
        Features(card_rules_of("sen"), without=("tokens",))
