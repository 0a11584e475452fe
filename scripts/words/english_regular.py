"""English families whose form alone gives them away: kin, clippings, certain second halves and endings.

What `english_families` finds must also mean related things, and many compounds mean something else than their halves.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from scripts.words.packing import Word
from sny.words.text import spaced

NOUN, VERB = "n", "v"
LEAST_WHOLE = 4
LEAST_BEFORE_HALF = 3
LEAST_DOING = 5
LEAST_IAN = 7
LEAST_RESS = 8
KIN_OPENERS = {"grand": "grand", "gran": "grand", "step": "step", "god": "god", "foster": "foster", "great": "great"}
KIN = spaced(
    "pa ma dad daddy mom mommy mum mummy son daughter child children parent mother father sister brother nephew niece "
    "uncle aunt kid kids baby"
)
CLIPPED = {"heli": "helicopter", "moto": "motor", "choco": "chocolate"}
CLIPPED_ENDS = tuple(spaced("pad port deck drome lift borne plane cross cade holic"))
CERTAIN_ENDS = spaced("arium isation ization ification oid ologist ology aholic escent iasis istry osphere ometer")
CERTAIN_HALVES = spaced(
    "borne bumps buyer cakes children farer faring flakes gazer gazing goer goers hearted jamb kerchief kids monger "
    "muffs nog out over phone phones plugs rending ridden seeker sick sleeves sore sores trotting up wares wax weed "
    "wright"
)
# The suffix -le makes no new words, so these are those that it has made and that people still hear.
OLD_SUFFIX = (
    "handle hand, sparkle spark, crackle crack, crumble crumb, prickle prick, spindle spin, girdle gird, nozzle nose, "
    "nuzzle nose, nestle nest, thimble thumb, trample tramp, sniffle sniff, snuffle snuff, dazzle daze, curdle curd, "
    "suckle suck, speckle speck, jiggle jig, throttle throat, straddle stride"
)
BEFORE_OLD_SUFFIX = dict(pair.split() for pair in OLD_SUFFIX.split(", "))


def regular_parents(words: Iterable[Word]) -> dict[str, list[str]]:
    """What each word is made of, as far as its form alone says so."""
    kinds: dict[str, set[str]] = defaultdict(set)
    for name, kind in words:
        kinds[name].add(kind)
    found = {name: [base for base in dict.fromkeys(bases(name, kinds)) if base in kinds] for name in sorted(kinds)}
    return {name: made_of for name, made_of in found.items() if made_of}


def bases(name: str, kinds: dict[str, set[str]]) -> Iterator[str]:
    if name in BEFORE_OLD_SUFFIX:
        yield BEFORE_OLD_SUFFIX[name]
    for opener, whole in KIN_OPENERS.items():
        if name.startswith(opener) and name.removeprefix(opener) in KIN:
            yield from (whole, name.removeprefix(opener))
    if name.endswith("ress") and len(name) >= LEAST_RESS:
        yield from (name.removesuffix("ress") + end for end in ("er", "or"))  # huntress, hunter
    if name.endswith("ian") and len(name) >= LEAST_IAN:
        yield name.removesuffix("ian") + "y"  # librarian, library
    for clipped, whole in CLIPPED.items():
        if name.startswith(clipped) and name.removeprefix(clipped).startswith(CLIPPED_ENDS):
            yield whole
    for end in range(LEAST_BEFORE_HALF, len(name) - 1):
        first, second = name[:end], name[end:]
        if NOUN in kinds.get(first, ()):
            if second in CERTAIN_HALVES or (end >= LEAST_WHOLE and is_doing(second, kinds)):
                yield from (first, second)
            elif end >= LEAST_WHOLE and second in CERTAIN_ENDS:
                yield first


def is_doing(second: str, kinds: dict[str, set[str]]) -> bool:
    """beach-comber, short-coming: one who does, or what is done, to or by the first half."""
    if len(second) < LEAST_DOING or NOUN not in kinds.get(second, ()):
        return False
    stem = second.removesuffix("er").removesuffix("ing")
    verbs = (stem, stem + "e", stem[:-1] if stem[-2:-1] == stem[-1:] else stem)
    return stem != second and any(VERB in kinds.get(verb, ()) for verb in verbs)
