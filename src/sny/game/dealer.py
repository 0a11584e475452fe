"""The dealer: shuffles that follow from a seed, fair and the same on every machine.

Randomness comes from SHA-256 in counter mode and numbers are drawn without bias, so with the seed every deal can be
checked, and without it none can be predicted. Each deal has a stream of its own: a game that is loaded continues with
the deals that it would have had.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from secrets import token_hex

from sny.errors import OptionError

# By bound: the bytes below this fall on each number below the bound equally often; the others are passed over.
UNBIASED = (0, *(256 - 256 % bound for bound in range(1, 257)))


def new_seed() -> str:
    return token_hex(16)


def check_seed(seed: str) -> None:
    if seed != seed.strip() or not seed or not seed.isprintable():
        raise OptionError("seed", f"{seed!r} is not allowed; give a number or one line of text")


def shuffled(cards: Sequence[int], seed: str, deal: int) -> list[int]:
    """The cards in the order of the seed's deal of that number, by Fisher and Yates."""
    order, last = list(cards), len(cards) - 1
    for byte in stream_of_bytes(seed, f"deal {deal}"):
        if last <= 0:
            break
        if byte < UNBIASED[last + 1]:
            other = byte % (last + 1)
            order[last], order[other] = order[other], order[last]
            last -= 1
    return order


def drawn_seat(players: int, seed: str) -> int:
    """Who starts, if drawn at random."""
    return numbers(seed, "first player")(players)


def numbers(seed: str, purpose: str) -> Callable[[int], int]:
    """A function that draws unbiased numbers below a bound of at most 256."""
    stream = stream_of_bytes(seed, purpose)
    return lambda bound: next(byte for byte in stream if byte < UNBIASED[bound]) % bound


def stream_of_bytes(seed: str, purpose: str) -> Iterator[int]:
    block = 0
    while True:
        yield from sha256(f"sny\n{seed}\n{purpose}\n{block}".encode()).digest()
        block += 1
