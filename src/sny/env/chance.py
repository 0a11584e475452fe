"""Randomness for simulated games: fast, seeded, the same in both engines. Real tables are dealt by `sny.game.dealer`.

A linear congruential generator of 63 bits, of which the upper 32 are used: its next number costs one multiplication,
and shuffling is what costs most in a simulated game.
"""

MASK = (1 << 63) - 1
FACTOR = 6364136223846793005 - (1 << 63)  # negative; see `following`
STEP = 1442695040888963407
FRACTION = (1 << 32) - 1


def seed_chance(chance: list[int], seed: int) -> None:
    """Start a generator, a list of one number, from any whole number."""
    chance[0] = seed & MASK
    for _ in range(4):
        chance[0] = following(chance[0] ^ chance[0] >> 29)


def started(seed: int) -> int:
    """The number with which a generator starts from a seed."""
    chance = [0]
    seed_chance(chance, seed)
    return chance[0]


def below(chance: list[int], bound: int) -> int:
    """A number from 0 to bound - 1."""
    chance[0] = following(chance[0])
    return share_of(chance[0], bound)


def shuffle(chance: list[int], cards: list[int], count: int) -> None:
    """Put the first cards in random order, by Fisher and Yates. Each number gives two places: what is left of it after
    the first is a fraction too, and fine enough."""
    current = chance[0]
    for last in range(count - 1, 0, -2):
        current = following(current)
        shared = (current >> 31) * (last + 1)
        swap(cards, last, shared >> 32)
        swap(cards, last - 1, (shared & FRACTION) * last >> 32)
    chance[0] = current


def swap(cards: list[int], place: int, other: int) -> None:
    kept = cards[place]
    cards[place] = cards[other]
    cards[other] = kept


def following(current: int) -> int:
    """The next number of the generator. Compiled multiplication wraps, and the mask makes both engines agree.

    The compiler takes for granted that signed numbers do not overflow. Were all of them positive, it would conclude
    that the result is so too, leave out the mask where two calls follow each other, and hand out negative numbers. With
    a negative factor it cannot tell.
    """
    return (current * FACTOR + STEP) & MASK


def share_of(current: int, bound: int) -> int:
    return ((current >> 31) * bound) >> 32
