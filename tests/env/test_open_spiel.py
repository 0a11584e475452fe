"""The OpenSpiel games, by OpenSpiel's own tests and algorithms."""

from random import Random

import pyspiel
import pytest
from numpy.random import RandomState
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

import sny.env.open_spiel
from sny.env.tiny_sen import tiny_sen
from sny.rules.catalogue import card_rules_of
from sny.study.tree import Solver, nash_conv, unfold, uniform

GAMES = [
    "python_sny_sen(players=3,rounds=1)",
    "python_sny_sen(players=2,edition=jubilee,variants=wiem-co-mam_idz-na-calosc,rounds=2,first=1,rewards=margin)",
    "python_sny_sen(players=5,variants=dlugi-sen,most_moves=60)",
    "python_sny_smoki(players=2,attack=true,most_moves=150)",
    "python_sny_koty(players=4,teams=true,night=moth:4_owl:2,most_moves=100)",
    "python_sny_tiny_sen",
    "python_sny_tiny_sen(cards=0_0_4_4_peek,turns=3)",
]
TINIEST = "python_sny_tiny_sen(cards=0_0_4_4_8,turns=1)"


@pytest.mark.parametrize("game", GAMES)
def test_the_random_simulation_test_passes(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


def test_our_solver_and_theirs_agree_to_the_last_digit() -> None:
    game, tree = pyspiel.load_game(TINIEST), unfold(tiny_sen(["0", "0", "4", "4", "8"], turns=1))
    theirs, ours = cfr.CFRPlusSolver(game), Solver(tree)
    for _ in range(5):
        theirs.evaluate_and_update_policy()
    ours.iterate(5)
    their_conv = exploitability.nash_conv(game, theirs.average_policy(), use_cpp_br=False)
    assert nash_conv(tree, ours.average()) == pytest.approx(their_conv, abs=1e-12)
    even = exploitability.nash_conv(game, policy.UniformRandomPolicy(game), use_cpp_br=False)
    assert nash_conv(tree, uniform(tree)) == pytest.approx(even, abs=1e-12)


def test_an_information_state_is_what_the_seat_was_told() -> None:
    state = pyspiel.load_game(TINIEST).new_initial_state()
    for card in (0, 4, 8, 4):
        assert state.is_chance_node()
        state.apply_action(card)
    state.apply_action(state.string_to_action("draw"))
    state.apply_action(0)
    own, other = (state.information_state_string(seat) for seat in range(2))
    assert own.endswith("draw; drew 0 0")
    assert other.endswith("; drew 0 ?")
    assert "dream=0,?/?,? " in own
    assert "dream=?,?/8,? " in other
    assert "hand=0" in state.observation_string(0)
    assert "hand=?" in state.observation_string(1)


def test_tensors_hold_the_observation_and_the_latest_events() -> None:
    game = pyspiel.load_game("python_sny_sen(players=2,rounds=1)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    state.apply_action(0)
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observation.set_from(state, 0)
    log = observation.dict["log"]
    assert log[:3, :3].tolist() == [[1, 0, 1], [1, -1, 0], [1, 1, 0]]  # dealt, the own action, peeked
    assert not log[3:].any()
    assert len(state.observation_tensor(0)) + log.size == len(state.information_state_tensor(0))


def test_a_public_observer_learns_no_secret_and_a_full_one_all() -> None:
    game = pyspiel.load_game(TINIEST)
    state = game.new_initial_state()
    for card in (0, 4, 8, 4):
        state.apply_action(card)
    for kind, dream in (
        ("NONE", "dream=?,?/?,?"),
        ("SINGLE_PLAYER", "dream=0,?/?,?"),
        ("ALL_PLAYERS", "dream=0,4/8,4"),
    ):
        wanted = pyspiel.IIGObservationType(perfect_recall=False, private_info=getattr(pyspiel.PrivateInfoType, kind))
        assert dream in make_observation(game, wanted).string_from(state, 0)


def test_a_game_that_is_cut_off_is_worth_nothing() -> None:
    state = pyspiel.load_game("python_sny_sen(most_moves=3)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.returns() == [0.0, 0.0]
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


def test_every_option_of_a_game_is_a_parameter() -> None:
    for game in ("sen", "smoki", "koty"):
        rules = card_rules_of(game)
        assert set(rules.DATA["option"]) <= set(sny.env.open_spiel.usual_parameters(rules))


def test_a_wrong_parameter_is_told() -> None:
    with pytest.raises(sny.OptionError, match="players: 9 is not allowed"):
        pyspiel.load_game("python_sny_sen(players=9)")
    with pytest.raises(sny.OptionError, match="edition: 'blue' is not allowed"):
        pyspiel.load_game("python_sny_sen(edition=blue)")


@pytest.mark.parametrize("game", ["sen(players=3,rounds=1)", "smoki(players=2)", "koty(players=2)"])
def test_a_resampled_state_is_the_same_to_its_player_and_tells_no_secret(game: str) -> None:
    chance, state = Random(game), pyspiel.load_game(f"python_sny_{game}").new_initial_state()
    while state.walk.moves < 12 or state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    player, worlds, others = state.current_player(), set(), set()
    for _ in range(8):
        twin = state.resample_from_infostate(player, chance.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        worlds.add(str(twin))
        others.add(twin.information_state_string((player + 1) % state.num_players()))
    assert state.information_state_string((player + 1) % state.num_players()) not in others
    assert len(worlds) > 1


def test_their_ismcts_plays_a_round() -> None:
    game = pyspiel.load_game("python_sny_sen(players=2,rounds=1,most_moves=40)")
    bot = ismcts.ISMCTSBot(game, RandomRolloutEvaluator(1, RandomState(1)), 2.0, 8, random_state=RandomState(1))
    state, chance, asked = game.new_initial_state(), Random(1), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        elif state.current_player() == 0:
            asked += 1
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert asked


@pytest.mark.parametrize(
    ("name", "utility"),
    [
        ("sny_sen(players=2,rounds=1,penalty=1000", 1036),  # four lands of 9 and the penalty
        ("sny_sen(players=3,variants=dlugi-sen,limit=60", 59 + 12 * 9 + 50 + 5),
        ("sny_smoki(players=2,scoring=rounds,rounds=2", 2 * 6 * 12),
        ("sny_smoki(players=2", 3),  # tokens
        ("sny_koty(players=4,teams=true", 2 * 4 * 64),
        ("sny_tiny_sen(", 41),
    ],
)
def test_no_margin_lies_beyond_the_utilities_and_no_game_beyond_its_length(name: str, utility: int) -> None:
    comma = "" if name.endswith("(") else ","
    game = pyspiel.load_game(f"python_{name}{comma}rewards=margin,most_moves=600)")
    assert (game.min_utility(), game.max_utility()) == (-utility, utility)
    state, chance, moves = game.new_initial_state(), Random(1), 0
    while not state.is_terminal():
        moves += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    assert max(map(abs, state.returns())) <= utility
    assert moves <= game.max_game_length() == 600


@pytest.mark.parametrize("players", [2, 3])
def test_no_return_lies_beyond_the_utilities(players: int) -> None:
    game = pyspiel.load_game(f"python_sny_sen(players={players},rounds=1)")
    assert (game.min_utility(), game.max_utility()) == (-1 / (players - 1), 1)
