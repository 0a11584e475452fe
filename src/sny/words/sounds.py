"""How words sound: a short code a word, equal for words that sound alike (KRA-C3)."""

import re
from functools import lru_cache


def table(text: str) -> list[tuple[re.Pattern[str], str]]:
    """Each line holds a pattern and what it becomes; a dash stands for nothing."""
    lines = [line.split() for line in text.strip().splitlines()]
    return [(re.compile(pattern), sound.replace("-", "")) for pattern, sound in lines]


# Capital letters stand for sz S, ż Z, cz C, dż J, ś X, ź V, ć T, dź D, dz K, ń N, ł W.
POLISH_SOUNDS = table(r"""
    ó u
    ch h
    qu kw
    v w
    x ks
    ph f
    sh S
    ł W
    dż|drz J
    trz C
    dź|dzi(?=[aąeęouy]) D
    dzi Di
    dz K
    sz S
    cz C
    rz|ż Z
    ć|ci(?=[aąeęouy]) T
    ci Ti
    ś|si(?=[aąeęouy]) X
    si Xi
    ź|zi(?=[aąeęouy]) V
    zi Vi
    ń|ni(?=[aąeęouy]) N
    ni Ni
    (?<=[^aąeęiouy])i(?=[aąeęouy]) j
    ą(?=[pb])|ą$ om
    ą(?=[lW]) o
    ą on
    ę(?=[pb]) em
    ę(?=[lW])|ę$ e
    ę en
    N(?=[TDCJSZXV]) n
    (?<=[ptkcfshSCTX])Z S
    (?<=[ptkcfshSCTX])w f
    (.)\1 \1
""")
VOICED = "bdgzwZVJDK"
VOICELESS = "ptksfSXCTc"
DEVOICED = str.maketrans(VOICED, VOICELESS)
SIBILANTS = str.maketrans("SXCT", "sscc")  # sz ś, cz ć

ENGLISH_SOUNDS = table(r"""
    ^kn|^gn n
    ^wr r
    ^wh w
    ^ps s
    mb$ m
    ph f
    tch|ch C
    sh S
    th T
    igh Ie
    ck|q k
    x ks
    c(?=[eiy]) s
    c k
    dge|g(?=[ey])|j J
    (?<=.)gh -
    (?<=[^aeiou])([aeiou])([^aeiou])e$ \1:\2
    ea|ee|ie|ei i:
    ai|ay|ey a:
    oa|oe|ow$ o:
    oo|ou|ue|ew u:
    Ie i:
    aw|au O
    y i
    z s
    (.)\1 \1
""")


def polish_sound(word: str) -> str:
    for pattern, sound in POLISH_SOUNDS:
        word = pattern.sub(sound, word)
    return assimilated(word)


def assimilated(sounds: str) -> str:
    """A voiced consonant at the end or before a voiceless one loses its voice: kod, kot; łyżka, łyszka."""
    heard: list[str] = []
    for sound in reversed(sounds):
        if sound in VOICED and (not heard or heard[-1] in VOICELESS or heard[-1] == "h"):
            sound = sound.translate(DEVOICED)
        heard.append(sound)
    return re.sub(r"(.)\1", r"\1", "".join(reversed(heard)))


def polish_alike(first: str, second: str) -> bool:
    """The same sounds up to voicing, and up to s/sz/ś, c/cz/ć, z/ż/ź."""
    return bare_sound(first) == bare_sound(second)


@lru_cache(maxsize=4096)
def bare_sound(word: str) -> str:
    return polish_sound(word).translate(DEVOICED).translate(SIBILANTS)


def english_sound(word: str) -> str:
    """A rough code of the spelling, for words that no pronunciation table knows."""
    for pattern, sound in ENGLISH_SOUNDS:
        word = pattern.sub(sound, word)
    return word
