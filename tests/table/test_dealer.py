"""Shuffles: fixed by the seed, fair, and of their own for each deal."""

from collections import Counter

from sny.game.dealer import drawn_seat, new_seed, numbers, shuffled


def test_a_shuffle_is_the_same_on_every_machine() -> None:
    assert shuffled(range(8), "7", 0) == [6, 7, 5, 3, 4, 0, 1, 2]


def test_deals_of_one_seed_differ() -> None:
    assert len({tuple(shuffled(range(20), "7", deal)) for deal in range(50)}) == 50


def test_a_shuffle_keeps_every_card() -> None:
    assert sorted(shuffled([3, 3, 1, 2], "seed", 4)) == [1, 2, 3, 3]


def test_every_order_is_as_likely() -> None:
    """With 24 orders in 24,000 shuffles each should come about 1000 times; 6 standard deviations are 186."""
    orders = Counter(tuple(shuffled(range(4), f"seed {number}", 0)) for number in range(24_000))
    assert len(orders) == 24
    assert all(814 <= count <= 1186 for count in orders.values())


def test_numbers_are_below_their_bound() -> None:
    below = numbers("seed", "test")
    assert {below(5) for _ in range(500)} == {0, 1, 2, 3, 4}
    assert below(1) == 0
    assert {drawn_seat(3, str(seed)) for seed in range(60)} == {0, 1, 2}


def test_new_seeds_are_long_and_differ() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
    assert len(new_seed()) == 32
