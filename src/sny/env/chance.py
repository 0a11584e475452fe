"""Chance for simulated games: fast, seeded, the same in both engines. Real tables are dealt by `sny.table.dealer`."""

MASK = 0xFFFFFFFF


def seed_chance(chance: list[int], seed: int) -> None:
    """Start the generator (sfc32) from a seed below 2**63."""
    chance[0] = seed & MASK
    chance[1] = seed >> 32
    chance[2] = 0
    chance[3] = 1
    for _ in range(12):
        below(chance, 2)


def below(chance: list[int], bound: int) -> int:
    """A number from 0 to bound - 1. No intermediate reaches 2**63, so both engines agree."""
    first, second, third, counter = chance[0], chance[1], chance[2], chance[3]
    mixed = (first + second + counter) & MASK
    chance[0] = second ^ (second >> 9)
    chance[1] = (third + (third << 3)) & MASK
    chance[2] = (((third << 21) & MASK | third >> 11) + mixed) & MASK
    chance[3] = (counter + 1) & MASK
    return (mixed * bound) >> 32


def shuffle(chance: list[int], cards: list[int], count: int) -> None:
    for last in range(count - 1, 0, -1):
        other = below(chance, last + 1)
        kept = cards[last]
        cards[last] = cards[other]
        cards[other] = kept
