"""How many moves a second other card-game libraries make on one core, to set beside our own figures.

Every figure is random legal play of whole games, dealing and the computing of legal actions included unless
the note says otherwise, over the CPU time of this process; the best of several measurements is taken. A move
is a decision of a player: where a library deals by separate chance moves, they cost it time but are not
counted, and the note says how many there were.

    python -m bench.peers           a table
    python -m bench.peers --json    the same figures as JSON
"""

import argparse
import importlib
import json
import os
import random
import sys
import warnings
from collections.abc import Iterable
from time import process_time
from typing import Any, NamedTuple

INSTALLATION = "pip install --require-hashes -r requirements/bench.txt"
SEED = 1
OPEN_SPIEL_GAMES = ("crazy_eights(players=4)", "hearts")
OPEN_SPIEL_CHANCE_PLAYER = -1
GAMES_A_TIMING = 100
PETTINGZOO_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
RLCARD_GAMES = ("uno", "gin-rummy")
PGX_BATCHES = (1024, 4096, 16384)
PGX_MOVES_A_CALL = 65536


class Rate(NamedTuple):
    name: str
    moves_per_second: float
    note: str


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the peers: moves a second on one core.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a measurement (default: 1)")
    parser.add_argument("--repeats", type=int, default=3, help="measurements, the best one kept (default: 3)")
    arguments = parser.parse_args()
    if arguments.seconds <= 0 or arguments.repeats < 1:
        parser.error("--seconds must be above 0 and --repeats at least 1")
    try:
        rates = measure_all(arguments.seconds, arguments.repeats)
    except ImportError as error:
        print(f"peers.py: {error}. Install the peers: {INSTALLATION}", file=sys.stderr)
        return 2
    if arguments.json:
        print(json.dumps([rate._asdict() for rate in rates], indent=2))
    else:
        print_table(rates)
    return 0


def measure_all(seconds: float, repeats: int) -> list[Rate]:
    for module in ("pyspiel", "rlcard", "pgx", "pettingzoo"):
        load_peer(module)  # a missing peer is told at once, not after a minute of measuring
    rates = []
    for game in OPEN_SPIEL_GAMES:
        for measure in (open_spiel_python, open_spiel_inside, open_spiel_after_deal):
            rates.append(best(measure(game, seconds) for _ in range(repeats)))
    for measure_uno in (rlcard_uno, rlcard_uno_inside):
        rates.append(best(measure_uno(seconds) for _ in range(repeats)))
    for name in PETTINGZOO_GAMES:
        rates.append(best(pettingzoo_game(name, seconds) for _ in range(repeats)))
    for name in RLCARD_GAMES:
        rates.append(best(rlcard_environment(name, seconds) for _ in range(repeats)))
    for name in OPEN_SPIEL_GAMES:
        rates.append(best(open_spiel_environment(name, seconds) for _ in range(repeats)))
    rates.append(best(pgx_leduc(seconds, batch) for batch in PGX_BATCHES for _ in range(repeats)))
    return rates


def best(rates: Iterable[Rate]) -> Rate:
    return max(rates, key=lambda rate: rate.moves_per_second)


def print_table(rates: list[Rate]) -> None:
    width = max(len(rate.name) for rate in rates)
    print(f"{'peer':<{width}}  {'moves a second':>14}  note")
    for rate in rates:
        print(f"{rate.name:<{width}}  {rate.moves_per_second:>14,.0f}  {rate.note}")


def load_peer(module: str) -> Any:
    """Import a peer held to one core; the pin comes first, as thread pools are sized on loading."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    return importlib.import_module(module)


def open_spiel_python(game: str, seconds: float) -> Rate:
    """OpenSpiel with every move made by a call from Python."""
    loaded_game = load_peer("pyspiel").load_game(game)
    generator = random.Random(SEED)
    decisions = chance_moves = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        game_decisions, game_chance_moves = play_to_the_end(loaded_game.new_initial_state(), generator)
        decisions += game_decisions
        chance_moves += game_chance_moves
    note = count_both(decisions, chance_moves, spent)
    return Rate(f"OpenSpiel {game} from Python", decisions / spent, note)


def open_spiel_inside(game: str, seconds: float) -> Rate:
    """OpenSpiel with whole games played in its C++: evaluate_bots deals and asks its own uniform random bots.

    Nothing else in the package plays from the deal to the end in C++ but its self-tests, which are slower.
    Finished states keep their histories, so the count is exact. The bots write out a policy at every move,
    which bare rollouts do not: open_spiel_after_deal is the bound on the other side.
    """
    pyspiel = load_peer("pyspiel")
    loaded_game = pyspiel.load_game(game)
    players = range(loaded_game.num_players())
    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in players]
    games = decisions = chance_moves = 0
    spent = 0.0
    while spent < seconds:
        start = process_time()
        finished = []
        for seed in range(games, games + GAMES_A_TIMING):
            state = loaded_game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            finished.append(state)
        spent += process_time() - start
        games += GAMES_A_TIMING
        for state in finished:
            movers = [step.player for step in state.full_history()]
            chance_moves += movers.count(OPEN_SPIEL_CHANCE_PLAYER)
            decisions += sum(mover in players for mover in movers)
    note = count_both(decisions, chance_moves, spent)
    return Rate(f"OpenSpiel {game} inside C++", decisions / spent, note)


def open_spiel_after_deal(game: str, seconds: float) -> Rate:
    """OpenSpiel's bare random rollouts in C++ from games already dealt: its best case, dealing left out.

    The rollouts are reached through a search of one simulation, which cannot start before the deal. Their
    moves are counted by their average length, taken from one game played to the end after each deal.
    """
    pyspiel = load_peer("pyspiel")
    loaded_game = pyspiel.load_game(game)
    search = pyspiel.MCTSBot(
        game=loaded_game,
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=GAMES_A_TIMING, seed=SEED),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=SEED,
        verbose=False,
    )
    generator = random.Random(SEED)
    decisions = chance_moves = 0
    spent = 0.0
    while spent < seconds:
        state = loaded_game.new_initial_state()
        while state.current_player() == OPEN_SPIEL_CHANCE_PLAYER:
            make_chance_move(state, generator)
        start = process_time()
        search.mcts_search(state)
        spent += process_time() - start
        game_decisions, game_chance_moves = play_to_the_end(state, generator)
        decisions += game_decisions * GAMES_A_TIMING
        chance_moves += game_chance_moves * GAMES_A_TIMING
    note = "dealing left out; " + count_both(decisions, chance_moves, spent)
    return Rate(f"OpenSpiel {game} inside C++, after the deal", decisions / spent, note)


def play_to_the_end(state: Any, generator: random.Random) -> tuple[int, int]:
    """Play an OpenSpiel state out at random; the counts of decisions and of chance moves."""
    decisions = chance_moves = 0
    while (player := state.current_player()) >= OPEN_SPIEL_CHANCE_PLAYER:
        if player == OPEN_SPIEL_CHANCE_PLAYER:
            make_chance_move(state, generator)
            chance_moves += 1
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(generator.random() * len(actions))])
            decisions += 1
    return decisions, chance_moves


def make_chance_move(state: Any, generator: random.Random) -> None:
    # Every outcome is as likely in a game of one pack; a weighted draw would only slow OpenSpiel down.
    outcomes = state.chance_outcomes()
    state.apply_action(outcomes[int(generator.random() * len(outcomes))][0])


def count_both(decisions: int, chance_moves: int, spent: float) -> str:
    both = (decisions + chance_moves) / spent
    return f"{decisions:,} decisions, {chance_moves:,} chance moves; {both:,.0f} of both a second"


def rlcard_uno(seconds: float) -> Rate:
    """RLCard's Uno as its environments run it: one step of the game, which also gathers what the next player sees."""
    game = load_peer("rlcard.games.uno").Game()
    game.np_random.seed(SEED)
    generator = random.Random(SEED)
    moves = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        game.init_game()
        while not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(generator.random() * len(actions))])
            moves += 1
    return Rate("RLCard uno", moves / spent, "two players; game.step, which gathers a state")


def rlcard_uno_inside(seconds: float) -> Rate:
    """RLCard's Uno by the round object inside its game, which no caller is meant to use: its best case."""
    game = load_peer("rlcard.games.uno").Game()
    game.np_random.seed(SEED)
    generator = random.Random(SEED)
    moves = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        game.init_game()
        game_round = game.round
        while not game_round.is_over:
            actions = game.get_legal_actions()
            game_round.proceed_round(game.players, actions[int(generator.random() * len(actions))])
            moves += 1
    return Rate("RLCard uno, bare round object", moves / spent, "two players; nothing is gathered")


def pettingzoo_game(name: str, seconds: float) -> Rate:
    """A card game of PettingZoo's own, by its interface, with the wrappers that it comes with."""
    environment = pettingzoo_module(name).env()
    return Rate(f"PettingZoo {name}", steps_by_pettingzoo(environment, seconds), "two players; by its interface")


def pettingzoo_module(name: str) -> Any:
    load_peer("rlcard")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return load_peer(f"pettingzoo.classic.{name}")


def steps_by_pettingzoo(environment: Any, seconds: float) -> float:
    """Steps a second of any environment with PettingZoo's interface, in random legal play; ours is measured so too.

    A step is a decision: looking at the table, choosing, acting. The empty steps after the end are not counted.
    """
    numpy = load_peer("numpy")
    generator = random.Random(SEED)
    steps, start = 0, process_time()
    environment.reset(seed=SEED)
    while (spent := process_time() - start) < seconds:
        environment.reset()
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            legal = numpy.flatnonzero(observation["action_mask"])
            environment.step(int(legal[int(generator.random() * len(legal))]))
            steps += 1
    return steps / spent


def rlcard_environment(name: str, seconds: float) -> Rate:
    """A game of RLCard by its own environment, which encodes what the next player sees."""
    environment = load_peer("rlcard").make(name, config={"seed": SEED})
    generator = random.Random(SEED)
    steps, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        state, _ = environment.reset()
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(generator.random() * len(legal))])
            steps += 1
    return Rate(f"RLCard {name}, environment", steps / spent, "two players; rlcard.make")


def open_spiel_environment(game: str, seconds: float) -> Rate:
    """A game of OpenSpiel by its environment for learners, with the observation of the player to move."""
    environment = load_peer("open_spiel.python.rl_environment").Environment(game)
    generator = random.Random(SEED)
    steps, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        step = environment.reset()
        while not step.last():
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            step = environment.step([legal[int(generator.random() * len(legal))]])
            steps += 1
    return Rate(f"OpenSpiel {game}, environment", steps / spent, "rl_environment; it observes for all players")


def pgx_leduc(seconds: float, batch: int) -> Rate:
    """Pgx's Leduc hold'em: a batch of games, many steps a compiled call, each ended game dealt anew."""
    jax = load_peer("jax")
    environment = load_peer("pgx").make("leduc_holdem")
    step = jax.vmap(load_peer("pgx.experimental").auto_reset(environment.step, environment.init))
    steps = max(1, PGX_MOVES_A_CALL // batch)

    def make_random_moves(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
        states, key = carried
        key, action_key, step_key = jax.random.split(key, 3)
        legal = states.legal_action_mask
        preferences = jax.numpy.where(legal, jax.random.uniform(action_key, legal.shape), -1.0)
        states = step(states, jax.numpy.argmax(preferences, axis=1), jax.random.split(step_key, batch))
        return (states, key), None

    play = jax.jit(lambda carried: jax.lax.scan(make_random_moves, carried, None, length=steps)[0])
    deal_key, play_key = jax.random.split(jax.random.key(SEED))
    first_states = jax.jit(jax.vmap(environment.init))(jax.random.split(deal_key, batch))
    carried = jax.block_until_ready(play((first_states, play_key)))  # compiles, untimed
    moves = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        carried = jax.block_until_ready(play(carried))
        moves += batch * steps
    return Rate("Pgx leduc_holdem", moves / spent, f"batch of {batch}; observations are built")


if __name__ == "__main__":
    sys.exit(main())
