"""Observations and actions counted from the looking seat."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import sny
from sny.env import pettingzoo
from sny.env.batch import Batch
from sny.env.facing import Facing, facing_digest, facing_name
from sny.env.gymnasium import BatchEnv, TableEnv
from sny.rules.catalogue import CARD_GAMES, card_rules_of
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import HIDDEN, NOTHING, SPECTATOR
from sny.rules.kit.notation import action_texts
from sny.rules.kit.sight import view
from tests.random_games import played, random_design, random_options

# A trained policy relies on these. When one changes, raise the version in sny.env.facing and pin the new digest.
DIGESTS = {
    "sen-facing-v1": "5123b2ea34be9918",
    "smoki-facing-v1": "6d8281f27aa57f83",
    "koty-facing-v1": "98ff4055770b920b",
}
TABLES = [
    (game, players)
    for game in CARD_GAMES
    for players in range(card_rules_of(game).DATA["players"][0], card_rules_of(game).DATA["players"][1] + 1)
]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


@pytest.mark.parametrize("game", CARD_GAMES)
def test_a_space_changes_only_with_its_version(game: str) -> None:
    assert {facing_name(game): facing_digest(game)}.items() <= DIGESTS.items()


# Bounds, and columns that never change


@every_table
def test_every_column_changes_and_stays_within_its_bounds(game: str, players: int) -> None:
    facing, chance = Facing(card_rules_of(game), players), Random(players)
    least, most = facing.most.copy(), facing.least.copy()
    for rows in (*rows_of_movers(game, players, chance), *rows_of_all_seats(facing, game, players, chance)):
        assert (rows >= facing.least).all()
        assert (rows <= facing.most).all()
        least, most = np.minimum(least, rows.min(0)), np.maximum(most, rows.max(0))
    names = np.repeat([part.name for part in facing.parts], [part.length for part in facing.parts])
    assert names[least == most].tolist() == []


def rows_of_movers(game: str, players: int, chance: Random) -> Iterator[NDArray[np.int32]]:
    """What the seats to move see in many games with random options, where each seat likes and shuns some actions."""
    for number, options in enumerate(random_tables(game, players, chance, 60 if players == 2 else 30)):
        batch = Batch(game, games=64, players=players, seed=number, observations="facing", **options)
        whims, games = np.random.default_rng(number), np.arange(64)
        likes = whims.choice([0.02, 1.0, 6.0], (64, players, batch.rules.ACTIONS))
        for action, text in action_texts(batch.rules).items():
            if text.startswith("attack"):
                likes[:, ::2, action] *= 50.0  # so that a hand comes to three cards that all saw an owl take
            if text in ("defend owl", "exchange"):
                likes[:, 1::2, action] = 100.0 if text == "defend owl" else 0.01
        for _ in range(200):
            weights = batch.mask * likes[games, batch.seats]
            batch.step((weights * whims.random(weights.shape)).argmax(1))
            yield batch.observations()


def rows_of_all_seats(facing: Facing, game: str, players: int, chance: Random) -> Iterator[NDArray[np.int32]]:
    """What each seat sees in the midst of whole games and at their ends, whoever is to move."""
    for number, options in enumerate(random_tables(game, players, chance, 200 if players == 2 else 100)):
        made = sny.new(game, players, number, **options)
        for count, _ in enumerate(played(made, chance)):
            if count % 10 == 0:
                yield seen_by_all(facing, made)
        yield seen_by_all(facing, made)


def seen_by_all(facing: Facing, game: sny.CardGame) -> NDArray[np.int32]:
    return np.array([facing.row(game.seen(seat), seat) for seat in range(game.players)])


def random_tables(game: str, players: int, chance: Random, count: int) -> Iterator[dict[str, Any]]:
    """Options and decks of many tables; every other deck is small, so that piles run out."""
    rules = card_rules_of(game)
    changed = rules.DATA["option"]["deck"]["counts"]
    for number in range(count):
        options = random_options(game, players, chance) | random_design(game, chance)
        if number % 2:
            options["deck"] = dict.fromkeys(changed, 1 + number // 2 % 3)
            if night := rules.DATA["option"].get("night"):
                options["night"] = night["counts"]
        try:
            sny.new(game, players, 1, **options)
        except sny.OptionError:  # too few cards for such a table
            continue
        yield options


# From each seat


@every_table
def test_the_looking_seat_stands_first_and_nothing_tells_who_it_is(game: str, players: int) -> None:
    """A table turned by some seats looks to the turned seat just as it did, and its actions have the same numbers."""
    rules, chance = card_rules_of(game), Random(players)
    facing = Facing(rules, players)
    for number in range(10):
        made = sny.new(game, players, number, **random_options(game, players, chance))
        for count, (mover, _) in enumerate(played(made, chance)):
            if count % 10:
                continue
            by = chance.randrange(players)
            turned = turned_table(rules, made.state, by)
            for seat in range(players):
                other = (seat - by) % players
                assert (facing.row(made.seen(seat), seat) == facing.row(view(rules, turned, other), other)).all()
            other = (mover - by) % players
            assert own_numbers(rules, facing, made.state, mover) == own_numbers(rules, facing, turned, other)


def turned_table(rules: Rules, state: Any, by: int) -> Any:
    """The same table with its seats counted from another one."""
    turned, players = state.copy(), state.players
    for name, field in rules.Layout.fields.items():
        value = getattr(state, name)
        if field.filled[:1] == ("players",):
            value = [*value[by:players], *value[:by], *value[players:]]
        if field.reading == "seat" and value != NOTHING:
            value = (value - by) % players
        elif field.reading == "seats":
            value = [[turned_set(seats, by, players) for seats in row] for row in value]
        setattr(turned, name, value)
    return turned


def turned_set(seats: int, by: int, players: int) -> int:
    turned = seats & 1 << SPECTATOR
    for seat in range(players):
        turned |= (seats >> seat & 1) << (seat - by) % players
    return turned


def own_numbers(rules: Rules, facing: Facing, state: Any, seat: int) -> list[int]:
    actions = [0] * rules.ACTIONS
    return sorted(facing.faced[seat, actions[: rules.legal(state, seat, actions)]].tolist())


@every_table
def test_two_seats_see_the_same_but_cards_that_one_of_them_may_not_know(game: str, players: int) -> None:
    rules, chance = card_rules_of(game), Random(players)
    facing, hidden = Facing(rules, players), 0
    for number in range(10):
        made = sny.new(game, players, number, **random_options(game, players, chance))
        for count, _ in enumerate(played(made, chance)):
            if count % 10:
                continue
            pair = chance.sample(range(players), 2)
            one, other = (facing.row(made.seen(seat), seat) for seat in pair)
            for part in facing.parts:
                field = rules.Layout.fields.get(part.name)
                columns = slice(part.start, part.start + part.length)
                first, second = (
                    turned_back(part.shape, field, row[columns], seat, players)
                    for row, seat in zip((one, other), pair, strict=True)
                )
                differs = first != second
                hidden += int(differs.sum())
                assert not differs.any() or (field is not None and field.reading == "card" and not field.sight)
                assert (np.minimum(first, second)[differs] == HIDDEN).all()
    assert hidden


def turned_back(shape: tuple[int, ...], field: Any, numbers: Any, seat: int, players: int) -> Any:
    """A part of a row as the table counts seats."""
    numbers = numbers.reshape(shape)
    if field is not None and field.filled[:1] == ("players",):
        numbers = np.roll(numbers, seat, axis=0)
    if field is not None and field.reading == "seat":
        numbers = np.where(numbers == NOTHING, NOTHING, (numbers + seat) % players)
    if field is not None and field.reading == "seats":
        told = sum((numbers >> step & 1) << (step + seat) % players for step in range(players))
        numbers = told | (numbers >> players & 1) << SPECTATOR
    return numbers


# Compiled and plain


@every_table
def test_compiled_rows_and_masks_are_those_of_plain_python(game: str, players: int) -> None:
    rules, chance = card_rules_of(game), Random(players)
    facing = Facing(rules, players)
    for number, options in enumerate(random_tables(game, players, chance, 6)):
        batch = Batch(game, games=16, players=players, seed=number, observations="facing", **options)
        for _ in range(40):
            batch.step(batch.random_actions())
            rows = batch.observations()
            for row, record, state, seat, mask in zip(
                rows, batch.views, batch.states, batch.seats.tolist(), batch.mask, strict=True
            ):
                whole = rules.Layout.load(state.tobytes())
                seen = view(rules, whole, seat)
                assert seen.save() == record.tobytes()
                assert row.tobytes() == facing.row(seen, seat).tobytes()
                assert np.flatnonzero(mask).tolist() == own_numbers(rules, facing, whole, seat)


@pytest.mark.parametrize("game", CARD_GAMES)
def test_actions_of_the_looking_seat_are_those_of_the_table(game: str) -> None:
    facing = Batch(game, games=32, players=3, seed=4, observations="facing")
    columns = Batch(game, games=32, players=3, seed=4)
    assert facing.facing is not None
    whims = np.random.default_rng(4)
    for _ in range(200):
        chosen = (facing.mask * whims.random(facing.mask.shape)).argmax(1)
        columns.step(facing.facing.numbers(chosen, facing.seats))
        facing.step(chosen)
        assert facing.states.tobytes() == columns.states.tobytes()


# Environments


@pytest.mark.parametrize("game", CARD_GAMES)
def test_pettingzoo_shows_what_the_batch_does(game: str) -> None:
    env = pettingzoo.raw_env(game, players=3, observations="facing")
    rules, facing = env.rules, Facing(card_rules_of(game), 3)
    env.reset(seed=5)
    assert env.metadata["name"] == facing_name(game).replace("-", "_")
    chance, moves = Random(5), 0
    while env.agents and not any(env.terminations.values()) and moves < 300:
        state = rules.Layout.load(env._state[0].tobytes())
        mover = env.possible_agents.index(env.agent_selection)
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            assert (seen["observation"] == facing.row(view(rules, state, seat), seat)).all()
            assert seen["action_mask"].any() == (seat == mover)
        assert env.state_space.contains(env.state())
        assert (env.state() == facing.row(state, mover)).all()
        mask = env.infos[env.agent_selection]["action_mask"]
        assert np.flatnonzero(mask).tolist() == own_numbers(rules, facing, state, mover)
        env.step(int(chance.choice(np.flatnonzero(mask))))
        moves += 1
    assert moves


def test_an_illegal_action_is_told_in_the_numbers_of_the_agent() -> None:
    env = pettingzoo.raw_env("koty", players=2, observations="facing")
    env.reset(seed=1)
    for illegal in (-1, env.rules.ACTIONS, int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])):
        with pytest.raises(sny.IllegalAction, match=f"may not play '{illegal}'"):
            env.step(illegal)


@pytest.mark.parametrize(("game", "players"), [("sen", 2), ("smoki", 3), ("koty", 4)])
def test_a_learner_meets_bots_that_know_nothing_of_it(game: str, players: int) -> None:
    """The same games as with columns, action by action."""
    tables = {
        kind: TableEnv(game, players=players, bots="random", seat=players - 1, observations=kind)
        for kind in ("columns", "facing")
    }
    facing, chance = Facing(card_rules_of(game), players), Random(1)
    infos = {kind: env.reset(seed=3)[1] for kind, env in tables.items()}
    result: list[Any] = [0.0, False, False]
    while not (result[1] or result[2]):
        action = int(chance.choice(np.flatnonzero(infos["facing"]["action_mask"])))
        observation, *result, infos["facing"] = tables["facing"].step(action)
        assert tables["facing"].observation_space.contains(observation)
        _, *expected, infos["columns"] = tables["columns"].step(facing.number(action, players - 1))
        assert result == expected


def test_the_last_row_of_a_game_faces_whoever_moved_last() -> None:
    envs = BatchEnv("smoki", num_envs=16, players=2, observations="facing")
    observations, info = envs.reset(seed=3)
    facing, rules, ended = Facing(card_rules_of("smoki"), 2), card_rules_of("smoki"), 0
    chance = np.random.default_rng(1)
    for _ in range(400):
        assert envs.observation_space.contains(observations)
        before, moved = envs.batch.states.copy(), info["seat"]
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        observations, _, terminated, _, info = envs.step(actions)
        for game in np.flatnonzero(terminated):
            ended += 1
            state, seat = rules.Layout.load(before[game].tobytes()), int(moved[game])
            rules.play(state, seat, facing.number(int(actions[game]), seat))
            assert (info["final_obs"][game] == facing.row(view(rules, state, seat), seat)).all()
    assert ended


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(sny.OptionError, match="choose columns or facing"):
        Batch("sen", games=1, observations="pictures")
    with pytest.raises(sny.OptionError, match="not allowed on a GPU"):
        Batch("sen", games=1, device="cuda", observations="facing")
