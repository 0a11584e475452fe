"""Polish: which words share a root.

A root is found by stems: the word and its inflected forms less their endings, with the usual alternations
(kot: kot-, koc-; las: las-, les-, leś-). A clue has the root when it is such a stem, with or without a prefix, followed
by nothing but known suffixes and endings (kot-ek, bez-dom-ny), or a compound of it (gwiazd-o-zbiór).
"""

import re
from collections.abc import Collection, Iterable

from sny.words.text import spaced

ENDINGS = spaced(
    "owie owi ów iów om iom ami iami mi ach iach ech em iem im ym imi ymi ego iego emu iemu ej iej a ą e ę i y o u ia "
    "ie ią ię io iu ć ł ła ło łem łam ły li ąc ący ąca ące sz my cie ją je jesz jemy jecie uj ujący w ąć nąć ął ęła "
    "ęło ęli nie"
)
SUFFIXES = spaced(
    "aż ażow olog ologi ologiczn tw ada ostw ek eczek k czk ik iczek iczk ycz yczk yk ak iak acz aczk eczk uszek uszk "
    "uś usi usz ulek ulk unia uni eńk eniek enk isk ysk iszcz yszcz in yn ini inn yni ic yc iczn yczn ist yst ian an "
    "ań eń ani eni enie anie on ąt ątk ęt ęci ięc ęc ięt ąc ow ew n ni ń sk ck ńsk dzk ość ości oś arz arni arn "
    "ark arstw arsk ar er or owal alni aln eln nik nic niczk nictw stw ctw izm yzm izn yzn ost at ast iast iat owat "
    "awk ówk ówn ówek ówecz owc owiec own ownik ownic owicz owisk ec iec c czy cz szcz owa ywa iwa a i y ną nę nię "
    "ator acj yjn ut ur ór iw liw aw law iow ątecz ęcy et etk ot ok ocz aj uj yjk ij isz ysz id yd al el ul as us oń "
    "uń ynk ink yneczk ineczk nin anin anink ansk ańsk eńsk ejsk ijsk yjsk j jn"
)
PREFIXES = spaced(
    "pół przeciw arch archi trój dwu jedno wielo elektro nieo bez między mikro mini nad naj na nie obe ob ode od o "
    "pod pode po pra prze przed przy roz roze super śród u wice współ wy wz za ze z s w do anty arcy eks pseudo ultra "
    "mega auto"
)
FIRM_PREFIXES = ("bez", "nad", "pod", "przed", "przy", "mini", "super", "anty", "pra", "śród", "między")


def either(parts: Iterable[str]) -> str:
    return f"(?:{'|'.join(sorted(set(parts), key=len, reverse=True))})"


TAIL = re.compile(f"{either(SUFFIXES)}{{0,4}}{either(ENDINGS)}?")
SHORT_TAIL = re.compile(f"{either(SUFFIXES)}{{0,2}}{either(ENDINGS)}?")
ADJECTIVE = re.compile(
    "(?:(?:ow|n|sk|ck|owsk|yst|ist|owat)(?:y|i|a|e|ą|ego|emu|ej|ym|im|ymi|imi|ie|iej|iego|iemu)|nik|nica|ni|owość|ność)"
)
PREFIX = re.compile(either(PREFIXES))
VOWELS = "aąeęioóuy"
SHORT = 3  # stems up to this length take no loose prefixes and no compounds by rule

# The last consonants of a stem as derivation softens them: ręka, rączka; noga, nożny; mucha, muszka.
SOFTENED = (
    "sł śl, zd źdz, zd żdż, st ści, st szcz, sn śni, sk szcz, ck cz, k cz, g ż, ch sz, ch ś, h sz, r rz, ł l, t c, "
    "d dz, d dź, t ć, c cz, z ż, z ź, s ś, n ń"
)
HARDENED = "ść st, ść śc, ń n, ć t, ć c, ź z, ś s, dź d, rz r, l ł"
SWAPPED = (("ó", "o"), ("o", "ó"), ("ą", "ę"), ("ę", "ą"))
FLEETING = re.compile(r"(?<=[^aąeęioóuy])i?e([^aąeęioóuy]{1,2})$")


def stems(forms: Collection[str]) -> frozenset[str]:
    """The stems of a word, from as many of its inflected forms as are known."""
    found = {without_ending(form) for form in forms}
    if len(forms) == 1:  # no forms are known: guess what declension would do
        found |= {FLEETING.sub(r"\1", stem) for stem in found}
        found |= {stem[: -len(old)] + new for stem in found for old, new in pairs(HARDENED) if stem.endswith(old)}
    found |= {swap(stem, old, new) for stem in found for old, new in SWAPPED}
    found |= {stem[: -len(old)] + new for stem in found for old, new in pairs(SOFTENED) if stem.endswith(old)}
    return frozenset(stem for stem in found if len(stem) > 1)


def pairs(text: str) -> list[tuple[str, str]]:
    return [(old, new) for old, new in (pair.split() for pair in text.split(", "))]


def without_ending(form: str) -> str:
    for ending in NOUN_ENDINGS:
        if form.endswith(ending) and len(form) - len(ending) >= SHORT:
            return form[: -len(ending)]
    return form


NOUN_ENDINGS = sorted(
    spaced("iami iach iowi iom iów iem ami ach owi owie om ów em ech mi ia ie io iu ią ię a ą e ę i o u y um"),
    key=len,
    reverse=True,
)


def swap(stem: str, old: str, new: str) -> str:
    """The last such vowel of the stem changed: it alternates next to the ending."""
    place = stem.rfind(old)
    return (
        stem[:place] + new + stem[place + 1 :]
        if place >= 0 and not any(letter in VOWELS for letter in stem[place + 1 :])
        else stem
    )


def guessed_forms(name: str) -> set[str]:
    """The forms of a word that no table knows: its stems with the endings of nouns."""
    bare = {without_ending(name), FLEETING.sub(r"\1", name)}
    bare |= {swap(stem, old, new) for stem in bare for old, new in SWAPPED}
    soft = {stem[: -len(old)] + new for stem in bare for old, new in pairs(SOFTENED) if stem.endswith(old)}
    return (
        {name}
        | {stem + ending for stem in bare for ending in NOUN_ENDINGS}
        | {stem + ending for stem in soft for ending in ("e", "ie", "i", "y")}
    )


def has_root(clue: str, word_stems: Iterable[str]) -> int:
    """How many letters of the clue the longest such stem explains; 0 when the clue has another root."""
    return max((len(stem) for stem in word_stems if stem in clue and stem_explains(clue, stem)), default=0)


def stem_explains(clue: str, stem: str) -> bool:
    place = clue.find(stem)
    head, tail = clue[:place], clue[place + len(stem) :]
    if len(stem) < SHORT:
        return not head and tail in ENDINGS
    if len(stem) == SHORT:
        return (
            bool(SHORT_TAIL.fullmatch(tail)) if not head else head in FIRM_PREFIXES and bool(ADJECTIVE.fullmatch(tail))
        )
    if not head:
        return bool(TAIL.fullmatch(tail)) or compound_tail(tail)
    if PREFIX.fullmatch(head):
        return bool(TAIL.fullmatch(tail))
    return (
        len(stem) > SHORT + 1
        and len(head) > SHORT
        and head[-1] == "o"
        and stem[0] not in VOWELS
        and bool(TAIL.fullmatch(tail))
    )


def compound_tail(tail: str) -> bool:
    return len(tail) > 4 and tail[0] == "o" and any(letter in VOWELS for letter in tail[1:])
