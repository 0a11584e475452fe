"""The dealer: shuffles that follow from a seed, fair and the same on every machine.

Chance comes from SHA-256 in counter mode and numbers are drawn without bias, so whoever knows the seed can check every
deal, and whoever does not can foretell none. Each deal has a stream of its own: a game that is loaded goes on with the
deals that it would have had.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from secrets import token_hex

from sny.errors import OptionError


def new_seed() -> str:
    return token_hex(16)


def check_seed(seed: str) -> None:
    if seed != seed.strip() or not seed or not seed.isprintable():
        raise OptionError("seed", f"{seed!r} is not allowed; give a number or one line of text")


def shuffled(cards: Sequence[int], seed: str, deal: int) -> list[int]:
    """The cards in the order of the seed's deal of that number, by Fisher and Yates."""
    order, below = list(cards), numbers(seed, f"deal {deal}")
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def drawn_seat(players: int, seed: str) -> int:
    """Who starts, when chance decides."""
    return numbers(seed, "first player")(players)


def numbers(seed: str, purpose: str) -> Callable[[int], int]:
    """A function that gives fair numbers below a bound of at most 256."""
    stream = stream_of_bytes(seed, purpose)

    def below(bound: int) -> int:
        unbiased = 256 - 256 % bound
        return next(byte for byte in stream if byte < unbiased) % bound

    return below


def stream_of_bytes(seed: str, purpose: str) -> Iterator[int]:
    block = 0
    while True:
        yield from sha256(f"sny\n{seed}\n{purpose}\n{block}".encode()).digest()
        block += 1
