"""What holds for every opponent of every game."""

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

import sny
from sny.bots import Bot, bot, hints, levels
from sny.bots.ladder import play_thoughtfully
from sny.bots.master import network_file, play_as_learnt
from sny.bots.thinking import Mind, decide, engine
from sny.bots.thinking import mind as mind_of
from sny.env.imagining import imagine_for
from sny.rules.catalogue import CARD_GAMES, card_rules_of
from sny.rules.kit.sight import lost_and_doubled, sample, view
from tests.random_games import random_game

EVERY_BOT = [(game, level) for game in CARD_GAMES for level in levels(game)]
GAMES = 5
MOST_ACTIONS = 60
SMALL_BUDGET = 16
SMALL_WAYS = {"sen": "critic,worlds=2", "smoki": "critic,worlds=2", "koty": f"rollouts,budget={SMALL_BUDGET}"}


def quick_bot(game: str, level: str) -> Bot:
    if level == "thinker":
        return partial(play_thoughtfully, game, SMALL_BUDGET)
    if level == "master" and (network := network_file(game)):
        return partial(play_as_learnt, game, network, SMALL_WAYS[game])
    return bot(game, level)


def positions(name: str, chance: Random, games: int, moves: int) -> Iterator[sny.CardGame]:
    """Random tables, each handed out again and again: whoever takes it makes a move."""
    for _ in range(games):
        game = random_game(name, chance)
        for _ in range(moves):
            if game.over:
                break
            yield game


@pytest.mark.parametrize(("name", "level"), EVERY_BOT)
def test_a_bot_plays_legally_and_from_its_view_alone(name: str, level: str) -> None:
    """Its answer is the same in any world that its view allows: what it cannot know does not reach it.

    Every other move is random, so that it sees positions to which its own play does not lead.
    """
    chance, answer = Random(1), quick_bot(name, level)
    for move, game in enumerate(positions(name, chance, GAMES, MOST_ACTIONS)):
        seat = chance.choice(game.actors)
        seen, legal = game.seen(seat), game.legal_actions(seat)
        action = answer(seen, seat, legal, Random(move))
        assert action in legal
        assert seen == game.seen(seat)
        world = sample(game.rules, seen, chance.shuffle)
        again = sny.CardGame(game.rules, world, "seed", {})
        assert answer(again.seen(seat), seat, again.legal_actions(seat), Random(move)) == action
        game.play_action(seat, action if move % 2 else chance.choice(legal))


@pytest.mark.parametrize("name", CARD_GAMES)
def test_a_policy_asked_about_a_whole_state_looks_no_further_than_the_view(name: str) -> None:
    """In imagined games it is given whole states, compiled: there too it must not peek."""
    chance, mind = Random(2), Mind(name)
    for game in positions(name, chance, games=4, moves=80):
        seat = chance.choice(game.actors)
        legal = game.legal_actions(seat)
        action = decide(name, game.seen(seat), seat, legal)
        assert decide(name, game.state.copy(), seat, legal) == action
        assert mind.decide(game.state, seat, legal) == action
        game.play_action(seat, action if chance.random() < 0.5 else chance.choice(legal))


@pytest.mark.parametrize("name", CARD_GAMES)
def test_imagined_worlds_agree_with_the_view(name: str) -> None:
    """In plain Python and compiled: no card lost or doubled, and the seat's view is what it was."""
    chance, imagine = Random(3), imagine_for(card_rules_of(name))
    for game in positions(name, chance, games=3, moves=60):
        seat = chance.randrange(game.players)
        seen = game.seen(seat)
        world = seen.copy()
        imagine(world, [0] * game.rules.DECK_SIZE, [0] * len(game.rules.CARDS), [chance.getrandbits(60)])
        assert lost_and_doubled(game.rules, world) == ([], [])
        assert view(game.rules, world, seat) == seen
        mover = chance.choice(game.actors)
        game.play_action(mover, chance.choice(game.legal_actions(mover)))


def test_imagined_worlds_are_equally_likely() -> None:
    game = sny.position("sen players=2 turn=1 phase=turn dream=0,1,2,3/5,6,4,0 seen=1,1,1,1/-,-,-,- open=9")
    seen, imagine, chance = game.seen(0), imagine_for(game.rules), [12345]
    zeros = 0
    for _ in range(3000):
        world = seen.copy()
        imagine(world, [0] * game.rules.DECK_SIZE, [0] * len(game.rules.CARDS), chance)
        zeros += world.dream[1][0] == 0
    assert zeros / 3000 == pytest.approx(3 / 49, abs=0.015)  # three of the four zeros among 49 unseen cards


@pytest.mark.parametrize("name", CARD_GAMES)
def test_hints_tell_of_legal_actions_in_plain_numbers(name: str) -> None:
    game = sny.new(name, 3, seed=4)
    seat = game.actors[0]
    told = hints(name, game.seen(seat), seat, game.legal_actions(seat), seed=1)
    assert {hint["action"] for hint in told} <= set(game.legal(seat))
    assert json.loads(json.dumps(told)) == told
    assert told == hints(name, game.seen(seat), seat, game.legal_actions(seat), seed=1)
    chances = [value for hint in told for key, value in hint.items() if key.startswith("chance")]
    assert len(chances) == len(told)
    assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_levels_are_listed_without_anything_heavy() -> None:
    script = "import sys, sny.bots; [sny.bots.levels(game) for game in ('sen', 'smoki', 'koty')]; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert "sny.bots.ladder" in loaded
    assert not {"numpy", "numba"} & set(loaded)


def test_without_numba_a_thinker_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sny.new("sen", 2, seed=1)
    seen, legal = game.seen(0), game.legal_actions(0)
    engine.cache_clear()
    mind_of.cache_clear()
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(sny.SnyError, match=r'needs numba, which is not installed: pip install "sny\[fast\]"'):
        bot("sen", "thinker")(seen, 0, legal, Random(1))
    assert bot("sen", "careful")(seen, 0, legal, Random(1)) in legal
    engine.cache_clear()


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(
        sny.OptionError, match="bots: 'wise' is not allowed; choose random or easy or medium or careful or thinker"
    ):
        bot("sen", "wise")
